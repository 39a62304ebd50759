"""Hidden information never leaks: what differs only behind the others' screens looks the same, byte for byte."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.support import play_out, random_game, rule


def rich(game: Fresco, hidden: list[int], amount: int, rng: random.Random) -> Fresco:
    """The same position, with other stocks behind the screens of some seats. All are rich enough for any choice."""
    data = json.loads(game.to_json())
    for seat in hidden:
        one = data["state"]["painters"][seat]
        one["thalers"] = amount + rng.randint(0, 9)
        one["paints"] = {p: amount + rng.randint(0, 9) for p in ("yellow", "red", "blue", "green", "orange", "purple")}
    return fresco.from_json(json.dumps(data))


def seen(game: Fresco, viewer: int | None) -> tuple[str, list[str]]:
    return game.view(viewer).to_json(), [] if viewer is None else [a.text for a in game.legal(viewer)]


@rule("B-INFO-01", "X-INFO-01")
@pytest.mark.parametrize("modules", [(), (16,)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_others_stocks_change_nothing_a_seat_gets(players: int, modules: tuple[int, ...]) -> None:
    rng = random.Random(players)
    compared = 0
    for game in random_game(players, 20 + players, modules=modules):
        if game.over or rng.random() > 0.3:
            continue
        for viewer in (None, *range(players)):
            hidden = [seat for seat in range(players) if seat != viewer]
            one, two = rich(game, hidden, 10, rng), rich(game, hidden, 40, rng)
            assert one.hash() != two.hash()
            assert seen(one, viewer) == seen(two, viewer)
            if viewer is not None and one.legal(viewer):
                answer = rng.choice(one.legal(viewer))
                told = [[event.to_data() for event in g.apply(answer, viewer).seen_by(viewer)] for g in (one, two)]
                if one.over:  # the screens are lifted, stocks are public now
                    continue
                assert told[0] == told[1]
                assert seen(one, viewer) == seen(two, viewer)
                compared += 1
    assert compared > 20


def planning(players: int, seed: int = 1, modules: tuple[int, ...] = ()) -> Fresco:
    game = fresco.new_game(players, modules=modules, seed=seed)
    while game.decisions[0].kind != "plan":
        game.apply(game.legal()[0])
    return game


@rule("B-INFO-02", "B-PLAN-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_has_sealed_a_plan_is_seen_and_nothing_else(players: int) -> None:
    """Whatever another seat does in the plan phase, short of the last answer, only that it is ready shows."""
    game = planning(players)
    worlds: dict[tuple[bool, ...], list[Fresco]] = {}
    for done in itertools.product((None, 3, 60), repeat=players - 1):
        twin = game.copy()
        for seat, index in enumerate(done):
            if index is not None:
                events = twin.apply(twin.legal(seat)[index], seat)
                assert events.seen_by(players - 1) == events.seen_by(None)
                assert [event.kind for event in events.seen_by(None)] == ["sealed"]
                assert [event.kind for event in events.seen_by(seat)] == ["planned", "sealed"]
        ready = tuple(index is not None for index in done)
        assert twin.view(None).waiting == [*(seat for seat, one in enumerate(ready) if not one), players - 1]
        worlds.setdefault(ready, []).append(twin)
    every = [world for alike in worlds.values() for world in alike]
    assert len({world.hash() for world in every}) == len(every)
    for viewer, alike in itertools.product((players - 1, None), worlds.values()):
        assert len({world.view(viewer).to_json() for world in alike}) == 1
    withdrawn = worlds[(True, *[False] * (players - 2))][0]
    told = withdrawn.apply("withdraw", 0)
    assert [event.kind for event in told.seen_by(players - 1)] == ["withdrew"]
    assert withdrawn.view(players - 1) == game.view(players - 1)


@rule("B-INFO-07", "X-SCORE-05")
def test_at_the_end_the_screens_are_lifted() -> None:
    game = play_out(fresco.new_game(3, seed=2))
    view = game.view(None)
    assert all(player.thalers is not None and player.paints is not None for player in view.players)


def test_a_view_holds_no_luck_and_no_log() -> None:
    game = fresco.new_game(3, seed=123456789)
    text = game.view(0).to_json()
    assert str(game.chance.word) not in text
    assert "draw" not in json.loads(text)
    assert game.view(0).bag == sorted(game.view(0).bag)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_the_bag_does_not_show(players: int) -> None:
    game = fresco.new_game(players, seed=3)
    data: dict[str, Any] = json.loads(game.to_json())
    data["state"]["bag"].reverse()
    other = fresco.from_json(json.dumps(data))
    assert other.hash() == game.hash()
    assert other.view(0).to_json() == game.view(0).to_json()


# ---- sampling -----------------------------------------------------------------------------------------------------


@rule("X-INFO-04")
@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize("modules", [(), (16,)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sampled_world_looks_the_same_and_plays_on(players: int, modules: tuple[int, ...], recall: bool) -> None:
    rng = random.Random(7)
    for game in random_game(players, 31, modules=modules):
        if rng.random() > 0.15:
            continue
        for viewer in (None, *range(players)):
            world = game.sample(viewer, seed=rng.randrange(10**9), recall=recall)
            assert world.check() == []
            assert world.view(viewer).to_json() == game.view(viewer).to_json()
            if viewer is not None:
                assert world.legal(viewer) == game.legal(viewer)
        before = game.to_json()
        play_out(game.sample(0, seed=1), seed=3)
        assert game.to_json() == before


def test_samples_depend_on_nothing_but_the_view_and_the_seed() -> None:
    rng = random.Random(5)
    for game in random_game(3, 12):
        if game.over or game.s.open or rng.random() > 0.2:
            continue
        one, two = rich(game, [1, 2], 10, rng), rich(game, [1, 2], 40, rng)
        assert one.sample(0, seed=9).to_json() == two.sample(0, seed=9).to_json()


def test_samples_differ_by_seed_in_what_is_hidden_and_in_luck() -> None:
    *_, game = itertools.islice(random_game(3, 4), 60)
    worlds = [game.sample(0, seed=n) for n in range(10)]
    assert len({json.dumps(world.state_data()) for world in worlds}) == 10
    assert len({play_out(world).hash() for world in worlds}) == 10


def test_who_has_followed_the_game_knows_the_stocks() -> None:
    *_, game = itertools.islice(random_game(3, 4), 60)
    world = game.sample(0, seed=1, recall=True)
    assert world.state_data()["painters"] == game.state_data()["painters"]


@pytest.mark.parametrize("recall", [False, True])
def test_a_sampled_world_knows_neither_the_sealed_plans_nor_the_log(recall: bool) -> None:
    game = planning(3)
    secret = game.legal(1)[37]
    game.apply(secret, 1)
    game.apply(game.legal(0)[5], 0)
    world = game.sample(0, seed=1, recall=recall)
    assert secret.text not in world.to_json()
    assert secret.text in game.to_json()
    assert world.view(1).players[1].plan not in (None, list(secret.args))  # one of any plans
    assert world.view(1).ready
    assert game.view(1).players[1].plan == list(secret.args)
    assert world.view(0).players[0].plan == game.view(0).players[0].plan
    assert [decision.seat for decision in world.decisions] == [2]


def test_before_anybody_acted_everybody_knows_the_stocks() -> None:
    world = planning(3).sample(0, seed=1)
    assert [world.view(seat).players[seat].thalers for seat in range(3)] == [12, 12, 12]
    assert world.view(2).players[2].paints == {"yellow": 1, "red": 1, "blue": 1}


def test_changing_a_view_changes_nothing_else() -> None:
    game = planning(3)
    before, other = game.to_json(), fresco.new_game(3, seed=2).view(0).to_json()
    view = game.view(0)
    view.order.reverse()
    view.players[0].points["bishop"] = 99
    view.booths["I"].clear()
    view.config["players"] = 99
    view.config["switches"]["altar.limit"] = "never"
    assert view.decision is not None
    view.decision.options.clear()
    view.decision.rules.clear()
    assert game.to_json() == before
    assert fresco.new_game(3, seed=2).view(0).to_json() == other
