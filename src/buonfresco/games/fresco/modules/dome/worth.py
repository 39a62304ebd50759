"""What dome tiles are worth (M15): their points, if the paints are still there in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.games.fresco.modules.dome.components import kit_of
from buonfresco.games.fresco.modules.dome.state import dome_of
from buonfresco.games.fresco.worth import Worth

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

HOPE: Final = 0.35  # of the points while there is time to find the paints
INNER: Final = 1.5  # a tile nobody has seen


def holdings(g: Fresco, seat: int) -> float:
    """In the final round what the stock can pay; before, a part of everything."""
    kit = kit_of(g.r)
    own = [one for one, owner in enumerate(dome_of(g).owner) if owner == seat]
    if not g.s.final:
        return HOPE * sum([kit.points[one] for one in own])
    if g.s.open:
        return 0.0
    stock = list(g.s.paints[seat])
    total = 0.0
    for one in sorted(own, key=lambda tile: -kit.points[tile]):
        cost = kit.costs[one]
        if all(stock[paint] >= cost.count(paint) for paint in cost):
            total += kit.points[one]
            for paint in cost:
                stock[paint] -= 1
    return total


def restoring(_g: Fresco, _seat: int, segment: int) -> float:
    return INNER if 1 <= segment % 5 <= 3 and 1 <= segment // 5 <= 3 else 0.0


WORTH: Final = Worth(holdings, restoring=restoring)
