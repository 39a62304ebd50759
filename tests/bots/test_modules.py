"""The apprentice with modules: it lays tiles that pay, keeps what is worth more kept, and does not dawdle."""

from __future__ import annotations

import random
from typing import Any

import pytest

from buonfresco.bots import seated, think
from buonfresco.games import fresco
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.worth import Worth, rounds_left


def answer(game: Any, seat: int, luck: int = 0) -> str:
    text: str = game.codec.decode(think(seated(game, seat, "apprentice", luck))).text
    return text


def rounds(modules: tuple[int, ...], seeds: range) -> float:
    total = 0
    for seed in seeds:
        game: Any = fresco.new_game(4, modules=modules, seed=seed)
        game.listening = False
        luck = random.Random(seed)
        while not game.over:
            seat = game.decision.seat
            game.apply(answer(game, seat, luck.getrandbits(60)), seat)
        total += game.outcome.rounds
    return total / len(seeds)


@pytest.mark.parametrize("modules", [(6, 8, 9, 14), tuple(registry())], ids=["tiles", "all"])
def test_games_with_modules_take_hardly_longer(modules: tuple[int, ...]) -> None:
    assert rounds(modules, range(1)) <= 11  # 7 or 8 without modules


def test_openings_vary() -> None:
    game = fresco.new_game(4, seed=1)
    assert game.decision is not None
    assert len({answer(game, game.decision.seat, luck) for luck in range(12)}) > 1


def planning(number: int, **words: Any) -> Any:
    painters = [{"wake": 7, **words.pop("mine", {})}, {"wake": 8}, {"wake": 9}]
    return fresco.position(players=3, modules=(number,), painters=painters, phase="plan", seed=2, **words)


def test_no_audience_without_money_for_it() -> None:
    poor = planning(8, mine={"thalers": 1, "paints": "YYRRBBGOP"})
    assert answer(poor, 0) == "no audience"


def test_no_wall_without_its_paint() -> None:
    assert answer(planning(9, mine={"paints": "YYRRBB", "thalers": 12}), 0) == "no wall"


def test_no_pews_without_beams() -> None:
    assert answer(planning(14, mine={"paints": "YYRRBB", "thalers": 12}), 0) == "no pews"


def test_no_glaziery_with_plenty_of_glass() -> None:
    slices = {"glaziers": {"glass": ["YYRRBG", "", ""]}}
    assert answer(planning(6, mine={"paints": "GOPGOP", "thalers": 12}, slices=slices), 0) == "no glaziery"


def test_a_statue_worth_three_points_is_not_sold_for_less() -> None:
    game: Any = fresco.new_game(3, modules=(13,), seed=1)
    t = game.r.codec.actions
    keeps = {action.text for action in t if action.kind == "keep_treasure"}
    worth = next(module.worth for module in game.r.modules)
    for name in ("statue-5", "statue-4", "statue-3"):
        assert f"keep {name}" in keeps
        keep = game.codec.parse(f"keep {name}")
        sell = game.codec.parse(f"sell {name}")
        assert worth.answers["keep_treasure"](game, 0, keep) > worth.answers["sell_treasure"](game, 0, sell)


@pytest.mark.parametrize("number", registry())
def test_worths_are_numbers_and_change_nothing(number: int) -> None:
    """Asked at any moment of a game, for every seat; and a game is played without them as well."""
    module = registry()[number]
    game: Any = fresco.new_game(3, modules=(number,), seed=number, max_rounds=5)
    rng = random.Random(number)
    while not game.over:
        if rng.random() < 0.1:
            before = game.to_json()
            for seat in range(3):
                for judge in (module.worth.holdings, module.worth.tile):
                    assert judge is None or -30 < judge(game, seat) < 60
                for segment in range(25):
                    more = module.worth.restoring
                    assert more is None or game.s.fresco[segment] < 0 or -30 < more(game, seat, segment) < 30
            asked = game.decision
            for action in game.legal(asked.seat):
                if action.kind in module.worth.answers:
                    assert -30 < module.worth.answers[action.kind](game, asked.seat, action) < 60
            assert game.to_json() == before
        asked = rng.choice(game.decisions)
        game.apply(rng.choice(game.legal(asked.seat)), asked.seat)
    assert rounds_left(game) >= 0


def test_a_module_without_worth_is_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in registry().values():
        monkeypatch.setattr(module, "worth", Worth())
    switches = {"start_rotation": "every_round"}  # rules that no other test has built
    game: Any = fresco.new_game(3, modules=tuple(registry()), switches=switches, max_rounds=2, seed=5)
    game.listening = False
    while not game.over:
        seat = game.decision.seat
        game.apply(answer(game, seat), seat)
    assert game.outcome.rounds <= 3
