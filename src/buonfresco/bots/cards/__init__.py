"""Bots for the card game."""

from __future__ import annotations

from buonfresco.bots.cards import apprentice

BOTS = {"apprentice": apprentice.choose}
