"""Houses for tests, on both stores. PostgreSQL runs on a folder of its own; every test gets a fresh database."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.lacking import lacking
from tests.server import running
from tests.server.running import Postgres, Running

SQLITE, POSTGRES = "sqlite", "postgres"
STORES = (SQLITE, POSTGRES)
MISSING = "PostgreSQL is not installed: apt-get install postgresql, or make test as root on a Debian-like machine"

Open = Callable[..., Running]
_databases = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if running.postgres_programs() is None:
        lacking(MISSING)
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def own_postgres(postgres: Postgres) -> Iterator[Postgres]:
    """A server that nobody minds being stopped."""
    server = Postgres()
    yield server
    server.close()


def database(store: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """The address of a fresh one."""
    if store == SQLITE:
        return f"sqlite+aiosqlite:///{folder / 'house.sqlite3'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"house{next(_databases)}")


@pytest.fixture(params=STORES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database, once of each kind."""
    return database(request.param, tmp_path, request)


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens houses: ``opened(url, "--workers", "2")``. They are closed after the test."""
    found: list[Running] = []

    def open_(url: str, *options: str) -> Running:
        folder = tmp_path / f"data{len(found)}"
        found.append(Running(folder, "--database", url, "--no-limits", "--bot-workers", "1", *options))
        return found[-1]

    yield open_
    for one in found:
        one.stop()
