"""The guild in words (M17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.games.fresco.modules.guild.rules import FIELD_OF
from buonfresco.games.fresco.modules.guild.state import SIDES
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _guild(_r: Rules, act: Action) -> Pieces:
    given = act.args[0]
    return {"guild": Piece("guild", SIDES[FIELD_OF[given]]), "paint": Piece("paint", PAINTS[given])}


TELLING: Final = Telling(pieces={"guild": _guild})
