"""Bots for the dice game."""

from __future__ import annotations

from typing import Final

from buonfresco.bots import Budget, Level
from buonfresco.bots.dice import apprentice, mind

BOTS: Final = {
    "apprentice": Level(apprentice.choose),
    "journeyman": Level(mind.journeyman, Budget(120, 0.045)),
    "master": Level(mind.master, Budget(1000, 0.9)),
}
