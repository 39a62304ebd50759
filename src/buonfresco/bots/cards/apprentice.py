"""The apprentice of the card game: the light policy, with nothing thought through. Equally good options are drawn."""

from __future__ import annotations

from buonfresco.bots.cards import light
from buonfresco.bots.seat import Seat


def choose(seat: Seat) -> int:
    """The code of the best option."""
    codec = seat.sample.codec
    return seat.pick(light.scores(seat.sample, seat.number, [codec.decode(one.code) for one in seat.decision.options]))
