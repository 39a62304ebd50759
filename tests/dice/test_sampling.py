"""Worlds a seat cannot tell from the real one: same view, sound, playable, and really dealt anew."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest

from buonfresco.games import dice
from buonfresco.games.dice import Dice
from buonfresco.games.dice.state import FIELDS
from tests.dice.table import asked, play_out, play_turn, position, random_game, reaching, turn_for
from tests.dice.test_hidden import HIDDEN, other_world
from tests.support import rule


@rule("D-INFO-01")
@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sampled_world_looks_the_same_at_every_decision(players: int, recall: bool) -> None:
    rng = random.Random(7)
    for game in random_game(players, 31, max_rounds=15):
        for viewer in (None, *range(players)):
            world = game.sample(viewer, seed=rng.randrange(10**9), recall=recall)
            assert world.check() == []
            assert world.view(viewer).to_json() == game.view(viewer).to_json()
            assert world.decisions == game.decisions
            assert world.outcome == game.outcome
            if viewer is not None:
                assert world.legal(viewer) == game.legal(viewer)
            for name in set(FIELDS.names) - HIDDEN:
                assert getattr(world.s, name) == getattr(game.s, name), name


@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sampled_world_plays_on_to_its_end(players: int, recall: bool) -> None:
    rng = random.Random(8)
    for game in random_game(players, 32, max_rounds=15):
        if rng.random() > 0.1:
            continue
        before = game.to_json()
        world = play_out(game.sample(rng.choice([None, *range(players)]), seed=rng.randrange(99), recall=recall))
        assert (world.over, world.check()) == (True, [])
        assert game.to_json() == before
        assert dice.replay(world.log.to_json()).hash() == world.hash()


@rule("D-INFO-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_depend_on_nothing_but_the_view_and_the_seed(players: int) -> None:
    """Otherwise many samples would tell which world is the real one."""
    rng = random.Random(5)
    compared = 0
    for game in random_game(players, 12):
        if game.over or rng.random() > 0.2:
            continue
        for viewer in (None, *range(players)):
            one, two = other_world(game, viewer, rng), other_world(game, viewer, rng)
            assert one.sample(viewer, seed=9).to_json() == two.sample(viewer, seed=9).to_json()
            compared += one.hash() != two.hash()
    assert compared > 20


def test_with_recall_too_the_order_of_what_lies_unseen_does_not_count() -> None:
    game = dice.new_game(4, seed=6)
    data = json.loads(game.to_json())
    data["state"]["unseen"].reverse()
    other = dice.from_json(json.dumps(data))
    for recall in (False, True):
        assert game.sample(0, seed=3, recall=recall).to_json() == other.sample(0, seed=3, recall=recall).to_json()


def rich() -> Dice:
    """Seat 0 has set a die aside; the others have bet, and all have portraits."""
    painters: list[dict[str, Any]] = [
        {"space": 20, "portraits": ["woman-2-1", "man-3-1"]},
        {"space": 30, "portraits": ["woman-4", "man-1"]},
        {"space": 40, "portraits": ["man-2-1", "woman-3-1"]},
    ]
    game = position(players=3, painters=painters, seed=1)
    for text in ("bishop 8", "bet marked", "bet other", "keep blue"):
        game.apply(text)
    assert asked(game) == ("keep", 0)
    return game


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_samples_deal_what_is_hidden_anew_and_nothing_else(viewer: int | None) -> None:
    game = rich()
    worlds = [game.sample(viewer, seed=n) for n in range(60)]
    for seat in range(3):
        hands = {tuple(sorted(world.s.portraits[seat])) for world in worlds}
        assert (len(hands) == 1) == (seat == viewer), seat
        worth = {sum(game.r.portrait_points[tile] for tile in hand) for hand in hands}
        assert worth == {5}
        bets = {world.s.bets[seat] for world in worlds}
        if seat == viewer or seat == 0:
            assert bets == {game.s.bets[seat]}
        else:
            assert bets == {0, 1, 2}
    assert len({tuple(world.s.unseen) for world in worlds}) >= 5  # of two tiles that lie there


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_hidden_portraits_may_be_any_that_fit(viewer: int | None) -> None:
    """1 + 4 and 2 + 3, in men and women: every pair of the unseen tiles that makes the points comes up."""
    game = rich()
    seat = 1 if viewer != 1 else 2
    open_now = [field.open for field in game.view(None).fields.values()]
    mine = game.s.portraits[viewer] if viewer is not None else []
    hidden = [tile for tile in game.r.portraits if tile not in mine and game.r.portrait_ids[tile] not in open_now]
    points = game.r.portrait_points
    pairs = [pair for pair in itertools.combinations(hidden, 2) if sum(points[tile] for tile in pair) == 5]
    possible = {tuple(sorted((points[tile], game.r.men[tile]) for tile in pair)) for pair in pairs}
    worlds = [game.sample(viewer, seed=n) for n in range(400)]
    found = {tuple(sorted((points[tile], game.r.men[tile]) for tile in world.s.portraits[seat])) for world in worlds}
    assert found == possible


@rule("D-INFO-01")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_who_has_followed_the_game_knows_the_portraits_but_not_the_bets(viewer: int | None) -> None:
    game = rich()
    worlds = [game.sample(viewer, seed=n, recall=True) for n in range(30)]
    assert all(world.s.portraits == game.s.portraits for world in worlds)
    assert all(sorted(world.s.unseen) == sorted(game.s.unseen) for world in worlds)
    hidden = [seat for seat in (1, 2) if seat != viewer]
    assert all(len({world.s.bets[seat] for world in worlds}) == 3 for seat in hidden)
    if viewer:
        assert {world.s.bets[viewer] for world in worlds} == {game.s.bets[viewer]}


def test_a_bet_that_was_not_made_is_not_sampled() -> None:
    game = position(players=3, seed=1)
    for text in ("bishop 8", "bet marked", "wait"):
        game.apply(text)
    for seed in range(20):
        world = game.sample(0, seed=seed)
        assert world.s.bets[0] == world.s.bets[2] == -1
        assert world.s.bets[1] in (0, 1, 2)


def test_samples_have_luck_of_their_own_and_no_log() -> None:
    game = rich()
    worlds = [game.sample(0, seed=n, recall=True) for n in range(8)]
    assert len({play_out(world.copy()).hash() for world in worlds}) == 8
    assert all(world.chance.word != game.chance.word for world in worlds)
    for world in worlds:
        assert world.inputs == []
        assert "bet other" not in world.to_json()
    assert game.sample(0, seed=3).to_json() == game.sample(0, seed=3).to_json()


def test_a_finished_game_hides_nothing() -> None:
    game = play_out(dice.new_game(4, seed=2))
    world = game.sample(1, seed=5)
    assert (world.over, world.s.portraits) == (True, game.s.portraits)
    assert world.outcome == game.outcome


@pytest.mark.parametrize("total", [10, 16])
def test_a_sample_at_the_bonus_keeps_the_points_that_are_not_moved_yet(total: int) -> None:
    """A fifth portrait, or a fifth section: what the tile brings is known, and is still to be moved."""
    four = ["woman-2-1", "woman-2-2", "man-2-1", "man-3-1"]
    painters = [{"space": 60, "portraits": four}, {"space": 30, "portraits": ["woman-3-1"]}, {"space": 40}]
    sections = {name: [0] for name in ("8", "13", "19", "24")}
    game = turn_for(total, painters=painters, sections=sections, then=["man-4"])
    play_turn(game, *reaching(total))
    assert asked(game) == ("bonus", 0)
    assert sum(game.s.gains) > 0
    for viewer in (None, 0, 1, 2):
        hands = set()
        for seed in range(20):
            world = game.sample(viewer, seed=seed)
            assert (world.check(), world.s.gains) == ([], game.s.gains)
            hands.add(tuple(sorted(world.s.portraits[0])))
            assert play_out(world).over
        assert (len(hands) == 1) == (viewer == 0)
