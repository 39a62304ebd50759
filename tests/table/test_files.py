"""A journal on disk survives a crash between any two bytes."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame
from buonfresco.table import Seat, Table
from buonfresco.table.files import FileJournal
from tests.table.support import everything, people, records, step


def short_game(path: Path) -> tuple[Table, list[tuple[object, ...]]]:
    """A table with answers, something taken back and a new name; and everything after each record."""
    table, rng = Table.new("cards", people(2), seed=3, journal=FileJournal(path)), random.Random(3)
    after = [everything(table)]
    for number in range(7):
        step(table, rng, client=f"c{number}", undos=0.6)
        after.append(everything(table))
    table.sit(1, Seat("person", "Zoë ✓"))
    after.append(everything(table))
    return table, after


def test_a_crash_between_any_two_bytes(tmp_path: Path) -> None:
    path = tmp_path / "new" / "table.jsonl"
    table, after = short_game(path)
    data = path.read_bytes()
    assert data.decode() == table.export()
    assert b'"undo"' in data
    torn = tmp_path / "torn"
    for size in range(len(data), -1, -1):
        os.truncate(path, size)
        whole = data[:size].count(b"\n")
        assert FileJournal(path).read() == records(table)[:whole]
        if whole and data[:size].endswith((b"\n", b"}", b"{", b'"hash"')):
            torn.write_bytes(data[:size])
            again = Table.resume(FileJournal(torn))
            assert torn.stat().st_size == size  # who only looks changes nothing
            assert everything(again) == after[whole - 1]
            step(again, random.Random(size))
            assert everything(Table.resume(FileJournal(torn))) == everything(again)
            assert torn.read_bytes().decode() == again.export()
        elif not whole and size % 50 == 0:
            with pytest.raises(BadGame, match="no table in this journal"):
                Table.resume(FileJournal(path))


def test_the_last_answer_comes_again_after_a_crash(tmp_path: Path) -> None:
    """Whoever was told nothing sends his answer again: it is given once, whether or not it was on the disk."""
    path = tmp_path / "table"
    table = Table.new("dice", people(2), seed=1, journal=FileJournal(path))
    seat, short = table.waiting[0], path.read_bytes()
    question = table.question(seat)
    assert question is not None
    answer = question.number, question.view.decision.options[1].code
    done = table.answer(seat, *answer, client="a")
    whole = path.read_bytes()
    for data in (short, whole[:-1], whole):
        path.write_bytes(data)
        again = Table.resume(FileJournal(path))
        assert again.answer(seat, *answer, client="a") == done
        assert path.read_bytes() == whole


def test_what_cannot_be_read_is_named_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "table"
    short_game(path)
    lines = path.read_bytes().splitlines(keepends=True)
    for number in range(len(lines)):
        for damage in (b"\n", b"{}\n", lines[number][3:], b"\xff" + lines[number], lines[number][:-9] + b"\n"):
            path.write_bytes(b"".join([*lines[:number], damage, *lines[number + 1 :]]))
            with pytest.raises(BadGame, match=f"Line {number + 1} of the journal"):
                Table.resume(FileJournal(path))


def test_a_line_too_few_or_too_many_leads_nowhere(tmp_path: Path) -> None:
    path = tmp_path / "table"
    table, _ = short_game(path)
    lines = path.read_bytes().splitlines(keepends=True)
    refused = 0
    for number in range(len(lines) - 2):
        for other in ([], [lines[number]] * 2):
            path.write_bytes(b"".join([*lines[:number], *other, *lines[number + 1 :]]))
            try:
                again = Table.resume(FileJournal(path))
            except BadGame:
                refused += 1
            else:  # what was taken back does not matter
                assert again._game.hash() == table._game.hash()
    assert refused > len(lines)


def test_a_full_disk_costs_an_answer_and_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "table"
    table, rng = Table.new("dice", people(2), seed=1, journal=FileJournal(path)), random.Random(1)

    def full(file: int, data: Any) -> int:
        if len(data) < 100:
            raise OSError("no space left")
        return real(file, data[:50])

    real = os.write
    for _ in range(5):
        before = everything(table)
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", full)
            for _ in range(2):
                with pytest.raises(OSError, match="space"):
                    step(table, rng)
        assert everything(Table.resume(FileJournal(path))) == before
        step(table, rng)
        assert path.read_bytes().decode() == table.export()


def test_two_who_write_to_one_file_do_not_spoil_it(tmp_path: Path) -> None:
    path = tmp_path / "table"
    one = Table.new("dice", people(2), seed=1, journal=FileJournal(path))
    two = Table.resume(FileJournal(path))
    step(one, random.Random(1))
    data = path.read_bytes()
    with pytest.raises(BadGame, match="Somebody else"):
        step(two, random.Random(2))
    two.export()
    with pytest.raises(BadGame, match="Somebody else"):
        step(two, random.Random(2))
    assert path.read_bytes() == data
    with pytest.raises(BadGame, match="belongs to a table"):
        Table.new("dice", people(2), journal=FileJournal(path))
    step(one, random.Random(3))
    assert everything(Table.resume(FileJournal(path))) == everything(one)
