"""Worlds a seat cannot tell from the real one (X-INFO-04). Only what its view shows is kept."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from buonfresco.engine import sampling
from buonfresco.engine.memory import Known, carry
from buonfresco.games.fresco.actions import WITHDRAW
from buonfresco.games.fresco.paints import BASIC, LETTERS, PAINTS
from buonfresco.games.fresco.plan import take_back
from buonfresco.games.fresco.state import NO_PLAN

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

_TRIES: Final = 50
_PLENTY: Final = 9


def sample(g: Fresco, seat: int | None, word: int, recall: bool, told: Known | None = None) -> Fresco:
    """``told``: what the seat has been told of stocks, Thalers and paints by seat."""
    world: Fresco
    world, rng = sampling.begin(g, word)
    hidden = [other for other in range(g.r.seats) if other != seat]
    sealed = [other for other in hidden if g.s.sealed and g.waits(other)]
    if g.s.sealed:
        for other in hidden:
            take_back(world, other)
    known = g.s.open or recall
    planned = g.s.round > 1 or not (g.s.sealed or NO_PLAN in g.s.plans)  # which plans there are is a secret until then
    if not (known or planned) and told is None:
        _start_stocks(world, hidden)
        known = True
    _redraw(world, -1 if seat is None else seat, [] if known else hidden, rng, recall, told)
    for other in sealed:
        _plan_anyhow(world, other, rng)
    world.s.bag.sort()
    sampling.end(world)
    carry(g, world, seat)
    return world


def _plan_anyhow(world: Fresco, other: int, rng: random.Random) -> None:
    """Who has sealed a plan is public, what is sealed is not (B-PLAN-07)."""
    while not world.waits(other):
        chosen = rng.choice([action for action in world.legal(other) if action is not WITHDRAW])
        world.part_of(other).effects[chosen.kind](world, other, 0, chosen)


def _start_stocks(world: Fresco, hidden: list[int]) -> None:
    """Before anybody has acted everybody knows what the others begin with (B-SETUP-03), but for what modules bring or
    take in the morning; who has listened knows that, too.
    """
    begin = world.r.pack.stock.start
    for other in hidden:
        world.s.thalers[other] = begin.thalers
        world.s.paints[other] = [begin.paints.count(letter) for letter in LETTERS]


def _redraw(world: Fresco, seat: int, stocks: list[int], rng: random.Random, recall: bool, told: Known | None) -> None:
    """Whoever is asked has a choice, so what is drawn for him must leave him one too."""
    s = world.s
    for attempt in range(_TRIES + 1):
        for other in stocks:
            if told is not None and attempt < _TRIES // 2:
                s.thalers[other], *s.paints[other] = [max(0, count) for count in told[other]]
                continue
            s.thalers[other] = rng.randint(0, 9) + rng.randint(0, 3 + s.owner.count(other))
            s.paints[other] = [_amount(world, paint, rng) for paint in range(len(PAINTS))]
            if attempt == _TRIES:
                s.thalers[other], s.paints[other] = _PLENTY, [_PLENTY] * len(PAINTS)
        for module in world.r.modules:
            if module.resample is not None:
                module.resample(world, seat, rng, recall)
        if sampling.asked_has_choice(world, seat):
            return


def _amount(world: Fresco, paint: int, rng: random.Random) -> int:
    if paint in BASIC:
        return min(rng.randint(0, 4), rng.randint(0, 4))
    return min(rng.randint(0, 3), rng.randint(0, 3)) if paint in world.r.blends else 0
