"""What the box holds for module 13: the form of ``catacombs.toml``, what the rulebooks state about it, tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from buonfresco.engine.action import Action, action
from buonfresco.engine.pack import Entry, Problem
from buonfresco.games.fresco.board import SEGMENT_ID
from buonfresco.games.fresco.constants import COLUMNS

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules

KEY: Final = "catacombs"
FILE: Final = f"{KEY}.toml"
NUMBER: Final = 13  # of the module: it stands in the sheets' covers for a map
PRICE: Final = 1  # Thaler for a map (M13-WAKE-02)
TIMES: Final = (5, 6, 7)  # with a stack of maps (M13-SETUP-03)
STATED: Final = {5: (6, 4), 6: (8, 3), 7: (8, 2)}  # maps, and rooms on each, by time (M13-MAP-01)
TILES: Final = 25
VOLUMES: Final = 5


class Treasure(Entry, frozen=True, kw_only=True):
    id: str
    kind: Literal["statue", "chalice", "writing"]
    count: int
    sale: int
    points: int = 0
    volume: int = 0  # of writings
    mood: int = 0  # the number at the theater sign


class Map(Entry, frozen=True, kw_only=True):
    id: str
    time: int
    rooms: list[str]


class CatacombsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: list[Treasure]
    map: list[Map]


# ---- what the rulebooks state -------------------------------------------------------------------------------------


def check(form: CatacombsFile) -> list[Problem]:
    problems: list[Problem] = []
    for entries, name in ((form.tile, "tile"), (form.map, "map")):
        ids = [entry.id for entry in entries]
        for one in sorted({one for one in ids if ids.count(one) > 1}):
            problems.append(Problem(FILE, f"{name} {one!r}", "pack-id-twice"))
    _check_tiles(form.tile, problems)
    _check_maps(form.map, problems)
    return problems


def _check_tiles(tiles: list[Treasure], problems: list[Problem]) -> None:
    for tile in tiles:
        writing = tile.kind == "writing"
        numbered = 1 <= tile.volume <= VOLUMES and not tile.points if writing else not tile.volume
        if min(tile.count, tile.sale) < 1 or min(tile.points, tile.mood) < 0 or not numbered:
            problems.append(Problem(FILE, f"tile {tile.id!r}", "pack-catacombs-tile", "M13-TREAS-01"))
    found = sum(tile.count for tile in tiles)
    if found != TILES:
        problems.append(Problem(FILE, "", "pack-catacombs-tiles", "M13-SETUP-01", found=found, tiles=TILES))
    copies = [sum(tile.count for tile in tiles if tile.volume == n + 1) for n in range(VOLUMES)]
    if min(copies) < 1 or max(copies) < 2:
        problems.append(Problem(FILE, "", "pack-catacombs-volumes", "M13-SCORE-03"))
    if not any((tile.kind, tile.sale, tile.points) == ("statue", 5, 5) for tile in tiles):
        problems.append(Problem(FILE, "", "pack-catacombs-statue", "M13-EX-03"))
    if not any((tile.kind, tile.sale, tile.mood) == ("writing", 2, 3) for tile in tiles):
        problems.append(Problem(FILE, "", "pack-catacombs-writing", "M13-EX-04"))


def _check_maps(maps: list[Map], problems: list[Problem]) -> None:
    for one in maps:
        marked = {room for room in one.rooms if room in SEGMENT_ID}
        _, rooms = STATED.get(one.time, (0, 0))
        if not rooms or len(one.rooms) != rooms or len(marked) != rooms:
            problems.append(Problem(FILE, f"map {one.id!r}", "pack-catacombs-map", "M13-MAP-01"))
    for time, (count, _) in STATED.items():
        found = sum(one.time == time for one in maps)
        if found != count:
            problems.append(
                Problem(FILE, "", "pack-catacombs-maps", "M13-SETUP-03", time=time, found=found, maps=count)
            )


# ---- tables -------------------------------------------------------------------------------------------------------


class Tables:
    """The components by number: of a sort of tiles (equal tiles are one sort), or of a map."""

    __slots__ = (
        "counts",
        "keep",
        "kinds",
        "lay",
        "map_of",
        "maps",
        "moods",
        "points",
        "rooms",
        "sales",
        "sell",
        "sort_of",
        "times",
        "treasures",
        "volumes",
    )

    def __init__(self, form: CatacombsFile) -> None:
        self.treasures: tuple[str, ...] = tuple(tile.id for tile in form.tile)
        self.kinds: tuple[str, ...] = tuple(tile.kind for tile in form.tile)
        self.counts: tuple[int, ...] = tuple(tile.count for tile in form.tile)
        self.sales: tuple[int, ...] = tuple(tile.sale for tile in form.tile)
        self.points: tuple[int, ...] = tuple(tile.points for tile in form.tile)
        self.volumes: tuple[int, ...] = tuple(tile.volume for tile in form.tile)  # 0: no writing
        self.moods: tuple[int, ...] = tuple(tile.mood for tile in form.tile)
        self.maps: tuple[str, ...] = tuple(one.id for one in form.map)
        self.times: tuple[int, ...] = tuple(one.time for one in form.map)
        self.rooms: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted([SEGMENT_ID[room] for room in one.rooms])) for one in form.map
        )
        self.sell: tuple[Action, ...] = tuple(_about("sell", name) for name in self.treasures)
        self.keep: tuple[Action, ...] = tuple(_about("keep", name) for name in self.treasures)
        self.sort_of: dict[Action, int] = {
            act: sort for acts in (self.sell, self.keep) for sort, act in enumerate(acts)
        }
        # lay[map][column]
        self.lay: tuple[tuple[Action, ...], ...] = tuple(
            tuple(_lay(name, column) for column in range(len(COLUMNS))) for name in self.maps
        )
        self.map_of: dict[Action, int] = {act: one for one, acts in enumerate(self.lay) for act in acts}

    def all_tiles(self) -> list[int]:
        return [sort for sort, count in enumerate(self.counts) for _ in range(count)]


def _about(verb: str, treasure: str) -> Action:
    """What is named, not where a pack lists it: notation and arguments must not hang on the pack's order."""
    return action(f"{verb}_treasure", (), f"{verb} {treasure}")


def _lay(name: str, column: int) -> Action:
    return action("map", (column,), f"map {name} on {COLUMNS[column]}")


_TABLES: dict[str, Tables] = {}  # by digest of the pack


def tables(r: Rules) -> Tables:
    known = _TABLES.get(r.digest)
    if known is None:
        form = r.pack.extra[KEY]
        assert isinstance(form, CatacombsFile)
        known = _TABLES[r.digest] = Tables(form)
    return known
