"""The dice game in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.games.dice.actions import TIMES
from buonfresco.games.dice.state import EVENTS
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.games.dice.rules import Rules


def _bishop(r: Rules, action: Action) -> Pieces:
    return {"sum": Piece("section", str(r.sums[action.args[0]]))}


def _bet(_r: Rules, action: Action) -> Pieces:
    return {"event": Piece("bet", EVENTS[action.args[0]])}


def _keep(r: Rules, action: Action) -> Pieces:
    return {"die": Piece("die", r.colours[action.args[0]]), "times": TIMES[action.args[1]]}


def _favour(_r: Rules, action: Action) -> Pieces:
    return {"change": action.args[0]}


def _take(r: Rules, action: Action) -> Pieces:
    return {"field": Piece("field", r.field_names[action.args[0]])}


TELLING: Final = Telling(pieces={"bishop": _bishop, "bet": _bet, "keep": _keep, "favour": _favour, "take": _take})
