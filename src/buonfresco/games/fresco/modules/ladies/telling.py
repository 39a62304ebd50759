"""The ladies in words (M12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.games.fresco.actions import ROMAN
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.modules.ladies.components import COLOURS
from buonfresco.games.fresco.paints import LETTERS, PAINTS
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _lady(_r: Rules, act: Action) -> Pieces:
    return {"lady": Piece("lady", COLOURS[act.args[0]])}


def _place(_r: Rules, act: Action) -> Pieces:
    return {"lady": Piece("lady", COLOURS[act.args[0]]), "column": Piece("column", COLUMNS[act.args[1]])}


def _reserve(_r: Rules, act: Action) -> Pieces:
    return {"segment": Piece("segment", SEGMENTS[act.args[0]])}


def _lead(_r: Rules, act: Action) -> Pieces:
    return {"bishop": Piece("segment", SEGMENTS[act.args[0]])}


def _swap(_r: Rules, act: Action) -> Pieces:
    booth, space, other, there = act.args
    return {
        "space": Piece("space", f"{ROMAN[booth]}.{space + 1}"),
        "other": Piece("space", f"{ROMAN[other]}.{there + 1}"),
    }


def _thalers(_r: Rules, act: Action) -> Pieces:
    return {"thalers": act.args[0]}


def _paint(_r: Rules, act: Action) -> Pieces:
    return {"paint": Piece("paint", PAINTS[act.args[1]]), "from": Piece("paints", LETTERS[act.args[0]])}


TELLING: Final = Telling(
    pieces={
        "place_lady": _place,
        "keep_lady": _lady,
        "marry": _lady,
        "lady_reserve": _reserve,
        "lady_lead": _lead,
        "lady_swap": _swap,
        "lady_thalers": _thalers,
        "lady_paint": _paint,
    }
)
