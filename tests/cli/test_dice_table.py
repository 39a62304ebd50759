"""The dice game at the terminal: whole games in three languages, and nothing that is raw, too wide or secret."""

from __future__ import annotations

import functools
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from buonfresco import text
from buonfresco.bots import RANDOM
from buonfresco.cli import commands, play
from buonfresco.cli.dice.face import DiceFace
from buonfresco.cli.face import face_of
from buonfresco.cli.saves import HUMAN, Sitting
from buonfresco.cli.session import Table, show
from buonfresco.games import dice
from buonfresco.games.dice import Dice
from tests.cli.driver import Cli
from tests.cli.robot import Robot, terminal, written
from tests.dice.table import asked, play_turn, position, random_game, reaching, throws

ESCAPES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
RAW = re.compile(
    r"\{|\bNone\b|[a-z]_[a-z]|(woman|man)-\d|\b(cli|panel|outcome|about|action|event|ask|part|then|phase|kind)-[a-z]"
)
KINDS = ("bishop", "bet", "keep", "favour", "bonus")


def sitting(tmp_path: Path, game: Dice, lang: str = "en", people: int = 1, **words: Any) -> Table:
    players = game.r.seats
    seats = Sitting([HUMAN] * people + [RANDOM] * (players - people), ["Ada", *[""] * (players - 1)], 1)
    return Table(game, seats, tmp_path / "x.json", terminal(**words), text.catalogue(lang))


def check(shown: str, width: int = 80) -> None:
    """No mark of a message that lacks something, no key, no id, no line that is too long."""
    for line in ESCAPES.sub("", shown).splitlines():
        assert not RAW.search(line.replace("{ $x }", "")), line
        if "Enter" not in line and "Entrée" not in line:  # what the robot answers stands behind the prompt
            assert cell_len(line) <= width, line


def flat(shown: str) -> str:
    return " ".join(ESCAPES.sub("", shown).split())


def test_the_dice_game_has_a_face_of_its_own() -> None:
    assert face_of("dice") is DiceFace


# ---- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize(("players", "plain"), [(2, False), (3, True), (4, False)])
def test_a_whole_game(tmp_path: Path, lang: str, players: int, plain: bool) -> None:
    table = sitting(tmp_path, dice.new_game(players, seed=players), lang, plain=plain)
    robot = Robot(table, random.Random(players), chatter=0.1)
    out = robot.play()
    cat, outcome = text.catalogue(lang), table.game.outcome
    assert outcome is not None
    check(out)
    assert {"bishop", "bet", "keep"} <= robot.asked.keys()
    assert ("\x1b" in out) is not plain
    assert flat(cat(f"end-dice-{outcome.reason}")) in flat(out)
    for points in outcome.points:
        for source in points:
            assert cat(f"source-dice-{source}") in out


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_people_only_at_one_device(tmp_path: Path, lang: str, players: int) -> None:
    table = sitting(tmp_path, dice.new_game(players, seed=7, max_rounds=4), lang, people=players, plain=True)
    table.names[:2] = ["Maximiliane-", "Friederikes-"]
    out = Robot(table, random.Random(players), chatter=0.05).play()
    assert table.game.over
    check(out)
    assert flat(table.cat("cli-pass-device", name="Maximiliane-")) in flat(out)


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_through_the_command_line(cli: Cli, lang: str, encoding: str) -> None:
    arguments = ("--lang", lang, "--players", "3", "--bots", "random", "--seed", "4")
    assert cli.play("dice", *arguments, lines=["help game", *["1"] * 40], encoding=encoding) == 0
    if encoding != "ascii" or lang != "de":  # an umlaut becomes two letters
        assert max(map(len, cli.out.splitlines()[:-1])) <= 80  # the last line names the saved file
    assert isinstance(cli.saved(), Dice)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 120])
def test_boards_fit_at_any_moment(tmp_path: Path, players: int, width: int) -> None:
    """What matters now, everything, the short form, and the options; for everybody; plain and in color."""
    tables = [
        sitting(tmp_path, dice.new_game(players, seed=1), lang, plain=plain, width=width)
        for lang in text.LANGUAGES
        for plain in (False, True)
    ]
    for table in tables:
        table.names[0] = "Maximiliane-"
    for number, game in enumerate(random_game(players, seed=width, max_rounds=25)):
        if number % 5:
            continue
        table = tables[number // 5 % len(tables)]
        for seat in (None, *range(players)):
            view = game.view(seat)
            lines = [*table.face.whole(view), *table.face.whole(view, everything=True)]
            if view.decision is not None:
                lines += table.face.brief(view)
                table.term.say(table.face.question(view))
                table.face.ask(view, everything=False)
            check("\n".join(line.plain for line in lines), width)
    for table in tables:
        check(written(table), width)


def test_a_question_fits_on_a_small_screen(tmp_path: Path) -> None:
    """Table, question and options, below the news of a turn: at most 24 lines, without frames around the dice."""
    for lang in text.LANGUAGES:
        for number, game in enumerate(random_game(4, seed=3, max_rounds=12)):
            if game.over or number % 4:
                continue
            seat = game.decisions[0].seat
            table = sitting(tmp_path, game, lang, people=4)
            table.term.console.size = table.term.console.size._replace(height=24)
            view = game.view(seat)
            table.term.lines(table.face.whole(view))
            table.term.say(table.face.question(view))
            table.face.ask(view, everything=False)
            assert len(written(table).splitlines()) <= 22, written(table)


# ---- secrets ------------------------------------------------------------------------------------------------------


def screens(tmp_path: Path, game: Dice, seat: int) -> str:
    """Everything a seat can get to see: the turn, the whole table, the log, all options."""
    shown = ""
    for lang in text.LANGUAGES:
        table = sitting(tmp_path, game.copy(), lang, people=game.r.seats, plain=True)
        table.holder = seat
        if game.view(seat).decision is not None:
            show(table, seat)
            for line in ("board", "all", "log", "help game"):
                commands.run(table, seat, table.face.arrange(game.view(seat)), line)
        else:
            table.term.lines(table.face.whole(game.view(seat), everything=True))
            table.term.sentences(table.face.lines(table.story.news(seat)))
        shown += written(table)
    return shown


def test_nobody_sees_which_tile_another_one_has_laid(tmp_path: Path) -> None:
    worlds = []
    for tile in ("marked", "other", "portrait"):
        game = position(3, draws=throws("blue 6", "yellow 4", "green 3"))
        for answer in ("bishop 16", f"bet {tile}"):
            game.apply(answer)
        worlds.append(game)
    for seat in (0, 2):
        assert len({screens(tmp_path, game, seat) for game in worlds}) == 1
    assert len({screens(tmp_path, game, 1) for game in worlds}) == 3


def test_nobody_is_reminded_of_another_ones_portraits(tmp_path: Path) -> None:
    """Nor told what lies face down."""
    fields = {"9-12": "woman-2-1", "14-15": "woman-2-2", "17-18": "man-2-1", "20-23": "man-2-2"}
    painters = [[{}, {"portraits": [tile]}] for tile in ("woman-3-1", "man-3-1")]
    worlds = [position(3, painters=one, fields=fields) for one in painters]
    assert worlds[0].view(1) != worlds[1].view(1)
    for seat in (0, 2):
        assert screens(tmp_path, worlds[0], seat) == screens(tmp_path, worlds[1], seat)


def test_the_curtain_falls_between_two_people(tmp_path: Path) -> None:
    game = position(3, draws=throws("blue 6", "yellow 4", "green 3"))
    game.apply("bishop 16")
    table = sitting(tmp_path, game, people=3, plain=True)
    answers = iter(["", "bet portrait", "", "board", "quit"])

    def answer(prompt: str) -> str:
        table.term.console.print(prompt)
        return next(answers)

    table.term.ask = answer  # type: ignore[method-assign]
    play.play(table)
    _, _, after = written(table).rpartition("press Enter")
    assert "bets before throw 1." in flat(after)
    assert "Lion on" not in after
    assert "Lion, for 3 points" in flat(after)


# ---- every kind of question ---------------------------------------------------------------------------------------


@functools.cache
def questions() -> dict[str, tuple[Dice, int]]:
    """A position for every kind of decision."""
    found: dict[str, tuple[Dice, int]] = {}
    for game in random_game(3, seed=11):
        if game.over:
            break
        kind, seat = asked(game)
        found.setdefault(kind, (game.copy(), seat))
    game = position(
        3,
        sections={"8": [0], "13": [0], "19": [0], "24": [0]},
        painters=[{"portraits": ["man-3-1"]}],
        draws=throws(*reaching(16)),
    )
    play_turn(game, *reaching(16), bishop=16)
    found["bonus"] = (game, 0)
    return found


TALK = ["help", "help game", "help undo", "why", "why wait", "why keep blue x4", "hint", "all", "board", "log"]
NONSENSE = [
    "",
    "0",
    "99",
    "99999999999",
    "-9",
    "1 2 3",
    "{ $x }",
    "[bold]",
    "\x00",
    "é" * 300,
    "keep",
    "keep mud",
    "x2",
]
NONSENSE += [
    "bishop 9",
    "bishop",
    "bet",
    "bet all",
    "favour +2",
    "take",
    "take 13",
    "b9",
    "pass",
    "withdraw",
    "undo it",
]


def test_every_kind_is_there() -> None:
    assert questions().keys() == set(KINDS)


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_can_be_talked_about(tmp_path: Path, lang: str, kind: str) -> None:
    game, seat = questions()[kind]
    table = sitting(tmp_path, game.copy(), lang, people=3, plain=True)
    table.holder = seat
    table.save = lambda: None  # type: ignore[method-assign]
    before = table.game.hash()
    show(table, seat)
    menu = table.face.arrange(game.view(seat))
    for line in (*TALK, *NONSENSE):
        if table.face.find(menu, line) is not None:
            assert (kind, line) == ("favour", "0")
            continue
        silent = len(written(table))
        if line != "undo it":
            assert not commands.run(table, seat, menu, line)
            assert len(written(table)) > silent + 3, (kind, line)
    assert table.game.hash() == before
    check(written(table))


@pytest.mark.parametrize("kind", KINDS)
def test_every_number_on_the_list_is_an_answer(tmp_path: Path, kind: str) -> None:
    game, seat = questions()[kind]
    face = sitting(tmp_path, game, plain=True).face
    menu = face.arrange(game.view(seat))
    assert menu.shown == len(menu.options) == len(game.legal(seat))
    for number, option in enumerate(menu.options, start=1):
        assert face.find(menu, str(number)) == option
        assert face.find(menu, option.text.upper()) == option
        assert face.attempt(menu, option.text) == option.text


@pytest.mark.parametrize(
    ("kind", "line", "notation"),
    [
        ("bishop", "16", "bishop 16"),
        ("bet", "m", "bet marked"),
        ("bet", "Portrait", "bet portrait"),
        ("bet", "w", "wait"),
        ("keep", "y", "keep yellow"),
        ("keep", "YELLOW", "keep yellow"),
        ("keep", "gelb", "keep yellow"),
        ("favour", "+1", "favour +1"),
        ("favour", "0", "favour 0"),
        ("bonus", "14-15", "take 14-15"),
    ],
)
def test_short_forms(tmp_path: Path, kind: str, line: str, notation: str) -> None:
    game, seat = questions()[kind]
    face = sitting(tmp_path, game, "de", plain=True).face
    found = face.find(face.arrange(game.view(seat)), line)
    assert found is not None
    assert found.text == notation


@pytest.mark.parametrize("line", ["b2", "b x2", "blue x2", "B×2", "bleu 2", "keep blue X2"])
def test_short_forms_of_doubled_dice(tmp_path: Path, line: str) -> None:
    game = position(2, draws=throws("blue 6 x2", "yellow 4", "green 3"))
    for answer in ("bishop 16", "wait"):
        game.apply(answer)
    face = sitting(tmp_path, game, "fr", plain=True).face
    menu = face.arrange(game.view(0))
    found = face.find(menu, line)
    assert found is not None
    assert found.text == "keep blue x2"
    assert face.attempt(menu, "g4") == "keep green x4"


def test_a_short_form_that_is_refused_gets_its_reason(tmp_path: Path) -> None:
    game = position(2, draws=throws("blue 6", "yellow 4", "green 3"))
    for answer in ("bishop 16", "wait"):
        game.apply(answer)
    table = sitting(tmp_path, game, plain=True)
    commands.run(table, 0, table.face.arrange(game.view(0)), "b2")
    assert "D-ROLL-03" in written(table)
    commands.run(table, 0, table.face.arrange(game.view(0)), "why bishop 8")
    assert "setting a die aside" in flat(written(table))


def test_the_third_die_can_be_taken_back_but_no_throw(tmp_path: Path) -> None:
    """Before the favor tile nothing new has come to light; after a throw it has."""
    game = position(2, painters=[{}, {"space": 4}], draws=throws("blue 6", "yellow 4", "green 3"))
    table = sitting(tmp_path, game, plain=True)
    table.save = lambda: None  # type: ignore[method-assign]
    for answer in ("bishop 16", "wait", "keep blue", "wait", "keep yellow", "wait"):
        table.apply([answer], game.decisions[0].seat)
    assert not commands.run(table, 0, table.face.arrange(game.view(0)), "undo")
    assert "turn is over" in written(table)
    table.apply(["keep green"], 0)
    assert asked(game) == ("favour", 0)
    assert commands.run(table, 0, table.face.arrange(game.view(0)), "undo")
    assert "Undone: keep green" in written(table)
    assert asked(game) == ("keep", 0)
