"""Module 6, Glaziers: glass is bought at the glaziery, and 12 segments have a window that is renewed with them (M6)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.glaziers.rules import MODULE
from buonfresco.games.fresco.modules.glaziers.telling import TELLING
from buonfresco.games.fresco.modules.glaziers.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
