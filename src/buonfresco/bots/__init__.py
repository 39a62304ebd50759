"""Bots. Each is a function that sees a view, like a person at the table, and answers with the number of an option.

A bot never gets the game: what it cannot see it cannot use. The bots of a game are in the package of its name here;
its ``BOTS`` lists them.
"""

from __future__ import annotations

import functools
import importlib
import random
from collections.abc import Callable
from typing import Any, Final

from buonfresco.bots import random_bot
from buonfresco.engine.errors import BadConfig

Bot = Callable[[Any, random.Random], int]  # (view, luck) -> index into view.decision.options

RANDOM: Final = "random"  # plays any game
_BEST: Final = "apprentice"


@functools.cache
def bots_for(game: str) -> dict[str, Bot]:
    """Every bot that plays this game, by name."""
    package = f"{__name__}.{game}"
    try:
        own: dict[str, Bot] = importlib.import_module(package).BOTS
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        own = {}
    return {**own, RANDOM: random_bot.choose}


def get_bot(game: str, name: str) -> Bot:
    """The bot of this name."""
    bots = bots_for(game)
    if name not in bots:
        raise BadConfig("error-bot", bot=name, known=", ".join(sorted(bots)))
    return bots[name]


def best_bot(game: str) -> str:
    """The name of the one to play against, or to ask for advice, if nobody says which."""
    return _BEST if _BEST in bots_for(game) else RANDOM
