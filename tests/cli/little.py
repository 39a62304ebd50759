"""A game without a face and without bots of its own: the board game under another name, and nothing to set."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from buonfresco.engine.gametype import GameType
from buonfresco.games.fresco import Fresco, builder
from buonfresco.games.fresco.config import make_config, read_config
from buonfresco.games.fresco.pack import LOADER
from buonfresco.games.fresco.rules import Rules
from tests.support import COMPILED

NAME = "little"


def little() -> GameType[Any, Any]:
    if COMPILED:
        pytest.skip("compiled classes have compiled children only")

    class Little(Fresco):
        __slots__ = ()
        name: ClassVar[str] = NAME

    return GameType(
        Little,
        make_config,
        read_config,
        Rules,
        builder.build,
        packs=LOADER,
        max_rounds=40,
    )
