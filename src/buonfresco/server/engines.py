"""How the two databases are opened."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from buonfresco.engine.errors import BadConfig, shown

DRIVERS: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")
_BUSY_MS: Final = 10_000


def _failures() -> tuple[type[Exception], ...]:
    """What a database raises. Not all of it comes wrapped: PostgreSQL's "I am starting" is asyncpg's own."""
    found: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, sqlite3.Error)
    try:
        import asyncpg  # type: ignore[import-untyped]
    except ImportError:
        return found
    return (*found, asyncpg.PostgresError, asyncpg.InterfaceError)


FAILURES: Final = _failures()
UNUSABLE: Final[tuple[type[Exception], ...]] = (*FAILURES, TypeError, ValueError)  # also what no driver understands


def problem_of(error: Exception) -> str:
    """For the log of the house; never the statement, in which somebody's secrets may stand."""
    plain = error.orig if isinstance(error, DBAPIError) else error
    return str(plain) or type(plain).__name__


def url_of(text: str) -> URL:
    """A database's address as a host writes it; one that we cannot use is refused without repeating its password."""
    try:
        url = make_url(text)
        if url.port is not None and not 0 < url.port < 2**16:
            raise ValueError(url.port)
    except (ArgumentError, ValueError) as error:
        raise BadConfig("error-database", found="", known=", ".join(DRIVERS)) from error
    plain = {"sqlite": DRIVERS[0], "postgresql": DRIVERS[1], "postgres": DRIVERS[1]}
    url = url.set(drivername=plain.get(url.drivername, url.drivername))
    if url.drivername == DRIVERS[0] and url.database in (None, "", ":memory:"):
        raise BadConfig("error-database-file")
    if url.drivername not in DRIVERS:
        raise BadConfig("error-database", found=shown(url.drivername), known=", ".join(DRIVERS))
    return url


def options(text: str) -> dict[str, Any]:
    if url_of(text).get_backend_name() == "sqlite":
        return {"pool_size": 4, "max_overflow": 0}
    waits = {"timeout": 10, "command_timeout": 60}  # a database that is there but does not answer is none
    return {
        "pool_size": 5,
        "max_overflow": 5,
        "pool_pre_ping": True,
        "pool_timeout": 10,
        "pool_recycle": 1800,
        "connect_args": waits,
    }


def prepare(engine: sa.Engine, writes: bool = True) -> None:
    if engine.dialect.name != "sqlite":
        return

    @sa.event.listens_for(engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say, see below
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={_BUSY_MS}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    if not writes:
        return

    @sa.event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        """A transaction that writes says so at once: one that reads first may find that it is too late to write."""
        connection.exec_driver_sql("BEGIN IMMEDIATE")
