"""What lies on the wall and before the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.reading import by_seat, index, number, only
from buonfresco.games.fresco.modules.wall_fresco.components import (
    BACK,
    FRONT,
    KEY,
    SORTS,
    Layout,
    WallFile,
    counts,
    layout,
)
from buonfresco.games.fresco.paints import BLENDED, BLENDS, PAINTS

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

FINISHED: Final = -1  # a section of the wall without a tile


class WallFresco:
    """The wall, and the tiles of the players.

    Keys: ``wall``, colour of the tile by section, {"c4": "purple"}; tiles not named there lie on the sections farthest
    from the finished ones. ``players``, by seat: ``tiles`` (open, {"GY": 2}: green front, yellow back), ``stacked``
    (under requests, likewise), ``exchange`` (colours of the exchange tiles, ["green"]). ``out``: tiles given for them;
    if it is missing, some that fit. All other tiles are on the wall, where nobody knows their backs.
    """

    __slots__ = ("exchange", "out", "owned", "stacked", "unseen", "wall")

    def __init__(self) -> None:
        self.wall: list[int] = []  # front (a paint) by section, or FINISHED
        self.unseen: list[int] = []  # by sort: tiles on the wall; which one lies where is decided when it is taken
        self.owned: list[list[int]] = []  # by seat and sort: open before the player
        self.stacked: list[list[int]] = []  # likewise: under his requests (M9-MIX-02)
        self.exchange: list[list[int]] = []  # by seat: paints of his exchange tiles
        self.out: list[int] = []  # by sort: given for exchange tiles (M9-WORK-04)

    def copy(self) -> WallFresco:
        other = WallFresco()
        other.wall = self.wall[:]
        other.unseen = self.unseen[:]
        other.owned = [tiles[:] for tiles in self.owned]
        other.stacked = [tiles[:] for tiles in self.stacked]
        other.exchange = [paints[:] for paints in self.exchange]
        other.out = self.out[:]
        return other

    def to_data(self, g: Any) -> dict[str, object]:
        return {
            "wall": wall_data(g, self),
            "players": [
                {
                    "tiles": tiles_data(self.owned[seat]),
                    "stacked": tiles_data(self.stacked[seat]),
                    "exchange": [PAINTS[paint] for paint in self.exchange[seat]],
                }
                for seat in range(g.r.seats)
            ],
            "out": tiles_data(self.out),
        }

    def fill(self, g: Any, data: dict[str, Any]) -> None:
        only(data, ("wall", "players", "out"), "walls")
        players = by_seat(data, "players", g.r.seats, {})
        for one in players:
            only(one, ("tiles", "stacked", "exchange"), "players at the wall")
        self.owned = [_read_tiles(one.get("tiles", {})) for one in players]
        self.stacked = [_read_tiles(one.get("stacked", {})) for one in players]
        self.exchange = [sorted([_colour(name) for name in one.get("exchange", [])]) for one in players]
        self.unseen = counts(components(g))
        for tiles in (*self.owned, *self.stacked):
            self._not_on_the_wall(tiles)
        self.out = _read_tiles(data["out"]) if "out" in data else self._given()
        self._not_on_the_wall(self.out)
        self.wall = self._lay(sections(g), data.get("wall", {}))

    def _not_on_the_wall(self, tiles: list[int]) -> None:
        for sort, count in enumerate(tiles):
            self.unseen[sort] -= count
            if self.unseen[sort] < 0:
                raise ValueError(f"there are not so many wall tiles {SORTS[sort]}")

    def _given(self) -> list[int]:
        """Tiles that were given for the exchange tiles: the first that fit."""
        out = [0] * len(SORTS)
        for back in [back for paints in self.exchange for paint in paints for back in BLENDS[paint]]:
            fitting = [sort for sort in range(len(SORTS)) if BACK[sort] == back and self.unseen[sort] > out[sort]]
            if not fitting:
                raise ValueError(f"there are not so many {PAINTS[back]} wall tiles")
            out[fitting[0]] += 1
        return out

    def _lay(self, places: Layout, named: dict[str, str]) -> list[int]:
        """The fronts of all unseen tiles: those of named sections, the others where there is room."""
        wall = [FINISHED] * len(places.names)
        left = fronts(self.unseen)
        for name, colour in named.items():
            front = _colour(colour)
            if front not in left:
                raise ValueError(f"there are not so many {colour} wall tiles left")
            left.remove(front)
            wall[index(places.names, name, "section of the wall")] = front
        for section in places.far_first:
            if left and wall[section] == FINISHED and section not in places.finished:
                wall[section] = left.pop(0)
        if left:
            raise ValueError("there are more wall tiles than sections")
        return wall


def _colour(name: str) -> int:
    return BLENDED[index([PAINTS[paint] for paint in BLENDED], name, "blended paint")]


def _read_tiles(named: dict[str, int]) -> list[int]:
    tiles = [0] * len(SORTS)
    for name, count in named.items():
        tiles[index(SORTS, name, "wall tile")] = number(count, name)
    return tiles


def tiles_data(tiles: list[int]) -> dict[str, int]:
    return {SORTS[sort]: count for sort, count in enumerate(tiles) if count}


def wall_data(g: Fresco, part: WallFresco) -> dict[str, str]:
    names = sections(g).names
    return {names[section]: PAINTS[front] for section, front in enumerate(part.wall) if front != FINISHED}


def fronts(tiles: list[int]) -> list[int]:
    return [FRONT[sort] for sort, count in enumerate(tiles) for _ in range(count)]


def components(g: Fresco) -> WallFile:
    form = g.r.pack.extra[KEY]
    assert isinstance(form, WallFile)
    return form


def sections(g: Fresco) -> Layout:
    return layout(components(g))


def slice_of(g: Fresco) -> WallFresco:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, WallFresco)
    return part


def check(g: Fresco) -> list[str]:
    part = slice_of(g)
    problems: list[str] = []
    every = counts(components(g))
    for sort, name in enumerate(SORTS):
        held = [tiles[sort] for tiles in (part.unseen, part.out, *part.owned, *part.stacked)]
        if min(held) < 0 or sum(held) != every[sort]:
            problems.append(f"wall tiles {name} are lost or doubled: {sum(held)} (M9-COMP-01)")
    on_wall = sorted(front for front in part.wall if front != FINISHED)
    if on_wall != sorted(fronts(part.unseen)):
        problems.append("the fronts on the wall are not those of the tiles there (M9-SETUP-01)")
    given = sorted(BLENDS[paint][n] for paints in part.exchange for paint in paints for n in (0, 1))
    if given != sorted(BACK[sort] for sort, count in enumerate(part.out) for _ in range(count)):
        problems.append("exchange tiles and the wall tiles given for them do not match (M9-WORK-01, -04)")
    for seat, paints in enumerate(part.exchange):
        if len(paints) != len(set(paints)):
            problems.append(f"seat {seat} has two exchange tiles of a colour (M9-WORK-02)")
    if not _connected(g, part):
        problems.append("a finished section does not adjoin the finished area (M9-WALL-01)")
    return problems


def _connected(g: Fresco, part: WallFresco) -> bool:
    places = sections(g)
    reached = list(places.finished)
    for section in reached:
        reached += [n for n in places.near[section] if part.wall[n] == FINISHED and n not in reached]
    return len(reached) == part.wall.count(FINISHED)
