"""A table in memory, with everybody who looks at it. One writer at a time; the store decides who was first.

A record is kept first, and happens then. If it is not known whether it was kept, the table is read again before
anything else happens to it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from buonfresco.engine.errors import BuonfrescoError, Reason
from buonfresco.phrases import Phrase
from buonfresco.server import talk as talking
from buonfresco.server.clocks import Clock
from buonfresco.server.errors import Conflict, Forbidden, NotFound, StoreDown
from buonfresco.server.following import as_far_as, told
from buonfresco.server.limits import in_bounds
from buonfresco.server.lists import listed, standing_after
from buonfresco.server.messages import SeatInfo, TableInfo, UndoAsked
from buonfresco.server.rows import (
    AGREE,
    ASK,
    CHAT,
    HOST,
    NOTE,
    OVER,
    PLAYING,
    REFUSE,
    Kept,
    TableRow,
    TalkRow,
)
from buonfresco.server.talk import Talk
from buonfresco.server.viewer import Viewer, wake
from buonfresco.table import Answered, Asked, Pending, Seat, Table
from buonfresco.table.journal import Played, Sat
from buonfresco.table.seats import BOT, PERSON
from buonfresco.text import Catalogue

if TYPE_CHECKING:
    from buonfresco.server.house import House

UNREADABLE: Final = "unreadable"
_TRIES: Final = 5  # to be the next one to write


class LiveTable:
    """Made by ``House.live``."""

    def __init__(self, house: House, row: TableRow) -> None:
        self.house = house
        self.id: Final = row.id
        self.row = row
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}  # by process: until when, and which seats look there
        self.holds: dict[int, str] = {}
        self.talk = Talk()
        self.used = house.now()
        self.problem: Reason | None = None  # why it can only be read
        self.thinking: asyncio.Task[None] | None = None
        self.kept_until = 0.0  # this process looks after it
        self.said_who = 0.0  # when other processes were told who looks at it here
        self._rumors = 1  # how often something may have happened in the store that did not happen here
        self._heeded = 0  # how many of them were looked into
        self._table: Table | None = None
        self._n = 0  # records that have happened here
        self.clock = Clock()

    @property
    def table(self) -> Table:
        assert self._table is not None  # whoever asks has woken it up
        return self._table

    @property
    def asleep(self) -> bool:
        return self._table is None

    @property
    def doubtful(self) -> bool:
        """Memory and store may differ."""
        return self._rumors != self._heeded

    def doubt(self) -> int:
        """Look into the store before anything else happens."""
        self._rumors += 1
        return self._rumors

    # ---- reading ----------------------------------------------------------------------------------------------------

    async def awake(self) -> None:
        """What the store has happens here, too. Needs the lock."""
        self.used = self.house.now()
        if self.doubtful or self._table is None:
            await self._catch_up()

    async def _catch_up(self) -> None:
        store, rumors = self.house.store, self._rumors  # what comes up while we read is looked into after it
        row = await store.table(self.id)
        if row is None:
            wake(self.viewers)  # who must be told
            raise NotFound("error-table-gone")
        self.row = row
        self.holds = await store.holds_at(self.id)
        self.talk.add(await store.said(self.id, self.talk.number))
        if self._table is not None:
            await self._follow(self._table)
        if self._table is None:
            lines = await store.lines(self.id)
            self._table, problem = await asyncio.to_thread(as_far_as, lines)
            self.problem = None if problem is None else told(self.id, problem)
            self._n = len(lines)
        self._heeded = rumors
        if self._table is not None and self._table.over and self.row.state == PLAYING:
            self.row = self.row._replace(state=OVER)  # it was read a moment before
        self._waits()
        wake(self.viewers)
        self.house.care.bots(self)

    async def _follow(self, table: Table) -> None:
        """A table that cannot follow is read again from its beginning."""
        try:
            for record in await self.house.store.read(self.id, self._n):
                before = table.told(None)
                table.follow(record)
                self._n += 1
                if isinstance(record, Sat) or (isinstance(record, Played) and table.told(None) > before):
                    self.clock.answered(record.seat)
        except StoreDown:
            raise
        except BuonfrescoError:
            self.sleep()

    def sleep(self) -> None:
        """Keep only what costs nothing."""
        self._table, self._n = None, 0
        self.doubt()

    # ---- writing ----------------------------------------------------------------------------------------------------

    # ``by``: the browser that asks for it, which must hold the seat at that moment; None: the house itself.

    async def answer(self, seat: int, number: int, answers: Any, client: str, by: str | None = None) -> Answered:
        return await self._do(lambda at: self.table.answering(seat, number, answers, client, at), seat, by)

    async def answer_for(self, seat: int, number: int, code: int | None) -> None:
        """A bot's answer, unless the seat was handed back while it thought. None: the first one that is legal."""
        async with self.lock:
            await self.awake()
            if self.table.seats[seat].kind != BOT and seat not in self.late():
                return
            if code is None:
                asked = self.table.view(seat, told=False).decision
                if asked is None:
                    return
                code = asked.options[0].code
            await self._keep(lambda at: self.table.answering(seat, number, code, "", at))  # its number says which

    async def sit(self, seat: int, who: Seat, by: str | None = None) -> None:
        await self._do(lambda at: self.table.sitting(seat, who, at), seat, by)

    async def undo(self, seat: int, number: int, client: str, by: str | None = None) -> Answered | None:
        """At once where that is free; None: the others have been asked."""
        async with self.lock:
            await self._heed(seat, by)
            self._must_go_on()
            if self.table.over:
                raise Forbidden("refused-undo-over")  # everybody may see everything by now
            if self.talk.known(seat, client):
                return await self._undo_agreed()
            if self.table.can_undo(seat):
                return await self._keep(lambda at: self.table.undoing(seat, number, client, at), by)
            pending = in_bounds(self.table, self.table.undoing(seat, number, client, agreed=True), by)  # whoever agrees
            if isinstance(pending, Answered):
                return pending  # it was done, and is only asked for again
            others = self.deciding(seat)
            if not others and not self._shared_device(seat):
                self.table.undoing(seat, number, client)  # which says why not
            if not others:
                return await self._keep(lambda at: self.table.undoing(seat, number, client, at, agreed=True))
            await self._say(seat, ASK, str(number), client)
            return None

    async def agree(self, seat: int, ask: int, yes: bool, client: str, by: str | None = None) -> None:
        """When the last one has agreed, it is taken back."""
        async with self.lock:
            await self._heed(seat, by)
            self._must_go_on()
            asked = self.asked()
            if self.talk.known(seat, client):
                await self._undo_agreed()
                return
            if asked is None or asked.number != ask or seat not in asked.open:
                raise Conflict("refused-nothing-asked")
            await self._say(seat, AGREE if yes else REFUSE, str(ask), client)
            await self._undo_agreed()

    async def _undo_agreed(self) -> Answered | None:
        """If all have agreed; whoever said the last word may have been cut off before it was done."""
        asked = self.asked()
        if asked is None or asked.open:
            return None
        number = self.table.number(asked.seat)
        return await self._keep(lambda at: self.table.undoing(asked.seat, number, "", at, agreed=True))

    async def take_back_agreed(self) -> None:
        """What all have agreed to, should the process that heard the last of them have died before it was done."""
        async with self.lock:
            await self.awake()
            await self._undo_agreed()

    async def say(self, seat: int, text: str, client: str, by: str | None = None) -> None:
        async with self.lock:
            await self._heed(seat, by)
            await self._say(seat, CHAT, text, client)

    async def note(self, phrase: Phrase) -> None:
        """The house says something to everybody at the table."""
        async with self.lock:
            await self.awake()
            await self._say(None, NOTE, talking.note(phrase), "")

    async def note_once(self, seat: int, phrase: Phrase) -> None:
        """Something about a seat, once while the table waits for it: how often it answers in secret is not told."""
        if self.clock.first(seat, phrase.key):
            await self.note(phrase)

    async def _say(self, seat: int | None, kind: str, body: str, client: str) -> None:
        for _ in range(_TRIES):
            if client and self.talk.known(seat, client):
                return
            row = TalkRow(self.talk.number, seat, kind, body, client, self.house.now())
            rumor = self.doubt()  # until we know
            if await self.house.store.say(self.id, row):
                self.talk.add([row])
                self._heeded = rumor
                wake(self.viewers)
                return
            await self.awake()
        raise Conflict("error-busy")

    async def _do(self, what: Any, seat: int, by: str | None = None) -> Answered:
        async with self.lock:
            await self._heed(seat, by)
            return await self._keep(what, by)

    async def _heed(self, seat: int, by: str | None) -> None:
        """Awake, and asked by somebody who may, as the store knows it now. Needs the lock."""
        await self.awake()
        if by is not None:
            self.must_hold(by, seat)

    async def _keep(self, what: Any, by: str | None = None) -> Answered:
        """``what(at)`` is what would happen. It is asked again if another process was first."""
        for _ in range(_TRIES):
            self._must_go_on()
            pending = in_bounds(self.table, what(self.house.now()), by)
            if isinstance(pending, Answered):
                return pending
            rumor = self.doubt()  # until we know
            kept = self._row(pending)
            if await self.house.store.append(kept):
                done = self.table.settle(pending)
                self._n += 1
                self._heeded = rumor
                if isinstance(pending.record, Played | Sat) and kept.standing.touched is not None:
                    self.clock.answered(pending.record.seat)
                self._changed(kept.standing.touched)
                return done
            await self.awake()
        raise Conflict("error-busy")

    def _must_go_on(self) -> None:
        if self.problem is not None:
            raise Forbidden(self.problem.key, self.problem.rule, **self.problem.args)
        if self.row.state not in (PLAYING, OVER):
            raise Forbidden("refused-table-ended")

    def _row(self, pending: Pending) -> Kept:
        """Lists are told how the table stands after it, which a copy of its seats and the game to come know."""
        at = self.house.now()
        standing = standing_after(self.table, pending, self.row.clock, at, self.clock.since)
        return Kept(self.id, self._n, pending.record, at, self.table.version, standing)

    def _changed(self, touched: float | None) -> None:
        state = OVER if self.table.over else self.row.state
        self.row = self.row._replace(state=state, touched=self.row.touched if touched is None else touched)
        self._waits()
        wake(self.viewers)
        self.house.care.bots(self)

    def _waits(self) -> None:
        """Since the last record at least, though not while the house was closed."""
        self.clock.waits(self.table.waiting, max(self.row.touched, self.house.opened))

    # ---- who may do what --------------------------------------------------------------------------------------------

    def held(self, visitor: str) -> list[int]:
        return sorted(seat for seat, holder in self.holds.items() if holder == visitor and seat != HOST)

    def is_host(self, visitor: str) -> bool:
        return self.holds.get(HOST) == visitor

    def must_hold(self, visitor: str, seat: int | None) -> int:
        if seat is None or self.holds.get(seat) != visitor:
            raise Forbidden("refused-not-your-seat")
        return seat

    def deciding(self, seat: int) -> list[int]:
        """Who must agree to what is not free: other people, and who is here though the host lets a bot play for him."""
        mine, here = self.holds.get(seat), self.here()
        people = [number for number, who in enumerate(self.table.seats) if who.kind == PERSON or number in here]
        return [number for number in people if self.holds.get(number) not in (None, mine)]

    def _shared_device(self, seat: int) -> bool:
        """Everybody else sits at the same device, and can be asked aloud."""
        people = [number for number, who in enumerate(self.table.seats) if who.kind == PERSON]
        return len(people) > 1 and all(self.holds.get(number) == self.holds.get(seat) for number in people)

    def asked(self) -> UndoAsked | None:
        """Nothing is taken back once the game is over: everybody may see everything by then."""
        if self.table.over:
            return None
        found = self.talk.asked(self.table.number, range(len(self.table.seats)))
        if found is None:
            return None
        needed = self.deciding(found.seat)
        still = [seat for seat in found.open if seat in needed]
        return UndoAsked(found.number, found.seat, still) if needed else None  # where all are gone nobody has agreed

    def agreed(self) -> bool:
        """Somebody may take an answer back, and has not done so yet."""
        asked = self.asked()
        return asked is not None and not asked.open

    # ---- clocks and bots --------------------------------------------------------------------------------------------

    def ends(self) -> dict[int, float]:
        """When the time is up of people the table waits for."""
        if self.row.state != PLAYING or self.problem is not None:
            return {}
        people = [seat for seat, who in enumerate(self.table.seats) if who.kind == PERSON]
        return self.clock.ends(self.row.clock, people, self.here())

    def late(self) -> list[int]:
        """People whose time is up."""
        now = self.house.now()
        return [seat for seat, end in self.ends().items() if end < now]

    def asked_bot(self) -> Asked | None:
        """The next bot that the table waits for. Each answer may change what the others are asked."""
        if self.row.state != PLAYING or self.problem is not None:
            return None
        sitting = self.table.seats
        seat = next((seat for seat in self.table.waiting if sitting[seat].kind == BOT), None)
        return None if seat is None else self.table.stand_in(seat, sitting[seat].bot)

    # ---- what is shown ----------------------------------------------------------------------------------------------

    def here(self) -> set[int]:
        """Seats whose holders look at the table now, here or in another process."""
        now = self.house.now()
        looking = {viewer.visitor for viewer in self.viewers}
        found = {seat for seat, holder in self.holds.items() if holder in looking and seat != HOST}
        for until, seats in self.elsewhere.values():
            if until > now:
                found.update(seats)
        return found

    def seats(self, cat: Catalogue) -> list[SeatInfo]:
        here, names = self.here(), self.table.names(cat)
        return [
            SeatInfo(who.kind, names[number], who.bot, number in self.holds, number in here, self._until(number))
            for number, who in enumerate(self.table.seats)
        ]

    def _until(self, seat: int) -> float | None:
        return None if self.table.over else self.clock.until(seat, self.row.clock)

    def around(self, seat: int | None, cat: Catalogue) -> tuple[Any, ...]:
        """What a viewer is told of the table besides what lies on it."""
        undo = ""
        if seat is not None and not self.table.over and self.problem is None:
            if self.table.can_undo(seat):
                undo = "free"
            elif self.table.has_answered(seat) and (self.deciding(seat) or self._shared_device(seat)):
                undo = "ask"
        return self.seats(cat), undo, self.asked(), self.state, self.row.next

    @property
    def state(self) -> str:
        return UNREADABLE if self.problem is not None else self.row.state

    def info(self, cat: Catalogue) -> TableInfo:
        why = [] if self.problem is None else cat.spans(self.problem.phrase(), self.table.names(cat))
        return msgspec.structs.replace(listed(self.row, cat), seats=self.seats(cat), state=self.state, why=why)
