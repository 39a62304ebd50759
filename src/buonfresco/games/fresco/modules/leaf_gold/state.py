"""What module 5 has to remember. The supply and the discs in the bag follow from it, so they cannot go astray."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.reading import AMOUNT, by_seat, index, number, only
from buonfresco.games.fresco.paints import BASIC, BLENDED, PAINTS

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

KEY: Final = "leaf_gold"
DISCS: Final = (*BASIC, *BLENDED)  # one of each colour; none is pink or brown (M5-SETUP-03, M5-XMOD-02)
DISC_NAMES: Final = tuple(PAINTS[paint] for paint in DISCS)


class LeafGold:
    """What there is of leaf gold besides the supply.

    disc      the colour on the basket (default: "yellow"); the other five discs are in the bag
    gold      leaf gold by seat (default: nobody has any); the rest is the supply
    gilding   points that the restoration at work will bring for the gold just given (default: 0)
    """

    __slots__ = ("disc", "gilding", "gold")

    def __init__(self) -> None:
        self.disc: int = DISCS[0]
        self.gold: list[int] = []  # by seat
        self.gilding: int = 0

    def copy(self) -> LeafGold:
        other = LeafGold.__new__(LeafGold)
        other.disc = self.disc
        other.gold = self.gold[:]
        other.gilding = self.gilding
        return other

    def to_data(self, _g: Any) -> dict[str, object]:
        return {"disc": PAINTS[self.disc], "gold": self.gold[:], "gilding": self.gilding}

    def fill(self, g: Any, data: dict[str, Any]) -> None:
        only(data, ("disc", "gold", "gilding"), "leaf gold slices")
        self.disc = index(DISC_NAMES, data.get("disc", DISC_NAMES[0]), "disc")
        self.gold = [number(amount, "gold", 0, AMOUNT) for amount in by_seat(data, "gold", g.r.seats, 0)]
        self.gilding = number(data.get("gilding", 0), "gilding", 0, 3)


def part(g: Fresco) -> LeafGold:
    found = g.s.slices[g.r.slot[KEY]]
    assert isinstance(found, LeafGold)
    return found


def total(g: Fresco) -> int:
    """All leaf gold there is (M5-SETUP-01)."""
    return int(g.r.switches["leaf_gold.supply"])


def supply(g: Fresco) -> int:
    return total(g) - sum(part(g).gold)
