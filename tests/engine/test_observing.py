"""Observations: a fixed layout, within its bounds, and nothing in them that the seat may not see."""

from __future__ import annotations

import random
from typing import Any

import numpy
import pytest

from buonfresco.engine import observing
from buonfresco.engine.errors import BadConfig
from buonfresco.engine.fields import PUBLIC
from tests.engine.test_fields import games


def test_an_observation_has_a_fixed_layout_within_its_bounds() -> None:
    for number, game in enumerate(games(5)):
        if number % 5:
            continue
        layout = game.layout
        assert len(set(layout.names)) == len(layout.names) == len(layout.least) == len(layout.most)
        for seat in (None, *range(game.ruleset.seats)):
            row = game.observe(seat)
            assert row.dtype == numpy.int16
            assert row.shape == (len(layout.names),)
            shown = row != observing.HIDDEN
            assert (row[shown] >= numpy.array(layout.least)[shown]).all()
            assert (row[shown] <= numpy.array(layout.most)[shown]).all()


def test_worlds_that_look_alike_are_observed_alike() -> None:
    """A sample differs in what the seat cannot see, and in nothing that it observes."""
    rng = random.Random(1)
    differ = 0
    for game in games(6):
        if game.over or rng.random() > 0.08:
            continue
        for seat in (None, *range(game.ruleset.seats)):
            world = game.sample(seat, seed=rng.randrange(10**9))
            assert (world.observe(seat) == game.observe(seat)).all(), changed(world, game, seat)
            differ += any((world.observe(other) != game.observe(other)).any() for other in range(game.ruleset.seats))
    assert differ > 20


def changed(one: Any, two: Any, seat: int | None) -> list[str]:
    pairs = zip(one.layout.names, one.observe(seat), two.observe(seat), strict=True)
    return [name for name, a, b in pairs if a != b]


def test_what_is_the_seats_own_is_in_its_observation_alone() -> None:
    for game in games(2):
        names = game.layout.names
        hidden = {
            f"{prefix}.{field.name}" if prefix else field.name
            for prefix, fields, _ in game.parts()
            for field in fields.fields
            if field.seen is not PUBLIC
        }
        row = game.observe(None)
        for name, value in zip(names, row, strict=True):
            if value == observing.HIDDEN:
                assert name.partition("[")[0] in hidden
        break


def test_arrays_lead_back_to_the_position() -> None:
    for number, game in enumerate(games(4)):
        if number % 9 == 0 and not game.over:
            arrays = observing.to_arrays(game)
            assert all(array.dtype in (numpy.int8, numpy.int16) for array in arrays.values())
            assert observing.from_arrays(game, arrays).hash() == game.hash()


@pytest.mark.parametrize("seat", [9, -1, True, 1.0, "0"])
def test_who_has_no_seat_observes_nothing(seat: Any) -> None:
    game = next(games(1))
    with pytest.raises(BadConfig):
        game.observe(seat)
