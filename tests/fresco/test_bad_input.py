"""Bad input: a clear error that names the problem, and the game untouched."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buonfresco.engine.action import Action
from buonfresco.engine.errors import BadAction, BadConfig, BadGame, BuonfrescoError, IllegalAction
from buonfresco.games import fresco
from tests.fresco.test_hidden import planning
from tests.support import random_game

PLANNED = [{"wake": wake, "plan": [1, 1, 1, 1, 1]} for wake in (5, 6, 7)]
WRONG_TYPE = (BuonfrescoError, TypeError)  # compiled code checks types at the door


@pytest.mark.parametrize("players", [0, 1, 5, -2, "3", 3.0, 3.5, None, True, []])
def test_player_counts(players: Any) -> None:
    with pytest.raises(BadConfig) as error:
        fresco.new_game(players)
    assert error.value.rule == "B-SETUP-01"
    assert str(players) in str(error.value)


@pytest.mark.parametrize(
    ("words", "mentions"),
    [
        ({"modules": (99,)}, "99"),
        ({"modules": ("black_market",)}, "black_market"),
        ({"modules": "16"}, "16"),
        ({"modules": 16}, "16"),
        ({"modules": (True,)}, "True"),
        ({"modules": (16.0,)}, "16.0"),
        ({"modules": ([],)}, "[]"),
        ({"switches": "altar"}, "altar"),
        ({"switches": ["altar.limit"]}, "altar.limit"),
        ({"preset": "first-edition"}, "first-edition"),
        ({"switches": {"altar.size": "big"}}, "altar.size"),
        ({"switches": {"altar.limit": "twice"}}, "twice"),
        ({"switches": {"black_market.barrel_return": "never"}}, "black_market.barrel_return"),
        ({"pack": "no_such_pack"}, "no_such_pack"),
        ({"pack": 7}, "7"),
        ({"max_rounds": 0}, "0"),
        ({"max_rounds": "many"}, "many"),
    ],
)
def test_configurations(words: dict[str, Any], mentions: str) -> None:
    with pytest.raises(BadConfig) as error:
        fresco.new_game(3, **words)
    assert mentions in str(error.value)


@pytest.mark.parametrize("seed", [1.5, b"x", [1]])
def test_seeds_are_whole_numbers_or_texts(seed: Any) -> None:
    with pytest.raises(WRONG_TYPE):
        fresco.new_game(3, seed=seed)


def test_a_switch_of_a_module_is_known_when_the_module_is_in_play() -> None:
    game = fresco.new_game(3, modules=(16,), switches={"black_market.barrel_return": "never"})
    assert game.config_data()["switches"] == {"black_market.barrel_return": "never"}


@pytest.mark.parametrize(
    "action", ["dance", "", "restore Z9", "wake 4", "plan 9-9-9-9-9", "buy V.1", "→", "x" * 10_000]
)
def test_words_that_are_no_action(action: str) -> None:
    game = fresco.new_game(3, seed=1)
    before = game.to_json()
    with pytest.raises(BadAction):
        game.apply(action)
    reason = game.explain(action)
    assert reason is not None
    assert game.to_json() == before


@pytest.mark.parametrize(
    ("text", "rule_id"),
    [
        ("wake 4", "B-WAKE-02"),
        ("plan 4-1-0-0-0", "B-PLAN-02"),
        ("buy V.1", "B-MKT-03"),
        ("restore Z9", "B-CATH-03"),
        ("altar YYY", "B-CATH-21"),
        ("altar RRG", "B-CATH-21"),
        ("blend black", "B-WORK-02"),
    ],
)
def test_what_begins_like_an_action_but_is_none_breaks_a_rule(text: str, rule_id: str) -> None:
    game = fresco.new_game(3, seed=1)
    with pytest.raises(IllegalAction) as error:
        game.apply(text)
    assert error.value.rule == rule_id
    reason = game.explain(text)
    assert reason is not None
    assert (reason.rule, text in str(reason)) == (rule_id, True)


def test_altar_payments_may_be_named_in_any_order() -> None:
    game = fresco.new_game(3, seed=1)
    assert game.parse("altar BRY") is game.parse("altar YRB")
    assert game.parse("ALTAR gyr") is game.parse("altar YRG")


@pytest.mark.parametrize("thing", [None, 7, ("wake", 5), object(), ["wake 5"], {}])
def test_things_that_are_no_action(thing: Any) -> None:
    game = fresco.new_game(3, seed=1)
    before = game.to_json()
    for attempt in (game.apply, game.copy().apply):
        with pytest.raises(WRONG_TYPE):
            attempt(thing)
    assert game.to_json() == before


def test_an_action_of_another_configuration() -> None:
    game = fresco.new_game(3, seed=1)
    foreign = fresco.new_game(3, modules=(16,)).parse("black market")
    with pytest.raises(BadAction):
        game.apply(foreign)
    with pytest.raises(BadAction):
        game.codec.encode(Action("wake", (5,), "wake 5"))  # a look-alike that nobody offered


@pytest.mark.parametrize("code", [-1, 10**9, "4", None])
def test_codes_that_do_not_exist(code: Any) -> None:
    with pytest.raises(BadAction):
        fresco.new_game(3).codec.decode(code)


@pytest.mark.parametrize("seat", [-1, 3, 99, None])
def test_a_seat_that_is_not_asked_or_not_there(seat: Any) -> None:
    game = fresco.new_game(3, seed=1)
    asked = game.decisions[0].seat
    other = (asked + 1) % 3 if seat is None else seat
    before = game.to_json()
    with pytest.raises(IllegalAction):
        game.apply(game.legal()[0], other)
    assert game.to_json() == before
    if seat is not None:
        with pytest.raises(BadConfig):
            game.view(seat)
    assert game.legal(other) == ()


@pytest.mark.parametrize("seat", [-1, 4])
def test_strange_seats_in_the_plan_phase(seat: int) -> None:
    game = planning(4)
    assert game.legal(seat) == ()
    assert game.explain("plan 1-1-1-1-1", seat) is not None
    with pytest.raises(IllegalAction):
        game.apply("plan 1-1-1-1-1", seat)
    with pytest.raises(BadConfig):
        game.sample(seat, seed=1)


@pytest.mark.parametrize("seat", ["0", 1.5, object()])
def test_seats_that_are_no_numbers(seat: Any) -> None:
    game = planning(4)
    before = game.to_json()
    with pytest.raises(WRONG_TYPE):
        game.apply("plan 1-1-1-1-1", seat)
    with pytest.raises(WRONG_TYPE):
        game.view(seat)
    assert game.to_json() == before


def test_a_stale_answer_is_refused_with_the_rule() -> None:
    game = fresco.new_game(3, seed=1)
    game.apply("wake 5")
    before = game.to_json()
    with pytest.raises(IllegalAction) as error:
        game.apply("wake 5")
    assert error.value.rule == "B-WAKE-03"
    assert game.to_json() == before


def test_after_the_end_nothing_is_legal() -> None:
    *_, game = random_game(2, 1)
    assert (game.decision, game.decisions, game.legal(), game.legal(0)) == (None, (), (), ())
    with pytest.raises(IllegalAction):
        game.apply("pass")


def test_a_batch_is_applied_whole_or_not_at_all() -> None:
    game = fresco.position(
        players=3,
        painters=[
            {"wake": 5, "plan": [0, 3, 0, 1, 1], "paints": "YYYRRRBBB", "space": 20},
            {"wake": 6, "plan": [1, 2, 0, 1, 1], "space": 30},
            {"wake": 7, "plan": [1, 1, 1, 1, 1], "space": 40},
        ],
        phase="cathedral",
    )
    before = game.to_json()
    with pytest.raises(IllegalAction) as error:
        game.apply_all(["restore A1", "altar YRB", "altar YRB"])
    assert error.value.rule == "B-CATH-17"
    assert game.to_json() == before
    assert game.legal() == fresco.from_json(before).legal()
    with pytest.raises(IllegalAction):
        game.apply_all(["altar YRB", "pass", "pass"])  # the third would be another seat's
    assert game.to_json() == before
    events = game.apply_all(["restore A1", "altar YRB", "pass"])
    assert [event.kind for event in events].count("moved") == 2
    assert game.scores()[0] > 20


def test_any_trouble_in_a_batch_takes_all_of_it_back() -> None:
    game = fresco.new_game(3, seed=1)
    before = game.to_json()

    def answers() -> Iterator[str]:
        yield "wake 7"
        raise KeyError("something else")

    with pytest.raises(KeyError):
        game.apply_all(answers())
    assert game.to_json() == before


def test_draws_that_cannot_be_leave_the_game_untouched() -> None:
    game = fresco.position(players=3, painters=PLANNED, phase="fifth", draws=[])
    assert game.decisions[0].kind == "wake_time"
    painters = [{**one, "plan": [0, 0, 0, 3, 2], "paints": "YYRB"} for one in PLANNED]
    game = fresco.position(players=3, painters=painters, phase="workshop", turn=2, draws=["YYY", "YYY"])
    before = game.to_json()
    with pytest.raises(BuonfrescoError):
        game.apply("pass")  # the market would be filled with the same tile twice
    assert game.to_json() == before
    assert game.check() == []


def test_games_and_events_travel_between_processes() -> None:
    game = fresco.new_game(3, modules=(16,), seed=1)
    events = game.apply("wake 7")
    again = pickle.loads(pickle.dumps(game))
    assert (again.hash(), again.log) == (game.hash(), game.log)
    assert pickle.loads(pickle.dumps(events)) == list(events)
    assert "wake_time" in repr(game)


def test_positions_of_other_rules_have_other_hashes() -> None:
    assert fresco.new_game(3, seed=1).hash() != fresco.new_game(3, seed=1, preset="revised-fr").hash()
    assert fresco.new_game(3, seed=1).hash() == fresco.new_game(3, seed=1, preset="bigbox").hash()  # the same switches


# ---- text that is no game -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '{"game": "fresco"}', b"\xff\xfe", '{"a": ' * 50])
def test_broken_json(text: Any) -> None:
    with pytest.raises(BadGame):
        fresco.from_json(text)


@pytest.mark.parametrize(
    ("path", "value", "mentions"),
    [
        (["game"], "chess", "chess"),
        (["version"], 99, "version"),
        (["config", "players"], 7, "7"),
        (["config", "modules"], [44], "44"),
        (["state", "bishop"], "Z9", "Z9"),
        (["state", "fresco", "A1"], "no tile", "no tile"),
        (["state", "fresco", "Q7"], "3YR", "Q7"),
        (["state", "painters", 0, "thalers"], -4, "thalers"),
        (["state", "painters", 0, "mood"], 40, "mood"),
        (["state", "painters", 0, "space"], "S9", "S9"),
        (["state", "painters", 0, "paints"], {"mauve": 1}, "mauve"),
        (["state", "painters"], [], "painters"),
        (["state", "stack"], [["no such program", "", 0, 0]], "no such program"),
        (["state", "stack"], [["round", "no step", 0, 0]], "step"),
        (["state", "surprise"], 1, "surprise"),
        (["state", "guide"], 0, "Leonardo"),
        (["state", "modules"], {"guild": {}}, "guild"),
    ],
)
def test_saved_games_that_are_wrong(path: list[Any], value: object, mentions: str) -> None:
    data: Any = json.loads(fresco.new_game(3, seed=1).to_json())
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(BuonfrescoError) as error:
        fresco.from_json(json.dumps(data))
    assert mentions in str(error.value)


@pytest.mark.parametrize(
    ("words", "mentions"),
    [
        ({"phase": "siesta"}, "siesta"),
        ({"bishop": "Z9"}, "Z9"),
        ({"painters": [{"colour": "mauve"}]}, "colour"),
        ({"painters": [{"paints": "YZ"}]}, "Z"),
        ({"painters": [{"space": 5}, {"space": 5}]}, "B-TRACK-03"),
        ({"painters": [{"tiles": ["3YR"]}, {"tiles": ["3YR"]}], "fresco": {"A1": "3YR"}}, "3YR"),
        ({"phase": "market"}, "market"),
        ({"booths": {"I": ["YYY"], "II": ["YYY"]}}, "B-SETUP-0"),
        ({"weather": "rain"}, "weather"),
        ({"painters": [{}] * 4}, "4 painters"),
        ({"removed": ["zz"]}, "zz"),
        ({"guide": 1}, "Leonardo"),
        ({"round": -3}, "round"),
        ({"draws": ["zz"]}, "zz"),
        ({"booths": {"V": ["YYY"]}}, "booth V"),
        ({"painters": [{"wake": 3}]}, "wake time 3"),
        ({"fresco": {"A1": "3YR", "Q7": "3YB"}}, "segment Q7"),
        ({"painters": PLANNED, "phase": "market", "turn": 9}, "painter 9"),
        ({"painters": PLANNED, "phase": "market", "left": -2}, "market"),
        ({"phase": "plan", "painters": [{"plan": [1, 1, 1, 1, 0], "apprentices": 5}]}, "B-PLAN-04"),
        ({"phase": "plan", "painters": [{"planning": 1}]}, "X-PLAN-01"),  # sealed, but no plan
        ({"phase": "plan", "painters": [{"planning": 0, "plan": [1, 1, 1, 1, 1]}]}, "X-PLAN-01"),
    ],
)
def test_positions_that_cannot_be(words: dict[str, Any], mentions: str) -> None:
    with pytest.raises(BadGame) as error:
        fresco.position(players=3, **words)
    assert mentions in str(error.value)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=40))
def test_no_text_ever_crashes_the_parser(text: str) -> None:
    codec = fresco.new_game(2).codec
    try:
        action = codec.parse(text)
    except BadAction:
        return
    assert codec.parse(action.text) is action


SAVED = fresco.new_game(2, modules=(16,), seed=1).to_json()


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(SAVED) - 1), st.text(max_size=3), st.integers(0, 6))
def test_no_damage_to_a_saved_game_ever_crashes_the_reader(place: int, insert: str, drop: int) -> None:
    text = SAVED[:place] + insert + SAVED[place + drop :]
    try:
        game = fresco.from_json(text)
    except BuonfrescoError:
        return
    assert isinstance(game.check(), list)


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.integers(), st.randoms(use_true_random=False))
def test_any_seed_makes_a_sound_game(players: int, seed: int, rng: random.Random) -> None:
    game = fresco.new_game(players, seed=seed)
    for _ in range(60):
        assert game.check() == []
        game.apply(rng.choice(game.legal()))
