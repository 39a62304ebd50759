"""The benchmark runs and produces its figures. How high they are depends on the machine and is not tested."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from bench.ladder import PAIRINGS, folders, length, measured, row, verdict

from buonfresco.arena.run import ready
from buonfresco.cli.main import main

RUN = Path(__file__).resolve().parent.parent / "bench" / "run.py"
START = RUN.with_name("start.py")


def test_bench_gives_every_figure(tmp_path: Path) -> None:
    saved = tmp_path / "figures.json"
    options = ["--no-peers", "--no-compiled", "--repeats", "1", "--seconds", "0.01", "--json", str(saved)]
    done = subprocess.run([sys.executable, str(RUN), *options], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "not measured" not in done.stdout
    figures = json.loads(saved.read_text())["figures"]["interpreted"]
    for name in (
        *("4 players", "4 players, no events", "3 players", "2 players and Leonardo", "4 players, all modules"),
        *("card game, 4 players", "dice game, 4 players"),
    ):
        assert figures[name].keys() == {"decisions", "answers", "games"}
        assert all(value > 0 for value in figures[name].values())
    for name in ("costs", "costs, all modules", "costs, card game", "costs, dice game"):
        assert figures[name].keys() == {"copy", "view", "observe", "hash", "to_json", "sample"}
        assert all(value > 0 for value in figures[name].values())
    for name in ("looks", "looks, all modules", "looks, card game", "looks, dice game"):
        assert figures[name].keys() == {"view", "observe"}
    assert 0 < figures["log"]["inputs"] < figures["log"]["whole"]


def test_the_start_is_measured() -> None:
    done = subprocess.run([sys.executable, str(START), "--repeats", "1"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert [line.split("  ")[0] for line in done.stdout.splitlines()][:2] == ["buonfresco --help", "buonfresco play"]


def test_a_house_under_a_little_load(tmp_path: Path) -> None:
    """Three tables for a moment: what is printed is what was measured."""
    path = tmp_path / "figures.json"
    words = ["--tables", "3", "--seconds", "2", "--pace", "1", "--busy", "2", "--no-peer", "--json", str(path)]
    done = subprocess.run(
        [sys.executable, "-m", "bench.server", *words],
        capture_output=True,
        text=True,
        timeout=300,
        cwd=RUN.parents[1],
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(path.read_text())["buonfresco"]
    assert found["sockets"] == 9
    assert found["pace"]["answers"] > 0
    assert found["limit"]["answers"] > found["pace"]["answers"]
    assert f"{found['limit']['p99_ms']:,.1f}" in done.stdout


# ---- the ladder -------------------------------------------------------------------------------------------------


def test_every_pairing_can_be_played() -> None:
    places = [path for pairing in PAIRINGS for _, path in folders(pairing, Path("here"))]
    assert len(set(places)) == len(places)
    for pairing in PAIRINGS:
        for series in pairing.series():
            assert ready(series).cycle[0][2].count(pairing.one) == 1


@pytest.mark.parametrize("name", ["dice game, 2 players: journeyman", "modules 1-3, 4 players: journeyman"])
def test_the_command_beside_a_pairing_plays_its_games(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command of the table finds the folder of the script its own, and nothing left to play."""
    pairing = next(one for one in PAIRINGS if one.name.startswith(name))
    found = measured(pairing, tmp_path, 1, jobs=1)
    assert found is not None
    assert found["games"] == pairing.players  # a whole seed
    assert found["forfeits"] == 0
    ((_, path),) = folders(pairing, tmp_path)
    words = shlex.split(pairing.command)
    words[words.index("--games") + 1] = "1"
    before = (path / "games.jsonl").read_bytes()
    assert main(["arena", "--seed", "1", "--out", str(path), *words]) == 0
    assert (path / "games.jsonl").read_bytes() == before
    said = json.loads((path / "summary.json").read_text())["pairings"][0]
    assert said["win_share"] == json.loads(json.dumps(found["win_share"]))
    assert measured(pairing, tmp_path, 0) == found  # what there is, counted again
    assert row(pairing, found).startswith(f"| {pairing.name} | `{pairing.command}` | ")


def test_several_sets_are_counted_together(tmp_path: Path) -> None:
    pairing = next(one for one in PAIRINGS if len(one.sets) > 1)._replace(
        one="apprentice", other="random", players=2, sets=((1,), (2,))
    )
    found = measured(pairing, tmp_path, 2, jobs=1)
    assert found is not None
    assert found["games"] == 4
    assert found["shares"] == [1.0, 1.0]
    assert ", by set 100, 100 %" in row(pairing, found)


def test_rounds_of_apprentices_are_counted(tmp_path: Path) -> None:
    found = length((), tmp_path, 2, jobs=1)
    lines = (tmp_path / "length-base" / "games.jsonl").read_text().splitlines()
    assert found.value == sum(json.loads(line)["rounds"] for line in lines) / 2
    assert length((1,), tmp_path, 0).count == 0  # nothing was played


@pytest.mark.parametrize(
    ("low", "share", "high", "said"),
    [
        (0.50, 0.52, 0.54, "reached"),
        (0.49, 0.51, 0.53, "open, above it"),
        (0.47, 0.49, 0.51, "open, below it"),
        (0.46, 0.47, 0.48, "**missed**"),
    ],
)
def test_a_bar_is_reached_if_the_whole_interval_lies_above_it(low: float, share: float, high: float, said: str) -> None:
    assert verdict(0.5, {"win_share": {"share": share, "interval": (low, high)}}) == said
