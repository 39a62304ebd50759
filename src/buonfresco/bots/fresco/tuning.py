"""Weights for the value, from games: what seats have when a round begins, against the points they still make.

Games have modules drawn at random, and are shaken: up to some round every seat gives some of its answers at random,
and then stocks, money and mood are changed; only what comes after that counts. So a weight says what a thing brings,
and not who tends to have it: of plain games one learns that whoever passes is winning. What all seats have in common
tells nothing about who is ahead: differences between the seats of a round are fitted.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, NamedTuple

from buonfresco.bots import Budget, seated, think
from buonfresco.bots.fitting import solved
from buonfresco.bots.fresco.light import Light
from buonfresco.bots.fresco.value import FEATURES, STAGES, Weights, features, stage
from buonfresco.bots.luck import Luck
from buonfresco.engine.memory import Memory
from buonfresco.games import fresco
from buonfresco.games.fresco.modules import registry

LIGHT: Final = "light"  # the policy of rollouts instead of a bot
IN_PLAY: Final = 0.35  # chance of a module to be in play
SHAKEN: Final = (1, 7)  # the round until which answers are given at random, at least and at most
WILD: Final = (0.0, 0.1, 0.25, 0.5)  # share of a seat's answers that are
RIDGE: Final = 20.0  # what is seldom met stays near nothing, and what a module says near what it says

Job = tuple[int, int, str, int]  # seed, players, who plays, rollouts


class Row(NamedTuple):
    """One seat when a round begins."""

    stage: int
    had: list[float]  # features
    held: dict[str, float]  # what modules say that its things are worth, by their names
    points: float  # that it still makes


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


def seats_of(g: Any, light: Light) -> list[Row]:
    """What every seat has; its points are those it has already."""
    where = light.stocks.places(g.s)
    found: list[Row] = []
    for seat in range(g.r.seats):
        held = {one.key: one.worth.holdings(g, seat) for one in g.r.modules if one.worth.holdings is not None}
        found.append(Row(stage(g), features(g, seat, light.stocks, where), held, float(max(0, g.s.track[seat]))))
    return found


def rounds(job: Job) -> list[list[Row]]:
    """One game: round by round, what its seats have and still make."""
    seed, players, who, rollouts = job
    rng = random.Random(seed)
    g: Any = fresco.new_game(players, [number for number in registry() if rng.random() < IN_PLAY], seed=seed)
    g.listening = who != LIGHT
    luck, light = Luck(seed + 1), Light(g.r)
    last = rng.randint(*SHAKEN)
    wild = [rng.choice(WILD) for _ in range(players)]
    begun = 0
    seen: list[list[Row]] = []
    while not g.over:
        if g.s.round != begun:
            begun = g.s.round
            if begun == last + 1:
                shake(g, rng)
            if begun > last:
                seen.append(seats_of(g, light))
        seat = g.asked_first
        if begun <= last and rng.random() < wild[seat]:
            g.apply(rng.choice(g.legal(seat)), seat)
        elif who == LIGHT:
            g.apply(light.choose(g, luck))
        else:
            place = seated(g, seat, who, rng.getrandbits(60), Budget(rollouts, 60.0))
            g.apply(g.codec.decode(think(place)), seat)
    ends = [float(g.s.track[seat]) for seat in range(players)]
    return [[row._replace(points=end - row.points) for row, end in zip(one, ends, strict=True)] for one in seen]


def played(jobs: list[Job], processes: int) -> Iterator[list[list[Row]]]:
    if processes == 1:
        yield from map(rounds, jobs)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(rounds, jobs, chunksize=4)


class Fit:
    """Least squares: weights of the features by stage, one factor for each module."""

    def __init__(self) -> None:
        self.modules = [module.key for module in registry().values() if module.worth.holdings is not None]
        self.lines: list[tuple[int, dict[int, float], float]] = []  # stage, what is above the average, and how much

    def add(self, found: Iterable[list[Row]]) -> None:
        for seats in found:
            cells = [self._cells(row) for row in seats]
            every = {place for row in cells for place in row}
            means = {place: sum([row.get(place, 0.0) for row in cells]) / len(seats) for place in every}
            points = sum([row.points for row in seats]) / len(seats)
            for row, mine in zip(seats, cells, strict=True):
                apart = {place: mine.get(place, 0.0) - mean for place, mean in means.items()}
                self.lines.append(
                    (row.stage, {one: value for one, value in apart.items() if value}, row.points - points)
                )

    def _cells(self, row: Row) -> dict[int, float]:
        first = len(FEATURES) * row.stage
        cells = {first + one: value for one, value in enumerate(row.had)}
        for name, value in row.held.items():
            cells[len(FEATURES) * STAGES + self.modules.index(name)] = value
        return cells

    def weights(self) -> Weights:
        plain = len(FEATURES) * STAGES
        size = plain + len(self.modules)
        left = [[RIDGE if one == two else 0.0 for two in range(size)] for one in range(size)]
        right = [0.0] * plain + [RIDGE] * len(self.modules)
        for _, cells, points in self.lines:
            for one, value in cells.items():
                right[one] += value * points
                row = left[one]
                for two, other in cells.items():
                    row[two] += value * other
        found = [round(weight, 4) for weight in solved(left, right)]
        stages = [found[first : first + len(FEATURES)] for first in range(0, plain, len(FEATURES))]
        return stages, dict(zip(self.modules, found[plain:], strict=True))

    def score(self) -> list[dict[str, float]]:
        """By stage: how many rows, how far seats are apart, and how much of that the weights leave unexplained."""
        stages, factors = self.weights()
        every = [weight for row in stages for weight in row] + [factors[name] for name in self.modules]
        found = []
        for where in range(STAGES):
            mine = [(cells, points) for here, cells, points in self.lines if here == where]
            left = [points - sum([every[one] * value for one, value in cells.items()]) for cells, points in mine]
            wide = [points for _, points in mine]
            found.append({"rows": len(mine), "spread": _typical(wide), "error": _typical(left)})
        return found


def _typical(values: list[float]) -> float:
    """How far they are from nothing."""
    return round(math.sqrt(sum([value * value for value in values]) / max(1, len(values))), 2)
