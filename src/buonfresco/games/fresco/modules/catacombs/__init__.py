"""Module 13, Catacombs: rooms under the fresco, found with maps; their treasures are sold or kept (M13)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.catacombs.rules import MODULE
from buonfresco.games.fresco.modules.catacombs.telling import TELLING
from buonfresco.games.fresco.modules.catacombs.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
