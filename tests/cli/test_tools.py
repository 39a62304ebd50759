"""simulate, pack check, replay, and the command line itself."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from buonfresco import text
from buonfresco.cli.values import seed_of
from buonfresco.games.fresco.pack import PACKS, load_pack
from tests.cli.driver import ONWARD, Cli


def test_simulate_counts_every_game(cli: Cli) -> None:
    code = cli.run("simulate", "--games", "4", "--players", "4", "--bots", "random", "--seed", "3", "--json")
    assert code == 0
    data = json.loads(cli.out)
    assert data["games"] == 4
    assert data["bots"]["random"]["seats"] == 16
    assert data["bots"]["random"]["wins"] == 4


def test_simulate_is_reproducible_and_uses_modules(cli: Cli) -> None:
    arguments = ("simulate", "--games", "3", "--players", "2", "--bots", "random", "--seed", "3", "--json")
    cli.run(*arguments)
    first = json.loads(cli.out)["bots"]
    cli.run(*arguments)
    assert json.loads(cli.out)["bots"] == first
    cli.run(*arguments, "--modules", "16")
    assert json.loads(cli.out)["bots"] != first


def test_simulate_for_people(cli: Cli) -> None:
    cli.run("simulate", "--games", "2", "--bots", "random", "--lang", "fr")
    assert "gagnées" in cli.out
    assert re.search(r"2 parties de \d+,\d tours de jeu", cli.out)


def test_pack_check(cli: Cli, tmp_path: Path) -> None:
    for name in (str(PACKS / "standard"), "standard"):
        assert cli.run("pack", "check", name) == 0
        assert "25 fresco tiles" in cli.out
        assert "from the rulebooks" in cli.out
    broken = tmp_path / "mybox"
    shutil.copytree(PACKS / "standard", broken)
    market = broken / "market.toml"
    market.write_text(market.read_text(encoding="utf-8").replace('"BBB"', '"BX"'), encoding="utf-8")
    assert cli.run("pack", "check", str(broken)) == 1
    assert "market.toml" in cli.out
    assert cli.run("pack", "check", str(tmp_path / "nowhere")) == 1
    assert cli.run("pack", "check") == 2
    assert cli.run("pack", "mend", str(broken)) == 2
    assert cli.run("simulate", "--games", "1", "--pack", str(broken)) == 1
    assert "market.toml" in cli.err


def test_games_with_another_pack(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By name or by folder; a folder is found again from anywhere."""
    mine = tmp_path / "mybox"
    shutil.copytree(PACKS / "standard", mine)
    fresco = mine / "fresco.toml"
    tiles = fresco.read_text(encoding="utf-8")
    assert "value = 9" in tiles
    fresco.write_text(tiles.replace("value = 9", "value = 10"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert cli.play("--pack", "mybox", "--seed", "5", "--bots", "random", lines=["7"]) == 0
    assert cli.saved().r.config.pack == str(mine)
    monkeypatch.chdir(tmp_path.parent)
    assert cli.play(lines=["yes"]) == 0
    assert cli.saved().r.digest != load_pack("standard").digest()

    arguments = ("simulate", "--games", "2", "--bots", "random", "--seed", "3", "--json", "--pack")
    points = []
    for pack in ("standard", str(PACKS / "standard"), str(mine)):
        assert cli.run(*arguments, pack) == 0
        points.append(json.loads(cli.out)["bots"]["random"]["points"])
    assert points[0] == points[1] != points[2]


def test_replay_tells_a_finished_game(cli: Cli) -> None:
    cli.play("--seed", "8", "--players", "2", "--bots", "random", lines=ONWARD)
    game = cli.saved()
    assert game.outcome is not None
    for lang in text.LANGUAGES:
        assert cli.run("replay", str(cli.path), "--lang", lang) == 0
        cat = text.catalogue(lang)
        assert cat("event-round_began", round=game.outcome.rounds, final=True)[:30] in cli.out
        assert str(game.outcome.scores[game.outcome.winner]) in cli.out
    by_sitting = cli.out
    for bare in (game.to_json(), game.log.to_json()):
        cli.path.write_text(bare, encoding="utf-8")
        cli.run("replay", str(cli.path), "--lang", lang)
        assert cli.out == by_sitting


def test_replay_of_an_unfinished_game_keeps_secrets(cli: Cli) -> None:
    cli.play("--seats", "2", "--seed", "5", "--bots", "random", lines=["", "wake 7", "", "wake 8", "", "3-2-0-0-0"])
    assert cli.saved().s.sealed
    cli.run("replay", str(cli.path))
    assert "gets up at 7" in cli.out
    assert "market 3" not in cli.out


def test_replay_of_nonsense(cli: Cli) -> None:
    cli.path.write_text("[1, 2]", encoding="utf-8")
    assert cli.run("replay", str(cli.path)) == 1
    cli.path.write_bytes(b"\xff\xfe")
    assert cli.run("replay", str(cli.path)) == 1
    assert cli.run("replay", str(cli.path.parent / "none.json")) == 1
    assert "none.json" in cli.err


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_help_is_in_the_language(cli: Cli, lang: str) -> None:
    cat = text.catalogue(lang)
    assert cli.run("--lang", lang, "--help") == 0
    assert cat("usage-usage") in cli.out
    for command in ("play", "simulate", "pack", "replay"):
        assert cli.run(command, "--help", f"--lang={lang}") == 0
        assert cat("usage-options") in cli.out
        assert cat("usage-plain") in cli.out
        if lang != "en":
            assert "show this" not in cli.out
    cli.run("simulate", "--help", "--lang", lang)
    assert cat("module-black_market") in cli.out
    assert "altar.limit" in cli.out
    assert cat("preset-bigbox") in cli.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "5"], "--players must be a number from 2 to 4"),
        (["--players"], "--players needs a value"),
        (["--players=--3"], "--players must be a number from 2 to 4"),
        (["--practice", "--seats", "2"], "Practice is for one person against bots"),
        (["replay", "--lang", "de", "nix"], "Diese Datei gibt es nicht"),
        (["--players", "3", "--seats", "4"], "--seats must be"),
        (["--bots", "hal"], "no bot called “hal”"),
        (["--modules", "98"], "no module 98"),
        (["--modules", "one"], "--modules must be"),
        (["--preset", "mine"], "no edition “mine”"),
        (["--switch", "altar.limit"], "NAME=VALUE"),
        (["--switch", "altar.limit=never"], "cannot be “never”"),
        (["--pack", "nobox"], "no pack “nobox”"),
        (["simulate", "--pack", "./nobox"], "there is no such folder"),
        (["--names", "Anna,Ben,anna"], "Two painters cannot both be called “anna”"),
        (["--names", "Maximiliane-Anna,Maximiliane-Eva"], "both be called “Maximiliane-”"),
        (["--names", "Lion"], "both be called “Lion”"),  # the second seat's own name
        (["--players", "2", "--names", "Anna,Leonardo"], "both be called “Leonardo”"),
        (["--names", "A,B,C,D"], "4 names are too many for 3 painters"),
        (["--frobnicate"], "--frobnicate"),
        (["--lang", "tlh"], "tlh"),
        (["simulate", "--games", "0"], "--games must be"),
        (["dance"], "dance"),
    ],
)
def test_wrong_command_lines_say_what_is_wrong(cli: Cli, arguments: list[str], said: str) -> None:
    assert cli.run(*arguments) in (1, 2)
    assert said in cli.err
    assert cli.out == ""


def test_any_word_is_a_seed(cli: Cli) -> None:
    for seed in ("--5", "-5", "fünf", ""):
        assert cli.run("--new", f"--seed={seed}", lines=[]) == 0
        assert "Welcome" in cli.out


def test_version(cli: Cli) -> None:
    assert cli.run("--version") == 0
    assert cli.out.startswith("buonfresco ")


def test_a_seed_may_be_as_long_as_one_likes() -> None:
    """Python reads no number of more than 4,300 digits."""
    assert seed_of("12") == 12
    assert seed_of("-7") == -7
    long = ["9" * 5000, "9" * 4999 + "8", "lily", "\udcff"]
    assert len({seed_of(text) for text in long}) == len(long)
