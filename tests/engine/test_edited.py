"""Saves, logs and packs edited at one place: refused in words, named by check(), or played on without an error."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from buonfresco.games import registry
from tests import edits

EDITS = 10  # of each game


@pytest.mark.parametrize("edit", [edits.edit_frame, edits.edit_value])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_accepted_plays_on(edit: Any, seed: int) -> None:
    rng = random.Random(seed)
    found: Counter[str] = Counter()
    for _ in range(25):
        game = edits.any_game(rng)
        if not game.over:
            for _ in range(EDITS):
                found[edits.saved(game, edit, rng, most=200)] += 1
    assert min(found["refused"], found["named"], found["played"]) > 5, found


@pytest.mark.parametrize("way", [edits.whole, edits.log])
def test_strangers_bring_what_can_be_refused_or_played(way: Any) -> None:
    rng = random.Random(5)
    found: Counter[str] = Counter()
    for _ in range(20):
        game = edits.any_game(rng)
        for _ in range(EDITS):
            found[way(game, rng, most=100)] += 1
    assert found["refused"] > 50, found
    assert found["named"] == 0, found  # what comes from a log is sound


def test_packs_with_an_odd_line_are_refused_or_played() -> None:
    rng = random.Random(6)
    found: Counter[str] = Counter()
    for name in registry():
        game = registry()[name].new_game(3, seed=1)
        for _ in range(8):
            found[edits.pack(game, rng, most=50)] += 1
    assert found["refused"] > 5, found


def test_agendas_of_real_games_are_sound() -> None:
    rng = random.Random(99)
    for _ in range(20):
        game = edits.any_game(rng)
        for _ in range(60):
            assert game.check() == []
            if game.over:
                break
            game.apply(rng.choice(game.legal()))


def test_saved_agendas_can_be_read() -> None:
    """Steps have names, also those of modules; decisions have none."""
    game = registry()["fresco"].new_game(3, modules=range(1, 18), seed=2)
    rng = random.Random(1)
    steps = set()
    for _ in range(300):
        steps |= {(frame[0], frame[1]) for frame in game.state_data()["stack"]}
        game.apply(rng.choice(game.legal()))
    assert ("market visit", "clear") in steps
    assert ("wake_time", "") in steps
    assert ("cathedral visit", "begin/ladies") in steps
    assert all(isinstance(step, str) for _, step in steps)
