"""What module 5 has to remember. The supply and the discs in the bag follow from it, so they cannot go astray."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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
        unknown = set(data) - {"disc", "gold", "gilding"}
        if unknown:
            raise ValueError(f"leaf gold knows nothing of {', '.join(sorted(unknown))}")
        disc = data.get("disc", DISC_NAMES[0])
        if disc not in DISC_NAMES:
            raise ValueError(f"there is no disc {disc}; they are {', '.join(DISC_NAMES)}")
        gold = data.get("gold", [0] * g.r.seats)
        if not isinstance(gold, list) or not all(type(amount) is int for amount in gold):
            raise TypeError(f"gold is a list of numbers, one for each seat, not {gold}")
        if len(gold) != g.r.seats:
            raise ValueError(f"gold names {len(gold)} seats, there are {g.r.seats}")
        gilding = data.get("gilding", 0)
        if type(gilding) is not int or not 0 <= gilding <= 3:
            raise ValueError(f"a gilding brings 0 to 3 points, not {gilding}")
        self.disc = DISC_NAMES.index(disc)
        self.gold = gold[:]
        self.gilding = gilding


def part(g: Fresco) -> LeafGold:
    found = g.s.slices[g.r.slot[KEY]]
    assert isinstance(found, LeafGold)
    return found


def total(g: Fresco) -> int:
    """All leaf gold there is (M5-SETUP-01)."""
    return int(g.r.switches["leaf_gold.supply"])


def supply(g: Fresco) -> int:
    return total(g) - sum(part(g).gold)
