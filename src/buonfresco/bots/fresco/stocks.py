"""What a stock of paints can restore, and what it is worth: tables of one configuration, filled as they are met."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.actions import RESTORE, restore
from buonfresco.games.fresco.board import ALL_SEGMENTS, BISHOP_BONUS, EMPTY, NEIGHBOURS
from buonfresco.games.fresco.paints import MOST_OF_ONE
from buonfresco.games.fresco.rules import Rules
from buonfresco.games.fresco.state import FrescoState

PAINT_WORTH: Final[list[float]] = [1.65, 1.65, 1.65, 3.9, 3.9, 4.1, 4.9, 4.9]  # a list: compiled, a tuple is unpacked
SURPLUS: Final = 0.82  # each further piece of the same paint is worth so much of the one before
PAID: Final = 0.85  # share of a paint's worth that is missed when it is spent
STEP_COST: Final = 0.6  # of the bishop, in points
MOST: Final = 60
# NEXT[paint][count]: what one more piece is worth to who has so many
NEXT: Final[list[list[float]]] = [[worth * SURPLUS**count for count in range(MOST)] for worth in PAINT_WORTH]
# SUM[paint][count]: what so many are worth together
SUM: Final[list[list[float]]] = [[sum(row[:count]) for count in range(MOST)] for row in NEXT]

Way = tuple[float, Action]  # what the bishop adds, and how to say it


def _ways(steps: bool) -> list[list[Way]]:
    """By bishop and segment: the best way to restore it."""
    table: list[list[Way]] = []
    for bishop in ALL_SEGMENTS:
        row: list[Way] = []
        for segment in ALL_SEGMENTS:
            best: Way = (float(BISHOP_BONUS[bishop][segment]), RESTORE[segment])
            for to in NEIGHBOURS[bishop] if steps else ():
                bonus = BISHOP_BONUS[to][segment] - STEP_COST
                if bonus > best[0] + 1e-9:
                    best = (bonus, restore(segment, to))
            row.append(best)
        table.append(row)
    return table


STAY: Final = _ways(steps=False)
STEP: Final = _ways(steps=True)


class Payable:
    """What a stock can pay: tiles, best first, as (gain, tile), and the best payment at the altar."""

    __slots__ = ("altar", "altar_gain", "tiles")

    def __init__(self, tiles: list[tuple[float, int]], altar_gain: float, altar: Action | None) -> None:
        self.tiles = tiles
        self.altar_gain = altar_gain
        self.altar = altar


class Restoration:
    """One restoration: its gain, the tile (or EMPTY for the altar), and the answer; no answer if there is none."""

    __slots__ = ("answer", "gain", "tile")

    def __init__(self, gain: float, tile: int, answer: Action | None) -> None:
        self.gain = gain
        self.tile = tile
        self.answer = answer


class Stocks:
    """The tables of a configuration."""

    __slots__ = ("costs", "known", "known_final", "losses", "paints", "rules", "values")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.values = rules.fresco_values
        self.costs = rules.fresco_costs
        self.paints = rules.market_paints
        self.losses: list[float] = [PAID * sum([PAINT_WORTH[paint] for paint in cost]) for cost in self.costs]
        self.known: dict[tuple[int, ...], Payable] = {}
        self.known_final: dict[tuple[int, ...], Payable] = {}

    def payable(self, stock: list[int], final: bool) -> Payable:
        """In the final round paints that are left over are worth nothing."""
        key = tuple([count if count < MOST_OF_ONE else MOST_OF_ONE for count in stock])
        known = self.known_final if final else self.known
        found = known.get(key)
        if found is None:
            found = known[key] = self._payable(key, final)
        return found

    def _payable(self, key: tuple[int, ...], final: bool) -> Payable:
        can, payments = self.rules.reach(key)
        tiles = [
            (self.values[tile] - (0.0 if final else self.losses[tile]), tile)
            for tile in range(len(self.values))
            if can and can[tile]
        ]
        tiles.sort(reverse=True)
        gain, altar = -1e9, None
        for action in payments:
            payment = action.args[:-1]
            loss = 0.0 if final else PAID * sum([PAINT_WORTH[paint] for paint in payment])
            if self.rules.altar_values[payment] - loss > gain:
                gain, altar = self.rules.altar_values[payment] - loss, action
        return Payable(tiles, gain, altar)

    def places(self, s: FrescoState) -> list[int]:
        """By fresco tile: its segment, or EMPTY if it is not on the fresco."""
        where = [EMPTY] * len(self.values)
        for segment, tile in enumerate(s.fresco):
            if tile >= 0:
                where[tile] = segment
        return where

    def best(
        self,
        stock: list[int],
        where: list[int],
        bishop: int,
        coins: bool,
        final: bool,
        income: float,
        altar: bool,
        added: list[float] | None = None,
    ) -> Restoration:
        """The restoration that gains most; without an answer if none gains anything. ``added``: more, by segment."""
        payable = self.payable(stock, final)
        row = (STEP if coins else STAY)[bishop]
        best, chosen = 0.0, EMPTY
        answer: Action | None = None
        for gain, tile in payable.tiles:
            if added is None and gain + income + 3.0 <= best:
                break
            segment = where[tile]
            if segment >= 0:
                bonus, action = row[segment]
                if added is not None:
                    bonus += added[segment]
                if gain + income + bonus > best:
                    best, chosen, answer = gain + income + bonus, tile, action
        if altar and payable.altar is not None and payable.altar_gain > best:
            return Restoration(payable.altar_gain, EMPTY, payable.altar)
        return Restoration(best, chosen, answer)

    def gains(
        self,
        stock: list[int],
        where: list[int],
        bishop: int,
        coins: bool,
        final: bool,
        income: float,
        most: int,
        altars: int,
    ) -> list[float]:
        """What one restoration after the other gains together, up to so many."""
        stock = stock[:]
        total = 0.0
        found = [0.0]
        gone: list[tuple[int, int]] = []
        for _ in range(most):
            one = self.best(stock, where, bishop, coins, final, income, altars > 0)
            answer = one.answer
            if answer is None:
                break
            total += one.gain
            found.append(total)
            if one.tile >= 0:
                bishop = where[one.tile]
                gone.append((one.tile, bishop))
                where[one.tile] = EMPTY
                for paint in self.costs[one.tile]:
                    stock[paint] -= 1
            else:
                altars -= 1
                for paint in answer.args[:-1]:
                    stock[paint] -= 1
        for tile, segment in gone:
            where[tile] = segment
        return found


def stock_worth(stock: list[int]) -> float:
    total = 0.0
    for paint, count in enumerate(stock):
        if count:
            total += SUM[paint][count if count < MOST else MOST - 1]
    return total


def next_worth(paint: int, count: int) -> float:
    return NEXT[paint][count if count < MOST else MOST - 1]


def tiles_left(s: FrescoState) -> int:
    return len(s.fresco) - s.fresco.count(EMPTY)
