"""What a tile of the black market is worth (M16): about as much as an average one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.market import price
from buonfresco.games.fresco.worth import BASIC_PAINT, THALER, Worth

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

PAINTS: Final = 2.2  # on a tile, about, some of them blended


def _draw(g: Fresco, seat: int, _action: Action) -> float:
    return PAINTS * BASIC_PAINT - THALER * price(g, seat)


WORTH: Final = Worth(answers={"black_market": _draw})
