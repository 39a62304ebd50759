"""Module 13, Catacombs: rooms under the fresco, found with maps; their treasures are sold or kept (M13)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.catacombs.rules import MODULE
from buonfresco.games.fresco.modules.catacombs.telling import TELLING

__all__ = ["MODULE", "TELLING"]
