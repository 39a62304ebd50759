"""The wishing well in words (M4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.games.fresco.actions import ROMAN
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.paints import PAINTS, write_paints
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _pennies(_r: Rules, act: Action) -> Pieces:
    return {"pennies": act.args[0]}


def _free_paint(_r: Rules, act: Action) -> Pieces:
    booth, space = act.args[:2]
    return {"space": Piece("space", f"{ROMAN[booth]}.{space + 1}")}


def _visit(_r: Rules, act: Action) -> Pieces:
    return {"bishop": Piece("segment", SEGMENTS[act.args[0]])}


def _alchemy(_r: Rules, act: Action) -> Pieces:
    return {"paint": Piece("paint", PAINTS[act.args[-1]]), "from": Piece("paints", write_paints(act.args[:-1]))}


def _card(_r: Rules, act: Action) -> Pieces:
    return {"card": Piece("wish", act.kind)}


TELLING: Final = Telling(
    pieces={
        "pennies": _pennies,
        "throw": _pennies,
        "free_paint": _free_paint,
        "visit": _visit,
        "alchemy": _alchemy,
        **dict.fromkeys(("lucky_guy", "busker", "tip", "finder", "praise"), _card),
    }
)
