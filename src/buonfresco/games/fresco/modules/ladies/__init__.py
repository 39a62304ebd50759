"""Module 12, Ladies: painters marry the ladies they pass on the VP track and send them out with their apprentices."""

from __future__ import annotations

from buonfresco.games.fresco.modules.ladies.rules import MODULE
from buonfresco.games.fresco.modules.ladies.telling import TELLING

__all__ = ["MODULE", "TELLING"]
