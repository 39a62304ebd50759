"""What module 15 has to remember: who has which dome tile. What lies under which segment is drawn when it is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.fields import Field, Fields
from buonfresco.engine.forms import Items, Number, Where
from buonfresco.games.fresco.board import EMPTY
from buonfresco.games.fresco.modules.dome.components import INNER, KEY, TILES, kit_of
from buonfresco.games.fresco.state import NOBODY, PAINTER

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


FIELDS: Final = Fields(
    "the dome",
    Field(
        "owner",
        Where(Items("dome tile", lambda r: kit_of(r).ids), NOBODY, PAINTER, "owned"),
        "dome tiles by painter, Leonardo last; one lies under every inner fresco tile that is still there",
    ),
    Field(
        "gone",
        Number(0, TILES),
        "how many are out of the game unseen (default: as many as there are neither owned nor fresco tiles above; "
        "always 0 unless a position begins with inner segments restored by nobody)",
        default=lambda g, mine, _data: max(0, len(mine.unseen()) - covered(g)),
    ),
)


class Dome:
    __slots__ = FIELDS.names

    owner: list[int]  # painter by tile; NOBODY while unseen
    gone: int

    def copy(self) -> Dome:
        other = Dome.__new__(Dome)
        other.owner = self.owner[:]
        other.gone = self.gone
        return other

    def of(self, painter: int) -> list[int]:
        return [tile for tile, owner in enumerate(self.owner) if owner == painter]

    def unseen(self) -> list[int]:
        return self.of(NOBODY)


def dome_of(g: Fresco) -> Dome:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, Dome)
    return part


def covered(g: Fresco) -> int:
    """Dome tiles that lie under fresco tiles."""
    return sum([inner and tile != EMPTY for inner, tile in zip(INNER, g.s.fresco, strict=True)])
