"""Scrolls in words (M7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _scroll(_r: Rules, act: Action) -> Pieces:
    return {"scroll": Piece("scroll", act.text.partition(" ")[2])}


TELLING: Final = Telling(pieces={"scroll": _scroll})
