"""Who holds which seat, and what may be exchanged for one."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from buonfresco.server import keys
from buonfresco.server.database import Database
from buonfresco.server.rows import HOST, INVITE, RECOVERY, Hold
from buonfresco.server.schema import claims, holds, tables


class Holding(Database):
    """The part of the store that is about seats."""

    async def holds_at(self, table: str) -> dict[int, str]:
        """By seat, who holds it; the host's place is ``HOST``."""
        query = sa.select(holds.c.seat, holds.c.visitor).where(holds.c.table_id == table)
        async with self._reading() as connection:
            return {row.seat: row.visitor for row in await connection.execute(query)}

    async def holds_of(self, visitor: str) -> list[Hold]:
        query = sa.select(holds.c.table_id, holds.c.seat, holds.c.visitor).where(holds.c.visitor == visitor)
        async with self._reading() as connection:
            return [Hold(*row) for row in await connection.execute(query)]

    @contextlib.asynccontextmanager
    async def _seating(self, table: str) -> AsyncIterator[AsyncConnection]:
        """Writing about the seats of a table."""
        async with self._writing() as connection:
            await connection.execute(_one_at_a_time(table))
            yield connection

    async def take(self, table: str, seat: int, visitor: str) -> bool:
        """The seat is this browser's from now on, unless somebody holds it. Whatever claims there were are void."""
        insert = self._insert(holds).values(hold_of(Hold(table, seat, visitor))).on_conflict_do_nothing()
        async with self._seating(table) as connection:
            taken = (await connection.execute(insert)).rowcount == 1
            if taken:
                await connection.execute(_void(table, seat))
                await self._tell(connection, table)
            return taken

    async def leave(self, table: str, seat: int, holder: str | None = None) -> bool:
        """The seat is nobody's, if it was this browser's; None: whoever's it was. All claims of it are void."""
        theirs = holds.c.visitor == holder if holder is not None else sa.true()
        gone = sa.delete(holds).where(holds.c.table_id == table, holds.c.seat == seat, theirs)
        async with self._seating(table) as connection:
            left = (await connection.execute(gone)).rowcount == 1
            if left or holder is None:
                await connection.execute(_void(table, seat))
                await self._tell(connection, table)
            return left

    async def add_invite(self, table: str, seat: int, token_hash: str, now: float) -> None:
        """A new invitation. It takes the seat from who holds it, and voids his codes: he could come back by them."""
        async with self._seating(table) as connection:
            await connection.execute(_void(table, seat))
            if seat != HOST:
                await connection.execute(sa.delete(holds).where(holds.c.table_id == table, holds.c.seat == seat))
            await connection.execute(sa.insert(claims).values(claim_of(table, seat, INVITE, token_hash, now)))
            await self._tell(connection, table)

    async def add_code(self, table: str, seat: int, holder: str, token_hash: str, now: float) -> bool:
        """A code for who holds the seat; earlier ones are void. False: it was taken from him, and a code would be his
        way back.
        """
        own = sa.select(holds.c.seat).where(holds.c.table_id == table, holds.c.seat == seat, holds.c.visitor == holder)
        async with self._seating(table) as connection:
            if (await connection.execute(own)).one_or_none() is None:
                return False
            await connection.execute(_void(table, seat, RECOVERY))
            await connection.execute(sa.insert(claims).values(claim_of(table, seat, RECOVERY, token_hash, now)))
            return True

    async def claimable(self, token_hash: str, now: float) -> tuple[str, str] | None:
        """Table and kind of a claim, which stays as it is."""
        open_ = (claims.c.hash == token_hash, claims.c.until > now, claims.c.by == "")
        query = sa.select(claims.c.table_id, claims.c.kind).where(*open_)
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
            return None if row is None else (row.table_id, row.kind)

    async def claim(self, token_hash: str, visitor: str, now: float) -> tuple[str, int, str, bool] | None:
        """Exchange a claim for the seat: once. Gives table, seat, kind, and whether it was not done before.

        A browser that did not hear the answer may ask again for as long as it holds the seat.
        """
        which = (claims.c.hash == token_hash, claims.c.until > now, claims.c.by.in_(("", visitor)))
        query = sa.select(claims.c.table_id, claims.c.seat, claims.c.kind, claims.c.by).where(*which)
        async with self._writing() as connection:
            row = (await connection.execute(query)).one_or_none()
            if row is not None:
                await connection.execute(_one_at_a_time(row.table_id))
                row = (await connection.execute(query)).one_or_none()  # as it is now
            if row is None:
                return None
            table, seat, kind, by = row
            here = (holds.c.table_id == table, holds.c.seat == seat)
            if by:
                own = await connection.execute(sa.select(holds.c.seat).where(*here, holds.c.visitor == visitor))
                return None if own.one_or_none() is None else (table, seat, kind, False)
            await connection.execute(_void(table, seat).where(claims.c.hash != token_hash))
            await connection.execute(sa.update(claims).where(claims.c.hash == token_hash).values(by=visitor))
            await connection.execute(sa.delete(holds).where(*here))
            await connection.execute(sa.insert(holds).values(hold_of(Hold(table, seat, visitor))))
            await self._tell(connection, table)
            return table, seat, kind, True

    async def reopen(self, visitor: str) -> None:
        """What this browser has exchanged may be exchanged again: it never heard that it was."""
        async with self._writing() as connection:
            await connection.execute(sa.update(claims).where(claims.c.by == visitor).values(by=""))


def _one_at_a_time(table: str) -> Any:
    """Who changes something about its seats waits for who does so already: so nobody waits in a circle."""
    return sa.select(tables.c.id).where(tables.c.id == table).with_for_update()


def _void(table: str, seat: int, kind: str | None = None) -> Any:
    which = [claims.c.table_id == table, claims.c.seat == seat]
    return sa.delete(claims).where(*which, *([] if kind is None else [claims.c.kind == kind]))


def hold_of(hold: Hold) -> dict[str, object]:
    return {"table_id": hold.table, "seat": hold.seat, "visitor": hold.visitor}


def claim_of(table: str, seat: int, kind: str, token_hash: str, now: float) -> dict[str, object]:
    until = now + keys.CLAIM_SECONDS
    return {"hash": token_hash, "table_id": table, "seat": seat, "kind": kind, "made": now, "until": until}
