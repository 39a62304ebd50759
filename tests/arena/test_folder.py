"""A series on disk: resumed exactly where it stood, and refused where it is not the same."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from buonfresco.arena.folder import Folder, code_digest
from buonfresco.arena.match import Record, forfeited
from buonfresco.arena.plan import Series
from buonfresco.engine.errors import BadGame

SERIES = Series("dice", ("apprentice", "random"), 2, 1)


def record(number: int) -> Record:
    """One that says no more of its game than that it was lost without a word."""
    return forfeited(SERIES.task(number), 0, "raised")


def numbers(folder: Folder) -> list[int]:
    return [one.number for one in folder.records()]


def test_games_come_back_in_their_order(tmp_path: Path) -> None:
    with Folder(tmp_path / "new" / "out", SERIES) as folder:
        for number in (1, 0, 4, 2, 7):
            folder.append(record(number))
        assert numbers(folder) == [0, 1, 2, 4, 7]
        assert list(folder.open_numbers(9, folder.done())) == [3, 5, 6, 8]
    with Folder(tmp_path / "new" / "out", SERIES) as folder:
        assert next(folder.records()) == record(0)


@pytest.mark.parametrize("torn", [b"{", b'{"number":9,"seed":4,"seats":["a"', b"x" * 200_000])
def test_a_torn_line_is_cut_off(tmp_path: Path, torn: bytes) -> None:
    lines = tmp_path / "games.jsonl"
    with Folder(tmp_path, SERIES) as folder:
        folder.append(record(0))
        whole = lines.read_bytes()
    for start in (whole, b""):
        lines.write_bytes(start + torn)
        with Folder(tmp_path, SERIES) as folder:
            assert numbers(folder) == [0] * bool(start)
            folder.append(record(1))
            assert numbers(folder) == [0] * bool(start) + [1]


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    with Folder(tmp_path, SERIES) as folder:
        folder.append(record(0))
        (tmp_path / "games.jsonl").write_bytes(b'{"number":0}\n')
        with pytest.raises(BadGame, match=r"games\.jsonl, line 1,.*Remove that line, and its game is played again"):
            numbers(folder)
        (tmp_path / "games.jsonl").write_bytes(b"")
        assert list(folder.open_numbers(1, folder.done())) == [0]


def test_what_is_empty_or_0_is_left_out_of_a_line(tmp_path: Path) -> None:
    with Folder(tmp_path, SERIES) as folder:
        folder.append(record(0))
        (line,) = (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
        assert set(json.loads(line)) == {"number", "seed", "seats", "winners", "forfeit"}
        assert next(folder.records()).arm == 0


@pytest.mark.parametrize(
    "line",
    [
        {"number": -1},
        {"number": 2**40},
        {"seats": ["x", "y"]},
        {"seed": 7},
        {"forfeit": None},
        {"winners": [7]},
        {"order": [-1]},
        {"thought": [{"x": 1}]},
    ],
)
def test_a_line_of_another_series_is_named(tmp_path: Path, line: dict[str, Any]) -> None:
    with Folder(tmp_path, SERIES) as folder:
        folder.append(record(0))
        path = tmp_path / "games.jsonl"
        path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | line) + "\n", "utf-8")
        with pytest.raises(BadGame, match=r"games\.jsonl, line 1,"):
            numbers(folder)


def test_a_game_counts_once(tmp_path: Path) -> None:
    with Folder(tmp_path, SERIES) as folder:
        for number in (0, 0, 2, 1, 1, 2):
            folder.append(record(number))
        assert numbers(folder) == [0, 1, 2]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Series("cards", ("apprentice", "random"), 2, 1), '“game” is "dice" there and "cards" here'),
        (Series("dice", ("apprentice",), 2, 1), "“bots”"),
        (Series("dice", ("apprentice", "random"), 3, 1), "“players” is 2 there and 3 here"),
        (Series("dice", ("apprentice", "random"), 2, 2), "“seed” is 1 there and 2 here"),
        (Series("dice", ("apprentice", "random"), 2, 1, "mixed"), "“scheme”"),
        (Series("dice", ("apprentice", "random"), 2, 1, arms=({"max_rounds": 9},)), "“config”"),
    ],
)
def test_another_series_is_refused_by_what_is_different(tmp_path: Path, other: Series, said: str) -> None:
    with Folder(tmp_path, SERIES) as folder:
        folder.append(record(0))
    with pytest.raises(BadGame, match=said), Folder(tmp_path, other):
        pass
    with Folder(tmp_path, Series("dice", ("apprentice", "random"), 2, 1, limit=3)) as folder:
        assert numbers(folder) == [0]  # the limit may change


def test_games_of_other_code_are_not_counted_together(tmp_path: Path) -> None:
    with Folder(tmp_path, SERIES) as folder:
        folder.append(record(0))
    manifest = tmp_path / "arena.json"
    data = json.loads(manifest.read_text(encoding="utf-8"))
    assert data["code"] == code_digest()
    manifest.write_text(json.dumps({**data, "code": "0" * 16}), encoding="utf-8")
    with pytest.raises(BadGame, match=r"the rules have changed since .* or remove this one") as caught:
        Folder(tmp_path, SERIES).__enter__()
    assert "0000" not in str(caught.value)
    assert code_digest(("tests.arena.bots:first",)) != data["code"]
    for text in ("[1]", "{"):
        manifest.write_text(text, encoding="utf-8")
        with pytest.raises(BadGame, match=r"arena\.json"), Folder(tmp_path, SERIES):
            pass
    manifest.unlink()
    with pytest.raises(BadGame, match=r"arena\.json"), Folder(tmp_path, SERIES):
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="no locks there")
def test_one_process_at_a_time(tmp_path: Path) -> None:
    code = f"""
from pathlib import Path
from buonfresco.arena.folder import Folder
from buonfresco.arena.plan import Series
with Folder(Path({str(tmp_path)!r}), Series("dice", ("apprentice", "random"), 2, 1)):
    pass
"""
    with Folder(tmp_path, SERIES):
        busy = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "Another process" in busy.stderr
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
