"""What a series says about its bots: who wins how often, with what, how fast; and who spoiled games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from buonfresco.arena.forfeits import Forfeits
from buonfresco.arena.match import BINS, Record, bin_start
from buonfresco.arena.plan import Series
from buonfresco.arena.rating import Ratings
from buonfresco.arena.statistics import Amount, Mean, Means, Share


class Thoughts:
    """How long answers took. The middle is found in a histogram, to about 6 %; the worst is exact."""

    def __init__(self) -> None:
        self.bins: Counter[int] = Counter()
        self.worst = self.seconds = 0.0

    def add(self, bins: dict[str, int], worst: float, seconds: float) -> None:
        for place, count in bins.items():
            self.bins[int(place)] += count
        self.worst = max(self.worst, worst)
        self.seconds += seconds

    def median(self) -> float:
        """In milliseconds."""
        half, passed = sum(self.bins.values()) / 2, 0
        for place in sorted(self.bins):
            if passed + self.bins[place] >= half:
                return float(bin_start(place) * 10 ** ((half - passed) / self.bins[place] / BINS))
            passed += self.bins[place]
        return 0.0

    def data(self) -> dict[str, Any] | None:
        """None if there were none."""
        count = sum(self.bins.values())
        if not count:
            return None
        return {
            "decisions": count,
            "median": self.median(),
            "mean": self.seconds * 1000 / count,
            "worst": self.worst,
            "bins": [[bin_start(place), self.bins[place]] for place in sorted(self.bins)],
        }


class _Bot:
    def __init__(self) -> None:
        self.games = self.seats = self.forfeits = 0
        self.wins = 0.0
        self.share, self.score, self.difference = Share(), Amount(), Mean()
        self.sources = Means()
        self.thoughts = Thoughts()


class _Pair:
    """Games in which both sit at the table, from the side of the first."""

    def __init__(self) -> None:
        self.games = 0
        self.share, self.even, self.ahead, self.difference = Share(), Mean(), Share(), Mean()


class Summary:
    """Add games in the order of their numbers. Nothing is kept of a game but sums."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = self.seeds = 0
        self.rounds = Amount()
        self.lengths: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.bots = {bot: _Bot() for bot in series.bots}
        self.pairs = {pair: _Pair() for pair in combinations(series.bots, 2)}
        self.ratings = Ratings(series.bots)
        self.forfeits = Forfeits()
        self._seed: int | None = None

    def add(self, record: Record) -> None:
        if record.seed != self._seed:
            self._close()
            self._seed = record.seed
            self.seeds += 1
        self.games += 1
        won = [1 / len(record.winners) if seat in record.winners else 0.0 for seat in range(len(record.seats))]
        for bot, seats in seats_of(record).items():
            one = self.bots[bot]
            one.games += 1
            one.seats += len(seats)
            one.wins += sum(won[seat] for seat in seats)
            one.share.add(sum(won[seat] for seat in seats), len(seats))
        self._count_pairs(record, won)
        self.ratings.add(record)
        if record.forfeit is not None:  # its points and rounds tell nothing
            self.forfeits.add(record)
            if record.forfeit.bot in self.bots:
                self.bots[record.forfeit.bot].forfeits += 1
            return
        self.rounds.add(record.rounds)
        self.lengths[record.rounds] += 1
        self.reasons[record.reason] += 1
        for bot, seats in seats_of(record).items():
            self._count_points(self.bots[bot], seats, record)

    def _count_points(self, one: _Bot, seats: list[int], record: Record) -> None:
        others = [score for seat, score in enumerate(record.scores) if seat not in seats]
        for seat in seats:
            one.score.add(record.scores[seat])
            if others:
                one.difference.add(record.scores[seat] - sum(others) / len(others))
            one.sources.add(record.points[seat])
            one.thoughts.add(record.thought[seat], record.worst[seat], record.seconds[seat])

    def _count_pairs(self, record: Record, won: list[float]) -> None:
        sitting = seats_of(record)
        for (first, second), pair in self.pairs.items():
            if first not in sitting or second not in sitting:
                continue
            one, other = sitting[first], sitting[second]
            pair.games += 1
            pair.share.add(sum(won[seat] for seat in one))
            pair.even.add(len(one) / len(record.seats))
            if record.forfeit is not None:
                continue
            for mine in one:
                for yours in other:
                    better = record.places[yours] - record.places[mine]
                    pair.ahead.add(0.5 if better == 0 else float(better > 0))
                    pair.difference.add(record.scores[mine] - record.scores[yours])

    def _means(self) -> Iterator[Mean | Means]:
        yield self.rounds
        for bot in self.bots.values():
            yield from (bot.share, bot.score, bot.difference, bot.sources)
        for pair in self.pairs.values():
            yield from (pair.share, pair.even, pair.ahead, pair.difference)

    def _close(self) -> None:
        for mean in self._means():
            mean.close()

    def data(self) -> dict[str, Any]:
        """As it stands in ``summary.json``."""
        self._close()
        self._seed = None
        bots, pairs = self.bots.items(), self.pairs.items()
        return {
            "kind": "arena",
            "game": self.series.game,
            "players": self.series.players,
            "scheme": self.series.scheme,
            "seed": self.series.seed,
            "settings": self.series.arms[0],
            "games": self.games,
            "seeds": self.seeds,
            "even": 1 / self.series.players,
            "bots": {name: _bot_data(bot) for name, bot in bots if bot.games},
            "pairings": [_pair_data(names, pair) for names, pair in pairs if pair.games],
            "ratings": self.ratings.data(),
            "rounds": rounds_data(self.rounds, self.lengths),
            "reasons": dict(self.reasons),
            **self.forfeits.data(),
        }


def seats_of(record: Record) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for seat, bot in enumerate(record.seats):
        found.setdefault(bot, []).append(seat)
    return found


def rounds_data(rounds: Mean, counts: Counter[int]) -> dict[str, Any] | None:
    """The average, and how many games had how many."""
    data = rounds.data()
    return data and {**data, "counts": dict(sorted(counts.items()))}


def _bot_data(bot: _Bot) -> dict[str, Any]:
    return {
        "games": bot.games,
        "seats": bot.seats,
        "wins": bot.wins,
        "win_share": bot.share.data(),
        "score": bot.score.data(),
        "difference": bot.difference.data(),
        "points": bot.sources.data(),
        "thought_ms": bot.thoughts.data(),
        "forfeits": bot.forfeits,
    }


def _pair_data(names: tuple[str, str], pair: _Pair) -> dict[str, Any]:
    return {
        "bots": list(names),
        "games": pair.games,
        "win_share": pair.share.data(),
        "even": pair.even.value,
        "ahead": pair.ahead.data(),
        "difference": pair.difference.data(),
    }


def summarize(series: Series, records: Iterable[Record]) -> dict[str, Any]:
    summary = Summary(series)
    for record in records:
        summary.add(record)
    return summary.data()
