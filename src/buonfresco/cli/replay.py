"""`replay`: a saved game told again, from its first morning."""

from __future__ import annotations

from pathlib import Path

from buonfresco.cli import ending, saves
from buonfresco.cli.story import Teller, Told, retell, visible
from buonfresco.cli.terminal import Terminal
from buonfresco.text import Catalogue


def replay(term: Terminal, cat: Catalogue, path: Path) -> int:
    """Round by round. What is still hidden in an unfinished game stays hidden."""
    game, known = saves.load_any(path)
    given = [*known, *[""] * game.r.seats][: game.r.seats]
    names = [name or cat(f"emblem-{seat}") for seat, name in enumerate(given)]
    names.append(cat("leonardo"))
    teller = Teller(cat, names, game.r)
    for told in _rounds(visible(retell(game).told, None)):
        first, *others = teller.lines(told)
        term.say()
        term.say(first, style="bold")
        for line in others:
            term.say(line)
    if game.outcome is not None:
        ending.show(term, cat, names, game.outcome)
    else:
        term.say()
        term.say(cat("replay-unfinished", round=game.s.round))
    return 0


def _rounds(told: list[Told]) -> list[list[Told]]:
    """Cut before the beginning of every round."""
    rounds: list[list[Told]] = []
    for one in told:
        if one.event.kind == "round_began" or not rounds:
            rounds.append([])
        rounds[-1].append(one)
    return rounds
