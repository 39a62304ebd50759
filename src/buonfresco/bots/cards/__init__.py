"""Bots for the card game."""

from __future__ import annotations

from typing import Final

from buonfresco.bots import Budget, Level, racing
from buonfresco.bots.cards import apprentice, mind

BOTS: Final = {
    "apprentice": Level(apprentice.choose),
    "journeyman": racing(mind.journeyman, Budget(120, 0.045)),
    "master": racing(mind.master, Budget(1000, 0.9)),
}
