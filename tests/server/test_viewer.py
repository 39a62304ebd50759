"""Who is sent only what is new has what he would have if he were sent everything."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from buonfresco.games import registry
from buonfresco.server import spoken
from buonfresco.server.live import LiveTable
from buonfresco.server.talk import Talk
from buonfresco.server.viewer import Viewer
from buonfresco.table import Seat, Table
from buonfresco.text import LANGUAGES, catalogue

SEATS = 3


class Room:
    """What a viewer needs of a live table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.talk = Talk()

    def around(self, _seat: int | None, _cat: Any) -> tuple[Any, ...]:
        return [], "", None, "playing", ""


class Page:
    """A browser: it keeps what it is sent."""

    def __init__(self, room: Room, seat: int | None, lang: str) -> None:
        self.viewer = Viewer(cast(LiveTable, room), "", seat, lang)
        self.parts: dict[str, bytes] = {}
        self.digest = ""

    def read(self) -> int:
        """How many parts were new."""
        update = self.viewer.update()
        if update is None:
            return 0
        if update.whole:
            self.parts = {}
        for name in update.gone:
            del self.parts[name]
        self.parts.update({name: bytes(part) for name, part in update.parts.items()})
        self.digest = update.digest
        return len(update.parts)


def whole(table: Table, seat: int | None, lang: str) -> dict[str, bytes]:
    cat = catalogue(lang)
    return spoken.parts_of(table.view(seat), cat, table.names(cat))


def happens(table: Table, luck: random.Random) -> None:
    """Mostly an answer; sometimes one is taken back, or somebody gets another name."""
    seat = luck.choice(table.waiting)
    undone = next((one for one in range(SEATS) if table.can_undo(one)), None)
    if undone is not None and luck.random() < 0.15:
        table.undo(undone)
    elif luck.random() < 0.03:
        table.sit(seat, Seat("person", f"P{luck.randrange(9)}"))
    else:
        question = table.question(seat, told=False)
        assert question is not None
        table.answer(seat, question.number, luck.choice(question.view.decision.options).code)


def sets(game: str) -> list[dict[str, Any]]:
    modules = [one.number for one in registry()[game].choices().modules]
    some = [sorted(random.Random(seed).sample(modules, 4)) for seed in range(3)] if modules else []
    return [{}, *({"modules": chosen} for chosen in (*some, modules) if chosen)]


@pytest.mark.parametrize("game", registry())
def test_what_is_put_together_is_the_whole(game: str) -> None:
    new = all_parts = 0
    for number, options in enumerate(sets(game)):
        luck = random.Random(number)
        table = Table.new(game, [Seat("person", f"P{seat}") for seat in range(SEATS)], seed=number, options=options)
        room = Room(table)
        pages = [Page(room, seat, luck.choice(LANGUAGES)) for seat in (0, 1, 2, None, 0)]
        for _ in range(150):
            for page in pages:
                if luck.random() < 0.7:  # not everybody looks every time
                    new += page.read()
                    found = whole(table, page.viewer.seat, page.viewer.lang)
                    all_parts += len(found)
                    assert page.parts == found
            if luck.random() < 0.1:
                page = luck.choice(pages)
                page.viewer.look(page.viewer.seat, luck.choice(LANGUAGES), luck.choice((None, 0)), page.digest)
            if table.over:
                break
            happens(table, luck)
    assert 0 < new < all_parts / 2


@pytest.mark.parametrize("game", registry())
def test_who_comes_back_is_sent_nothing_that_he_has(game: str) -> None:
    """Also from another process: what a page has is known by a digest."""
    luck = random.Random(5)
    table = Table.new(game, [Seat("person")] * SEATS, seed=5)
    while table.told(0) < 20 or 0 not in table.waiting:  # a question has words, which differ by language
        happens(table, luck)
    page = Page(Room(table), 0, "en")
    assert page.read() == len(page.parts) > 0
    again = Page(Room(table), 0, "en")
    again.viewer.look(0, "en", page.viewer.told, page.digest)
    assert again.read() == 0
    other = Page(Room(table), 0, "de")
    other.viewer.look(0, "de", page.viewer.told, page.digest)
    assert other.read() == len(page.parts)
