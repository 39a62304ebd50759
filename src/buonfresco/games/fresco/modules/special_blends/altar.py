"""The altar tile: payments with pink and brown, and what they are worth (M3-CATH-02 to M3-CATH-07)."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from buonfresco.games.fresco.paints import BASIC, BLENDED, BROWN, PINK

MORE: Final = {PINK: 3, BROWN: 5}  # points of a special paint on top of the blended one it stands for (M3-CATH-02)


def value(payment: tuple[int, ...]) -> int:
    """6 for what counts as three different blended paints, else 2 and 1 for each that is not basic (M3-CATH-05)."""
    basic = [paint for paint in payment if paint in BASIC]
    blended = [paint for paint in payment if paint in BLENDED]
    alike = len(set(blended)) < len(blended)
    base = 2 + len(payment) - len(basic) if basic or alike else 6
    return base + sum(MORE.get(paint, 0) for paint in payment)


def _payments() -> list[tuple[int, ...]]:
    """Every payment with a special paint under the wider rule, cheapest first; basic paints pairwise different."""
    found = [
        (*basic, *rest)
        for count in range(3)
        for basic in combinations(BASIC, count)
        for rest in combinations_with_replacement((*BLENDED, *MORE), 3 - count)
        if rest[-1] in MORE
    ]
    return sorted(found, key=value)


EVERYWHERE: Final = tuple(_payments())
# M3-CATH-04: specials replace paints of the variant with three different blended ones, nothing else
BLENDED_VARIANT: Final = tuple(
    payment for payment in EVERYWHERE if payment[0] not in BASIC and all(payment.count(paint) < 2 for paint in BLENDED)
)
