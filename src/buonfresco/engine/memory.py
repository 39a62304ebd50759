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
    """Of one game and its copies. ``first``: by seat, what it knows where the log begins. What copies share is replaced
    as they go on, and never changed.
    """

    __slots__ = ("_heard", "first")

    def __init__(self, first: dict[int, Known]) -> None:
        self.first = first
        self._heard: tuple[Any, dict[int, Known]] | None = None  # the game told again, as far as it was followed

    def of(self, g: Game) -> dict[int, Known]:
        """By seat, what it knows now.

        Where the log does not lead to the position, as somebody has changed it by hand, nobody knows anything.
        """
        if not g.inputs or not self.first:
            return self.first
        try:
            return self._listen(g)
        except (BuonfrescoError, AssertionError):
            g.memory = Memory({})
            return {}

    def _listen(self, g: Game) -> dict[int, Known]:
        """Go on from where it was followed to."""
        heard = self._heard
        if heard is None or heard[0].inputs != g.inputs[: len(heard[0].inputs)]:
            again, known = g.restart(logs.script(g.inputs)), _copied(self.first)
            again.listening = True
        elif len(heard[0].inputs) == len(g.inputs):
            return heard[1]
        else:
            again, known = heard[0].copy(), _copied(heard[1])
            again.chance = logs.script(g.inputs[len(again.inputs) :])
        while len(again.inputs) < len(g.inputs):
            entry = g.inputs[len(again.inputs)]
            for event in again.apply(again.codec.decode(entry >> 3), entry & 7):
                for seat, one in known.items():
                    seen = event.seen_by(seat)
                    if seen is not None:
                        g.follow(one, seat, seen)
        self._heard = again, known
        return known


def _copied(known: dict[int, Known]) -> dict[int, Known]:
    return {seat: [row[:] for row in one] for seat, one in known.items()}


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
