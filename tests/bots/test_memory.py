"""What a bot remembers: what its seat was told, and nothing else."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from buonfresco.bots import Budget, Seat, bots_for, seated, think
from buonfresco.engine.memory import remembered
from buonfresco.games import fresco, get_game
from tests import pairs
from tests.support import rule

FEW = Budget(16, 60.0)
CASES = [case for case in itertools.islice(pairs.cases(random.Random(5)), 21) if case.game == "fresco"]


def stocks(game: Any) -> list[list[int]]:
    return [[game.s.thalers[seat], *game.s.paints[seat]] for seat in range(game.r.seats)]


@rule("B-INFO-04", "B-SETUP-03")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_listens_knows_the_stocks(case: pairs.Case) -> None:
    """Whatever the modules: every gain and payment is told. Thalers that lie before a screen are not in it."""
    game: Any = case.begin()
    rng = random.Random(1)
    while not game.over:
        decision = rng.choice(game.decisions)
        if rng.random() < 0.3 and decision.kind != "instalment":
            known = remembered(game, decision.seat)
            assert known == (None if game.origin is not None else stocks(game)), decision
        game.apply(rng.choice(game.legal(decision.seat)), decision.seat)


@rule("X-INFO-04", "B-INFO-04")
def test_worlds_have_the_stocks_that_were_followed() -> None:
    game: Any = played(3, 5)
    seat = game.decision.seat
    found = {str(stocks(game.imagine(seat, seed))) for seed in range(8)}
    assert found == {str(stocks(game))}
    assert len({str(stocks(game.sample(seat, seed))) for seed in range(8)}) > 4  # by the view alone


def played(players: int, rounds: int, seed: int = 8) -> Any:
    game: Any = fresco.new_game(players, seed=seed)
    rng = random.Random(seed)
    while game.s.round < rounds or game.all_asked:
        decision = rng.choice(game.decisions)
        game.apply(rng.choice(game.legal(decision.seat)), decision.seat)
    return game


@rule("X-INFO-04")
@pytest.mark.parametrize("bot", ["apprentice", "journeyman", "master"])
def test_what_is_really_behind_the_screens_changes_nothing(bot: str) -> None:
    """The same view and the same events, other stocks: the same worlds and the same answer."""
    game: Any = played(3, 4)
    rng = random.Random(3)
    for _ in range(12):
        seat = game.decision.seat
        doctored = game.copy()
        for other in range(3):
            if other != seat:
                doctored.s.thalers[other] += rng.randint(1, 9)
                doctored.s.paints[other] = [rng.randint(0, 5) for _ in range(8)]
        assert doctored.imagine(seat, 4).to_json() == game.imagine(seat, 4).to_json()
        assert think(seated(doctored, seat, bot, 5, FEW)) == think(seated(game, seat, bot, 5, FEW))
        game.apply(rng.choice(game.legal(seat)), seat)


def test_what_is_thought_about_a_copy_changes_nothing() -> None:
    """Neither if the copy goes elsewhere, nor if somebody has changed it so that its log does not lead there."""
    rng = random.Random(3)
    for seed in range(6):
        game: Any = played(3, 3, seed)
        seat = game.decision.seat
        before = seated(game, seat, "apprentice", 1).to_bytes()
        other, edited = game.copy(), game.copy()
        edited.s.paints = [[9] * 8 for _ in range(3)]
        edited.s.thalers = [20] * 3
        for one in (other, edited):
            for _ in range(25):
                if not one.over:
                    decision = rng.choice(one.decisions)
                    one.apply(rng.choice(one.legal(decision.seat)), decision.seat)
                    remembered(one, 0)
        assert remembered(other, 0) == stocks(other)
        here = other.copy()
        here.begin_here()
        known = remembered(here, 0)
        remembered(game, 0)
        assert remembered(here, 0) == known == stocks(here)
        assert seated(game, seat, "apprentice", 1).to_bytes() == before


@rule("X-INFO-04", "B-INFO-04")
@pytest.mark.parametrize("seed", range(3))
def test_worlds_of_the_first_morning_have_what_was_told(seed: int) -> None:
    """Modules may bring or take Thalers before anybody has acted."""
    rng = random.Random(seed)
    changed = 0
    for _ in range(6):
        game: Any = fresco.new_game(4, modules=(5, 6, 11, 13, 14, 16, 17), seed=rng.getrandbits(30))
        start = game.known_first()
        while game.s.round == 1:
            decision = rng.choice(game.decisions)
            world = game.imagine(decision.seat, 1)
            assert stocks(world) == remembered(game, decision.seat)
            changed += game.all_asked and stocks(game) != start
            game.apply(rng.choice(game.legal(decision.seat)), decision.seat)
    assert changed


@rule("X-INFO-04")
def test_only_the_own_memory_comes_along() -> None:
    game: Any = played(3, 4)
    seat = game.decision.seat
    world = game.sample(seat, 1)
    assert remembered(world, seat) == stocks(game)
    assert all(remembered(world, other) is None for other in range(3) if other != seat)
    there = Seat.from_bytes(seated(game, seat, "random", 1).to_bytes())
    assert there.world(3).to_json() == game.imagine(seat, 3).to_json()
    assert remembered(there.sample, seat) == stocks(game)


def test_a_log_that_does_not_lead_here_is_no_memory() -> None:
    """Somebody has changed the position by hand and played on: bots play by the view then, and do not stumble."""
    game: Any = played(3, 3)
    game.s.paints = [[9] * 8 for _ in range(3)]
    rng = random.Random(2)
    for _ in range(40):
        decision = game.decision
        code = think(seated(game, decision.seat, "apprentice", 1))
        legal = game.legal(decision.seat)
        assert game.codec.decode(code) in legal
        game.apply(rng.choice([action for action in legal if action.kind != "pass"]), decision.seat)
    assert remembered(game, 0) is None


def test_copies_part_and_undo_goes_back() -> None:
    game: Any = played(2, 3)
    one, two = game.copy(), game.copy()
    for number, world in enumerate((one, two)):
        rng = random.Random(number)
        for _ in range(20):
            decision = world.decision
            world.apply(rng.choice(world.legal(decision.seat)), decision.seat)
            assert remembered(world, 0) == stocks(world)
            if world.can_undo(decision.seat):
                world.undo(decision.seat)
                assert remembered(world, 0) == stocks(world)
    assert remembered(game, 0) == stocks(game)


def test_a_world_goes_on_being_remembered() -> None:
    game: Any = played(3, 3)
    seat = game.decision.seat
    world = game.imagine(seat, 7)
    rng = random.Random(1)
    for _ in range(25):
        world.apply(rng.choice(world.legal()))
    assert remembered(world, seat) == stocks(world)


def test_a_position_has_no_past() -> None:
    assert remembered(fresco.position(3, phase="wake", seed=1), 0) is None


@pytest.mark.parametrize("name", ["cards", "dice"])
def test_games_without_a_memory_are_played_by_the_view(name: str) -> None:
    game = get_game(name).new_game(3, seed=4)
    seat = game.decision.seat
    assert game.imagine(seat, 3).to_json() == game.sample(seat, 3).to_json()
    assert all(think(seated(game, seat, bot, 1, FEW)) >= 0 for bot in bots_for(name))
