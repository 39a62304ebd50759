"""Theater (B-THEA): mood rises at once; apprentices follow at the next wake check only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.constants import THEATER_STEPS

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def steps(g: Fresco, painter: int, apprentices: int) -> int:
    """For each apprentice (X-THEA-01)."""
    each = THEATER_STEPS
    for modify in g.r.modifiers["theater_steps"]:
        each = modify(g, painter, apprentices, each)
    return each


def mood_after(g: Fresco, painter: int, apprentices: int) -> int:
    return deeds.mood_after(g, painter, steps(g, painter, apprentices) * apprentices)


def rise(g: Fresco, painter: int, apprentices: int) -> None:
    deeds.change_mood(g, painter, steps(g, painter, apprentices) * apprentices)
