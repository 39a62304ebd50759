"""What module 12 has to remember."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.reading import by_seat, index, number, only
from buonfresco.games.fresco.actions import PLACES
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.modules.ladies.components import COLOURS, KEY, roses
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

BOTH: Final = range(len(COLOURS))
NO_LADY: Final = -1
NOWHERE: Final = -1  # a lady who is not on the Ladies tile, a reservation tile that is not on the fresco
NEVER: Final = 0
_KEYS: Final = ("track", "owned", "placed", "used", "reserved", "night", "laid")
_SENT: Final = tuple(f"{colour} {place}" for place in PLACES for colour in COLOURS)  # entries of `used`


class Ladies:
    """Where the ladies and the reservation tiles are.

    track      colour by space of the VP track (default: alternating from the first rose on, pink first, without the
               first ones of those that are owned)
    owned      colours by painter, Leonardo last (default: nobody has a lady)
    placed     by seat: column by colour, on the Ladies tile (default: none is there)
    used       whose lady has acted this round, by colour and column, {"pink market": 0} (default: nobody's)
    reserved   by seat: segment with his reservation tile, or null (default: all are with their owners)
    night      by seat: it shows its night side (default: no)
    laid       by seat: the round in which he laid it last, 0 if never (default: never; if it lies on the fresco, the
               round its side tells)
    """

    __slots__ = ("laid", "night", "owned", "placed", "reserved", "track", "used")

    def __init__(self) -> None:
        self.track: list[int] = []  # colour by rose, or NO_LADY
        self.owned: list[int] = []  # by painter: bits of colours
        self.placed: list[int] = []  # seat * 2 + colour: column, or NOWHERE
        self.used: list[int] = [NOBODY] * len(_SENT)  # column * 2 + colour: seat
        self.reserved: list[int] = []  # by seat: segment, or NOWHERE
        self.night: list[bool] = []
        self.laid: list[int] = []

    def copy(self) -> Ladies:
        other = Ladies.__new__(Ladies)
        other.track = self.track[:]
        other.owned = self.owned[:]
        other.placed = self.placed[:]
        other.used = self.used[:]
        other.reserved = self.reserved[:]
        other.night = self.night[:]
        other.laid = self.laid[:]
        return other

    def to_data(self, g: Any) -> dict[str, object]:
        return {
            "track": standing(g, self),
            "owned": [names(bits) for bits in self.owned],
            "placed": [sent(self, seat) for seat in range(g.r.seats)],
            "used": {name: seat for name, seat in zip(_SENT, self.used, strict=True) if seat != NOBODY},
            "reserved": [None if segment == NOWHERE else SEGMENTS[segment] for segment in self.reserved],
            "night": self.night[:],
            "laid": self.laid[:],
        }

    def fill(self, g: Any, data: dict[str, Any]) -> None:
        only(data, _KEYS, "ladies")
        seats: int = g.r.seats
        self.owned = [
            sum({1 << index(COLOURS, colour, "lady") for colour in some})
            for some in by_seat(data, "owned", g.r.painters, ())
        ]
        self.track = _read_track(g, data["track"]) if "track" in data else _default_track(g, self.owned)
        self.placed = [NOWHERE] * (seats * len(COLOURS))
        for seat, some in enumerate(by_seat(data, "placed", seats, {})):
            for colour, column in dict(some).items():
                self.placed[2 * seat + index(COLOURS, colour, "lady")] = index(PLACES, column, "column")
        self.used = [NOBODY] * len(_SENT)
        for name, seat in dict(data.get("used", {})).items():
            self.used[index(_SENT, name, "lady at work")] = number(seat, "used", 0, seats - 1)
        self.reserved = [
            NOWHERE if name is None else index(SEGMENTS, name, "segment")
            for name in by_seat(data, "reserved", seats, None)
        ]
        self.night = [bool(night) for night in by_seat(data, "night", seats, False)]
        told = [
            NEVER if segment == NOWHERE else max(1, g.s.round - night)
            for segment, night in zip(self.reserved, self.night, strict=True)
        ]
        self.laid = [number(laid, "laid") for laid in by_seat(data, "laid", seats, NEVER)] if "laid" in data else told


def _read_track(g: Any, data: Any) -> list[int]:
    spaces = roses(g.r)
    track = [NO_LADY] * len(spaces)
    for space, colour in dict(data).items():
        named = int(space) if isinstance(space, str) and space.isdecimal() else space
        track[index(spaces, named, "rose on space")] = index(COLOURS, colour, "lady")
    return track


def _default_track(g: Any, owned: list[int]) -> list[int]:
    track = [rose % len(COLOURS) for rose in range(len(roses(g.r)))]
    for colour in BOTH:
        for _ in range(sum(bits >> colour & 1 for bits in owned)):
            if colour in track:
                track[track.index(colour)] = NO_LADY
    return track


def part(g: Fresco) -> Ladies:
    found = g.s.slices[g.r.slot[KEY]]
    assert isinstance(found, Ladies)
    return found


def set_up(g: Fresco) -> None:
    """As many pink as purple ladies on the roses, in random order (M12-SETUP-01, -02); tiles at hand (M12-SETUP-03)."""
    mine, seats = part(g), g.r.seats
    count = len(roses(g.r))
    mine.track = g.draw("lady", [rose % len(COLOURS) for rose in range(count)], count)
    mine.owned = [0] * g.r.painters
    mine.placed = [NOWHERE] * (seats * len(COLOURS))
    mine.reserved = [NOWHERE] * seats
    mine.night = [False] * seats
    mine.laid = [NEVER] * seats


def lady_at(g: Fresco, painter: int, column: int) -> int:
    """The colour of the lady a painter has sent to a column; there is at most one (M12-PLAN-02). None: NO_LADY."""
    if painter < g.r.seats:
        placed = part(g).placed
        for colour in BOTH:
            if placed[2 * painter + colour] == column:
                return colour
    return NO_LADY


# ---- data ---------------------------------------------------------------------------------------------------------


def names(bits: int) -> list[str]:
    return [name for colour, name in enumerate(COLOURS) if bits >> colour & 1]


def standing(g: Fresco, mine: Ladies) -> dict[str, str]:
    """Colour by space, of those who still wait."""
    return {str(space): COLOURS[c] for space, c in zip(roses(g.r), mine.track, strict=True) if c != NO_LADY}


def sent(mine: Ladies, seat: int) -> dict[str, str]:
    """Column by colour."""
    columns = [mine.placed[2 * seat + colour] for colour in BOTH]
    return {COLOURS[colour]: PLACES[column] for colour, column in enumerate(columns) if column != NOWHERE}
