"""Sets of modules, and one game of any of them in which every promise of the engine is tested at every step."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import NamedTuple

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco, View
from buonfresco.games.fresco.modules import registry
from tests.support import MOST_ANSWERS, PRESETS


class Case(NamedTuple):
    players: int
    modules: tuple[int, ...]
    preset: str
    seed: int
    max_rounds: int | None = None

    def __str__(self) -> str:
        rounds = "" if self.max_rounds is None else f", {self.max_rounds} rounds"
        return f"{self.players} players, modules {self.modules}, {self.preset}, seed {self.seed}{rounds}"


def families() -> dict[str, list[tuple[int, ...]]]:
    """Every single module, every pair, and all of them together."""
    numbers = sorted(registry())
    return {
        "single": [(number,) for number in numbers],
        "pair": list(itertools.combinations(numbers, 2)),
        "all": [tuple(numbers)],
    }


def subsets(rng: random.Random) -> Iterator[tuple[int, ...]]:
    """Sets of three or more, without end: every size is as likely as any other."""
    numbers = sorted(registry())
    while True:
        yield tuple(sorted(rng.sample(numbers, rng.randint(3, len(numbers)))))


def everywhere(modules: tuple[int, ...], seed: int, max_rounds: int | None = None) -> Iterator[Case]:
    """A set of modules with two, three and four players and under every preset."""
    for players, preset in itertools.product((2, 3, 4), PRESETS):
        yield Case(players, modules, preset, seed, max_rounds)


def play(case: Case) -> Fresco:
    """The game of a case, played at random. Whatever is wrong at any step fails with words that lead there."""
    game = fresco.new_game(
        case.players, modules=case.modules, preset=case.preset, seed=case.seed, max_rounds=case.max_rounds
    )
    rng = random.Random(repr(case))
    for _ in range(MOST_ANSWERS):
        try:
            examine(game, rng)
            if game.over:
                finish(game)
                return game
            decision = rng.choice(game.decisions)
            action = rng.choice(game.legal(decision.seat))
            twin = fresco.from_json(game.to_json(), verify=False) if rng.random() < 0.2 else None
            game.apply(action, decision.seat)
            if twin is not None:  # saved and loaded, it has the same luck
                twin.apply(action, decision.seat)
                assert twin.hash() == game.hash()
        except Exception as error:
            raise AssertionError(
                f"{case}, after {len(game.inputs)} inputs: {error!r} {game.log.inputs[-9:]}"
            ) from error
    raise AssertionError(f"{case}: no end after {MOST_ANSWERS} answers")


def examine(game: Fresco, rng: random.Random) -> None:
    """Sound, and the same after every way out of the game and back."""
    assert game.check() == []
    again = fresco.from_json(game.to_json(), verify=False)
    assert again.hash() == game.hash() == game.copy().hash()
    assert again.decisions == game.decisions
    for decision in game.decisions:
        legal = game.legal(decision.seat)
        assert again.legal(decision.seat) == legal
        assert len(set(legal)) == len(legal) > 1, decision
        for action in rng.sample(legal, min(4, len(legal))):
            assert game.codec.decode(game.codec.encode(action)) is action is game.parse(str(action))
            assert game.explain(action, decision.seat) is None
        stranger = game.codec.decode(rng.randrange(game.codec.size))
        reason = game.explain(stranger, decision.seat)
        assert (reason is None) == (stranger in legal), (stranger, reason)
        assert reason is None or reason.rule, (stranger, reason)
    viewer = rng.choice([None, *range(game.r.seats)])
    view = game.view(viewer)
    assert View.from_json(view.to_json()) == view
    world = game.sample(viewer, seed=rng.randrange(1 << 32), recall=rng.random() < 0.3)
    assert world.check() == []
    assert world.view(viewer).to_json() == view.to_json()


def finish(game: Fresco) -> None:
    assert fresco.replay(game.log.to_json()).hash() == game.hash()
    outcome = game.outcome
    assert outcome is not None
    assert sorted(outcome.ranking) == list(range(game.r.seats))
    assert outcome.scores == tuple(sum(points.values()) for points in outcome.points[: game.r.seats])
