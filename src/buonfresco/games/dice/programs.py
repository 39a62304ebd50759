"""What happens in which order, and which decisions there are."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.ruleset import Kind, Step
from buonfresco.games.dice import betting, rolling, scoring, turn

PROGRAMS: Final[dict[str, tuple[Step, ...]]] = {
    "turn": (  # D-TURN-01
        turn.give_favour,
        betting.ask_bishop,
        betting.ask_bets,  # D-BET-01: before each of the three throws
        rolling.throw,
        betting.ask_bets,
        rolling.throw,
        betting.ask_bets,
        rolling.throw,
        rolling.ask_favour,
        turn.take_result,
        turn.ask_bonus,
        turn.score_turn,
        turn.score_bets,
        turn.end_turn,
    ),
    "scoring": (scoring.weddings,),
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
