"""A look at what an answer leads to: it is played in a world, the rest of the turn by the light policy, and weighed.

So rules of modules need not be known here; what they give one to hold is weighed by their own ``WORTH``.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Final

from buonfresco.bots.fresco.light import Light
from buonfresco.bots.fresco.sheets import COIN, MOOD, SHORT
from buonfresco.bots.fresco.stocks import STEP, stock_worth
from buonfresco.bots.luck import Luck
from buonfresco.engine.action import Action
from buonfresco.games.fresco.actions import NO_STEP
from buonfresco.games.fresco.constants import CATHEDRAL, FIFTH
from buonfresco.games.fresco.game import Fresco
from buonfresco.games.fresco.rules import Rules
from buonfresco.games.fresco.worth import Holdings, rounds_left

UNLIKELY: Final = -1e6  # not looked at
MOST_STEPS: Final = 12  # of the rest of a turn
RESERVE: Final = 6  # so many Thalers are wanted for the next market
MOOD_ROUNDS: Final = 1.0


class Look:
    """For one configuration."""

    __slots__ = ("holdings", "light", "rules")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.light = Light(rules)
        self.holdings: list[Holdings] = []
        for module in rules.modules:
            if module.worth.holdings is not None:
                self.holdings.append(module.worth.holdings)

    def scores(
        self,
        world: Fresco,
        seat: int,
        options: Sequence[Action],
        luck: Luck,
        late: Callable[[], bool] | None = None,
    ) -> list[float]:
        """What each answer leads to, in points; once it is late nothing more is looked at. So what the light policy
        would do comes first.
        """
        if world.all_asked:  # nothing comes of a plan yet
            return [self.light.guess(world, seat, action) for action in options]
        found = [UNLIKELY] * len(options)
        likely = self.light.choose(world, luck)
        first = options.index(likely) if likely in options else 0
        found[first] = self.score(world, seat, options[first], luck)
        for index, action in enumerate(options):
            if late is not None and late():
                break
            if index != first:
                found[index] = self.score(world, seat, action, luck)
        return found

    def score(self, world: Fresco, seat: int, action: Action, luck: Luck) -> float:
        if action.kind == "restore" and action.args[1] not in (NO_STEP, action.args[0]):
            best = STEP[world.s.bishop][action.args[0]][1]
            if best is not action:  # another step of the bishop is better
                return UNLIKELY
        w = world.copy()
        w.apply(action, seat)
        for _ in range(MOST_STEPS):
            if w.over or w.all_asked or w.asked_first != seat or w.s.round != world.s.round:
                break
            w.apply(self.light.choose(w, luck))
        return self.standing(w, seat)

    def standing(self, w: Fresco, seat: int) -> float:
        """Points, and what everything one has may still bring."""
        s = w.s
        total = float(max(0, s.track[seat]))
        if w.over:
            return total
        thalers, stock, plan = s.thalers[seat], s.paints[seat], s.plans[seat]
        total += 0.5 * thalers if s.final else COIN * thalers + (SHORT - COIN) * min(RESERVE, thalers)
        work = 0
        if plan:
            work += plan[CATHEDRAL] if s.column < CATHEDRAL else 0
            work += plan[FIFTH] if s.final and s.column < FIFTH else 0
        income = 0.5 * rounds_left(w)
        if work:
            t = self.light.stocks
            total += t.gains(stock, t.places(s), s.bishop, thalers > 0, s.final, income, work, 1)[-1]
        if not s.final:
            total += stock_worth(stock)
            total += MOOD_ROUNDS * MOOD[min(len(MOOD) - 1, s.mood[seat] - self.rules.mood_bottom)]
            total += income * s.owner.count(seat)
        for held in self.holdings:
            total += held(w, seat)
        return total


@functools.lru_cache(maxsize=16)
def look_of(rules: Rules) -> Look:
    return Look(rules)
