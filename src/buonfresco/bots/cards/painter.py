"""The painter who has learned the card game. Every answer has weights of its own; besides, the position says how much
counts what the apprentice thinks of it (``sight.py``).
"""

from __future__ import annotations

from collections.abc import Sequence

from buonfresco.bots.cards.sight import KINDS, TRAITS, sight, traits
from buonfresco.bots.files import learned
from buonfresco.bots.learned import Learned, weighed
from buonfresco.engine.action import Action
from buonfresco.games.cards.game import Cards
from buonfresco.games.cards.rules import Rules


def network_for(r: Rules) -> Learned | None:
    """None: it was not learned. Other components are another game."""
    found = learned("cards", r.seats)
    return found if found is not None and found.pack == r.digest else None


def scores(w: Cards, me: int, options: Sequence[Action]) -> list[float] | None:
    network = network_for(w.r)
    asked = w.asked()
    if network is None or asked is None:
        return None
    units = network.units(sight(w, me))
    counts = network.counts(units, KINDS.index(asked[0]) * TRAITS, TRAITS)
    found: list[float] = []
    for action, row in zip(options, traits(w, me, options), strict=True):
        found.append(network.answer(units, w.codec.encode(action)) + weighed(counts, row, 0.0))
    return found
