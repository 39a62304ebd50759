"""What lies on the pew board, and who owns beams. Supplies and unseen tiles follow, so they cannot go astray."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.fields import Field, Fields
from buonfresco.engine.forms import By, Items, Number
from buonfresco.games.fresco.modules.pews.components import KEY, MOST_BEAMS, PLACES, PewsFile, with_beams
from buonfresco.games.fresco.state import by_seat

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

BEAMS: Final = 6  # of each player (M14-SETUP-02)
RESTORED: Final = 0  # a place of the board without a tile (M14-PEW-08)


class Tables:
    """What the components say, by sort of pew tile ("2/5": two beams, 5 points) and by market tile."""

    __slots__ = ("beams", "counts", "market", "names", "points")

    def __init__(self, rules: Rules) -> None:
        form: PewsFile = rules.pack.extra[KEY]
        sorts = sorted({(tile.beams, tile.points) for tile in form.pew})
        self.names: tuple[str, ...] = tuple(f"{beams}/{points}" for beams, points in sorts)
        self.beams: tuple[int, ...] = tuple(beams for beams, _ in sorts)
        self.points: tuple[int, ...] = tuple(points for _, points in sorts)
        self.counts: tuple[int, ...] = tuple(
            sum(tile.count for tile in form.pew if (tile.beams, tile.points) == sort) for sort in sorts
        )
        brought = {tile.id: beams for tile, beams in with_beams(form, rules.pack.market)}
        self.market: tuple[int, ...] = tuple(brought.get(name, 0) for name in rules.market_ids)


_TABLES: dict[str, Tables] = {}  # by digest of the components


def tables(rules: Rules) -> Tables:
    known = _TABLES.get(rules.digest)
    if known is None:
        known = _TABLES[rules.digest] = Tables(rules)
    return known


def _turned(g: Fresco, mine: Pews, data: dict[str, Any]) -> list[int]:
    """Tiles that are not on the board have been turned over: the first that fit."""
    table = tables(g.r)
    turned = [0] * len(table.names)
    if "pews" not in data:
        return turned
    for beams in range(1, MOST_BEAMS + 1):
        missing = beams_left(table, turned).count(beams) - mine.pews.count(beams)
        for sort in range(len(table.names)):
            if table.beams[sort] == beams and missing > 0:
                turned[sort] = min(missing, table.counts[sort])
                missing -= turned[sort]
    return turned


def _left(g: Fresco, mine: Pews, _data: dict[str, Any]) -> list[int]:
    left = beams_left(tables(g.r), mine.turned)
    return left + [RESTORED] * (PLACES - len(left))


FIELDS: Final = Fields(
    "the pews",
    Field("beams", by_seat(Number(0, BEAMS)), "beams owned; the others of a player's 6 are his supply", bill="beams"),
    Field(
        "turned",
        By(Items("pew tile", lambda r: tables(r).names), Number(0, PLACES), named=True),
        'pew tiles that have left the game, {"2/5": 1}: two beams, 5 points (default: some that fit ``pews``)',
        default=_turned,
    ),
    Field(
        "pews",
        By(Items("pew", range(1, PLACES + 1)), Number(0, MOST_BEAMS)),
        "beams needed by place, 0 where the pew is restored (default: the tiles left, in the order of the pack)",
        default=_left,
    ),
)


class Pews:
    __slots__ = FIELDS.names

    beams: list[int]  # owned, by seat
    turned: list[int]  # by sort; what lies on the board is the rest, and nobody knows which where
    pews: list[int]  # beams needed by place, or RESTORED

    def copy(self) -> Pews:
        other = Pews.__new__(Pews)
        other.pews = self.pews[:]
        other.turned = self.turned[:]
        other.beams = self.beams[:]
        return other


def beams_left(table: Tables, turned: list[int]) -> list[int]:
    """The beam sides of all tiles that have not been turned over."""
    return [
        beams for beams, count, gone in zip(table.beams, table.counts, turned, strict=True) for _ in range(count - gone)
    ]


def tiles_data(rules: Rules, tiles: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(tables(rules).names, tiles, strict=True) if count}


def unseen(g: Fresco) -> list[int]:
    """By sort: the tiles on the board."""
    counts = tables(g.r).counts
    return [count - gone for count, gone in zip(counts, slice_of(g).turned, strict=True)]


def slice_of(g: Fresco) -> Pews:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, Pews)
    return part


def supply(g: Fresco, seat: int) -> int:
    return BEAMS - slice_of(g).beams[seat]


def check(g: Fresco) -> list[str]:
    part, problems = slice_of(g), []
    if len(part.beams) != g.r.seats or not all(0 <= beams <= BEAMS for beams in part.beams):
        problems.append(f"beams by seat are {part.beams}, each player has {BEAMS} (M14-SETUP-02)")
    left = unseen(g)
    if min(left) < 0 or min(part.turned) < 0:
        problems.append("pew tiles were turned over that do not exist (M14-SETUP-01)")
    on_board = sorted(beams for beams in part.pews if beams != RESTORED)
    if len(part.pews) != PLACES or on_board != sorted(beams_left(tables(g.r), part.turned)):
        problems.append(f"the pews on the board are not those that are left: {part.pews} (M14-SETUP-01, M14-PEW-08)")
    return problems
