"""What the box holds for module 5: the two gold market tiles with their arrows. Discs and gold need no data."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from buonfresco.engine.pack import Entry, Problem

FILE: Final = "leaf_gold.toml"
ARROWS: Final = 2  # on each gold market tile
MOST_SPACES: Final = 10  # of a booth, whatever the pack's board


class Arrow(Entry, frozen=True, kw_only=True):
    players: list[int]  # the side of the board it belongs to
    booth: Literal["I", "II", "III", "IV"]
    space: int  # counted from 1
    gold: int


class GoldMarket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    arrow: list[Arrow]


def check(form: GoldMarket) -> list[Problem]:
    """Two arrows on each side (M5-MKT-01); with four players 1 gold at booth III and 2 at booth IV (M5-MKT-02)."""
    problems: list[Problem] = []
    for number, arrow in enumerate(form.arrow):
        if not 1 <= arrow.space <= MOST_SPACES or arrow.gold < 1:
            problems.append(Problem(FILE, f"arrow {number!r}", "pack-leaf_gold-arrow", "M5-MKT-01"))
    for players in (2, 3, 4):
        arrows = [arrow for arrow in form.arrow if players in arrow.players]
        if len({(arrow.booth, arrow.space) for arrow in arrows}) != ARROWS or len(arrows) != ARROWS:
            problems.append(Problem(FILE, "", "pack-leaf_gold-arrows", "M5-MKT-01", players=players))
        elif players == 4 and {arrow.booth: arrow.gold for arrow in arrows} != {"III": 1, "IV": 2}:
            problems.append(Problem(FILE, "", "pack-leaf_gold-four", "M5-MKT-02"))
    return problems
