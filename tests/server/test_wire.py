"""Frames that the house never sees, written by hand: they end where they begin to cost something."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import re
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from buonfresco.server.wire import Wire
from tests.server.running import Running, house

TEXT, PING, PONG, CONTINUED = 1, 9, 10, 0
_MOST = 30_000_000  # bytes; who is heard for so long is heard for ever


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house(tmp_path_factory.mktemp("wire") / "house") as running:
        yield running
        assert "Traceback" not in running.log


def shaken(port: int, path: str, cookie: str = "", unread: bool = False) -> socket.socket:
    """A socket after its handshake. ``unread``: its side keeps hardly anything that nobody reads."""
    raw = socket.socket()
    if unread:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(60)
    raw.connect(("127.0.0.1", port))
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Origin: http://127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    raw.sendall("\r\n".join([*lines, "", ""]).encode())
    head = b""
    while b"\r\n\r\n" not in head:
        head += raw.recv(1)
    assert b" 101 " in head.partition(b"\r\n")[0]
    return raw


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    assert len(data) < 65536
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([kind | (0x80 if last else 0)]) + length + bytes(4) + data


def looking(running: Running, unread: bool = False) -> socket.socket:
    body = {"game": "fresco", "seats": [{"who": "you"}, {"who": "bot"}]}
    with httpx.Client(base_url=running.url, timeout=60) as client:
        table = client.post("/api/tables", json=body).json()["table"]["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    found = shaken(running.port, f"/api/tables/{table}/live", cookie, unread)
    found.sendall(frame(TEXT, b'{"is":"look","seat":0}'))
    return found


def flooding(running: Running) -> int:
    found = re.search(r'refused_total{kind="flooding"} (\d+)', httpx.get(f"{running.url}/metrics", timeout=60).text)
    return int(found[1]) if found else 0


def sent_before_the_end(raw: socket.socket, data: bytes) -> int:
    sent = 0
    with contextlib.suppress(OSError):
        while sent < _MOST:
            raw.sendall(data)
            sent += len(data)
    return sent


@pytest.mark.parametrize(
    "piece",
    [
        frame(PING, b"x" * 125),
        frame(PING),
        frame(PONG),
        frame(CONTINUED, last=False),
        frame(TEXT, b'{"is":"ping"}'),
    ],
    ids=["pings", "empty pings", "pongs", "fragments", "messages"],
)
@pytest.mark.parametrize("unread", [False, True])
def test_frames_without_end_are_cut_off(piece: bytes, unread: bool, home: Running) -> None:
    """They are counted, and somebody else is served."""
    before = flooding(home)
    with looking(home, unread) as raw:
        if piece[0] == CONTINUED:
            raw.sendall(frame(TEXT, b"{", last=False))
        assert sent_before_the_end(raw, piece * (20_000 // len(piece))) < _MOST
    assert httpx.get(f"{home.url}/api/health", timeout=60).status_code == 200
    assert flooding(home) > before


def test_who_does_not_hear_goodbye_is_cut_off(home: Running) -> None:
    """uvicorn would listen for ten more seconds."""
    before = flooding(home)
    with looking(home) as raw:
        raw.sendall(frame(TEXT, b"nonsense") * 150)
        got = b""
        while b"\x88" not in got:  # a frame that closes
            got = raw.recv(65536)
            assert got
        assert sent_before_the_end(raw, frame(TEXT, b'{"is":"ping"}') * 1000) < _MOST
    assert flooding(home) > before


def test_what_a_browser_sends_is_not_cut_off(home: Running) -> None:
    """A message in fragments, pings among them; and pongs nobody has asked for."""
    with looking(home) as raw:
        for byte in b'{"is":"pin':
            raw.sendall(frame(TEXT if byte == ord("{") else CONTINUED, bytes([byte]), last=False) + frame(PING, b"!"))
        raw.sendall(frame(CONTINUED, b'g"}') + frame(PONG))
        got = b""
        while b'{"is":"pong"}' not in got:
            more = raw.recv(65536)
            assert more
            got += more
        assert got.count(b"\x8a\x01!") == 10


# ---- who does not read -----------------------------------------------------------------------------------------------


async def chatty(scope: Any, receive: Any, send: Any) -> None:
    """Sends as long as it may."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while True:
        await send({"type": "websocket.send", "text": "x" * 100_000})


@pytest.mark.parametrize("how", ["no answer to pings", "the house closes"])
def test_who_does_not_read_is_not_waited_for(how: str, tmp_path: Path) -> None:
    """What lies in his way to us would be kept for as long as he likes."""

    async def run() -> None:
        config = uvicorn.Config(
            chatty, port=0, ws=Wire, lifespan="off", log_level="critical", ws_ping_interval=0.2, ws_ping_timeout=0.3
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        raw = await asyncio.to_thread(shaken, port, "/", "", True)
        (protocol,) = server.server_state.connections
        while protocol.writable.is_set():  # type: ignore[union-attr]
            await asyncio.sleep(0.01)
        if how == "the house closes":
            server.should_exit = True
        while server.server_state.connections or server.server_state.tasks:
            await asyncio.sleep(0.01)
        server.should_exit = True
        await serving
        raw.close()

    asyncio.run(asyncio.wait_for(run(), 60))
