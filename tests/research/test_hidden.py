"""Nothing an environment gives an agent tells it what its seat may not know: pairs of games that look alike to it."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from buonfresco import research
from tests import pairs
from tests.pairs import Case, Pair
from tests.research.support import seen
from tests.support import rule

CASES = list(itertools.islice(pairs.cases(random.Random(12)), 14))
LOOKS = 12


def settings(case: Case) -> dict[str, Any]:
    own = {"modules": case.modules, "preset": case.preset} if case.game == "fresco" else {}
    return {"game": case.game, "players": case.players, "reward": "step", **own}


def moments(case: Case) -> Any:
    """A game played at random: now and then two worlds that a seat cannot tell from it, and from each other."""
    game, rng, looks = case.begin(), random.Random(repr(case)), 0
    while not game.over and looks < LOOKS:
        if rng.random() < 0.15:
            seat = rng.randrange(case.players)
            yield game, seat, rng, pairs.worlds(game, seat, random.Random(rng.random()))
            looks += 1
        decision = rng.choice(game.decisions)
        game.apply(rng.choice(game.legal(decision.seat)), decision.seat)


def all_seen(env: Any, seat: int) -> Any:
    return seen(env, f"seat_{seat}"), env.agents


@rule("B-INFO-01", "B-INFO-02", "X-INFO-01", "C-INFO-01", "D-INFO-01")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_agents_get_the_same_of_worlds_that_look_alike(case: Case) -> None:
    """And go on getting the same, rewards of every step included, while the others answer the same."""
    envs = [research.AecEnv(**settings(case)) for _ in range(2)]
    together = [research.SimultaneousEnv(**settings(case)) for _ in range(2)]
    compared = 0
    for _game, seat, rng, worlds in moments(case):
        pair = Pair(worlds[0], worlds[1], seat)
        for _ in range(5):
            for env, world in zip(envs, pair.games, strict=True):
                env.reset(options={"game": world})
            assert all_seen(envs[0], seat) == all_seen(envs[1], seat)
            assert envs[0]._episode._margins == envs[1]._episode._margins  # of which rewards are made
            rows = [env.reset(options={"game": world}) for env, world in zip(together, pair.games, strict=True)]
            first, second = ({name: value.tolist() for name, value in row[f"seat_{seat}"].items()} for row, _ in rows)
            assert first == second
            assert rows[0][1] == rows[1][1]
            compared += 1
            one, two = pair.games
            decision = rng.choice(one.decisions)
            both = [action for action in one.legal(decision.seat) if action in two.legal(decision.seat)]
            if not both or not pair.go_on(rng.choice(both), decision.seat) or pair.games[0].over:
                break
    assert compared >= LOOKS


@rule("B-INFO-01", "X-INFO-01", "C-INFO-01", "D-INFO-01")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_single_seat_gets_the_same(case: Case) -> None:
    """When it is asked, and when it is told that its answer is not legal."""
    compared = 0
    for game, _, rng, _ in moments(case):
        seat = game.asked_first
        worlds = pairs.worlds(game, seat, rng)
        found = []
        code = rng.randrange(game.codec.size)
        for world in worlds:
            env = research.SeatEnv(**settings(case), seat=seat)
            row, info = env.reset(seed=1, options={"game": world})
            legal = bool(info["action_mask"][code])
            said = None if legal else env.step(code)[4]["illegal"]
            found.append((row.tolist(), info["action_mask"].tolist(), info.keys(), said))
        assert found[0] == found[1]
        compared += 1
    assert compared >= LOOKS


@rule("B-INFO-01", "X-INFO-01", "C-INFO-01", "D-INFO-01")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_sampled_state_looks_the_same_and_is_another(case: Case) -> None:
    """To the agent it is sampled for; in what others see, and in luck to come, it differs somewhere."""
    env = research.AecEnv(**settings(case))
    differ = 0
    for game, seat, _, _ in moments(case):
        env.reset(options={"game": game})
        before, luck = all_seen(env, seat), env._episode.game.chance.word
        hidden = [seen(env, agent) for agent in env.agents]
        state = env.sample_state(f"seat_{seat}", seed=5)
        assert [seen(env, agent) for agent in env.agents] == hidden  # nothing has happened here
        env.restore_state(state)
        assert all_seen(env, seat) == before
        assert env._episode.game.chance.word != luck
        differ += [seen(env, agent) for agent in env.agents] != hidden
    assert differ or case.game == "dice"  # where hardly anything is hidden


def test_a_sampled_state_of_a_single_seat_has_luck_of_its_own() -> None:
    env = research.SeatEnv("cards", seat=0)
    row, _ = env.reset(seed=1)
    real, state = env.clone_state(), env.sample_state(seed=5)
    assert state[2] != real[2]  # the opponents' luck is theirs
    assert state[0].game.chance.word != real[0].game.chance.word
    assert state[0].game.hash() != real[0].game.hash()
    again, _ = env.restore_state(state)
    assert (again == row).all()
