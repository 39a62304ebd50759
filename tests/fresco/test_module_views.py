"""What a module's view is made of: what it declares and nothing else, as equal ones are made only once."""

from __future__ import annotations

import random
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.hooks import VIEWER
from buonfresco.games.fresco.modules import registry
from tests.support import COMPILED, random_game

ALL = tuple(sorted(registry()))


class Keyhole:
    """A state of which only some fields can be read."""

    def __init__(self, state: Any, names: set[str], own: int) -> None:
        self._state = state
        self._names = names
        self.slices = OnlyOwn(state.slices, own)

    def __getattr__(self, name: str) -> Any:
        assert name in self._names, f"{name} is read, but not declared"
        return getattr(self._state, name)


class OnlyOwn:
    """A list of slices, one of which can be looked at."""

    def __init__(self, slices: list[Any], own: int) -> None:
        self._slices = slices
        self._own = own

    def __getitem__(self, place: int) -> Any:
        assert place == self._own, "the slice of another module is read"
        return self._slices[place]


class Glimpse:
    """A game of which only the rules and a keyhole are left."""

    def __init__(self, game: Fresco, names: set[str], own: int) -> None:
        self.r = self.ruleset = game.r
        self.s = Keyhole(game.s, names, own)


@pytest.mark.skipif(COMPILED, reason="compiled code looks at true games only")
@pytest.mark.parametrize("players", [2, 4])
def test_a_view_is_made_of_what_is_declared(players: int) -> None:
    for number, game in enumerate(random_game(players, 7, modules=ALL, max_rounds=6)):
        if number % 4:
            continue
        for place, module in enumerate(game.r.modules):
            reads = module.view_reads
            if module.view is None or reads is None:
                continue
            glimpse: Any = Glimpse(game, set(reads), place)
            for seat in (None, *range(players)):
                assert module.view(glimpse, seat) == game.view(seat).modules[module.key], module.key
            if VIEWER not in reads:
                assert module.view(game, None) == module.view(game, 0), module.key


@pytest.mark.parametrize("seed", range(6))
def test_what_is_found_again_is_what_would_be_made_now(seed: int) -> None:
    rng = random.Random(seed)
    some = tuple(sorted(rng.sample(ALL, 9)))
    for game in random_game(2 + seed % 3, seed, modules=some, max_rounds=3):
        for seat in rng.sample([None, *range(game.r.seats)], 2):
            made = {module.key: module.view(game, seat) for module in game.r.modules if module.view is not None}
            assert game.view(seat).modules == made


def test_what_random_play_seldom_comes_to_is_declared_as_well() -> None:
    """A reservation tile is inactive for a round (M12-CATH-03): the view changes with the round alone."""
    game = fresco.new_game(3, modules=(12,), preset="revised-fr", seed=1)
    part: Any = game.s.slices[0]
    part.laid = [game.s.round] * 3
    assert not game.view(0).modules["ladies"]["players"][0]["may_reserve"]
    game.s.round += 2
    assert game.view(0).modules["ladies"]["players"][0]["may_reserve"]
