"""A disk that is full, or that may only be read: a clear word, no crash, and it goes on when there is room again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from buonfresco.server.errors import StoreDown
from tests.server import kept
from tests.server.conftest import Open
from tests.server.inside import open_house
from tests.server.people import Person, next_one, some_answers
from tests.server.test_outage import sat, until_kept

_SIZE = "16m"  # the database, and what it writes first beside it


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own. Only root can make one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={_SIZE}", "tmpfs", folder], capture_output=True)
    if made.returncode != 0:
        pytest.skip(f"no disk can be mounted here: {made.stderr.decode().strip()}")
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


def fill(folder: Path) -> Path:
    """Something else takes all the room."""
    file = folder / "something else"
    with open(file, "wb", buffering=0) as big, contextlib.suppress(OSError):
        while True:
            big.write(b"x" * 4096)
    assert shutil.disk_usage(folder).free == 0
    return file


def test_a_full_disk(small_disk: Path, opened: Open) -> None:
    url = f"sqlite+aiosqlite:///{small_disk / 'house.sqlite3'}"
    house = opened(url)

    async def run() -> None:
        anna, bea, table = await sat(house.url)
        await some_answers((anna, bea), 4)
        big = fill(small_disk)
        refused: tuple[Person, int, int] | None = None
        for time in range(400):  # what is on the disk already may have some room left in it
            person = await next_one((anna, bea))
            assert person.question is not None
            assert person.number is not None
            number, code = person.number, person.question["options"][0]["code"]
            reply = await person.ask("answer", f"d{time}", number=number, answers=[code])
            if reply["is"] == "refused":
                assert reply["kind"] == "store"
                refused = person, number, code
                break
            await person.until(lambda p=person, n=number: p.number != n or p.over)
        assert refused is not None
        person, number, code = refused
        before = await kept.rows(url, table)
        await person.ping()
        fresh = await Person(person.browser, table, person.seat).sit()  # one can still look
        assert fresh.parts == person.parts
        assert (await person.browser.http.get("/api/health")).status_code == 503
        big.unlink()
        done = await until_kept(person, "again", code, number)
        assert done["number"]
        assert (await person.browser.http.get("/api/health")).status_code == 200
        await asyncio.gather(anna.play(), bea.play())
        rows = await kept.rows(url, table)
        assert rows[: len(before)] == before
        kept.check(rows, {})

    asyncio.run(run())
    assert "Traceback" not in house.log
    assert "full" in house.log


def serve(url: str, data: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "buonfresco", "serve", "--port", "0", "--data", str(data), "--database", url]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env={**os.environ, "LANGUAGE": "en"})


def test_no_house_opens_on_a_full_disk(small_disk: Path, tmp_path: Path) -> None:
    fill(small_disk)
    done = serve(f"sqlite+aiosqlite:///{small_disk / 'house.sqlite3'}", tmp_path / "data")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "disk" in done.stderr


def test_no_house_opens_on_a_disk_that_may_only_be_read(small_disk: Path, tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{small_disk / 'house.sqlite3'}"
    asyncio.run(kept.prepared(url))
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    done = serve(url, tmp_path / "data")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "can only be read" in done.stderr


def test_a_backup_to_a_full_disk_says_so_and_leaves_nothing(small_disk: Path, tmp_path: Path) -> None:
    asyncio.run(kept.prepared(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite3'}"))
    fill(small_disk)
    copy = small_disk / "copy.sqlite3"
    command = [
        sys.executable,
        "-m",
        "buonfresco",
        "admin",
        "--lang",
        "en",
        "--data",
        str(tmp_path),
        "backup",
        str(copy),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "copy.sqlite3 cannot be written: database or disk is full" in " ".join(done.stderr.split())
    assert not copy.exists()


def test_who_was_away_for_long_can_still_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That he is back cannot be kept; that is no reason to send him away."""

    async def full(*_: object) -> None:
        raise StoreDown("full")

    async def run() -> None:
        async with open_house(tmp_path) as inside:
            anna = inside.visitor()
            made = await anna.made(game="dice", seats=[{"who": "you"}, {"who": "bot"}])
            inside.clock.now += 10 * 86400
            monkeypatch.setattr(inside.house.store, "seen", full)
            assert len((await anna.get("/api/mine")).json()) == 1
            assert (await anna.socket(made["table"]["id"], 0)).of("update")

    asyncio.run(run())
