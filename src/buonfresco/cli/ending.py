"""The end: who won, with which points, and why it ended; and the whole game told again."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from buonfresco.cli.face import Face
from buonfresco.cli.layout import Cell, aligned
from buonfresco.engine.outcome import Outcome
from buonfresco.table import Round


def show(face: Face, outcome: Outcome) -> None:
    term, cat, names = face.term, face.cat, face.names
    words = face.rules.words
    winners = outcome.winners
    points = outcome.scores[winners[0]]
    term.say()
    if len(winners) == 1:
        term.say(cat("cli-winner", name=names[winners[0]], points=points), style="bold")
    else:
        term.say(cat("cli-winners", names=cat.join(names[seat] for seat in winners), points=points), style="bold")
    scores = {seat: outcome.scores[seat] for seat in outcome.ranking}
    heads = [cat("cli-ranked", rank=outcome.places[seat], name=names[seat]) for seat in scores]
    others = face.figure_scores(outcome)
    scores.update(others)
    heads += [names[figure] for figure in others]
    rows: list[list[Cell]] = [["", *(Text(head, style="dim") for head in heads)]]
    rows.append([Text(cell, style="bold") for cell in (cat("cli-head-points"), *map(str, scores.values()))])
    for source in dict.fromkeys(source for points_of in outcome.points for source in points_of):
        label = cat.name(f"{words}{source}", "source")
        rows.append([label, *(str(outcome.points[one].get(source, "")).replace("-", "−") for one in scores)])
    term.lines(aligned(rows, right=range(1, len(heads) + 1)))
    term.say(cat("cli-ended", rounds=outcome.rounds, reason=cat.name(f"{words}{outcome.reason}", "end")))


def retell(face: Face, rounds: Iterable[Round]) -> None:
    for one in rounds:
        face.term.say()
        for number, phrase in enumerate(one.phrases):
            face.term.say(face.say(phrase), style=None if number else "bold")
