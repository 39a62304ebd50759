"""Edits of saves, logs and packs for as long as it is told to: only documented errors, and what is accepted plays on.

python -m scripts.fuzz [--minutes 10] [--seed N] [--jobs N]

A failure prints the seed of its case; --seed with that number and --minutes 0 makes it again. So does the slowest.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import random
import resource
import sys
import time
import traceback
from collections import Counter

from tests import edits

EACH = 20  # edits of one game


def case(seed: int) -> tuple[int, Counter[str], float, str]:
    """One game, edited in every way: what came of it, the slowest edit, and the first failure."""
    rng = random.Random(seed)
    found: Counter[str] = Counter()
    slowest = 0.0
    game = edits.any_game(rng)
    for _ in range(EACH):
        way = rng.choice(("frame", "value", "anything", "whole", "log", "pack"))
        begin = time.monotonic()
        try:
            if way == "whole":
                what = edits.whole(game, rng)
            elif way == "log":
                what = edits.log(game, rng)
            elif way == "pack":
                what = edits.pack(game, rng)
            elif game.over:
                continue
            else:
                what = edits.saved(game, getattr(edits, f"edit_{way}"), rng)
        except Exception:
            return seed, found, slowest, f"seed {seed}, {way}\n{traceback.format_exc()}"
        slowest = max(slowest, time.monotonic() - begin)
        found[f"{way}: {what}"] += 1
    return seed, found, slowest, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()
    print(f"seed {args.seed}, {args.minutes:g} minutes, {args.jobs} processes", flush=True)
    end = time.monotonic() + 60 * args.minutes
    seeds = itertools.count(args.seed)
    done: Counter[str] = Counter()
    failures, slowest = 0, (0.0, args.seed)
    with multiprocessing.Pool(args.jobs) as pool:
        while True:
            for seed, found, seconds, problem in pool.imap_unordered(case, [next(seeds) for _ in range(4 * args.jobs)]):
                done += found
                slowest = max(slowest, (seconds, seed))
                if problem:
                    failures += 1
                    print(problem, flush=True)
            print(f"{done.total()} edits, {failures} failures", end="\r", flush=True)
            if time.monotonic() >= end:
                break
    print()
    print("\n".join(f"{name}: {count}" for name, count in sorted(done.items())))
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
    print(f"the slowest edit took {slowest[0]:.2f} s (seed {slowest[1]}); the largest process had {most} MB")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
