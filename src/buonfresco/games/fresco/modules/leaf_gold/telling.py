"""Leaf gold in words (M5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.telling import Telling
from buonfresco.engine.told import Mark, Panel, Row
from buonfresco.games.fresco.words import mine, when
from buonfresco.phrases import Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _panel(_r: Rules, view: Any, part: Any) -> Panel:
    own = mine(view, part)
    disc = say("panel-disc", paint=Piece("paint", part["disc"]))
    marks = [
        Mark(f"space:{space}", say("sign-gold", gold=gold), say("panel-arrow", space=Piece("space", space), gold=gold))
        for space, gold in part["arrows"].items()
    ]
    return Panel(
        [
            Row(say("panel-leaf_gold"), [disc], when("market", "cathedral", "gild")),
            Row(say("panel-leaf_gold"), [say("panel-supply", count=part["supply"])]),
        ],
        [say("panel-gold", count=own["gold"])] if own is not None and own["gold"] is not None else [],
        marks,
    )


TELLING: Final = Telling(panel=_panel)
