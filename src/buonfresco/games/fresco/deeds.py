"""What may be done to a painter's things and to the bishop: one door for each deed, for the core and for modules.

Gains and payments happen in the open (B-INFO-04): each is told, with a word why (``why-<word>`` in the catalogs).
Points, Thalers received, mood and a moved bishop may set something going, even a question: call them last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from buonfresco.games.fresco import track

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


# ---- Thalers ------------------------------------------------------------------------------------------------------


def receive(g: Fresco, seat: int, amount: int, why: str) -> None:
    """Every Thaler that comes from the supply comes through here (M8-PAY-06)."""
    if amount <= 0:
        return
    g.s.thalers[seat] += amount
    if g.listening:
        g.notes.append(("earned", seat, amount, why))
    for reaction in g.r.reactions["received"]:
        reaction(g, seat, amount, g.s.thalers[seat])


def spend(g: Fresco, seat: int, amount: int, why: str) -> None:
    """With free Thalers, never more than there are (X-THAL-03, B-ACT-05)."""
    left = g.s.thalers[seat] - amount
    assert left >= 0, f"seat {seat} cannot pay {amount} Thalers ({why})"
    g.s.thalers[seat] = left
    if g.listening and amount:
        g.notes.append(("paid", seat, amount, why))


def set_aside(g: Fresco, seat: int, amount: int) -> None:
    """Thalers that a module keeps before the screen for a while. They are still his, so nothing is told."""
    g.s.thalers[seat] -= amount


def take_up(g: Fresco, seat: int, amount: int) -> None:
    """Thalers that were set aside, free again."""
    g.s.thalers[seat] += amount


# ---- paints -------------------------------------------------------------------------------------------------------


def gain_paints(g: Fresco, seat: int, paints: Sequence[int], why: str) -> None:
    stock = g.s.paints[seat]
    for paint in paints:
        stock[paint] += 1
    if g.listening and paints:
        g.notes.append(("gained", seat, tuple(paints), why))


def return_paints(g: Fresco, seat: int, paints: Sequence[int], why: str) -> None:
    """Back to the supply. What is exchanged is returned and gained."""
    stock = g.s.paints[seat]
    for paint in paints:
        stock[paint] -= 1
        assert stock[paint] >= 0, f"seat {seat} does not have these paints ({why})"
    if g.listening and paints:
        g.notes.append(("returned", seat, tuple(paints), why))


# ---- points and mood ----------------------------------------------------------------------------------------------


def score(g: Fresco, painter: int, points: int, source: str) -> None:
    """Points of their own: booked under their source, and one movement (B-TRACK-09), which is never one back."""
    assert points >= 0, f"painter {painter} cannot lose {-points} points ({source})"
    number = g.r.source_ids[source]
    g.s.points[painter][number] += points
    if g.listening and points:
        g.notes.append(("scored", painter, points, number))
    track.advance(g, painter, points)


def mood_after(g: Fresco, seat: int, steps: int) -> int:
    after = g.s.mood[seat] + steps
    if after > g.r.mood_top:
        return g.r.mood_top
    return after if after > g.r.mood_bottom else g.r.mood_bottom


def change_mood(g: Fresco, seat: int, steps: int) -> None:
    """Up or down, never beyond the ends of the track (B-MOOD-03)."""
    r, before, after = g.r, g.s.mood[seat], mood_after(g, seat, steps)
    if after == before:
        return
    g.s.mood[seat] = after
    if g.listening:
        g.notes.append(("cheered", seat, after))
    for reaction in r.reactions["mood"]:
        reaction(g, seat, before, after)


# ---- the bishop ---------------------------------------------------------------------------------------------------


def lead_bishop(g: Fresco, painter: int, segment: int) -> None:
    """Before a restoration and for it, by whatever means (B-CATH-10, X-CATH-05)."""
    start = g.s.bishop
    move_bishop(g, segment)
    for reaction in g.r.reactions["led"]:
        reaction(g, painter, start, segment)


def move_bishop(g: Fresco, segment: int) -> None:
    """Not for a restoration: he follows one by himself (B-CATH-07), or is led by the way (X-CATH-06)."""
    g.s.bishop = segment
