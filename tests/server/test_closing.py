"""A house that is told to close closes, whatever hangs; nothing that was acknowledged is lost by that."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server import kept
from tests.server.conftest import Open
from tests.server.people import Browser, Person
from tests.server.running import Postgres, Running
from tests.server.test_wire import TEXT, frame, shaken

HALF = (
    b'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"g'
)
SEATS = [{"who": "you"}, {"who": "bot"}, {"who": "bot"}]


def told(running: Running, number: signal.Signals) -> None:
    """To close; raises if it does not."""
    process = running.process
    assert process is not None
    process.send_signal(number)
    process.wait(timeout=60)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_while_bots_think_and_nobody_reads(number: signal.Signals, url: str, opened: Open) -> None:
    """Requests that do not end, sockets that are not read, hints and bots under way; an answer is on its way."""
    running = opened(url)
    raws: list[socket.socket] = []

    async def run() -> tuple[str, dict[tuple[int, str], int]]:
        browser = Browser(running.url)
        made = [await browser.made(game="fresco", seats=SEATS) for _ in range(3)]
        tables = [one["table"]["id"] for one in made]
        look, hint = frame(TEXT, b'{"is":"look","seat":0}'), frame(TEXT, b'{"is":"hint","client":"h"}')
        for table in tables:
            raws.append(shaken(running.port, f"/api/tables/{table}/live", browser.cookie, unread=True))
            raws[-1].sendall(look * 20 + hint)
        for start in (HALF, HALF[:30], b""):
            raws.append(socket.create_connection(("127.0.0.1", running.port), timeout=60))
            raws[-1].sendall(start)
        person = await Person(browser, tables[0], 0).sit()
        acknowledged: dict[tuple[int, str], int] = {}
        with contextlib.suppress(ConnectionError, TimeoutError):
            while len(acknowledged) < 3:
                await person.until(lambda: person.waited_for)
                before, client = person.number, f"a{len(acknowledged)}"
                reply = await person.answer(client=client)
                acknowledged[0, client] = reply["number"]
                await person.until(lambda before=before: person.number != before)
        await person.leave()
        await browser.close()
        return tables[0], acknowledged

    table, acknowledged = asyncio.run(run())
    told(running, number)
    for raw in raws:
        raw.close()
    assert "Traceback" not in running.log
    kept.check(asyncio.run(kept.rows(url, table)), acknowledged)


def test_several_processes_close(postgres: Postgres, opened: Open) -> None:
    running = opened(postgres.new_database("closing"), "--workers", "2")
    with socket.create_connection(("127.0.0.1", running.port), timeout=60) as raw:
        raw.sendall(HALF)
        assert httpx.get(f"{running.url}/api/health", timeout=60).status_code == 200
        told(running, signal.SIGTERM)
    assert "Traceback" not in running.log


def test_processes_that_start_slowly_are_waited_for(
    postgres: Postgres, opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them takes longer than uvicorn would wait; it would be killed and started again for ever."""
    slow = "import sys, time\nif '--multiprocessing-fork' in sys.orig_argv:\n    time.sleep(8)\n"
    (tmp_path / "sitecustomize.py").write_text(slow)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    running = opened(postgres.new_database("slowly"), "--workers", "2")
    told(running, signal.SIGTERM)
    assert "Traceback" not in running.log


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_what_hangs_is_named_and_left(number: signal.Signals) -> None:
    """Its main thread waits for ever, and so does another one that a process would wait for at its end."""
    program = """
import signal, threading, time
from buonfresco.server.closing import end_in_time
for number in (signal.SIGINT, signal.SIGTERM):
    signal.signal(number, lambda *_: None)  # as a server that waits for its connections
def hangs_on():
    while True:
        time.sleep(60)
threading.Thread(target=hangs_on).start()
end_in_time(0.5)
print("ready", flush=True)
hangs_on()
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        process.send_signal(number)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert errors.count(b"hangs_on") >= 2
