"""Glass and windows in words (M6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.games.fresco.paints import PAINTS, write_paints
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _glass(_r: Rules, act: Action) -> Pieces:
    return {"glass": Piece("glass", PAINTS[act.args[0]])}


def _window(_r: Rules, act: Action) -> Pieces:
    return {"window": Piece("bench", str(act.args[0] + 1))}


def _glaze(_r: Rules, act: Action) -> Pieces:
    return {"panes": Piece("paints", write_paints(act.args) or "none")}


TELLING: Final = Telling(pieces={"glass": _glass, "window": _window, "glaze": _glaze})
