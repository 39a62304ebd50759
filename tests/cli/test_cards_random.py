"""Whole card games, played at random through the terminal: nothing breaks, nothing is too wide or raw or secret."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from buonfresco import text
from buonfresco.cli import commands
from buonfresco.cli.cards.face import CardsFace
from buonfresco.cli.face import face_of
from buonfresco.cli.saves import HUMAN, Sitting
from buonfresco.cli.session import Table, show
from buonfresco.games import cards
from buonfresco.games.cards import Cards
from tests.cli.robot import Robot, terminal, written

ESCAPES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
RAW = re.compile(
    r"\{|\bNone\b|[a-z]_[a-z]|\b(cli|cards|panel|outcome|phase|action|event|ask|kind|source|end|help)-[a-z]"
)


def check(shown: str, width: int = 80) -> None:
    """No mark of a message that lacks something, no key, no line that is too long."""
    for line in ESCAPES.sub("", shown).splitlines():
        assert not RAW.search(line), line
        assert cell_len(line) <= width, line


def seated(game: Cards, path: Path, lang: str = "en", people: int = 1, **words: object) -> Table:
    """This game on a table; ``words`` go to the terminal."""
    seats = game.r.seats
    sitting = Sitting([HUMAN] * people + ["random"] * (seats - people), [""] * seats, 1)
    table = Table(game, sitting, path, terminal(**words), text.catalogue(lang))  # type: ignore[arg-type]
    table.save = lambda: None  # type: ignore[method-assign]
    return table


def moments(seed: int, players: int) -> Iterator[Cards]:
    """A game at every question; whoever is asked likes to do something."""
    game = cards.new_game(players, seed=seed)
    rng = random.Random(seed)
    while not game.over:
        yield game
        legal = game.legal(game.decisions[0].seat)
        best = [action for action in legal if action.kind in ("restore", "stop", "rotate")]
        game.apply(rng.choice(best if best and rng.random() < 0.6 else list(legal)))


@functools.cache
def kinds() -> dict[str, tuple[Cards, int]]:
    """A position for every kind of decision."""
    found: dict[str, tuple[Cards, int]] = {}
    for seed in range(6):
        for game in moments(seed, 2 + seed % 3):
            found.setdefault(game.decisions[0].kind, (game.copy(), game.decisions[0].seat))
    return found


def test_the_card_game_has_a_face_of_its_own() -> None:
    assert face_of("cards") is CardsFace


def test_random_play_comes_to_every_question() -> None:
    assert set(kinds()) == {kind.name for kind in cards.new_game(2, seed=1).r.kinds}


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize(("players", "plain"), [(2, False), (3, True), (4, False)])
def test_a_whole_game_with_one_person(tmp_path: Path, lang: str, players: int, plain: bool) -> None:
    most = None if players == 4 else 7
    table = seated(cards.new_game(players, seed=players, max_rounds=most), tmp_path / "game.json", lang, plain=plain)
    out = Robot(table, random.Random(players), chatter=0.1).play()
    assert table.game.over
    check(out)
    assert ("\x1b" in out) is not plain
    assert table.cat(f"end-cards-{table.game.outcome.reason}").split()[0] in out
    assert table.cat("source-cards-frescoes") in out


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_people_only_at_one_device_with_long_names(tmp_path: Path, lang: str) -> None:
    table = seated(cards.new_game(4, seed=4, max_rounds=6), tmp_path / "game.json", lang, people=4)
    table.names[:] = ["Maximiliane-", "Friederikes-", "Ferdinandus-", "Bernhardines"]
    out = Robot(table, random.Random(1)).play()
    check(out)
    assert table.cat("cli-pass-device", name="Bernhardines").strip()[:30] in ESCAPES.sub("", out)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_table_fits_at_any_moment(tmp_path: Path, players: int, width: int) -> None:
    """What matters, everything and the short form; for those asked, for those who wait, for spectators."""
    tables = [
        seated(cards.new_game(players, seed=1), tmp_path / "x.json", lang, plain=plain, width=width)
        for lang in text.LANGUAGES
        for plain in (False, True)
    ]
    for number, game in enumerate(moments(20 + players, players)):
        if number % 5:
            continue
        face = tables[number // 5 % len(tables)].face
        for seat in (None, *range(players)):
            view = game.view(seat)
            lines = [*face.whole(view), *face.whole(view, everything=True)]
            if view.decision is not None:
                lines += face.brief(view)
            check("\n".join(line.plain for line in lines), width)


TALK = ["help", "help game", "help undo", "why", "why pass", "why lay Y-W+", "why restore GOP", "hint", "all", "board"]
TALK += ["log"]
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
NONSENSE += ["YYY", "round-", "market market", "rotate left", "finish"]


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_question_can_be_talked_about(tmp_path: Path, lang: str) -> None:
    for kind, (game, seat) in kinds().items():
        table = seated(game.copy(), tmp_path / "x.json", lang, people=game.r.seats, plain=True)
        before = table.game.hash()
        show(table, seat)
        said = [
            line for line in (*TALK, *NONSENSE) if table.face.find(table.face.arrange(game.view(seat)), line) is None
        ]
        for line in said:
            silent = len(written(table))
            assert not commands.run(table, seat, table.face.arrange(table.game.view(seat)), line)
            assert len(written(table)) > silent + 3, (kind, line)
        assert table.game.hash() == before
        shown = written(table)
        for line in NONSENSE:
            shown = shown.replace(line, "") if len(line) > 5 else shown
        check(shown)


def test_every_number_and_every_notation_is_an_answer(tmp_path: Path) -> None:
    for kind, (game, seat) in kinds().items():
        face = seated(game, tmp_path / "x.json").face
        menu = face.arrange(game.view(seat))
        assert sorted(option.text for option in menu.options) == sorted(action.text for action in game.legal(seat)), (
            kind
        )
        for number, option in enumerate(menu.options, start=1):
            assert face.find(menu, str(number)) == option
            assert face.find(menu, option.text) == option
            assert face.find(menu, option.text.upper()) == option
        assert menu.shown <= 20


def test_undo_answers_everywhere(tmp_path: Path) -> None:
    for game, seat in kinds().values():
        table = seated(game.copy(), tmp_path / "x.json", people=game.r.seats)
        commands.run(table, seat, table.face.arrange(table.game.view(seat)), "undo")
        check(written(table))
        assert len(written(table)) > 10


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_questions_phases_and_things_have_words_of_their_own(lang: str) -> None:
    rules = cards.new_game(2, seed=1).r
    cat = text.catalogue(lang)
    keys = {f"kind-cards-{kind.name}" for kind in rules.kinds}
    keys |= {f"phase-cards-{name}" for name in (*rules.phase_names(), "exchange", "restore", "demand")}
    keys |= {f"cards-tile-{tile}" for tile in rules.tile_names} | {f"cards-back-{pile}" for pile in rules.pile_names}
    keys |= {f"cards-{family}-{tile.partition('-')[0]}" for tile in rules.tile_names for family in ("about", "sort")}
    assert {key for key in keys if key not in cat} == set()
