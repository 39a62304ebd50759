"""Bots that fail, hang or take their process with them: a simpler one answers, and the table is told."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from buonfresco import bots as known
from buonfresco.bots import Seat as Place
from buonfresco.bots import dice
from buonfresco.server.bots import ALONE, HINT, WATCHED, Bots
from buonfresco.table import Asked, Seat, Table
from tests.server.within import Clock, inside, said, step, table

# Where a worker process finds bots for tests: Python reads this file when it starts.
_SITE = """
import gc, os, time, weakref
from buonfresco.bots import Level, dice

def raises(seat):
    raise LookupError("no idea")

def nonsense(seat):
    return seat.decision.options[10_000].code

def hangs(seat):
    time.sleep(1000)

def dies(seat):
    os._exit(3)

class Litter:
    def __init__(self):
        self.me = self

left = []

def litters(seat):
    assert not gc.isenabled() and not any(one() for one in left)
    left[:] = [weakref.ref(Litter())]
    return seat.decision.options[0].code

dice.BOTS.update({bot.__name__: Level(bot) for bot in (raises, nonsense, hangs, dies, litters)})
"""
BRITTLE = ("raises", "nonsense", "hangs", "dies", "litters")


@pytest.fixture
def brittle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots that fail, in every process that is started meanwhile."""
    (tmp_path / "sitecustomize.py").write_text(_SITE)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    for name in BRITTLE:
        monkeypatch.setitem(dice.BOTS, name, dice.BOTS[next(iter(dice.BOTS))])
    known._bots_for.cache_clear()
    yield
    monkeypatch.undo()
    known._bots_for.cache_clear()


def asked(bot: str) -> Asked:
    return Table.new("dice", [Seat("bot", bot=bot)] * 2, seed=3).bots()[0]


@pytest.mark.usefixtures("brittle")
def test_a_simpler_one_answers() -> None:
    async def run() -> None:
        bots = Bots(1, limit=20)
        try:
            for count, bot in enumerate(("raises", "nonsense", "dies"), 1):
                question = asked(bot)
                thought = await bots.think("dice", question, WATCHED)
                assert thought.fallen
                assert thought.code in [option.code for option in Place.from_bytes(question.job).decision.options]
                assert bots.failures == count
            plain = await bots.think("dice", asked("random"), WATCHED)
            assert not plain.fallen  # those who come after are not harmed
        finally:
            bots.close()

    asyncio.run(run())


@pytest.mark.usefixtures("brittle")
def test_the_collector_works_between_two_answers() -> None:
    async def run() -> None:
        bots = Bots(1, limit=20)
        try:
            thoughts = [await bots.think("dice", asked("litters"), WATCHED) for _ in range(3)]
            assert not any(thought.fallen for thought in thoughts)
        finally:
            bots.close()

    asyncio.run(run())


@pytest.mark.usefixtures("brittle")
def test_one_that_hangs_is_killed() -> None:
    async def run() -> None:
        bots = Bots(1, limit=0.2)
        try:
            assert (await bots.think("dice", asked("hangs"), WATCHED)).fallen
            assert bots.failures >= 1
        finally:
            bots.close()

    asyncio.run(run())


def test_people_are_served_first() -> None:
    """One worker, many who wait: those with people at their table come before hints, and these before the others."""

    async def run() -> None:
        bots, order = Bots(1, limit=60), []

        async def think(name: str, rank: int) -> None:
            await bots.think("dice", asked("random"), rank)
            order.append(name)

        try:
            nobody = [asyncio.create_task(think("nobody", ALONE)) for _ in range(8)]
            await asyncio.sleep(0)
            hints = [asyncio.create_task(think("hint", HINT)) for _ in range(2)]
            people = [asyncio.create_task(think("people", WATCHED)) for _ in range(4)]
            await asyncio.gather(*nobody, *hints, *people)
        finally:
            bots.close()
        assert order[1:7] == ["people"] * 4 + ["hint"] * 2  # the first one was being served when they came

    asyncio.run(run())


def test_who_does_not_wait_any_more_keeps_nobody_waiting() -> None:
    async def run() -> None:
        bots = Bots(1, limit=60)
        try:
            first = asyncio.create_task(bots.think("dice", asked("random"), WATCHED))
            await asyncio.sleep(0)
            gone, last = (asyncio.create_task(bots.think("dice", asked("random"), WATCHED)) for _ in range(2))
            first.add_done_callback(lambda _: gone.cancel())  # just when it would be its turn
            assert not (await asyncio.wait_for(last, 60)).fallen
            assert gone.cancelled()
        finally:
            bots.close()

    asyncio.run(run())


def test_who_hangs_up_costs_no_worker() -> None:
    """A new one takes longer to begin than most thoughts take: it would be a cheap way to keep everybody waiting."""

    async def run() -> None:
        bots = Bots(1, limit=60)
        try:
            await bots.think("dice", asked("random"), HINT)
            (worker,) = bots._idle
            for _ in range(5):
                gone = asyncio.create_task(bots.think("dice", asked("random"), HINT))
                while worker not in bots._busy:
                    await asyncio.sleep(0)
                gone.cancel()
                assert not (await bots.think("dice", asked("random"), WATCHED)).fallen
            assert bots._idle == [worker]
        finally:
            bots.close()

    asyncio.run(run())


@pytest.mark.usefixtures("brittle")
def test_the_table_is_told(url: str) -> None:
    async def run() -> None:
        async with inside(url) as house:
            live = await table(house, "anna", "bot")
            await live.sit(1, Seat("bot", bot="dies"))
            luck = random.Random(1)
            while not said(live):
                assert not live.table.over
                await step(live, luck)
            for lang in ("en", "de", "fr"):
                assert said(live, lang)[0]
            number = live.table.number(1)
            while live.table.number(1) == number and not live.table.over:
                await step(live, luck)

    asyncio.run(run())


def test_many_tables_of_bots_and_one_of_people(url: str) -> None:
    """Bots play at many tables; a person's answers are taken, and his bot answers, while most of them still play."""
    many = 60

    async def run() -> None:
        async with inside(url, Clock()) as house:
            busy: list[Any] = [await table(house, "bot", "bot", seed=str(number)) for number in range(many)]
            live = await table(house, "anna", "bot", game="cards")
            luck, given = random.Random(1), 0
            while given < 12 and not live.table.over:
                given += await step(live, luck) is not None
            playing = [one for one in busy if not (await house.live(one.id)).table.over]
            assert len(playing) > many / 2

    asyncio.run(run())
