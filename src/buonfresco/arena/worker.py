"""A process that plays games, one after the other: ``python -m buonfresco.arena.worker BEAT``.

What to play comes in on the standard input, a line for each game after a first one for the series; records go out on
the standard output. In the file BEAT stands which seat is being asked, for whoever watches (``crew``): a bot that hangs
in compiled code cannot be interrupted, only ended together with its process.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import queue
import signal
import struct
import sys
import threading
from typing import BinaryIO

import msgspec

from buonfresco.arena import players
from buonfresco.arena.match import NOBODY, play
from buonfresco.arena.plan import Series, Task
from buonfresco.bots.collector import Between

BEAT = struct.Struct("q")  # how often somebody was asked or had answered, times 16, and the seat from 1; 0 for nobody
READY = b"ready\n"
GRACE = 30.0  # seconds


class Briefing(msgspec.Struct, frozen=True):
    """The first line."""

    series: Series
    followed: tuple[str, ...] = ()


class Beat:
    """Says which seat is being asked. If whoever watches is gone, an alarm ends a bot that hangs, later."""

    def __init__(self, path: str, limit: float) -> None:
        with open(path, "r+b") as file:
            self._memory = mmap.mmap(file.fileno(), BEAT.size)
        with contextlib.suppress(OSError):
            os.unlink(path)  # both have it open now, and whoever is killed leaves nothing behind
        self._count = 0
        self._latest = limit + GRACE
        self._alarm = getattr(signal, "setitimer", None)

    def __call__(self, seat: int) -> None:
        self._count += 1
        BEAT.pack_into(self._memory, 0, self._count * 16 + seat + 1)
        if self._alarm is not None:
            self._alarm(signal.ITIMER_REAL, self._latest if seat >= 0 else 0.0)


def _listen(lines: BinaryIO, found: queue.SimpleQueue[bytes]) -> None:
    """Whoever sent the lines has gone: nobody waits for the game being played."""
    for line in lines:
        found.put(line)
    with contextlib.suppress(OSError, AttributeError):
        os.killpg(0, signal.SIGKILL)  # and for nothing that a bot has started; the session is our own
    os._exit(0)


def main() -> None:
    said, heard = os.fdopen(os.dup(1), "wb"), os.fdopen(os.dup(0), "rb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # what bots print or read is no business of ours
    os.dup2(2, 1)
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(heard, lines), daemon=True).start()
    briefing = msgspec.json.decode(lines.get(), type=Briefing)
    beat = Beat(sys.argv[1], briefing.series.limit)
    for bot in briefing.series.bots:
        players.find(briefing.series.game, bot)
    between = Between()

    def mark(seat: int) -> None:
        beat(seat)
        if seat == NOBODY:
            between.answered()

    said.write(READY)
    said.flush()
    while True:
        task = msgspec.json.decode(lines.get(), type=Task)
        record = play(briefing.series, task, mark, briefing.followed)
        said.write(msgspec.json.encode(record) + b"\n")
        said.flush()


if __name__ == "__main__":
    main()
