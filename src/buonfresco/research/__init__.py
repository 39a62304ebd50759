"""Doors for learning code: PettingZoo's, Gymnasium's and OpenSpiel's environments over every game and setting.

``pip install buonfresco[research]``. What they are and what they promise: docs/research.md.
Who imports this finds ``Buonfresco/<game>-v1`` by ``gymnasium.make``.
"""

from __future__ import annotations

from typing import Final

import gymnasium

from buonfresco.games import registry
from buonfresco.research.aec import AecEnv
from buonfresco.research.features import Features, WithFeatures
from buonfresco.research.parallel import SimultaneousEnv
from buonfresco.research.seat import SeatEnv

__all__ = ["VERSION", "AecEnv", "Features", "SeatEnv", "SimultaneousEnv", "WithFeatures"]

VERSION: Final = 1  # changes whenever a reward or an end means another thing; observations have their own

for _name in registry():
    gymnasium.register(f"Buonfresco/{_name}-v{VERSION}", f"{__name__}.seat:SeatEnv", kwargs={"game": _name})
