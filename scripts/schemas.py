"""Writes databases in today's form as SQL text, for the test that leads every release to the next.

Run it when a new form is released (``python -m scripts.schemas``): files of earlier ones stay as they are.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
from pathlib import Path
from typing import Final

from tests.server.running import Postgres
from tests.server.within import inside, play, table

from buonfresco.server import migrations

FOLDER: Final = Path(__file__).parent.parent / "tests" / "server" / "schemas"
_GAMES: Final[tuple[tuple[str, dict[str, object]], ...]] = (
    ("fresco", {"options": {"modules": [1, 6, 16]}}),
    ("cards", {}),
    ("dice", {"clock": 86400}),
)


async def fill(url: str) -> None:
    """A table of each game, some answers into it."""
    async with inside(url) as house:
        for game, more in _GAMES:
            live = await table(house, "anna", "bea", game=game, **more)
            await play(live, random.Random(1), 9)
            await live.say(0, "hello", "c1")


def main() -> None:
    release = migrations.releases()[-1]
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "house.sqlite3"
        asyncio.run(fill(f"sqlite+aiosqlite:///{file}"))
        with sqlite3.connect(file) as kept:
            text = "\n".join(kept.iterdump())
        (FOLDER / f"{release}.sqlite.sql").write_text(text + "\n")
    server = Postgres()
    try:
        url = server.new_database("house")
        asyncio.run(fill(url))
        (FOLDER / f"{release}.postgres.sql").write_text(server.dump(url))
    finally:
        server.close()


if __name__ == "__main__":
    main()
