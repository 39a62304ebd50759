"""A new table: what somebody asks for who makes it, and what is put into the store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from buonfresco.bots import best_bot
from buonfresco.server import keys
from buonfresco.server.bodies import Invite, Sit
from buonfresco.server.errors import Malformed
from buonfresco.server.lists import standing_after
from buonfresco.server.rows import Hold, Kept, TableRow
from buonfresco.server.store import Store
from buonfresco.table import MemoryJournal, Seat, Table
from buonfresco.table.seats import BOT, PERSON

YOU: Final = "you"
GUEST: Final = "guest"
SEED: Final = "seed"  # what who made a table may know of it
IMPORT: Final = "import"


def seat_of(sit: Sit, game: str, lang: str) -> Seat:
    if sit.who not in (YOU, GUEST, BOT):
        raise Malformed("error-seat-kind", kind=sit.who[:40], known=", ".join((YOU, GUEST, BOT)))
    if sit.who == BOT:
        return Seat(BOT, sit.name, lang, sit.bot or best_bot(game))
    return Seat(PERSON, sit.name, lang)


def options_of(given: dict[str, Any]) -> dict[str, Any]:
    """Packs are those that are installed here, by name: a path of a stranger's is none of ours."""
    pack = given.get("pack")
    if pack is not None and (not isinstance(pack, str) or not pack.isidentifier()):
        raise Malformed("error-pack-name")
    return given


async def add(
    store: Store,
    table: Table,
    journal: MemoryJournal,
    now: float,
    whose: Mapping[int, str],
    guests: Sequence[int],
    public: bool = False,
    clock: int | None = None,
    known: str = "",
    rematch_of: str = "",
) -> tuple[str, list[Invite]]:
    """``whose``: by seat, who holds it; ``guests``: seats that are claimed by invitation. Gives the table's id."""
    name = keys.new_id()
    standing = standing_after(table, None, clock, now, {})
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
        known,
    )
    held = [Hold(name, seat, visitor) for seat, visitor in whose.items()]
    tokens = {seat: keys.new_token() for seat in guests}
    await store.add(row, first, held, {seat: keys.hashed(token) for seat, token in tokens.items()}, rematch_of)
    return name, [Invite(seat, token) for seat, token in tokens.items()]
