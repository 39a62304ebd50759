"""Bots. Each is a function that gets a seat, like a person at the table, and answers with the code of an option.

A bot never gets the game: what its seat cannot see it cannot use. The bots of a game are in the package of its name
here; its ``BOTS`` lists them.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from typing import Final, NamedTuple

from buonfresco.bots import random_bot
from buonfresco.bots.search import Race
from buonfresco.bots.seat import Budget, Seat
from buonfresco.engine.errors import BadConfig
from buonfresco.engine.game import Game
from buonfresco.games import registry
from buonfresco.phrases import Phrase

__all__ = [
    "LADDER",
    "Advice",
    "Bot",
    "Budget",
    "Level",
    "Seat",
    "advise",
    "advising",
    "best_bot",
    "bots_for",
    "get_bot",
    "levels",
    "offered",
    "racing",
    "seated",
    "think",
]

Bot = Callable[[Seat], int]  # the code of an option of seat.decision

RANDOM: Final = "random"  # plays any game
LADDER: Final = (RANDOM, "apprentice", "journeyman", "master")  # weakest first
_NO_THOUGHT: Final = Budget(0, 1.0)


class Advice(NamedTuple):
    """The code of an option, and what speaks for it in a line, if that can be said."""

    code: int
    why: Phrase | None = None


class Level(NamedTuple):
    """A bot and how much it thinks if nobody says otherwise. ``advise`` answers and says why. ``style``: it has a
    character of its own instead of a place on the ladder.
    """

    choose: Bot
    budget: Budget = _NO_THOUGHT
    advise: Callable[[Seat], tuple[int, Phrase | None]] | None = None
    style: bool = False


def racing(race: Callable[[Seat], Race], budget: Budget) -> Level:
    """A bot that searches."""

    def choose(seat: Seat) -> int:
        return race(seat).run()

    def advise(seat: Seat) -> tuple[int, Phrase | None]:
        return race(seat).advise()

    return Level(choose, budget, advise)


def bots_for(game: str) -> dict[str, Level]:
    """Every bot that plays this game, by name; also those that are only there to be measured against.

    A name may be a stranger's: only that of a game is looked for among our own files.
    """
    return _bots_for(game) if game in registry() else {RANDOM: Level(random_bot.choose)}


@functools.cache
def _bots_for(game: str) -> dict[str, Level]:
    package = f"{__name__}.{game}"
    try:
        own: dict[str, Level] = importlib.import_module(package).BOTS
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        own = {}
    return {RANDOM: Level(random_bot.choose), **own}


def levels(game: str) -> list[str]:
    """The names of those on the ladder, weakest first."""
    return [name for name in LADDER if name in bots_for(game)]


def offered(game: str) -> list[str]:
    """The names of those that players are offered: the ladder, then styles. Their words are ``bot-NAME`` and
    ``bot-NAME-about``.
    """
    return levels(game) + [name for name, level in bots_for(game).items() if level.style]


def get_bot(game: str, name: str) -> Level:
    """The bot of this name."""
    bots = bots_for(game)
    if name not in bots:
        raise BadConfig("error-bot", bot=name, known=", ".join(bots))
    return bots[name]


def best_bot(game: str) -> str:
    """The name of the one to play against, if nobody says which."""
    return levels(game)[min(1, len(levels(game)) - 1)]


def advising(game: str) -> str | None:
    """The name of the one to ask for advice; None if chance alone plays this game."""
    return None if levels(game) == [RANDOM] else levels(game)[-1]


def seated(game: Game, seat: int, bot: str, luck: int, budget: Budget | None = None) -> Seat:
    """A bot's seat in a game; its own budget if none is said."""
    return Seat.of(game, seat, bot, luck, get_bot(game.name, bot).budget if budget is None else budget)


def think(seat: Seat | bytes) -> int:
    """The code of the option that the bot of this seat chooses. A worker gets the seat as bytes (``Seat.to_bytes``)."""
    place = Seat.from_bytes(seat) if isinstance(seat, bytes) else seat
    return get_bot(place.game, place.bot).choose(place)


def advise(seat: Seat | bytes) -> Advice:
    """What the bot of this seat would do, or likes best if it draws among several, and why. It thinks as long as it
    would for itself.
    """
    place = Seat.from_bytes(seat) if isinstance(seat, bytes) else seat
    level = get_bot(place.game, place.bot)
    return Advice(level.choose(place)) if level.advise is None else Advice(*level.advise(place))
