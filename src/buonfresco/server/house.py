"""The house: its tables, those that are in memory, who may sit down where, and what must be looked after."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from buonfresco.bots import best_bot
from buonfresco.engine.errors import BuonfrescoError
from buonfresco.phrases import figure, say
from buonfresco.server import keys, making
from buonfresco.server.aside import Aside
from buonfresco.server.bodies import Claimed, MadeTable, Mine, NewTable, SeatOrder
from buonfresco.server.bots import Bots
from buonfresco.server.bus import Bus
from buonfresco.server.care import Care
from buonfresco.server.database import ended
from buonfresco.server.errors import Conflict, Forbidden, Malformed, NotFound, Taken
from buonfresco.server.lists import language, listed
from buonfresco.server.live import LiveTable
from buonfresco.server.making import GUEST, IMPORT, SEED, YOU, options_of, seat_of
from buonfresco.server.messages import TableInfo
from buonfresco.server.rows import ENDED, HOST, INVITE, PLAYING, TableRow
from buonfresco.server.store import Store
from buonfresco.server.viewer import wake
from buonfresco.table import MemoryJournal, Seat, Table
from buonfresco.table.seats import BOT, EMPTY, PERSON
from buonfresco.text import Catalogue, catalogue

LOG = logging.getLogger("buonfresco.server")

_MOST_LISTED: Final = 100
_PRESENCE: Final = 60.0


class House:
    """One process of it. ``now`` is the clock."""

    def __init__(self, store: Store, bots: Bots, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.bots = bots
        self.now = now
        self.process = store.process
        self.opened = now()
        self.closing = False
        self.lives: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._bus = Bus(store, self._heard)
        self.aside = Aside()
        self.speaking = asyncio.Semaphore(1)  # views that are put into words at the same time: answers go first
        self.care = Care(self)

    async def open(self) -> None:
        await self.store.open()
        await self._bus.open()
        self.later(self.care.always())

    async def close(self) -> None:
        self.closing = True
        self.bots.close()  # first: nobody waits for a thought any more
        await asyncio.gather(ended(list(self._tasks)), self._bus.close())
        await self.store.close()

    def later(self, what: Any) -> asyncio.Task[Any]:
        """Do it in the background; the house must not forget its tasks."""
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- tables -----------------------------------------------------------------------------------------------------

    async def live(self, table: str) -> LiveTable:
        """The table in memory. NotFound if there is none."""
        found = self.lives.get(table)
        if found is None:
            row = await self.row(table)
            found = self.lives.setdefault(table, LiveTable(self, row))  # somebody else may have been quicker
        async with found.lock:
            await found.awake()
        return found

    async def row(self, table: str) -> TableRow:
        """What the store knows of a table, also of one that today's rules cannot set up. NotFound if there is none."""
        row = await self.store.table(table) if keys.is_id(table) else None
        if row is None:
            raise NotFound("error-unknown-table")
        return row

    async def make(self, new: NewTable, visitor: str) -> MadeTable:
        """A new table. Who makes it is its host, and holds the seats that are his."""
        lang = language(new.lang)
        sitting = [seat_of(sit, new.game, lang) for sit in new.seats]
        options = options_of(new.options)
        journal = MemoryJournal()
        table = await asyncio.to_thread(
            lambda: Table.new(
                new.game, sitting, options=options, seed=new.seed, practice=new.practice, journal=journal, at=self.now()
            )
        )
        whose = {seat: visitor for seat, sit in enumerate(new.seats) if sit.who == YOU}
        guests = [seat for seat, sit in enumerate(new.seats) if sit.who == GUEST]
        known = "" if new.seed is None else SEED
        return await self._add(table, journal, visitor, whose, guests, new.public, new.clock, known)

    async def bring(self, text: bytes, visitor: str, address: str = "") -> MadeTable:
        """A table that was played elsewhere. Who brings it plays for all its people."""
        journal = MemoryJournal()
        async with self.aside.turn(address):
            table = await asyncio.to_thread(making.brought, text, journal)
        whose = {seat: visitor for seat, who in enumerate(table.seats) if who.kind == PERSON}
        return await self._add(table, journal, visitor, whose, [], False, None, IMPORT)

    async def rematch(self, live: LiveTable, visitor: str) -> str:
        """A table with the same seats, held by the same people. One, however many ask for it."""
        if visitor not in live.holds.values():
            raise Forbidden("refused-not-your-seat")
        async with live.lock:
            await live.awake()
            if live.row.next:
                return live.row.next
            if live.row.state == PLAYING:
                raise Conflict("refused-still-playing")
            journal = MemoryJournal()
            table = await asyncio.to_thread(lambda: live.table.rematch(journal=journal, at=self.now()))
            whose = {seat: holder for seat, holder in live.holds.items() if seat != HOST}
            host, row = live.holds.get(HOST, visitor), live.row
            known = IMPORT if row.known == IMPORT else ""  # it may begin where the other one began
            with contextlib.suppress(Taken):  # by another process
                await self._add(table, journal, host, whose, [], row.public, row.clock, known, live.id)
            live.doubt()
            await live.awake()
            return live.row.next

    async def _add(
        self,
        table: Table,
        journal: MemoryJournal,
        host: str,
        whose: dict[int, str],
        guests: list[int],
        public: bool,
        clock: int | None,
        known: str = "",
        rematch_of: str = "",
    ) -> MadeTable:
        held = {HOST: host, **whose}
        name, invites = await making.add(
            self.store, table, journal, self.now(), held, guests, public, clock, known, rematch_of
        )
        live = await self.live(name)
        return MadeTable(live.info(catalogue(table.seats[0].lang)), invites)

    async def end(self, table: str, visitor: str) -> None:
        """The host ends it, whether or not it can be read. Nothing is deleted."""
        await self.row(table)
        if (await self.store.holds_at(table)).get(HOST) != visitor:
            raise Forbidden("refused-not-host")
        await self.set_state(table, ENDED)

    async def set_state(self, table: str, state: str) -> None:
        """What is over stays as it is."""
        await self.store.set_state(table, state)
        await self.quietly(self.reread(table))

    async def mine(self, visitor: str, cat: Catalogue) -> list[Mine]:
        """Tables this browser plays at or hosts, those that wait for it first."""
        holds: dict[str, set[int]] = {}
        for hold in await self.store.holds_of(visitor):
            holds.setdefault(hold.table, set()).add(hold.seat)
        found: list[Mine] = []
        for row in await self.store.tables_of(visitor, _MOST_LISTED):
            held = holds.get(row.id, set())  # of a table that came a moment ago nothing is known yet
            waits = row.state == PLAYING and bool(held & set(row.waited()))
            found.append(Mine(listed(row, cat), sorted(held - {HOST}), HOST in held, waits, row.stands()))
        return sorted(found, key=lambda one: (not one.waits, one.table.state != PLAYING, -one.table.touched))

    async def lobby(self, cat: Catalogue) -> list[TableInfo]:
        return [listed(row, cat) for row in await self.store.public_tables(_MOST_LISTED)]

    # ---- seats ------------------------------------------------------------------------------------------------------

    async def claim(self, token: str, visitor: str, name: str, lang: str) -> Claimed:
        """An invitation, or a code from another device, exchanged for the seat. Who was cut off may do it again."""
        found = await self.store.claim(keys.hashed(token), visitor, self.now())
        if found is None:
            raise Forbidden("refused-claim")
        table, seat, kind, new = found
        await self.reread(table)
        if seat != HOST and kind == INVITE:
            live = await self.live(table)
            if live.table.seats[seat] != (sits := Seat(PERSON, name, language(lang))):
                await live.sit(seat, sits)
            if new:
                await live.note(say("table-seat-claimed", who=figure(seat)))
        return Claimed(table, seat)

    async def forget(self, visitor: str) -> None:
        """This browser holds nothing any more; its sockets see what spectators see."""
        for table in await self.store.forget(visitor):
            await self.reread(table)

    async def recovery(self, live: LiveTable, visitor: str, seat: int) -> str:
        """A code that moves the seat to another device, once."""
        code = keys.new_code()
        if not await self.store.add_code(
            live.id, live.must_hold(visitor, seat), visitor, keys.hashed(code), self.now()
        ):
            raise Forbidden("refused-not-your-seat")
        return code

    async def order(self, live: LiveTable, visitor: str, seat: int, order: SeatOrder) -> str:
        """What the host, or who holds the seat, wants of it. Gives the token of an invitation, if that is wanted."""
        if not 0 <= seat < len(live.table.seats):
            raise NotFound("error-seat", seat=seat, seats=len(live.table.seats))
        host, own = live.is_host(visitor), live.holds.get(seat) == visitor
        who, by = live.table.seats[seat], None if host else visitor
        match order.do:
            case "invite" if host:
                return await self.invite(live, seat)
            case "bot" if host or own:
                level = order.bot or best_bot(live.row.game)
                await live.sit(seat, Seat(BOT, who.name, who.lang, level), by)
            case "person" if own or (host and live.holds.get(seat) is None):
                if not own and not await self.store.take(live.id, seat, visitor):
                    raise Conflict("error-busy")
                await self.reread(live.id)
                await live.sit(seat, Seat(PERSON, who.name, who.lang), visitor)
            case "name" if own:
                await live.sit(seat, Seat(who.kind, order.name, language(order.lang), who.bot), visitor)
            case "leave" if own or host:
                if not await self.store.leave(live.id, seat, by) and not host:
                    raise Forbidden("refused-not-your-seat")
                await self.reread(live.id)
                await live.sit(seat, Seat(EMPTY, who.name, who.lang))
            case "invite" | "bot" | "person" | "name" | "leave":
                raise Forbidden("refused-not-your-seat" if order.do == "name" else "refused-not-host")
            case _:
                raise Malformed("error-order", order=order.do[:40], known="invite, bot, person, name, leave")
        return ""

    async def invite(self, live: LiveTable, seat: int) -> str:
        """A new invitation. Whoever held the seat, or an earlier invitation, holds it no more; everybody is told."""
        held = seat in live.holds
        token = keys.new_token()
        await self.store.add_invite(live.id, seat, keys.hashed(token), self.now())
        await self.reread(live.id)
        if held:
            await live.note(say("table-seat-revoked", who=figure(seat)))
        return token

    async def reread(self, table: str) -> None:
        live = self.lives.get(table)
        if live is not None:
            live.doubt()
            async with live.lock:
                await live.awake()

    # ---- other processes --------------------------------------------------------------------------------------------

    def _heard(self, text: str) -> None:
        """Another process has done something with a table, or says who looks at one there."""
        if not text:
            for live in self.lives.values():
                self._catch_up(live)
            return
        process, what, table, *more = text.split(" ")
        live = self.lives.get(table)  # type: ignore[assignment]
        if live is None or process == self.process:
            return
        if what == "table":
            self._catch_up(live)
        elif what == "here":
            live.elsewhere[process] = (self.now() + _PRESENCE, [int(seat) for seat in more])
            wake(live.viewers)

    def _catch_up(self, live: LiveTable) -> None:
        live.doubt()
        if not live.asleep or live.viewers:
            self.later(self.quietly(self.reread(live.id)))

    async def quietly(self, what: Awaitable[None]) -> None:
        """What is tried again later if it cannot be done now."""
        with contextlib.suppress(BuonfrescoError):
            await what

    async def came(self, live: LiveTable) -> None:
        """Who looks at a table here has changed."""
        wake(live.viewers)
        await self._say_who(live)

    async def stay(self, live: LiveTable) -> None:
        """Other processes forget who looks at a table here, unless they hear of it again."""
        if self.now() - live.said_who > _PRESENCE / 2:
            await self._say_who(live)

    async def _say_who(self, live: LiveTable) -> None:
        live.said_who = self.now()
        here = sorted({seat for viewer in live.viewers for seat in live.held(viewer.visitor)})
        await self._bus.say(" ".join(["here", live.id, *map(str, here)]))
