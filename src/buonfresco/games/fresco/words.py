"""Small phrases that much is made of: spaces of the market, paints of tiles, plans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.told import Said
from buonfresco.games.fresco import cathedral
from buonfresco.games.fresco.actions import ROMAN
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.paints import write_paints
from buonfresco.games.fresco.state import NOBODY
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


MORNING: Final = frozenset({"wake", "plan"})  # when everything matters


def when(*words: str) -> frozenset[str]:
    """Phases and decisions a row of a panel matters for, besides the morning."""
    return MORNING | frozenset(words)


def owners(things: Sequence[Sequence[Said]]) -> list[Said]:
    """``Lily: this, that`` for everybody who has something; one list for each seat."""
    return [say("panel-owner", name=Piece("figure", seat), things=[*some]) for seat, some in enumerate(things) if some]


def mine(view: Any, part: Any) -> Any:
    """The viewer's own part of a module's part of a view; None for spectators."""
    return part["players"][view.seat] if view.seat is not None else None


def space(booth: int, number: int) -> Piece:
    """A space of the market."""
    return Piece("space", f"{ROMAN[booth]}.{number + 1}")


def led(after: Fresco, painter: int) -> Iterator[Phrase]:
    """Of an option that moves the bishop, and the same apprentice goes on: what he could restore best then."""
    segment, points = cathedral.best(after, painter)
    if segment != NOBODY:
        yield say("note-led", segment=Piece("segment", SEGMENTS[segment]), points=points)


def several(count: int, thing: Said) -> Said:
    """``2× this``"""
    return thing if count == 1 else say("panel-times", count=count, thing=thing)


def cost_of(g: Fresco, segment: int) -> str:
    """Letters of the paints that the tile on a segment costs."""
    return write_paints(g.r.fresco_costs[g.s.fresco[segment]])


def goods_of(g: Fresco, action: Action) -> str:
    """Letters of all paints a purchase brings."""
    booth, *spaces = action.args
    return "".join(write_paints(g.r.market_paints[g.s.booths[booth][number]]) for number in spaces)


def tile_paints(r: Rules, tile: str) -> str:
    """Letters of the paints on a market or fresco tile, by its name; any other name as it is."""
    if tile in r.market_ids:
        return write_paints(r.market_paints[r.market_ids.index(tile)])
    return write_paints(r.fresco_costs[r.fresco_ids.index(tile)]) if tile in r.fresco_ids else tile


def column(number: int, final: bool) -> Piece:
    """The name of a column on the side of the sheet that is up (B-PLAN-06)."""
    last = final and number == len(COLUMNS) - 1
    return Piece("column", f"{COLUMNS[number]}-final" if last else COLUMNS[number])


def plan_words(r: Rules, plan: Sequence[int], final: bool, covers: Sequence[int] = ()) -> list[Phrase]:
    """``market 1, cathedral 2, workshop: audience``; covers are numbers of action tiles by column."""
    words: list[Phrase] = []
    for number, count in enumerate(plan):
        tile = covers[number] if covers else 0
        if tile:
            name = Piece("tile", r.action_tiles[tile].name)
            words.append(say("plan-covered", column=column(number, final), tile=name, count=count))
        elif count:
            words.append(say("column-count", column=column(number, final), count=count))
    return words
