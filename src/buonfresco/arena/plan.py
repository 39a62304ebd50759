"""Which games a series is made of: who sits where, on which seed. Every game has a number and follows from it.

Paired seeds: what is to be compared is played on the same seed, with every bot in every seat in turn. So neither the
seats nor the luck of the draw favor anybody, and differences are taken within a seed.
"""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

import msgspec

from buonfresco.engine.errors import BadConfig

ONE: Final = "one"  # a bot against copies of another one
MIXED: Final = "mixed"  # as many different bots at a table as there are
SCHEMES: Final = (ONE, MIXED)
LIMIT: Final = 60.0  # seconds a bot may think about one answer
Seating = tuple[str, ...]  # names of bots by seat


class Series(msgspec.Struct, frozen=True, dict=True):
    """What is played. ``arms`` are the settings of the game; every seed is played in each of them."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: int | str
    scheme: str = ONE
    arms: tuple[dict[str, Any], ...] = ({},)
    limit: float = LIMIT

    @cached_property
    def cycle(self) -> list[tuple[int, int, Seating]]:
        """(seed, arm, seating) of the first games; then it begins again with other seeds."""
        groups = _one(self) if self.scheme == ONE else _mixed(self)
        arms = range(len(self.arms))
        return [(seed, arm, seats) for seed, group in enumerate(groups) for seats in group for arm in arms]

    def rounded(self, games: int) -> int:
        """So many games, and those that are missing to end with a whole seed."""
        rounds, rest = divmod(games, len(self.cycle))
        while 0 < rest < len(self.cycle) and self.cycle[rest][0] == self.cycle[rest - 1][0]:
            rest += 1
        return rounds * len(self.cycle) + rest

    def task(self, number: int) -> Task:
        rounds, place = divmod(number, len(self.cycle))
        seed, arm, seats = self.cycle[place]
        return Task(number, _seed(self.seed, rounds * (self.cycle[-1][0] + 1) + seed), seats, arm)


class Task(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int
    seed: int
    seats: Seating
    arm: int = 0


def checked(series: Series) -> Series:
    """The series, if it can be played."""
    if series.scheme not in SCHEMES:
        raise BadConfig("error-arena-scheme", scheme=series.scheme, known=", ".join(SCHEMES))
    if len(set(series.bots)) < len(series.bots) or not series.bots:
        raise BadConfig("error-arena-bots", bots=", ".join(series.bots))
    return series


def _seed(base: int | str, number: int) -> int:
    """Series that begin with different seeds have no game in common, as they would if we counted on from there."""
    return int.from_bytes(hashlib.sha256(f"{base}/{number}".encode()).digest()[:6], "big")


def _one(series: Series) -> list[list[Seating]]:
    """On each seed every bot alone against copies of each that is named after it, in every seat."""
    if len(series.bots) == 1:
        return [[series.bots * series.players]]
    pairs = itertools.combinations(series.bots, 2)
    return [[_alone(*pair, seat, series.players) for pair in pairs for seat in range(series.players)]]


def _alone(bot: str, others: str, seat: int, players: int) -> Seating:
    return (others,) * seat + (bot,) + (others,) * (players - 1 - seat)


def _mixed(series: Series) -> list[list[Seating]]:
    """On each seed one company in one order around the table, moved on seat by seat. Companies take turns."""
    groups = [turns for company in _companies(series) for turns in _circles(company)]
    random.Random(len(groups)).shuffle(groups)  # a part of the cycle is a fair part of it
    return groups


def _companies(series: Series) -> Iterator[Seating]:
    """Every way to fill the table such that no bot sits there twice more often than another."""
    least, more = divmod(series.players, len(series.bots))
    for twice in itertools.combinations(series.bots, more):
        yield tuple(sorted(series.bots * least + twice, key=series.bots.index))


def _circles(company: Seating) -> Iterator[list[Seating]]:
    """Every order around the table, as the seatings it gives when all move on by one seat, each once."""
    seen: set[Seating] = set()
    for order in itertools.permutations(company):
        if order not in seen:
            turns = list(dict.fromkeys(order[-n:] + order[:-n] for n in range(len(order))))
            seen.update(turns)
            yield turns
