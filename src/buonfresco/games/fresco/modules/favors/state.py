"""What module 11 has to remember: the favors that are no longer on the fresco. What lies where is drawn when seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from buonfresco.engine.reading import index, number, only
from buonfresco.games.fresco.board import EMPTY
from buonfresco.games.fresco.modules.favors.components import KEY, TILES, kit_of

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


class Favors:
    """The favors that have left the fresco. One lies face down on every fresco tile that is still there.

    claimed   the favors that were turned up, by name (default: none)
    gone      how many left the game unseen (default: all others whose fresco tile is gone)
    points    points of the favor just claimed, moved after those of the restoration at work (default: 0)
    """

    __slots__ = ("claimed", "gone", "points")

    def __init__(self) -> None:
        self.claimed: list[int] = []  # sorts, in ascending order
        self.gone: int = 0
        self.points: int = 0

    def copy(self) -> Favors:
        other = Favors.__new__(Favors)
        other.claimed = self.claimed[:]
        other.gone = self.gone
        other.points = self.points
        return other

    def to_data(self, g: Any) -> dict[str, object]:
        ids = kit_of(g.r).ids
        return {"claimed": [ids[sort] for sort in self.claimed], "gone": self.gone, "points": self.points}

    def fill(self, g: Any, data: dict[str, Any]) -> None:
        only(data, ("claimed", "gone", "points"), "favors")
        names = data.get("claimed", [])
        if not isinstance(names, list | tuple):
            raise TypeError(f"claimed is a list of favors, not {names}")
        kit = kit_of(g.r)
        self.claimed = sorted([index(kit.ids, name, "favor") for name in names])
        for sort in set(self.claimed):
            if self.claimed.count(sort) > kit.tiles.count(sort):
                raise ValueError(f"there are not so many favors {kit.ids[sort]}")
        undecided = sum([name == "favor" for name, _, _ in g.agenda()])
        others = max(0, g.s.fresco.count(EMPTY) - len(self.claimed) - undecided)
        self.gone = number(data.get("gone", others), "gone", 0, TILES)
        self.points = number(data.get("points", 0), "points", 0, max(kit.amounts))


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
