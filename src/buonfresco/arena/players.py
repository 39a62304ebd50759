"""Bots as the arena meets them: found by name, asked for one answer. Nothing else here knows how a bot is called."""

from __future__ import annotations

import importlib
import importlib.util
import random
from pathlib import Path
from typing import Any, NamedTuple

from buonfresco.bots import Bot, Budget, Level, Seat, get_bot
from buonfresco.bots.seat import ENDLESS
from buonfresco.engine.errors import BadConfig
from buonfresco.engine.game import Game


class Player(NamedTuple):
    """A bot by the name it was asked for."""

    name: str
    level: Level


def find(game: str, name: str) -> Player:
    """One of ours by its name, or anybody's as ``module:function``; with ``@rollouts`` or ``@rollouts/seconds`` behind
    it, if it is to think more or less than it would.
    """
    bot, at, budget = name.partition("@")
    player = _find(game, bot)
    return Player(name, player.level._replace(budget=_budget(budget))) if at else player


def _budget(text: str) -> Budget:
    """Without seconds rollouts alone decide, so that the answer is the same on every machine."""
    rollouts, slash, seconds = text.partition("/")
    try:
        found = Budget(int(rollouts), float(seconds) if slash else ENDLESS)
    except ValueError as error:
        raise BadConfig("error-arena-budget", budget=text) from error
    if found.rollouts < 0 or not 0 < found.seconds <= ENDLESS:
        raise BadConfig("error-arena-budget", budget=text)
    return found


def _find(game: str, name: str) -> Player:
    module, colon, function = name.partition(":")
    if not colon:
        return Player(name, get_bot(game, name))
    try:
        found: Bot = getattr(importlib.import_module(module), function)
        if not callable(found):
            raise TypeError(f"{function} cannot be called")
    except (Exception, SystemExit) as error:  # whatever a stranger's module does when it is imported
        raise BadConfig("error-arena-bot", bot=name, problem=f"{type(error).__name__}: {error}") from error
    return Player(name, Level(found))


def ask(player: Player, game: Game, seat: int, luck: random.Random) -> Any:
    """What a bot answers: the code of one of its options, if it keeps to the rules. It gets its seat, not the game."""
    return player.level.choose(Seat.of(game, seat, player.name, luck.getrandbits(60), player.level.budget))


def sources(name: str) -> list[Path]:
    """The files of a bot that is not ours, if it has some: its own, or all of the package it is in."""
    module, colon, _ = name.partition("@")[0].partition(":")
    spec = importlib.util.find_spec(module.partition(".")[0]) if colon else None
    if spec is None or spec.origin is None or not Path(spec.origin).exists():
        return []
    own = Path(spec.origin)
    return sorted(own.parent.rglob("*.py")) if spec.submodule_search_locations else [own]
