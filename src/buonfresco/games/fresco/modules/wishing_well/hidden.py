"""Who sees what of pennies and cards (M4-CARD-12, X-INFO-01), worlds a seat cannot tell apart, and what must hold."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from buonfresco.engine.sampling import asked_has_choice
from buonfresco.games.fresco.constants import MARKET
from buonfresco.games.fresco.modules.wishing_well.state import (
    ALCHEMY,
    BUSKER,
    FINDER,
    FREE_PAINT,
    LUCKY_GUY,
    MOST_PLACED,
    PRAISE,
    TIP,
    VISIT,
    WishingWell,
    card_names,
    card_numbers,
    components,
    counts,
    named,
    part,
)

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def view(g: Fresco, viewer: int | None) -> dict[str, object]:
    well, names = part(g), card_names(g.r)
    players: list[dict[str, object]] = []
    for seat in range(g.r.seats):
        mine = seat == viewer or g.s.open
        players.append(
            {
                "pennies": well.pennies[seat] if mine else None,
                "placed": well.placed[seat] if mine or not g.s.sealed else None,
                "cards": named(names, well.hands[seat]) if mine else None,
            }
        )
    return {
        "supply": well.supply,
        "well": well.well,
        "pile": len(well.pile),
        "used": named(names, well.used),
        "players": players,
    }


# ---- sampling -----------------------------------------------------------------------------------------------------

# Decisions that may be there because of a card: the sort it takes (FREE_PAINT stands for all pictures).
_ASKED_FOR: Final = {
    "lucky_guy": LUCKY_GUY,
    "free_paint": FREE_PAINT,
    "cathedral": VISIT,
    "praise": PRAISE,
    "tip": TIP,
    "blend": ALCHEMY,
    "finder": FINDER,
    "busker": BUSKER,
}


def resample(g: Fresco, seat: int, rng: Random, recall: bool) -> None:
    """The others' pennies and cards together are public: what is in supply, well, pile and out of the game shows.

    Who has followed the events knows every penny and how many cards each one holds, but not which.
    """
    if g.s.open:
        return
    well = part(g)
    hidden = [other for other in range(g.r.seats) if other != seat]
    if not recall:
        _share_pennies(g, well, hidden, rng)
    _deal_cards(g, well, hidden, rng, recall)


def _share_pennies(g: Fresco, well: WishingWell, hidden: list[int], rng: Random) -> None:
    total = sum(well.pennies[other] for other in hidden)
    if len(well.pile) == sum(card_numbers(g.r)):  # nobody has thrown or won any yet
        each = components(g.r).pennies.each
        start = [each - well.placed[other] for other in hidden]
        if sum(start) == total and min(start) >= 0:
            for other, pennies in zip(hidden, start, strict=True):
                well.pennies[other] = pennies
            return
    for other in hidden:
        well.pennies[other] = 0
    for _ in range(total):
        well.pennies[rng.choice(hidden)] += 1


def _deal_cards(g: Fresco, well: WishingWell, hidden: list[int], rng: Random, recall: bool) -> None:
    sorts = len(well.used)
    unseen = well.pile[:]
    sizes: dict[int, int] = {}
    for other in hidden:
        hand = well.hands[other]
        sizes[other] = sum(hand)
        unseen += [sort for sort, n in enumerate(hand) for _ in range(n)]
        well.hands[other] = [0] * sorts
    unseen.sort()  # so that the outcome depends on nothing but what is public
    rng.shuffle(unseen)
    total = sum(sizes.values())
    if not recall:
        sizes = dict.fromkeys(hidden, 0)
        for _ in range(total):
            sizes[rng.choice(hidden)] += 1
    asked = _asked_for_card(g, hidden)
    if asked >= 0 and (sizes[asked] or (total and not recall)) and _deal_needed(g, well, asked, unseen):
        giver = asked if sizes[asked] else rng.choice([other for other in hidden if sizes[other]])
        sizes[giver] -= 1
    for other in hidden:
        for _ in range(sizes[other]):
            well.hands[other][unseen.pop()] += 1
    well.pile = sorted(unseen)


def _asked_for_card(g: Fresco, hidden: list[int]) -> int:
    """Whoever is asked and would have no choice without a card, or -1."""
    asked = g.asked()
    if asked is None or asked[1] not in hidden or asked[0] not in _ASKED_FOR or asked_has_choice(g, None):
        return -1
    return asked[1]


def _deal_needed(g: Fresco, well: WishingWell, asked: int, unseen: list[int]) -> bool:
    """A card that gives him the choice he has. It may not be enough: then the stocks are drawn once more."""
    wanted = _ASKED_FOR[g.agenda()[0][0]]
    for sort in dict.fromkeys(unseen):
        if sort == wanted or (wanted == FREE_PAINT and sort > FREE_PAINT):
            well.hands[asked][sort] += 1
            if asked_has_choice(g, None):
                unseen.remove(sort)
                return True
            well.hands[asked][sort] -= 1
    return False


# ---- invariants ---------------------------------------------------------------------------------------------------


def check(g: Fresco) -> list[str]:
    well = part(g)
    problems: list[str] = []
    form = components(g.r).pennies
    held = sum(well.pennies) + sum(well.placed) + well.well + well.supply
    if held != form.count:
        problems.append(f"there are {held} lucky pennies instead of {form.count} (M4-SETUP-03)")
    if min(*well.pennies, *well.placed, well.supply, well.well) < 0:
        problems.append("somebody or something has less than no pennies (M4-SUPPLY-01)")
    if well.well > form.well:
        problems.append(f"{well.well} pennies lie in the well (M4-MKT-03)")
    for seat, placed in enumerate(well.placed):
        plan = g.s.plans[seat]
        if placed > MOST_PLACED:
            problems.append(f"seat {seat} placed {placed} pennies (M4-PLAN-01)")
        if placed and not (plan and plan[MARKET]):
            problems.append(f"seat {seat} placed pennies without an apprentice at the market (M4-PLAN-02)")
    numbers = [sum(column) for column in zip(*well.hands, well.used, counts(well.pile, len(well.used)), strict=True)]
    if numbers != card_numbers(g.r):
        problems.append(f"wishing cards are lost or doubled: {named(card_names(g.r), numbers)} (M4-SETUP-02)")
    if min(map(min, [*well.hands, well.used])) < 0:
        problems.append("a hand has less than no wishing cards (M4-CARD-04)")
    if (well.carries or well.praised) and not g.at_work("cathedral visit", "cathedral", "restore", "altar"):
        problems.append("a card is carried in the cathedral though nobody is at work there (M4-CARD-02)")
    if well.played and not g.at_work("market visit", "workshop visit"):
        problems.append("cards are counted though nobody is at market or workshop (M4-CARD-14)")
    return problems
