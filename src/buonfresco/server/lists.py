"""What lists of tables show, without playing any of them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from buonfresco.server.clocks import GRACE
from buonfresco.server.messages import SeatInfo, TableInfo
from buonfresco.server.rows import OVER, PLAYING, Standing, TableRow
from buonfresco.table import Pending, Table
from buonfresco.table.seats import BOT, PERSON
from buonfresco.text import FALLBACK, LANGUAGES, Catalogue


def listed(row: TableRow, cat: Catalogue) -> TableInfo:
    """A table as lists show it."""
    sitting = row.sitting()
    seats = [SeatInfo(who.kind, who.name or cat(f"emblem-{number}"), who.bot) for number, who in enumerate(sitting)]
    return TableInfo(
        row.id,
        row.game,
        msgspec.json.decode(row.config),
        seats,
        row.state,
        row.public,
        row.practice,
        row.made,
        row.touched,
        row.clock,
        row.next,
        known=row.known,
    )


def standing_after(
    table: Table, pending: Pending | None, clock: int | None, now: float, since: Mapping[int, float]
) -> Standing:
    """How lists show a table after a record, and when somebody must look after it.

    ``since``: by seat, since when the table waits for it. Who only does something in secret gains no time by it.
    """
    after = table.after(pending)
    due: float | None = None
    if any(after.sitting[seat].kind == BOT for seat in after.waiting):
        due = now
    elif clock is not None and (people := [seat for seat in after.waiting if after.sitting[seat].kind == PERSON]):
        due = min(since.get(seat, now) for seat in people) + clock + GRACE
    state = OVER if after.over else PLAYING
    touched = now if pending is None or table.shows(pending) else None
    return Standing(_json(after.sitting), state, _json(after.waiting), _json(after.stand), due, touched)


def _json(what: object) -> str:
    return msgspec.json.encode(what).decode()


def language(lang: str) -> str:
    """One we speak, else English."""
    code = lang.strip().casefold()[:2]
    return code if code in LANGUAGES else FALLBACK
