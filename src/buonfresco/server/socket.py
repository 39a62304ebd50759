"""One socket: a browser that looks at a table, and perhaps plays there. Every message is checked for what it may do."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Collection
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from buonfresco.bots import advising, best_bot
from buonfresco.engine.errors import BadGame, BuonfrescoError, Reason
from buonfresco.engine.view import Option
from buonfresco.phrases import Phrase, say
from buonfresco.server import limits, spoken
from buonfresco.server import messages as m
from buonfresco.server.bots import HINT
from buonfresco.server.errors import Flooding, Forbidden, HouseError, Malformed, NotFound, StoreDown
from buonfresco.server.http import Front
from buonfresco.server.lists import language
from buonfresco.server.live import LiveTable
from buonfresco.server.security import client_of
from buonfresco.server.viewer import Viewer
from buonfresco.server.wire import was_flooded
from buonfresco.table import Asked, Stale
from buonfresco.text import catalogue

LOG = logging.getLogger("buonfresco.server")
_DECODER: Final[msgspec.json.Decoder[m.FromBrowser]] = msgspec.json.Decoder(m.FromBrowser)
_ENCODER: Final = msgspec.json.Encoder()
_MOST_REFUSED: Final = 100  # messages that make no sense, before we stop listening

POLICY, AGAIN, GONE = 1008, 1013, 4404
BROKEN: Final = (1002, 1007, 1009)  # no frame, no text, too long


class Flood(Exception):
    """Nobody sends so much nonsense by accident."""


async def serve(front: Front, socket: WebSocket) -> None:
    """The life of a socket."""
    address = client_of(socket)
    try:
        if not front.sockets.enters(address) or not front.gate.open_for(address, limits.ENTRANCES):
            await socket.close(AGAIN)
            return
        await socket.accept()
        await Talk(front, socket).run()
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    except RuntimeError as error:  # starlette's word for a socket that was closed while we wrote to it
        LOG.debug("socket: %s", error)
    finally:
        front.sockets.leaves(address)
        if was_flooded(socket.scope):
            front.metrics.refused("flooding")


class Talk:
    """A talk over a socket: it begins with a look."""

    def __init__(self, front: Front, socket: WebSocket) -> None:
        self._front = front
        self._house = front.house
        self._socket = socket
        self._address = client_of(socket)
        self._visitor = ""
        self._viewer: Viewer | None = None
        self._gate = limits.Gate(front.house.now, front.settings.limits)
        self._refused = 0
        self._hinting: asyncio.Task[None] | None = None
        self._looking = asyncio.Lock()  # nobody else looks before what is meant for this one is on its way
        self._lang = language(socket.query_params.get("lang", "en"))

    async def run(self) -> None:
        live: LiveTable | None = None
        tasks: list[asyncio.Task[None]] = []
        try:
            self._visitor = await self._front.visitor(self._socket)
            live = await self._house.live(self._socket.path_params["table"][:40])
            if not live.held(self._visitor) and len(live.viewers) >= limits.VIEWERS:
                await self._bye("flooding", Reason("", "refused-flooding"), AGAIN)
                return
            self._viewer = Viewer(live, self._visitor, None, self._lang)
            async with asyncio.timeout(limits.LOOK_SECONDS):
                first = await self._receive()
            if not isinstance(first, m.Look):
                raise Malformed("refused-look-first")
            self._count_message()
            await self._look(self._viewer, first)
            if self._house.lives.setdefault(live.id, live) is not live:
                await self._socket.close(AGAIN)  # it was put aside while he waited, and another one is in use
                return
            live.viewers.add(self._viewer)
            await self._house.came(live)
            tasks.append(asyncio.create_task(self._send_updates(self._viewer)))
            tasks.append(asyncio.create_task(self._answer_messages(self._viewer)))
            await _first_of(tasks)
        except Flood:
            await self._bye("flooding", Reason("", "refused-flooding"), POLICY)
        except (NotFound, BadGame) as error:  # or today's rules cannot even set it up
            await self._bye("missing", error.reason, GONE)
        except StoreDown as error:
            self._front.metrics.store_down(error.problem)
            await self._bye("store", error.reason, AGAIN)
        except TimeoutError:
            await self._bye("malformed", Reason("", "refused-look-first"), POLICY)
        except BuonfrescoError as error:
            self._front.metrics.refused(_kind(error))
            await self._bye("malformed", error.reason, POLICY)
        finally:
            if self._hinting is not None:
                tasks.append(self._hinting)
            while tasks:  # and none is kept: it would keep this socket for as long as the collector does not come
                task = tasks.pop()
                task.add_done_callback(lambda over: over.cancelled() or over.exception())  # nobody needs to hear of it
                task.cancel()
                del task
            self._hinting = None
            if live is not None and self._viewer in live.viewers:
                live.viewers.discard(self._viewer)
                self._house.later(self._house.came(live))

    # ---- sending ----------------------------------------------------------------------------------------------------

    async def _send(self, message: m.FromHouse) -> None:
        await self._socket.send_text(_ENCODER.encode(message).decode())

    async def _bye(self, kind: str, reason: Reason, code: int) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._send(m.Bye(kind, catalogue(self._lang).spans(reason.phrase())))
            await self._socket.close(code)

    async def _send_updates(self, viewer: Viewer) -> None:
        """What has changed, as fast as the browser takes it: who is slow is told more at once."""
        while True:
            await viewer.changed.wait()
            viewer.changed.clear()
            try:
                async with self._looking:
                    await self._update(viewer)
            except StoreDown:
                await asyncio.sleep(1)
                viewer.changed.set()

    async def _update(self, viewer: Viewer) -> None:
        """Words take most of the house's time. One viewer's after the other, so that answers need not wait for all."""
        live = viewer.live
        steady = False
        while not steady:
            async with live.lock:
                await live.awake()
            async with self._house.speaking:
                steady = not live.lock.locked() and not live.doubtful and not live.asleep
                message = self._news(viewer) if steady else None
                await asyncio.sleep(0)  # whatever else is due comes before the next viewer
        if message is not None:
            await self._send(message)

    def _news(self, viewer: Viewer) -> m.FromHouse | None:
        """What is new to him, at a table where nothing is under way."""
        live = viewer.live
        if viewer.seat is not None and live.holds.get(viewer.seat) != viewer.visitor:
            viewer.look(None, viewer.lang, None, "")  # the seat was taken from him: he may look on
            return self._welcome(viewer)
        return viewer.update()

    # ---- receiving --------------------------------------------------------------------------------------------------

    async def _receive(self) -> m.FromBrowser:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            if message["code"] in BROKEN:  # what the protocol below us has refused
                self._front.metrics.refused("malformed")
            raise WebSocketDisconnect(message["code"])
        try:
            return _DECODER.decode(message.get("text") or b"")  # what is binary is nothing we know
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._count_message()
            raise Malformed("error-body", problem=str(error)[:200]) from error

    def _count_message(self) -> None:
        """After it was read: who is refused is told which one."""
        self._gate.pass_("", limits.MESSAGES)
        self._front.gate.pass_(self._address, limits.ALL_MESSAGES)

    def _count(self, kind: str) -> None:
        self._front.metrics.refused(kind)
        self._refused += kind in ("malformed", "flooding")
        if self._refused > _MOST_REFUSED:
            raise Flood

    async def _answer_messages(self, viewer: Viewer) -> None:
        while True:
            client = ""
            try:
                message = await self._receive()
                client = getattr(message, "client", "")
                self._count_message()
                await self._do(viewer, message, client)
            except BuonfrescoError as error:
                await self._refuse(viewer, client, error)

    async def _refuse(self, viewer: Viewer, client: str, error: BuonfrescoError) -> None:
        """Why, and after it the table as it is, if it is not as he thinks."""
        if isinstance(error, StoreDown):
            self._front.metrics.store_down(error.problem)
        kind = _kind(error)
        self._count(kind)
        cat = catalogue(viewer.lang)
        names = [] if viewer.live.asleep else viewer.live.table.names(cat)
        await self._send(m.Refused(client, kind, cat.spans(error.reason.phrase(), names), error.rule))
        viewer.changed.set()

    async def _do(self, viewer: Viewer, message: m.FromBrowser, client: str) -> None:
        live = viewer.live
        match message:
            case m.Ping():
                await self._send(m.Pong())
            case m.Look():
                self._front.gate.pass_(self._address, limits.LOOKS)
                await self._look(viewer, message)
                viewer.changed.set()
            case m.Answer():
                began = time.perf_counter()
                seat = live.must_hold(viewer.visitor, viewer.seat)
                done = await live.answer(seat, message.number, message.answers, client, self._visitor)
                self._front.metrics.answered(time.perf_counter() - began)
                await self._send(m.Done(client, done.number))
            case m.Undo():
                seat = live.must_hold(viewer.visitor, viewer.seat)
                if not self._free(live, seat):
                    self._pass("undo", limits.ASKS)
                undone = await live.undo(seat, message.number, client, self._visitor)
                await self._send(m.Done(client, live.table.number(seat) if undone is None else undone.number))
            case m.Agree():
                seat = live.must_hold(viewer.visitor, viewer.seat)
                await live.agree(seat, message.ask, message.yes, client, self._visitor)
                await self._send(m.Done(client, live.table.number(seat)))
            case m.Say():
                await self._say(viewer, message.text, client)
            case m.Why() | m.Ahead():
                await self._ask(viewer, message, client)
            case m.Hint():
                await self._hint(viewer, message.after, client)

    def _pass(self, what: str, limit: limits.Limit) -> None:
        """Over all sockets of a browser."""
        self._front.gate.pass_(f"{what} {self._visitor}", limit)

    def _free(self, live: LiveTable, seat: int) -> bool:
        return not live.asleep and live.table.can_undo(seat)

    async def _look(self, viewer: Viewer, look: m.Look) -> None:
        """What is sent after the welcome is for who looks now; nothing that is meant for another seat is under way."""
        live = viewer.live
        async with self._looking:
            async with live.lock:
                await live.awake()
                if look.seat is not None:
                    live.must_hold(self._visitor, look.seat)
                self._lang = language(look.lang)
                viewer.look(look.seat, self._lang, look.since, look.digest)
                welcome = self._welcome(viewer)
            await self._send(welcome)

    def _welcome(self, viewer: Viewer) -> m.Welcome:
        """Needs the lock of the table."""
        live = viewer.live
        info = live.info(catalogue(viewer.lang))
        held, host = live.held(self._visitor), live.is_host(self._visitor)
        return m.Welcome(m.PROTOCOL, self._house.now(), info, viewer.seat, held, host)

    async def _say(self, viewer: Viewer, text: str, client: str) -> None:
        """Who holds a seat may speak; spectators may not."""
        self._pass("chat", limits.CHAT)
        held = viewer.live.held(viewer.visitor)
        if not held:
            raise Forbidden("refused-not-your-seat")
        seat = viewer.seat if viewer.seat is not None and viewer.seat in held else held[0]
        clean = plain_text(text)
        if not clean:
            raise Malformed("error-body", problem="text")
        await viewer.live.say(seat, clean, client, self._visitor)
        await self._send(m.Done(client, viewer.live.table.number(seat)))

    async def _ask(self, viewer: Viewer, message: m.Why | m.Ahead, client: str) -> None:
        """Questions that change nothing."""
        live = viewer.live
        cat = catalogue(viewer.lang)
        async with live.lock:
            await live.awake()
            seat = live.must_hold(viewer.visitor, viewer.seat)
            names = live.table.names(cat)
            voice = spoken.Voice(cat, names)
            if isinstance(message, m.Why):
                why: Phrase | None = live.table.why(seat, message.attempt, message.after)
                answer: m.FromHouse = m.Because(client, [] if why is None else voice.say(why))
            else:
                self._front.gate.pass_(self._address, limits.LOOKS)
                view = live.table.ahead(seat, message.answers)
                parts = spoken.parts_of(view, cat, names)
                answer = m.Foreseen(client, {name: msgspec.Raw(part) for name, part in parts.items()})
        await self._send(answer)

    async def _hint(self, viewer: Viewer, after: list[m.Attempt], client: str) -> None:
        """One at a time, and nothing else waits for it."""
        if self._hinting is not None and not self._hinting.done():
            raise Flooding("refused-flooding")
        self._pass("hint", limits.THOUGHTS)
        self._front.gate.pass_(self._address, limits.ALL_THOUGHTS)
        live = viewer.live
        async with live.lock:
            await live.awake()
            seat = live.must_hold(viewer.visitor, viewer.seat)
            view = live.table.ahead(seat, after) if after else live.table.view(seat)
            if view.decision is None or view.ready:
                raise Forbidden("refused-no-hint")
            asked = live.table.stand_in(seat, advising(live.row.game) or best_bot(live.row.game), after)
            cat = catalogue(viewer.lang)
            voice = spoken.Voice(cat, live.table.names(cat))
        self._hinting = asyncio.create_task(self._think(viewer, client, view.decision.options, asked, voice))

    async def _think(
        self, viewer: Viewer, client: str, options: list[Option], asked: Asked, voice: spoken.Voice
    ) -> None:
        live = viewer.live
        thought = await self._house.bots.think(live.row.game, asked, HINT, why=True)
        option = next((one for one in options if one.code == thought.code), options[0])
        async with self._looking:
            if viewer.seat != asked.seat or live.holds.get(asked.seat) != viewer.visitor:  # who looks must not read it
                await self._refuse(viewer, client, Forbidden("refused-no-hint"))
                return
            await self._send(m.Hinted(client, option.code, voice.say(_reasoned(option, thought.why, len(options)))))


async def _first_of(tasks: Collection[asyncio.Task[None]]) -> None:
    """Until one of them ends, with what it ended by."""
    done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()


def _reasoned(option: Option, why: Phrase | None, options: int) -> Phrase:
    """An option, what it brings, and what a bot says for it; at least from how many it was chosen."""
    gives = [] if option.gives is None else option.gives.breath()
    if gives and why is not None:
        return say("table-hint-why", option=option.says, gives=gives, why=why)
    return say("table-hint", option=option.says, gives=gives or [why or say("table-hint-of", options=options)])


def _kind(error: BuonfrescoError) -> str:
    """One word for programs."""
    return error.kind if isinstance(error, HouseError) else "stale" if isinstance(error, Stale) else "illegal"


def plain_text(text: str) -> str:
    """One line without anything that steers a screen or turns its direction."""
    kept = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(kept.split())[: m.LONGEST_CHAT]
