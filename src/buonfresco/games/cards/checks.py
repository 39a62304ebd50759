"""Every invariant of a position. The messages are for developers: plain, with the rule behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine import frames
from buonfresco.games.cards import payment
from buonfresco.games.cards.restoring import OPEN_FRESCOES, OPEN_TILES
from buonfresco.games.cards.state import MOST_ROTATIONS, NONE, ROTATION
from buonfresco.games.cards.turn import MOST_CARDS

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards


def check(g: Cards) -> list[str]:
    problems: list[str] = []
    _check_cards(g, problems)
    _check_displays(g, problems)
    _check_phase(g, problems)
    _check_flow(g, problems)
    _check_agenda(g, problems)
    problems += frames.check(g)
    return problems


def strange_cards(g: Cards) -> list[str]:
    """What lies on a pile has its back."""
    s, r = g.s, g.r
    return [
        f"{r.card_names[card]} has not the back of {r.pile_names[pile]} (C-SETUP-04)"
        for piles in (s.piles, s.discards)
        for pile, cards in enumerate(piles)
        for card in cards
        if r.card_back[card] != pile
    ]


def lost_cards(g: Cards) -> list[str]:
    """Every market and workshop card is in one place."""
    s, r = g.s, g.r
    problems: list[str] = []
    held = [card for pile in (*s.piles, *s.discards, *s.hands, s.table) for card in pile]
    for pile, cards in enumerate(r.cards):
        found = sorted(card for card in held if r.card_back[card] == pile)
        if found != list(cards):
            problems.append(f"cards of the {r.pile_names[pile]} pile are lost or doubled (C-SETUP-01)")
    return problems


def forgotten_cards(g: Cards) -> list[str]:
    """Cards on the table belong to an exchange or a restoration that is going on (C-EXCH-07, C-REST-09)."""
    s, r = g.s, g.r
    asked = [name for name in map(r.frame_name, s.stack) if name != "give"]
    going_on = {"lay", "draw"} | ({"pay", "rotate", "take", "more"} if s.restored or s.restoring != NONE else set())
    if s.table and not (asked and asked[-1] in going_on):
        return ["cards lie on the table, but nobody exchanges or restores (C-EXCH-07, C-REST-09)"]
    return []


def _check_cards(g: Cards, problems: list[str]) -> None:
    s = g.s
    problems += lost_cards(g)
    for seat, hand in enumerate(s.hands):
        if hand != sorted(hand):
            problems.append(f"the hand of seat {seat} is not sorted")
        if len(hand) > MOST_CARDS and seat != s.turn:
            problems.append(f"seat {seat} holds {len(hand)} cards after its turn (C-HAND-01)")


def _check_displays(g: Cards, problems: list[str]) -> None:
    s, r = g.s, g.r
    faces = [*s.fresco_pile, *s.fresco_open, *(face for cards in s.frescoes for face, _ in cards)]
    if sorted(faces) != sorted(r.faces):
        problems.append("fresco cards are lost or doubled (C-SETUP-01)")
    if len(s.fresco_open) > OPEN_FRESCOES or len(s.tile_open) > OPEN_TILES:
        problems.append(f"{len(s.fresco_open)} fresco cards and {len(s.tile_open)} tiles are open (C-REST-09)")
    if not s.restored:
        if len(s.fresco_open) < OPEN_FRESCOES and s.fresco_pile:
            problems.append("the open fresco cards were not filled up (C-REST-09)")
        if len(s.tile_open) < OPEN_TILES and s.tile_pile:
            problems.append("the open action tiles were not filled up (C-REST-09)")
    for tile, name in enumerate(r.tile_names):
        there = s.tile_pile.count(tile) + s.tile_open.count(tile) + sum(own[tile] for own in s.tiles)
        if there > r.tiles.count(tile) or min(own[tile] for own in s.tiles) < 0:
            problems.append(f"there are {there} {name} tiles (C-SETUP-06)")
    for colour in set(r.favourites):
        if s.favourite_pile.count(colour) + (s.favourite == colour) > r.favourites.count(colour):
            problems.append("there are more favourite colour tiles than the game has (C-SETUP-05)")
    if s.favourite == NONE and s.favourite_pile:
        problems.append("no favourite colour is open (C-REST-10)")
    for cards in s.frescoes:
        for _, rotations in cards:
            if not 0 <= rotations <= MOST_ROTATIONS:
                problems.append(f"a fresco card was rotated {rotations} times (C-REST-06)")


def _check_phase(g: Cards, problems: list[str]) -> None:
    s = g.s
    if min(s.owed) < 0 or (any(s.owed) and not s.table):
        problems.append(f"draws are owed for no card: {s.owed} (C-EXCH-02)")
    if s.restoring == NONE and (s.paid or s.rotations):
        problems.append("something is paid, but nothing is restored (C-REST-17)")
    if s.restoring != NONE and s.restoring not in s.fresco_open:
        problems.append("the fresco card that is paid does not lie open (C-REST-01)")
    problems += forgotten_cards(g)
    if s.restored > len(s.frescoes[s.turn]):
        problems.append(f"{s.restored} fresco cards were restored in this turn, but they are not there (C-REST-03)")
    symbols = sum(count for card in s.table for _, count in g.r.card_symbols[card])
    if sum(s.owed) > symbols:
        problems.append(f"{sum(s.owed)} draws are owed for {symbols} symbols (C-EXCH-02)")


def _check_flow(g: Cards, problems: list[str]) -> None:
    s, r = g.s, g.r
    full = [seat for seat in range(r.seats) if len(s.frescoes[seat]) >= r.enough]
    if full and not s.final:
        problems.append(f"seats {full} have restored enough, but the round is not the last one (C-END-01)")
    if s.final != bool(s.end_reason) and not g.over:
        problems.append("the last round has a reason, and no other round (C-END-01)")
    if g.over == bool(s.stack):
        problems.append("over, and something is still on the agenda, or the other way round")


def _check_agenda(g: Cards, problems: list[str]) -> None:
    """It says what the table shows: whose turn it is, and what is asked of whom (C-TURN-01)."""
    s, r = g.s, g.r
    if not s.stack:
        return
    program, pc, actor, _ = s.stack[0]
    if program != r.program_ids["whole turn"] or actor != s.turn or pc < 2:
        problems.append(f"the agenda begins with {s.stack[0]} in the turn of seat {s.turn} (C-TURN-01)")
        return
    gives = [frame for frame in s.stack[1:] if r.frame_name(frame) == "give"]
    own = s.stack[1 : len(s.stack) - len(gives)]
    asked = tuple([r.frame_name(frame) for frame in own])
    if asked not in _AGENDAS or any(frame[2] != s.turn for frame in own) or (asked == ("discard",)) != (pc == 3):
        problems.append(f"{asked} are asked in phase {pc} of the turn of seat {s.turn} (C-TURN-01)")
        return
    if not all(_fits(g, name) for name in asked):
        problems.append(f"{asked} are asked, but the table does not fit (C-TURN-01)")
    if (s.restoring != NONE) != ("pay" in asked):
        problems.append("a fresco card is paid for, or a payment is asked, but not both (C-REST-17)")
    if any(s.owed) and asked[-1] not in ("lay", "draw"):
        problems.append(f"{asked} are asked while draws are owed: {s.owed} (C-EXCH-08)")
    givers = [frame[2] for frame in gives]
    if gives and (asked[-1] not in _WINDOWS or s.turn in givers or len(set(givers)) < len(givers)):
        problems.append(f"seats {givers} are to give a card, but nobody can have demanded it (C-TILE-11)")
    for _, _, seat, colour in gives:
        if colour not in [r.card_colour[card] for card in s.hands[seat]]:
            problems.append(f"seat {seat} is to give a card, but holds none of the colour (C-TILE-03)")


# What may be asked of the one whose turn it is: the first part waits for the others. Givers come on top of a window.
_AGENDAS: Final = {
    *((name,) for name in ("turn", "lay", "draw", "pay", "more", "window", "discard")),
    ("more", "take"),
    ("more", "rotate"),
    ("more", "take", "rotate"),
}
_WINDOWS: Final = ("turn", "draw", "more", "window")


def _fits(g: Cards, name: str) -> bool:
    """Can this be asked of the one whose turn it is, as the table is?"""
    s = g.s
    acted = bool(s.exchanged or s.restored)
    if name == "turn":
        return not (acted or s.table)
    if name in ("lay", "draw"):
        return bool(s.table) and not acted and (name == "lay" or any(s.owed))
    if name == "pay":
        return s.restoring != NONE and bool(payment.options(g, s.turn))
    if name == "take":
        return bool(s.restored and s.tile_open)
    if name == "rotate":
        last = s.frescoes[s.turn][-1:]
        return bool(s.restored and s.tiles[s.turn][ROTATION] and last and last[0][1] < MOST_ROTATIONS)
    if name == "more":
        return acted
    return not s.table and (name == "window" or len(s.hands[s.turn]) > MOST_CARDS)
