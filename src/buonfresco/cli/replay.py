"""`replay`: a game told again, from its beginning."""

from __future__ import annotations

from pathlib import Path

from buonfresco.cli import ending, saves
from buonfresco.cli.session import Session
from buonfresco.cli.terminal import Terminal
from buonfresco.table import EMPTY, Seat, Table
from buonfresco.text import Catalogue


def replay(term: Terminal, cat: Catalogue, path: Path) -> int:
    """Round by round. What is still hidden in an unfinished game stays hidden."""
    table, game = saves.load_any(path)
    if table is None:
        table = Table.of_game(game, [Seat(EMPTY)] * game.ruleset.seats)
    session = Session(table, path, term, cat)
    session.people = []  # told to somebody who only looks on
    ending.retell(session)
    if table.outcome is not None:
        ending.show(session.face, table.outcome)
    else:
        term.say()
        term.say(cat("replay-unfinished", round=table.view().round))
    return 0
