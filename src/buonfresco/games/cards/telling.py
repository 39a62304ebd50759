"""The card game in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.games.cards.pack import LETTERS
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.games.cards.rules import Rules


def _card(r: Rules, action: Action) -> Pieces:
    return {"card": Piece("card", r.card_names[action.args[0]])}


def _mix(r: Rules, action: Action) -> Pieces:
    one, other = action.args
    return {"card": Piece("card", r.card_names[one]), "other": Piece("card", r.card_names[other])}


def _draw(r: Rules, action: Action) -> Pieces:
    return {"pile": Piece("pile", r.pile_names[action.args[0]])}


def _restore(r: Rules, action: Action) -> Pieces:
    return {"fresco": Piece("fresco", r.face_names[action.args[0]])}


def _tile(r: Rules, action: Action) -> Pieces:
    return {"tile": Piece("cards-tile", r.tile_names[action.args[0]])}


def _demand(_r: Rules, action: Action) -> Pieces:
    return {"colour": Piece("paints", LETTERS[action.args[0]])}


TELLING: Final = Telling(
    pieces={
        **dict.fromkeys(("lay", "pay", "give", "discard"), _card),
        "mix": _mix,
        "draw": _draw,
        "restore": _restore,
        "take": _tile,
        "paint": _tile,
        "demand": _demand,
    }
)
