"""Houses that start at once: a process that has loaded everything, and divides itself for every house.

What a house does from its first line on is the same. Only Python and its libraries are not read anew each time, which
is nearly all the time that a start takes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from tests.server.running import Running


class Forked:
    """A house's process, as far as ``Running`` asks for it; its parent is the stem."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        end = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired("buonfresco serve", timeout)
            time.sleep(0.005)
        return 0


class Stem:
    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.stem"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def grow(self, words: list[str], log: Path) -> Forked:
        """`buonfresco` with these words."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([words, str(log)]) + "\n")
        self._process.stdin.flush()
        return Forked(int(self._process.stdout.readline()))

    def close(self) -> None:
        self._process.communicate()


class Sprung(Running):
    """A house that grows from a stem."""

    def __init__(self, stem: Stem, data: Path, *options: str) -> None:
        self._stem = stem
        super().__init__(data, *options)

    def _started(self, words: list[str], log: Path) -> Forked:
        return self._stem.grow(words, log)
