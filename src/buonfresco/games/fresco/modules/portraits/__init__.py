"""Module 1, Portraits: in the studio an apprentice may paint one of two people instead of earning money (M1)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.portraits.rules import MODULE
from buonfresco.games.fresco.modules.portraits.telling import TELLING
from buonfresco.games.fresco.modules.portraits.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
