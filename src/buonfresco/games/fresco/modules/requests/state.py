"""Where the request tiles are, and which fresco tiles lie stacked under them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.fields import ROUND, VISIT, Field, Fields
from buonfresco.engine.forms import SEAT, Flag, Heap, Items, Where
from buonfresco.games.fresco.modules.requests.tiles import KEY, NEEDED, SEALS, tiles
from buonfresco.games.fresco.state import FRESCO_TILE, NOBODY, OUT, by_seat

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


FIELDS: Final = Fields(
    "the requests",
    Field(
        "owner",
        Where(Items("request tile", lambda r: tiles(r).names), NOBODY, SEAT, "owned", removed=OUT),
        'request tiles by seat, as "general 6", and those out of the game; all others are in their stacks',
    ),
    Field(
        "stacked",
        Heap(FRESCO_TILE, lambda r: len(r.fresco_ids)),
        "the players' fresco tiles that lie under a request tile",
    ),
    Field("used", by_seat(Flag()), "a request was fulfilled this round (M2-WORK-01)", lives=ROUND),
    Field(
        "chosen",
        Heap(Items("sort of tiles", lambda r: tiles(r).sorts), NEEDED),
        'tiles stacked so far for the request at work, as "GO"',
        lives=VISIT,
    ),
)


class Requests:
    __slots__ = FIELDS.names

    owner: list[int]  # by request tile: a seat, NOBODY while it is in its stack, or OUT
    stacked: list[int]  # fresco tiles; their owner still has them, but only as part of a stack
    used: list[bool]
    chosen: list[int]  # sorts, in ascending order

    def copy(self) -> Requests:
        other = Requests.__new__(Requests)
        other.owner = self.owner[:]
        other.stacked = self.stacked[:]
        other.used = self.used[:]
        other.chosen = self.chosen[:]
        return other


def requests(g: Fresco) -> Requests:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, Requests)
    return part


def stacked_by(g: Fresco, seat: int) -> int:
    owner = g.s.owner
    return len([tile for tile in requests(g).stacked if owner[tile] == seat])


def check(g: Fresco) -> list[str]:
    part, table = requests(g), tiles(g.r)
    problems: list[str] = []
    for tile, name in enumerate(table.names):
        above = tile > 0 and table.kinds[tile - 1] == table.kinds[tile] and part.owner[tile - 1] == NOBODY
        if part.owner[tile] != NOBODY and above:
            problems.append(f"the request tile {name} was not on top of its stack (M2-WORK-11)")
        if not OUT <= part.owner[tile] < g.r.seats:
            problems.append(f"the request tile {name} is nowhere (M2-SETUP-01)")
    if OUT in part.owner and g.r.painters == g.r.seats:
        problems.append("request tiles leave the game with Leonardo only (M2-LEO-02)")
    if len(set(part.stacked)) != len(part.stacked):
        problems.append("a fresco tile is stacked twice (M2-WORK-08)")
    for tile in part.stacked:
        if not 0 <= g.s.owner[tile] < g.r.seats:
            problems.append(f"fresco tile {g.r.fresco_ids[tile]} is stacked before nobody (M2-WORK-06)")
    busy = [painter for name, painter, _ in g.agenda() if name == "request"]
    at_work = busy[0] if busy else NOBODY
    if (part.chosen and not busy) or len(part.chosen) > NEEDED or part.chosen != sorted(part.chosen):
        problems.append(f"tiles are chosen for no request: {part.chosen} (M2-WORK-06)")
    for seat in range(g.r.seats):
        own = len([sort for sort in part.chosen if sort < len(SEALS)]) if seat == at_work else 0
        here, most = stacked_by(g, seat), NEEDED * part.owner.count(seat) + own
        if here > most or (here < most and not table.others):
            problems.append(f"seat {seat} has stacked {here} fresco tiles instead of {most} (M2-WORK-06)")
    return problems
