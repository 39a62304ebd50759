"""Taking back at a table of several people: free where it is fair, else if the others agree. On both stores."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from buonfresco.engine.errors import BuonfrescoError
from buonfresco.server.errors import Conflict, Forbidden, StoreDown
from buonfresco.server.house import House
from buonfresco.server.live import LiveTable
from buonfresco.server.rows import AGREE, TalkRow
from buonfresco.server.viewer import Viewer
from buonfresco.table import Seat, Stale
from tests.server import kept
from tests.server.within import answer, inside, play, said, step, table

Do = Callable[[House], Coroutine[Any, Any, None]]


def inside_of(url: str, do: Do) -> None:
    async def run() -> None:
        async with inside(url) as house:
            await do(house)

    asyncio.run(run())


async def passed_on(live: LiveTable) -> int:
    """Plays until somebody has answered and cannot take it back freely; gives the seat."""
    luck = random.Random(3)
    for _ in range(200):
        seat = live.table.waiting[0]
        await answer(live, seat, luck=luck)
        if not live.table.can_undo(seat) and not live.table.over:
            return seat
    raise AssertionError


def test_others_are_asked_and_agree(url: str) -> None:
    async def do(house: House) -> None:
        live = await table(house, "anna", "bea", "cleo")
        seat = await passed_on(live)
        others = [one for one in range(3) if one != seat]
        number, hash_ = live.table.number(seat), live.table.digest(None)
        assert live.around(seat, _english())[1] == "ask"
        assert await live.undo(seat, number, "u1") is None
        asked = live.asked()
        assert asked is not None
        assert (asked.seat, asked.open) == (seat, others)
        await live.agree(others[0], asked.number, True, "y1")
        assert live.table.number(seat) == number
        assert [one.open for one in [live.asked()] if one] == [[others[1]]]
        await live.agree(others[1], asked.number, True, "y2")
        assert live.table.number(seat) == number + 1
        assert live.table.digest(None) != hash_
        assert live.asked() is None
        assert len(said(live)) == 3
        # What is sent again changes nothing, and is not refused.
        await live.undo(seat, number, "u1")
        await live.agree(others[1], asked.number, True, "y2")
        assert live.table.number(seat) == number + 1
        assert len(said(live)) == 3
        assert sum(row.input["is"] == "undo" for row in await kept.rows(str(house.store.engine.url), live.id)) == 1

    inside_of(url, do)


def _english() -> Any:
    from buonfresco.text import catalogue

    return catalogue("en")


@pytest.mark.parametrize("here", [True, False])
def test_a_host_does_not_agree_for_others_by_way_of_bots(here: bool, url: str) -> None:
    """Who looks on while a bot plays for him is asked all the same; where nobody is left to be asked nobody agrees."""

    async def do(house: House) -> None:
        live = await table(house, "anna", "bea")
        seat = await passed_on(live)
        other = 1 - seat
        if here:
            live.viewers.add(Viewer(live, ("anna", "bea")[other], other, "en"))
        number = live.table.number(seat)
        assert await live.undo(seat, number, "u1") is None
        await live.sit(other, Seat("bot", bot="random"), None)
        await live.take_back_agreed()
        assert live.table.number(seat) == number
        asked = live.asked()
        assert [asked.open] == [[other]] if here and asked is not None else asked is None
        if here and asked is not None:
            await live.agree(other, asked.number, True, "y1", ("anna", "bea")[other])
            assert live.table.number(seat) == number + 1

    inside_of(url, do)


def test_one_who_refuses_is_enough(url: str) -> None:
    async def do(house: House) -> None:
        live = await table(house, "anna", "bea", "cleo")
        seat = await passed_on(live)
        first, second = [one for one in range(3) if one != seat]
        number = live.table.number(seat)
        await live.undo(seat, number, "u1")
        asked = live.asked()
        assert asked is not None
        await live.agree(first, asked.number, False, "n1")
        assert live.asked() is None
        with pytest.raises(Conflict):
            await live.agree(second, asked.number, True, "y2")
        with pytest.raises(Conflict):
            await live.agree(seat, asked.number, True, "y3")  # nobody agrees with himself
        assert live.table.number(seat) == number
        await live.undo(seat, number, "u2")  # he may ask again
        assert live.asked() is not None

    inside_of(url, do)


def test_what_was_asked_lapses_when_the_seat_plays_on(url: str) -> None:
    async def do(house: House) -> None:
        live = await table(house, "anna", "bea")
        seat = await passed_on(live)
        await live.undo(seat, live.table.number(seat), "u1")
        asked = live.asked()
        assert asked is not None
        number = live.table.number(seat)
        luck = random.Random(1)
        while live.table.number(seat) == number:
            await answer(live, live.table.waiting[0], luck=luck)
        assert live.asked() is None
        with pytest.raises(Conflict):
            await live.agree(1 - seat, asked.number, True, "y1")
        with pytest.raises(Stale):
            await live.undo(seat, number, "u2")

    inside_of(url, do)


def test_who_share_a_device_agree_aloud(url: str) -> None:
    async def do(house: House) -> None:
        live = await table(house, "anna", "anna", "bot")
        luck, person = random.Random(2), None
        while person is None:
            seat = await step(live, luck)
            if seat is not None and not live.table.can_undo(seat):
                person = seat
        number = live.table.number(person)
        done = await live.undo(person, number, "u1")
        assert done is not None
        assert live.table.number(person) == number + 1
        assert said(live) == []

    inside_of(url, do)


def test_one_person_alone_is_not_asked_and_not_allowed(url: str) -> None:
    """Bots cannot agree; who wants to take back everything plays for practice."""

    async def do(house: House) -> None:
        live = await table(house, "anna", "bot")
        luck = random.Random(2)
        while await step(live, luck) is None or live.table.can_undo(0):
            pass
        with pytest.raises(BuonfrescoError):
            await live.undo(0, live.table.number(0), "u1")

    inside_of(url, do)


def test_nothing_is_taken_back_when_everything_has_been_shown(url: str) -> None:
    """After the end every seat's view can be replayed: who went back would know what the others had."""

    async def do(house: House) -> None:
        live = await table(house, "anna", "anna", practice=False)
        await play(live, random.Random(4))
        assert live.state == "over"
        with pytest.raises(Forbidden):
            await live.undo(0, live.table.number(0), "u1")
        assert live.around(0, _english())[1] == ""

    inside_of(url, do)


def test_the_last_word_was_kept_but_not_yet_done(url: str) -> None:
    """The house fell between the two: who sends his word again finds it done, once."""

    async def do(house: House) -> None:
        live = await table(house, "anna", "bea")
        seat = await passed_on(live)
        number = live.table.number(seat)
        await live.undo(seat, number, "u1")
        asked = live.asked()
        assert asked is not None
        word = TalkRow(live.talk.number, 1 - seat, AGREE, str(asked.number), "y1", house.now())
        assert await house.store.say(live.id, word)
        live.doubt()
        for _ in range(2):
            await live.agree(1 - seat, asked.number, True, "y1")
            assert live.table.number(seat) == number + 1

    inside_of(url, do)


def test_talk_of_unknown_fate_is_not_said_twice(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(house: House) -> None:
        live = await table(house, "anna", "bea")
        keep = house.store.say

        async def cut_off(table: str, row: TalkRow) -> bool:
            await keep(table, row)
            raise StoreDown("the connection was lost")

        monkeypatch.setattr(house.store, "say", cut_off)
        with contextlib.suppress(StoreDown):
            await live.say(0, "hello", "c1")
        monkeypatch.undo()
        await live.say(0, "hello", "c1")
        await live.say(1, "hello", "c1")  # another one
        assert said(live) == ["hello", "hello"]

    inside_of(url, do)


def test_practice_takes_back_whatever_happened(url: str) -> None:
    async def do(house: House) -> None:
        live = await table(house, "anna", "bot", practice=True)
        luck = random.Random(2)
        await play(live, luck, most=8)
        while live.table.waiting != [0]:
            await asyncio.sleep(0.01)
        while live.table.has_answered(0):
            await live.undo(0, live.table.number(0), f"u{live.table.number(0)}")
        assert not live.table.can_undo(0)

    inside_of(url, do)
