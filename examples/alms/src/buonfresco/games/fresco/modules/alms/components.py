"""What the box holds for module 18: how many vows of each color, and the Thalers that lie in the alms box first."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from buonfresco.engine.pack import Entry, Problem

FILE: Final = "alms.toml"


class Vow(Entry, frozen=True, kw_only=True):
    paint: Literal["yellow", "red", "blue", "green", "orange", "purple"]
    cards: int


class Alms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    vow: list[Vow]


def check(form: Alms) -> list[Problem]:
    """Two vows of each of the six colors (M18-SETUP-02)."""
    if sorted(one.paint for one in form.vow) != sorted({one.paint for one in form.vow}) or len(form.vow) != 6:
        return [Problem(FILE, "", "pack-alms-six", "M18-SETUP-02")]
    return [
        Problem(FILE, one.paint, "pack-alms-cards", "M18-SETUP-02", cards=one.cards)
        for one in form.vow
        if one.cards != 2
    ]
