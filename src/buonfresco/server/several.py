"""Several processes of one house: one that has died or hangs is replaced."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import time
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Final

import uvicorn
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from buonfresco.server.closing import LAST

LOG: Final = logging.getLogger("buonfresco.server")

_STARTS: Final = 180  # seconds that a process may take to start, where much is to do
_HANGS: Final = 20  # seconds after which one that says nothing is not waited for; one that closes needs LAST at most
_LOOKS: Final = 2  # that uvicorn takes at its processes in a second
_AT_ONCE: Final = 65_536
_WIDTH: Final = 4  # bytes of the number of a process


class Pulse:
    """Called in the loop that serves people, about once a second: says that this process is there.

    A thread would say so while everybody waits. Whoever does not listen just now misses it; if there is nobody left to
    listen, nobody would replace or close this process, and it closes by itself.
    """

    def __init__(self, to: Connection) -> None:
        self._to = to

    async def __call__(self) -> None:
        os.set_blocking(self._to.fileno(), False)
        try:
            os.write(self._to.fileno(), os.getpid().to_bytes(_WIDTH))
        except BlockingIOError:
            pass
        except BrokenPipeError:
            signal.raise_signal(signal.SIGTERM)


class Several(Multiprocess):
    """uvicorn's, but for how it knows that a process is well.

    uvicorn asks a thread of each twice a second, kills who does not say so within seconds, although it may only be
    starting, and hears nobody meanwhile, not even who tells it to stop. Here nobody is waited for. Time is counted in
    looks: if the whole house was stopped for a while, nobody was silent.
    """

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        self._heard, said = Pipe(duplex=False)
        os.set_blocking(self._heard.fileno(), False)
        config.callback_notify = Pulse(said)
        config.timeout_notify = -(10**9)  # at every tick, also after somebody has put the clock back
        config.timeout_worker_healthcheck = _STARTS
        self.failed = False  # it could not open
        self._opened = False  # somebody was heard
        self._left: dict[int, int] = {}  # by process, looks until it is not waited for any more
        super().__init__(config, sockets)

    def keep_subprocess_alive(self) -> None:
        self._listen()
        for index, one in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if one.process.is_alive() and not self._hangs(one):
                continue
            one.kill()
            one.join()
            self._left.pop(one.process.pid or 0, None)
            if not self._opened and (one.exitcode or 0) > 0:  # nobody has killed it: the next one would fail, too
                self.failed = True
                self.should_exit.set()
                return
            self.processes[index] = Process(self.config, self.sockets)
            self.processes[index].start()

    def _listen(self) -> None:
        heard = b""
        with contextlib.suppress(BlockingIOError):  # nobody has said anything
            heard = os.read(self._heard.fileno(), _AT_ONCE)
        said = {int.from_bytes(heard[start : start + _WIDTH]) for start in range(0, len(heard), _WIDTH)}
        self._opened = self._opened or bool(said)
        for pid in (one.process.pid or 0 for one in self.processes):
            left = self._left.get(pid, _STARTS * _LOOKS)
            self._left[pid] = _HANGS * _LOOKS if pid in said else left - 1

    def _hangs(self, one: Process) -> bool:
        if self._left.get(one.process.pid or 0, 1) > 0:
            return False
        LOG.error("a process of the house hangs; it is replaced")
        return True

    def join_all(self) -> None:
        """One that hangs does not hear that it shall close."""
        end = time.monotonic() + LAST + 1
        for one in self.processes:
            one.process.join(max(0.0, end - time.monotonic()))
            if one.process.is_alive():
                LOG.error("a process of the house hangs; it is killed")
                one.process.kill()
        super().join_all()
