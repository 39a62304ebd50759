"""Module 12, Ladies: painters marry ladies they pass on the score track and send them along with their apprentices."""

from __future__ import annotations

from buonfresco.games.fresco.modules.ladies.rules import MODULE
from buonfresco.games.fresco.modules.ladies.telling import TELLING
from buonfresco.games.fresco.modules.ladies.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
