"""Several processes on one PostgreSQL: any of them serves any table, the database says who was first."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server import kept
from tests.server.conftest import Open
from tests.server.people import Browser, Person, some_answers
from tests.server.running import Postgres

TIMES = 40


async def same_browser(browser: Browser, url: str) -> Browser:
    """The same cookies, at another process."""
    found = Browser(url)
    found.http.cookies.update(browser.http.cookies)
    return found


async def two_sockets(urls: list[str], game: str, **more: Any) -> tuple[list[list[Person]], str]:
    """By seat, the same person at both processes."""
    first = Browser(urls[0])
    made = await first.made(game=game, seats=[{"who": "you"}, {"who": "you"}], seed="3", **more)
    table, second = made["table"]["id"], await same_browser(first, urls[1])
    found = [[await Person(browser, table, seat, seed=seat).sit() for browser in (first, second)] for seat in (0, 1)]
    return found, table


async def turn(seats: list[list[Person]]) -> list[Person] | None:
    """The two sockets of the seat that is asked; None when it is over."""
    for _ in range(3000):
        for one, other in seats:
            if one.over and other.over:
                return None
            if one.waited_for and other.waited_for and one.number == other.number and one.digest == other.digest:
                return [one, other]
        await asyncio.sleep(0.01)
    raise AssertionError("the two processes do not agree")


def test_two_answers_at_the_same_time(postgres: Postgres, opened: Open) -> None:
    """One wins; the other is told that his question is answered, and shown the table as it is."""
    url = postgres.new_database("together")
    urls = [opened(url).url, opened(url).url]

    async def run() -> None:
        seats, table = await two_sockets(urls, "dice")
        acknowledged: dict[tuple[int, str], int] = {}
        stale = 0
        for time in range(TIMES):
            pair = await turn(seats)
            if pair is None:
                break
            names = [f"{place}-{time}" for place in (0, 1)]
            seen = [person.updates for person in pair]
            replies = await asyncio.gather(
                *(person.answer(client=name) for person, name in zip(pair, names, strict=True))
            )
            kinds = sorted(reply.get("kind", reply["is"]) for reply in replies)
            assert kinds == ["done", "stale"], replies
            stale += 1
            for person, name, reply, before in zip(pair, names, replies, seen, strict=True):
                await person.until(lambda p=person, b=before: p.updates > b)
                if reply["is"] == "done":
                    assert person.seat is not None
                    acknowledged[person.seat, name] = reply["number"]
        assert stale > TIMES / 2
        rows = await kept.rows(url, table)
        kept.check(rows, acknowledged)
        assert len(rows) == 1 + len(acknowledged)  # who lost has left nothing

    asyncio.run(run())


def test_one_request_to_two_processes(postgres: Postgres, opened: Open) -> None:
    """The same client's name: it is done once, and both are told the same."""
    url = postgres.new_database("once")
    urls = [opened(url).url, opened(url).url]

    async def run() -> None:
        seats, table = await two_sockets(urls, "cards")
        acknowledged: dict[tuple[int, str], int] = {}
        for time in range(TIMES):
            pair = await turn(seats)
            if pair is None:
                break
            question = pair[0].question
            assert question is not None
            option = pair[0].luck.choice(question["options"])
            before = pair[0].number
            replies = await asyncio.gather(*(person.answer(option, f"r{time}") for person in pair))
            assert [reply["is"] for reply in replies] == ["done", "done"], replies
            assert replies[0]["number"] == replies[1]["number"]
            assert pair[0].seat is not None
            acknowledged[pair[0].seat, f"r{time}"] = replies[0]["number"]
            for person in pair:
                await person.until(lambda p=person, n=before: p.number != n or p.over)
        rows = await kept.rows(url, table)
        kept.check(rows, acknowledged)
        assert len(rows) == 1 + len(acknowledged)

    asyncio.run(run())


def test_each_hears_what_happens_at_the_other(postgres: Postgres, opened: Open) -> None:
    """Two people at two processes: answers, talk and who is here reach both; one process dies, the other goes on."""
    url = postgres.new_database("apart")
    first, second = opened(url), opened(url)

    async def run() -> None:
        host, guest = Browser(first.url), Browser(second.url)
        made = await host.made(game="cards", seats=[{"who": "you"}, {"who": "guest"}, {"who": "bot"}], seed="3")
        table = made["table"]["id"]
        await guest.claim(made["invites"][0]["token"], "Bea", "fr")
        anna = await Person(host, table, 0).sit()
        bea = await Person(guest, table, 1, "fr").sit()
        await anna.until(lambda: anna.seats[1].get("here"))
        await bea.ask("say", text="bonjour")
        await anna.until(lambda: anna.said[-1:] == ["bonjour"])
        await some_answers((anna, bea), 6)
        first.kill()  # it may have been the one that asks the bot; the other one takes that over
        moved = await same_browser(host, second.url)
        anna = await Person(moved, table, 0, seed=9).sit()
        await asyncio.gather(anna.play(), bea.play())
        assert (anna.state, bea.state) == ("over", "over")

    asyncio.run(run())
