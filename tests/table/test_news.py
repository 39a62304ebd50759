"""The story: nothing is told twice, nothing is left out, and everything is told in words."""

from __future__ import annotations

import random

import pytest

from buonfresco.phrases import Phrase
from buonfresco.table import Seat, Table
from buonfresco.text import catalogue
from tests.table.support import CASES, Case, new, one_person, people, step


@pytest.mark.parametrize("case", CASES, ids=str)
def test_news_count_what_the_game_shows_the_seat(case: Case) -> None:
    """Counted by the events themselves; the numbers of others do not come into it."""
    table, rng = new(case), random.Random(1)
    everybody = [*range(case.players), None]
    numbers = {seat: len(table._game.events.seen_by(seat)) for seat in everybody}
    for _ in range(200):
        if table.over:
            break
        assert numbers == {seat: table.news(seat).number for seat in everybody}
        step(table, rng)
        for seat in everybody:
            numbers[seat] += len(table._game.events.seen_by(seat))


@pytest.mark.parametrize("case", [case for case in CASES if case.game != "fresco"], ids=str)
def test_news_neither_repeat_nor_skip(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a seat asks. Event by event here: the games' own stories join sentences."""
    table, rng = new(case), random.Random(2)
    monkeypatch.setattr(table.ruleset.telling, "story", None)
    heard: dict[int | None, int] = dict.fromkeys([*range(case.players), None], 0)
    told: dict[int | None, list[Phrase]] = {seat: [] for seat in heard}
    for _ in range(150):
        if table.over:
            break
        step(table, rng, undos=0.1)
        for seat in heard:
            if rng.random() < 0.3:
                news = table.news(seat, heard[seat])
                assert table.news(seat, heard[seat]) == news
                heard[seat] = news.number
                told[seat] += news.phrases
                assert table.news(seat, news.number).phrases == []
    for seat in heard:
        rest = table.news(seat, heard[seat])
        assert told[seat] + rest.phrases == table.news(seat, 0).phrases


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_story_in_three_languages(case: Case) -> None:
    """Every phrase is a message of the catalogues, and so is everything in it."""
    table, rng = new(case), random.Random(3)
    for _ in range(250):
        if table.over:
            break
        step(table, rng, undos=0.05)
    for lang in ("en", "de", "fr"):
        cat = catalogue(lang)
        for seat in (0, None):
            for phrase in table.news(seat, 0).phrases:
                assert phrase.key in cat.own, phrase
                assert cat.say(phrase, table.names(cat))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_since_your_last_turn(case: Case) -> None:
    """Without a number: from the seat's own last answer on, that one included."""
    table, rng = new(case), random.Random(4)
    since = dict.fromkeys(range(case.players), 0)
    for _ in range(60):
        if table.over:
            break
        before = [table.news(seat).number for seat in range(case.players)]
        seat = step(table, rng, undos=0.1)
        since[seat] = before[seat]
        for one, start in since.items():
            assert table.news(one) == table.news(one, start)


def test_what_is_taken_back_is_told_to_who_was_told() -> None:
    table = Table.new("fresco", one_person(2), seed=1, practice=True)
    table.ask_bots()
    table.answer(0, 0, table.view(0).decision.options[0].code)
    table.ask_bots()
    number, rounds = table.news(1).number, len(table.history(1)[-1].phrases)
    table.undo(0)
    (phrase,) = table.news(1, number).phrases
    assert phrase.key == "table-undone"
    assert catalogue("en").say(phrase, table.names("en")) == "Anna takes the last answer back."
    assert len(table.history(1)[-1].phrases) < rounds


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nobody_is_told_that_something_was_taken_back_he_never_heard_of(case: Case) -> None:
    """Otherwise it would tell that a seat was asked something (X-INFO-05)."""
    table, rng = new(case, seats=one_person(case.players), practice=True), random.Random(5)
    everybody, heard, silent = [*range(case.players), None], 0, 0
    for _ in range(60):
        table.ask_bots()
        if table.over:
            break
        before = [table.news(seat).number for seat in everybody]
        step(table, rng)
        if rng.random() < 0.5:
            after = [table.news(seat).number for seat in everybody]
            table.undo(0)
            for seat, was, now in zip(everybody, before, after, strict=True):
                assert table.news(seat).number == now + (now > was)
                heard, silent = heard + (now > was), silent + (now == was)
    assert heard > 10
    assert silent > 3 or not case.modules  # only there a plan is made in parts


def test_rounds_can_be_told_again() -> None:
    table, rng = Table.new("dice", people(3), seed=2), random.Random(2)
    while not table.over:
        step(table, rng)
    history = table.history(0)
    assert [one.number for one in history] == list(range(len(history)))
    assert [phrase for one in history for phrase in one.phrases] == table.news(0, 0).phrases
    assert all("round_began" in one.phrases[0].key for one in history[1:])


def test_the_final_round_is_known() -> None:
    """There places may have other names."""
    table, rng = Table.new("fresco", people(2), options={"max_rounds": 2}, seed=2), random.Random(2)
    while not table.over:
        step(table, rng)
    assert [one.final for one in table.history()] == [False, False, False, True]


def test_who_sits_down_is_told() -> None:
    table = Table.new("dice", people(2), seed=2)
    number = table.news(1).number
    table.sit(0, Seat("person", "Zoë"))
    assert table.news(1, number).phrases == []
    for kind in ("bot", "empty", "person"):
        table.sit(0, Seat(kind, "Zoë", bot="random"))
    said = [catalogue("en").say(phrase, table.names("en")) for phrase in table.news(1, number).phrases]
    assert [sentence.count("Zoë") for sentence in said] == [1, 1, 1]
