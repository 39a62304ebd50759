"""Search, the same for every game: a race of options over sampled worlds.

In each world every option that is still in the race is played, and the world is then played on by a light policy to a
horizon, where the game says how good the chances are. All options meet the same worlds with the same luck; who is
clearly behind drops out. Budgets are in rollouts, so that an answer can be repeated; seconds are only a cap, looked at
after every step of a rollout.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from buonfresco.bots.luck import Luck
from buonfresco.bots.seat import Seat
from buonfresco.phrases import Phrase, say

NEVER: Final = -1e8  # a score at or below it: no sensible player does that
_LEAST: Final = 6  # worlds before anybody drops out
_EVERY: Final = 3  # worlds between two looks at who drops out
_BEHIND: Final = 2.5  # standard errors
_DOUBT: Final = 2.0  # worlds that what is seen must outweigh
_ALIKE: Final = 0.0005  # chances that differ by less are equal
_HOPELESS: Final = 0.3  # who is so far behind at first sight never won a race (measured, docs/opponents.md)
_REASONS: Final = 8  # worlds that a reason is taken from
_FOR_REASONS: Final = 0.2  # of the time

Late = Callable[[], bool]  # is time up?


class Mind:
    """What a game gives the search."""

    def prior(self, seat: Seat, late: Late) -> list[float]:
        """How good each option looks at first sight, in chances to win beyond those of the others. ``late``: time is
        up, what has not been looked at yet is left out.
        """
        raise NotImplementedError

    def rethink(self, world: Any, seat: int, luck: Luck) -> None:
        """What others have decided in secret was drawn at random: let them think."""

    def horizon(self, world: Any) -> int:
        """Where rollouts from here end, in whatever the game counts."""
        raise NotImplementedError

    def reached(self, world: Any, horizon: int) -> bool:
        """Is the game over, or the horizon reached?"""
        raise NotImplementedError

    def policy(self, world: Any, luck: Luck, me: int) -> Any:
        """A quick sensible answer for the seat that is asked first. ``me`` is the seat that thinks."""
        raise NotImplementedError

    def chance(self, world: Any, seat: int) -> float:
        """The seat's chance to win, about."""
        raise NotImplementedError

    def why(self, seat: Seat, code: int, ends: list[Any]) -> Phrase:
        """What speaks for an answer, in a line, by where it has led."""
        points = self.gained(seat, ends)
        return say("bot-why-points", points=points, until=self.until(ends)) if points > 0 else say("bot-why-later")

    def gained(self, seat: Seat, ends: list[Any]) -> int:
        """Points from now to where it has led, on average."""
        now = float(seat.sample.scores()[seat.number])
        return round(sum([float(end.scores()[seat.number]) for end in ends]) / len(ends) - now)

    def until(self, ends: list[Any]) -> Phrase:
        """Where the points are counted: the end of the game, if that is reached in any case, or the horizon."""
        over = all(end.over for end in ends)
        return say("bot-until-over") if over else self.until_horizon(ends)

    def until_horizon(self, ends: list[Any]) -> Phrase:
        """The horizon in words."""
        raise NotImplementedError


class Race:
    """One decision. ``width``: how many options take part at most; ``trust``: how much the prior counts."""

    def __init__(
        self, seat: Seat, mind: Mind, width: int, trust: float, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.seat = seat
        self.mind = mind
        self.width = width
        self.trust = trust
        self.clock = clock
        self.end = clock() + seat.budget.seconds - seat.spent
        self.rollouts = 0

    def run(self) -> int:
        """The code of the option that wins."""
        seat, luck = self.seat, self.seat.luck
        options = seat.decision.options
        prior = self.mind.prior(seat, self.late)
        order = list(range(len(options)))
        luck.shuffle(order)  # which of equal ones comes first is left to luck
        order.sort(key=lambda index: -prior[index])
        width = min(self.width, max(2, seat.budget.rollouts // _LEAST))
        live = [index for index in order if prior[index] > NEVER][:width] or order[:1]
        extra = {index: self.trust * prior[index] for index in live}
        live = [index for index in live if extra[live[0]] - extra[index] < _HOPELESS]
        actions = {index: seat.sample.codec.decode(options[index].code) for index in live}
        got: dict[int, list[float]] = {index: [] for index in live}
        count = 0
        while len(live) > 1 and self.rollouts + len(live) <= seat.budget.rollouts:
            begun = self.clock()
            word = luck.getrandbits(60)
            world = seat.world(word)
            self.mind.rethink(world, seat.number, Luck(word))
            horizon = self.mind.horizon(world)
            found: list[float] = []
            for index in live:
                result = self.rollout(world, actions[index], horizon, word)
                if result is None:
                    return options[_best(live, got, extra)].code
                found.append(result)
            for index, result in zip(live, found, strict=True):
                got[index].append(result)
            count += 1
            if count == 1:
                live = live[: self.fitting(len(live), self.clock() - begun)]
            if count >= _LEAST and count % _EVERY == 0:
                live = _left(live, got, extra)
        return options[_best(live, got, extra)].code

    def advise(self) -> tuple[int, Phrase | None]:
        """The code of the option that wins, and why; some of the time is kept for the reason."""
        kept = _FOR_REASONS * self.seat.budget.seconds
        self.end -= kept
        code = self.run()
        self.end += kept
        return code, self.reason(code)

    def reason(self, code: int) -> Phrase | None:
        """What speaks for an option, by where it leads in a few worlds."""
        ends: list[Any] = []
        for word in range(_REASONS):
            if self.late():
                break
            world = self.seat.world(word)
            self.mind.rethink(world, self.seat.number, Luck(word))
            end = self.played(world, self.seat.sample.codec.decode(code), self.mind.horizon(world), word)
            if end is not None:
                ends.append(end)
        return self.mind.why(self.seat, code, ends) if ends else None

    def fitting(self, options: int, seconds: float) -> int:
        """How many of so many options, who took so long in one world, can race on until somebody may drop out. On a
        slow machine few that are known are better than many that are not.
        """
        left = (self.end - self.clock()) / (_LEAST - 1)
        return options if left >= seconds else max(2, int(options * left / seconds))

    def late(self) -> bool:
        return self.clock() > self.end

    def rollout(self, world: Any, action: Any, horizon: int, word: int) -> float | None:
        """How the option turns out in a world; None if time is up."""
        end = self.played(world, action, horizon, word)
        if end is None:
            return None
        self.rollouts += 1
        return self.mind.chance(end, self.seat.number)

    def played(self, world: Any, action: Any, horizon: int, word: int) -> Any:
        """The world at the horizon; None if time is up."""
        mind, clock, end = self.mind, self.clock, self.end
        seat = self.seat.number
        luck = Luck(word)
        one = world.copy()
        one.apply(action, seat)
        while not mind.reached(one, horizon):
            if clock() > end:
                return None
            one.apply(mind.policy(one, luck, seat))
        return one


def _best(live: list[int], got: dict[int, list[float]], extra: dict[int, float]) -> int:
    """The first of the best; ``live`` is in the order of the prior."""
    return max(live, key=lambda index: _believed(got[index]) + extra[index])


def _believed(values: list[float]) -> float:
    """The average, and less of it the fewer there are: then the prior decides."""
    return sum(values) / (len(values) + _DOUBT)


def _left(live: list[int], got: dict[int, list[float]], extra: dict[int, float]) -> list[int]:
    """Who is not clearly behind the best one, and not as good as it either."""
    best = _best(live, got, extra)
    top = got[best]
    count = len(top)
    left = [best]
    for index in live:
        if index == best:
            continue
        total = square = 0.0
        for mine, other in zip(top, got[index], strict=True):
            gap = mine - other
            total += gap
            square += gap * gap
        mean = total / count
        error = _BEHIND * math.sqrt(max(0.0, square / count - mean * mean) / (count - 1))
        mean += extra[best] - extra[index]
        if mean <= error and mean + error > _ALIKE:
            left.append(index)
    return left
