"""Module 15, Dome: tiles under the inner nine segments, worth points to who has kept the paints for them (M15)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.dome.rules import MODULE
from buonfresco.games.fresco.modules.dome.telling import TELLING
from buonfresco.games.fresco.modules.dome.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
