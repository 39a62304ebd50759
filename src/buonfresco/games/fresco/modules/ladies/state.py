"""What module 12 has to remember."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.fields import ROUND, Field, Fields
from buonfresco.engine.forms import MOST, SEAT, By, Flag, Heap, Items, Name, Number, Written
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.modules.ladies.components import COLOURS, KEY, roses
from buonfresco.games.fresco.state import COLUMN, NOBODY, PAINTER, SEALED, SEGMENT, by_seat

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

BOTH: Final = range(len(COLOURS))
NO_LADY: Final = -1
NOWHERE: Final = -1  # a lady who is not on the Ladies tile, a reservation tile that is not on the fresco
NEVER: Final = 0
_SENT: Final = tuple(f"{colour} {place}" for place in COLUMNS for colour in COLOURS)  # entries of `used`


COLOUR: Final = Items("lady", COLOURS)
_SOME: Final = Heap(COLOUR, len(COLOURS))
NO_ERRAND: Final = (NOWHERE,) * len(COLOURS)


def _read_owned(r: Any, given: Any, what: str) -> tuple[int, ...]:
    some = _SOME.read(r, given, what)
    return tuple([int(colour in some) for colour in BOTH])


def _some_ladies(g: Fresco, mine: Ladies, _data: Any) -> list[int]:
    """Alternating from the first rose on, pink first, without the first ones of those that are owned."""
    track = [rose % len(COLOURS) for rose in range(len(roses(g.r)))]
    for colour in BOTH:
        for _ in range(sum(ladies[colour] for ladies in mine.owned)):
            if colour in track:
                track[track.index(colour)] = NO_LADY
    return track


def _told_by_side(g: Fresco, mine: Ladies, _data: Any) -> list[int]:
    """If it lies on the fresco, the round its side tells."""
    return [
        NEVER if segment == NOWHERE else max(1, g.s.round - night)
        for segment, night in zip(mine.reserved, mine.night, strict=True)
    ]


FIELDS: Final = Fields(
    "the ladies",
    Field(
        "owned",
        By(PAINTER, Written(By(COLOUR, Number(0, 1), fixed=True), lambda _r, ladies: names(ladies), _read_owned)),
        "colors of a painter's ladies, Leonardo last",
        bill="lady",
    ),
    Field(
        "track",
        By(Items("rose on space", roses), Name(COLOUR, NO_LADY), named=True),
        "color by space of the score track (default: alternating from the first rose on, pink first, without the first "
        "ones of those that are owned)",
        default=_some_ladies,
    ),
    Field(
        "placed",
        by_seat(By(COLOUR, Name(COLUMN, NOWHERE), named=True, fixed=True)),
        "by seat: column by colour, on the Ladies tile",
        seen=SEALED,
        lives=ROUND,
    ),
    Field(
        "used",
        By(Items("lady at work", _SENT), Name(SEAT, NOBODY), named=True),
        'whose lady has acted this round, by color and column, {"pink market": 0}',
        lives=ROUND,
    ),
    Field(
        "reserved", by_seat(Name(SEGMENT, NOWHERE)), "segment with the reservation tile; null if it is with its owner"
    ),
    Field("night", by_seat(Flag()), "the tile shows its night side"),
    Field(
        "laid",
        by_seat(Number(NEVER, MOST)),
        "the round in which the tile was laid last, 0 if never (default: never; if it lies on the fresco, the round "
        "its side tells)",
        default=_told_by_side,
    ),
)


class Ladies:
    __slots__ = FIELDS.names

    owned: list[tuple[int, ...]]  # by painter: 1 for each color he has
    track: list[int]  # colour by rose, or NO_LADY
    placed: list[tuple[int, ...]]  # by seat: column of each colour, or NOWHERE
    used: list[int]  # column * 2 + colour: seat
    reserved: list[int]  # by seat: segment, or NOWHERE
    night: list[bool]
    laid: list[int]

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


def part(g: Fresco) -> Ladies:
    found = g.s.slices[g.r.slot[KEY]]
    assert isinstance(found, Ladies)
    return found


def set_up(g: Fresco) -> None:
    """As many pink as purple ladies on the roses, in random order (M12-SETUP-01, -02); tiles at hand (M12-SETUP-03)."""
    count = len(roses(g.r))
    part(g).track = g.draw("lady", [rose % len(COLOURS) for rose in range(count)], count)


def lady_at(g: Fresco, painter: int, column: int) -> int:
    """The color of the lady a painter has sent to a column; there is at most one (M12-PLAN-02). None: NO_LADY."""
    if painter < g.r.seats:
        placed = part(g).placed[painter]
        for colour in BOTH:
            if placed[colour] == column:
                return colour
    return NO_LADY


# ---- data ---------------------------------------------------------------------------------------------------------


def names(ladies: tuple[int, ...]) -> list[str]:
    return [name for colour, name in enumerate(COLOURS) if ladies[colour]]


def standing(g: Fresco, mine: Ladies) -> dict[str, str]:
    """Color by space, of those who still wait."""
    return {str(space): COLOURS[c] for space, c in zip(roses(g.r), mine.track, strict=True) if c != NO_LADY}


def sent(mine: Ladies, seat: int) -> dict[str, str]:
    """Column by colour."""
    return {COLOURS[colour]: COLUMNS[column] for colour, column in enumerate(mine.placed[seat]) if column != NOWHERE}
