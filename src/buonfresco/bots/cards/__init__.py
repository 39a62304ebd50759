"""Bots for the card game."""

from __future__ import annotations

from typing import Final

from buonfresco.bots import Level
from buonfresco.bots.cards import apprentice

BOTS: Final = {"apprentice": Level(apprentice.choose)}
