"""Every invariant of a position. The messages are for developers: plain, with the rule behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.engine import frames
from buonfresco.engine.frames import Holds
from buonfresco.games.fresco import leonardo, wake
from buonfresco.games.fresco.board import EMPTY, SEGMENTS
from buonfresco.games.fresco.constants import COLUMNS, FINAL_ROUND_TILES
from buonfresco.games.fresco.plan import SPREAD, to_place
from buonfresco.games.fresco.rounds import turns_at
from buonfresco.games.fresco.state import NO_PLAN, NOBODY, NOT_AWAKE

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def check(g: Fresco) -> list[str]:
    problems: list[str] = []
    _check_tiles(g, problems)
    _check_market(g, problems)
    _check_track(g, problems)
    _check_players(g, problems)
    _check_plans(g, problems)
    _check_mood(g, problems)
    _check_round(g, problems)
    _check_flow(g, problems)
    wrong = frames.check(g) or _check_visits(g) or _check_restoration(g)
    if wrong:
        return problems + wrong  # modules read the agenda
    for module_check in g.r.checks:
        problems += module_check(g)
    return problems


def _check_tiles(g: Fresco, problems: list[str]) -> None:
    s, r = g.s, g.r
    for tile, name in enumerate(r.fresco_ids):
        places = s.fresco.count(tile) + (s.owner[tile] != NOBODY)
        if places != 1:
            problems.append(f"fresco tile {name} is in {places} places (B-CATH-06)")
    if len(s.fresco) != 25:
        problems.append("the fresco has 25 segments (B-SETUP-10)")


def market_tiles(g: Fresco) -> list[int]:
    """Every market tile in play, wherever it is."""
    s = g.s
    held = [tile for booth in s.booths for tile in booth if tile != EMPTY] + s.bag + s.bought
    for module in g.r.modules:
        if module.holds_market_tiles is not None:
            held += module.holds_market_tiles(g)
    return held


def _check_market(g: Fresco, problems: list[str]) -> None:
    s, r = g.s, g.r
    held = market_tiles(g)
    if sorted(held) != sorted(r.market_tiles):
        names = ", ".join(sorted(r.market_ids[tile] for tile in held))
        problems.append(f"market tiles are lost or doubled (B-SETUP-08, B-SETUP-09): {names}")
    if s.bought and s.shop == NOBODY:
        problems.append("tiles were bought at no booth (B-MKT-03)")
    for booth, tiles in enumerate(s.booths):
        if EMPTY in tiles and s.shop != booth:
            problems.append(f"booth {booth + 1} has gaps though nobody buys there (B-MKT-05)")


def _check_track(g: Fresco, problems: list[str]) -> None:
    s, r = g.s, g.r
    if len(set(s.track)) != len(s.track):
        problems.append(f"painters share a space of the VP track: {s.track} (B-TRACK-03)")
    for painter, space in enumerate(s.track):
        if space == 0 or space < -r.painters:
            problems.append(f"painter {painter} is on no space of the track: {space} (B-TRACK-02)")
        landing = g.at_work("landing", figure=painter)
        if sum(s.points[painter]) != max(0, space) + _booked(g, painter) and not landing:
            problems.append(
                f"points of painter {painter} do not add up: {s.points[painter]}, space {space} (B-TRACK-01)"
            )


def _booked(g: Fresco, painter: int) -> int:
    """An altar's points that he has still to move: they are booked before glass is asked for (X-CATH-12)."""
    altar, value = g.r.program_ids["altar"], 0
    score = g.r.step_names[altar].index("score")
    for program, step, figure, points in g.s.stack:
        if program == altar and figure == painter and step <= score:
            value += points
    return value


def _check_players(g: Fresco, problems: list[str]) -> None:
    s, r = g.s, g.r
    for seat in range(r.seats):
        if s.thalers[seat] < 0 or min(s.paints[seat]) < 0:
            problems.append(f"seat {seat} owes something: {s.thalers[seat]} Thalers, {s.paints[seat]} (B-ACT-05)")
        if not r.mood_bottom <= s.mood[seat] <= r.mood_top:
            problems.append(f"mood of seat {seat} is off the track: {s.mood[seat]} (B-MOOD-03)")
        if s.apprentices[seat] not in (4, 5, 6):
            problems.append(f"seat {seat} has {s.apprentices[seat]} apprentices (B-MOOD-09)")
    awake = [row for row in s.wake if row != NOT_AWAKE]
    if len(set(awake)) != len(awake):
        problems.append("two painters share a wake time (B-WAKE-03)")
    if r.painters > r.seats and s.guide not in (0, 1):
        problems.append("Leonardo has no guide (L-GUIDE-01)")


def _check_plans(g: Fresco, problems: list[str]) -> None:
    s, r = g.s, g.r
    spread = [step.name for step in r.plan_steps].index(SPREAD.name)
    for seat in range(r.seats):
        plan = s.plans[seat]
        if s.sealed and (plan != NO_PLAN) != (s.planning[seat] > spread):
            problems.append(f"seat {seat} is at part {s.planning[seat]} of its plan, which is {list(plan)} (X-PLAN-01)")
        if plan == NO_PLAN:
            continue
        covers = s.covers[seat]
        columns = zip(r.fills(covers), plan, r.spaces(covers), strict=False)
        if len(plan) != len(COLUMNS) or not all(least <= n <= most for least, n, most in columns):
            problems.append(f"plan of seat {seat} does not fit the sheet: {plan} (B-PLAN-02, X-PLAN-04)")
        elif sum(plan) != to_place(g, seat) and not g.over:
            problems.append(f"seat {seat} planned {sum(plan)} of {to_place(g, seat)} apprentices (B-PLAN-04)")


def _check_mood(g: Fresco, problems: list[str]) -> None:
    """Apprentices follow the mood at the wake check only; after it the rules of the core never lower the mood."""
    s, r = g.s, g.r
    waking = g.step_of("round") == r.round_steps.index("wake")
    for seat in range(r.seats):
        have, due = s.apprentices[seat], wake.apprentices_by(r, s.mood[seat])
        choosing = any(frame[2] == seat and r.frame_name(frame) == "wake turn" for frame in s.stack)
        counted = s.sealed or (waking and not choosing)
        if (counted and have != due) or (have > due and not r.modules and not choosing and not g.over):
            problems.append(f"seat {seat} has {have} apprentices with mood {s.mood[seat]} (B-MOOD-07, B-MOOD-09)")


def _check_round(g: Fresco, problems: list[str]) -> None:
    s, r = g.s, g.r
    left = len(s.fresco) - s.fresco.count(EMPTY)
    if s.final and s.end_reason == "tiles" and left > FINAL_ROUND_TILES:
        problems.append(f"a final round for want of tiles, though {left} are left (B-END-01)")
    if s.order and NOT_AWAKE not in s.wake and s.order != sorted(range(r.painters), key=s.wake.__getitem__):
        problems.append(f"action order {s.order} does not follow the wake times (B-ORDER-02)")
    for painter in range(r.seats, r.painters):
        fixed = leonardo.plan(r, s.final)
        if s.plans[painter] not in (NO_PLAN, fixed):
            problems.append(f"Leonardo's plan is {list(fixed)}, not {list(s.plans[painter])} (L-SETUP-04, L-END-01)")


def _check_visits(g: Fresco) -> list[str]:
    """Who waits on the agenda has his turn later than who is at work, and has planned it (B-ORDER-02, B-ACT-01)."""
    s, r = g.s, g.r
    if not s.stack:
        return []
    if sorted(s.order) != list(range(r.painters)) and (s.order or s.stack[0][0] != r.program_ids["round"]):
        return [f"action order {s.order} does not name every painter once (B-ORDER-02)"]
    if s.stack[0][0] != r.program_ids["round"]:
        return []
    step = s.stack[0][1]
    if step > r.round_steps.index("order") and not s.order:
        return ["nobody knows the action order, but all are awake (B-ORDER-02)"]
    if step > r.round_steps.index("plan") and NO_PLAN in s.plans[r.seats :]:
        return ["Leonardo has no plan (L-SETUP-04)"]
    if step > r.round_steps.index("reveal") and NO_PLAN in s.plans:
        return ["nobody has planned this round, but apprentices are at work (B-ROUND-02)"]
    painters = [frame[2] for frame in s.stack[1:] if r.holds[r.frame_name(frame)].queue == "visit"]
    turns = [s.order.index(painter) for painter in painters] if s.order else []
    if turns != sorted(turns, reverse=True):
        return [f"painters {painters} wait for their turns in a wrong order (B-ORDER-02)"]
    return _check_column(g, r.round_steps[step - 1].partition("/")[0] if step else "")


def _check_column(g: Fresco, done: str) -> list[str]:
    """At a column those who have not had their turn wait for it, all of them, with what they planned (B-ACT-01 to -03).

    Who acts may have left the agenda already: then nobody can say who should be next, only who should not.
    """
    s, r = g.s, g.r
    if done not in COLUMNS or s.column == NOBODY:  # a question alone may be set up between two columns
        return []
    if s.column != COLUMNS.index(done):
        return [f"the round has come to the {done}, but column {s.column} is at work (B-ACT-01)"]
    due = turns_at(g, s.column)[::-1]
    if any(r.holds[r.frame_name(turn)].queue != "visit" for turn in due):
        return []  # a module that declares nothing may do anything
    holds = [r.holds[r.frame_name(frame)] for frame in s.stack]
    waiting = [frame for frame, its in zip(s.stack, holds, strict=True) if its.queue == "visit" and not frame[1]]
    above = len(waiting) + 1  # the first thing that is of the turn at work
    known = above < len(holds) and _of_a_turn(holds[above])
    if known:
        due = [turn for turn in due if s.order.index(turn[2]) > s.order.index(s.stack[above][2])]
    sent = [turn for turn in due if _sends(g, turn[2])]
    came = [turn for turn in waiting if _sends(g, turn[2])]
    if came != (sent if known else sent[: len(came)]) or any(turn[3] for turn in waiting if turn not in came):
        return [f"at the {done} others wait than have planned to go there: {[turn[2:] for turn in waiting]} (B-ACT-03)"]
    return []


def _of_a_turn(holds: Holds) -> bool:
    """Does a frame of the one whose turn it is, and nobody else, hold that?"""
    asked_by = [origin.partition("/")[0] for origin in holds.after]
    return holds.queue == "visit" or (bool(asked_by) and not holds.queue and "round" not in asked_by)


def _sends(g: Fresco, painter: int) -> bool:
    """Has he put an apprentice or a tile on the column at work? A turn for another reason may come to nothing."""
    s = g.s
    return s.plans[painter][s.column] > 0 or (painter < g.r.seats and s.covers[painter][s.column] > 0)


def _check_restoration(g: Fresco) -> list[str]:
    """Between taking the tile and following of the bishop it is known which tile was taken (B-CATH-05, B-CATH-07)."""
    s, r = g.s, g.r
    for program, step, painter, segment in s.stack:
        name = r.frame_name((program, step, painter, segment))
        if name in ("restore", "leonardo restore"):
            names = r.step_names[program]
            between = names.index("take") < step <= names.index("bishop")
            tile = s.taken != NOBODY and s.owner[s.taken] == painter and s.fresco[segment] == EMPTY
            if between != tile:
                return [f"{name} of {SEGMENTS[segment]} stands at {names[step]}, but the tile does not (B-CATH-06)"]
            if step <= names.index("take") and s.fresco[segment] == EMPTY:
                return [f"nothing is left to restore at {SEGMENTS[segment]} (B-CATH-03)"]
            return []
    return [] if s.taken == NOBODY else ["a tile was taken, but nobody restores (B-CATH-06)"]


def _check_flow(g: Fresco, problems: list[str]) -> None:
    s = g.s
    if s.final and not s.end_reason:
        problems.append("a final round without a reason (B-END-01)")
    if not g.at_work("round", "prepare", "scoring") and not (s.end_reason and s.open):
        problems.append("the game is over without a reason, or the screens are still up (B-INFO-07)")
    if s.open and g.at_work("round", "prepare"):
        problems.append("the screens are lifted, but the game goes on (B-INFO-01, B-INFO-07)")
    if s.sealed != g.at_work("plan"):
        problems.append("plans are sealed while all plan, and only then (B-INFO-02)")
