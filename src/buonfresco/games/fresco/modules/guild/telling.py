"""The guild in words (M17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.engine.told import Panel, Row, Said
from buonfresco.games.fresco.constants import WORKSHOP
from buonfresco.games.fresco.modules.guild.rules import FIELD_OF
from buonfresco.games.fresco.modules.guild.state import SIDES, slice_of
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.games.fresco.words import when
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


def _guild(_r: Rules, act: Action) -> Pieces:
    given = act.args[0]
    return {"guild": Piece("guild", SIDES[FIELD_OF[given]]), "paint": Piece("paint", PAINTS[given])}


def _say_guild(g: Fresco, _painter: int, act: Action) -> Phrase:
    taken = slice_of(g).paints[FIELD_OF[act.args[0]]]
    return say("action-guild", **_guild(g.r, act), taken=Piece("paint", PAINTS[taken]))


def _offers(_g: Fresco, _seat: int, column: int) -> Iterator[Phrase]:
    if column == WORKSHOP:
        yield say("plan-workshop-guild")


def _panel(_r: Rules, _view: Any, part: Any) -> Panel:
    sides = [(Piece("guild", side), side) for side in SIDES]
    lying: list[Said] = [say("panel-guild-side", side=piece, paint=Piece("paint", part[side])) for piece, side in sides]
    done: list[Said] = [
        say("panel-guild-done", side=piece, count=part["exchanged"][side])
        for piece, side in sides
        if part["exchanged"][side]
    ]
    return Panel([Row(say("panel-guild"), [*lying, *done], when("workshop"))])


TELLING: Final = Telling(
    pieces={"guild": _guild},
    says={"guild": _say_guild},
    offers=_offers,
    panel=_panel,
)
