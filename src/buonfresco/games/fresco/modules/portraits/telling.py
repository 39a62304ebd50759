"""Portraits in words (M1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.engine.told import Panel, Row, Said
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.constants import STUDIO, STUDIO_THALERS
from buonfresco.games.fresco.modules.portraits.cards import cards
from buonfresco.games.fresco.modules.portraits.state import OPEN, portraits
from buonfresco.games.fresco.paints import write_paints
from buonfresco.games.fresco.words import led, owners, when
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


def _portrait(r: Rules, act: Action) -> Pieces:
    deck = cards(r)
    return {"portrait": Piece("portrait", deck.ids[deck.card_of[act]])}


def _merchant(_r: Rules, act: Action) -> Pieces:
    return {"paints": Piece("paints", write_paints(act.args))}


def _sexton(_r: Rules, act: Action) -> Pieces:
    return {"bishop": Piece("segment", SEGMENTS[act.args[0]])}


def _say_portrait(g: Fresco, _painter: int, act: Action) -> Phrase:
    return say("label-portrait", **_portrait(g.r, act))  # the question says what is done with it


def _note_portrait(g: Fresco, _after: Fresco, painter: int, _act: Action) -> Iterator[Phrase]:
    if painter < g.r.seats and g.r.switches["portraits.card_and_money"] == "instead":
        yield say("note-instead", thalers=STUDIO_THALERS)


def _note_sexton(_g: Fresco, after: Fresco, painter: int, _act: Action) -> Iterator[Phrase]:
    return led(after, painter)


def _offers(g: Fresco, _seat: int, column: int) -> Iterator[Phrase]:
    if column == STUDIO and OPEN in portraits(g).where:
        yield say("plan-studio-portrait")


def _panel(_r: Rules, _view: Any, part: Any) -> Panel:
    here = when("studio", "portrait", "leonardo_portrait", "merchant_paints")
    shown: list[Said] = [Piece("portrait", card) for card in part["open"]]
    owned: list[list[Said]] = []
    for one in part["players"]:
        names: list[Said] = [Piece("portrait_short", card) for card in one["owned"]]
        owned.append([*names, say("panel-sexton")] if one["sexton_left"] else names)
    gone = [Piece("portrait_short", card) for card in part["removed"]]
    return Panel(
        [
            Row(say("panel-portraits"), [*shown, say("panel-pile", count=sum(part["pile"].values()))], here),
            Row(say("panel-owned"), owners(owned), here | {"cathedral"}),
            Row(say("panel-portraits"), [say("panel-removed", things=gone)] if gone else []),
        ]
    )


TELLING: Final = Telling(
    moments={"portrait": "studio", "merchant_paints": "studio", "leonardo_portrait": "studio"},
    pieces={"portrait": _portrait, "merchant": _merchant, "sexton": _sexton},
    says={"portrait": _say_portrait},
    notes={"portrait": _note_portrait, "sexton": _note_sexton},
    offers=_offers,
    aloud=("portrait",),
    panel=_panel,
)
