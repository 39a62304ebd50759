"""Processes of one house that hang, without dying, and a house that has lost who looks after them."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server import kept
from tests.server.conftest import Open
from tests.server.crashes import Player
from tests.server.people import Browser, Person
from tests.server.running import Postgres, Running, command_of

HANGS = signal.SIGUSR1


@pytest.fixture
def can_hang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes whose loop gets stuck when they are told so, while their threads go on."""
    spoil(tmp_path, monkeypatch, "signal.signal(signal.SIGUSR1, lambda *_: __import__('time').sleep(600))")


def spoil(folder: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    """Something happens whenever a process of several starts."""
    lines = ["import os, signal, sys", "if '--multiprocessing-fork' in sys.orig_argv:", f"    {line}"]
    (folder / "sitecustomize.py").write_text("\n".join(lines))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))


def there(pid: int) -> bool:
    return bool(command_of(pid))  # a process that has ended and waits for its parent has none


def serving(port: int, running: Running) -> int:
    """The process at the other end of a socket."""
    ends = f":{running.port:04X}", f":{port:04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
    (inode,) = (row[9] for row in rows if row[1].endswith(ends[0]) and row[2].endswith(ends[1]))
    (found,) = (pid for pid in running.workers() if f"socket:[{inode}]" in sockets(pid))
    return found


def answering(running: Running) -> int:
    """A process that was heard, as it answers."""
    with socket.create_connection(("127.0.0.1", running.port), timeout=60) as line:
        line.sendall(f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\n\r\n".encode())
        assert line.recv(1)
        found = serving(line.getsockname()[1], running)
    time.sleep(3)
    return found


def sockets(pid: int) -> set[str]:
    return {os.readlink(path) for path in (Path("/proc") / str(pid) / "fd").iterdir()}


def wait(happened: Callable[[], bool], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.1)


@pytest.mark.usefixtures("can_hang")
@pytest.mark.parametrize("how", [signal.SIGSTOP, HANGS])
def test_a_process_that_hangs_is_replaced(how: signal.Signals, postgres: Postgres, opened: Open) -> None:
    """Who was served by it comes back and plays on; nothing that was acknowledged is lost."""
    url = postgres.new_database(f"hangs{how.value}")
    running = opened(url, "--workers", "2")
    wait(lambda: len(running.workers()) == 2)

    async def run() -> int:
        browser = Browser(running.url)
        made = await browser.made(game="cards", seats=[{"who": "you"}, {"who": "you"}], seed="3")
        table = made["table"]["id"]
        players = [Player(await Person(browser, table, seat, seed=seat).sit()) for seat in (0, 1)]
        line = players[0].person._socket
        assert line is not None
        hung = serving(line.local_address[1], running)
        left, back = 9, asyncio.Event()
        back.set()

        def sent() -> None:
            nonlocal left
            left -= 1
            if left == 0:
                os.kill(hung, how)

        await asyncio.wait_for(asyncio.gather(*(player.play(sent, back) for player in players)), 240)
        known = {name: number for player in players for name, number in player.acknowledged.items()}
        kept.check(await kept.rows(url, table), known)
        assert players[0].person.welcomes > 1
        return hung

    hung = asyncio.run(run())
    wait(lambda: not there(hung))
    wait(lambda: len(running.workers()) == 2)
    assert "a process of the house hangs; it is replaced" in running.log


def test_a_house_that_was_stopped_for_a_while_goes_on(postgres: Postgres, opened: Open) -> None:
    """As with Ctrl+Z, or on a laptop that slept: nobody was silent."""
    running = opened(postgres.new_database("slept"), "--workers", "2")
    wait(lambda: len(running.workers()) == 2)
    before = running.workers()
    assert running.process is not None
    for number in (signal.SIGSTOP, signal.SIGCONT):
        os.killpg(running.process.pid, number)
        time.sleep(25 if number == signal.SIGSTOP else 3)
    assert running.workers() == before
    assert "hangs" not in running.log


def test_a_house_closes_though_a_process_hangs(postgres: Postgres, opened: Open) -> None:
    running = opened(postgres.new_database("hangsclosing"), "--workers", "2")
    wait(lambda: len(running.workers()) == 2)
    process = running.process
    assert process is not None
    found = running.workers()
    os.kill(min(found), signal.SIGSTOP)
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=120) == 0
    assert not any(there(pid) for pid in found)
    assert "Traceback" not in running.log


def test_a_house_begins_anew_though_a_process_hangs(postgres: Postgres, opened: Open) -> None:
    """It is told to close and does not hear it; who looks after all of them still hears what he is told."""
    running = opened(postgres.new_database("anew"), "--workers", "2")
    wait(lambda: len(running.workers()) == 2)
    process = running.process
    assert process is not None
    found = running.workers()
    os.kill(answering(running), signal.SIGSTOP)
    process.send_signal(signal.SIGTTOU)  # as many processes as before
    process.send_signal(signal.SIGHUP)
    wait(lambda: len(set(running.workers()) - set(found)) == 2)
    assert not any(there(pid) for pid in found)
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=120) == 0
    assert "Traceback" not in running.log


@pytest.mark.parametrize("how", ["sys.modules['starlette.routing'] = None", "os.kill(os.getpid(), signal.SIGKILL)"])
def test_a_house_that_cannot_open_says_so(
    how: str, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever looks after services would take it for one that was told to close, or that is open."""
    spoil(tmp_path, monkeypatch, how)
    words = ["--port", "0", "--data", str(tmp_path / "data"), "--database", postgres.new_database(f"cannot{len(how)}")]
    command = [sys.executable, "-m", "buonfresco", "serve", "--workers", "2", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1, done.stderr
    assert "a process of the house could not start" in done.stderr


def test_an_open_house_waits_longer_and_longer_for_processes_that_do_not_start(
    postgres: Postgres, opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And has a process again as soon as one starts."""
    broken = tmp_path / "broken"
    spoil(tmp_path, monkeypatch, f"os.path.exists({str(broken)!r}) and os.kill(os.getpid(), signal.SIGKILL)")
    running = opened(postgres.new_database("storm"), "--workers", "2")
    wait(lambda: len(running.workers()) == 2)
    broken.touch()
    os.kill(min(running.workers()), signal.SIGKILL)
    wait(lambda: "could not start" in running.log)
    time.sleep(10)
    assert running.log.count("could not start") < 5  # after 2, 4, 8 seconds
    broken.unlink()
    wait(lambda: len(running.workers()) == 2)


def test_processes_that_nobody_looks_after_close(postgres: Postgres, opened: Open) -> None:
    """They would keep the port, and the next house could not open."""
    running = opened(postgres.new_database("orphans"), "--workers", "2")
    wait(lambda: len(running.workers()) == 2)
    found = running.workers()
    assert running.process is not None
    running.process.kill()
    running.process.wait()
    wait(lambda: not any(there(pid) for pid in found))
    assert "Traceback" not in running.log
