"""Edits of saved games, logs, positions and packs, each at one place: what strangers and tired people write.

Whatever comes of one, it is refused by a documented error, named by check(), or played on. ``scripts/fuzz.py`` makes
them for as long as it is told to, tests/engine/test_edited.py a few.
"""

from __future__ import annotations

import json
import random
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from buonfresco.engine.errors import BuonfrescoError
from buonfresco.games import registry
from tests.support import ALL_MODULES

MOST = 500  # decisions that an accepted game plays on
JUNK: tuple[Any, ...] = (
    None,
    "",
    0,
    -1,
    2**31,
    2**63,
    1.5,
    True,
    [],
    {},
    "nonsense",
    "x" * 5000,
    "\ud800",
    [[[[]]]],
    {"a": 2**40},
)


def any_game(rng: random.Random) -> Any:
    """Somewhere in a game of some modules; better where much is on the agenda."""
    name = rng.choice(("fresco", "fresco", "fresco", "cards", "dice"))
    words: dict[str, Any] = {"seed": rng.getrandbits(60), "max_rounds": 9}
    if name == "fresco":
        words["modules"] = ALL_MODULES if rng.random() < 0.4 else rng.sample(ALL_MODULES, rng.randint(0, 7))
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


def edit_anything(_game: Any, data: dict[str, Any], rng: random.Random) -> None:
    """Some value, whatever it holds, becomes junk; or a key is dropped, or made up."""
    inside: Any = data
    while True:
        keys = list(inside) if isinstance(inside, dict) else range(len(inside))
        if not keys:
            break
        key = rng.choice(list(keys))
        if isinstance(inside[key], dict | list) and inside[key] and rng.random() < 0.8:
            inside = inside[key]
            continue
        what = rng.random()
        if what < 0.6:
            inside[key] = rng.choice(JUNK)
        elif what < 0.8:
            del inside[key]
        elif isinstance(inside, dict):
            inside["made up"] = rng.choice(JUNK)
        else:
            inside.insert(key, rng.choice(JUNK))
        break


def edit_line(game: Any, data: dict[str, Any], rng: random.Random) -> None:
    """One line of a log: dropped, doubled, swapped, another answer, another draw, an undo, junk."""
    lines = data["log"]["inputs"] if "log" in data else data["inputs"]
    place = rng.randrange(len(lines) + 1)
    other = rng.choice(game.codec.actions).text
    made = rng.choice(
        [
            f"{rng.randrange(5)} {other}",
            f"draw {rng.randrange(40)}",
            f"undo {rng.randrange(len(lines) + 9)}",
            "",
            "0",
            "draw",
            other,
        ]
    )
    what = rng.randrange(4)
    if what == 0 or not lines or place == len(lines):
        lines.insert(place, made)
    elif what == 1:
        lines.pop(place)
    elif what == 2:
        lines[place] = made
    else:
        two = rng.randrange(len(lines))
        lines[place], lines[two] = lines[two], lines[place]


# ---- what comes of it ---------------------------------------------------------------------------------------------


def play_on(game: Any, rng: random.Random, most: int = MOST) -> str:
    if game.check():
        return "named"
    for _ in range(most):
        if game.over:
            break
        game.apply(rng.choice(game.legal()))
    return "played"


def saved(game: Any, edit: Callable[..., None], rng: random.Random, most: int = MOST) -> str:
    """An edited position in a save."""
    data = json.loads(game.to_json())
    edit(game, data["state"], rng)
    return _taken(lambda: registry()[game.name].from_json(json.dumps(data)), rng, most)


def whole(game: Any, rng: random.Random, most: int = MOST) -> str:
    """A save edited anywhere, by somebody one does not know."""
    data = json.loads(game.to_json())
    rng.choice((edit_anything, edit_line))(game, data, rng)
    return _taken(lambda: registry()[game.name].from_json(json.dumps(data), trusted=False), rng, most)


def log(game: Any, rng: random.Random, most: int = MOST) -> str:
    data = json.loads(game.log.to_json())
    rng.choice((edit_anything, edit_line))(game, data, rng)
    trusted = rng.random() < 0.5
    return _taken(lambda: registry()[game.name].replay(json.dumps(data), trusted=trusted), rng, most)


def pack(game: Any, rng: random.Random, most: int = MOST) -> str:
    """A component pack with one line edited."""
    kind = registry()[game.name]
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "pack"
        shutil.copytree(kind.packs.folder("standard"), home)
        path = rng.choice(sorted(home.glob("*.toml")))
        lines = path.read_text(encoding="utf-8").splitlines()
        place = rng.randrange(len(lines))
        word, _, value = lines[place].partition(" = ")
        lines[place] = rng.choice(
            ["", "[", f"{word} = {rng.choice(('-1', '0', '99', '1e9', '[]', '{}', 'true'))}", f"{word}x = {value}"]
        )
        path.write_text("\n".join(lines), encoding="utf-8")
        try:
            return _taken(lambda: kind.new_game(3, pack=str(home), seed=1), rng, most)
        finally:
            kind.forget_rules()


def _taken(make: Callable[[], Any], rng: random.Random, most: int) -> str:
    try:
        game = make()
    except BuonfrescoError as error:
        return "refused" if str(error) else "refused without a word"
    return play_on(game, rng, most)
