"""Worlds a seat cannot tell from the real one: the others' hands and what lies face down are redrawn (C-INFO-01)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Final

from buonfresco.engine import sampling
from buonfresco.games.cards import memory
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.state import NONE, PAINT

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards

_TRIES: Final = 200
Wishes = dict[int, list[list[int]]]


def sample(g: Cards, seat: int | None, word: int, recall: bool) -> Cards:
    world: Cards
    world, rng = sampling.begin(g, word)
    hidden = [other for other in range(g.r.seats) if other != seat]
    known = memory.recalled(g, seat) if recall and seat is not None else {}
    wishes: Wishes = {}
    for attempt in range(_TRIES):
        _redraw(world, g, hidden, recall, known, rng, wishes)
        wishes = wishes if attempt else _wishes(g, seat)
        if sampling.asked_has_choice(world, seat) and _can_give(world):
            break
    else:  # nothing else would fit what is going on: the hands of those who are asked stay
        asked = {other for _, other, _ in g.agenda()} - {seat}
        kept = {other: Counter([g.r.card_names[card] for card in g.s.hands[other]]) for other in asked}
        _redraw(world, g, hidden, recall, {**known, **kept}, rng, {})
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
    wishes: Wishes,
) -> None:
    """Deal what the seat cannot see again, back by back. Of a discard pile only the top card is seen (C-INFO-01)."""
    s, r = world.s, world.r
    names = r.card_names
    sure = {other: [names.index(name) for name in known.get(other, Counter()).elements()] for other in hidden}
    hands: dict[int, list[int]] = {other: [] for other in hidden}
    wished = {other: rng.choice(ways) for other, ways in wishes.items()}
    for pile in range(len(r.pile_names)):
        below = [] if recall else g.s.discards[pile][:-1]
        held = {other: [card for card in g.s.hands[other] if r.card_back[card] == pile] for other in hidden}
        pool = sorted([*g.s.piles[pile], *below, *(card for own in held.values() for card in own)])
        rng.shuffle(pool)  # sorted first: the real world must not show in the order
        own = {other: [card for card in sure[other] if r.card_back[card] == pile] for other in hidden}
        for cards in own.values():  # before anything is dealt to anybody
            for card in cards:
                pool.remove(card)
        for other in hidden:
            room = len(held[other]) - len(own[other])
            if other in wished:
                _bring_forward(world, pool, room, wished[other])
            hands[other] += [*own[other], *pool[:room]]
            del pool[:room]
        if not recall:
            s.discards[pile] = pool[: len(below)] + g.s.discards[pile][-1:]
            del pool[: len(below)]
        s.piles[pile] = pool
    for other in hidden:
        s.hands[other] = sorted(hands[other])


def _can_give(world: Cards) -> bool:
    """All know who still has to give a card: who has none has said so (C-INFO-03)."""
    s, r = world.s, world.r
    gives = [(giver, colour) for name, giver, colour in world.agenda() if name == "give"]
    return all(colour in [r.card_colour[card] for card in s.hands[giver]] for giver, colour in gives)


def _wishes(world: Cards, seat: int | None) -> Wishes:
    """What those who are asked something must hold to be asked it: by seat, lists of fields of a stock.

    They are used only where dealing blindly has failed, so that worlds stay as likely as they are.
    """
    s, r = world.s, world.r
    found: Wishes = {}
    for kind, other, colour in world.agenda():
        ways: list[list[int]] = []
        if other == seat:
            continue
        if kind == "give":
            mixing = len(LETTERS) + colour
            ways = [[colour, colour], [colour, mixing], [mixing, mixing]]
        elif kind == "pay" and s.restoring != NONE:
            colours = r.face_colours[s.restoring][s.paid :]
            ways = _payments(world, other, colours)
            ways += [[*way, *more] for way in ways for more in r.ways[colours[0]]]  # with another way for the first
        elif kind == "more":
            ways = [way for face in s.fresco_open for way in _payments(world, other, r.face_colours[face])]
        fitting = [way for way in ways if _has_room(world, other, way)]
        if fitting:
            found[other] = fitting
    return found


def _payments(world: Cards, seat: int, colours: Sequence[int]) -> list[list[int]]:
    """All ways to pay these colors, as fields of a stock. A paint tile needs no card."""
    tiles = world.s.tiles[seat][PAINT:]
    by_colour = [[*world.r.ways[colour], *([()] if tiles[colour] else [])] for colour in colours]
    return [[field for way in ways for field in way] for ways in product(*by_colour)]


def _has_room(world: Cards, seat: int, fields: list[int]) -> bool:
    """Are there enough cards with backs that could show this? Backs are seen by all (C-INFO-02)."""
    r = world.r
    backs = [r.card_back[card] for card in world.s.hands[seat]]
    for field in set(fields):
        fitting = {r.card_back[card] for card, shown in enumerate(r.stock_field) if shown == field}
        alike = [other for other in fields if other == field or _same_backs(world, other, fitting)]
        if len(alike) > sum([back in fitting for back in backs]):
            return False
    return True


def _same_backs(world: Cards, field: int, backs: set[int]) -> bool:
    r = world.r
    return {r.card_back[card] for card, shown in enumerate(r.stock_field) if shown == field} == backs


def _bring_forward(world: Cards, pool: list[int], room: int, fields: list[int]) -> None:
    """Cards of wished fields to the front, as far as there is room."""
    front = 0
    for field in fields:
        for place in range(front, len(pool)):
            if front < room and world.r.stock_field[pool[place]] == field:
                pool.insert(front, pool.pop(place))
                front += 1
                break
