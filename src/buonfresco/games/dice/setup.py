"""Setup (D-SETUP). The order of draws is fixed: start player, then the open portrait tile of each field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.games.dice import turn
from buonfresco.games.dice.state import NONE, SOURCES

if TYPE_CHECKING:
    from buonfresco.games.dice.game import Dice


def set_up(g: Dice) -> None:
    s, r = g.s, g.r
    s.track = [0] * r.seats  # D-SETUP-03
    s.points = [[0] * len(SOURCES) for _ in range(r.seats)]
    s.takers = [[] for _ in r.sums]
    s.portraits = [[] for _ in range(r.seats)]
    turn.clear(g)
    s.start = s.turn = g.draw_one("start", list(range(r.seats)))  # D-SETUP-08
    s.unseen = list(r.portraits)
    s.fields = [NONE] * len(r.fields)
    s.facedown = [len(r.portraits) // len(r.fields)] * len(r.fields)  # D-SETUP-07
    for field in range(len(r.fields)):
        turn.turn_over(g, field)
    g.begin("turn", s.start)
    g.run()
