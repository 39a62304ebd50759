"""A house inside the test: every byte passes through the application, but for the network. Its clock is the test's."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
from starlette.types import ASGIApp

from buonfresco.server import http, migrations
from buonfresco.server.app import app_of
from buonfresco.server.bots import Bots
from buonfresco.server.house import House
from buonfresco.server.live import LiveTable
from buonfresco.server.metrics import Metrics
from buonfresco.server.settings import Settings
from buonfresco.server.store import Store

HOST = "127.0.0.1:8000"
URL = f"http://{HOST}"
_WAIT = 30.0


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Inside:
    """``open_house`` makes one."""

    def __init__(self, front: http.Front, app: ASGIApp, clock: Clock) -> None:
        self.front = front
        self.house = front.house
        self.app = app
        self.clock = clock

    def visitor(self, address: str = "10.0.0.1") -> Caller:
        return Caller(self, address)

    async def live(self, table: str) -> LiveTable:
        return await self.house.live(table)

    async def quiet(self) -> None:
        """Until everything that somebody has caused has happened, and everybody was told."""
        calm = 0
        while calm < 5:
            busy = bool(self.house._tasks) or any(map(_busy, self.house.lives.values()))
            calm = 0 if busy else calm + 1
            await asyncio.sleep(0.001 if busy else 0)


def _busy(live: LiveTable) -> bool:
    told = not any(viewer.changed.is_set() for viewer in live.viewers)
    return live.lock.locked() or not told or bool(live.viewers and live.doubtful)


@contextlib.asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[Inside]:
    """Nobody looks after it by itself: ``house.care.tick()`` is called by who wants to."""
    clock = Clock()
    folder.mkdir(parents=True, exist_ok=True)
    database = f"sqlite+aiosqlite:///{folder}/house.sqlite3"
    store = Store(database, "inside")
    await migrations.upgrade(store.engine)
    front = http.Front(House(store, Bots(1), clock), Settings(str(folder), database, **settings), Metrics())
    await store.open()
    try:
        yield Inside(front, app_of(front), clock)
    finally:
        await front.house.close()


class Caller:
    """A browser, its cookie, and every answer it got, as it came."""

    def __init__(self, inside: Inside, address: str) -> None:
        self._inside = inside
        self._address = address
        self.got: list[bytes] = []
        transport = httpx.ASGITransport(inside.app, client=(address, 5))
        self.http = httpx.AsyncClient(transport=transport, base_url=URL, timeout=_WAIT, headers={"origin": URL})

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str) -> httpx.Response:
        return self._kept(await self.http.get(path))

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        text = body if isinstance(body, bytes) else json.dumps({} if body is None else body)
        return self._kept(await self.http.post(path, content=text, headers={"content-type": "application/json"}))

    def _kept(self, answer: httpx.Response) -> httpx.Response:
        head = sorted((name, value) for name, value in answer.headers.items() if name != "set-cookie")
        self.got.append(f"{answer.status_code} {head} ".encode() + answer.content)
        return answer

    async def made(self, **body: Any) -> dict[str, Any]:
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def socket(self, table: str, seat: int | None = None, look: bool = True, **more: Any) -> Wire:
        wire = Wire(self._inside.app, table, self.cookie, self._address)
        await wire.open()
        if look:
            await wire.send({"is": "look", "seat": seat, **more})
            await wire.until(lambda: wire.closed or bool(wire.of("welcome") and wire.of("update")))
        return wire


class Wire:
    """A socket without a network. ``frames``: every message of the house, as it came."""

    def __init__(self, app: ASGIApp, table: str, cookie: str, address: str, **headers: str) -> None:
        given = {"host": HOST, "origin": URL, **({"cookie": cookie} if cookie else {}), **headers}
        self._app = app
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"/api/tables/{table}/live",
            "raw_path": f"/api/tables/{table}/live".encode(),
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in given.items()],
            "client": (address, 5),
            "server": ("127.0.0.1", 8000),
            "subprotocols": [],
        }
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._names = (f"w{number}" for number in itertools.count())
        self._news = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self.frames: list[str] = []
        self.accepted = False
        self.closed = False
        self.code = 0

    async def open(self) -> None:
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: self.accepted or self.closed)

    async def _run(self) -> None:
        try:
            await self._app(self._scope, self._in.get, self._out)
        finally:
            async with self._news:
                self.closed = True
                self._news.notify_all()

    async def _out(self, message: Any) -> None:
        async with self._news:
            match message["type"]:
                case "websocket.accept":
                    self.accepted = True
                case "websocket.send":
                    self.frames.append(message["text"])
                case "websocket.close":
                    self.closed, self.code = True, message.get("code", 1000)
            self._news.notify_all()

    async def until(self, happened: Any) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(happened), _WAIT)

    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames]

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages() if message["is"] == kind]

    @property
    def parts(self) -> dict[str, Any]:
        """What lies before who looks here."""
        found: dict[str, Any] = {}
        for update in self.of("update"):
            found = update.get("parts", {}) if update.get("whole") else found | update.get("parts", {})
        return found

    async def send(self, message: Any) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def raw(self, **message: Any) -> None:
        """``text`` or ``bytes``, as they are."""
        self._in.put_nowait({"type": "websocket.receive", **message})

    async def ask(self, what: str, **more: Any) -> dict[str, Any]:
        """Send something, and wait for what is said to it."""
        name = more.pop("client", None) or next(self._names)
        before = len(self.frames)
        await self.send({"is": what, "client": name, **more})
        await self.until(lambda: self.closed or any(f'"client":"{name}"' in frame for frame in self.frames[before:]))
        return next((json.loads(one) for one in self.frames[before:] if f'"client":"{name}"' in one), {"is": "closed"})

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self._task is not None:
            await self._task
