"""`simulate`: a series of games between bots, with a bar while it is played and a table at the end."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from buonfresco.arena.series import Tally, series
from buonfresco.cli.terminal import Terminal
from buonfresco.text import Catalogue

_LINES = 10  # of progress, where a bar cannot be drawn


def simulate(
    term: Terminal,
    cat: Catalogue,
    game: str,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    as_json: bool,
    **config: Any,
) -> int:
    tally = Tally(bots)
    played = series(game, bots, players, games, seed, **config)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        console=term.console,
        disable=as_json or not term.console.is_terminal,
    )
    step = max(1, games // _LINES)
    with bar:
        task = bar.add_task(cat("simulate-playing"), total=games)
        for tally in played:
            bar.update(task, completed=tally.games)
            if not term.console.is_terminal and games >= _LINES and tally.games % step == 0:
                print(cat("simulate-progress", done=tally.games, games=games), file=sys.stderr, flush=True)
    if as_json:
        term.console.file.write(json.dumps(tally.data(), indent=2) + "\n")
    else:
        _show(term, cat, tally)
    return 0


def _show(term: Terminal, cat: Catalogue, tally: Tally) -> None:
    grid = Table(box=box.SIMPLE_HEAD, show_edge=False)
    grid.add_column(cat("simulate-bot"))
    for key in ("won", "points"):
        grid.add_column(cat(f"simulate-{key}"), justify="right")
    for bot in tally.wins:
        won = cat("simulate-of", wins=tally.wins[bot], games=tally.played[bot])  # who shares a win has a part of it
        grid.add_row(bot, won, cat("simulate-average", number=tally.points[bot] / max(1, tally.seats[bot])))
    term.say(grid)
    speed = tally.decisions / tally.seconds if tally.seconds else 0.0
    rounds = tally.rounds / max(1, tally.games)
    term.say(cat("simulate-speed", games=tally.games, rounds=rounds, seconds=tally.seconds, speed=speed))
