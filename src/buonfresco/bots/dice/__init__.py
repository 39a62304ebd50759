"""Bots for the dice game."""

from __future__ import annotations

from typing import Final

from buonfresco.bots import Level
from buonfresco.bots.dice import apprentice

BOTS: Final = {"apprentice": Level(apprentice.choose)}
