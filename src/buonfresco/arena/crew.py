"""Games on all cores: processes that each play one at a time, watched, and replaced when a bot takes one down."""

from __future__ import annotations

import contextlib
import itertools
import mmap
import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from buonfresco.arena.match import BROKEN, DIED, LATE, NOBODY, Record, forfeited
from buonfresco.arena.plan import Series, Task
from buonfresco.arena.worker import BEAT, READY, Briefing
from buonfresco.engine.errors import BadConfig

_PATIENCE = 60.0  # seconds for what is no bot's turn, as building the rules: nobody is late then
_TICK = 0.2  # seconds between two looks at who hangs


class _Worker:
    """A process, the game it plays, and since when nothing has moved in it."""

    def __init__(self, briefing: bytes, log: IO[bytes] | int, lines: queue.SimpleQueue[Any]) -> None:
        handle, self._path = tempfile.mkstemp(prefix="buonfresco-")
        os.write(handle, bytes(BEAT.size))
        self._memory = mmap.mmap(handle, BEAT.size)
        os.close(handle)
        paths = [entry or os.getcwd() for entry in sys.path]  # bots are found there as they were found here
        self.process = subprocess.Popen(
            [sys.executable, "-m", "buonfresco.arena.worker", self._path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            start_new_session=True,  # who stops a series by a key stops us; we stop them
        )
        self.task: Task | None = None
        self.ready = False
        self.beat = (0, time.monotonic())
        self.hung = NOBODY
        self.send(briefing)
        threading.Thread(target=self._read, args=(lines,), daemon=True).start()

    def _read(self, lines: queue.SimpleQueue[Any]) -> None:
        """Who reads closes the pipe: closed by others it would be gone in the middle of a line."""
        assert self.process.stdout is not None
        with self.process.stdout as pipe:
            for line in pipe:
                lines.put((self, line))
        lines.put((self, b""))

    def send(self, line: bytes) -> None:
        """To one that has died meanwhile, too: then its end is the next thing we hear of it."""
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()

    def give(self, task: Task) -> None:
        self.task = task
        self.beat = (0, time.monotonic())
        self.send(msgspec.json.encode(task))

    def asked(self) -> int:
        """The seat that is being asked; nobody's, if a bot has written there."""
        seat = int(BEAT.unpack_from(self._memory)[0]) % 16 - 1
        return seat if self.task is not None and seat < len(self.task.seats) else NOBODY

    def watch(self, limit: float) -> None:
        """End it if nothing has moved for longer than the limit. The clock is ours: it can only be too patient."""
        if self.ready and (self.task is None or self.hung >= 0):
            return
        now, beat = time.monotonic(), int(BEAT.unpack_from(self._memory)[0])
        seat = beat % 16 - 1
        if beat != self.beat[0]:
            self.beat = (beat, now)
        elif now - self.beat[1] > (limit if seat >= 0 else max(limit, _PATIENCE)):
            self.hung = self.asked()
            self.kill()

    def kill(self) -> None:
        """With all that a bot may have started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL) if hasattr(os, "killpg") else self.process.kill()

    def end(self) -> None:
        """How the process ended, if it has, is known before."""
        self.process.poll()
        self.kill()
        self.process.wait()
        with contextlib.suppress(OSError):
            os.unlink(self._path)  # if it did not come to do it itself
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()


def _read(worker: _Worker, line: bytes) -> Record | None:
    """The record of the game that it plays."""
    try:
        record = msgspec.json.decode(line, type=Record)
    except msgspec.MsgspecError:
        return None
    return record if worker.task is not None and record.number == worker.task.number else None


def _exit(worker: _Worker) -> str:
    return f"exit {worker.process.returncode}"


class Crew:
    """``jobs`` processes for a series. Use it in a ``with``; what bots print goes to the file ``log``."""

    def __init__(self, series: Series, jobs: int, log: Path | None = None, followed: tuple[str, ...] = ()) -> None:
        self._limit = series.limit
        self._briefing = msgspec.json.encode(Briefing(series, followed))
        self._jobs = jobs
        self._lines: queue.SimpleQueue[tuple[_Worker, bytes]] = queue.SimpleQueue()
        self._workers: list[_Worker] = []
        self._files = contextlib.ExitStack()
        self._log: IO[bytes] | int = self._files.enter_context(log.open("ab")) if log else subprocess.DEVNULL

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.end()
        self._workers.clear()
        self._files.close()

    def play(self, tasks: Iterable[Task]) -> Iterator[Record]:
        """A record for every task, as they come in."""
        waiting, again, tried = iter(tasks), list[Task](), set[int]()
        for worker in self._workers:
            self._give(worker, again, waiting)
        while len(self._workers) < self._jobs and (task := next(waiting, None)) is not None:
            again.append(task)
            self._hire()
        looked = time.monotonic()
        while again or any(worker.task for worker in self._workers):
            with contextlib.suppress(queue.Empty):
                worker, line = self._lines.get(timeout=min(_TICK, self._limit / 4))
                if line == READY:
                    worker.ready = True
                elif worker not in self._workers:
                    continue  # it has been ended, and its game is another's
                elif line and (record := _read(worker, line)) is not None:
                    worker.task = None
                    self._give(worker, again, waiting)  # before anybody looks at the record
                    yield record
                else:  # it has ended, or a bot writes where records are expected
                    yield from self._bury(worker, again, tried)
                    again += itertools.islice(waiting, not again)
                    if again and len(self._workers) < self._jobs:
                        self._hire()
                if worker in self._workers and worker.task is None:
                    self._give(worker, again, waiting)
            if time.monotonic() - looked > min(_TICK, self._limit / 4):
                looked = time.monotonic()
                for worker in self._workers:
                    worker.watch(self._limit)

    def _hire(self) -> None:
        self._workers.append(_Worker(self._briefing, self._log, self._lines))

    def _give(self, worker: _Worker, again: list[Task], waiting: Iterator[Task]) -> None:
        task = again.pop(0) if again else next(waiting, None)
        if task is not None:
            worker.give(task)

    def _bury(self, worker: _Worker, again: list[Task], tried: set[int]) -> Iterator[Record]:
        """Its process has ended. Who was being asked is to blame; if nobody was, the game is tried once more."""
        if worker not in self._workers:
            return
        asked = worker.asked()
        worker.end()
        self._workers.remove(worker)
        if not worker.ready:
            raise BadConfig("error-arena-worker", code=worker.process.returncode)
        task, seat = worker.task, worker.hung if worker.hung >= 0 else asked
        if task is not None and seat >= 0:
            why, what = (LATE, f"> {self._limit:g} s") if worker.hung >= 0 else (DIED, _exit(worker))
            yield forfeited(task, seat, why, what)
        elif task is not None and task.number in tried:
            yield forfeited(task, NOBODY, BROKEN, _exit(worker))
        elif task is not None:
            tried.add(task.number)
            again.append(task)
