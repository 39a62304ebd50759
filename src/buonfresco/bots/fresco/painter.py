"""The painter who has learned the base game. Hours, plans and landings have weights of their own; where options are
many, the position says how much each of an option's traits counts (``sight.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from buonfresco.bots.files import learned
from buonfresco.bots.fresco.sight import KINDS, TILES, TRAITS, Offers, Question, question, sight
from buonfresco.bots.learned import Learned, weighed
from buonfresco.bots.search import NEVER
from buonfresco.engine.action import Action
from buonfresco.games.fresco.game import Fresco
from buonfresco.games.fresco.rules import Rules

_HOURS, _HIS_HOURS, _PLANS, _LANDINGS = 0, 5, 10, 311
_FIRST_HEAD: Final = KINDS.index("market")  # from here on options have traits
KNOWN: Final = ("wake", "plan", "front", "behind", "pass", "buy", "close", "restore", "altar", "blend")
# among what is made once for a configuration
_BOX: Final = "components of the base game"
_NUMBERS: Final = "numbers of plans"


def network_for(r: Rules) -> Learned | None:
    """None: it was not learned. Switches change little; other components and modules are another game."""
    return None if r.modules else _craft(r)


def _craft(r: Rules) -> Learned | None:
    """Of who has learned the base game with these components, whatever modules bring besides. With other tiles on the
    fresco his craft misleads: dear ones want paints he has never blended (M3; measured, docs/opponents.md).
    """
    found = learned("fresco", r.seats)
    if found is None or len(r.fresco_values) != TILES:
        return None
    box: str | None = r.made.get(_BOX)
    if box is None:
        box = r.made[_BOX] = r.pack.digest()
    return found if found.pack == box else None


def scores(w: Fresco, me: int, options: Sequence[Action]) -> list[float] | None:
    network = network_for(w.r)
    return None if network is None else _judged(network, w, me, options)


def liking(w: Fresco, me: int, options: Sequence[Action]) -> list[float]:
    """How much less he likes each answer than the best one, modules or not. What he does not know he likes as well."""
    found = [0.0] * len(options)
    network, asked = _craft(w.r), w.asked()
    if network is None or asked is None or asked[0] not in KINDS:
        return found
    known = [index for index, action in enumerate(options) if action.kind in KNOWN]
    if not known or (asked[0] == "plan" and len(w.r.plans) != _LANDINGS - _PLANS):
        return found
    judged = _judged(network, w, me, [options[index] for index in known])
    best = max(judged)
    for index, score in zip(known, judged, strict=True):
        found[index] = score - best
    return found


def _judged(network: Learned, w: Fresco, me: int, options: Sequence[Action]) -> list[float]:
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
