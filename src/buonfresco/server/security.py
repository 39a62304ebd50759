"""What holds for every request and every answer, before anybody looks at what it says (docs/security.md)."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from buonfresco.server.limits import AT_ONCE, Crowd
from buonfresco.server.lists import language
from buonfresco.server.settings import Settings
from buonfresco.text import catalogue

LONGEST_BODY: Final = 65_536
LONGEST_IMPORT: Final = 2_000_000
IMPORT_PATH: Final = "/api/import"

_HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'; object-src 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_TWO_LENGTHS: Final = (400, "refused-two-lengths")
_TOO_MANY: Final = (429, "refused-flooding")
_UNREAD: Final = 65_536  # bytes that uvicorn takes without waiting until they are read
_FORWARDED: Final = b"x-forwarded-for"
_HSTS: Final = "max-age=31536000"
_ADDRESS: Final = re.compile(r"^(\[[0-9a-f:.]+\]|[0-9.]+)(:\d+)?$")


class Guard:
    """ASGI middleware: who is addressed, where a request comes from, how long it is, and what every answer says."""

    def __init__(self, app: ASGIApp, settings: Settings, refused: Callable[[str], None]) -> None:
        """``refused`` counts what is not let in."""
        self._app = app
        self._refused = refused
        self._settings = settings
        self._hosts = settings.hosts()
        self._origins = [origin.casefold() for origin in settings.origins]
        self._asking = Crowd(AT_ONCE, settings.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        problem = self._problem(scope, headers)
        if problem:
            self._refused("forbidden" if problem[0] in (403, 421) else "malformed")
        if scope["type"] == "websocket":
            if problem:
                await send({"type": "websocket.close", "code": 1008, "reason": ""})  # before it is accepted: 403
            else:
                await self._app(scope, receive, send)
            return
        answer, address = self._dressed(scope, send), client_of(HTTPConnection(scope))
        try:
            if not self._asking.enters(address) and not problem:
                self._refused("flooding")
                problem = _TOO_MANY
            if problem:
                cat = catalogue(language(headers.get("accept-language", "")))
                more = {"connection": "close"} if problem in (_TWO_LENGTHS, _TOO_MANY) else {}
                await PlainTextResponse(cat(problem[1]), status_code=problem[0], headers=more)(scope, receive, answer)
            else:
                await self._app(scope, _bounded(receive, _longest(scope)), answer)
        finally:
            self._asking.leaves(address)

    def _problem(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """The status, and the key of what is said."""
        host = headers.get("host", "").casefold()
        if not self.knows(host):
            return 421, "refused-host"
        if "content-length" in headers and "transfer-encoding" in headers:
            return _TWO_LENGTHS  # somebody before us may have believed the other one: what follows is not his
        origin = headers.get("origin")
        socket = scope["type"] == "websocket"
        if origin is None and socket:
            return 403, "refused-origin"
        if origin is not None and not self.same(origin, host):
            return 403, "refused-origin"
        if socket or scope["method"] in ("GET", "HEAD"):
            return None
        if headers.get("sec-fetch-site", "same-origin") != "same-origin":
            return 403, "refused-origin"
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length) > _longest(scope):
            return 413, "refused-too-long"
        kind = headers.get("content-type", "").partition(";")[0].strip().casefold()
        if kind != "application/json":  # which no form of a foreign page can send
            return 415, "refused-not-json"
        return None

    def knows(self, host: str) -> bool:
        """A name we were told, this machine's own, or a plain address: no other name can be made to point at us."""
        name = host.rpartition(":")[0] if re.search(r":\d+$", host) else host
        return host in self._hosts or name in self._hosts or _is_address(name)

    def same(self, origin: str, host: str) -> bool:
        """One we were told of; or, if we were told nothing of this host, the host itself."""
        if origin.casefold() in self._origins:
            return True
        named = host in {urlsplit(one).netloc for one in self._origins}  # then by TLS or not, as we were told
        return not named and origin.casefold() in (f"http://{host}", f"https://{host}")

    def _dressed(self, scope: Scope, send: Send) -> Send:
        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                if "set-cookie" in headers:
                    headers["cache-control"] = "no-store"
                if self._settings.secure or scope.get("scheme") == "https":
                    headers["strict-transport-security"] = _HSTS
            elif len(message.get("body", b"")) > _UNREAD and not message.get("more_body"):
                await send({**message, "more_body": True})
                message = {"type": "http.response.body"}  # once it is read: until then he counts as one who asks
            await send(message)

        return answer


def behind(app: ASGIApp, proxies: str) -> ASGIApp:
    """What proxies say of who asks is believed of these alone. ``*``: of whoever is next to us, and his own word only.

    What stands before it in ``X-Forwarded-For`` may be what somebody far away has made up.
    """
    if proxies != "*":
        return ProxyHeadersMiddleware(app, proxies)  # type: ignore[arg-type, return-value]
    inner = ProxyHeadersMiddleware(app, "*")  # type: ignore[arg-type]

    async def nearest(scope: Scope, receive: Receive, send: Send) -> None:
        said = [value for name, value in scope.get("headers", ()) if name == _FORWARDED]
        if said:
            others = [(name, value) for name, value in scope["headers"] if name != _FORWARDED]
            scope = {**scope, "headers": [*others, (_FORWARDED, said[-1].rpartition(b",")[2].strip())]}
        await inner(scope, receive, send)  # type: ignore[arg-type]

    return nearest


def trusting(proxies: str) -> Callable[[str], bool]:
    """Is it the address of a proxy, over whose connections others ask?"""
    networks = [] if proxies == "*" else [ipaddress.ip_network(word) for word in proxies.split(",") if word]

    def trusted(host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:  # a socket of this machine
            return True
        return proxies == "*" or any(address in network for network in networks)

    return trusted


def _longest(scope: Scope) -> int:
    return LONGEST_IMPORT if scope["path"] == IMPORT_PATH else LONGEST_BODY


def _bounded(receive: Receive, most: int) -> Receive:
    """A body that says nothing of its length is cut where it becomes too long."""
    got = 0

    async def bounded() -> Message:
        nonlocal got
        message = await receive()
        if message["type"] == "http.request":
            got += len(message.get("body", b""))
            if got > most:
                raise TooLong
        return message

    return bounded


class TooLong(Exception):
    """A body that does not end."""


def _is_address(name: str) -> bool:
    if not _ADDRESS.match(name):
        return False
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def client_of(connection: HTTPConnection) -> str:
    """Who asks."""
    return customer(connection.client.host if connection.client else "")


def customer(name: str) -> str:
    """Of an IPv6 address the network counts, as one customer has very many addresses."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return name
    if isinstance(address, ipaddress.IPv6Address):
        plain = address.ipv4_mapped
        return str(ipaddress.ip_network((address, 64), strict=False) if plain is None else plain)
    return name
