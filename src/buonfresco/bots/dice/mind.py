"""The dice game for the search: the track, weddings, and how near the end is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from buonfresco.bots.dice import apprentice
from buonfresco.bots.search import Race
from buonfresco.bots.seat import Seat
from buonfresco.bots.turns import TurnMind
from buonfresco.engine.action import Action
from buonfresco.games.dice.scoring import couples

SECTION: Final = 0.8  # a section more is a step to the end, which one may choose
ALONE: Final = 1.0  # a portrait that may still find a partner
FEW: Final = 2.0  # points that the last turns may change
EACH: Final = 1.3  # and more for each section that is missing to the end
ENOUGH: Final = 5


class DiceMind(TurnMind):
    def weighed(self, world: Any, seat: int, options: Sequence[Action]) -> list[float]:
        """The options of a view are in the order of the legal ones."""
        return apprentice.scores(world.view(seat))

    def slope(self, world: Any) -> float:
        even = 1.0 / int(world.r.seats)
        return even * (1.0 - even) / self.spread(world)

    def chance(self, world: Any, seat: int) -> float:
        if world.over:
            won = world.outcome.winners
            return 1.0 / len(won) if seat in won else 0.0
        hopes = [score + self.hope(world, other) for other, score in enumerate(world.scores())]
        spread = self.spread(world)
        total = 0.0
        for hope in hopes:
            total += math.exp(min(50.0, (hope - hopes[seat]) / spread))
        return 1.0 / total

    def hope(self, world: Any, seat: int) -> float:
        """Points that a seat may still expect, beyond those it has."""
        s, r = world.s, world.r
        wed = couples(r, s.portraits[seat])
        points = sum([r.portrait_points[tile] for tile in wed])
        alone = len(s.portraits[seat]) - len(wed)
        sections = sum([seat in takers for takers in s.takers])
        return float(points) + (0.0 if s.final else ALONE * alone + SECTION * sections)

    def spread(self, world: Any) -> float:
        """How many points the rest of the game may well change."""
        s = world.s
        seats = range(world.r.seats)
        most = max([sum([seat in takers for takers in s.takers]) for seat in seats])
        most = max(most, *[len(row) for row in s.portraits])
        return FEW + EACH * max(0, ENOUGH - most)


NEXT: Final = DiceMind(1)


def journeyman(seat: Seat) -> Race:
    return Race(seat, NEXT, 6, 0.5)


def master(seat: Seat) -> Race:
    return Race(seat, NEXT, 10, 0.25)
