"""Module 8, Bells: certificates for golden bells, paid in full or by instalments, ranked at the end (M8)."""

from buonfresco.games.fresco.modules.bells.rules import MODULE

__all__ = ["MODULE"]
