"""Bots as the arena meets them: found by name, asked for one answer. Nothing else here knows how a bot is called."""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from buonfresco.bots import get_bot
from buonfresco.engine.errors import BadConfig
from buonfresco.engine.game import Game

Player = Callable[..., Any]


def find(game: str, name: str) -> Player:
    """One of ours by its name, or anybody's as ``module:function``."""
    module, colon, function = name.partition(":")
    if not colon:
        return get_bot(game, name)
    try:
        found: Player = getattr(importlib.import_module(module), function)
    except Exception as error:  # whatever a stranger's module does when it is imported
        raise BadConfig("error-arena-bot", bot=name, problem=f"{type(error).__name__}: {error}") from error
    return found


def ask(player: Player, game: Game, seat: int, luck: random.Random) -> Any:
    """What a bot answers: the number of one of its options, if it keeps to the rules. It sees its view alone."""
    return player(game.view(seat), luck)


def source(name: str) -> Path | None:
    """The file of a bot that is not ours, if it has one."""
    module, colon, _ = name.partition(":")
    spec = importlib.util.find_spec(module) if colon else None
    return Path(spec.origin) if spec is not None and spec.origin is not None and Path(spec.origin).exists() else None
