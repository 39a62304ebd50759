"""Tables as text: out and in again, and what strangers may write into one."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine import doors
from buonfresco.engine.errors import BadGame, BuonfrescoError
from buonfresco.table import MemoryJournal, Table
from buonfresco.table.files import FileJournal
from tests.edits import JUNK
from tests.table.support import CASES, Case, everything, new, one_person, records, resumed, step

MOST = 15  # answers that an accepted table plays on


def played(case: Case, answers: int, seed: int = 1) -> Table:
    table, rng = new(case, seed), random.Random(seed)
    for number in range(answers):
        if not table.over:
            step(table, rng, client=f"c{number}", undos=0.15)
    return table


@pytest.mark.parametrize("case", CASES, ids=str)
def test_out_and_in_again(case: Case, tmp_path: Path) -> None:
    table = played(case, 80)
    own = Table.import_(table.export(), trusted=True)
    assert everything(own) == everything(table)
    other = Table.import_(table.export().encode(), journal=FileJournal(tmp_path / "table"))
    assert [other.digest(seat) for seat in (0, 1, None)] == [table.digest(seat) for seat in (0, 1, None)]
    assert other._game.check() == []
    assert everything(Table.resume(FileJournal(tmp_path / "table"))) == everything(other)
    step(other, random.Random(1))
    assert everything(Table.resume(FileJournal(tmp_path / "table"))) == everything(other)


def test_of_strangers_only_what_stands_is_believed() -> None:
    table = played(CASES[2], 60)
    one, two = (Table.import_(table.export()) for _ in range(2))
    assert "undo" in table.export()
    secrets = ('"undo"', '"c1"', table._header.seed, f"{table._game.chance.word:016x}")
    assert not any(word in one.export() for word in secrets)
    assert all(word in table.export() for word in secrets)
    assert one._game.chance.word != two._game.chance.word
    assert not one._answered


def test_where_a_strangers_table_began_must_be_true() -> None:
    """Whoever reads it again, as a replay does, begins there; and a store has no room for a hash that is none."""
    header, *answers = played(CASES[2], 20).export().splitlines()
    for lie in ("0" * 16, "x" * 5000, "\0", ""):
        text = "\n".join([json.dumps({**json.loads(header), "hash": lie}), *answers])
        with pytest.raises(BadGame):
            Table.import_(text)


def test_practice_goes_on_after_a_stranger() -> None:
    table = Table.new("cards", one_person(2), seed=1, practice=True)
    for _ in range(10):
        table.ask_bots()
        table.answer(0, table._numbers[0], table._game.legal(0)[0].text)
    table.undo(0)
    again = Table.import_(table.export())
    assert again.practice
    again.undo(0)
    assert everything(resumed(again)) == everything(again)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in plain data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path] * bool(path) + [found for key, value in inner for found in places(value, (*path, key))]


def edited(text: str, rng: random.Random) -> str:
    """One place is another: junk, something that stands elsewhere, a neighbour; or lines are moved about."""
    lines = [json.loads(line) for line in text.splitlines()]
    one = rng.randrange(len(lines))
    if rng.random() < 0.2:
        lines[one : one + 1] = rng.choice(([], [lines[one]] * 2, [lines[-1], lines[one]]))
    else:
        *path, last = rng.choice(places(lines[one]))
        inner = lines[one]
        for key in path:
            inner = inner[key]
        old = inner[last]
        near = (
            [old + rng.choice((-1, 1))] if type(old) is int else [old[:-1], old + "1"] if isinstance(old, str) else []
        )
        others = [lines[other].get(last) for other in range(len(lines)) if isinstance(last, str)]
        inner[last] = rng.choice([*rng.sample(JUNK, 3), *near, *rng.sample(others, min(2, len(others)))])
    return "\n".join(json.dumps(line) for line in lines)


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("trusted", [False, True])
def test_lies_are_refused_or_make_a_sound_table(case: Case, trusted: bool) -> None:
    text, rng, refused = played(case, 30).export(), random.Random(7), 0
    for _ in range(80):
        lie = edited(text, rng)
        try:
            table = Table.import_(lie, trusted)
        except BuonfrescoError:
            refused += 1
            continue
        assert table._game.check() == []
        for _ in range(MOST):
            if not table.over and not table.ask_bots(1) and table.seats[table.waiting[0]].kind != "empty":
                step(table, rng)
    assert refused > 30


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "{}",
        "null",
        "[]",
        '{"is":"seat","seat":0,"who":{"kind":"bot"}}',
        "[" * 5000,
        "\ud800",
        b"\xff\n",
        7,
        None,
    ],
    ids=repr,
)
def test_what_is_no_table_is_refused(text: Any) -> None:
    for trusted in (False, True):
        with pytest.raises(BadGame):
            Table.import_(text, trusted)


def test_strangers_may_not_be_long() -> None:
    """In bounded time: what is too long is not looked at, what was taken back is not played."""
    table = played(CASES[2], 10)
    lines = table.export().splitlines()
    with pytest.raises(BadGame, match="Too large"):
        Table.import_("x" * (doors.MOST_STRANGE_TEXT + 1))
    answer = json.loads(lines[1])
    answer["moves"] = [["0 nonsense"]] * (doors.MOST_INPUTS + 1)
    with pytest.raises(BuonfrescoError, match="Too large"):
        Table.import_(f"{lines[0]}\n{json.dumps(answer)}")
    back = json.dumps({"is": "undo", "seat": 0, "kept": 0, "hash": json.loads(lines[0])["hash"]})
    again = Table.import_("\n".join([lines[0], *[lines[1], back] * 2000]))
    assert len(records(again)) == 1
    with pytest.raises(BuonfrescoError, match="Line 2 "):
        Table.import_(f"{lines[0]}\n{back}")


def test_strangers_may_only_name_our_packs(tmp_path: Path) -> None:
    header, *rest = played(CASES[0], 3).export().splitlines()
    data = json.loads(header)
    data["config"]["pack"] = str(tmp_path)
    with pytest.raises(BadGame):
        Table.import_("\n".join([json.dumps(data), *rest]))


def test_other_rules_go_on_if_they_lead_there() -> None:
    """A game of another version is played again; it is refused by its version if that leads elsewhere."""
    header, *rest = played(CASES[3], 20).export().splitlines()
    data = json.loads(header)
    data["version"] -= 1
    Table.import_("\n".join([json.dumps(data), *rest]), trusted=True)
    last = json.loads(rest[-1])
    last["hash"] = "0" * 16
    with pytest.raises(BadGame, match=f"version {data['version']} instead of"):
        Table.import_("\n".join([json.dumps(data), *rest[:-1], json.dumps(last)]), trusted=True)
    journal = MemoryJournal()
    with pytest.raises(BadGame):
        Table.import_("\n".join([header, *rest[:-1], json.dumps(last)]), trusted=True, journal=journal)
    assert journal.read() == []
