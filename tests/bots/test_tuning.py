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
from buonfresco.bots.fresco.tuning import INCOME_WEIGHT, LIGHT, Fit, rows
from buonfresco.cli.main import main
from buonfresco.games import cards


def test_equations() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])
    assert solved([[0.0, 1.0], [1.0, 0.0]], [4.0, 7.0]) == pytest.approx([7.0, 4.0])


def test_a_law_is_found_again() -> None:
    """Points that are twice the first feature and half the second, and the income that is not fitted."""
    rng = random.Random(1)
    fit = Fit()
    for _ in range(4000):
        had = [1.0, *[rng.uniform(0, 10) for _ in value.FEATURES[1:]]]
        points = 2 * had[1] + 0.5 * had[2] + INCOME_WEIGHT * had[value.INCOME] + rng.gauss(0, 1)
        fit.add([(2, had, points)])
    weights = fit.weights()[2]
    assert weights[1:3] == pytest.approx([2.0, 0.5], abs=0.05)
    assert weights[value.INCOME] == INCOME_WEIGHT
    assert fit.score()[2]["error"] == pytest.approx(1.0, abs=0.1)


def test_rows_of_a_game_add_up() -> None:
    found = rows((3, 2, LIGHT, 0))
    assert found == rows((3, 2, LIGHT, 0))
    assert {len(had) for _, had, _ in found} == {len(value.FEATURES)}
    assert found[0][2] >= found[-2][2]  # of one seat: less and less is still to come


def test_the_command_writes_weights_with_how_they_were_found(tmp_path: Path) -> None:
    path = tmp_path / "values.json"
    assert main(["tune", "master", "--players", "2", "--games", "2", "--jobs", "1", "--out", str(path)]) == 0
    data = json.loads(path.read_text("utf-8"))
    assert data["features"] == list(value.FEATURES)
    assert len(data["weights"]["master-2"]) == value.STAGES
    assert data["found"]["master-2"]["command"].startswith("buonfresco tune master --players 2 --games 2 --by light")
    assert main(["tune", "hal"]) == 2
    assert main(["tune", "master", "--players", "7"]) == 2


def test_the_weights_of_the_package_say_where_they_come_from() -> None:
    data = files.values()
    assert set(data["weights"]) == set(data["found"])
    for players in (2, 3, 4):
        for level in ("journeyman", "master"):
            assert len(value.weights_for(players, level)) == value.STAGES


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
