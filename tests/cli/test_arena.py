"""`arena` and `lab` on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from buonfresco import text
from tests.arena.bots import named
from tests.cli.driver import Cli
from tests.cli.test_games import flat

SMALL = ("--players", "2", "--games", "3", "--jobs", "1")


def test_arena_plays_counts_and_goes_on(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ["arena", "--game", "dice", "--bots", f"random,{named('raises')}", *SMALL, "--out", str(out)]
    assert cli.run(*words) == 0
    assert re.search(r"random +100\.0% \[34\.2, 100\.0\]", cli.out)
    assert f"{named('raises')} has forfeited 4 games: an error in the bot." in flat(cli.out)
    lines = (out / "games.jsonl").read_bytes()
    games = [json.loads(line) for line in lines.splitlines()]
    assert sorted(game["number"] for game in games) == [0, 1, 2, 3]  # a whole seed has two seatings
    assert {tuple(game["seats"]) for game in games} == {("random", named("raises")), (named("raises"), "random")}
    summary = json.loads((out / "summary.json").read_bytes())
    assert summary["bots"]["random"]["wins"] == 4
    assert cli.run(*words, "--lang", "de") == 0
    assert (out / "games.jsonl").read_bytes() == lines
    assert "4 Partien mit 2 Startwerten" in cli.out
    assert '<html lang="de">' in (out / "index.html").read_text(encoding="utf-8")
    assert cli.run(*words, "--games", "6") == 0
    assert (out / "games.jsonl").read_bytes().startswith(lines)
    assert json.loads((out / "summary.json").read_bytes())["games"] == 6


def test_lab_compares_with_and_without_a_module(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ["lab", "--bots", "random", *SMALL, "--modules", "3,16", "--module", "16", "--out", str(out)]
    assert cli.run(*words, "--lang", "fr") == 0
    assert "modules=3,16" in cli.out
    assert text.catalogue("fr")("lab-changes") in cli.out
    assert "wake 7" in cli.out
    summary = json.loads((out / "summary.json").read_bytes())
    assert [arm["settings"]["modules"] for arm in summary["arms"]] == [[3], [3, 16]]
    assert [arm["games"] for arm in summary["arms"]] == [2, 2]


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("command", ["arena", "lab"])
def test_help_and_errors_are_in_the_language(cli: Cli, tmp_path: Path, command: str, lang: str) -> None:
    cat = text.catalogue(lang)
    assert cli.run(command, "--help", "--lang", lang) == 0
    for key in (f"usage-{command}", "usage-jobs", "usage-ray", "usage-limit"):
        assert flat(cat(key)) in flat(cli.out)
    assert cat("module-black_market") in cli.out
    out = ("--out", str(tmp_path), "--lang", lang)
    assert cli.run(command, "--bots", "random,random", *out) == 1
    assert cli.err.strip() == cat("error-arena-bots", bots="random, random")
    assert cli.run(command, "--bots", "no.such:bot", *out) == 1
    assert cat("error-arena-bot", bot="no.such:bot", problem="") in cli.err
    assert cli.run(command, "--bots", "hal", *out) == 1
    assert "hal" in cli.err
    for option in ("--games", "--jobs", "--limit", "--players"):
        assert cli.run(command, option, "many", *out) == 2
        assert option in cli.err
    assert cli.run(command, "chess", *out) == 1
    assert not any(tmp_path.iterdir())
    (tmp_path / "file").touch()
    for where, problem in (("file", "EEXIST"), ("file/out", "ENOTDIR")):
        path = str(tmp_path / where)
        assert cli.run(command, "--bots", "random", "--out", path, "--lang", lang) == 1
        assert cli.err.strip() == cat("error-file", path=path, problem=cat(f"file-{problem}"))


def test_more_errors(cli: Cli, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "out"))
    assert cli.run("arena", "--scheme", "knockout", *out) == 1
    assert "no scheme “knockout”. Known: one, mixed" in cli.err
    assert cli.run("lab", "dice", "--module", "6", *out) == 2
    assert "--module cannot be set in this game" in cli.err
    assert cli.run("arena", "dice", "--bots", "random", *SMALL, *out) == 0
    assert cli.run("arena", "cards", "--bots", "random", *SMALL, *out) == 1
    assert "holds another series: “game” is" in cli.err
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert cli.run("arena", "dice", "--bots", "random", *SMALL, "--out", str(tmp_path / "file")) == 1
    assert "file" in cli.err


def test_progress_is_not_in_the_result(cli: Cli, tmp_path: Path) -> None:
    words = ["arena", "dice", "--bots", "random", "--players", "2", "--games", "20", "--jobs", "1"]
    cli.run(*words, "--out", str(tmp_path))
    assert re.search(r"10 of 20 games played, \d+:\d\d:\d\d left", cli.err)
    assert "games played" not in cli.out
