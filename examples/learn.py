"""A small network learns a game by playing against Random, on one processor, in a few minutes.

    pip install 'buonfresco[train]'
    python examples/learn.py --game dice --steps 200000

Masked PPO of sb3-contrib; the network gets the features of ``buonfresco.research.Features``, and learns from the
score difference after every answer (``reward="step"``). Then it plays games it has never seen, and those are counted.
docs/research.md says what came of it.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy

import buonfresco.research as research

HELD_OUT = 10**9  # seeds from here on are for the match; training never comes near


def environment(game: str, seed: int, **words: Any) -> gymnasium.Env[Any, Any]:
    env = gymnasium.make(f"Buonfresco/{game}-v{research.VERSION}", **words)
    env.reset(seed=seed)
    return research.WithFeatures(env)


def match(game: str, games: int, policy: Callable[[Any, Any], int], opponents: str) -> list[float]:
    """The share of each win. The seat is drawn for every game."""
    env = environment(game, HELD_OUT, opponents=opponents, reward="win")
    shares = []
    for number in range(games):
        row, info = env.reset(seed=HELD_OUT + number)
        over, share = False, 0.0
        while not over:
            row, reward, terminated, truncated, info = env.step(policy(row, info["action_mask"]))
            over, share = terminated or truncated, share + float(reward)
        shares.append(share)
    return shares


def interval(shares: list[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval, by Wilson's score: a shared win counts as a part of one."""
    z, n = 1.96, len(shares)
    p = sum(shares) / n
    middle, half = p + z * z / (2 * n), z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return p, (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)


def at_random(seed: int) -> Callable[[Any, Any], int]:
    luck = numpy.random.default_rng(seed)
    return lambda _row, mask: int(luck.choice(numpy.flatnonzero(mask)))


def train(game: str, steps: int, seed: int) -> Callable[[Any, Any], int]:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

    torch.set_num_threads(1)

    def begin(number: int) -> Callable[[], Any]:
        return lambda: environment(game, seed + number, opponents="random", reward="step")

    envs = VecNormalize(DummyVecEnv([begin(number) for number in range(8)]), norm_obs=False)  # rewards of one size
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=256, ent_coef=0.01, seed=seed)
    model.learn(steps)
    return lambda row, mask: int(model.predict(row, action_masks=mask, deterministic=True)[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dice")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=1000, help="of the match afterwards")
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    policies = {"Random": at_random(words.seed), "the network": train(words.game, words.steps, words.seed)}
    print(f"{words.steps} answers learned from in {time.process_time():.0f} s of processor time", flush=True)
    for name, policy in policies.items():
        share, low, high = interval(match(words.game, words.games, policy, "random"))
        print(f"{name}: {share:.1%} of {words.games} games won against Random [{low:.1%}, {high:.1%}]", flush=True)


if __name__ == "__main__":
    main()
