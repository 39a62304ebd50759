"""Bots for the board game."""

from __future__ import annotations

from typing import Final

from buonfresco.bots import Budget, Level, racing
from buonfresco.bots.fresco import apprentice, mind
from buonfresco.bots.fresco.frozen import apprentice as frozen

BOTS: Final = {
    "apprentice": Level(apprentice.choose),
    "apprentice-0": Level(frozen.choose),
    "journeyman": racing(mind.journeyman, Budget(300, 0.045)),
    "master": racing(mind.master, Budget(1600, 0.9)),
}
