"""First games in several threads at once: what is built for all of them is built once, and nothing breaks."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

# In a process of its own, where nothing is built yet.
FIRST_GAMES = """
import random, sys, threading
sys.setswitchinterval(1e-6)
from buonfresco import games

SETTINGS = {"fresco": {"modules": range(1, 18)}, "cards": {}, "dice": {}}
start = threading.Barrier(8)
found, broken = [], []

def begin(seed):
    try:
        start.wait()
        for name, settings in SETTINGS.items():
            kind = games.registry()[name]
            game = kind.new_game(3, seed=seed, **settings)
            rng = random.Random(seed)
            for _ in range(15):
                game.apply(rng.choice(game.legal()))
            for again in (kind.from_json(game.to_json()), kind.from_json(game.to_json(), trusted=False)):
                assert again.hash() == game.hash()
            assert kind.replay(game.log.to_json()).hash() == game.hash()
            assert type(game.view(0)).from_json(game.view(0).to_json()) == game.view(0)
            found.append((name, game.ruleset))
    except BaseException as error:
        broken.append(error)
        raise

threads = [threading.Thread(target=begin, args=(seed,)) for seed in range(8)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert not broken and len(found) == 24, broken
assert len({id(rules) for _, rules in found}) == 3, "rules are built once"
"""
# Actions made by all threads at the same time, thousands of them.
FLYWEIGHTS = """
import sys, threading
sys.setswitchinterval(1e-6)
from buonfresco.engine.action import action

start = threading.Barrier(8)
made = [[] for _ in range(8)]

def make(number):
    start.wait()
    made[number] = [action("step", (n,), f"step {n}") for n in range(3000)]

threads = [threading.Thread(target=make, args=(number,)) for number in range(8)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert all(len({id(one) for one in same}) == 1 for same in zip(*made)), "one action, one object"
"""


@pytest.mark.parametrize("script", [FIRST_GAMES, FLYWEIGHTS], ids=["games", "flyweights"])
def test_threads_begin_games_at_once(script: str) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
