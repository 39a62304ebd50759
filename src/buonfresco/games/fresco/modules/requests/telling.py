"""Requests of the bishop in words (M2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _request(_r: Rules, act: Action) -> Pieces:
    return {"request": Piece("request", act.text.partition(" ")[2])}


def _stack(_r: Rules, act: Action) -> Pieces:
    return {"sort": Piece("seals", act.text.partition(" ")[2])}


def _income(_r: Rules, act: Action) -> Pieces:
    return {"paint": Piece("paint", act.text.partition(" ")[2])}


TELLING: Final = Telling(pieces={"request": _request, "stack": _stack, "income": _income})
