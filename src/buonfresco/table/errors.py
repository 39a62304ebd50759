"""What a table refuses besides what a game refuses."""

from __future__ import annotations

from buonfresco.engine.errors import IllegalAction


class Stale(IllegalAction):
    """An answer to a question that the seat is not asked any more. Nothing has changed."""
