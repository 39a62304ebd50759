"""Any option is as good as another: the floor every other bot stands on."""

from __future__ import annotations

from buonfresco.bots.seat import Seat


def choose(seat: Seat) -> int:
    return seat.luck.choice(seat.decision.options).code
