"""Module 10, Medico: apprentices fall ill where the infection of the round strikes; bottles heal them (M10)."""

from buonfresco.games.fresco.modules.medico.rules import MODULE
from buonfresco.games.fresco.modules.medico.telling import TELLING
from buonfresco.games.fresco.modules.medico.worth import WORTH

__all__ = ["MODULE", "TELLING", "WORTH"]
