"""`buonfresco serve` as a newcomer meets it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from buonfresco.engine.errors import BadConfig
from buonfresco.server import limits
from buonfresco.server.settings import origin_of, proxies_of
from buonfresco.text import LANGUAGES
from tests.server.running import free_port, house

ENVIRONMENT = {**os.environ, "PYTHONUNBUFFERED": "1"}


def serve(*words: str) -> subprocess.CompletedProcess[str]:
    """One that must not start."""
    command = [sys.executable, "-m", "buonfresco", "serve", "--lang", "en", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env=ENVIRONMENT)


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--port", "http"], 2, "--port"),
        (["--port", "70000"], 2, "--port"),
        (["--workers", "0"], 2, "--workers"),
        (["--workers", "2"], 1, "Several processes need PostgreSQL"),
        (["--database", "mysql://root:secret@db/x"], 1, "no database that we can use"),
        (["--database", "nonsense"], 1, "no database that we can use"),
        (["--origin", "fresco.example.org"], 1, "An origin is an address such as https://"),
        (["--proxies", "nonsense"], 1, "“nonsense” is no address of a proxy"),
        (
            ["--database", "sqlite:////none/at/all.sqlite3"],
            1,
            "The database cannot be opened: No such file or directory",
        ),
        (["--database", "sqlite:////"], 1, "The database cannot be opened"),
        (["--host", ""], 1, "cannot be used"),
        (["--host", "a..b"], 1, "cannot be used"),
        (["--port", "9" * 5000], 2, "--port"),
        (["--database", "postgresql://127.0.0.1:1/x?nonsense=1"], 1, "The database cannot be opened"),
        (["--host", "999.1.1.1"], 1, "cannot be used"),
        (["--limits", "0"], 2, "--limits"),
        (["--chairs", "3"], 2, "--chairs"),
    ],
)
def test_options_that_make_no_sense(words: list[str], code: int, said: str, tmp_path: Path) -> None:
    done = serve("--data", str(tmp_path / "house"), *words)
    assert (done.returncode, said in done.stderr) == (code, True), done.stderr
    assert "Traceback" not in done.stderr
    assert "secret" not in done.stderr


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fresco.example.org",
        "ftp://a",
        "javascript:alert(1)",
        "https://",
        "https://a/b",
        "https://a?x=1",
        "https://a#x",
        "https://a b",
        "https://a:99999",
        "https://a:x",
        "https://name:secret@a",
        "https://[zz]",
        "https://[::1",
        "https://*",
        "null",
    ],
)
def test_what_is_no_origin(text: str) -> None:
    with pytest.raises(BadConfig) as found:
        origin_of(text)
    assert all("https://fresco.example.org" in found.value.reason.text(lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://Fresco.Example.org/", "https://fresco.example.org"),
        ("https://fresco.example.org:443", "https://fresco.example.org"),
        ("http://fresco.example.org:443", "http://fresco.example.org:443"),
        ("http://192.168.1.2:8000", "http://192.168.1.2:8000"),
        ("http://[::1]:80", "http://[::1]"),
        ("https://münchen.example", "https://xn--mnchen-3ya.example"),
    ],
)
def test_an_origin_is_as_browsers_write_it(text: str, origin: str) -> None:
    assert origin_of(text) == origin


@pytest.mark.parametrize("text", ["nonsense", "10.0.0.0/99", "10.0.0.1/8", "*,192.0.2.7", "192.0.2.7 10.0.0.1", "a,b"])
def test_what_is_no_proxy(text: str) -> None:
    """It would match nobody, and all people would seem to come from one address."""
    with pytest.raises(BadConfig) as found:
        proxies_of(text)
    assert all("192.0.2.7,10.0.0.0/8" in found.value.reason.text(lang) for lang in LANGUAGES)


def test_proxies_are_addresses_and_networks() -> None:
    assert proxies_of("*") == "*"
    assert proxies_of("") == ""  # nobody is believed
    assert proxies_of(" 192.0.2.7, 10.0.0.0/8,::1,") == "192.0.2.7,10.0.0.0/8,::1"


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = serve("--data", str(tmp_path / "house"), "--port", port)
    assert done.returncode == 1
    assert f"127.0.0.1, port {port}, cannot be used" in done.stderr


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = serve("--data", str(tmp_path / "file" / "house"))
    assert done.returncode == 1
    assert str(tmp_path / "file") in done.stderr
    assert "Traceback" not in done.stderr


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "house.sqlite3").write_text("This is no database, but a text that somebody has put there.\n" * 40)
    done = serve("--data", str(tmp_path), "--port", "0")
    assert done.returncode == 1
    assert "The database cannot be opened" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", ["serve", "admin list"])
def test_without_what_speaks_to_postgresql(command: str, tmp_path: Path) -> None:
    program = "import sys; sys.modules['asyncpg'] = None\nfrom buonfresco.cli.main import main\nsys.exit(main())"
    words = [*command.split(), "--database", "postgresql://a@localhost/b", "--data", str(tmp_path / "house")]
    ran = [sys.executable, "-c", program, *words, "--lang", "en"]
    done = subprocess.run(ran, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2, done.stderr
    assert "asyncpg is not installed" in done.stderr
    assert "pip install 'buonfresco[postgres]'" in done.stderr


def test_one_house_in_one_folder(tmp_path: Path) -> None:
    with house(tmp_path / "house"):
        done = serve("--data", str(tmp_path / "house"), "--port", "0")
    assert done.returncode == 1
    assert "Another house is open in" in done.stderr


def started(*words: str) -> tuple[subprocess.Popen[str], str]:
    """A house, and what it said when it opened."""
    command = [sys.executable, "-m", "buonfresco", "serve", "--lang", "en", *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)
    assert process.stdout is not None
    return process, process.stdout.readline()


def test_ctrl_c_closes_it(tmp_path: Path) -> None:
    process, said = started("--data", str(tmp_path / "house"), "--port", "0")
    found = re.search(r"The house is open: (http://localhost:\d+)", said)
    assert found, said
    assert httpx.get(f"{found[1]}/api/health", timeout=60).json() == {"ok": True}
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    assert (process.returncode, out, errors) == (0, "", "")
    assert os.stat(tmp_path / "house" / "house.sqlite3").st_mode & 0o077 == 0


def test_a_house_for_the_whole_network_says_so(tmp_path: Path) -> None:
    port = free_port()
    process, said = started("--data", str(tmp_path / "house"), "--host", "0.0.0.0", "--port", str(port))
    try:
        assert f"http://localhost:{port}" in said
        assert process.stdout is not None
        found = re.search(r"others on this network: (http://[\d.]+:\d+) \(without TLS", process.stdout.readline())
        assert found
        assert httpx.get(f"{found[1]}/api/health", timeout=60).json() == {"ok": True}
        assert httpx.get(f"{found[1]}/", timeout=60).status_code == 200
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)


def test_behind_a_proxy_it_says_the_address_people_know(tmp_path: Path) -> None:
    origin = "https://fresco.example.org"
    process, said = started("--data", str(tmp_path / "house"), "--host", "0.0.0.0", "--port", "0", "--origin", origin)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    assert f"{origin} " in said
    assert out == ""


def test_limits_can_be_wider(tmp_path: Path) -> None:
    """For many people behind one address: twice as many guesses at invitations, and then no more."""
    with house(tmp_path / "house", "--limits", "2") as running:
        claims = [
            httpx.post(f"{running.url}/api/claim", json={"token": "x" * 32}).status_code
            for _ in range(2 * limits.CLAIMS.burst + 10)
        ]
    assert claims[: 2 * limits.CLAIMS.burst] == [403] * 2 * limits.CLAIMS.burst
    assert 429 in claims
