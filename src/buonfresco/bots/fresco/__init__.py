"""Bots for the board game. In the base game the best are a painter who has learned it; with modules they search."""

from __future__ import annotations

from typing import Final

from buonfresco.bots import Budget, Level
from buonfresco.bots.fresco import apprentice, mind, painter
from buonfresco.bots.fresco.frozen import apprentice as frozen
from buonfresco.bots.painting import best, drawing, painting

# By players: how evenly the journeyman draws among what the painter likes, so that he is as far from the master as from
# the apprentice (measured, docs/opponents.md)
HEAT: Final = {2: 2.8, 3: 3.2, 4: 4.1}

BOTS: Final = {
    "apprentice": Level(apprentice.choose),
    "apprentice-0": Level(frozen.choose),
    "journeyman": painting(painter.scores, drawing(HEAT), mind.journeyman, Budget(300, 0.045)),
    "master": painting(painter.scores, best, mind.master, Budget(1600, 0.9)),
}
