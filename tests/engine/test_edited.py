"""Saves, logs and packs edited at one place: refused in words, named by check(), or played on without an error."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from buonfresco.games import fresco, registry
from tests import edits
from tests.rules.test_glaziers_windows import nave

EDITS = 10  # of each game


@pytest.mark.parametrize("edit", [edits.edit_frame, edits.edit_value])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_accepted_plays_on(edit: Any, seed: int) -> None:
    rng = random.Random(seed)
    found: Counter[str] = Counter()
    for _ in range(25):
        game = edits.any_game(rng)
        if not game.over:
            for _ in range(EDITS):
                found[edits.saved(game, edit, rng, most=200)] += 1
    assert min(found["refused"], found["named"], found["played"]) > 5, found


@pytest.mark.parametrize("way", [edits.whole, edits.log])
def test_strangers_bring_what_can_be_refused_or_played(way: Any) -> None:
    rng = random.Random(5)
    found: Counter[str] = Counter()
    for _ in range(20):
        game = edits.any_game(rng)
        for _ in range(EDITS):
            found[way(game, rng, most=100)] += 1
    assert found["refused"] > 50, found
    assert found["named"] == 0, found  # what comes from a log is sound


def test_packs_with_an_odd_line_are_refused_or_played() -> None:
    rng = random.Random(6)
    found: Counter[str] = Counter()
    for name in registry():
        game = registry()[name].new_game(3, seed=1)
        for _ in range(8):
            found[edits.pack(game, rng, most=50)] += 1
    assert found["refused"] > 5, found


def test_agendas_of_real_games_are_sound() -> None:
    rng = random.Random(99)
    for _ in range(20):
        game = edits.any_game(rng)
        for _ in range(60):
            assert game.check() == []
            if game.over:
                break
            game.apply(rng.choice(game.legal()))


def test_saved_agendas_can_be_read() -> None:
    """Steps have names, also those of modules; decisions have none."""
    game = registry()["fresco"].new_game(3, modules=range(1, 18), seed=2)
    rng = random.Random(1)
    steps = set()
    for _ in range(300):
        steps |= {(frame[0], frame[1]) for frame in game.state_data()["stack"]}
        game.apply(rng.choice(game.legal()))
    assert ("market visit", "clear") in steps
    assert ("wake_time", "") in steps
    assert ("cathedral visit", "begin/ladies") in steps
    assert all(isinstance(step, str) for _, step in steps)


# ---- agendas that look possible, each frame for itself -------------------------------------------------------------


def shopping() -> Any:
    """Seat 0 is at the market, seats 1 and 2 wait for their turns there."""
    painters = [{"wake": 5 + n, "plan": [1, 1, 1, 1, 1], "space": 20 + n, "thalers": 9} for n in range(3)]
    return fresco.position(3, painters=painters, phase="market", seed=1, modules=(2,))


def problems(game: Any, edit: Callable[[list[Any]], object]) -> str:
    data = json.loads(game.to_json())
    edit(data["state"]["stack"])
    return "; ".join(registry()[game.name].from_json(json.dumps(data)).check())


@pytest.mark.parametrize(
    ("edit", "rule_id"),
    [
        (lambda stack: stack.pop(1), "B-ACT-03"),  # the last one would never have his turn
        (lambda stack: stack.pop(2), "B-ACT-03"),  # nor the next one
        (lambda stack: stack[1].__setitem__(3, 2), "B-ACT-03"),  # more apprentices than he has sent
        (lambda stack: stack[0].__setitem__(1, "fifth"), "B-ACT-01"),  # three columns would be left out
        (lambda stack: stack.__setitem__(slice(0, None), [["landing", "", 1, 3]]), "B-INFO-07"),
        (lambda stack: stack.insert(3, ["request", "third tile", 0, 0]), "B-ACT-01"),  # this one broke when it ran
    ],
)
def test_who_waits_at_a_column_is_who_planned_to_go_there(edit: Any, rule_id: str) -> None:
    game = shopping()
    assert [frame[2] for frame in game.s.stack] == [-1, 2, 1, 0, 0]
    assert problems(game, lambda _stack: None) == ""
    assert rule_id in problems(game, edit)


@pytest.mark.parametrize(
    ("kind", "module", "rule_id"), [("window", 6, "X-CATH-01"), ("gild", 5, "X-CATH-01"), ("pews", 14, "M14-PEW-01")]
)
def test_the_argument_of_a_question_is_that_of_what_is_being_done(kind: str, module: int, rule_id: str) -> None:
    rng = random.Random(1)
    game = fresco.new_game(3, modules=[module], seed=1)
    while (asked := game.asked()) is None or asked[0] != kind or (kind == "pews" and asked[2] == 3):
        if game.over:
            game = fresco.new_game(3, modules=[module], seed=rng.getrandbits(30))
        game.apply(rng.choice(game.legal()))
    other = 3 if kind == "pews" else (asked[2] + 1) % 25
    assert rule_id in problems(game, lambda stack: stack[-1].__setitem__(3, other))


def test_points_of_an_altar_are_those_that_were_booked() -> None:
    game = nave(own="YRBG")
    game.apply("altar YRB")  # glass is asked for before the painter moves
    place = [name for name, _, _ in game.agenda()][::-1].index("altar")
    assert problems(game, lambda _stack: None) == ""
    assert "B-TRACK-01" in problems(game, lambda stack: stack[place].__setitem__(3, stack[place][3] + 1))
