"""The wall and its tiles as the pack gives them."""

from __future__ import annotations

from typing import Final

import msgspec

from buonfresco.engine.action import Action, action
from buonfresco.engine.pack import Entry, Problem
from buonfresco.games.fresco.paints import BASIC, BLENDED, LETTERS

KEY: Final = "wall_fresco"
FILE: Final = "wall_fresco.toml"
SECTIONS: Final = 18  # M9-COMP-01, M9-WALL-01
EXCHANGE_TILES: Final = 4  # of each blended color
POINTS: Final = 4  # M9-WALL-02
MOST_COLUMNS: Final = 26  # columns are named by letters

# Sorts of wall tiles: a blended front, a basic back; "GY" is green in front, yellow behind. The splash has the front's
# color (settled question 2 of the rules' index).
SORTS: Final = tuple(LETTERS[front] + LETTERS[back] for front in BLENDED for back in BASIC)
FRONT: Final = tuple(front for front in BLENDED for _ in BASIC)
BACK: Final = tuple(back for _ in BLENDED for back in BASIC)


class WallBoard(Entry, frozen=True, kw_only=True):
    """Sections are named like a1: column from the left, row from the top."""

    columns: int
    rows: int
    finished: list[str]
    points: int


class ExchangeTiles(Entry, frozen=True, kw_only=True):
    each: int


class WallTile(Entry, frozen=True, kw_only=True):
    front: str
    back: str
    count: int


class WallFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wall: WallBoard
    exchange: ExchangeTiles
    tile: list[WallTile]


def counts(form: WallFile) -> list[int]:
    """How many tiles there are of each sort."""
    found = [0] * len(SORTS)
    for tile in form.tile:
        found[SORTS.index(tile.front + tile.back)] += tile.count
    return found


class Layout:
    """A wall's sections: names, actions, who adjoins whom, and which are finished from the start."""

    __slots__ = ("actions", "far_first", "finished", "names", "near")

    def __init__(self, columns: int, rows: int, finished: tuple[str, ...]) -> None:
        cells = [(column, row) for row in range(rows) for column in range(columns)]
        self.names: tuple[str, ...] = tuple(section_name(column, row) for column, row in cells)
        self.actions: tuple[Action, ...] = tuple(
            action("wall", cell, f"wall {name}") for cell, name in zip(cells, self.names, strict=True)
        )
        self.near: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n, (c, r) in enumerate(cells) if abs(c - column) + abs(r - row) == 1) for column, row in cells
        )
        self.finished: tuple[int, ...] = tuple(self.names.index(name) for name in finished)
        away = [min(abs(c - cells[n][0]) + abs(r - cells[n][1]) for n in self.finished) for c, r in cells]
        self.far_first: tuple[int, ...] = tuple(sorted(range(len(cells)), key=lambda n: (-away[n], n)))


def section_name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


_LAYOUTS: dict[tuple[int, int, tuple[str, ...]], Layout] = {}


def layout(form: WallFile) -> Layout:
    wall = form.wall
    key = (wall.columns, wall.rows, tuple(wall.finished))
    known = _LAYOUTS.get(key)
    if known is None:
        known = _LAYOUTS[key] = Layout(*key)
    return known


def check_components(form: WallFile) -> list[Problem]:
    """What the rulebooks state: numbers of tiles and sections, points, where the finished part lies."""
    problems: list[Problem] = []
    wall = form.wall
    names: list[str] = []
    if 0 < wall.columns <= MOST_COLUMNS and wall.rows > 0:
        names = [section_name(column, row) for row in range(wall.rows) for column in range(wall.columns)]
    if not set(wall.finished) <= set(names) or len(set(wall.finished)) != len(wall.finished):
        problems.append(Problem(FILE, "wall", "pack-wall_fresco-finished", "M9-WALL-01"))
    elif section_name(0, wall.rows - 1) not in wall.finished:
        problems.append(Problem(FILE, "wall", "pack-wall_fresco-corner", "M9-WALL-01"))
    if len(names) - len(wall.finished) != SECTIONS:
        found = len(names) - len(wall.finished)
        problems.append(
            Problem(FILE, "wall", "pack-wall_fresco-sections", "M9-WALL-01", found=found, sections=SECTIONS)
        )
    if wall.points != POINTS:
        problems.append(Problem(FILE, "wall", "pack-wall_fresco-points", "M9-COMP-02", points=POINTS))
    if form.exchange.each != EXCHANGE_TILES:
        problems.append(Problem(FILE, "exchange", "pack-wall_fresco-exchange", "M9-COMP-01", tiles=EXCHANGE_TILES))
    for number, tile in enumerate(form.tile):
        if tile.front + tile.back not in SORTS or tile.count < 1:
            problems.append(Problem(FILE, f"tile {number}", "pack-wall_fresco-tile", "M9-COMP-02"))
    total = sum(tile.count for tile in form.tile)
    if total != SECTIONS:
        problems.append(Problem(FILE, "tile", "pack-wall_fresco-tiles", "M9-COMP-01", found=total, tiles=SECTIONS))
    return problems
