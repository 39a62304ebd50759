"""What module 5 has to remember. The supply and the discs in the bag follow from it, so they cannot go astray."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.fields import VISIT, Field, Fields
from buonfresco.engine.forms import Items, Name, Number
from buonfresco.games.fresco.paints import BASIC, BLENDED, PAINTS
from buonfresco.games.fresco.state import SCREEN, by_seat

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

KEY: Final = "leaf_gold"
DISCS: Final = (*BASIC, *BLENDED)  # one of each color; none is pink or brown (M5-SETUP-03, M5-XMOD-02)
DISC_NAMES: Final = tuple(PAINTS[paint] for paint in DISCS)


FIELDS: Final = Fields(
    "leaf gold",
    Field("disc", Name(Items("disc", DISC_NAMES)), "the color on the basket; the other five are in the bag"),
    Field("gold", by_seat(Number(0, 24)), "leaf gold; the rest is the supply", seen=SCREEN, bill="gold"),
    Field("gilding", Number(0, 3), "points the restoration at work brings for the gold just given", lives=VISIT),
    signs=(Field("supply", Number(0, 24), "leaf gold that nobody has", derived=lambda g, _mine: supply(g)),),
)


class LeafGold:
    __slots__ = FIELDS.names

    disc: int
    gold: list[int]
    gilding: int

    def copy(self) -> LeafGold:
        other = LeafGold.__new__(LeafGold)
        other.disc = self.disc
        other.gold = self.gold[:]
        other.gilding = self.gilding
        return other


def part(g: Fresco) -> LeafGold:
    found = g.s.slices[g.r.slot[KEY]]
    assert isinstance(found, LeafGold)
    return found


def total(g: Fresco) -> int:
    """All leaf gold there is (M5-SETUP-01)."""
    return int(g.r.switches["leaf_gold.supply"])


def supply(g: Fresco) -> int:
    return total(g) - sum(part(g).gold)
