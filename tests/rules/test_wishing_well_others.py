"""Module 4, Wishing Well, beside other modules (M4-XMOD): some are played by stand-ins made for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from buonfresco.engine.action import Action, action
from buonfresco.engine.ruleset import Kind, Program
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.constants import MARKET
from buonfresco.games.fresco.hooks import ActionTile, Insert, Module
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.pack import load_pack
from buonfresco.games.fresco.state import NoSlice
from tests.rules.flow import PLANS, asked, paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_wishing_well import cards, kind, own, pennies, seen, table
from tests.rules.test_wishing_well_cathedral import praying, score
from tests.support import rule, texts

Add = Callable[..., None]
NOD = action("stand_in_nod", (), "stand-in nod")


@pytest.fixture
def add(monkeypatch: pytest.MonkeyPatch) -> Iterator[Add]:
    """Another module for one test, under a number of its own unless the order of modules is what counts."""
    fresco.forget_rules()
    load_pack("standard")

    def register(number: int = 99, key: str = "stand_in", **hooks: Any) -> None:
        monkeypatch.setitem(registry(), number, Module(number, key, NoSlice, **hooks))

    yield register
    monkeypatch.undo()
    fresco.forget_rules()


def nothing(_g: Fresco, _painter: int, _arg: int, _action: Action) -> None:
    pass


def ask_nod(g: Fresco, painter: int, _arg: int) -> None:
    g.ask("stand_in_nod", painter)


NOD_KIND = Kind(
    "stand_in_nod", ("X-ACT-03",), lambda _g, _p, _a: (NOD, PASS), {"stand_in_nod": nothing, "pass": nothing}
)


# ---- action tiles -------------------------------------------------------------------------------------------------


@rule("M4-PLAN-04")
@pytest.mark.parametrize(("program", "visits", "most"), [("nap", False, 0), ("nap", True, 2), ("", False, 2)])
def test_a_tile_that_replaces_the_market_takes_no_pennies(add: Add, program: str, visits: bool, most: int) -> None:
    add(
        action_tile=ActionTile("bed", program, ("X-PLAN-02",), spaces=1, columns=(MARKET,), visits=visits),
        programs={"nap": Program({"rest": lambda _g, _p, _a: None})},
    )
    bed = {"plan": None}
    game = table("plan", bed, bed, bed, well={"pennies": [3, 3, 3]}, modules=[4, 99])
    game.apply_all(["bed on market", "plan 1-1-1-1-1"], 0)
    if most:
        assert texts(game, 0) == ["pennies 0", "pennies 1", "pennies 2", "withdraw"]
        return
    assert texts(game, 0) == ["withdraw"]
    refused(game, "pennies 1", "M4-PLAN-04", 0)
    game.apply_all(["no bed", "plan 1-1-1-1-1", "pennies 1"], 1)
    assert own(game, 1)["placed"] == 1


# ---- order --------------------------------------------------------------------------------------------------------


@rule("M4-XMOD-06", "X-MKT-01")
def test_the_lady_comes_before_the_pennies(add: Add) -> None:
    add(12, inserts=(Insert("market visit", "", ask_nod, "X-MKT-01"),), kinds=(NOD_KIND,), actions=lambda _r: (NOD,))
    game = table("market", {"plan": PLANS[1]}, {}, {}, well={"placed": [1, 0, 0]}, modules=[4, 12])
    assert kind(game) == "stand_in_nod"
    game.apply("stand-in nod")
    assert kind(game) == "throw"


@rule("M4-XMOD-06", "X-MKT-01")
def test_the_bottle_comes_before_the_pennies(add: Add) -> None:
    """The tile's own action first, then the market with the apprentice on it, pennies and all."""

    def to_market(g: Fresco, painter: int, apprentices: int) -> None:
        g.begin("market visit", painter, apprentices)

    tile = ActionTile("stand_in", "stand-in visit", ("X-PLAN-02",), spaces=1, columns=(MARKET,), visits=True)
    programs = {"stand-in visit": Program({"nod": ask_nod, "market": to_market})}
    add(action_tile=tile, programs=programs, kinds=(NOD_KIND,), actions=lambda _r: (NOD,))
    first = {"plan": PLANS[1], "covers": {"market": "stand_in"}}
    game = table("market", first, {}, {}, well={"placed": [1, 0, 0]}, modules=[4, 99])
    assert kind(game) == "stand_in_nod"
    game.apply_all(["stand-in nod", "throw 1"], 0)
    assert seen(game)["well"] == 1


@rule("M4-XMOD-06", "X-MKT-01")
def test_the_market_action_comes_after_the_pennies_and_before_they_return(add: Add) -> None:
    add(inserts=(Insert("market visit", "clear", ask_nod, "X-MKT-01"),), kinds=(NOD_KIND,), actions=lambda _r: (NOD,))
    game = table("market", {"plan": PLANS[1]}, {}, {}, well={"placed": [2, 0, 0]}, modules=[4, 99])
    game.apply("throw 1", 0)
    game.apply("pass", 0)
    assert (kind(game), own(game, 0)["placed"]) == ("stand_in_nod", 0)


# ---- bonuses add up -----------------------------------------------------------------------------------------------


def portraits(*owned: str) -> dict[str, Any]:
    return {"modules": [1, 4], "others": {"portraits": {"owned": [list(owned), [], []]}}}


@rule("M4-XMOD-01", "M4-XMOD-02", "M4-EX-06", "X-STATED-01", "X-CATH-02")
def test_abbot_and_praise_add_up() -> None:
    game = praying(1, {"praise": 1}, stock="YRG", bishop="D4", **portraits("abbot"))
    game.apply_all(["restore E5", "praise"], 0)
    assert score(game) == 7 + 2 + 1 + 1


@rule("M4-XMOD-02", "M4-CARD-27", "X-CATH-05", "X-CATH-06")
@pytest.mark.parametrize(
    ("acts", "bonus"), [(["sexton A1", "visit B1"], 2), (["visit B1", "sexton A1"], 3), (["visit B1"], 2)]
)
def test_sexton_and_visit_before_the_same_restoration(acts: list[str], bonus: int) -> None:
    game = praying(2, {"visit": 1}, stock="YR", **portraits("sexton"))
    game.apply_all(acts, 0)
    if "sexton A1" in acts:  # then a segment has to be restored
        refused(game, "forfeit", "M1-CARD-12")
        refused(game, "pass", "M1-CARD-12")
    else:
        assert "forfeit" in texts(game)
    game.apply("restore A1")
    assert score(game) == 3 + bonus


@rule("M4-XMOD-01", "M4-XMOD-02")
def test_actor_and_reward_both_apply() -> None:
    words = portraits("actor")
    game = table("fifth", {"plan": [0, 2, 1, 1, 1]}, {}, {}, well={"hands": [{"finder": 1}]}, **words)
    game.apply("finder")
    assert (game.view().players[0].mood, thalers(game, 0)) == (3, 15)


@rule("M4-XMOD-03", "X-MKT-05")
def test_a_free_tile_brings_the_gold_of_its_space() -> None:
    words: dict[str, Any] = {"modules": [4, 5], "booths": {"I": ["Y", "R"], "II": ["YR", "YB", "B"]}}
    game = table("market", {"plan": PLANS[1]}, {}, {}, well={"hands": [{"free_paint_B": 1}]}, **words)
    game.apply("buy II.1")
    assert gold(game) == 0
    game.apply("free paint II.3")  # an arrow points there
    assert gold(game) == 1
    assert paints(game, 0) == {"yellow": 1, "red": 1, "blue": 1}


def gold(game: Fresco) -> int:
    data: Any = game.state_data()["modules"]
    found: int = data["leaf_gold"]["gold"][0]
    return found


@rule("M4-XMOD-07", "X-MKT-04")
def test_the_black_market_neither_brings_nor_gives_a_free_tile() -> None:
    booths = {"I": ["Y", "R", "G"], "II": ["YYY", "YB"]}
    free = {"free_paint_B": 1, "free_paint_Y": 1, "free_paint_R": 1}
    words: dict[str, Any] = {"modules": [4, 16], "booths": booths, "draws": ["B"]}
    game = table("market", {"plan": PLANS[2]}, {}, {}, well={"hands": [free]}, **words)
    game.apply("black market")
    assert kind(game) == "market"
    game.apply("buy I.3")
    assert texts(game) == ["free paint I.1", "free paint I.2", "pass"]
    assert paints(game, 0) == {"blue": 1, "green": 1}


@rule("M4-XMOD-07", "X-MKT-12")
def test_lucky_guy_may_go_with_the_black_market() -> None:
    well = {"hands": [{"lucky_guy": 1}], "placed": [1, 0, 0]}
    game = table("market", {"plan": PLANS[1]}, {}, {}, well=well, modules=[4, 16])
    for act in ("throw 1", "black market", "lucky guy"):
        game.apply(act, 0)
    assert (pennies(game), seen(game)["pile"]) == (2, 18)


@rule("M4-XMOD-08")
def test_every_thaler_is_a_receipt(add: Add) -> None:
    got: list[tuple[int, int]] = []
    add(reactions={"received": lambda _g, painter, amount, _sum: got.append((painter, amount))})
    tip = table("studio", {"plan": [0, 2, 1, 1, 1]}, {}, {}, well={"hands": [{"tip": 1}]}, modules=[4, 99])
    tip.apply("tip")
    assert got[:2] == [(0, 3), (0, 1)]
    got.clear()
    finder = table("fifth", {"plan": [0, 2, 1, 1, 1]}, {}, {}, well={"hands": [{"finder": 1}]}, modules=[4, 99])
    finder.apply("finder")
    assert got == [(0, 3)]
    got.clear()
    table("scoring", {}, {}, {}, well={"pennies": [2, 0, 1]}, modules=[4, 99], end_reason="fresco")
    assert got == [(0, 2), (2, 1)]


@rule("M4-XMOD-08")
def test_questions_about_receipts_come_in_action_order(add: Add) -> None:
    def ask(g: Fresco, painter: int, _amount: int, _sum: int) -> None:
        g.ask("stand_in_nod", painter)

    add(reactions={"received": ask}, kinds=(NOD_KIND,), actions=lambda _r: (NOD,))
    words: dict[str, Any] = {"modules": [4, 99], "end_reason": "fresco"}
    game = table("scoring", {"wake": 7}, {"wake": 8}, {"wake": 6}, well={"pennies": [2, 1, 1]}, **words)
    order = []
    while not game.over:
        order.append((asked(game), [pennies(game, seat) for seat in range(3)]))
        game.apply("stand-in nod")
    assert order == [(2, [2, 1, 0]), (0, [0, 1, 0]), (1, [0, 0, 0])]


def test_cards_are_carried_only_by_those_who_are_able_to(add: Add) -> None:
    add(modifiers={"able": lambda _g, _painter, _column, count: count - 1})  # one apprentice everywhere is ill
    words: dict[str, Any] = {"modules": [4, 99], "well": {"hands": [{"tip": 2, "alchemy": 2}]}}
    tip = table("studio", {"plan": [0, 1, 2, 2, 0]}, {}, {}, **words)
    tip.apply("tip")
    assert cards(tip) == {"tip": 1, "alchemy": 2}
    assert kind(tip) != "tip"
    work = table("workshop", {"plan": [0, 1, 2, 2, 0], "paints": "YYYRRRB"}, {}, {}, **words)
    work.apply("alchemy YYY→green")
    refused(work, "alchemy RRR→green", "M4-CARD-14")
    alone = table("studio", {"plan": [0, 2, 1, 2, 0]}, {}, {}, **words)
    assert kind(alone) != "tip"


def test_the_visit_is_announced_like_any_way_to_lead_the_bishop(add: Add) -> None:
    led: list[tuple[int, int, int]] = []
    add(reactions={"led": lambda _g, painter, start, to: led.append((painter, start, to))})
    game = praying(1, {"visit": 1}, modules=[4, 99])
    game.apply("visit A1")
    assert led == [(0, 4, 0)]


# ---- end ----------------------------------------------------------------------------------------------------------


@rule("M4-SCORE-03", "M4-EX-08", "X-M47-05", "X-SCORE-01")
def test_example_pennies_then_gold_then_money() -> None:
    words: dict[str, Any] = {"modules": [4, 5], "others": {"leaf_gold": {"gold": [1, 0, 0]}}, "end_reason": "fresco"}
    game = table("scoring", {"thalers": 7}, {}, {}, well={"pennies": [2, 0, 0]}, **words)
    earned = [event.data["thalers"] for event in told(game.events, "earned") if event.actor == 0]
    assert earned == [2, 1]
    assert thalers(game, 0) == 10
    assert game.outcome is not None
    assert game.outcome.points[0]["money"] == 5
