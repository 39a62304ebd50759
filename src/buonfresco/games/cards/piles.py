"""Draw piles and discard piles (C-DRAW)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards

MARKET_PILE: Final = 0


def has_cards(g: Cards, pile: int) -> bool:
    """A pile that is used up lives on in its discard pile (C-DRAW-02, -03)."""
    return bool(g.s.piles[pile] or g.s.discards[pile])


def draw_card(g: Cards, seat: int, pile: int) -> None:
    """Into the hand. The discard pile is shuffled at the moment a card has to come from an empty pile (C-DRAW-02)."""
    s = g.s
    if not s.piles[pile]:
        s.piles[pile] = sorted(s.discards[pile])  # unseen things have no order
        s.discards[pile] = []
        if g.listening:
            g.notes.append(("reshuffled", seat, pile))
    card = g.draw_one(g.r.pile_names[pile], s.piles[pile])
    insort(s.hands[seat], card)
    if g.listening:
        g.notes.append(("drew", seat, pile, card))


def discard_card(g: Cards, card: int) -> None:
    """On the pile of its back (C-SETUP-04)."""
    g.s.discards[g.r.card_back[card]].append(card)


def clear_table(g: Cards) -> None:
    """What was laid out or played goes to its discard piles (C-EXCH-07, C-REST-09)."""
    for card in g.s.table:
        discard_card(g, card)
    g.s.table = []
