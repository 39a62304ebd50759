"""`replay`: a game told again, from its beginning."""

from __future__ import annotations

from pathlib import Path

from buonfresco.cli import ending, saves
from buonfresco.cli.face import face_of
from buonfresco.cli.terminal import Terminal
from buonfresco.table import Seat
from buonfresco.table.news import retold
from buonfresco.table.seats import PERSON, names
from buonfresco.text import Catalogue


def replay(term: Terminal, cat: Catalogue, path: Path) -> int:
    """Round by round. What is still hidden in an unfinished game stays hidden."""
    table, game = saves.load_any(path)
    if table is not None:
        name, ruleset, called = table.game, table.ruleset, table.names(cat)
        rounds, outcome, number = table.history(), table.outcome, table.view(told=False).round
    else:
        name, ruleset = game.name, game.ruleset
        called = names([Seat(PERSON)] * ruleset.seats, ruleset.guided, cat)
        rounds, outcome, number = retold(game).rounds(game, None), game.outcome, game.view().round
    face = face_of(name)(name, ruleset, term, cat, called)
    ending.retell(face, rounds)
    if outcome is not None:
        ending.show(face, outcome)
    else:
        term.say()
        term.say(cat("replay-unfinished", round=number))
    return 0
