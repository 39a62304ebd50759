"""Prepare phase (B-PREP, L-PREP); the order is the printed one (B-PREP-09, X-PREP-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.games.fresco import market
from buonfresco.games.fresco.board import EMPTY
from buonfresco.games.fresco.deeds import receive
from buonfresco.games.fresco.state import NO_COVERS, NO_PLAN, NOBODY, NOT_AWAKE

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def clear_sheets(g: Fresco, _actor: int, _arg: int) -> None:
    g.s.covers = [NO_COVERS] * g.r.seats  # the players keep their action tiles (M8-TILE-04)


def collect_market(g: Fresco, _actor: int, _arg: int) -> None:
    s = g.s
    for booth, tiles in enumerate(s.booths):
        s.bag += [tile for tile in tiles if tile != EMPTY]
        s.booths[booth] = ()


def fill_market(g: Fresco, _actor: int, _arg: int) -> None:
    market.fill(g)


def income(g: Fresco, _actor: int, _arg: int) -> None:
    """In action order; what a receipt sets going, if anything can, comes before the next one."""
    order, seats = g.s.order or range(g.r.seats), g.r.seats  # none for Leonardo (L-PREP-01)
    if g.r.reactions["received"]:
        return g.begin_each("income", [painter for painter in order if painter < seats])
    for painter in order:
        if painter < seats:
            earn(g, painter, 0)
    return None


def earn(g: Fresco, seat: int, _arg: int) -> None:
    receive(g, seat, earnings(g, seat), "income")


def earnings(g: Fresco, seat: int) -> int:
    """One Thaler for every fresco tile before a player (B-PREP-03)."""
    amount = g.s.owner.count(seat)
    for modify in g.r.modifiers["income"]:
        amount = modify(g, seat, 0, amount)
    return amount


def to_bed(g: Fresco, _actor: int, _arg: int) -> None:
    s = g.s
    s.wake = [NOT_AWAKE] * g.r.painters
    s.plans = [NO_PLAN] * g.r.painters
    s.order = []


def rotate_start(g: Fresco, _actor: int, _arg: int) -> None:
    """The foremost painter on a starting space goes behind the others there (B-PREP-05, -07, -08)."""
    s = g.s
    waiting = sorted((painter for painter, space in enumerate(s.track) if space < 0), key=s.track.__getitem__)
    if len(waiting) < 2 or (s.round > 1 and not g.r.rotate_every_round):
        return
    spaces = [s.track[painter] for painter in waiting]
    rotated = [waiting[-1], *waiting[:-1]]
    for painter, space in zip(rotated, spaces, strict=True):
        s.track[painter] = space
    if g.listening:
        g.notes.append(("rotated", NOBODY, rotated))


def pass_guide(g: Fresco, _actor: int, _arg: int) -> None:
    if g.r.painters > g.r.seats:
        g.s.guide = 1 - g.s.guide  # L-GUIDE-02
        if g.listening:
            g.notes.append(("guides", g.s.guide))


def next_round(g: Fresco, _actor: int, _arg: int) -> None:
    g.s.round += 1
    g.begin("round")
