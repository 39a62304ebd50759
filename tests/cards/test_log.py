"""The log replays to the same position; undo is an input; the same seed is the same game anywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from buonfresco.engine.errors import BadGame, BadLog, IllegalAction
from buonfresco.games import cards, dice, fresco
from buonfresco.games.cards import Cards
from tests.cards.table import acting, asked, play, play_out, random_game, texts
from tests.support import rule

FACES = ["YRB", "GOP", "YRG", "YRO"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_replay_without_the_seed(players: int) -> None:
    for seed in range(8):
        *_, game = random_game(players, seed)
        again = cards.replay(game.log)
        assert again.hash() == game.hash()
        assert again.outcome == game.outcome
        assert again.log == game.log == cards.Log.from_json(game.log.to_json())


def test_replay_at_every_length() -> None:
    for game in random_game(3, 3):
        if len(game.inputs) % 9 == 0:
            again = cards.replay(game.log.to_json())
            assert (again.hash(), again.legal()) == (game.hash(), game.legal())


def test_replay_from_a_position() -> None:
    game = acting("Y-WW", "R-MM", "B-M*", max_rounds=5)
    play_out(game)
    assert cards.replay(game.log.to_json()).hash() == game.hash()


def test_the_log_reads_like_a_game() -> None:
    game = cards.new_game(3, seed=1)
    seat = asked(game)[1]
    game.apply("pass")
    assert game.log.inputs[0].startswith("draw ")
    assert game.log.inputs[1] == f"{seat} pass"
    assert game.log.inputs[2].startswith("draw ")  # the card of the next one


PROGRAM = """
import random
from buonfresco.games import cards
for players in (2, 3, 4):
    game, rng = cards.new_game(players, seed="anywhere", max_rounds=40), random.Random(1)
    for _ in range(60_000):
        if game.over:
            break
        game.apply(rng.choice(game.legal()))
    print(game.hash())
    print(game.sample(0, seed="x").hash(), game.sample(0, seed="x", recall=True).hash())
"""


def test_same_seed_same_game_in_another_process() -> None:
    def run(hash_seed: str) -> str:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        return subprocess.run(
            [sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=True
        ).stdout

    assert run("1") == run("2") != ""
    assert len(run("3").split()) == 9


def test_different_seeds_different_games() -> None:
    assert len({cards.new_game(4, seed=seed).hash() for seed in range(50)}) == 50
    assert cards.new_game(4, seed="a").hash() == cards.new_game(4, seed="a").hash()


# ---- undo ----------------------------------------------------------------------------------------------------------


def undo_key(game: Cards, seat: int = 0) -> str | None:
    reason = game.explain_undo(seat)
    assert game.can_undo(seat) == (reason is None)
    return reason.key if reason is not None else None


@rule("C-EXCH-01")
def test_laying_out_is_taken_back_card_by_card_and_logged() -> None:
    game = acting("Y-WW", "R-MM", "B-M*")
    hashes = [game.hash()]
    for answer in ("lay Y-WW", "lay R-MM"):
        game.apply(answer)
        hashes.append(game.hash())
    assert game.undo(0).text == "lay R-MM"
    assert game.hash() == hashes[1]
    assert game.undo(0).text == "lay Y-WW"
    assert game.hash() == hashes[0]
    assert game.log.inputs == ["0 lay Y-WW", "0 lay R-MM", "undo 1", "undo 0"]
    assert undo_key(game) == "undo-nothing"
    game.apply("lay B-M*")
    again = cards.replay(game.log.to_json())
    assert (again.hash(), again.log) == (game.hash(), game.log)
    assert cards.from_json(game.to_json()).log == game.log


def test_undo_is_refused_after_a_draw() -> None:
    game = acting("Y-WW", "R-MM", "B-M*")
    play(game, "lay Y-WW", "draw rose")
    before = game.to_json()
    assert undo_key(game) == "undo-revealed"
    with pytest.raises(IllegalAction):
        game.undo(0)
    assert game.to_json() == before


def test_paying_is_taken_back_until_the_display_is_filled_up() -> None:
    hand = ["Y-MM", "Y-M*", "R-MM", "R-M*", "B-MM", "B-M*"]
    game = acting(*hand, frescoes=FACES, open_tiles=["rotation", "demand", "exchange"])
    start = game.hash()
    answers = ["restore YRB", "pay Y-M*", "pay R-MM", "pay B-M*", "take demand"]
    for answer in answers:
        game.apply(answer)
        assert undo_key(game) is None
    for answer in reversed(answers):
        assert game.undo(0).text == answer
    assert game.hash() == start
    play(game, *answers, "stop")  # the demand tile makes him be asked once more
    assert asked(game) == ("window", 0)
    assert undo_key(game) == "undo-revealed"


def test_a_demand_is_not_taken_back() -> None:
    none = acting("Y-MM", "R-MM", tiles={"demand": 1}, others=[{"hand": ["B-MM"]}, {"hand": ["B-MM"]}])
    none.apply("demand G")
    assert asked(none) == ("turn", 0)
    assert undo_key(none) == "undo-revealed"
    given = acting("Y-MM", "R-MM", tiles={"demand": 1}, others=[{"hand": ["B-MM", "B-WW"]}, {"hand": ["B-M*"]}])
    given.apply("demand B")
    assert asked(given) == ("give", 1)
    assert undo_key(given) == "undo-passed"
    given.apply("give B-WW")
    assert undo_key(given) == undo_key(given, 1) == "undo-passed"  # the third gave his only one without being asked
    last = acting("Y-MM", "R-MM", tiles={"demand": 1}, others=[{"hand": ["B-MM", "B-WW"]}], players=2)
    play(last, "demand B", "give B-WW")
    assert undo_key(last, 1) == "undo-passed"


def test_the_end_of_a_turn_is_not_taken_back() -> None:
    """Whether or not the next one has answered."""
    game = acting("Y-MM", "R-MM", "B-MM")
    for _ in range(2):
        game.apply("pass")
        assert undo_key(game) == "undo-passed"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_ends_the_game_cannot_be_undone(players: int) -> None:
    last = players - 1
    game = cards.position(
        players,
        painters=[{} for _ in range(last)] + [{"hand": ["Y-MM", "R-MM", "B-MM", "Y-WW"]}],
        turn=last,
        phase="act",
        round=5,
        max_rounds=5,
        seed=1,
    )
    game.apply("pass")  # nothing is drawn any more
    assert game.over
    assert undo_key(game, last) == "undo-passed"


def test_undo_keeps_the_luck_that_comes() -> None:
    game = acting("Y-WW", "R-MM", "B-M*", max_rounds=8)
    twin = game.copy()
    game.apply("lay Y-WW")
    game.undo(0)
    assert play_out(game).hash() == play_out(twin).hash()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_undo_anywhere_leads_back_exactly(players: int) -> None:
    undone = 0
    before: str | None = None
    for game in random_game(players, 14):
        seat = next((entry & 7 for entry in reversed(game.inputs) if entry >= 0), 0)
        if before is not None and game.can_undo(seat):
            twin = game.copy()
            twin.undo(seat)
            assert json.loads(twin.to_json())["state"] == json.loads(before)["state"]
            undone += 1
        before = game.to_json()
    assert undone > 20


# ---- several answers as one ----------------------------------------------------------------------------------------


def test_a_batch_is_applied_whole_or_not_at_all() -> None:
    game = acting("Y-WW", "R-MM", "B-M*", frescoes=FACES)
    before = game.to_json()
    for wrong in (["lay Y-WW", "draw rose", "lay R-MM"], ["lay Y-WW", "draw rose", "draw market"], ["pass", "pass"]):
        with pytest.raises(IllegalAction):
            game.apply_all(wrong)
        assert game.to_json() == before
        assert texts(game) == texts(cards.from_json(before))
    told = game.apply_all(["lay Y-WW", "lay R-MM", "draw rose"])
    assert [event.kind for event in told] == ["laid", "laid", "drew"]


def test_a_batch_is_no_look_ahead() -> None:
    """What luck brought cannot be taken back, and a refusal after it tells nothing of it."""
    game = acting("Y-M*", "R-MM", "B-M*", frescoes=FACES)
    before = game.to_json()
    refusals = set()
    for card in game.r.card_names:
        with pytest.raises(IllegalAction) as error:
            game.apply_all(["lay Y-M*", "draw market", f"lay {card}"])
        refusals.add(str(error.value))
        assert game.to_json() == before
    assert len(refusals) == 1


def test_what_others_show_is_no_look_ahead_either() -> None:
    game = acting("Y-MM", "R-MM", tiles={"demand": 1}, others=[{"hand": ["B-MM"]}, {"hand": ["R-WW"]}])
    before = game.to_json()
    for colour in "YRBGOP":  # some give a card, some have none
        with pytest.raises(IllegalAction) as error:
            game.apply_all([f"demand {colour}", "lay R-WW"])
        assert error.value.reason.key == "refused-look-ahead"
        assert game.to_json() == before


def test_any_trouble_in_a_batch_takes_all_of_it_back() -> None:
    game = acting("Y-WW", "R-MM", "B-M*")
    before = game.to_json()

    def answers() -> Iterator[str]:
        yield "lay Y-WW"
        raise KeyError("something else")

    with pytest.raises(KeyError):
        game.apply_all(answers())
    assert game.to_json() == before


def test_draws_that_cannot_be_leave_the_game_untouched() -> None:
    game = acting("Y-WW", "R-MM", "B-M*", draws=["rose-P-WWW", "rose-P-WWW"])
    play(game, "lay Y-WW", "draw rose")
    before = game.to_json()
    with pytest.raises(BadLog):
        game.apply("draw rose")  # there is only one of them
    assert game.to_json() == before
    assert game.check() == []


# ---- logs and saved games that are wrong ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"version": 99, "inputs": ["draw 77"]}, "error-other-version"),
        ({"game": "fresco"}, "error-other-game"),
        ({"inputs": ["draw 0 1 2", "0 fly away"]}, "error-log-line"),
        ({"inputs": ["nonsense"]}, "error-log-line"),
        ({"inputs": ["undo 5"]}, "error-log-undo"),
        ({"inputs": ["draw -3"]}, "error-log-line"),
        ({"inputs": ["9 pass"]}, "error-log-line"),
        ({"inputs": ["draw 77"]}, "error-draw-impossible"),
        ({"inputs": []}, "error-draw-missing"),
        ({"inputs": 7}, "error-log-json"),
    ],
)
def test_wrong_logs_name_the_problem(change: dict[str, object], key: str) -> None:
    log = json.loads(play_out(cards.new_game(3, seed=1, max_rounds=5)).log.to_json())
    with pytest.raises(BadLog) as error:
        cards.replay(json.dumps({**log, **change}))
    assert error.value.reason.key == key
    assert len(str(error.value)) > len(key)


def test_a_log_that_goes_wrong_in_the_middle_names_the_place() -> None:
    log = json.loads(play_out(cards.new_game(3, seed=1, max_rounds=5)).log.to_json())
    place = next(i for i, line in enumerate(log["inputs"]) if not line.startswith("draw"))
    log["inputs"][place] = f"{log['inputs'][place][0]} finish"
    with pytest.raises(BadLog) as error:
        cards.replay(json.dumps(log))
    assert error.value.reason.key == "error-log-refused"


def test_an_answer_of_the_wrong_seat_does_not_replay() -> None:
    game = cards.new_game(3, seed=7)
    right = asked(game)[1]
    for seat in set(range(3)) - {right}:
        log = json.loads(game.log.to_json())
        log["inputs"].append(f"{seat} pass")
        with pytest.raises(BadLog):
            cards.replay(json.dumps(log))


def test_a_card_that_was_not_there_does_not_replay() -> None:
    """The log of a game in which one dealt card is another one than the position has."""
    game = cards.new_game(2, seed=7)
    game.apply("pass")
    saved = json.loads(game.to_json())
    first = saved["log"]["inputs"][0].split()
    first[2] = str((int(first[2]) + 1) % 21)
    saved["log"]["inputs"][0] = " ".join(first)
    with pytest.raises(BadGame) as error:
        cards.from_json(json.dumps(saved))
    assert error.value.reason.key == "error-game-log"
    assert cards.from_json(json.dumps(saved), verify=False).hash() == game.hash()


def test_saved_games_and_logs_of_other_games_are_refused() -> None:
    for other in (fresco.new_game(3, seed=1), dice.new_game(3, seed=1)):
        with pytest.raises(BadGame) as game_error:
            cards.from_json(other.to_json())
        with pytest.raises(BadLog) as log_error:
            cards.replay(other.log.to_json())
        assert game_error.value.reason.key == log_error.value.reason.key == "error-other-game"
    with pytest.raises(BadGame):
        fresco.from_json(cards.new_game(3, seed=1).to_json())


def test_a_log_played_with_other_components_is_refused() -> None:
    log = json.loads(cards.new_game(3, seed=1).log.to_json())
    log["config"]["digest"] = "somethingelse"
    with pytest.raises(BadLog) as error:
        cards.replay(json.dumps(log))
    assert error.value.reason.key == "error-other-pack"
