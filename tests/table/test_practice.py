"""One person against bots takes back whatever he did. It is no reroll: who does the same again meets the same."""

from __future__ import annotations

import random

import pytest

from buonfresco.engine.errors import BadConfig, IllegalAction
from buonfresco.table import Seat, Table
from tests.table.support import CASES, Case, everything, new, one_person, people, resumed


def turn(table: Table, code: int) -> None:
    question = table.question(0, told=False)
    assert question is not None
    table.answer(0, question.number, code)
    table.ask_bots()


def any_code(table: Table, rng: random.Random) -> int:
    question = table.question(0, told=False)
    assert question is not None
    code: int = rng.choice(question.view.decision.options).code
    return code


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_answers_meet_the_same_luck_and_the_same_bots(case: Case) -> None:
    table, rng = new(case, seats=one_person(case.players), practice=True), random.Random(1)
    table.ask_bots()
    given: list[int] = []
    while not table.over and len(given) < 60:
        given.append(any_code(table, rng))
        turn(table, given[-1])
        if rng.random() < 0.2:
            if rng.random() < 0.3:
                table = resumed(table)
            count = rng.randint(1, min(6, len(given)))
            before = table._game.hash(), table._game.inputs[:], table._game.chance.word, table._moves[:]
            for _ in range(count):
                table.undo(0)
            other = resumed(table)
            if rng.random() < 0.5:  # something else in between is forgotten with it
                turn(other, any_code(other, rng))
                other.undo(0)
            for one in (table, other):
                for code in given[-count:]:
                    turn(one, code)
                assert before == (one._game.hash(), one._game.inputs, one._game.chance.word, one._moves)
    assert everything(resumed(table)) == everything(table)


def test_the_last_answer_of_all_and_no_further() -> None:
    table = Table.new("dice", one_person(2), seed=1, practice=True)
    with pytest.raises(IllegalAction, match="nothing to undo"):
        table.undo(0)
    table.ask_bots()
    rng, start = random.Random(1), table.view(0).to_json()
    count = 0
    while not table.over:
        turn(table, any_code(table, rng))
        count += 1
    for _ in range(count):
        table.undo(0)
    assert table.view(0).to_json() == start
    assert not table.can_undo(0)
    assert not table.can_undo(1)


def test_practice_ends_where_others_sit_down() -> None:
    with pytest.raises(BadConfig, match="one person against bots"):
        Table.new("cards", people(2), practice=True)
    with pytest.raises(BadConfig, match="one person against bots"):
        Table.new("cards", [Seat("person"), Seat("empty")], practice=True)
    table = Table.new("fresco", one_person(3), seed=1, practice=True)
    table.ask_bots()
    turn(table, any_code(table, random.Random(1)))
    assert table.can_undo(0)
    table.sit(1, Seat("person", "Zoë"))
    assert not table.can_undo(0)
    assert table.rematch().practice is False
    table.sit(1, Seat("bot", bot="random"))
    assert table.can_undo(0)
    assert table.rematch().practice is True


def test_undo_in_earnest_is_free_and_fair() -> None:
    """The table refuses what the game refuses."""
    table = Table.new("fresco", one_person(3), seed=1)
    table.ask_bots()
    turn(table, any_code(table, random.Random(1)))
    refusal = table.explain_undo(0)
    assert refusal is not None
    assert refusal.key in ("undo-passed", "undo-together")
    with pytest.raises(IllegalAction):
        table.undo(0)
