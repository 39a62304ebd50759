"""Simulated people: they sit at a table over a real socket, keep what they are told, and answer by option."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Sequence
from typing import Any, Self

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

_WAIT = 30.0


class Browser:
    """One browser: its cookies, and requests with them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=_WAIT, headers={"origin": url})

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, content=json.dumps(body or {}), headers={"content-type": "application/json"})

    async def made(self, **body: Any) -> dict[str, Any]:
        """A new table; what the house says of it."""
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def claim(self, token: str, name: str = "", lang: str = "en") -> httpx.Response:
        return await self.post("/api/claim", {"token": token, "name": name, "lang": lang})

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def close(self) -> None:
        await self.http.aclose()


class Person:
    """Looks at one table for one seat (None: a spectator). ``heard`` is every message, as it came."""

    def __init__(self, browser: Browser, table: str, seat: int | None, lang: str = "en", seed: int = 0) -> None:
        self.browser = browser
        self.table = table
        self.seat = seat
        self.lang = lang
        self.luck = random.Random(seed)
        self.parts: dict[str, Any] = {}
        self.news: list[str] = []
        self.said: list[str] = []
        self.heard: list[str] = []
        self.seats: list[dict[str, Any]] = []
        self.asked: dict[str, Any] | None = None
        self.number: int | None = None
        self.told = 0
        self.digest = ""
        self.undo = ""
        self.state = ""
        self.next = ""
        self.welcome: dict[str, Any] = {}
        self.bye: dict[str, Any] | None = None
        self.updates = self.welcomes = 0
        self._talk = 0  # number of the next line
        self._replies: dict[str, dict[str, Any]] = {}
        self._news = asyncio.Condition()
        self._names = (f"c{seed}-{seat}-{number}" for number in itertools.count())
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    # ---- coming and going -------------------------------------------------------------------------------------------

    async def open(self, origin: str | None = None) -> None:
        """A socket, over which nothing has been said yet."""
        address = f"{self.browser.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        headers = {"cookie": self.browser.cookie} if self.browser.cookie else {}
        self._socket = await connect(
            address,
            origin=websockets.Origin(self.browser.url if origin is None else origin),
            additional_headers=headers,
            max_size=None,
            compression=None,
            open_timeout=_WAIT,
            proxy=None,
        )
        self.bye, self.welcome = None, {}
        self._task = asyncio.create_task(self._listen(self._socket))

    async def sit(self, since: bool = False, origin: str | None = None) -> Self:
        """Open a socket and look. ``since``: say what was told before, as after a lost connection."""
        await self.open(origin)
        updates = self.updates
        await self.send(**{"is": "look"}, **self._look(since))
        await self.until(lambda: self.updates > updates or self.bye is not None or (since and bool(self.welcome)))
        return self

    def _look(self, since: bool) -> dict[str, Any]:
        known = {"since": self.told, "digest": self.digest} if since else {}
        return {"seat": self.seat, "lang": self.lang, **known}

    async def look(self, seat: int | None) -> None:
        """Somebody else looks through the same socket."""
        welcomes = self.welcomes
        await self.send(**{"is": "look", "seat": seat, "lang": self.lang})
        await self.until(lambda: self.welcomes > welcomes and "decision" in self.parts)

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._task is not None:
            await self._task

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self.heard.append(str(text))
                await self._hear(json.loads(text))
        except websockets.ConnectionClosed:
            pass
        async with self._news:
            self.bye = self.bye or {"is": "bye", "kind": "closed"}
            self._news.notify_all()

    async def _hear(self, message: dict[str, Any]) -> None:
        async with self._news:
            match message["is"]:
                case "update":
                    self._update(message)
                case "welcome":
                    self.welcome, self.parts = message, self.parts if message.get("seat") == self.seat else {}
                    self.welcomes += 1
                    self.seat = message.get("seat")
                case "bye":
                    self.bye = message
                case _:
                    self._replies[message.get("client", message["is"])] = message
            self._news.notify_all()

    def _update(self, message: dict[str, Any]) -> None:
        if message.get("whole"):
            self.parts = {}
        self.parts |= message.get("parts", {})
        for name in message.get("gone", []):
            del self.parts[name]
        self.news += [words(line) for line in message.get("news", [])]
        new = [
            line for line in message.get("said", []) if line["number"] >= self._talk
        ]  # who comes back hears it again
        self.said += [words(line["text"]) for line in new]
        self._talk = max([self._talk, *(line["number"] + 1 for line in new)])
        self.seats = message.get("seats") or self.seats
        self.asked = message.get("asked")
        self.number = message.get("number")
        assert message.get("whole") or message["told"] >= self.told
        self.told, self.digest = message["told"], message["digest"]
        self.undo, self.state = message.get("undo", ""), message.get("state", "")
        self.next = message.get("next", "")
        self.updates += 1

    # ---- talking ----------------------------------------------------------------------------------------------------

    async def send(self, **message: Any) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def raw(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def ask(self, what: str, client: str = "", **more: Any) -> dict[str, Any]:
        """Send something and wait for what is said to it."""
        name = client or next(self._names)
        self._replies.pop(name, None)
        await self.send(**{"is": what, "client": name}, **more)
        await self.until(lambda: name in self._replies or self.bye is not None)
        if name not in self._replies:
            raise ConnectionError(str(self.bye))
        return self._replies[name]

    async def ping(self) -> None:
        """Somebody is there."""
        self._replies.pop("pong", None)
        await self.send(**{"is": "ping"})
        await self.until(lambda: "pong" in self._replies)

    async def until(self, happened: Any, seconds: float = _WAIT) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(happened), seconds)

    # ---- playing ----------------------------------------------------------------------------------------------------

    @property
    def question(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.parts.get("decision")
        return found

    @property
    def over(self) -> bool:
        return bool(self.parts.get("over"))

    @property
    def waited_for(self) -> bool:
        return self.seat in self.parts.get("waiting", [])

    async def answer(self, option: dict[str, Any] | None = None, client: str = "") -> dict[str, Any]:
        """One of the options that lie before this seat."""
        assert self.question is not None
        chosen = option or self.luck.choice(self.question["options"])
        return await self.ask("answer", client, number=self.number, answers=[chosen["code"]])

    async def play(self, most: int | None = None) -> int:
        """Until the game is over, or so many answers are given."""
        given = 0
        while not self.over and (most is None or given < most):
            await self.until(lambda: self.over or self.waited_for or self.bye is not None, 120)
            if self.bye is not None:
                raise ConnectionError(str(self.bye))
            if self.over:
                break
            given += await self.move()
        return given

    async def move(self) -> int:
        """1 if the answer was taken; the table has been seen as it is after that."""
        number = self.number
        reply = await self.answer()
        assert reply["is"] == "done" or reply["kind"] == "stale", reply
        await self.until(lambda: self.number != number or self.over or self.bye is not None)
        return int(reply["is"] == "done")


async def next_one(people: Sequence[Person]) -> Person:
    """Who is asked now, and has seen it."""
    for _ in range(6000):
        for person in people:
            if person.waited_for and person.question:
                return person
        await asyncio.sleep(0.01)
    raise AssertionError("nobody is asked")


async def some_answers(people: Sequence[Person], most: int) -> None:
    """So many answers, of whoever is asked."""
    given = 0
    while given < most:
        given += await (await next_one(people)).move()


def words(spans: list[dict[str, Any]]) -> str:
    return "".join(span["text"] for span in spans)
