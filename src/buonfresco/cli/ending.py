"""The end: who won, with which points, and why it ended."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from buonfresco.cli.layout import Cell, aligned
from buonfresco.cli.terminal import Terminal
from buonfresco.games.fresco import Outcome
from buonfresco.text import Catalogue


def show(term: Terminal, cat: Catalogue, names: Sequence[str], outcome: Outcome) -> None:
    term.say()
    term.say(cat("cli-winner", name=names[outcome.winner], points=outcome.scores[outcome.winner]), style="bold")
    scores = {seat: outcome.scores[seat] for seat in outcome.ranking}
    heads = [cat("cli-ranked", rank=rank, name=names[seat]) for rank, seat in enumerate(scores, start=1)]
    if outcome.leonardo is not None:
        scores[len(names) - 1] = outcome.leonardo
        heads.append(names[-1])
    rows: list[list[Cell]] = [["", *(Text(head, style="dim") for head in heads)]]
    rows.append([Text(cell, style="bold") for cell in (cat("cli-head-points"), *map(str, scores.values()))])
    for source in dict.fromkeys(source for points in outcome.points for source in points):
        rows.append([cat.name(source, of="source"), *(str(outcome.points[one].get(source, "")) for one in scores)])
    term.lines(aligned(rows, right=range(1, len(heads) + 1)))
    term.say(cat("cli-ended", rounds=outcome.rounds, reason=cat.name(outcome.reason, of="end")))
