"""What the box holds for module 11: 25 favor tiles, by sort. Tiles of one sort are alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from buonfresco.engine.pack import Entry, Problem
from buonfresco.games.fresco.pack_check import check_ids
from buonfresco.games.fresco.paints import PAINT_ID

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules

KEY: Final = "favors"
FILE: Final = f"{KEY}.toml"
TILES: Final = 25

# What a favor gives: a paint, by its number, or one of these.
THALERS, MOOD, POINTS = -1, -2, -3
GIFTS: Final = {"thalers": THALERS, "mood": MOOD, "points": POINTS, **PAINT_ID}
GIFT_NAMES: Final = {number: name for name, number in GIFTS.items()}
STATED: Final = (("thalers", 1), ("thalers", 5), ("mood", 1), ("points", 1), ("paint", 1))


class Favor(Entry, frozen=True, kw_only=True):
    id: str
    gives: str  # thalers, mood, points or a paint
    amount: int
    count: int  # tiles of this sort


class FavorTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    favor: list[Favor]


def check(form: FavorTiles) -> list[Problem]:
    """25 tiles of five kinds, each of which there is (M11-COMP-01)."""
    problems: list[Problem] = []
    check_ids(FILE, [favor.id for favor in form.favor], problems)
    found = set()
    for favor in form.favor:
        kind = "paint" if favor.gives in PAINT_ID else favor.gives, favor.amount
        if kind not in STATED or favor.count < 1:
            problems.append(Problem(FILE, f"favor {favor.id!r}", "pack-favors-gift", "M11-COMP-01"))
        found.add(kind)
    for gives, amount in STATED:
        if (gives, amount) not in found:
            problems.append(Problem(FILE, "", "pack-favors-kind", "M11-COMP-01", gives=gives, amount=amount))
    tiles = sum(favor.count for favor in form.favor)
    if tiles != TILES:
        problems.append(Problem(FILE, "", "pack-favors-count", "M11-COMP-01", tiles=tiles))
    return problems


class Kit:
    """The components as rules need them, by sort."""

    __slots__ = ("amounts", "gives", "ids", "tiles")

    def __init__(self, form: FavorTiles) -> None:
        self.ids: tuple[str, ...] = tuple(favor.id for favor in form.favor)
        self.gives: tuple[int, ...] = tuple(GIFTS[favor.gives] for favor in form.favor)
        self.amounts: tuple[int, ...] = tuple(favor.amount for favor in form.favor)
        # the sort of every tile there is
        self.tiles: tuple[int, ...] = tuple(sort for sort, favor in enumerate(form.favor) for _ in range(favor.count))


_KITS: dict[str, Kit] = {}  # by digest of the pack


def kit_of(r: Rules) -> Kit:
    known = _KITS.get(r.digest)
    if known is None:
        form = r.pack.extra[KEY]
        assert isinstance(form, FavorTiles)
        known = _KITS[r.digest] = Kit(form)
    return known
