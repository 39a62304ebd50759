"""Module 8, Bells: certificates for golden bells, paid in full or in installments, ranked at the end (M8)."""

from buonfresco.games.fresco.modules.bells.rules import MODULE
from buonfresco.games.fresco.modules.bells.telling import TELLING
from buonfresco.games.fresco.modules.bells.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
