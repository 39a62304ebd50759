"""What a house looks after by itself: clocks, bots that take over, tables that sleep, tables that are broken."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
import weakref
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from buonfresco.server import care, warmup
from buonfresco.server.bodies import SeatOrder
from buonfresco.server.care import Care
from buonfresco.server.errors import StoreDown
from buonfresco.server.house import House
from buonfresco.server.live import LiveTable
from buonfresco.server.schema import records
from buonfresco.server.viewer import Viewer
from buonfresco.table import Seat
from tests.server import kept
from tests.server.within import Clock, answer, inside, play, said, step, table


async def until(happened: Any) -> None:
    """Waits for what goes on in the background."""
    for _ in range(3000):
        if happened():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


def looks(live: LiveTable, visitor: str, seat: int | None) -> Viewer:
    viewer = Viewer(live, visitor, seat, "en")
    live.viewers.add(viewer)
    return viewer


def test_a_clock_answers_for_who_is_late(url: str) -> None:
    """Once the grace is over; who is not here has twice the time."""

    async def run() -> None:
        clock = Clock()
        async with inside(url, clock) as house:
            live = await table(house, "anna", "bea", clock=60)
            seat = live.table.waiting[0]
            looks(live, ("anna", "bea")[seat], seat)
            for later, number in ((60, 0), (9, 0), (2, 1)):
                clock.now += later
                await house.care.tick()
                assert live.table.number(seat) == number
            assert len(said(live)) == 1
            assert "time" in said(live)[0]
            live.viewers.clear()
            waiting = live.table.waiting[0]
            number = live.table.number(waiting)
            for later, more in ((71, 0), (60, 1)):
                clock.now += later
                await house.care.tick()
                assert live.table.number(waiting) == number + more

    asyncio.run(run())


def test_a_clock_runs_while_the_table_sleeps(url: str) -> None:
    """Nobody looks for a day, and the table went to sleep meanwhile: the clock still ends."""

    async def run() -> None:
        clock = Clock()
        async with inside(url, clock) as house:
            live = await table(house, "anna", "bea", clock=3600)
            await answer(live, live.table.waiting[0])
            seat = live.table.waiting[0]
            number, name = live.table.number(seat), live.id
            for _ in range(5):
                clock.now += 1800
                await house.care.tick()
            assert (await house.live(name)).table.number(seat) == number + 1

    asyncio.run(run())


def test_a_clock_stands_still_while_the_house_is_closed(url: str) -> None:
    async def run() -> None:
        clock = Clock()
        async with inside(url, clock) as house:
            live = await table(house, "anna", "bea", clock=60)
            seat, name = live.table.waiting[0], live.id
        clock.now += 10_000
        async with inside(url, clock) as house:
            await house.care.tick()
            assert (await house.live(name)).table.number(seat) == 0
            clock.now += 131
            await house.care.tick()
            assert (await house.live(name)).table.number(seat) == 1

    asyncio.run(run())


@pytest.mark.parametrize("how", ["the machine sleeps", "the store is away"])
def test_a_clock_stands_still_while_nobody_can_answer(how: str, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A laptop that is opened again, or a database that is back, does not begin with bots that answer for everybody."""
    clock, ticks, away = Clock(), 0, False
    whole = Care.tick

    async def tick(self: Care) -> None:
        nonlocal ticks
        ticks += 1
        if away:
            raise StoreDown("away")
        await whole(self)

    async def pass_(seconds: float) -> None:
        clock.now += seconds
        seen = ticks
        while ticks < seen + 2:
            await asyncio.sleep(0.01)

    monkeypatch.setattr(care, "_TICK", 0.01)
    monkeypatch.setattr(care, "time", SimpleNamespace(time=clock))
    monkeypatch.setattr(Care, "tick", tick)

    async def run() -> None:
        nonlocal away
        async with inside(url, clock) as house:
            live = await table(house, "anna", "bea", clock=60)
            seat = live.table.waiting[0]
            away = how == "the store is away"
            for _ in range(60 if away else 1):
                await pass_(5 if away else 10_000)
            away = False
            await pass_(1)
            assert (await house.live(live.id)).table.number(seat) == 0
            for _ in range(30):
                await pass_(5)
            assert (await house.live(live.id)).table.number(seat) == 1

    asyncio.run(run())


def test_idle_tables_sleep_and_wake(url: str) -> None:
    async def run() -> None:
        clock = Clock()
        async with inside(url, clock) as house:
            watched, idle = await table(house, "anna", "bea"), await table(house, "anna", "bea")
            viewer = looks(watched, "anna", 0)
            await play(watched, random.Random(1), 5)
            before = watched.table.digest(0)
            assert viewer.update() is not None
            clock.now += 200
            await house.care.tick()
            assert idle.id not in house.lives
            assert watched.asleep
            await watched.awake()
            assert watched.table.digest(0) == before
            assert viewer.update() is None  # nothing has changed for him
            await answer(watched, watched.table.waiting[0])
            assert viewer.update() is not None
            again = await house.live(idle.id)
            assert again is not idle
            await answer(again, again.table.waiting[0])

    asyncio.run(run())


def test_a_bot_takes_over_and_the_seat_is_taken_back(url: str) -> None:
    async def run() -> None:
        async with inside(url) as house:
            live = await table(house, "anna", "bea")
            while live.table.waiting != [1]:
                await answer(live, live.table.waiting[0])
            number = live.table.number(1)
            await house.order(live, "anna", 1, SeatOrder("bot", bot="random"))  # the host may
            await until(lambda: live.table.number(1) > number and live.table.waiting == [0])
            assert live.holds[1] == "bea"
            await house.order(live, "bea", 1, SeatOrder("person"))
            assert [who.kind for who in live.table.seats] == ["person", "person"]
            number = live.table.number(1)
            while live.table.waiting != [1]:
                await answer(live, 0)
            await answer(live, 1)
            assert live.table.number(1) == number + 1

    asyncio.run(run())


def test_bots_play_to_the_end_after_a_restart(url: str) -> None:
    """Nobody looks: whoever keeps the house finds out by himself that bots are waited for."""

    async def run() -> None:
        async with inside(url) as house:
            live = await table(house, "anna", "bot", "bot")
            name = live.id
            for _ in range(6):
                await step(live, random.Random(1))
            if live.table.waiting == [0]:
                await house.order(live, "anna", 0, SeatOrder("bot", bot="random"))
        async with inside(url) as house:
            await house.care.tick()
            await until(lambda: name in house.lives and not house.lives[name].asleep)
            await house.order(await house.live(name), "anna", 0, SeatOrder("bot", bot="random"))
            await until(lambda: house.lives[name].table.over)

    asyncio.run(run())


@pytest.mark.parametrize("spoilt", ["input", "first"])
def test_a_broken_table_does_not_stop_the_others(url: str, spoilt: str) -> None:
    async def run() -> None:
        clock = Clock()
        async with inside(url, clock) as house:
            broken, other = await table(house, "anna", "bea", clock=60), await table(house, "anna", "bea", clock=60)
            await answer(broken, broken.table.waiting[0])
        place = 0 if spoilt == "first" else 1
        damage = sa.update(records).where(records.c.table_id == broken.id, records.c.n == place).values(input="{")
        await kept.query(url, damage)
        async with inside(url, clock) as house:
            clock.now += 131
            seat = (await house.live(other.id)).table.waiting[0]
            await house.care.tick()
            await house.care.tick()
            assert (await house.live(other.id)).table.number(seat) == 1
            assert broken.id not in await house.store.due("one", clock.now, 50)

    asyncio.run(run())


@pytest.mark.parametrize("how", ["left", "away", "bots"])
def test_whatever_was_seen_to_is_not_due_any_more(url: str, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else those that are due the longest would keep all others from being looked at: seats that were left, people who
    have twice the time, a table where something goes wrong that must not.
    """

    async def run() -> None:
        clock = Clock()
        async with inside(url, clock) as house:
            live = await table(house, "anna", "bot" if how == "bots" else "bea", clock=60)
            if how == "left":
                for seat, who in enumerate(("anna", "bea")):
                    await house.order(live, who, seat, SeatOrder("leave"))
            if how == "bots":
                monkeypatch.setattr(LiveTable, "asked_bot", lambda _: 1 / 0)
                while not live.table.waits_for_bots:
                    await answer(live, 0)
            clock.now += 80
            await house.care.tick()
            await until(lambda: live.thinking is None or live.thinking.done())
            assert live.id not in await house.store.due("one", clock.now, 50)
            clock.now += 1000
            assert (live.id in await house.store.due("one", clock.now, 50)) == (how != "left")

    asyncio.run(run())


def test_who_sits_down_has_time_of_his_own(url: str) -> None:
    async def run() -> None:
        clock = Clock()
        async with inside(url, clock) as house:
            live = await table(house, "anna", "bea", clock=60)
            seat = live.table.waiting[0]
            await house.order(live, ("anna", "bea")[seat], seat, SeatOrder("leave"))
            clock.now += 1000
            await live.sit(seat, Seat("person", "Cora"))
            await house.care.tick()
            assert live.table.number(seat) == 0
            clock.now += 131
            await house.care.tick()
            assert live.table.number(seat) == 1

    asyncio.run(run())


def test_a_rematch_is_one_however_many_ask(url: str) -> None:
    async def run() -> None:
        async with inside(url) as house, inside(url, process="two") as second:
            live = await table(house, "anna", "bea", clock=60)
            await play(live, random.Random(4))
            there: list[tuple[House, LiveTable]] = [(house, live)]
            if house.store.shared:
                there.append((second, await second.live(live.id)))
            asked = [one.rematch(at, who) for one, at in there for who in ("anna", "bea")]
            found = set(await asyncio.gather(*asked))
            assert len(found) == 1
            (name,) = found
            next_ = await house.live(name)
            assert (next_.holds, next_.row.clock) == ({-1: "anna", 0: "anna", 1: "bea"}, 60)
            assert len(await house.store.tables_of("anna", 10)) == 2

    asyncio.run(run())


class _Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.own = self


def test_what_only_the_collector_finds_goes_though_it_is_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "_TIDY", 0.01)
    gc.disable()
    try:
        left = weakref.ref(_Knot())
        assert left() is not None
        with contextlib.suppress(TimeoutError):
            asyncio.run(asyncio.wait_for(warmup.tidy(), 0.2))
        assert left() is None
    finally:
        gc.enable()
    asyncio.run(asyncio.wait_for(warmup.tidy(), 5))  # where nobody has switched it off there is nothing to do
