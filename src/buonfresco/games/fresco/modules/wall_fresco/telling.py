"""The wall fresco in words (M9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.games.fresco.modules.wall_fresco.components import BACK, SORTS
from buonfresco.games.fresco.modules.wall_fresco.rules import BLEND_OF
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _wall(_r: Rules, act: Action) -> Pieces:
    return {"section": Piece("section", act.text.partition(" ")[2])}


def _exchange(_r: Rules, act: Action) -> Pieces:
    one, two = act.args
    paint = Piece("paint", PAINTS[BLEND_OF[BACK[one], BACK[two]]])
    return {"walltile": Piece("wall", SORTS[one]), "othertile": Piece("wall", SORTS[two]), "paint": paint}


TELLING: Final = Telling(pieces={"wall": _wall, "wall_exchange": _exchange})
