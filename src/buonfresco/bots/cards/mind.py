"""The card game for the search: points on the table, and what the hands promise."""

from __future__ import annotations

from typing import Any, Final

from buonfresco.bots.cards import apprentice, outlook
from buonfresco.bots.search import Race
from buonfresco.bots.seat import Seat
from buonfresco.bots.turns import TurnMind

PROMISED: Final = 0.8  # of what a hand promises
FEW: Final = 1.5  # points that the last turn may change
EACH: Final = 0.9  # and more for each fresco card that is missing to the end
TILE: Final = 0.6  # an action tile, beyond the point that some of them are


class CardsMind(TurnMind):
    def weighed(self, view: Any) -> list[float]:
        return apprentice.scores(view)

    def hope(self, world: Any, seat: int) -> float:
        s = world.s
        if s.final:
            return 0.0
        table = outlook.Table(world.r, tuple(sorted(s.fresco_open)), s.favourite)
        hand: float = outlook.worth(table, outlook.stock_in(world, seat))
        return PROMISED * hand + TILE * float(sum(s.tiles[seat]))

    def spread(self, world: Any) -> float:
        most = max([len(row) for row in world.s.frescoes])
        return FEW + EACH * float(max(0, world.r.enough - most))


NEXT: Final = CardsMind(1)


def journeyman(seat: Seat) -> Race:
    return Race(seat, NEXT, 6, 0.5)


def master(seat: Seat) -> Race:
    return Race(seat, NEXT, 10, 0.25)
