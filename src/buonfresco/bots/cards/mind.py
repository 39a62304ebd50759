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
from buonfresco.games.cards import prospects, words
from buonfresco.games.cards.game import Cards
from buonfresco.phrases import Phrase, say


class CardsMind(TurnMind):
    def weighed(self, world: Any, seat: int, options: Sequence[Action]) -> list[float]:
        return light.scores(world, seat, options)

    def slope(self, world: Any) -> float:
        even = 1.0 / int(world.r.seats)
        return even * (1.0 - even) * weights()[value.stage(world)][0]

    def chance(self, world: Any, seat: int) -> float:
        return value.chances(world)[seat]

    def why(self, seat: Seat, code: int, ends: list[Any]) -> Phrase:
        """Where no points come of it: the fresco card on display that it leads nearest to, if it leads nearer."""
        now, me = seat.sample, seat.number
        if self.gained(seat, ends) > 0:
            return super().why(seat, code, ends)
        found: list[tuple[float, int]] = []
        for face in dict.fromkeys(now.s.fresco_open):
            there = [_lacking(end, me, face) for end in ends if face in end.s.fresco_open]
            if 2 * len(there) > len(ends) and sum(there) < len(there) * _lacking(now, me, face):
                found.append((sum(there) / len(there), face))
        if not found:
            return super().why(seat, code, ends)
        lacking, face = min(found)
        return say("why-cards-nearer", fresco=words.fresco(now.r, face), count=round(lacking))


def _lacking(w: Cards, seat: int, face: int) -> int:
    """How many of its colors somebody could not pay."""
    sets = prospects.missing(w.r, prospects.stock_of(w, seat), face)
    return len(sets[0]) if sets else 0


NEXT: Final = CardsMind(1)


def journeyman(seat: Seat) -> Race:
    return Race(seat, NEXT, 6, 0.5)


def master(seat: Seat) -> Race:
    return Race(seat, NEXT, 10, 0.25)
