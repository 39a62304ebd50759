"""`arena` and `lab` on the command line."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from buonfresco import text
from buonfresco.bots import offered
from tests.arena.bots import named
from tests.cli.driver import Cli
from tests.cli.test_games import flat

SMALL = ("--players", "2", "--games", "3", "--jobs", "1")


def test_arena_plays_counts_and_goes_on(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ["arena", "--game", "dice", "--bots", f"random,{named('raises')}", *SMALL, "--out", str(out)]
    assert cli.run(*words) == 0
    assert re.search(r"random +100\.0% \[34\.2, 100\.0\]", cli.out)
    assert f"{named('raises')} has forfeited 4 games: an error in the bot. For example: ValueError: " in flat(cli.out)
    row = re.findall(rf"^{named('raises')} +(.*)$", cli.out, re.MULTILINE)[0]
    assert row.strip() == "0.0% [0.0, 65.8]"  # without a game that counts there are no points and no times
    assert "rounds a game" not in cli.out
    assert "Ahead by" not in cli.out
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
    cat = text.catalogue("fr")
    names = [f"{number} {cat(f'module-{key}')}" for number, key in ((3, "special_blends"), (16, "black_market"))]
    assert f"Module {names[0]}\n" in cli.out
    assert f"Modules {', '.join(names)}" in cli.out
    assert cat("lab-changes", module=names[1]) in cli.out
    assert cat("lab-note-plan") in cli.out
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


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("command", ["arena", "lab", "play", "tune"])
def test_help_names_the_bots(cli: Cli, command: str, lang: str) -> None:
    """With what they are like; those of another game with its name."""
    cat = text.catalogue(lang)
    cli.run(command, "--help", "--lang", lang)
    for bot in offered("fresco"):
        assert flat(f"{bot}: {cat(f'bot-{bot}')}. {cat(f'bot-{bot}-about')}") in flat(cli.out)
    if command != "tune":
        cli.run(command, "dice", "--help", "--lang", lang)
        assert cat("bot-master-about").split()[0] in cli.out
        assert "miser" not in cli.out


def test_who_plays_if_nobody_says_so(cli: Cli, tmp_path: Path) -> None:
    """In the arena the ladder, the stronger ones first; in the lab the usual bot. The help says the same."""
    for command, bots in (("arena", ["master", "journeyman", "apprentice", "random"]), ("lab", ["apprentice"])):
        out = tmp_path / command
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("buonfresco.cli.arena.play_out", lambda *_: None)
            assert cli.run(command, "dice", *SMALL, "--out", str(out)) == 0
        assert json.loads((out / "arena.json").read_bytes())["bots"] == bots
    cli.run("arena", "--help")
    assert "the ladder of the game, strongest first" in flat(cli.out)
    cli.run("lab", "--help")
    assert "default apprentice, where the game has one" in flat(cli.out)
    assert "0: one for each core" in flat(cli.out)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["arena", "dice", "--game", "cards"], "Which game: dice or cards?"),
        (["arena", "--out", ""], "The option --out needs a value"),
        (["lab", "--out", " "], "The option --out needs a value"),
        (["arena", "--pack", ""], "The option --pack needs a value"),
        (["play", "--pack", ""], "The option --pack needs a value"),
        (["tune", "--out", ""], "The option --out needs a value"),
        (["lab", "--module", "0"], "no module “0”. There are: 1 Portraits, 2 Bishop's Requests, 3 Special Blends, "),
        (["lab", "--module", ""], "no module “”"),
    ],
)
def test_what_is_empty_or_contradicts_itself_is_refused(
    cli: Cli, words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("buonfresco.cli.fresco.tune.played", lambda *_: pytest.fail("played"))
    assert cli.run(*words) == 2
    assert said in cli.err
    assert not [one for one in tmp_path.iterdir() if one.name != "data"]


def test_a_game_named_twice_alike_is_that_game(cli: Cli, tmp_path: Path) -> None:
    assert cli.run("lab", "dice", "--game", "dice", *SMALL, "--out", str(tmp_path / "out")) == 0


def test_one_game_is_no_games(cli: Cli, tmp_path: Path) -> None:
    words = ["lab", "dice", "--bots", "random", "--players", "2", "--games", "1", "--jobs", "1"]
    for lang, said in (("en", "1 game of random on 1 seed "), ("de", "1 Partie von"), ("fr", "1 partie jouée par")):
        assert cli.run(*words, "--out", str(tmp_path), "--lang", lang) == 0
        assert said in cli.out
        page = (tmp_path / "index.html").read_text("utf-8")
        assert said in page
    assert cli.run(*words, "--out", str(tmp_path)) == 0
    assert "1st in turn" in cli.out
    assert "2nd in turn" in cli.out
    for lang, said in (("en", "1 game."), ("de", "1 Partie angehalten"), ("fr", "1 partie.")):
        assert said in text.catalogue(lang)("arena-stopped", games=1)
    about = text.catalogue("en")("arena-about", games=1, seeds=1, seed=1, scheme="one", settings="x")
    assert about.startswith("1 game on 1 seed (")


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


def test_the_bot_of_the_docs_is_found_where_one_is(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    lines = re.findall(r"^    (from .*\n\n    def .*\n        .*)$", page, re.MULTILINE)
    assert len(lines) == 1
    (tmp_path / "mine.py").write_text(lines[0].replace("\n    ", "\n"), encoding="utf-8")
    command = [sys.executable, "-m", "buonfresco", "arena", "dice", "--bots", "mine:first,random", *SMALL]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "forfeited" not in done.stdout


def test_progress_is_not_in_the_result(cli: Cli, tmp_path: Path) -> None:
    words = ["arena", "dice", "--bots", "random", "--players", "2", "--games", "20", "--jobs", "1"]
    cli.run(*words, "--out", str(tmp_path))
    assert re.search(r"10 of 20 games played, \d+:\d\d:\d\d left", cli.err)
    assert "games played" not in cli.out
