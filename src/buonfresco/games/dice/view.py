"""What a seat sees of the table (D-INFO-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from buonfresco.engine import view as views
from buonfresco.games.dice import turn
from buonfresco.games.dice.actions import TIMES
from buonfresco.games.dice.rolling import total
from buonfresco.games.dice.state import EVENTS, NOBODY, NONE, SOURCES

if TYPE_CHECKING:
    from buonfresco.games.dice.game import Dice


class Bet(msgspec.Struct, frozen=True):
    column: int  # from 1
    tile: str | None  # None: face down


class Aside(msgspec.Struct, frozen=True):
    die: str
    pips: int
    times: int
    value: int


class Field(msgspec.Struct, frozen=True):
    open: str | None  # portrait tile
    facedown: int


class Player(msgspec.Struct, frozen=True):
    space: int  # 0 is the staircase
    score: int
    points: dict[str, int]
    sections: dict[str, int]  # points of the fresco tile, by the sum of its section
    portraits: int
    faces: list[str] | None  # which they are; None: they lie face down
    bet: Bet | None


class View(views.View, frozen=True, kw_only=True):
    start: int  # who has the palette
    turn: int
    players: list[Player]
    favour: int | None
    bishop: int | None  # the sum of the section he marks
    throws: int
    pips: dict[str, int]  # the dice on the table
    colours: list[str]  # what the free color dice show
    aside: list[Aside]
    sum: int
    stacks: dict[str, list[int]]  # points of the tiles left, top first, by the sum of the section
    fields: dict[str, Field]  # by their sums, as "9-12"


def of_game(g: Dice, seat: int | None) -> View:
    s, r = g.s, g.r
    return View(
        **views.common(g, seat),
        round=s.round,
        final=turn.is_last(g),
        end_reason=s.end_reason,
        start=s.start,
        turn=s.turn,
        players=[_player(g, one, seat) for one in range(r.seats)],
        favour=None if s.favour == NOBODY else s.favour,
        bishop=None if s.bishop == NONE else r.sums[s.bishop],
        throws=s.throws,
        pips={r.colours[die]: shown for die, shown in enumerate(s.pips) if shown},
        colours=[r.colours[die] for die in s.colours],
        aside=[Aside(r.colours[die], pips, TIMES[n], pips * TIMES[n]) for die, pips, n in s.aside],
        sum=total(g),
        stacks={
            str(number): list(stack[len(takers) :])
            for number, stack, takers in zip(r.sums, r.stacks, s.takers, strict=True)
        },
        fields={
            name: Field(None if tile == NONE else r.portrait_ids[tile], below)
            for name, tile, below in zip(r.field_names, s.fields, s.facedown, strict=True)
        },
    )


def _player(g: Dice, one: int, viewer: int | None) -> Player:
    s, r = g.s, g.r
    mine = one == viewer
    bet = None
    if s.columns[one] != NONE:
        bet = Bet(s.columns[one] + 1, EVENTS[s.bets[one]] if mine else None)
    return Player(
        space=s.track[one],
        score=s.track[one],
        points={name: n for name, n in zip(SOURCES, s.points[one], strict=True) if n},
        sections={
            str(number): stack[takers.index(one)]
            for number, stack, takers in zip(r.sums, r.stacks, s.takers, strict=True)
            if one in takers
        },
        portraits=len(s.portraits[one]),
        faces=[r.portrait_ids[tile] for tile in s.portraits[one]] if mine or g.over else None,
        bet=bet,
    )
