"""What vows are worth (M18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.games.fresco.worth import THALER, Worth, always, rounds_left

from .state import part

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def holdings(g: Fresco, seat: int) -> float:
    if g.s.open:
        return 0.0
    return len(part(g).vows[seat]) * min(1.0, 0.4 * rounds_left(g) - 0.6)


WORTH: Final = Worth(
    holdings, answers={"vow": always(2.5), "alms": always(0.3), "dole_coins": always(2 * THALER), "dole": always(1.0)}
)
