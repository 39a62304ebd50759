"""The log replays to the same position; undo is an input; the same seed is the same game anywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from buonfresco.engine.chance import Chance
from buonfresco.engine.errors import BadGame, BadLog, IllegalAction
from buonfresco.engine.log import steps
from buonfresco.games import dice, fresco
from buonfresco.games.dice import Dice
from tests.dice.table import asked, play_out, play_turn, position, random_game, reaching, texts, throws, turn_for


@pytest.mark.parametrize("players", [2, 3, 4])
def test_replay_without_the_seed(players: int) -> None:
    for seed in range(5):
        *_, game = random_game(players, seed)
        again = dice.replay(game.log)
        assert again.hash() == game.hash()
        assert again.outcome == game.outcome
        assert again.log == game.log == dice.Log.from_json(game.log.to_json())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_replay_at_every_decision(players: int) -> None:
    for game in random_game(players, 3, max_rounds=6):
        assert dice.replay(game.log.to_json()).hash() == game.hash()


def test_the_log_reads_like_a_game() -> None:
    game = turn_for(16)
    play_turn(game, *reaching(16), bishop=16, bets={1: (2, "marked")})
    assert game.log.inputs == [
        "0 bishop 16",
        "1 wait",
        "2 wait",
        "draw 3 0 0 0 0 0 5 5",
        "0 keep blue",
        "1 bet marked",
        "2 wait",
        "draw 5 0 0 0 0 5 5",
        "0 keep yellow",
        "2 wait",
        "draw 5 0 0 0 5 5",
        "0 keep green",
    ]


def test_a_game_is_told_again_from_its_log() -> None:
    told: list[object] = []
    for game in random_game(3, 5, max_rounds=4):
        told += list(game.events)
    assert [event for _, events in steps(game) for event in events] == told


PROGRAM = """
import random
from buonfresco.games import dice
for players in (2, 3, 4):
    game, rng = dice.new_game(players, seed="anywhere"), random.Random(1)
    while not game.over:
        game.apply(rng.choice(game.legal()))
    print(game.hash(), game.sample(0, seed=4).hash())
"""


def test_same_seed_same_game_in_another_process() -> None:
    def run(hash_seed: str) -> str:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        return subprocess.run(
            [sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=True
        ).stdout

    assert run("1") == run("2")
    assert len(run("3").split()) == 6


# ---- undo ---------------------------------------------------------------------------------------------------------


def reason(game: Dice, seat: int) -> str:
    refusal = game.explain_undo(seat)
    assert game.can_undo(seat) == (refusal is None)
    return refusal.key if refusal is not None else ""


def coming(chance: Chance) -> object:
    return None if chance.coming is None else chance.coming.data()


def undone(game: Dice, seat: int, text: str) -> None:
    """The seat answers and takes it back; nothing is left of it in the position, and the luck is the same."""
    before, luck = game.hash(), game.chance.copy()
    game.apply(text, seat)
    assert game.hash() != before
    assert game.undo(seat).text == text
    assert (game.hash(), game.chance.word, coming(game.chance)) == (before, luck.word, coming(luck))


def test_what_the_next_one_is_asked_after_is_final() -> None:
    """Bishop and bets are answers to each other: the turn passes on with each of them."""
    game = turn_for(16)
    for seat, text in enumerate(("bishop 16", "bet marked", "wait")):
        game.apply(text, seat)
        assert [reason(game, one) for one in range(3)] == ["undo-passed"] * 3
        before = game.to_json()
        with pytest.raises(IllegalAction) as error:
            game.undo(seat)
        assert error.value.reason.key == reason(game, seat)
        assert game.to_json() == before
    game.apply("keep blue")
    assert asked(game) == ("bet", 2)
    assert reason(game, 0) == "undo-passed"
    game.apply("wait", 2)
    assert [reason(game, seat) for seat in range(3)] == ["undo-passed"] * 3


def test_where_the_next_throw_follows_at_once_putting_aside_is_final() -> None:
    game = turn_for(16, players=2)
    for text in ("bishop 16", "bet marked", "keep blue"):
        game.apply(text)
    assert asked(game) == ("keep", 0)
    assert reason(game, 0) == "undo-revealed"


def test_the_owner_of_the_favour_tile_may_think_again_before_he_uses_it() -> None:
    game = turn_for(12, players=2, painters=[{"space": 1}, {"space": 30}])
    for text in ("bishop 13", "bet marked", "keep blue", "keep yellow"):
        game.apply(text)
    undone(game, 0, "keep green")
    game.apply("keep green")
    game.apply("favour +1")
    assert reason(game, 0) == "undo-passed"


@pytest.mark.parametrize("bets", [{}, {1: (1, "other")}])
def test_the_end_of_a_turn_is_final_whether_or_not_somebody_bet(bets: dict[int, tuple[int, str]]) -> None:
    """Otherwise what may be undone would tell what lies face down."""
    game = turn_for(7, players=2, painters=[{"space": 30}, {"space": 20}])
    play_turn(game, *reaching(7), bets=bets)
    assert asked(game) == ("bishop", 1)
    assert reason(game, 0) == "undo-passed"


def test_a_bonus_is_final() -> None:
    painters = [{"space": 60}, {"space": 20}]
    sections = {name: [0] for name in ("8", "13", "19", "24")}
    game = turn_for(16, players=2, painters=painters, sections=sections)
    play_turn(game, *reaching(16))
    assert asked(game) == ("bonus", 0)
    game.apply("take 9-12")
    assert reason(game, 0) == "undo-passed"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_ends_the_game_cannot_be_undone(players: int) -> None:
    game = play_out(dice.new_game(players, seed=3))
    assert {reason(game, seat) for seat in range(players)} == {"undo-passed"}


def test_before_anything_there_is_nothing_to_take_back() -> None:
    game = dice.new_game(3, seed=1)
    assert [reason(game, seat) for seat in range(3)] == ["undo-nothing"] * 3


def test_undo_is_logged_and_replays() -> None:
    game = third_throw()
    game.apply("keep green")
    game.undo(0)
    game.apply("keep green")
    assert game.log.inputs[-3:] == ["0 keep green", f"undo {len(game.inputs) - 1}", "0 keep green"]
    for again in (dice.replay(game.log.to_json()), dice.from_json(game.to_json())):
        assert again.hash() == game.hash()
        assert again.log == game.log


def test_undo_keeps_the_luck_that_comes() -> None:
    game = third_throw()
    twin = game.copy()
    game.apply("keep green")
    game.undo(0)
    assert play_out(game).hash() == play_out(twin).hash()


# ---- several answers as one ---------------------------------------------------------------------------------------


def third_throw() -> Dice:
    """Seat 0 owns the favor tile and has thrown for the third time."""
    draws = [*throws(*reaching(12)), *throws(*reaching(7))]
    game = position(players=2, painters=[{"space": 1}, {"space": 30}], draws=draws)
    for text in ("bishop 13", "bet marked", "keep blue", "keep yellow"):
        game.apply(text)
    return game


def test_a_batch_is_applied_whole() -> None:
    game = third_throw()
    events = game.apply_all(["keep green", "favour +1"])
    assert [event.kind for event in events][:3] == ["kept", "adjusted", "restored"]
    assert game.scores() == (1 + 6 + 3, 33)


@pytest.mark.parametrize(
    "answers",
    [
        ["keep green", "favour +2"],
        ["keep green", "keep red"],
        ["keep green", "favour +1", "bishop 8"],  # another seat's turn
        ["favour +1", "keep green"],
        ["dance"],
    ],
)
def test_or_not_at_all(answers: list[str]) -> None:
    game = third_throw()
    before, legal = game.to_json(), texts(game)
    with pytest.raises(IllegalAction):
        game.apply_all(answers)
    assert (game.to_json(), texts(game)) == (before, legal)
    assert coming(game.chance.copy()) == coming(third_throw().chance)


# ---- logs that are wrong ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"version": 99, "inputs": ["draw 77"]}, "error-other-version"),
        ({"game": "fresco"}, "error-other-game"),
        ({"inputs": ["draw 0 1 2", "0 fly away"]}, "error-log-line"),
        ({"inputs": ["nonsense"]}, "error-log-line"),
        ({"inputs": ["undo 5"]}, "error-log-undo"),
        ({"inputs": ["undo -1"]}, "error-log-line"),
        ({"inputs": ["draw -3"]}, "error-log-line"),
        ({"inputs": ["9 wait"]}, "error-log-line"),
        ({"inputs": ["0 keep mauve"]}, "error-log-line"),
        ({"inputs": ["draw 77"]}, "error-draw-impossible"),
        ({"inputs": []}, "error-draw-missing"),
        ({"inputs": 7}, "error-log-json"),
    ],
)
def test_wrong_logs_name_the_problem(change: dict[str, object], key: str) -> None:
    log = json.loads(play_out(dice.new_game(3, seed=1)).log.to_json())
    with pytest.raises(BadLog) as error:
        dice.replay(json.dumps({**log, **change}))
    assert error.value.reason.key == key
    assert len(str(error.value)) > len(key)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("0 keep blue", "0 keep blue x2", "error-log-refused"),
        ("0 keep blue", "1 keep blue", "error-log-refused"),
        ("1 bet marked", "1 favour +1", "error-log-refused"),
        ("draw 3 0 0 0 0 0 5 5", "draw 3 0 0 0 0 0 5 6", "error-draw-impossible"),
        ("draw 3 0 0 0 0 0 5 5", "draw 3 0 0 0 0 0 5", "error-log-differs"),
        ("draw 3 0 0 0 0 0 5 5", "draw 3 0 0 0 0 0 5 5 0", "error-log-differs"),
        ("2 wait", "draw 2", "error-log-differs"),
    ],
)
def test_a_log_that_goes_wrong_in_the_middle_is_refused(old: str, new: str, key: str) -> None:
    game = turn_for(16)
    play_turn(game, *reaching(16), bishop=16, bets={1: (2, "marked")})
    log: dict[str, Any] = json.loads(game.log.to_json())
    assert dice.replay(json.dumps(log)).hash() == game.hash()
    log["inputs"][log["inputs"].index(old)] = new
    with pytest.raises(BadLog) as error:
        dice.replay(json.dumps(log))
    assert error.value.reason.key == key


@pytest.mark.parametrize("change", ["bet other", "wait"])
def test_a_saved_game_whose_log_does_not_lead_to_its_position_is_refused(change: str) -> None:
    game = turn_for(16)
    for text in ("bishop 16", "bet marked"):
        game.apply(text)
    saved = json.loads(game.to_json())
    saved["log"]["inputs"][-1] = f"1 {change}"
    with pytest.raises(BadGame) as error:
        dice.from_json(json.dumps(saved))
    assert error.value.reason.key == "error-game-log"


def test_saves_and_logs_of_the_other_game_are_refused_both_ways() -> None:
    mine, theirs = dice.new_game(3, seed=1), fresco.new_game(3, seed=1)
    for read, other in ((dice, theirs), (fresco, mine)):
        with pytest.raises(BadGame) as error:
            read.from_json(other.to_json())
        assert error.value.reason.key == "error-other-game"
        with pytest.raises(BadLog) as refused_log:
            read.replay(other.log.to_json())
        assert refused_log.value.reason.key == "error-other-game"


def test_a_log_played_with_other_components_is_refused() -> None:
    log = json.loads(dice.new_game(3, seed=1).log.to_json())
    log["config"]["digest"] = "somethingelse"
    with pytest.raises(BadLog) as error:
        dice.replay(json.dumps(log))
    assert error.value.reason.key == "error-other-pack"
    saved = json.loads(dice.new_game(3, seed=1).to_json())
    saved["config"]["digest"] = "somethingelse"
    with pytest.raises(BadGame):
        dice.from_json(json.dumps(saved))
