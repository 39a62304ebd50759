"""Bots think in processes of their own: the house goes on meanwhile, and one that hangs is killed.

A worker gets what the bot's seat may know, and nothing else. Tables that people look at are served first, then hints,
then tables where only bots are watched by nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import multiprocessing
import os
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

from buonfresco.bots import RANDOM, Advice, Seat, advise, best_bot, think
from buonfresco.bots.collector import Between
from buonfresco.phrases import Phrase
from buonfresco.table import Asked

WATCHED, HINT, ALONE = range(3)  # who is served first: a table that people look at, a hint, a table that nobody sees
LIMIT: Final = 10.0  # seconds for one answer; our own bots need far less
_NICE: Final = 10


class Thought(NamedTuple):
    """The code of an option; None if no bot found one. ``fallen``: the bot failed, and a simpler one has answered.

    ``why``: what speaks for it, for who has asked and if the bot can say so.
    """

    code: int | None
    fallen: bool
    why: Phrase | None = None


class Worker:
    """A process that answers one question at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # a fork of a process with threads and sockets is none of ours
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    async def think(self, job: bytes, bot: str, limit: float, why: bool) -> Advice:
        """EOFError if the process died, TimeoutError if it took too long, ValueError if the bot failed."""
        self._ours.send((job, bot, why))
        return await self.heard(limit)

    async def heard(self, limit: float) -> Advice:
        """What it has to say to the last question."""
        loop = asyncio.get_running_loop()
        ready = asyncio.Event()
        loop.add_reader(self._ours.fileno(), ready.set)
        try:
            await asyncio.wait_for(ready.wait(), limit)
        finally:
            loop.remove_reader(self._ours.fileno())
        advice: Advice | str = self._ours.recv()
        if isinstance(advice, str):
            raise ValueError(advice)
        return advice

    def kill(self) -> None:
        self._process.kill()
        self._process.join(timeout=5)
        self._ours.close()


class Bots:
    """As many workers as there are cores to spare; they are started when there is work."""

    def __init__(self, workers: int | None = None, limit: float = LIMIT) -> None:
        self._most = workers or max(1, (os.cpu_count() or 2) - 1)
        self._limit = limit
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._queue: list[tuple[int, int, asyncio.Future[None]]] = []
        self._ending: set[asyncio.Task[None]] = set()
        self._order = itertools.count()
        self._taken = 0
        self.failures = 0

    async def think(self, game: str, asked: Asked, rank: int, why: bool = False) -> Thought:
        """An answer of the bot; of a simpler one if it fails. ``rank``: WATCHED, HINT or ALONE. ``why``: with its
        reason.
        """
        for bot in dict.fromkeys((asked.bot, best_bot(game), RANDOM)):
            worker = await self._take(rank)
            try:
                advice = await worker.think(asked.job, bot, self._limit, why)
            except ValueError:
                self._give(worker)
            except asyncio.CancelledError:  # nobody waits any more
                task = asyncio.create_task(self._let_end(worker))
                self._ending.add(task)
                task.add_done_callback(self._ending.discard)
                raise
            except BaseException as error:  # it hangs, or it died
                self._drop(worker)
                if not isinstance(error, OSError | EOFError | TimeoutError):
                    raise
            else:
                self._give(worker)
                return Thought(advice.code, bot != asked.bot, advice.why)
            self.failures += 1
        return Thought(None, True)

    async def _let_end(self, worker: Worker) -> None:
        """What it thinks about is of no use any more, but a new worker would cost far more than its end."""
        try:
            await worker.heard(self._limit)
        except ValueError:
            self._give(worker)
        except BaseException:  # it hangs, it died, or the house is closed
            self._drop(worker)
        else:
            self._give(worker)

    async def _take(self, rank: int) -> Worker:
        while self._taken >= self._most:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._queue, (rank, next(self._order), turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._next()  # it was our turn, but nobody waits here any more
                raise
        self._taken += 1
        try:
            worker = self._idle.pop() if self._idle else await asyncio.to_thread(Worker)
        except BaseException:
            self._free()
            raise
        self._busy.add(worker)
        return worker

    def _give(self, worker: Worker) -> None:
        self._busy.discard(worker)
        self._idle.append(worker)
        self._free()

    def _drop(self, worker: Worker) -> None:
        self._busy.discard(worker)
        worker.kill()
        self._free()

    def _free(self) -> None:
        self._taken -= 1
        self._next()

    def _next(self) -> None:
        while self._queue:
            turn = heapq.heappop(self._queue)[2]
            if not turn.done():
                turn.set_result(None)
                return

    def close(self) -> None:
        for task in self._ending:
            task.cancel()
        for worker in (*self._idle, *self._busy):
            worker.kill()
        self._idle, self._busy = [], set()


def _work(pipe: Connection) -> None:
    """The life of a worker. It ends when the house does."""
    with contextlib.suppress(OSError):
        os.nice(_NICE)  # people are served first
    with contextlib.suppress(EOFError, KeyboardInterrupt, OSError):
        between = Between()
        while True:
            pipe.send(_answer(*pipe.recv()))
            between.answered()


def _answer(job: bytes, bot: str, why: bool) -> Advice | str:
    try:
        seat = Seat.from_bytes(job)
        seat.bot = bot
        advice = advise(seat) if why else Advice(think(seat))
        legal = any(option.code == advice.code for option in seat.decision.options)
        return advice if legal else f"illegal: {advice.code!r}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
