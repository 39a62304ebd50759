"""Bots for the board game."""

from __future__ import annotations

from buonfresco.bots.fresco import apprentice

BOTS = {"apprentice": apprentice.choose}
