"""What a hand of the card game promises: how near it is to the open fresco cards, and what a draw may add."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Sequence
from typing import NamedTuple

from buonfresco.games.cards.game import Cards
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.rules import Rules
from buonfresco.games.cards.state import MOST_ROTATIONS, PAINT

NEAR = (1.0, 0.45, 0.15, 0.05)  # what a fresco card is worth of its value while so many of its colors are missing
RANKS = (1.0, 0.5, 0.3, 0.2)  # the best fresco card counts most: the same cards would pay for the others
BISHOP = 0.15  # a bishop symbol in the hand that fits no open fresco card yet
CARD = 0.5  # any card at all
HAND = 7  # more than this is discarded (C-HAND-01)
COLOURS = len(LETTERS)


class Table(NamedTuple):
    """What of the table decides the worth of a hand. Fresco cards by number, the favorite color or -1."""

    rules: Rules
    faces: tuple[int, ...]
    favourite: int


class Stock(NamedTuple):
    """Cards and paint tiles by field, as the rules count them (`Rules.stock_field`), and bishop symbols by color."""

    counts: tuple[int, ...]
    bishops: tuple[int, ...]
    cards: int

    def changed(self, rules: Rules, card: int, by: int) -> Stock:
        counts, bishops = list(self.counts), self.bishops
        counts[rules.stock_field[card]] += by
        if rules.bishop[card]:
            more = list(bishops)
            more[rules.card_colour[card]] += by
            bishops = tuple(more)
        return Stock(tuple(counts), bishops, self.cards + by)

    def less_paint(self, colour: int) -> Stock:
        """Without a paint tile."""
        counts = list(self.counts)
        counts[colour] -= 1
        return Stock(tuple(counts), self.bishops, self.cards)


def table_in(w: Cards) -> Table:
    return Table(w.r, tuple(sorted(w.s.fresco_open)), w.s.favourite)


def stock_in(w: Cards, seat: int) -> Stock:
    """Of a seat's hand and paint tiles."""
    r, s = w.r, w.s
    counts, bishops = [0] * (2 * COLOURS), [0] * COLOURS
    for card in s.hands[seat]:
        counts[r.stock_field[card]] += 1
        bishops[r.card_colour[card]] += r.bishop[card]
    for colour, count in enumerate(s.tiles[seat][PAINT:]):
        counts[colour] += count
    return Stock(tuple(counts), tuple(bishops), len(s.hands[seat]))


@functools.lru_cache(maxsize=16)
def shares(rules: Rules) -> list[list[float]]:
    """By pile: how many of its cards have each color."""
    found = []
    for cards in rules.cards:
        colours = [rules.card_colour[card] for card in cards]
        found.append([colours.count(colour) / len(colours) for colour in range(COLOURS)])
    return found


@functools.lru_cache(maxsize=1 << 16)
def worth(table: Table, stock: Stock) -> float:
    """Points the hand promises."""
    found = sorted([promise(table, stock, face) for face in table.faces], reverse=True)
    promised = sum([rank * points for rank, points in zip(RANKS, found, strict=False)])
    return promised + CARD * min(HAND, stock.cards) + BISHOP * min(3, sum(stock.bishops))


def promise(table: Table, stock: Stock, face: int) -> float:
    """What a fresco card is worth while some of its colors may be missing."""
    missing, mixtures = _missing(table.rules, stock.counts, face)
    return NEAR[missing] * _value(table, stock, face, mixtures)


def value(table: Table, stock: Stock, face: int) -> int:
    """About what the fresco card will show if it is restored with these cards."""
    return _value(table, stock, face, _missing(table.rules, stock.counts, face)[1])


def _value(table: Table, stock: Stock, face: int, mixtures: int) -> int:
    rotations = mixtures
    for colour in table.rules.face_colours[face]:
        rotations += (stock.bishops[colour] > 0) + (colour == table.favourite)
    return table.rules.face_values[face][min(MOST_ROTATIONS, rotations)]


def _missing(rules: Rules, counts: tuple[int, ...], face: int) -> tuple[int, int]:
    """Colors that cannot be paid, as few as possible; and then blends among the payments, as many as possible."""
    return _search(rules, face, _fields(rules, face)(counts))


@functools.lru_cache(maxsize=256)
def _fields(rules: Rules, face: int) -> Callable[[tuple[int, ...]], tuple[int, ...]]:
    """Picks out of a stock what can pay for this fresco card at all."""
    return operator.itemgetter(*_paying(rules, face))


def _paying(rules: Rules, face: int) -> list[int]:
    ways = [fields for colour in rules.face_colours[face] for fields in rules.ways[colour]]
    return sorted({field for way in ways for field in way})


@functools.lru_cache(maxsize=1 << 16)
def _search(rules: Rules, face: int, counts: tuple[int, ...]) -> tuple[int, int]:
    missing, mixtures = _best(rules, rules.face_colours[face], dict(zip(_paying(rules, face), counts, strict=True)))
    return missing, -mixtures


def _best(rules: Rules, colours: Sequence[int], counts: dict[int, int]) -> tuple[int, int]:
    """Missing colors and blends, the latter negative: the less of both, the better."""
    if not colours:
        return 0, 0
    missing, mixtures = _best(rules, colours[1:], counts)
    found = [(missing + 1, mixtures)]
    for fields in rules.ways[colours[0]]:
        if all(counts[field] for field in fields):
            left = {field: count - (field in fields) for field, count in counts.items()}
            missing, mixtures = _best(rules, colours[1:], left)
            found.append((missing, mixtures - (len(fields) > 1)))
    return min(found)


def draw_gain(table: Table, stock: Stock, pile: int) -> float:
    """What a card of this pile adds on average; what the piles hold is known to all (C-COMP-04)."""
    return _draw_gains(table, stock)[pile]


def symbols_gain(table: Table, stock: Stock, symbols: Sequence[tuple[int, int]]) -> float:
    """What the draws for a card's symbols add to the hand, workshop piles chosen well."""
    market, *workshops = _draw_gains(table, stock)
    by_sort = (market, max(workshops), max(market, *workshops))
    return sum([by_sort[sort] * number for sort, number in symbols])


@functools.lru_cache(maxsize=1 << 14)
def _draw_gains(table: Table, stock: Stock) -> tuple[float, ...]:
    sorts, piles = _sorts(table.rules)
    now = worth(table, stock)
    gains = [worth(table, stock.changed(table.rules, card, 1)) - now for card in sorts]
    return tuple([sum([gains[sort] * share for sort, share in pile]) for pile in piles])


@functools.lru_cache(maxsize=16)
def _sorts(rules: Rules) -> tuple[list[int], list[list[tuple[int, float]]]]:
    """Cards that differ in what they can pay, one for all of a sort; and for every pile the shares of its sorts."""
    sorts: dict[tuple[int, int], int] = {}  # by field and bishop symbol
    piles = []
    for cards in rules.cards:
        kinds = [(rules.stock_field[card], rules.bishop[card]) for card in cards]
        for card, kind in zip(cards, kinds, strict=True):
            sorts.setdefault(kind, card)
        order = list(sorts)
        piles.append([(order.index(kind), kinds.count(kind) / len(kinds)) for kind in dict.fromkeys(kinds)])
    return list(sorts.values()), piles
