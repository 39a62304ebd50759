"""Maps, rooms and treasures in words (M13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _map(_r: Rules, act: Action) -> Pieces:
    return {"map": Piece("map", act.text.split()[1]), "column": Piece("column", COLUMNS[act.args[0]])}


def _no_map(_r: Rules, act: Action) -> Pieces:
    return {"column": Piece("column", COLUMNS[act.args[0]])}


def _treasure(_r: Rules, act: Action) -> Pieces:
    return {"treasure": Piece("treasure", act.text.partition(" ")[2])}


TELLING: Final = Telling(
    pieces={"map": _map, "no_map": _no_map, "sell_treasure": _treasure, "keep_treasure": _treasure}
)
