"""Thousands of random games: every position sound, every game ends, points add up."""

from __future__ import annotations

import pytest

from tests.support import PRESETS, random_game

GAMES = 70  # for each of 18 configurations


@pytest.mark.parametrize("modules", [(), (16,)], ids=["base", "black-market"])
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_random_games_is_sound(players: int, preset: str, modules: tuple[int, ...]) -> None:
    for seed in range(GAMES):
        for game in random_game(players, seed, preset=preset, modules=modules, max_rounds=None):
            assert game.check() == [], f"seed {seed}, after {len(game.inputs)} inputs"
        outcome = game.outcome
        assert outcome is not None
        assert sorted(outcome.ranking) == list(range(players))
        for seat in range(players):
            assert sum(outcome.points[seat].values()) == outcome.scores[seat] == game.scores()[seat]
        assert outcome.reason in ("tiles", "fresco")


@pytest.mark.parametrize(
    "switches",
    [
        {"altar.limit": "per_apprentice", "bishop.step_before": "any_restoration"},
        {"start_rotation": "first_round_only", "leonardo.close_booth": "optional", "track.forward_from": "final_round"},
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_switches_by_hand(players: int, switches: dict[str, str]) -> None:
    for seed in range(8):
        for game in random_game(players, seed, switches=switches, max_rounds=30):
            assert game.check() == []
        assert game.outcome is not None


def test_a_barrel_that_is_never_emptied_starves_the_market_but_not_the_game() -> None:
    for seed in range(8):
        for game in random_game(
            4, seed, modules=(16,), switches={"black_market.barrel_return": "never"}, max_rounds=20
        ):
            assert game.check() == []
        assert game.outcome is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_always_taking_the_first_option_ends_too(players: int) -> None:
    game = next(random_game(players, 3))
    for _ in range(5000):
        if game.over:
            break
        game.apply(game.legal()[0])
    assert game.over
