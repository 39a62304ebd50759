"""Who keeps a house looks after its tables, while people play there."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Browser, Person
from tests.server.running import Running, house

DAY = 86400


def admin(data: Path, *words: str, answer: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "buonfresco", "admin", "--lang", lang, "--data", str(data), *words]
    return subprocess.run(command, input=answer, capture_output=True, text=True, timeout=120, check=False)


async def two_at_a_table(url: str, **more: Any) -> tuple[str, Person, Person]:
    anna, bea = Browser(url), Browser(url)
    seats = [{"who": "you", "name": "Anna"}, {"who": "guest"}]
    made = await anna.made(game="dice", seats=seats, **more)
    await bea.claim(made["invites"][0]["token"], "Bea")
    table = made["table"]["id"]
    return table, await Person(anna, table, 0, seed=1).sit(), await Person(bea, table, 1, seed=2).sit()


async def answers(people: Sequence[Person], count: int) -> None:
    """So many, from whoever is asked."""
    given = 0
    while given < count:
        for person in people:
            if person.waited_for and not person.over:
                given += await person.play(1)
        await asyncio.sleep(0.01)


def test_tables_are_listed_shown_and_ended_while_people_play(tmp_path: Path) -> None:
    data = tmp_path / "house"

    async def play(running: Running) -> None:
        table, anna, bea = await two_at_a_table(running.url)
        await answers((anna, bea), 6)
        listed = await asyncio.to_thread(admin, data, "list", "--state", "playing", "--game", "dice")
        assert re.search(rf"^{table} .*Anna.*Bea", listed.stdout, re.MULTILINE), listed.stderr
        assert "0 tables" in (await asyncio.to_thread(admin, data, "list", "--game", "cards")).stdout
        assert "0 tables" in (await asyncio.to_thread(admin, data, "list", "--older-than", "1h")).stdout
        rows = json.loads((await asyncio.to_thread(admin, data, "list", "--json")).stdout)
        assert [row["id"] for row in rows] == [table]
        shown = (await asyncio.to_thread(admin, data, "show", table)).stdout
        assert "Seat 1: Bea (a person), held by a browser" in shown
        ended = await asyncio.to_thread(admin, data, "end", table)
        assert ended.returncode == 0, ended.stderr
        await asyncio.gather(*(one.until(lambda who=one: who.state == "ended") for one in (anna, bea)))
        who = anna if anna.waited_for else bea
        assert (await who.answer())["kind"] == "forbidden"
        again = await asyncio.to_thread(admin, data, "end", table)
        assert (again.returncode, again.stderr.strip()) == (1, "This table is over already, and stays as it is.")

    with house(data) as running:
        asyncio.run(play(running))


def test_a_seat_is_given_to_somebody_else(tmp_path: Path) -> None:
    data = tmp_path / "house"

    async def play(running: Running) -> None:
        table, anna, bea = await two_at_a_table(running.url)
        done = await asyncio.to_thread(admin, data, "reissue", table, "1", "--origin", "https://fresco.example.org/")
        found = re.search(r"(https://fresco\.example\.org/claim#(\S+))", done.stdout)
        assert found, done.stderr
        await bea.until(lambda: bea.welcome["seat"] is None)  # he looks on, without a seat
        carl = Browser(running.url)
        assert (await carl.claim(found[2], "Carl")).json() == {"table": table, "seat": 1}
        await anna.until(lambda: anna.seats[1]["name"] == "Carl")
        host = await asyncio.to_thread(admin, data, "reissue", table, "host")
        assert f"http://localhost:{running.port}/claim#" in host.stdout  # where this house is
        token = host.stdout.strip().rpartition("#")[2]
        assert (await carl.claim(token)).json() == {"table": table, "seat": -1}
        assert (await anna.browser.post(f"/api/tables/{table}/end")).status_code == 403
        assert (await carl.post(f"/api/tables/{table}/end")).status_code == 200
        assert admin(data, "reissue", table, "4").returncode == 1

    with house(data) as running:
        asyncio.run(play(running))


def test_a_backup_made_while_people_play_is_a_house(tmp_path: Path) -> None:
    """Backup = one file: put it into another folder, open it, and the games go on."""
    data, copy, elsewhere = tmp_path / "house", tmp_path / "backup.sqlite3", tmp_path / "elsewhere"

    async def play(running: Running) -> tuple[str, list[dict[str, str]]]:
        table, anna, bea = await two_at_a_table(running.url)
        playing = asyncio.create_task(answers((anna, bea), 12))
        done = await asyncio.to_thread(admin, data, "backup", str(copy))
        assert done.returncode == 0, done.stderr
        await playing
        return table, [dict(one.browser.http.cookies) for one in (anna, bea)]

    with house(data) as running:
        table, cookies = asyncio.run(play(running))
    assert os.stat(copy).st_mode & 0o077 == 0
    again = admin(data, "backup", str(copy))
    assert (again.returncode, "not written over" in again.stderr) == (1, True)

    elsewhere.mkdir()
    (elsewhere / "house.sqlite3").write_bytes(copy.read_bytes())
    assert "1 tables checked, 0 of them wrong" in admin(elsewhere, "check").stdout

    async def go_on(running: Running) -> None:
        people = []
        for seat, cookie in enumerate(cookies):
            browser = Browser(running.url)
            browser.http.cookies.update(cookie)
            people.append(await Person(browser, table, seat, seed=seat).sit())
        await answers(people, 6)

    with house(elsewhere) as running:
        asyncio.run(go_on(running))


def test_a_backup_that_cannot_be_written_says_why(tmp_path: Path) -> None:
    data = tmp_path / "house"
    with house(data):
        pass
    for lang, said in (
        ("en", "cannot be written: No such"),
        ("de", "nicht schreiben"),
        ("fr", "ne peut pas être écrit"),
    ):
        done = admin(data, "backup", str(tmp_path / "none" / "x"), lang=lang)
        assert (done.returncode, said in done.stderr, "Traceback" in done.stderr) == (1, True, False), done.stderr
    done = admin(data, "backup", "/dev/full/x")
    assert (done.returncode, "Not a directory" in done.stderr) == (1, True), done.stderr


def test_what_is_wrong_is_refused_before_anything_is_done(tmp_path: Path) -> None:
    data = tmp_path / "house"

    async def play(running: Running) -> None:
        table, _, bea = await two_at_a_table(running.url)
        for words, code, said in (
            (("reissue", table, "1", "--origin", "nonsense"), 1, "An origin is an address"),
            (("reissue", table, "9" * 5000), 2, "must be a number"),
            (("show", "\udcff"), 1, "There is no such table"),
            (("show", "x'; DROP TABLE tables; --"), 1, "There is no such table"),
        ):
            done = await asyncio.to_thread(admin, data, *words)
            assert (done.returncode, said in done.stderr, "Traceback" in done.stderr) == (code, True, False), (
                done.stderr
            )
        await bea.ping()
        assert bea.welcome["seat"] == 1  # it was not taken from her

    with house(data) as running:
        asyncio.run(play(running))


def test_export_and_import(tmp_path: Path) -> None:
    data, other = tmp_path / "house", tmp_path / "other"

    async def play(url: str) -> str:
        table, anna, bea = await two_at_a_table(url)
        await answers((anna, bea), 6)
        return table

    with house(data) as running:
        table = asyncio.run(play(running.url))
        text = admin(data, "export", table).stdout
    with house(other):
        pass
    done = admin(other, "import", "-", "--trusted", answer=text)
    assert len(re.findall(r"claim#\S+", done.stdout)) == 3, done.stderr  # both seats and the host
    name = re.search(r"Imported as (\S+)", done.stdout)
    assert name
    assert admin(other, "export", name[1]).stdout == text
    assert admin(other, "import", "-", answer=text).returncode == 0  # without trust its luck is new
    assert admin(other, "import", "-", answer="nonsense").returncode == 1
    assert admin(other, "import", str(tmp_path / "none")).returncode == 1


def test_what_is_old_is_deleted_by_policy(tmp_path: Path) -> None:
    data = tmp_path / "house"

    async def make(url: str) -> list[str]:
        browser = Browser(url)
        return [
            (await browser.made(game="cards", seats=[{"who": "you"}, {"who": "guest"}]))["table"]["id"] for _ in "abcd"
        ]

    with house(data) as running:
        tables = asyncio.run(make(running.url))
    with sqlite3.connect(data / "house.sqlite3") as database:  # as if time had passed
        ages = [100, 80, 400, 300]
        states = ["over", "over", "playing", "playing"]
        for table, age, state in zip(tables, ages, states, strict=True):
            touched = time.time() - age * DAY
            database.execute("UPDATE tables SET touched = ?, state = ? WHERE id = ?", (touched, state, table))
        database.execute("UPDATE claims SET until = ? WHERE table_id = ?", (time.time() - 1, tables[1]))
    assert admin(data, "purge", answer="no\n").returncode == 1
    dry = admin(data, "purge", "--unfinished-before", "365d", "--dry-run")
    said = " ".join(dry.stdout.split())
    assert "1 finished and 1 unfinished tables, 0 browsers not seen for long, 1 invitations" in said
    assert "4 tables" in admin(data, "list").stdout
    assert "Deleted." in admin(data, "purge", answer="yes\n").stdout
    assert {row["id"] for row in json.loads(admin(data, "list", "--json").stdout)} == set(tables[1:])
    assert admin(data, "purge", "--unfinished-before", "52w", "--yes").returncode == 0
    assert {row["id"] for row in json.loads(admin(data, "list", "--json").stdout)} == {tables[1], tables[3]}
    with sqlite3.connect(data / "house.sqlite3") as database:
        for part in ("records", "holds", "claims"):
            (left,) = database.execute(f"SELECT count(*) FROM {part} WHERE table_id = ?", (tables[0],)).fetchone()
            assert left == 0
        database.execute("UPDATE visitors SET seen = 0")
    assert "1 browsers" in admin(data, "purge", "--yes").stdout


def test_a_check_finds_what_was_changed_by_hand(tmp_path: Path) -> None:
    data = tmp_path / "house"

    async def play(url: str) -> list[str]:
        found = []
        for _ in range(3):
            table, anna, bea = await two_at_a_table(url)
            await answers((anna, bea), 6)
            found.append(table)
        return found

    with house(data) as running:
        tables = asyncio.run(play(running.url))
    assert "3 tables checked, 0 of them wrong" in admin(data, "check").stdout
    with sqlite3.connect(data / "house.sqlite3") as database:
        database.execute("DELETE FROM records WHERE table_id = ? AND n = 2", (tables[0],))
        database.execute("UPDATE records SET hash = '0000000000000000' WHERE table_id = ? AND n = 3", (tables[1],))
    done = admin(data, "check")
    assert done.returncode == 1
    assert f"{tables[0]}: Records are missing." in done.stdout
    assert f"{tables[1]}: A record does not lead to" in done.stdout
    assert tables[2] not in done.stdout


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["list"], 1, "There is no house at"),
        (["list", "--older-than", "soon"], 1, "There is no house at"),
        (["gather"], 2, "list, show, end"),
        ([], 2, "list, show, end"),
        (["show"], 2, "Say which table"),
        (["end", "a", "b"], 2, "Say which table"),
        (["list", "--yes"], 2, "--yes means nothing"),
        (["list", "--database", "mysql://x@y/z"], 1, "no database that we can use"),
    ],
)
def test_orders_that_make_no_sense(words: list[str], code: int, said: str, tmp_path: Path) -> None:
    done = admin(tmp_path / "none", *words)
    assert (done.returncode, said in done.stderr) == (code, True), done.stderr
    assert not (tmp_path / "none").exists()


def test_a_table_that_is_deleted_says_goodbye(tmp_path: Path) -> None:
    data = tmp_path / "house"

    async def play(running: Running) -> None:
        table, anna, _ = await two_at_a_table(running.url)
        with sqlite3.connect(data / "house.sqlite3", timeout=20) as database:
            database.execute("UPDATE tables SET touched = 0, state = 'over' WHERE id = ?", (table,))
        assert (await asyncio.to_thread(admin, data, "purge", "--yes")).returncode == 0
        await anna.until(lambda: anna.bye is not None)
        assert anna.bye is not None
        assert anna.bye["kind"] == "missing"

    with house(data) as running:
        asyncio.run(play(running))
