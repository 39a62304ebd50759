"""What a plan would mean: one line for each column of the sheet, computed by the rules of the places."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Notes
from buonfresco.engine.told import Row, Said
from buonfresco.games.fresco import cathedral, market, studio, theater, workshop
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.constants import COLUMNS, SPACES
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.games.fresco.words import column
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

_MOST_NAMED: Final = 5


def advice(g: Fresco, seat: int) -> list[Row]:
    """Each column's name, and what an apprentice there would do; under an action tile, what he would do on it."""
    return [of_column(g, seat, number) for number in range(len(COLUMNS))]


def of_column(g: Fresco, seat: int, number: int) -> Row:
    tile = g.s.covers[seat][number]
    said: list[Said] = [*_on_tile(g, tile)] if tile else []
    if not tile or g.r.action_tiles[tile].visits:
        said.append(_TEXTS[number](g, seat))
        for offers in g.r.telling.offers:
            said += offers(g, seat, number)
    return Row(column(number, g.s.final), said)


def _on_tile(g: Fresco, number: int) -> list[Phrase]:
    tile = g.r.action_tiles[number]
    return [say(f"plan-on-{tile.name}", spaces=tile.spaces, fill=tile.fill)]


def covering(name: str, brings: Callable[[Fresco, int], Phrase]) -> Notes:
    """What is noted about laying an action tile: what is not visited, and what the tile brings a seat now instead."""

    def notes(g: Fresco, _after: Fresco, seat: int, action: Action) -> list[Phrase]:
        number, place = action.args
        tile = g.r.action_tiles[number]
        if tile.name != name:
            return []
        instead = [] if tile.visits else [say("note-not-visited", column=column(place, g.s.final))]
        return [*instead, brings(g, seat)]

    return notes


def keeping(_g: Fresco, _after: Fresco, _seat: int, _action: Action) -> list[Phrase]:
    return [say("note-keep")]


def _market(g: Fresco, seat: int) -> Phrase:
    price, most = market.price(g, seat), market.can_buy(g, seat, SPACES)
    before = sum(0 <= other < g.s.wake[seat] for other in g.s.wake)
    return say("plan-market", price=price, most=most, before=before)


def _cathedral(g: Fresco, seat: int) -> Phrase:
    found = cathedral.payable_segments(g, seat)
    if not found:
        return say("plan-cathedral-none")
    values = {segment: g.r.fresco_values[g.s.fresco[segment]] for segment in found}
    best = sorted(found, key=lambda segment: -values[segment])[:_MOST_NAMED]
    tiles = [say("plan-tile", segment=Piece("segment", SEGMENTS[one]), points=values[one]) for one in best]
    return say("plan-cathedral", tiles=tiles, more=len(found) - len(best))


def _studio(g: Fresco, seat: int) -> Phrase:
    return say("plan-studio", thalers=studio.earnings(g, seat, 1))


def _workshop(g: Fresco, seat: int) -> Phrase:
    stock, blends = g.s.paints[seat], workshop.operations(g, seat, 1)
    possible = [paint for paint, (one, two) in g.r.blends.items() if stock[one] and stock[two]]
    if not possible:
        return say("plan-workshop-none", blends=blends)
    return say("plan-workshop", blends=blends, paints=[Piece("paint", PAINTS[paint]) for paint in possible])


def _fifth(g: Fresco, seat: int) -> Phrase:
    if g.s.final:
        return say("plan-fifth-final")
    return say("plan-fifth", steps=theater.steps(g, seat, 1), mood=g.s.mood[seat])


_TEXTS: Final[tuple[Callable[[Fresco, int], Phrase], ...]] = (_market, _cathedral, _studio, _workshop, _fifth)
