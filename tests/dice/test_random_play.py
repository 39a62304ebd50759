"""Hundreds of random games: every position sound, every game ends, points add up."""

from __future__ import annotations

from collections import Counter

import pytest

from buonfresco.games import dice
from tests.dice.table import play_out, random_game

GAMES = 60  # for each number of players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_random_games_is_sound(players: int) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(GAMES):
        for game in random_game(players, seed, max_rounds=None):
            assert game.check() == [], f"seed {seed}, after {len(game.inputs)} inputs"
        outcome = game.outcome
        assert outcome is not None
        assert sorted(outcome.ranking) == list(range(players))
        for seat in range(players):
            assert sum(outcome.points[seat].values()) == outcome.scores[seat] == game.scores()[seat]
        reasons[outcome.reason] += 1
    assert set(reasons) == {"sections", "portraits"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_never_gets_anywhere_is_ended_by_its_rounds(players: int) -> None:
    """Always the lowest die: hardly a sum is ever reached."""
    game = dice.new_game(players, seed=3, max_rounds=12)
    while not game.over:
        shown = game.view(None).pips
        lowest = min(shown, key=shown.__getitem__, default="")
        game.apply(f"keep {lowest}" if shown else game.legal()[-1])
        assert game.check() == []
        assert game.view(None).round <= 12
    assert game.outcome is not None
    assert game.outcome.reason == "rounds"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("place", [0, -1])
def test_always_the_first_or_the_last_option_ends_too(players: int, place: int) -> None:
    game = dice.new_game(players, seed=5, max_rounds=100)
    while not game.over:
        game.apply(game.legal()[place])
        assert game.check() == []


def test_without_listening_the_same_game_is_played() -> None:
    loud, silent = dice.new_game(3, seed=4), dice.new_game(3, seed=4)
    silent.listening = False
    assert play_out(loud, 2).hash() == play_out(silent, 2).hash()
    assert len(loud.events) > 0
    assert len(silent.events) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_decision_always_has_several_options_and_one_seat(players: int) -> None:
    kinds: set[str] = set()
    for seed in range(3):
        for game in random_game(players, seed):
            if game.decision is None:
                continue
            assert game.decisions == (game.decision,)
            assert len(game.legal()) > 1
            seat = game.decision.seat
            for other in range(players):
                assert game.legal(other) == (game.legal() if other == seat else ())
            kinds.add(game.decision.kind)
    assert kinds >= {"bishop", "bet", "keep", "favour"}


def test_whole_games_reach_every_kind_of_decision_and_every_event() -> None:
    kinds: set[str] = set()
    events: set[str] = set()
    for seed in range(30):
        for game in random_game(2 + seed % 3, seed):
            kinds |= {decision.kind for decision in game.decisions}
            events |= {event.kind for event in game.events}
    assert kinds == set(game.r.kind_ids)
    assert events == set(game.r.events)
