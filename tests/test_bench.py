"""The benchmark runs and produces its figures. How high they are depends on the machine and is not tested."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

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
