"""Special blends in words (M3). Options and what they give are the core's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.telling import Telling
from buonfresco.engine.told import Panel, Row, Said
from buonfresco.games.fresco.modules.special_blends.rules import MODULE
from buonfresco.games.fresco.paints import PAINTS, write_paints
from buonfresco.games.fresco.words import tile_paints, when
from buonfresco.phrases import Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _panel(r: Rules, _view: Any, part: Any) -> Panel:
    recipes: list[Said] = [
        say("panel-recipe", paint=Piece("paint", PAINTS[result]), parts=Piece("letters", write_paints(recipe)))
        for result, recipe in MODULE.blends.items()
    ]
    gone = [Piece("letters", tile_paints(r, tile)) for tile in part["removed"]]
    return Panel(
        [
            Row(say("panel-blends"), recipes, when("workshop", "blend")),
            Row(say("panel-blends"), [say("panel-removed", things=gone)] if gone else []),
        ]
    )


TELLING: Final = Telling(panel=_panel)
