"""Module 9, Wall Fresco: a second fresco on the wall, whose tiles bring paints round after round (M9)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.wall_fresco.rules import MODULE
from buonfresco.games.fresco.modules.wall_fresco.telling import TELLING
from buonfresco.games.fresco.modules.wall_fresco.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
