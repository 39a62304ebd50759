"""`buonfresco serve`: opens a house, brings its database up to date, says where it is."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import signal
import socket
import sqlite3
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn

from buonfresco.engine.errors import BadConfig
from buonfresco.server import migrations
from buonfresco.server.closing import GRACE
from buonfresco.server.engines import UNUSABLE, problem_of, url_of
from buonfresco.server.line import Line
from buonfresco.server.messages import LONGEST_MESSAGE
from buonfresco.server.settings import Settings, log_to_stderr, to_environment
from buonfresco.server.several import Several
from buonfresco.server.store import Store
from buonfresco.server.wire import Wire
from buonfresco.table.files import data_folder

LOCK: Final = "house.lock"
DATABASE: Final = "house.sqlite3"
_ANSWERS: Final = 5.0  # seconds that a house may take to say that it is there
_LONGEST_ADDRESS: Final = 300
_EVERYBODY: Final = ("0.0.0.0", "::")


def settings_of(data: str, database: str, **more: Any) -> Settings:
    """What a host says, and what is usual."""
    folder = Path(data) if data else data_folder() / "house"
    url = database or f"sqlite+aiosqlite:///{(folder / DATABASE).absolute()}"
    settings = Settings(str(folder), url_of(url).render_as_string(hide_password=False), **more)
    if settings.workers > 1 and is_sqlite(settings):
        raise BadConfig("error-workers")
    return settings


def is_sqlite(settings: Settings) -> bool:
    return url_of(settings.database).get_backend_name() == "sqlite"


def file_of(settings: Settings) -> str:
    """Where a database of SQLite lies."""
    return str(url_of(settings.database).database)


@contextlib.contextmanager
def alone(settings: Settings) -> Iterator[Callable[[str], None]]:
    """One house in one folder and on one file: two would not hear of each other's tables. Gives where it writes its
    address.
    """
    folder = Path(settings.data)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with open(folder / LOCK, "a+b") as file, contextlib.ExitStack() as others:
        if is_sqlite(settings) and not _locked(file):
            raise BadConfig("error-house-taken", folder=str(folder))
        database = Path(file_of(settings)).resolve() if is_sqlite(settings) else None
        there = database is not None and database.parent.is_dir()
        if there and not _locked(others.enter_context(open(f"{database}.lock", "a+b"))):
            raise BadConfig("error-house-taken", folder=str(database))

        def note(address: str) -> None:
            file.truncate(0)
            file.write(address.encode())
            file.flush()

        yield note


def open_at(settings: Settings) -> str:
    """Where a house is open in this folder; "" if none is, or none that answers."""
    try:
        with open(Path(settings.data) / LOCK, "r+b") as file:
            address = "" if _locked(file) else file.read(_LONGEST_ADDRESS).decode(errors="replace")
    except OSError:
        return ""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # not by way of others
    try:
        with direct.open(f"{address}/api/health", timeout=_ANSWERS) as answer:
            return address if msgspec.json.decode(answer.read(100)) == {"ok": True} else ""
    except (OSError, ValueError):  # nothing written yet, nobody there, or somebody else
        return ""


def noted(settings: Settings) -> str:
    """Where people find the house of this folder, as it wrote down when it was opened last; "" if it never was."""
    try:
        return (Path(settings.data) / LOCK).read_bytes()[:_LONGEST_ADDRESS].decode(errors="replace")
    except OSError:
        return ""


def _locked(file: Any) -> bool:
    try:
        import fcntl
    except ImportError:  # a system without it
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


async def prepare(settings: Settings) -> None:
    """The database in today's form. Problems are named before anybody is let in."""
    try:
        _try(settings)
        store = Store(settings.database)
        try:
            await migrations.upgrade(store.engine)
        finally:
            await store.dispose()
    except UNUSABLE as error:
        problem = _no_room(settings) or problem_of(error)
        raise BadConfig("error-database-open", problem=problem[:200]) from error
    if is_sqlite(settings):
        with contextlib.suppress(OSError, TypeError):
            os.chmod(file_of(settings), 0o600)  # what is hidden in games stands there


def _try(settings: Settings) -> None:
    """What is no database of SQLite is found out in this thread: others would still speak of it when all has ended."""
    if is_sqlite(settings):
        with contextlib.closing(sqlite3.connect(file_of(settings))) as connection:
            connection.execute("PRAGMA schema_version")


def _no_room(settings: Settings) -> str:
    """Why nothing can be written where the file is to be; SQLite only says that it cannot open it."""
    if not is_sqlite(settings):
        return ""
    try:
        with tempfile.TemporaryFile(dir=Path(file_of(settings)).parent):
            return ""
    except OSError as error:
        return error.strerror or str(error)


def serve(settings: Settings, ready: Callable[[str, str], None]) -> int:
    """Until it is told to stop. ``ready`` is called with the address, and the one others on this network need."""
    with alone(settings) as note:
        asyncio.run(prepare(settings))
        to_environment(settings)
        log_to_stderr()
        config = uvicorn.Config(
            "buonfresco.server.app:from_settings",
            factory=True,
            workers=settings.workers,
            log_level="warning",
            access_log=False,  # addresses of tables are nobody's business
            proxy_headers=False,  # security.behind() reads them
            http=Line,  # h11: its headers have an end
            server_header=False,
            date_header=False,
            ws=Wire,
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,  # what is compressed together with a secret can tell it by its length
            ws_ping_interval=20,
            ws_ping_timeout=30,
            timeout_graceful_shutdown=GRACE,
            h11_max_incomplete_event_size=32_768,
        )
        listening = _listening(settings)
        port = listening.getsockname()[1]
        note(address(settings, port))
        server = uvicorn.Server(config)
        before = signal.signal(signal.SIGINT, server.handle_exit)  # who changes his mind at once is heard, too
        ready(address(settings, port), neighbors(settings, port))
        if settings.workers > 1:
            signal.signal(signal.SIGINT, before)
            several = Several(config, [listening])
            with contextlib.suppress(KeyboardInterrupt):  # which uvicorn hands on once everything is closed
                several.run()
            return int(several.failed)
        server.run(sockets=[listening])
    return 0


def _listening(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        if not settings.host:  # which would be everybody
            raise OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
        found = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except (OSError, ValueError) as error:  # the latter for what can be no name
        problem = getattr(error, "strerror", None) or str(error)
        raise BadConfig("error-port", host=settings.host, port=str(settings.port), problem=problem) from error
    found.set_inheritable(True)
    return found


def address(settings: Settings, port: int) -> str:
    """Where people find it."""
    if settings.origins:
        return settings.origins[0]
    return _plain("localhost" if settings.host in (*_EVERYBODY, "127.0.0.1", "::1") else settings.host, port)


def neighbors(settings: Settings, port: int) -> str:
    """Where others on the same network find it, if they can reach it without a proxy; else ""."""
    if settings.origins or settings.host in ("127.0.0.1", "::1", "localhost"):
        return ""
    return _plain(own_address() if settings.host in _EVERYBODY else settings.host, port)


def own_address() -> str:
    """This machine's on its network. Nothing is sent: only the way there is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as looking:
        try:
            looking.connect(("192.0.2.1", 9))  # an address that nobody has
        except OSError:
            return "127.0.0.1"
        return str(looking.getsockname()[0])


def _plain(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
