"""Weights from games: equations are solved right, a known law is found again, the command writes what it says."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from buonfresco.bots.fresco import files, value
from buonfresco.bots.fresco.tuning import INCOME_WEIGHT, LIGHT, Fit, rows, solved
from buonfresco.cli.main import main


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
