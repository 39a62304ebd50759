"""What may be paid at the altar, and what it is worth (B-CATH-18 to B-CATH-23)."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.games.fresco.paints import BASIC, BLENDED, PAINTS

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules

SIZE: Final = 3  # paints of a payment (B-CATH-23)


def payments() -> dict[tuple[int, ...], int]:
    """Every legal payment: three paints, the basic ones pairwise different (B-CATH-21), dearest last."""
    values: dict[tuple[int, ...], int] = {}
    for replaced in range(4):
        for blended in combinations_with_replacement(BLENDED, replaced):
            for basic in combinations(BASIC, 3 - replaced):
                all_different = blended == BLENDED  # B-CATH-20: worth 6, not 5
                values[(*basic, *blended)] = 6 if all_different else 2 + replaced
    return values


def why_never(r: Rules, action: Action) -> Reason | None:
    """Why an attempt is nothing the altar takes, whoever has the paints; None if it is, or a module says why not."""
    payment = action.args[:-1]
    if payment in r.altar_values:
        return None
    if len(payment) != SIZE:
        return Reason("B-CATH-23", "refused-altar-three")
    for paint in payment:
        if paint not in BASIC and paint not in r.blends:
            return Reason("B-CATH-19", "refused-paint-none", {"paint": PAINTS[paint]})
    twice = any(payment.count(paint) > 1 for paint in BASIC)
    return Reason("B-CATH-21", "refused-altar-form", {"text": action.text}) if twice else None
