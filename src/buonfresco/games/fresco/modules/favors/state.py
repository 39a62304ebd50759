"""What module 11 has to remember: the favors that are no longer on the fresco. What lies where is drawn when seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.fields import VISIT, Field, Fields
from buonfresco.engine.forms import Heap, Items, Number
from buonfresco.games.fresco.board import EMPTY
from buonfresco.games.fresco.modules.favors.components import KEY, TILES, kit_of

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def _read_claimed(g: Fresco, _mine: Favors, given: Any) -> list[int]:
    kit = kit_of(g.r)
    claimed: list[int] = CLAIMED.read(g.r, given, "claimed")
    for sort in set(claimed):
        if claimed.count(sort) > kit.tiles.count(sort):
            raise ValueError(f"there are not so many favors {kit.ids[sort]}")
    return claimed


def _gone(g: Fresco, mine: Favors, _data: Any) -> int:
    """All others whose fresco tile is gone."""
    undecided = sum([name == "favor" for name, _, _ in g.agenda()])
    return max(0, g.s.fresco.count(EMPTY) - len(mine.claimed) - undecided)


CLAIMED: Final = Heap(Items("favor", lambda r: kit_of(r).ids), TILES)
FIELDS: Final = Fields(
    "the favors",
    Field(
        "claimed",
        CLAIMED,
        "the favors that were turned up; one lies face down on every fresco tile that is still there",
        read=_read_claimed,
    ),
    Field(
        "gone",
        Number(0, TILES),
        "how many left the game unseen (default: all others whose fresco tile is gone)",
        default=_gone,
    ),
    Field(
        "points",
        Number(0, lambda r: max(kit_of(r).amounts)),
        "points of the favor just claimed, moved after those of the restoration at work",
        lives=VISIT,
    ),
)


class Favors:
    __slots__ = FIELDS.names

    claimed: list[int]  # sorts, in ascending order
    gone: int
    points: int

    def copy(self) -> Favors:
        other = Favors.__new__(Favors)
        other.claimed = self.claimed[:]
        other.gone = self.gone
        other.points = self.points
        return other


def favors_of(g: Fresco) -> Favors:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, Favors)
    return part


def unseen(g: Fresco) -> list[int]:
    """Sorts of all tiles nobody has seen: those on the fresco, and those that left the game face down.

    Which of them are which is decided nowhere, so a favor turned up is any of them with equal odds (M11-CATH-07).
    """
    pool = list(kit_of(g.r).tiles)
    for sort in favors_of(g).claimed:
        pool.remove(sort)
    return pool
