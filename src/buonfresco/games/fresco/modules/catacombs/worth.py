"""What treasures are worth (M13): printed points, and the highest volume times the number of volumes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.modules.catacombs.components import tables
from buonfresco.games.fresco.modules.catacombs.rooms import full
from buonfresco.games.fresco.modules.catacombs.state import part
from buonfresco.games.fresco.worth import THALER, Worth, always, rounds_left

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

ROOM: Final = 2.6  # an open room on a map
HIDDEN: Final = 0.4  # one that may be opened
MORE: Final = 0.6  # hope for further volumes, for each one there is


def holdings(g: Fresco, seat: int) -> float:
    mine, t = part(g), tables(g.r)
    if g.s.open:
        return 0.0
    total = 0.0
    volumes = [t.volumes[one] for one in mine.kept[seat] if t.volumes[one]]
    for one in mine.kept[seat]:
        total += t.points[one]
    if volumes:
        total += max(volumes) * len(set(volumes)) + MORE * len(volumes) * min(2.0, rounds_left(g))
    for one in mine.maps[seat]:
        total += _rooms(g, one) if rounds_left(g) > 0.0 else 0.0
    return total


def _rooms(g: Fresco, one: int) -> float:
    rooms = tables(g.r).rooms[one]
    there = len(full(g, rooms))
    return max(0.0, ROOM * there + HIDDEN * (len(rooms) - there) - 2.0)


def tile(g: Fresco, seat: int) -> float:
    """The best map in the hand, and what it would still be worth there."""
    return max([_map(g, one) for one in part(g).maps[seat]], default=0.0)


def _map(g: Fresco, one: int) -> float:
    return ROOM * len(full(g, tables(g.r).rooms[one])) - 0.5 * _rooms(g, one)


def _lay(g: Fresco, _seat: int, action: Action) -> float:
    """It costs a column, the theater least."""
    return _map(g, tables(g.r).map_of[action]) - 3.0 + 0.2 * action.args[-1]


def _keep(g: Fresco, seat: int, action: Action) -> float:
    t = tables(g.r)
    one = t.sort_of[action]
    if not t.volumes[one]:
        return float(t.points[one])
    volumes = {t.volumes[other] for other in part(g).kept[seat] if t.volumes[other]}
    before = max(volumes, default=0) * len(volumes)
    volumes.add(t.volumes[one])
    return max(volumes) * len(volumes) - before + MORE * min(2.0, rounds_left(g))


def _sell(g: Fresco, _seat: int, action: Action) -> float:
    t = tables(g.r)
    return THALER * t.sales[t.sort_of[action]]


def _buy(g: Fresco, _seat: int, _action: Action) -> float:
    """Rooms must lie open before a map is of use."""
    there = len(full(g, range(len(g.s.fresco))))
    return 0.35 * min(there, 8) - 1.0 if rounds_left(g) >= 1.0 or there > 4 else -1.0


WORTH: Final = Worth(
    holdings,
    tile,
    answers={
        "map": _lay,
        "no_map": always(0.0),
        "explore": always(3.0),
        "explore_later": always(2.5),
        "explore_not": always(0.0),
        "keep_treasure": _keep,
        "sell_treasure": _sell,
        "buy_map": _buy,
    },
)
