"""The dice game at the terminal: the table as it is drawn, short forms of answers, nothing raw, too wide or secret."""

from __future__ import annotations

import functools
import io
import re
from typing import Any

import pytest
from rich.cells import cell_len

from buonfresco.cli.dice.face import DiceFace
from buonfresco.cli.face import Menu, face_of
from buonfresco.cli.terminal import Terminal
from buonfresco.games import dice
from buonfresco.games.dice import Dice
from buonfresco.text import LANGUAGES, catalogue
from tests.cli.robot import terminal
from tests.dice.table import asked, play_turn, position, random_game, reaching, throws
from tests.telling import story
from tests.told.test_dice import ALL_BUT_16, NAMES, at_throw

RAW = re.compile(
    r"\{|\bNone\b|[a-z]_[a-z]|(woman|man)-\d|\b(cli|panel|note|prize|action|event|ask|part|then|phase|kind)-[a-z]"
)
KINDS = ("bishop", "bet", "keep", "favour", "bonus")


def face(game: Dice, lang: str = "en", term: Terminal | None = None, names: list[str] = NAMES) -> DiceFace:
    return DiceFace(game.name, game.r, term or terminal(plain=True), catalogue(lang), names[: game.r.seats])


def small() -> Terminal:
    term = terminal()
    term.console.size = term.console.size._replace(height=24)
    return term


def written(term: Terminal) -> str:
    assert isinstance(term.console.file, io.StringIO)
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", term.console.file.getvalue())


def check(shown: str, width: int = 80) -> None:
    """No mark of a message that lacks something, no key, no id, no line that is too long."""
    for line in shown.splitlines():
        assert not RAW.search(line), line
        assert cell_len(line) <= width, line


def flat(shown: str) -> str:
    return " ".join(shown.split())


def drawn(face: DiceFace, view: Any, everything: bool = False) -> str:
    return flat("\n".join(line.plain for line in face.whole(view, everything)))


def test_the_dice_game_has_a_face_of_its_own() -> None:
    assert face_of("dice") is DiceFace


# ---- at any moment ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_boards_fit_at_any_moment(players: int, width: int) -> None:
    """What matters now, everything, the short form, and the options; for everybody; plain and in color."""
    terms = [terminal(plain, width) for plain in (False, True)]
    looks = [(lang, term) for lang in LANGUAGES for term in terms]
    for number, game in enumerate(random_game(players, seed=width, max_rounds=12)):
        if number % 5 and not game.over:
            continue
        shown = face(game, *looks[number // 5 % len(looks)], ["Maximiliane-", *NAMES[1:]])
        for seat in (None, *range(players)):
            view = game.view(seat, told=True)
            lines = [*shown.whole(view), *shown.whole(view, everything=True)]
            if view.decision is not None:
                lines += shown.brief(view)
                shown.term.say(shown.question(view))
                shown.ask(view, everything=False)
            check("\n".join(line.plain for line in lines), width)
    for term in terms:
        check(written(term), width)


def test_a_question_fits_on_a_small_screen() -> None:
    """Table, question and options, below the news of a turn: at most 24 lines, without frames around the dice."""
    for lang in LANGUAGES:
        for number, game in enumerate(random_game(4, seed=3, max_rounds=12)):
            if game.over or number % 4:
                continue
            term = small()
            shown = face(game, lang, term)
            view = game.view(game.waiting[0], told=True)
            term.lines(shown.whole(view))
            term.say(shown.question(view))
            shown.ask(view, everything=False)
            assert len(written(term).splitlines()) <= 22, written(term)


# ---- the table ----------------------------------------------------------------------------------------------------


def test_the_table_shows_what_lies_open() -> None:
    fields = {"9-12": "woman-3-1", "14-15": "man-2-1", "17-18": None}
    painters = [{"portraits": ["man-3-1", "woman-2-1"]}, {"space": 4}, {"space": 20}]
    game = at_throw(2, "blue 6 x2", "yellow 4", "green 6", sections={"13": [0]}, painters=painters, fields=fields)
    view = game.view(0, told=True)
    out = drawn(face(game), view)
    assert "your turn bishop > throw 1 > [throw 2] > throw 3 > result" in out
    assert "8 9-12 13 14-15 16* 17-18 19 20-23 24" in out
    assert "fresco woman fresco man fresco empty fresco" in out
    assert "5 3 owned 2 5+3 6" in out
    assert "* the bishop marks this tile: 3 more points" in out
    assert "set aside blue 6 ×2 = 12; sum 12" in out
    assert "| Y 4 |" in out
    assert "your portraits man 3, woman 2; wedding bonus: 5 more points at the end" in out
    assert "favor tile Ben: +1 or −1 on a sum of their own" in out
    assert "palette" not in out
    everything = drawn(face(game), view, everything=True)
    assert "palette Ada begins every round" in everything
    assert "16: 6, 7" in everything


def test_a_small_screen_shows_what_matters_now() -> None:
    painters = [{"portraits": ["man-3-1"]}, {"space": 4}, {"space": 20}]
    game = position(3, painters=painters, draws=throws("blue 6", "yellow 4", "green 6"))
    out = drawn(face(game, term=small()), game.view(0, told=True))
    assert "your portraits man 3" in out
    assert "favor tile" in out
    game = at_throw(2, "blue 6", "yellow 4", "green 6", painters=painters)
    out = drawn(face(game, term=small()), game.view(0, told=True))
    assert "your portraits" not in out
    assert "set aside blue 6" in out
    assert "your portraits man 3" in drawn(face(game, term=small()), game.view(0, told=True), everything=True)


def test_letters_carry_what_colour_shows() -> None:
    game = at_throw(1, "blue 6", "yellow 4", "green 6")
    view = game.view(0, told=True)
    plain = "\n".join(line.plain for line in face(game).draw.dice(view))
    assert all(f"{letter} " in plain for letter in "BYGROP")
    shown = "".join(line.plain for line in face(game, term=terminal()).draw.dice(view))
    assert all(mark in shown for mark in ("B▼", "Y☀", "G♣", "R▲", "O●", "P◆"))
    german = "".join(line.plain for line in face(game, "de").draw.dice(view))
    assert all(f"{letter} " in german for letter in "BGÜROL")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_about_the_game_is_its_own(lang: str) -> None:
    shown = face(dice.new_game(3, seed=1), lang)
    assert shown.about() == catalogue(lang)("help-dice-game").splitlines()
    assert all(number in " ".join(shown.about()) for number in ("8, 13, 16, 19", "24"))


# ---- secrets ------------------------------------------------------------------------------------------------------


def screens(game: Dice, seat: int) -> str:
    """Everything a seat can get to see: the whole table, the question, all options, what happened."""
    shown = ""
    for lang in LANGUAGES:
        one = face(game, lang)
        view = game.view(seat, told=True)
        one.term.lines(one.whole(view, everything=True))
        if view.decision is not None:
            one.term.say(one.question(view))
            one.ask(view, everything=True)
        one.term.sentences([one.say(phrase) for phrase in story(game, seat)])
        shown += written(one.term)
    return shown


def test_nobody_sees_which_tile_another_one_has_laid() -> None:
    worlds = []
    for tile in ("marked", "other", "portrait"):
        game = position(3, draws=throws("blue 6", "yellow 4", "green 3"))
        for answer in ("bishop 16", f"bet {tile}"):
            game.apply(answer)
        worlds.append(game)
    for seat in (0, 2):
        assert len({screens(game, seat) for game in worlds}) == 1
    assert len({screens(game, 1) for game in worlds}) == 3


def test_nobody_is_reminded_of_another_ones_portraits() -> None:
    """Nor told what lies face down."""
    fields = {"9-12": "woman-2-1", "14-15": "woman-2-2", "17-18": "man-2-1", "20-23": "man-2-2"}
    painters = [[{}, {"portraits": [tile]}] for tile in ("woman-3-1", "man-3-1")]
    worlds = [position(3, painters=one, fields=fields) for one in painters]
    assert screens(worlds[0], 1) != screens(worlds[1], 1)
    for seat in (0, 2):
        assert screens(worlds[0], seat) == screens(worlds[1], seat)


# ---- what a line means --------------------------------------------------------------------------------------------


@functools.cache
def questions() -> dict[str, tuple[Dice, int]]:
    """A position for every kind of decision."""
    found: dict[str, tuple[Dice, int]] = {}
    for game in random_game(3, seed=11):
        if game.over:
            break
        kind, seat = asked(game)
        found.setdefault(kind, (game.copy(), seat))
    painters = [{"portraits": ["man-3-1"]}]
    game = position(3, sections=ALL_BUT_16, painters=painters, draws=throws(*reaching(16)))
    play_turn(game, *reaching(16), bishop=16)
    found["bonus"] = (game, 0)
    return found


NONSENSE = ["", "99", "99999999999", "-9", "1 2 3", "{ $x }", "[bold]", "\x00", "é" * 300, "keep", "keep mud", "x2"]
NONSENSE += ["bishop 9", "bishop", "bet", "bet all", "favour +2", "take", "take 13", "b9", "pass", "withdraw", "help"]


def test_every_kind_is_there() -> None:
    assert questions().keys() == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_number_on_the_list_is_an_answer(kind: str) -> None:
    game, seat = questions()[kind]
    shown = face(game)
    menu = Menu(game.view(seat, told=True))
    assert menu.shown == len(menu.options) == len(game.legal(seat))
    for number, option in enumerate(menu.options, start=1):
        assert shown.find(menu, str(number)) == option
        assert shown.find(menu, option.text.upper()) == option
        assert shown.attempt(menu, option.text) == option.text
    for line in NONSENSE:
        assert shown.find(menu, line) is None, line


@pytest.mark.parametrize(
    ("kind", "line", "notation"),
    [
        ("bishop", "16", "bishop 16"),
        ("bet", "m", "bet marked"),
        ("bet", "Portrait", "bet portrait"),
        ("bet", "w", "wait"),
        ("keep", "y", "keep yellow"),
        ("keep", "g", "keep yellow"),
        ("keep", "YELLOW", "keep yellow"),
        ("keep", "gelb", "keep yellow"),
        ("favour", "+1", "favour +1"),
        ("favour", "0", "favour 0"),
        ("bonus", "14-15", "take 14-15"),
    ],
)
def test_short_forms(kind: str, line: str, notation: str) -> None:
    game, seat = questions()[kind]
    found = face(game, "de").find(Menu(game.view(seat, told=True)), line)
    assert found is not None
    assert found.text == notation


@pytest.mark.parametrize("line", ["b2", "b x2", "blue x2", "B×2", "bleu 2", "keep blue X2"])
def test_short_forms_of_doubled_dice(line: str) -> None:
    game = position(2, draws=throws("blue 6 x2", "yellow 4", "green 3"))
    for answer in ("bishop 16", "wait"):
        game.apply(answer)
    shown = face(game, "fr")
    menu = Menu(game.view(0, told=True))
    found = shown.find(menu, line)
    assert found is not None
    assert found.text == "keep blue x2"
    assert shown.attempt(menu, "g4") == "keep green x4"  # which is then refused with its reason
