"""People who play on at a house that is killed again and again, and what they find when it is back."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import websockets

from tests.server import kept
from tests.server.people import Browser, Person
from tests.server.running import Running
from tests.server.sprung import Sprung, Stem

LOST: Final = (ConnectionError, TimeoutError, OSError, websockets.WebSocketException)
_GAMES: Final[tuple[dict[str, Any], ...]] = (
    {"game": "fresco", "options": {"modules": [1, 6, 16]}},
    {"game": "dice"},
    {"game": "fresco"},
    {"game": "cards"},
)


class Player:
    """Sends again what was not answered, under the same name, and remembers what was acknowledged."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.acknowledged: dict[tuple[int, str], int] = {}
        self.again = 0  # requests that were sent again
        self._open: dict[str, Any] | None = None
        self._count = 0

    async def play(self, sent: Callable[[], None], back: asyncio.Event) -> None:
        """To the end of the game, however often the house falls. ``sent`` is told of every request."""
        while not self.person.over:
            try:
                await self._play(sent)
            except LOST:
                await self._return(back)

    async def _return(self, back: asyncio.Event) -> None:
        while True:
            await back.wait()
            try:
                await self.person.leave()
                await self.person.sit(since=True)
                return
            except LOST:
                await asyncio.sleep(0.05)  # it fell once more

    async def _play(self, sent: Callable[[], None]) -> None:
        person = self.person
        if self._open is not None:
            self.again += 1
            await self._request(self._open, sent)
        while not person.over:
            await person.until(lambda: person.over or person.waited_for or person.bye is not None, 120)
            if person.bye is not None:
                raise ConnectionError
            if person.over:
                return
            assert person.question is not None
            self._count += 1
            options = person.question["options"]
            number = person.number
            code = person.luck.choice(options)["code"]
            message = {"client": f"p{person.seat}-{self._count}", "number": number, "answers": [code]}
            await self._request(message, sent)
            await person.until(lambda old=number: person.number != old or person.over or person.bye is not None, 120)

    async def _request(self, message: dict[str, Any], sent: Callable[[], None]) -> None:
        """Until it is answered, one way or the other."""
        self._open = message
        sent()
        reply = await self.person.ask("answer", **message)
        self._open = None
        if reply["is"] == "done":
            assert self.person.seat is not None
            self.acknowledged[self.person.seat, message["client"]] = reply["number"]
        else:
            assert reply["kind"] in ("stale", "illegal"), reply


class Ordeal:
    """Games on one store. ``kills`` times it is killed at a random moment, mostly when something is on its way: the
    whole house or, of several processes, as often the one that has served longest.
    """

    def __init__(self, url: str, folder: Path, seed: int = 0, workers: int = 1, stem: Stem | None = None) -> None:
        self.url = url
        self.luck = random.Random(seed)
        self.several = workers > 1
        options = ["--database", url, "--no-limits", "--bot-workers", "1", "--workers", str(workers)]
        self.house = Running(folder, *options) if stem is None else Sprung(stem, folder, *options)
        self.began = time.monotonic()
        self.kills = self.single = 0
        self.games = 0
        self.answers = 0
        self.again = 0

    async def run(self, kills: int, said: Callable[[str], None] = lambda _line: None) -> None:
        while self.kills < kills:
            await self._game(kills)
            said(self.summary())

    def summary(self) -> str:
        kills = f"{self.kills} kills ({self.single} of one process)" if self.several else f"{self.kills} kills"
        seconds = round(time.monotonic() - self.began)
        told = f"{self.answers} answers acknowledged, {self.again} sent again"
        return f"{kills}, {self.games} games, {told}: all kept ({seconds} s)"

    async def _game(self, kills: int) -> None:
        host, guest = Browser(self.house.url), Browser(self.house.url)
        seats = [{"who": "you", "name": "Anna"}, {"who": "guest"}]
        if self.luck.random() < 0.5:  # a bot has to think anew after each kill, and takes most of the time
            seats.append({"who": "bot"})
        made = await host.made(seats=seats, seed=str(self.luck.random()), **_GAMES[self.games % len(_GAMES)])
        table = made["table"]["id"]
        await guest.claim(made["invites"][0]["token"], "Bea", "de")
        people = [Person(host, table, 0, seed=self.luck.getrandbits(30)), Person(guest, table, 1, "de", 7)]
        players = [Player(await person.sit()) for person in people]
        await self._play(players, kills)
        await self._compare(table, players)
        for browser in (host, guest):
            await browser.close()

    async def _play(self, players: list[Player], kills: int) -> None:
        moment, back = asyncio.Event(), asyncio.Event()
        back.set()
        left = self.luck.randrange(1, 12)

        def sent() -> None:
            nonlocal left
            left -= 1
            if left == 0:
                moment.set()

        playing = asyncio.gather(*(player.play(sent, back) for player in players))
        while not playing.done() and self.kills < kills:
            waiting = asyncio.create_task(moment.wait())
            await asyncio.wait((playing, waiting), return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if playing.done():
                break
            await asyncio.sleep(self.luck.choice((0, self.luck.random() * 0.03, self.luck.random() * 0.3)))
            moment.clear()
            self.kills += 1
            if self.several and self.luck.random() < 0.5:
                self.single += 1
                os.kill(min(self.house.workers()), signal.SIGKILL)
            else:
                back.clear()
                self.house.kill()
                await asyncio.to_thread(self.house.start)
                back.set()
            left = self.luck.randrange(1, 12)
        await playing

    async def _compare(self, table: str, players: list[Player]) -> None:
        """What people were told along the way is what the table tells somebody who comes now."""
        for player in players:
            person = player.person
            fresh = await Person(person.browser, table, person.seat, person.lang).sit()
            assert (person.told, person.digest, person.said) == (fresh.told, fresh.digest, fresh.said)
            assert person.parts == fresh.parts
            assert person.news[-1] == fresh.news[-1]  # what is told at once may be said in one breath, so not all
            await fresh.leave()
            await person.leave()
            self.again += player.again
            self.answers += len(player.acknowledged)
        known = {name: number for player in players for name, number in player.acknowledged.items()}
        kept.check(await kept.rows(self.url, table), known)
        self.games += 1

    def close(self) -> None:
        self.house.stop()
