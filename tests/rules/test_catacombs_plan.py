"""Module 13, Catacombs: maps on the action sheet (M13-PLAN)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import told
from tests.rules.table import refused
from tests.rules.test_catacombs import COLUMNS, ceiling, kind, own, seen, site
from tests.support import rule, texts

FIVE = ["5a", "5b", "6a", "6b", "7a"]


def planning(
    *hands: list[str], modules: tuple[int, ...] = (13,), people: Any = (), others: Any = None, **words: Any
) -> Fresco:
    """The plan phase; maps by seat."""
    painters = [{"wake": 5 + seat, **(people[seat] if seat < len(people) else {})} for seat in range(3)]
    slices = {"catacombs": {"maps": [*hands, *[[] for _ in range(3 - len(hands))]]}, **(others or {})}
    return fresco.position(3, modules=modules, painters=painters, slices=slices, phase="plan", **words)


def spread_of(game: Fresco, seat: int = 0) -> list[int] | None:
    """The plan of who had no choice, so that nothing was asked."""
    return game.view(seat).players[seat].plan


def spreads(game: Fresco, seat: int = 0) -> list[tuple[int, ...]]:
    return [action.args for action in game.legal(seat) if action.kind == "plan"]


@rule("M13-PLAN-01", "X-PLAN-03")
@pytest.mark.parametrize("column", COLUMNS)
def test_a_map_on_any_column_leaves_one_space_there(column: str) -> None:
    game = planning(["5a"])
    number = COLUMNS.index(column)
    game.apply(f"map 5a on {column}", 0)
    assert kind(game) == "plan"
    assert {spread[number] for spread in spreads(game)} == {0, 1}
    other = (number + 1) % 5
    assert {spread[other] for spread in spreads(game)} == {0, 1, 2, 3}
    assert game.view(0).players[0].covers == {column: "map"}


@rule("M13-PLAN-01")
def test_who_has_no_map_is_not_asked() -> None:
    game = planning([], ["6a"])
    assert [decision.kind for decision in game.decisions] == ["plan", "plan_map", "plan"]
    assert "withdraw" not in texts(game, 0)
    refused(game, "map 6a on market", "M13-PLAN-01", 0)
    refused(game, "no map", "M13-PLAN-01", 0)
    again = fresco.from_json(game.to_json())
    assert [again.legal(seat) for seat in range(3)] == [game.legal(seat) for seat in range(3)]


@rule("M13-PLAN-01", "M13-MAP-03")
def test_only_own_maps() -> None:
    game = planning(["5a", "6a"], ["7a"])
    assert texts(game, 0) == ["no map", *[f"map {name} on {column}" for name in ("5a", "6a") for column in COLUMNS]]
    refused(game, "map 7a on market", "M13-PLAN-01", 0)
    refused(game, "plan 1-1-1-1-1", "M13-PLAN-01", 0)
    game.apply("map 5a on studio", 0)
    left = [column for column in COLUMNS if column != "studio"]
    assert texts(game, 0) == ["no map", *[f"map 6a on {column}" for column in left], "withdraw"]
    refused(game, "map 5a on cathedral", "M13-PLAN-02", 0)  # a map lies on one column
    refused(game, "map 6a on studio", "M13-PLAN-02", 0)  # and a column has one map
    game.apply("no map", 0)
    assert kind(game) == "plan"
    for late in ("map 6a on cathedral", "no map"):
        refused(game, late, "B-PLAN-07", 0)


@rule("M13-PLAN-01", "X-PLAN-01")
def test_maps_are_asked_for_after_the_action_tiles() -> None:
    game = planning(["5a"], modules=(6, 13))
    for early in ("map 5a on market", "no map"):
        refused(game, early, "M13-PLAN-01", 0)
    game.apply("no glaziery", 0)
    assert kind(game) == "plan_map"


@rule("M13-PLAN-02")
def test_five_maps_on_five_columns() -> None:
    game = planning(FIVE)
    game.apply_all([f"map {name} on {column}" for name, column in zip(FIVE, COLUMNS, strict=True)], 0)
    assert spread_of(game) == [1, 1, 1, 1, 1]
    assert own(game)["laid"] == dict(zip(COLUMNS, FIVE, strict=True))
    assert own(game)["maps"] == []


@rule("M13-PLAN-03")
def test_a_map_that_is_not_placed_is_kept_for_later_rounds() -> None:
    game = planning(["5a", "6a"])
    game.apply_all(["map 5a on cathedral", "no map"], 0)
    for seat in range(3):
        game.apply("plan 0-0-3-2-0", seat)
    while game.view().round == 1:
        game.apply("pass" if "pass" in texts(game) else game.legal()[0])
    assert (own(game)["maps"], own(game)["laid"], seen(game)["used"]) == (["6a"], {}, ["5a"])


@rule("M13-PLAN-04", "M13-PLAN-05", "X-PLAN-04", "X-STATED-18")
@pytest.mark.parametrize(("apprentices", "most"), [(4, 5), (5, 5), (6, 4)])
def test_every_apprentice_needs_a_space(apprentices: int, most: int) -> None:
    """15 - 2k spaces: five maps leave 5, so six apprentices, the extra one among them, allow four."""
    moods = {4: -3, 5: 0, 6: 3}
    game = planning(FIVE, people=({"apprentices": apprentices, "mood": moods[apprentices]},))
    for name, column in list(zip(FIVE, COLUMNS, strict=True))[:most]:
        game.apply(f"map {name} on {column}", 0)
    assert kind(game) == "plan"  # nothing more can be laid, so nothing more is asked
    assert all(sum(spread) == apprentices for spread in spreads(game))
    if most < 5:
        refused(game, "map 7a on fifth", "M13-PLAN-04", 0)
        assert game.r.room((13,) * 4 + (0,)).stop - 1 == 7
        assert max(spread[4] for spread in spreads(game)) == 3


@rule("M13-PLAN-06")
def test_the_space_beside_a_map_may_stay_empty() -> None:
    game = planning(["5a"])
    game.apply("map 5a on market", 0)
    assert (0, 1, 2, 1, 1) in spreads(game)


@rule("M13-PLAN-08", "X-PLAN-01", "X-INFO-01")
def test_maps_are_laid_in_secret_and_shown_with_the_plans() -> None:
    game = planning(["5a", "6a"], ["7a"], fresco=ceiling("A1"))
    game.apply_all(["map 5a on market", "no map", "plan 1-1-1-1-1"], 0)
    for viewer in (None, 1, 2):
        assert seen(game, viewer)["players"][0] == {"times": [5, 6], "maps": None, "laid": None, "kept": None}
        assert game.view(viewer).players[0].covers is None
    game.apply_all(["no map", "plan 1-1-1-1-1"], 1)
    events = game.apply("plan 1-1-1-1-1", 2)
    assert [(event.actor, event.data) for event in told(events, "map_shown")] == [
        (0, {"map": "5a", "column": "market"})
    ]
    for viewer in (None, 1, 2):  # what was kept back stays hidden
        first, second, _ = seen(game, viewer)["players"]
        assert first == {"times": [5, 6], "maps": None, "laid": {"market": "5a"}, "kept": None}
        assert second["laid"] == {}
        assert seen(game, viewer)["marked"]["5a"] == ["A1", "B1", "C1", "A2"]
    assert seen(game, 1)["players"][1]["maps"] == ["7a"]


@rule("M13-PLAN-08", "B-PLAN-07")
def test_a_plan_with_maps_can_be_taken_back() -> None:
    game = planning(["5a", "6a"])
    before = game.hash()
    game.apply("map 6a on market", 0)
    assert "withdraw" in texts(game, 0)
    game.apply("withdraw", 0)
    assert game.hash() == before
    game.apply("map 5a on fifth", 0)
    again = fresco.from_json(game.to_json())
    assert again.legal(0) == game.legal(0)
    assert "withdraw" in texts(game, 0)
    game.apply_all(["no map", "plan 1-1-1-1-1"], 0)
    game.apply("withdraw", 0)
    assert game.hash() == before


@rule("M13-PLAN-08", "X-INFO-04")
def test_samples_keep_the_times_and_redraw_the_maps() -> None:
    game = planning(["5a"], ["6a", "7b"], ["5b", "5c"])
    game.apply("map 6a on market", 1)
    hands = set()
    for seed in range(30):
        world = game.sample(0, seed, recall=seed % 2 == 0)
        assert world.check() == []
        assert world.view(0).to_json() == game.view(0).to_json()
        players = [own(world, seat) for seat in range(3)]
        assert players[0]["maps"] == ["5a"]
        assert [[int(name[0]) for name in player["maps"]] for player in players[1:]] == [[6, 7], [5, 5]]
        assert "5a" not in players[2]["maps"]
        hands.add(str(players))
    assert len(hands) > 20


@rule("M13-PLAN-09", "X-PLAN-02")
def test_a_column_with_an_action_tile_takes_no_map() -> None:
    game = planning(["5a", "6a"], modules=(6, 13))
    game.apply("glaziery on market", 0)
    assert "map 5a on market" not in texts(game, 0)
    refused(game, "map 5a on market", "M13-PLAN-09", 0)
    game.apply("map 5a on cathedral", 0)
    assert game.view(0).players[0].covers == {"market": "glaziery", "cathedral": "map"}


@rule("X-PLAN-02", "X-PLAN-04", "X-PLAN-05")
def test_audience_and_four_maps_leave_four_spaces() -> None:
    game = planning(FIVE, modules=(8, 13), people=({"apprentices": 4, "mood": -3},))
    game.apply("audience on market", 0)
    game.apply_all([f"map {name} on {column}" for name, column in zip(FIVE, COLUMNS[1:], strict=False)], 0)
    assert spread_of(game) == [0, 1, 1, 1, 1]
    five = planning(FIVE, modules=(8, 13))
    five.apply("audience on market", 0)
    five.apply_all([f"map {name} on {column}" for name, column in zip(FIVE, COLUMNS[1:4], strict=False)], 0)
    assert kind(five) == "plan"
    refused(five, "map 7a on fifth", "M13-PLAN-04", 0)


@rule("X-PLAN-04", "M9-PLAN-01")
def test_the_wall_tile_still_gets_its_apprentice() -> None:
    game = planning(FIVE, modules=(9, 13))
    game.apply("wall on market", 0)
    game.apply_all([f"map {name} on {column}" for name, column in zip(FIVE, COLUMNS[1:], strict=False)], 0)
    assert spread_of(game) == [1, 1, 1, 1, 1]


@rule("M13-EXPL-08", "X-PLAN-10", "X-FINAL-01")
def test_in_the_final_round_both_cathedral_columns_may_carry_one() -> None:
    game = planning(["5a", "6a"], final=True)
    game.apply_all(["map 5a on cathedral", "map 6a on fifth"], 0)
    assert own(game)["laid"] == {"cathedral": "5a", "fifth": "6a"}


@rule("M4-PLAN-02", "X-PLAN-03")
def test_a_penny_beside_a_map_needs_the_apprentice() -> None:
    game = planning(["5a"], modules=(4, 13), others={"wishing_well": {"pennies": [3, 3, 3]}})
    game.apply("map 5a on market", 0)
    game.apply("plan 1-1-1-1-1", 0)
    assert texts(game, 0) == ["pennies 0", "pennies 1", "pennies 2", "withdraw"]
    game.apply_all(["withdraw", "map 5a on market", "plan 0-2-1-1-1"], 0)
    assert texts(game, 0) == ["withdraw"]


def test_a_position_needs_no_map_for_every_covered_column() -> None:
    game = site("market", {"market": "5b"}, rooms={"D1": "statue-5"})
    assert own(game)["laid"] == {"market": "5b"}
    painters = [{"wake": 5, "plan": [1, 1, 1, 1, 1], "covers": {"market": "map"}}, {"wake": 6, "plan": [1] * 5}]
    plain = fresco.position(3, modules=[13], painters=[*painters, {"wake": 7, "plan": [1] * 5}], phase="market")
    assert seen(plain)["used"] == ["5a"]  # nothing could come of it, so it is done already
