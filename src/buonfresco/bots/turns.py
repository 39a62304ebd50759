"""Search in games whose seats take turns: rollouts end when everybody has had another one.

The light policy of such a game weighs the options of who is asked in a world; the best one is what it does, and
its scores are the prior.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from buonfresco.bots.luck import Luck
from buonfresco.bots.search import Late, Mind
from buonfresco.bots.seat import Seat
from buonfresco.engine.action import Action
from buonfresco.phrases import Phrase, say


class TurnMind(Mind):
    """``cycles``: how many turns everybody has until the horizon."""

    def __init__(self, cycles: int) -> None:
        self.cycles = cycles

    # ---- what each game provides -------------------------------------------------------------------------------

    def weighed(self, world: Any, seat: int, options: Sequence[Action]) -> list[float]:
        """The light policy's scores of a seat's options."""
        raise NotImplementedError

    def chance(self, world: Any, seat: int) -> float:
        raise NotImplementedError

    def slope(self, world: Any) -> float:
        """What a point of the scores is in chances to win, about."""
        raise NotImplementedError

    # ---- what the search asks ----------------------------------------------------------------------------------

    def prior(self, seat: Seat, late: Late) -> list[float]:
        options = [seat.sample.codec.decode(option.code) for option in seat.decision.options]
        slope = self.slope(seat.sample)
        return [slope * score for score in self.weighed(seat.sample, seat.number, options)]

    def horizon(self, world: Any) -> int:
        return self.turn(world) + self.cycles * int(world.ruleset.seats)

    def reached(self, world: Any, horizon: int) -> bool:
        return bool(world.over) or self.turn(world) >= horizon

    def until_horizon(self, _ends: list[Any]) -> Phrase:
        return say("bot-until-turns", turns=self.cycles)

    def turn(self, world: Any) -> int:
        """Turns since the beginning."""
        s, seats = world.state, world.ruleset.seats
        return int(s.round * seats + (s.turn - s.start) % seats)

    def policy(self, world: Any, luck: Luck, me: int) -> Action:
        options: Sequence[Action] = world.legal()
        scores = self.weighed(world, world.asked_first, options)
        best, chosen = scores[0], options[0]
        for option, score in zip(options, scores, strict=True):
            if score > best:
                best, chosen = score, option
        return chosen
