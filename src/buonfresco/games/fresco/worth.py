"""What a module's things are worth to whoever plays with them, in points: for bots and for advice, never for rules.

A module keeps its own in its folder, as ``WORTH`` beside its words. One without it is played all the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.board import EMPTY
from buonfresco.games.fresco.constants import FINAL_ROUND_TILES
from buonfresco.games.fresco.paints import BASIC, BLENDED

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

Holdings = Callable[["Fresco", int], float]  # (game, seat)
Judge = Callable[["Fresco", int, Action], float]  # (game, seat, answer)
Restoring = Callable[["Fresco", int, int], float]  # (game, seat, segment)

THALER: Final = 0.55  # half a point in the end, and good for something until then
BASIC_PAINT: Final = 1.4
BLENDED_PAINT: Final = 3.2
SPECIAL_PAINT: Final = 4.0
MOOD_STEP: Final = 0.7
TILES_EACH: Final = 0.9  # fresco tiles that a painter restores in a round, about


class Worth:
    """Points are those one may hope for until the end of the game, beyond those on the track."""

    __slots__ = ("answers", "holdings", "restoring", "tile")

    def __init__(
        self,
        holdings: Holdings | None = None,
        tile: Holdings | None = None,
        restoring: Restoring | None = None,
        answers: dict[str, Judge] | None = None,
    ) -> None:
        self.holdings = holdings  # what lies before a seat or behind its screen
        self.tile = tile  # what it brings to lay the action tile now, whatever the column under it would bring
        self.restoring = restoring  # what restoring a segment brings besides its tile and the bishop
        self.answers = answers or {}  # by kind of answer: what it brings, beyond doing nothing. Quick guesses


def rounds_left(g: Fresco) -> float:
    """How many rounds will follow this one, about."""
    s = g.s
    if s.final:
        return 0.0
    return max(1.0, (len(s.fresco) - s.fresco.count(EMPTY) - FINAL_ROUND_TILES) / (TILES_EACH * g.r.painters))


def paint_worth(paint: int) -> float:
    return BASIC_PAINT if paint in BASIC else BLENDED_PAINT if paint in BLENDED else SPECIAL_PAINT


def always(points: float) -> Judge:
    """The same whatever the position."""

    def judge(_g: Fresco, _seat: int, _action: Action) -> float:
        return points

    return judge
