"""Sockets below the house: frames that it never sees must cost it nothing, and who does not read is not waited for."""

from __future__ import annotations

from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from buonfresco.server.limits import Bucket, Limit

_FLOODED: Final = "buonfresco flooded"
_PIECE: Final = 4096  # bytes that are looked at before it is asked whether that was too much
_MOST_UNHEARD: Final = 2000  # messages that wait: the house refuses most of them, and says so, if there are fewer
_LAST: Final = 65_536  # bytes that may still be on their way when we have said goodbye
_BESIDES: Final = Limit(100, 5)  # frames that are no whole message: pings, pongs, fragments


def was_flooded(scope: Scope) -> bool:
    """A socket was cut off here."""
    return _FLOODED in scope.get("state", {})


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's socket, which answers every ping and keeps every fragment, however many there are."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._besides = Bucket(_BESIDES, self.loop.time())
        self._after = 0  # bytes since we have said goodbye

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._after += len(data)
            if self._after > _LAST:
                self._hang_up()
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _PIECE])
            if self.queue.qsize() > _MOST_UNHEARD:
                self._hang_up()

    def handle_ping(self) -> None:
        if self._passes():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._passes():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._passes():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._passes():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if event.fin or self._passes():
            super().handle_cont(event)

    def _passes(self) -> bool:
        if not self.transport.is_closing() and not self._besides.take(_BESIDES, self.loop.time()):
            self._hang_up()
        return not self.transport.is_closing()

    def _hang_up(self) -> None:
        """At once: he need not read what we would say."""
        self.scope["state"][_FLOODED] = True
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # what he has not read by now would be kept for ever

    def shutdown(self) -> None:
        super().shutdown()
        if self.transport.get_write_buffer_size():
            self.transport.abort()
