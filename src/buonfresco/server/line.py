"""Connections below the house, before and after something is asked over them: whoever says nothing, speaks too slowly
or does not read is not waited for, and nobody takes all of them.
"""

from __future__ import annotations

import asyncio
import functools
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from buonfresco.server.limits import LINES, Crowd
from buonfresco.server.security import customer, trusting
from buonfresco.server.settings import from_environment

LOOK: Final = 15.0  # seconds between two looks at a connection
_PATIENCE: Final = 4  # looks at which the other side owes us something


class Line(H11Protocol):
    """uvicorn's, which waits for ever for a request to become whole, and for an answer to be read."""

    look = LOOK

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._address: str | None = None  # as it is counted
        self._asked: Any = None  # the request at the last look
        self._owed = 0  # looks at which nothing was new and something was owed
        self._next: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        trusted, crowd = _known()
        host = self.client[0] if self.client else ""
        if not trusted(host):
            self._address = customer(host)
            if not crowd.enters(self._address):
                transport.abort()
                return
        self._next = self.loop.call_later(self.look, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Sockets are counted and watched elsewhere."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        if self._next is not None:
            self._next.cancel()
            self._next = None
        if self._address is not None:
            _known()[1].leaves(self._address)
            self._address = None

    def _look(self) -> None:
        """A request that is not whole, or an answer that is not read, since several looks."""
        owes = self.conn.their_state in (h11.IDLE, h11.SEND_BODY) or self.transport.get_write_buffer_size() > 0
        self._owed = self._owed + 1 if owes and self.cycle is self._asked else 0
        self._asked = self.cycle
        if self._owed >= _PATIENCE:
            self.transport.abort()
        else:
            self._next = self.loop.call_later(self.look, self._look)


@functools.cache
def _known() -> tuple[Any, Crowd]:
    """Whose connections are not his own, and how many others have."""
    settings = from_environment()
    return trusting(settings.proxies), Crowd(LINES, settings.limits)
