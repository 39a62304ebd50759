"""One game between bots, and what is written down of it."""

from __future__ import annotations

import math
import operator
import random
import time
import traceback
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec

from buonfresco.arena import players
from buonfresco.arena.following import answers
from buonfresco.arena.plan import Series, Task
from buonfresco.engine.errors import shown
from buonfresco.engine.game import Game
from buonfresco.games import get_game

RAISED: Final = "raised"
LATE: Final = "late"
ILLEGAL: Final = "illegal"
DIED: Final = "died"  # and took its process along
BROKEN: Final = "broken"  # nobody was being asked: it is not a bot's fault
WHYS: Final = (RAISED, LATE, ILLEGAL, DIED, BROKEN)
NOBODY: Final = -1
_LONGEST: Final = 256  # bits of an answer that is written down
BINS: Final = 20  # of milliseconds, by power of ten


class Forfeit(msgspec.Struct, frozen=True):
    """Who spoiled a game, how, and what there is to know about it."""

    seat: int
    bot: str
    why: str
    what: str = ""
    round: int = 0


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A line of ``games.jsonl``. Lists are by seat."""

    number: int
    seed: int
    seats: tuple[str, ...]
    winners: list[int]
    scores: list[int] = []
    places: list[int] = []
    rounds: int = 0
    reason: str = ""
    points: list[dict[str, int]] = []  # by source
    order: list[int] = []  # seats as they were first asked for something
    choices: list[dict[str, dict[str, int]]] = []  # of questions that are followed: how often each answer was given
    decisions: list[int] = []
    seconds: list[float] = []  # thought in all
    worst: list[float] = []  # milliseconds of the longest thought
    thought: list[dict[str, int]] = []  # how many thoughts were how long: see ``bin_of``
    arm: int = 0
    forfeit: Forfeit | None = None


class Spoiled(Exception):
    """A bot that has not answered as it must."""

    def __init__(self, seat: int, why: str, what: str) -> None:
        super().__init__(why)
        self.seat = seat
        self.why = why
        self.what = what


def forfeited(task: Task, seat: int, why: str, what: str = "", round: int = 0) -> Record:
    """All seats of the bot lose, those of the others share the win. If there are no others, nobody wins."""
    bot = task.seats[seat] if seat >= 0 else ""
    winners = [other for other, name in enumerate(task.seats) if seat >= 0 and name != bot]
    return Record(
        number=task.number,
        seed=task.seed,
        seats=task.seats,
        winners=winners,
        arm=task.arm,
        forfeit=Forfeit(seat, bot, why, shown(what), round),
    )


def bin_of(seconds: float) -> int:
    return math.floor(math.log10(max(seconds, 1e-7) * 1000) * BINS)


def bin_start(number: int) -> float:
    """In milliseconds."""
    return float(10 ** (number / BINS))


class Referee:
    """Asks the bots of one game, by the clock, and holds them to the rules. ``mark`` is told whose turn it is."""

    def __init__(self, series: Series, task: Task, mark: Callable[[int], None], followed: tuple[str, ...]) -> None:
        self.limit = series.limit
        self.bots = [players.find(series.game, name) for name in task.seats]
        self.luck = [random.Random(f"{task.seed}/{seat}") for seat in range(len(task.seats))]
        self.mark = mark
        self.followed = followed
        self.order: list[int] = []
        self.choices: list[dict[str, Counter[str]]] = [{} for _ in task.seats]
        self.thought: list[Counter[int]] = [Counter() for _ in task.seats]
        self.seconds = [0.0] * len(task.seats)
        self.worst = [0.0] * len(task.seats)

    def answer(self, game: Game) -> None:
        """The next answer of whoever is asked. Spoiled is raised where there is none that counts."""
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        if seat not in self.order:
            self.order.append(seat)
        self.mark(seat)
        begun = time.perf_counter()
        try:
            answer = players.ask(self.bots[seat], game, seat, self.luck[seat])
            code, said = _read(answer)
        except BaseException as error:  # SystemExit too: a bot must not end the series
            raise Spoiled(seat, RAISED, _told(error)) from error
        finally:
            seconds = time.perf_counter() - begun
            self.mark(NOBODY)
        if seconds > self.limit:
            raise Spoiled(seat, LATE, f"{seconds:.3f} s")
        self.seconds[seat] += seconds
        self.worst[seat] = max(self.worst[seat], seconds)
        self.thought[seat][bin_of(seconds)] += 1
        action = next((action for action in game.legal(seat) if game.codec.encode(action) == code), None)
        if action is None:
            raise Spoiled(seat, ILLEGAL, said)
        if decision.kind in self.followed and decision.actor == seat:
            for question, said in answers(game, decision.kind, action):
                self.choices[seat].setdefault(question, Counter())[said] += 1
        game.apply(action, seat)


def _read(answer: Any) -> tuple[int, str]:
    """An answer as a code, and as it is told if it is none. What it is made of may be anything."""
    try:
        code = NOBODY if isinstance(answer, bool) else operator.index(answer)
    except TypeError:
        code = NOBODY
    return code, shown(repr(answer)) if code.bit_length() < _LONGEST else f"{code.bit_length()} bits"


def _told(error: BaseException) -> str:
    """The error and where it was raised."""
    places = traceback.extract_tb(error.__traceback__)
    where = f" ({places[-1].filename.rpartition('/')[2]}:{places[-1].lineno})" if places else ""
    try:
        return f"{type(error).__name__}: {error}{where}"
    except BaseException:  # one that cannot say what it is
        return f"{type(error).__name__}{where}"


def play(series: Series, task: Task, mark: Callable[[int], None], followed: tuple[str, ...] = ()) -> Record:
    """The game of a task. It is the same again for the same task, but for the clock."""
    game: Any = None
    try:
        mark(NOBODY)
        referee = Referee(series, task, mark, followed)
        game = get_game(series.game).new_game(len(task.seats), seed=task.seed, **series.arms[task.arm])
        game.listening = False
        while not game.over:
            referee.answer(game)
    except Spoiled as spoiled:
        return forfeited(task, spoiled.seat, spoiled.why, spoiled.what, game.view(None).round)
    except Exception as error:  # a rule that stumbles: reported, and the next game begins
        return forfeited(task, NOBODY, BROKEN, _told(error))
    outcome = game.outcome
    return Record(
        number=task.number,
        seed=task.seed,
        seats=task.seats,
        arm=task.arm,
        winners=list(outcome.winners),
        scores=list(outcome.scores),
        places=list(outcome.places),
        rounds=outcome.rounds,
        reason=outcome.reason,
        points=list(outcome.points[: len(task.seats)]),
        order=referee.order,
        choices=[{kind: dict(one) for kind, one in some.items()} for some in referee.choices] if followed else [],
        decisions=[sum(some.values()) for some in referee.thought],
        seconds=[round(some, 4) for some in referee.seconds],
        worst=[round(some * 1000, 3) for some in referee.worst],
        thought=[{str(one): count for one, count in sorted(some.items())} for some in referee.thought],
    )
