"""The others' stocks by what everybody was told: gains and payments happen in the open (B-INFO-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from buonfresco.engine.events import Event
from buonfresco.engine.memory import Known
from buonfresco.games.fresco.paints import LETTERS

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def known_first(r: Rules) -> Known:
    """By seat: Thalers, then paints (B-SETUP-03)."""
    start = r.pack.stock.start
    return [[start.thalers, *[start.paints.count(letter) for letter in LETTERS]] for _ in range(r.seats)]


def follow(known: Known, event: Event) -> None:
    kind, data = event.kind, event.data
    if kind == "earned":
        known[event.actor][0] += _number(data["thalers"])
    elif kind == "paid":
        known[event.actor][0] -= _number(data["thalers"])
    elif kind == "gained" or kind == "returned":
        by = 1 if kind == "gained" else -1
        for letter in str(data["paints"]):
            known[event.actor][1 + LETTERS.index(letter)] += by


def _number(value: Any) -> int:
    return int(value)
