"""Bots choose from what a seat sees, and the apprentice knows the trade."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

from buonfresco.arena.series import Tally, one_game
from buonfresco.bots import Budget, advising, best_bot, bots_for, get_bot, levels, seated, think
from buonfresco.bots.fresco import future
from buonfresco.engine.errors import BadConfig
from buonfresco.games import fresco
from buonfresco.games.fresco.modules import registry

BOTS = bots_for("fresco")

FEW = Budget(40, 60.0)


def answer(name: str, game: Any, seat: int, luck: int = 0) -> str:
    text: str = game.codec.decode(think(seated(game, seat, name, luck, FEW))).text
    return text


def test_the_apprentice_beats_chance_by_far() -> None:
    tally = Tally(["apprentice", "random"])
    for seed in range(30):
        one_game("fresco", tally, ["apprentice", "random"] if seed % 2 else ["random", "apprentice"], seed)
    assert tally.wins["apprentice"] == 30
    assert tally.points["apprentice"] > 2 * tally.points["random"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["apprentice", "apprentice-0", "random"])  # test_search.py tries those that search
def test_every_bot_plays_with_everything_on(name: str, players: int) -> None:
    tally = Tally([name])
    one_game("fresco", tally, [name] * players, 1, modules=tuple(registry()), preset="revised-fr")
    assert tally.games == 1


@pytest.mark.parametrize("name", sorted(BOTS))
def test_bots_cannot_use_what_they_cannot_see(name: str) -> None:
    """Two worlds that differ only in hidden things get the same answer."""
    game = fresco.new_game(3, seed=9)
    luck = random.Random(9)
    for _ in range(20):
        assert game.decision is not None
        seat = game.decision.seat
        other = game.sample(seat, seed=luck.randrange(1000))
        assert answer(name, game, seat) == answer(name, other, seat)
        game.apply(luck.choice(game.legal(seat)), seat)


def test_unknown_bots_are_named() -> None:
    with pytest.raises(BadConfig, match="hal"):
        get_bot("fresco", "hal")


def test_a_game_without_bots_of_its_own_has_one() -> None:
    assert list(bots_for("chess")) == levels("chess") == ["random"]
    assert best_bot("chess") == "random"
    assert advising("chess") is None
    assert best_bot("fresco") == "apprentice"


@pytest.mark.parametrize("name", ["../x", "search", "seat", "fresco.frozen", "dice.arrays", ".", "", "x" * 1000])
def test_no_other_file_is_opened_by_the_name_of_a_game(name: str) -> None:
    """It may be a stranger's: a house is told one with every table that is to be made."""
    before = set(sys.modules)
    assert list(bots_for(name)) == levels(name) == ["random"]
    assert set(sys.modules) == before


def test_a_seat_that_is_not_asked_is_an_error() -> None:
    game = fresco.new_game(3, seed=1)
    assert game.decision is not None
    idle = next(seat for seat in range(3) if seat != game.decision.seat)
    for bot in BOTS:
        with pytest.raises(ValueError, match="not asked"):
            think(seated(game, idle, bot, 0))


# ---- the apprentice's judgment ---------------------------------------------------------------------------------


def three(**mine: object) -> list[dict[str, object]]:
    plan = [0, 0, 2, 3, 0]
    return [{"wake": 7, "plan": plan, **mine}, {"wake": 8, "plan": plan}, {"wake": 9, "plan": plan}]


def test_takes_the_dear_tile_and_leads_the_bishop() -> None:
    painters = three(plan=[0, 1, 1, 3, 0], paints="GOPYRB", thalers=8)
    tiles = {"C2": "11GOP-1", "A5": "3YR", "E5": "3YB"}
    game = fresco.position(players=3, painters=painters, phase="cathedral", fresco=tiles, bishop="C3")
    assert answer("apprentice", game, 0) == "restore C2 bishop→C2"


def test_lands_in_front() -> None:
    painters = [
        {"wake": 7, "space": 1, "plan": [0, 1, 2, 2, 0], "paints": "YR", "thalers": 0},
        {"wake": 8, "space": 6, "plan": [0, 0, 2, 3, 0]},
        {"wake": 9, "space": 9, "plan": [0, 0, 2, 3, 0]},
    ]
    game = fresco.position(
        players=3, painters=painters, phase="cathedral", fresco={"C3": "3YR", "C2": "11GOP-1"}, bishop="B3"
    )
    game.apply("restore C3", 0)
    assert answer("apprentice", game, 0) == "land in front"


def test_buys_paint_rather_than_nothing() -> None:
    painters = three(plan=[1, 2, 2, 0, 0], thalers=12)
    game = fresco.position(players=3, painters=painters, phase="market", seed=2)
    assert answer("apprentice", game, 0).startswith("buy")


def test_does_not_plan_what_it_cannot_pay() -> None:
    painters = [{"wake": 7, "thalers": 0, "paints": ""}, {"wake": 8}, {"wake": 9}]
    game = fresco.position(players=3, painters=painters, phase="plan", seed=2)
    market, cathedral, studio, workshop, _ = map(int, answer("apprentice", game, 0).split()[1].split("-"))
    assert (market, cathedral, workshop) == (0, 0, 0)
    assert studio >= 2


def test_altar_values_agree_with_the_rules() -> None:
    values = fresco.new_game(3, seed=1).r.altar_values
    assert {payment: future.altar_value(payment) for payment in values} == values
    assert set(future._PAYMENTS) == set(values)


def test_paints_and_bonus_agree_with_the_rules() -> None:
    from buonfresco.games.fresco.board import BISHOP_BONUS, SEGMENTS
    from buonfresco.games.fresco.paints import BLENDS, LETTERS, PAINT_ID

    assert future.LETTERS == LETTERS
    assert PAINT_ID == future.PAINT_NUMBER
    assert {paint: tuple(sorted(recipe)) for paint, recipe in BLENDS.items()} == future.RECIPES
    for row, bishop in enumerate(SEGMENTS):
        assert tuple(future.bonus(bishop, segment) for segment in SEGMENTS) == BISHOP_BONUS[row]


def test_it_never_withdraws_for_fun() -> None:
    game = fresco.position(players=3, painters=[{"wake": 7}, {"wake": 8}, {"wake": 9}], phase="plan", seed=2)
    game.apply("plan 1-1-1-1-1", 0)
    assert answer("apprentice", game, 0) == "withdraw"  # the only answer there is
