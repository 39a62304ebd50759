"""The pews and the market tiles with beams, as the pack gives them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import msgspec

from buonfresco.engine.pack import Entry, Problem
from buonfresco.games.fresco.pack import MarketTile, Pack
from buonfresco.games.fresco.paints import LETTERS, read_paints

KEY: Final = "pews"
FILE: Final = "pews.toml"
PLACES: Final = 12  # on the pew board
MOST_BEAMS: Final = 3  # a pew needs, and three apprentices carry (M14-PEW-02)
REPLACED: Final = ("Y", "R", "B", "YR", "YB", "RB")  # faces of the market tiles that are taken out (M14-SETUP-04)
EXAMPLE_POINTS: Final = 8  # of some three pews with one beam (M14-EX-02)


class PewTile(Entry, frozen=True, kw_only=True):
    beams: int
    points: int
    count: int


class BeamTile(Entry, frozen=True, kw_only=True):
    """A market tile with beams; it takes the place of the tile with the same paints (M14-SETUP-05)."""

    paints: str
    beams: int


class PewsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pew: list[PewTile]
    market: list[BeamTile]


# ---- market tiles ---------------------------------------------------------------------------------------------------


def with_beams(form: PewsFile, tiles: list[MarketTile]) -> Iterator[tuple[MarketTile, int]]:
    """The market tiles, six of them replaced, each with its beams. A replacement is left out with two and three
    players if the tile it replaces is (M14-SETUP-06)."""
    left = {read_paints(tile.paints): tile.beams for tile in form.market}
    for tile in tiles:
        beams = left.pop(read_paints(tile.paints), 0)
        if beams:
            name = f"{tile.id}+{beams}"
            yield MarketTile(id=name, paints=tile.paints, only_four=tile.only_four, source=tile.source), beams
        else:
            yield tile, 0


def market_set(pack: Pack, tiles: list[MarketTile]) -> list[MarketTile]:
    return [tile for tile, _ in with_beams(pack.extra[KEY], tiles)]


# ---- what the rulebooks state ---------------------------------------------------------------------------------------


def check_components(form: PewsFile) -> list[Problem]:
    return [*_check_pews(form), *_check_market(form)]


def _check_pews(form: PewsFile) -> Iterator[Problem]:
    """12 pews of one to three beams, of each some; three of one beam bring 8 points together (M14-EX-01, -02)."""
    for number, tile in enumerate(form.pew):
        if not 1 <= tile.beams <= MOST_BEAMS or tile.points < 1 or tile.count < 1:
            yield Problem(FILE, f"pew {number}", "pack-pews-tile", "M14-PEW-01", most=MOST_BEAMS)
    found = sum(tile.count for tile in form.pew)
    if found != PLACES:
        yield Problem(FILE, "pew", "pack-pews-count", "M14-SETUP-01", found=found, pews=PLACES)
    single = [tile.points for tile in form.pew if tile.beams == 1 for _ in range(min(tile.count, PLACES))]
    several = {tile.beams for tile in form.pew}
    if not {2, 3} <= several or EXAMPLE_POINTS not in map(sum, combinations(single, 3)):
        yield Problem(FILE, "pew", "pack-pews-example", "M14-EX-02", points=EXAMPLE_POINTS)


def _check_market(form: PewsFile) -> Iterator[Problem]:
    faces = ["".join(sorted(tile.paints, key=LETTERS.find)) for tile in form.market]
    if sorted(faces) != sorted(REPLACED):
        yield Problem(FILE, "market", "pack-pews-faces", "M14-SETUP-04", faces=", ".join(REPLACED))
    for tile in form.market:
        if tile.beams not in (1, 2):
            yield Problem(FILE, f"market {tile.paints!r}", "pack-pews-beams", "M14-SETUP-04")
