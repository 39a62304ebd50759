"""What somebody is told before the first question: who else sits there, and where the game is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from buonfresco.cli import saves
from buonfresco.text import catalogue
from tests.cli.driver import Cli


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_who_sits_down_is_told_what_the_others_are(cli: Cli, lang: str) -> None:
    cli.play("--players", "4", "--bots", "master,random", "--seed", "5", "--lang", lang, lines=["quit"])
    cat, said = catalogue(lang), " ".join(cli.out.split())
    names = saves.load(cli.path).names(cat)
    for bot, who in (("master", [names[1], names[3]]), ("random", [names[2]])):
        words = cat("cli-bots-sit", who=cat.join(who), bot=cat(f"bot-{bot}"), about=cat(f"bot-{bot}-about"))
        assert " ".join(words.split()) in said


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_file_that_is_taken_is_left_alone_and_that_is_said(cli: Cli, tmp_path: Path, lang: str) -> None:
    mine = tmp_path / "mine.jsonl"
    cli.run("--seed", "5", "--bots", "random", "--save", str(mine), lines=["7", "quit"])
    kept = mine.read_bytes()
    cli.run("--new", "--seed", "6", "--save", str(mine), "--lang", lang, lines=["quit"])
    assert mine.read_bytes() == kept
    said = catalogue(lang)("cli-kept-elsewhere", taken=str(mine), path=str(saves.folder() / "fresco-1.jsonl"))
    assert "".join(said.split()) in "".join(cli.out.split())
