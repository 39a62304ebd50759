"""Pews in words (M14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _pews(_r: Rules, act: Action) -> Pieces:
    return {"pews": [Piece("pew", str(place + 1)) for place in act.args]}


TELLING: Final = Telling(pieces={"pews": _pews})
