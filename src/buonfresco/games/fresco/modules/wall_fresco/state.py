"""What lies on the wall and before the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.fields import Field, Fields
from buonfresco.engine.forms import SEAT, By, Heap, Items, Name, Number, Written
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
from buonfresco.games.fresco.state import PAINT, by_seat

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

FINISHED: Final = -1  # a section of the wall without a tile


MOST: Final = 99  # wall tiles of a sort
BLENDED_NAMES: Final = tuple(PAINTS[paint] for paint in BLENDED)
SORT: Final = Items("wall tile", SORTS)
TILES: Final = By(SORT, Number(0, MOST), named=True)


def _write_colours(_r: Any, paints: list[int]) -> list[str]:
    return [PAINTS[paint] for paint in paints]


def _read_colours(r: Any, given: Any, what: str) -> list[int]:
    return sorted(
        [BLENDED[colour] for colour in Heap(Items("blended paint", BLENDED_NAMES), MOST).read(r, given, what)]
    )


def _given(g: Fresco, mine: WallFresco, _data: Any) -> list[int]:
    """Tiles that were given for the exchange tiles: the first that fit."""
    out, unseen = [0] * len(SORTS), _not_before_players(g, mine)
    for back in [back for paints in mine.exchange for paint in paints for back in BLENDS[paint]]:
        fitting = [sort for sort in range(len(SORTS)) if BACK[sort] == back and unseen[sort] > out[sort]]
        if not fitting:
            raise ValueError(f"there are not so many {PAINTS[back]} wall tiles")
        out[fitting[0]] += 1
    return out


def _not_before_players(g: Fresco, mine: WallFresco) -> list[int]:
    left = counts(components(g))
    for tiles in (*mine.owned, *mine.stacked):
        left = [have - gone for have, gone in zip(left, tiles, strict=True)]
    return left


def _on_the_wall(g: Fresco, mine: WallFresco) -> list[int]:
    left = [have - gone for have, gone in zip(_not_before_players(g, mine), mine.out, strict=True)]
    if min(left) < 0:
        raise ValueError(f"there are not so many wall tiles {SORTS[left.index(min(left))]}")
    return left


def _fill_up(g: Fresco, mine: WallFresco) -> None:
    """The fronts of all tiles on the wall: those of named sections, the others where there is room."""
    places, wall = sections(g), mine.wall
    left = fronts(mine.unseen)
    for front in wall:
        if front != FINISHED:
            if front not in left:
                raise ValueError(f"there are not so many {PAINTS[front]} wall tiles left")
            left.remove(front)
    for section in places.far_first:
        if left and wall[section] == FINISHED and section not in places.finished:
            wall[section] = left.pop(0)
    if left:
        raise ValueError("there are more wall tiles than sections")


FIELDS: Final = Fields(
    "the wall",
    Field(
        "owned",
        by_seat(TILES),
        'open before the player, {"GY": 2}: green front, yellow back',
        key="tiles",
        group="players",
    ),
    Field("stacked", by_seat(TILES), "under his requests, likewise (M9-MIX-02)", group="players"),
    Field(
        "exchange",
        by_seat(Written(Heap(PAINT, len(BLENDED)), _write_colours, _read_colours)),
        'colors of his exchange tiles, ["green"]',
        group="players",
    ),
    Field("out", TILES, "tiles given for exchange tiles (default: some that fit)", default=_given),
    Field("unseen", TILES, "tiles on the wall by sort; which lies where shows when it is taken", derived=_on_the_wall),
    Field(
        "wall",
        By(Items("section of the wall", lambda r: layout(r.pack.extra[KEY]).names), Name(PAINT, FINISHED), named=True),
        'color of the front by section, {"c4": "purple"}; tiles not named lie on the sections farthest from the '
        "finished ones",
    ),
    groups={"players": SEAT},
    settle=_fill_up,
)


class WallFresco:
    __slots__ = FIELDS.names

    owned: list[list[int]]  # by seat and sort: open before the player
    stacked: list[list[int]]  # likewise: under his requests (M9-MIX-02)
    exchange: list[list[int]]  # by seat: paints of his exchange tiles
    out: list[int]  # by sort: given for exchange tiles (M9-WORK-04)
    unseen: list[int]  # by sort: tiles on the wall; which one lies where is decided when it is taken
    wall: list[int]  # front (a paint) by section, or FINISHED

    def copy(self) -> WallFresco:
        other = WallFresco.__new__(WallFresco)
        other.wall = self.wall[:]
        other.unseen = self.unseen[:]
        other.owned = [tiles[:] for tiles in self.owned]
        other.stacked = [tiles[:] for tiles in self.stacked]
        other.exchange = [paints[:] for paints in self.exchange]
        other.out = self.out[:]
        return other


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
