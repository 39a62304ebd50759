"""Where the request tiles are, and which fresco tiles lie stacked under them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from buonfresco.engine.reading import by_seat, index, only
from buonfresco.games.fresco.modules.requests.tiles import KEY, NEEDED, SEALS, tiles
from buonfresco.games.fresco.state import NOBODY, OUT

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


class Requests:
    """Keys: ``owned``, by seat the request tiles, as ``"general 6"``; ``removed``, those out of the game; all others
    are in their stacks. ``stacked``, the players' fresco tiles that lie under a request tile; ``used``, by seat whether
    a request was fulfilled this round; ``chosen``, the tiles stacked so far for the request at work, as ``"GO"``.
    """

    __slots__ = ("chosen", "owner", "stacked", "used")

    def __init__(self) -> None:
        self.owner: list[int] = []  # by request tile: a seat, NOBODY while it is in its stack, or OUT
        self.stacked: list[int] = []  # fresco tiles; their owner still has them, but only as part of a stack
        self.used: list[bool] = []
        self.chosen: list[int] = []  # sorts, in ascending order

    def copy(self) -> Requests:
        other = Requests()
        other.owner = self.owner[:]
        other.stacked = self.stacked[:]
        other.used = self.used[:]
        other.chosen = self.chosen[:]
        return other

    def to_data(self, g: Any) -> dict[str, object]:
        sorts = tiles(g.r).sorts
        return {
            "owned": [self.names(g, seat) for seat in range(g.r.seats)],
            "removed": self.names(g, OUT),
            "stacked": [g.r.fresco_ids[tile] for tile in sorted(self.stacked)],
            "used": self.used[:],
            "chosen": [sorts[sort] for sort in self.chosen],
        }

    def fill(self, g: Any, data: dict[str, Any]) -> None:
        only(data, ("owned", "removed", "stacked", "used", "chosen"), "requests")
        self.owner = [NOBODY] * len(tiles(g.r).names)
        for seat, names in enumerate(by_seat(data, "owned", g.r.seats, ())):
            self._put(g, names, seat)
        self._put(g, data.get("removed", []), OUT)
        self.stacked = sorted([index(g.r.fresco_ids, name, "fresco tile") for name in data.get("stacked", [])])
        self.used = [bool(used) for used in by_seat(data, "used", g.r.seats, False)]
        self.chosen = [index(tiles(g.r).sorts, name, "sort of tiles") for name in data.get("chosen", [])]

    def _put(self, g: Any, names: Sequence[str], owner: int) -> None:
        known = tiles(g.r).names
        for name in names:
            index(known, name, "request tile")
            free = [tile for tile, other in enumerate(known) if other == name and self.owner[tile] == NOBODY]
            if not free:
                raise ValueError(f"the request tile {name} is in two places")
            self.owner[free[0]] = owner

    def names(self, g: Any, owner: int) -> list[str]:
        return [name for name, other in zip(tiles(g.r).names, self.owner, strict=True) if other == owner]


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
    busy = [frame[2] for frame in g.s.stack if g.r.frame_name(frame) == "request"]
    at_work = busy[0] if busy else NOBODY
    if (part.chosen and not busy) or len(part.chosen) > NEEDED or part.chosen != sorted(part.chosen):
        problems.append(f"tiles are chosen for no request: {part.chosen} (M2-WORK-06)")
    for seat in range(g.r.seats):
        own = len([sort for sort in part.chosen if sort < len(SEALS)]) if seat == at_work else 0
        here, most = stacked_by(g, seat), NEEDED * part.owner.count(seat) + own
        if here > most or (here < most and not table.others):
            problems.append(f"seat {seat} has stacked {here} fresco tiles instead of {most} (M2-WORK-06)")
    return problems
