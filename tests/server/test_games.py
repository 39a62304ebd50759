"""Whole games of all kinds over real sockets: people in three languages, bots, both stores, several processes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server import kept
from tests.server.conftest import Open, database
from tests.server.people import Browser, Person, next_one

LANGUAGES = ("en", "de", "fr")


async def table(url: str, people: int, bots: int, **more: Any) -> tuple[str, list[Person]]:
    """A table with its people, each in a browser and a language of their own."""
    browsers = [Browser(url) for _ in range(people)]
    seats = [{"who": "you", "name": "Anna"}, *[{"who": "guest"}] * (people - 1), *[{"who": "bot"}] * bots]
    made = await browsers[0].made(seats=seats, seed="5", **more)
    name = made["table"]["id"]
    for browser, invite in zip(browsers[1:], made["invites"], strict=True):
        assert (await browser.claim(invite["token"], f"Guest {invite['seat']}")).status_code == 200
    return name, [
        await Person(browser, name, seat, LANGUAGES[seat % 3], seat).sit() for seat, browser in enumerate(browsers)
    ]


async def whole(url: str, store: str, people: int, bots: int, **more: Any) -> None:
    name, sitting = await table(url, people, bots, **more)
    spectator = await Person(Browser(url), name, None, "fr").sit()
    await asyncio.gather(*(person.play() for person in sitting))
    await spectator.until(lambda: spectator.over)
    assert {person.state for person in (*sitting, spectator)} == {"over"}
    for part in ("round", "end_reason", "waiting"):
        assert len({str(person.parts[part]) for person in (*sitting, spectator)}) == 1
    kept.check(await kept.rows(store, name), {})
    if bots:
        rows = await kept.rows(store, name)
        assert any(row.seat == people and row.input["is"] == "answer" for row in rows)


GAMES: dict[str, list[tuple[int, int, dict[str, Any]]]] = {
    "sqlite": [
        (3, 1, {"game": "fresco", "options": {"modules": [1, 2, 8]}}),
        (2, 0, {"game": "cards"}),
        (1, 3, {"game": "dice"}),
    ],
    "postgres": [
        (2, 0, {"game": "fresco", "options": {"modules": [6, 16]}}),
        (3, 1, {"game": "cards"}),
        (2, 1, {"game": "dice"}),
    ],
}


@pytest.mark.parametrize("store", GAMES)
def test_whole_games(store: str, opened: Open, request: pytest.FixtureRequest, tmp_path: Any) -> None:
    """On PostgreSQL by two processes, of which each serves whoever comes to it."""
    url = database(store, tmp_path, request)
    house = opened(url, *(("--workers", "2") if store == "postgres" else ()))

    async def run() -> None:
        for people, bots, more in GAMES[store]:
            await whole(house.url, url, people, bots, **more)

    asyncio.run(run())
    assert "Traceback" not in house.log


def test_an_evening(url: str, opened: Open) -> None:
    """Two at one device, a guest elsewhere: looks, an undo that is asked for, a seat that is left, and a rematch."""
    house = opened(url)

    async def run() -> None:
        host, guest = Browser(house.url), Browser(house.url)
        seats = [{"who": "you", "name": "Anna"}, {"who": "guest"}, {"who": "you", "name": "Cleo"}]
        made = await host.made(game="dice", seats=seats, seed="5")
        name = made["table"]["id"]
        await guest.claim(made["invites"][0]["token"], "Bea")
        device = await Person(host, name, 0).sit()
        bea = await Person(guest, name, 1, "de", 1).sit()

        async def play(answers: int) -> None:
            given = 0
            while given < answers and not bea.over:
                waiting = bea.parts["waiting"][0]
                if waiting == 1:
                    given += await bea.move()
                    continue
                await device.look(None)  # the curtain, while the device is handed on
                assert device.question is None
                await device.look(waiting)
                if device.question is None:  # the guest has not heard yet how it goes on
                    await asyncio.sleep(0.01)
                    continue
                given += await device.move()

        await play(10)
        await device.look(0)
        if device.undo != "ask":
            await play(6)
            await device.look(0)
        assert (await _ask_back(device))["is"] == "done"
        await bea.until(lambda: bea.asked is not None)
        assert bea.asked is not None
        assert bea.asked["open"] == [1]
        refused = await device.ask("agree", ask=bea.asked["number"], yes=True)
        assert refused["is"] == "refused"  # one does not agree with oneself
        agreed = await bea.ask("agree", ask=bea.asked["number"], yes=True)
        assert agreed["is"] == "done", agreed
        await bea.until(lambda: bea.asked is None)
        # The guest leaves: a bot plays for her; she takes the seat back.
        await bea.leave()
        assert (await host.post(f"/api/tables/{name}/seats/1", {"do": "bot"})).status_code == 200
        assert (await guest.post(f"/api/tables/{name}/seats/1", {"do": "person"})).status_code == 200
        await bea.sit(since=True)
        await bea.until(lambda: bea.parts["waiting"] != [] or bea.over)
        await play(10_000)
        assert bea.state == "over"
        tables = {(await one.post(f"/api/tables/{name}/rematch")).json()["table"] for one in (host, guest)}
        assert len(tables) == 1
        await bea.until(lambda: bea.next in tables)
        again = [await Person(host, bea.next, 0).sit(), await Person(guest, bea.next, 1).sit()]
        await next_one([*again, await Person(host, bea.next, 2).sit()])

    asyncio.run(run())
    assert "Traceback" not in house.log


async def _ask_back(person: Person) -> dict[str, Any]:
    """He would like to take his last answer back; also while he is not asked and does not know the number: one that
    does not fit is told.
    """
    if person.number is not None:
        return await person.ask("undo", number=person.number)
    for number in range(500):
        reply = await person.ask("undo", number=number)
        if reply["is"] == "done" or reply["kind"] != "stale":
            return reply
    raise AssertionError("no number fits")
