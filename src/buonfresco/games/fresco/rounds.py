"""One round from the end check to the next (B-ROUND-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.engine.ruleset import ALL, Turn
from buonfresco.games.fresco import leonardo, plan
from buonfresco.games.fresco.board import EMPTY
from buonfresco.games.fresco.constants import CATHEDRAL, FIFTH, FINAL_ROUND_TILES, MARKET, STUDIO, WORKSHOP
from buonfresco.games.fresco.state import NO_COVERS, NO_PLAN, NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def begin_round(g: Fresco, _actor: int, _arg: int) -> None:
    """The end check (B-END-01, X-END-01). The sheets are turned by `final`: the fifth column is a cathedral then."""
    s = g.s
    s.end_reason = _final_round_reason(g)
    s.final = s.end_reason != ""
    s.altar_used = [False] * g.r.seats
    if g.listening:
        g.notes.append(("round_began", NOBODY, s.round, s.final))


def _final_round_reason(g: Fresco) -> str:
    if len(g.s.fresco) - g.s.fresco.count(EMPTY) <= FINAL_ROUND_TILES:
        return "tiles"
    for end in g.r.ends:
        reason = end(g)
        if reason:
            return reason
    return "rounds" if 0 < g.r.max_rounds < g.s.round else ""  # B-END-09


def wake_phase(g: Fresco, _actor: int, _arg: int) -> None:
    """All take their wake turns, rearmost painter first (B-WAKE-01); the order is computed once (B-ORDER-04)."""
    g.begin_each("wake turn", sorted(range(g.r.painters), key=g.s.track.__getitem__))


def fix_action_order(g: Fresco, _actor: int, _arg: int) -> None:
    """Earliest wake time first (B-ORDER-02)."""
    g.s.order = sorted(range(g.r.painters), key=g.s.wake.__getitem__)


def plan_phase(g: Fresco, _actor: int, _arg: int) -> None:
    """All plan at the same time, behind their screens (B-PLAN-01). Leonardo does not plan (L-PLAN-01)."""
    s, r = g.s, g.r
    s.plans = [NO_PLAN] * r.seats
    if r.painters > r.seats:
        s.plans.append(leonardo.plan(g.r, s.final))
    s.sealed = True
    plan.begin(g)
    g.ask("plan", ALL)


def reveal_plans(g: Fresco, _actor: int, _arg: int) -> None:
    """The small screens are removed (B-PLAN-05)."""
    s = g.s
    s.sealed = False
    s.planning, s.begun = [0] * g.r.seats, [False] * g.r.seats
    g.learn()
    if g.listening:
        for painter in s.order:
            g.notes.append(("revealed", painter, s.plans[painter]))
            if g.r.action_tiles and painter < g.r.seats:
                for column, number in enumerate(s.covers[painter]):
                    if number:
                        g.notes.append(("covered", painter, number, column))


def at_market(g: Fresco, _actor: int, _arg: int) -> None:
    _visit(g, MARKET)


def at_cathedral(g: Fresco, _actor: int, _arg: int) -> None:
    _visit(g, CATHEDRAL)


def at_studio(g: Fresco, _actor: int, _arg: int) -> None:
    _visit(g, STUDIO)


def at_workshop(g: Fresco, _actor: int, _arg: int) -> None:
    _visit(g, WORKSHOP)


def at_fifth(g: Fresco, _actor: int, _arg: int) -> None:
    """The theater, or the second visit to the cathedral of the final round (B-PLAN-06)."""
    _visit(g, FIFTH)


def _visit(g: Fresco, column: int) -> None:
    """Put the visits of all who stand in a column on the agenda (B-ACT-01)."""
    g.s.column = column
    g.take_turns(turns_at(g, column))


def turns_at(g: Fresco, column: int) -> list[Turn]:
    """Who has a turn at a column, in action order (B-ACT-01, -02, -03)."""
    s, r = g.s, g.r
    place = CATHEDRAL if column == FIFTH and s.final else column
    plans = s.plans
    if not r.turn_hooks:
        ready = r.turns[place]
        return [ready[painter][plans[painter][column]] for painter in s.order if plans[painter][column]]
    turns: list[Turn] = []
    for painter in s.order:
        apprentices = plans[painter][column]
        program = _program(g, painter, column, apprentices, r.visits[place][painter])
        if program:
            turns.append(r.turn(program, painter, apprentices))
    return turns


def _program(g: Fresco, painter: int, column: int, apprentices: int, visit: str) -> str:
    """What a painter does at a column when modules have a say in it; "" if he has no turn there (X-ACT-02, -03)."""
    covers = g.s.covers[painter] if painter < g.r.seats else NO_COVERS
    if covers[column]:
        return g.r.tile_programs[covers[column]] or visit
    his = painter >= g.r.seats
    if apprentices and not his:
        return visit
    for module in g.r.modules:
        if module.turns is not None and module.turns(g, painter, column):
            return "leonardo turn" if his else visit  # X-LEO-08: with his visit or without
    return visit if apprentices else ""


def end_round(g: Fresco, _actor: int, _arg: int) -> None:
    """Prepare the next round, unless this was the last one (B-END-03, -04, -06)."""
    s = g.s
    s.column = NOBODY
    if not s.final and s.fresco.count(EMPTY) == len(s.fresco):
        s.end_reason = "fresco"
    g.begin("scoring" if s.end_reason else "prepare")
