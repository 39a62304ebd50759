"""A game without a face and without bots of its own: the board game under another name, and nothing to set."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from buonfresco.engine.chance import Chance
from buonfresco.engine.gametype import GameType
from buonfresco.engine.ruleset import State
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.config import make_config, read_config
from buonfresco.games.fresco.pack import LOADER
from buonfresco.games.fresco.rules import Rules
from buonfresco.games.fresco.state import FrescoState

NAME = "little"


def little() -> GameType[Any]:
    try:

        class Little(Fresco):
            __slots__ = ()
            name: ClassVar[str] = NAME

            def blank(self, state: State, chance: Chance) -> Little:
                assert isinstance(state, FrescoState)
                return Little(self.r, state, chance)

            def fresh(self, chance: Chance) -> Little:
                return Little(self.r, FrescoState(), chance)

    except TypeError:
        pytest.skip("compiled classes have no interpreted children")
    return GameType(
        Little,
        make_config,
        read_config,
        Rules,
        lambda rules, chance: Little(rules, FrescoState(), chance),
        packs=LOADER,
        long=40,
    )
