"""What pennies and wishing cards are worth (M4): small change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.modules.wishing_well.state import part
from buonfresco.games.fresco.worth import BASIC_PAINT, Worth, always

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

PENNY: Final = 0.6
CARD: Final = 1.2
LAST: Final = 0.4  # in the final round


def holdings(g: Fresco, seat: int) -> float:
    mine = part(g)
    if g.s.open:
        return 0.0
    return PENNY * (mine.pennies[seat] + mine.placed[seat]) + (LAST if g.s.final else CARD) * sum(mine.hands[seat])


def _throw(g: Fresco, _seat: int, action: Action) -> float:
    return ((LAST if g.s.final else CARD) - PENNY) * action.args[0]


def _paints(_g: Fresco, _seat: int, _action: Action) -> float:
    return 2 * BASIC_PAINT


WORTH: Final = Worth(
    holdings,
    answers={
        "pennies": _throw,
        "throw": _throw,
        "lucky_guy": always(1.0),
        "busker": always(0.6),
        "tip": always(1.0),
        "finder": always(1.5),
        "praise": always(1.0),
        "free_paint": _paints,
        "visit": always(-1.0),
        "alchemy": always(-0.5),
    },
)
