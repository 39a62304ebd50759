"""The database goes away while people play: they are told, nothing is lost, and it goes on by itself."""

from __future__ import annotations

import asyncio
import re
import time

import pytest

from tests.server import kept
from tests.server.conftest import Open
from tests.server.cutting import AFTER, BEFORE, Wire
from tests.server.people import Browser, Person, next_one, some_answers
from tests.server.running import Postgres
from tests.server.within import answer, inside, table


async def sat(url: str, game: str = "dice") -> tuple[Person, Person, str]:
    """Two people at a table, each with a socket of their own."""
    host = Browser(url)
    made = await host.made(game=game, seats=[{"who": "you"}, {"who": "you"}], seed="3")
    table = made["table"]["id"]
    return await Person(host, table, 0).sit(), await Person(host, table, 1).sit(), table


async def until_kept(person: Person, client: str, code: int, number: int) -> dict[str, object]:
    """Sends the same request until the house can keep it again. Over the same socket."""
    for _ in range(600):
        reply = await person.ask("answer", client, number=number, answers=[code])
        if reply["is"] == "done":
            return reply
        assert reply["kind"] == "store", reply
        await asyncio.sleep(0.2)
    raise AssertionError("it does not go on")


def test_postgres_stops_and_starts_again(own_postgres: Postgres, opened: Open) -> None:
    url = own_postgres.new_database("outage")
    house = opened(url)

    async def run() -> None:
        anna, bea, table = await sat(house.url)
        acknowledged: dict[tuple[int, str], int] = {}
        for turn, how in enumerate(("immediate", "fast")):
            await some_answers((anna, bea), 4)
            await asyncio.to_thread(own_postgres.stop, how)
            person = await next_one((anna, bea))
            assert person.question is not None
            code, number = person.question["options"][0]["code"], person.number
            assert number is not None
            reply = await person.ask("answer", f"o{turn}", number=number, answers=[code])
            assert (reply["is"], reply["kind"]) == ("refused", "store")
            assert reply["why"]
            assert (await person.browser.http.get("/api/health")).status_code == 503
            await person.ping()
            await asyncio.to_thread(own_postgres.start)
            done = await until_kept(person, f"o{turn}", code, number)
            assert person.seat is not None
            acknowledged[person.seat, f"o{turn}"] = int(str(done["number"]))
        await asyncio.gather(anna.play(), bea.play())
        assert (anna.bye, bea.bye) == (None, None)  # nobody had to come back
        kept.check(await kept.rows(url, table), acknowledged)

    asyncio.run(run())
    assert "Traceback" not in house.log


def test_every_process_says_when_something_went_wrong(own_postgres: Postgres, opened: Open) -> None:
    house = opened(own_postgres.new_database("when"), "--workers", "2")
    own_postgres.stop("immediate")
    try:
        end = time.monotonic() + 60
        while "the store does not answer" not in house.log and time.monotonic() < end:
            time.sleep(0.1)
    finally:
        own_postgres.start()
    lines = [line for line in house.log.splitlines() if "the store does not answer" in line]
    assert lines
    assert [line for line in lines if not re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\S* WARNING ", line)] == []


@pytest.mark.parametrize("cut", [BEFORE, AFTER])
def test_an_answer_of_unknown_fate(postgres: Postgres, opened: Open, cut: str) -> None:
    """The connection dies during the commit. Who sends it again gets the one result, whatever became of it."""
    url = postgres.new_database(f"fate{cut}")

    async def run() -> str:
        async with Wire(postgres.port) as wire:
            house = await asyncio.to_thread(opened, url.replace(str(postgres.port), str(wire.port)))
            anna, bea, table = await sat(house.url)
            acknowledged: dict[tuple[int, str], int] = {}
            for time in range(6):
                person = await next_one((anna, bea))
                assert person.question is not None
                assert person.number is not None
                code, number, client = person.question["options"][-1]["code"], person.number, f"f{time}"
                wire.cut = cut
                reply = await person.ask("answer", client, number=number, answers=[code])
                assert (reply["is"], reply.get("kind")) == ("refused", "store")
                rows = await kept.rows(url, table)
                assert any(row.client == client for row in rows) == (cut == AFTER)
                done = await until_kept(person, client, code, number)
                assert person.seat is not None
                acknowledged[person.seat, client] = int(str(done["number"]))
                await person.until(lambda p=person, n=number: p.number != n or not p.waited_for)
            assert wire.cuts == 6
            kept.check(await kept.rows(url, table), acknowledged)
            return house.log

    assert "Traceback" not in asyncio.run(run())


def test_a_connection_that_is_gone_though_nobody_says_so(postgres: Postgres) -> None:
    """Nothing comes over it any more, as when a firewall has forgotten it: what others do is heard all the same."""
    url = postgres.new_database("deaf")

    async def run() -> None:
        async with Wire(postgres.port) as wire:
            near, far = inside(url), inside(url.replace(str(postgres.port), str(wire.port)), process="two")
            async with near as other, far as house:
                made = await table(other, "anna", "bea")
                live = await house.live(made.id)
                house._bus.pulse = 0.2
                await house._bus.close()
                await house._bus.open()
                await asyncio.sleep(1)  # it listens, with a quick pulse
                wire.dead = wire.opened
                await answer(made, made.table.waiting[0])
                async with asyncio.timeout(40):  # less than what one dead connection is waited for
                    while live.table.digest() != made.table.digest():
                        await asyncio.sleep(0.05)

    asyncio.run(run())


def test_connections_that_are_given_up_are_closed(postgres: Postgres) -> None:
    """Each of them would be one less for everybody, for as long as the house is open."""
    url = postgres.new_database("given_up")

    def count() -> int:
        return int(postgres.tell("SELECT count(*) FROM pg_stat_activity WHERE datname = 'given_up'"))

    async def run() -> None:
        async with inside(url) as house:
            live = await table(house, "anna", "bea")

            async def many() -> int:
                await asyncio.gather(
                    *(house.store.table(live.id) for _ in range(20)), *(house.store.counts() for _ in range(20))
                )
                await house.store.set_due(live.id, None)
                return count()

            first = await many()
            for _ in range(3):
                await house.store.connect_anew()
                await many()
            while count() > first:  # the database needs a moment to see it
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_house_closes_though_its_database_does_not_answer(postgres: Postgres, opened: Open) -> None:
    url = postgres.new_database("silent")

    async def run() -> None:
        async with Wire(postgres.port) as wire:
            house = await asyncio.to_thread(opened, url.replace(str(postgres.port), str(wire.port)))
            anna, bea, _ = await sat(house.url)
            person = await next_one((anna, bea))
            assert person.question is not None
            wire.silent = True
            code = person.question["options"][0]["code"]
            await person.send(**{"is": "answer", "client": "a1", "number": person.number, "answers": [code]})
            await asyncio.to_thread(house.stop)  # raises if that takes too long

    asyncio.run(run())


def test_a_database_that_may_only_be_read(postgres: Postgres, opened: Open) -> None:
    """As a standby that was promoted elsewhere, or a disk that its host has locked."""
    url = postgres.new_database("readonly")
    house = opened(url)

    async def run() -> None:
        anna, bea, table = await sat(house.url)
        await some_answers((anna, bea), 4)
        _only_read(postgres, "on")
        before = await kept.rows(url, table)
        person = await next_one((anna, bea))
        assert person.question is not None
        assert person.number is not None
        code, number = person.question["options"][0]["code"], person.number
        for _ in range(2):
            reply = await person.ask("answer", "w1", number=number, answers=[code])
            assert (reply["is"], reply["kind"]) == ("refused", "store")
        fresh = await Person(person.browser, table, person.seat).sit()  # one can still look
        assert fresh.parts == person.parts
        assert await kept.rows(url, table) == before
        _only_read(postgres, "off")
        await until_kept(person, "w1", code, number)
        await asyncio.gather(anna.play(), bea.play())

    asyncio.run(run())
    assert "Traceback" not in house.log


def _only_read(postgres: Postgres, how: str) -> None:
    postgres.tell(f"ALTER DATABASE readonly SET default_transaction_read_only = {how}")
    postgres.tell("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'readonly'")
