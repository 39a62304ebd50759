"""Kills a house while people play, hundreds of times on each store: `make crash ARGS="--kills 500"`."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

from tests.server.crashes import Ordeal
from tests.server.running import Postgres, postgres_programs
from tests.server.sprung import Stem


def ordeal(name: str, url: str, kills: int, seed: int, workers: int) -> None:
    folder = Path(tempfile.mkdtemp(prefix="buonfresco-crash-"))
    stem = Stem()
    found = Ordeal(url or f"sqlite+aiosqlite:///{folder / 'house.sqlite3'}", folder / "data", seed, workers, stem)
    try:
        asyncio.run(found.run(kills, lambda line: print(f"{name}: {line}", flush=True)))
    finally:
        found.close()
        stem.close()
    shutil.rmtree(folder)  # kept if something went wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="on each store")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=("sqlite", "postgres"), action="append", help="one alone")
    parser.add_argument("--workers", type=int, default=2, help="processes of the house on PostgreSQL")
    args = parser.parse_args()
    stores = args.store or ["sqlite", "postgres"]
    if "sqlite" in stores:
        ordeal("sqlite", "", args.kills, args.seed, 1)
    if "postgres" in stores:
        if postgres_programs() is None:
            print("PostgreSQL is not installed: apt-get install postgresql")
            return 1
        server = Postgres()
        try:
            ordeal("postgres", server.new_database("crash"), args.kills, args.seed, args.workers)
        finally:
            server.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
