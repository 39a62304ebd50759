"""Observations: a fixed layout, within its bounds, and nothing in them that the seat may not see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy
import pytest

from buonfresco.engine import observing
from buonfresco.engine.errors import BadConfig
from buonfresco.engine.fields import PUBLIC
from buonfresco.engine.forms import By
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


def test_what_is_remembered_is_what_would_be_made_now() -> None:
    """Parts of an observation are found again by their values: a layout without a memory makes the same ones."""
    for number, game in enumerate(games(6)):
        if number % 3 == 0:
            seat = number % game.ruleset.seats
            assert (game.observe(seat) == observing.Layout(game).observe(game, seat)).all()
            assert (game.observe(None) == observing.Layout(game).observe(game, -1)).all()


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


def hidden_fields(game: Any) -> Iterator[tuple[str, Any, Any]]:
    for prefix, fields, part in game.parts():
        for field in fields.fields:
            if field.seen is not PUBLIC:
                yield f"{prefix}.{field.name}" if prefix else field.name, field, part


def test_only_hidden_fields_are_ever_covered() -> None:
    for number, game in enumerate(games(4)):
        if number % 40 == 0:
            hidden = {name for name, _, _ in hidden_fields(game)}
            covered = game.observe(None) == observing.HIDDEN
            assert {name.partition("[")[0] for name in numpy.array(game.layout.names)[covered]} <= hidden


def test_what_is_hidden_but_nobodys_own_is_seen_by_all_or_none() -> None:
    """Whose it is can be told by the entry only: a field without one for each seat shows to every viewer alike."""
    for number, game in enumerate(games(4)):
        if number % 40 == 0:
            rows = [game.observe(seat) == observing.HIDDEN for seat in (None, *range(game.ruleset.seats))]
            for name, field, _ in hidden_fields(game):
                if not field.by_seat:
                    mine = [one.partition("[")[0] == name for one in game.layout.names]
                    assert all((row[mine] == rows[0][mine]).all() for row in rows), name


@pytest.mark.rule("B-INFO-02")
def test_the_view_shows_nothing_of_hidden_fields_that_an_observation_hides() -> None:
    """Change a hidden field: whoever sees the change observes it; and what he sees of his own is never covered."""
    rng = random.Random(3)
    told: set[str] = set()
    for game in games(9):
        if rng.random() > 0.05:
            continue
        viewers = (None, *range(game.ruleset.seats))
        views, rows = {seat: table(game, seat) for seat in viewers}, {seat: game.observe(seat) for seat in viewers}
        for name, field, part in hidden_fields(game):
            value = getattr(part, field.name)
            whose, other = changed_value(field, game.ruleset, value, rng)
            if other == value:
                continue
            setattr(part, field.name, other)
            for seat in viewers:
                if table(game, seat) != views[seat]:
                    told.add(name)
                    row = game.observe(seat)
                    assert (row != rows[seat]).any(), (name, seat, value, other)
                    if field.by_seat and seat == whose:
                        own = [one.startswith(f"{name}[{seat}]") for one in game.layout.names]
                        assert (row[own] != observing.HIDDEN).all(), (name, seat)
            setattr(part, field.name, value)
    assert {"plans", "thalers", "hands", "bets", "portraits", "ladies.placed", "scrolls.rows"} <= told


def table(game: Any, seat: int | None) -> dict[str, Any]:
    """The view without the own options: a position that was changed by hand may not come with all of them."""
    data: dict[str, Any] = msgspec.to_builtins(game.view(seat))
    return {name: value for name, value in data.items() if name not in ("decision", "ready", "waiting")}


def changed_value(field: Any, r: Any, value: Any, rng: random.Random) -> tuple[int, Any]:
    """Some cells of one entry mixed, or one of them another number. The value itself where that makes no sound one."""
    form = field.form
    cells = list(form.layer(r)(value))
    count = len(form.items.of(r)) if isinstance(form, By) else 1
    width, whose = len(cells) // count, rng.randrange(count)
    entry = cells[whose * width : (whose + 1) * width]
    least, most = form.bounds(r)
    if rng.random() < 0.5:
        rng.shuffle(entry)
    else:
        entry[rng.randrange(width)] = rng.randint(least, min(most, 6))
    cells[whose * width : (whose + 1) * width] = entry
    try:
        other = form.uncells(r, iter(cells))
        form.read(r, form.writer(r)(other), field.name)
    except (LookupError, TypeError, ValueError):
        return whose, value
    return whose, other


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
