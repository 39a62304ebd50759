"""Talks between browsers and a house as pages show them, held for real.

    Anna: POST /api/tables {"game": "dice", "seats": [{"who": "you"}, {"who": "guest"}]}
        201 {"table": {"id": "$table"}, "invites": [{"seat": 1, "token": "$token"}]}
    Anna: open /api/tables/$table/live
    Anna: {"is": "look", "seat": 0}
        {"is": "welcome", "host": true}

Who speaks stands before the colon; what the house says to it stands below, further in. What is not shown of an object
does not matter, "…" is anything, and "$name" is whatever stands there, for the rest of the page.
"""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import httpx

from tests.server.people import Browser, Person

_WAIT = 60.0


class Talks:
    """With a house at ``url``."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._known: dict[str, Any] = {}
        self._browsers: dict[str, Browser] = {}
        self._sockets: dict[str, Person] = {}
        self._heard: dict[str, int] = {}
        self._answers: list[httpx.Response] = []

    async def hold(self, text: str) -> None:
        who = ""
        for line in text.splitlines():
            if line.startswith("    "):
                await self._hear(who, self._filled(line.strip()))
            else:
                who, _, what = line.partition(": ")
                await self._say(who, self._filled(what))

    async def close(self) -> None:
        for person in self._sockets.values():
            await person.leave()
        for browser in self._browsers.values():
            await browser.close()

    def _filled(self, text: str) -> str:
        for name, value in self._known.items():
            text = text.replace(f"${name}", str(value))
        return text

    async def _say(self, who: str, what: str) -> None:
        browser = self._browsers.setdefault(who, Browser(self._url))
        if what.startswith("open "):
            table = what.split("/")[3]
            person = self._sockets[who] = Person(browser, table, None)
            self._heard[who] = 0
            await person.open()
        elif what.startswith("{"):
            await self._sockets[who].raw(what)
        else:
            how, path, *body = what.split(" ", 2)
            kind = {"content-type": "application/json"}
            self._answers.append(await browser.http.request(how, path, content=(body or [""])[0], headers=kind))

    async def _hear(self, who: str, wanted: str) -> None:
        if re.match(r"\d", wanted):
            status, _, body = wanted.partition(" ")
            answer = self._answers.pop()
            assert answer.status_code == int(status), answer.text
            if body.startswith(("{", "[")):
                problem = self._differs(json.loads(body), answer.json())
                assert not problem, f"{wanted}\n{answer.text}\n{problem}"
            else:
                assert re.search(re.escape(body).replace("…", ".*"), answer.text, re.DOTALL), answer.text
            return
        pattern = json.loads(wanted)
        try:
            await asyncio.wait_for(self._came(who, pattern), _WAIT)
        except TimeoutError as error:
            raise AssertionError(f"{who} never heard {wanted}, but {self._sockets[who].heard}") from error

    async def _came(self, who: str, pattern: Any) -> None:
        person = self._sockets[who]
        while True:
            for number in range(self._heard[who], len(person.heard)):
                if not self._differs(pattern, json.loads(person.heard[number])):
                    self._heard[who] = number + 1
                    return
            await asyncio.sleep(0.02)

    def _differs(self, wanted: Any, got: Any) -> str:
        """What is not as it should be; "" if all is."""
        if wanted == "…":
            return ""
        if isinstance(wanted, str) and wanted.startswith("$"):
            self._known[wanted[1:]] = got
            return ""
        if isinstance(wanted, dict) and isinstance(got, dict):
            return next((p for key in wanted if (p := self._differs(wanted[key], got.get(key, f"no {key}")))), "")
        if isinstance(wanted, list) and isinstance(got, list) and wanted[-1:] == ["…"]:
            wanted, got = wanted[:-1], got[: len(wanted) - 1]
        if isinstance(wanted, list) and isinstance(got, list) and len(wanted) == len(got):
            return next((p for one, other in zip(wanted, got, strict=True) if (p := self._differs(one, other))), "")
        return "" if wanted == got else f"{wanted!r} is {got!r}"
