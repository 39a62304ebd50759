"""Positions of the card game that people come to: a chosen turn, games played at random, every kind of question."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from typing import Any

from buonfresco.games import cards
from buonfresco.games.cards import Cards

HAND = ["Y-W+", "Y-MM", "R-M*", "B-W+", "round-G-M/W"]
OPEN = ["YRB", "YRG", "BOP", "GOP"]


def at_turn(hand: list[str], players: int = 2, **words: Any) -> Cards:
    """The first painter chooses; nobody else holds anything that matters."""
    others: list[dict[str, Any]] = [{} for _ in range(players - 1)]
    own = {"hand": hand, "tiles": words.pop("own_tiles", {})}
    words = {"frescoes": OPEN, "favourite": "G", "phase": "act", "seed": 1, **words}
    return cards.position(players, painters=words.pop("painters", [own, *others]), **words)


def moments(seed: int, players: int) -> Iterator[Cards]:
    """A game at every question; whoever is asked likes to do something."""
    game = cards.new_game(players, seed=seed)
    rng = random.Random(seed)
    while not game.over:
        yield game
        legal = game.legal(game.decisions[0].seat)
        best = [action for action in legal if action.kind in ("restore", "stop", "rotate")]
        game.apply(rng.choice(best if best and rng.random() < 0.6 else list(legal)))


@functools.cache
def kinds() -> dict[str, tuple[Cards, int]]:
    """A position for every kind of decision."""
    found: dict[str, tuple[Cards, int]] = {}
    for seed in range(6):
        for game in moments(seed, 2 + seed % 3):
            found.setdefault(game.decisions[0].kind, (game.copy(), game.decisions[0].seat))
    return found
