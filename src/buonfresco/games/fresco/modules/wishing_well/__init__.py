"""Module 4, Wishing Well: pennies thrown into the well at the market buy cards for the other places (M4)."""

from buonfresco.games.fresco.modules.wishing_well.rules import MODULE
from buonfresco.games.fresco.modules.wishing_well.telling import TELLING
from buonfresco.games.fresco.modules.wishing_well.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
