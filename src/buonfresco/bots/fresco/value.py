"""What a position is worth to each seat when a round begins: features, weighted by how far the game is, and what
modules say that their things are worth (``Worth.holdings``), each times a factor.

Weights and factors come from games (``buonfresco tune``) and lie in ``values.json``, with how they were found.
"""

from __future__ import annotations

import math
from typing import Final

from buonfresco.bots.fresco.files import values
from buonfresco.bots.fresco.stocks import Stocks, stock_worth, tiles_left
from buonfresco.games.fresco.game import Fresco
from buonfresco.games.fresco.paints import BASIC, BLENDED, PURPLE
from buonfresco.games.fresco.worth import Holdings, rounds_left

FEATURES: Final = (
    "Thalers",
    "Thalers short",
    "basic paints",
    "blended paints",
    "worth of paints",
    "best restoration",
    "second restoration",
    "mood",
    "high mood",
    "income to come",
    "kinds of blended paints",
    "purple",
)
RESERVE: Final = 6  # so many Thalers are wanted for the next market
GOOD_MOOD: Final = 2
LAST_SPREAD: Final = 0.7  # points: what decides when all is scored
STAGES: Final = 5  # the final round, then by fresco tiles that are left


def stage(w: Fresco) -> int:
    if w.s.final:
        return 0
    left = tiles_left(w.s)
    return 1 if left <= 9 else 2 if left <= 13 else 3 if left <= 18 else 4


def features(w: Fresco, seat: int, stocks: Stocks, where: list[int]) -> list[float]:
    s = w.s
    stock, thalers, mood = s.paints[seat], s.thalers[seat], s.mood[seat]
    gains = stocks.gains(stock, where, s.bishop, thalers > 0, s.final, 0.0, 2, 1)
    first = gains[1] if len(gains) > 1 else 0.0
    second = gains[2] - first if len(gains) > 2 else 0.0
    basic = blended = kinds = 0
    for paint in BASIC:
        basic += stock[paint]
    for paint in BLENDED:
        blended += stock[paint]
        kinds += 1 if stock[paint] else 0
    return [
        float(thalers),
        float(max(0, RESERVE - thalers)),
        float(basic),
        float(blended),
        stock_worth(stock),
        first,
        second,
        float(min(mood, GOOD_MOOD)),
        float(max(0, mood - GOOD_MOOD)),
        s.owner.count(seat) * rounds_left(w),
        float(kinds),
        float(stock[PURPLE]),
    ]


Weights = tuple[list[list[float]], dict[str, float]]  # of features by stage; factors of what modules say, by name


def weights_for(players: int) -> Weights:
    """Those of four, if there are none for so many."""
    found = values()
    key = str(players) if str(players) in found["weights"] else "4"
    return found["weights"][key], found["factors"][key]


class Value:
    """What seats may hope for, with the things of the modules in play."""

    __slots__ = ("holdings", "stages", "stocks")

    def __init__(self, stocks: Stocks, weights: Weights) -> None:
        self.stocks = stocks
        self.stages, factors = weights
        self.holdings: list[tuple[Holdings, float]] = []
        for module in stocks.rules.modules:
            if module.worth.holdings is not None:
                self.holdings.append((module.worth.holdings, factors.get(module.key, 1.0)))

    def hopes(self, w: Fresco) -> list[float]:
        """The points each seat may end with, less what is still to come for all alike."""
        s, seats = w.s, w.r.seats
        if w.over:
            return [float(space) for space in s.track[:seats]]
        row = self.stages[stage(w)]
        where = self.stocks.places(s)
        found: list[float] = []
        for seat in range(seats):
            total = float(max(0, s.track[seat]))
            for weight, feature in zip(row, features(w, seat, self.stocks, where), strict=True):
                total += weight * feature
            for held, factor in self.holdings:
                total += factor * held(w, seat)
            found.append(total)
        return found

    def chance(self, w: Fresco, seat: int) -> float:
        """To win, about."""
        hopes = self.hopes(w)
        wide = LAST_SPREAD if w.over else spread(w)
        total = 0.0
        for hope in hopes:
            total += math.exp(min(50.0, (hope - hopes[seat]) / wide))
        return 1.0 / total


def spread(w: Fresco) -> float:
    """How many points what is still to come may well change."""
    return 3.0 + 0.35 * max(0, tiles_left(w.s) - 6)


def slope(w: Fresco) -> float:
    """What a point more does to the chance to win, among equals."""
    even = 1.0 / w.r.seats
    return even * (1.0 - even) / spread(w)
