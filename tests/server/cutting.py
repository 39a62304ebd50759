"""A wire to PostgreSQL that can be cut at the worst moment."""

from __future__ import annotations

import asyncio
from typing import Final

BEFORE: Final = "before"  # the server never hears of the commit
AFTER: Final = "after"  # it is committed, and nobody is told
_COMMIT: Final = b"COMMIT;"  # not "READ COMMITTED"
_MOST: Final = 65536


class Wire:
    """Use it with ``async with``. ``cut`` says what happens to the next commit."""

    def __init__(self, port: int) -> None:
        self.port = 0
        self.cut = ""
        self.cuts = 0
        self.silent = False  # nothing gets through, and nobody says so
        self.dead = 0  # of the connections that were opened first nothing is heard any more, either way
        self.opened = 0
        self._to = port
        self._open: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Wire:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_error: object) -> None:
        self._server.close()
        for task in self._open:
            task.cancel()
        if self._open:
            await asyncio.wait(self._open)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(asyncio.create_task(self._connected(reader, writer)))

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of the house."""
        back, forth = await asyncio.open_connection("127.0.0.1", self._to)
        last = asyncio.Event()  # what comes after it is not heard any more
        number, self.opened = self.opened, self.opened + 1

        async def asks() -> None:
            while data := await reader.read(_MOST):
                if self.cut and _COMMIT in data:
                    how, self.cut = self.cut, ""
                    self.cuts += 1
                    if how == BEFORE:
                        return
                    last.set()
                if not self.silent and number >= self.dead:
                    forth.write(data)

        async def answers() -> None:
            while (data := await back.read(_MOST)) and not last.is_set():
                if number >= self.dead:
                    writer.write(data)

        tasks = [asyncio.create_task(asks()), asyncio.create_task(answers())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for one in (writer, forth):
                one.close()
