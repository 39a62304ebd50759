"""Module 14, Pews: beams from the market restore pews, whose points show only then (M14)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.pews.rules import MODULE
from buonfresco.games.fresco.modules.pews.telling import TELLING
from buonfresco.games.fresco.modules.pews.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
