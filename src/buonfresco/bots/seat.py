"""What a bot gets: a seat at the table. Never the game.

What it can know of the game is in one sample of it, made by whoever holds the game. The view is that sample's view, and
worlds are samples of that sample; both are the same as of the game itself, so nothing hidden comes along.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from buonfresco.engine.errors import BadGame, BuonfrescoError
from buonfresco.engine.game import Game
from buonfresco.engine.memory import Known, Memory, remembered
from buonfresco.engine.view import Asked
from buonfresco.games import get_game

ENDLESS: Final = 1e9  # seconds: infinity has no place in JSON, and cannot be shared out


class Budget(NamedTuple):
    """How much a bot may think about one answer. Only rollouts give the same answer again on every machine."""

    rollouts: int
    seconds: float  # a cap for slow machines


class _Job(msgspec.Struct, forbid_unknown_fields=True):
    """A seat on its way to another process."""

    game: str
    bot: str
    seat: int
    luck: int
    budget: Budget
    sample: str
    known: list[list[int]] | None = None  # by seat, what this one remembers of it


def _finite(seconds: float) -> float:
    if math.isnan(seconds):
        raise ValueError("a budget of nobody knows how many seconds")
    return min(seconds, ENDLESS)


_MOST: Final = 9999  # of anything that can be remembered


def _checked(known: Known, sample: Game) -> Known:
    """What is to be remembered, if this game has such a thing."""
    start = sample.known_first()
    shape = [] if start is None else [len(row) for row in start]
    if start is None or [len(row) for row in known] != shape or any(abs(n) > _MOST for row in known for n in row):
        raise BadGame("error-game-json", problem="known")
    return known


class Seat:
    """``number`` of the seat, ``bot`` that sits there, its ``budget``, and a ``sample`` of the game to think about."""

    __slots__ = ("_luck", "_view", "begun", "bot", "budget", "number", "sample", "seed")

    def __init__(self, sample: Any, number: int, bot: str, seed: int, budget: Budget) -> None:
        self.sample: Any = sample  # a game like any other, of its own class
        self.number = number
        self.bot = bot
        self.seed = seed  # of its luck
        self.budget = budget._replace(seconds=_finite(budget.seconds))
        self.begun = time.perf_counter()
        self._view: Any = None
        self._luck: random.Random | None = None

    @staticmethod
    def of(game: Game, number: int, bot: str, seed: int, budget: Budget) -> Seat:
        """The seat of a bot in a game. The game itself stays behind."""
        begun = time.perf_counter()
        sample: Game = game.imagine(number, seed)
        sample.listening = False
        seat = Seat(sample, number, bot, seed, budget)
        seat.begun = begun
        return seat

    @property
    def spent(self) -> float:
        """Seconds since it was to sit down: the cap counts from then."""
        return time.perf_counter() - self.begun

    @property
    def game(self) -> str:
        """The name of the game."""
        name: str = self.sample.name
        return name

    @property
    def view(self) -> Any:
        """What the seat sees."""
        if self._view is None:
            self._view = self.sample.view(self.number)
        return self._view

    @property
    def decision(self) -> Asked:
        """What the seat is asked: ``options`` have codes, and one of them is the answer."""
        asked: Asked | None = self.view.decision
        if asked is None:
            raise ValueError("this seat is not asked")
        return asked

    @property
    def luck(self) -> random.Random:
        """For whatever the bot leaves to luck."""
        if self._luck is None:
            self._luck = random.Random(self.seed)
        return self._luck

    def pick(self, scores: Sequence[float]) -> int:
        """The code of the option with the best score; equally good ones are drawn."""
        best = max(scores)
        good = [index for index, score in enumerate(scores) if score >= best - 1e-9]
        return self.decision.options[self.luck.choice(good)].code

    def world(self, seed: int) -> Any:
        """A complete game that the seat cannot tell from the one that is played, to copy and to play in."""
        return self.sample.imagine(self.number, seed)

    def worlds(self, seed: int) -> Iterator[Any]:
        """One world after the other, without end."""
        luck = random.Random(seed)
        while True:
            yield self.world(luck.getrandbits(64))

    def to_bytes(self) -> bytes:
        """For another process or machine; luck begins anew there."""
        known = remembered(self.sample, self.number)
        job = _Job(self.game, self.bot, self.number, self.seed, self.budget, self.sample.to_json(), known)
        return msgspec.json.encode(job)

    @staticmethod
    def from_bytes(data: bytes | str) -> Seat:
        """The seat written by ``to_bytes``."""
        begun = time.perf_counter()
        try:
            job = msgspec.json.decode(data, type=_Job)
        except msgspec.MsgspecError as error:
            raise BadGame("error-game-json", problem=str(error)) from error
        try:
            sample: Game = get_game(job.game).from_json(job.sample, verify=False)
            sample.viewer(job.seat)
        except BadGame:
            raise
        except BuonfrescoError as error:  # a game or a pack that is not known here, too
            raise BadGame("error-game-json", problem=error.reason.text("en")) from error
        sample.listening = False
        if job.known is not None:
            sample.memory = Memory({job.seat: _checked(job.known, sample)})
        seat = Seat(sample, job.seat, job.bot, job.luck, job.budget)
        seat.begun = begun
        return seat
