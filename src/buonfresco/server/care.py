"""What a house looks after by itself: bots, clocks, and tables that nobody uses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final

from buonfresco.bots import best_bot
from buonfresco.engine.errors import BuonfrescoError
from buonfresco.phrases import figure, say
from buonfresco.server.bots import ALONE, WATCHED
from buonfresco.server.errors import Conflict, NotFound, StoreDown
from buonfresco.server.live import LiveTable
from buonfresco.server.rows import PLAYING
from buonfresco.server.viewer import wake
from buonfresco.table import Asked

if TYPE_CHECKING:
    from buonfresco.server.house import House

LOG: Final = logging.getLogger("buonfresco.server")

_TICK: Final = 2.0  # seconds between two looks at what is due
_LEASE: Final = 8.0  # seconds that a process looks after a table before it must say so again
_IDLE: Final = 120.0  # seconds until a table that nobody uses goes to sleep
_ASIDE: Final = 600.0  # seconds until a table is looked at again where something went wrong that must not
_AWAY: Final = 15.0  # seconds in which nothing went on: nobody could answer, either
_MOST_DUE: Final = 50


class Care:
    """Whatever was seen to is due later, or not at all: else it would stand before the others for ever."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._turn = asyncio.Semaphore(2)  # bots' answers that are given at the same time: people's go first

    async def always(self) -> None:
        """For as long as the house is open."""
        self._house.later(self._heed_sleep())
        failing: float | None = None  # since when
        while True:
            await asyncio.sleep(_TICK)
            if failing is not None and time.time() - failing > _AWAY:
                self._begin_anew()
            try:
                await self.tick()
                failing = None
            except StoreDown as error:
                LOG.warning("the store does not answer: %s", error.problem)
                failing = time.time() if failing is None else failing
            except Exception:
                LOG.exception("something could not be looked after")  # the other tables still must be

    async def _heed_sleep(self) -> None:
        """Beside all else, as what is looked after may take long by itself."""
        while True:
            before = time.time()
            await asyncio.sleep(_TICK)
            if time.time() - before > _TICK + _AWAY:
                self._begin_anew()

    def _begin_anew(self) -> None:
        """This machine was asleep, its clock was put forward, or nothing could be kept: nobody could answer in that
        time, so it is nobody's. Clocks begin anew, as when a house opens.
        """
        house = self._house
        house.opened = house.now()
        for live in house.lives.values():
            live.clock.begin_anew(house.opened)
            wake(live.viewers)

    async def tick(self) -> None:
        """What is due: bots nobody asks, clocks, tables that are not sure of themselves or that nobody uses."""
        house = self._house
        for table in await house.store.due(house.process, house.now(), _MOST_DUE):
            await self._see_to(table)
        for live in list(house.lives.values()):
            if live.viewers:
                await house.stay(live)
            if live.doubtful and live.viewers:
                await house.quietly(house.reread(live.id))
            idle = house.now() - live.used > _IDLE and not live.lock.locked()
            if idle and (live.thinking is None or live.thinking.done()):
                live.sleep()
                if not live.viewers:
                    del house.lives[live.id]

    async def _see_to(self, table: str) -> None:
        """A table that cannot be read, or is gone, waits for nobody, and must not keep the others waiting."""
        try:
            live = await self._house.live(table)
        except StoreDown:
            raise
        except BuonfrescoError as error:
            LOG.warning("a table cannot be read: %s", error)
            await self._house.store.set_due(table, None)
            return
        if live.problem is not None:
            await self._house.store.set_due(table, None)
        elif await self._keeps(live):
            try:
                await self._clock(live)
                self.bots(live)
            except StoreDown:
                raise
            except Exception:
                await self._set_aside(live)

    async def _set_aside(self, live: LiveTable) -> None:
        """Nobody may wait for what goes wrong here: neither other tables nor who reads the log."""
        LOG.exception("a table cannot go on; it is looked at again later")
        await self._house.store.set_due(live.id, self._house.now() + _ASIDE)

    async def _keeps(self, live: LiveTable) -> bool:
        """Does this process look after the table? Alone it always does."""
        store = self._house.store
        if not store.shared:
            return True
        now = self._house.now()
        if live.kept_until > now + _LEASE / 2:
            return True
        kept = await store.keep(live.id, self._house.process, now, now + _LEASE)
        live.kept_until = now + _LEASE if kept else 0.0
        return kept

    # ---- bots -------------------------------------------------------------------------------------------------------

    def bots(self, live: LiveTable) -> None:
        """If the table waits for bots, let them think, one after the other, in the background."""
        goes_on = not live.asleep and live.row.state == PLAYING and live.problem is None
        if goes_on and live.table.waits_for_bots and (live.thinking is None or live.thinking.done()):
            live.thinking = self._house.later(self._think(live))
        elif goes_on and live.agreed():
            self._house.later(self._house.quietly(live.take_back_agreed()))

    async def _think(self, live: LiveTable) -> None:
        try:
            while not self._house.closing and await self._keeps(live):
                async with live.lock:
                    await live.awake()
                    asked = live.asked_bot()
                if asked is None:
                    return
                await self._answer_for(live, asked)
        except (StoreDown, Conflict, NotFound):
            return
        except Exception:
            await self._set_aside(live)

    async def _answer_for(self, live: LiveTable, asked: Asked) -> None:
        thought = await self._house.bots.think(live.row.game, asked, WATCHED if live.viewers else ALONE)
        if thought.fallen:
            await live.note_once(asked.seat, say("table-bot-fallen", who=figure(asked.seat)))
        async with self._turn:
            with contextlib.suppress(BuonfrescoError):  # somebody else was first
                await live.answer_for(asked.seat, asked.number, thought.code)
            await asyncio.sleep(0)

    # ---- clocks -----------------------------------------------------------------------------------------------------

    async def _clock(self, live: LiveTable) -> None:
        """Who is too late is answered for, and the others are told. What is left to do in secret is done at once: how
        long it takes would tell how much that was.
        """
        with contextlib.suppress(Conflict):
            for seat in live.late():
                while seat in live.late() and (question := live.table.question(seat, told=False)) is not None:
                    await live.note_once(seat, say("table-time-up", who=figure(seat)))
                    await self._answer_for(live, live.table.stand_in(seat, best_bot(live.row.game)))
                    if live.table.number(seat) == question.number:
                        break  # somebody else was first
        if live.row.state == PLAYING and not live.table.waits_for_bots:
            await self._house.store.set_due(live.id, min(live.ends().values(), default=None))
