"""Saved games edited at one place: refused in words, named by check(), or played on without an error."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from buonfresco.engine.errors import BuonfrescoError
from buonfresco.games import registry

Edit = tuple[dict[str, Any], str]
EDITS = 10  # of each game


def any_game(rng: random.Random) -> Any:
    """Somewhere in a game of some modules; better where much is on the agenda."""
    name = rng.choice(("fresco", "fresco", "fresco", "cards", "dice"))
    words: dict[str, Any] = {"seed": rng.getrandbits(60), "max_rounds": 9}
    if name == "fresco":
        words["modules"] = range(1, 18) if rng.random() < 0.4 else rng.sample(range(1, 18), rng.randint(0, 7))
    game = registry()[name].new_game(rng.choice((2, 3, 4)), **words)
    game.listening = False
    for _ in range(rng.choice((2, 30, 90, 200))):
        if not game.over:
            game.apply(rng.choice(game.legal()))
    while not game.over and len(game.state.stack) <= 3 and rng.random() < 0.9:
        game.apply(rng.choice(game.legal()))
    return game


def edit_frame(game: Any, state: dict[str, Any], rng: random.Random) -> None:
    """One frame: its name, its step, its figure, its argument; or it is doubled, dropped, moved, made up."""
    rules, stack = game.ruleset, state["stack"]

    def made_up(name: str) -> list[Any]:
        step = rng.choice(rules.step_names[rules.program_ids[name]]) if name in rules.program_ids else ""
        return [name, step, rng.randrange(-1, rules.figures), rng.choice((0, 1, 2, 3))]

    place = rng.randrange(len(stack))
    frame = stack[place]
    what = rng.randrange(8)
    if what == 0:
        frame[2] = rng.randrange(-1, rules.figures)
    elif what == 1:
        frame[3] = rng.choice((-1, 0, 1, 2, 3, 4, 6, 9, 17, 24, 25, rng.randrange(99), 2**31))
    elif what == 2 and frame[1]:
        frame[1] = rng.choice(rules.step_names[rules.program_ids[frame[0]]])
    elif what == 3:
        frame[:2] = made_up(rng.choice([*rules.holds]))[:2]
    elif what == 4:
        stack.insert(place, list(rng.choice(stack)))
    elif what == 5:
        stack.pop(place)
    elif what == 6:
        rng.shuffle(stack)
    else:
        stack.insert(place + 1, made_up(rng.choice([*rules.holds])))


def leaves(data: Any) -> Iterator[tuple[Any, Any]]:
    for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
        if isinstance(value, dict | list):
            yield from leaves(value)
        else:
            yield data, key


def edit_value(_game: Any, state: dict[str, Any], rng: random.Random) -> None:
    """One number, name or switch, anywhere in the position."""
    every = list(leaves(state))
    inside, key = rng.choice(every)
    value = inside[key]
    if isinstance(value, bool):
        inside[key] = not value
    elif isinstance(value, int):
        inside[key] = rng.choice((0, 1, 2, value + 1, value - 1, -1, 7, 99, 2**31, 10**6))
    else:
        names = [other[place] for other, place in every if isinstance(other[place], str)]
        inside[key] = rng.choice([*names, None, "", "nonsense", 0])


def outcome(game: Any, edit: Any, rng: random.Random) -> str:
    data = json.loads(game.to_json())
    edit(game, data["state"], rng)
    try:
        again = registry()[game.name].from_json(json.dumps(data))
    except BuonfrescoError:
        return "refused"
    if again.check():
        return "named"
    for _ in range(200):
        if again.over:
            break
        again.apply(rng.choice(again.legal()))
    return "played"


@pytest.mark.parametrize("edit", [edit_frame, edit_value])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_accepted_plays_on(edit: Any, seed: int) -> None:
    rng = random.Random(seed)
    found: Counter[str] = Counter()
    for _ in range(25):
        game = any_game(rng)
        if not game.over:
            for _ in range(EDITS):
                found[outcome(game, edit, rng)] += 1
    assert min(found["refused"], found["named"], found["played"]) > 5, found


def test_agendas_of_real_games_are_sound() -> None:
    rng = random.Random(99)
    for _ in range(20):
        game = any_game(rng)
        for _ in range(60):
            assert game.check() == []
            if game.over:
                break
            game.apply(rng.choice(game.legal()))


def test_saved_agendas_can_be_read() -> None:
    """Steps have names, also those of modules; decisions have none."""
    game = registry()["fresco"].new_game(3, modules=range(1, 18), seed=1)
    rng = random.Random(1)
    steps = set()
    for _ in range(200):
        steps |= {(frame[0], frame[1]) for frame in game.state_data()["stack"]}
        game.apply(rng.choice(game.legal()))
    assert ("market visit", "clear") in steps
    assert ("wake_time", "") in steps
    assert ("cathedral visit", "begin/ladies") in steps
    assert all(isinstance(step, str) for _, step in steps)
