"""A new table: what somebody asks for who makes it, what is put into the store, and what guests are told of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from buonfresco.bots import best_bot
from buonfresco.engine.errors import BadGame
from buonfresco.server import keys
from buonfresco.server.bodies import Invite, Invited, Sit
from buonfresco.server.errors import Forbidden, Malformed
from buonfresco.server.lists import standing_after
from buonfresco.server.rows import HOST, INVITE, Hold, Kept, TableRow
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


def brought(text: bytes, journal: MemoryJournal) -> Table:
    """A table that was played elsewhere, through the door for strangers. Who took the wrong file is told just that."""
    try:
        return Table.import_(text, trusted=False, journal=journal)
    except BadGame as error:
        if error.reason.key in ("error-journal-line", "error-journal-empty"):
            raise Malformed("error-import") from error
        raise


async def invited(store: Store, token: str, now: float) -> Invited:
    """What an invitation is to. Nobody has sat down yet: of the table and who else plays there nothing is told."""
    found = await store.claimable(keys.hashed(token), now)
    row = None if found is None else await store.table(found[0])
    if found is None or row is None:
        raise Forbidden("refused-claim")
    holds, sitting = await store.holds_at(row.id), row.sitting()
    own = [seat for seat, holder in sorted(holds.items()) if seat != HOST and holder == holds.get(HOST)]
    return Invited(row.game, sitting[own[0]].name if own and found[1] == INVITE else "")


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
        standing.stand,
    )
    held = [Hold(name, seat, visitor) for seat, visitor in whose.items()]
    tokens = {seat: keys.new_token() for seat in guests}
    await store.add(row, first, held, {seat: keys.hashed(token) for seat, token in tokens.items()}, rematch_of)
    return name, [Invite(seat, token) for seat, token in tokens.items()]
