"""How a house is run: what the command line says, handed to every process as it is."""

from __future__ import annotations

import ipaddress
import logging
import os
import re
import sys
from typing import Final
from urllib.parse import urlsplit

import msgspec

from buonfresco.engine.errors import BadConfig

VARIABLE: Final = "BUONFRESCO_SERVE"  # where worker processes find their settings
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
_USUAL: Final = {"http": 80, "https": 443}  # ports that browsers leave out
_NAME: Final = re.compile(r"[a-z0-9._-]+|\[[0-9a-f:.]+\]")


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


def origin_of(text: str) -> str:
    """The address people know a house by, as their browsers write it. BadConfig if it is none."""
    try:
        parts = urlsplit(text.strip().rstrip("/"))
        port = "" if parts.port in (None, _USUAL.get(parts.scheme)) else f":{parts.port}"
        name = (parts.hostname or "").encode("idna").decode()
        name = f"[{ipaddress.IPv6Address(name)}]" if ":" in name else name
        strange = parts.username or parts.path or parts.query or parts.fragment
        if parts.scheme not in _USUAL or strange or not _NAME.fullmatch(name):
            raise ValueError(text)
    except ValueError as error:
        raise BadConfig("error-origin", origin=text[:100]) from error
    return f"{parts.scheme}://{name}{port}"


def proxies_of(text: str) -> str:
    """Addresses and networks, ``*`` for whoever is next to us, or nobody. Others would be ignored, and are refused."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    for word in words:
        try:
            if words != ["*"]:
                ipaddress.ip_network(word)
        except ValueError as error:
            raise BadConfig("error-proxies", found=word[:100]) from error
    return ",".join(words)


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def log_to_stderr() -> None:
    """Every process of a house says its problems there, each with its time."""
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
