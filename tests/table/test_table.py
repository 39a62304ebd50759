"""A table: questions by number, answers given once, whatever is written down leads back to where it stood."""

from __future__ import annotations

import random
from typing import Any

import pytest

from buonfresco.bots import think
from buonfresco.engine import log as logs
from buonfresco.engine.driver import Driver
from buonfresco.engine.errors import BadLog, IllegalAction
from buonfresco.games import fresco
from buonfresco.table import Answered, MemoryJournal, Question, Seat, Stale, Table
from buonfresco.text import catalogue
from tests.table.support import CASES, Case, FailingJournal, around, everything, new, one_person, people, resumed, step


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_journal_leads_to_the_same_table(case: Case) -> None:
    """At any moment; and both go on alike, luck and bots included."""
    table, rng = new(case), random.Random(1)
    for number in range(150):
        if table.over:
            break
        if rng.random() < 0.05:
            kind = rng.choice([Seat("person", "Zoë"), Seat("bot", bot="random"), Seat("person", lang="de")])
            table.sit(rng.randrange(case.players), kind)
        step(table, rng, client=f"c{number}" if rng.random() < 0.5 else "", undos=0.1)
        if rng.random() < 0.1:
            again = resumed(table)
            assert everything(again) == everything(table)
            for one in (again, table):
                one.sit(0, Seat("bot", bot="random"))
                one.ask_bots(3)
            assert everything(again) == everything(table)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_answer_that_comes_again_is_not_given_again(case: Case) -> None:
    table, rng = new(case), random.Random(2)
    for number in range(25):
        if table.over:
            break
        seat = step(table, rng, client=f"c{number}", undos=0.1)
        before = everything(table)
        done = table._answered[seat, f"c{number}"]
        for one in (table, resumed(table)):
            assert one.answer(seat, done.number - 1, "nonsense", client=f"c{number}") == done
            assert one.undo(seat, done.number - 1, client=f"c{number}") == done
            assert everything(one) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_answer_to_another_question_is_stale(case: Case) -> None:
    table, rng = new(case), random.Random(3)
    for _ in range(40):
        seat = table.waiting[0]
        question = table.question(seat, told=False)
        assert question is not None
        before, option = everything(table), question.view.decision.options[0]
        for wrong in (question.number - 1, question.number + 1, True, None, "0", 1.0):
            if wrong != question.number or type(wrong) is not int:
                with pytest.raises(Stale, match="answered already"):
                    table.answer(seat, wrong, option.code)  # type: ignore[arg-type]
        assert everything(table) == before
        step(table, rng)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers_count_what_a_seat_does_itself(case: Case) -> None:
    table, rng = new(case), random.Random(4)
    numbers = [0] * case.players
    known: dict[tuple[int, int], object] = {}
    for _ in range(150):
        if table.over:
            break
        seat = step(table, rng, undos=0.1)
        numbers[seat] += 1
        for one in range(case.players):
            question = table.question(one, told=False)
            if question is not None:
                assert question.number == numbers[one]
                if not question.view.ready:  # who is ready may be asked something else at any time
                    options = question.view.decision.options
                    assert known.setdefault((one, question.number), options) == options


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_fails_changes_nothing(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """A journal that cannot be written, a rule that stumbles after it has done half of its work, a refused answer."""
    journal = FailingJournal()
    table, rng = new(case, journal=journal), random.Random(5)
    apply = Driver.apply

    def stumbles(self: Driver, *args: Any) -> Any:
        apply(self, *args)
        raise RuntimeError("a rule")

    for _ in range(40):
        before = everything(table)
        journal.full = True
        with pytest.raises(OSError, match="space"):
            step(table, rng, client="full", undos=0.2)
        with pytest.raises(OSError, match="space"):
            table.sit(0, Seat("empty"))
        journal.full = False
        with monkeypatch.context() as patch:
            patch.setattr(Driver, "apply", stumbles)
            with pytest.raises(RuntimeError, match="rule"):
                step(table, rng, client="stumbles")
        seat = table.waiting[0]
        question = table.question(seat)
        assert question is not None
        with pytest.raises(IllegalAction):
            table.answer(seat, question.number, [question.view.decision.options[0].code, "nonsense"], client="refused")
        assert everything(table) == before
        step(table, rng)


def test_what_could_not_be_played_again_is_not_acknowledged(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written down is played before anybody is told that it is done."""
    table, rng = Table.new("dice", people(2), seed=1), random.Random(1)
    write = logs.write
    monkeypatch.setattr(logs, "write", lambda inputs, codec: write(inputs, codec)[:1])  # it forgets what was drawn
    for _ in range(60):
        before = everything(table)
        try:
            step(table, rng)
        except BadLog:
            assert everything(table) == before
            return
        assert everything(resumed(table)) == everything(table)
    raise AssertionError("nothing was drawn")


def test_several_answers_are_all_or_none_and_no_look_ahead() -> None:
    painters = [{"space": 20 + 10 * n, "wake": 5 + n, "plan": [0, 2, 0, 2, 1], "paints": "YYRRBB"} for n in range(3)]
    table = around(fresco.position(3, painters=painters, phase="cathedral"))
    with pytest.raises(IllegalAction):
        table.answer(0, 0, ["altar YRB", "altar GGG"])
    with pytest.raises(IllegalAction, match="in one line"):
        table.answer(0, 0, ["altar YRB", "pass", "pass"])
    assert [option.text for option in table.ahead(0, "altar YRB").decision.options][-1] == "pass"
    with pytest.raises(IllegalAction, match="in one line"):
        table.ahead(0, ["altar YRB", "pass"])
    assert table.question(0, told=False) == Question(0, table.view(0, told=False))
    assert table.answer(0, 0, ["altar YRB", "pass"]) == Answered(0, 2)
    table.answer(1, 0, ["altar YRB"])
    assert table.can_undo(1)
    table.undo(1)
    assert table.why(1, "altar YRB") is None


def test_bots_are_asked_outside_or_here() -> None:
    here = Table.new("dice", one_person(3), seed=4)
    outside = Table.new("dice", one_person(3), seed=4)
    here.ask_bots()
    while outside.bots():
        one = outside.bots()[-1] if len(outside.waiting) == 1 else outside.bots()[0]
        assert one.bot == "random"
        outside.answer(one.seat, one.number, think(one.job))
    assert here.view(0).to_json() == outside.view(0).to_json()
    assert here.ask_bots() == 0


def test_bots_play_a_game_to_its_end_and_again() -> None:
    table = Table.new("cards", [Seat("bot", bot="apprentice"), Seat("bot", bot="random")], seed=1)
    assert table.ask_bots(5) == 5
    assert table.ask_bots() > 20
    assert table.over
    assert table.outcome is not None
    assert table.waiting == []
    assert table.question(0) is None
    again = table.rematch(seed=2)
    assert again.seats == table.seats
    assert not again.over
    assert again.view().config == table.view().config
    assert again.export() != table.rematch(seed=3).export()


def test_empty_seats_wait_for_somebody() -> None:
    table = Table.new("fresco", [Seat("empty"), Seat("empty")], seed=1)
    seat = table.waiting[0]
    with pytest.raises(IllegalAction, match="Nobody sits there"):
        table.answer(seat, 0, "wake 7")
    table.sit(seat, Seat("person", "Anna"))
    table.answer(seat, 0, "wake 7")


def test_names_and_languages() -> None:
    table = Table.new("fresco", [Seat("person", "  Anna\x1b[2J \n B "), Seat("bot", bot="random", lang="fr")], seed=1)
    assert table.names("en") == ["Anna\\x1b[2J B", "Lion", "Leonardo"]
    assert table.names(catalogue("de"))[1] == "Löwe"
    table.sit(0, Seat("person", "x" * 500))
    assert table.names("en")[0] == "x" * 40
    assert resumed(table).seats == table.seats


def test_why_names_the_rule_and_the_figures_as_pieces() -> None:
    table = Table.new("fresco", people(3), seed=1)
    seat = table.waiting[0]
    other = (seat + 1) % 3
    cat = catalogue("en")
    phrase = table.why(other, "wake 7")
    assert phrase is not None
    assert f"the table waits for P{seat}. (rule " in cat.say(phrase, table.names("en"))
    sorts = [span.sort for span in cat.spans(phrase, table.names("en")) if span.sort]
    assert sorts == ["figure", "rule"]
    assert table.why(seat, "wake 7") is None
    assert table.why(seat, 10**9) is not None
    with pytest.raises(IllegalAction) as refused:
        table.answer(other, 0, "wake 7")
    assert table.refusal(refused.value) == phrase
    not_now = table.why(seat, "plan 1-1-1-1-1")
    assert not_now is not None
    table.answer(seat, 0, "wake 7")
    taken = table.why(table.waiting[0], "wake 7")
    assert taken is not None
    assert f"P{seat}" in cat.say(taken, table.names("en"))


def test_a_new_table_needs_a_new_journal() -> None:
    journal = MemoryJournal()
    Table.new("dice", people(2), journal=journal)
    with pytest.raises(ValueError, match="belongs to a table already"):
        Table.new("dice", people(2), journal=journal)
    with pytest.raises(ValueError, match="no table in this journal"):
        Table.resume(MemoryJournal())
