"""What the databases themselves promise: one n-th record of a table, and on the disk what was acknowledged."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from buonfresco.server import admin
from buonfresco.server.errors import Conflict
from buonfresco.server.rows import OVER
from buonfresco.server.schema import records, tables
from buonfresco.server.store import Store
from tests.server import kept
from tests.server.within import answer, inside, play, table


def test_the_database_refuses_two_next_records(url: str) -> None:
    """Whoever writes past the house is refused, too; and nobody writes for a table that is none."""

    async def run() -> None:
        async with inside(url) as house:
            live = await table(house, "anna", "bea")
            await answer(live, live.table.waiting[0], "a1")
        every = sa.select(records).where(records.c.table_id == live.id).order_by(records.c.n)
        before = await kept.query(url, every)
        row = dict(before[-1]._mapping)
        for changed in ({}, {"seat": 1, "client": "b1"}, {"table_id": "nothing", "n": 0}):
            with pytest.raises(IntegrityError):
                await kept.query(url, sa.insert(records).values({**row, **changed}))
        assert await kept.query(url, every) == before

    asyncio.run(run())


def test_a_record_says_all_that_is_needed(url: str) -> None:
    async def run() -> None:
        async with inside(url) as house:
            live = await table(house, "anna", "bea")
            seat = live.table.waiting[0]
            await answer(live, seat, "a1")
            version = live.table.version
        (row,) = (row for row in await kept.rows(url, live.id) if row.client == "a1")
        assert (row.seat, row.version, row.hash) == (seat, version, row.input["hash"])
        at = await kept.query(url, sa.select(records.c.at).where(records.c.client == "a1"))
        assert at[0][0] == 1_000_000.0  # by the clock of the house

    asyncio.run(run())


def test_what_is_acknowledged_is_on_the_disk(url: str) -> None:
    """Every connection that writes waits for the disk: neither the process nor the machine may lose an answer."""
    asked = ["PRAGMA synchronous", "PRAGMA journal_mode", "PRAGMA foreign_keys"]
    wanted: list[Any] = [2, "wal", 1]  # 2 is FULL
    if url.startswith("postgres"):
        asked, wanted = ["SHOW synchronous_commit", "SHOW fsync"], ["on", "on"]

    def look(connection: sa.Connection) -> list[Any]:
        connection.execute(sa.select(tables.c.id))
        return [connection.exec_driver_sql(question).scalar_one() for question in asked]

    def look_plainly(connection: sqlite3.Connection) -> list[Any]:
        return [connection.execute(question).fetchone()[0] for question in asked]

    async def run() -> None:
        await kept.prepared(url)
        store = Store(url)
        assert await store._write_at_once(look, look_plainly) == wanted  # answers
        async with store._writing() as connection:  # everything else
            assert await connection.run_sync(look) == wanted
        await store.dispose()

    asyncio.run(run())


def test_what_is_over_is_not_ended(url: str) -> None:
    """Neither by its host nor by who keeps the house: who has won has won."""

    async def run() -> None:
        async with inside(url) as house:
            live = await table(house, "anna", "bea")
            await play(live, random.Random(1))
            await house.end(live.id, "anna")
            with pytest.raises(Conflict):
                await admin.end(house.store, live.id)
            row = await house.store.table(live.id)
            assert row is not None
            assert row.state == OVER

    asyncio.run(run())
