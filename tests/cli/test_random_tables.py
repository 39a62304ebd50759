"""Whole games with all modules, played at random through the terminal: nothing breaks, nothing is too wide or raw."""

from __future__ import annotations

import functools
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from buonfresco import text
from buonfresco.cli import commands
from buonfresco.cli.face import Menu
from buonfresco.cli.session import Session, show
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.table import Table
from tests.cli.driver import seats
from tests.cli.robot import Robot, positions, table, terminal, written
from tests.support import ALL_MODULES

ESCAPES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
RAW = re.compile(
    r"\{|\bNone\b|[a-z]_[a-z]|\b(cli|panel|outcome|plan|about|label|pass|action|event|ask|part|module|then|portrait)-[a-z]"
)


def check(shown: str, width: int = 80) -> None:
    """No mark of a message that lacks something, no key, no id with an underscore, no line that is too long."""
    for line in ESCAPES.sub("", shown).splitlines():
        said = re.sub(r"^.*: (plan|why|portrait|alchemy) .*$|(?<=\[)portrait [\w-]+(?=\])|switch[^.]*", "", line)
        assert not RAW.search(said), line
        assert cell_len(line) <= width, line


@pytest.mark.parametrize(("lang", "players", "plain"), [("en", 2, False), ("de", 3, True), ("fr", 4, False)])
def test_a_whole_game_with_all_modules(tmp_path: Path, lang: str, players: int, plain: bool) -> None:
    sitting = table(tmp_path / "game.json", lang, players, seed=players, plain=plain)
    robot = Robot(sitting, random.Random(players), chatter=0.1)
    out = robot.play()
    assert sitting.table.over
    check(out)
    assert len(robot.asked) > 12
    assert ("\x1b" in out) is not plain


@pytest.mark.parametrize("seed", range(6))
def test_any_combination(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    modules = sorted(rng.sample(ALL_MODULES, rng.randint(1, 12)))
    words: dict[str, Any] = {"modules": modules, "preset": rng.choice(["revised", "bigbox", "revised-fr"])}
    sitting = table(tmp_path / "game.json", rng.choice(text.LANGUAGES), rng.choice([2, 3, 4]), seed, **words)
    check(Robot(sitting, rng, chatter=0.1, eager=0.8).play())
    assert sitting.table.over


def test_people_only(tmp_path: Path) -> None:
    """Two at one device; with long names and all modules."""
    sitting = table(tmp_path / "game.json", "de", 2, seed=4, people=2)
    sitting.names[:2] = ["Maximiliane-", "Friederikes-"]
    check(Robot(sitting, random.Random(1)).play())
    assert sitting.table.over


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 120])
def test_boards_fit_at_any_moment(tmp_path: Path, players: int, width: int) -> None:
    """What matters now, everything, and the short form; for those asked and for those who wait; in both modes."""
    tables = [
        table(tmp_path / "x.json", lang, players, plain=plain, width=width)
        for lang in text.LANGUAGES
        for plain in (0, 1)
    ]
    for one in tables:
        one.names[0] = "Maximiliane-"
    for number, game in enumerate(positions(seed=10 + players, players=players, every=11)):
        face = tables[number % len(tables)].face
        for seat in (None, *range(players)):
            view = game.view(seat, told=True)
            lines = [*face.whole(view), *face.whole(view, everything=True)]
            if view.decision is not None and not view.ready:
                lines += face.brief(view)
            check("\n".join(line.plain for line in lines), width)


# ---- every kind of question -------------------------------------------------------------------------------------


NO_TILES = tuple(number for number in ALL_MODULES if number not in (6, 8, 9, 14))  # so that places are visited
GAMES = [
    (1, 3, ALL_MODULES),
    (2, 2, ALL_MODULES),
    (3, 4, NO_TILES),
    (5, 2, NO_TILES),
    (6, 3, NO_TILES),
    (7, 2, NO_TILES),
]
GAMES += [(9, 3, (2, 4, 11)), (8, 3, (1, 2, 4, 6, 8, 11)), (1, 3, (8, 14)), (1, 3, (12,))]  # few modules: more is done


@functools.cache
def kinds() -> dict[str, tuple[Fresco, int]]:
    """A position for every kind of decision that random play comes to."""
    found: dict[str, tuple[Fresco, int]] = {}
    for seed, players, modules in GAMES:
        for game in positions(seed, players, every=1, modules=modules, eager=0.8):
            seat = game.decisions[0].seat
            view = game.view(seat)
            if view.decision is not None and view.decision.kind not in found:
                found[view.decision.kind] = (game.copy(), seat)
    return found


NONSENSE = ["", "0", "99999999999", "-1", "1 2 3", "{ $x }", "[bold]", "\x00", "é" * 300]
NONSENSE += """wake 99/99999/restore Z9/glaziery on moon/no audience/pennies 9/throw 7/certificate 1-1-1z/deposit 99
pay full/instalment x/glass mud/window 9/glaze XYZ/gild/scroll both/wall z9/exchange/request blue/stack/income pink
portrait nobody/merchant/sexton Q1/visit/alchemy/free paint IX.1/tip/medico on moon/no medico/ill 9-9-9-9/ill 1/1111
extra on moon/give up/bottle 7/saint mud/own falls ill/drink 9/ill apprentice/favor now/marry green/pink lady on moon
no purple lady/swap I.1/lady takes 9 Thalers/lady Y for Y/lady resets mood/reserve Z9/lead bishop/buy map/map 9z on moon
no map on moon/explore/sell gold/keep statue-5/pews 99/pews on moon/guild pink/no exploring""".replace("\n", "/").split(
    "/"
)
TALK = ["help", "help game", "help undo", "why", "why pass", "why plan 1-1-1-1-1", "why gild", "hint", "all", "board"]


def seated(tmp_path: Path, lang: str, kind: str) -> tuple[Session, int]:
    game, seat = kinds()[kind]
    at_table = Table.of_game(game.copy(), seats(game.r.seats, game.r.seats), seed=1)
    sitting = Session(at_table, tmp_path / "x.jsonl", terminal(plain=True), text.catalogue(lang))
    sitting.holder = seat
    return sitting, seat


def test_random_play_comes_to_nearly_everything() -> None:
    every = {kind.name for players in (2, 3) for kind in fresco.new_game(players, modules=ALL_MODULES, seed=1).r.kinds}
    assert every - set(kinds()) <= {"last_payment"}  # a rare one


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_question_can_be_talked_about(tmp_path: Path, lang: str) -> None:
    """Every third one in each language."""
    for kind in list(kinds())[text.LANGUAGES.index(lang) :: 3]:
        sitting, seat = seated(tmp_path, lang, kind)
        before = sitting.table.digest(seat)
        show(sitting, seat)
        for line in (*TALK, *NONSENSE):
            menu = Menu(sitting.table.view(seat))
            legal = {option.text for option in menu.options}
            if line in legal or sitting.face.find(menu, line) is not None:
                continue
            silent = len(written(sitting))
            assert not commands.run(sitting, seat, menu, line)
            assert len(written(sitting)) > silent + 3, (kind, line)
        assert sitting.table.digest(seat) == before
        shown = written(sitting)
        for line in NONSENSE:
            shown = shown.replace(line, "") if len(line) > 3 else shown
        check(shown)


def test_every_number_on_the_list_is_an_answer(tmp_path: Path) -> None:
    for kind in kinds():
        sitting, seat = seated(tmp_path, "en", kind)
        view = sitting.table.view(seat)
        menu = Menu(view)
        assert len({option.code for option in menu.options}) == len(menu.options) == len(view.decision.options)
        if len(menu.typed) > 1:
            assert sitting.face.find(menu, str(menu.shown + 1)) is None  # nobody plans by chance
            assert sitting.face.find(menu, "1", everything=True) == menu.options[0]
        elif not menu.typed:
            for number, option in enumerate(menu.options, start=1):
                assert sitting.face.find(menu, str(number)) == option
        for option in menu.options:
            assert sitting.face.find(menu, option.text) == option


def test_undo_and_withdraw_answer_everywhere(tmp_path: Path) -> None:
    for kind in kinds():
        for word in ("undo", "withdraw"):
            sitting, seat = seated(tmp_path, "en", kind)
            commands.run(sitting, seat, Menu(sitting.table.view(seat)), word)
            begun = kind.startswith(("plan", "pennies", "lady_p")) or kind in ("ill", "extra")
            assert written(sitting) or begun, (kind, word)


def test_narrow_signs_are_one_cell_wide() -> None:
    for plain in (False, True):
        glyphs = terminal(plain).glyphs
        assert {cell_len(sign) for sign in glyphs[:-1]} == {1}
