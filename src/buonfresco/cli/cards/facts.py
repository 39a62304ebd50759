"""What a view means for who looks at it: what cards bring, what can be paid, which value a fresco card would get."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from buonfresco.engine.view import Option
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.rules import Rules
from buonfresco.games.cards.state import MOST_ROTATIONS
from buonfresco.games.cards.view import Player, View

_SORTS = ("market", "workshop", "either")


class Thing(NamedTuple):
    """What pays a color: cards that differ in nothing but their exchange symbols are the same here."""

    colour: int
    sort: str  # plain, mixing, tile
    bishop: int


Stock = Counter[Thing]


class Range(NamedTuple):
    """From the lowest to the highest."""

    low: int
    high: int


def own(view: View) -> Player:
    assert view.seat is not None
    return view.players[view.seat]


def hand(view: View) -> list[str]:
    """The viewer's cards, by color."""
    return sorted(own(view).hand or [], key=lambda card: LETTERS.index(colour(card)))


# ---- cards ----------------------------------------------------------------------------------------------------------


def colour(card: str) -> str:
    """``round-G-M/W``: the letter before the symbols."""
    return card.split("-")[-2]


def symbols(card: str) -> str:
    """With the marks for mixing cards and bishops."""
    return card.rpartition("-")[2]


def back(rules: Rules, card: str) -> str:
    return rules.pile_names[rules.card_back[rules.card_names.index(card)]]


def is_market(rules: Rules, card: str) -> bool:
    return back(rules, card) == rules.pile_names[0]


def draws(rules: Rules, cards: Iterable[str]) -> dict[str, int]:
    """How many cards these bring if they are exchanged: of the market, of workshops, of either."""
    found = dict.fromkeys(_SORTS, 0)
    for card in cards:
        for sort, count in rules.card_symbols[rules.card_names.index(card)]:
            found[_SORTS[sort]] += count
    return found


def pile_colours(rules: Rules, pile: str) -> list[tuple[str, int]]:
    """What a pile was made of: its colors, the most frequent first."""
    cards = rules.cards[rules.pile_names.index(pile)]
    return Counter(LETTERS[rules.card_colour[card]] for card in cards).most_common()


def values(rules: Rules, fresco: str) -> Sequence[int]:
    return rules.face_values[rules.face_names.index(fresco)]


# ---- payment --------------------------------------------------------------------------------------------------------


def stock(rules: Rules, cards: Iterable[str], tiles: dict[str, int]) -> Stock:
    found: Stock = Counter()
    for card in cards:
        number = rules.card_names.index(card)
        sort = "mixing" if rules.mixing[number] else "plain"
        found[Thing(rules.card_colour[number], sort, rules.bishop[number])] += 1
    for number, letter in enumerate(LETTERS):
        found[Thing(number, "tile", 0)] += tiles.get(f"paint-{letter}", 0)
    return found


def own_stock(view: View, rules: Rules) -> Stock:
    return stock(rules, hand(view), own(view).tiles)


def _ways(rules: Rules, wanted: int) -> Iterable[tuple[tuple[Thing, ...], int]]:
    """Everything that pays a color, with the rotations it brings (C-REST-04, C-REST-19, C-MIX-04)."""
    yield (Thing(wanted, "tile", 0),), 0
    for sort, bishop in itertools.product(("plain", "mixing"), (0, 1)):
        yield (Thing(wanted, sort, bishop),), bishop
    for one, other in rules.mixtures[wanted]:
        for first, second in itertools.product((0, 1), (0, 1)):
            yield (Thing(one, "mixing", first), Thing(other, "mixing", second)), 1 + first + second


def _endings(rules: Rules, things: Stock, colours: Sequence[int]) -> set[int]:
    """The numbers of rotations that payments of these colors can bring; none if they cannot be paid."""
    if not colours:
        return {0}
    found: set[int] = set()
    for used, rotations in _ways(rules, colours[0]):
        needed = Counter(used)
        if all(things[thing] >= count for thing, count in needed.items()):
            left = things.copy()
            left.subtract(needed)
            found |= {rotations + more for more in _endings(rules, left, colours[1:])}
    return found


def worth(view: View, rules: Rules, fresco: str) -> Range | None:
    """What a fresco card would count, depending on how it is paid; None if it cannot be."""
    colours = rules.face_colours[rules.face_names.index(fresco)]
    return _range(view, rules, fresco, _endings(rules, own_stock(view, rules), colours))


def lost(view: View, rules: Rules, cards: Iterable[str]) -> list[str]:
    """Open fresco cards that can be paid now, but not without these cards."""
    left, tiles = hand(view), own(view).tiles
    for card in cards:
        left.remove(card)
    rest = stock(rules, left, tiles)
    return [
        fresco
        for fresco in dict.fromkeys(view.frescoes)
        if worth(view, rules, fresco) and not _endings(rules, rest, rules.face_colours[rules.face_names.index(fresco)])
    ]


def _range(view: View, rules: Rules, fresco: str, rotations: set[int]) -> Range | None:
    if not rotations:
        return None
    favourite = favoured(view, fresco)
    found = [values(rules, fresco)[min(MOST_ROTATIONS, turns + favourite)] for turns in rotations]
    return Range(min(found), max(found))


def favoured(view: View, fresco: str) -> bool:
    """It shows the favorite color: one rotation more (C-REST-05)."""
    return view.favourite is not None and view.favourite in fresco


def can_restore(view: View) -> bool:
    """A restoration is among the answers."""
    return view.decision is not None and any(option.kind == "restore" for option in view.decision.options)


def missing(view: View, rules: Rules, fresco: str) -> list[str]:
    """The fewest colors that would have to come; several sets of them if any of these would do. None if payable."""
    colours = rules.face_colours[rules.face_names.index(fresco)]
    things = own_stock(view, rules)
    if _endings(rules, things, colours):
        return []
    for count in range(1, len(colours) + 1):
        found = [
            "".join(LETTERS[colours[number]] for number in lacking)
            for lacking in itertools.combinations(range(len(colours)), count)
            if _endings(rules, things, [one for number, one in enumerate(colours) if number not in lacking])
        ]
        if found:
            return list(dict.fromkeys(found))
    return []


# ---- paying one color ----------------------------------------------------------------------------------------------


def used(option: Option) -> list[str]:
    """The cards an option takes out of the hand."""
    return [target.partition(":")[2] for target in option.targets if target.startswith("card:")]


def rotations(rules: Rules, option: Option) -> int:
    """What a payment brings."""
    return sum(rules.bishop[rules.card_names.index(card)] for card in used(option)) + (option.kind == "mix")


def worth_after(view: View, rules: Rules, option: Option) -> Range | None:
    """What the fresco card that is being paid would count then. None as long as the view does not tell enough."""
    assert view.decision is not None
    before = view.decision.about.get("rotations")
    if before is None or view.restoring is None:
        return None
    cards, tiles = hand(view), dict(own(view).tiles)
    for card in used(option):
        cards.remove(card)
    if option.kind == "paint":
        tiles[option.targets[0].partition(":")[2]] -= 1
    colours = rules.face_colours[rules.face_names.index(view.restoring)][view.paid + 1 :]
    ends = _endings(rules, stock(rules, cards, tiles), colours)
    return _range(view, rules, view.restoring, {before + rotations(rules, option) + more for more in ends})
