"""The end: who won, with which points, and why it ended; and the whole game told again."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from buonfresco.cli.face import Face
from buonfresco.cli.layout import Cell, aligned
from buonfresco.engine.outcome import Outcome
from buonfresco.table import Round
from buonfresco.table import ending as endings


def show(face: Face, outcome: Outcome) -> None:
    term, cat, names = face.term, face.cat, face.names
    end = endings.ending(outcome, face.rules.words)
    term.say()
    term.say(face.say(end.won), style="bold")
    others = range(len(end.places), len(end.scores))  # figures nobody plays
    columns = [*end.ranking, *others]
    heads = [cat("cli-ranked", rank=end.places[seat], name=names[seat]) for seat in end.ranking]
    heads += [names[figure] for figure in others]
    rows: list[list[Cell]] = [["", *(Text(head, style="dim") for head in heads)]]
    points = (cat("cli-head-points"), *(str(end.scores[one]) for one in columns))
    rows.append([Text(cell, style="bold") for cell in points])
    for source in end.sources:
        rows.append([face.say(source.says), *(_amount(source.points[one]) for one in columns)])
    term.lines(aligned(rows, right=range(1, len(heads) + 1)))
    term.say(face.say(end.why))


def _amount(points: int | None) -> str:
    return "" if points is None else str(points).replace("-", "−")


def retell(face: Face, rounds: Iterable[Round]) -> None:
    for one in rounds:
        face.term.say()
        for number, phrase in enumerate(one.phrases):
            face.term.say(face.say(phrase), style=None if number else "bold")
