"""What happens in which order, and which decisions there are."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.ruleset import Kind, Step
from buonfresco.games.cards import demand, exchange, restoring, turn

PROGRAMS: Final[dict[str, tuple[Step, ...]]] = {
    "whole turn": (turn.draw_phase, turn.act, turn.check_hand, turn.end_turn),  # C-TURN-01
    "scoring": (turn.score,),
}

PHASES: Final[dict[str, tuple[str, ...]]] = {
    "whole turn": ("draw", "act", "limit", "limit"),
    "scoring": ("scoring",),
}

DECISIONS: Final[tuple[Kind, ...]] = (
    turn.TURN_KIND,
    exchange.LAY_KIND,
    exchange.DRAW_KIND,
    restoring.PAY_KIND,
    restoring.ROTATE_KIND,
    restoring.TAKE_KIND,
    restoring.MORE_KIND,
    demand.GIVE_KIND,
    demand.WINDOW_KIND,
    turn.DISCARD_KIND,
)
