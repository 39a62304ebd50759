"""Public and hidden information (B-INFO)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import plan_all, wake_all
from tests.rules.table import of_kind, painter
from tests.support import rule


def at_market(other: dict[str, Any] | None = None) -> Fresco:
    """Seat 0 is at the market; ``other`` says what seat 1 has behind his screens."""
    painters = [
        painter(10, wake=7, plan=[1, 2, 0, 1, 1], mood=1, thalers=9, paints="YYG", tiles=["3YR", "8GP"]),
        painter(20, wake=8, plan=[1, 1, 1, 1, 1], mood=-2, **(other or {"thalers": 4, "paints": "RP"})),
        painter(30, wake=9, plan=[3, 2, 1, 0, 0], mood=4, apprentices=6, thalers=2, paints=""),
    ]
    return fresco.position(players=3, painters=painters, phase="market", bishop="B4")


def planning() -> Fresco:
    """All are planning."""
    painters = [painter(10 * seat, wake=6 + seat, thalers=5, paints="YRB") for seat in (1, 2, 3)]
    return fresco.position(players=3, painters=painters, phase="plan")


@rule("B-INFO-01")
def test_paints_and_thalers_are_behind_the_large_screen() -> None:
    game = at_market()
    own, other, third = game.view(0).players
    assert (own.thalers, own.paints) == (9, {"yellow": 2, "green": 1})
    assert (other.thalers, other.paints) == (None, None)
    assert (third.thalers, third.paints) == (None, None)
    assert all(player.thalers is None and player.paints is None for player in game.view(None).players)


@rule("B-INFO-01")
@pytest.mark.parametrize("stock", [{"thalers": 0, "paints": ""}, {"thalers": 90, "paints": "YYYRRRBBBGGGOOOPPP"}])
def test_nothing_in_a_view_depends_on_the_stocks_of_others(stock: dict[str, Any]) -> None:
    one, two = at_market(), at_market(stock)
    assert one.view(0).to_json() == two.view(0).to_json()
    assert one.view(2).to_json() == two.view(2).to_json()
    assert one.view(None).to_json() == two.view(None).to_json()
    assert one.view(1).to_json() != two.view(1).to_json()


@rule("B-INFO-01")
def test_only_the_seat_that_is_asked_sees_its_options() -> None:
    game = at_market()
    asked = game.view(0).decision
    assert asked is not None
    assert "buy I.1" in [option.text for option in asked.options]
    assert game.view(1).decision is None
    assert game.view(None).decision is None


@rule("B-INFO-02")
def test_a_plan_is_hidden_until_all_plans_are_revealed() -> None:
    game = planning()
    events = game.apply("plan 1-1-1-1-1", 1)
    assert of_kind(events.seen_by(0), "planned") == []
    assert of_kind(events.seen_by(None), "planned") == []
    assert of_kind(events.seen_by(1), "planned")[0].data == {"plan": [1, 1, 1, 1, 1]}
    assert game.view(0).players[1].plan is None
    assert game.view(1).players[1].plan == [1, 1, 1, 1, 1]
    game.apply("plan 2-1-0-1-1", 0)
    last = game.apply("plan 3-2-0-0-0", 2)
    assert [player.plan for player in game.view(None).players] == [[2, 1, 0, 1, 1], [1, 1, 1, 1, 1], [3, 2, 0, 0, 0]]
    assert {event.actor for event in of_kind(last.seen_by(None), "revealed")} == {0, 1, 2}


@rule("B-INFO-02")
def test_nothing_in_a_view_depends_on_the_sealed_plans_of_others() -> None:
    """But that they are sealed (B-PLAN-07)."""
    ready, changed, thinking = planning(), planning(), planning()
    ready.apply("plan 1-1-1-1-1", 1)
    changed.apply("plan 0-3-0-0-2", 1)
    assert ready.view(0).to_json() == changed.view(0).to_json()
    assert ready.view(None).to_json() == changed.view(None).to_json()
    assert (ready.view(0).waiting, thinking.view(0).waiting) == ([0, 2], [0, 1, 2])


@rule("B-INFO-03")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everything_that_lies_on_the_table_is_public(viewer: int | None) -> None:
    view = at_market().view(viewer)
    assert [player.space for player in view.players] == [10, 20, 30]
    assert [player.wake for player in view.players] == [7, 8, 9]
    assert [player.price for player in view.players] == [2, 1, 1]
    assert [player.mood for player in view.players] == [1, -2, 4]
    assert [player.apprentices for player in view.players] == [5, 5, 6]
    assert [player.tiles for player in view.players] == [["3YR", "8GP"], [], []]
    assert [player.plan for player in view.players] == [[1, 2, 0, 1, 1], [1, 1, 1, 1, 1], [3, 2, 1, 0, 0]]
    assert view.booths == {"I": ["Y", "R", "B"], "II": ["YYY", "RRR", "BBB"], "III": ["YR", "YB", "RB"]}
    assert len(view.fresco) == 23
    assert view.bishop == "B4"


@rule("B-INFO-04")
def test_gains_and_payments_are_told_to_everybody_but_stocks_are_not_shown() -> None:
    game = at_market()
    told = of_kind(game.apply("buy II.1").seen_by(2), "bought")
    assert [(event.actor, event.data) for event in told] == [(0, {"booth": "II", "tile": "YYY", "price": 2})]
    assert game.view(2).players[0].thalers is None
    assert game.view(2).players[0].paints is None
    assert game.view(0).players[0].thalers == 7


@rule("B-INFO-04")
def test_thalers_taken_are_told_to_everybody() -> None:
    painters = [painter(space, wake=time, plan=[1, 1, 2, 1, 0]) for space, time in ((10, 7), (20, 8), (30, 9))]
    tiles = {"A1": "11GOP-1"}
    game = fresco.position(players=3, painters=painters, phase="cathedral", turn=2, fresco=tiles)
    earned = of_kind(game.apply("pass").seen_by(None), "earned")
    assert [(event.actor, event.data["thalers"]) for event in earned] == [(0, 6), (1, 6), (2, 6)]


@rule("B-INFO-04")
def test_stocks_can_be_followed_by_memory() -> None:
    """A sample that recalls everything keeps the others' stocks, one that only looks does not."""
    game = at_market({"thalers": 77, "paints": "P" * 30})
    recalled = game.sample(0, seed=1, recall=True)
    assert recalled.view(1).players[1].thalers == 77
    assert recalled.view(1).players[1].paints == {"purple": 30}
    assert game.sample(0, seed=1).view(1).players[1].thalers != 77
    assert game.sample(0, seed=1).view(0).to_json() == game.view(0).to_json()


@rule("B-INFO-05")
@pytest.mark.parametrize(("players", "tiles", "left"), [(2, 11, 2), (3, 11, 2), (4, 14, 1)])
def test_the_contents_of_the_bag_follow_from_the_display(players: int, tiles: int, left: int) -> None:
    view = fresco.new_game(players, seed=3).view(None)
    shown = [tile for booth in view.booths.values() for tile in booth if tile is not None]
    assert len(view.bag) == left
    assert len({*shown, *view.bag}) == tiles
    assert view.bag == sorted(view.bag)  # in no order that tells what comes next


@rule("B-INFO-05")
def test_the_draw_order_is_random() -> None:
    painters = [painter(space, wake=time, plan=[3, 1, 0, 1, 0]) for space, time in ((10, 7), (20, 8), (30, 9))]
    game = fresco.position(players=3, painters=painters, phase="workshop", turn=2)
    markets = set()
    for seed in range(8):
        other = game.copy(seed=seed)
        assert other.view(0).to_json() == game.view(0).to_json()  # nobody can tell them apart before the draw
        other.apply("pass")
        markets.add(str(other.view(None).booths))
    assert len(markets) == 8


@rule("B-INFO-06")
def test_blends_and_payments_in_the_cathedral_are_shown() -> None:
    painters = [
        painter(10, wake=7, plan=[1, 2, 0, 2, 0], paints="YYYRRRBBBG", thalers=5),
        painter(20, wake=8, plan=[3, 0, 2, 0, 0]),
        painter(30, wake=9, plan=[3, 0, 2, 0, 0]),
    ]
    tiles = {"A1": "3YR", "E5": "11GOP-1"}
    game = fresco.position(players=3, painters=painters, phase="cathedral", bishop="C3", fresco=tiles)
    first = game.apply("restore A1 bishop→B2").seen_by(1)
    assert of_kind(first, "bishop_stepped")[0].data == {"segment": "B2"}
    assert of_kind(first, "restored")[0].data == {"segment": "A1", "tile": "3YR", "points": 3, "bonus": 2}
    second = game.apply("altar RBG").seen_by(1)
    assert of_kind(second, "altar_restored")[0].data == {"paints": "RBG", "points": 3}
    third = game.apply("blend purple").seen_by(1)
    assert of_kind(third, "blended")[0].data == {"paint": "purple"}


@rule("B-INFO-07")
def test_all_stocks_are_open_after_the_last_action_of_the_last_round() -> None:
    painters = [
        painter(10, wake=7, plan=[1, 2, 0, 0, 2], paints="YYRB", thalers=5),
        painter(20, wake=8, plan=[3, 2, 0, 0, 0], paints="GO", thalers=7),
        painter(30, wake=9, plan=[3, 2, 0, 0, 0], paints="", thalers=0),
    ]
    game = fresco.position(players=3, painters=painters, phase="fifth", final=True, fresco={"A1": "8GP"})
    assert game.view(None).players[1].thalers is None
    events = game.apply("pass")
    assert game.over
    for viewer in (0, 1, 2, None):
        players = game.view(viewer).players
        assert [player.thalers for player in players] == [5, 7, 0]
        assert [player.paints for player in players] == [
            {"yellow": 2, "red": 1, "blue": 1},
            {"green": 1, "orange": 1},
            {},
        ]
    scored = of_kind(events.seen_by(None), "scored")
    assert [(event.actor, event.data) for event in scored] == [
        (0, {"points": 2, "source": "money"}),
        (1, {"points": 3, "source": "money"}),
    ]


@rule("B-INFO-01", "B-INFO-02")
@pytest.mark.parametrize("seed", [1, 2])
def test_in_a_new_game_nobody_sees_behind_the_screens_of_others(seed: int) -> None:
    game = fresco.new_game(3, seed=seed)
    wake_all(game, 7, 8, 9)
    plan_all(game, "1-1-1-1-1", "1-1-1-1-1")
    for seat in range(3):
        others = [player for number, player in enumerate(game.view(seat).players) if number != seat]
        assert all((other.thalers, other.paints, other.plan) == (None, None, None) for other in others)
