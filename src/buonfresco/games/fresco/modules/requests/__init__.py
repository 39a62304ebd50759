"""Module 2, Requests: in the workshop restored fresco tiles may be given up for points and another income (M2)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.requests.rules import MODULE
from buonfresco.games.fresco.modules.requests.telling import TELLING
from buonfresco.games.fresco.modules.requests.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
