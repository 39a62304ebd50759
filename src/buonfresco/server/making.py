"""What somebody asks for who makes a table, and how lists show tables."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from buonfresco.bots import best_bot
from buonfresco.server.bodies import Sit
from buonfresco.server.errors import Malformed
from buonfresco.server.messages import SeatInfo, TableInfo
from buonfresco.server.rows import TableRow
from buonfresco.table import Seat
from buonfresco.table.seats import BOT, PERSON
from buonfresco.text import LANGUAGES, Catalogue

YOU: Final = "you"
GUEST: Final = "guest"


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


def listed(row: TableRow, cat: Catalogue) -> TableInfo:
    """A table as lists show it, without playing it."""
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
    return code if code in LANGUAGES else "en"
