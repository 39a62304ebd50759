"""Views and observations stay what they are, to the byte, however they are made; and none changes when a game goes on.

python -m tests.test_views     # write the digests anew: only after a deliberate change of what is seen
"""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from buonfresco.engine.fixed import FixedDict, FixedList
from buonfresco.games import get_game

FILE = Path(__file__).parent / "views.json"
CASES: dict[str, tuple[str, int, dict[str, Any]]] = {
    **{f"fresco {players}": ("fresco", players, {}) for players in (2, 3, 4)},
    **{f"cards {players}": ("cards", players, {}) for players in (2, 3, 4)},
    **{f"dice {players}": ("dice", players, {}) for players in (2, 3, 4)},
    **{f"module {number}": ("fresco", 2 + number % 3, {"modules": [number]}) for number in range(1, 18)},
    **{f"all modules {players}": ("fresco", players, {"modules": range(1, 18)}) for players in (2, 3, 4)},
    "half of them": ("fresco", 3, {"modules": range(1, 18, 2), "preset": "bigbox"}),
    "the other half": ("fresco", 2, {"modules": range(2, 18, 2), "preset": "revised-fr"}),
}


def positions(case: str) -> Iterator[Any]:
    name, players, words = CASES[case]
    game = get_game(name).new_game(players, seed=case, max_rounds=4, **words)
    rng = random.Random(case)
    yield game
    while not game.over:
        asked = rng.choice(game.decisions)
        game.apply(rng.choice(game.legal(asked.seat)), asked.seat)
        yield game


def seen(game: Any, seat: int | None) -> bytes:
    """All but the configuration, in which a pack has its digest."""
    return msgspec.json.encode(msgspec.structs.replace(game.view(seat), config={}))


def digest(case: str) -> str:
    rng, found = random.Random(case), hashlib.blake2b(digest_size=12)
    for game in positions(case):
        for seat in (None, *range(game.ruleset.seats)):
            if rng.random() < 0.3 or game.over:
                found.update(seen(game, seat))
                found.update(game.observe(seat).astype("<i2").tobytes())
    return found.hexdigest()


@pytest.mark.parametrize("case", CASES)
def test_what_is_seen_is_what_it_was(case: str) -> None:
    assert digest(case) == json.loads(FILE.read_text(encoding="utf-8"))[case]


@pytest.mark.parametrize("case", ["fresco 2", "all modules 3", "cards 3", "dice 3"])
def test_a_view_stays_when_the_game_goes_on_and_the_game_when_a_view_is_changed(case: str) -> None:
    kept: list[tuple[Any, Any, str]] = []
    for number, game in enumerate(positions(case)):
        if number % 5 == 0:
            seat = number % game.ruleset.seats
            view = game.view(seat)
            kept.append((view, game.observe(seat), view.to_json()))
            words = game.view(seat, told=True).to_json()
            spoilt = game.view(seat)
            spoil(spoilt)
            spoil(game.view(seat, told=True))
            game.observe(seat)[:] = 99
            assert spoilt != view == game.view(seat)
            assert game.view(seat, told=True).to_json() == words
            assert (game.observe(seat) == kept[-1][1]).all()
    assert len({text for _, _, text in kept}) > len(kept) // 2  # it did go on
    for view, _, text in kept:
        assert view.to_json() == text


def spoil(part: Any) -> None:
    """Empty whatever can be emptied. What options speak of is the same in all views, and cannot be."""
    if isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            spoil(getattr(part, name))
    elif isinstance(part, dict | list):
        for one in list(part.values() if isinstance(part, dict) else part):
            spoil(one)
        if isinstance(part, FixedDict | FixedList):
            with pytest.raises(TypeError):
                part.clear()
        else:
            part.clear()


def test_what_all_views_share_cannot_be_changed_and_can_be_copied() -> None:
    game = get_game("fresco").new_game(3, seed=1)
    option = game.view(game.decision.seat).decision.options[0]
    before = msgspec.json.encode(option)
    ways: list[Callable[[], object]] = [
        lambda: option.args.update(spy=1),
        lambda: option.args.setdefault("spy", 1),
        lambda: option.args.pop("time"),
        lambda: option.args.__setitem__("time", 9),
        lambda: option.args.__ior__({"spy": 1}),
        lambda: option.at.append("spy"),
        lambda: option.at.__setitem__(0, "spy"),
        lambda: option.at.__iadd__(["spy"]),
        lambda: option.at.sort(),
    ]
    for way in ways:
        with pytest.raises(TypeError):
            way()
    assert msgspec.json.encode(option) == before
    for again in (copy.deepcopy(option), pickle.loads(pickle.dumps(option)), copy.copy(option.args)):
        assert again in (option, option.args)
    mine = copy.deepcopy(option)
    mine.args["mine"] = 1
    mine.at.append("mine")
    assert msgspec.json.encode(option) == before


def main() -> None:
    FILE.write_text(json.dumps({case: digest(case) for case in CASES}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
