"""What is kept, and how: SQLite for one process, PostgreSQL for several. Plain data in, plain data out.

What a call has returned from is on the disk. Records of many tables that come at the same time share one transaction,
so that a disk that can flush a hundred times a second serves more than a hundred answers.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from buonfresco.server.database import ended
from buonfresco.server.errors import StoreDown, Taken
from buonfresco.server.holding import Holding, claim_of, hold_of
from buonfresco.server.rows import ASK, INVITE, PLAYING, Hold, Kept, TableRow, TalkRow
from buonfresco.server.schema import claims, holds, records, tables, talk, visitors
from buonfresco.table import Record
from buonfresco.table.journal import from_line

_MOST_AT_ONCE: Final = 200
_PLAYING: Final[sa.ColumnElement[str]] = sa.literal_column(f"'{PLAYING}'")
# How a table stands after a record. It may have been ended in the meantime: then it does not go on.
_STANDS: Final = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("of"))
    .values(
        seats=sa.bindparam("now_seats"),
        waiting=sa.bindparam("now_waiting"),
        stand=sa.bindparam("now_stand"),
        due=sa.bindparam("now_due"),
        touched=sa.func.coalesce(sa.bindparam("now_touched", type_=sa.Float), tables.c.touched),
        state=sa.case((sa.bindparam("now_state") == _PLAYING, tables.c.state), else_=sa.bindparam("now_state")),
    )
)
# Both as the driver of SQLite takes them.
_PLAIN: Final = sqlite.dialect(paramstyle="named")
_NEXT_PLAINLY: Final = str(sqlite.insert(records).on_conflict_do_nothing().compile(dialect=_PLAIN))
_STANDS_PLAINLY: Final = str(_STANDS.compile(dialect=_PLAIN))
_ROW: Final = [tables.c[name] for name in TableRow._fields]
_TALK: Final = [talk.c[name] for name in TalkRow._fields]


class Store(Holding):
    """Open it with ``await store.open()``. ``url`` is SQLAlchemy's."""

    def __init__(self, url: str, process: str = "") -> None:
        super().__init__(url, process)
        self._next = self._insert(records).on_conflict_do_nothing().returning(records.c.table_id, records.c.n)
        self._pending: list[tuple[Kept, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        if self._writer is not None:
            await ended([self._writer])
            for _, future in self._pending:
                future.cancel()
        await ended([asyncio.create_task(self.dispose())], asked=False)

    # ---- records ----------------------------------------------------------------------------------------------------

    async def append(self, kept: Kept) -> bool:
        """Keep a record as the n-th of its table. False: there is another one; nothing has changed."""
        if self._writer is None or self._writer.done():
            raise StoreDown("closed")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((kept, future))
        self._wake.set()
        return await future

    async def _write_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._pending:
                batch, self._pending = self._pending[:_MOST_AT_ONCE], self._pending[_MOST_AT_ONCE:]
                if not await self._answer(batch):
                    for one in batch:  # what is wrong with one record costs nobody else an answer
                        await self._answer([one])

    async def _answer(self, batch: Sequence[tuple[Kept, asyncio.Future[bool]]]) -> bool:
        """Keep them and tell those who wait. False: of several nothing was kept, and nobody was told."""
        try:
            rows = [kept for kept, _ in batch]
            new = await self._write_at_once(
                lambda connection: self._keep(connection, rows), lambda connection: _keep_plainly(connection, rows)
            )
        except Exception as error:  # whatever it is, somebody waits for an answer
            if len(batch) > 1:
                return False
            for _, future in batch:
                if not future.done():
                    future.set_exception(error if isinstance(error, StoreDown) else StoreDown(str(error)))
            return True
        for kept, future in batch:
            if not future.done():
                future.set_result((kept.table, kept.n) in new)
        return True

    def _keep(self, connection: sa.Connection, batch: Sequence[Kept]) -> set[tuple[str, int]]:
        """Those that could be kept. In as few statements as can be: each is a way to the database and back."""
        done = connection.execute(self._next, [kept.row() for kept in batch])
        new = {(row[0], row[1]) for row in done}
        ordered = sorted(batch, key=lambda one: one.table)  # so that nobody waits in a circle
        changed = [kept for kept in ordered if (kept.table, kept.n) in new]
        if changed:
            connection.execute(_STANDS, [kept.stands() for kept in changed])
        for kept in changed:
            self._told(connection, kept.table)
        return new

    async def lines(self, table: str, since: int = 0) -> list[bytes]:
        """The records of a table from the n-th on, as they were written."""
        query = sa.select(records.c.input).where(records.c.table_id == table, records.c.n >= since)
        async with self._reading() as connection:
            return [row.input.encode() for row in await connection.execute(query.order_by(records.c.n))]

    async def read(self, table: str, since: int = 0) -> list[Record]:
        """The records of a table from the n-th on."""
        return [from_line(line, since + place) for place, line in enumerate(await self.lines(table, since), 1)]

    async def kept_hashes(self, table: str) -> list[tuple[int, str]]:
        """By record, its number and the hash of the position after it, as the columns say."""
        query = sa.select(records.c.n, records.c.hash).where(records.c.table_id == table).order_by(records.c.n)
        async with self._reading() as connection:
            return [(row[0], row[1]) for row in await connection.execute(query)]

    # ---- tables -----------------------------------------------------------------------------------------------------

    async def add(
        self,
        row: TableRow,
        first: Sequence[Kept],
        held: Sequence[Hold],
        invites: dict[int, str],
        rematch_of: str = "",
    ) -> None:
        """A new table with its first records. ``invites``: by seat, the hash of its token.

        Taken if the table that it is the rematch of has one already.
        """
        async with self._writing() as connection:
            if rematch_of:
                free = sa.update(tables).where(tables.c.id == rematch_of, tables.c.next == "")
                if (await connection.execute(free.values(next=row.id))).rowcount != 1:
                    raise Taken("error-busy")
                await self._tell(connection, rematch_of)
            last = first[-1].standing
            await connection.execute(sa.insert(tables).values(**row._asdict(), due=last.due))
            await connection.execute(sa.insert(records), [kept.row() for kept in first])
            if held:
                await connection.execute(sa.insert(holds), [hold_of(one) for one in held])
            if invites:
                rows = [claim_of(row.id, seat, INVITE, token, row.made) for seat, token in invites.items()]
                await connection.execute(sa.insert(claims), rows)

    async def table(self, table: str) -> TableRow | None:
        async with self._reading() as connection:
            row = (await connection.execute(sa.select(*_ROW).where(tables.c.id == table))).one_or_none()
            return None if row is None else TableRow(*row)

    async def public_tables(self, most: int) -> list[TableRow]:
        query = sa.select(*_ROW).where(tables.c.public, tables.c.state == PLAYING)
        return await self._tables(query.order_by(tables.c.touched.desc()).limit(most))

    async def playing_of(self, visitor: str) -> int:
        """How many tables it plays at or hosts that are not over."""
        own = sa.select(holds.c.table_id).where(holds.c.visitor == visitor)
        query = sa.select(sa.func.count()).where(tables.c.id.in_(own), tables.c.state == PLAYING)
        async with self._reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def tables_of(self, visitor: str, most: int) -> list[TableRow]:
        own = sa.select(holds.c.table_id).where(holds.c.visitor == visitor)
        query = sa.select(*_ROW).where(tables.c.id.in_(own))
        running = sa.case((tables.c.state == PLAYING, 0), else_=1)  # first: they must never be crowded out
        return await self._tables(query.order_by(running, tables.c.touched.desc()).limit(most))

    async def all_tables(self, where: Sequence[Any] = (), most: int = 1000) -> list[TableRow]:
        """For who keeps the house. ``where``: conditions on ``schema.tables``."""
        return await self._tables(sa.select(*_ROW).where(*where).order_by(tables.c.touched.desc()).limit(most))

    async def _tables(self, query: Any) -> list[TableRow]:
        async with self._reading() as connection:
            return [TableRow(*row) for row in await connection.execute(query)]

    async def set_state(self, table: str, state: str) -> bool:
        """Of a table that is played. False: it is not, perhaps since a moment ago; nothing has changed."""
        played = sa.update(tables).where(tables.c.id == table, tables.c.state == PLAYING)
        async with self._writing() as connection:
            done = (await connection.execute(played.values(state=state, due=None))).rowcount == 1
            if done:
                await self._tell(connection, table)
            return done

    async def set_due(self, table: str, due: float | None) -> None:
        """When somebody must look after it; nobody needs to be told."""
        async with self._writing() as connection:
            await connection.execute(sa.update(tables).where(tables.c.id == table).values(due=due))

    async def delete(self, ids: Sequence[str]) -> None:
        async with self._writing() as connection:
            for part in (talk, records, holds, claims):
                await connection.execute(sa.delete(part).where(part.c.table_id.in_(ids)))
            await connection.execute(sa.delete(tables).where(tables.c.id.in_(ids)))
            for table in ids:
                await self._tell(connection, table)

    async def keep(self, table: str, keeper: str, now: float, until: float) -> bool:
        """Look after a table from now on, unless another process does."""
        free = sa.or_(tables.c.keeper == keeper, tables.c.kept_until < now)
        update = sa.update(tables).where(tables.c.id == table, free).values(keeper=keeper, kept_until=until)
        async with self._writing() as connection:
            return (await connection.execute(update)).rowcount == 1

    async def due(self, keeper: str, now: float, most: int) -> list[str]:
        """Tables that somebody must look after now, and nobody else does."""
        free = sa.or_(tables.c.keeper == keeper, tables.c.kept_until < now)
        query = sa.select(tables.c.id).where(tables.c.due <= now, tables.c.state == PLAYING, free)
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(query.order_by(tables.c.due).limit(most))]

    async def counts(self) -> dict[str, int]:
        """Tables by their state."""
        query = sa.select(tables.c.state, sa.func.count()).group_by(tables.c.state)
        async with self._reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    # ---- talk -------------------------------------------------------------------------------------------------------

    async def say(self, table: str, row: TalkRow) -> bool:
        """False: there is an n-th already."""
        insert = self._insert(talk).values(table_id=table, **row._asdict()).on_conflict_do_nothing()
        async with self._writing() as connection:
            new = (await connection.execute(insert)).rowcount == 1
            if new:
                await self._tell(connection, table)
            return new

    async def said(self, table: str, since: int = 0, most: int = 500) -> list[TalkRow]:
        """From number ``since`` on; of very many the last ones, and whatever was asked."""
        latest = sa.select(sa.func.max(talk.c.n)).where(talk.c.table_id == table).scalar_subquery()
        recent = sa.or_(talk.c.n > latest - most, talk.c.kind == ASK)
        query = sa.select(*_TALK).where(talk.c.table_id == table, talk.c.n >= since, recent).order_by(talk.c.n)
        async with self._reading() as connection:
            return [TalkRow(*row) for row in await connection.execute(query)]

    # ---- visitors and what they hold --------------------------------------------------------------------------------

    async def add_visitor(self, visitor: str, token_hash: str, now: float) -> None:
        async with self._writing() as connection:
            await connection.execute(sa.insert(visitors).values(id=visitor, hash=token_hash, made=now, seen=now))

    async def visitor(self, token_hash: str, oldest: float) -> tuple[str, float] | None:
        """By the hash of the cookie, and when it was last seen; not for very long: it is nobody any more."""
        query = sa.select(visitors.c.id, visitors.c.seen).where(
            visitors.c.hash == token_hash, visitors.c.seen >= oldest
        )
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
            return None if row is None else (row.id, row.seen)

    async def forget(self, visitor: str) -> list[str]:
        """A browser is nobody any more, and what it came by is void. Gives the tables where it held something."""
        async with self._writing() as connection:
            gone = sa.delete(holds).where(holds.c.visitor == visitor).returning(holds.c.table_id)
            found = sorted({row.table_id for row in await connection.execute(gone)})
            await connection.execute(sa.delete(visitors).where(visitors.c.id == visitor))
            await connection.execute(sa.delete(claims).where(claims.c.by == visitor))
            for table in found:
                await self._tell(connection, table)
            return found

    async def seen(self, visitor: str, now: float) -> None:
        async with self._writing() as connection:
            await connection.execute(sa.update(visitors).where(visitors.c.id == visitor).values(seen=now))

    async def forget_old(self, visitors_before: float, claims_before: float) -> tuple[int, int]:
        """Browsers nobody has seen since, and claims that ended before. Gives how many there were."""
        async with self._writing() as connection:
            old = sa.select(visitors.c.id).where(visitors.c.seen < visitors_before)
            await connection.execute(sa.delete(holds).where(holds.c.visitor.in_(old)))
            browsers = await connection.execute(sa.delete(visitors).where(visitors.c.seen < visitors_before))
            ended = await connection.execute(sa.delete(claims).where(claims.c.until < claims_before))
            return browsers.rowcount, ended.rowcount

    async def forgotten(self, visitors_before: float, claims_before: float) -> tuple[int, int]:
        """What ``forget`` would delete."""
        count = sa.func.count()
        async with self._reading() as connection:
            browsers = await connection.execute(sa.select(count).where(visitors.c.seen < visitors_before))
            ended = await connection.execute(sa.select(count).where(claims.c.until < claims_before))
            return browsers.scalar_one(), ended.scalar_one()

    async def copy_to(self, path: str) -> None:
        """A copy of the whole database as it is at this moment. Only SQLite can do that by itself."""
        async with self._reading() as connection:
            await connection.execute(sa.text("VACUUM INTO :path"), {"path": path})


def _keep_plainly(connection: sqlite3.Connection, batch: Sequence[Kept]) -> set[tuple[str, int]]:
    """Those that could be kept. One by one: here nothing is further away than a call."""
    new: set[tuple[str, int]] = set()
    for kept in batch:
        if connection.execute(_NEXT_PLAINLY, kept.row()).rowcount == 1:
            connection.execute(_STANDS_PLAINLY, kept.stands())
            new.add((kept.table, kept.n))
    return new
