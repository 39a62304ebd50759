"""Levels that play as a learned painter: who takes the answer it likes best, and who draws among what it likes. Where
nobody has learned the game that is played they search.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from buonfresco.bots import Budget, Level
from buonfresco.bots.search import NEVER, Race
from buonfresco.bots.seat import Seat
from buonfresco.engine.action import Action
from buonfresco.phrases import Phrase

OPENING: Final = 1.0  # in the first round who takes the best draws, too, so that games begin differently

# World, seat, its options: how good each of them is; NEVER for what no sensible player does. None: it was not learned
Scores = Callable[[Any, int, Sequence[Action]], list[float] | None]
Warmth = Callable[[Seat], float]


def best(seat: Seat) -> float:
    """The warmth of who takes the answer that is liked best."""
    return OPENING if seat.sample.state.round == 1 else 0.0


def drawn(seat: Seat, scores: Scores, heat: float) -> int | None:
    """The code of an answer: what is liked less by ``heat`` is drawn e times less often; without heat, the best one."""
    actions = [seat.sample.codec.decode(option.code) for option in seat.decision.options]
    found = scores(seat.sample, seat.number, actions)
    if found is None:
        return None
    if heat:
        found = [score if score <= NEVER else score / heat + _chance(seat.luck.random()) for score in found]
    return seat.pick(found)


def _chance(word: float) -> float:
    """So distributed that the highest of all sums is drawn by the weights."""
    return -math.log(-math.log(min(max(word, 1e-12), 1.0 - 1e-12)))


def nobody(_seat: Seat, _heat: float) -> int | None:
    return None


def painting(
    scores: Scores,
    warmth: Warmth,
    race: Callable[[Seat], Race],
    budget: Budget,
    left_to: Callable[[Seat, float], int | None] = nobody,
) -> Level:
    """``left_to``: the code of who answers instead, if this is not for the painter. Advice is what is liked best, at no
    heat: nothing is drawn.
    """

    def answer(seat: Seat, heat: float) -> int | None:
        other = left_to(seat, heat)
        return drawn(seat, scores, heat) if other is None else other

    def choose(seat: Seat) -> int:
        code = answer(seat, warmth(seat))
        return race(seat).run() if code is None else code

    def advise(seat: Seat) -> tuple[int, Phrase | None]:
        code = answer(seat, 0.0)
        return race(seat).advise() if code is None else (code, race(seat).reason(code))

    return Level(choose, budget, advise)
