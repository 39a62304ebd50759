"""What a seat sees of the table (C-INFO-01, -02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from buonfresco.engine import view as views
from buonfresco.games.cards import turn
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.state import NONE

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards


class Pile(msgspec.Struct, frozen=True):
    cards: int
    discarded: int
    top: str | None  # of the discard pile


class Fresco(msgspec.Struct, frozen=True):
    card: str  # its colors
    rotations: int
    value: int  # that points to the middle of the table


class Player(msgspec.Struct, frozen=True):
    score: int  # as if the game ended now
    points: dict[str, int]
    frescoes: list[Fresco]
    tiles: dict[str, int]
    backs: dict[str, int]  # hand cards by back
    hand: list[str] | None  # None: hidden


class View(views.View, frozen=True, kw_only=True):
    start: int  # who has the palette
    turn: int
    players: list[Player]
    frescoes: list[str]  # open fresco cards
    fresco_pile: int
    tiles: list[str]  # open action tiles
    tile_pile: int
    favourite: str | None
    favourite_pile: int
    piles: dict[str, Pile]
    table: list[str]  # cards laid out or played in this phase
    owed: dict[str, int]  # draws to come: from the market, from a workshop, from either
    restoring: str | None  # the fresco card that is being paid
    paid: int  # how many of its colors are
    exchanged: bool  # the player at turn has exchanged cards in this turn
    restored: int  # how many fresco cards he has restored in it


def of_game(g: Cards, seat: int | None) -> View:
    s, r = g.s, g.r
    return View(
        **views.common(g, seat),
        round=s.round,
        final=turn.is_last(g),
        end_reason=s.end_reason,
        start=s.start,
        turn=s.turn,
        players=[_player(g, one, seat) for one in range(r.seats)],
        frescoes=[r.face_names[face] for face in s.fresco_open],
        fresco_pile=len(s.fresco_pile),
        tiles=[r.tile_names[tile] for tile in s.tile_open],
        tile_pile=len(s.tile_pile),
        favourite=None if s.favourite == NONE else LETTERS[s.favourite],
        favourite_pile=len(s.favourite_pile),
        piles={
            name: Pile(len(pile), len(discard), r.card_names[discard[-1]] if discard else None)
            for name, pile, discard in zip(r.pile_names, s.piles, s.discards, strict=True)
        },
        table=[r.card_names[card] for card in s.table],
        owed=dict(zip(("market", "workshop", "either"), s.owed, strict=True)),
        restoring=None if s.restoring == NONE else r.face_names[s.restoring],
        paid=s.paid,
        exchanged=s.exchanged,
        restored=s.restored,
    )


def _player(g: Cards, one: int, viewer: int | None) -> Player:
    s, r = g.s, g.r
    points = dict(zip(turn.SOURCES, turn.points(g, one), strict=True))
    backs = [r.card_back[card] for card in s.hands[one]]
    return Player(
        score=sum(points.values()),
        points={name: n for name, n in points.items() if n},
        frescoes=[Fresco(r.face_names[face], n, r.face_values[face][n]) for face, n in s.frescoes[one]],
        tiles={name: n for name, n in zip(r.tile_names, s.tiles[one], strict=True) if n},
        backs={name: backs.count(pile) for pile, name in enumerate(r.pile_names) if pile in backs},
        hand=[r.card_names[card] for card in s.hands[one]] if one == viewer else None,
    )
