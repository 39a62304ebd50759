"""The black market in words (M16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Telling
from buonfresco.engine.told import Panel, Row
from buonfresco.games.fresco.constants import MARKET
from buonfresco.games.fresco.words import tile_paints, when
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


def _note_draw(g: Fresco, _after: Fresco, _painter: int, _act: Action) -> Iterator[Phrase]:
    yield say("note-bag", tiles=len(g.s.bag))  # what is in it follows from the open tiles (M16-INFO-01)


def _offers(g: Fresco, _seat: int, column: int) -> Iterator[Phrase]:
    if column == MARKET and g.s.bag:
        yield say("plan-market-black")


def _panel(r: Rules, _view: Any, part: Any) -> Panel:
    tiles = [Piece("letters", tile_paints(r, tile)) for tile in part["barrel"]]
    return Panel([Row(say("panel-black_market"), [*tiles], when("market"))])


TELLING: Final = Telling(notes={"black_market": _note_draw}, offers=_offers, panel=_panel)
