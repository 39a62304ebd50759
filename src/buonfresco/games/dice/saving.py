"""A position as readable data and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from buonfresco.engine.reading import AMOUNT, index, number
from buonfresco.engine.saving import FrameData, convert, read_stack, stack_data
from buonfresco.games.dice.actions import TIMES
from buonfresco.games.dice.state import END_REASONS, EVENTS, NOBODY, NONE, SOURCES

if TYPE_CHECKING:
    from buonfresco.games.dice.game import Dice


class PainterData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    space: int = 0
    points: dict[str, int] = {}
    portraits: list[str] = []
    bet: str | None = None
    column: int | None = None  # from 1


class StateData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    round: int
    start: int
    turn: int
    painters: list[PainterData]
    sections: dict[str, list[int]]  # by sum: who took its tiles, from the top of the stack on
    fields: dict[str, str | None]  # the open portrait tile
    facedown: dict[str, int]
    unseen: list[str]
    stack: list[FrameData]  # what is going on
    final: bool = False
    end_reason: str = ""
    favour: int | None = None
    bishop: int | None = None
    throws: int = 0
    pips: dict[str, int] = {}
    colours: list[str] = []
    aside: list[tuple[str, int, int]] = []  # colour, pips, colour dice
    adjust: int = 0
    result: str | None = None
    gains: dict[str, int] = {}


def position_data(g: Dice, in_order: bool) -> StateData:
    s, r = g.s, g.r
    unseen = [r.portrait_ids[tile] for tile in s.unseen]
    return StateData(
        round=s.round,
        start=s.start,
        turn=s.turn,
        painters=[_painter_data(g, seat) for seat in range(r.seats)],
        sections={str(n): takers[:] for n, takers in zip(r.sums, s.takers, strict=True)},
        fields={
            name: None if tile == NONE else r.portrait_ids[tile]
            for name, tile in zip(r.field_names, s.fields, strict=True)
        },
        facedown=dict(zip(r.field_names, s.facedown, strict=True)),
        unseen=sorted(unseen) if in_order else unseen,
        stack=stack_data(g),
        final=s.final,
        end_reason=s.end_reason,
        favour=None if s.favour == NOBODY else s.favour,
        bishop=None if s.bishop == NONE else r.sums[s.bishop],
        throws=s.throws,
        pips={r.colours[die]: shown for die, shown in enumerate(s.pips) if shown},
        colours=[r.colours[die] for die in s.colours],
        aside=[(r.colours[die], pips, colour_dice) for die, pips, colour_dice in s.aside],
        adjust=s.adjust,
        result=None if s.result == NONE else EVENTS[s.result],
        gains={name: n for name, n in zip(SOURCES, s.gains, strict=True) if n},
    )


def _painter_data(g: Dice, seat: int) -> PainterData:
    s, r = g.s, g.r
    return PainterData(
        space=s.track[seat],
        points={name: n for name, n in zip(SOURCES, s.points[seat], strict=True) if n},
        portraits=[r.portrait_ids[tile] for tile in s.portraits[seat]],
        bet=None if s.bets[seat] == NONE else EVENTS[s.bets[seat]],
        column=None if s.columns[seat] == NONE else s.columns[seat] + 1,
    )


def fill(g: Dice, given: dict[str, Any]) -> None:
    s, r = g.s, g.r
    data = convert(given, StateData)
    if len(data.painters) != r.seats:
        raise ValueError(f"{len(data.painters)} painters instead of {r.seats}")
    s.round = number(data.round, "round", 1, AMOUNT)
    s.start = _seat(g, data.start)
    s.turn = _seat(g, data.turn)
    s.final, s.end_reason = data.final, data.end_reason
    s.takers = [[] for _ in r.sums]
    for total, takers in data.sections.items():
        section = index(list(map(str, r.sums)), total, "section")
        if len(takers) > r.seats or len(set(takers)) != len(takers):
            raise ValueError(f"a seat owns section {total} once (D-RES-04)")
        s.takers[section] = [_seat(g, seat) for seat in takers]
    s.fields = [NONE] * len(r.fields)
    for name, tile in data.fields.items():
        s.fields[index(r.field_names, name, "portrait field")] = NONE if tile is None else _portrait(g, tile)
    s.facedown = [0] * len(r.fields)
    for name, count in data.facedown.items():
        s.facedown[index(r.field_names, name, "portrait field")] = number(count, "tiles face down", 0, 4)
    s.unseen = [_portrait(g, tile) for tile in data.unseen]
    s.favour = NOBODY if data.favour is None else _seat(g, data.favour)
    s.track, s.points, s.portraits, s.bets, s.columns = [], [], [], [], []
    for one in data.painters:
        s.track.append(number(one.space, "space on the VP track", 0, AMOUNT))
        s.points.append(_points(one.points))
        s.portraits.append([_portrait(g, tile) for tile in one.portraits])
        if (one.bet is None) != (one.column is None):
            raise ValueError("a bet tile lies in a column")
        s.bets.append(NONE if one.bet is None else index(EVENTS, one.bet, "bet tile"))
        s.columns.append(NONE if one.column is None else number(one.column, "column", 1, 3) - 1)
    _fill_turn(g, data)
    s.stack = read_stack(r, data.stack)
    if len(s.unseen) != sum(s.facedown):
        raise ValueError(f"{len(s.unseen)} unseen portrait tiles lie in {sum(s.facedown)} places (D-SETUP-07)")
    if s.throws == 3 and any(r.frame_name(frame) == "bet" for frame in s.stack):
        raise ValueError("nobody bets after the third throw (D-BET-01)")
    if s.end_reason not in ("", *END_REASONS):
        raise ValueError(f"there is no reason {s.end_reason} to end")


def _fill_turn(g: Dice, data: StateData) -> None:
    s, r = g.s, g.r
    s.bishop = NONE if data.bishop is None else index(r.sums, data.bishop, "section")
    s.throws = number(data.throws, "throws", 0, 3)
    s.pips = [0] * len(r.colours)
    for colour, shown in data.pips.items():
        s.pips[index(r.colours, colour, "pip die")] = number(shown, "pips", 1, 6)
    s.colours = [index(r.colours, colour, "pip die") for colour in data.colours]
    s.aside = [
        (index(r.colours, colour, "pip die"), number(pips, "pips", 1, 6), number(n, "colour dice", 0, len(TIMES) - 1))
        for colour, pips, n in data.aside
    ]
    s.adjust = number(data.adjust, "what the favour tile adds", -1, 1)
    s.result = NONE if data.result is None else index(EVENTS, data.result, "result")
    s.gains = _points(data.gains)


def _seat(g: Dice, seat: int) -> int:
    return number(seat, "seat", 0, g.r.seats - 1)


def _portrait(g: Dice, name: str) -> int:
    tile = index(g.r.portrait_ids, name, "portrait tile")
    if tile not in g.r.portraits:
        raise ValueError(f"portrait tile {name} is not in play with {g.r.seats} players (D-SETUP-06)")
    return tile


def _points(given: dict[str, int]) -> list[int]:
    points = [0] * len(SOURCES)
    for name, n in given.items():
        points[index(SOURCES, name, "source of points")] = number(n, name, 0, AMOUNT)
    return points
