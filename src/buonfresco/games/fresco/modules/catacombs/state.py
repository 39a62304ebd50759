"""What module 13 remembers. What lies under the fresco and in the stacks follows: all that is nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.fields import ROUND, VISIT, Field, Fields
from buonfresco.engine.forms import By, Heap, Items, Name, Number
from buonfresco.games.fresco.board import ALL_SEGMENTS, EMPTY, SEGMENTS
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.modules.catacombs.components import KEY, NUMBER, TIMES, Tables, tables
from buonfresco.games.fresco.state import COLUMN, PAINTER, SCREEN, SEALED, SEGMENT, by_seat

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

NONE: Final = -1
NO_MAPS: Final = (NONE,) * len(COLUMNS)
MOST: Final = 99  # tiles, or maps
TREASURE: Final = Items("catacomb tile", lambda r: tables(r).treasures)
MAP: Final = Items("map", lambda r: tables(r).maps)
TIME: Final = Items("time", TIMES)
SOME: Final = Heap(TREASURE, MOST)


def _some_maps(g: Fresco, mine: Catacombs, _data: Any) -> list[tuple[int, ...]]:
    """Some map where a map covers the sheet."""
    taken = [*mine.used, mine.turned, *[one for row in mine.maps for one in row]]
    left = [one for one in range(len(tables(g.r).maps)) if one not in taken]
    sheets = [NO_MAPS] * g.r.painters
    for seat in range(g.r.seats):
        covers = g.s.covers[seat]
        if NUMBER in covers:
            sheets[seat] = tuple([left.pop(0) if number == NUMBER else NONE for number in covers])
    return sheets


def _some_rooms(g: Fresco, mine: Catacombs, _data: Any) -> list[int]:
    """Every restored segment has a tile."""
    rooms = [EMPTY for _ in ALL_SEGMENTS]
    free, covered = unseen(g, mine), rooms_unseen(g, mine)
    for segment in ALL_SEGMENTS:
        if g.s.fresco[segment] == EMPTY and segment != mine.turning and len(free) > covered:
            rooms[segment] = free.pop(0)
    return rooms


def _sold(g: Fresco, mine: Catacombs, _data: Any) -> list[int]:
    """So many that the rest is just enough for the rooms not laid open."""
    rest = unseen(g, mine)
    return rest[: max(0, len(rest) - rooms_unseen(g, mine))]


def times_shown(g: Fresco, mine: Catacombs) -> list[list[int]]:
    """By seat: the times of the maps in the hand and on the sheet, which their backs show."""
    times, both = tables(g.r).times, zip(mine.maps, mine.laid, strict=False)  # Leonardo's sheet lies open
    return [[times[one] for one in (*hand, *sheet) if one != NONE] for hand, sheet in both]


def _backs(g: Fresco, mine: Catacombs) -> list[list[int]]:
    return [[times.count(time) for time in TIMES] for times in times_shown(g, mine)]


FIELDS: Final = Fields(
    "the catacombs",
    Field("maps", by_seat(Heap(MAP, MOST)), "the maps in his hand", seen=SCREEN),
    Field("used", Heap(MAP, MOST), "maps that are out of the game"),
    Field("turned", Name(MAP, NONE), "the map that Leonardo's guide has turned up and not placed yet", lives=ROUND),
    Field(
        "laid",
        By(PAINTER, By(COLUMN, Name(MAP, NONE), named=True, fixed=True)),
        'map by column of the sheet, {"market": "5a"} (default: some map where a map covers the sheet)',
        seen=SEALED,
        lives=ROUND,
        default=_some_maps,
    ),
    Field(
        "turning",
        Name(SEGMENT, NONE),
        "the segment of the restoration at work, if its room is still to be laid open",
        lives=VISIT,
    ),
    Field("found", SOME, "tiles the explorer at work has still to decide about", lives=VISIT),
    Field("kept", By(PAINTER, SOME), "the tiles a painter keeps, Leonardo last", seen=SCREEN),
    Field(
        "open",
        By(SEGMENT, Name(TREASURE, EMPTY), named=True),
        "tile by segment, as far as rooms are laid open and not empty (default: every restored segment has one)",
        default=_some_rooms,
    ),
    Field(
        "sold",
        SOME,
        "tiles that were sold (default: so many that the rest is just enough for the rooms not laid open)",
        default=_sold,
    ),
    signs=(
        Field("backs", by_seat(By(TIME, Number(0, MOST))), "maps of hand and sheet by their times", derived=_backs),
    ),
)


class Catacombs:
    __slots__ = FIELDS.names

    maps: list[list[int]]  # by seat
    used: list[int]
    turned: int
    laid: list[tuple[int, ...]]  # by painter and column: a map, or NONE
    turning: int
    found: list[int]
    kept: list[list[int]]  # by painter
    open: list[int]  # sort of tile by segment
    sold: list[int]

    def copy(self) -> Catacombs:
        other = Catacombs.__new__(Catacombs)
        other.open = self.open[:]
        other.found = self.found[:]
        other.kept = [row[:] for row in self.kept]
        other.sold = self.sold[:]
        other.maps = [row[:] for row in self.maps]
        other.laid = self.laid[:]
        other.used = self.used[:]
        other.turned = self.turned
        other.turning = self.turning
        return other


def named(names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    return [names[one] for one in sorted(numbers)]


def rooms_data(t: Tables, rooms: list[int]) -> dict[str, str]:
    return {SEGMENTS[n]: t.treasures[sort] for n, sort in enumerate(rooms) if sort != EMPTY}


def laid_data(t: Tables, sheet: tuple[int, ...]) -> dict[str, str]:
    return {COLUMNS[column]: t.maps[one] for column, one in enumerate(sheet) if one != NONE}


def part(g: Fresco) -> Catacombs:
    found = g.s.slices[g.r.slot[KEY]]
    assert isinstance(found, Catacombs)
    return found


# ---- what follows -------------------------------------------------------------------------------------------------


def unseen(g: Fresco, mine: Catacombs) -> list[int]:
    """The tiles nobody has seen yet, in the order of the pack."""
    left = tables(g.r).all_tiles()
    seen = [sort for sort in mine.open if sort != EMPTY] + mine.found + mine.sold
    for row in mine.kept:
        seen += row
    for sort in seen:
        if sort not in left:
            raise ValueError(f"there are not so many catacomb tiles {tables(g.r).treasures[sort]}")
        left.remove(sort)
    return left


def rooms_unseen(g: Fresco, mine: Catacombs) -> int:
    """How many rooms are not laid open: those under fresco tiles (M13-CATH-01)."""
    return len(ALL_SEGMENTS) - g.s.fresco.count(EMPTY) + (mine.turning != NONE)


def stack(g: Fresco, mine: Catacombs, time: int) -> list[int]:
    """The maps of a time that nobody has seen yet."""
    gone = {*mine.used, mine.turned}
    gone.update(*mine.maps, *mine.laid)
    return [one for one, when in enumerate(tables(g.r).times) if when == time and one not in gone]


def stack_sizes(g: Fresco, mine: Catacombs) -> dict[str, int]:
    """By time: how many maps nobody has seen yet."""
    times = tables(g.r).times
    leonardos = [one for sheet in mine.laid[g.r.seats :] for one in sheet]
    seen = [times[one] for one in (*mine.used, mine.turned, *leonardos) if one != NONE]
    for shown in times_shown(g, mine):
        seen += shown
    return {str(time): times.count(time) - seen.count(time) for time in TIMES}
