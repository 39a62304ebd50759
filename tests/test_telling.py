"""Whatever is said while games are played can be said in every language, with real values. Nothing is listed by hand:

questions, options, what they give, panels, advice, stories and refusals are collected by playing.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from buonfresco.engine.codec import OptionTable
from buonfresco.games import cards, dice, fresco
from buonfresco.phrases import Phrase
from buonfresco.text import LANGUAGES, catalogue
from tests.support import ALL_MODULES
from tests.telling import gaps, played, said_by

SETS: list[tuple[int, ...]] = [(), *[(number,) for number in ALL_MODULES], ALL_MODULES]


def refusals(game: Any, seat: int, rng: random.Random) -> list[Phrase]:
    """Why some answers are refused to whoever is asked, and to somebody who is not."""
    found: list[Phrase] = []
    for action in rng.sample(game.codec.actions, min(12, game.codec.size)):
        for other in (seat, (seat + 1) % game.ruleset.seats):
            reason = game.explain(action, other)
            if reason is not None:
                found.append(reason.phrase())
    return found


def missing(games: list[Any], decisions: int) -> set[str]:
    rng, found = random.Random(1), set[str]()
    for game, seat, view in played(games, decisions):
        found |= gaps([*said_by(game, view), *refusals(game, seat, rng)])
        onlooker = game.view(None, told=True)
        found |= gaps(said_by(game, onlooker))
    return found


@pytest.mark.parametrize("modules", SETS, ids=str)
def test_everything_can_be_said_in_every_language(modules: tuple[int, ...]) -> None:
    assert missing([fresco.new_game(players, modules=modules, seed=players) for players in (2, 3, 4)], 60) == set()


@pytest.mark.parametrize("seed", range(3))
def test_combinations_can_be_said_in_every_language(seed: int) -> None:
    rng = random.Random(seed)
    sets = [sorted(rng.sample(ALL_MODULES, rng.randint(2, 10))) for _ in range(3)]
    assert missing([fresco.new_game(rng.choice((2, 3, 4)), modules=one, seed=seed) for one in sets], 80) == set()


@pytest.mark.parametrize("game", [cards, dice], ids=["cards", "dice"])
def test_the_small_games_can_be_said_in_every_language(game: Any) -> None:
    assert missing([game.new_game(players, seed=players) for players in (2, 3, 4)], 120) == set()


def test_no_sentence_shows_a_gap_or_a_key() -> None:
    """As people read it: nothing in braces, no message key, no bare name with an underscore."""
    games = [fresco.new_game(3, modules=ALL_MODULES, seed=9)]
    for game, _seat, view in played(games, 150):
        for lang in LANGUAGES:
            for said in said_by(game, view):
                text = catalogue(lang).say(said, ["Ann", "Ben", "Cleo"])
                assert text.strip(), said
                assert not set("{}_$") & set(text), (lang, text)


@pytest.mark.parametrize("modules", [(), (1,), (10,)], ids=str)
def test_lists_that_are_told_once_say_what_they_would_say_anew(modules: tuple[int, ...]) -> None:
    """Also in the last round, where a column is called otherwise."""
    told = 0
    for game, seat, view in played([fresco.new_game(3, modules=modules, seed=seed) for seed in range(2)], 400):
        legal = game.legal(seat)
        if isinstance(legal, OptionTable) and legal.told:
            known = dict(legal.told)
            legal.told.clear()
            assert game.view(seat, told=True).to_json() == view.to_json()
            legal.told.update(known)
            told += 1
    assert told
