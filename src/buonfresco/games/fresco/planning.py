"""What a plan would mean: one line for each column of the sheet, computed by the rules of the places."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Notes
from buonfresco.engine.told import Row, Said
from buonfresco.games.fresco import cathedral, market, studio, theater, wake, workshop
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
    sent: list[Said] = [_SENT[number](g, seat, count) for count in range(1, SPACES + 1)] if not tile else []
    if not tile or g.r.action_tiles[tile].visits:
        said.append(_TEXTS[number](g, seat))
        for offers in g.r.telling.offers:
            said += offers(g, seat, number)
    return Row(column(number, g.s.final), said, sent=sent)


def _on_tile(g: Fresco, number: int) -> list[Phrase]:
    tile = g.r.action_tiles[number]
    return [say(f"plan-on-{tile.name}", spaces=tile.spaces, fill=tile.fill)]


def covering(name: str, brings: Callable[[Fresco, int], Phrase]) -> Notes:
    """What is noted about laying an action tile: what it brings a seat now. Where it lies, the option itself says."""

    def notes(g: Fresco, _after: Fresco, seat: int, action: Action) -> list[Phrase]:
        return [brings(g, seat)] if g.r.action_tiles[action.args[0]].name == name else []

    return notes


def keeping(_g: Fresco, _after: Fresco, _seat: int, _action: Action) -> list[Phrase]:
    return [say("note-keep")]


def _market(g: Fresco, seat: int) -> Phrase:
    price, most = market.price(g, seat), market.can_buy(g, seat, SPACES)
    return say("plan-market", price=price, most=most, before=_before(g, seat))


def _before(g: Fresco, seat: int) -> int:
    """How many act earlier."""
    return sum(0 <= other < g.s.wake[seat] for other in g.s.wake)


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
    blends, possible = workshop.operations(g, seat, 1), _possible(g, seat)
    return (
        say("plan-workshop", blends=blends, paints=possible) if possible else say("plan-workshop-none", blends=blends)
    )


def _possible(g: Fresco, seat: int) -> list[Piece]:
    stock = g.s.paints[seat]
    return [Piece("paint", PAINTS[paint]) for paint, (one, two) in g.r.blends.items() if stock[one] and stock[two]]


def _fifth(g: Fresco, seat: int) -> Phrase:
    if g.s.final:
        return say("plan-fifth-final")
    return say("plan-fifth", steps=theater.steps(g, seat, 1), mood=g.s.mood[seat])


# ---- what so many apprentices would do there ----------------------------------------------------------------------


def _sent_to_market(g: Fresco, seat: int, count: int) -> Phrase:
    most = market.can_buy(g, seat, count)
    return say("plan-sent-market", most=most, cost=most * market.price(g, seat), before=_before(g, seat))


def _sent_to_cathedral(g: Fresco, seat: int, count: int) -> Phrase:
    found = _together(g, seat, count)
    if not found:
        return say("plan-sent-cathedral-none", count=count)
    points = sum([g.r.fresco_values[g.s.fresco[segment]] for segment in found])
    tiles = [Piece("segment", SEGMENTS[segment]) for segment in found]
    return say("plan-sent-cathedral", paid=len(found), tiles=tiles, points=points, more=count - len(found))


def _together(g: Fresco, seat: int, count: int) -> tuple[int, ...]:
    """Segments that the paints suffice for together: as many as so many apprentices restore, of these the best."""
    s, r, segments = g.s, g.r, cathedral.payable_segments(g, seat)
    costs = {segment: r.fresco_costs[s.fresco[segment]] for segment in segments}
    values = {segment: r.fresco_values[s.fresco[segment]] for segment in segments}
    best: tuple[int, ...] = ()
    for size in range(min(count, len(segments)), 0, -1):
        most = 0
        for some in itertools.combinations(segments, size):
            points = sum([values[one] for one in some])
            if points > most and _suffice(s.paints[seat], [paint for one in some for paint in costs[one]]):
                best, most = some, points
        if best:
            break
    return best


def _suffice(paints: Sequence[int], cost: Sequence[int]) -> bool:
    left = list(paints)
    for paint in cost:
        left[paint] -= 1
    return min(left) >= 0


def _sent_to_studio(g: Fresco, seat: int, count: int) -> Phrase:
    return say("plan-sent-studio", thalers=studio.earnings(g, seat, count))


def _sent_to_workshop(g: Fresco, seat: int, count: int) -> Phrase:
    possible = _possible(g, seat)
    return say(
        "plan-sent-workshop", blends=workshop.operations(g, seat, count), possible=len(possible), paints=possible
    )


def _sent_to_fifth(g: Fresco, seat: int, count: int) -> Phrase:
    if g.s.final:
        return say("plan-sent-fifth-final", count=count)
    then = theater.mood_after(g, seat, count)
    return say("plan-sent-fifth", mood=g.s.mood[seat], then=then, apprentices=wake.apprentices_by(g.r, then))


_SENT: Final[tuple[Callable[[Fresco, int, int], Phrase], ...]] = (
    _sent_to_market,
    _sent_to_cathedral,
    _sent_to_studio,
    _sent_to_workshop,
    _sent_to_fifth,
)
_TEXTS: Final[tuple[Callable[[Fresco, int], Phrase], ...]] = (_market, _cathedral, _studio, _workshop, _fifth)
