"""Bots for the card game. The best are a painter who has learned it; with another pack they search."""

from __future__ import annotations

from typing import Final

from buonfresco.bots import Budget, Level
from buonfresco.bots.cards import apprentice, mind, painter
from buonfresco.bots.painting import painting
from buonfresco.bots.seat import Seat

# What keeps the journeyman between apprentice and master (measured, docs/opponents.md): how evenly he draws
HEAT: Final = 3.0


def _warm(_seat: Seat) -> float:
    return HEAT


def _cool(_seat: Seat) -> float:
    """Takes the answer that is liked best, from the first round on: the cards are dealt differently every time."""
    return 0.0


BOTS: Final = {
    "apprentice": Level(apprentice.choose),
    "journeyman": painting(painter.scores, _warm, mind.journeyman, Budget(120, 0.045)),
    "master": painting(painter.scores, _cool, mind.master, Budget(1000, 0.9)),
}
