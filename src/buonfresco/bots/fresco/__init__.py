"""Bots for the board game."""

from __future__ import annotations

from typing import Final

from buonfresco.bots import Level
from buonfresco.bots.fresco import apprentice
from buonfresco.bots.fresco.frozen import apprentice as frozen

BOTS: Final = {"apprentice": Level(apprentice.choose), "apprentice-0": Level(frozen.choose)}
