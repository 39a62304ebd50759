"""The log replays to the same position; undo is an input; the same seed is the same game anywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from buonfresco.engine.errors import BadGame, BadLog, IllegalAction
from buonfresco.games import fresco
from tests.support import play_out, random_game

CONFIGS = [(2, ()), (3, (16,)), (4, ())]


@pytest.mark.parametrize(("players", "modules"), CONFIGS)
def test_replay_without_the_seed(players: int, modules: tuple[int, ...]) -> None:
    for seed in range(5):
        *_, game = random_game(players, seed, modules=modules)
        again = fresco.replay(game.log)
        assert again.hash() == game.hash()
        assert again.outcome == game.outcome
        assert again.log == game.log == fresco.Log.from_json(game.log.to_json())


def test_replay_at_every_length() -> None:
    for game in random_game(2, 3):
        if len(game.inputs) % 9 == 0:
            assert fresco.replay(game.log).hash() == game.hash()


def test_the_log_reads_like_a_game() -> None:
    game = fresco.new_game(3, seed=1)
    seat = game.decisions[0].seat
    game.apply("wake 7")
    assert game.log.inputs[0].startswith("draw ")
    assert game.log.inputs[-1] == f"{seat} wake 7"


def test_the_log_is_small() -> None:
    *_, game = random_game(4, 1)
    answers = sum(entry >= 0 for entry in game.inputs)
    assert len(game.log.to_json()) <= 60 * answers


PROGRAM = """
import random
from buonfresco.games import fresco
for players in (2, 3, 4):
    game, rng = fresco.new_game(players, modules=(16,), seed="anywhere"), random.Random(1)
    while not game.over:
        game.apply(rng.choice(game.legal()))
    print(game.hash())
"""


def test_same_seed_same_game_in_another_process() -> None:
    def run(hash_seed: str) -> str:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        return subprocess.run(
            [sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=True
        ).stdout

    assert run("1") == run("2") != ""
    assert len(run("3").split()) == 3


def test_different_seeds_different_games() -> None:
    assert len({fresco.new_game(4, seed=seed).hash() for seed in range(50)}) == 50
    assert len({fresco.new_game(4, seed=seed).hash() for seed in ("a", "b", -1, 2**80, 2**80 + 1)}) == 5


# ---- undo ---------------------------------------------------------------------------------------------------------


def cathedral_game() -> fresco.Fresco:
    return fresco.position(
        players=3,
        painters=[
            {"wake": 5, "plan": [0, 3, 0, 1, 1], "paints": "YYYRRRBBB", "space": 20},
            {"wake": 6, "plan": [1, 2, 0, 1, 1], "paints": "YYRRBB", "space": 30},
            {"wake": 7, "plan": [1, 1, 1, 1, 1], "space": 40},
        ],
        phase="cathedral",
    )


def test_undo_takes_back_answers_one_by_one_and_is_logged() -> None:
    game = cathedral_game()
    start = game.hash()
    game.apply("restore A1")
    middle = game.hash()
    game.apply("altar YRB")
    assert game.undo(0).text == "altar YRB"
    assert game.hash() == middle
    assert game.undo(0).text == "restore A1"
    assert game.hash() == start
    assert [line.split()[0] for line in game.log.inputs] == ["0", "0", "undo", "undo"]
    game.apply("restore B1")
    again = fresco.replay(game.log.to_json())
    assert again.hash() == game.hash()
    assert again.log == game.log
    assert fresco.from_json(game.to_json()).log == game.log


def undo_key(game: fresco.Fresco, seat: int) -> str:
    reason = game.explain_undo(seat)
    assert game.can_undo(seat) == (reason is None)
    return reason.key if reason is not None else ""


def test_undo_ends_when_the_turn_passes_on() -> None:
    """Whoever is next, and whether or not he has answered."""
    game = cathedral_game()
    game.apply("altar YRB")
    assert undo_key(game, 0) == ""
    assert undo_key(game, 1) == "undo-passed"  # it is not his answer
    game.apply("pass")
    assert game.decision is not None
    assert game.decision.seat == 1
    assert undo_key(game, 0) == "undo-passed"
    game.apply("altar YRB")
    before = game.to_json()
    with pytest.raises(IllegalAction):
        game.undo(0)
    assert game.to_json() == before
    assert undo_key(game, 1) == ""


def test_undo_does_not_tell_whether_others_had_a_choice() -> None:
    """Whether the next one is asked or has passed without being asked depends on his paints."""
    painters = [
        {"wake": 5, "plan": [0, 1, 2, 1, 1], "paints": "YR", "space": 20},
        {"wake": 6, "plan": [0, 1, 2, 1, 1], "paints": "", "space": 30},
        {"wake": 7, "plan": [0, 1, 2, 1, 1], "paints": "YRB", "space": 40},
    ]
    keys = []
    for paints in ("", "YRB"):
        painters[1]["paints"] = paints
        game = fresco.position(players=3, painters=painters, phase="cathedral")
        game.apply("restore A1")
        keys.append((game.decisions[0].seat, undo_key(game, 0)))
        if paints:
            game.apply("pass", 1)
            keys.append((game.decisions[0].seat, undo_key(game, 0)))
    assert keys == [(2, "undo-passed"), (1, "undo-passed"), (2, "undo-passed")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_ends_the_game_cannot_be_undone(players: int) -> None:
    game = play_out(fresco.new_game(players, seed=3))
    assert {undo_key(game, seat) for seat in range(players)} == {"undo-passed"}
    last = fresco.position(
        players=3,
        painters=[
            {"wake": 5, "plan": [0, 0, 3, 0, 1], "apprentices": 4, "paints": "YRB", "space": 20},
            {"wake": 6, "plan": [0, 1, 3, 0, 0], "apprentices": 4, "space": 30},
            {"wake": 7, "plan": [0, 1, 3, 0, 0], "apprentices": 4, "space": 40},
        ],
        phase="fifth",
        final=True,
    )
    last.apply("altar YRB")
    assert last.over
    assert undo_key(last, 0) == "undo-passed"


def test_undo_is_refused_after_something_was_revealed() -> None:
    game = fresco.new_game(2, seed=1)
    assert undo_key(game, 0) == "undo-nothing"
    while game.decision is not None and game.decision.kind == "wake_time":
        game.apply(game.legal()[0])
    game.apply(game.legal(0)[0], 0)
    game.apply(game.legal(1)[0], 1)  # the last plan reveals all plans, and the turn is not his any more
    assert undo_key(game, 1) == "undo-passed"
    painters = [{"wake": 5 + n, "plan": [2, 1, 1, 1, 0], "space": 20 + n} for n in range(3)]
    black = fresco.position(3, modules=[16], painters=painters, phase="market")
    black.apply("black market")
    assert undo_key(black, 0) == "undo-revealed"


def test_undo_says_nothing_about_who_is_ready() -> None:
    """While all plan, taking back is withdrawing: a refusal because others answered would tell that they did."""
    game = fresco.new_game(3, seed=1)
    while game.decisions[0].kind == "wake_time":
        last = game.decisions[0].seat
        game.apply(game.legal()[0])
    keys = [undo_key(game, last)]
    game.apply(game.legal(2)[0], 2)
    keys += [undo_key(game, last), undo_key(game, 2)]
    assert keys == ["undo-together"] * 3


def test_undo_keeps_the_luck_that_comes() -> None:
    game = cathedral_game()
    twin = game.copy()
    game.apply("restore A1")
    game.undo(0)
    assert play_out(game).hash() == play_out(twin).hash()


# ---- logs that are wrong ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"version": 99, "inputs": ["draw 77"]}, "error-other-version"),
        ({"game": "chess"}, "error-other-game"),
        ({"inputs": ["draw 0 1 2", "0 fly away"]}, "error-log-line"),
        ({"inputs": ["nonsense"]}, "error-log-line"),
        ({"inputs": ["undo 5"]}, "error-log-undo"),
        ({"inputs": ["undo -1"]}, "error-log-line"),
        ({"inputs": ["draw -3"]}, "error-log-line"),
        ({"inputs": ["9 wake 5"]}, "error-log-line"),
        ({"inputs": ["-1 wake 5"]}, "error-log-line"),
        ({"inputs": ["draw 77"]}, "error-draw-impossible"),
        ({"inputs": []}, "error-draw-missing"),
        ({"inputs": 7}, "error-log-json"),
    ],
)
def test_wrong_logs_name_the_problem(change: dict[str, object], key: str) -> None:
    log = json.loads(play_out(fresco.new_game(3, seed=1)).log.to_json())
    with pytest.raises(BadLog) as error:
        fresco.replay(json.dumps({**log, **change}))
    assert error.value.reason.key == key
    assert len(str(error.value)) > len(key)


def test_a_log_that_goes_wrong_in_the_middle_names_the_place() -> None:
    log = json.loads(play_out(fresco.new_game(3, seed=1)).log.to_json())
    place = next(i for i, line in enumerate(log["inputs"]) if "plan" in line)
    log["inputs"][place] = "0 blend green"
    with pytest.raises(BadLog) as error:
        fresco.replay(json.dumps(log))
    assert error.value.reason.key == "error-log-refused"


def test_an_answer_of_the_wrong_seat_does_not_replay_as_another_action() -> None:
    game = fresco.new_game(3, seed=7)
    asked = game.decisions[0].seat
    for seat in range(8):
        log = json.loads(game.log.to_json())
        log["inputs"].append(f"{seat} wake 5")
        if seat == asked:
            assert fresco.replay(json.dumps(log)).log.inputs[-1] == f"{seat} wake 5"
        else:
            with pytest.raises(BadLog):
                fresco.replay(json.dumps(log))


@pytest.mark.parametrize("inputs", [["1 pass"], None])
def test_a_saved_game_whose_log_does_not_lead_to_its_position_is_refused(inputs: list[str] | None) -> None:
    game = fresco.new_game(3, seed=7)
    game.apply("wake 5")
    saved = json.loads(game.to_json())
    saved["log"]["inputs"] = inputs or [*saved["log"]["inputs"][:-1], saved["log"]["inputs"][-1].replace("5", "9")]
    with pytest.raises(BadGame) as error:
        fresco.from_json(json.dumps(saved))
    assert error.value.reason.key == "error-game-log"


def test_a_log_played_with_other_components_is_refused() -> None:
    log = json.loads(fresco.new_game(3, seed=1).log.to_json())
    log["config"]["digest"] = "somethingelse"
    with pytest.raises(BadLog) as error:
        fresco.replay(json.dumps(log))
    assert error.value.reason.key == "error-other-pack"
    saved = json.loads(fresco.new_game(3, seed=1).to_json())
    saved["config"]["digest"] = "somethingelse"
    with pytest.raises(BadGame):
        fresco.from_json(json.dumps(saved))
