"""How processes hear of each other's tables, and of what who keeps the house has changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

from buonfresco.server.database import CHANNEL, ended
from buonfresco.server.engines import FAILURES
from buonfresco.server.errors import StoreDown
from buonfresco.server.store import Store

_AGAIN: Final = 1.0  # seconds until the next try to listen
_PULSE: Final = 10.0  # seconds between two questions whether the database still hears us
_ANSWERS: Final = 5.0  # seconds that it may take to say so
LOG = logging.getLogger("buonfresco.server")

Heard = Callable[[str], None]  # what was said; "" if something may have been missed


class Bus:
    """Says things to the other processes, and hears what they say."""

    def __init__(self, store: Store, heard: Heard) -> None:
        self._store = store
        self._heard = heard
        self._task: asyncio.Task[None] | None = None
        self.pulse = _PULSE

    async def open(self) -> None:
        self._task = asyncio.create_task(self._listen() if self._store.shared else self._watch())

    async def close(self) -> None:
        if self._task is not None:
            await ended([self._task])

    async def say(self, text: str) -> None:
        """What is lost here is only who is present."""
        if not self._store.shared:
            return
        with contextlib.suppress(StoreDown):
            await self._store.notify(text)

    async def _listen(self) -> None:
        """For as long as the house is open, whatever happens to the database."""
        while True:
            try:
                await self._listen_once(asyncio.Event())
            except FAILURES as error:
                LOG.warning("cannot listen to the database: %s", type(error).__name__)
                await self._store.connect_anew()  # those at hand may be as dead, and each would be waited for
            await asyncio.sleep(_AGAIN)

    async def _watch(self) -> None:
        """One process alone: has somebody changed something from outside?"""
        known: int | None = None
        while True:
            with contextlib.suppress(StoreDown):
                changes = await self._store.changes()
                if known is not None and changes != known:
                    self._heard("")
                known = changes
            await asyncio.sleep(_AGAIN)

    async def _listen_once(self, lost: asyncio.Event) -> None:
        async with self._store.engine.connect() as connection:
            plain: Any = (await connection.get_raw_connection()).driver_connection
            plain.add_termination_listener(lambda *_: lost.set())
            await plain.add_listener(CHANNEL, lambda *said: self._heard(said[3]))
            self._heard("")  # what was said before we listened
            while not lost.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), self.pulse)
                    return
                try:
                    await plain.execute("SELECT 1", timeout=_ANSWERS)  # a connection can be gone and nobody says so
                except FAILURES:
                    await connection.invalidate()  # so that nobody else is given it
                    raise
