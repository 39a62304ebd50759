"""Rows of the database as plain data."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from buonfresco.table import Record, Seat
from buonfresco.table.journal import Begun, Played, Undone
from buonfresco.table.recorded import Stand

PLAYING: Final = "playing"
OVER: Final = "over"
ENDED: Final = "ended"
HOST: Final = -1  # the host's place among the holds of a table

INVITE: Final = "invite"
RECOVERY: Final = "recovery"

CHAT: Final = "chat"
ASK: Final = "ask"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
NOTE: Final = "note"


class TableRow(NamedTuple):
    """A line of ``tables``."""

    id: str
    game: str
    version: int
    config: str
    seats: str
    state: str
    waiting: str
    public: bool
    practice: bool
    clock: int | None
    made: float
    touched: float
    next: str
    known: str
    stand: str

    def sitting(self) -> list[Seat]:
        return msgspec.json.decode(self.seats, type=list[Seat])

    def waited(self) -> list[int]:
        return msgspec.json.decode(self.waiting, type=list[int])

    def stands(self) -> Stand | None:
        return msgspec.json.decode(self.stand, type=Stand) if self.stand else None


class Standing(NamedTuple):
    """What lists show of a table, as it is after a record."""

    seats: str
    state: str
    waiting: str
    stand: str
    due: float | None
    touched: float | None  # none: as before, as nobody else was told anything


class Kept(NamedTuple):
    """A record to be kept as the n-th of its table."""

    table: str
    n: int
    record: Record
    at: float
    version: int
    standing: Standing

    def row(self) -> dict[str, object]:
        record = self.record
        return {
            "table_id": self.table,
            "n": self.n,
            "seat": None if isinstance(record, Begun) else record.seat,
            "input": msgspec.json.encode(record).decode(),
            "client": record.client if isinstance(record, Played | Undone) else "",
            "at": self.at,
            "version": self.version,
            "hash": record.hash if isinstance(record, Begun | Played | Undone) else "",
        }

    def stands(self) -> dict[str, object]:
        """The same for the line of its table."""
        return {"of": self.table, **{f"now_{name}": value for name, value in self.standing._asdict().items()}}


class TalkRow(NamedTuple):
    """A line of ``talk``."""

    n: int
    seat: int | None
    kind: str
    body: str
    client: str
    at: float


class Hold(NamedTuple):
    """A seat, or the host's place, that a browser holds."""

    table: str
    seat: int
    visitor: str
