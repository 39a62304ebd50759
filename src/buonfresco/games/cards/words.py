"""Small phrases that much is made of: cards, draws, tiles, what a fresco card would be worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.told import Said
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.piles import MARKET_PILE
from buonfresco.games.cards.state import DRAW, PAINT
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.cards.prospects import Range
    from buonfresco.games.cards.rules import Rules

TILE_SORTS: Final = ("rotation", "exchange", "demand", "paint")  # what they do, paint tiles of all colors alike


def joined(parts: Sequence[Said]) -> Said:
    """``a, b and c``"""
    if not parts:
        return say("cards-none")
    return say("list-and", some=list(parts[:-1]), last=parts[-1]) if len(parts) > 1 else parts[0]


def times(count: int, thing: Said) -> Said:
    return thing if count == 1 else say("panel-times", count=count, thing=thing)


def card(r: Rules, name: str) -> Phrase:
    """``yellow W+``; workshop cards with the window on their backs."""
    number = r.card_numbers[name]
    words = {"colour": Piece("paints", LETTERS[r.card_colour[number]]), "symbols": r.card_signs[number]}
    back = r.card_back[number]
    return say("cards-card", **words) if back == MARKET_PILE else say("cards-card-back", **words, back=back_of(r, back))


def back_of(r: Rules, pile: int) -> Piece:
    return Piece("cards-back", r.pile_names[pile])


def cards(r: Rules, names: Sequence[str]) -> Said:
    """Equal ones counted."""
    return joined([times(names.count(name), card(r, name)) for name in dict.fromkeys(names)])


def draws(counts: Mapping[str, int]) -> Said:
    """``2 market cards and 1 workshop card``"""
    return joined([say(f"cards-draws-{sort}", count=count) for sort, count in counts.items() if count])


def draws_for(r: Rules, number: int) -> Said:
    """What a card brings that is laid out."""
    sorts = DRAW.of(r)
    return draws({sorts[sort]: count for sort, count in r.card_symbols[number]})


def fresco(r: Rules, face: int) -> Piece:
    return Piece("fresco-card", r.face_names[face])


def tile(name: str) -> Piece:
    return Piece("cards-tile", name)


def tiles(counts: Mapping[str, int]) -> list[Said]:
    return [times(count, tile(name)) for name, count in counts.items()]


def about_tile(r: Rules, name: str) -> Phrase:
    """What it does; paint tiles all do the same."""
    return say(f"cards-about-{tile_sort(r, name)}")


def tile_sort(r: Rules, name: str) -> str:
    return TILE_SORTS[min(PAINT, r.tile_names.index(name))]


def letters(numbers: Iterable[int]) -> str:
    return "".join(LETTERS[colour] for colour in numbers)


def points(worth: Range) -> Phrase:
    if worth.low == worth.high:
        return say("cards-points", points=worth.low)
    return say("cards-range", low=worth.low, high=worth.high)


def worth_note(key: str, worth: Range) -> Phrase:
    return say(f"note-cards-{key}", points=points(worth), low=worth.low, high=worth.high)


def pile(r: Rules, number: int, left: int, discarded: int) -> list[Phrase]:
    """What a pile was made of, and how many cards are left."""
    found = r.pile_colours[number]
    holds = letters(colour for colour, _ in found)
    (_, most), (_, least) = found[0], found[-1]
    if most > least:
        total = sum(count for _, count in found)
        said = say("cards-mainly", colour=Piece("paints", holds[0]), most=most, count=total)
    else:
        said = say("cards-alike", colours=Piece("paints", holds))
    if left:
        return [said, say("cards-left", cards=left)]
    return [said, say("cards-shuffled", cards=discarded)] if discarded else [said, say("cards-left", cards=0)]
