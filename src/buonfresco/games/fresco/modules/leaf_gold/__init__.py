"""Module 5, Leaf Gold: gold comes with certain market tiles and gilds fresco tiles of the round's color (M5)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.leaf_gold.rules import MODULE
from buonfresco.games.fresco.modules.leaf_gold.telling import TELLING
from buonfresco.games.fresco.modules.leaf_gold.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
