"""Module 16, Black Market: one of a buyer's apprentices may draw his tile from the bag, unseen (M16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.codec import Verb
from buonfresco.engine.errors import Reason
from buonfresco.engine.events import EventKind
from buonfresco.engine.fields import VISIT, Field, Fields
from buonfresco.engine.forms import Flag, Name, Row
from buonfresco.games.fresco import deeds, market
from buonfresco.games.fresco.hooks import Extra, Insert, Module, Switch
from buonfresco.games.fresco.state import MARKET_TILE, NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

KEY: Final = "black_market"
BLACK_MARKET: Final[Action] = action("black_market", (), "black market")


FIELDS: Final = Fields(
    "the black market",
    Field(
        "barrel",
        Row(Name(MARKET_TILE), lambda r: len(r.market_ids)),
        "market tiles drawn this round, open to all (M16-MKT-06)",
    ),
    Field("used", Flag(), "the market visit at work has drawn one (M16-MKT-01)", lives=VISIT),
)


class BlackMarket:
    __slots__ = FIELDS.names

    barrel: list[int]
    used: bool

    def copy(self) -> BlackMarket:
        other = BlackMarket.__new__(BlackMarket)
        other.barrel = self.barrel[:]
        other.used = self.used
        return other


def _slice(g: Fresco) -> BlackMarket:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, BlackMarket)
    return part


def end_visit(g: Fresco, _painter: int, _arg: int) -> None:
    _slice(g).used = False


def options(g: Fresco, painter: int, apprentices: int) -> Sequence[Action]:
    """Once a visit, with an apprentice who has not bought, if a tile can be drawn and paid (M16-MKT-02, -13, -14)."""
    if _slice(g).used or not g.s.bag or not market.can_buy(g, painter, apprentices):
        return ()
    return (BLACK_MARKET,)


def draw(g: Fresco, painter: int, apprentices: int, _action: Action) -> None:
    """Draw and buy in one: the price is paid whatever comes (M16-MKT-05, -13)."""
    s, part = g.s, _slice(g)
    price = market.price(g, painter)
    deeds.spend(g, painter, price, "black_market")
    tile = g.draw_one("market", s.bag)
    s.purchases += 1  # so no booth can be closed any more (M16-MKT-03)
    part.used = True
    part.barrel.append(tile)
    if g.listening:
        g.notes.append(("drew_black", painter, tile, price))
    market.ask(g, painter, apprentices - 1)
    market.take(g, painter, tile, -1)


def explain(g: Fresco, painter: int, _apprentices: int, action: Action) -> Reason | None:
    if action.kind == "close" and _slice(g).used and g.s.shop == NOBODY:
        return Reason("M16-MKT-03", "refused-black-close")
    if action is not BLACK_MARKET:
        return None
    if _slice(g).used:
        return Reason("M16-MKT-04", "refused-black-once")
    if not g.s.bag:
        return Reason("M16-MKT-14", "refused-black-empty")
    price = market.price(g, painter)
    return Reason("M16-MKT-13", "refused-black-money", {"cost": price, "have": g.s.thalers[painter]})


def empty_barrel(g: Fresco, _actor: int, _arg: int) -> None:
    """The tiles are back in the bag before the booths are filled (M16-MKT-07, -08)."""
    part = _slice(g)
    if part.barrel and g.r.switches["black_market.barrel_return"] == "end_of_round":
        g.s.bag += part.barrel
        part.barrel = []
        if g.listening:
            g.notes.append(("barrel_emptied", NOBODY))


def view(g: Fresco, _viewer: int | None) -> dict[str, object]:
    return {"barrel": [g.r.market_ids[tile] for tile in _slice(g).barrel]}  # M16-INFO-01: all of it is open


MODULE: Final = Module(
    16,
    KEY,
    BlackMarket,
    FIELDS,
    switches={"black_market.barrel_return": Switch("M16-MKT-07", ("end_of_round", "never"))},
    splits_market=True,
    inserts=(
        Insert("market visit", "clear", end_visit, "M16-MKT-04"),
        Insert("prepare", "", empty_barrel, "X-PREP-01"),
    ),
    extras=(Extra("market", options, {"black_market": draw}, explain),),
    actions=lambda _rules: (BLACK_MARKET,),
    verbs={"black market": Verb("M16-MKT-01")},
    events={"drew_black": EventKind(tile="market", price=""), "barrel_emptied": EventKind()},
    holds_market_tiles=lambda g: _slice(g).barrel,
    view=view,
)
