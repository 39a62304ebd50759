"""What module 15 has to remember: who has which dome tile. What lies under which segment is drawn when it is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from buonfresco.engine.reading import by_seat, index, number, only
from buonfresco.games.fresco.board import EMPTY
from buonfresco.games.fresco.modules.dome.components import INNER, KEY, TILES, kit_of
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


class Dome:
    """Who has which dome tiles. One lies under every inner fresco tile that is still there.

    owned   by painter, Leonardo last: his dome tiles (default: nobody has any)
    gone    how many are out of the game unseen (default: as many as there are neither owned nor fresco tiles above;
            always 0 unless a position begins with inner segments restored by nobody)
    """

    __slots__ = ("gone", "owner")

    def __init__(self) -> None:
        self.owner: list[int] = []  # painter by tile; NOBODY while unseen
        self.gone: int = 0

    def copy(self) -> Dome:
        other = Dome.__new__(Dome)
        other.owner = self.owner[:]
        other.gone = self.gone
        return other

    def to_data(self, g: Any) -> dict[str, object]:
        return {"owned": [self.names(g, painter) for painter in range(g.r.painters)], "gone": self.gone}

    def fill(self, g: Any, data: dict[str, Any]) -> None:
        only(data, ("owned", "gone"), "dome tiles")
        ids = kit_of(g.r).ids
        self.owner = [NOBODY] * len(ids)
        for painter, names in enumerate(by_seat(data, "owned", g.r.painters, ())):
            if not isinstance(names, list | tuple):
                raise TypeError(f"dome tiles of painter {painter} are a list, not {names}")
            for name in names:
                tile = index(ids, name, "dome tile")
                if self.owner[tile] != NOBODY:
                    raise ValueError(f"the dome tile {name} is in two places")
                self.owner[tile] = painter
        self.gone = number(data.get("gone", max(0, len(self.unseen()) - covered(g))), "gone", 0, TILES)

    def of(self, painter: int) -> list[int]:
        return [tile for tile, owner in enumerate(self.owner) if owner == painter]

    def unseen(self) -> list[int]:
        return self.of(NOBODY)

    def names(self, g: Any, painter: int) -> list[str]:
        ids = kit_of(g.r).ids
        return [ids[tile] for tile in self.of(painter)]


def dome_of(g: Fresco) -> Dome:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, Dome)
    return part


def covered(g: Fresco) -> int:
    """Dome tiles that lie under fresco tiles."""
    return sum([inner and tile != EMPTY for inner, tile in zip(INNER, g.s.fresco, strict=True)])
