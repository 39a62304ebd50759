"""`simulate`: a short series of games between bots in this process, and a table at the end."""

from __future__ import annotations

import argparse
import json

from rich import box
from rich.table import Table

from buonfresco.arena.series import Tally, series
from buonfresco.bots import levels
from buonfresco.cli import values
from buonfresco.cli.progress import Progress
from buonfresco.cli.terminal import Terminal
from buonfresco.games import DEFAULT, get_game
from buonfresco.text import Catalogue


def run(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> int:
    game = get_game(args.game or DEFAULT)
    config = values.config_of(cat, args, game)
    players = values.players(cat, args.players)
    games = values.games(cat, args.games)
    bots = values.listed(args.bots) or levels(game.name)[:2]  # those who need no time
    seed = values.seed_of(args.seed) if args.seed is not None else 1
    tally = Tally(bots)
    with Progress(cat, quiet=args.json) as progress:
        for tally in series(game.name, bots, players, games, seed, **config):
            progress(tally.games, games)
    if args.json:
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
