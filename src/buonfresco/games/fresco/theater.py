"""Theater (B-THEA): mood rises at once; apprentices follow at the next wake check only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.games.fresco.constants import THEATER_STEPS
from buonfresco.games.fresco.deeds import change_mood

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def rise(g: Fresco, painter: int, apprentices: int) -> None:
    each = THEATER_STEPS
    for modify in g.r.modifiers["theater_steps"]:
        each = modify(g, painter, apprentices, each)
    change_mood(g, painter, each * apprentices)
