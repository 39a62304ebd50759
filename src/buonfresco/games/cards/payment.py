"""What can be paid with what: cards, blends, paint tiles (C-REST-19, C-MIX, C-TILE-04). The one place for it.

A stock is counted in twelve fields: plain cards and paint tiles by color, then mixing cards by color. Where it matters
what a payment brings, cards with a bishop symbol are counted apart, in twelve more.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.state import PAINT

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards
    from buonfresco.games.cards.rules import Rules

_COLOURS: Final = len(LETTERS)
_FIELDS: Final = 2 * _COLOURS


def stock(g: Cards, seat: int) -> list[int]:
    counts = [0] * _FIELDS
    for field in map(g.r.stock_field.__getitem__, g.s.hands[seat]):
        counts[field] += 1
    paints = g.s.tiles[seat][PAINT:]
    if any(paints):
        for colour, tiles in enumerate(paints):
            counts[colour] += tiles
    return counts


def _key(r: Rules, counts: list[int]) -> bytes:
    """Stocks that can pay the same have the same key."""
    return bytes(counts[:_COLOURS]).translate(r.plain_cap) + bytes(counts[_COLOURS:]).translate(r.mixing_cap)


def payable(g: Cards, seat: int, faces: Iterable[int]) -> list[int]:
    """Those of the fresco cards that the seat could pay now."""
    r = g.r
    counts = stock(g, seat)
    key = _key(r, counts)
    known = r.payable.get(key)
    if known is None:
        known = r.payable[key] = {}
    found: list[int] = []
    for face in faces:
        if face not in known:
            colours = r.face_colours[face]
            known[face] = _has_each(r, counts, colours) and can_pay(r, counts, colours)
        if known[face]:
            found.append(face)
    return found


def _has_each(r: Rules, counts: list[int], colours: Sequence[int]) -> bool:
    """Could each of the colors be paid alone? Mostly one of them could not, and then there is nothing to search."""
    for colour in colours:
        if not counts[colour] and not counts[_COLOURS + colour]:
            for one, other in r.mixtures[colour]:
                if counts[_COLOURS + one] and counts[_COLOURS + other]:
                    break
            else:
                return False
    return True


def can_pay(r: Rules, counts: list[int], colours: Sequence[int]) -> bool:
    """Can these colors be paid, each in one way, every card once?"""
    rest = colours[1:]
    for fields in r.ways[colours[0]]:  # noqa: SIM110  # a generator would cost more than the search
        if _leaves(r, counts, fields, rest):
            return True
    return False


def _leaves(r: Rules, counts: list[int], fields: tuple[int, ...], rest: Sequence[int]) -> bool:
    """Is one thing of each of these fields there, and could the rest be paid without them?"""
    for field in fields:
        if not counts[field]:
            return False
    if not rest:
        return True
    for field in fields:
        counts[field] -= 1
    able = can_pay(r, counts, rest)
    for field in fields:
        counts[field] += 1
    return able


def options(g: Cards, seat: int) -> tuple[Action, ...]:
    """Answers that pay the next color and leave the others payable."""
    s, r = g.s, g.r
    colour = r.face_colours[s.restoring][s.paid]
    counts = stock(g, seat)
    key = (s.restoring, s.paid, _key(r, counts))
    ways = r.pay_ways.get(key)
    if ways is None:
        rest = r.face_colours[s.restoring][s.paid + 1 :]
        ways = r.pay_ways[key] = [fields for fields in r.ways[colour] if _leaves(r, counts, fields, rest)]
    by_field: dict[int, list[int]] = {}
    for card in dict.fromkeys(s.hands[seat]):
        by_field.setdefault(r.stock_field[card], []).append(card)
    found: list[Action] = []
    for fields in ways:
        if len(fields) == 1:
            found += [r.pays[card] for card in by_field.get(fields[0], [])]
            if fields[0] == colour and s.tiles[seat][PAINT + colour]:
                found.append(r.paints[colour])
        else:
            found += [r.mixes[one, other] for one in by_field[fields[0]] for other in by_field[fields[1]]]
    return tuple(found)


# ---- what a payment brings -----------------------------------------------------------------------------------------


def rotations(bishops: Sequence[int]) -> int:
    """By the bishop symbols of the cards that pay one color (C-REST-04); a blend forms another one (C-MIX-04, -06)."""
    return sum(bishops) + (len(bishops) > 1)


def full_stock(r: Rules, hand: Iterable[int], tiles: Sequence[int]) -> list[int]:
    """Counts by field, those of cards with a bishop symbol behind the others."""
    counts = [0] * (2 * _FIELDS)
    for card in hand:
        counts[r.stock_field[card] + _FIELDS * r.bishop[card]] += 1
    for colour, count in enumerate(tiles[PAINT:]):
        counts[colour] += count
    return counts


def without_symbols(counts: list[int]) -> list[int]:
    """Such counts by field alone."""
    return [one + other for one, other in zip(counts[:_FIELDS], counts[_FIELDS:], strict=True)]


def endings(r: Rules, counts: list[int], colours: Sequence[int]) -> set[int]:
    """The numbers of rotations that payments of these colors can bring; none if they cannot be paid."""
    if not colours:
        return {0}
    found: set[int] = set()
    for fields in r.ways[colours[0]]:
        for places in itertools.product(*[(field, field + _FIELDS) for field in fields]):
            if all(counts[place] for place in places):
                for place in places:
                    counts[place] -= 1
                turns = rotations([place // _FIELDS for place in places])
                found |= {turns + more for more in endings(r, counts, colours[1:])}
                for place in places:
                    counts[place] += 1
    return found
