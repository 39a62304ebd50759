"""Declared fields: every position keeps to its declaration, and what follows from that agrees with the position."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame
from buonfresco.engine.fields import GAME, ROUND, VISIT
from buonfresco.games import cards, dice, fresco, registry
from buonfresco.games.fresco.modules import registry as modules
from buonfresco.games.fresco.state import NOT_AWAKE

ALL = tuple(sorted(modules()))


def games(seeds: int, **words: Any) -> Iterator[Any]:
    """Random play of all three games; module sets at random, all of them at once now and then."""
    for seed in range(seeds):
        rng = random.Random(seed)
        some = ALL if seed % 4 == 0 else tuple(number for number in ALL if rng.random() < 0.4)
        for game in (
            fresco.new_game(2 + seed % 3, modules=some, seed=seed, max_rounds=3, **words),
            cards.new_game(2 + seed % 3, seed=seed, max_rounds=3),
            dice.new_game(2 + seed % 3, seed=seed, max_rounds=3),
        ):
            game.listening = False
            yield game
            while not game.over:
                asked = rng.choice(game.decisions)
                game.apply(rng.choice(game.legal(asked.seat)), asked.seat)
                yield game


def values(game: Any) -> dict[str, Any]:
    return {
        f"{prefix}.{field.name}": field.form.writer(game.ruleset, in_order=True)(getattr(part, field.name))
        for prefix, fields, part in game.parts()
        for field in fields.fields
    }


def test_every_position_keeps_to_the_declarations() -> None:
    for game in games(8):
        for _, fields, part in game.parts():
            assert fields.problems(part, game.ruleset) == []


def test_a_copy_has_every_field_and_shares_none() -> None:
    """``copy`` is written by hand; this is what holds it to the declarations."""
    for number, game in enumerate(games(6)):
        if number % 7:
            continue
        before = values(game)
        copy = game.copy()
        assert values(copy) == before
        for (_, fields, mine), (_, _, its) in zip(game.parts(), copy.parts(), strict=True):
            for field in fields.fields:
                one, other = getattr(mine, field.name), getattr(its, field.name)
                assert type(one) is type(other)
                if isinstance(one, list):
                    assert one is not other, field.name
                    assert all(a is not b for a, b in zip(one, other, strict=True) if isinstance(a, list)), field.name


def test_data_and_cells_lead_back_to_the_same_values() -> None:
    for number, game in enumerate(games(6)):
        if number % 11:
            continue
        r = game.ruleset
        for _, fields, part in game.parts():
            data = fields.write(part, r)
            other = type(part)()
            fields.read(other, game, data, whole=part is game.state)
            for field in fields.fields:
                value, again = getattr(part, field.name), getattr(other, field.name)
                write = field.form.writer(r, in_order=True)
                assert write(again) == write(value)
                cells = field.form.layer(r)(value)
                least, most = field.form.bounds(r)
                assert len(cells) == len(field.form.labels(r))
                assert all(least <= cell <= most for cell in cells), field.name
                back = field.form.uncells(r, iter(cells))
                assert write(back) == write(value)


def test_what_lives_for_a_visit_or_a_round_is_gone_when_it_is_over() -> None:
    """At the first question of a round nothing of the last one is left, but what the wake phase sets."""
    seen: set[str] = set()
    for game in games(10):
        decision = game.decision
        if game.name != "fresco" or decision is None or decision.kind != "wake_time":
            continue
        if any(row != NOT_AWAKE for row in game.s.wake):
            continue
        for prefix, fields, part in game.parts():
            for field in fields.fields:
                if field.lives in (ROUND, VISIT) and field.name not in ("final", "altar_used"):
                    assert getattr(part, field.name) == field.form.start(game.ruleset), f"{prefix} {field.name}"
                    seen.add(field.lives)
    assert seen == {ROUND, VISIT}


def test_every_field_says_what_it_is() -> None:
    for kind in registry().values():
        game = kind.new_game(3, **({"modules": ALL} if kind.name == "fresco" else {}))
        for _, fields, _part in game.parts():
            assert len(set(fields.names)) == len(fields.names)
            for field in fields.fields:
                assert field.about
                assert field.lives in (GAME, ROUND, VISIT)
                least, most = field.form.bounds(game.ruleset)
                assert -(1 << 15) < least <= most < 1 << 15, field.name


@pytest.mark.parametrize(
    ("path", "value", "mentions"),
    [
        (("round",), 2**31, "round is out of range"),
        (("round",), True, "round is a number"),
        (("round",), 1.0, "round is a number"),
        (("bag",), ["YYY"] * 10**5, "bag has 100000 entries"),
        (("painters", 0, "paints"), {"yellow": 2**40}, "out of range"),
        (("painters", 0, "nonsense"), 1, "nonsense"),
        (("modules", "medico", "pile"), {"3": 2**31}, "pile"),
        (("modules", "wishing_well", "pile"), {"tip": 2**31}, "pile"),
        (("modules", "bells", "open"), [[["3-3-2a", -1]], [], []], "deposit"),
        (("fresco", "Z9"), "3YR", "Z9"),
    ],
)
def test_data_outside_of_its_declaration_is_refused_in_words(path: tuple[Any, ...], value: Any, mentions: str) -> None:
    saved = json.loads(fresco.new_game(3, modules=(4, 8, 10), seed=1).to_json())
    inner = saved["state"]
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(BadGame) as caught:
        fresco.from_json(json.dumps(saved))
    assert mentions in str(caught.value)


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    text = fresco.new_game(3, seed=1).to_json()
    with pytest.raises(BadGame):
        fresco.from_json(text.replace('"round":1', '"round":' + "1" * 5000))
