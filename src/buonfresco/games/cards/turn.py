"""A turn: draw, act, check the hand (C-TURN); and the end of the game (C-END, C-SCORE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.cards import demand, exchange, refusals, restoring
from buonfresco.games.cards.actions import PASS
from buonfresco.games.cards.piles import MARKET_PILE, discard_card, draw_card, has_cards
from buonfresco.games.cards.state import DEMAND, NONE

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards

MOST_CARDS: Final = 7  # C-HAND-01
FEW_CARDS: Final = 3  # C-PASS-02
SOURCES: Final = ("frescoes", "tiles")  # of points


# ---- phase 1 and 2 -------------------------------------------------------------------------------------------------


def draw_phase(g: Cards, actor: int, _arg: int) -> None:
    s = g.s
    if g.listening and actor == s.start:
        g.notes.append(("round_began", NONE, s.round, is_last(g)))
    s.exchanged = s.favoured = False
    s.restored = 0
    if has_cards(g, MARKET_PILE):  # C-DRAW-01, -03
        draw_card(g, actor, MARKET_PILE)


def act(g: Cards, actor: int, _arg: int) -> None:
    g.ask("turn", actor)


def _turn_options(g: Cards, actor: int, _arg: int) -> tuple[Action, ...]:
    """Exchange, restore or pass (C-ACT-01); laying out the first card begins an exchange."""
    return (*restoring.offers(g, actor), *exchange.lay_options(g, actor), *demand.offers(g, actor), PASS)


def fills_up(g: Cards, seat: int) -> bool:
    """Who passes now draws a card, and goes on as long as this holds (C-PASS-02, -03)."""
    return len(g.s.hands[seat]) < FEW_CARDS and has_cards(g, MARKET_PILE)


def _pass(g: Cards, actor: int, _arg: int, _chosen: Action) -> None:
    """Who passes with few cards fills up his hand."""
    s = g.s
    if g.listening:
        g.notes.append(("passed", actor))
    drawn = 0
    while fills_up(g, actor):
        draw_card(g, actor, MARKET_PILE)
        drawn += 1
    if drawn and s.tiles[actor][DEMAND]:  # he knows more than when he passed (C-TILE-11)
        g.ask("window", actor)


# ---- phase 3 -------------------------------------------------------------------------------------------------------


def surplus(g: Cards, seat: int) -> int:
    """Cards that cannot stay in the hand (C-HAND-01)."""
    return max(0, len(g.s.hands[seat]) - MOST_CARDS)


def check_hand(g: Cards, actor: int, _arg: int) -> None:
    if surplus(g, actor):
        g.ask("discard", actor)


def _discard_options(g: Cards, actor: int, _arg: int) -> tuple[Action, ...]:
    return tuple(map(g.r.discards.__getitem__, dict.fromkeys(g.s.hands[actor])))


def _discard(g: Cards, actor: int, _arg: int, chosen: Action) -> None:
    card = chosen.args[0]
    g.s.hands[actor].remove(card)
    discard_card(g, card)
    if g.listening:
        g.notes.append(("discarded", actor, card))
    check_hand(g, actor, 0)


def _about_discard(g: Cards, actor: int, _arg: int) -> dict[str, object]:
    return {"surplus": surplus(g, actor)}


def is_last(g: Cards) -> bool:
    """Is this the last round, by what somebody has restored or by the number of rounds (C-END-01, -05)?"""
    return g.s.final or 0 < g.r.max_rounds <= g.s.round


def end_turn(g: Cards, actor: int, _arg: int) -> None:
    """The last round is played up to the right neighbor of the starting player (C-END-02, -03, -05)."""
    s, r = g.s, g.r
    following = (actor + 1) % r.seats
    if following == s.start:
        if is_last(g):
            s.end_reason = s.end_reason or "rounds"
            g.begin("scoring")
            return
        s.round += 1
    s.turn = following
    g.begin("whole turn", following)


def score(g: Cards, _actor: int, _arg: int) -> None:
    """Nothing moves any more: what lies in front of the players is the score (C-SCORE-01)."""
    g.learn()
    if g.listening:
        for seat in range(g.r.seats):
            g.notes.append(("scored", seat, *points(g, seat)))
        g.notes.append(("ended", NONE, g.s.end_reason))


def points(g: Cards, seat: int) -> tuple[int, int]:
    """Of the fresco cards, values that point to the middle; of unused action tiles (C-SCORE-01, -03)."""
    s, r = g.s, g.r
    frescoes = sum([r.face_values[face][rotations] for face, rotations in s.frescoes[seat]])
    tiles = sum([count * worth for count, worth in zip(s.tiles[seat], r.tile_points, strict=True)])
    return frescoes, tiles


TURN_KIND: Final[Kind] = Kind(
    "turn",
    ("C-ACT-01",),
    _turn_options,
    {"lay": exchange.lay_out, "restore": restoring.begin, "demand": demand.at_turn, "pass": _pass},
    refusals.explain,
    holds=Holds(SEAT, after=("whole turn/act",)),
)
DISCARD_KIND: Final[Kind] = Kind(
    "discard",
    ("C-HAND-01",),
    _discard_options,
    {"discard": _discard},
    refusals.explain,
    about=_about_discard,
    holds=Holds(SEAT, after=("whole turn/hand",)),
)
