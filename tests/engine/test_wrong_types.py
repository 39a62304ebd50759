"""Anything at all at every public door: an error of ours, in the plain and in the compiled build."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

import pytest

from buonfresco.engine.action import Action, Decision
from buonfresco.engine.errors import BuonfrescoError
from buonfresco.engine.log import Log
from buonfresco.games import cards, dice, fresco, get_game

JUNK: list[Any] = [
    *(True, 1.0, -1, 10**4000, "", "\ud800", "x" * 5000, b"\xff", [], [[]], {}, {"a": 1}, object(), float("nan")),
    *((), set(), range(3), Exception, lambda: 0, bytearray(b"{}"), memoryview(b"{}")),
]
GAMES: list[Any] = [fresco, cards, dice]


def refused(call: Callable[..., Any], *args: Any, **words: Any) -> bool:
    """Taken or refused in words: nothing else may happen."""
    try:
        call(*args, **words)
    except BuonfrescoError as error:
        return bool(str(error))
    return False


@pytest.mark.parametrize("module", GAMES)
def test_games_take_nothing_of_a_wrong_type(module: Any) -> None:
    game = module.new_game(3, seed=1)
    before = game.to_json()
    for junk in JUNK:
        for call in (game.apply, game.parse, game.undo, game.codec.decode, game.codec.encode):
            assert refused(call, junk), (call, junk)
        assert refused(game.apply, game.legal()[0], junk) or junk is True, junk
        assert refused(game.view, junk) or junk is True, junk
        assert refused(game.sample, junk, 1) or junk is True, junk
        assert refused(game.imagine, junk, 1) or junk is True, junk
        refused(game.imagine, 0, junk)
        refused(game.sample, 0, junk)
        refused(game.sample, 0, 1, junk)
        refused(game.codec.mask, junk)
        assert game.explain(junk) is not None
        game.explain(game.legal()[0], junk)
        game.legal(junk)
        game.can_undo(junk)
        game.may_go_on(junk)
        refused(game.view, 0, junk)
        refused(game.observe, junk)
        assert refused(game.apply_all, [junk])
        assert refused(game.apply_all, junk) or not list(junk), junk
        assert game.to_json() == before


@pytest.mark.parametrize("module", GAMES)
def test_doors_take_nothing_of_a_wrong_type(module: Any) -> None:
    for junk in JUNK:
        for call in (module.from_json, module.replay, module.GAME.rules_of):
            assert refused(call, junk), (call, junk)
        for words in ({"trusted": junk}, {"verify": junk}):
            refused(module.from_json, "{}", **words)
        for words in ({"game": junk}, {"version": junk}, {"config": junk}, {"inputs": [junk]}, {"start": junk}):
            log = Log(**{"game": module.GAME.name, "version": 1, "config": {"players": 2}, "inputs": [], **words})
            assert refused(module.replay, log), words
        assert refused(module.new_game, junk)
        assert refused(module.position, junk)
        refused(module.new_game, 2, seed=junk)
        refused(module.new_game, 2, max_rounds=junk)
        assert refused(module.new_game, 2, pack=junk), junk
        for word in ("painters", "round", "phase", "stack", "draws", "turn", "final", "build", "rules", "seed"):
            refused(module.position, 2, **{word: junk})
    assert refused(get_game, [])


def test_configurations_take_nothing_of_a_wrong_type() -> None:
    for junk in JUNK:
        for word in ("modules", "preset", "switches", "slices", "fresco", "booths", "bag", "order", "left", "bishop"):
            refused(fresco.position, 3, **{word: junk})
    assert refused(fresco.new_game, 3, modules=itertools.count(1))


def test_actions_and_decisions_are_read_from_texts() -> None:
    for junk in JUNK:
        for call in (Action.from_json, Decision.from_json, Decision.parse):
            assert refused(call, junk), (call, junk)
    assert refused(Action.from_json, "[" * 100_000)


@pytest.mark.parametrize("module", GAMES)
def test_lone_surrogates(module: Any) -> None:
    game = module.new_game(2, seed="\ud800")
    rng = random.Random(1)
    for _ in range(10):
        game.apply(rng.choice(game.legal()))
    assert module.from_json(game.to_json()).hash() == game.hash()
    for text in ('"\ud800"', '{"game": "\ud800"}', game.to_json().replace('"standard"', '"\\ud800"')):
        for trusted in (True, False):
            assert refused(module.from_json, text, trusted=trusted)
            assert refused(module.replay, text, trusted=trusted)
