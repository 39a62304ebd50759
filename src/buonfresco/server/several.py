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
_TRIES: Final = 3  # processes that end without a word before the house has opened: then it cannot be opened
_PAUSE: Final = 60  # seconds at most before the next process is started, where one after the other does not start
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
        self._started: set[int] = set()  # processes that were heard
        self._ended: set[int] = set()  # those in whose place another one is to come
        self._failures = 0  # processes, one after the other, that have ended without being heard
        self._pause = 0  # looks until the next one is started
        super().__init__(config, sockets)

    def keep_subprocess_alive(self) -> None:
        if self.should_exit.is_set():
            return
        self._listen()
        self._pause = max(0, self._pause - 1)
        for index, one in enumerate(self.processes):
            if one.process.is_alive() and not self._hangs(one):
                continue
            pid = one.process.pid or 0
            if pid not in self._ended:
                self._end(one, pid)
            if self.should_exit.is_set():
                return
            if not self._pause:
                self._ended.discard(pid)
                self.processes[index] = Process(self.config, self.sockets)
                self.processes[index].start()

    def restart_all(self) -> None:
        """All of them close, and others take their places; one that does not hear it is noticed as any that hangs."""
        self.terminate_all()

    def handle_ttin(self) -> None:
        """There are as many processes as the host has said."""

    def handle_ttou(self) -> None:
        """uvicorn would wait for the one that goes, and hear nobody meanwhile."""

    def _listen(self) -> None:
        heard = b""
        with contextlib.suppress(BlockingIOError):  # nobody has said anything
            heard = os.read(self._heard.fileno(), _AT_ONCE)
        said = {int.from_bytes(heard[start : start + _WIDTH]) for start in range(0, len(heard), _WIDTH)}
        pids = {one.process.pid or 0 for one in self.processes}
        if said - self._started:
            self._opened, self._failures, self._pause = True, 0, 0
        self._started = (self._started | said) & pids
        self._left = {
            pid: _HANGS * _LOOKS if pid in said else self._left.get(pid, _STARTS * _LOOKS) - 1 for pid in pids
        }

    def _end(self, one: Process, pid: int) -> None:
        """A pause before the next one if this one has never served anybody; no next one if none ever has."""
        one.kill()
        one.join()
        self._ended.add(pid)
        if pid in self._started:
            LOG.warning("a process of the house has ended (%s); another one takes its place", one.exitcode)
            return
        self._failures += 1
        LOG.error("a process of the house could not start (%s)", one.exitcode)
        if self._opened:
            self._pause = min(2**self._failures, _PAUSE) * _LOOKS
        elif (one.exitcode or 0) > 0 or self._failures == _TRIES:  # the next one would fail, too
            self.failed = True
            self.should_exit.set()

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
