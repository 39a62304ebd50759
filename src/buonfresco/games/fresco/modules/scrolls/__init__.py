"""Module 7, Scrolls: a row and a column of the fresco, scored for what is restored there (M7)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.scrolls.rules import MODULE
from buonfresco.games.fresco.modules.scrolls.telling import TELLING
from buonfresco.games.fresco.modules.scrolls.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
