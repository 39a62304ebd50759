"""Bots for the dice game."""

from __future__ import annotations

from typing import Final

from buonfresco.bots import Budget, Level
from buonfresco.bots.dice import apprentice
from buonfresco.bots.dice.mind import best_bets, likely_bets, weighing

BOTS: Final = {
    "apprentice": Level(apprentice.choose),
    "journeyman": weighing(likely_bets, Budget(0, 0.045)),
    "master": weighing(best_bets, Budget(0, 0.9)),
}
