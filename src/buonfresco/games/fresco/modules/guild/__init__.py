"""Module 17, Guild: one basic and one blended paint in the workshop against which own paints are exchanged (M17)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.guild.rules import MODULE
from buonfresco.games.fresco.modules.guild.telling import TELLING
from buonfresco.games.fresco.modules.guild.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
