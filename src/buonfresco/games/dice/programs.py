"""What happens in which order, and which decisions there are."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.frames import BOTTOM, SEAT, TABLE, Holds
from buonfresco.engine.ruleset import Kind, Program
from buonfresco.games.dice import betting, rolling, scoring, turn

PROGRAMS: Final[dict[str, Program]] = {
    "turn": Program(  # D-TURN-01
        {
            "favour tile": turn.give_favour,
            "bishop": betting.ask_bishop,
            "bets": betting.ask_bets,  # D-BET-01: before each of the three throws
            "throw": rolling.throw,
            "second bets": betting.ask_bets,
            "second throw": rolling.throw,
            "third bets": betting.ask_bets,
            "third throw": rolling.throw,
            "favour": rolling.ask_favour,
            "result": turn.take_result,
            "bonus": turn.ask_bonus,
            "points": turn.score_turn,
            "bet points": turn.score_bets,
            "end": turn.end_turn,
        },
        Holds(SEAT, after=(BOTTOM,)),
    ),
    "scoring": Program({"weddings": scoring.weddings}, Holds(TABLE, after=(BOTTOM,))),
}

PHASES: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("favour", "bishop", *["throws"] * 7, *["result"] * 5),  # D-TURN-01
    "scoring": ("scoring",),
}

DECISIONS: Final[tuple[Kind, ...]] = (
    betting.BISHOP_KIND,
    betting.BET_KIND,
    rolling.KEEP_KIND,
    rolling.FAVOUR_KIND,
    turn.BONUS_KIND,
)
