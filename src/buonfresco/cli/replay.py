"""`replay`: a saved game told again, from its beginning."""

from __future__ import annotations

from pathlib import Path

from buonfresco.cli import ending, saves
from buonfresco.cli.face import face_of
from buonfresco.cli.story import retell, rounds, visible
from buonfresco.cli.terminal import Terminal
from buonfresco.text import Catalogue


def replay(term: Terminal, cat: Catalogue, path: Path) -> int:
    """Round by round. What is still hidden in an unfinished game stays hidden."""
    game, known = saves.load_any(path)
    face = face_of(game.name)(game, term, cat, known)
    for told in rounds(visible(retell(game).told, None)):
        term.say()
        for number, line in enumerate(face.lines(told)):
            term.say(line, style=None if number else "bold")
    if game.outcome is not None:
        ending.show(face, game.outcome)
    else:
        term.say()
        term.say(cat("replay-unfinished", round=game.view().round))
    return 0
