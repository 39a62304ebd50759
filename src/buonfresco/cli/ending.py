"""The end: who won, with which points, and why it ended."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from buonfresco.cli.layout import aligned
from buonfresco.cli.terminal import Terminal
from buonfresco.games.fresco import Outcome
from buonfresco.text import Catalogue


def show(term: Terminal, cat: Catalogue, names: Sequence[str], outcome: Outcome) -> None:
    term.say()
    term.say(cat("cli-winner", name=names[outcome.winner], points=outcome.scores[outcome.winner]), style="bold")
    sources = list(dict.fromkeys(source for points in outcome.points for source in points))
    heads = [cat("cli-head-rank"), cat("cli-head-name"), cat("cli-head-points")]
    heads += [cat.name(source, of="source") for source in sources]
    rows = [[Text(head, style="dim") for head in heads]]
    for rank, seat in enumerate(outcome.ranking, start=1):
        row = [str(rank), names[seat], str(outcome.scores[seat]), *_points(outcome.points[seat], sources)]
        rows.append([Text(cell, style="bold" if rank == 1 else "") for cell in row])
    if outcome.leonardo is not None:
        row = ["", names[-1], str(outcome.leonardo), *_points(outcome.points[-1], sources)]
        rows.append([Text(cell) for cell in row])
    term.lines(aligned(rows, right={0, *range(2, len(heads))}))
    term.say(cat("cli-ended", rounds=outcome.rounds, reason=cat.name(outcome.reason, of="end")))


def _points(points: dict[str, int], sources: list[str]) -> list[str]:
    return [str(points.get(source, 0) or "") for source in sources]
