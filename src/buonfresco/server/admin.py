"""What who keeps a house can do with it, while it is open or not. `buonfresco admin` is its face."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from buonfresco.engine.errors import BadConfig, BadGame, BuonfrescoError, Reason
from buonfresco.server import keys, making, replays, serve
from buonfresco.server.bodies import Invite
from buonfresco.server.errors import Conflict, NotFound, StoreDown
from buonfresco.server.rows import ENDED, HOST, OVER, PLAYING, TableRow
from buonfresco.server.schema import tables
from buonfresco.server.settings import Settings
from buonfresco.server.store import Store
from buonfresco.table import MemoryJournal, Record, Table
from buonfresco.table.journal import Sat
from buonfresco.table.seats import PERSON

STATES: Final = (PLAYING, OVER, ENDED)
ALL: Final = 10**9
_AT_ONCE: Final = 100  # tables that are deleted in one transaction: people must not wait long


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The house's store, brought up to date. One that is not there is not made."""
    if serve.is_sqlite(settings) and not Path(serve.file_of(settings)).exists():
        raise BadConfig("error-no-house", path=serve.file_of(settings))
    await serve.prepare(settings)
    store = Store(settings.database)  # a store without a name: an open house hears of what it does
    try:
        yield store
    except StoreDown as error:  # who keeps the house may know why
        raise BadConfig("error-database-down", problem=error.problem[:200]) from error
    finally:
        await store.dispose()


async def listed(
    store: Store, states: Sequence[str] = (), games: Sequence[str] = (), before: float | None = None
) -> list[TableRow]:
    """Tables that have not been touched since ``before``, those touched last first."""
    where: list[Any] = [tables.c.state.in_(states)] if states else []
    where += [tables.c.game.in_(games)] if games else []
    where += [tables.c.touched < before] if before is not None else []
    return await store.all_tables(where, ALL)


async def named(store: Store, table: str) -> TableRow:
    row = await store.table(table) if keys.is_id(table) else None
    if row is None:
        raise NotFound("error-unknown-table")
    return row


async def end(store: Store, table: str) -> None:
    """As its host could. Nothing is deleted, and what is over stays as it is."""
    await named(store, table)
    if not await store.set_state(table, ENDED):
        raise Conflict("error-not-played")


async def export(store: Store, table: str) -> bytes:
    """Whatever its state is: what is hidden stands in it."""
    await named(store, table)
    return await replays.export(store, table)


async def bring(store: Store, text: bytes, trusted: bool) -> tuple[str, list[Invite]]:
    """An exported table. Its people, and its host, are invited anew. ``trusted``: also its luck is what it was."""
    journal = MemoryJournal()
    table = Table.import_(text, trusted=trusted, journal=journal)
    people = [seat for seat, who in enumerate(table.seats) if who.kind == PERSON]
    return await making.add(store, table, journal, time.time(), {}, [HOST, *people])


async def reissue(store: Store, table: str, seat: int) -> str:
    """The token of a new invitation; HOST is the host's place. Whoever held the seat holds it no more."""
    seats = len((await named(store, table)).sitting())
    if not HOST <= seat < seats:
        raise NotFound("error-seat", seat=seat, seats=seats)
    token = keys.new_token()
    await store.add_invite(table, seat, keys.hashed(token), time.time())
    return token


class Old(NamedTuple):
    """What a policy would delete."""

    finished: list[str]
    unfinished: list[str]
    browsers: int
    claims: int
    seen: float  # browsers that were not seen since
    now: float


async def old(store: Store, finished: float, unfinished: float | None) -> Old:
    """Seconds since a table was touched last; None keeps whatever could still be played on."""
    now = time.time()
    over = await listed(store, (OVER, ENDED), before=now - finished)
    left = [] if unfinished is None else await listed(store, (PLAYING,), before=now - unfinished)
    seen = now - keys.VISITOR_SECONDS
    browsers, claims = await store.forgotten(seen, now)
    return Old([row.id for row in over], [row.id for row in left], browsers, claims, seen, now)


async def purge(store: Store, what: Old) -> None:
    ids = [*what.finished, *what.unfinished]
    for start in range(0, len(ids), _AT_ONCE):
        await store.delete(ids[start : start + _AT_ONCE])
    await store.forget_old(what.seen, what.now)


async def backup(store: Store, path: str) -> int:
    """One file, while people play. Gives its size."""
    if store.shared:
        raise BadConfig("error-backup-postgres")
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # what is hidden in games stands in it
    except FileExistsError as error:
        raise BadConfig("error-backup-exists", path=path) from error
    except OSError as error:
        raise BadConfig("error-backup", path=path, problem=error.strerror or str(error)) from error
    try:
        await store.copy_to(path)
    except StoreDown as error:
        os.remove(path)
        raise BadConfig("error-backup", path=path, problem=error.problem[:200]) from error
    return os.path.getsize(path)


async def problem_of(store: Store, table: str) -> Reason | None:
    """Why the records of a table do not lead to where it stood. Every one of them is played again."""
    kept = await store.kept_hashes(table)
    try:
        records = await store.read(table)
        if not records or [number for number, _ in kept] != list(range(len(records))):
            raise BadGame("error-check-gap")
        _follow(records, [found for _, found in kept])
    except BuonfrescoError as error:
        return error.reason
    return None


def _follow(records: Sequence[Record], hashes: Sequence[str]) -> None:
    table, reason = Table.as_far_as(records[:1])
    if reason is not None:
        raise BadGame(reason.key, reason.rule, **reason.args)
    for record, found in zip(records[1:], hashes[1:], strict=True):
        table.follow(record)
        if not isinstance(record, Sat) and record.hash != found:
            raise BadGame("error-check-hash", found=found)
