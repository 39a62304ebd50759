"""Many games between bots: who wins, with how many points, how fast."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

from buonfresco.arena.players import ask, find
from buonfresco.engine.outcome import Outcome
from buonfresco.games import get_game


class Tally:
    """What is counted for each bot."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.wins = dict.fromkeys(bots, 0.0)  # who shares a win has a part of it
        self.seats = dict.fromkeys(bots, 0)
        self.played = dict.fromkeys(bots, 0)  # games it took part in, with however many seats
        self.points = dict.fromkeys(bots, 0)
        self.games = self.rounds = self.decisions = 0
        self.seconds = 0.0

    def data(self) -> dict[str, Any]:
        """Sums for the series, averages over its seats for each bot."""
        return {
            "games": self.games,
            "rounds": self.rounds / max(1, self.games),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "bots": {
                bot: {
                    "games": self.played[bot],
                    "seats": self.seats[bot],
                    "wins": self.wins[bot],
                    "win_rate": self.wins[bot] / max(1, self.seats[bot]),
                    "points": self.points[bot] / max(1, self.seats[bot]),
                }
                for bot in self.wins
            },
        }


def series(game: str, bots: Sequence[str], players: int, games: int, seed: int, **config: Any) -> Iterator[Tally]:
    """Play games one by one. After each the same tally comes back, with that game counted."""
    for bot in bots:
        find(game, bot)  # a wrong name is an error before the first game
    return _series(game, Tally(bots), bots, players, games, seed, config)


def _series(
    game: str, tally: Tally, bots: Sequence[str], players: int, games: int, seed: int, config: dict[str, Any]
) -> Iterator[Tally]:
    for number in range(games):
        begun = time.perf_counter()
        one_game(game, tally, seating(bots, players, number), seed + number, **config)
        tally.seconds += time.perf_counter() - begun
        yield tally


def seating(bots: Sequence[str], players: int, number: int) -> list[str]:
    """Who sits where in a game of a series: from game to game every bot moves on by one seat."""
    return [bots[(seat + number) % len(bots)] for seat in range(players)]


def one_game(game: str, tally: Tally, seats: Sequence[str], seed: int, **config: Any) -> None:
    """Play one game; bots get seats and nothing else. Those that never come to an end are stopped by its rounds."""
    played = get_game(game).new_game(len(seats), seed=seed, **config)
    played.listening = False
    luck = random.Random(seed)
    while not played.over:
        seat = played.decision.seat
        code = ask(find(game, seats[seat]), played, seat, luck)
        played.apply(played.codec.decode(code), seat)
        tally.decisions += 1
    count(tally, seats, played.outcome)


def count(tally: Tally, seats: Sequence[str], outcome: Outcome) -> None:
    """A win is one win, however many share it."""
    tally.games += 1
    tally.rounds += outcome.rounds
    for seat in outcome.winners:
        tally.wins[seats[seat]] += 1 / len(outcome.winners)
    for bot in set(seats):
        tally.played[bot] += 1
    for seat, bot in enumerate(seats):
        tally.seats[bot] += 1
        tally.points[bot] += outcome.scores[seat]
