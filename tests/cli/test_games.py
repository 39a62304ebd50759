"""Any game of the family at the terminal: found by name, saved under it, shown by the plain face if it has no other."""

from __future__ import annotations

import random
import re
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from buonfresco import text
from buonfresco.cli import arguments, ending, saves
from buonfresco.cli import main as command_line
from buonfresco.cli.face import Face, Menu, face_of
from buonfresco.cli.fresco.face import BoardFace
from buonfresco.cli.session import Session
from buonfresco.engine.outcome import Outcome
from buonfresco.engine.telling import readable
from buonfresco.games import DEFAULT, fresco, registry
from buonfresco.games.fresco.pack import PACKS
from buonfresco.table import Seat, Table
from buonfresco.table.seats import PERSON
from tests.cli.driver import Cli, at, seats
from tests.cli.little import NAME, little
from tests.cli.robot import Robot, terminal, written

EN = text.catalogue("en")


def flat(shown: str) -> str:
    return " ".join(shown.split())


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(registry(), NAME, little())
    return NAME


# ---- found by name ----------------------------------------------------------------------------------------------


def test_a_game_is_found_by_its_name(cli: Cli, other: str) -> None:
    assert cli.run("play", other, "--seed", "5", lines=["wake 7"]) == 0
    (path,) = saves.folder().iterdir()
    assert path.name == "little-1.jsonl"
    table = saves.load(path)
    assert table.game == other
    assert [seat.bot for seat in table.seats] == ["", "random", "random"]  # there is no better bot
    cli.run(other, lines=["yes"])
    assert "unfinished game" in cli.out


def test_an_unknown_game_is_answered_with_those_there_are(cli: Cli) -> None:
    for words in (["play", "chess"], ["chess"], ["simulate", "chess"], ["play", "chess", "--help"]):
        assert cli.run(*words) == 1
        assert "no game called “chess”" in cli.err
        assert DEFAULT in cli.err


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("option", ["--modules=1", "--preset=bigbox", "--switch=altar.limit=once_per_round"])
def test_what_a_game_does_not_have_cannot_be_set(cli: Cli, other: str, lang: str, option: str) -> None:
    for command in ("play", "simulate"):
        assert cli.run(command, other, option, "--lang", lang) == 2
        name = option.partition("=")[0]
        assert cli.err.strip() == text.catalogue(lang)("usage-not-here", options=name, game=other)
        assert cli.run(command, other, "--help", "--lang", lang) == 0
        assert name not in cli.out


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_help_names_the_games(cli: Cli, lang: str) -> None:
    cat = text.catalogue(lang)
    cli.run("play", "--help", "--lang", lang)
    for name in registry():
        assert flat(cat(f"game-{name}-about")) in flat(cli.out)
    cli.run("simulate", DEFAULT, "--help", "--lang", lang)
    assert "--modules" in cli.out
    assert cat("preset-bigbox") in cli.out
    for name in registry():
        assert (flat(cat(f"game-{name}-about")) in flat(cli.out)) is (name == DEFAULT)


def test_simulate_takes_any_game(cli: Cli, other: str) -> None:
    assert cli.run("simulate", other, "--games", "1", "--players", "2") == 0
    assert "random" in cli.out
    assert "apprentice" not in cli.out


# ---- saved games ------------------------------------------------------------------------------------------------


def test_a_saved_game_says_which_it_is(cli: Cli, other: str) -> None:
    cli.run("play", other, "--save", str(cli.path), "--seed", "5", lines=["wake 7"])
    assert f"--save {cli.path}”" in cli.out
    cli.play(lines=["yes"])
    assert "keep their own settings" not in cli.out
    assert cli.saved().name == other
    cli.run("play", DEFAULT, "--save", str(cli.path), "--seed", "6", lines=["yes"])  # it is another one
    assert "keep their own settings; --seed is for a new one" in flat(cli.out)
    assert cli.saved().name == other
    cli.run("play", DEFAULT, "--save", str(cli.path), lines=["no"])
    assert cli.saved().name == other  # nothing is written over
    assert [path.stem for path in saves.folder().iterdir()] == [f"{DEFAULT}-1"]


def test_replay_finds_the_game(cli: Cli, other: str) -> None:
    cli.run("play", other, "--save", str(cli.path), "--seed", "5", lines=["wake 7"])
    game = cli.saved()
    for kept in (cli.path.read_text(encoding="utf-8"), game.to_json(), game.log.to_json()):
        cli.path.write_text(kept, encoding="utf-8")
        assert cli.run("replay", str(cli.path)) == 0
        assert "gets up at 7" in cli.out
        assert "The game is in round 1" in cli.out


def test_replay_tells_what_was_played_last(cli: Cli, other: str) -> None:
    cli.run("play", "--seed", "5", lines=["wake 7"])
    cli.run("play", other, "--seed", "5", lines=["wake 6"])
    cli.run("replay")
    assert "gets up at 6" in cli.out


def test_a_saved_game_nobody_knows_stays_where_it_is(cli: Cli, other: str) -> None:
    cli.run("play", other, "--save", str(cli.path), "--seed", "5", lines=["wake 7"])
    kept = cli.path.read_text(encoding="utf-8").replace(f'"{other}"', '"chess"')
    cli.path.write_text(kept, encoding="utf-8")
    for words in (["replay", str(cli.path)], ["play", "--save", str(cli.path)]):
        assert cli.run(*words) == 1
        assert "no game called “chess”" in flat(cli.err)
        assert cli.path.read_text(encoding="utf-8") == kept


# ---- packs ------------------------------------------------------------------------------------------------------


def test_a_pack_is_checked_for_its_game(cli: Cli, other: str, tmp_path: Path) -> None:
    assert cli.run("pack", "check", other, "standard") == 0
    assert " entries." in cli.out  # no face that could count better
    assert cli.run("pack", "check", "chess", "standard") == 1
    assert "no game called “chess”" in cli.err
    mine = tmp_path / "mybox"
    shutil.copytree(PACKS / "standard", mine)
    title = mine / "pack.toml"
    words = "\n".join(line for line in title.read_text(encoding="utf-8").splitlines() if not line.startswith("game"))
    title.write_text(f'{words}\ngame = "{other}"\n', encoding="utf-8")
    assert cli.run("pack", "check", str(mine)) == 1
    assert "little instead of fresco" in flat(cli.out)  # its reader is the board game's, and says so
    title.write_text(f'{words}\ngame = "chess"\n', encoding="utf-8")
    assert cli.run("pack", "check", str(mine)) == 1
    assert "no game called “chess”" in cli.err
    title.write_text(words, encoding="utf-8")
    assert cli.run("pack", "check", str(mine)) == 0
    assert "25 fresco tiles" in cli.out


# ---- several answers in one line --------------------------------------------------------------------------------


def test_several_answers_in_one_line(cli: Cli) -> None:
    cli.resume(at("workshop", [0, 0, 2, 3, 0]), lines=["blend green; 2 ;blend orange;"])
    assert cli.saved().log.inputs == ["0 blend green", "0 blend orange", "0 blend orange"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("blend green; restore C3", "The cathedral opens after the market. Asked now: blending paints."),
        ("blend green; 99", "There is no option 99"),
        ("blend mud; blend green", "None of these answers counts"),
        (" ; ;", "I do not understand"),
        ("blend green; pass; pass", "after “pass” something new"),
    ],
)
def test_all_answers_of_a_line_or_none(cli: Cli, line: str, said: str) -> None:
    game = at("workshop", [0, 0, 2, 3, 0])
    cli.resume(game, lines=[line])
    assert said in flat(cli.out)
    assert cli.saved().log.inputs == []
    assert cli.saved().hash() == game.hash()


def test_nobody_looks_ahead_with_several_answers(cli: Cli) -> None:
    """Whatever follows the draw, the refusal is the same: it tells nothing about what would be drawn."""
    game = at("market", [2, 0, 0, 3, 0], modules=(16,))
    said = set()
    for line in ("black market; pass", "black market; black market", "black market; nonsense"):
        cli.resume(game.copy(), lines=[line])
        assert cli.saved().log.inputs == []
        said.add(flat(cli.out).partition(line)[2])
    assert len(said) == 1
    assert "after “black market” something new comes to light" in said.pop()
    cli.resume(game.copy(), lines=["black market;"])
    assert cli.saved().log.inputs[0] == "0 black market"


def test_a_plan_in_parts_fits_into_a_line(cli: Cli) -> None:
    painters = [{"wake": 7 + seat} for seat in range(3)]
    game = fresco.position(players=3, modules=(6, 8, 9), painters=painters, phase="plan", seed=1)
    cli.resume(game, lines=["glaziery on studio; no audience; wall on workshop; 11111"])
    assert "Your plan is sealed" in cli.out
    assert cli.saved().view(0).players[0].plan == [1, 1, 1, 1, 1]


def test_a_command_is_a_command_with_any_signs_behind_it(cli: Cli) -> None:
    cli.resume(at("workshop", [0, 0, 2, 3, 0]), lines=["why blend green; blend green"])
    assert "None of these answers" not in cli.out


# ---- faces ------------------------------------------------------------------------------------------------------


def sitting(tmp_path: Path, lang: str = "en", people: int = 1, **config: Any) -> Session:
    game = fresco.new_game(3, seed=3, **config)
    taken = seats(people, 3)
    table = Table.of_game(game, [Seat(PERSON, "Ann"), *taken[1:]], seed=3)
    return Session(table, tmp_path / "x.jsonl", terminal(plain=True), text.catalogue(lang), Face)


def test_every_game_has_a_face() -> None:
    assert face_of(DEFAULT) is BoardFace
    assert face_of("chess") is Face


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("people", [1, 2])
def test_the_plain_face_will_do_for_a_whole_game(tmp_path: Path, lang: str, people: int) -> None:
    session = sitting(tmp_path, lang, people, modules=(6, 7, 16))
    out = Robot(session, random.Random(1), chatter=0.1).play()
    assert session.table.over
    assert "Ann" in out
    for mark in ("{", "None", "FluentNone"):
        assert mark not in out.replace("{ $x }", "")


def test_the_plain_face_shows_what_the_view_says_and_no_more(tmp_path: Path) -> None:
    face = sitting(tmp_path).face
    painters = [{"thalers": 11}, {"thalers": 777, "paints": {"purple": 888}}, {"thalers": 999}]
    game = fresco.position(players=3, painters=painters, phase="begin")
    shown = "\n".join(line.plain for line in face.whole(game.view(0, told=True)))
    assert "thalers 11" in shown
    assert "bishop" in shown
    for secret in ("777", "888", "999"):
        assert secret not in shown


def test_numbers_and_notation_find_options_of_the_plain_face(tmp_path: Path) -> None:
    session = sitting(tmp_path)
    game = at("workshop", [0, 0, 2, 3, 0])
    menu = Menu(game.view(0, told=True))
    for number, option in enumerate(menu.options, start=1):
        assert session.face.find(menu, str(number)) == option
        assert session.face.find(menu, option.text.upper()) == option
    assert session.face.find(menu, "0") is None
    assert session.face.find(menu, "castle") is None


def test_hints_need_somebody_who_knows(cli: Cli, other: str) -> None:
    cli.run("play", other, "--seed", "5", lines=["hint", "help game"])
    assert EN("cli-no-advice") in flat(cli.out)
    assert f"game-{other}-about" in cli.out  # the message a real game has


def test_plain_data() -> None:
    assert readable({"a": [1, 2], "b": None, "c": {"d": True, "e": False}}) == "a 1 2, c d +"
    assert readable(0) == "0"
    assert readable(()) == ""


# ---- the end, and more commands ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_a_shared_win_names_all_who_share_it(tmp_path: Path, lang: str) -> None:
    session = sitting(tmp_path, lang)
    points: tuple[dict[str, int], ...] = ({"altar": 9}, {"altar": 4}, {"fresco": 9})
    outcome = Outcome(ranking=(0, 2, 1), places=(1, 3, 1), scores=(9, 4, 9), points=points, reason="rounds", rounds=3)
    ending.show(session.face, outcome)
    cat, out = text.catalogue(lang), written(session)
    names = cat.join(["Ann", cat("emblem-2")])
    assert flat(cat("table-won-together", who=names, points=9)) in flat(out)
    assert out.count("1. ") == 2
    assert "3. " in out


def test_a_package_may_bring_commands_of_its_own(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(parser: arguments.Parser, cat: text.Catalogue) -> None:
        parser.add_argument("steps", metavar="N", nargs="?", help=cat("usage-games"))

    def run(args: Any, term: Any, _cat: text.Catalogue) -> int:
        term.say(f"{args.steps}!")
        return 3

    monkeypatch.setitem(sys.modules, "dancing", SimpleNamespace(fill=fill, run=run))
    found = {"dance": "dancing"}
    for module in (arguments, command_line):
        monkeypatch.setattr(module, "extra_commands", lambda: found)
    assert cli.run("dance", "7") == 3
    assert cli.out == "7!\n"
    cli.run("--help")
    assert "dance" in cli.out
    assert cli.run("dance", "--frobnicate") == 2


def test_nothing_that_is_typed_steers_the_terminal(cli: Cli) -> None:
    foul = "\x1b[31m\x07\u202eAda"
    cli.play("--seed", "1", "--names", foul, lines=["\x1b[2J", f"why {foul}", f"help {foul}", "quit"])
    assert "\\x1b[31m" in cli.out
    said = cli.out
    for words in (
        ["play", foul],
        ["--players", foul],
        ["--lang", foul],
        [f"--{foul}"],
        ["replay", foul],
        ["odds", foul],
    ):
        assert cli.run(*words) > 0
        said += cli.out + cli.err
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", said)
