"""Card games at the terminal, looked at while they are played at random: nothing is too wide or raw."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from buonfresco import text
from buonfresco.cli.cards.face import FACE, CardsFace
from buonfresco.cli.face import Menu, face_of
from buonfresco.cli.terminal import ASCII, UNICODE, Terminal
from buonfresco.games.cards import Cards
from tests.cards.moments import kinds, moments
from tests.telling import story

RAW = re.compile(
    r"\{|\bNone\b|[a-z]_[a-z]|\b(cli|cards|panel|note|bill|mark|phase|action|event|ask|kind|source|end|help)-[a-z]"
)
LONG_NAMES = ["Maximiliane-", "Friederikes-", "Ferdinandus-", "Bernhardines"]


def seated(game: Cards, lang: str = "en", width: int = 80, height: int = 24, plain: bool = False) -> CardsFace:
    """The face of this game at a table."""
    console = Console(
        file=io.StringIO(),
        force_terminal=True,
        color_system=None if plain else "standard",
        highlight=False,
        markup=False,
        emoji=False,
    )
    console.size = console.size._replace(width=width, height=height)
    term = Terminal(console, ASCII if plain else UNICODE)
    return FACE(game.name, game.ruleset, term, text.catalogue(lang), ["Lily", "Lion", "Tower", "Sun"])


def written(face: CardsFace) -> str:
    """Everything on the screen so far."""
    file = face.term.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def check(shown: str, width: int = 80) -> None:
    """No mark of a message that lacks something, no key, no line that is too long."""
    for line in re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", shown).splitlines():
        assert not RAW.search(line), line
        assert cell_len(line) <= width, line


def test_the_card_game_has_a_face_of_its_own() -> None:
    assert face_of("cards") is CardsFace


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_at_any_moment(players: int, width: int) -> None:
    """What matters, everything and the short form; for those asked, for those who wait, for spectators."""
    faces: list[CardsFace] = []
    for number, game in enumerate(moments(20 + players, players)):
        faces = faces or [seated(game, lang, width, plain=plain) for lang in text.LANGUAGES for plain in (False, True)]
        if number % 5:
            continue
        face = faces[number // 5 % len(faces)]
        face.draw.names = LONG_NAMES
        for seat in (None, *range(players)):
            view = game.view(seat, told=True)
            lines = [*face.whole(view), *face.whole(view, everything=True)]
            if view.decision is not None:
                lines += face.brief(view)
                face.ask(view, random.Random(number).random() < 0.5)
            face.term.sentences(face.say(phrase) for phrase in story(game, seat))
            check("\n".join(line.plain for line in lines), width)
    for face in faces:
        check(written(face), width)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_question_is_asked_in_words(lang: str) -> None:
    for game, seat in kinds().values():
        face, view = seated(game, lang), game.view(seat, told=True)
        assert face.question(view).endswith("?")
        face.ask(view, False)
        assert len(written(face).splitlines()) >= len(Menu(view).options)
        check(written(face))


def test_every_number_and_every_notation_is_an_answer() -> None:
    for kind, (game, seat) in kinds().items():
        face, menu = seated(game), Menu(game.view(seat, told=True))
        assert sorted(option.text for option in menu.options) == sorted(one.text for one in game.legal(seat)), kind
        for number, option in enumerate(menu.options, start=1):
            assert face.find(menu, str(number)) == option
            assert face.find(menu, option.text) == option
            assert face.find(menu, option.text.upper()) == option
        assert menu.shown <= 20


NONSENSE = [
    "",
    "0",
    "99999999999",
    "-1",
    "{ $x }",
    "[bold]",
    "\x00",
    "é" * 300,
    "lay",
    "lay 99",
    "lay Z-W",
    "draw moon",
]
NONSENSE += [
    "restore",
    "restore XYZ",
    "mix",
    "mix Y-W+",
    "paint K",
    "take",
    "take all",
    "demand N",
    "give",
    "discard 7",
]
NONSENSE += ["YYY", "round-", "market market", "rotate left", "lay 1 99", "discard 0 0"]


def test_nonsense_is_no_answer() -> None:
    for game, seat in kinds().values():
        view = game.view(seat, told=True)
        for line in NONSENSE:
            face = seated(game)
            assert face.find(Menu(view), line) is None
            assert isinstance(face.attempt(Menu(view), line), str)
            assert isinstance(face.spelled_out(view, line), str)
