"""Module 12, Ladies: painters marry ladies they pass on the score track and send them along with their apprentices."""

from __future__ import annotations

from buonfresco.games.fresco.modules.ladies.rules import MODULE

__all__ = ["MODULE"]
