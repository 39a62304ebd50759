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
    from buonfresco.table import Table


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
        self._contents: dict[str, Any] = {}  # by part, what it was made of
        self._voice = spoken.Voice(catalogue(lang), ())
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
        voice = spoken.Voice(cat, table.names(cat))
        view = live.looks.of(table, self.seat)
        before = {} if self._sent is None else self._sent
        now, made = self._parts(view, voice)
        digest = spoken.digest_of(now)
        whole = self._sent is None and digest != self._digest
        if self._sent is None and not whole:
            before = now  # he came back, and nothing has changed
        new = {name: msgspec.Raw(part) for name, part in made.items() if before.get(name) != now[name]}
        news = table.news(self.seat, self.told)
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

    def _parts(self, view: Any, voice: spoken.Voice) -> tuple[dict[str, int], spoken.Parts]:
        """The hashes of all parts, and the parts themselves as far as they are not made of the same as before."""
        contents, before, sent = spoken.contents_of(view), self._contents, self._sent
        if sent is None or voice != self._voice:
            before, sent = {}, {}
        new = [name for name, value in contents.items() if name not in before or before[name] != value]
        made = {name: voice.part(contents[name]) for name in new}
        self._contents, self._voice = contents, voice
        return {name: hash64(made[name]) if name in made else sent[name] for name in contents}, made

    def _said(self, voice: spoken.Voice) -> list[Said]:
        found = self.live.talk.since(self.heard, voice)
        self.heard = self.live.talk.number
        return found


class Looks:
    """What everybody sees at a table, with words, which follow from the rest: they stay while that stays."""

    def __init__(self) -> None:
        self._seen: dict[int | None, tuple[Any, Any]] = {}  # by seat: without words and with them

    def of(self, table: Table, seat: int | None) -> Any:
        view = table.view(seat, told=False)
        bare, told = self._seen.get(seat, (None, None))
        if bare is not None and msgspec.structs.replace(bare, waiting=view.waiting) == view:
            told = msgspec.structs.replace(told, waiting=view.waiting)  # nothing that is said speaks of it
        else:
            told = table.tell(view)
        self._seen[seat] = view, told
        return told

    def forget(self) -> None:
        self._seen.clear()


def wake(viewers: Iterable[Viewer]) -> None:
    for viewer in viewers:
        viewer.changed.set()
