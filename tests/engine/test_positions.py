"""Positions written as code, for every game."""

from __future__ import annotations

import json
import random
from types import ModuleType

import pytest

from buonfresco.engine.errors import BadConfig, BadGame
from buonfresco.games import cards, dice, fresco, registry


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("module", [cards, dice, fresco])
def test_any_position_can_be_written_down_and_built_again(module: ModuleType, players: int) -> None:
    game = module.new_game(players, seed=players, max_rounds=6)
    rng = random.Random(players)
    while not game.over:
        if rng.random() < 0.1:
            again = eval(module.position_code(game), {module.GAME.name: module})
            assert again.hash() == game.hash()
            assert again.legal() == game.legal()
        game.apply(rng.choice(game.legal()))


@pytest.mark.parametrize("module", [cards, dice, fresco])
def test_rounds_are_limited_unless_somebody_says_none(module: ModuleType) -> None:
    """What is written down says which: a game of today means the same if the usual number changes."""
    usual = module.GAME.max_rounds
    for words, found in (({}, usual), ({"max_rounds": None}, None), ({"max_rounds": 7}, 7)):
        for game in (module.new_game(2, seed=1, **words), module.position(2, seed=1, **words)):
            for text in (game.to_json(), game.log.to_json()):
                assert json.loads(text)["config"]["max_rounds"] == found
            again = eval(module.position_code(game), {module.GAME.name: module})
            for other in (again, module.from_json(game.to_json()), module.replay(game.log)):
                assert other.ruleset.config.max_rounds == found
                assert other.hash() == game.hash()


@pytest.mark.parametrize("name", registry())
def test_odd_names_of_packs_and_seeds(name: str) -> None:
    kind = registry()[name]
    for pack in ("x" * 5000, "/" + "y" * 5000, "a\0b", "no/such/folder"):
        with pytest.raises((BadConfig, ValueError)) as error:
            kind.new_game(2, pack=pack)
        assert type(error.value).__module__.startswith("buonfresco"), pack
    assert kind.new_game(2, seed="\ud800").hash() == kind.new_game(2, seed="\ud800").hash()


def test_a_view_is_read_by_the_rules_of_its_own_game() -> None:
    view = dice.new_game(2, seed=1).view(0)
    with pytest.raises(BadGame, match="dice"):
        cards.GAME.rules_of(view)
    for players in (1, 5, "3", None, True):
        with pytest.raises(BadConfig, match="2, 3 or 4"):
            cards.new_game(players)  # type: ignore[arg-type]
