"""Studio (B-STUDIO)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.games.fresco.constants import STUDIO_THALERS
from buonfresco.games.fresco.deeds import receive

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def earnings(g: Fresco, painter: int, apprentices: int) -> int:
    amount = STUDIO_THALERS * apprentices
    for modify in g.r.modifiers["studio_thalers"]:
        amount = modify(g, painter, apprentices, amount)
    return amount


def earn(g: Fresco, painter: int, apprentices: int) -> None:
    """Three Thalers for each apprentice, without asking (B-STUDIO-01, B-ACT-07)."""
    receive(g, painter, earnings(g, painter, apprentices), "studio")
