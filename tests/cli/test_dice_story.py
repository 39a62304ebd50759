"""The dice game at the terminal: the story is short and complete, the table shows what lies open."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from buonfresco.cli.story import retell, visible

from buonfresco import text
from buonfresco.cli import commands
from buonfresco.cli.dice.face import DiceFace
from buonfresco.cli.face import Face
from buonfresco.cli.session import show
from buonfresco.games import dice
from buonfresco.games.dice import Dice
from tests.cli.robot import terminal, written
from tests.cli.test_dice_table import flat, sitting
from tests.cli.test_dice_words import ALL_BUT_16, NAMES, at_throw, face
from tests.dice.table import play_turn, position, random_game, reaching, throws
from tests.support import rule

# ---- the story ----------------------------------------------------------------------------------------------------


def told(game: Dice, viewer: int | None, lang: str = "en") -> list[str]:
    return face(game, lang).lines(visible(retell(game).told, viewer))


@rule("D-EX-01")
def test_a_turn_is_told_in_few_sentences() -> None:
    """The example of the rulebook, with three of its four painters."""
    game = position(3, draws=throws("blue 6", "yellow 4", "green 3 x2"))
    play_turn(game, "blue 6", "yellow 4", "green 3 x2", bishop=16, bets={1: (1, "marked"), 2: (2, "portrait")})
    story = told(game, 0)
    story = story[: story.index(next(line for line in story if line.startswith("Bets:"))) + 1]
    assert story == [
        "Round 1 begins.",
        "Ada puts the bishop on 16.",
        "Ben bets before throw 1.",
        "Cleo bets before throw 2.",
        "Ada sets aside blue 6, yellow 4 and green 3 ×2 = 6; sum 16.",
        "Ada restores the marked fresco tile at 16: 5 + 3 points. Now on 8.",
        "Bets: Ben on the marked tile, right, 3 points, now on 3; Cleo on a portrait, wrong.",
    ]
    assert "Ben bets before throw 1, on the marked tile." in told(game, 1)


def test_bets_of_one_moment_are_one_sentence() -> None:
    game = position(4, draws=throws("blue 6", "yellow 4", "green 3"))
    for answer in ("bishop 16", "bet marked", "bet other", "bet portrait"):
        game.apply(answer)
    assert "Ben, Cleo and Dan bet before throw 1. Ada throws for the first time." in told(game, 0)
    assert "Ben and Dan bet before throw 1. Ada throws for the first time." in told(game, 2)


@pytest.mark.parametrize(
    ("total", "words", "sentence"),
    [
        (7, {}, "Ada gets nothing: there is no tile for 7."),
        (13, {"sections": {"13": [0]}}, "Ada gets nothing: Ada has already restored section 13."),
        (10, {"fields": {"9-12": None}}, "Ada gets nothing: no portrait is left for 10."),
        (13, {}, "Ada restores the fresco tile at 13: 5 points. Now on 5."),
        (
            10,
            {"fields": {"9-12": "woman-3-1"}, "painters": [{}, {"space": 3}], "then": ["man-2-2"]},
            "Ada paints a portrait at 9-12: woman 3. Now on 4, past a taken space. Next at 9-12: man 2.",
        ),
    ],
)
def test_what_comes_of_it_is_told(total: int, words: dict[str, Any], sentence: str) -> None:
    more = dict(words)
    game = position(3, draws=[*throws(*reaching(total)), *more.pop("then", [])], **more)
    play_turn(game, *reaching(total), bishop=16)
    assert sentence in told(game, None)


def test_the_end_is_told() -> None:
    fields = {"9-12": "woman-2-1", "14-15": "man-3-2", "17-18": "woman-3-1", "20-23": None}
    painters = [{"portraits": ["man-3-1"]}, {"portraits": ["woman-2-2", "woman-3-2", "man-2-1", "man-2-2"]}]
    game = position(2, sections=ALL_BUT_16, painters=painters, fields=fields, start=1, draws=throws(*reaching(16)))
    play_turn(game, *reaching(16), bishop=16)
    game.apply("take 17-18")
    assert game.over
    story = told(game, None)
    assert "Ada has all five sections now: this round is the last one." in story
    assert next(line for line in story if "bonus" in line).startswith("As a bonus Ada takes woman 3. Now on ")
    assert next(line for line in story if "wedding bonus" in line).startswith(
        "Ada scores the wedding bonus for woman 3 and man 3: 6 points. Now on "
    )
    shown = flat("\n".join(line.plain for line in face(game).whole(game.view(1), everything=True)))
    assert "[over]" in shown
    assert "Ada man 3, woman 3; wedding bonus: 6 more points" in shown  # at the end they lie open


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_event_has_its_words(lang: str) -> None:
    """No sentence of the log is a key or lacks something, and none is the plain face's."""
    game = next(game for game in random_game(3, seed=9) if game.over)
    for seat in (None, 0, 1, 2):
        for line in told(game, seat, lang):
            assert not re.search(r"event-|\{|None|then-|(wo)?man-\d", line), line


# ---- the table ----------------------------------------------------------------------------------------------------


def test_the_table_shows_what_lies_open(tmp_path: Path) -> None:
    fields = {"9-12": "woman-3-1", "14-15": "man-2-1", "17-18": None}
    painters = [{"portraits": ["man-3-1", "woman-2-1"]}, {"space": 4}, {"space": 20}]
    game = at_throw(2, "blue 6 x2", "yellow 4", "green 6", sections={"13": [0]}, painters=painters, fields=fields)
    table = sitting(tmp_path, game, people=3, plain=True)
    show(table, 0)
    out = flat(written(table))
    assert "your turn bishop > throw 1 > [throw 2] > throw 3 > result" in out
    assert "8 9-12 13 14-15 16* 17-18 19 20-23 24" in out
    assert "fresco woman fresco man fresco empty fresco" in out
    assert "5 3 owned 2 5+3 6" in out
    assert "set aside blue 6 ×2 = 12; sum 12" in out
    assert "| Y 4 |" in out
    assert "your portraits man 3, woman 2; wedding bonus: 5 more points at the end" in out
    assert "favor tile Lion: +1 or −1 on a sum of their own" in out
    commands.run(table, 0, table.face.arrange(game.view(0)), "board")
    assert "palette Ada begins every round" in flat(written(table))
    assert "16: 6, 7" in flat(written(table))


def test_letters_carry_what_colour_shows() -> None:
    game = at_throw(1, "blue 6", "yellow 4", "green 6")
    plain = "\n".join(line.plain for line in face(game).draw.dice(game.view(0)))
    assert all(f"{letter} " in plain for letter in "BYGROP")
    shown = DiceFace(game, terminal(), text.catalogue("en"), NAMES[:3]).draw.dice(game.view(0))
    assert all(mark in "".join(line.plain for line in shown) for mark in ("B▼", "Y☀", "G♣", "R▲", "O●", "P◆"))


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_help_about_the_game_is_its_own(lang: str) -> None:
    cat = text.catalogue(lang)
    shown = face(dice.new_game(3, seed=1), lang)
    assert shown.about() == [cat("help-dice-game")]
    assert all(number in shown.about()[0] for number in ("8, 13, 16, 19", "24"))
    assert shown.key("help", "answers") == "help-dice-answers"


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_family_of_messages_is_complete(lang: str) -> None:
    """Kinds of decisions, sources of points and reasons for the end have words of this game in every language."""
    game = dice.new_game(3, seed=1)
    shown, cat = Face(game, terminal(plain=True), text.catalogue(lang), []), text.catalogue(lang)
    families = {
        "kind": [kind.name for kind in game.r.kinds],
        "source": ["fresco", "bishop", "portraits", "bets", "jumps", "weddings"],
        "end": ["sections", "portraits", "rounds"],
        "action": sorted({action.kind for action in game.codec.actions}),
        "ask": [kind.name for kind in game.r.kinds],
    }
    for family, names in families.items():
        for name in names:
            assert shown.key(family, name) == f"{family}-dice-{name}"
            assert f"{family}-dice-{name}" in cat.own
