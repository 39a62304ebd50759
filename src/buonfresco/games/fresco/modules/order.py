"""The order of simultaneous effects: which module's step comes first where several hang on the same place.

One table, with the rule behind each line. A place that is not listed runs in ascending module number, and so do
modifiers and reactions. Keys are (program, step of the core they follow); values are module numbers.
"""

from __future__ import annotations

ORDER: dict[tuple[str, str], tuple[int, ...]] = {
    # X-ACT-03, X-MKT-01: lady, map; then pennies, and the market action.
    ("market visit", ""): (12, 13, 4),
    ("cathedral visit", ""): (12, 13),
    ("studio visit", ""): (12, 13, 1),
    ("workshop visit", ""): (12, 13, 4),
    ("theater visit", ""): (12, 13),
    # X-ACT-03: a map explored afterwards, then infection and contagion.
    **{(f"{place} visit", "leave"): (13, 10) for place in ("market", "cathedral", "studio", "workshop", "theater")},
    # X-CATH-01 step 4: gold, asked when the tile is taken (X-INFO-05); step 5: favor, dome tile, catacomb tile;
    # step 6: window; step 7: praise.
    ("restore", "take"): (5, 11, 15, 13, 6, 4),
    ("leonardo restore", "take"): (11, 15, 13, 6),
    # X-CATH-01 step 10: what the table shows of the apprentice is put right before the scroll is asked for (X-INFO-05).
    ("restore", "bishop"): (4, 10, 7),
    # X-PREP-01 step 1: everything is cleaned up before the displays of step 2 are refilled.
    ("prepare", ""): (4, 16, 12, 10),
    # X-PREP-01 step 2: after the market the disc, the portraits, the glass, the certificates, the bottles.
    ("prepare", "market"): (5, 1, 6, 8, 10),
    # X-SCORE-01 steps 1 to 6.
    ("scoring", "open"): (4, 5, 8, 10, 13, 15),
}


def rank(program: str, after: str, number: int) -> tuple[int, int]:
    listed = ORDER.get((program, after), ())
    return (listed.index(number) if number in listed else len(listed), number)
