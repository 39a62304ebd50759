"""The painter who has learned the base game. Hours, plans and landings have weights of their own; where options are
many, the position says how much each of an option's traits counts (``sight.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from buonfresco.bots.files import learned
from buonfresco.bots.fresco.sight import KINDS, TRAITS, Offers, Question, question, sight
from buonfresco.bots.learned import Learned, weighed
from buonfresco.bots.search import NEVER
from buonfresco.engine.action import Action
from buonfresco.games.fresco.game import Fresco
from buonfresco.games.fresco.rules import Rules

_HOURS, _HIS_HOURS, _PLANS, _LANDINGS = 0, 5, 10, 311
_FIRST_HEAD: Final = KINDS.index("market")  # from here on options have traits
_NUMBERS: Final = "numbers of plans"  # among what is made once for a configuration


def network_for(r: Rules) -> Learned | None:
    """None: it was not learned. Switches change little; other components and modules are another game."""
    found = None if r.modules else learned("fresco", r.seats)
    return found if found is not None and found.pack == r.digest else None


def scores(w: Fresco, me: int, options: Sequence[Action]) -> list[float] | None:
    network = network_for(w.r)
    if network is None:
        return None
    asked = question(w, me)
    units = network.units(sight(w, me, asked))
    kind = KINDS.index(asked.kind)
    if kind < _FIRST_HEAD:
        return [_of_its_own(network, units, w.r, asked, action) for action in options]
    counts = network.counts(units, (kind - _FIRST_HEAD) * TRAITS, TRAITS)
    offers = Offers(w, me, asked)
    found = [NEVER] * len(options)
    for place in offers.sensible(options):
        found[place] = weighed(counts, offers.row(options[place]), 0.0)
    return found


def _of_its_own(network: Learned, units: list[float], r: Rules, asked: Question, action: Action) -> float:
    if action.kind == "wake":
        number = (_HIS_HOURS if asked.kind == "leonardo_wake" else _HOURS) + r.times.index(action.args[0])
    elif action.kind == "plan":
        number = _PLANS + _plans(r)[action]
    elif action.kind == "front":
        number = _LANDINGS
    elif action.kind == "behind":
        number = _LANDINGS + 1
    else:
        return NEVER  # a sealed plan is not taken back
    return network.answer(units, number)


def _plans(r: Rules) -> dict[Action, int]:
    known: dict[Action, int] | None = r.made.get(_NUMBERS)
    if known is None:
        known = r.made[_NUMBERS] = {action: number for number, action in enumerate(r.plans)}
    return known
