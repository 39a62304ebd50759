"""The manifest of module 12; what each viewer sees, what must always hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.codec import Verb
from buonfresco.engine.events import EventKind
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Explain
from buonfresco.games.fresco.board import EMPTY, SEGMENTS
from buonfresco.games.fresco.hooks import VIEWER, Extra, Insert, Module, Switch
from buonfresco.games.fresco.modules.ladies import planning, reservations, visits, weddings
from buonfresco.games.fresco.modules.ladies.components import COLOURS, KEY, Components, check, roses
from buonfresco.games.fresco.modules.ladies.state import (
    FIELDS,
    NOWHERE,
    Ladies,
    names,
    part,
    sent,
    set_up,
    standing,
)
from buonfresco.games.fresco.state import NO_PLAN

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


def view(g: Fresco, viewer: int | None) -> dict[str, object]:
    """Who has which lady is public (M12-TRACK-06), where she goes is part of the plan (X-INFO-01)."""
    mine, s = part(g), g.s
    players: list[dict[str, object]] = []
    for seat in range(g.r.seats):
        segment = mine.reserved[seat]
        players.append(
            {
                "ladies": names(mine.owned[seat]),
                "placed": sent(mine, seat) if seat == viewer or not s.sealed else None,
                "reserved": None if segment == NOWHERE else SEGMENTS[segment],
                "night": mine.night[seat],
                "may_reserve": reservations.may_lay(g, seat),
            }
        )
    return {
        "roses": list(roses(g.r)),
        "track": standing(g, mine),
        "players": players,
        "leonardo": names(mine.owned[-1]) if g.r.painters > g.r.seats else None,
    }


def actions(rules: Rules) -> list[Action]:
    planned = [*weddings.MARRY, *planning.NOT, *planning.ON[0], *planning.ON[1]]
    places = [*visits.swaps(rules), *visits.TAKE, *visits.EXCHANGE.values(), visits.RESET]
    return [*planned, *places, *reservations.RESERVE, *reservations.LEAD]


def sound(g: Fresco) -> list[str]:
    mine, s, r = part(g), g.s, g.r
    problems: list[str] = []
    for colour, name in enumerate(COLOURS):
        owners = sum(ladies[colour] for ladies in mine.owned)
        if owners + mine.track.count(colour) != len(roses(r)) // 2:
            problems.append(f"{name} ladies are lost or doubled (M12-SETUP-01, M12-SETUP-02)")
    for seat in range(r.seats):
        columns = mine.placed[seat]
        if columns[0] == columns[1] != NOWHERE:
            problems.append(f"both ladies of seat {seat} are at one place (M12-PLAN-02)")
        for colour, column in enumerate(columns):
            if column == NOWHERE:
                continue
            if not mine.owned[seat][colour] or s.plans[seat] == NO_PLAN:
                problems.append(f"seat {seat} has no {COLOURS[colour]} lady to plan with (M12-PLAN-01)")
            if planning.covered(g, seat, column):
                problems.append(f"a lady of seat {seat} is under an action tile (M12-PLAN-04)")
        segment = mine.reserved[seat]
        if segment != NOWHERE and (s.fresco[segment] == EMPTY or mine.reserved.count(segment) > 1):
            problems.append(f"seat {seat} cannot have reserved {SEGMENTS[segment]} (M12-CATH-02)")
        if segment == NOWHERE and mine.night[seat]:
            problems.append(f"the reservation tile of seat {seat} shows its night side at home (M12-PREP-01)")
        if segment != NOWHERE and not mine.laid[seat]:
            problems.append(f"nobody knows when seat {seat} reserved {SEGMENTS[segment]} (M12-CATH-03)")
    return problems


def _late(explain: Explain) -> tuple[Any, ...]:
    return visits.nothing, {}, visits.too_late(explain)


MODULE: Final = Module(
    12,
    KEY,
    Ladies,
    FIELDS,
    switches={
        weddings.SWITCH: Switch("M12-TRACK-01", ("optional", "automatic"), fr="automatic"),
        planning.SWITCH: Switch("M12-EXCL-01", ("deployed", "used"), fr="used"),
        reservations.SWITCH: Switch("M12-CATH-03", ("at_once", "two_rounds"), fr="two_rounds"),
    },
    components=Components,
    check_components=check,
    setup=set_up,
    inserts=(
        Insert("round", "reveal", planning.show, "X-PLAN-01"),
        Insert("market visit", "", visits.at_market, "X-MKT-01"),
        Insert("cathedral visit", "", reservations.visit, "X-ACT-03"),
        Insert("studio visit", "", visits.at_studio, "X-STUDIO-01"),
        Insert("workshop visit", "", visits.at_workshop, "X-WORK-04"),
        Insert("theater visit", "", visits.at_theater, "X-THEA-01"),
        Insert("prepare", "", planning.come_home, "M12-PREP-02"),
        Insert("prepare", "", reservations.pass_night, "M12-PREP-01"),
    ),
    turns=planning.has_turn,
    kinds=(weddings.KIND, *visits.KINDS, reservations.RESERVE_KIND, reservations.LEAD_KIND),
    plan_parts=planning.KINDS,
    extras=(
        Extra("market", *_late(visits.explain_swap)),
        Extra("cathedral", *_late(reservations.explain_here)),
        Extra("blend", *_late(visits.explain_exchange)),
    ),
    bars=reservations.bar,
    actions=actions,
    verbs={
        "marry": Verb("M12-TRACK-01", "refused-marry-form"),
        **{name: Verb("M12-PLAN-01", "refused-lady-plan-form") for name in COLOURS},
        **{f"no {name}": Verb("M12-PLAN-01", "refused-lady-plan-form") for name in COLOURS},
        "swap": Verb("M12-MKT-01", "refused-swap-form", visits.read_swap),
        "reserve": Verb("M12-CATH-01", "refused-reserve-form"),
        "lead": Verb("M12-END-01", "refused-lead-form"),
        "lady": Verb("M12-WORK-01", "refused-lady-form", visits.read_exchange, whole=True),
        "lady takes": Verb("M12-STUDIO-01", read=visits.read_thalers),
        "lady resets": Verb("M12-THEA-01"),
    },
    reactions={"moved": weddings.passed, "restored": reservations.restored, "withdrawn": planning.take_back},
    events={
        "wed": EventKind(lady="lady", space=""),
        "lady_declined": EventKind(lady="lady", space=""),
        "lady_planned": EventKind(untold=True, lady="lady", column="column", secret=True),
        "lady_shown": EventKind(lady="lady", column="column"),
        "lady_barred": EventKind(lady="lady"),
        "lady_idle": EventKind(lady="lady"),
        "lady_swapped": EventKind(booth="booth", tile="market", other="booth", second="market"),
        "lady_reserved": EventKind(segment="segment"),
        "reservation_turned": EventKind(segment="segment"),
        "reservation_returned": EventKind(segment="segment"),
        "lady_led": EventKind(segment="segment"),
        "lady_collected": EventKind(lady="lady"),
        "lady_exchanged": EventKind(given="paint", paint="paint"),
        "lady_cheered": EventKind(lady="lady"),
    },
    readers=lambda _rules: {"lady": COLOURS.__getitem__},
    pools=lambda rules: (Pool("lady", COLOURS, len(roses(rules))),),
    view=view,
    view_reads=(VIEWER, "sealed", "round"),
    check=sound,
)
