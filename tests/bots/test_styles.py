"""Bots with a character do what they are said to like, more than the apprentice they are, and play sensibly."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any

import pytest

from buonfresco.bots import bots_for, levels, offered, seated, think
from buonfresco.games import fresco
from buonfresco.games.fresco.constants import STUDIO
from buonfresco.text import catalogue

STYLES = [name for name, level in bots_for("fresco").items() if level.style]
GAMES = 4


@functools.cache
def habits(name: str, modules: tuple[int, ...]) -> Counter[str]:
    """Of one among three, against apprentices, on the same seeds."""
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        me = seed % 3
        game: Any = fresco.new_game(3, modules=list(modules), seed=seed)
        while not game.over:
            seat = game.asked_first
            code = think(seated(game, seat, name if seat == me else "apprentice", 7 * seed + seat))
            action = game.codec.decode(code)
            if seat == me:
                found["answers"] += 1
                found["hours"] += action.args[0] if action.kind == "wake" else 0
                found["mornings"] += action.kind == "wake"
                found["studio"] += action.args[STUDIO] if action.kind == "plan" else 0
                found["altar"] += action.kind == "altar"
                found["bought"] += len(action.args) - 1 if action.kind == "buy" else 0
            game.apply(action, seat)
        found["points"] += game.scores()[me]
        found["theirs"] += sum(game.scores()) - game.scores()[me]
    return found


@pytest.mark.parametrize("modules", [(), (6, 8)])
def test_they_lean_towards_what_they_like(modules: tuple[int, ...]) -> None:
    plain, riser = habits("apprentice", modules), habits("early-riser", modules)
    assert riser["hours"] / riser["mornings"] < plain["hours"] / plain["mornings"] - 0.5
    assert habits("altar-painter", modules)["altar"] > plain["altar"] + 2
    miser = habits("miser", modules)
    assert miser["bought"] / miser["mornings"] < plain["bought"] / plain["mornings"]
    assert miser["studio"] / miser["mornings"] > plain["studio"] / plain["mornings"]


@pytest.mark.parametrize("name", STYLES)
def test_they_are_no_fools(name: str) -> None:
    found = habits(name, ())
    assert found["points"] > 0.6 * found["theirs"] / 2


def test_where_leonardo_gets_up_is_no_matter_of_taste() -> None:
    game: Any = fresco.new_game(2, seed=4)
    while game.s.round == 1:
        seat = game.asked_first
        if game.decision.kind == "wake_time" and game.decision.actor != seat:
            plain = think(seated(game, seat, "apprentice", 1))
            assert think(seated(game, seat, "early-riser", 1)) == plain
            return
        game.apply(game.legal()[0], seat)
    pytest.fail("Leonardo never got up")


def test_they_stand_beside_the_ladder() -> None:
    assert len(STYLES) == 3
    assert offered("fresco") == [*levels("fresco"), *STYLES]
    assert offered("dice") == levels("dice")
    for lang in ("en", "de", "fr"):
        said = [catalogue(lang)(f"bot-{bot}{part}") for bot in offered("fresco") for part in ("", "-about")]
        assert len(set(said)) == len(said)
