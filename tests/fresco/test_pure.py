"""What only computes changes nothing: whoever wants to know a value beforehand may ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.hooks import MODIFIERS, SUMS, Share
from buonfresco.games.fresco.modules import registry
from tests.support import play_out

SKIP = 7  # one call in so many is looked at closely


class Watch:
    """Calls a function twice where it is called once, and compares the games."""

    def __init__(self, name: str, function: Callable[..., Any], called: dict[str, int]) -> None:
        self.name = name
        self.function = function
        self.called = called

    def __call__(self, g: Fresco, *args: int) -> Any:
        count = self.called[self.name] = self.called.get(self.name, 0) + 1
        if count > SKIP and count % SKIP:
            return self.function(g, *args)
        before, notes, agenda = g.hash(), g.notes[:], g.agenda()
        value = self.function(g, *args)
        assert self.function(g, *args) == value, self.name
        assert (g.hash(), g.notes, g.agenda()) == (before, notes, agenda), f"{self.name} changes the game"
        return value


def watch(g: Fresco) -> dict[str, int]:
    called: dict[str, int] = {}
    r = g.r
    for name in MODIFIERS:
        r.modifiers[name] = tuple(Watch(name, modify, called) for modify in r.modifiers[name])
    for name in SUMS:
        r.shares[name] = tuple(
            (Share(name, share.source, Watch(f"{name}: {share.source}", share.points, called), share.booked), source)
            for share, source in r.shares[name]
        )
    r.bars = tuple(Watch("bars", bar, called) for bar in r.bars)
    return called


@pytest.fixture(autouse=True)
def own_rules() -> Iterator[None]:
    fresco.forget_rules()
    yield
    fresco.forget_rules()


def test_modifiers_shares_and_bars_change_nothing() -> None:
    wanted = {name for module in registry().values() for name in module.modifiers} | {"bars"}
    wanted |= {f"{share.sum}: {share.source}" for module in registry().values() for share in module.shares}
    everything = tuple(registry())
    for seed, modules in enumerate([everything] * 4 + [(5, 6, 10)] * 12):  # few gild where there is much else to do
        fresco.forget_rules()
        game = fresco.new_game(3, modules=modules, seed=seed, max_rounds=7)
        called = watch(game)
        play_out(game, seed)
        wanted -= called.keys()
    assert not wanted, f"never called: {wanted}"
