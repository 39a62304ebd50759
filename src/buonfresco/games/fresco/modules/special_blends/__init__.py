"""Module 3, Special Blends: pink and brown, seven dear fresco tiles, a richer altar (M3)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.special_blends.rules import MODULE
from buonfresco.games.fresco.modules.special_blends.telling import TELLING

__all__ = ["MODULE", "TELLING"]
