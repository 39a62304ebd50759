"""Tables: everything a place where people play needs, without a terminal and without a socket.

``Table.new(game, seats)`` begins, ``Table.resume(journal)`` goes on; docs/table.md shows a session. What touches files
is in ``files.py`` and is imported by who wants it.
"""

from __future__ import annotations

from buonfresco.table.errors import Stale
from buonfresco.table.journal import Journal, MemoryJournal, Record
from buonfresco.table.news import News, Round
from buonfresco.table.recorded import Answered, Pending
from buonfresco.table.seats import Seat
from buonfresco.table.table import Asked, Question, Table

__all__ = [
    "Answered",
    "Asked",
    "Journal",
    "MemoryJournal",
    "News",
    "Pending",
    "Question",
    "Record",
    "Round",
    "Seat",
    "Stale",
    "Table",
]
