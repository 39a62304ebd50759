"""The dice game for the search: the track, weddings, and how near the end is."""

from __future__ import annotations

from typing import Any, Final

from buonfresco.bots.dice import apprentice
from buonfresco.bots.search import Race
from buonfresco.bots.seat import Seat
from buonfresco.bots.turns import TurnMind
from buonfresco.games.dice.scoring import couples

SECTION: Final = 0.8  # a section more is a step to the end, which one may choose
ALONE: Final = 1.0  # a portrait that may still find a partner
FEW: Final = 2.0  # points that the last turns may change
EACH: Final = 1.3  # and more for each section that is missing to the end
ENOUGH: Final = 5


class DiceMind(TurnMind):
    def weighed(self, view: Any) -> list[float]:
        return apprentice.scores(view)

    def hope(self, world: Any, seat: int) -> float:
        s, r = world.s, world.r
        wed = couples(r, s.portraits[seat])
        points = sum([r.portrait_points[tile] for tile in wed])
        alone = len(s.portraits[seat]) - len(wed)
        sections = sum([seat in takers for takers in s.takers])
        return float(points) + (0.0 if s.final else ALONE * alone + SECTION * sections)

    def spread(self, world: Any) -> float:
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
