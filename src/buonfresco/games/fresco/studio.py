"""Studio, and the one way to receive Thalers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.games.fresco.constants import STUDIO_THALERS

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def earn(g: Fresco, painter: int, apprentices: int) -> None:
    """Three Thalers for each apprentice, without asking (B-STUDIO-01, B-ACT-07)."""
    amount = STUDIO_THALERS * apprentices
    for modify in g.r.modifiers["studio_thalers"]:
        amount = modify(g, painter, apprentices, amount)
    receive(g, painter, amount, "studio")


def receive(g: Fresco, seat: int, amount: int, why: str) -> None:
    """Every Thaler that comes from the supply comes through here (M8-PAY-06)."""
    if amount <= 0:
        return
    g.s.thalers[seat] += amount
    if g.listening:
        g.notes.append(("earned", seat, amount, why))
    for reaction in g.r.reactions["received"]:
        reaction(g, seat, amount, g.s.thalers[seat])
