"""Module 11, Favors: whoever restores the segment under the bishop gets the favor that lies face down on it (M11)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.favors.rules import MODULE
from buonfresco.games.fresco.modules.favors.telling import TELLING
from buonfresco.games.fresco.modules.favors.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
