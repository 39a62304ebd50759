"""What may be paid at the altar, and what it is worth (B-CATH-18 to B-CATH-23)."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from buonfresco.games.fresco.paints import BASIC, BLENDED


def payments() -> dict[tuple[int, ...], int]:
    """Every legal payment: three paints, the basic ones pairwise different (B-CATH-21), dearest last."""
    values: dict[tuple[int, ...], int] = {}
    for replaced in range(4):
        for blended in combinations_with_replacement(BLENDED, replaced):
            for basic in combinations(BASIC, 3 - replaced):
                all_different = blended == BLENDED  # B-CATH-20: worth 6, not 5
                values[(*basic, *blended)] = 6 if all_different else 2 + replaced
    return values
