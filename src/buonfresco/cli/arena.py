"""`arena`: bots against bots on all cores, kept in a folder, told in numbers with their intervals and as a page."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table

from buonfresco.arena import wording
from buonfresco.arena.folder import Folder
from buonfresco.arena.match import Record
from buonfresco.arena.page import Page
from buonfresco.arena.plan import Series
from buonfresco.arena.run import play_out, ready
from buonfresco.arena.summary import summarize
from buonfresco.bots import levels
from buonfresco.cli import values
from buonfresco.cli.progress import Progress
from buonfresco.cli.terminal import Terminal
from buonfresco.games import DEFAULT, get_game
from buonfresco.text import Catalogue, shown

_LONGEST_LIMIT = 86_400
PAGE = "index.html"
Counted = Callable[[Series, Iterable[Record]], dict[str, Any]]


def run(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> int:
    game = get_game(args.game or DEFAULT)
    series = Series(
        game=game.name,
        bots=tuple(values.listed(args.bots) or reversed(levels(game.name))),  # the stronger ones are named first
        players=values.players(cat, args.players),
        seed=seed(args),
        scheme=args.scheme,
        arms=(values.config_of(cat, args, game),),
        limit=limit(cat, args),
    )
    return play(args, term, cat, series, (), summarize, show)


def seed(args: argparse.Namespace) -> int | str:
    """As it was written: it is kept with the games."""
    word = shown(args.seed if args.seed is not None else 1, 200)
    return int(word) if word.isdecimal() and len(word) < 16 else word


def limit(cat: Catalogue, args: argparse.Namespace) -> float:
    return float(values.number(cat, "--limit", args.limit, 1, _LONGEST_LIMIT))


def play(
    args: argparse.Namespace,
    term: Terminal,
    cat: Catalogue,
    series: Series,
    followed: tuple[str, ...],
    count: Counted,
    tell: Callable[[Terminal, Catalogue, dict[str, Any]], None],
) -> int:
    """Play what is missing, count all there is, write it down and tell it; also when it is stopped by a key."""
    games, jobs = values.games(cat, args.games), values.number(cat, "--jobs", args.jobs, 0, values.MOST_JOBS)
    stopped = False
    with Folder(Path(values.given(cat, "--out", args.out)), ready(series)) as folder:
        try:
            with Progress(cat) as progress:
                play_out(folder, games, jobs, args.ray, followed, progress)
        except KeyboardInterrupt:
            stopped = True
        data = count(series, folder.records())
        folder.write("summary.json", data)
        page = folder.write(PAGE, Page(cat, data).text())
    tell(term, cat, data)
    term.say(cat("arena-written", path=str(page)))
    if stopped:
        term.say(cat("arena-stopped", games=data["games"]), style="bold")
    return int(stopped)


def show(term: Terminal, cat: Catalogue, data: dict[str, Any]) -> None:
    grid = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(cat("arena-bot"), overflow="fold", min_width=10)
    for key in ("arena-won", "arena-points", "arena-difference", "arena-ms"):
        grid.add_column(cat(key), justify="right", no_wrap=True)
    for name, bot in data["bots"].items():
        grid.add_row(
            name,
            wording.share(cat, bot["win_share"]),
            wording.number(cat, bot["score"]["mean"]) if bot["score"] else "",
            wording.mean(cat, bot["difference"], wording.signed),
            _thought(cat, bot["thought_ms"]),
        )
    term.say(grid)
    for pair in data["pairings"]:
        term.say(pairing(cat, pair))
    term.say(cat("arena-even", even=wording.percent(cat, data["even"])))
    term.say(cat("arena-games-played", games=data["games"], seeds=data["seeds"]))
    if data["rounds"]:
        term.say(cat("arena-rounds-mean", rounds=wording.mean(cat, data["rounds"])))
    if data["ratings"] is None:
        term.say(cat("arena-no-rating"))
    elif len(data["bots"]) > 1:
        rated = [f"{bot} {wording.number(cat, one['mu'])}" for bot, one in data["ratings"].items()]
        term.say(cat("arena-rated", ratings=", ".join(rated)))
    for line in wording.forfeits(cat, data):
        term.say(line, style="bold")


def _thought(cat: Catalogue, thought: dict[str, Any] | None) -> str:
    if thought is None:
        return ""
    median, worst = (wording.short(cat, thought[which]) for which in ("median", "worst"))
    return cat("arena-ms-of", median=median, worst=worst)


def pairing(cat: Catalogue, pair: dict[str, Any]) -> str:
    """The points are left out where no game was played to its end."""
    one, other = pair["bots"]
    said = cat(
        "arena-pair",
        pair=cat("arena-against", one=one, other=other),
        won=wording.share(cat, pair["win_share"]),
        even=wording.percent(cat, pair["even"]),
    )
    ahead = wording.mean(cat, pair["difference"], wording.signed)
    return f"{said} {cat('arena-pair-ahead', difference=ahead)}" if ahead else said
