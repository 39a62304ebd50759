"""The files of the browser client: which there are, how they are packed, how long they are kept."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from buonfresco.server.client import Client
from buonfresco.server.security import Guard
from buonfresco.server.sending import ASK_AGAIN, FOREVER
from buonfresco.server.settings import Settings
from tests.server.inside import URL

SCRIPT = "const answer = 42; // and so on\n" * 50
BROTLI = b"as if it were brotli"  # nobody here unpacks it


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small client, and a secret beside it."""
    found = tmp_path / "web"
    (found / "assets").mkdir(parents=True)
    for name, text in {
        "index.html": "the page",
        "logo.svg": "the logo",
        "assets/index-1a2b.js": SCRIPT,
        "assets/small-1a2b.js": "1",
        "assets/text-3c4d.woff2": "a font",
    }.items():
        (found / name).write_text(text)
    (found / "assets/index-1a2b.js.br").write_bytes(BROTLI)
    (found / "assets/index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (found / "assets/small-1a2b.js.br").write_bytes(b"longer than it was")
    (tmp_path / "secret.txt").write_text("secret")
    (found / "link.txt").symlink_to(tmp_path / "secret.txt")
    return found


def asked(folder: Path, path: str, how: str = "GET", **headers: str) -> httpx.Response:
    refused: list[str] = []
    pages = Starlette(routes=[Route("/{path:path}", Client(folder).answer)])
    app = Guard(pages, Settings("", "sqlite://"), refused.append)
    given = {"accept-encoding": "identity", **{name.replace("_", "-"): value for name, value in headers.items()}}

    async def run() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=URL) as client:
            async with client.stream(how, path, headers=given) as answer:
                raw = b"".join([piece async for piece in answer.aiter_raw()])
            return httpx.Response(answer.status_code, headers=answer.headers, extensions={"raw": raw})

    answer = asyncio.run(run())
    assert refused == (["forbidden"] if "host" in headers else [])
    return answer


def raw(answer: httpx.Response) -> bytes:
    found: bytes = answer.extensions["raw"]
    return found


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/link.txt",
        "/a%00b",
        "/" + "x" * 5000,
        "/..%5csecret.txt",
        "/",
        "/tables/anything",
        "/index.html.br",
    ],
)
def test_no_file_outside_the_client(path: str, folder: Path) -> None:
    """Every address that is none of a file is one of the page."""
    assert raw(asked(folder, path)) == b"the page"
    assert asked(folder, path, host="evil.example").status_code == 421


@pytest.mark.parametrize(
    "path", ["/assets/", "/assets/old-9f9f.js", "/assets/..%2f..%2fsecret.txt", "/assets/index-1a2b.js.br", "/api/x"]
)
def test_what_is_no_page_is_not_answered_by_one(path: str, folder: Path) -> None:
    """A page where a script was asked for would only be an error that nobody understands."""
    answer = asked(folder, path)
    assert (answer.status_code, raw(answer)) == (404, b"")


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/", "text/html; charset=utf-8", ASK_AGAIN),
        ("/tables/x", "text/html; charset=utf-8", ASK_AGAIN),
        ("/logo.svg", "image/svg+xml", ASK_AGAIN),
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8", FOREVER),
        ("/assets/text-3c4d.woff2", "font/woff2", FOREVER),
    ],
)
def test_what_has_a_name_of_its_own_is_kept(path: str, kind: str, kept: str, folder: Path) -> None:
    headers = asked(folder, path).headers
    assert (headers["content-type"], headers["cache-control"]) == (kind, kept)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.000, gzip;q=0.001", "gzip"),
        ("*", "br"),
        ("*;q=0, gzip", "gzip"),
        ("identity", ""),
        ("deflate", ""),
        ("", ""),
    ],
)
def test_it_comes_as_small_as_the_browser_understands(accepted: str, encoding: str, folder: Path) -> None:
    answer = asked(folder, "/assets/index-1a2b.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding", "") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(raw(answer))
    unpacked = gzip.decompress(raw(answer)) if encoding == "gzip" else raw(answer)
    assert unpacked == (BROTLI if encoding == "br" else SCRIPT.encode())


@pytest.mark.parametrize("path", ["/assets/small-1a2b.js", "/assets/text-3c4d.woff2", "/"])
def test_what_would_not_be_smaller_comes_as_it_is(path: str, folder: Path) -> None:
    headers = asked(folder, path, accept_encoding="br, gzip").headers
    assert "content-encoding" not in headers
    assert "vary" not in headers


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js"])
@pytest.mark.parametrize("accepted", ["br", "gzip", "identity"])
def test_what_a_browser_has_is_not_sent_again(path: str, accepted: str, folder: Path) -> None:
    first = asked(folder, path, accept_encoding=accepted)
    mark = first.headers["etag"]
    for known in (mark, f'"other", W/{mark}', "*"):
        again = asked(folder, path, accept_encoding=accepted, if_none_match=known)
        assert (again.status_code, raw(again)) == (304, b"")
        for name in ("etag", "cache-control", "vary"):
            assert again.headers.get(name) == first.headers.get(name)
    assert asked(folder, path, accept_encoding=accepted, if_none_match='"other"').status_code == 200
    if path != "/":  # which form was kept can be told
        assert mark != asked(folder, path, accept_encoding="br" if accepted != "br" else "gzip").headers["etag"]


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js", "/assets/none.js"])
def test_head_says_the_same_without_the_file(path: str, folder: Path) -> None:
    get, head = asked(folder, path), asked(folder, path, "HEAD")
    assert raw(head) == b""
    assert (head.status_code, dict(head.headers)) == (get.status_code, dict(get.headers))
