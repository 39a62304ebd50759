"""Module 12, Ladies: painters marry the ladies they pass on the VP track and send them out with their apprentices."""

from __future__ import annotations

from buonfresco.games.fresco.modules.ladies.rules import MODULE

__all__ = ["MODULE"]
