"""What the box holds for module 15: nine dome tiles, each with paints and points."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

import msgspec

from buonfresco.engine.pack import Entry, Problem
from buonfresco.games.fresco.board import ALL_SEGMENTS, SIDE
from buonfresco.games.fresco.pack_check import check_ids, check_paints
from buonfresco.games.fresco.paints import LETTERS, read_paints

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules

KEY: Final = "dome"
FILE: Final = f"{KEY}.toml"
EXAMPLE: Final = 13  # some two tiles bring so many points together (M15-EX-02)

# INNER[segment]: is there a dome tile under it? Rows and columns 2 to 4 (M15-SETUP-01).
INNER: Final = tuple(0 < segment // SIDE < SIDE - 1 and 0 < segment % SIDE < SIDE - 1 for segment in ALL_SEGMENTS)
TILES: Final = sum(INNER)


class DomeTile(Entry, frozen=True, kw_only=True):
    id: str
    points: int
    paints: str


class DomeTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: list[DomeTile]


def check(form: DomeTiles) -> list[Problem]:
    problems: list[Problem] = []
    check_ids(FILE, [tile.id for tile in form.tile], problems)
    for tile in form.tile:
        label = f"tile {tile.id!r}"
        check_paints(FILE, label, tile.paints, LETTERS, problems)
        if tile.points < 1:
            problems.append(Problem(FILE, label, "pack-dome-points", "M15-SCORE-02"))
    if len(form.tile) != TILES:
        problems.append(Problem(FILE, "", "pack-dome-count", "M15-SETUP-01", tiles=len(form.tile)))
    if not any(one.points + two.points == EXAMPLE for one, two in combinations(form.tile, 2)):
        problems.append(Problem(FILE, "", "pack-dome-example", "M15-EX-02", points=EXAMPLE))
    return problems


class Kit:
    """The components as rules need them, by tile."""

    __slots__ = ("costs", "ids", "points")

    def __init__(self, form: DomeTiles) -> None:
        self.ids: tuple[str, ...] = tuple(tile.id for tile in form.tile)
        self.points: tuple[int, ...] = tuple(tile.points for tile in form.tile)
        self.costs: tuple[tuple[int, ...], ...] = tuple(read_paints(tile.paints) for tile in form.tile)


_KITS: dict[str, Kit] = {}  # by digest of the pack


def kit_of(r: Rules) -> Kit:
    known = _KITS.get(r.digest)
    if known is None:
        form = r.pack.extra[KEY]
        assert isinstance(form, DomeTiles)
        known = _KITS[r.digest] = Kit(form)
    return known
