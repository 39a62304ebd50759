"""The Sexton: once a round his owner may pay a Thaler and put the bishop on any other segment (M1-CARD-10, -12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.games.fresco import cathedral, deeds
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.hooks import Ban, Extra
from buonfresco.games.fresco.modules.portraits.cards import SEXTON
from buonfresco.games.fresco.modules.portraits.state import owned, portraits

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

PRICE: Final = 1


def options(g: Fresco, painter: int, apprentices: int) -> Sequence[Action]:
    """To every other segment, if a restoration can follow. Only before a segment, never before the altar."""
    if not apprentices or g.s.thalers[painter] < PRICE:
        return ()
    if portraits(g).used[painter] >= owned(g, painter, "sexton") or not cathedral.payable_segments(g, painter):
        return ()
    return [act for act in SEXTON if act.args[0] != g.s.bishop]


def move(g: Fresco, painter: int, apprentices: int, action: Action) -> None:
    """Pay and move; the same apprentice then restores."""
    part = portraits(g)
    part.used[painter] += 1
    part.moved = True
    deeds.spend(g, painter, PRICE, "sexton")
    if g.listening:
        g.notes.append(("sexton_worked", painter, action.args[0]))
    g.ask("cathedral", painter, apprentices)
    deeds.lead_bishop(g, painter, action.args[0])


def elsewhere(g: Fresco, painter: int, _action: Action) -> Reason | None:
    has = owned(g, painter, "sexton") if painter < g.r.seats else 0
    return None if has else Reason("M1-CARD-10", "refused-sexton-none")


def explain(g: Fresco, painter: int, _apprentices: int, action: Action) -> Reason | None:
    if action.kind != "sexton":
        return None
    nobody = elsewhere(g, painter, action)
    if nobody is not None:
        return nobody
    if portraits(g).used[painter] >= owned(g, painter, "sexton"):
        return Reason("M1-CARD-10", "refused-sexton-used")
    if action.args[0] == g.s.bishop:
        return Reason("M1-CARD-12", "refused-sexton-stays", {"segment": SEGMENTS[g.s.bishop]})
    if g.s.thalers[painter] < PRICE:
        return Reason("M1-CARD-10", "refused-sexton-money")
    return None if cathedral.payable_segments(g, painter) else Reason("M1-CARD-12", "refused-sexton-nothing")


def must_restore(g: Fresco, _painter: int, _apprentices: int) -> bool:
    return portraits(g).moved


def refuse(g: Fresco, _painter: int, _apprentices: int, action: Action) -> Reason | None:
    """After the Sexton's move a segment has to be restored (M1-CARD-12, X-CATH-06)."""
    if portraits(g).moved and (action.kind in ("altar", "pass", "forfeit") or action.kind in g.r.instead):
        return Reason("M1-CARD-12", "refused-sexton-first")
    return None


def restored(g: Fresco, _painter: int, _segment: int, _tile: int) -> None:
    portraits(g).moved = False


EXTRA: Final[Extra] = Extra("cathedral", options, {"sexton": move}, explain, leads={"sexton": "M10-MIX-02"})
BAN: Final[Ban] = Ban("cathedral", refuse, must_restore)
