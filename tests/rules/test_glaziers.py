"""Module 6, Glaziers (M6): setup, and the tile in the plan. Short words for the other tests of the module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.hooks import ActionTile, Module
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.pack import load_pack
from buonfresco.games.fresco.state import NoSlice
from tests.rules.flow import asked, forgo_until, thalers, told
from tests.rules.table import refused
from tests.support import rule, texts

NO_TILE = "no glaziery"
COLUMNS = ("market", "cathedral", "studio", "workshop", "fifth")


def shown(game: Fresco, viewer: int | None = None) -> dict[str, Any]:
    part: dict[str, Any] = game.view(viewer).modules["glaziers"]
    return part


def glass(game: Fresco, seat: int) -> dict[str, int]:
    own: dict[str, int] = shown(game, seat)["players"][seat]["glass"]
    return own


def kind(game: Fresco) -> str:
    assert game.decision is not None
    return game.decision.kind


def planning(players: int = 3, **words: Any) -> Fresco:
    painters = [{"wake": wake} for wake in (5, 6, 7, 8)[:players]]
    if players == 2:
        painters.append({"wake": 7})
    return fresco.position(players, modules=[6], painters=painters, phase="plan", **words)


# Plans of five apprentices with the tile on a column: none on it, or one. What else they do asks nothing.
SHEETS = {
    "market": ([0, 0, 3, 0, 2], [1, 0, 3, 0, 1]),
    "cathedral": ([0, 0, 3, 0, 2], [0, 1, 3, 0, 1]),
    "studio": ([0, 0, 0, 2, 3], [0, 0, 1, 2, 2]),
    "workshop": ([0, 0, 3, 0, 2], [0, 0, 3, 1, 1]),
    "fifth": ([0, 0, 3, 2, 0], [0, 0, 3, 1, 1]),
    "": ([0, 0, 3, 0, 2], [0, 0, 3, 0, 2]),
    "shop": ([1, 0, 3, 0, 1], [1, 0, 3, 0, 1]),  # no tile, but a question at the market
}


def visit(
    *columns: str,
    on_tile: int = 0,
    offer: str = "YYBBRG",
    phase: str = "",
    first: dict[str, Any] | None = None,
    times: tuple[int, ...] = (5, 6, 7),
    **words: Any,
) -> Fresco:
    """Three painters who wake at these times, the tile of each on the column named for him."""
    painters: list[dict[str, Any]] = [
        {
            "space": 40 + 10 * seat,
            "wake": times[seat],
            "plan": SHEETS[column][on_tile],
            "covers": {column: "glaziery"} if column in COLUMNS else {},
            "paints": "",
        }
        for seat, column in enumerate((*columns, "", "", "")[:3])
    ]
    painters[0].update(first or {})
    slices = {"glaziers": {"offer": offer}, **words.pop("slices", {})}
    return fresco.position(3, modules=[6], painters=painters, phase=phase or columns[0], slices=slices, **words)


# ---- setup --------------------------------------------------------------------------------------------------------


@rule("M6-SETUP-01")
def test_glaziery_and_reserve_lie_beside_the_board() -> None:
    part = shown(fresco.new_game(3, modules=[6], seed=1))
    assert {"bench", "offer", "pile", "reserve", "bag"} <= set(part)
    assert part["reserve"] == {}
    assert "glaziers" not in fresco.new_game(3, seed=1).view().modules


@rule("M6-SETUP-02")
def test_six_of_the_18_windows_lie_on_the_bench() -> None:
    every = {window.id for window in load_pack("standard").extra["glaziers"].window}
    benches = set()
    for seed in range(20):
        game = fresco.new_game(3, modules=[6], seed=seed)
        data = game.state_data()["modules"]["glaziers"]
        assert (len(data["bench"]), shown(game)["pile"], shown(game)["windows"]) == (6, 12, {})
        assert {*data["bench"], *data["pile"]} == every
        benches.add(tuple(data["bench"]))
    assert len(benches) == 20


@rule("M6-SETUP-03", "X-SETUP-04")
def test_windows_lie_from_the_free_place_on_in_the_order_they_were_drawn() -> None:
    game = fresco.new_game(3, modules=[6], seed=4)
    ids = [window.id for window in load_pack("standard").extra["glaziers"].window]
    drawn = [-1 - entry for entry in game.inputs if entry < 0]  # starting spaces, fresco, market, windows, glass
    before = 3 + 25 + 9
    assert [ids[window] for window in drawn[before : before + 6]] == shown(game)["bench"]
    assert len(drawn) == before + 6 + 6
    assert shown(game)["prices"] == [0, 1, 1, 2, 2, 3]


@rule("M6-SETUP-05", "M6-EX-09", "M6-LEO-01", "X-LEO-04")
@pytest.mark.parametrize(("players", "laid"), [(2, 4), (3, 6), (4, 8)])
def test_two_tokens_for_each_player_none_for_leonardo(players: int, laid: int) -> None:
    game = fresco.new_game(players, modules=[6], seed=3)
    assert sum(shown(game)["offer"].values()) == laid
    assert shown(game)["bag"] == 26 - laid
    data = game.state_data()["modules"]["glaziers"]
    assert sorted(data["offer"] + data["bag"]) == sorted("Y" * 8 + "B" * 7 + "R" * 6 + "G" * 5)
    assert len(shown(game)["players"]) == players
    assert [glass(game, seat) for seat in range(players)] == [{}] * players


@rule("M6-SETUP-06")
def test_each_player_has_one_tile() -> None:
    game = planning()
    for seat in range(3):
        assert texts(game, seat) == [NO_TILE, *[f"glaziery on {column}" for column in COLUMNS]]
        game.apply("glaziery on studio", seat)
        refused(game, "glaziery on market", "B-PLAN-07", seat)


# ---- the plan -----------------------------------------------------------------------------------------------------


@rule("M6-PLAN-01")
def test_the_covered_location_is_not_visited() -> None:
    game = visit("studio", "", "", first={"thalers": 12})
    assert (asked(game), kind(game)) == (0, "glass")
    game.apply("pass")
    assert thalers(game, 0) == 12  # nothing earned
    assert thalers(game, 1) == 12 + 9


@rule("M6-PLAN-01", "M6-PLAN-02")
@pytest.mark.parametrize("column", COLUMNS)
def test_any_column_may_be_covered_and_leaves_one_space(column: str) -> None:
    game = planning()
    game.apply(f"glaziery on {column}", 0)
    place = COLUMNS.index(column)
    spreads = [action.args for action in game.legal(0) if action.kind == "plan"]
    assert {spread[place] for spread in spreads} == {0, 1}
    others = {spread[other] for spread in spreads for other in range(5) if other != place}
    assert others == {0, 1, 2, 3}


@rule("M6-PLAN-02", "X-PLAN-10")
@pytest.mark.parametrize(("covered", "open_"), [("cathedral", "fifth"), ("fifth", "cathedral")])
def test_in_the_final_round_one_cathedral_column_covered_leaves_the_other_open(covered: str, open_: str) -> None:
    game = planning(final=True)
    assert f"glaziery on {covered}" in texts(game, 0)
    plan = [0, 0, 3, 0, 0]
    plan[COLUMNS.index(open_)] = 2
    game = visit(covered, phase="cathedral", final=True, first={"plan": plan, "paints": "YRB"})
    seen = [kind(game)]
    game.apply("pass")
    seen.append(kind(game))
    assert sorted(seen) == ["cathedral", "glass"]
    assert (seen[0] == "glass") == (covered == "cathedral")


@rule("M6-PLAN-03", "M6-PLAN-05", "M6-GLAZ-08")
def test_two_glass_actions_without_any_apprentice() -> None:
    game = visit("studio", first={"thalers": 9})
    assert game.view(0).players[0].plan == [0, 0, 0, 2, 3]
    game.apply("glass yellow")
    assert (asked(game), kind(game)) == (0, "glass")
    game.apply("glass blue")
    assert glass(game, 0) == {"yellow": 1, "blue": 1}
    assert game.view().phase != "studio"


@rule("M6-PLAN-05")
def test_a_plan_may_leave_the_tile_empty() -> None:
    game = planning()
    game.apply("glaziery on studio", 0)
    assert {"plan 1-1-0-1-2", "plan 1-1-1-1-1"} <= set(texts(game, 0))


@rule("M6-PLAN-04")
def test_one_apprentice_on_the_tile_gives_a_third_action_and_not_more() -> None:
    game = planning()
    game.apply("glaziery on studio", 0)
    refused(game, "plan 1-1-2-1-0", "X-PLAN-04", 0)
    game = visit("studio", on_tile=1)
    for left in (2, 1, 0):
        assert (asked(game), kind(game)) == (0, "glass"), left
        game.apply("glass yellow" if left else "glass blue")
    assert glass(game, 0) == {"yellow": 2, "blue": 1}
    assert game.view().phase != "studio"


@rule("M6-PLAN-06", "M6-INFO-01")
def test_the_tile_is_part_of_the_secret_plan() -> None:
    game = planning()
    before = game.view(1).to_json(), game.view(None).to_json()
    events = game.apply("glaziery on studio", 0)
    assert (game.view(1).to_json(), game.view(None).to_json()) == before
    assert events.seen_by(1) == []
    assert game.view(0).players[0].covers == {"studio": "glaziery"}
    game.apply("plan 1-1-0-1-2", 0)
    for seat in (1, 2):
        game.apply(NO_TILE, seat)
        events = game.apply("plan 1-1-1-1-1", seat)
    assert [event.data for event in told(events, "covered")] == [{"tile": "glaziery", "column": "studio"}]
    assert game.view(1).players[0].covers == {"studio": "glaziery"}


@pytest.fixture
def other_tile() -> Iterator[None]:
    registry()[98] = Module(98, "bench_test", NoSlice, action_tile=ActionTile("stool", "", ("X-PLAN-02",), spaces=2))
    yield
    del registry()[98]
    fresco.forget_rules()


@rule("M6-PLAN-07", "X-PLAN-02")
@pytest.mark.usefixtures("other_tile")
def test_each_column_carries_one_tile_but_a_player_may_use_several() -> None:
    game = fresco.position(3, modules=[6, 98], painters=[{"wake": n} for n in (5, 6, 7)], phase="plan")
    game.apply("glaziery on studio", 0)
    assert texts(game, 0) == ["no stool", *[f"stool on {c}" for c in COLUMNS if c != "studio"], "withdraw"]
    refused(game, "stool on studio", "X-PLAN-02", 0)
    game.apply("stool on market", 0)
    assert game.view(0).players[0].covers == {"market": "stool", "studio": "glaziery"}


@rule("M6-EX-01")
def test_example_five_apprentices_and_seven_actions() -> None:
    """The tile covers the studio: five figures placed, two printed ones besides."""
    game = planning(slices={"glaziers": {"offer": "YYYYYY"}})
    game.apply("glaziery on studio", 0)
    refused(game, "plan 1-1-2-1-0", "X-PLAN-04", 0)
    refused(game, "plan 1-1-0-1-1", "B-PLAN-04", 0)
    game.apply("plan 1-1-1-1-1", 0)
    for seat in (1, 2):
        game.apply(NO_TILE, seat)
        game.apply("plan 0-0-3-0-2", seat)
    forgo_until(game, "studio")
    actions = 0
    while kind(game) == "glass":
        game.apply("glass yellow")
        actions += 1
    assert actions + sum(game.view(0).players[0].plan or []) - 1 == 7
    assert thalers(game, 0) == 12 - 3  # he never was in the studio
