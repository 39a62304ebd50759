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
    painters = [*outcome.ranking, *([len(names) - 1] if outcome.leonardo is not None else [])]
    scores = [*(outcome.scores[seat] for seat in outcome.ranking), outcome.leonardo]
    heads = [cat("cli-ranked", rank=rank, name=names[seat]) for rank, seat in enumerate(outcome.ranking, start=1)]
    heads += [names[-1]] if outcome.leonardo is not None else []
    rows: list[list[Cell]] = [["", *(Text(head, style="dim") for head in heads)]]
    rows.append(
        [Text(cell, style="bold") for cell in (cat("cli-head-points"), *(str(n) for n in scores[: len(heads)]))]
    )
    for source in dict.fromkeys(source for points in outcome.points for source in points):
        gained = [str(outcome.points[painter].get(source, 0) or "") for painter in painters]
        if any(gained):
            rows.append([cat.name(source, of="source"), *gained])
    term.lines(aligned(rows, right=range(1, len(heads) + 1)))
    term.say(cat("cli-ended", rounds=outcome.rounds, reason=cat.name(outcome.reason, of="end")))
