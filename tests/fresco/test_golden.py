"""Golden games: recorded logs must replay to the same points, reason and hash. scripts/golden.py writes them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco.modules import registry

FILES = sorted((Path(__file__).parents[1] / "golden").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_golden_game(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    game = fresco.replay(json.dumps(record["log"]))
    outcome = game.outcome
    assert outcome is not None
    assert outcome.reason == record["reason"]
    assert list(outcome.ranking) == record["ranking"]
    assert list(outcome.scores) == record["scores"]
    assert list(outcome.points) == record["points"]
    assert outcome.rounds == record["rounds"]
    assert f"{game.hash():016x}" == record["hash"]


def test_there_is_a_golden_game_for_each_thing_that_matters() -> None:
    records = [json.loads(path.read_text(encoding="utf-8")) for path in FILES]
    configs = [record["log"]["config"] for record in records]
    assert {config["players"] for config in configs} == {2, 3, 4}
    assert {config["preset"] for config in configs} == {"revised", "bigbox", "revised-fr"}
    assert {number for config in configs for number in config["modules"]} == set(registry())
    assert {record["reason"] for record in records} == {"tiles", "fresco", "rounds", "portraits", "infection"}
