"""How long a house takes to wake a finished table: `python -m bench.loading`. The goal is 50 ms.

Four players, all modules, everything they answered read from SQLite and played again, as after a restart. Time of the
processor, so that it does not matter what else the machine does; the best of several.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time

from buonfresco.engine import driver
from buonfresco.games import get_game
from buonfresco.server import making, migrations
from buonfresco.server.bots import Bots
from buonfresco.server.house import House
from buonfresco.server.store import Store
from buonfresco.table import MemoryJournal, Seat, Table

TIMES = 15


def played(seed: int) -> tuple[Table, MemoryJournal]:
    journal = MemoryJournal()
    modules = tuple(choice.number for choice in get_game("fresco").choices().modules)
    table = Table.new("fresco", [Seat("person")] * 4, options={"modules": modules}, seed=seed, journal=journal)
    luck = random.Random(seed)
    while not table.over:
        seat = table.waiting[0]
        question = table.question(seat, told=False)
        assert question is not None
        table.answer(seat, question.number, luck.choice(question.view.decision.options).code)
    return table, journal


async def measure(url: str, table: Table, journal: MemoryJournal) -> list[float]:
    """Milliseconds, each time."""
    store = Store(url, "bench")
    await migrations.upgrade(store.engine)
    house = House(store, Bots(1))
    await house.open()
    name, _ = await making.add(store, table, journal, time.time(), {}, [])
    took = []
    for _ in range(TIMES):
        begun = time.process_time()
        live = await house.live(name)
        took.append((time.process_time() - begun) * 1000)
        assert live.problem is None
        assert live.table.over
        del house.lives[name]
    await house.close()
    return took


def main() -> None:
    table, journal = played(1)
    with tempfile.TemporaryDirectory() as folder:
        took = asyncio.run(measure(f"sqlite+aiosqlite:///{folder}/house.sqlite3", table, journal))
    engine = "interpreted" if str(driver.__file__).endswith(".py") else "compiled"
    middle = sorted(took)[len(took) // 2]
    print(
        f"{len(journal.records)} records, engine {engine}: the first time {took[0]:.0f} ms, best {min(took):.0f} ms, ",
        end="",
    )
    print(f"median {middle:.0f} ms of the processor")


if __name__ == "__main__":
    main()
