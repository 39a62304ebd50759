"""Module 16, Black Market: tiles from the bag, unseen (M16)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.black_market.rules import MODULE
from buonfresco.games.fresco.modules.black_market.telling import TELLING
from buonfresco.games.fresco.modules.black_market.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
