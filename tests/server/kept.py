"""What a database has kept of a table, read past the house."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from buonfresco.server import migrations
from buonfresco.server.schema import records, tables
from buonfresco.server.store import Store


class Row(NamedTuple):
    """A line of ``records``."""

    n: int
    seat: int | None
    client: str
    version: int
    hash: str
    input: dict[str, Any]


async def rows(url: str, table: str) -> list[Row]:
    names = [records.c[name] for name in Row._fields]
    found = await query(url, sa.select(*names).where(records.c.table_id == table).order_by(records.c.n))
    return [Row(*row)._replace(input=msgspec.json.decode(row.input)) for row in found]


async def query(url: str, statement: Any) -> list[Any]:
    store = Store(url)
    try:
        async with store.engine.begin() as connection:
            done = await connection.execute(statement)
            return list(done) if done.returns_rows else []
    finally:
        await store.engine.dispose()


async def everything(url: str, table: str) -> list[Any]:
    """All that is kept of a table, but for who looks after it and when."""
    spared = ("keeper", "kept_until", "due")
    listed = [column for column in tables.c if column.name not in spared]
    whole = await query(url, sa.select(*listed).where(tables.c.id == table))
    return whole + await query(url, sa.select(records).where(records.c.table_id == table).order_by(records.c.n))


async def prepared(url: str) -> None:
    store = Store(url)
    await migrations.upgrade(store.engine)
    await store.engine.dispose()


def check(found: list[Row], acknowledged: dict[tuple[int, str], int]) -> None:
    """Nothing is lost, nothing is doubled. ``acknowledged``: by seat and client, the number of the next question."""
    assert [row.n for row in found] == list(range(len(found)))
    named = Counter((row.seat, row.client) for row in found if row.client)
    assert [name for name, count in named.items() if count > 1] == []
    assert [name for name in acknowledged if name not in named] == []
    numbers: Counter[int | None] = Counter()
    for row in found:
        numbers[row.seat] += len(row.input.get("moves", [])) + (row.input["is"] == "undo")
        key = (row.seat, row.client)
        assert acknowledged.get(key, numbers[row.seat]) == numbers[row.seat], key  # type: ignore[arg-type]
