"""The checkers that PettingZoo, Gymnasium and OpenSpiel bring for environments."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo import test as pettingzoo

from buonfresco import research
from buonfresco.research import spiel
from tests.research.support import SETS, name_of
from tests.support import ALL_MODULES

checks: Any = pettingzoo  # which has no types
words = pytest.mark.parametrize("words", SETS, ids=name_of)


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """PettingZoo warns of observations with masks, unless they are its own; everything else it warns of is an error."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in ("Observation is not a NumPy array", "Observation space for each agent probably should"):
            warnings.filterwarnings("ignore", message)
        yield


@words
def test_aec(words: dict[str, Any]) -> None:
    checks.api_test(research.AecEnv(**words), num_cycles=500)
    checks.seed_test(lambda: research.AecEnv(**words), num_cycles=200)


@words
def test_parallel(words: dict[str, Any]) -> None:
    checks.parallel_api_test(research.SimultaneousEnv(**words), num_cycles=500)
    checks.parallel_seed_test(lambda: research.SimultaneousEnv(**words), num_cycles=200)


@words
def test_gymnasium(words: dict[str, Any]) -> None:
    name = f"Buonfresco/{words['game']}-v{research.VERSION}"
    env = gymnasium.make(name, **{key: value for key, value in words.items() if key != "game"})
    check_env(env.unwrapped)


@pytest.mark.parametrize(
    "words",
    [
        {"game": "dice", "max_rounds": 4},
        {"game": "cards", "players": 3, "max_rounds": 4},
        {"game": "fresco", "players": 4, "max_rounds": 1},
        {"game": "fresco", "modules": " ".join(map(str, ALL_MODULES)), "preset": "bigbox", "max_rounds": 1},
    ],
    ids=str,
)
def test_open_spiel(words: dict[str, Any]) -> None:
    game = pyspiel.load_game(spiel.NAME, words)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_many_at_once_are_gymnasiums_own() -> None:
    envs = gymnasium.make_vec(f"Buonfresco/dice-v{research.VERSION}", num_envs=3, vectorization_mode="sync", seat=1)
    rows, infos = envs.reset(seed=5)
    assert rows.shape == (3, len(envs.envs[0].get_wrapper_attr("layout").names))  # type: ignore[attr-defined]
    assert infos["action_mask"].shape == (3, envs.single_action_space.n)  # type: ignore[attr-defined]
    assert (rows[:, 0] == 1).all()
