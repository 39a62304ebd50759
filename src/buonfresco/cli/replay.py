"""`replay`: a saved game told again, from its first morning."""

from __future__ import annotations

from pathlib import Path

from buonfresco.cli import ending, saves
from buonfresco.cli.story import Teller, retell, visible
from buonfresco.cli.terminal import Terminal
from buonfresco.text import Catalogue


def replay(term: Terminal, cat: Catalogue, path: Path) -> int:
    """Round by round. What is still hidden in an unfinished game stays hidden."""
    game, known = saves.load_any(path)
    given = [*known, *[""] * game.r.seats][: game.r.seats]
    names = [name or cat(f"emblem-{seat}") for seat, name in enumerate(given)]
    names.append(cat("leonardo"))
    teller = Teller(cat, names, game.r.config.pack)
    for one in visible(retell(game).told, None):
        line = teller.lines([one])[0]
        if one.event.kind == "round_began":
            term.say()
        term.say(line, style="bold" if one.event.kind in ("round_began", "ended") else None)
    if game.outcome is not None:
        ending.show(term, cat, names, game.outcome)
    else:
        term.say()
        term.say(cat("replay-unfinished", round=game.s.round))
    return 0
