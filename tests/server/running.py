"""A real house in a process of its own, and a real PostgreSQL server for it."""

from __future__ import annotations

import contextlib
import http.client
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_START_SECONDS = 180  # where much else is to do


class Running:
    """``buonfresco serve``, and where it is."""

    def __init__(self, data: Path, *options: str, port: int | None = None) -> None:
        self.data = data
        self.options = options
        self.port = free_port() if port is None else port
        self.process: Any = None  # a Popen, or what has its methods
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.data), *self.options]
        self.process = self._started(words, self._log)
        try:
            self._wait()
        except AssertionError:
            self.kill()  # nobody else would
            raise

    def _started(self, words: list[str], log: Path) -> Any:
        """The process; tests/server/stem.py has another way."""
        with open(log, "a") as file:
            return subprocess.Popen(
                [sys.executable, "-m", "buonfresco", *words],
                stdout=file,
                stderr=file,
                text=True,
                start_new_session=True,  # so that all its processes can be killed at once
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )

    def _wait(self) -> None:
        assert self.process is not None
        end = time.monotonic() + _START_SECONDS
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise AssertionError(f"the house did not open:\n{self.log}")
            if self._answers():
                return
            time.sleep(0.03)
        raise AssertionError(f"the house did not open in time:\n{self.log}")

    def _answers(self) -> bool:
        """Asked as cheaply as can be, since it is asked so often."""
        asking = http.client.HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            asking.request("GET", "/api/health")
            return asking.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            asking.close()

    @property
    def _log(self) -> Path:
        return self.data.parent / f"{self.data.name}.log"

    @property
    def log(self) -> str:
        return self._log.read_text()

    def workers(self) -> set[int]:
        """Its processes that serve people, if they are several."""
        every = (int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit())
        ours = {pid for pid in every if parent_of(pid) == self.process.pid}
        return {pid for pid in ours if b"resource_tracker" not in command_of(pid)}

    def kill(self) -> None:
        """As a power cut would: nobody in it can say goodbye."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        self._signal(signal.SIGTERM)

    def _signal(self, number: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if number == signal.SIGKILL:
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
        try:
            process.wait(timeout=20)
        finally:
            with contextlib.suppress(ProcessLookupError):
                while True:  # until the last of them has gone: the port is theirs
                    os.killpg(process.pid, signal.SIGKILL)
                    time.sleep(0.005)


@contextlib.contextmanager
def house(data: Path, *options: str) -> Iterator[Running]:
    running = Running(data, *options)
    try:
        yield running
    finally:
        running.stop()


def parent_of(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:  # it has ended
        return 0


def command_of(pid: int) -> bytes:
    """Nothing, if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


# ---- PostgreSQL ------------------------------------------------------------------------------------------------------


def postgres_programs() -> Path | None:
    """Where Debian and others put them; initdb is seldom on the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: _version(path))
    return folders[-1].parent if folders else None


def _version(path: Path) -> int:
    number = re.search(r"/(\d+)/bin/", str(path))
    return int(number[1]) if number else 0


class Postgres:
    """A server on a folder of its own, reached over a port of this machine alone."""

    def __init__(self) -> None:
        programs = postgres_programs()
        assert programs is not None
        self._programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="buonfresco-postgres-"))
        self.port = free_port()
        self._user: str | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self._user = "postgres" if _has_user("postgres") else "nobody"
            shutil.chown(self.folder, self._user)
        self._run("initdb", "-D", self._data, "-U", "house", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._programs / program), *arguments],
            check=True,
            user=self._user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            cwd=self.folder,
            env={**os.environ, "LC_ALL": "C"},
        )

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c max_connections=200"
        self._run("pg_ctl", "-D", self._data, "-l", str(self.folder / "log"), "-o", options, "-w", "start")

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", self._data, "-m", how, "-w", "stop")

    def new_database(self, name: str) -> str:
        """A fresh one; gives its address."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "house", name)
        return f"postgresql+asyncpg://house@127.0.0.1:{self.port}/{name}"

    def dump(self, url: str) -> str:
        """A database as SQL text, without what only the newest psql knows."""
        text = self._client("pg_dump", "--inserts", "--no-owner", "--no-privileges", "--no-comments", _database(url))
        return "\n".join(line for line in text.splitlines() if line and not line.startswith(("\\", "--"))) + "\n"

    def load(self, url: str, text: str) -> None:
        self._client("psql", "-q", "-v", "ON_ERROR_STOP=1", "-d", _database(url), text=text)

    def tell(self, statement: str) -> str:
        """To the server, past everybody who uses it."""
        return self._client("psql", "-q", "-A", "-t", "-d", "postgres", "-c", statement)

    def _client(self, program: str, *arguments: str, text: str = "") -> str:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "house"]
        command = [str(self._programs / program), *where, *arguments]
        done = subprocess.run(command, input=text, check=False, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def close(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def _database(url: str) -> str:
    return url.rpartition("/")[2]


def _has_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
