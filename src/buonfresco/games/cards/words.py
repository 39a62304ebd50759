"""Small phrases that much is made of: cards, draws, tiles, what a fresco card would be worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.told import Said
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.piles import MARKET_PILE
from buonfresco.games.cards.state import DRAW, PAINT
from buonfresco.phrases import Phrase, Piece, called, say

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


def card(r: Rules, number: int, count: int = 1, *, half: bool = False) -> Phrase:
    """``a yellow mixing card``: what one pays with. What it brings in an exchange, and its window, are details.

    ``half``: it is being mixed, so nobody has to be told that it is a mixing card.
    """
    return _called(r, r.card_names[number], number, count, half)


def _called(r: Rules, name: str, number: int, count: int, half: bool = False) -> Phrase:
    hue, mixing = LETTERS[r.card_colour[number]], r.mixing[number] and not half
    words = say("cards-called", hue=hue, count=count, mixing=mixing, bishop=bool(r.bishop[number]))
    return say("cards-card", card=called(Piece("card", name), words), hue=hue, count=count)


def card_in_full(r: Rules, number: int, count: int = 1) -> Phrase:
    """With all that is on it, so that no other card is called like this."""
    return _detailed(r, number, card(r, number, count), True, r.card_back[number] != MARKET_PILE)


def card_among(r: Rules, number: int, others: Iterable[int], *, half: bool = False, draws_said: bool = False) -> Phrase:
    """With what tells it apart from other cards. ``draws_said``: what it brings in an exchange stands beside it."""
    alike = [other for other in others if other != number and _look(r, other) == _look(r, number)]
    symbols = r.card_symbols[number]
    draws = not draws_said and any(r.card_symbols[other] != symbols for other in alike)
    window = any(r.card_symbols[other] == symbols for other in alike)
    return _detailed(r, number, card(r, number, half=half), draws, window)


def _look(r: Rules, number: int) -> str:
    """What cards are called by, also as a name of several that differ in the rest: ``Y+``."""
    return LETTERS[r.card_colour[number]] + "+" * r.mixing[number] + "*" * r.bishop[number]


def _detailed(r: Rules, number: int, said: Phrase, draws: bool, window: bool) -> Phrase:
    details: list[Said] = [say("cards-exchanged", draws=short_draws(r, number))] if draws else []
    if window:
        details.append(window_of(r, r.card_back[number]))
    return say("cards-detailed", card=said, details=details) if details else said


def window_of(r: Rules, pile: int) -> Piece:
    """What the back of a card shows."""
    return Piece("cards-window", r.pile_names[pile])


def cards(r: Rules, names: Sequence[str]) -> Said:
    """Those that are called alike counted."""
    found: dict[str, list[int]] = {}
    for name in names:
        number = r.card_numbers[name]
        found.setdefault(_look(r, number), []).append(number)
    return joined([_alike(r, look, numbers) for look, numbers in found.items()])


def _alike(r: Rules, look: str, numbers: list[int]) -> Phrase:
    number = numbers[0]
    return _called(r, r.card_names[number] if len(set(numbers)) == 1 else look, number, len(numbers))


def cards_in_full(r: Rules, names: Sequence[str]) -> Said:
    return joined([card_in_full(r, r.card_numbers[name], names.count(name)) for name in dict.fromkeys(names)])


def draws(counts: Mapping[str, int]) -> Said:
    """``2 market cards and 1 workshop card``"""
    return joined([say(f"cards-draws-{sort}", count=count) for sort, count in counts.items() if count])


def draws_for(r: Rules, number: int) -> Said:
    """What a card brings that is laid out."""
    sorts = DRAW.of(r)
    return draws({sorts[sort]: count for sort, count in r.card_symbols[number]})


def short_draws(r: Rules, number: int) -> Said:
    """The same where it is one of several things about a card: ``2 market``."""
    sorts = DRAW.of(r)
    return joined([say(f"cards-short-{sorts[sort]}", count=count) for sort, count in r.card_symbols[number]])


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
