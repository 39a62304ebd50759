"""The long run: whole games of module sets with every promise tested at every step, as long as it is told to.

python -m scripts.matrix [--minutes 10] [--seed N] [--jobs N] [--module N] [--pairs]

First every single module, every pair and all together with 2, 3, 4 players and every preset; then random subsets.
With --module only sets that have it. With --pairs: games that differ only in what a seat cannot see, of every game and
random sets, as tests/test_pairs.py.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests import matrix, pairs
from tests.matrix import Case


def cases(seed: int) -> Iterator[Case]:
    families = matrix.families()
    for modules in itertools.chain(families["single"], families["all"], families["pair"]):
        yield from matrix.everywhere(modules, seed)
    rng = random.Random(seed)
    for modules in matrix.subsets(rng):
        yield from matrix.everywhere(modules, rng.randrange(1 << 32))


def attempt(case: Case) -> tuple[Case, int, str, str]:
    try:
        game = matrix.play(case)
    except AssertionError as error:
        return case, 0, "", str(error)
    assert game.outcome is not None
    return case, len(game.inputs), game.outcome.reason, ""


def attempt_pairs(case: pairs.Case) -> tuple[pairs.Case, int, str, str]:
    try:
        return case, pairs.play(case), "a number of looks", ""
    except AssertionError as error:
        return case, 0, "", str(error)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--module", type=int)
    parser.add_argument("--pairs", action="store_true")
    args = parser.parse_args()
    print(f"seed {args.seed}, {args.minutes:g} minutes, {args.jobs} processes", flush=True)
    end = time.monotonic() + 60 * args.minutes
    done: Counter[str] = Counter()
    what = "looks" if args.pairs else "inputs"
    sets: set[tuple[int, ...]] = set()
    failures = 0
    every: Iterator[Any] = pairs.cases(random.Random(args.seed)) if args.pairs else cases(args.seed)
    if args.module is not None:
        every = (case for case in every if args.module in case.modules)
    trial: Any = attempt_pairs if args.pairs else attempt
    with multiprocessing.Pool(args.jobs) as pool:
        while time.monotonic() < end:
            batch = list(itertools.islice(every, 9 * args.jobs))  # the cases never end
            for case, inputs, reason, problem in pool.imap_unordered(trial, batch):
                done["games"] += 1
                done["inputs"] += inputs
                done[f"ended by {reason}" if reason else "failed"] += 1
                sets.add(case.modules)
                if problem:
                    failures += 1
                    print(problem, flush=True)
            print(f"{done['games']} games, {len(sets)} module sets, {done['inputs']} {what}", end="\r", flush=True)
    print()
    singles, doubles = (sum(len(one) == size for one in sets) for size in (1, 2))
    print(
        f"{len(sets)} module sets: {singles} singles, {doubles} pairs, the largest of {max(map(len, sets), default=0)}"
    )
    print(", ".join(f"{name}: {count}" for name, count in sorted(done.items())))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
