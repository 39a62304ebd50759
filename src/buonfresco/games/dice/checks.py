"""Every invariant of a position. The messages are for developers: plain, with the rule behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine import frames
from buonfresco.engine.ruleset import Step
from buonfresco.games.dice import betting, rolling, turn
from buonfresco.games.dice.state import FRESCO, NOBODY, NONE, PORTRAITS, THROWS

if TYPE_CHECKING:
    from buonfresco.games.dice.game import Dice

# what a step of the turn asks
_ASKED: Final[dict[Step, str]] = {
    betting.ask_bishop: "bishop",
    betting.ask_bets: "bet",
    rolling.throw: "keep",
    rolling.ask_favour: "favour",
    turn.ask_bonus: "bonus",
}


def check(g: Dice) -> list[str]:
    problems: list[str] = []
    _check_portraits(g, problems)
    _check_points(g, problems)
    _check_turn(g, problems)
    _check_flow(g, problems)
    _check_agenda(g, problems)
    problems += frames.check(g)
    return problems


def unreadable(g: Dice) -> list[str]:
    """What no game can go on with."""
    s, r = g.s, g.r
    problems: list[str] = []
    for total, takers in zip(r.sums, s.takers, strict=True):
        if len(set(takers)) != len(takers):
            problems.append(f"a seat owns section {total} once (D-RES-04)")
    held = [tile for tiles in s.portraits for tile in tiles] + [tile for tile in s.fields if tile != NONE] + s.unseen
    for tile in held:
        if tile not in r.portraits:
            name = r.portrait_ids[tile]
            problems.append(f"portrait tile {name} is not in play with {r.seats} players (D-SETUP-06)")
    if any((bet == NONE) != (column == NONE) for bet, column in zip(s.bets, s.columns, strict=True)):
        problems.append("a bet tile lies in a column (D-BET-04)")
    if len(s.unseen) != sum(s.facedown):
        problems.append(f"{len(s.unseen)} unseen portrait tiles lie in {sum(s.facedown)} places (D-SETUP-07)")
    if s.throws == THROWS and any(r.frame_name(frame) == "bet" for frame in s.stack):
        problems.append("nobody bets after the third throw (D-BET-01)")
    return problems


def _check_portraits(g: Dice, problems: list[str]) -> None:
    s, r = g.s, g.r
    held = [tile for tiles in s.portraits for tile in tiles] + [tile for tile in s.fields if tile != NONE] + s.unseen
    if sorted(held) != sorted(r.portraits):
        names = ", ".join(sorted(r.portrait_ids[tile] for tile in held))
        problems.append(f"portrait tiles are lost or doubled (D-SETUP-06): {names}")
    if len(s.unseen) != sum(s.facedown):
        problems.append(f"{len(s.unseen)} unseen tiles lie in {sum(s.facedown)} places (D-SETUP-07)")
    for name, tile, below in zip(r.field_names, s.fields, s.facedown, strict=True):
        if tile == NONE and below:
            problems.append(f"field {name} has tiles but none is open (D-RES-07)")


def _check_points(g: Dice, problems: list[str]) -> None:
    s, r = g.s, g.r
    for space in set(s.track) - {0}:
        if s.track.count(space) > 1:
            problems.append(f"figures share space {space} (D-TRACK-02)")
    for seat in range(r.seats):
        if sum(s.points[seat]) != s.track[seat] or min(s.points[seat]) < 0:
            problems.append(f"points of seat {seat} are {s.points[seat]}, its space is {s.track[seat]} (D-TRACK-01)")
        mine = [stack[takers.index(seat)] for stack, takers in zip(r.stacks, s.takers, strict=True) if seat in takers]
        moving = s.gains if seat == s.turn else [0] * len(s.gains)
        if sum(mine) != s.points[seat][FRESCO] + moving[FRESCO]:
            problems.append(f"fresco tiles of seat {seat} are worth {sum(mine)}: {s.points[seat]} (D-VP-01)")
        worth = sum(r.portrait_points[tile] for tile in s.portraits[seat])
        if worth != s.points[seat][PORTRAITS] + moving[PORTRAITS]:
            problems.append(f"portraits of seat {seat} are worth {worth}: {s.points[seat]} (D-VP-01)")


def _check_turn(g: Dice, problems: list[str]) -> None:
    s, r = g.s, g.r
    dice = [die for die, _, _ in s.aside]
    if len(set(dice)) != len(dice) or any(s.pips[die] for die in dice):
        problems.append(f"a pip die is in two places: {s.aside}, {s.pips} (D-ROLL-05)")
    thrown = any(s.pips)
    if s.throws != len(s.aside) + thrown:
        problems.append(f"{s.throws} throws, but {len(s.aside)} dice put aside (D-ROLL-03)")
    free = len(r.colour_faces) - sum(n for _, _, n in s.aside)
    if free < 0 or len(s.colours) != (free if thrown else 0):
        problems.append(f"{len(s.colours)} colour dice on the table, {free} free (D-ROLL-06)")
    if thrown and s.pips.count(0) != len(s.aside):
        problems.append(f"pip dice are missing: {s.pips} (D-ROLL-05)")
    if s.bets[s.turn] != NONE:
        problems.append("the active player has bet on himself (D-BET-02)")
    for seat, column in enumerate(s.columns):
        if (column == NONE) != (s.bets[seat] == NONE) or column > s.throws:
            problems.append(f"the bet of seat {seat} lies in column {column} after {s.throws} throws (D-BET-04)")
    if s.throws and s.bishop == NONE:
        problems.append("dice were thrown before the bishop was placed (D-TURN-01)")


def _check_flow(g: Dice, problems: list[str]) -> None:
    s, r = g.s, g.r
    for total, takers in zip(r.sums, s.takers, strict=True):
        if len(set(takers)) != len(takers):
            problems.append(f"somebody owns section {total} twice (D-RES-04)")
    full = [
        seat
        for seat in range(r.seats)
        if len(s.portraits[seat]) >= turn.ENOUGH or all(seat in takers for takers in s.takers)
    ]
    if full and not s.final and g.decision is not None and g.decision.kind == "bishop":
        problems.append(f"seats {full} have everything, but the round is not the last one (D-END-01)")
    if s.final != bool(s.end_reason) and not g.over:
        problems.append("the last round has a reason, and no other round (D-END-01)")
    if s.favour != NOBODY and s.track.count(0) > 1:
        problems.append("the favour tile is given though several stand on the staircase (D-FAV-02)")
    if g.over == bool(s.stack):
        problems.append("over, and something is still on the agenda, or the other way round")


def _check_agenda(g: Dice, problems: list[str]) -> None:
    """It says what the table shows: whose turn it is, how far it has come, who is asked (D-TURN-01)."""
    s, r = g.s, g.r
    if not s.stack:
        return
    program, pc, actor, _ = s.stack[0]
    if program != r.program_ids["turn"] or actor != s.turn or pc == 0:
        problems.append(f"the agenda begins with {s.stack[0]} in the turn of seat {s.turn} (D-TURN-01)")
        return
    done = r.programs[program][:pc]
    kind = _ASKED.get(done[-1], "")
    asked = [frame[2] for frame in s.stack[1:]]
    may = [seat for seat in range(r.seats) if seat != s.turn and s.bets[seat] == NONE] if kind == "bet" else [s.turn]
    others = [frame for frame in s.stack[1:] if r.frame_name(frame) != kind]
    if others or len(set(asked)) != len(asked) or not set(asked) <= set(may):
        problems.append(f"{s.stack[1:]} are asked after step {pc} of the turn of seat {s.turn} (D-TURN-01)")
    if s.throws != done.count(rolling.throw) or any(s.pips) != (kind == "keep"):
        problems.append(f"{s.throws} throws after step {pc} of the turn (D-ROLL-01)")
    if s.bishop == NONE and kind != "bishop":
        problems.append("the bishop is not placed (D-BISH-01)")
