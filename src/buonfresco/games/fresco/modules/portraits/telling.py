"""Portraits in words (M1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.paints import write_paints
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _portrait(_r: Rules, act: Action) -> Pieces:
    return {"portrait": Piece("portrait", act.text.partition(" ")[2])}


def _merchant(_r: Rules, act: Action) -> Pieces:
    return {"paints": Piece("paints", write_paints(act.args))}


def _sexton(_r: Rules, act: Action) -> Pieces:
    return {"bishop": Piece("segment", SEGMENTS[act.args[0]])}


TELLING: Final = Telling(pieces={"portrait": _portrait, "merchant": _merchant, "sexton": _sexton})
