"""The card game for the search: its light policy, and the tuned value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from buonfresco.bots.cards import light, value
from buonfresco.bots.cards.files import weights
from buonfresco.bots.search import Race
from buonfresco.bots.seat import Seat
from buonfresco.bots.turns import TurnMind
from buonfresco.engine.action import Action


class CardsMind(TurnMind):
    def weighed(self, world: Any, seat: int, options: Sequence[Action]) -> list[float]:
        return light.scores(world, seat, options)

    def slope(self, world: Any) -> float:
        even = 1.0 / int(world.r.seats)
        return even * (1.0 - even) * weights()[value.stage(world)][0]

    def chance(self, world: Any, seat: int) -> float:
        return value.chances(world)[seat]


NEXT: Final = CardsMind(1)


def journeyman(seat: Seat) -> Race:
    return Race(seat, NEXT, 6, 0.5)


def master(seat: Seat) -> Race:
    return Race(seat, NEXT, 10, 0.25)
