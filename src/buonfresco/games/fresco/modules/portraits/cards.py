"""The portrait cards as tables, and the actions that name them."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.games.fresco.board import ALL_SEGMENTS, SEGMENTS
from buonfresco.games.fresco.paints import BASIC, read_paints, write_paints

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules

KEY: Final = "portraits"
LETTERS: Final = "ABC"  # on the backs, from the top of the pile to the bottom
PERMANENT: Final = ("abbot", "actor", "sexton", "servant")  # they stay with their owner; all others work at once

MERCHANT: Final[tuple[Action, ...]] = tuple(
    action("merchant", pair, f"merchant {write_paints(pair)}") for pair in combinations_with_replacement(BASIC, 2)
)
SEXTON: Final[tuple[Action, ...]] = tuple(
    action("sexton", (segment,), f"sexton {SEGMENTS[segment]}") for segment in ALL_SEGMENTS
)


class Cards:
    """What is printed on the cards of a pack, by card."""

    __slots__ = ("actions", "card_of", "ids", "kinds", "letters", "moods", "of_kind", "paints", "points", "thalers")

    def __init__(self, rules: Rules) -> None:
        cards = rules.pack.extra[KEY].card
        self.ids: tuple[str, ...] = tuple([card.id for card in cards])
        self.letters: tuple[int, ...] = tuple([LETTERS.index(card.letter) for card in cards])
        self.kinds: tuple[str, ...] = tuple([card.kind for card in cards])
        self.thalers: tuple[int, ...] = tuple([card.thalers for card in cards])
        self.paints: tuple[tuple[int, ...], ...] = tuple([read_paints(card.paints) for card in cards])
        self.points: tuple[int, ...] = tuple([card.points for card in cards])
        self.moods: tuple[int, ...] = tuple([card.mood for card in cards])
        self.of_kind: dict[str, tuple[int, ...]] = {
            kind: tuple([card for card, other in enumerate(self.kinds) if other == kind]) for kind in self.kinds
        }
        # another pack may have a card of this name elsewhere, so the action itself does not know its number
        self.actions: tuple[Action, ...] = tuple([action("portrait", (), f"portrait {name}") for name in self.ids])
        self.card_of: dict[Action, int] = {act: card for card, act in enumerate(self.actions)}


_CARDS: dict[str, Cards] = {}


def cards(rules: Rules) -> Cards:
    """The tables of a pack; its digest stands for its values."""
    known = _CARDS.get(rules.digest)
    if known is None:
        known = _CARDS[rules.digest] = Cards(rules)
    return known
