"""What happens in which order, and which decisions there are."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.frames import BOTTOM, SEAT, TABLE, Holds
from buonfresco.engine.ruleset import Kind, Program
from buonfresco.games.cards import demand, exchange, restoring, turn

PROGRAMS: Final[dict[str, Program]] = {
    "whole turn": Program(  # C-TURN-01
        {"draw": turn.draw_phase, "act": turn.act, "hand": turn.check_hand, "end": turn.end_turn},
        Holds(SEAT, after=(BOTTOM,)),
    ),
    "scoring": Program({"score": turn.score}, Holds(TABLE, after=(BOTTOM,))),
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
