"""What lies on the guild tile, and the exchanges of the workshop visit at work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.fields import VISIT, Field, Fields
from buonfresco.engine.forms import By, Items, Name, Number
from buonfresco.games.fresco.paints import BASIC, BLENDED
from buonfresco.games.fresco.state import PAINT

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

KEY: Final = "guild"
SIDES: Final = ("basic", "blended")  # of the guild tile (M17-SETUP-01)
KINDS: Final = (BASIC, BLENDED)  # what may lie on each side; pink and brown on none (M17-WORK-02)
SIDE: Final = Items("side of the guild tile", SIDES)
FIELDS: Final = Fields(
    "the guild",
    Field(
        "paints",
        By(SIDE, Name(PAINT)),
        "the paints on the guild tile (default: yellow and green)",
        each="{}",
        default=lambda _g, _mine, _data: [paints[0] for paints in KINDS],
    ),
    Field("done", By(SIDE, Number(0, 9)), "exchanges of the workshop visit at work", each="{}_exchanges", lives=VISIT),
)


class Guild:
    __slots__ = FIELDS.names

    paints: list[int]  # by side
    done: list[int]  # by side

    def copy(self) -> Guild:
        other = Guild.__new__(Guild)
        other.paints = self.paints[:]
        other.done = self.done[:]
        return other


def slice_of(g: Fresco) -> Guild:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, Guild)
    return part
