"""Placing the bishop, and the bets of the others before each throw (D-BISH, D-BET)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind, Turn, no_effect
from buonfresco.games.dice.actions import BET_OR_WAIT
from buonfresco.games.dice.state import NONE

if TYPE_CHECKING:
    from buonfresco.games.dice.game import Dice

COLUMN_POINTS: Final = (3, 2, 1)  # of a bet that is right, by column (D-BET-04)


def ask_bishop(g: Dice, actor: int, _arg: int) -> None:
    g.ask("bishop", actor)


def _bishop_options(g: Dice, _actor: int, _arg: int) -> tuple[Action, ...]:
    """Any of the five fields, whatever the player owns (D-BISH-02)."""
    return g.r.bishops


def _place(g: Dice, actor: int, _arg: int, chosen: Action) -> None:
    g.s.bishop = chosen.args[0]
    if g.listening:
        g.notes.append(("bishop_placed", actor, chosen.args[0]))


def ask_bets(g: Dice, actor: int, _arg: int) -> None:
    """Clockwise from the active player's left, who has not bet yet in this turn (D-BET-01, -02, -05)."""
    bets = g.s.bets
    turns: list[Turn] = []
    for seat, turn in g.r.bettors[actor]:
        if bets[seat] == NONE:
            turns.append(turn)
    g.take_turns(turns)


def _bet_options(_g: Dice, _actor: int, _arg: int) -> tuple[Action, ...]:
    return BET_OR_WAIT


def _bet(g: Dice, actor: int, _arg: int, chosen: Action) -> None:
    s = g.s
    s.bets[actor] = chosen.args[0]
    s.columns[actor] = s.throws
    if g.listening:
        g.notes.append(("bet", actor, s.throws, chosen.args[0]))


def _about_bet(g: Dice, _actor: int, _arg: int) -> dict[str, object]:
    column = g.s.throws
    return {"column": column + 1, "points": COLUMN_POINTS[column]}


BISHOP_KIND: Final[Kind] = Kind(
    "bishop", ("D-BISH-01", "D-BISH-02"), _bishop_options, {"bishop": _place}, holds=Holds(SEAT, after=("turn/bishop",))
)
BET_KIND: Final[Kind] = Kind(
    "bet",
    ("D-BET-01", "D-BET-02", "D-BET-03"),
    _bet_options,
    {"bet": _bet, "wait": no_effect},
    about=_about_bet,
    holds=Holds(SEAT, after=("turn/bets", "turn/second bets", "turn/third bets"), queue="bet"),
)
