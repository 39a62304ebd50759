"""The story of the dice game is short and complete."""

from __future__ import annotations

import re
from typing import Any

import pytest

from buonfresco.games import dice
from buonfresco.games.dice import Dice
from buonfresco.text import LANGUAGES, catalogue
from tests.dice.table import play_turn, position, random_game, reaching, throws
from tests.support import rule
from tests.telling import seen
from tests.told.test_dice import ALL_BUT_16, NAMES


def retold(game: Dice, events: list[Any], viewer: int | None, lang: str = "en") -> list[str]:
    """As a seat hears it."""
    seen = [event.seen_by(viewer) for event in events]
    tell = game.r.telling.story
    assert tell is not None
    phrases = tell(game.r, [(event, False) for event in seen if event is not None])
    assert not catalogue(lang).gaps(phrases)
    return [catalogue(lang).say(phrase, NAMES) for phrase in phrases]


@rule("D-EX-01")
def test_a_turn_is_told_in_few_sentences() -> None:
    """The example of the rulebook, with three of its four painters."""
    game = position(3, draws=throws("blue 6", "yellow 4", "green 3 x2"))
    events = list(game.events)
    bets = {1: (1, "marked"), 2: (2, "portrait")}
    events += play_turn(game, "blue 6", "yellow 4", "green 3 x2", bishop=16, bets=bets)
    story = retold(game, events, 0)
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
    assert "Ben bets before throw 1, on the marked tile." in retold(game, events, 1)


def test_bets_of_one_moment_are_one_sentence() -> None:
    game = position(4, draws=throws("blue 6", "yellow 4", "green 3"))
    events = [
        event for answer in ("bishop 16", "bet marked", "bet other", "bet portrait") for event in game.apply(answer)
    ]
    first = "Ada throws for the first time."
    assert f"Ben, Cleo and Dan bet before throw 1. {first}" in retold(game, events, 0)
    assert f"Ben and Dan bet before throw 1. {first}" in retold(game, events, 2)


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
    assert sentence in retold(game, play_turn(game, *reaching(total), bishop=16), None)


def test_the_end_is_told() -> None:
    fields = {"9-12": "woman-2-1", "14-15": "man-3-2", "17-18": "woman-3-1", "20-23": None}
    painters = [{"portraits": ["man-3-1"]}, {"portraits": ["woman-2-2", "woman-3-2", "man-2-1", "man-2-2"]}]
    game = position(2, sections=ALL_BUT_16, painters=painters, fields=fields, start=1, draws=throws(*reaching(16)))
    events = play_turn(game, *reaching(16), bishop=16)
    events += game.apply("take 17-18")
    assert game.over
    story = retold(game, events, None)
    assert "Ada has all five sections now: this round is the last one." in story
    assert next(line for line in story if "bonus" in line).startswith("As a bonus Ada takes woman 3. Now on ")
    assert next(line for line in story if "wedding bonus" in line).startswith(
        "Ada scores the wedding bonus for woman 3 and man 3: 6 points. Now on "
    )
    rows = seen(game, 1).told.panels[""].rows
    said = {catalogue("en").say(row.label, NAMES): catalogue("en").say(row.pieces[0], NAMES) for row in rows}
    assert said["Ada"] == "man 3, woman 3"  # at the end they lie open


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_words(lang: str) -> None:
    """No sentence is a key or lacks something, for whoever hears it."""
    events: list[Any] = []
    for game in random_game(3, seed=9):
        events += game.events
    told = {event.kind for event in events}
    assert game.r.events.keys() - told <= {"bonus_taken", "triggered"}
    for seat in (None, 0, 1, 2):
        for line in retold(game, events, seat, lang):
            assert not re.search(r"event-|\{|None|then-|(wo)?man-\d", line), line


def test_setting_the_table_is_not_told() -> None:
    game = dice.new_game(3, seed=1)
    assert retold(game, list(game.events), None) == ["Round 1 begins."]
