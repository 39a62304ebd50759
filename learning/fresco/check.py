"""Do the many games of rules.h follow the engine's rules, and see what sight.py sees?

    python -m learning.fresco.check PLAYERS GAMES [SEED]

The engine plays games at random. At each decision its position is laid out for the other side (built for the processor
by g++), options and rows are compared, the answer is given on both sides, and positions are compared again.
"""

from __future__ import annotations

import ctypes
import random
import sys
from typing import Any

from learning.building import library, sizes
from learning.fresco.tables import header

from buonfresco.bots.fresco.sight import KINDS, TRAITS, Offers, Question, question, sight
from buonfresco.engine.action import Action
from buonfresco.games import fresco

OPTIONS, HOURS, PLANS, LANDINGS, FIXED = 96, 0, 10, 311, 313
PHASES = {"wake_time": 0, "plan": 1, "market": 2, "cathedral": 3, "blend": 4}
_FIFTH = 5
_SMALL = ("bishop", "leonardo", "guide", "round", "final", "ended", "phase", "at", "left", "revealed", "restoring")
_BY_PAINTER = ("mood", "hands", "owned", "wake", "order", "queue", "altar_used")


class Position(ctypes.Structure):
    """``Game`` of rules.h."""

    _fields_ = [
        ("luck", ctypes.c_uint64),
        ("track", ctypes.c_int16 * 4),
        ("thalers", ctypes.c_int16 * 4),
        ("paints", (ctypes.c_int8 * 6) * 4),
        ("plan", (ctypes.c_int8 * 5) * 4),
        *[(name, ctypes.c_int8 * 4) for name in _BY_PAINTER],
        ("fresco", ctypes.c_int8 * 25),
        ("booths", (ctypes.c_int8 * 4) * 4),
        *[(name, ctypes.c_int8) for name in _SMALL],
        ("target", ctypes.c_int16),
    ]


_COMPARED = ("track", "thalers", "paints", "plan", "mood", "hands", "owned", "wake", "order", "altar_used", "fresco")
_COMPARED_TOO = ("bishop", "leonardo", "guide", "round", "final", "revealed")


def laid_out(g: Any, restoring: int) -> Position:
    """The engine's position for the other side. ``restoring``: the segment, while a landing is asked."""
    s, r = g.s, g.r
    p = Position(luck=88172645463325252 + s.round, restoring=-1)
    for painter in range(4):
        p.order[painter] = s.order[painter] if painter < len(s.order) else -1
        p.wake[painter] = s.wake[painter] if painter < r.painters else -1
    for painter in range(r.painters):
        p.track[painter], p.owned[painter] = s.track[painter], s.owner.count(painter)
        for column, count in enumerate(s.plans[painter]):
            p.plan[painter][column] = count
    for seat in range(r.seats):
        p.thalers[seat], p.mood[seat], p.hands[seat] = s.thalers[seat], s.mood[seat], s.apprentices[seat]
        p.altar_used[seat] = s.altar_used[seat]
        for paint in range(6):
            p.paints[seat][paint] = s.paints[seat][paint]
    for segment, tile in enumerate(s.fresco):
        p.fresco[segment] = tile
    for booth in range(4):
        tiles = s.booths[booth] if booth < len(s.booths) else ()
        for space in range(4):
            there = space < len(tiles) and tiles[space] >= 0
            p.booths[booth][space] = r.market_tiles.index(tiles[space]) if there else -1
    p.bishop, p.leonardo, p.guide = s.bishop, s.leonardo if r.painters > r.seats else 12, s.guide
    p.round, p.final, p.ended, p.revealed = s.round, s.final, s.final, bool(s.order) and not s.sealed
    _lay_out_question(g, p, restoring)
    return p


def _lay_out_question(g: Any, p: Position, restoring: int) -> None:
    s = g.s
    kind, figure, arg = g.asked()
    if kind == "wake_time":
        queue = sorted(range(g.r.painters), key=s.track.__getitem__)
        p.queue[:] = [*queue, 0, 0][:4]
        p.phase, p.at = PHASES[kind], queue.index(figure)
    elif kind == "plan":
        p.phase, p.at = PHASES[kind], g.asked_first
    else:
        p.left = 1 if kind.startswith("leonardo") else arg
        if kind == "landing":
            waiting = [frame for frame in s.stack[:-1] if frame[0] < 0 and frame[2] == figure]
            p.target, p.left, p.restoring = arg, 1 + (waiting[-1][3] if waiting else 0), restoring
            kind = "cathedral"
        p.phase = _FIFTH if s.column == 4 else PHASES[kind.removeprefix("leonardo_")]
        p.at = s.order.index(figure)


def plain(value: Any) -> Any:
    return [plain(one) for one in value] if hasattr(value, "__len__") else value


def state(p: Position, market: bool) -> dict[str, Any]:
    """What is compared; not the market, if it was filled just now."""
    names = [*_COMPARED, *_COMPARED_TOO, *(["booths"] if market else [])]
    return {name: plain(getattr(p, name)) for name in names}


def numbered(g: Any, asked: Question, options: list[Action], rows: Any, legal: list[int]) -> dict[int, Action]:
    """The engine's options by the numbers of rules.h; rows of many options are compared."""
    if asked.kind == "plan":
        return {PLANS + g.r.plans.index(action): action for action in options}
    if asked.kind == "landing":
        return {LANDINGS + (action.kind == "behind"): action for action in options}
    if legal[0] < FIXED:
        first = 5 if asked.kind == "leonardo_wake" else HOURS
        return {first + g.r.times.index(action.args[0]): action for action in options}
    offers = Offers(g, g.asked_first, asked)
    sensible = sorted([options[place] for place in offers.sensible(options)], key=_place)
    for number, action in enumerate(sensible):
        _alike(f"row of {action.text}", offers.row(action), rows[number * TRAITS : (number + 1) * TRAITS])
    return {FIXED + number: action for number, action in enumerate(sensible)}


def _place(action: Action) -> tuple[int, int, int]:
    """The order of options in rules.h; altar payments keep theirs."""
    if action.kind in ("buy", "close"):
        return 0, action.args[0], 99 if action.kind == "close" else sum([1 << space for space in action.args[1:]])
    if action.kind == "restore":
        return 0, action.args[0], action.args[1]
    return (1, 0, 0) if action.kind == "altar" else (0, action.args[0], 0) if action.kind == "blend" else (2, 0, 0)


def _alike(what: str, mine: list[float], other: Any) -> None:
    wrong = [(place, a, b) for place, (a, b) in enumerate(zip(mine, other, strict=True)) if abs(a - b) > 1e-5]
    assert not wrong, (what, wrong)


def compared(players: int, games: int, seed: int = 0) -> int:
    """How many decisions were alike; the first one that is not raises."""
    board = library("fresco", header(players))
    assert board.size_of_game() == ctypes.sizeof(Position)
    rng = random.Random(seed)
    seen, rows = (ctypes.c_float * sizes(board).sight)(), (ctypes.c_float * (OPTIONS * TRAITS))()
    may, kind, who = (ctypes.c_uint8 * (FIXED + OPTIONS))(), ctypes.c_int8(), ctypes.c_int8()
    points, over = (ctypes.c_float * players)(), ctypes.c_uint8()
    decisions = 0
    for one in range(games):
        g: Any = fresco.new_game(players, seed=seed + one)
        restoring = -1
        while not g.over:
            me = g.asked_first
            asked = question(g, me)
            p = laid_out(g, restoring)
            board.look_at(ctypes.byref(p), 1, seen, rows, may, ctypes.byref(kind), ctypes.byref(who))
            assert (KINDS[kind.value], who.value) == (asked.kind, me)
            _alike(asked.kind, sight(g, me, asked), seen)
            legal = [number for number, one_may in enumerate(may) if one_may]
            options = [action for action in g.legal(me) if action.kind != "withdraw"]
            by_number = numbered(g, asked, options, rows, legal)
            assert sorted(by_number) == legal, (asked.kind, [action.text for action in options])
            number = rng.choice(legal)
            action = by_number[number]
            restoring = action.args[0] if action.kind == "restore" else -1 if action.kind == "altar" else restoring
            rounds = g.s.round
            board.play_games(ctypes.byref(p), 1, (ctypes.c_int * 1)(number), points, ctypes.byref(over))
            g.apply(action, me)
            decisions += 1
            assert bool(over.value) == g.over
            if g.over:
                assert [int(score) for score in points] == list(g.scores())
                continue
            mine, theirs = state(laid_out(g, restoring), g.s.round == rounds), state(p, g.s.round == rounds)
            if g.s.sealed:
                theirs["plan"] = mine["plan"]  # nobody sees them yet
            assert theirs == mine, (action.text, [name for name in mine if mine[name] != theirs[name]])
    return decisions


if __name__ == "__main__":
    PLAYERS, GAMES = int(sys.argv[1]), int(sys.argv[2])
    print(f"{compared(PLAYERS, GAMES, int(sys.argv[3]) if len(sys.argv) > 3 else 0)} decisions of {GAMES} games: alike")
