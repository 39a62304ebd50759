"""A house in this process, with a clock of our own: for what must be exact. No socket, but a real store."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

from buonfresco.server.bodies import NewTable, Sit
from buonfresco.server.bots import Bots
from buonfresco.server.house import House
from buonfresco.server.live import LiveTable
from buonfresco.server.store import Store
from buonfresco.text import catalogue
from tests.server import kept


class Clock:
    """Seconds, as we like."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@contextlib.asynccontextmanager
async def inside(url: str, clock: Clock | None = None, process: str = "one") -> AsyncIterator[House]:
    await kept.prepared(url)
    house = House(Store(url, process), Bots(1), clock or Clock())
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def visitor(house: House, name: str) -> str:
    """A browser of this name."""
    await house.store.add_visitor(name, f"hash of {name}", house.now())
    return name


async def table(house: House, *seats: str, game: str = "dice", **more: Any) -> LiveTable:
    """Seats by who holds them, ``bot`` for a bot. The first one is the host."""
    for name in dict.fromkeys(seats):
        if name != "bot" and await house.store.visitor(f"hash of {name}", 0) is None:
            await visitor(house, name)
    host = seats[0] if seats[0] != "bot" else await visitor(house, f"host {more.get('seed')}"[:16])
    sits = [Sit("bot", bot="random") if name == "bot" else Sit("guest") for name in seats]
    made = await house.make(NewTable(game, sits, **{"seed": "7", **more}), host)
    for invite in made.invites:
        await house.claim(invite.token, seats[invite.seat], seats[invite.seat], "en")
    return await house.live(made.table.id)


async def answer(live: LiveTable, seat: int, client: str = "", luck: random.Random | None = None) -> int:
    """One of the options that lie before the seat; gives its code."""
    question = live.table.question(seat, told=False)
    assert question is not None
    options = question.view.decision.options
    code: int = (options[0] if luck is None else luck.choice(options)).code
    await live.answer(seat, question.number, code, client)
    return code


async def step(live: LiveTable, luck: random.Random) -> int | None:
    """The first person who is waited for answers; gives the seat. Bots are the house's business."""
    people = [seat for seat in live.table.waiting if live.table.seats[seat].kind != "bot"]
    if not people:
        await asyncio.sleep(0.01)
        return None
    await answer(live, people[0], luck=luck)
    return people[0]


async def play(live: LiveTable, luck: random.Random, most: int = 10_000) -> int:
    """People answer, as they are asked, until it is over or so many answers are given."""
    given = 0
    while not live.table.over and given < most:
        given += await step(live, luck) is not None
    return given


def said(live: LiveTable, lang: str = "en") -> list[str]:
    """The talk of a table, as everybody reads it, but for who sat down."""
    from buonfresco.server.spoken import Voice

    cat = catalogue(lang)
    voice = Voice(cat, live.table.names(cat))
    sat = {row.n for row in live.talk.rows if "table-seat-claimed" in row.body}
    lines = [line for line in live.talk.since(0, voice) if line.number not in sat]
    return ["".join(span.text for span in line.text) for line in lines]
