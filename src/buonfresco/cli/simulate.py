"""Bots against bots, many games: who wins, with how many points, how fast."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from buonfresco.bots import get_bot
from buonfresco.cli.terminal import Terminal
from buonfresco.games import fresco
from buonfresco.text import Catalogue

_MOST_ROUNDS = 40  # bots that never restore would play for ever (B-END-09)


class Tally:
    """What is counted for each bot."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.wins = dict.fromkeys(bots, 0)
        self.seats = dict.fromkeys(bots, 0)
        self.points = dict.fromkeys(bots, 0)
        self.games = self.rounds = self.decisions = 0
        self.seconds = 0.0

    def data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "rounds": self.rounds / max(1, self.games),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "bots": {
                bot: {
                    "seats": self.seats[bot],
                    "wins": self.wins[bot],
                    "win_rate": self.wins[bot] / max(1, self.seats[bot]),
                    "points": self.points[bot] / max(1, self.seats[bot]),
                }
                for bot in self.wins
            },
        }


def one_game(tally: Tally, seating: Sequence[str], seed: int, **config: Any) -> None:
    """Play one game; bots get views and nothing else."""
    game = fresco.new_game(len(seating), seed=seed, max_rounds=_MOST_ROUNDS, **config)
    game.listening = False
    luck = random.Random(seed)
    while not game.over:
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        assert view.decision is not None
        index = get_bot(seating[decision.seat])(view, luck)
        game.apply(game.codec.decode(view.decision.options[index].code), decision.seat)
        tally.decisions += 1
    outcome = game.outcome
    assert outcome is not None
    tally.games += 1
    tally.rounds += outcome.rounds
    tally.wins[seating[outcome.winner]] += 1
    for seat, bot in enumerate(seating):
        tally.seats[bot] += 1
        tally.points[bot] += outcome.scores[seat]


def simulate(
    term: Terminal,
    cat: Catalogue,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int,
    as_json: bool,
    **config: Any,
) -> int:
    for bot in bots:
        get_bot(bot)
    tally = Tally(bots)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        console=term.console,
        disable=as_json or not term.console.is_terminal,
    )
    begun = time.perf_counter()
    with bar:
        task = bar.add_task(cat("simulate-playing"), total=games)
        for number in range(games):
            seating = [bots[(seat + number) % len(bots)] for seat in range(players)]  # every bot in every seat
            one_game(tally, seating, seed + number, **config)
            bar.advance(task)
    tally.seconds = time.perf_counter() - begun
    if as_json:
        term.console.file.write(json.dumps(tally.data(), indent=2) + "\n")
    else:
        _show(term, cat, tally)
    return 0


def _show(term: Terminal, cat: Catalogue, tally: Tally) -> None:
    grid = Table(box=box.SIMPLE_HEAD, show_edge=False)
    grid.add_column(cat("simulate-bot"))
    for key in ("seats", "wins", "share", "points"):
        grid.add_column(cat(f"simulate-{key}"), justify="right")
    for bot in tally.wins:
        seats = max(1, tally.seats[bot])
        share = f"{100 * tally.wins[bot] / seats:.0f} %"
        grid.add_row(bot, str(tally.seats[bot]), str(tally.wins[bot]), share, f"{tally.points[bot] / seats:.1f}")
    term.say(grid)
    speed = tally.decisions / tally.seconds if tally.seconds else 0.0
    rounds = f"{tally.rounds / max(1, tally.games):.1f}"
    seconds = f"{tally.seconds:.1f}"
    term.say(cat("simulate-speed", games=tally.games, rounds=rounds, seconds=seconds, speed=f"{speed:.0f}"))
