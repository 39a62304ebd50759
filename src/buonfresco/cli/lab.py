"""`lab`: what the rules do, from games of bots: who wins by seat, turn and choice, where points come from."""

from __future__ import annotations

import argparse
from typing import Any

from rich import box
from rich.table import Table

from buonfresco.arena import wording
from buonfresco.arena.effects import examine
from buonfresco.arena.following import followed
from buonfresco.arena.plan import MIXED, Series
from buonfresco.bots import best_bot
from buonfresco.cli import arena, values
from buonfresco.cli.arguments import UsageProblem
from buonfresco.cli.terminal import Terminal
from buonfresco.games import DEFAULT, get_game
from buonfresco.text import Catalogue


def run(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> int:
    game = get_game(args.game or DEFAULT)
    config = values.config_of(cat, args, game)
    arms: tuple[dict[str, Any], ...] = (config,)
    if args.module is not None:
        if "modules" not in game.settings:
            name = cat.name(game.name, of="game")
            raise UsageProblem(cat("usage-not-here", options="--module", game=name))
        module = _module(cat, game.name, args.module)
        without = [one for one in config.get("modules", []) if one != module]
        arms = ({**config, "modules": without}, {**config, "modules": sorted([*without, module])})
    series = Series(
        game=game.name,
        bots=tuple(values.listed(args.bots) or [best_bot(game.name)]),
        players=values.players(cat, args.players),
        seed=arena.seed(args),
        scheme=MIXED,
        arms=arms,
        limit=arena.limit(cat, args),
    )
    return arena.play(args, term, cat, series, followed(game.name), examine, _show)


def _module(cat: Catalogue, game: str, text: str) -> int:
    known = [one.number for one in get_game(game).choices().modules]
    found = next((number for number in known if str(number) == text.strip()), None)
    if found is None:
        names = ", ".join(wording.module(cat, game, number) for number in known)
        raise UsageProblem(cat("usage-module-unknown", module=text, known=names))
    return found


def _show(term: Terminal, cat: Catalogue, data: dict[str, Any]) -> None:
    words = get_game(data["game"]).new_game(data["players"], seed=0).ruleset.words
    term.say(
        cat("lab-about", bots=", ".join(data["bots"]), games=data["games"], seeds=data["seeds"], seed=data["seed"])
    )
    for arm in data["arms"]:
        term.say()
        term.say(wording.heading(wording.settings(cat, data["game"], arm["settings"])), style="bold")
        if arm["games"]:
            _arm(term, cat, arm, words)
    if data["changes"]:
        term.say()
        term.say(cat("lab-changes", module=wording.changed(cat, data["game"], data["arms"])), style="bold")
        grid = _grid(cat, "", "lab-change")
        for name, change in data["changes"].items():
            grid.add_row(cat(f"lab-{name}"), wording.mean(cat, change, wording.signed))
        term.say(grid)
    if data["forfeits"]:
        term.say(cat("lab-forfeits", games=sum(one["games"] for one in data["forfeits"])), style="bold")
    for line in wording.forfeits(cat, data):
        term.say(line)


def _arm(term: Terminal, cat: Catalogue, arm: dict[str, Any], words: str) -> None:
    sums = _grid(cat, "", "lab-average")
    for name in ("score", "best", "margin", "rounds"):
        sums.add_row(cat(f"lab-{name}"), wording.mean(cat, arm[name]))
    won = _grid(cat, "", "arena-won", "arena-points")
    for number, one in enumerate(arm["seats"], 1):
        won.add_row(cat("lab-seat", number=number), wording.share(cat, one))
    for number, one in enumerate(arm["turns"], 1):
        score = wording.mean(cat, one and one["score"])
        won.add_row(cat("lab-turn", number=number), wording.share(cat, one), score)
    for grid in (sums, won):
        term.say(grid)
    for kind, answers in arm["choices"].items():
        grid = _grid(cat, "", "arena-won", "lab-often", "arena-points")
        for answer, one in answers.items():
            often, score = wording.percent(cat, one["often"]), wording.mean(cat, one["score"])
            grid.add_row(answer, wording.share(cat, one), often, score)
        term.say(wording.heading(wording.question(cat, words, kind)), style="bold")
        if note := wording.note(cat, words, kind):
            term.say(note)
        term.say(grid)
    grid = _grid(cat, "arena-sources", "lab-all", "lab-winners", "lab-losers")
    for source in arm["points"]:
        means = [arm[which].get(source) for which in ("points", "winners", "losers")]
        grid.add_row(wording.source(cat, words, source), *(wording.mean(cat, mean) for mean in means))
    term.say(grid)


def _grid(cat: Catalogue, first: str, *others: str) -> Table:
    grid = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(cat(first) if first else "")
    for key in others:
        grid.add_column(cat(key), justify="right")
    return grid
