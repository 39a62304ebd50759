"""The bell board: the pile and what lies open (M8-SETUP, M8-PREP); what each one sees of all that (M8-INFO)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING

from buonfresco.games.fresco.modules.bells.components import OVER_30
from buonfresco.games.fresco.modules.bells.kit import kit_of
from buonfresco.games.fresco.modules.bells.state import LEONARDOS, NOT_PLACED, Bells, bells_of
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def reserved(g: Fresco) -> int:
    """Leonardo's four stay among the unseen ones until they are scored: nobody can tell them apart (M8-SETUP-04)."""
    return LEONARDOS if g.r.painters > g.r.seats and not bells_of(g).leonardo else 0


def unseen(g: Fresco) -> int:
    """How many certificates of the pile have never been open."""
    return len(bells_of(g).pile) - reserved(g)


def set_up(g: Fresco) -> None:
    bells_of(g).pile = list(range(len(kit_of(g.r).ids)))
    reveal(g)


def refill(g: Fresco, _actor: int, _arg: int) -> None:
    """Unsold ones go under the pile, the leftmost uppermost of them (M8-PREP-01, -03)."""
    part = bells_of(g)
    part.returned += part.display
    part.display = []
    reveal(g)


def reveal(g: Fresco) -> None:
    """One certificate per player, as far as they last (M8-SETUP-02, -03; M8-PREP-02)."""
    part, seats = bells_of(g), g.r.seats
    fresh = min(seats, unseen(g))
    if fresh:
        part.display = g.draw("certificate", part.pile, fresh)
    again = seats - fresh
    part.display += part.returned[:again]
    part.returned = part.returned[again:]
    if g.listening and part.display:
        g.notes.append(("certificates_revealed", NOBODY, part.display[:]))


# ---- what is seen -------------------------------------------------------------------------------------------------


def space_name(space: int) -> int | str | None:
    if space == NOT_PLACED:
        return None
    return space if space < OVER_30 else "30+"


def view(g: Fresco, viewer: int | None) -> dict[str, object]:
    part, ids = bells_of(g), kit_of(g.r).ids
    scored = bool(part.track)
    spaces = [space_name(space) for space in part.track]
    leonardo = None
    if g.r.painters > g.r.seats:
        leonardo = {"count": LEONARDOS, "certificates": _named(ids, part.leonardo) if scored else None}
    return {
        "display": [ids[one] for one in part.display],
        "pile": {"count": unseen(g), "certificates": _named(ids, part.pile) if scored else None},
        "returned": [ids[one] for one in part.returned],  # everybody has seen them, in this order (M8-INFO-03)
        "players": [_player(g, part, ids, seat, viewer) for seat in range(g.r.seats)],
        "leonardo": leonardo,
        "track": {"painters": spaces[:-1], "bishop": spaces[-1]} if scored else None,
    }


def _player(g: Fresco, part: Bells, ids: list[str], seat: int, viewer: int | None) -> dict[str, object]:
    """The number of certificates is public, the faces of paid ones are their owner's (M8-INFO-01, -02, -03)."""
    prices = kit_of(g.r).prices
    return {
        "count": len(part.down[seat]) + len(part.open[seat]),
        "face_down": len(part.down[seat]),
        "certificates": _named(ids, part.down[seat]) if seat == viewer or g.s.open else None,
        "open": [
            {"certificate": ids[one], "deposit": deposit, "debt": prices[one] - deposit}
            for one, deposit in part.open[seat]  # M8-PAY-12
        ],
        "pending": part.pending[seat],
    }


def _named(ids: list[str], certificates: Iterable[int]) -> list[str]:
    return sorted(ids[one] for one in certificates)


def resample(g: Fresco, seat: int, rng: Random, recall: bool) -> None:
    """Who has not followed the purchases cannot tell the others' paid certificates from those never seen."""
    if recall or g.s.open:
        return
    part = bells_of(g)
    others = [other for other in range(g.r.seats) if other != seat and part.down[other]]
    if not others:
        return
    hidden = part.pile[:]
    for other in others:
        hidden += part.down[other]
    hidden.sort()
    rng.shuffle(hidden)
    for other in others:
        count = len(part.down[other])
        part.down[other], hidden = sorted(hidden[:count]), hidden[count:]
    part.pile = sorted(hidden)


# ---- what must hold -----------------------------------------------------------------------------------------------


def check(g: Fresco) -> list[str]:
    part, kit = bells_of(g), kit_of(g.r)
    problems: list[str] = []
    held = part.display + part.returned + part.pile + part.leonardo
    held += [one for row in part.down for one in row] + [one for row in part.open for one, _ in row]
    if sorted(held) != list(range(len(kit.ids))):
        names = ", ".join(sorted(kit.ids[one] for one in held))
        problems.append(f"certificates are lost or doubled (M8-COMP-01): {names}")
    if len(part.display) > g.r.seats:
        problems.append(f"{len(part.display)} certificates lie open, one per player is the most (M8-SETUP-03)")
    his = LEONARDOS if part.track and g.r.painters > g.r.seats else 0
    if len(part.leonardo) != his or unseen(g) < 0:
        problems.append("Leonardo does not have his four certificates (M8-LEO-01)")
    if part.track and len(part.track) != g.r.painters + 1:
        problems.append("the bell track does not hold every painter and the bishop (M8-SCORE-06)")
    for seat in range(g.r.seats):
        for certificate, deposit in part.open[seat]:
            if deposit >= kit.prices[certificate]:
                problems.append(f"{kit.ids[certificate]} is paid and still open (M8-PAY-03)")
        if g.at_work("instalment", figure=seat) != (part.pending[seat] > 0):
            problems.append(f"seat {seat} has {part.pending[seat]} Thalers to put on certificates (M8-PAY-01)")
    for name, _, certificate in g.agenda():
        if name == "payment" and certificate not in part.display:
            problems.append("a certificate is paid that does not lie open (M8-AUD-01)")
    return problems
