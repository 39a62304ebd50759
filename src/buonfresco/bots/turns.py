"""Search in games whose seats take turns: rollouts end when everybody has had another one.

The light policy is the game's apprentice, who sees what the seat that is asked would see.
"""

from __future__ import annotations

import math
from typing import Any

from buonfresco.bots.luck import Luck
from buonfresco.bots.search import Late, Mind
from buonfresco.bots.seat import Seat
from buonfresco.engine.action import Action


class TurnMind(Mind):
    """``cycles``: how many turns everybody has until the horizon."""

    def __init__(self, cycles: int) -> None:
        self.cycles = cycles

    # ---- what each game provides -------------------------------------------------------------------------------

    def weighed(self, view: Any) -> list[float]:
        """The apprentice's scores of the options of a view, in points."""
        raise NotImplementedError

    def hope(self, world: Any, seat: int) -> float:
        """Points that a seat may still expect, beyond those it has."""
        raise NotImplementedError

    def spread(self, world: Any) -> float:
        """How many points the rest of the game may well change."""
        raise NotImplementedError

    # ---- what the search asks ----------------------------------------------------------------------------------

    def prior(self, seat: Seat, late: Late) -> list[float]:
        even = 1.0 / len(seat.view.players)
        slope = even * (1.0 - even) / self.spread(seat.sample)
        return [slope * score for score in self.weighed(seat.view)]

    def horizon(self, world: Any) -> int:
        return self.turn(world) + self.cycles * int(world.ruleset.seats)

    def reached(self, world: Any, horizon: int) -> bool:
        return bool(world.over) or self.turn(world) >= horizon

    def turn(self, world: Any) -> int:
        """Turns since the beginning."""
        s, seats = world.state, world.ruleset.seats
        return int(s.round * seats + (s.turn - s.start) % seats)

    def policy(self, world: Any, luck: Luck, me: int) -> Action:
        view = world.view(world.asked_first)
        scores = self.weighed(view)
        best = max(range(len(scores)), key=scores.__getitem__)
        action: Action = world.codec.actions[view.decision.options[best].code]
        return action

    def chance(self, world: Any, seat: int) -> float:
        hopes = [float(score) for score in world.scores()]
        if world.over:
            won = world.outcome.winners
            return 1.0 / len(won) if seat in won else 0.0
        for other in range(len(hopes)):
            hopes[other] += self.hope(world, other)
        spread = self.spread(world)
        total = 0.0
        for hope in hopes:
            total += math.exp(min(50.0, (hope - hopes[seat]) / spread))
        return 1.0 / total
