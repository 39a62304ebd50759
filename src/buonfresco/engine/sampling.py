"""Worlds a seat cannot tell from the real one: what each game's own sampling begins and ends with."""

from __future__ import annotations

import random
from typing import Any

from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.errors import BadConfig, shown
from buonfresco.engine.game import Game
from buonfresco.engine.ruleset import ALL


def begin(g: Game, seat: int | None, seed: int | str) -> tuple[Any, random.Random]:
    """A copy without the way there, with luck of its own; and the luck to redraw it with."""
    if seat is not None and not g.has_seat(seat):
        raise BadConfig("error-seat", seat=shown(seat), seats=g.ruleset.seats)
    word = seed_word(seed)
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
