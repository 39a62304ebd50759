"""What leaf gold is worth (M5): one to three points on a tile of the right color, a Thaler in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.games.fresco.modules.leaf_gold.state import part
from buonfresco.games.fresco.worth import Worth, always

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

LEAF: Final = 1.1
LAST: Final = 0.6
GILDED: Final = 0.8  # what gilding brings beyond keeping the leaf


def holdings(g: Fresco, seat: int) -> float:
    return 0.0 if g.s.open else (LAST if g.s.final else LEAF) * part(g).gold[seat]


def restoring(g: Fresco, seat: int, segment: int) -> float:
    mine = part(g)
    tile = g.s.fresco[segment]
    return GILDED if mine.gold[seat] and tile >= 0 and mine.disc in g.r.fresco_costs[tile] else 0.0


WORTH: Final = Worth(holdings, restoring=restoring, answers={"gild": always(1.0)})
