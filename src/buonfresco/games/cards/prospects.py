"""What somebody could do with his cards: what a fresco card would count, which colors are missing for it."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, NamedTuple

from buonfresco.games.cards import payment, restoring, words

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards
    from buonfresco.games.cards.rules import Rules


class Range(NamedTuple):
    """Points from the lowest to the highest."""

    low: int
    high: int


def stock_of(g: Cards, seat: int) -> list[int]:
    return payment.full_stock(g.r, g.s.hands[seat], g.s.tiles[seat])


def worth(r: Rules, stock: list[int], face: int, favourite: int, paid: int = 0, rotations: int = 0) -> Range:
    """What a fresco card that can be paid would count, depending on how.

    ``paid``: how many of its colors are, with payments that brought so many ``rotations``.
    """
    endings = payment.endings(r, stock, r.face_colours[face][paid:])
    values = [r.face_values[face][restoring.turned(r, face, rotations + more, favourite)] for more in endings]
    return Range(min(values), max(values))


def missing(r: Rules, stock: list[int], face: int) -> list[str]:
    """The fewest colors that would have to come; several sets of them if any of these would do. None if payable."""
    colours, counts = r.face_colours[face], payment.without_symbols(stock)
    if payment.can_pay(r, counts, colours):
        return []
    for count in range(1, len(colours)):
        found = [
            words.letters([colours[place] for place in lacking])
            for lacking in itertools.combinations(range(len(colours)), count)
            if payment.can_pay(r, counts, [one for place, one in enumerate(colours) if place not in lacking])
        ]
        if found:
            return list(dict.fromkeys(found))
    return [words.letters(colours)]


def lost(g: Cards, after: Cards, seat: int) -> list[int]:
    """Open fresco cards that the seat can pay now, but not any more after something."""
    faces = payment.payable(g, seat, dict.fromkeys(g.s.fresco_open))
    left = payment.payable(after, seat, faces) if faces else []
    return [face for face in faces if face not in left]
