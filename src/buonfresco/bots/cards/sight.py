"""What the learned painter sees of the card game: a row of numbers, for the seat that is asked, and a row about each of
its options. Of the others' hands it sees the backs (C-INFO-02).

The same rows are written for many games at once where it learns (``learning/cards/seeing.h``); a test compares them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from buonfresco.bots.cards import light, outlook
from buonfresco.bots.cards.outlook import Stock, Table
from buonfresco.engine.action import Action
from buonfresco.games.cards.game import Cards
from buonfresco.games.cards.state import NONE

KINDS: Final = ("turn", "lay", "draw", "pay", "rotate", "take", "more", "give", "window", "discard")
COLOURS: Final = 6
PILES: Final = 4
TRAITS: Final = 2  # numbers about an option
FAR: Final = 4.0  # points behind the apprentice's best answer beyond which it does not matter how many
ALIKE: Final = 1e-7  # points


def sight(w: Cards, me: int) -> list[float]:
    asked = w.asked()
    assert asked is not None
    scores = [float(score) for score in w.scores()]
    table, stock = outlook.table_in(w), outlook.stock_in(w, me)
    row = _own(w, me, stock)
    row += _table(w, table, stock)
    row += _asked(w, me, asked[0], asked[2])
    row += _standing(w, me, scores)
    row += [len(pile) / 20.0 for pile in w.s.piles]
    row.append(len(w.s.table) / 5.0)
    row.append(outlook.worth(table, stock) / 5.0)
    for step in range(1, w.r.seats):
        row += _other(w, me, (me + step) % w.r.seats, scores)
    return row


def traits(w: Cards, me: int, options: Sequence[Action]) -> list[list[float]]:
    """What the apprentice thinks of each: how far it is behind his best one, and whether it is as good."""
    scores = light.scores(w, me, options)
    best = max(scores)
    return [[max(-FAR, score - best), 1.0 if score - best > -ALIKE else 0.0] for score in scores]


def _own(w: Cards, me: int, stock: Stock) -> list[float]:
    s, r = w.s, w.r
    hand = [0.0] * len(r.card_names)
    for card in s.hands[me]:
        hand[card] += 0.5
    things = [*[count / 2.0 for count in stock.counts], *[float(count) for count in stock.bishops]]
    done = [1.0 if s.exchanged else 0.0, s.restored / 2.0, 1.0 if s.favoured else 0.0]
    return [*hand, *things, *[float(count) for count in s.tiles[me]], *[owed / 2.0 for owed in s.owed], *done]


def _table(w: Cards, table: Table, stock: Stock) -> list[float]:
    s, r = w.s, w.r
    faces, promised = [0.0] * len(r.face_names), [0.0] * len(r.face_names)
    for face in s.fresco_open:
        faces[face] += 1.0
        promised[face] = outlook.promise(table, stock, face) / 3.0
    tiles = [0.0] * len(r.tile_names)
    for tile in s.tile_open:
        tiles[tile] += 1.0
    favourite = [0.0] * COLOURS
    if s.favourite != NONE:
        favourite[s.favourite] = 1.0
    return [*faces, *promised, *tiles, *favourite]


def _asked(w: Cards, me: int, kind: str, arg: int) -> list[float]:
    s = w.s
    restoring, paid, turned = [0.0] * len(w.r.face_names), [0.0] * 3, [0.0] * 4
    rotations = 0.0
    if s.restoring != NONE:
        restoring[s.restoring] = paid[s.paid] = 1.0
        rotations = s.rotations / 3.0
    if kind == "rotate":
        turned[s.frescoes[me][-1][1]] = 1.0
    kinds, wanted = [0.0] * len(KINDS), [0.0] * COLOURS
    kinds[KINDS.index(kind)] = 1.0
    if kind == "give":
        wanted[arg] = 1.0
    return [*restoring, *paid, rotations, *turned, *kinds, *wanted]


def _standing(w: Cards, me: int, scores: list[float]) -> list[float]:
    s, seats = w.s, w.r.seats
    others = [seat for seat in range(seats) if seat != me]
    return [
        s.round / 20.0,
        1.0 if s.final else 0.0,
        len(s.frescoes[me]) / 6.0,
        max([len(s.frescoes[seat]) for seat in others]) / 6.0,
        scores[me] / 30.0,
        (scores[me] - max([scores[seat] for seat in others])) / 10.0,
        ((s.start + 2 * seats - 1 - s.turn) % seats) / 3.0,  # who is still to come in this round
        1.0 if s.turn == me else 0.0,
    ]


def _other(w: Cards, me: int, seat: int, scores: list[float]) -> list[float]:
    s = w.s
    backs = [0.0] * PILES
    for card in s.hands[seat]:
        backs[w.r.card_back[card]] += 0.25
    row = [len(s.hands[seat]) / 7.0, *backs, len(s.frescoes[seat]) / 6.0]
    row += [scores[seat] / 30.0, (scores[seat] - scores[me]) / 10.0]
    row += [float(count) for count in s.tiles[seat]]
    return row
