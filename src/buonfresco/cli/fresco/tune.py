"""`tune`: weights for the value that searching bots use, from games they play among themselves."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any, Final

import msgspec

from buonfresco.bots import get_bot
from buonfresco.bots.fresco import value
from buonfresco.bots.fresco.tuning import LIGHT, Fit, Job, played
from buonfresco.cli import offers, values
from buonfresco.cli.arguments import Parser
from buonfresco.cli.progress import Progress
from buonfresco.cli.terminal import Terminal
from buonfresco.engine.errors import BadConfig, BadGame
from buonfresco.text import Catalogue

_PARTS: Final = ("found", "factors", "weights")
_GAMES: Final = 1000
_MOST_ROLLOUTS: Final = 1_000_000


def fill(parser: Parser, cat: Catalogue) -> None:
    parser.add_argument("--players", metavar="2-4", default="4", help=cat("usage-players", players=4))
    parser.add_argument("--games", metavar="N", default=str(_GAMES), help=cat("usage-games", games=_GAMES))
    parser.add_argument("--by", metavar=cat("usage-meta-name"), default="apprentice", help=cat("usage-tune-by"))
    parser.add_argument("--rollouts", metavar="N", default="100", help=cat("usage-tune-rollouts"))
    parser.add_argument("--seed", metavar=cat("usage-meta-seed"), default="1", help=cat("usage-seed"))
    parser.add_argument("--jobs", metavar="N", default=str(os.cpu_count() or 1), help=cat("usage-tune-jobs"))
    parser.add_argument("--out", metavar=cat("usage-meta-file"), help=cat("usage-tune-out"))


def more_help(cat: Catalogue) -> list[str]:
    return offers.bots(cat, "fresco")


def run(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> int:
    players, games = values.players(cat, args.players), values.games(cat, args.games)
    rollouts = values.number(cat, "--rollouts", args.rollouts, 1, _MOST_ROLLOUTS)
    jobs = values.number(cat, "--jobs", args.jobs, 1, values.MOST_JOBS)
    seed = values.seed_of(args.seed)
    searches = args.by != LIGHT and get_bot("fresco", args.by).budget.rollouts > 0
    command = f"buonfresco tune --players {players} --games {games} --by {args.by} --seed {seed}"
    command += f" --rollouts {rollouts}" if searches else ""
    path = Path(value.__file__).parent / "values.json"
    if args.out is not None:
        path = Path(values.given(cat, "--out", args.out))
    data, begun = _stored(path), _begun(path)
    try:
        fit = _played(cat, [(seed + number, players, args.by, rollouts) for number in range(games)], jobs)
        if not fit.lines:
            raise BadConfig("error-tune-rows", games=games)
        (weights, factors), score, key = fit.weights(), fit.score(), str(players)
        data["weights"][key], data["factors"][key] = weights, factors
        data["found"][key] = {"command": command, "seed": seed, "score": score}
        begun.write_text(_written(data), "utf-8")
        os.replace(begun, path)
    finally:
        begun.unlink(missing_ok=True)
    for stage, one in enumerate(score):
        term.say(cat("tune-score", stage=stage, rows=one["rows"], spread=one["spread"], error=one["error"]))
    term.say(cat("tune-written", path=str(path)))
    return 0


def _begun(path: Path) -> Path:
    """The file that is to become this one. What cannot be written is said before anything is played, by the name that
    was given.
    """
    if not path.parent.is_dir():
        raise BadGame("error-tune-folder", path=str(path), folder=str(path.parent))
    begun = path.with_name(f"{path.name}.new")
    try:
        begun.touch()
    except OSError as error:
        error.filename = str(path)
        raise
    return begun


def _stored(path: Path) -> dict[str, Any]:
    """What has been found so far, for other numbers of players, too."""
    if not path.exists():
        return {part: {} for part in _PARTS}
    try:
        data = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        return {part: msgspec.convert(data[part], dict[str, Any]) for part in _PARTS}
    except (msgspec.MsgspecError, UnicodeDecodeError, KeyError) as error:
        raise BadGame("error-tune-file", path=str(path)) from error


def _played(cat: Catalogue, work: list[Job], jobs: int) -> Fit:
    fit = Fit()
    with Progress(cat) as progress:
        for done, found in enumerate(played(work, jobs), 1):
            fit.add(found)
            progress(done, len(work))
    return fit


def _written(data: dict[str, Any]) -> str:
    """A stage a line, so that people can read and compare it."""
    head = json.dumps({"features": list(value.FEATURES), "found": data["found"], "factors": data["factors"]}, indent=1)
    tables = []
    for key, rows in data["weights"].items():
        lines = ",\n".join(f"   {json.dumps(row)}" for row in rows)
        tables.append(f'  "{key}": [\n{lines}\n  ]')
    return head[:-2] + ',\n "weights": {\n' + ",\n".join(tables) + "\n }\n}\n"
