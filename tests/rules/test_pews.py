"""Module 14, Pews (M14): setup, beams from the market, planning, the end, Leonardo, information."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.pack import load_pack
from tests.rules.flow import PLANS, asked, paints, thalers, told
from tests.rules.table import refused
from tests.support import PRESETS, rule, texts

BOARD = [1] * 5 + [2] * 4 + [3] * 3  # beams by place, as positions lay them out
TILES = {"1/2": 2, "1/3": 3, "2/5": 2, "2/6": 2, "3/8": 1, "3/9": 1, "3/10": 1}
BEAM_TILES = {"Y+2": 2, "R+2": 2, "B+2": 2, "YR+1": 1, "YB+1": 1, "RB+1": 1}
BOOTHS3 = {"I": ["Y+2", "YR+1", "YYY"], "II": ["R+2", "B+2", "G"], "III": ["YB+1", "RB+1", "RRR"]}
COLUMNS = ("market", "cathedral", "studio", "workshop", "fifth")


def board(game: Fresco, viewer: int | None = None) -> dict[str, Any]:
    own: dict[str, Any] = game.view(viewer).modules["pews"]
    return own


def beams(game: Fresco) -> list[int]:
    return [player["beams"] for player in board(game)["players"]]


def supplies(game: Fresco) -> list[int]:
    return [player["supply"] for player in board(game)["players"]]


def kind(game: Fresco) -> str:
    assert game.decision is not None
    return game.decision.kind


def bazaar(*apprentices: int, own: Sequence[int] = (), modules: Sequence[int] = (14,), **words: Any) -> Fresco:
    """Three painters at the market, the first seat first; he pays 4 Thalers for a tile."""
    painters: list[dict[str, Any]] = [
        {"space": 10 * (n + 1), "wake": 5 + n, "plan": PLANS[count], "paints": "", "thalers": 12}
        for n, count in enumerate(apprentices)
    ]
    words.setdefault("booths", BOOTHS3)
    slices = {"pews": {"beams": list(own) or [0] * 3}, **words.pop("slices", {})}
    return fresco.position(3, modules=modules, painters=painters, phase="market", slices=slices, **words)


def planning(players: int = 3, **words: Any) -> Fresco:
    painters = [{"wake": 5 + seat} for seat in range(players)] + [{"wake": 9}] * (players == 2)
    return fresco.position(players, modules=(14,), painters=painters, phase="plan", **words)


def church(
    placed: int,
    own: int = 3,
    column: int = 2,
    modules: Sequence[int] = (14,),
    pews: list[int] | None = None,
    **words: Any,
) -> Fresco:
    """The first painter has the pew tile on a column, so many apprentices on it and owns so many beams."""
    later = [n for n in (3, 4, 2, 1, 0) if n != column]
    plan = [0] * 5
    plan[column] = placed
    for n in range(5 - placed):
        plan[later[n // 3]] += 1
    first: dict[str, Any] = {"space": 10, "wake": 5, "plan": plan, "covers": {COLUMNS[column]: "pews"}, "paints": "YRB"}
    for name in ("space", "paints", "thalers", "points"):
        if name in words:
            first[name] = words.pop(name)
    rest = [0] * 5
    rest[later[0]], rest[later[1]] = 3, 2
    others = [{"space": 40 + 30 * n, "wake": 6 + n, "plan": rest, "paints": ""} for n in range(2)]
    others[0] |= words.pop("second", {})
    part = {"pews": BOARD if pews is None else pews, "beams": [own, *words.pop("others", (0, 0))]}
    slices = {"pews": part, **words.pop("slices", {})}
    phase = "fifth" if column == 4 else COLUMNS[column]
    words.setdefault("phase", phase)
    return fresco.position(3, modules=modules, painters=[first, *others], slices=slices, **words)


# ---- setup --------------------------------------------------------------------------------------------------------


@rule("M14-SETUP-01", "M14-INFO-02")
def test_twelve_pews_lie_at_random_beams_up() -> None:
    boards, corners = set(), Counter[int]()
    for seed in range(60):
        game = fresco.new_game(3, modules=(14,), seed=seed)
        pews = board(game)["pews"]
        assert sorted(pews) == BOARD
        assert board(game)["unseen"] == TILES
        boards.add(tuple(pews))
        corners[pews[0]] += 1
    assert len(boards) > 50
    assert min(corners[n] for n in (1, 2, 3)) > 6


@rule("M14-SETUP-02", "M14-SETUP-07")
@pytest.mark.parametrize(("players", "unused"), [(2, 12), (3, 6), (4, 0)])
def test_six_beams_for_each_player_are_his_supply_and_nobody_owns_any(players: int, unused: int) -> None:
    game = fresco.new_game(players, modules=(14,), seed=1)
    assert (supplies(game), beams(game)) == ([6] * players, [0] * players)
    assert 24 - sum(supplies(game)) == unused


@rule("M14-SETUP-03", "M14-PLAN-01", "X-PLAN-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_pew_tile_for_any_column(players: int) -> None:
    game = planning(players)
    for seat in range(players):
        assert texts(game, seat) == ["no pews", *(f"pews on {column}" for column in COLUMNS)]


@rule("M14-SETUP-04", "M14-SETUP-05")
@pytest.mark.parametrize(("players", "count"), [(2, 11), (3, 11), (4, 14)])
def test_six_market_tiles_are_replaced_by_tiles_with_the_same_paints(players: int, count: int) -> None:
    game = fresco.new_game(players, modules=(14,), seed=1)
    plain = fresco.new_game(players, seed=1)
    view = game.view()
    there = sorted([tile for tiles in view.booths.values() for tile in tiles if tile] + view.bag)
    assert len(there) == len(plain.r.market_tiles) == count
    assert {tile for tile in there if "+" in tile} == set(BEAM_TILES)
    assert [name.partition("+")[0] for name in game.r.market_ids] == list(plain.r.market_ids)
    assert game.r.market_paints == plain.r.market_paints
    assert board(game)["tiles"] == BEAM_TILES


@rule("M14-SETUP-04")
def test_without_the_module_the_old_tiles_are_there() -> None:
    game = fresco.new_game(3, seed=1)
    assert not any("+" in name for name in game.r.market_ids)
    assert "pews" not in game.view().modules


# ---- market -------------------------------------------------------------------------------------------------------


@rule("M14-MKT-01", "M14-MKT-02", "X-MKT-03")
@pytest.mark.parametrize(
    ("purchase", "brought", "stock"),
    [
        ("buy I.1", 2, {"yellow": 1}),
        ("buy I.2", 1, {"yellow": 1, "red": 1}),
        ("buy I.3", 0, {"yellow": 3}),
        ("buy II.1", 2, {"red": 1}),
        ("buy II.2", 2, {"blue": 1}),
        ("buy III.1", 1, {"yellow": 1, "blue": 1}),
        ("buy III.2", 1, {"red": 1, "blue": 1}),
    ],
)
def test_who_buys_a_tile_takes_its_beams_for_nothing(purchase: str, brought: int, stock: dict[str, int]) -> None:
    game = bazaar(1, 1, 0)
    events = game.apply(purchase)
    assert (beams(game), supplies(game)) == ([brought, 0, 0], [6 - brought, 6, 6])
    assert (paints(game, 0), thalers(game, 0)) == (stock, 12 - 4)
    assert [(event.actor, event.data["beams"]) for event in told(events, "beams_taken")] == [(0, brought)] * bool(
        brought
    )


@rule("M14-MKT-01")
def test_several_tiles_at_once_and_beams_pile_up() -> None:
    game = bazaar(3, 0, 0, own=(1, 2, 0))
    game.apply("buy II.1+2+3")
    assert (beams(game), supplies(game)) == ([5, 2, 0], [1, 4, 6])
    assert paints(game, 0) == {"red": 1, "blue": 1, "green": 1}


@rule("M14-MKT-03", "M14-EX-04")
@pytest.mark.parametrize(("own", "purchase", "after"), [(5, "buy I.1", 6), (6, "buy I.1", 6), (6, "buy I.2", 6)])
def test_he_takes_what_his_supply_has_and_may_buy_all_the_same(own: int, purchase: str, after: int) -> None:
    game = bazaar(1, 1, 0, own=(own, 0, 0))
    events = game.apply(purchase)
    assert (beams(game)[0], supplies(game)[0]) == (after, 6 - after)
    assert paints(game, 0)["yellow"] == 1
    assert [event.data["beams"] for event in told(events, "beams_taken")] == [after - own] * (after > own)


@rule("M14-MKT-04", "X-MKT-08")
def test_closing_a_booth_brings_no_beams() -> None:
    game = bazaar(1, 1, 0)
    game.apply("close I")
    assert beams(game) == [0, 0, 0]
    refused(game, "buy I.1", "B-MKT-10")


@rule("M14-LEO-01", "X-STATED-22", "X-MKT-11")
def test_leonardo_keeps_beams_from_the_players() -> None:
    painters = [{"space": 10, "wake": 6, "plan": PLANS[1]}, {"space": 20, "wake": 7, "plan": PLANS[1]}]
    painters.append({"space": 30, "wake": 5})
    game = fresco.position(2, modules=(14,), painters=painters, booths=BOOTHS3, phase="market")
    game.apply("close II")
    assert (beams(game), supplies(game)) == ([0, 0], [6, 6])
    assert [tile for tile in texts(game) if tile.startswith("buy II.")] == []
    refused(game, "buy II.1", "B-MKT-10")
    game.apply("buy I.1")
    assert beams(game) == [2, 0]


@rule("M14-LEO-01", "M14-LEO-02")
def test_leonardo_restores_no_pews_and_has_no_beams() -> None:
    plan = {"wake": 6, "plan": [0, 0, 2, 3, 0], "covers": {"studio": "pews"}}
    painters: list[dict[str, Any]] = [{"space": 10, **plan}, {"space": 40, **plan, "wake": 7}, {"space": 70, "wake": 5}]
    game = fresco.position(2, modules=(14,), painters=painters, phase="studio", slices={"pews": {"beams": [3, 3]}})
    actors = []
    for pew in ("pews 10", "pews 11"):
        assert game.decision is not None
        actors.append((game.decision.kind, game.decision.actor))
        game.apply(pew)
    assert actors == [("pews", 0), ("pews", 1)]
    him = game.view().leonardo
    assert him is not None
    assert (him.points, him.plan) == ({"fresco": 70}, [1, 1, 0, 0, 0])
    assert len(board(game)["players"]) == 2


# ---- planning -----------------------------------------------------------------------------------------------------


@rule("M14-PLAN-02", "X-PLAN-04")
@pytest.mark.parametrize("column", range(5))
def test_up_to_two_apprentices_stand_on_the_tile(column: int) -> None:
    game = planning()
    game.apply(f"pews on {COLUMNS[column]}", 0)
    numbers = {action.args[column] for action in game.legal(0) if action.kind == "plan"}
    assert numbers == {0, 1, 2}
    spread = [0, 1, 1, 0, 0]
    spread.insert(column, 3)
    refused(game, "plan " + "-".join(map(str, spread[:5])), "X-PLAN-04", 0)


@rule("M14-PLAN-03", "M14-PLAN-06", "X-PLAN-09")
def test_it_may_be_laid_with_nobody_on_it_and_for_nothing() -> None:
    for part in ({}, {"pews": [0] * 12}):
        game = planning(slices={"pews": part})
        assert beams(game) == [0, 0, 0]
        game.apply("pews on fifth", 0)
        game.apply("plan 2-2-1-0-0", 0)
        assert game.view(0).players[0].covers == {"fifth": "pews"}
        assert game.view(1).players[0].covers is None  # secret until all are ready
        assert game.check() == []


@rule("M14-PLAN-04", "X-PLAN-06")
@pytest.mark.parametrize(
    ("column", "phase", "never"),
    [(0, "market", "market"), (1, "cathedral", "cathedral"), (3, "workshop", "blend")],
)
def test_the_covered_place_is_not_visited(column: int, phase: str, never: str) -> None:
    game = church(2, own=3, column=column, paints="YRB")
    assert (game.view().phase, kind(game), asked(game)) == (phase, "pews", 0)
    game.apply("pass")
    assert (kind(game), asked(game)) != (never, 0)


@rule("M14-PLAN-04", "X-PLAN-06")
def test_studio_and_theater_bring_nothing_under_the_tile() -> None:
    game = church(2, own=0, column=2, thalers=5)
    assert thalers(game, 0) == 5
    game = church(2, own=0, column=4)
    assert game.view().players[0].mood == 0


@rule("M14-PLAN-05", "X-ACT-02")
def test_the_action_comes_when_the_place_is_resolved_in_action_order() -> None:
    tile = {"covers": {"studio": "pews"}, "plan": [0, 0, 2, 3, 0]}
    painters = [{"space": 10 * n + 10, "wake": 9 - n, **tile} for n in range(3)]
    painters[0] = {"space": 10, "wake": 9, "covers": {"workshop": "pews"}, "plan": [0, 0, 3, 2, 0]}
    slices = {"pews": {"beams": [3, 3, 3]}}
    game = fresco.position(3, modules=(14,), painters=painters, phase="studio", slices=slices)
    turns: list[tuple[str, int]] = []
    while kind(game) == "pews" and len(turns) < 4:
        turns.append((game.view().phase, asked(game)))
        game.apply("pass")
        while kind(game) == "blend":
            game.apply("pass")
    assert turns == [("studio", 2), ("studio", 1), ("workshop", 0)]


# ---- prepare phase, end ---------------------------------------------------------------------------------------------


@rule("M14-PREP-01", "X-PREP-01")
def test_the_tile_comes_off_the_sheet_and_is_there_again() -> None:
    game = church(2, own=0, column=4, phase="prepare")
    assert game.view().round == 2
    assert [player.covers for player in game.view().players] == [{}, {}, {}]
    for time in (6, 7, 8):
        game.apply(f"wake {time}")
    for seat in range(3):
        assert "pews on market" in texts(game, seat)


@rule("M14-SCORE-01", "X-SCORE-03")
def test_beams_owned_at_the_end_are_worth_nothing() -> None:
    painters = [{"space": 10 + 30 * n, "wake": 5 + n, "plan": [1] * 5, "thalers": 4} for n in range(3)]
    slices = {"pews": {"beams": [6, 3, 0]}}
    game = fresco.position(3, modules=(14,), painters=painters, final=True, phase="scoring", slices=slices)
    assert game.over
    assert game.scores() == (12, 42, 72)


@rule("M14-END-01", "X-PLAN-10", "X-T-20")
def test_the_second_cathedral_column_of_the_final_round() -> None:
    """X-T-20: two apprentices and three beams, after the workshop; the first cathedral column is visited as usual."""
    first = {"space": 10, "wake": 5, "plan": [0, 1, 0, 1, 2], "covers": {"fifth": "pews"}, "paints": "YR"}
    others = [{"space": 40 + 30 * n, "wake": 6 + n, "plan": [0, 0, 3, 2, 0], "paints": ""} for n in range(2)]
    slices = {"pews": {"beams": [3, 0, 0]}}
    game = fresco.position(3, modules=(14,), painters=[first, *others], final=True, phase="cathedral", slices=slices)
    assert kind(game) == "cathedral"
    game.apply("restore A1")
    assert (kind(game), game.view().phase, asked(game)) == ("pews", "fifth", 0)
    assert "pews 1+2+3" in texts(game)
    game.apply("pews 12")
    assert game.over  # nobody else has anything to do, and no income follows


@rule("M14-END-01", "X-FINAL-01", "X-FINAL-02")
@pytest.mark.parametrize("column", range(5))
def test_any_column_in_the_final_round(column: int) -> None:
    game = church(2, column=column, final=True)
    assert (kind(game), game.decision.actor if game.decision else None) == ("pews", 0)


# ---- information ----------------------------------------------------------------------------------------------------


@rule("M14-INFO-01", "X-INFO-02")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_supplies_are_open_and_so_are_the_beams_owned(viewer: int | None) -> None:
    game = bazaar(1, 1, 0, own=(3, 0, 6))
    assert board(game, viewer)["players"] == [{"beams": own, "supply": 6 - own} for own in (3, 0, 6)]


@rule("M14-INFO-02", "M14-PEW-07", "X-INFO-03")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_beam_sides_and_gaps_are_open_points_are_not(viewer: int | None) -> None:
    pews = [1, 0, 2, 0, 3, 1, 2, 3, 1, 2, 0, 3]
    game = church(2, pews=pews)
    seen = board(game, viewer)
    assert seen["pews"] == [n or None for n in pews]
    assert set(seen) == {"pews", "unseen", "tiles", "players"}
    assert sum(seen["unseen"].values()) == 9


@rule("M14-PEW-07", "X-INFO-04")
def test_points_are_decided_only_when_a_tile_is_turned_over() -> None:
    """A position knows nothing of them: the same one gives different points in different worlds."""
    game = church(0)
    gained = Counter[int]()
    for seed in range(120):
        world = game.sample(1, seed)
        assert world.view(1).to_json() == game.view(1).to_json()
        world.apply("pews 1", 0)
        gained[world.scores()[0] - 10] += 1
    assert set(gained) == {2, 3}
    assert 25 < gained[2] < 75  # two in five


@pytest.mark.parametrize("preset", PRESETS)
def test_the_market_is_the_same_in_every_preset(preset: str) -> None:
    game = bazaar(1, 1, 0, preset=preset)
    game.apply("buy I.1")
    assert beams(game) == [2, 0, 0]
    assert load_pack("standard").extra["pews"] is game.r.pack.extra["pews"]
