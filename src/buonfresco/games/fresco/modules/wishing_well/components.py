"""Pennies and wishing cards as the pack gives them, and what the rulebooks state about them."""

from __future__ import annotations

from typing import Final

import msgspec

from buonfresco.engine.pack import Entry, Problem
from buonfresco.games.fresco.pack_check import BASE_LETTERS, check_paints

FILE: Final = "wishing_well.toml"
FREE_PAINTS: Final = 3


class Pennies(Entry, frozen=True, kw_only=True):
    count: int
    each: int  # for every player at the start
    well: int  # room in it


class Cards(Entry, frozen=True, kw_only=True):
    """How many there are of each; the names are those of the sorts in state.py."""

    lucky_guy: int
    visit: int
    praise: int
    tip: int
    alchemy: int
    finder: int
    busker: int


class FreePaint(Entry, frozen=True, kw_only=True):
    paints: str  # of the market tile it shows
    count: int


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pennies: Pennies
    cards: Cards
    free_paint: list[FreePaint]


def check(form: Components) -> list[Problem]:
    problems: list[Problem] = []
    pennies, cards = form.pennies, form.cards
    if (pennies.count, pennies.each, pennies.well) != (20, 3, 2):
        problems.append(Problem(FILE, "pennies", "pack-wishing_well-pennies", "M4-SETUP-03"))
    found = (cards.lucky_guy, cards.visit, cards.praise, cards.tip, cards.alchemy, cards.finder, cards.busker)
    if found != (3, 2, 2, 3, 2, 2, 3):
        problems.append(Problem(FILE, "cards", "pack-wishing_well-cards", "M4-SETUP-02"))
    seen: set[str] = set()
    for number, card in enumerate(form.free_paint):
        label = f"free_paint {number}"
        if check_paints(FILE, label, card.paints, BASE_LETTERS, problems):
            picture = "".join(sorted(card.paints))
            if picture in seen or card.count < 1:
                problems.append(Problem(FILE, label, "pack-wishing_well-picture", paints=card.paints))
            seen.add(picture)
    total = sum(card.count for card in form.free_paint)
    if total != FREE_PAINTS:
        problems.append(Problem(FILE, "free_paint", "pack-wishing_well-free", "M4-CARD-22", found=total))
    return problems
