"""Module 3, Special Blends: pink and brown, seven dear fresco tiles, a richer altar (M3)."""

from __future__ import annotations

from buonfresco.games.fresco.modules.special_blends.rules import MODULE

__all__ = ["MODULE"]
