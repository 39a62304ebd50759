"""Weights for the value, from games: features when a round begins, against the points that were still made.

Games are shaken once: stocks, money and mood are changed at random when some round begins, and only what comes after
that counts. So a weight says what a thing brings, and not who tends to have it: of plain games one learns that
whoever passes is winning.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from buonfresco.bots import Budget, seated, think
from buonfresco.bots.fitting import solved
from buonfresco.bots.fresco.light import Light
from buonfresco.bots.fresco.value import FEATURES, INCOME, STAGES, features, stage
from buonfresco.bots.luck import Luck
from buonfresco.engine.memory import Memory
from buonfresco.games import fresco

LIGHT: Final = "light"  # the policy of rollouts instead of a bot
SHAKEN: Final = 0.35  # chance of a round to be the one
INCOME_WEIGHT: Final = (
    0.45  # half a point for a Thaler; who has more tiles has been playing better, so it is not fitted
)
RIDGE: Final = 3.0

Row = tuple[int, list[float], float]  # stage, features, points that were still made
Job = tuple[int, int, str, int]  # seed, players, who plays, rollouts


def shake(g: Any, rng: random.Random) -> None:
    """Half the seats find other things behind their screens."""
    s = g.s
    for seat in range(g.r.seats):
        if rng.random() < 0.5:
            for paint in range(6):
                if rng.random() < 0.4:
                    s.paints[seat][paint] = max(0, s.paints[seat][paint] + rng.choice((-2, -1, 1, 1, 2)))
            if rng.random() < 0.5:
                s.thalers[seat] = max(0, s.thalers[seat] + rng.randint(-6, 6))
            if rng.random() < 0.4:
                s.mood[seat] = max(g.r.mood_bottom, min(g.r.mood_top, s.mood[seat] + rng.randint(-2, 2)))
    g.begin_here()  # all have seen it
    known = [[s.thalers[seat], *s.paints[seat]] for seat in range(g.r.seats)]
    g.memory = Memory(dict.fromkeys(range(g.r.seats), known))


def rows(job: Job) -> list[Row]:
    """One game."""
    seed, players, who, rollouts = job
    g: Any = fresco.new_game(players, seed=seed)
    g.listening = False
    rng = random.Random(seed)
    luck = Luck(seed + 1)
    light = Light(g.r)
    begun, shaken = 0, False
    seen: list[tuple[int, list[float], int, int]] = []
    while not g.over:
        if g.s.round != begun:
            begun = g.s.round
            if not shaken and rng.random() < SHAKEN:
                shake(g, rng)
                shaken, seen = True, []
            where = light.stocks.places(g.s)
            for seat in range(players):
                seen.append((stage(g), features(g, seat, light.stocks, where), seat, max(0, g.s.track[seat])))
        if who == LIGHT:
            g.apply(light.choose(g, luck))
        else:
            seat = g.asked_first
            place = seated(g, seat, who, rng.getrandbits(60), Budget(rollouts, 60.0))
            g.apply(g.codec.decode(think(place)), seat)
    return [(where_, had, float(g.s.track[seat] - points)) for where_, had, seat, points in seen]


def played(jobs: list[Job], processes: int) -> Iterator[list[Row]]:
    if processes == 1:
        yield from map(rows, jobs)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(rows, jobs, chunksize=4)


class Fit:
    """Least squares by stage, from sums."""

    def __init__(self) -> None:
        size = len(FEATURES)
        self.squares = [[[0.0] * size for _ in range(size)] for _ in range(STAGES)]
        self.products = [[0.0] * size for _ in range(STAGES)]
        self.count = [0] * STAGES
        self.total = [0.0] * STAGES
        self.square = [0.0] * STAGES

    def add(self, found: Iterable[Row]) -> None:
        for where, had, points in found:
            goal = points - INCOME_WEIGHT * had[INCOME]
            fitted = [*had[:INCOME], 0.0, *had[INCOME + 1 :]]
            products, squares = self.products[where], self.squares[where]
            for one, value in enumerate(fitted):
                if value:
                    row = squares[one]
                    for other, more in enumerate(fitted):
                        row[other] += value * more
                    products[one] += value * goal
            self.count[where] += 1
            self.total[where] += goal
            self.square[where] += goal * goal

    def weights(self) -> list[list[float]]:
        found = []
        for where in range(STAGES):
            left = [row[:] for row in self.squares[where]]
            for one in range(len(FEATURES)):
                left[one][one] += RIDGE
            row = solved(left, self.products[where])
            row[INCOME] = INCOME_WEIGHT if where else 0.0
            found.append([round(weight, 4) for weight in row])
        return found

    def score(self) -> list[dict[str, float]]:
        """By stage: how many rows, how widely points spread, and how much of that the weights leave unexplained."""
        found = []
        for where, row in enumerate(self.weights()):
            count = max(1, self.count[where])
            plain = [0.0 if one == INCOME else weight for one, weight in enumerate(row)]
            rest = self.square[where]
            for one, weight in enumerate(plain):
                rest -= 2 * weight * self.products[where][one]
                rest += weight * sum(plain[two] * self.squares[where][one][two] for two in range(len(plain)))
            spread = max(0.0, self.square[where] / count - (self.total[where] / count) ** 2)
            error = max(0.0, rest / count)
            found.append({"rows": self.count[where], "spread": round(spread**0.5, 2), "error": round(error**0.5, 2)})
        return found
