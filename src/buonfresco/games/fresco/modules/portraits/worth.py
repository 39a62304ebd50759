"""What portraits are worth (M1): what is printed on them; the permanent ones work until the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.modules.portraits.cards import cards
from buonfresco.games.fresco.modules.portraits.state import portraits
from buonfresco.games.fresco.worth import BASIC_PAINT, MOOD_STEP, THALER, Worth, always, paint_worth, rounds_left

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

EACH_ROUND: Final = {"abbot": 1.0, "actor": 0.4, "sexton": 0.8, "servant": THALER}
WORK: Final = 3 * THALER  # what the apprentice would earn instead (M1-STUDIO-03)
MERCHANT: Final = 2 * BASIC_PAINT
MUSE: Final = 3 * MOOD_STEP


def holdings(g: Fresco, seat: int) -> float:
    kinds = cards(g.r).kinds
    rounds = rounds_left(g)
    total = 0.0
    for card, where in enumerate(portraits(g).where):
        if where == seat:
            total += rounds * EACH_ROUND.get(kinds[card], 0.0)
    return total


def _portrait(g: Fresco, _seat: int, action: Action) -> float:
    t = cards(g.r)
    card = t.card_of[action]
    kind = t.kinds[card]
    value = t.points[card] + THALER * t.thalers[card] + sum([paint_worth(paint) for paint in t.paints[card]])
    value += EACH_ROUND.get(kind, 0.0) * rounds_left(g)
    if not g.s.final:
        value += MOOD_STEP * t.moods[card] + (MUSE if kind == "muse" else 0.0)
    return value + (MERCHANT if kind == "merchant" else 0.0) - WORK


WORTH: Final = Worth(holdings, answers={"portrait": _portrait, "merchant": always(1.0), "sexton": always(-1.0)})
