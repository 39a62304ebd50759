"""What holds before anybody looks at what a request says: hosts, origins, sizes, headers, cookies."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection

from buonfresco.server.security import LONGEST_BODY, LONGEST_IMPORT, client_of
from tests.server.inside import HOST, URL, Inside, Wire, open_house

TLS = "https://fresco.example.org"
JSON = {"content-type": "application/json"}
TABLE = b'{"game":"dice","seats":[{"who":"you"},{"who":"bot"}]}'


def inside(folder: Path, what: Callable[[Inside, httpx.AsyncClient], Any], **settings: Any) -> None:
    async def run() -> None:
        async with open_house(folder, **settings) as house:
            transport = httpx.ASGITransport(house.app, client=("10.0.0.1", 5), raise_app_exceptions=True)
            async with httpx.AsyncClient(transport=transport, base_url=URL) as client:
                await what(house, client)

    asyncio.run(run())


# ---- hosts and origins -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("127.0.0.1:1", True),
        ("[::1]:8000", True),
        ("192.168.0.7:8000", True),
        ("fresco.example.org", True),
        ("Fresco.Example.org:443", True),
        ("evil.example.org", False),
        ("fresco.example.org.evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("1.2.3.4.5", False),
        ("999.1.1.1", False),
        ("", False),
        ("localhost@evil.example", False),
    ],
)
def test_a_name_that_was_made_to_point_here_is_not_known(host: str, known: bool, tmp_path: Path) -> None:
    async def what(_house: Inside, client: httpx.AsyncClient) -> None:
        answer = await client.get("/api/health", headers={"host": host})
        assert (answer.status_code == 200) is known
        assert known or answer.status_code == 421

    inside(tmp_path, what, origins=[TLS])


@pytest.mark.parametrize(
    ("host", "origin", "same"),
    [
        (HOST, URL, True),
        (HOST, "http://localhost:8000", False),
        (HOST, "http://127.0.0.1:8001", False),
        (HOST, "null", False),
        (HOST, "", False),
        (HOST, "file://", False),
        (HOST, f"ftp://{HOST}", False),
        (HOST, f"{URL}.evil.example", False),
        (HOST, TLS, True),
        ("fresco.example.org", TLS, True),
        ("fresco.example.org", "http://fresco.example.org", False),
        ("fresco.example.org", f"{TLS}:8443", False),
        ("fresco.example.org", "https://evil.example.org", False),
    ],
)
def test_only_our_own_pages_ask(host: str, origin: str, same: bool, tmp_path: Path) -> None:
    async def what(house: Inside, client: httpx.AsyncClient) -> None:
        headers = {"host": host, "origin": origin, **JSON}
        answer = await client.post("/api/tables", content=TABLE, headers=headers)
        assert answer.status_code == (201 if same else 403)
        wire = Wire(house.app, "x", "", "10.0.0.1", host=host, origin=origin)
        await wire.open()
        assert wire.accepted is same

    inside(tmp_path, what, origins=[TLS])


def test_a_socket_without_an_origin_is_not_opened(tmp_path: Path) -> None:
    async def what(house: Inside, _client: httpx.AsyncClient) -> None:
        wire = Wire(house.app, "x", "", "10.0.0.1")
        wire._scope["headers"] = [(b"host", HOST.encode())]
        await wire.open()
        assert not wire.accepted

    inside(tmp_path, what)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content-type": "text/plain"}, 415),
        ({"content-type": "application/x-www-form-urlencoded"}, 415),
        ({"content-type": "multipart/form-data; boundary=x"}, 415),
        ({}, 415),
        ({**JSON, "sec-fetch-site": "cross-site"}, 403),
        ({**JSON, "sec-fetch-site": "same-site"}, 403),
        ({**JSON, "sec-fetch-site": "same-origin"}, 201),
        ({"content-type": "Application/JSON; charset=utf-8"}, 201),
    ],
)
def test_no_form_of_a_foreign_page_is_taken(headers: dict[str, str], status: int, tmp_path: Path) -> None:
    async def what(_house: Inside, client: httpx.AsyncClient) -> None:
        assert (await client.post("/api/tables", content=TABLE, headers=headers)).status_code == status

    inside(tmp_path, what)


def test_what_is_too_long_is_not_read(tmp_path: Path) -> None:
    """Whether it says so or not."""

    async def endless(pieces: int) -> Any:
        for _ in range(pieces):
            yield b" " * 10_000

    async def what(_house: Inside, client: httpx.AsyncClient) -> None:
        for path, most in (
            ("/api/tables", LONGEST_BODY),
            ("/api/claim", LONGEST_BODY),
            ("/api/import", LONGEST_IMPORT),
        ):
            told = await client.post(path, content=b" " * (most + 1), headers=JSON)
            assert told.status_code == 413
            silent = await client.post(path, content=endless(most // 10_000 + 2), headers=JSON)
            assert silent.status_code == 413

    inside(tmp_path, what)


# ---- what every answer says ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", "/api/tables", "/api/nothing", "/api/tables/nothing", "/metrics", "/x/../../etc"]
)
def test_headers(path: str, tmp_path: Path) -> None:
    async def what(_house: Inside, client: httpx.AsyncClient) -> None:
        headers = (await client.get(path)).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in headers
        assert "strict-transport-security" not in headers
        assert not path.startswith("/api/") or headers["cache-control"] == "no-store"

    inside(tmp_path, what)


def test_cookies(tmp_path: Path) -> None:
    """No script reads it, no foreign page sends it."""

    async def what(_house: Inside, client: httpx.AsyncClient) -> None:
        cookie = (await client.post("/api/tables", content=TABLE, headers=JSON)).headers["set-cookie"]
        assert cookie.startswith("buonfresco=")
        assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
        assert "Domain" not in cookie

    inside(tmp_path, what)


def test_by_tls_cookies_stay_there(tmp_path: Path) -> None:
    async def what(_house: Inside, client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/tables", content=TABLE, headers={**JSON, "host": "fresco.example.org"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-buonfresco=")
        assert {"HttpOnly", "SameSite=strict", "Path=/", "Secure"} <= set(cookie.split("; "))
        assert "strict-transport-security" in answer.headers
        token = cookie.partition("=")[2].partition(";")[0]
        plain = {"cookie": f"buonfresco={token}", "host": "fresco.example.org"}
        assert (await client.get("/api/mine", headers=plain)).json() == []  # the name without the prefix is nobody's

    inside(tmp_path, what, origins=[TLS])


def test_a_cookie_that_we_have_not_made_is_nobodys(tmp_path: Path) -> None:
    """Who plants one in somebody's browser learns nothing of its seats: the house gives it a token of its own."""

    async def what(_house: Inside, client: httpx.AsyncClient) -> None:
        planted = "x" * 32
        headers = {**JSON, "cookie": f"buonfresco={planted}"}
        answer = await client.post("/api/tables", content=TABLE, headers=headers)
        token = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        assert token != planted
        client.cookies.clear()
        for cookie, tables in ((planted, 0), (token, 1)):
            mine = await client.get("/api/mine", headers={"cookie": f"buonfresco={cookie}"})
            assert len(mine.json()) == tables
        ended = await client.post("/api/forget", content=b"{}", headers={**JSON, "cookie": f"buonfresco={token}"})
        assert ended.status_code == 200
        again = await client.post("/api/tables", content=TABLE, headers={**JSON, "cookie": f"buonfresco={token}"})
        assert token not in again.headers["set-cookie"]  # a token that has ended does not come back

    inside(tmp_path, what)


# ---- who asks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("unknown", "unknown"),
    ],
)
def test_limits_count_customers(address: str, counted: str) -> None:
    assert client_of(HTTPConnection({"type": "http", "client": (address, 1), "headers": []})) == counted


def test_figures_are_for_this_machine(tmp_path: Path) -> None:
    async def what(house: Inside, client: httpx.AsyncClient) -> None:
        assert (await client.get("/metrics")).status_code == 403
        assert (await client.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"})).status_code == 403
        assert (await house.visitor("127.0.0.1").get("/metrics")).status_code == 200

    inside(tmp_path, what)
