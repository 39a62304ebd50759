"""Do the many games of rules.h follow the engine's rules, and see what sight.py sees?

    python -m learning.cards.check PLAYERS GAMES [SEED]

As for the base game (learning/fresco/check.py); after an answer positions are compared unless luck came in.
"""

from __future__ import annotations

import ctypes
import random
import sys
from typing import Any

from learning.building import library, sizes
from learning.cards.tables import header

from buonfresco.bots.cards.sight import KINDS, TRAITS, sight, traits
from buonfresco.games import cards

_TURN = ("favourite", "exchanged", "restored", "favoured", "restoring", "paid", "rotations", "last_face")
_REST = ("last_turned", "start", "turn", "round", "final", "over", "depth")
_DEPTH, _CARDS, _FACES, _TILES, _COLOURS, _ANSWERS = 16, 54, 20, 9, 6, 278
_SENSIBLE = 0.7  # of the answers: nonsense alone hardly ever restores anything
_Frame = ctypes.c_int8 * 3
# what luck changes is laid out anew, not compared
_COMPARED = ("hand", "pile", "discard", "table", "tiles", "restored_by", "owed", "value_of", "open", "tile_open")
_COMPARED_TOO = ("faces", "tile_pile", "favourites", "exchanged", "restored", "favoured", "restoring", "paid")
_COMPARED_AS_WELL = ("rotations", "start", "turn", "round", "final")


class Position(ctypes.Structure):
    """``Game`` of rules.h."""

    _fields_ = [
        ("luck", ctypes.c_uint64),
        ("hand", (ctypes.c_int8 * _CARDS) * 4),
        *[(name, ctypes.c_int8 * _CARDS) for name in ("pile", "discard", "table")],
        ("faces", ctypes.c_int8 * _FACES),
        ("tile_pile", ctypes.c_int8 * _TILES),
        ("favourites", ctypes.c_int8 * _COLOURS),
        ("open", ctypes.c_int8 * 4),
        ("tile_open", ctypes.c_int8 * 3),
        ("tiles", (ctypes.c_int8 * _TILES) * 4),
        ("restored_by", ctypes.c_int8 * 4),
        ("owed", ctypes.c_int8 * 3),
        ("value_of", ctypes.c_int16 * 4),
        *[(name, ctypes.c_int8) for name in (*_TURN, *_REST)],
        ("frames", _Frame * _DEPTH),
    ]


def laid_out(g: Any) -> Position:
    """The engine's position for the other side."""
    s, r = g.s, g.r
    p = Position(luck=88172645463325252 + len(s.table), last_face=-1)
    for seat in range(r.seats):
        for card in s.hands[seat]:
            p.hand[seat][card] += 1
        for tile, count in enumerate(s.tiles[seat]):
            p.tiles[seat][tile] = count
        p.restored_by[seat] = len(s.frescoes[seat])
        p.value_of[seat] = sum(r.face_values[face][turned] for face, turned in s.frescoes[seat])
    for pile in range(4):
        for card in s.piles[pile]:
            p.pile[card] += 1
        for card in s.discards[pile]:
            p.discard[card] += 1
    for counts, things in ((p.table, s.table), (p.faces, s.fresco_pile), (p.tile_pile, s.tile_pile)):
        for thing in things:
            counts[thing] += 1
    for colour in s.favourite_pile:
        p.favourites[colour] += 1
    p.open[:] = [*s.fresco_open, -1, -1, -1, -1][:4]
    p.tile_open[:] = [*s.tile_open, -1, -1, -1][:3]
    p.owed[:] = s.owed
    for name in ("favourite", "exchanged", "restored", "favoured", "restoring", "paid", "rotations", "start", "turn"):
        setattr(p, name, getattr(s, name))
    p.round, p.final = s.round, s.final
    if s.frescoes[s.turn]:
        p.last_face, p.last_turned = s.frescoes[s.turn][-1]
    names = [kind.name for kind in r.kinds]
    for frame in s.stack:
        if frame[0] < 0:
            p.frames[p.depth][:] = [KINDS.index(names[-1 - frame[0]]), frame[2], frame[3]]
            p.depth += 1
    return p


def plain(value: Any) -> Any:
    return [plain(one) for one in value] if hasattr(value, "__len__") else value


def state(p: Position) -> dict[str, Any]:
    found = {name: plain(getattr(p, name)) for name in (*_COMPARED, *_COMPARED_TOO, *_COMPARED_AS_WELL)}
    return {**found, "open": sorted(found["open"]), "tile_open": sorted(found["tile_open"])}


def drawn_from(g: Any) -> tuple[int, ...]:
    """Changes when luck comes in, or the turn passes on."""
    s = g.s
    return (*map(len, s.piles), len(s.fresco_pile), len(s.tile_pile), len(s.favourite_pile), s.turn)


def thought_alike(g: Any, me: int, legal: list[int], rows: Any) -> list[int]:
    """Options have the same traits on both sides. What the apprentice likes best of them."""
    liked: list[int] = []
    for number, own in zip(legal, traits(g, me, [g.codec.decode(number) for number in legal]), strict=True):
        other = rows[number * TRAITS : (number + 1) * TRAITS]
        assert max([abs(a - b) for a, b in zip(own, other, strict=True)]) < 1e-5, (g.codec.decode(number).text, own)
        if own[1]:
            liked.append(number)
    return liked


def compared(players: int, games: int, seed: int = 0) -> int:
    """How many decisions were alike; the first one that is not raises."""
    made = library("cards", header(players))
    assert made.size_of_game() == ctypes.sizeof(Position), (made.size_of_game(), ctypes.sizeof(Position))
    rng = random.Random(seed)
    seen, may = (ctypes.c_float * sizes(made).sight)(), (ctypes.c_uint8 * _ANSWERS)()
    rows = (ctypes.c_float * (_ANSWERS * TRAITS))()
    kind, who, over = ctypes.c_int8(), ctypes.c_int8(), ctypes.c_uint8()
    points = (ctypes.c_float * players)()
    decisions = 0
    for one in range(games):
        g: Any = cards.new_game(players, seed=seed + one)
        assert len(g.codec.actions) == _ANSWERS
        while not g.over:
            me = g.asked_first
            p = laid_out(g)
            made.look_at(ctypes.byref(p), 1, seen, rows, may, ctypes.byref(kind), ctypes.byref(who))
            assert (KINDS[kind.value], who.value) == (g.asked()[0], me)
            wrong = [(at, a, b) for at, (a, b) in enumerate(zip(sight(g, me), seen, strict=True)) if abs(a - b) > 1e-5]
            assert not wrong, (g.asked()[0], wrong)
            legal = [number for number, one_may in enumerate(may) if one_may]
            assert legal == sorted(g.codec.encode(action) for action in g.legal()), g.asked()[0]
            liked = thought_alike(g, me, legal, rows)
            number = rng.choice(liked if rng.random() < _SENSIBLE else legal)
            before = drawn_from(g)
            made.play_games(ctypes.byref(p), 1, (ctypes.c_int * 1)(number), points, ctypes.byref(over))
            g.apply(g.codec.decode(number), me)
            decisions += 1
            after = drawn_from(g)
            assert bool(over.value) == g.over or after != before
            if g.over and over.value:
                assert [int(score) for score in points] == list(g.scores())
            elif before == after:
                mine, theirs = state(laid_out(g)), state(p)
                assert theirs == mine, (g.codec.decode(number).text, [n for n in mine if mine[n] != theirs[n]])
    return decisions


if __name__ == "__main__":
    PLAYERS, GAMES = int(sys.argv[1]), int(sys.argv[2])
    print(f"{compared(PLAYERS, GAMES, int(sys.argv[3]) if len(sys.argv) > 3 else 0)} decisions of {GAMES} games: alike")
