"""Final scoring (B-SCORE, X-SCORE-01): step by step for all, in the action order of the last round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.games.fresco.constants import THALERS_PER_POINT
from buonfresco.games.fresco.deeds import score
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def open_screens(g: Fresco, _actor: int, _arg: int) -> None:
    """From here on everything is open (B-INFO-07), and occupied spaces push forward (B-TRACK-05)."""
    g.s.open = True
    g.learn()


def money(g: Fresco, _actor: int, _arg: int) -> None:
    """One point for every two Thalers (B-SCORE-01, -02). Leonardo has none (L-SCORE-02)."""
    for painter in g.s.order:
        if painter < g.r.seats:
            thalers = g.s.thalers[painter]
            for modify in g.r.modifiers["money"]:
                thalers = modify(g, painter, 0, thalers)
            score(g, painter, thalers // THALERS_PER_POINT, "money")


def finish(g: Fresco, _actor: int, _arg: int) -> None:
    if g.listening:
        g.notes.append(("ended", NOBODY, g.s.end_reason))
