"""What seats remember of what they were told: followed event by event, never read off the position.

So two games that look the same to a seat and have told it the same are the same to it, whatever is hidden in them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from buonfresco.engine import log as logs
from buonfresco.engine.errors import BuonfrescoError

if TYPE_CHECKING:
    from buonfresco.engine.game import Game

Known = list[list[int]]  # by seat, in the numbers of the game


class Memory:
    """Of one game. ``first``: by seat, what it knows where the log begins."""

    __slots__ = ("_again", "_known", "first")

    def __init__(self, first: dict[int, Known]) -> None:
        self.first = first
        self._again: Any = None  # the game told again, as far as it was followed
        self._known: dict[int, Known] = {}

    def of(self, g: Game) -> dict[int, Known]:
        """By seat, what it knows now. Copies of a game share their memory until they part.

        Where somebody has changed the position by hand the log does not lead there: then nobody knows anything.
        """
        if not g.inputs or not self.first:
            return self.first
        try:
            self._listen(g)
        except (BuonfrescoError, AssertionError):
            self.first = self._known = {}
        return self._known

    def _listen(self, g: Game) -> None:
        """Go on from where it was followed to."""
        again = self._again
        if again is None or again.inputs != g.inputs[: len(again.inputs)]:
            again = self._again = g.restart(logs.script(g.inputs))
            again.listening = True
            self._known = {seat: [row[:] for row in known] for seat, known in self.first.items()}
        else:
            again.chance = logs.script(g.inputs[len(again.inputs) :])
        while len(again.inputs) < len(g.inputs):
            entry = g.inputs[len(again.inputs)]
            for event in again.apply(again.codec.decode(entry >> 3), entry & 7):
                for seat, known in self._known.items():
                    seen = event.seen_by(seat)
                    if seen is not None:
                        g.follow(known, seat, seen)


def remembered(g: Game, seat: int | None) -> Known | None:
    """What a seat knows by what it was told; None if it knows no more than its view shows."""
    if g.memory is None:
        start = g.known_first() if g.origin is None else None
        if start is None:
            return None
        g.memory = Memory(dict.fromkeys(range(g.ruleset.seats), start))
    return None if seat is None else g.memory.of(g).get(seat)


def carry(g: Game, world: Game, seat: int | None) -> None:
    """A world has no past: what the seat remembers comes along, and nothing of the others' memories."""
    known = remembered(g, seat)
    if known is not None and seat is not None:
        world.memory = Memory({seat: [row[:] for row in known]})
