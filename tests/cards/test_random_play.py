"""Thousands of random games: every position sound, every game ends, points add up."""

from __future__ import annotations

from collections import Counter

import pytest

from buonfresco.games import cards
from tests.cards.table import MOST_ANSWERS, random_game, texts
from tests.support import rule

GAMES = 150


@rule("C-END-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_random_games_is_sound(players: int) -> None:
    kinds: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for seed in range(GAMES):
        turns: Counter[int] = Counter()
        last = (0, -1)
        for game in random_game(players, seed):
            assert game.check() == [], f"seed {seed}, after {len(game.inputs)} inputs"
            view = game.view()
            if not game.over and (view.round, view.turn) != last:
                last = (view.round, view.turn)
                turns[view.turn] += 1
            kinds[game.decision.kind if game.decision else "over"] += 1
        outcome = game.outcome
        assert outcome is not None
        assert sorted(outcome.ranking) == list(range(players))
        for seat in range(players):
            assert sum(outcome.points[seat].values()) == outcome.scores[seat] == game.scores()[seat]
        assert len(set(turns.values())) == 1  # all have had the same number of turns
        assert outcome.rounds == turns[0]
        reasons[outcome.reason] += 1
    asked = {"turn", "lay", "draw", "pay", "rotate", "take", "more", "give", "window", "discard"}
    assert asked <= kinds.keys()  # nothing was left out by chance
    assert reasons["frescoes"] > GAMES / 2


@rule("C-END-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_without_restorations_ends_by_its_rounds(players: int) -> None:
    game = cards.new_game(players, seed=3, max_rounds=12)
    for _ in range(MOST_ANSWERS):
        if game.over:
            break
        game.apply("pass" if "pass" in texts(game) else texts(game)[0])
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.rounds) == ("rounds", 12)
    assert game.outcome.winners == tuple(range(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_always_taking_the_first_option_ends_too(players: int) -> None:
    """Restoring comes first among the options, so nothing has to stop it."""
    game = cards.new_game(players, seed=3)
    for _ in range(5000):
        if game.over:
            break
        game.apply(game.legal()[0])
    assert game.outcome is not None
    assert game.outcome.reason == "frescoes"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_listening_changes_nothing_but_the_telling(players: int) -> None:
    loud, quiet = cards.new_game(players, seed=6, max_rounds=30), cards.new_game(players, seed=6, max_rounds=30)
    quiet.listening = False
    for _ in range(MOST_ANSWERS):
        if loud.over:
            break
        answer = loud.legal()[len(loud.inputs) % len(loud.legal())]
        assert list(quiet.apply(answer)) == []
        loud.apply(answer)
        assert quiet.hash() == loud.hash()
    assert loud.over
    assert quiet.inputs == loud.inputs
