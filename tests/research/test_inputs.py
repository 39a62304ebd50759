"""What is given to environments is checked: settings, codes, opponents, states. What is wrong is said in words."""

from __future__ import annotations

import random
import re
from typing import Any

import numpy
import pytest
from gymnasium.error import ResetNeeded

from buonfresco import research
from buonfresco.engine.errors import BadAction, BadConfig, BadGame, IllegalAction
from tests.research.support import choice, walk

KINDS = (research.AecEnv, research.SimultaneousEnv, research.SeatEnv)
kinds = pytest.mark.parametrize("kind", KINDS)

# ---- settings -------------------------------------------------------------------------------------------------------


@kinds
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"max_answers": 0}, "not 0"),
        ({"max_answers": -1}, "not -1"),
        ({"max_answers": 1.5}, "not 1.5 (float)"),
        ({"max_answers": None}, "not None (NoneType)"),
        ({"render_mode": "human"}, "ansi"),
        ({"render_mode": 1}, "ansi"),
        ({"reward": numpy.array([1, 2])}, "margin"),
        ({"players": "3"}, "This game is for 2, 3 or 4 players, not 3 (str)."),
        ({"players": 3.0}, "3.0 (float)"),
        ({"max_rounds": "5"}, "5 (str)"),
        ({"modules": (1,)}, "The dice game has no setting “modules”. It has: pack, max_rounds."),
        ({"seed": 1}, "“seed”"),  # which is a word of reset
        ({"draws": ()}, "“draws”"),
        ({"color": "red"}, "“color”"),
    ],
    ids=str,
)
def test_a_refusal_says_what_would_be_right(kind: Any, words: dict[str, Any], said: str) -> None:
    with pytest.raises(BadConfig) as caught:
        kind("dice", **words)
    assert said in str(caught.value)


def test_one_answer_is_a_limit_too() -> None:
    env = research.AecEnv("dice", max_answers=1)
    env.reset(seed=1)
    walk(env, random.Random(1))
    assert env._episode.answers == 1


# ---- answers --------------------------------------------------------------------------------------------------------

NO_CODES = [1.5, 1.0, numpy.float32(1), None, "x", "1", True, numpy.True_, [1], numpy.array([1, 2]), -1, 10**30]


def step(env: Any, action: Any) -> Any:
    """An answer of who is asked first."""
    if not isinstance(env, research.SimultaneousEnv):
        return env.step(action)
    asked = env._episode.game.asked_first
    return env.step({agent: action if seat == asked else env.idle for agent, seat in env.seats.items()})


@kinds
@pytest.mark.parametrize("action", NO_CODES, ids=repr)
def test_what_is_no_code_is_an_illegal_answer(kind: Any, action: Any) -> None:
    """Of whatever type; 1.5 is not played as 1."""
    env = kind("dice")
    env.reset(seed=1)
    step(env, action)
    assert [env._episode.refused[seat].key for seat in env._episode.refused] == ["error-action-code"]
    assert env._episode.rewards()[next(iter(env._episode.refused))] == -1
    env = kind("dice", illegal="raise")
    env.reset(seed=1)
    before = env._episode.game.hash()
    with pytest.raises(IllegalAction):
        step(env, action)
    assert env._episode.game.hash() == before


@kinds
@pytest.mark.parametrize("form", [int, numpy.int8, numpy.int64, numpy.array], ids=lambda form: form.__name__)
def test_integers_of_any_library_are_codes(kind: Any, form: Any) -> None:
    env = kind("dice", illegal="raise")
    env.reset(seed=1)
    game = env._episode.game
    code = game.codec.encode(game.legal()[0])
    step(env, form(code))
    assert env._episode.answers > 0


def test_a_text_does_not_look_like_the_number_in_it() -> None:
    env = research.AecEnv("dice", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"1 \(str\) is not"):
        env.step("1")


@pytest.mark.parametrize("given", [{"seat_0": 1}, {}, None, 1, [1, 1]], ids=repr)
def test_a_step_without_everybodys_answer_is_no_step(given: Any) -> None:
    """Nobody has answered illegally, so nobody is punished: it is raised."""
    env = research.SimultaneousEnv("dice")
    env.reset(seed=1)
    with pytest.raises(BadAction, match="seat_0, seat_1"):
        env.step(given)
    assert env.agents


@pytest.mark.parametrize("idle", [None, 1.5, "x", numpy.array([1, 2])], ids=repr)
def test_who_is_not_asked_must_idle_in_a_code(idle: Any) -> None:
    env = research.SimultaneousEnv("dice")
    found, _ = env.reset(seed=1)
    asked = env._episode.game.asked_first
    legal = choice(found[f"seat_{asked}"]["action_mask"], random.Random(1))
    _, rewards, *_ = env.step({f"seat_{asked}": legal, f"seat_{1 - asked}": idle})
    assert rewards == {f"seat_{asked}": 0, f"seat_{1 - asked}": -1}


@pytest.mark.parametrize("end", ["rules", "limit", "illegal"])
@pytest.mark.parametrize("kind", [research.SeatEnv, research.SimultaneousEnv])
def test_nothing_is_answered_after_the_end(kind: Any, end: str) -> None:
    """Or a game that was won would be lost by it."""
    env = kind("dice", max_answers=5 if end == "limit" else 10_000)
    env.reset(seed=1)
    luck = random.Random(1)
    while not env._episode.over:
        mask = env._episode.mask(env._episode.game.asked_first, asked=True)
        code = choice(mask, luck) if end != "illegal" else int(mask.argmin())
        if kind is research.SeatEnv:
            env.step(code)
        else:
            waiting = env._episode.game.waiting
            env.step({agent: code if seat in waiting else env.idle for agent, seat in env.seats.items()})
    before = env._episode.rewards()
    for given in (code, {"seat_0": code}, {}, None):
        with pytest.raises(ResetNeeded, match=re.escape("The game is over.")):
            env.step(given)
    assert env._episode.rewards() == before
    env.reset(seed=2)
    assert not env._episode.over


# ---- opponents ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("opponents", [None, 3, {"random"}], ids=repr)
def test_what_has_no_order_is_no_list_of_opponents(opponents: Any) -> None:
    with pytest.raises(BadConfig, match="names of bots or functions"):
        research.SeatEnv("dice", opponents=opponents)


def whole_game(env: Any) -> None:
    env.reset(seed=1)
    while env.action_masks().any():
        env.step(choice(env.action_masks(), random.Random(1)))


@pytest.mark.parametrize("answer", [0.5, None, -1], ids=repr)
def test_an_illegal_answer_of_an_opponent_is_raised(answer: Any) -> None:
    """Whatever is to become of illegal answers of the seat: it is not the seat's."""
    env = research.SeatEnv("dice", opponents=lambda row, mask: answer)
    with pytest.raises(IllegalAction):
        whole_game(env)


# ---- states ---------------------------------------------------------------------------------------------------------


@kinds
def test_what_is_no_state_of_such_an_environment_is_refused(kind: Any) -> None:
    env = kind("dice")
    env.reset(seed=1)
    before = env._episode.game.hash()
    others: list[Any] = [other("dice") for other in KINDS if other != kind]
    for other in others:
        other.reset(seed=1)
    good = env.clone_state()
    bad = ["rubbish", None, (1, 2, 3), env, env._episode, good._replace(episode=None)]
    for state in [*bad, *(other.clone_state() for other in others)]:
        with pytest.raises(BadGame, match="not a state"):
            env.restore_state(state)
    for foreign in (kind("dice", players=3), kind("cards")):
        foreign.reset(seed=1)
        with pytest.raises(BadConfig, match="configuration"):
            env.restore_state(foreign.clone_state())
    assert env._episode.game.hash() == before


def test_what_restoring_gives_is_what_a_reset_gives() -> None:
    envs: list[Any] = [kind("dice") for kind in KINDS]
    aec, parallel, seat = envs
    aec.reset(seed=1)
    assert aec.restore_state(aec.clone_state()) is None
    for env, begun in ((parallel, parallel.reset(seed=1)), (seat, seat.reset(seed=1))):
        assert str(env.restore_state(env.clone_state())) == str(begun)
