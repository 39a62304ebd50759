"""What module 8 has to remember."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.fields import VISIT, Field, Fields, Sight
from buonfresco.engine.forms import MOST, Heap, Items, Name, Number, Record, Row, Written
from buonfresco.games.fresco.modules.bells.kit import KEY, kit_of
from buonfresco.games.fresco.state import SCREEN, by_seat

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

NOT_PLACED: Final = -99  # on the bell track: takes no part
LEONARDOS: Final = 4  # certificates (M8-LEO-01)
CERTIFICATE: Final = Items("certificate", lambda r: kit_of(r).ids)


def _all(r: Any) -> int:
    return len(kit_of(r).ids)


SOME: Final = Heap(CERTIFICATE, _all)


def _nowhere(g: Fresco, mine: Bells) -> list[int]:
    held = {*mine.display, *mine.returned, *mine.pile, *mine.leonardo, *[one for row in mine.down for one in row]}
    held |= {one for row in mine.open for one, _deposit in row}
    return [one for one in range(len(kit_of(g.r).ids)) if one not in held]


def _read_space(r: Any, given: Any, what: str) -> int:
    return NOT_PLACED if given is None else Number(NOT_PLACED + 1, MOST).read(r, given, what)


_SPACE: Final = Written(Number(NOT_PLACED, MOST), lambda _r, space: None if space == NOT_PLACED else space, _read_space)


_SCORED: Final = Sight("everybody, once the bells are scored", lifted=lambda g: bool(bells_of(g).track))

FIELDS: Final = Fields(
    "the bells",
    Field(
        "display",
        Row(Name(CERTIFICATE), lambda r: r.seats),
        "certificates lying open, from the left (default: one per player, in the order of the pack)",
        default=lambda g, mine, _data: _nowhere(g, mine)[: g.r.seats],
    ),
    Field(
        "returned",
        Row(Name(CERTIFICATE), _all),
        "certificates under the pile that lay open before, the uppermost first",
    ),
    Field(
        "pile",
        SOME,
        "certificates nobody has seen; Leonardo's four are among them until the bells are scored (default: all others)",
        seen=_SCORED,
        sized=True,
        default=lambda g, mine, _data: _nowhere(g, mine),
    ),
    Field("down", by_seat(SOME), "paid certificates", key="face_down", seen=SCREEN, sized=True),
    Field(
        "open",
        by_seat(Row(Record(certificate=Name(CERTIFICATE), deposit=Number(0, MOST)), _all)),
        "certificates that are not paid yet, with the deposit, in the order taken",
    ),
    Field(
        "pending",
        by_seat(Number(0, MOST)),
        "Thalers received that are about to be put on partly paid certificates",
        lives=VISIT,
    ),
    Field("leonardo", SOME, "his certificates, once the bells are scored"),
    Field(
        "track",
        Row(_SPACE, lambda r: r.painters + 1),
        "once the bells are scored: spaces by painter, then the bishop; null for who takes no part",
    ),
)


class Bells:
    __slots__ = FIELDS.names

    display: list[int]
    returned: list[int]
    pile: list[int]  # a pool, kept sorted: the same luck draws the same certificates after loading
    down: list[list[int]]
    open: list[list[tuple[int, int]]]  # (certificate, deposit)
    pending: list[int]
    leonardo: list[int]
    track: list[int]

    def copy(self) -> Bells:
        other = Bells.__new__(Bells)
        other.display = self.display[:]
        other.returned = self.returned[:]
        other.pile = self.pile[:]
        other.down = [row[:] for row in self.down]
        other.open = [row[:] for row in self.open]
        other.pending = self.pending[:]
        other.leonardo = self.leonardo[:]
        other.track = self.track[:]
        return other


def bells_of(g: Fresco) -> Bells:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, Bells)
    return part
