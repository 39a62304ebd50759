"""The connection to either database: how it is read and written, how others are told, and how it is left."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
import weakref
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from buonfresco.server import engines
from buonfresco.server.errors import StoreDown

CHANNEL: Final = "buonfresco"
_FAREWELL: Final = 3  # seconds
_FAILING: Final = 60
T = TypeVar("T")


class Database:
    """``url`` is SQLAlchemy's."""

    def __init__(self, url: str, process: str = "") -> None:
        """``process``: what other processes know this one by."""
        self.process = process
        self.engine: AsyncEngine = create_async_engine(
            engines.url_of(url),
            hide_parameters=True,  # what is hidden in games stands there, and errors are logged
            **engines.options(url),
        )
        self.shared = self.engine.dialect.name == "postgresql"  # with other processes
        engines.prepare(self.engine.sync_engine)
        # Who only reads needs no transaction, nor the end of one.
        own = {**engines.options(url), "isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True}
        self._readers: AsyncEngine = create_async_engine(engines.url_of(url), **own, pool_reset_on_return=None)
        engines.prepare(self._readers.sync_engine, writes=False)
        self._scribe = None if self.shared else Scribe(url)
        self._failed: float | None = None  # when what was to be kept last could not be
        self._open: weakref.WeakSet[Any] = weakref.WeakSet()  # connections to PostgreSQL
        if self.shared:
            for engine in (self.engine, self._readers):
                sa.event.listen(engine.sync_engine, "connect", self._opened)

    async def dispose(self) -> None:
        """Close what is open, for who has not opened it to write."""
        if self._scribe is not None:
            self._scribe.close()
        await self._readers.dispose()
        await self.engine.dispose()

    async def connect_anew(self) -> None:
        """No connection that is open now is used again, nor is its end waited for. Who just uses one has lost it."""
        for engine in (self.engine, self._readers):
            await engine.dispose(close=False)
        for connection in list(self._open):
            connection.terminate()

    def _opened(self, _connection: Any, record: Any) -> None:
        self._open.add(record.driver_connection)

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with _said():
            async with self._readers.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        with self._tried(), _said():
            async with self.engine.begin() as connection:
                yield connection

    async def _write_at_once(self, what: Callable[[sa.Connection], T], plainly: Callable[[sqlite3.Connection], T]) -> T:
        """A whole transaction. ``plainly``: the same for SQLite, by its driver alone."""
        with self._tried(), _said():
            if self._scribe is not None:
                return await self._scribe.write(plainly)
            async with self.engine.begin() as connection:
                return await connection.run_sync(what)

    @contextlib.contextmanager
    def _tried(self) -> Iterator[None]:
        """Remembers whether the last one could be kept."""
        try:
            yield
        except StoreDown:
            self._failed = time.monotonic()
            raise
        self._failed = None

    @property
    def failing(self) -> bool:
        """A moment ago nothing could be kept, and nothing was kept since. Nobody may have tried: so not for long."""
        return self._failed is not None and time.monotonic() - self._failed < _FAILING

    def _insert(self, table: sa.Table) -> Any:
        """Both dialects can leave out what is there already; the plain insert cannot."""
        return postgresql.insert(table) if self.shared else sqlite.insert(table)

    async def _tell(self, connection: AsyncConnection, table: str) -> None:
        await connection.run_sync(self._told, table)

    def _told(self, connection: sa.Connection, table: str) -> None:
        """Other processes hear of it when, and if, this is kept.

        A house on SQLite is one process; who keeps it may change something from outside, and says so by a number.
        """
        if self.shared:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.process} table {table}")))
        elif not self.process:
            changes = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
            connection.exec_driver_sql(f"PRAGMA user_version = {(changes + 1) % 2**31}")

    async def changes(self) -> int:
        """How often somebody outside has changed something in a database that is not shared."""
        async with self._reading() as connection:
            return int((await connection.exec_driver_sql("PRAGMA user_version")).scalar_one())

    async def notify(self, text: str) -> None:
        async with self._writing() as connection:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.process} {text}")))


class Scribe:
    """Writes to SQLite in a thread of its own: a transaction is one turn of it, and not one for every statement.

    This is done for every answer, and what SQLAlchemy puts around a transaction costs more than the transaction.
    """

    def __init__(self, url: str) -> None:
        plain = engines.url_of(url).set(drivername="sqlite+pysqlite")
        self._engine = sa.create_engine(plain, pool_size=1, max_overflow=0)
        engines.prepare(self._engine, writes=False)
        self._thread = ThreadPoolExecutor(1, "scribe")
        self._held: Any = None  # the connection, while nothing has gone wrong with it

    async def write(self, what: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, what)

    def _transaction(self, what: Callable[[sqlite3.Connection], T]) -> T:
        if self._held is None:
            self._held = self._engine.raw_connection()
        connection: sqlite3.Connection = self._held.driver_connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            done = what(connection)
            connection.execute("COMMIT")
        except BaseException:
            self._let_go()  # which takes back what was not kept
            raise
        return done

    def _let_go(self) -> None:
        if self._held is not None:
            self._held.invalidate()
            self._held = None

    def close(self) -> None:
        self._thread.submit(self._let_go)
        self._thread.shutdown(wait=False)


async def ended(tasks: Collection[asyncio.Task[Any]], asked: bool = True) -> None:
    """Tasks end, but a house that closes does not wait for long for a database that does not answer."""
    left = set(tasks)
    for _ in range(_FAREWELL):
        if asked:
            for task in left:
                task.cancel()  # more than once: wait_for can swallow it before Python 3.12
        if left:
            _, left = await asyncio.wait(left, timeout=1)


@contextlib.contextmanager
def _said() -> Iterator[None]:
    """Whatever goes wrong below is one thing for those above: nothing can be kept or read just now."""
    try:
        yield
    except engines.FAILURES as error:
        raise StoreDown(engines.problem_of(error)) from error
