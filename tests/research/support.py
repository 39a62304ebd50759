"""What the tests of the environments share."""

from __future__ import annotations

import random
from typing import Any

import numpy

from tests.support import ALL_MODULES

SETS: list[dict[str, Any]] = [
    {"game": "fresco"},
    {"game": "fresco", "players": 4},
    {"game": "fresco", "players": 3, "modules": (1, 2, 3), "preset": "bigbox", "reward": "step"},
    {"game": "fresco", "players": 3, "modules": (6, 8, 9, 14), "reward": "margin"},
    {"game": "fresco", "players": 2, "modules": (10, 11, 12, 13), "max_rounds": 4},
    {"game": "fresco", "players": 4, "modules": ALL_MODULES, "max_rounds": 6},
    {"game": "cards"},
    {"game": "cards", "players": 4, "reward": "margin"},
    {"game": "dice"},
    {"game": "dice", "players": 3, "reward": "step"},
]


def name_of(words: dict[str, Any]) -> str:
    return " ".join("all" if value == ALL_MODULES else str(value) for value in words.values())


def choice(mask: Any, luck: random.Random) -> int:
    return int(luck.choice(numpy.flatnonzero(mask)))


def walk(env: Any, luck: random.Random, steps: int = 10**6) -> list[float]:
    """So many answers of an AEC environment, dead steps not counted among them; what each seat was rewarded with."""
    sums = [0.0] * len(env.possible_agents)
    for _ in range(steps):
        if env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            break
        env.step(choice(env.observe(env.agent_selection)["action_mask"], luck))
        for agent, reward in env.rewards.items():
            sums[env.seats[agent]] += reward
    return sums


def seen(env: Any, agent: str) -> Any:
    """All that an agent gets of an AEC environment while it is in it."""
    found = env.observe(agent)
    outside = env.rewards[agent], env.terminations[agent], env.truncations[agent], env.infos[agent]
    return found["observation"].tolist(), found["action_mask"].tolist(), env._cumulative_rewards[agent], outside
