"""Requests in the workshop, and the income they bring (M2)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.codec import Verb
from buonfresco.engine.errors import Reason
from buonfresco.engine.events import EventKind
from buonfresco.engine.forms import by_place
from buonfresco.engine.frames import GUIDED, SEAT, Holds
from buonfresco.engine.ruleset import Kind, Program
from buonfresco.games.fresco import deeds, workshop
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.constants import HIS_VISIT, WORKSHOP, at
from buonfresco.games.fresco.hooks import Extra, Insert, Module, Switch
from buonfresco.games.fresco.modules.requests.components import RequestsFile
from buonfresco.games.fresco.modules.requests.components import check as check_tiles
from buonfresco.games.fresco.modules.requests.state import FIELDS, Requests, check, requests, stacked_by
from buonfresco.games.fresco.modules.requests.tiles import (
    BASIC_INCOME,
    GENERAL,
    INCOME,
    KEY,
    KINDS,
    NEEDED,
    REQUEST,
    SEALS,
    colour,
    tiles,
)
from buonfresco.games.fresco.notation import one_paint, paints
from buonfresco.games.fresco.paints import write_paints
from buonfresco.games.fresco.plan import left_to_do
from buonfresco.games.fresco.state import NOBODY, OUT

if TYPE_CHECKING:
    from buonfresco.engine.events import Reader
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


def begin_round(g: Fresco, _actor: int, _arg: int) -> None:
    requests(g).used = [False] * g.r.seats  # M2-WORK-01: one a round


# ---- which requests can be fulfilled ------------------------------------------------------------------------------


def top(g: Fresco, kind: int) -> int:
    """The topmost request tile of a stack, or NOBODY if none is left (M2-WORK-11)."""
    owner, kinds = requests(g).owner, tiles(g.r).kinds
    for tile, other in enumerate(kinds):
        if other == kind and owner[tile] == NOBODY:
            return tile
    return NOBODY


def unstacked(g: Fresco, painter: int) -> list[int]:
    """How many tiles of each sort lie open before a painter. Leonardo has fresco tiles only (M2-LEO-02)."""
    table, stacked = tiles(g.r), requests(g).stacked
    counts = [0] * len(table.sorts)
    for tile, owner in enumerate(g.s.owner):
        if owner == painter and tile not in stacked:
            counts[table.sort_of[tile]] += 1
    if painter < g.r.seats:
        for number, (sealed, sort) in enumerate(table.others):
            counts[len(SEALS) + number] = sealed.count(g, painter, sort)
    return counts


def fitting(g: Fresco, kind: int, counts: list[int]) -> int:
    """How many of the tiles may be stacked under a request."""
    return sum([count for count, fits in zip(counts, tiles(g.r).fits[kind], strict=True) if fits])


def possible(g: Fresco, painter: int) -> list[Action]:
    counts = unstacked(g, painter)
    if sum(counts) < NEEDED:
        return []
    return [REQUEST[kind] for kind in range(len(KINDS)) if fitting(g, kind, counts) >= NEEDED and top(g, kind) >= 0]


def why_not(g: Fresco, painter: int, kind: int) -> Reason | None:
    if top(g, kind) < 0:
        return Reason("M2-WORK-11", "refused-request-empty", {"request": KINDS[kind]})
    have = fitting(g, kind, unstacked(g, painter))
    if have >= NEEDED:
        return None
    rule = "M2-WORK-03" if kind == GENERAL else "M2-WORK-04"
    return Reason(rule, "refused-request-tiles", {"request": KINDS[kind], "have": have})


# ---- in the workshop ----------------------------------------------------------------------------------------------


def options(g: Fresco, painter: int, left: int) -> Sequence[Action]:
    """Once a round, with a whole apprentice: two blends less (M2-WORK-01, -02, -13)."""
    if requests(g).used[painter] or not workshop.has_free_hand(g, painter, left):
        return ()
    return possible(g, painter)


def fulfil(g: Fresco, painter: int, left: int, action: Action) -> None:
    """His other apprentices go on blending afterwards (M2-WORK-02, -10)."""
    requests(g).used[painter] = True
    workshop.lend_hand(g, painter, left)
    g.begin("request", painter, action.args[0])


def explain(g: Fresco, painter: int, left: int, action: Action) -> Reason | None:
    if action.kind != "request":
        return None
    if requests(g).used[painter]:
        return Reason("M2-WORK-01", "refused-request-once")
    if not workshop.has_free_hand(g, painter, left):
        return Reason("M2-WORK-13", "refused-request-apprentice")
    return why_not(g, painter, action.args[0])


# ---- three tiles and the request on top ---------------------------------------------------------------------------


def ask_tile(g: Fresco, painter: int, kind: int) -> None:
    g.ask("request_tile", painter, kind)


def tile_options(g: Fresco, painter: int, kind: int) -> tuple[Action, ...]:
    """The sorts of tiles, in ascending order so that each set of three comes once; enough must be left for the rest."""
    table, chosen = tiles(g.r), requests(g).chosen
    counts, fits = unstacked(g, painter), table.fits[kind]
    missing = NEEDED - len(chosen)
    offered: list[Action] = []
    left = 0  # tiles of this sort and of those after it
    for sort in range(len(counts) - 1, chosen[-1] - 1 if chosen else -1, -1):
        if fits[sort] and counts[sort]:
            left += counts[sort]
            if left >= missing:
                offered.append(table.actions[sort])
    offered.reverse()
    return tuple(offered)


def about_tile(g: Fresco, _painter: int, kind: int) -> dict[str, object]:
    return {"request": KINDS[kind], "missing": NEEDED - len(requests(g).chosen)}


def _can_be_met(g: Fresco, painter: int, kind: int) -> str:
    """What is wrong with a request on the agenda: it is met in the workshop, with tiles that are there."""
    enough = len(requests(g).chosen) >= NEEDED or tile_options(g, painter, kind)
    return at(WORKSHOP)(g, painter, kind) or ("" if enough else "too few tiles for a request (M2-WORK-06)")


def stack_tile(g: Fresco, painter: int, _kind: int, action: Action) -> None:
    """Stacked tiles are spent (M2-WORK-08); Leonardo's leave the game (M2-LEO-02)."""
    part, table = requests(g), tiles(g.r)
    sort = table.sort_by[action]
    part.chosen.append(sort)
    if sort >= len(SEALS):
        sealed, number = table.others[sort - len(SEALS)]
        sealed.stack(g, painter, number)
        name = table.sorts[sort]
    else:
        owner = g.s.owner
        tile = next(
            t for t, s in enumerate(table.sort_of) if s == sort and owner[t] == painter and t not in part.stacked
        )
        name = g.r.fresco_ids[tile]
        if painter < g.r.seats:
            insort(part.stacked, tile)
        else:
            owner[tile] = OUT
    if g.listening:
        g.notes.append(("request_stacked", painter, name))


def read_sort(_r: Rules, text: str) -> Action | None:
    """Splashes in any order."""
    seals = paints(text)
    return None if seals is None else Action("stack", (), f"stack {write_paints(seals)}")


def explain_tile(g: Fresco, painter: int, kind: int, action: Action) -> Reason | None:
    if action is PASS:
        return Reason("M2-WORK-12", "refused-request-three")
    if action.kind != "stack" or action not in tiles(g.r).sort_by:
        return None
    table, chosen = tiles(g.r), requests(g).chosen
    sort = table.sort_by[action]
    if not table.fits[kind][sort]:
        return Reason("M2-WORK-04", "refused-request-seal", {"request": KINDS[kind]})
    if chosen and sort < chosen[-1]:
        return Reason("M2-WORK-06", "refused-request-order")
    counts = unstacked(g, painter)
    if not counts[sort]:
        return Reason("M2-WORK-06", "refused-request-gone")
    first = chosen[-1] if chosen else 0
    if sum([counts[n] for n in range(first, len(counts)) if table.fits[kind][n]]) >= NEEDED - len(chosen):
        return Reason("M2-WORK-06", "refused-request-before")
    return Reason("M2-WORK-12", "refused-request-few")


def take_request(g: Fresco, painter: int, kind: int) -> None:
    """The request tile lies on the stack, turned over, and its points are scored (M2-WORK-05, -06)."""
    part, table = requests(g), tiles(g.r)
    tile = top(g, kind)
    part.owner[tile] = painter if painter < g.r.seats else OUT
    part.chosen = []
    if g.listening:
        g.notes.append(("request_fulfilled", painter, kind))
    deeds.score(g, painter, table.points[tile], KEY)


# ---- income -------------------------------------------------------------------------------------------------------


def thalers(g: Fresco, seat: int, _arg: int, amount: int) -> int:
    """A stack has the income of its request tile only (M2-WORK-07, M2-PREP-01)."""
    return amount - stacked_by(g, seat) + requests(g).owner.count(seat)


def paint_income(g: Fresco, _actor: int, _arg: int) -> None:
    """The paint of every special request; a chosen one for every general request, in action order (M2-PREP-04)."""
    part, kinds = requests(g), tiles(g.r).kinds
    general = [0] * g.r.seats
    for tile, seat in enumerate(part.owner):
        if seat >= 0 and kinds[tile] == GENERAL:
            general[seat] += 1
        elif seat >= 0:
            deeds.gain_paints(g, seat, (colour(kinds[tile]),), "request")
    order = g.s.order or range(g.r.seats)
    g.ask_each("request_income", [p for p in order if p < g.r.seats and general[p]], general)


def income_options(g: Fresco, _seat: int, _left: int) -> tuple[Action, ...]:
    return BASIC_INCOME if g.r.switches["requests.general_income_paint"] == "basic" else INCOME


def choose_paint(g: Fresco, seat: int, left: int, action: Action) -> None:
    deeds.gain_paints(g, seat, action.args, "request")
    if left > 1:
        g.ask("request_income", seat, left - 1)


def explain_income(_g: Fresco, _seat: int, _left: int, action: Action) -> Reason | None:
    if action in INCOME:
        return Reason("M2-PREP-02", "refused-request-basic")
    return Reason("M2-PREP-01", "refused-request-paint") if action is PASS else None


# ---- Leonardo -----------------------------------------------------------------------------------------------------


def leonardo_visit(g: Fresco, painter: int, _arg: int) -> None:
    if possible(g, painter):
        g.ask("leonardo_request", painter)


def leonardo_options(g: Fresco, painter: int, _arg: int) -> tuple[Action, ...]:
    return (*possible(g, painter), PASS)


def leonardo_fulfil(g: Fresco, painter: int, _arg: int, action: Action) -> None:
    g.begin("request", painter, action.args[0])


def leonardo_decline(_g: Fresco, _painter: int, _arg: int, _action: Action) -> None:
    pass


def explain_leonardo(g: Fresco, painter: int, _arg: int, action: Action) -> Reason | None:
    if action.kind == "blend":
        return Reason("M2-LEO-04", "refused-leonardo-blends")
    return why_not(g, painter, action.args[0]) if action.kind == "request" else None


# ---- faces --------------------------------------------------------------------------------------------------------


def view(g: Fresco, _viewer: int | None) -> dict[str, object]:
    """All of it is public, the splashes of tiles on the fresco included (M2-INFO-01, -02)."""
    part, table = requests(g), tiles(g.r)
    ids, owner = g.r.fresco_ids, g.s.owner
    placed = by_place(table.names, part.owner)
    left = [(kind, table.points[tile]) for tile, kind in enumerate(table.kinds) if part.owner[tile] == NOBODY]
    return {
        "stacks": {name: [points for kind, points in left if kind == n] for n, name in enumerate(KINDS)},
        "removed": placed.get(OUT, []),
        "players": [
            {
                "requests": placed.get(seat, []),
                "stacked": [ids[tile] for tile in sorted(part.stacked) if owner[tile] == seat],
                "used": part.used[seat],
            }
            for seat in range(g.r.seats)
        ],
        "seals": table.seal_names.copy(),
    }


def readers(_r: Rules) -> dict[str, Reader]:
    return {"request": KINDS.__getitem__}


def actions(r: Rules) -> tuple[Action, ...]:
    return (*REQUEST, *tiles(r).actions, *INCOME)


MODULE: Final = Module(
    2,
    KEY,
    Requests,
    FIELDS,
    switches={"requests.general_income_paint": Switch("M2-PREP-02", ("basic", "any"), fr="any")},
    components=RequestsFile,
    check_components=check_tiles,
    inserts=(
        Insert("round", "begin", begin_round, "M2-WORK-01"),
        Insert("prepare", "income", paint_income, "M2-PREP-04"),
    ),
    programs={
        "request": Program(
            {"tile": ask_tile, "second tile": ask_tile, "third tile": ask_tile, "take": take_request},
            Holds(most=len(KINDS) - 1, after=("blend", "leonardo_request"), on=("blend",), fits=_can_be_met),
        ),
        "leonardo request": Program({"work": leonardo_visit}, HIS_VISIT),
    },
    leonardo_visits={WORKSHOP: "leonardo request"},
    kinds=(
        Kind(
            "request_tile",
            ("M2-WORK-06", "M2-WORK-09"),
            tile_options,
            {"stack": stack_tile},
            explain_tile,
            about=about_tile,
            holds=Holds(most=len(KINDS) - 1, after=("request",)),
        ),
        Kind(
            "request_income",
            ("M2-PREP-01", "M2-PREP-02"),
            income_options,
            {"income": choose_paint},
            explain_income,
            about=left_to_do,
            holds=Holds(SEAT, 1, 99, after=("prepare/income/requests",), queue="request_income"),
        ),
        Kind(
            "leonardo_request",
            ("M2-LEO-02", "M2-LEO-03"),
            leonardo_options,
            {"request": leonardo_fulfil, "pass": leonardo_decline},
            explain_leonardo,
            holds=Holds(GUIDED, after=("leonardo request",)),
        ),
    ),
    extras=(Extra("blend", options, {"request": fulfil}, explain),),
    actions=actions,
    verbs={
        "request": Verb("M2-WORK-01", "refused-request-form"),
        "stack": Verb("M2-WORK-06", "refused-stack-form", read_sort, whole=True),
        "income": Verb("M2-PREP-02", "refused-income-form", one_paint("income", "income"), whole=True),
    },
    modifiers={"income": thalers},
    sources=(KEY,),
    reads_seals=True,
    events={
        "request_stacked": EventKind(tile=""),
        "request_fulfilled": EventKind(request="request"),
    },
    readers=readers,
    view=view,
    view_reads=("owner",),
    check=check,
)
