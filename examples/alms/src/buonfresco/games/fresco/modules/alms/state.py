"""What module 18 has to remember. The pile is what nobody has and nobody has kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.fields import VISIT, Field, Fields
from buonfresco.engine.forms import MOST, Heap, Items, Name, Number
from buonfresco.games.fresco.paints import BASIC, BLENDED, PAINTS
from buonfresco.games.fresco.state import FRESCO_TILE, NOBODY, SCREEN, by_seat

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

KEY: Final = "alms"
VOWS: Final = (*BASIC, *BLENDED)
VOW: Final = Items("vow", tuple(PAINTS[paint] for paint in VOWS))
ALL: Final = 12
HAND: Final = 3

FIELDS: Final = Fields(
    "the alms box",
    Field("box", Number(0, MOST, begin=4), "Thalers in the box (M18-SETUP-01)"),
    Field("vows", by_seat(Heap(VOW, HAND)), "vows in hand (M18-SETUP-03)", seen=SCREEN, sized=True),
    Field("kept", Heap(VOW, ALL), "vows that were kept; out of the game (M18-CATH-04)"),
    Field("tile", Name(FRESCO_TILE, NOBODY), "the tile just restored, until its vow is asked for", lives=VISIT),
)


class Alms:
    __slots__ = FIELDS.names

    box: int
    vows: list[list[int]]
    kept: list[int]
    tile: int

    def copy(self) -> Alms:
        other = Alms.__new__(Alms)
        other.box = self.box
        other.vows = [hand[:] for hand in self.vows]
        other.kept = self.kept[:]
        other.tile = self.tile
        return other


def part(g: Fresco) -> Alms:
    found = g.s.slices[g.r.slot[KEY]]
    assert isinstance(found, Alms)
    return found
