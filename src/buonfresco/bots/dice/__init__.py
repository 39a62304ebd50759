"""Bots for the dice game."""

from __future__ import annotations

from buonfresco.bots.dice import apprentice

BOTS = {"apprentice": apprentice.choose}
