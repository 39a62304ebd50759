"""How a house is run: what the command line says, handed to every process as it is."""

from __future__ import annotations

import os
from typing import Final
from urllib.parse import urlsplit

import msgspec

VARIABLE: Final = "BUONFRESCO_SERVE"  # where worker processes find their settings
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


class Settings(msgspec.Struct, frozen=True):
    """``origins``: the addresses people know the house by, if a proxy or a name stands before it."""

    data: str
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    bots: int | None = None  # processes in which bots think
    origins: list[str] = []
    proxies: str = "127.0.0.1"  # whose word is taken on who asks
    metrics: bool = False  # for everybody, not only for this machine
    limits: float = 1.0  # all limits times this; 0: none, for load tests alone

    @property
    def secure(self) -> bool:
        """People come by TLS."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)

    def hosts(self) -> set[str]:
        """Names that requests may be addressed to, besides plain addresses of this machine."""
        return {urlsplit(origin).netloc.casefold() for origin in self.origins} | set(LOOPBACK)


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
