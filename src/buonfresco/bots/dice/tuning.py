"""Weights for the value of the dice game, by self-play:

    python -m buonfresco.bots.dice.tuning PLAYERS GAMES SEED     (with the plain build: nobody runs a compiled file)

Thousands of tables are played at once in arrays (``batch.py``), on a GPU if CuPy is installed; after every turn each
seat's standing is noted. Who won is what the network learns. Every fourth batch has an apprentice among the players.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from buonfresco.bots.dice import files
from buonfresco.bots.dice.arrays import Array, plain, xp
from buonfresco.bots.dice.batch import Setting, Table, features
from buonfresco.bots.dice.batch_turn import Likely, Value, turn
from buonfresco.bots.dice.value import names
from buonfresco.games import dice

COMMAND: Final = "python -m buonfresco.bots.dice.tuning"
UNITS: Final = {2: 64}  # of the network, by number of players
FEWER_UNITS: Final = 32
TABLES: Final = 4096  # at once
ROUNDS: Final = 30  # at most
NOISE: Final = 0.02  # what a chance is misjudged by who explores
FIRST: Final = 4  # batches of apprentices alone
AGAINST: Final = 4  # every so many batches one apprentice plays
REMEMBERED: Final = 10  # batches that are learned from
LESSONS: Final = 3  # a batch
ROWS: Final = 8192  # of a step
STEPS: Final = 60  # of a lesson, at most
LOOKS: Final = 12  # at how good it is
PLACES: Final = 4  # of a weight that is written

Rows = tuple[Array, Array]  # features, shares of the victory


class Learner:
    """The network while it learns (Adam's method). ``calm`` follows the weights slowly: that is what is kept."""

    FOLLOWS: Final = 0.002

    def __init__(self, size: int, units: int, rng: Any) -> None:
        rows = rng.standard_normal((size, units)) / size**0.5
        heads = rng.standard_normal(units) * 0.02
        found = (rows, xp.zeros(units), heads, xp.zeros(()))
        self.weights: list[Array] = [one.astype(xp.float32) for one in found]
        self.calm: list[Array] = [one.copy() for one in self.weights]
        self.means: list[Array] = [xp.zeros_like(one) for one in self.weights]
        self.squares: list[Array] = [xp.zeros_like(one) for one in self.weights]
        self.steps = 0

    def value(self, calm: bool = False) -> Value:
        weights = self.calm if calm else self.weights
        return lambda rows: _chance(_units(rows, weights), weights)

    def step(self, rows: Array, won: Array, rate: float) -> None:
        units = _units(rows, self.weights)
        miss = (_chance(units, self.weights) - won) / len(won)
        back = miss[:, None] * self.weights[2] * (units > 0)
        slopes = (rows.T @ back, back.sum(0), units.T @ miss, miss.sum())
        self.steps += 1
        for number, slope in enumerate(slopes):
            mean = self.means[number] = 0.9 * self.means[number] + 0.1 * slope
            square = self.squares[number] = 0.999 * self.squares[number] + 0.001 * slope**2
            mean, square = mean / (1 - 0.9**self.steps), square / (1 - 0.999**self.steps)
            self.weights[number] = self.weights[number] - rate * mean / (xp.sqrt(square) + 1e-8)
            self.calm[number] = self.calm[number] + self.FOLLOWS * (self.weights[number] - self.calm[number])

    def written(self) -> list[Any]:
        """As ``Network`` takes them."""
        return [_rounded(plain(one)) for one in self.calm]


def _units(rows: Array, weights: list[Array]) -> Array:
    return xp.maximum(rows @ weights[0] + weights[1], 0)


def _chance(units: Array, weights: list[Array]) -> Array:
    return 1 / (1 + xp.exp(-(units @ weights[2] + weights[3])))


def _rounded(value: Any) -> Any:
    return [_rounded(one) for one in value] if isinstance(value, list) else round(value, PLACES)


# ---- games ---------------------------------------------------------------------------------------------------------


class House:
    """Plays games of so many players."""

    def __init__(self, players: int, rng: Any) -> None:
        self.players = players
        self.rng = rng
        self.setting = Setting(dice.new_game(players, seed=1).r)
        self.likely = Likely(self.setting)

    def play(
        self, tables: int, values: list[Value | None], noise: float = 0.0, noted: bool = False
    ) -> tuple[Array, Rows]:
        """Shares of the victory by table and seat; and, if they are noted, all standings with what came of them."""
        t = Table.new(self.setting, tables, self.rng)
        number = xp.arange(tables)
        won = xp.zeros((tables, self.players), xp.float32)
        seen: list[tuple[Array, Array, int]] = []
        for played in range(1, ROUNDS + 1):
            for actor, value in enumerate(values):
                turn(t, actor, self.likely, value, self.rng, noise)
                if noted:
                    following = (actor + 1) % self.players
                    seen += [(features(t, seat, following), number, seat) for seat in range(self.players)]
            over = t.final if played < ROUNDS else xp.ones(len(t), bool)
            won[number[over]] = t.pick(over).winners()
            t, number = t.pick(~over), number[~over]
            if not len(t):
                break
        if not noted:
            return won, (None, None)
        shares = [won[numbers, seat] for _, numbers, seat in seen]
        return won, (xp.concatenate([rows for rows, _, _ in seen]), xp.concatenate(shares))

    def duel(self, tables: int, value: Value) -> float:
        """The share of one against apprentices, from every seat."""
        total = 0.0
        for seat in range(self.players):
            values: list[Value | None] = [None] * self.players
            values[seat] = value
            total += float(self.play(tables, values)[0][:, seat].mean())
        return total / self.players


def learned(players: int, games: int, seed: int, tables: int) -> tuple[Learner, dict[str, Any]]:
    """A network, and how good it has become."""
    rng = xp.random.default_rng(seed)
    house = House(players, rng)
    learner = Learner(len(names(players)), UNITS.get(players, FEWER_UNITS), rng)
    batches = max(1, games // tables)
    remembered: list[Rows] = []
    for batch in range(batches):
        values = _players(players, batch, learner, rng)
        noise = 0.0 if batch < FIRST else NOISE
        remembered = [*remembered[1 - REMEMBERED :], house.play(tables, values, noise, noted=True)[1]]
        left = 1 - (batch + 1) / batches
        _lessons(learner, remembered, 2e-3 * left**2 + 5e-5, rng)
        if batch * LOOKS // batches != (batch + 1) * LOOKS // batches:
            share = house.duel(max(1, tables // 4), learner.value(calm=True))
            _say(f"{(batch + 1) * tables} of {batches * tables} games, against apprentices {share:.3f}")
    share = house.duel(tables, learner.value(calm=True))
    return learner, {"games": batches * tables, "share against apprentices": round(share, 3)}


def _players(players: int, batch: int, learner: Learner, rng: Any) -> list[Value | None]:
    if batch < FIRST:
        return [None] * players
    values: list[Value | None] = [learner.value()] * players
    if batch % AGAINST == AGAINST - 1:
        values[int(rng.integers(0, players))] = None
    return values


def _lessons(learner: Learner, remembered: list[Rows], rate: float, rng: Any) -> None:
    rows = xp.concatenate([one for one, _ in remembered])
    won = xp.concatenate([one for _, one in remembered])
    for _ in range(LESSONS):
        order = xp.argsort(rng.random(len(won)))
        for begin in range(0, min(len(won), STEPS * ROWS), ROWS):
            some = order[begin : begin + ROWS]
            learner.step(rows[some], won[some], rate)


def _say(line: str) -> None:
    sys.stderr.write(line + "\n")


# ---- the file ------------------------------------------------------------------------------------------------------


def write(path: Path, players: int, weights: list[Any], found: dict[str, Any]) -> None:
    """The weights of one number of players; those of others stay."""
    data = files.stored(path)
    data["pack"] = dice.new_game(players, seed=1).r.digest
    data["features"] = {**data.get("features", {}), str(players): list(names(players))}
    data["found"][str(players)] = found
    data["weights"][str(players)] = weights
    head = {name: data[name] for name in ("pack", "found")}
    blocks = [f' "{name}": {json.dumps(value)}' for name, value in head.items()]
    for name in ("features", "weights"):
        lines = [
            f'  "{number}": {json.dumps(one, separators=(",", ":"))}' for number, one in sorted(data[name].items())
        ]
        blocks.append(f' "{name}": {{\n' + ",\n".join(lines) + "\n }")
    path.write_text("{\n" + ",\n".join(blocks) + "\n}\n", "utf-8")


def main(players: int, games: int, seed: int, path: Path | None = None, tables: int = TABLES) -> None:
    learner, score = learned(players, games, seed, tables)
    command = f"{COMMAND} {players} {games} {seed}"
    where = Path(files.__file__).parent / "values.json" if path is None else path
    found = {"command": command, "seed": seed, "arrays": xp.__name__, "score": score}  # other arrays have other luck
    write(where, players, learner.written(), found)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
