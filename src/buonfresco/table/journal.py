"""What is written down of a table: plain records, only ever appended. The table is what they lead to.

One record is one line of JSON. Everything hidden is in it: it is for the host alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

import msgspec

from buonfresco.engine.errors import BadGame
from buonfresco.table.seats import Seat

FORM: Final = 1  # of these records


class Begun(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="table", tag_field="is"):
    """The first record: the game, who plays it, and what luck brought while the table was set."""

    game: str
    version: int
    config: dict[str, Any]
    seats: list[Seat]
    inputs: list[str]  # of the setup, as a log writes them
    seed: str  # hexadecimal: what the luck of bots is made of
    luck: str  # hexadecimal: the source of what is drawn next
    hash: str
    practice: bool = False
    start: dict[str, Any] | None = None  # the position it began with, if not at the beginning of a game
    form: int = FORM
    at: float | None = None


class Played(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="answer", tag_field="is"):
    """Answers of a seat, given as one: for each the lines of the log that came of it, draws included."""

    seat: int
    moves: list[list[str]]
    luck: str
    hash: str
    client: str = ""
    at: float | None = None


class Undone(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="undo", tag_field="is"):
    """A seat took back its last answer: so many answers of all seats are left."""

    seat: int
    kept: int
    hash: str
    client: str = ""
    at: float | None = None


class Sat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="seat", tag_field="is"):
    """From here on somebody else sits there, or the same one under another name."""

    seat: int
    who: Seat
    at: float | None = None


Record = Begun | Played | Undone | Sat


class Journal(Protocol):
    """Where records are kept. What ``append`` has returned from is kept for good, all of it or nothing."""

    def append(self, records: Sequence[Record]) -> None: ...

    def read(self) -> list[Record]: ...


class MemoryJournal:
    """A journal that lasts as long as the process."""

    def __init__(self, records: Sequence[Record] = ()) -> None:
        self.records: list[Record] = list(records)

    def append(self, records: Sequence[Record]) -> None:
        self.records += records

    def read(self) -> list[Record]:
        return self.records[:]


def to_line(record: Record) -> bytes:
    return msgspec.json.encode(record) + b"\n"


def from_line(line: bytes, number: int) -> Record:
    """``number``: which line it is, counted from 1."""
    try:
        return _DECODER.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadGame("error-journal-line", number=number, problem=str(error)) from error


def from_lines(lines: Sequence[bytes]) -> list[Record]:
    return [from_line(line, number) for number, line in enumerate(lines, 1)]


_DECODER: Final[msgspec.json.Decoder[Record]] = msgspec.json.Decoder(Record)
