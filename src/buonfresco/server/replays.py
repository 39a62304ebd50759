"""A table as it was. While it is played only what spectators could see, step by step as they could see it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from buonfresco.server import spoken
from buonfresco.server.bodies import Replayed, Story, StoryRound, StorySource
from buonfresco.server.errors import Forbidden, NotFound
from buonfresco.server.following import from_lines
from buonfresco.server.live import LiveTable
from buonfresco.server.rows import PLAYING, TableRow
from buonfresco.server.store import Store
from buonfresco.table import Record, Table, ending
from buonfresco.text import Catalogue

_EARLIER: Final = 40  # events


async def export(store: Store, table: str) -> bytes:
    """As it was written, whether or not today's rules can follow."""
    return b"".join(line + b"\n" for line in await store.lines(table))


async def replay(live: LiveTable, step: int | None, seat: int | None, cat: Catalogue, address: str = "") -> Replayed:
    """After ``step`` steps; without one the last. While the table is played a step is what a spectator was told."""
    running = live.row.state == PLAYING
    if seat is not None:
        must_be_over(live.row)
    if seat is not None and not 0 <= seat < len(live.table.seats):
        raise NotFound("error-seat", seat=seat, seats=len(live.table.seats))
    async with live.house.aside.turn(address):
        lines = await live.house.store.lines(live.id)
        return await asyncio.to_thread(_replayed, from_lines(lines)[0], step, seat, running, cat)


def _replayed(records: list[Record], step: int | None, seat: int | None, running: bool, cat: Catalogue) -> Replayed:
    ends = steps(records, running)
    number = len(ends) - 1 if step is None else step
    if not 0 <= number < len(ends):
        raise NotFound("error-step", step=number, steps=len(ends) - 1)
    table, _ = Table.as_far_as(records[: ends[number]])
    past = None if number == 0 else Table.as_far_as(records[: ends[number - 1]])[0]
    before = past.told(seat) if past else 0
    names = table.names(cat)
    voice = spoken.Voice(cat, names)
    news = [voice.say(phrase) for phrase in table.news(seat, before).phrases]
    earlier = [voice.say(phrase) for phrase in past.news(seat, max(0, before - _EARLIER)).phrases] if past else []
    parts = {name: msgspec.Raw(part) for name, part in spoken.parts_of(table.view(seat), cat, names).items()}
    return Replayed(number, len(ends) - 1, parts, news, earlier)


async def story(live: LiveTable, cat: Catalogue, address: str = "") -> Story:
    """How the points grew, and what they came from. Not before the end: what is hidden may count."""
    must_be_over(live.row)
    async with live.house.aside.turn(address):
        lines = await live.house.store.lines(live.id)
        return await asyncio.to_thread(_story, from_lines(lines)[0], cat)


def must_be_over(row: TableRow) -> None:
    if row.state == PLAYING:
        raise Forbidden("refused-still-playing")


def _story(records: list[Record], cat: Catalogue) -> Story:
    table, _ = Table.as_far_as(records)
    names = table.names(cat)
    voice = spoken.Voice(cat, names)
    stands = [StoryRound(stand.round, stand.scores, stand.began - 1) for stand in ending.rounds(records)]
    if table.outcome is None:  # its host has ended it
        return Story(stands, names, list(table.scores))
    end = ending.ending(table.outcome, table.ruleset.words)
    sources = [StorySource(voice.say(one.says), one.points) for one in end.sources]
    says = [voice.say(end.won), voice.say(end.why)]
    return Story(stands, names, end.scores, end.winners, end.ranking, end.places, sources, says)


def steps(records: list[Record], running: bool) -> list[int]:
    """How many records there are after each step. How many there are between two tells what others did in secret."""
    if not running and Table.as_far_as(records)[1] is None:
        return list(range(1, len(records) + 1))  # all of them, which need not be looked at one by one
    ends, told = [], -1
    for number, table in enumerate(Table.stages(records), 1):
        news = table.told(None)
        if not running or news > told:
            ends.append(number)
        told = news
    return ends
