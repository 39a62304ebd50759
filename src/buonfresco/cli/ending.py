"""The end: who won, with which points, and why it ended."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from buonfresco.cli.terminal import Terminal
from buonfresco.games.fresco import Outcome
from buonfresco.text import Catalogue


def show(term: Terminal, cat: Catalogue, names: Sequence[str], outcome: Outcome) -> None:
    term.say()
    term.say(cat("cli-winner", name=names[outcome.winner], points=outcome.scores[outcome.winner]), style="bold")
    sources = list(dict.fromkeys(source for points in outcome.points for source in points))
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
    grid.add_column(cat("cli-head-rank"), justify="right")
    grid.add_column(cat("cli-head-name"))
    grid.add_column(cat("cli-head-points"), justify="right")
    for source in sources:
        grid.add_column(cat.name(source, of="source"), justify="right")
    for rank, seat in enumerate(outcome.ranking, start=1):
        row = [str(rank), names[seat], str(outcome.scores[seat]), *_points(outcome.points[seat], sources)]
        grid.add_row(*(Text(cell, style="bold" if rank == 1 else "") for cell in row))
    if outcome.leonardo is not None:
        grid.add_row("", names[-1], str(outcome.leonardo), *_points(outcome.points[-1], sources))
    term.say(grid)
    term.say(cat("cli-ended", rounds=outcome.rounds, reason=cat.name(outcome.reason, of="end")))


def _points(points: dict[str, int], sources: list[str]) -> list[str]:
    return [str(points.get(source, 0) or "") for source in sources]
