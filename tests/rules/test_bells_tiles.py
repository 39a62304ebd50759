"""Action tiles in general, shown with the audience and with tiles made for it (M8-TILE, M8-PLAN)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from buonfresco.engine.action import action
from buonfresco.engine.ruleset import Kind, Program
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.constants import MARKET
from buonfresco.games.fresco.hooks import ActionTile, Module
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.state import NoSlice
from tests.rules.flow import asked, thalers, told
from tests.rules.table import refused
from tests.rules.test_bells import DISPLAY, IDS, audience, of, player, town
from tests.support import rule, texts

COLUMNS = ("market", "cathedral", "studio", "workshop", "fifth")
CHISEL = action("chisel", (), "chisel")


def nothing(_g: Fresco, _painter: int, _arg: int, _action: Any) -> None:
    pass


def stand_in(number: int, name: str, **tile: Any) -> Module:
    """A module with nothing but an action tile; whoever uses it may chisel, or pass."""
    kind = f"{name} work"
    asking = Kind(kind, ("M8-TILE-11",), lambda _g, _p, _a: (CHISEL, PASS), {"chisel": nothing, "pass": nothing})
    return Module(
        number,
        name,
        NoSlice,
        action_tile=ActionTile(name, name, ("X-PLAN-02",), **tile),
        programs={name: Program({"ask": lambda g, painter, _arg: g.ask(kind, painter)})},
        kinds=(asking,),
        actions=lambda _rules: (CHISEL,),
    )


WALL = stand_in(80, "mural", spaces=1, fill=1)  # like the wall fresco tile of module 9
DOCTOR = stand_in(81, "doctor", spaces=1, columns=(MARKET,))  # like the tile of module 10
ONES = [stand_in(number, f"one{number}", spaces=1) for number in (82, 83, 84)]


@pytest.fixture(autouse=True)
def stand_ins() -> Iterator[None]:
    extra = {module.number: module for module in (WALL, DOCTOR, *ONES)}
    registry().update(extra)
    yield
    for number in extra:
        del registry()[number]
    fresco.forget_rules()


def planning(*modules: int, **first: Any) -> Fresco:
    return town(first, {}, {}, phase="plan", modules=(8, *modules))


@rule("M8-TILE-01", "M8-PLAN-01")
def test_the_tile_may_cover_any_column_or_stay_in_the_hand() -> None:
    game = planning()
    assert texts(game, 0) == ["no audience", *[f"audience on {column}" for column in COLUMNS]]
    game.apply("no audience", 0)
    assert game.view(0).players[0].covers == {}
    assert "plan 1-1-1-1-1" in texts(game, 0)
    assert texts(game, 1)[0] == "no audience"  # it is every player's own business


@rule("M8-PLAN-01", "M8-TILE-06")
@pytest.mark.parametrize("column", range(5))
def test_no_apprentice_stands_on_the_audience_tile(column: int) -> None:
    game = planning()
    game.apply(f"audience on {COLUMNS[column]}", 0)
    spreads = [act.args for act in game.legal(0) if act.kind == "plan"]
    assert {spread[column] for spread in spreads} == {0}
    assert len(spreads) == 4 * 3 + 12 + 12 + 4  # 5 apprentices on four columns: 3+2, 3+1+1, 2+2+1, 2+1+1+1
    refused(game, "plan 1-1-1-1-1", "X-PLAN-04", seat=0)


@rule("M8-TILE-02")
@pytest.mark.parametrize(("column", "visits"), [(0, "market"), (1, "cathedral"), (3, "blend")])
def test_a_covered_location_is_not_visited(column: int, visits: str) -> None:
    plan = [1, 1, 1, 1, 1]
    plan[column] = 0
    plan[2] += 1
    people = {"plan": plan, "covers": {COLUMNS[column]: "audience"}, "paints": "YYRRBB"}
    game = town(people, {}, {}, phase=COLUMNS[column], bells={"display": DISPLAY[:3]})
    kinds = []
    while asked(game) == 0:
        kinds.append(game.decisions[0].kind)
        game.apply(game.legal()[0])
    assert kinds == ["certificate", "payment"]
    assert game.decisions[0].kind == visits  # the others go there as usual


@rule("M8-TILE-02")
def test_under_the_tile_the_studio_pays_nothing_and_the_theater_cheers_nobody() -> None:
    game = audience({"plan": [2, 1, 0, 1, 1], "covers": {"studio": "audience"}})
    game.apply_all(["certificate 3-3-2a", "deposit 0"])
    assert thalers(game, 0) == 12
    show = audience({"plan": [2, 1, 1, 1, 0], "covers": {"fifth": "audience"}}, phase="fifth")
    show.apply_all(["certificate 3-3-2a", "deposit 0"])
    assert [one.mood for one in show.view().players] == [0, 2, 2]


@rule("M8-TILE-03")
def test_the_audience_comes_when_the_covered_location_has_its_turn_in_action_order() -> None:
    late = {"wake": 9, "plan": [0, 2, 1, 1, 1], "covers": {"market": "audience"}}
    early = {"wake": 6, "plan": [1, 1, 1, 2, 0], "covers": {"fifth": "audience"}}
    game = town(late, {"wake": 7}, early, phase="market", bells={"display": DISPLAY[:3]})
    turns = []
    while game.view().phase == "market":
        turns.append((asked(game), game.decisions[0].kind))
        game.apply("pass" if "pass" in texts(game) else game.legal()[0])
    assert turns == [(2, "market"), (1, "market"), (0, "certificate"), (0, "payment")]
    while game.view().phase != "fifth":
        assert game.decisions[0].kind not in ("certificate", "payment")
        game.apply("pass")
    assert (asked(game), game.decisions[0].kind) == (2, "certificate")


@rule("M8-TILE-04")
def test_the_tile_comes_back_in_the_prepare_phase_and_serves_again() -> None:
    game = audience({"plan": [2, 1, 1, 1, 0], "covers": {"fifth": "audience"}}, phase="fifth")
    game.apply_all(["certificate 3-3-2a", "pay full"])
    assert game.view().round == 2
    assert [one.covers for one in game.view().players] == [{}, {}, {}]
    for _ in range(3):
        game.apply(game.legal()[0])
    assert texts(game, 0)[:2] == ["no audience", "audience on market"]


@rule("M8-TILE-05")
def test_one_tile_per_column_but_several_tiles_in_one_round() -> None:
    game = planning(80)
    game.apply("audience on studio", 0)
    assert texts(game, 0)[:-1] == ["no mural", *[f"mural on {c}" for c in COLUMNS if c != "studio"]]
    refused(game, "mural on studio", "X-PLAN-02", seat=0)
    game.apply("mural on market", 0)
    assert game.view(0).players[0].covers == {"studio": "audience", "market": "mural"}


@rule("M8-TILE-06")
def test_a_covered_column_has_the_spaces_of_its_tile() -> None:
    game = planning(80)
    game.apply("audience on studio", 0)
    game.apply("mural on market", 0)
    spreads = [act.args for act in game.legal(0) if act.kind == "plan"]
    assert {spread[0] for spread in spreads} == {1}
    assert {spread[2] for spread in spreads} == {0}
    doctor = planning(81)
    doctor.apply("no audience", 0)
    assert texts(doctor, 0) == ["no doctor", "doctor on market", "withdraw"]
    doctor.apply("doctor on market", 0)
    assert {act.args[0] for act in doctor.legal(0) if act.kind == "plan"} == {0, 1}


@rule("M8-TILE-07")
def test_a_set_of_tiles_that_leaves_too_few_spaces_is_illegal() -> None:
    """The audience and four tiles with one space each have four spaces."""
    game = planning(80, 82, 83, 84, apprentices=5)
    game.apply("audience on market", 0)
    for text in ("mural on cathedral", "one82 on studio", "one83 on workshop"):
        game.apply(text, 0)
    assert not any(text.startswith("one84") for text in texts(game, 0))
    assert {act.args for act in game.legal(0) if act.kind == "plan"} == {
        (0, 1, 1, 1, 2),
        (0, 1, 1, 0, 3),
        (0, 1, 0, 1, 3),
    }
    few = planning(80, 82, 83, 84, apprentices=4, mood=-4)
    for text in ("audience on market", "mural on cathedral", "one82 on studio", "one83 on workshop", "one84 on fifth"):
        few.apply(text, 0)
    assert few.view(0).players[0].plan == [0, 1, 1, 1, 1]  # the only plan that fits


@rule("M8-TILE-07")
def test_every_apprentice_must_find_a_space() -> None:
    game = planning()
    game.apply("audience on studio", 0)
    refused(game, "plan 1-1-0-1-1", "B-PLAN-04", seat=0)


@rule("M8-TILE-08")
@pytest.mark.parametrize(("column", "open_column"), [("cathedral", "fifth"), ("fifth", "cathedral")])
def test_in_the_final_round_covering_one_cathedral_column_leaves_the_other(column: str, open_column: str) -> None:
    choice = town({}, {}, {}, phase="plan", final=True)
    assert f"audience on {column}" in texts(choice, 0)
    plan = [1, 3, 0, 1, 0] if column == "fifth" else [1, 0, 0, 1, 3]
    one = {"plan": plan, "covers": {column: "audience"}, "paints": "YRB"}
    words: dict[str, Any] = {"final": True, "bells": {"display": DISPLAY[:3]}}
    game = town(one, {}, {}, phase=column, **words)
    assert (asked(game), game.decisions[0].kind) == (0, "certificate")
    other = town(one, {}, {}, phase=open_column, **words)
    assert (asked(other), game.decisions[0].seat, other.decisions[0].kind) == (0, 0, "cathedral")


@rule("M8-TILE-08")
def test_a_tile_for_the_market_alone_stays_with_the_market_in_the_final_round() -> None:
    game = town({}, {}, {}, phase="plan", final=True, modules=(8, 81))
    game.apply("no audience", 0)
    assert texts(game, 0) == ["no doctor", "doctor on market", "withdraw"]


@rule("M8-TILE-09")
def test_tiles_are_secret_until_all_plans_are_revealed() -> None:
    game = planning()
    game.apply("audience on studio", 0)
    game.apply("plan 2-1-0-1-1", 0)
    for viewer in (None, 1, 2):
        view = game.view(viewer)
        assert (view.players[0].covers, view.players[0].plan) == (None, None)
    assert game.view(0).players[0].covers == {"studio": "audience"}
    for seat in (1, 2):
        game.apply("no audience", seat)
        events = game.apply("plan 1-1-1-1-1", seat)
    assert [(event.actor, event.data) for event in told(events, "covered")] == [
        (0, {"tile": "audience", "column": "studio"})
    ]
    assert game.view(None).players[0].covers == {"studio": "audience"}


@rule("M8-TILE-10", "X-PLAN-06")
def test_who_covers_the_market_has_no_black_market_there() -> None:
    one = {"plan": [0, 2, 1, 1, 1], "covers": {"market": "audience"}}
    game = town(one, {}, {}, phase="market", modules=(8, 16), bells={"display": DISPLAY[:3]})
    refused(game, "black market", "M16-MKT-01")
    game.apply_all(["certificate 3-3-2a", "deposit 0"])
    assert asked(game) == 1
    assert "black market" in texts(game)


@rule("M8-TILE-10")
def test_an_apprentice_on_a_tile_is_not_at_the_location() -> None:
    one = {"plan": [1, 1, 1, 1, 1], "covers": {"market": "mural"}}
    game = town(one, {}, {}, phase="market", modules=(8, 16, 80))
    assert texts(game) == ["chisel", "pass"]
    game.apply("chisel")
    assert asked(game) == 1


@rule("M8-TILE-11", "X-ACT-05")
def test_the_audience_is_a_duty_while_other_tiles_may_be_forfeited() -> None:
    one = {"plan": [1, 1, 0, 2, 1], "covers": {"market": "mural", "studio": "audience"}}
    game = town(one, {}, {}, phase="market", modules=(8, 80), bells={"display": DISPLAY[:3]})
    game.apply("pass")
    assert asked(game) == 1
    later = town(one, {}, {}, phase="studio", modules=(8, 80), bells={"display": DISPLAY[:3]})
    refused(later, "pass", "M8-AUD-01")


@rule("M8-PLAN-02", "X-PLAN-09")
def test_without_any_certificate_left_the_tile_is_not_offered() -> None:
    bells = {"display": [], "pile": [], "face_down": [IDS, [], []]}
    game = town({}, {}, {}, phase="plan", bells=bells)
    assert texts(game, 0)[0].startswith("plan")
    refused(game, "audience on studio", "M8-PLAN-02", seat=0)
    assert "withdraw" not in texts(game, 0)


@rule("M8-PLAN-02")
@pytest.mark.parametrize("where", ["display", "pile", "returned"])
def test_one_certificate_anywhere_is_enough_to_offer_it(where: str) -> None:
    bells = {"display": [], "pile": [], "returned": [], "face_down": [IDS[1:], [], []], where: IDS[:1]}
    assert "audience on studio" in texts(town({}, {}, {}, phase="plan", bells=bells), 0)


@rule("M8-PLAN-02", "M8-LEO-01")
def test_leonardos_certificates_do_not_count_as_a_pile() -> None:
    bells = {"display": [], "pile": IDS[:4], "face_down": [IDS[4:], []]}
    game = town({}, {}, {}, phase="plan", players=2, bells=bells)
    assert not any(text.startswith("audience") for text in texts(game, 0))
    assert of(game)["pile"]["count"] == 0
    assert player(game, 0)["count"] == 14
