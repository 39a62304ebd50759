"""Bots. Each is a function that sees a view, like a person at the table, and answers with the number of an option.

A bot never gets the game: what it cannot see it cannot use.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from buonfresco.bots import apprentice, random_bot
from buonfresco.engine.errors import BadConfig
from buonfresco.games.fresco.view import View

Bot = Callable[[View, random.Random], int]  # -> index into view.decision.options

BOTS: dict[str, Bot] = {
    "apprentice": apprentice.choose,
    "random": random_bot.choose,
}


def get_bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise BadConfig("error-bot", bot=name, known=", ".join(sorted(BOTS)))
    return BOTS[name]
