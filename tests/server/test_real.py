"""A real house: what it sends over real sockets, what it writes down, and whom it believes."""

from __future__ import annotations

import asyncio
import functools
import re
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from tests.server.people import Browser, Person
from tests.server.running import Running, house

# ---- what is sent ----------------------------------------------------------------------------------------------------

MASKED = re.compile(r'"(now|made|touched|at|until)":[0-9.]+')
# How far a bot got when its time is up hangs on the machine; that it sees its seat alone is held by tests/bots.
HINTED = re.compile(r'("is":"hinted","client":"[^"]*").*')


async def shown(people: list[Person], do: Callable[[], Awaitable[object]]) -> None:
    """Something that everybody is told, and everybody has been told it."""
    before = [person.told for person in people]
    await do()
    for person, told in zip(people, before, strict=True):
        await person.until(lambda person=person, told=told: person.told > told)


async def all_here(person: Person) -> None:
    await person.until(lambda: all(seat.get("here") for seat in person.seats))


async def seals(person: Person, everybody: list[Person]) -> None:
    """Makes a plan, part by part; only the last part is told to others."""
    while person.waited_for:
        number, told = person.number, person.told
        await person.answer()
        await person.until(lambda number=number: person.number != number)
        if person.told > told:
            break
    for one in everybody:
        await one.until(lambda one=one: person.seat not in one.parts["waiting"])


async def heard(running: Running, seed: int) -> list[str]:
    """All that seat 0 and a spectator are sent while two others make their plans, by this luck, and seal them."""
    browser, other, looker = Browser(running.url), Browser(running.url), Browser(running.url)
    seats = [{"who": "you", "name": name} for name in ("A", "B", "C")]
    made = await browser.made(game="fresco", seats=seats, options={"modules": [6, 12, 16]}, seed="same", clock=900)
    table = made["table"]["id"]
    for seat in (1, 2):
        code = (await browser.post(f"/api/tables/{table}/seats/{seat}/recovery")).json()["code"]
        await other.claim(code)
    planning = [await Person(other, table, seat, seed=seed).sit() for seat in (1, 2)]
    watched = [await Person(browser, table, 0).sit(), await Person(looker, table, None, "de").sit()]
    everybody = [*watched, *planning]
    for person in everybody:
        await all_here(person)
        person.heard.clear()
    while len(watched[0].parts["waiting"]) == 1:
        (actor,) = (person for person in everybody if person.waited_for)
        assert actor.question is not None
        await shown(everybody, functools.partial(actor.answer, actor.question["options"][0]))
    for person in planning:
        await seals(person, everybody)
    for attempt in ("plan 1-1-1-1-1", "wake 7", "withdraw", "nonsense", 0, 99):
        await watched[0].ask("why", attempt=attempt)
        await watched[0].ask("ahead", answers=[attempt])
    await watched[0].ask("hint")
    await watched[0].ask("undo", number=99)
    replays = [(await browser.http.get(f"/api/tables/{table}/replay?step={step}")).text for step in range(6)]
    info = (await browser.http.get(f"/api/tables/{table}")).text
    texts = [text for person in watched for text in person.heard]
    for person in everybody:
        await person.leave()
    for gone in (browser, other, looker):
        await gone.close()
    texts = [HINTED.sub(r"\1", text.replace(table, "TABLE")) for text in (*texts, *replays, info)]
    return [MASKED.sub(r'"\1":0', text) for text in texts]


def test_what_is_sent_does_not_depend_on_secret_plans(tmp_path: Path) -> None:
    """The same table twice, over real sockets; only the plans of two seats are others."""
    with house(tmp_path / "house", "--no-limits") as running:
        one, two = (asyncio.run(heard(running, seed)) for seed in (1, 2))
    for mine, yours in zip(one, two, strict=True):
        assert mine == yours


# ---- what is left behind ---------------------------------------------------------------------------------------------


def test_no_secret_is_written_down(tmp_path: Path) -> None:
    """A whole game: no token, cookie or code stands in the log or in the files of the house."""
    secrets: list[str] = []

    async def run(running: Running) -> None:
        host, guest = Browser(running.url), Browser(running.url)
        made = await host.made(game="dice", seats=[{"who": "you"}, {"who": "guest"}])
        table, token = made["table"]["id"], made["invites"][0]["token"]
        await guest.claim(token)
        code = (await guest.post(f"/api/tables/{table}/seats/1/recovery")).json()["code"]
        again = (await host.post(f"/api/tables/{table}/seats/0", {"do": "invite"})).json()["token"]
        await host.claim(again)
        await host.claim("wrong" * 5)
        people = [await Person(host, table, 0, seed=1).sit(), await Person(guest, table, 1, seed=2).sit()]
        await asyncio.gather(*(person.play() for person in people))
        for person in people:
            await person.leave()
        cookies = [value for browser in (host, guest) for value in browser.http.cookies.values()]
        secrets.extend([token, code, again, *cookies])
        for browser in (host, guest):
            await browser.close()

    with house(tmp_path / "house", "--no-limits") as running:
        asyncio.run(run(running))
        written = running.log.encode()
        database = tmp_path / "house" / "house.sqlite3"
        written += b"".join(path.read_bytes() for path in database.parent.iterdir())
    written += b"".join(path.read_bytes() for path in database.parent.iterdir())
    assert len(secrets) == 5
    assert not [secret for secret in secrets if secret.encode() in written]
    assert {path.stat().st_mode & 0o077 for path in (database, database.parent)} == {0}
    with sqlite3.connect(database) as plain:
        (hashes,) = plain.execute("select count(*) from visitors where length(hash) = 64").fetchone()
    assert hashes == 2


# ---- proxies ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("proxies", "status"), [("127.0.0.1", 403), ("10.9.9.9", 200), ("*", 403)])
def test_only_trusted_proxies_say_who_asks(proxies: str, status: int, tmp_path: Path) -> None:
    """The figures are for this machine: who says he comes from elsewhere is believed, if he is the proxy."""
    with house(tmp_path / "house", "--proxies", proxies) as running:
        headers = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
        assert httpx.get(f"{running.url}/metrics", headers=headers).status_code == status
        made_up = {"x-forwarded-for": "127.0.0.1, 203.0.113.9"}  # by whoever asked the proxy
        assert httpx.get(f"{running.url}/metrics", headers=made_up).status_code == status
        assert httpx.get(f"{running.url}/metrics").status_code == 200
        body = {"game": "dice", "seats": [{"who": "you"}, {"who": "bot"}]}
        cookie = httpx.post(f"{running.url}/api/tables", json=body, headers=headers).headers["set-cookie"]
        assert ("Secure" in cookie) is (status == 403)
