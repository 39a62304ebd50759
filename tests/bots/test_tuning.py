"""Weights from games: equations are solved right, a known law is found again, the command writes what it says."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from buonfresco.bots import fitting
from buonfresco.bots.cards import files as cards_files
from buonfresco.bots.cards import tuning as cards_tuning
from buonfresco.bots.cards import value as cards_value
from buonfresco.bots.fitting import solved
from buonfresco.bots.fresco import files, value
from buonfresco.bots.fresco.tuning import LIGHT, Fit, Row, rounds
from buonfresco.cli.main import main
from buonfresco.games import cards


def test_equations() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])
    assert solved([[0.0, 1.0], [1.0, 0.0]], [4.0, 7.0]) == pytest.approx([7.0, 4.0])


def test_a_law_is_found_again() -> None:
    """Points that are twice the first feature, half the second and three times what a module says; what all seats of a
    round have in common changes nothing, and a module that is never met is believed.
    """
    rng = random.Random(1)
    fit = Fit()
    for _ in range(1500):
        common = rng.uniform(-50, 50)
        seats = []
        for _ in range(3):
            had = [rng.uniform(0, 10) for _ in value.FEATURES]
            held = rng.uniform(0, 5)
            points = common + 2 * had[0] + 0.5 * had[1] + 3 * held + rng.gauss(0, 1)
            seats.append(Row(2, had, {"bells": held}, points))
        fit.add([seats])
    stages, factors = fit.weights()
    assert stages[2][:3] == pytest.approx([2.0, 0.5, 0.0], abs=0.05)
    assert factors["bells"] == pytest.approx(3.0, abs=0.05)
    assert factors["glaziers"] == 1.0
    assert stages[1] == [0.0] * len(value.FEATURES)
    assert fit.score()[2]["error"] == pytest.approx((2 / 3) ** 0.5, abs=0.1)


def test_rounds_of_a_game_add_up() -> None:
    found = rounds((3, 2, LIGHT, 0))
    assert found == rounds((3, 2, LIGHT, 0))
    assert {len(row.had) for seats in found for row in seats} == {len(value.FEATURES)}
    for seat in range(2):
        left = [seats[seat].points for seats in found]
        assert left[0] >= left[-1]  # less and less is still to come


def test_the_command_writes_weights_with_how_they_were_found(tmp_path: Path) -> None:
    path = tmp_path / "values.json"
    assert main(["tune", "--players", "2", "--games", "2", "--by", LIGHT, "--jobs", "1", "--out", str(path)]) == 0
    data = json.loads(path.read_text("utf-8"))
    assert data["features"] == list(value.FEATURES)
    assert len(data["weights"]["2"]) == value.STAGES
    assert data["factors"]["2"].keys() == set(Fit().modules)
    assert data["found"]["2"]["command"].startswith("buonfresco tune --players 2 --games 2 --by light")
    assert main(["tune", "--by", "hal"]) == 1
    assert main(["tune", "--players", "7"]) == 2


@pytest.mark.parametrize("text", ["x", "[]", "{}", '{"found": {}, "factors": {}, "weights": []}', "\xff"])
def test_what_is_there_already_is_looked_at_before_anything_is_played(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("buonfresco.cli.fresco.tune.played", lambda *_: pytest.fail("played"))
    path = tmp_path / "values.json"
    path.write_text(text, "latin-1")
    assert main(["tune", "--by", LIGHT, "--out", str(path)]) == 1
    assert str(path) in capsys.readouterr().err
    assert path.read_text("latin-1") == text
    assert main(["tune", "--by", LIGHT, "--out", str(tmp_path / "nowhere" / "values.json")]) == 1
    assert main(["tune", "--by", LIGHT, "--games", "9" * 5000]) == 2
    assert [one.name for one in tmp_path.iterdir()] == ["values.json"]


def test_what_cannot_be_written_is_named_as_it_was_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "--by", LIGHT, "--out", str(tmp_path / "nowhere" / "y.json")]) == 1
    said = capsys.readouterr().err
    assert f"there is no folder {tmp_path / 'nowhere'}" in said
    assert ".new" not in said
    assert main(["tune", "--by", LIGHT, "--out", str(tmp_path)]) == 1
    assert str(tmp_path) in capsys.readouterr().err


def test_weights_from_nothing_are_not_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that ends before seats are counted gives no rows, and the weights would all be 0."""
    monkeypatch.setattr("buonfresco.cli.fresco.tune.played", lambda work, jobs: iter([[]] * len(work)))
    path = tmp_path / "values.json"
    path.write_text('{"found": {}, "factors": {}, "weights": {}}', "utf-8")
    assert main(["tune", "--by", LIGHT, "--games", "3", "--out", str(path)]) == 1
    assert "The 3 games gave nothing to find weights from" in capsys.readouterr().err
    assert json.loads(path.read_text("utf-8"))["weights"] == {}
    assert [one.name for one in tmp_path.iterdir()] == ["values.json"]


def test_the_help_says_what_is_usual(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "--help"]) == 0
    said = capsys.readouterr().out
    assert "how many games (default 1,000)" in said
    assert "how many painters play (default 4)" in said


def test_what_was_found_for_other_numbers_of_players_stays(tmp_path: Path) -> None:
    path = tmp_path / "values.json"
    for players in ("2", "3"):
        more = ["--games", "2", "--by", LIGHT, "--jobs", "1", "--seed", "a word", "--out", str(path)]
        assert main(["tune", "--players", players, *more]) == 0
    data = json.loads(path.read_text("utf-8"))
    assert set(data["weights"]) == set(data["factors"]) == {"2", "3"}
    assert data["found"]["2"]["command"].endswith(f"--seed {data['found']['2']['seed']}")
    assert [one.name for one in tmp_path.iterdir()] == ["values.json"]


def test_the_weights_of_the_package_say_where_they_come_from() -> None:
    data = files.values()
    assert set(data["weights"]) == set(data["found"]) == set(data["factors"])
    for players in (2, 3, 4):
        stages, factors = value.weights_for(players)
        assert [len(row) for row in stages] == [len(value.FEATURES)] * value.STAGES
        assert factors.keys() == set(Fit().modules)
    assert all(one["command"].startswith("buonfresco tune ") and one["score"] for one in data["found"].values())


def test_chances_to_win_are_found_again() -> None:
    """Who wins is drawn by known weights, among three; a tie is half a victory."""
    rng = random.Random(3)
    law = [0.8, -0.5]
    found: list[fitting.Row] = []
    for _ in range(3000):
        had = [[rng.uniform(0, 3), rng.uniform(0, 3)] for _ in range(3)]
        won = rng.choices(range(3), fitting.chances(law, had))[0]
        found.append((had, [float(seat == won) for seat in range(3)]))
    weights = fitting.fitted(found, 2)
    assert weights == pytest.approx(law, abs=0.1)
    assert fitting.surprise(found, weights) < fitting.surprise(found, [0.0, 0.0])
    even = [([[1.0], [1.0]], [0.5, 0.5])]
    assert fitting.fitted(even, 1) == pytest.approx([0.0])


def test_chances_add_up_however_far_apart_they_are() -> None:
    assert fitting.chances([1.0], [[0.0], [0.0]]) == [0.5, 0.5]
    assert sum(fitting.chances([1.0], [[0.0], [2000.0], [1999.0]])) == pytest.approx(1.0)


def test_rows_of_the_card_game() -> None:
    """The same for the same seed; all seats of a turn, the victory shared out; shaken games lose no card."""
    found = cards_tuning.rows(3, 5)
    assert found == cards_tuning.rows(3, 5)
    for where, (had, won) in found:
        assert 0 <= where < cards_value.STAGES
        assert [len(row) for row in had] == [len(cards_value.FEATURES)] * 3
        assert sum(won) == pytest.approx(1.0)
    game = cards.new_game(3, seed=5)
    cards_tuning.shake(game, random.Random(5))
    assert not game.check()


def test_the_weights_of_the_card_game_say_where_they_come_from() -> None:
    data = cards_files.values()
    assert data["features"] == list(cards_value.FEATURES)
    assert data["found"]["command"].endswith(f" {data['found']['seed']}")
    assert [len(row) for row in cards_files.weights()] == [len(cards_value.FEATURES)] * cards_value.STAGES
    assert all(row[0] > 0 for row in cards_files.weights())  # a point is never a loss
