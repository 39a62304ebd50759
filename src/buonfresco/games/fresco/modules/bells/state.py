"""What module 8 has to remember."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.reading import AMOUNT, by_seat, index, number, only
from buonfresco.games.fresco.modules.bells.kit import KEY, Kit, kit_of

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

NOT_PLACED: Final = -99  # on the bell track: takes no part
LEONARDOS: Final = 4  # certificates (M8-LEO-01)
KEYS: Final = ("display", "returned", "pile", "face_down", "open", "pending", "leonardo", "track")


class Bells:
    """Keys of its data; what is not said has the default in brackets.

    display    certificates lying open, from the left (one per player, in the order of the pack)
    returned   certificates under the pile that lay open before, the uppermost first (none)
    pile       certificates nobody has seen; Leonardo's four are among them until the bells are scored (all others)
    face_down  by seat: paid certificates (none)
    open       by seat: [certificate, deposit] of each that is not paid yet, in the order taken (none)
    pending    by seat: Thalers received that are about to be put on open certificates (0)
    leonardo   his certificates, once the bells are scored (none)
    track      once the bells are scored: spaces by painter, then the bishop; null for who takes no part (none)
    """

    __slots__ = ("display", "down", "leonardo", "open", "pending", "pile", "returned", "track")

    def __init__(self) -> None:
        self.display: list[int] = []
        self.returned: list[int] = []
        self.pile: list[int] = []  # a pool, kept sorted: the same luck draws the same certificates after loading
        self.down: list[list[int]] = []
        self.open: list[list[tuple[int, int]]] = []  # (certificate, deposit)
        self.pending: list[int] = []
        self.leonardo: list[int] = []
        self.track: list[int] = []

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

    def to_data(self, g: Any) -> dict[str, object]:
        ids = kit_of(g.r).ids
        return {
            "display": [ids[one] for one in self.display],
            "returned": [ids[one] for one in self.returned],
            "pile": [ids[one] for one in sorted(self.pile)],
            "face_down": [sorted(ids[one] for one in row) for row in self.down],
            "open": [[[ids[one], deposit] for one, deposit in row] for row in self.open],
            "pending": self.pending[:],
            "leonardo": sorted(ids[one] for one in self.leonardo),
            "track": [None if space == NOT_PLACED else space for space in self.track],
        }

    def fill(self, g: Any, data: dict[str, Any]) -> None:
        kit, seats = kit_of(g.r), g.r.seats
        only(data, KEYS, "the bells")
        self.returned = read(kit, data.get("returned", []))
        self.leonardo = read(kit, data.get("leonardo", []))
        self.down = [read(kit, row) for row in by_seat(data, "face_down", seats, [])]
        self.open = [
            [(index(kit.ids, one, "certificate"), number(deposit, "deposit")) for one, deposit in row]
            for row in by_seat(data, "open", seats, [])
        ]
        self.pending = [number(thalers, "pending", 0, AMOUNT) for thalers in by_seat(data, "pending", seats, 0)]
        held = {*self.returned, *self.leonardo, *[one for row in self.down for one in row]}
        held |= {one for row in self.open for one, _deposit in row}
        pile = sorted(read(kit, data.get("pile", [])))
        rest = [one for one in range(len(kit.ids)) if one not in held and one not in pile]
        self.display = read(kit, data["display"]) if "display" in data else rest[:seats]
        self.pile = pile if "pile" in data else [one for one in rest if one not in self.display]
        spaces = data.get("track", [])
        self.track = [
            NOT_PLACED if space is None else number(space, "track", NOT_PLACED + 1, AMOUNT) for space in spaces
        ]


def read(kit: Kit, names: Sequence[str]) -> list[int]:
    return [index(kit.ids, name, "certificate") for name in names]


def bells_of(g: Fresco) -> Bells:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, Bells)
    return part
