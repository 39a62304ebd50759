"""A match between two bots: one of the first against others of the second, every seed from every seat.

    python -m bench.match fresco journeyman apprentice --players 4 --modules 1,2,3 --games 200 --jobs 2 --out FILE

Every game is a line of JSON in FILE: ``seed``, ``seats`` (bot names by seat), ``winners``, ``scores``, ``rounds``,
``ms`` (mean and worst by seat). Printed is the share of games the first bot won, with its 95 % interval, and by how
many points it was ahead.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from buonfresco.bots import Budget, seated, think
from buonfresco.games import get_game

Job = tuple[str, list[str], int, dict[str, Any], dict[str, Budget]]


def play(job: Job) -> dict[str, Any]:
    name, seats, seed, config, budgets = job
    game = get_game(name).new_game(len(seats), seed=seed, **config)
    game.listening = False
    luck = random.Random(f"{seed} {seats}")
    spent: list[list[float]] = [[] for _ in seats]
    while not game.over:
        seat = game.decision.seat
        begun = time.perf_counter()
        bot = seats[seat]
        code = think(seated(game, seat, bot, luck.getrandbits(60), budgets.get(bot)))
        spent[seat].append(1000 * (time.perf_counter() - begun))
        game.apply(game.codec.decode(code), seat)
    return {
        "seed": seed,
        "seats": seats,
        "winners": list(game.outcome.winners),
        "scores": list(game.outcome.scores),
        "rounds": game.outcome.rounds,
        "ms": [[round(sum(times) / max(1, len(times)), 2), round(max(times, default=0.0), 1)] for times in spent],
    }


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's, for 95 %."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def summary(first: str, lines: list[dict[str, Any]]) -> str:
    share, ahead, rounds, mean, worst, other = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for line in lines:
        me = line["seats"].index(first)
        share += (me in line["winners"]) / len(line["winners"])
        ahead += line["scores"][me] - max(score for seat, score in enumerate(line["scores"]) if seat != me)
        rounds += line["rounds"]
        mean += line["ms"][me][0]
        worst = max(worst, line["ms"][me][1])
        other += sum(ms[0] for seat, ms in enumerate(line["ms"]) if seat != me) / (len(line["ms"]) - 1)
    games = len(lines)
    low, high = interval(share / games, games)
    return (
        f"{share / games:.1%} [{low:.0%}, {high:.0%}] of {games}, ahead {ahead / games:+.1f}, "
        f"rounds {rounds / games:.1f}, ms {mean / games:.1f} (worst {worst:.0f}) against {other / games:.1f}"
    )


def _budgets(given: list[str]) -> dict[str, Budget]:
    """``master=500:10``: rollouts and seconds."""
    found = {}
    for one in given:
        bot, _, budget = one.partition("=")
        rollouts, _, seconds = budget.partition(":")
        found[bot] = Budget(int(rollouts), float(seconds or 60))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("others")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--modules", default="")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--budget", action="append", default=[])
    parser.add_argument("--out")
    args = parser.parse_args()
    config: dict[str, Any] = {}
    if args.modules:
        config["modules"] = tuple(range(1, 18)) if args.modules == "all" else tuple(map(int, args.modules.split(",")))
    jobs: list[Job] = []
    for number in range(args.games):
        seats = [args.others] * args.players
        seats[number % args.players] = args.first
        jobs.append((args.game, seats, args.seed + number // args.players, config, _budgets(args.budget)))
    lines: list[dict[str, Any]] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for line in pool.map(play, jobs) if args.jobs > 1 else map(play, jobs):
            lines.append(line)
            if args.out:
                with open(args.out, "a", encoding="utf-8") as file:
                    file.write(json.dumps(line) + "\n")
            if len(lines) % 20 == 0:
                print(summary(args.first, lines), file=sys.stderr, flush=True)
    title = f"{args.first} against {args.players - 1} {args.others}, {args.game} {args.modules}"
    print(f"{title}: {summary(args.first, lines)}", flush=True)


if __name__ == "__main__":
    main()
