"""What a series says about the game itself: who wins by seat, by turn and by choice, and where points come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from buonfresco.arena.forfeits import Forfeits
from buonfresco.arena.match import Record
from buonfresco.arena.plan import Series
from buonfresco.arena.statistics import Amount, Mean, Means, Share
from buonfresco.arena.summary import rounds_data


class _Answer:
    """What became of those who gave it, as often as they gave it."""

    def __init__(self) -> None:
        self.share, self.score = Share(), Amount()


class Effects:
    """Of games under the same settings. Forfeited games are not counted: they say nothing about the rules."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.seats = [Share() for _ in range(players)]
        self.turns = [Share() for _ in range(players)]  # by who was asked first, second ...
        self.turn_scores = [Amount() for _ in range(players)]
        self.turn_sources = [Means() for _ in range(players)]
        self.choices: dict[str, dict[str, _Answer]] = {}  # by question and answer
        self.sources, self.winners, self.losers = Means(), Means(), Means()
        self.score, self.best, self.margin, self.rounds = Amount(), Amount(), Amount(), Amount()
        self.lengths: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()

    def add(self, record: Record) -> None:
        self.games += 1
        seats = range(len(record.seats))
        won = [1 / len(record.winners) if seat in record.winners else 0.0 for seat in seats]
        for seat in seats:
            self.seats[seat].add(won[seat])
            self.score.add(record.scores[seat])
            self.sources.add(record.points[seat])
            (self.winners if won[seat] else self.losers).add(record.points[seat])
        for turn, seat in enumerate(record.order):
            self.turns[turn].add(won[seat])
            self.turn_scores[turn].add(record.scores[seat])
            self.turn_sources[turn].add(record.points[seat])
        for seat, asked in enumerate(record.choices):
            for kind, answers in asked.items():
                found = self.choices.setdefault(kind, {})
                for answer, count in answers.items():
                    one = found.setdefault(answer, _Answer())
                    one.share.add(won[seat] * count, count)
                    one.score.add(record.scores[seat] * count, count)
        ranked = sorted(record.scores, reverse=True)
        self.best.add(ranked[0])
        self.margin.add(ranked[0] - ranked[1])
        self.rounds.add(record.rounds)
        self.lengths[record.rounds] += 1
        self.reasons[record.reason] += 1

    def parts(self) -> Iterator[Mean | Means]:
        yield from (self.score, self.best, self.margin, self.rounds, self.sources, self.winners, self.losers)
        yield from (*self.seats, *self.turns, *self.turn_scores)
        yield from self.turn_sources
        for answers in self.choices.values():
            for one in answers.values():
                yield from (one.share, one.score)

    def data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "rounds": rounds_data(self.rounds, self.lengths),
            "score": self.score.data(),
            "best": self.best.data(),
            "margin": self.margin.data(),
            "seats": [share.data() for share in self.seats],
            "turns": [
                _with(share, score=self.turn_scores[n].data(), points=self.turn_sources[n].data())
                for n, share in enumerate(self.turns)
            ],
            "choices": {kind: _by_answer(answers) for kind, answers in self.choices.items()},
            "points": self.sources.data(),
            "winners": self.winners.data(),
            "losers": self.losers.data(),
            "reasons": dict(self.reasons),
        }


def _with(share: Share, **more: Any) -> dict[str, Any] | None:
    data = share.data()
    return data and {**data, **more}


def _by_answer(answers: dict[str, _Answer]) -> dict[str, Any]:
    asked = sum(one.share.count for one in answers.values())
    order = sorted(
        answers, key=lambda answer: [(word.rjust(9) if word.isdecimal() else word) for word in answer.split()]
    )
    found = ((answer, answers[answer]) for answer in order)
    return {answer: _with(one.share, often=one.share.count / asked, score=one.score.data()) for answer, one in found}


class Lab:
    """The effects in each arm of a series and, where there are two, what the second one changes, seed by seed."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = self.seeds = 0
        self.forfeits = Forfeits()
        self.arms = [Effects(series.players) for _ in series.arms]
        self.changes = {name: Mean() for name in ("score", "best", "margin", "rounds")}
        self._open: list[list[Record]] = [[] for _ in series.arms]
        self._seed: int | None = None

    def add(self, record: Record) -> None:
        if record.seed != self._seed:
            self._close()
            self._seed = record.seed
            self.seeds += 1
        self.games += 1
        if record.forfeit is not None:
            self.forfeits.add(record)
            return
        self.arms[record.arm].add(record)
        self._open[record.arm].append(record)

    def _close(self) -> None:
        """A seed is complete. Its games in both arms are a pair."""
        if len(self._open) == 2 and all(self._open):
            before, after = map(_averages, self._open)
            for name, change in self.changes.items():
                change.add(after[name] - before[name])
        for some in self._open:
            some.clear()
        for part in (*self.changes.values(), *(part for arm in self.arms for part in arm.parts())):
            part.close()

    def data(self) -> dict[str, Any]:
        """As it stands in ``summary.json``."""
        self._close()
        self._seed = None
        return {
            "kind": "lab",
            "game": self.series.game,
            "players": self.series.players,
            "bots": list(self.series.bots),
            "seed": self.series.seed,
            "games": self.games,
            "seeds": self.seeds,
            "even": 1 / self.series.players,
            "arms": [{"settings": self.series.arms[n], **arm.data()} for n, arm in enumerate(self.arms)],
            "changes": {name: mean.data() for name, mean in self.changes.items()} if len(self.arms) == 2 else None,
            **self.forfeits.data(),
        }


def _averages(records: list[Record]) -> dict[str, float]:
    ranked = [sorted(record.scores, reverse=True) for record in records]
    return {
        "score": sum(sum(scores) / len(scores) for scores in ranked) / len(ranked),
        "best": sum(scores[0] for scores in ranked) / len(ranked),
        "margin": sum(scores[0] - scores[1] for scores in ranked) / len(ranked),
        "rounds": sum(record.rounds for record in records) / len(records),
    }


def examine(series: Series, records: Iterable[Record]) -> dict[str, Any]:
    lab = Lab(series)
    for record in records:
        lab.add(record)
    return lab.data()
