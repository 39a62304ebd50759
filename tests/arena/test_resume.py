"""A real series in a real process, killed and started again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from buonfresco.arena.run import cores

ROOT = Path(__file__).parents[2]
GAMES = 120


def command(out: Path, *more: str) -> list[str]:
    words = [
        "arena",
        "--game",
        "dice",
        "--bots",
        "random",
        "--players",
        "3",
        "--games",
        str(GAMES),
    ]
    return [sys.executable, "-m", "buonfresco", *words, "--jobs", "2", "--out", str(out), *more]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path or str(ROOT) for path in sys.path), "LANG": "C"}


def lines(out: Path) -> list[bytes]:
    path = out / "games.jsonl"
    return path.read_bytes().split(b"\n")[:-1] if path.exists() else []


def finished(out: Path) -> dict[str, Any]:
    done = subprocess.run(command(out), env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    games = [json.loads(line) for line in lines(out)]
    assert sorted(game["number"] for game in games) == list(range(GAMES))
    summary: dict[str, Any] = json.loads((out / "summary.json").read_bytes())
    for bot in summary["bots"].values():
        del bot["thought_ms"]
    return {"games": {game["number"]: game["scores"] for game in games}, "summary": summary}


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
def test_killed_and_started_again_nothing_is_lost_or_repeated(tmp_path: Path) -> None:
    whole = finished(tmp_path / "whole")
    out = tmp_path / "killed"
    for part in (5, 20):
        process = subprocess.Popen(command(out), env=environment(), stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
        while len(lines(out)) < part:
            assert process.poll() is None, process.communicate()[1]
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        with (out / "games.jsonl").open("ab") as file:
            file.write(b'{"number":119,"seed":1')  # as if it had been in the middle of a line
    assert part <= len(lines(out)) < GAMES
    assert finished(out) == whole


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
def test_stopped_by_a_key_it_tells_how_far_it_got(tmp_path: Path) -> None:
    process = subprocess.Popen(
        command(tmp_path, "--games", "4000"),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a test run in the background ignores it
    )
    while len(lines(tmp_path)) < 5:
        assert process.poll() is None, process.communicate()[1]
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate()
    assert process.returncode == 1
    assert "The same command goes on from there." in out
    assert json.loads((tmp_path / "summary.json").read_bytes())["games"] == len(lines(tmp_path))
    games = [json.loads(line) for line in lines(tmp_path)]
    assert not any("forfeit" in game for game in games)  # whoever stops a series does not stop a bot


def test_all_cores_are_used() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
