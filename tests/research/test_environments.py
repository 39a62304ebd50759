"""What the environments promise beyond what the checkers look at: order of answers, rewards, ends, illegal answers."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy
import pytest

from buonfresco import research
from buonfresco.engine.errors import BadConfig, IllegalAction
from buonfresco.engine.observing import HIDDEN
from buonfresco.games import dice, fresco
from buonfresco.research.episode import margins
from tests.research.support import SETS, choice, name_of, seen, walk
from tests.support import ALL_MODULES

sets = pytest.mark.parametrize("words", SETS, ids=name_of)


# ---- answers ------------------------------------------------------------------------------------------------------


@sets
def test_aec_is_the_game_itself(words: dict[str, Any]) -> None:
    """The same answers lead to the same position; who is selected is who is asked; the mask is what is legal."""
    env, luck = research.AecEnv(**words), random.Random(1)
    env.reset(seed=1)
    game = env._episode.game.copy()
    for _ in range(300):
        if game.over:
            break
        assert env.seats[env.agent_selection] == game.decision.seat
        mask = env.observe(env.agent_selection)["action_mask"]
        assert [game.codec.decode(int(code)) for code in numpy.flatnonzero(mask)] == sorted(
            game.legal(), key=game.codec.encode
        )
        others = [agent for agent in env.agents if agent != env.agent_selection]
        assert not any(env.observe(agent)["action_mask"].any() for agent in others)
        code = choice(mask, luck)
        env.step(code)
        game.apply(game.codec.decode(code))
        assert env._episode.game.hash() == game.hash()


@sets
def test_what_all_decide_at_once_comes_to_the_same_in_both_orders(words: dict[str, Any]) -> None:
    """The parallel environment against a game in which the same answers are given one by one, first seat first."""
    env, luck = research.SimultaneousEnv(**words), random.Random(2)
    found, _ = env.reset(seed=2)
    game = env._episode.game.copy()
    together = 0
    for _ in range(150):
        if game.over:
            break
        masks = {agent: found[agent]["action_mask"] for agent in env.agents}
        assert all(mask.any() for mask in masks.values())
        assert [seat for seat, mask in enumerate(masks.values()) if not mask[env.idle]] == sorted(game.waiting)
        answers = {agent: choice(mask, luck) for agent, mask in masks.items()}
        waiting = game.waiting
        together += len(waiting) > 1
        for seat in waiting:
            game.apply(game.codec.decode(answers[f"seat_{seat}"]), seat)
        found, *_ = env.step(answers)
        assert env._episode.game.hash() == game.hash()
    assert together > 5 or words["game"] != "fresco"


def test_who_has_sealed_idles_until_the_others_have() -> None:
    env = research.SimultaneousEnv("fresco", players=3, modules=ALL_MODULES)
    found, _ = env.reset(seed=3)
    luck, idled = random.Random(3), 0
    for _ in range(200):
        game = env._episode.game
        if game.all_asked:
            sealed = [seat for seat in range(3) if seat not in game.waiting]
            idled += bool(sealed)
            for seat in sealed:
                assert numpy.flatnonzero(found[f"seat_{seat}"]["action_mask"]).tolist() == [env.idle]
        found, *_ = env.step({agent: choice(found[agent]["action_mask"], luck) for agent in env.agents})
        if not env.agents:
            break
    assert idled


# ---- rewards and ends ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reward", ["win", "margin", "step"])
@pytest.mark.parametrize("game", ["fresco", "cards", "dice"])
def test_rewards_are_what_the_outcome_says(game: str, reward: str) -> None:
    env = research.AecEnv(game, players=3, reward=reward)
    for seed in range(4):
        env.reset(seed=seed)
        begun = margins(env._episode.game.scores())
        sums = walk(env, random.Random(seed))
        outcome = env._episode.game.outcome
        if reward == "win":
            assert sum(sums) == pytest.approx(1)
            assert [seat for seat in range(3) if sums[seat] > 0] == sorted(outcome.winners)
        else:
            ahead = [
                score - max(outcome.scores[:seat] + outcome.scores[seat + 1 :])
                for seat, score in enumerate(outcome.scores)
            ]
            assert sums == (
                ahead if reward == "margin" else [now - then for now, then in zip(ahead, begun, strict=True)]
            )
        assert env.infos["seat_0"] == {"reason": outcome.reason, "scores": outcome.scores}


def test_margins_of_a_tie() -> None:
    assert margins((5, 5, 3)) == [0, 0, -2]
    assert margins((7, 5, 3)) == [2, -2, -4]


@pytest.mark.parametrize("words", [{"game": "dice", "max_rounds": 1}, {"game": "fresco", "max_rounds": 2}], ids=str)
def test_the_last_round_truncates_and_the_rules_terminate(words: dict[str, Any]) -> None:
    """The final scoring of a game that was cut counts all the same."""
    env = research.AecEnv(**words)
    env.reset(seed=1)
    sums = walk(env, random.Random(1))
    assert env._episode.game.outcome.reason == "rounds"
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert sum(sums) == 1
    env = research.AecEnv("dice")
    env.reset(seed=1)
    walk(env, random.Random(1))
    assert env._episode.game.outcome.reason != "rounds"
    assert set(env.terminations.values()) == {True}
    assert set(env.truncations.values()) == {False}


def test_a_limit_of_answers_truncates_without_a_winner() -> None:
    env = research.SeatEnv("dice", seat=0, max_answers=20)
    env.reset(seed=1)
    luck, rewards, over = random.Random(1), [], False
    while not over:
        _, reward, terminated, over, info = env.step(choice(env.action_masks(), luck))
        rewards.append(reward)
        assert not terminated
    assert env._episode.answers == 20
    assert not any(rewards)
    assert not info["action_mask"].any()
    assert (info["reason"], info["scores"]) == ("answers", env._episode.game.scores())


def test_all_leave_by_dead_steps() -> None:
    env = research.AecEnv("dice", players=4, max_rounds=1)
    env.reset(seed=1)
    walk(env, random.Random(1))
    with pytest.raises(ValueError, match="dead"):
        env.step(0)
    left = []
    for agent in env.agent_iter():
        left.append(agent)
        env.step(None)
    assert sorted(left) == env.possible_agents
    assert not env.agents


# ---- illegal answers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("reward", "least"), [("win", -1), ("margin", -1000), ("step", -1000)])
def test_an_illegal_answer_forfeits(reward: str, least: float) -> None:
    env = research.AecEnv("dice", reward=reward)
    env.reset(seed=1)
    agent = env.agent_selection
    other = next(name for name in env.agents if name != agent)
    env.step(int(numpy.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert (env.rewards[agent], env.rewards[other]) == (least, 0)
    assert set(env.terminations.values()) == {True}
    scores = env._episode.game.scores()
    assert env.infos[other] == {"reason": "illegal", "scores": scores}  # what was wrong with it is not for others
    assert env.infos[agent].pop("illegal")
    assert env.infos[agent] == env.infos[other]
    assert not env.observe(agent)["action_mask"].any()


def test_an_illegal_answer_is_raised_if_one_says_so() -> None:
    env = research.SeatEnv("dice", illegal="raise")
    env.reset(seed=1)
    mask = env.action_masks()
    for code in (int(numpy.flatnonzero(mask == 0)[0]), len(mask), -1):
        with pytest.raises(IllegalAction):
            env.step(code)
    assert (env.action_masks() == mask).all()  # nothing has happened


def test_who_is_not_asked_must_idle_and_who_is_must_not() -> None:
    env = research.SimultaneousEnv("dice")
    found, _ = env.reset(seed=1)
    asked = env._episode.game.asked_first
    legal = choice(found[f"seat_{asked}"]["action_mask"], random.Random(1))
    _, rewards, terminated, _, infos = env.step({"seat_0": legal, "seat_1": legal})
    assert rewards == {f"seat_{asked}": 0, f"seat_{1 - asked}": -1}
    assert all(terminated.values())
    assert str(env.idle) in infos[f"seat_{1 - asked}"]["illegal"]
    env.reset(seed=1)
    _, rewards, *_ = env.step({"seat_0": env.idle, "seat_1": env.idle})
    assert rewards == {f"seat_{asked}": -1, f"seat_{1 - asked}": 0}


@pytest.mark.parametrize(
    "words",
    [
        {"reward": "points"},
        {"illegal": "ignore"},
        {"game": "chess"},
        {"players": 5},
        {"modules": (99,)},
        {"opponents": "stockfish"},
        {"opponents": [3]},
        {"opponents": ["random", "random"]},
        {"seat": 2},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_before_the_first_game(words: dict[str, Any]) -> None:
    with pytest.raises(BadConfig) as caught:
        research.SeatEnv(**words)
    assert str(caught.value)


# ---- opponents ----------------------------------------------------------------------------------------------------


def test_opponents_sit_in_the_other_seats() -> None:
    asked: list[tuple[str, int]] = []

    def policy(name: str) -> Any:
        def answer(row: Any, mask: Any) -> int:
            asked.append((name, int(row[0])))
            return int(numpy.flatnonzero(mask)[0])

        return answer

    env = research.SeatEnv("dice", players=3, seat=1, opponents=[policy("a"), policy("b")])
    env.reset(seed=1)
    luck = random.Random(1)
    for _ in range(30):
        row, *_ = env.step(choice(env.action_masks(), luck))
        assert row[0] == 1
    assert set(asked) == {("a", 0), ("b", 2)}


def test_the_seat_is_drawn_anew_unless_it_is_said() -> None:
    env = research.SeatEnv("dice", players=4)
    assert {int(env.reset(seed=seed)[0][0]) for seed in range(40)} == {0, 1, 2, 3}


def test_known_bots_win_as_they_should() -> None:
    """An apprentice in the other seat beats random answers nearly always."""
    env = research.SeatEnv("fresco", opponents="apprentice")
    luck, won = random.Random(1), 0.0
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, reward, terminated, truncated, info = env.step(choice(info["action_mask"], luck))
            over, won = terminated or truncated, won + reward
    assert won == 0


# ---- positions and states -----------------------------------------------------------------------------------------


def test_any_position_can_be_the_beginning() -> None:
    game = dice.position(players=2, painters=[{"space": 3}, {"space": 30}], max_rounds=None)
    env = research.AecEnv("dice", max_rounds=None, reward="step")
    env.reset(options={"game": game})
    assert env._episode.game.hash() == game.hash()
    hash_before = game.hash()
    walk(env, random.Random(1), 5)
    assert game.hash() == hash_before
    for other in (dice.new_game(3), fresco.new_game(2), "a game"):
        with pytest.raises(BadConfig):
            env.reset(options={"game": other})


@sets
def test_a_state_is_gone_back_to(words: dict[str, Any]) -> None:
    env, other = research.AecEnv(**words), research.AecEnv(**words)
    env.reset(seed=4)
    other.reset(seed=99)
    walk(env, random.Random(4), 40)
    state = env.clone_state()
    for again in (state, pickle.loads(pickle.dumps(state))):
        tracks = []
        for one, where in ((env, state), (other, again)):
            one.restore_state(where)
            sums = walk(one, random.Random(5), 60)
            tracks.append(
                (sums, one.agent_selection, one._episode.game.hash(), [seen(one, agent) for agent in one.agents])
            )
        assert tracks[0] == tracks[1]


def test_states_of_a_single_seat_hold_the_opponents_luck() -> None:
    env = research.SeatEnv("fresco", players=3, opponents=["random", "apprentice"])
    _, info = env.reset(seed=4)
    state = env.clone_state()
    tracks = []
    for again in (state, pickle.loads(pickle.dumps(state))):
        row, info = env.restore_state(again)
        luck, rows = random.Random(6), [row.tolist()]
        for _ in range(25):
            row, _, _, _, info = env.step(choice(info["action_mask"], luck))
            rows.append(row.tolist())
        tracks.append(rows)
    assert tracks[0] == tracks[1]


def test_states_of_the_parallel_environment() -> None:
    env = research.SimultaneousEnv("fresco", players=3)
    found, _ = env.reset(seed=4)
    state = env.clone_state()
    tracks = []
    for _ in range(2):
        found, _ = env.restore_state(state)
        luck = random.Random(6)
        for _ in range(25):
            found, *_ = env.step({agent: choice(found[agent]["action_mask"], luck) for agent in env.agents})
        tracks.append(env._episode.game.hash())
    assert tracks[0] == tracks[1]


# ---- features -----------------------------------------------------------------------------------------------------


@sets
def test_features_tell_rows_apart(words: dict[str, Any]) -> None:
    """Within bounds, as many for every row; different rows have different features."""
    env, luck = research.AecEnv(**words), random.Random(7)
    env.reset(seed=7)
    features = research.Features(env.layout)
    known: dict[bytes, bytes] = {}
    for _ in range(60):
        for agent in env.possible_agents:
            row = env.observe(agent)["observation"]
            found = features(row)
            assert found.shape == (features.size,)
            assert found.min() >= -1
            assert found.max() <= 1
            known[row.tobytes()] = found.tobytes()
        walk(env, luck, 1)
    assert len(set(known.values())) == len(known)


def test_features_of_what_is_hidden() -> None:
    env = research.AecEnv("cards")
    env.reset(seed=1)
    row = env.observe("seat_0")["observation"]
    assert (row == HIDDEN).any()
    features = research.Features(env.layout)
    assert (features(row) == -1).sum() == sum(
        value == HIDDEN and most - least >= 32
        for value, least, most in zip(row, env.layout.least, env.layout.most, strict=True)
    )
