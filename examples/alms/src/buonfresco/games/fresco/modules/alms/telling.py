"""The alms box in words (M18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Telling
from buonfresco.engine.told import Panel, Row
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.games.fresco.words import mine, owners, when
from buonfresco.phrases import Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _panel(_r: Rules, view: Any, part: Any) -> Panel:
    own = mine(view, part)
    hands = [[say("panel-vows", count=one["count"])] if one["count"] else [] for one in part["players"]]
    kept = [Piece("paint", paint) for paint in part["kept"]]
    return Panel(
        [
            Row(say("panel-alms"), [say("panel-box", count=part["box"])], when("cathedral", "dole")),
            Row(say("panel-alms"), [say("panel-vow-pile", count=part["pile"]), *owners(hands)]),
            *([Row(say("panel-vows-kept"), [*kept])] if kept else []),
        ],
        [say("panel-vow", paint=Piece("paint", paint)) for paint in own["vows"]] if own is not None else [],
    )


def _paint(_r: Rules, action: Action) -> dict[str, Any]:
    return {"paint": Piece("paint", PAINTS[action.args[0]])}


TELLING: Final = Telling(pieces={"vow": _paint, "dole": _paint}, panel=_panel)
