"""Leaf gold in words (M5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.telling import Telling
from buonfresco.engine.told import Mark, Panel, Row
from buonfresco.games.fresco.words import mine, owners, when
from buonfresco.phrases import Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _panel(_r: Rules, view: Any, part: Any) -> Panel:
    own = mine(view, part)
    disc = say("panel-disc", paint=Piece("paint", part["disc"]))
    marks = [
        Mark(f"space:{space}", say("sign-gold", gold=gold), say("mark-gold", space=Piece("space", space), gold=gold))
        for space, gold in part["arrows"].items()
    ]
    shown = [say("panel-gold", count=one["gold"]) if one["gold"] is not None else None for one in part["players"]]
    others = [[one] if one is not None and seat != view.seat else [] for seat, one in enumerate(shown)]
    return Panel(
        [
            Row(say("panel-leaf_gold"), [disc], when("market", "cathedral", "gild")),
            Row(say("panel-leaf_gold"), [say("panel-supply", count=part["supply"]), *owners(others)]),
        ],
        [say("panel-gold", count=own["gold"])] if own is not None else [],
        marks,
    )


TELLING: Final = Telling(moments={"gild": "restoring"}, panel=_panel)
