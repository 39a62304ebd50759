"""What tests share: the rule marker, random play, and short words for positions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest

from buonfresco.engine import driver
from buonfresco.engine.fields import Fields
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.modules import registry

COMPILED = not driver.__file__.endswith(".py")  # its classes have no interpreted children and cannot be watched
F = TypeVar("F", bound=Callable[..., Any])

ALL_MODULES = tuple(sorted(registry()))  # whatever modules there are: a new one is tested by being there
PRESETS = ("revised", "bigbox", "revised-fr")
MOST_ANSWERS = 20_000  # no game of any kind is that long; a broken end must fail, not hang


def rule(*ids: str) -> Callable[[F], F]:
    """The rules a test shows. scripts/rules.py reads it, and `pytest -m rule` selects by it."""
    marker: Callable[[F], F] = pytest.mark.rule(*ids)
    return marker


def random_game(players: int, seed: int, **words: Any) -> Iterator[Fresco]:
    """A game played at random; yields it at its beginning and after every answer."""
    game = fresco.new_game(players, seed=seed, **words)
    rng = random.Random(seed)
    yield game
    for _ in range(MOST_ANSWERS):
        if game.over:
            return
        decision = rng.choice(game.decisions)  # in the plan phase in any order
        game.apply(rng.choice(game.legal(decision.seat)), decision.seat)
        yield game
    raise AssertionError(f"no end after {MOST_ANSWERS} answers: {game.log}")


def play_out(game: Fresco, seed: int = 0) -> Fresco:
    rng = random.Random(seed)
    for _ in range(MOST_ANSWERS):
        if game.over:
            return game
        game.apply(rng.choice(game.legal()))
    raise AssertionError(f"no end after {MOST_ANSWERS} answers: {game.log}")


def texts(game: Fresco, seat: int | None = None) -> list[str]:
    return [action.text for action in game.legal(seat)]


def fields_of(fields: Fields) -> list[str]:
    """What a state is made of: the declared fields, and the agenda."""
    return [*fields.names, "stack"]
