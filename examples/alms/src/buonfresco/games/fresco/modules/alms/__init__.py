"""Module 18, The Alms Box: a Thaler for the poor brings a secret vow; kept vows bring points (M18)."""

from __future__ import annotations

from .rules import MODULE
from .telling import TELLING
from .worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
