"""What is believed of a table that somebody else wrote down: who sits there and which answers stand.

Those are played by the rules, so what cannot have happened is refused. Everything in it is bounded (engine/doors.py).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from buonfresco.engine.chance import seed_word
from buonfresco.engine.doors import check_lines, check_text
from buonfresco.engine.errors import BadGame
from buonfresco.table.journal import Begun, Played, Record, Sat, Undone
from buonfresco.table.seats import Seat, person_against_bots


def lines_of(text: object, trusted: bool) -> list[bytes]:
    """The lines of an export that is not too long."""
    plain = check_text(text, BadGame, "error-game-json", trusted)
    data = plain.encode(errors="replace") if isinstance(plain, str) else plain
    return data.removesuffix(b"\n").split(b"\n")


def believed(records: Sequence[Record]) -> list[Record]:
    """A journal that begins a new life: what was taken back is left out, so are clients; luck is new."""
    if not records or not isinstance(records[0], Begun):
        raise BadGame("error-journal-empty")
    header, last = records[0], records[0].hash
    sitting: list[Seat] = list(header.seats)
    live: list[Played] = []
    for number, record in enumerate(records[1:], 2):
        if isinstance(record, Played):
            live += [Played(record.seat, [lines], _luck(), "") for lines in record.moves]
            last = record.hash
        elif isinstance(record, Undone) and 0 <= record.kept < len(live):
            del live[record.kept :]
            last = record.hash
        elif isinstance(record, Sat) and 0 <= record.seat < len(sitting):
            sitting[record.seat] = record.who
        else:
            raise BadGame("error-journal-line", number=number, problem=type(record).__name__)
    check_lines([line for record in live for lines in record.moves for line in lines])
    practice = header.practice and person_against_bots(sitting)
    begun = msgspec.structs.replace(header, seats=sitting, seed=_luck(), luck=_luck(), practice=practice)
    found: list[Record] = [begun, *live]
    found[-1] = msgspec.structs.replace(found[-1], hash=last)  # where it all must lead
    return found


def _luck() -> str:
    return f"{seed_word(None):016x}"
