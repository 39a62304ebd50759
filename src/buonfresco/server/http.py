"""The house over HTTP: the lobby, seats, import and export, replays, health and figures."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from buonfresco.engine.errors import BuonfrescoError
from buonfresco.pages import Page
from buonfresco.server import catalog, keys, limits, making, openapi, replays
from buonfresco.server.bodies import (
    Claim,
    Claimed,
    Health,
    Invited,
    MadeTable,
    Mine,
    NewTable,
    Nothing,
    Ordered,
    Problem,
    Recovery,
    Rematch,
    Replayed,
    SeatOrder,
    Story,
    Token,
)
from buonfresco.server.errors import Forbidden, HouseError, Malformed, StoreDown
from buonfresco.server.house import House
from buonfresco.server.lists import language
from buonfresco.server.live import LiveTable
from buonfresco.server.messages import TableInfo
from buonfresco.server.metrics import Metrics
from buonfresco.server.openapi import Call
from buonfresco.server.security import IMPORT_PATH, TooLong, client_of
from buonfresco.server.sending import ASK_AGAIN, File, packed, sent
from buonfresco.server.settings import LOOPBACK, Settings
from buonfresco.text import Catalogue, catalogue

COOKIE: Final = "buonfresco"
SECURE_COOKIE: Final = "__Host-buonfresco"  # which browsers keep to this host and to TLS
_DAY: Final = 86400
_YEAR: Final = 365 * _DAY

T = TypeVar("T")
Handler = Callable[["Front", Request], Awaitable[Response]]


class Front:
    """Everything a request needs of the house."""

    def __init__(self, house: House, settings: Settings, metrics: Metrics) -> None:
        self.house = house
        self.settings = settings
        self.metrics = metrics
        self.gate = limits.Gate(house.now, settings.limits)
        self.sockets = limits.Crowd(limits.SOCKETS, settings.limits)

    def cookie(self, secure: bool) -> str:
        return SECURE_COOKIE if secure else COOKIE

    def is_secure(self, request: Any) -> bool:
        return self.settings.secure or request.url.scheme in ("https", "wss")

    async def visitor(self, request: Any) -> str:
        """Who asks; "" for a browser we have not given a seat yet."""
        token, store, now = self.token(request), self.house.store, self.house.now()
        found = await store.visitor(keys.hashed(token), now - keys.VISITOR_SECONDS) if token else None
        if found is None:
            return ""
        name, seen = found
        if now - seen > _DAY:
            with contextlib.suppress(StoreDown):  # who only looks may do so where nothing can be kept
                await store.seen(name, now)
        return name

    def token(self, request: Any) -> str:
        """What the browser's cookie says, if it can be one of ours."""
        token: str = request.cookies.get(self.cookie(self.is_secure(request)), "")
        return token if 16 <= len(token) <= 128 else ""

    async def known_visitor(self, request: Request) -> str:
        found = await self.visitor(request)
        if not found:
            raise Forbidden("refused-not-your-seat")
        return found

    async def ordering(self, request: Request) -> str:
        """Who wants something of a seat or a table; not too often, as all of it is kept."""
        found = await self.known_visitor(request)
        self.gate.pass_(f"order {found}", limits.ORDERS)
        self.gate.pass_(f"order {found} {named(request)}", limits.CHANGES)
        return found

    async def some_visitor(self, request: Request) -> tuple[str, str]:
        """Who asks, made known if he is not; and the token that must be set as his cookie, if it is a new one."""
        found = await self.visitor(request)
        if found:
            return found, ""
        token, name = keys.new_token(), keys.new_id()
        await self.house.store.add_visitor(name, keys.hashed(token), self.house.now())
        return name, token

    def with_cookie(self, request: Request, response: Response, token: str) -> Response:
        if token:
            secure = self.is_secure(request)
            response.set_cookie(
                self.cookie(secure), token, max_age=_YEAR, path="/", secure=secure, httponly=True, samesite="strict"
            )
        return response


def said(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def everybodys(request: Request, file: File) -> Response:
    """What browsers may keep: the same for all who ask in a language."""
    return sent(request, file, ASK_AGAIN, vary="accept-language")


async def body(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("error-body", problem=str(error)[:200]) from error


def words(request: Request) -> Catalogue:
    """The language that is asked for, or that the browser would like best."""
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return catalogue(language(wanted))


async def table(front: Front, request: Request) -> LiveTable:
    return await front.house.live(named(request))


def named(request: Request) -> str:
    return str(request.path_params["table"])[:40]


# ---- what can be asked for ------------------------------------------------------------------------------------------


async def games(_front: Front, request: Request) -> Response:
    return everybodys(request, catalog.games(words(request).lang))


async def components(_front: Front, request: Request) -> Response:
    return everybodys(request, catalog.components(request.path_params["game"], request.path_params["pack"]))


async def rules(_front: Front, request: Request) -> Response:
    asked = [part.strip() for part in request.query_params.get("modules", "").split(",")]
    modules = {_plain(part, "modules") for part in asked if part}
    game = request.query_params.get("game", "")
    return everybodys(request, catalog.rules(game, tuple(sorted(modules)), words(request).lang))


async def lobby(front: Front, request: Request) -> Response:
    return said(await front.house.lobby(words(request)))


async def mine(front: Front, request: Request) -> Response:
    """What a browser asks first; so its cookie lives for another year."""
    visitor = await front.visitor(request)
    found: list[Mine] = await front.house.mine(visitor, words(request)) if visitor else []
    return front.with_cookie(request, said(found), front.token(request) if visitor else "")


async def make(front: Front, request: Request) -> Response:
    front.gate.pass_(client_of(request), limits.TABLES)
    new = await body(request, NewTable)

    async def do(visitor: str) -> Response:
        await _not_too_many(front, visitor)
        return said(await front.house.make(new, visitor), 201)

    return await _made_known(front, request, do)


async def bring(front: Front, request: Request) -> Response:
    front.gate.pass_(client_of(request), limits.IMPORTS)
    text = await request.body()

    async def do(visitor: str) -> Response:
        await _not_too_many(front, visitor)
        return said(await front.house.bring(text, visitor, client_of(request)), 201)

    return await _made_known(front, request, do)


async def _made_known(front: Front, request: Request, do: Callable[[str], Awaitable[Response]]) -> Response:
    """Do it for who asks. A browser that is new gets its cookie with the answer; if there is none it was nobody."""
    visitor, token = await front.some_visitor(request)
    try:
        return front.with_cookie(request, await do(visitor), token)
    except BuonfrescoError:
        if token:
            await front.house.store.reopen(visitor)
            await front.house.store.forget(visitor)
        raise


async def _not_too_many(front: Front, visitor: str) -> None:
    if front.settings.limits <= 0:
        return
    if await front.house.store.playing_of(visitor) >= limits.TABLES_HELD:
        raise Forbidden("refused-too-many-tables", most=limits.TABLES_HELD)


async def invitation(front: Front, request: Request) -> Response:
    """In a body as well: no log sees the token. Guessing is as slow as claiming.

    A new browser gets its cookie here: so who is cut off while he claims is known when he claims again.
    """
    front.gate.pass_(client_of(request), limits.CLAIMS)
    asked = await body(request, Token)

    async def do(_visitor: str) -> Response:
        return said(await making.invited(front.house.store, asked.token, front.house.now()))

    return await _made_known(front, request, do)


async def claim(front: Front, request: Request) -> Response:
    front.gate.pass_(client_of(request), limits.CLAIMS)
    asked = await body(request, Claim)

    async def do(visitor: str) -> Response:
        return said(await front.house.claim(asked.token, visitor, asked.name, asked.lang))

    return await _made_known(front, request, do)


async def forget(front: Front, request: Request) -> Response:
    """Whoever uses this browser next is nobody here."""
    await front.house.forget(await front.known_visitor(request))
    response, secure = said(Nothing()), front.is_secure(request)
    response.delete_cookie(front.cookie(secure), path="/", secure=secure, httponly=True, samesite="strict")
    return response


async def info(front: Front, request: Request) -> Response:
    return said((await table(front, request)).info(words(request)))


async def order(front: Front, request: Request) -> Response:
    visitor = await front.ordering(request)
    asked = await body(request, SeatOrder)
    live = await table(front, request)
    token = await front.house.order(live, visitor, _plain(request.path_params["seat"], "seat"), asked)
    return said(Ordered(token))


async def recovery(front: Front, request: Request) -> Response:
    visitor = await front.ordering(request)
    live = await table(front, request)
    return said(Recovery(await front.house.recovery(live, visitor, _plain(request.path_params["seat"], "seat"))))


async def rematch(front: Front, request: Request) -> Response:
    front.gate.pass_(client_of(request), limits.TABLES)
    visitor = await front.known_visitor(request)
    return said(Rematch(await front.house.rematch(await table(front, request), visitor)))


async def end(front: Front, request: Request) -> Response:
    visitor = await front.ordering(request)
    await front.house.end(named(request), visitor)
    return said(Nothing())


async def export(front: Front, request: Request) -> Response:
    """What is hidden stands in it, so not before the end. As it was written: also what today's rules cannot read."""
    row = await front.house.row(named(request))
    replays.must_be_over(row)
    text = await replays.export(front.house.store, row.id)
    name = f"attachment; filename={row.game}-{row.id}.jsonl"
    return Response(text, media_type="application/jsonl", headers={"content-disposition": name})


async def replay(front: Front, request: Request) -> Response:
    front.gate.pass_(client_of(request), limits.REPLAYS)
    live = await table(front, request)
    step, seat = _number(request, "step"), _number(request, "seat")
    return said(await replays.replay(live, step, seat, words(request), client_of(request)))


async def story(front: Front, request: Request) -> Response:
    front.gate.pass_(client_of(request), limits.REPLAYS)
    return said(await replays.story(await table(front, request), words(request), client_of(request)))


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    return None if text is None else _plain(text, name)


def _plain(text: str, name: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise Malformed("error-number", name=name)
    return int(text)


async def health(front: Front, _request: Request) -> Response:
    """200 if answers can be kept."""
    store = front.house.store
    await store.counts()
    if store.failing:
        raise StoreDown("it did not keep what it was given last")
    return said(Health(True))


@functools.cache
def _document() -> File:
    return packed(msgspec.json.encode(openapi.document(CALLS)))


async def described(_front: Front, request: Request) -> Response:
    return everybodys(request, _document())


async def figures(front: Front, request: Request) -> Response:
    local = request.client is not None and request.client.host in ("::1", *LOOPBACK)
    if not (local or front.settings.metrics):
        raise Forbidden("refused-metrics")
    counts = await front.house.store.counts()
    return Response(front.metrics.text(front.house, counts), media_type="text/plain; version=0.0.4")


_ONE: Final = "/api/tables/{table}"
_SEAT: Final = f"{_ONE}/seats/{{seat}}"
CALLS: Final = (
    Call("GET", "/api/games", games, "What can be played here", None, catalog.Offer),
    Call("GET", "/api/games/{game}/packs/{pack}", components, "The components of a pack", None, dict[str, Any]),
    Call("GET", "/api/rules", rules, "Pages about a game", None, list[Page], texts=("game", "modules", "lang")),
    Call("GET", "/api/tables", lobby, "Public tables that are played", None, list[TableInfo]),
    Call("POST", "/api/tables", make, "Make a table", NewTable, MadeTable, 201),
    Call("GET", "/api/mine", mine, "Tables of this browser", None, list[Mine]),
    Call("POST", "/api/invitation", invitation, "What an invitation is to", Token, Invited),
    Call("POST", "/api/claim", claim, "Exchange an invitation or a code for a seat", Claim, Claimed),
    Call("POST", "/api/forget", forget, "This browser holds nothing here any more", Nothing, Nothing),
    Call("POST", IMPORT_PATH, bring, "Bring a table from elsewhere: lines of JSON", bytes, MadeTable, 201),
    Call("GET", _ONE, info, "A table", None, TableInfo),
    Call("GET", f"{_ONE}/export", export, "All its records, after the end", None, bytes),
    Call("GET", f"{_ONE}/replay", replay, "As it was", None, Replayed, query=("step", "seat")),
    Call("GET", f"{_ONE}/story", story, "How the points grew, after the end", None, Story),
    Call("POST", f"{_ONE}/rematch", rematch, "The next table with the same people", Nothing, Rematch),
    Call("POST", f"{_ONE}/end", end, "End it; for its host", Nothing, Nothing),
    Call("POST", _SEAT, order, "What is wanted of a seat", SeatOrder, Ordered),
    Call("POST", f"{_SEAT}/recovery", recovery, "A code that moves the seat to another device", Nothing, Recovery),
    Call("GET", "/api/health", health, "Can answers be kept?", None, Health),
    Call("GET", "/api/openapi.json", described, "This document", None, dict[str, Any]),
    Call("GET", "/metrics", figures, "Figures for who runs the house", None, str),
)


def routes(front: Front) -> list[Route]:
    return [Route(one.path, functools.partial(_answered, front, one.handler), methods=[one.how]) for one in CALLS]


async def _answered(front: Front, handler: Handler, request: Request) -> Response:
    """Whatever is raised on purpose is an answer, in words."""
    try:
        front.gate.pass_(client_of(request), limits.REQUESTS)
        return await handler(front, request)
    except (TooLong, ClientDisconnect) as error:
        front.metrics.refused("malformed")
        return said(Problem("malformed", ""), 413 if isinstance(error, TooLong) else 400)  # who is gone hears neither
    except asyncio.CancelledError:  # the house closes, and has waited for long enough
        return said(Problem("store", ""), 503)
    except BuonfrescoError as error:
        front.metrics.refused(error.kind if isinstance(error, HouseError) else "illegal")
        if isinstance(error, StoreDown):
            front.metrics.store_down(error.problem)
        kind, status = (error.kind, error.status) if isinstance(error, HouseError) else ("illegal", 400)
        return said(Problem(kind, error.reason.text(words(request).lang)), status)
