"""Sockets and requests that lie, against a real house: refused and counted, nothing breaks, others are served."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect

from buonfresco.server import limits
from buonfresco.server.messages import LONGEST_MESSAGE
from tests.server.people import Browser, Person
from tests.server.running import Running, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house(tmp_path_factory.mktemp("hostile") / "house", "--no-limits") as running:
        yield running
        unharmed(running)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    with house(tmp_path / "house") as running:
        yield running
        unharmed(running)


def unharmed(running: Running) -> None:
    assert "Traceback" not in running.log
    assert "Error" not in running.log, running.log


def counted(running: Running, kind: str) -> int:
    text = httpx.get(f"{running.url}/metrics").text
    found = re.search(rf'refused_total{{kind="{kind}"}} (\d+)', text)
    return int(found[1]) if found else 0


async def opened(running: Running, browser: Browser, table: str) -> ClientConnection:
    """A socket as somebody writes it by hand."""
    return await connect(
        f"{running.url.replace('http', 'ws', 1)}/api/tables/{table}/live",
        origin=websockets.Origin(running.url),
        additional_headers={"cookie": browser.cookie} if browser.cookie else {},
        compression=None,
        max_size=None,
        open_timeout=60,
        proxy=None,
    )


async def shut(one: ClientConnection) -> int | None:
    """Until the house has closed it; gives the code it said."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await asyncio.wait_for(one.recv(), 60)
    return one.close_code


# ---- messages --------------------------------------------------------------------------------------------------------

VALID: list[dict[str, Any]] = [
    {"is": "look", "seat": 0, "lang": "en", "since": 0, "digest": "0"},
    {"is": "answer", "number": 0, "answers": [0], "client": "a"},
    {"is": "undo", "number": 0, "client": "a"},
    {"is": "agree", "ask": 0, "yes": True, "client": "a"},
    {"is": "why", "attempt": "wake 7", "client": "a", "after": ["pass"]},
    {"is": "ahead", "answers": ["wake 7"], "client": "a"},
    {"is": "say", "text": "hello", "client": "a"},
    {"is": "ping"},
]
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(min_value=2**31 - 2, max_value=2**65),
    st.floats(allow_nan=False),
    st.text(max_size=300),
    st.sampled_from(["\ud800", "\x00", "\u202e", "x" * 5000, "1e999", "-0"]),
    st.lists(st.integers() | st.text(max_size=5), max_size=80),
    st.dictionaries(st.text(max_size=8), st.integers(), max_size=3),
)


@st.composite
def lies(draw: st.DrawFn) -> str | bytes:
    """A message that is nearly right; or nothing of the kind."""
    how = draw(st.integers(0, 9))
    message = dict(draw(st.sampled_from(VALID)))
    if how < 5:
        message[draw(st.sampled_from(sorted(message)))] = draw(JUNK)
    elif how == 5:
        del message[draw(st.sampled_from(sorted(message)))]
    elif how == 6:
        message[draw(st.text(max_size=10))] = draw(JUNK)
    elif how == 7:
        return draw(st.binary(max_size=400))
    elif how == 8:
        text = json.dumps(message)
        place = draw(st.integers(0, len(text)))
        return text[:place] + draw(st.text(st.characters(codec="utf-8"), max_size=5)) + text[place + 1 :]
    else:
        deep = draw(st.integers(1, 4000))
        return '{"is":"why","client":"a","attempt":' + "[" * deep + "]" * deep + "}"
    return json.dumps(message)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(batch=st.lists(lies(), min_size=1, max_size=30))
def test_lies_are_refused_and_nobody_else_notices(home: Running, batch: list[str | bytes]) -> None:
    async def run() -> None:
        browser, other = Browser(home.url), Browser(home.url)
        made = await browser.made(game="fresco", seats=[{"who": "you"}, {"who": "guest"}])
        table = made["table"]["id"]
        await other.claim(made["invites"][0]["token"])
        witness = await Person(other, table, 1).sit()
        liar = await opened(home, browser, table)
        await liar.send('{"is":"look","seat":0}')
        for lie in batch:
            await liar.send(lie)
        await liar.send('{"is":"why","client":"end","attempt":"pass"}')
        while True:
            message = json.loads(await asyncio.wait_for(liar.recv(), 60))
            assert message["is"] in ("welcome", "update", "refused", "because", "foreseen", "done", "pong")
            if message.get("client") == "end":
                break
        assert (await witness.ask("why", attempt="pass"))["is"] == "because"
        await witness.leave()
        await liar.close()
        await browser.close()
        await other.close()

    asyncio.run(run())


def test_lies_are_counted(home: Running) -> None:
    async def run() -> None:
        browser = Browser(home.url)
        table = (await browser.made(game="dice", seats=[{"who": "you"}, {"who": "bot"}]))["table"]["id"]
        before = counted(home, "malformed"), counted(home, "forbidden"), counted(home, "stale")
        person = await Person(browser, table, 0).sit()
        await person.raw(b"\x00\x01")
        await person.raw("{")
        await person.ask("answer", number=99, answers=[0])
        await person.send(**{"is": "look", "seat": 1})
        await person.ask("why", attempt="pass")
        after = counted(home, "malformed"), counted(home, "forbidden"), counted(home, "stale")
        assert [now - then for now, then in zip(after, before, strict=True)] == [2, 1, 1]
        await person.leave()
        too_long = await opened(home, browser, table)
        await too_long.send('{"is":"look"}')
        while json.loads(await asyncio.wait_for(too_long.recv(), 60))["is"] != "update":
            pass
        await too_long.send("x" * (LONGEST_MESSAGE + 1))
        assert await shut(too_long) == 1009
        assert counted(home, "malformed") == after[0] + 1
        await browser.close()

    asyncio.run(run())


def test_frames_that_no_browser_sends(home: Running) -> None:
    """Fragments, text that is no text, pieces that never end, and bytes that are no frames."""

    async def run() -> None:
        browser = Browser(home.url)
        table = (await browser.made(game="dice", seats=[{"who": "you"}, {"who": "bot"}]))["table"]["id"]
        one = await opened(home, browser, table)
        await one.send(iter(['{"is"', ":", '"look"', "}"]))
        assert json.loads(await asyncio.wait_for(one.recv(), 60))["is"] == "welcome"
        with contextlib.suppress(websockets.ConnectionClosed):
            await one.send("x" * 1000 for _ in range(LONGEST_MESSAGE // 1000 + 2))
        assert await shut(one) in (1009, 1006)  # it may be gone before it was told why
        for junk in BROKEN:
            two = await opened(home, browser, table)
            two.transport.write(junk)
            assert await shut(two) in (1002, 1006, 1007, 1009)
        three = await Person(browser, table, 0).sit()
        assert three.parts
        await three.leave()
        await browser.close()

    asyncio.run(run())


def test_requests_that_are_none(home: Running) -> None:
    """Raw bytes on the port, and headers without end. They leave nothing in the log."""
    lines = [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /api/games HTTP/1.1\r\n\r\n",
        b"GET /api/games HTTP/9.9\r\nHost: localhost\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9" + b"9" * 30 + b"\r\n\r\n",
        b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n" + b"X-A: " + b"a" * 1_000_000 + b"\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
        b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nUpgrade: tea\r\nConnection: Upgrade\r\n\r\n",
    ]
    logged = home.log
    for line in lines:
        with socket.create_connection(("127.0.0.1", home.port), timeout=60) as raw:
            try:
                raw.sendall(line)
                raw.shutdown(socket.SHUT_WR)
                answer = raw.recv(100)
            except OSError:
                answer = b""
        assert not answer or re.match(rb"HTTP/1.1 [24]\d\d", answer), (line[:60], answer)
    assert httpx.get(f"{home.url}/api/health").status_code == 200
    assert home.log == logged  # which nobody else fills


def test_bodies_that_break_off(home: Running) -> None:
    """Who hangs up in the middle of a request is counted, and leaves nothing in the log (``unharmed``)."""
    before = counted(home, "malformed")
    for path, length in (("/api/tables", 1000), ("/api/claim", 1000), ("/api/import", 1_000_000)):
        with socket.create_connection(("127.0.0.1", home.port), timeout=60) as raw:
            head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            raw.sendall(f'{head}Content-Length: {length}\r\n\r\n{{"game"'.encode())
    while counted(home, "malformed") < before + 3:
        assert httpx.get(f"{home.url}/api/health", timeout=60).status_code == 200


@pytest.mark.parametrize("how", ["GET", "POST"])
def test_a_request_with_two_lengths_is_the_last_one(how: str, home: Running) -> None:
    """What a proxy took for its body, and we for the next request, is nobody's."""
    hidden = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    head = f"{how} /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n".encode()
    lengths = f"Transfer-Encoding: chunked\r\nContent-Length: {5 + len(hidden)}\r\n\r\n0\r\n\r\n".encode()
    got = b""
    with socket.create_connection(("127.0.0.1", home.port), timeout=60) as raw:
        raw.sendall(head + lengths + hidden)
        with contextlib.suppress(ConnectionResetError):
            while more := raw.recv(65536):
                got += more
    assert got.startswith(b"HTTP/1.1 400 ")
    assert got.count(b"HTTP/1.1 ") == 1


BROKEN = [
    b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc",
    b"\xff" * 64,
    b"GET / HTTP/1.1\r\n\r\n",
    b"\x81\xff" + b"\xff" * 8,
]


# ---- requests --------------------------------------------------------------------------------------------------------

BODIES: list[tuple[str, dict[str, Any]]] = [
    ("/api/tables", {"game": "fresco", "seats": [{"who": "you", "name": "A"}, {"who": "bot", "bot": "random"}]}),
    (
        "/api/tables",
        {"game": "fresco", "seats": [{"who": "you"}] * 2, "options": {"modules": [1]}},
    ),
    ("/api/tables", {"game": "cards", "seats": [{"who": "you"}] * 2, "options": {"pack": "standard", "max_rounds": 3}}),
    ("/api/tables", {"game": "dice", "seats": [{"who": "you"}] * 2, "seed": "s", "clock": 60, "public": True}),
    ("/api/claim", {"token": "x" * 32, "name": "A", "lang": "en"}),
    ("/api/invitation", {"token": "x" * 32}),
    ("/api/import", {"is": "table", "game": "dice", "seats": []}),
    ("/api/tables/TABLE/seats/0", {"do": "name", "name": "B", "lang": "de"}),
    ("/api/tables/TABLE/seats/1", {"do": "bot", "bot": "random"}),
    ("/api/tables/TABLE/seats/0/recovery", {}),
    ("/api/tables/TABLE/rematch", {}),
]


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        yield value, key
        if isinstance(inner, dict | list):
            yield from places(inner)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_bodies_that_are_nearly_right(home: Running, data: st.DataObject) -> None:
    with httpx.Client(base_url=home.url, timeout=60, headers={"content-type": "application/json"}) as client:
        made = client.post("/api/tables", content=json.dumps(BODIES[3][1])).json()
        path, body = data.draw(st.sampled_from(BODIES))
        body = json.loads(json.dumps(body))
        for _ in range(data.draw(st.integers(1, 2))):
            found = list(places(body))
            if found:
                inside, key = data.draw(st.sampled_from(found))
                inside[key] = data.draw(JUNK)
        answer = client.post(path.replace("TABLE", made["table"]["id"]), content=json.dumps(body))
        assert answer.status_code in (200, 201, 400, 403, 404, 409), (body, answer.text)
        assert isinstance(answer.json(), dict)


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(path=st.text(st.characters(codec="utf-8"), min_size=1, max_size=40), number=st.integers(0, 10**12) | st.none())
def test_paths_that_lead_nowhere(home: Running, path: str, number: int | None) -> None:
    with httpx.Client(base_url=home.url, timeout=60, headers={"content-type": "application/json"}) as client:
        table = client.post("/api/tables", content=json.dumps(BODIES[3][1])).json()["table"]["id"]
        quoted = "".join(f"%{byte:02x}" for byte in path.encode())
        shown = "9" * 4500 if number is None else str(number)
        for address in (f"/api/tables/{quoted}", f"/api/tables/{quoted}/replay", f"/api/{quoted}", f"/{quoted}"):
            assert client.get(address).status_code in (200, 404)
        for query in (f"step={shown}", f"seat={shown}", f"step={quoted}"):
            assert client.get(f"/api/tables/{table}/replay?{query}").status_code in (200, 400, 403, 404)
        for seat in (shown, quoted):
            answer = client.post(f"/api/tables/{table}/seats/{seat}", content='{"do":"bot"}')
            assert answer.status_code in (200, 400, 404, 405)


# ---- floods ----------------------------------------------------------------------------------------------------------


async def flood(person: Person, what: str, times: int, **more: Any) -> int:
    """How many were refused as too many."""
    replies = [await person.ask(what, **more) for _ in range(times)]
    return sum(reply.get("kind") == "flooding" for reply in replies)


def test_floods_end_at_their_limits(strict: Running) -> None:
    """And somebody at another table is served meanwhile."""

    async def run() -> None:
        browser, calm = Browser(strict.url), Browser(strict.url)
        seats = [{"who": "you"}, {"who": "bot"}]
        table = (await browser.made(game="dice", seats=seats))["table"]["id"]
        other = (await calm.made(game="dice", seats=seats))["table"]["id"]
        served = await Person(calm, other, 0).sit()
        person = await Person(browser, table, 0).sit()
        second = await Person(browser, table, 0).sit()
        assert await flood(person, "say", limits.CHAT.burst + 3, text="again") >= 1
        assert await flood(second, "say", 1, text="and by another socket") == 1
        assert (await served.ask("say", text="hello"))["is"] == "done"
        tries = [await browser.claim("x" * 32) for _ in range(limits.CLAIMS.burst + 3)]
        assert tries[-1].status_code == 429
        brought = [await browser.post("/api/import", {}) for _ in range(limits.IMPORTS.burst + 3)]
        assert brought[-1].status_code == 429
        orders = [
            await browser.post(f"/api/tables/{table}/seats/0", {"do": "name", "name": f"N{number}"})
            for number in range(limits.ORDERS.burst + 20)
        ]
        assert orders[-1].status_code == 429
        more = {"game": "dice", "seats": seats}
        made = [await browser.post("/api/tables", more) for _ in range(limits.TABLES.burst + 3)]
        assert made[-1].status_code == 429
        assert (await served.ask("why", attempt="pass"))["is"] == "because"
        loud = await opened(strict, browser, table)
        await loud.send('{"is":"look"}')
        with contextlib.suppress(websockets.ConnectionClosed):
            for _ in range(limits.MESSAGES.burst + 1000):
                await loud.send('{"is":"ping"}')
        assert await shut(loud) == 1008
        assert (await served.ask("why", attempt="pass"))["is"] == "because"
        assert counted(strict, "flooding") > 100
        for one in (served, person, second):
            await one.leave()
        await browser.close()
        await calm.close()

    asyncio.run(run())


def test_sockets_of_one_address_are_counted(strict: Running) -> None:
    async def run() -> None:
        browser = Browser(strict.url)
        table = (await browser.made(game="dice", seats=[{"who": "you"}, {"who": "bot"}]))["table"]["id"]
        held: list[ClientConnection] = []
        for _ in range(limits.SOCKETS):
            held.append(await opened(strict, browser, table))
        with pytest.raises(websockets.InvalidStatus):
            await opened(strict, browser, table)
        await asyncio.gather(*(one.close() for one in held))
        await browser.close()

    asyncio.run(run())
