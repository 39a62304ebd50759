"""Worlds a seat cannot tell from the real one: what each game's own sampling begins and ends with."""

from __future__ import annotations

import random
from typing import Any

from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.game import Game
from buonfresco.engine.ruleset import ALL


def begin(g: Game, word: int) -> tuple[Any, random.Random]:
    """A copy without the way there, with luck of its own; and the luck to redraw it with."""
    world = g.blank(g.state.copy(), Chance(seed_word(word)))
    world.listening = g.listening
    return world, random.Random(word)


def asked_has_choice(world: Game, seat: int | None) -> bool:
    """Whoever is asked has a choice, so what is drawn for him must leave him one too."""
    stack = world.state.stack
    if not stack:
        return True
    program, _, actor, arg = stack[-1]
    return actor in (ALL, seat) or len(world.ruleset.kinds[-1 - program].options(world, actor, arg)) > 1


def end(world: Game) -> None:
    world.begin_here()
    world.notes = []
    world.run()
