"""What takes long and can wait, such as imports and replays: one at a time, people's answers must not wait for it.

Of each address only one stands in line: whoever asks for a hundred things keeps nobody waiting but himself.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator


class Aside:
    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._lines: dict[str, asyncio.Lock] = {}

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        line = self._lines.setdefault(address, asyncio.Lock())
        try:
            async with line, self._turn:
                yield
        finally:
            if not line.locked() and self._lines.get(address) is line:
                del self._lines[address]
