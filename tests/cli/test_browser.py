"""`buonfresco play` and the browser: which page is opened, and what is refused before anything is."""

from __future__ import annotations

from pathlib import Path

import pytest

from buonfresco.cli import browser
from buonfresco.cli.arguments import UsageProblem, build_parser, with_command
from buonfresco.cli.main import main
from buonfresco.engine.errors import BuonfrescoError
from buonfresco.games import get_game
from buonfresco.text import catalogue
from tests.cli.driver import Cli


def page(*words: str, lang: str = "en") -> str:
    cat, arguments = catalogue(lang), with_command(words)
    return browser.page(build_parser(cat, arguments).parse(arguments), cat)


@pytest.mark.parametrize(
    ("words", "opened"),
    [
        ("", "/"),
        ("play", "/"),
        ("play --new", "/new"),
        ("play --lang de", "/?lang=de"),
        ("cards", "/new?game=cards"),
        ("play --players 3", "/new?players=3"),  # also where it is what is usual
        ("play --modules 1,2 --bots journeyman", "/new?modules=1,2&bots=journeyman"),
        ("play fresco --players 2 --seed abc --practice", "/new?game=fresco&players=2&seed=abc&practice=1"),
        ("play --preset bigbox --switch altar.limit=once_per_round", None),
        ("play --names Ann,Ben&Co --seats 2", "/new?seats=2&names=Ann,Ben%26Co"),
        ("play dice --pack standard --lang=fr", "/new?game=dice&pack=standard&lang=fr"),
    ],
)
def test_what_was_set_is_filled_in(words: str, opened: str | None) -> None:
    lang = next((one for one in ("de", "fr") if one in words), "en")
    found = page(*words.split(), lang=lang)
    if opened is None:
        opened = "/new?preset=bigbox&switch=altar.limit%3Donce_per_round"
    assert found == opened


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--players 9", "--players"),
        ("--seats 4 --players 3", "--seats"),
        ("--modules 99", "99"),
        ("--bots hal", "hal"),
        ("--names A,A", "A"),
        ("chess", "chess"),
        ("cards --modules 1", "--modules"),
        ("--save x.jsonl", "--terminal"),
        ("--port http", "--port"),
        ("--switch nonsense=1", "nonsense"),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_is_opened(words: str, said: str, tmp_path: Path) -> None:
    cat, arguments = catalogue("en"), with_command(words.split())
    args = build_parser(cat, arguments).parse(arguments)
    args.data = str(tmp_path / "house")
    with pytest.raises((UsageProblem, BuonfrescoError)) as refused:
        browser.run(args, None, cat)  # type: ignore[arg-type]
    error = refused.value
    assert said in (error.reason.text("en") if isinstance(error, BuonfrescoError) else str(error))
    assert not (tmp_path / "house").exists()


def test_a_pack_of_ones_own_is_for_the_terminal(cli: Cli) -> None:
    folder = str(get_game("dice").packs.folder("standard"))
    with pytest.raises(UsageProblem, match="--pack is for the terminal"):
        page("dice", "--pack", folder)
    assert cli.run("dice", "--pack", folder, "--seed", "1", lines=[]) == 0


def test_without_a_page_it_says_how_to_get_one(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("buonfresco.server.client.client_folder", lambda: tmp_path)
    assert main(["play", "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert "make web" in said
    assert "--terminal" in said
    assert not list(tmp_path.rglob("house*"))
