"""Apprentices with a character: each leans towards something, by so many points beyond what he thinks of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buonfresco.bots import Bot
from buonfresco.bots.fresco import apprentice
from buonfresco.bots.seat import Seat
from buonfresco.engine.action import Action
from buonfresco.games.fresco.actions import NO_STEP
from buonfresco.games.fresco.constants import STUDIO
from buonfresco.games.fresco.game import Fresco

AN_HOUR: Final = 4.0  # earlier in the morning
AT_THE_ALTAR: Final = 7.0
IN_THE_STUDIO: Final = 1.0  # an apprentice who earns Thalers there
A_THALER: Final = 1.0  # that is not spent

Lean = Callable[[Fresco, int, Action], float]  # world, seat, answer


def early(w: Fresco, seat: int, action: Action) -> float:
    asked = w.asked()
    mine = asked is not None and asked[1] == seat  # not where Leonardo gets up
    return -AN_HOUR * action.args[0] if action.kind == "wake" and mine else 0.0


def pious(_w: Fresco, _seat: int, action: Action) -> float:
    return AT_THE_ALTAR if action.kind == "altar" else 0.0


def mean(w: Fresco, seat: int, action: Action) -> float:
    if action.kind == "plan":
        return IN_THE_STUDIO * action.args[STUDIO]
    return -A_THALER * _price(w, seat, action)


def _price(w: Fresco, seat: int, action: Action) -> int:
    """What is paid for an answer of the base game, or a tile at that hour."""
    prices = w.r.hostel_price
    if action.kind == "wake":
        return prices[w.r.times.index(action.args[0])]
    if action.kind == "buy":
        return prices[w.s.wake[seat]] * (len(action.args) - 1)
    return int(action.kind in ("restore", "altar") and action.args[-1] != NO_STEP)


def leaning(lean: Lean) -> Bot:
    def choose(seat: Seat) -> int:
        world = seat.sample
        found = apprentice.varied(seat)
        for index, option in enumerate(seat.decision.options):
            found[index] += lean(world, seat.number, world.codec.decode(option.code))
        return seat.pick(found)

    return choose
