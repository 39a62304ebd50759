"""What module 13 remembers. What lies under the fresco and in the stacks follows: all that is nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.reading import by_seat, index, only
from buonfresco.games.fresco.actions import PLACES
from buonfresco.games.fresco.board import ALL_SEGMENTS, EMPTY, SEGMENTS
from buonfresco.games.fresco.modules.catacombs.components import KEY, NUMBER, Tables, tables

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

NONE: Final = -1
NO_MAPS: Final = (NONE,) * len(PLACES)
_KEYS: Final = ("open", "found", "kept", "sold", "maps", "laid", "used", "turned", "turning")


class Catacombs:
    """Keys of its data; tiles and maps by their ids. Every key may be missing.

    open      tile by segment, as far as rooms are laid open and not empty (default: every restored segment has one)
    found     tiles the explorer at work has still to decide about
    kept      by painter, Leonardo last: the tiles he keeps
    sold      tiles that were sold (default: so many that the rest is just enough for the rooms not laid open)
    maps      by seat: the maps in his hand
    laid      by painter: map by column of his sheet, {"market": "5a"} (default: some map where a map covers the sheet)
    used      maps that are out of the game
    turned    the map that Leonardo's guide has turned up and not placed yet
    turning   the segment of the restoration at work, if its room is still to be laid open
    """

    __slots__ = ("found", "kept", "laid", "maps", "open", "sold", "turned", "turning", "used")

    def __init__(self) -> None:
        self.open: list[int] = [EMPTY for _ in ALL_SEGMENTS]  # sort of tile by segment
        self.found: list[int] = []
        self.kept: list[list[int]] = []  # by painter
        self.sold: list[int] = []
        self.maps: list[list[int]] = []  # by seat
        self.laid: list[tuple[int, ...]] = []  # by painter and column: a map, or NONE
        self.used: list[int] = []
        self.turned: int = NONE
        self.turning: int = NONE

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

    def to_data(self, g: Any) -> dict[str, object]:
        t = tables(g.r)
        return {
            "open": rooms_data(t, self.open),
            "found": named(t.treasures, self.found),
            "kept": [named(t.treasures, row) for row in self.kept],
            "sold": named(t.treasures, self.sold),
            "maps": [named(t.maps, row) for row in self.maps],
            "laid": [laid_data(t, row) for row in self.laid],
            "used": named(t.maps, self.used),
            "turned": None if self.turned == NONE else t.maps[self.turned],
            "turning": None if self.turning == NONE else SEGMENTS[self.turning],
        }

    def fill(self, g: Any, data: dict[str, Any]) -> None:
        only(data, _KEYS, "catacombs slices")
        t = tables(g.r)
        self.maps = [_read(t.maps, row, "map") for row in by_seat(data, "maps", g.r.seats, ())]
        self.used = _read(t.maps, data.get("used", ()), "map")
        self.turned = NONE if data.get("turned") is None else index(t.maps, data["turned"], "map")
        self.laid = self._read_laid(g, data, t)
        turning = data.get("turning")
        self.turning = NONE if turning is None else index(SEGMENTS, turning, "segment")
        self._fill_tiles(g, data, t)

    def _read_laid(self, g: Fresco, data: dict[str, Any], t: Tables) -> list[tuple[int, ...]]:
        if data.get("laid") is not None:
            return [_read_sheet(t, row) for row in by_seat(data, "laid", g.r.painters, {})]
        taken = [*self.used, self.turned, *[one for row in self.maps for one in row]]
        left = [one for one in range(len(t.maps)) if one not in taken]
        sheets = [NO_MAPS] * g.r.painters
        for seat in range(g.r.seats):
            covers = g.s.covers[seat]
            if NUMBER in covers:
                sheets[seat] = tuple([left.pop(0) if number == NUMBER else NONE for number in covers])
        return sheets

    def _fill_tiles(self, g: Fresco, data: dict[str, Any], t: Tables) -> None:
        self.found = _read(t.treasures, data.get("found", ()), "catacomb tile")
        self.kept = [_read(t.treasures, row, "catacomb tile") for row in by_seat(data, "kept", g.r.painters, ())]
        self.sold = _read(t.treasures, data.get("sold", ()), "catacomb tile")
        self.open = [EMPTY for _ in ALL_SEGMENTS]
        rooms = data.get("open")
        if rooms is None:
            free, covered = unseen(g, self), rooms_unseen(g, self)
            for segment in ALL_SEGMENTS:
                if g.s.fresco[segment] == EMPTY and segment != self.turning and len(free) > covered:
                    self.open[segment] = free.pop(0)
        elif isinstance(rooms, dict):
            for name, tile in rooms.items():
                self.open[index(SEGMENTS, name, "segment")] = index(t.treasures, tile, "catacomb tile")
        else:
            raise TypeError(f"open rooms are tiles by segment, not {rooms}")
        if data.get("sold") is None:
            rest = unseen(g, self)
            self.sold = rest[: max(0, len(rest) - rooms_unseen(g, self))]


def _read(names: tuple[str, ...], found: Any, what: str) -> list[int]:
    if not isinstance(found, list | tuple):
        raise TypeError(f"these are a list of names, not {found}")
    return sorted([index(names, name, what) for name in found])


def _read_sheet(t: Tables, found: Any) -> tuple[int, ...]:
    if not isinstance(found, dict):
        raise TypeError(f"a sheet has maps by column, not {found}")
    sheet = list(NO_MAPS)
    for column, name in found.items():
        sheet[index(PLACES, column, "column")] = index(t.maps, name, "map")
    return tuple(sheet)


def named(names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    return [names[one] for one in sorted(numbers)]


def rooms_data(t: Tables, rooms: list[int]) -> dict[str, str]:
    return {SEGMENTS[n]: t.treasures[sort] for n, sort in enumerate(rooms) if sort != EMPTY}


def laid_data(t: Tables, sheet: tuple[int, ...]) -> dict[str, str]:
    return {PLACES[column]: t.maps[one] for column, one in enumerate(sheet) if one != NONE}


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
    times = tables(g.r).times
    gone = [*mine.used, mine.turned]
    for row in mine.maps:
        gone += row
    for sheet in mine.laid:
        gone += sheet
    return [one for one, when in enumerate(times) if when == time and one not in gone]
