"""Two houses in which the same is done, but for what one seat cannot see. Every byte that seat gets is kept."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from buonfresco.engine.game import Game
from buonfresco.server.live import LiveTable
from buonfresco.table import MemoryJournal, Table
from tests import pairs
from tests.server.inside import Caller, Inside, Wire, open_house

OBSERVER = 0
PROBES: tuple[dict[str, Any], ...] = (
    {"is": "agree", "ask": 0, "yes": True},
    {"is": "undo", "number": 99},
    {"is": "answer", "number": 9999, "answers": ["pass"]},
    {"is": "look", "seat": 1},
    {"is": "look", "seat": 7},
    {"is": "say", "text": "hello"},
    {"is": "nonsense"},
    {"is": "ping"},
)


class Side:
    """One of the two: a table for people alone, of whom the first one, and a spectator, are listened to."""

    def __init__(self, inside: Inside, live: LiveTable, people: list[Caller]) -> None:
        self.inside = inside
        self.tables = [*inside.house.lives]
        self.live = live
        self.people = people
        self.spectator = inside.visitor("10.9.9.9")
        self.wires: list[Wire] = []
        self._done = self._asked = 0

    @property
    def game(self) -> Game:
        return self.live.table._game

    async def listen(self) -> None:
        """The seat comes twice, the second time with another language, and a spectator."""
        for caller, seat, lang in ((self.people[0], OBSERVER, "en"), (self.people[0], OBSERVER, "de")):
            self.wires.append(await caller.socket(self.live.id, seat, lang=lang))
        self.wires.append(await self.spectator.socket(self.live.id, lang="fr"))
        await self.inside.quiet()

    async def act(self, seat: int, answer: str) -> None:
        """Somebody else's doing, as his socket would do it."""
        self._done += 1
        await self.live.answer(seat, self.live.table.number(seat), answer, f"s{self._done}")

    async def undo(self, seat: int) -> None:
        self._done += 1
        await self.live.undo(seat, self.live.table.number(seat), f"s{self._done}")

    async def probe(self, rng: random.Random) -> None:
        """The seat asks whatever it can think of that changes nothing."""
        wire, number = self.wires[0], self.live.table.number(OBSERVER)
        codes = [rng.randrange(self.game.codec.size) for _ in range(6)]
        legal = [action.text for action in self.game.legal(OBSERVER)][:3]
        for tried in (*codes, *pairs.TEXTS[1:], *legal):
            await self._ask(wire, {"is": "why", "attempt": tried})
            await self._ask(wire, {"is": "ahead", "answers": [tried]})
            await self._ask(wire, {"is": "ahead", "answers": [tried, rng.choice(codes)]})
        unwanted: list[int | str] = [*codes, *pairs.TEXTS[1:]]
        for attempt in unwanted:
            if self.live.table.why(OBSERVER, attempt) is not None:
                await self._ask(wire, {"is": "answer", "number": number, "answers": [attempt]})
        for message in PROBES:
            await self._ask(wire, message)
            await self._ask(self.wires[2], message)

    async def _ask(self, wire: Wire, message: dict[str, Any]) -> None:
        self._asked += 1
        named = message if message["is"] in ("look", "ping") else {**message, "client": f"p{self._asked}"}
        before = len(wire.frames)
        await wire.send(named)
        await wire.until(lambda: len(wire.frames) > before)
        await self.inside.quiet()

    async def glance(self) -> None:
        """What lists, the table itself and its replay say at this moment."""
        for path in (f"/api/tables/{self.live.id}", "/api/tables", "/api/mine", f"/api/tables/{self.live.id}/replay"):
            await self.people[0].get(path)

    async def read(self, stored: bool = True) -> None:
        """Everything that can be read over HTTP. ``stored``: also what is read from the store."""
        one = f"/api/tables/{self.live.id}"
        for caller in (self.people[0], self.spectator):
            for path in (one, "/api/tables", "/api/mine", f"{one}/export", f"{one}?lang=de"):
                await caller.get(path)
            if not stored:
                continue
            steps = (await caller.get(f"{one}/replay")).json()["steps"]
            for step in sorted({0, 1, steps // 2, steps - 1, steps, steps + 1}):
                await caller.get(f"{one}/replay?step={step}")
            await caller.get(f"{one}/replay?seat=1")
        for seat, order in ((1, "invite"), (1, "bot"), (1, "leave"), (1, "nonsense"), (9, "name")):
            await self.people[0].post(f"{one}/seats/{seat}", {"do": order})

    def heard(self) -> list[str]:
        """All of it, without what is random: the names of tables."""
        frames = [frame for wire in self.wires for frame in ("--- socket", *wire.frames)]
        answers = [got.decode() for caller in (self.people[0], self.spectator) for got in caller.got]
        return [_masked(text, self.tables) for text in frames + answers]


def _masked(text: str, tables: list[str]) -> str:
    for number, table in enumerate(tables):
        text = text.replace(table, f"TABLE {number}")
    return text


@contextlib.asynccontextmanager
async def two_houses(folder: Path) -> AsyncIterator[list[Inside]]:
    async with open_house(folder / "one", limits=0) as one, open_house(folder / "two", limits=0) as two:
        yield [one, two]


async def seated(inside: Inside, game: str, players: int, options: dict[str, Any], seed: str, **more: Any) -> Side:
    """A table whose seats are held by as many browsers; the last one of them is the host."""
    people = [inside.visitor(f"10.0.0.{seat}") for seat in range(players)]
    host, seats = people[-1], [{"who": "you", "name": f"P{seat}"} for seat in range(players)]
    made = await host.made(game=game, seats=seats, options=options, seed=seed, public=True, **more)
    for seat, person in enumerate(people[:-1]):
        code = await host.post(f"/api/tables/{made['table']['id']}/seats/{seat}/recovery")
        await person.post("/api/claim", {"token": code.json()["code"]})
    return Side(inside, await inside.live(made["table"]["id"]), people)


def put(side: Side, world: Game) -> None:
    """Another position at a table: from here on it is played there."""
    header = side.live.table._header
    side.live._table = Table(header, world, MemoryJournal())
    side.live._waits()
