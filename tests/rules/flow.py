"""Short words for tests that play whole phases: everybody gets up, plans, passes; what a seat owns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from buonfresco.engine.events import Event
from buonfresco.games.fresco import Fresco

# One plan of five apprentices for every number at the market.
PLANS = {0: [0, 2, 1, 1, 1], 1: [1, 1, 1, 1, 1], 2: [2, 1, 1, 1, 0], 3: [3, 1, 1, 0, 0]}


def told(events: Iterable[Any], *kinds: str) -> list[Event]:
    """The events of these kinds."""
    return [event for event in events if event.kind in kinds]


def thalers(game: Fresco, seat: int) -> int:
    own = game.view(seat).players[seat].thalers
    assert own is not None
    return own


def paints(game: Fresco, seat: int) -> dict[str, int]:
    own = game.view(seat).players[seat].paints
    assert own is not None
    return own


def asked(game: Fresco) -> int:
    """The seat that is asked (first)."""
    assert game.decision is not None
    return game.decision.seat


def wake_all(game: Fresco, *times: int) -> list[Event]:
    """Everybody gets up, in the order of choice."""
    return [event for time in times for event in game.apply(f"wake {time}")]


def plan_all(game: Fresco, *plans: str) -> list[Event]:
    """Everybody plans; what the last plan sets going comes along."""
    return [event for seat, plan in enumerate(plans) for event in game.apply(f"plan {plan}", seat)]


def forgo_until(game: Fresco, phase: str) -> list[Event]:
    """All pass until the phase begins."""
    events: list[Any] = []
    while game.view().phase != phase:
        events += game.apply("pass")
    return events


def sleepers(*painters: dict[str, Any]) -> list[dict[str, Any]]:
    """Painters before a wake phase, on spaces 10, 20, 30, ... unless they say otherwise."""
    return [{"space": 10 * (number + 1), **painter} for number, painter in enumerate(painters)]
