"""What lies on the guild tile, and the exchanges of the workshop visit at work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.reading import index, number, only
from buonfresco.games.fresco.paints import BASIC, BLENDED, PAINTS

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

KEY: Final = "guild"
FIELDS: Final = ("basic", "blended")  # of the guild tile (M17-SETUP-01)
KINDS: Final = (BASIC, BLENDED)  # what may lie on each field; pink and brown on none (M17-WORK-02)


class Guild:
    """The two paints on the guild tile, and what was exchanged for them in the workshop visit at work.

    basic, blended     the paints that lie there (default: "yellow", "green")
    basic_exchanges, blended_exchanges     how many of each kind the visit at work has made (default: 0)
    """

    __slots__ = ("done", "paints")

    def __init__(self) -> None:
        self.paints: list[int] = [BASIC[0], BLENDED[0]]  # by field
        self.done: list[int] = [0, 0]  # exchanges of the visit at work, by field

    def copy(self) -> Guild:
        other = Guild.__new__(Guild)
        other.paints = self.paints[:]
        other.done = self.done[:]
        return other

    def to_data(self, _g: Any) -> dict[str, object]:
        data: dict[str, object] = {name: PAINTS[paint] for name, paint in zip(FIELDS, self.paints, strict=True)}
        return {**data, **{f"{name}_exchanges": count for name, count in zip(FIELDS, self.done, strict=True)}}

    def fill(self, _g: Any, data: dict[str, Any]) -> None:
        only(data, (*FIELDS, *[f"{name}_exchanges" for name in FIELDS]), "guilds")
        for field, name in enumerate(FIELDS):
            names = [PAINTS[paint] for paint in KINDS[field]]
            self.paints[field] = KINDS[field][index(names, data.get(name, names[0]), f"{name} paint")]
            self.done[field] = number(data.get(f"{name}_exchanges", 0), f"{name} exchanges")


def slice_of(g: Fresco) -> Guild:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, Guild)
    return part
