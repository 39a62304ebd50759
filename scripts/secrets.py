"""Pairs of houses that differ in hidden things only, for as long as it is told to: every byte to a seat is compared.

python -m scripts.secrets [--minutes 10] [--seed N]

A failure prints the seed of its case; --seed with that number and --minutes 0 makes it again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
import traceback
from pathlib import Path

from tests import pairs
from tests.server.test_bytes import look_at_worlds, plan_in_secret


def case(seed: int) -> str:
    """One game of a random configuration, looked at now and then; and a round of secret plans. Gives what is wrong."""
    rng = random.Random(seed)
    chosen = next(one for one in pairs.cases(rng) if rng.random() < 0.3)
    what = (chosen.game, chosen.players, chosen.modules)
    try:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(look_at_worlds(Path(folder) / "worlds", what, seed, 6))
            if chosen.game == "fresco":
                asyncio.run(plan_in_secret(Path(folder) / "plans", what, seed, rng.randrange(4)))
    except Exception:
        return f"seed {seed}, {what}\n{traceback.format_exc()}"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    args = parser.parse_args()
    end, seed, failures = time.monotonic() + 60 * args.minutes, args.seed, 0
    while True:
        problem = case(seed)
        failures += bool(problem)
        print(problem or f"seed {seed}: alike", flush=True)
        seed += 1
        if time.monotonic() >= end:
            print(f"{seed - args.seed} pairs of houses, {failures} failures")
            return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
