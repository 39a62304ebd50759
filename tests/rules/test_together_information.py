"""Several modules at once: what is hidden, what is open, and worlds nobody can tell apart (X-INFO)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import told
from tests.rules.test_together_general import ALL, own, part, town
from tests.support import random_game, rule

SLICES: dict[str, Any] = {
    "portraits": {"open": ["patron", "girl"], "owned": [["abbot"], [], []]},
    "requests": {"owned": [["general 6"], [], []], "stacked": ["3YR", "3YB", "3RB"]},
    "wishing_well": {"pennies": [3, 1, 0], "hands": [{"tip": 1, "busker": 1}, {"visit": 1}, {}], "well": 1},
    "leaf_gold": {"disc": "green", "gold": [2, 0, 1]},
    "glaziers": {"glass": ["YG", "", "R"]},
    "scrolls": {"rows": ["1", "2", "3"], "columns": ["A", "B", "C"]},
    "bells": {"face_down": [["5-4-3a", "6-4-4a"], [], []], "open": [[["8-5-5a", 3]], [], []]},
    "wall_fresco": {"players": [{"tiles": {"GY": 1}, "exchange": ["green"]}, {}, {}]},
    "black_market": {"barrel": ["O"]},
}


def table(**words: Any) -> Fresco:
    first = {"tiles": ["3YR", "3YB", "3RB", "5RG"], "thalers": 7, "paints": "YYG"}
    words = {"phase": "market", "slices": SLICES, **words}
    return town(first, {}, {}, modules=ALL, **words)


@rule("X-INFO-01")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_what_lies_behind_the_large_screen_is_hidden_from_everybody_else(viewer: int | None) -> None:
    """Paints, Thalers, pennies, wishing cards, leaf gold, glass, scrolls; of paid certificates only the faces."""
    game = table()
    view = game.view(viewer)
    assert (view.players[0].thalers, view.players[0].paints) == (None, None)
    well = view.modules["wishing_well"]["players"][0]
    assert (well["pennies"], well["cards"]) == (None, None)
    assert view.modules["leaf_gold"]["players"][0]["gold"] is None
    assert view.modules["glaziers"]["players"][0]["glass"] is None
    scrolls = view.modules["scrolls"]["players"][0]
    assert (scrolls["row"], scrolls["column"]) == (None, None)
    bells = view.modules["bells"]["players"][0]
    assert (bells["certificates"], bells["face_down"]) == (None, 2)
    whole = json.loads(view.to_json())
    del whole["config"]
    assert "5-4-3a" not in json.dumps(whole)


@rule("X-INFO-01")
def test_everybody_sees_his_own_secrets() -> None:
    game = table()
    assert (game.view(0).players[0].thalers, game.view(0).players[0].paints) == (7, {"yellow": 2, "green": 1})
    assert own(game, "wishing_well", 0) == {"pennies": 3, "placed": 0, "cards": {"tip": 1, "busker": 1}}
    assert own(game, "leaf_gold", 0) == {"gold": 2}
    assert own(game, "glaziers", 0) == {"glass": {"yellow": 1, "green": 1}}
    assert (own(game, "scrolls", 0)["row"], own(game, "scrolls", 0)["column"]) == ("1", "A")
    assert own(game, "bells", 0)["certificates"] == ["5-4-3a", "6-4-4a"]


@rule("X-INFO-01", "X-PLAN-01")
def test_until_the_reveal_nothing_of_a_plan_can_be_seen_by_others() -> None:
    """Two tables that differ in a plan with tiles and pennies only look the same to everybody else."""
    games = [table(phase="plan"), table(phase="plan")]
    for act in ("glaziery on studio", "no audience", "wall on cathedral", "plan 2-1-0-1-1"):
        games[0].apply(act, 0)
        for viewer in (None, 1, 2):  # of a draft nothing shows, of a sealed plan that it is sealed (B-PLAN-07)
            assert games[0].view(viewer).to_json() == games[1].view(viewer).to_json()
    games[0].apply("pennies 2", 0)
    for act in ("no glaziery", "no audience", "no wall", "plan 1-1-1-1-1", "pennies 0"):
        games[1].apply(act, 0)
    for viewer in (None, 1, 2):
        assert games[0].view(viewer).to_json() == games[1].view(viewer).to_json()


@rule("X-INFO-02")
def test_what_lies_open() -> None:
    """Tracks, displays, tiles, requests, portraits, certificates and deposits, exchange tiles, barrel, disc, well."""
    game = table()
    for viewer in (None, 0, 2):
        view = game.view(viewer)
        assert view.players[0].tiles == ["3YR", "3YB", "3RB", "5RG"]
        assert [player.space for player in view.players] == [10, 51, 92]
        modules = view.modules
        assert (modules["portraits"]["open"], modules["portraits"]["players"][0]["owned"]) == (
            ["patron", "girl"],
            ["abbot"],
        )
        assert modules["requests"]["players"][0]["requests"] == ["general 6"]
        assert modules["requests"]["players"][0]["stacked"] == ["3YR", "3YB", "3RB"]
        assert (modules["wishing_well"]["well"], modules["wishing_well"]["supply"]) == (1, 20 - 1 - 4)
        assert (modules["leaf_gold"]["disc"], modules["leaf_gold"]["supply"]) == ("green", 20 - 3)
        assert len(modules["glaziers"]["bench"]) == 6
        assert modules["bells"]["players"][0]["count"] == 3
        assert modules["bells"]["players"][0]["open"] == [{"certificate": "8-5-5a", "deposit": 3, "debt": 5}]
        assert modules["wall_fresco"]["players"][0]["exchange"] == ["green"]
        assert modules["wall_fresco"]["players"][0]["tiles"] == {"GY": 1}
        assert modules["black_market"]["barrel"] == ["O"]


@rule("X-INFO-03")
def test_nobody_knows_what_has_not_been_drawn_or_turned() -> None:
    """Piles and bags are numbers, or sets without an order, and the same for everybody."""
    game = table()
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        assert view.modules["wishing_well"]["pile"] == 20 - 3
        assert isinstance(view.modules["glaziers"]["pile"], int)
        assert isinstance(view.modules["glaziers"]["bag"], int)
        assert view.modules["bells"]["pile"]["certificates"] is None
        assert set(view.modules["portraits"]["pile"]) == {"A", "B", "C"}
        assert view.bag == sorted(view.bag)
    assert part(game, "wall_fresco", 0)["unseen"] == part(game, "wall_fresco", None)["unseen"]


@rule("X-INFO-03", "X-LEO-03")
def test_nobody_knows_leonardos_certificates() -> None:
    game = town({}, {}, modules=ALL, phase="market")
    for viewer in (None, 0, 1):
        assert game.view(viewer).modules["bells"]["leonardo"] == {"count": 4, "certificates": None}


@rule("X-INFO-01")
def test_secret_events_are_told_as_secret() -> None:
    """Cards drawn, pennies placed, plans, scrolls dealt: only for their owner. What all see is told to all."""
    secret: set[str] = set()
    public: set[str] = set()
    for seed in range(5):
        for game in random_game(3, seed, modules=ALL):
            for event in game.events:
                (secret if event.secret else public).add(event.kind)
    assert secret <= {"planned", "erased", "pennies_placed", "wish_drawn", "scrolls_dealt"}
    assert {"pennies_thrown", "wish_used", "glass_bought", "covered", "revealed", "sealed"} <= public
    assert not secret & public


@rule("X-INFO-04")
@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_sampled_worlds_look_the_same_to_the_seat_and_are_sound(players: int, seed: int, recall: bool) -> None:
    worlds = set()
    for number, game in enumerate(random_game(players, seed, modules=ALL)):
        if number % 23 or game.over:
            continue
        for seat in (0, players - 1):
            world = game.sample(seat, f"{number}-{seat}", recall)
            assert world.view(seat).to_json() == game.view(seat).to_json()
            assert world.check() == []
            worlds.add(world.hash() != game.hash())
    assert True in worlds


@rule("X-INFO-04")
def test_all_hidden_stocks_are_redrawn() -> None:
    """Over many samples everything of X-INFO-01 takes other values; what is public never does."""
    game = table()
    seen: dict[str, set[str]] = {}
    for number in range(30):
        world = game.sample(1, number)
        mine = world.view(0)
        for name, value in (
            ("thalers", mine.players[0].thalers),
            ("paints", mine.players[0].paints),
            ("pennies", own(world, "wishing_well", 0)["pennies"]),
            ("cards", own(world, "wishing_well", 0)["cards"]),
            ("gold", own(world, "leaf_gold", 0)["gold"]),
            ("glass", own(world, "glaziers", 0)["glass"]),
            ("row", own(world, "scrolls", 0)["row"]),
            ("column", own(world, "scrolls", 0)["column"]),
            ("certificates", own(world, "bells", 0)["certificates"]),
        ):
            seen.setdefault(name, set()).add(json.dumps(value, sort_keys=True))
        assert world.view(1).to_json() == game.view(1).to_json()
    assert {name for name, values in seen.items() if len(values) < 2} == set()
    assert not told(game.events, "drew_black")
