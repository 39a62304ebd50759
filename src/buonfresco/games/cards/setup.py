"""Setup (C-SETUP). The order of draws is fixed: starting player, hands, fresco cards, action tiles, favorite color."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.games.cards import restoring
from buonfresco.games.cards.state import HAND

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards


def set_up(g: Cards) -> None:
    s, r = g.s, g.r
    g.clear()
    s.piles = [list(cards) for cards in r.cards]
    s.fresco_pile = list(r.faces)
    s.tile_pile = list(r.tiles)
    s.favourite_pile = list(r.favourites)
    s.start = s.turn = g.draw_one("start", list(range(r.seats)))  # C-SETUP-07
    dealt = g.draw(r.pile_names[0], s.piles[0], HAND * r.seats)
    s.hands = [sorted(dealt[(seat - s.start) % r.seats :: r.seats]) for seat in range(r.seats)]
    restoring.show_frescoes(g)
    restoring.show_tiles(g)
    restoring.show_favourite(g)
    g.begin("whole turn", s.start)
    g.run()
