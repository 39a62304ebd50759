"""A monkey plays in a real browser: random games, module sets, languages and sizes, random touches.

python -m scripts.monkey [--minutes 10] [--seed 1] [--answers 150] [--table N]

It stops at the first console error, failed request or stuck question, and says which table it was: --table repeats it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.server.running import house
from tests.web import chromium
from tests.web.monkeys import Case, play


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1, help="the first table; the others follow")
    parser.add_argument("--answers", type=int, default=150, help="at one table, at most")
    parser.add_argument("--table", type=int, help="this one alone")
    args = parser.parse_args()
    path = chromium.program()
    if path is None:
        print(chromium.MISSING)
        return 1
    end = time.monotonic() + 60 * args.minutes
    done: Counter[str] = Counter()
    number = args.seed if args.table is None else args.table
    options = ("--no-limits", "--bot-workers", "1")
    with (
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder) / "house", *options) as running,
        sync_playwright() as playwright,
        playwright.chromium.launch(**chromium.launching(path)) as browser,
    ):
        while time.monotonic() < end:
            case = Case.of(number)
            print(case, flush=True)
            try:
                monkey = play(browser, running.url, case, args.answers)
            except AssertionError as error:
                print(f"{error}\nAgain: python -m scripts.monkey --answers {args.answers} --table {number}")
                return 1
            done["tables"] += 1
            done["answers"] += sum(monkey.kinds.values())
            done.update(monkey.ways)
            if args.table is not None:
                break
            number += 1
    print(", ".join(f"{name}: {count}" for name, count in done.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
