"""Connections, written by hand: whoever takes one and gives nothing for it loses it, and nobody takes all of them."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from buonfresco.server import limits, line
from buonfresco.server.line import Line
from buonfresco.server.security import Guard
from buonfresco.server.settings import Settings, to_environment
from tests.server.running import house

HEAD = b"%s / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
LONG = 30_000_000  # bytes: no system keeps so many for who does not read
OTHER = "127.0.0.2"


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Long answers to who gets something, slow ones to who sends something."""
    if scope["method"] == "POST":
        while (await receive()).get("more_body"):
            pass
        await asyncio.sleep(0.5)
    body = b"x" * (LONG if scope["method"] == "GET" else 1)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


@contextlib.asynccontextmanager
async def opened(monkeypatch: pytest.MonkeyPatch, served: Any = app, look: float = 60.0) -> AsyncIterator[int]:
    """Gives the port."""
    monkeypatch.setenv("BUONFRESCO_SERVE", "")
    to_environment(Settings("", "", proxies=""))
    line._known.cache_clear()
    monkeypatch.setattr(Line, "look", look)
    server = uvicorn.Server(uvicorn.Config(served, port=0, http=Line, lifespan="off", log_level="critical"))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await serving
    line._known.cache_clear()


def connected(port: int, data: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(20)
    raw.bind((address, 0))
    raw.connect(("127.0.0.1", port))
    raw.sendall(data)
    return raw


def is_cut(raw: socket.socket) -> bool:
    """Reads what there is."""
    try:
        while raw.recv(1_000_000):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize(
    "data",
    [b"", b"GET / HT", HEAD % b"POST" + b"content-length: 9\r\n\r\n{", HEAD % b"GET" + b"\r\n"],
    ids=["nothing", "half a head", "half a body", "an answer that is not read"],
)
def test_who_owes_something_is_cut_off(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(monkeypatch, look=0.05) as port:
            with connected(port, data) as raw:
                await asyncio.sleep(1)
                got = 0
                with contextlib.suppress(ConnectionResetError):
                    while more := await asyncio.to_thread(raw.recv, 1_000_000):
                        got += len(more)
                assert got < LONG

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_owes_nothing_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither who is kept waiting by us, nor who asks again and again."""

    async def run() -> None:
        async with (
            opened(monkeypatch, look=0.05) as port,
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as ask,
        ):
            assert (await ask.post("/", json={})).status_code == 200
            for _ in range(30):
                assert (await ask.head("/")).status_code == 200
                await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_answers_that_are_not_read_count_as_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else an address could have as many of them kept for it as it likes."""
    refused: list[str] = []

    async def run() -> None:
        guard = Guard(app, Settings("", ""), refused.append)
        guard._asking = limits.Crowd(2)
        async with opened(monkeypatch, guard) as port:
            unread = [connected(port, HEAD % b"GET" + b"\r\n") for _ in range(2)]
            await asyncio.sleep(0.3)
            status = [await asyncio.to_thread(first_line, port, address) for address in ("127.0.0.1", OTHER)]
            assert [b" 429 " in one for one in status] == [True, False]
            assert refused == ["flooding"]
            for raw in unread:
                raw.close()
            await asyncio.sleep(0.3)
            assert b" 200 " in await asyncio.to_thread(first_line, port, "127.0.0.1")

    asyncio.run(asyncio.wait_for(run(), 60))


def first_line(port: int, address: str) -> bytes:
    with connected(port, HEAD % b"HEAD" + b"\r\n", address) as raw:
        return raw.recv(1000).partition(b"\r\n")[0]


def test_nobody_takes_all_connections(tmp_path: Path) -> None:
    """Who opens as many as he can keeps nobody else out. What comes by way of a proxy is not counted here."""
    with house(tmp_path / "house", "--proxies", "10.0.0.1") as running:
        silent = [connected(running.port, address=OTHER) for _ in range(limits.LINES)]
        with connected(running.port, address=OTHER) as late:
            assert is_cut(late)
        assert running._answers()
        silent.pop().close()
        while b" 200 " not in ask_health(running.port):
            pass
        for raw in silent:
            raw.close()
    with house(tmp_path / "behind a proxy", "--proxies", OTHER) as running:
        many = [connected(running.port, address=OTHER) for _ in range(limits.LINES + 1)]
        many[-1].sendall(b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        assert b" 200 " in many[-1].recv(1000)
        for raw in many:
            raw.close()


def ask_health(port: int) -> bytes:
    with contextlib.suppress(OSError), connected(port, address=OTHER) as raw:
        raw.sendall(b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        return raw.recv(1000)
    return b""
