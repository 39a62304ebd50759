"""The house as an ASGI application."""

from __future__ import annotations

import contextlib
import logging
import os
import secrets
import socket as sockets
from collections.abc import AsyncIterator
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from buonfresco.server import closing, http, socket, warmup
from buonfresco.server.bots import Bots
from buonfresco.server.client import Client, client_folder, is_built
from buonfresco.server.house import House
from buonfresco.server.metrics import Metrics
from buonfresco.server.security import Guard, behind
from buonfresco.server.settings import Settings, from_environment, log_to_stderr
from buonfresco.server.store import Store

_NO_REQUESTS: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")  # uvicorn's words


def process_name() -> str:
    """What other processes of the same house know this one by."""
    return f"{sockets.gethostname()[:16]}-{os.getpid()}-{secrets.token_hex(3)}".replace(" ", "")


def make_app(settings: Settings) -> ASGIApp:
    store = Store(settings.database, process_name())
    return app_of(http.Front(House(store, Bots(settings.bots)), settings, Metrics()))


def app_of(front: http.Front) -> ASGIApp:
    """Everything that can be reached of a house."""
    house = front.house

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        warmup.warm()
        await house.open()
        house.later(warmup.tidy())
        try:
            yield
        finally:
            await house.close()

    async def listen(websocket: WebSocket) -> None:
        await socket.serve(front, websocket)

    routes: list[BaseRoute] = [*http.routes(front), WebSocketRoute("/api/tables/{table:str}/live", listen)]
    return Guard(Starlette(routes=[*routes, *_pages()], lifespan=lifespan), front.settings, front.metrics.refused)


def of_ours(record: logging.LogRecord) -> bool:
    """What strangers send that is no text, or no request, is not worth a line in the log: they could fill the disk."""
    no_text = record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError)
    return not no_text and record.msg not in _NO_REQUESTS


def from_settings() -> ASGIApp:
    """For the processes of a house, which find their settings in the environment."""
    log_to_stderr()
    logging.getLogger("uvicorn.error").addFilter(of_ours)
    warmup.warm()
    warmup.steady()
    closing.end_in_time()
    settings = from_environment()
    return behind(make_app(settings), settings.proxies)


def _pages() -> list[BaseRoute]:
    """The client, or how to get it."""
    folder = client_folder()
    return [Route("/{path:path}", Client(folder).answer if is_built(folder) else _no_client)]


async def _no_client(request: Request) -> Response:
    if request.url.path.startswith("/api/"):
        return Response(status_code=404)
    cat = http.words(request)
    lines = f"<h1>Buonfresco</h1><p>{cat('house-no-client')}</p>"
    return HTMLResponse(f'<!doctype html><html lang="{cat.lang}"><title>Buonfresco</title>{lines}</html>')
