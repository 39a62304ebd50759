"""The manifest of module 4: what happens where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.events import EventKind
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Program
from buonfresco.games.fresco.actions import FORFEIT
from buonfresco.games.fresco.hooks import VIEWER, Extra, Insert, Module, Switch
from buonfresco.games.fresco.modules.wishing_well import at_cathedral, at_market, cards, hidden, pennies
from buonfresco.games.fresco.modules.wishing_well.components import Components, check
from buonfresco.games.fresco.modules.wishing_well.state import (
    FIELDS,
    FREE_PAINT,
    KEY,
    MOST_PLACED,
    WishingWell,
    card_names,
    set_up,
)
from buonfresco.games.fresco.modules.wishing_well.verbs import VERBS

if TYPE_CHECKING:
    from buonfresco.engine.events import Reader
    from buonfresco.games.fresco.rules import Rules


def actions(rules: Rules) -> list[Action]:
    free = [at_market.free_paint(booth, n) for booth, size in enumerate(rules.booth_sizes) for n in range(size)]
    single = [at_market.PLAY_LUCKY_GUY, cards.PLAY_BUSKER, cards.PLAY_TIP, cards.PLAY_FINDER, at_cathedral.PLAY_PRAISE]
    placing = [*pennies.PENNIES, *pennies.THROW]
    return [*placing, *single, *free, *at_cathedral.ALL_VISITS, FORFEIT, *cards.ALL_ALCHEMY]


def readers(rules: Rules) -> dict[str, Reader]:
    names = card_names(rules)
    return {
        "wish": names.__getitem__,
        "wish_picture": lambda sort: names[sort].removeprefix("free_paint_") if sort >= FREE_PAINT else "none",
    }


def pools(rules: Any) -> tuple[Pool, ...]:
    return (Pool("card", card_names(rules), MOST_PLACED, ordered=False),)


MODULE: Final = Module(
    4,
    KEY,
    WishingWell,
    FIELDS,
    switches={at_cathedral.SWITCH: Switch("M4-CARD-26", ("anywhere", "one_step"), bigbox="one_step", fr="one_step")},
    components=Components,
    check_components=check,
    setup=set_up,
    splits_market=True,
    inserts=(
        Insert("wake turn", "choose", cards.offer_busker, "X-WAKE-01"),
        Insert("round", "reveal", pennies.show, "M4-PLAN-03"),
        Insert("market visit", "", pennies.begin_visit, "X-MKT-01"),
        Insert("market visit", "shop", at_market.offer_lucky_guy, "M4-CARD-07"),
        Insert("market visit", "clear", pennies.end_visit, "M4-MKT-06"),
        Insert("restore", "take", at_cathedral.offer_praise, "X-CATH-01"),
        Insert("restore", "bishop", at_cathedral.apprentice_done, "M4-CARD-02"),
        Insert("altar", "score", at_cathedral.apprentice_done, "M4-CARD-02"),
        Insert("cathedral visit", "work", at_cathedral.apprentice_done, "M4-CARD-27"),
        Insert("studio visit", "paint", cards.begin_tips, "M4-CARD-07"),
        Insert("workshop visit", "blend", cards.leave_workshop, "M4-CARD-14"),
        Insert("theater visit", "play", cards.offer_finder, "M4-CARD-07"),
        Insert("prepare", "", pennies.empty_well, "M4-PREP-01"),
        Insert("scoring", "open", pennies.exchange_all, "X-SCORE-01"),
    ),
    programs={
        "pennies to Thalers": Program(
            {"exchange": pennies.exchange}, Holds(SEAT, after=("scoring/open/wishing_well",), queue="pennies")
        )
    },
    kinds=(
        cards.BUSKER_KIND,
        pennies.THROW_KIND,
        at_market.FREE_PAINT_KIND,
        at_market.LUCKY_GUY_KIND,
        at_cathedral.PRAISE_KIND,
        cards.TIP_KIND,
        cards.FINDER_KIND,
    ),
    plan_parts=(pennies.PLACE_KIND,),
    extras=(
        Extra("wake_time", pennies.no_offers, {}, cards.explain_wake),
        Extra("market", pennies.no_offers, {}, at_market.explain_market),
        Extra(
            "cathedral",
            at_cathedral.visit_options,
            {"visit": at_cathedral.visit},
            at_cathedral.explain,
            leads={"visit": "M10-MIX-06"},
        ),
        Extra("blend", cards.alchemy_options, {"alchemy": cards.play_alchemy}, cards.explain_alchemy, beyond=True),
    ),
    actions=actions,
    verbs=VERBS,
    modifiers={"bishop_bonus": at_cathedral.praised_bonus},
    reactions={
        "bought": at_market.after_purchase,
        "hand_lent": at_cathedral.hand_lent,
        "withdrawn": pennies.take_back,
    },
    events={
        "pennies_placed": EventKind(untold=True, pennies="", secret=True),
        "pennies_shown": EventKind(pennies=""),
        "pennies_thrown": EventKind(pennies=""),
        "wish_drawn": EventKind(card="wish", picture="wish_picture", secret=True),
        "wish_used": EventKind(card="wish", picture="wish_picture"),
        "pennies_taken": EventKind(pennies=""),
        "pennies_returned": EventKind(pennies=""),
        "free_paint_taken": EventKind(booth="booth", tile="market"),
        "visit_made": EventKind(segment="segment"),
        "alchemy_done": EventKind(paints="paints", paint="paint"),
        "well_emptied": EventKind(pennies=""),
        "pennies_exchanged": EventKind(pennies=""),
    },
    readers=readers,
    pools=pools,
    view=hidden.view,
    view_reads=(VIEWER, "open", "sealed"),
    resample=hidden.resample,
    check=hidden.check,
)
