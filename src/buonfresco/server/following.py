"""Records as they lie in the store, as far as today's rules can follow them."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from buonfresco.engine.errors import BadGame, Reason
from buonfresco.table import Record, Table
from buonfresco.table.journal import from_line

LOG = logging.getLogger("buonfresco.server")


def from_lines(lines: Sequence[bytes]) -> tuple[list[Record], Reason | None]:
    """The records of a table up to one that we cannot read, and why not."""
    found: list[Record] = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(from_line(line, number))
        except BadGame as error:
            return found, error.reason
    return found, None


def as_far_as(lines: Sequence[bytes]) -> tuple[Table, Reason | None]:
    found, unread = from_lines(lines)
    table, problem = Table.as_far_as(found)
    return table, problem or unread


def told(table: str, problem: Reason) -> Reason:
    """Why it can only be read. The line that cannot be followed may be a secret: that is for the log of the house."""
    if problem.key == "error-other-version":
        return problem
    LOG.error("table %s cannot be followed: %s", table, problem.key)
    return Reason("", "error-unreadable")
