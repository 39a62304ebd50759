"""Worlds a seat cannot tell from the real one: the others' hands and what lies face down are redrawn (C-INFO-01)."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Final

from buonfresco.engine import sampling
from buonfresco.games.cards import memory
from buonfresco.games.cards.state import NONE

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards

_TRIES: Final = 200


def sample(g: Cards, seat: int | None, seed: int | str, recall: bool) -> Cards:
    world: Cards
    world, rng = sampling.begin(g, seat, seed)
    hidden = [other for other in range(g.r.seats) if other != seat]
    known = memory.recalled(g, seat) if recall and seat is not None else {}
    wishes = _wishes(world, seat)
    for attempt in range(_TRIES):
        _redraw(world, g, hidden, recall, known, rng, wishes if attempt else [])
        if sampling.asked_has_choice(world, seat):
            break
    else:  # nothing else would fit what is going on: the hand of the one who is asked stays
        kept = {g.s.stack[-1][2]: Counter([g.r.card_names[card] for card in g.s.hands[g.s.stack[-1][2]]])}
        _redraw(world, g, hidden, recall, {**known, **kept}, rng, [])
    for pile in (*world.s.piles, world.s.fresco_pile, world.s.tile_pile, world.s.favourite_pile):
        pile.sort()
    sampling.end(world)
    return world


def _redraw(
    world: Cards,
    g: Cards,
    hidden: list[int],
    recall: bool,
    known: memory.Known,
    rng: random.Random,
    wishes: list[list[int]],
) -> None:
    """Deal what the seat cannot see again, back by back. Of a discard pile only the top card is seen (C-INFO-01)."""
    s, r = world.s, world.r
    names = r.card_names
    for pile in range(len(r.pile_names)):
        below = [] if recall else g.s.discards[pile][:-1]
        sizes = {other: sum([r.card_back[card] == pile for card in g.s.hands[other]]) for other in hidden}
        pool = g.s.piles[pile] + below
        for other in hidden:
            pool += [card for card in g.s.hands[other] if r.card_back[card] == pile]
        pool.sort()  # the real world must not show in the order
        rng.shuffle(pool)
        for other in hidden:
            sure = [names.index(name) for name, n in known.get(other, Counter()).items() for _ in range(n)]
            own = [card for card in sure if r.card_back[card] == pile]
            for card in own:
                pool.remove(card)
            if other == s.turn or other == s.stack[-1][2]:
                _bring_forward(world, pool, sizes[other] - len(own), rng.choice(wishes) if wishes else [])
            take = sizes[other] - len(own)
            s.hands[other] = [
                *(card for card in s.hands[other] if r.card_back[card] != pile), *own, *pool[:take]
            ]  # fmt: skip
            del pool[:take]
        if not recall:
            s.discards[pile] = pool[: len(below)] + g.s.discards[pile][-1:]
            del pool[: len(below)]
        s.piles[pile] = pool
    for other in hidden:
        s.hands[other].sort()


def _wishes(world: Cards, seat: int | None) -> list[list[int]]:
    """Colours that the one who is asked something must hold to be asked it: one list of them for each way."""
    s, r = world.s, world.r
    if not s.stack or s.stack[-1][2] == seat:
        return []
    kind, asked = r.frame_name(s.stack[-1]), s.stack[-1]
    if kind == "give":
        return [[asked[3], asked[3]]]
    if kind == "pay" and s.restoring != NONE:
        rest = list(r.face_colours[s.restoring][s.paid :])
        return [[*rest, colour] for colour in rest]
    if kind == "more":
        return [list(r.face_colours[face]) for face in s.fresco_open]
    return []


def _bring_forward(world: Cards, pool: list[int], room: int, colours: list[int]) -> None:
    """Cards of wished colours to the front, different ones for the same colour, as far as there is room."""
    front = 0
    for colour in colours:
        for place in range(front, len(pool)):
            if front < room and world.r.card_colour[pool[place]] == colour and pool[place] not in pool[:front]:
                pool.insert(front, pool.pop(place))
                front += 1
                break
