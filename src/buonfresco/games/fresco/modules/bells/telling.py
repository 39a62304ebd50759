"""Bell certificates in words (M8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.games.fresco.modules.bells.components import LETTERS
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _name(act: Action) -> Piece:
    price, points, bells, copy = act.args[:4]
    return Piece("certificate", f"{price}-{points}-{bells}{LETTERS[copy]}")


def _certificate(_r: Rules, act: Action) -> Pieces:
    price, points, bells = act.args[:3]
    return {"certificate": _name(act), "price": price, "points": points, "bells": bells}


def _payment(_r: Rules, act: Action) -> Pieces:
    return {"certificate": _name(act), "thalers": act.args[4]}


def _deposit(_r: Rules, act: Action) -> Pieces:
    return {"thalers": act.args[0]}


TELLING: Final = Telling(
    pieces={"certificate": _certificate, "instalment": _payment, "pay_on": _payment, "deposit": _deposit}
)
