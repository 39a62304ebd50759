"""Somebody who looks at a table through a socket: what he has been sent, so that he is sent only what is new."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

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
        self._sent: dict[str, int] | None = None  # by part, this process's hash of what he has; None: nothing yet
        self._told_of = 0  # what the words that he was told last follow from
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
        before = {} if self._sent is None else self._sent
        view, now, made, digest = self._look(voice)
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

    def _look(self, voice: spoken.Voice) -> tuple[Any, dict[str, int], spoken.Parts, str]:
        """The view, the hashes of all its parts, the parts themselves as far as they may be new, and its digest.

        Words are the dearest: they follow from what is seen, and are not made again while that stays.
        """
        view = self.live.table.view(self.seat, told=False)
        plain = spoken.plain_parts(view)
        told_of = spoken.told_of(view, plain)
        if self._sent is not None and (told_of, voice) == (self._told_of, self._voice):
            made, now = plain, dict(self._sent)
        else:
            made, now = {**plain, **voice.told_parts(self.live.table.tell(view))}, {}
        self._told_of, self._voice = told_of, voice
        now.update({name: hash(part) for name, part in made.items()})
        return view, now, made, voice.digest_of(told_of, plain)

    def _said(self, voice: spoken.Voice) -> list[Said]:
        found = self.live.talk.since(self.heard, voice)
        self.heard = self.live.talk.number
        return found


def wake(viewers: Iterable[Viewer]) -> None:
    for viewer in viewers:
        viewer.changed.set()
