"""Tables whose records are kept elsewhere: first kept, then settled; and what others kept is followed."""

from __future__ import annotations

import random

import pytest

from buonfresco.engine.errors import BadGame, IllegalAction
from buonfresco.table import Answered, MemoryJournal, Pending, Record, Seat, Stale, Table
from buonfresco.table.journal import Played
from buonfresco.table.recorded import Stand

from .support import CASES, Case, everything, people, records, resumed, step


def all_but_its_text(table: Table) -> tuple[object, ...]:
    """Who keeps records elsewhere has nothing to export here."""
    return everything(table)[1:]


def pending_answer(table: Table, rng: random.Random, client: str = "") -> Pending:
    seat = rng.choice(table.waiting)
    question = table.question(seat, told=False)
    assert question is not None
    option = rng.choice(question.view.decision.options)
    found = table.answering(seat, question.number, option.code, client)
    assert isinstance(found, Pending)
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_pending_has_not_happened(case: Case) -> None:
    """Whoever keeps the record decides whether it happens; the same table comes of it as of an answer."""
    rng = random.Random(1)
    table = Table.new(case.game, people(case.players), options=case.options, seed=5)
    kept: list[Record] = records(table)
    for number in range(40):
        if table.over:
            break
        before = all_but_its_text(table)
        pending = pending_answer(table, rng, f"c{number}")
        after = table.after(pending)
        assert all_but_its_text(table) == before
        table.settle(pending)
        kept.append(pending.record)
        view = table.view(None, told=False)  # nobody's: what is listed lies open
        stand = Stand(view.round, [one.score for one in view.players[: case.players]])
        assert after == (list(table.seats), table.waiting, table.over, stand)
    assert all_but_its_text(Table.resume(MemoryJournal(kept))) == all_but_its_text(table)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_two_who_follow_the_same_records_are_the_same_table(case: Case) -> None:
    rng = random.Random(2)
    one = Table.new(case.game, people(case.players), options=case.options, seed=6)
    two = resumed(one)
    for _ in range(40):
        if one.over:
            break
        done = len(records(one))
        step(one, rng, undos=0.2)
        for record in records(one)[done:]:
            two.follow(record)
        assert all_but_its_text(two) == all_but_its_text(one)


def test_who_cannot_follow_says_so() -> None:
    table = Table.new("dice", people(2), seed=1)
    other = resumed(table)
    step(table, random.Random(1))
    record = records(table)[-1]
    assert isinstance(record, Played)
    with pytest.raises(BadGame):
        other.follow(Played(record.seat, record.moves, record.luck, "0" * 16))


def test_an_answer_that_came_before_is_not_pending_again() -> None:
    table = Table.new("dice", people(2), seed=1)
    pending = pending_answer(table, random.Random(1), "c")
    done = table.settle(pending)
    again = table.answering(pending.record.seat, 0, "whatever", "c")
    assert again == done
    assert isinstance(again, Answered)


def test_records_of_other_rules_are_followed_as_far_as_possible() -> None:
    """The table can be read up to there, and it is said why it cannot go on."""
    table = Table.new("cards", people(2), seed=4)
    rng = random.Random(3)
    for _ in range(12):
        step(table, rng)
    written = records(table)
    whole, problem = Table.as_far_as(written)
    assert problem is None
    assert all_but_its_text(whole) == all_but_its_text(table)
    spoiled = written[9]
    assert isinstance(spoiled, Played)
    written[9] = Played(spoiled.seat, spoiled.moves, spoiled.luck, "0" * 16)
    part, problem = Table.as_far_as(written[:10])
    assert problem is not None
    assert all_but_its_text(part) == all_but_its_text(Table.resume(MemoryJournal(written[:9])))


def test_what_all_agree_to_is_taken_back() -> None:
    """Fair undo is refused once the turn has passed on; agreed it is not, and luck stays what it was."""
    table = Table.new("fresco", [Seat("person"), Seat("person"), Seat("person")], seed=8)
    rng = random.Random(8)
    first = table.waiting[0]
    before = [table.view(seat, told=False) for seat in (0, 1, 2, None)]
    option = table.question(first, told=False).view.decision.options[0]  # type: ignore[union-attr]
    table.answer(first, 0, option.code)
    second = step(table, rng)
    others = [seat for seat in range(3) if seat != first]
    with pytest.raises(IllegalAction):
        table.undo(first)
    table.undo(first, agreed=True)
    assert [table.view(seat, told=False) for seat in (0, 1, 2, None)] == before
    assert table.number(first) == 2
    assert [table.number(seat) for seat in others] == [2 if seat == second else 1 for seat in others]
    with pytest.raises(Stale):
        table.answer(second, 1, 0)  # meant for a question that is not asked any more
    with pytest.raises(IllegalAction):
        table.undo(first, agreed=True)  # nothing is left to take back
