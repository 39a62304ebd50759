"""Somebody who looks at a table through a socket: what he has been sent, so that he is sent only what is new."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from buonfresco.engine.hashing import hash64
from buonfresco.server import spoken
from buonfresco.server.messages import Said, Update
from buonfresco.text import catalogue

if TYPE_CHECKING:
    from buonfresco.server.live import LiveTable


class Viewer:
    """``seat`` is who looks now; None is a spectator, or a curtain between two who share a device."""

    def __init__(self, live: LiveTable, visitor: str, seat: int | None, lang: str) -> None:
        self.live = live
        self.visitor = visitor
        self.seat = seat
        self.lang = lang
        self.told = 0  # news
        self.heard = 0  # talk
        self.changed = asyncio.Event()  # something has, perhaps for him
        self._sent: dict[str, int] | None = None  # by part, the hash of what he has; None: nothing yet
        self._digest = ""
        self._around: tuple[Any, ...] = ()  # seats, undo, what was asked

    def look(self, seat: int | None, lang: str, since: int | None, digest: str) -> None:
        """Who looks, from now on. If he still has what he was sent before, only what is new is sent."""
        self.seat = seat
        self.lang = lang
        news = self.live.table.told(seat)
        self.told = since if since is not None and since <= news else 0
        self._sent = None
        self._around = ()
        self._digest = digest if since is not None else ""
        self.changed.set()

    def update(self) -> Update | None:
        """What is new to him; None if nothing is."""
        live, table = self.live, self.live.table
        cat = catalogue(self.lang)
        names = table.names(cat)
        view = table.view(self.seat)
        parts = spoken.parts_of(view, cat, names)
        digest = spoken.digest_of(parts)
        whole = self._sent is None and digest != self._digest
        before = {} if self._sent is None else self._sent
        now = {name: hash64(part) for name, part in parts.items()}
        if self._sent is None and not whole:
            before = now  # he came back, and nothing has changed
        new = {name: msgspec.Raw(part) for name, part in parts.items() if before.get(name) != now[name]}
        news = table.news(self.seat, self.told)
        voice = spoken.Voice(cat, names)
        said = self._said(voice)
        around = live.around(self.seat, cat)
        number = None if self.seat is None or view.decision is None else table.number(self.seat)
        if not (whole or new or news.phrases or said or around != self._around or before.keys() - now.keys()):
            return None
        self._sent, self._digest, self.told = now, digest, news.number
        changed = around != self._around
        self._around = around
        seats, undo, asked, state, following = around
        return Update(
            told=news.number,
            digest=digest,
            whole=whole,
            number=number,
            news=[voice.say(phrase) for phrase in news.phrases],
            parts=new,
            gone=sorted(before.keys() - now.keys()),
            seats=seats if changed else [],
            undo=undo,
            asked=asked,
            said=said,
            state=state,
            next=following,
        )

    def _said(self, voice: spoken.Voice) -> list[Said]:
        found = self.live.talk.since(self.heard, voice)
        self.heard = self.live.talk.number
        return found


def wake(viewers: Iterable[Viewer]) -> None:
    for viewer in viewers:
        viewer.changed.set()
