"""What lists of tables show, without playing any of them."""

from __future__ import annotations

import msgspec

from buonfresco.server.messages import SeatInfo, TableInfo
from buonfresco.server.rows import TableRow
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
    )


def language(lang: str) -> str:
    """One we speak, else English."""
    code = lang.strip().casefold()[:2]
    return code if code in LANGUAGES else FALLBACK
