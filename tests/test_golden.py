"""Golden games: recorded logs must replay to the same points, reason and hash. scripts/golden.py writes them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from buonfresco.games import get_game, registry
from buonfresco.games.fresco import modules

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_golden_game(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    game = get_game(record["log"]["game"]).replay(json.dumps(record["log"]))
    outcome = game.outcome
    assert outcome is not None
    assert outcome.reason == record["reason"]
    assert list(outcome.ranking) == record["ranking"]
    assert list(outcome.scores) == record["scores"]
    assert list(outcome.points) == record["points"]
    assert outcome.rounds == record["rounds"]
    assert f"{game.hash():016x}" == record["hash"]


def records(game: str) -> list[dict[str, Any]]:
    found = [json.loads(path.read_text(encoding="utf-8")) for path in FILES]
    return [record for record in found if record["log"]["game"] == game]


def test_there_is_a_golden_game_for_each_thing_that_matters() -> None:
    board = records("fresco")
    configs = [record["log"]["config"] for record in board]
    assert {config["players"] for config in configs} == {2, 3, 4}
    assert {config["preset"] for config in configs} == {"revised", "bigbox", "revised-fr"}
    assert {number for config in configs for number in config["modules"]} == set(modules.registry())
    assert {record["reason"] for record in board} == {"tiles", "fresco", "rounds", "portraits", "infection"}


@pytest.mark.parametrize("game", [name for name in registry() if name != "fresco"])
def test_there_are_golden_games_of_the_small_games(game: str) -> None:
    reasons = {"cards": {"frescoes", "rounds"}, "dice": {"sections", "portraits", "rounds"}}
    assert {record["log"]["config"]["players"] for record in records(game)} == {2, 3, 4}
    assert {record["reason"] for record in records(game)} == reasons[game]
