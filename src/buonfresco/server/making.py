"""A new table in the store: its first records, who holds which seat, and who is invited."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from buonfresco.server import keys
from buonfresco.server.bodies import Invite
from buonfresco.server.live import standing_after
from buonfresco.server.rows import Hold, Kept, TableRow
from buonfresco.server.store import Store
from buonfresco.table import MemoryJournal, Table


async def add(
    store: Store,
    table: Table,
    journal: MemoryJournal,
    now: float,
    whose: Mapping[int, str],
    guests: Sequence[int],
    public: bool = False,
    clock: int | None = None,
) -> tuple[str, list[Invite]]:
    """``whose``: by seat, who holds it; ``guests``: seats that are claimed by invitation. Gives the table's id."""
    name = keys.new_id()
    standing = standing_after(table, None, clock, now)
    first = [Kept(name, n, record, now, table.version, standing) for n, record in enumerate(journal.records)]
    config = msgspec.json.encode(table.config).decode()
    row = TableRow(
        name,
        table.game,
        table.version,
        config,
        standing.seats,
        standing.state,
        standing.waiting,
        public,
        table.practice,
        clock,
        now,
        now,
        "",
    )
    held = [Hold(name, seat, visitor) for seat, visitor in whose.items()]
    tokens = {seat: keys.new_token() for seat in guests}
    await store.add(row, first, held, {seat: keys.hashed(token) for seat, token in tokens.items()})
    return name, [Invite(seat, token) for seat, token in tokens.items()]
