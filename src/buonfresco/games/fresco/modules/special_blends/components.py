"""What the box holds for module 3: seven fresco tiles and the two paints."""

from __future__ import annotations

from typing import Final

import msgspec

from buonfresco.engine.pack import Entry, Problem
from buonfresco.games.fresco.pack import FrescoTile
from buonfresco.games.fresco.pack_check import check_ids, check_paints
from buonfresco.games.fresco.paints import LETTERS

FILE: Final = "special_blends.toml"
TILES: Final = 7
LOWEST: Final = 13
HIGHEST: Final = 24


class SpecialSupply(Entry, frozen=True, kw_only=True):
    paints: dict[str, int]


class SpecialBlends(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    supply: SpecialSupply
    tile: list[FrescoTile]


def check(form: SpecialBlends) -> list[Problem]:
    """What the rulebooks state (M3, components): seven tiles of 13 to 24, one of them a 24, six paints of each."""
    problems: list[Problem] = []
    check_ids(FILE, [tile.id for tile in form.tile], problems)
    for tile in form.tile:
        label = f"tile {tile.id!r}"
        check_paints(FILE, label, tile.paints, LETTERS, problems)
        if not LOWEST <= tile.value <= HIGHEST:
            problems.append(Problem(FILE, label, "pack-special_blends-value", "M3-SETUP-02", value=tile.value))
    if len(form.tile) != TILES:
        problems.append(Problem(FILE, "", "pack-special_blends-count", "M3-SETUP-03", tiles=len(form.tile)))
    if sum(tile.value == HIGHEST for tile in form.tile) != 1:
        problems.append(Problem(FILE, "", "pack-special_blends-centre", "M3-SETUP-02"))
    if form.supply.paints != {"pink": 6, "brown": 6}:
        problems.append(Problem(FILE, "supply", "pack-special_blends-supply", "M3-SETUP-01"))
    return problems
