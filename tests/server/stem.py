"""A program that has loaded everything, and divides itself for every house it is told to open (tests/server/sprung.py).

Whatever a house starts by itself reads this file again, so nothing else is loaded at its head.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys


def main() -> None:
    from uvicorn import _subprocess

    from buonfresco.cli.main import main as run
    from buonfresco.server import app, serve, warmup

    assert app
    assert serve
    warmup.warm()
    _subprocess.spawn = multiprocessing.get_context("fork")  # type: ignore[assignment]  # its processes do the same
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # houses are killed, and nobody asks for what became of them
    for line in sys.stdin:
        words, log = json.loads(line)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.setsid()  # so that all its processes can be killed at once
            _to(log)
            sys.exit(run(words))
        print(pid, flush=True)


def _to(log: str) -> None:
    """What a house says goes to its log, and nobody speaks to it."""
    for number, where, how in ((0, os.devnull, os.O_RDONLY), (1, log, os.O_WRONLY), (2, log, os.O_WRONLY)):
        os.dup2(os.open(where, how | os.O_CREAT | os.O_APPEND, 0o600), number)
    sys.stdin = os.fdopen(0)


if __name__ == "__main__":
    main()
