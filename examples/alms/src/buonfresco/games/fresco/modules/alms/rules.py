"""Rules of module 18: alms in the cathedral, secret vows, the dole of the poorest, what is left unkept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.codec import Verb
from buonfresco.engine.errors import Reason
from buonfresco.engine.events import EventKind
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Kind, Program
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.board import ALL_SEGMENTS, SEGMENTS
from buonfresco.games.fresco.cathedral import lend_hand
from buonfresco.games.fresco.hooks import VIEWER, Extra, Insert, Module
from buonfresco.games.fresco.notation import one_paint
from buonfresco.games.fresco.paints import BASIC, PAINTS
from buonfresco.games.fresco.state import NOBODY

from . import components
from .state import FIELDS, HAND, KEY, VOWS, Alms, part

if TYPE_CHECKING:
    from random import Random

    from buonfresco.games.fresco.game import Fresco

SOURCE: Final = "vows"
PRICE: Final = 1
DOLE: Final = 2
POINTS: Final = 2

ALMS: Final[Action] = action("alms", (), "alms")
KEEP: Final = tuple([action("vow", (paint,), f"vow {PAINTS[paint]}") for paint in VOWS])
COINS: Final[Action] = action("dole_coins", (), "dole thalers")
CUBE: Final = tuple([action("dole", (paint,), f"dole {PAINTS[paint]}") for paint in BASIC])
_DOLES: Final = (COINS, *CUBE, PASS)
_ALMS: Final = (ALMS,)


def every(g: Fresco) -> list[int]:
    """All vows there are, ascending."""
    form: components.Alms = g.r.pack.extra[KEY]
    count: dict[str, int] = {one.paint: one.cards for one in form.vow}
    return [vow for vow in VOWS for _ in range(count[PAINTS[vow]])]


def pile(g: Fresco) -> int:
    """How many vows are left to draw. A view asks, also of a table that is not sound: so it is counted."""
    mine = part(g)
    return len(every(g)) - len(mine.kept) - sum(map(len, mine.vows))


def unseen(g: Fresco) -> list[int]:
    """The pile as what luck draws from: which vows are there, in no order but their own."""
    mine = part(g)
    left = every(g)
    for vow in mine.kept:
        left.remove(vow)
    for hand in mine.vows:
        for vow in hand:
            left.remove(vow)
    return left


def draw(g: Fresco, seat: int) -> None:
    """Everybody sees that a vow is drawn, its owner which."""
    hand = part(g).vows[seat]
    vow = g.draw_one("vow", unseen(g))
    hand.append(vow)
    hand.sort()
    if g.listening:
        g.notes.append(("vow_drawn", seat, vow))


def setup(g: Fresco) -> None:
    """A vow for everybody (M18-SETUP-03); the box begins as its field says."""
    for seat in range(g.r.seats):
        draw(g, seat)


# ---- cathedral: alms ------------------------------------------------------------------------------------------------


def alms_options(g: Fresco, painter: int, _apprentices: int) -> tuple[Action, ...]:
    return _ALMS if why_no_alms(g, painter) is None else ()


def why_no_alms(g: Fresco, painter: int) -> Reason | None:
    """One place for what is offered and for what is refused (M18-CATH-01, -02)."""
    if len(part(g).vows[painter]) >= HAND:
        return Reason("M18-CATH-02", "refused-alms-hand")
    if g.s.thalers[painter] < PRICE:
        return Reason("M18-CATH-01", "refused-alms-money")
    if not pile(g):
        return Reason("M18-CATH-02", "refused-alms-pile")
    return None


def explain_alms(g: Fresco, painter: int, _apprentices: int, tried: Action) -> Reason | None:
    return why_no_alms(g, painter) if tried.kind == "alms" else None


def give(g: Fresco, painter: int, apprentices: int, _action: Action) -> None:
    """The next apprentice first, as what is put on the agenda last is done first; luck last (M18-CATH-01)."""
    lend_hand(g, painter, apprentices)
    deeds.spend(g, painter, PRICE, "alms")
    part(g).box += PRICE
    if g.listening:
        g.notes.append(("alms_given", painter))
    draw(g, painter)


# ---- cathedral: vows ------------------------------------------------------------------------------------------------


def remember(g: Fresco, painter: int, _segment: int, tile: int) -> None:
    """The core forgets the tile with the bishop's step; Leonardo has no vows."""
    if painter < g.r.seats:
        part(g).tile = tile


def fitting(g: Fresco, painter: int, tile: int) -> list[int]:
    cost = g.r.fresco_costs[tile]
    return sorted({vow for vow in part(g).vows[painter] if vow in cost})


def offer(g: Fresco, painter: int, segment: int) -> None:
    """After everything the table shows of the restoration (M18-CATH-03, X-INFO-05)."""
    if fitting(g, painter, part(g).tile):
        g.ask("vow", painter, segment)
    else:
        part(g).tile = NOBODY


def options(g: Fresco, painter: int, _segment: int) -> tuple[Action, ...]:
    return (*[KEEP[VOWS.index(vow)] for vow in fitting(g, painter, part(g).tile)], PASS)


def about(_g: Fresco, _painter: int, segment: int) -> dict[str, object]:
    return {"segment": SEGMENTS[segment]}


def explain(g: Fresco, painter: int, _segment: int, tried: Action) -> Reason | None:
    if tried.kind != "vow":
        return None
    vow = tried.args[0]
    return no_vow(g, painter, tried) or Reason("M18-CATH-03", "refused-vow-tile", {"paint": PAINTS[vow]})


def no_vow(g: Fresco, painter: int, tried: Action) -> Reason | None:
    if painter >= g.r.seats or tried.args[0] in part(g).vows[painter]:
        return None
    return Reason("M18-CATH-03", "refused-vow-none", {"paint": PAINTS[tried.args[0]]})


def keep(g: Fresco, painter: int, _segment: int, chosen: Action) -> None:
    """It is shown, so it cannot be taken back; points last, as they may ask where to land (M18-CATH-04)."""
    mine = part(g)
    vow = chosen.args[0]
    mine.vows[painter].remove(vow)
    mine.kept.append(vow)
    mine.kept.sort()
    mine.tile = NOBODY
    g.reveal()
    if g.listening:
        g.notes.append(("vow_kept", painter, vow))
    deeds.score(g, painter, POINTS, SOURCE)


def leave(g: Fresco, _painter: int, _segment: int, _action: Action) -> None:
    part(g).tile = NOBODY


# ---- the dole -------------------------------------------------------------------------------------------------------


def hand_out(g: Fresco, _actor: int, _arg: int) -> None:
    """The last player in action order is asked (M18-PREP-01)."""
    if part(g).box >= DOLE:
        g.ask("dole", [painter for painter in g.s.order if painter < g.r.seats][-1])


def doles(_g: Fresco, _painter: int, _arg: int) -> tuple[Action, ...]:
    return _DOLES


def coins(g: Fresco, painter: int, _arg: int, _action: Action) -> None:
    part(g).box -= DOLE
    deeds.receive(g, painter, DOLE, "dole")


def cube(g: Fresco, painter: int, _arg: int, chosen: Action) -> None:
    part(g).box -= DOLE
    deeds.gain_paints(g, painter, chosen.args, "dole")


def decline(_g: Fresco, _painter: int, _arg: int, _action: Action) -> None:
    """The box stays as it is."""


def explain_dole(_g: Fresco, _painter: int, _arg: int, tried: Action) -> Reason | None:
    return Reason("M18-PREP-02", "refused-dole-paint") if tried.kind == "dole" else None


# ---- the end --------------------------------------------------------------------------------------------------------


def settle_all(g: Fresco, _actor: int, _arg: int) -> None:
    """One after the other, in action order."""
    g.begin_each("vows unkept", [painter for painter in g.s.order if painter < g.r.seats])


def settle(g: Fresco, painter: int, _arg: int) -> None:
    """A Thaler for each, as far as they go (M18-SCORE-01)."""
    left = len(part(g).vows[painter])
    if left:
        if g.listening:
            g.notes.append(("vows_unkept", painter, left))
        deeds.spend(g, painter, min(left, g.s.thalers[painter]), "alms")


# ---- information ----------------------------------------------------------------------------------------------------


def view(g: Fresco, viewer: int | None) -> dict[str, object]:
    """The number of vows is open, which they are is not (M18-SETUP-03)."""
    mine = part(g)
    return {
        "box": mine.box,
        "pile": pile(g),
        "kept": [PAINTS[vow] for vow in mine.kept],
        "players": [
            {
                "vows": [PAINTS[vow] for vow in hand] if g.s.open or seat == viewer else None,
                "count": len(hand),
            }
            for seat, hand in enumerate(mine.vows)
        ],
    }


def resample(g: Fresco, seat: int, rng: Random, _recall: bool) -> None:
    """Nothing the table is told says which vows the others have, so a memory does not help."""
    if g.s.open:
        return
    mine = part(g)
    hidden = [other for other in range(g.r.seats) if other != seat]
    pool = unseen(g) + [vow for other in hidden for vow in mine.vows[other]]
    pool.sort()
    rng.shuffle(pool)
    sizes = {other: len(mine.vows[other]) for other in hidden}
    for other in hidden:
        mine.vows[other] = []
    asked = g.asked()
    if asked is not None and asked[0] == "vow" and asked[1] in hidden:  # he could not be asked without one
        fits = [vow for vow in pool if vow in g.r.fresco_costs[mine.tile]]
        mine.vows[asked[1]].append(fits[0])
        pool.remove(fits[0])
    for other in hidden:
        hand = mine.vows[other]
        while len(hand) < sizes[other]:
            hand.append(pool.pop())
        hand.sort()


def check(g: Fresco) -> list[str]:
    mine = part(g)
    problems: list[str] = []
    used = [*mine.kept, *(vow for hand in mine.vows for vow in hand)]
    if any(used.count(vow) > every(g).count(vow) for vow in VOWS):
        problems.append("there are more vows of a color than the box has (M18-SETUP-02)")
    if mine.tile != NOBODY and not g.at_work("restore", "vow"):
        problems.append("a vow may be kept, but nothing was restored (M18-CATH-03)")
    return problems


MODULE: Final = Module(
    18,
    KEY,
    Alms,
    FIELDS,
    components=components.Alms,
    check_components=components.check,
    setup=setup,
    inserts=(
        Insert("restore", "bishop", offer, "M18-CATH-03"),
        Insert("prepare", "income", hand_out, "M18-PREP-01"),
        Insert("scoring", "open", settle_all, "M18-SCORE-01"),
    ),
    programs={
        "vows unkept": Program({"settle": settle}, Holds(SEAT, after=("scoring/open/alms",), queue="vows")),
    },
    kinds=(
        Kind(
            "vow",
            ("M18-CATH-03", "M18-CATH-04"),
            options,
            {"vow": keep, "pass": leave},
            explain,
            about=about,
            holds=Holds(SEAT, most=ALL_SEGMENTS[-1], after=("restore/bishop/alms",)),
        ),
        Kind(
            "dole",
            ("M18-PREP-01", "M18-PREP-02"),
            doles,
            {"dole_coins": coins, "dole": cube, "pass": decline},
            explain_dole,
            holds=Holds(SEAT, after=("prepare/income/alms",)),
        ),
    ),
    extras=(Extra("cathedral", alms_options, {"alms": give}, explain_alms, instead=("alms",)),),
    actions=lambda _rules: (ALMS, *KEEP, COINS, *CUBE),
    verbs={
        "alms": Verb("M18-CATH-01", "refused-alms-form"),
        "vow": Verb("M18-CATH-03", "refused-vow-form", one_paint("vow", "vow"), no_vow),
        "dole": Verb("M18-PREP-02", "refused-dole-form", one_paint("dole", "dole")),
    },
    reactions={"restored": remember},
    sources=(SOURCE,),
    events={
        "alms_given": EventKind(),
        "vow_drawn": EventKind(private=("vow",), vow="paint"),
        "vow_kept": EventKind(vow="paint"),
        "vows_unkept": EventKind(count=""),
    },
    pools=lambda _rules: (Pool("vow", {vow: PAINTS[vow] for vow in VOWS}),),
    view=view,
    view_reads=(VIEWER, "open"),
    resample=resample,
    check=check,
)
