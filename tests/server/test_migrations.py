"""The database of every release leads to today's, with what is kept in it; and the games in it go on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from scripts import schemas
from sqlalchemy import Connection

from buonfresco.server import migrations
from buonfresco.server.schema import METADATA
from buonfresco.server.store import Store
from buonfresco.text import catalogue
from tests.server import kept
from tests.server.running import Postgres
from tests.server.within import answer, inside, play, said


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def test_migrations_lead_to_the_schema(url: str) -> None:
    async def run() -> list[object]:
        store = Store(url)
        await migrations.upgrade(store.engine)
        await migrations.upgrade(store.engine)  # up to date already: nothing happens
        async with store.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await store.engine.dispose()
        return found

    assert asyncio.run(run()) == []


def test_every_release_is_here() -> None:
    for release in migrations.releases():
        for name in (f"{release}.sqlite.sql", f"{release}.postgres.sql"):
            assert (schemas.FOLDER / name).exists(), f"python -m scripts.schemas writes {name}"


@pytest.mark.parametrize("release", migrations.releases())
def test_upward_on_sqlite(release: str, tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"
    with sqlite3.connect(file) as old:
        old.executescript((schemas.FOLDER / f"{release}.sqlite.sql").read_text())
    old.close()
    asyncio.run(goes_on(f"sqlite+aiosqlite:///{file}", release))


@pytest.mark.parametrize("release", migrations.releases())
def test_upward_on_postgres(release: str, postgres: Postgres) -> None:
    url = postgres.new_database(f"upward{release}")
    postgres.load(url, (schemas.FOLDER / f"{release}.postgres.sql").read_text())
    asyncio.run(goes_on(url, release))


async def goes_on(url: str, release: str) -> None:
    """The tables that were kept then: what was said and who sits where is there, and they are played to their end."""
    async with inside(url) as house:
        async with house.store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        tables = await house.store.tables_of("anna", 10)
        assert {row.game for row in tables} == {"fresco", "cards", "dice"}
        for row in tables:
            before = await kept.rows(url, row.id)
            live = await house.live(row.id)
            assert live.problem is None
            listed = next(one for one in await house.mine("anna", catalogue("en")) if one.table.id == row.id)
            assert (listed.stand is None) == (release < "0003")  # what was not kept then is not guessed
            assert (live.row.state, live.holds[0], live.holds[1]) == ("playing", "anna", "bea")
            assert said(live) == ["hello"]
            await answer(live, live.table.waiting[0], "a new one")
            assert (await kept.rows(url, row.id))[: len(before)] == before
            if row.game == "dice":
                await play(live, random.Random(1))
                assert live.state == "over"
