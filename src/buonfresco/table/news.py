"""The story of a table: what happened, and what each seat may know of it, counted for each seat by itself.

The story only grows: who has been told something that was taken back is told that, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from buonfresco.engine.errors import IllegalAction, shown
from buonfresco.engine.events import Event
from buonfresco.engine.game import Game
from buonfresco.engine.log import steps
from buonfresco.engine.telling import tell_event
from buonfresco.phrases import Phrase, figure, say

NEW_ROUND = "round_began"


class News(msgspec.Struct, frozen=True):
    """What a seat has not been told yet. ``number`` is what it asks with the next time."""

    number: int
    phrases: list[Phrase]


class Round(msgspec.Struct, frozen=True):
    """What a seat may know of a round. Number 0 is what came before the first one."""

    number: int
    final: bool
    phrases: list[Phrase]


class Item:
    """One thing that happened: an event of the game, or something about the table, which is a phrase already.

    ``move`` is the answer it came of, ``of`` what it takes back, if it does.
    """

    __slots__ = ("_open", "event", "final", "gone", "move", "of", "phrase")

    def __init__(self, move: int, event: Event | None, final: bool, phrase: Phrase | None = None) -> None:
        self.move = move
        self.event = event
        self.final = final
        self.phrase = phrase
        self.of: Sequence[Item] = ()
        self.gone = False  # it was taken back
        self._open: Seen | None = None  # what everybody sees who sees all of it

    def seen_by(self, viewer: int | None) -> Seen | None:
        """That something was taken back is told to those who were told what it was."""
        if self.event is None:
            told = not self.of or any(item.seen_by(viewer) is not None for item in self.of)
            return Seen(self, None) if told else None
        event = self.event.seen_by(viewer)
        if event is not self.event:
            return None if event is None else Seen(self, event)
        if self._open is None:
            self._open = Seen(self, event)
        return self._open


class Seen:
    """What somebody may see of an item."""

    __slots__ = ("event", "item")

    def __init__(self, item: Item, event: Event | None) -> None:
        self.item = item
        self.event = event


class Story:
    """Everything that happened at a table so far."""

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._seen: dict[int | None, tuple[int, list[Seen]]] = {}  # how many items were looked at, and what was found
        self._heard: dict[int | None, int] = {}  # what a seat had been told before its last answer
        self._final = False

    def add(self, move: int, seat: int, events: Iterable[Event]) -> None:
        """What came of an answer of a seat; -1 is the setup."""
        self._hears(seat)
        for event in events:
            if event.kind == NEW_ROUND:
                self._final = bool(event.data.get("final"))
            self._items.append(Item(move, event, self._final))

    def take_back(self, kept: int, seat: int) -> None:
        """Of so many answers nothing was taken back."""
        self._hears(seat)
        item = Item(-1, None, False, say("table-undone", who=figure(seat)))
        item.of = [one for one in self._items if one.move >= kept and not one.gone]
        for one in item.of:
            one.gone = True
        self._final = next((one.final for one in reversed(self._items) if one.event and not one.gone), False)
        if item.of:
            self._items.append(item)

    def shows(self, kept: int) -> bool:
        """Was everybody told something of what came after so many answers?"""
        return any(one.move >= kept and not one.gone and one.seen_by(None) is not None for one in self._items)

    def tell(self, phrase: Phrase) -> None:
        """Something about the table that everybody may know."""
        self._items.append(Item(-1, None, False, phrase))

    def seen(self, viewer: int | None) -> list[Seen]:
        """What a seat, or a spectator, may know, from the beginning."""
        done, found = self._seen.get(viewer, (0, []))
        found += [seen for item in self._items[done:] if (seen := item.seen_by(viewer)) is not None]
        self._seen[viewer] = len(self._items), found
        return found

    def _hears(self, seat: int) -> None:
        self._heard[seat] = len(self.seen(seat))

    def news(self, game: Game, viewer: int | None, since: Any = None) -> News:
        """``since``: a number that was told before; None: since the seat's own last answer, which is told again."""
        seen = self.seen(viewer)
        start = self._heard.get(viewer, 0) if since is None else since
        if type(start) is not int or not 0 <= start <= len(seen):
            raise IllegalAction("error-news", found=shown(since), most=len(seen))
        return News(len(seen), phrases(game, seen[start:]))

    def rounds(self, game: Game, viewer: int | None) -> list[Round]:
        """Cut before the beginning of every round. What was taken back is left out."""
        cuts: list[list[Seen]] = [[]]
        for seen in self.seen(viewer):
            if seen.event is not None and not seen.item.gone:
                if seen.event.kind == NEW_ROUND:
                    cuts.append([])
                cuts[-1].append(seen)
        return [
            Round(number, bool(cut and cut[0].item.final), phrases(game, cut))
            for number, cut in enumerate(cuts)
            if cut or number
        ]


def retold(game: Game) -> Story:
    """The story of a game that was played elsewhere, from its beginning."""
    story = Story()
    for number, (seat, events) in enumerate(steps(game)):
        story.add(number, seat, events)
    return story


def phrases(game: Game, seen: Sequence[Seen]) -> list[Phrase]:
    """As the game tells it, stretch by stretch between things that are about the table."""
    found: list[Phrase] = []
    stretch: list[tuple[Event, bool]] = []
    for one in seen:
        if one.event is not None:
            stretch.append((one.event, one.item.final))
        elif one.item.phrase is not None:
            found += [*_tell(game, stretch), one.item.phrase]
            stretch = []
    return found + _tell(game, stretch)


def _tell(game: Game, stretch: Sequence[tuple[Event, bool]]) -> list[Phrase]:
    story = game.ruleset.telling.story
    if story is not None:
        return story(game.ruleset, stretch)
    return [tell_event(game, event) for event, _ in stretch if not game.ruleset.events[event.kind].untold]
