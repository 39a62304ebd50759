"""The dome in words (M15)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.telling import Telling
from buonfresco.engine.told import Mark, Panel, Row, Said
from buonfresco.games.fresco.board import SEGMENT_ID
from buonfresco.games.fresco.modules.dome.components import INNER, kit_of
from buonfresco.games.fresco.modules.dome.rules import best_set
from buonfresco.games.fresco.paints import PAINTS, write_paints
from buonfresco.games.fresco.words import mine, owners, when
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def _tiles(r: Rules, names: Iterable[str]) -> list[Said]:
    """``6RG``: the points a tile brings, and the paints it asks for."""
    kit = kit_of(r)
    found: list[Said] = []
    for tile in [kit.ids.index(name) for name in names]:
        paints = Piece("letters", write_paints(kit.costs[tile]))
        found.append(say("panel-dome-tile", points=kit.points[tile], paints=paints))
    return found


def _own(r: Rules, view: Any, tiles: list[str]) -> Phrase:
    """With what they would bring if the game ended with these paints (M15-SCORE-06)."""
    kit, stock = kit_of(r), view.players[view.seat].paints
    done = best_set(kit, [kit.ids.index(name) for name in tiles], [stock.get(paint, 0) for paint in PAINTS])
    return say("panel-own-dome", tiles=_tiles(r, tiles), points=sum([kit.points[tile] for tile in done]))


def _panel(r: Rules, view: Any, part: Any) -> Panel:
    own = mine(view, part)
    have = [_tiles(r, one["tiles"]) for one in part["players"]]
    if part["leonardo"] is not None:
        have.append(_tiles(r, part["leonardo"]))
    unseen: list[Said] = []
    if part["covered"]:
        unseen = [say("panel-dome-unseen", count=part["covered"], tiles=_tiles(r, part["unseen"]))]
    marks = [
        Mark(f"segment:{segment}", say("sign-dome"), say("mark-dome"))
        for segment in view.fresco
        if INNER[SEGMENT_ID[segment]]
    ]
    return Panel(
        [Row(say("panel-dome"), [*unseen, *owners(have)], when("cathedral"))],
        [_own(r, view, own["tiles"])] if own is not None and own["tiles"] else [],
        marks,
    )


TELLING: Final = Telling(panel=_panel)
