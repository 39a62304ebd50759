"""Illness, bottles and the Medico in words (M10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.modules.medico import sheet
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _ill(_r: Rules, act: Action) -> Pieces:
    return {COLUMNS[column]: count for column, count in zip(sheet.OPEN_TO_ILL, act.args, strict=True)}


def _extra(_r: Rules, act: Action) -> Pieces:
    return {"column": Piece("column", COLUMNS[act.args[0]])}


def _bottle(_r: Rules, act: Action) -> Pieces:
    return {"place": Piece("bottle", str(act.args[0] + 1))}


def _drink(_r: Rules, act: Action) -> Pieces:
    return {"portions": act.args[0]}


def _saint(_r: Rules, act: Action) -> Pieces:
    return {"paint": Piece("paint", PAINTS[act.args[0]])}


def _falls_ill(_r: Rules, act: Action) -> Pieces:
    return {"apprentice": act.text.split()[0]}


def _give_up(_r: Rules, act: Action) -> Pieces:
    return {"apprentice": act.text.split()[-1]}


TELLING: Final = Telling(
    pieces={
        "ill": _ill,
        "extra": _extra,
        "bottle": _bottle,
        "drink": _drink,
        "saint": _saint,
        "falls_ill": _falls_ill,
        "give_up": _give_up,
    }
)
