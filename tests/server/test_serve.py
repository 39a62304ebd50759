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
        (["--host", "999.1.1.1"], 1, "cannot be used"),
        (["--chairs", "3"], 2, "--chairs"),
    ],
)
def test_options_that_make_no_sense(words: list[str], code: int, said: str, tmp_path: Path) -> None:
    done = serve("--data", str(tmp_path / "house"), *words)
    assert (done.returncode, said in done.stderr) == (code, True), done.stderr
    assert "Traceback" not in done.stderr
    assert "secret" not in done.stderr


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
