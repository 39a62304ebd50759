"""Setup (D-SETUP). The order of draws is fixed: starting player, then the open portrait tile of each space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.games.dice import turn

if TYPE_CHECKING:
    from buonfresco.games.dice.game import Dice


def set_up(g: Dice) -> None:
    s, r = g.s, g.r
    g.clear()  # D-SETUP-03
    turn.clear(g)
    s.start = s.turn = g.draw_one("start", list(range(r.seats)))  # D-SETUP-08
    s.unseen = list(r.portraits)
    s.facedown = [len(r.portraits) // len(r.fields)] * len(r.fields)  # D-SETUP-07
    for field in range(len(r.fields)):
        turn.turn_over(g, field)
    g.begin("turn", s.start)
    g.run()
