"""`tune`: weights for the value that searching bots use, from games they play among themselves."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

from buonfresco.bots import get_bot
from buonfresco.bots.fresco import value
from buonfresco.bots.fresco.tuning import LIGHT, Fit, Job, played
from buonfresco.cli.arguments import Parser, UsageProblem
from buonfresco.cli.progress import Progress
from buonfresco.cli.terminal import Terminal
from buonfresco.text import Catalogue


def fill(parser: Parser, cat: Catalogue) -> None:
    parser.add_argument("--players", metavar="2-4", default="4", help=cat("usage-players"))
    parser.add_argument("--games", metavar="N", default="1000", help=cat("usage-games"))
    parser.add_argument("--by", metavar=cat("usage-meta-name"), default="apprentice", help=cat("usage-tune-by"))
    parser.add_argument("--rollouts", metavar="N", default="100", help=cat("usage-tune-rollouts"))
    parser.add_argument("--seed", metavar=cat("usage-meta-seed"), default="1", help=cat("usage-seed"))
    parser.add_argument("--jobs", metavar="N", default=str(os.cpu_count() or 1), help=cat("usage-tune-jobs"))
    parser.add_argument("--out", metavar=cat("usage-meta-file"), help=cat("usage-tune-out"))


def run(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> int:
    numbers = {name: getattr(args, name) for name in ("players", "games", "rollouts", "seed", "jobs")}
    for name, text in numbers.items():
        if not text.isdecimal() or (name == "players" and not 2 <= int(text) <= 4) or int(text) < 1:
            raise UsageProblem(cat("usage-number", option=f"--{name}", value=text, low=1, high=10_000_000))
    players, games, rollouts, seed, jobs = map(int, numbers.values())
    searches = args.by != LIGHT and get_bot("fresco", args.by).budget.rollouts > 0
    fit = Fit()
    work: list[Job] = [(seed + number, players, args.by, rollouts) for number in range(games)]
    with Progress(cat) as progress:
        for done, found in enumerate(played(work, jobs), 1):
            fit.add(found)
            progress(done, games)
    path = Path(args.out) if args.out else Path(value.__file__).parent / "values.json"
    data: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for part in ("found", "factors", "weights"):
        data.setdefault(part, {})
    key = str(players)
    data["weights"][key], data["factors"][key] = fit.weights()
    command = f"buonfresco tune --players {players} --games {games} --by {args.by} --seed {seed}"
    command += f" --rollouts {rollouts}" if searches else ""
    data["found"][key] = {"command": command, "seed": seed, "score": fit.score()}
    path.write_text(_written(data), "utf-8")
    for stage, score in enumerate(fit.score()):
        term.say(cat("tune-score", stage=stage, rows=score["rows"], spread=score["spread"], error=score["error"]))
    term.say(cat("tune-written", path=str(path)))
    return 0


def _written(data: dict[str, Any]) -> str:
    """A stage a line, so that people can read and compare it."""
    head = json.dumps({"features": list(value.FEATURES), "found": data["found"], "factors": data["factors"]}, indent=1)
    tables = []
    for key, rows in data["weights"].items():
        lines = ",\n".join(f"   {json.dumps(row)}" for row in rows)
        tables.append(f'  "{key}": [\n{lines}\n  ]')
    return head[:-2] + ',\n "weights": {\n' + ",\n".join(tables) + "\n }\n}\n"
