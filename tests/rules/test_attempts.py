"""Attempts that no configuration offers, or not now: the most specific true rule is named, never a false one."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.engine.errors import BadConfig
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.bazaar import BOOTHS3, BOOTHS4
from tests.rules.flow import PLANS
from tests.rules.table import refused
from tests.rules.test_guild import workshop as at_guild
from tests.rules.test_ladies import table as with_ladies
from tests.rules.test_ladies_cathedral import chapel
from tests.rules.test_ladies_plan import sent
from tests.rules.test_requests import workshop as with_requests
from tests.rules.test_wishing_well_market import at_well
from tests.support import rule, texts

EVERY = tuple(range(1, 18))


def at(phase: str, first: dict[str, Any], **words: Any) -> Fresco:
    painters = [
        {"space": 10, "wake": 5, "plan": PLANS[1], "paints": "YYYRRRBBB", "thalers": 20, **first},
        {"space": 20, "wake": 6, "plan": PLANS[1]},
        {"space": 30, "wake": 7, "plan": PLANS[1]},
    ]
    return fresco.position(3, painters=painters, phase=phase, **words)


def planning(mood: int = 0, **words: Any) -> Fresco:
    painters = [{"space": 10 * n + 10, "wake": 5 + n, "mood": mood, "apprentices": 5 + (mood > 2)} for n in range(3)]
    return fresco.position(3, painters=painters, phase="plan", **words)


# ---- the base game ------------------------------------------------------------------------------------------------


@rule("B-PLAN-04", "B-PLAN-02")
def test_a_plan_of_more_or_fewer_than_there_are() -> None:
    game = planning(mood=fresco.new_game(3).r.mood_top)
    assert "plan 3-3-0-0-0" in texts(game)  # six apprentices
    for plan in ("3-3-1-0-0", "3-3-3-3-3", "1-0-0-0-0", "0-0-0-0-0", "2-1-1-1-0"):
        refused(game, f"plan {plan}", "B-PLAN-04")
    refused(game, "plan 4-2-0-0-0", "B-PLAN-02")
    refused(game, "plan 3-3", "B-PLAN-02")


@rule("B-PLAN-04", "B-PLAN-02")
def test_a_plan_nobody_could_ever_make_is_told_that_at_any_time() -> None:
    game = fresco.new_game(3, seed=1)
    refused(game, "plan 3-3-1-0-0", "B-PLAN-04")
    refused(game, "plan 4-1-0-0-0", "B-PLAN-02")
    refused(game, "plan 1-1-1-1-1", "B-PLAN-01")  # it only has its moment


@rule("B-PLAN-07")
def test_a_plan_that_lacks_a_part_is_not_called_sealed() -> None:
    game = planning(modules=(4,), slices={"wishing_well": {"pennies": [2, 0, 0]}})
    game.apply("plan 1-1-1-1-1")
    reason = game.explain("plan 2-0-1-1-1", 0)
    assert game.view(0).ready is False
    assert reason is not None
    assert (reason.rule, reason.key) == ("B-PLAN-07", "refused-plan-decided")
    game.apply("pennies 0", 0)
    reason = game.explain("plan 2-0-1-1-1", 0)
    assert game.view(0).ready is True
    assert reason is not None
    assert (reason.rule, reason.key) == ("B-PLAN-07", "refused-plan-sealed")


@rule("B-MKT-02", "B-MKT-03")
@pytest.mark.parametrize("text", ["buy I.2+1", "buy I.1 + 2", "BUY i.2 + 1", "buy  I.1+2"])
def test_tiles_are_named_in_any_order(text: str) -> None:
    game = at("market", {"plan": PLANS[2]}, booths=BOOTHS3)
    assert game.parse(text) is game.parse("buy I.1+2")
    before = game.copy().apply("buy I.1+2")
    assert [event.data for event in game.apply(text)] == [event.data for event in before]


@rule("B-MKT-02", "B-MKT-03", "B-MKT-10", "B-SETUP-09", "B-ACT-05")
def test_purchases() -> None:
    game = at("market", {"plan": PLANS[3]}, booths={**BOOTHS3, "III": []})
    refused(game, "buy I.1+2+3+4", "B-MKT-02")
    refused(game, "buy I.4", "B-MKT-03")
    refused(game, "buy I.0", "B-MKT-03")
    refused(game, "buy I.1+1", "B-MKT-03")
    refused(game, "buy I.1+II.1", "B-MKT-03")
    refused(game, "buy III.1", "B-MKT-10")
    refused(game, "buy IV.1", "B-SETUP-09")
    refused(game, "close IV", "B-SETUP-09")
    refused(game, "buy V.1", "B-MKT-03")
    poor = at("market", {"plan": PLANS[3], "thalers": 3}, booths=BOOTHS3)
    refused(poor, "buy I.1+2+3", "B-ACT-05")
    painters = [{"space": 10 * n + 10, "wake": 5 + n, "plan": PLANS[3]} for n in range(4)]
    four = fresco.position(4, painters=painters, phase="market", booths=BOOTHS4)
    refused(four, "buy I.1+2+3+4", "B-MKT-02")


@rule("B-CATH-12", "B-CATH-14", "B-CATH-19", "B-CATH-21", "B-CATH-23", "B-CATH-03")
@pytest.mark.parametrize("phase", ["cathedral", "wake"])
def test_restorations_that_are_never_possible(phase: str) -> None:
    game = at("cathedral", {}) if phase == "cathedral" else fresco.new_game(3, seed=1)
    refused(game, "altar YRB bishop->D3", "B-CATH-12")
    refused(game, "restore B1 bishop->A0", "B-CATH-14")
    refused(game, "restore B1 bishop->F1", "B-CATH-14")
    refused(game, "restore A0", "B-CATH-03")
    refused(game, "altar YRBG", "B-CATH-23")
    refused(game, "altar YR", "B-CATH-23")
    refused(game, "altar YYR", "B-CATH-21")
    refused(game, "altar YRK", "B-CATH-19")  # there is no pink without the module


@rule("B-CATH-12", "B-CATH-14", "B-CATH-10")
def test_where_a_step_may_go_before_the_altar_it_is_judged_like_any_other() -> None:
    game = at("cathedral", {}, switches={"bishop.step_before": "any_restoration"}, bishop="C3")
    assert "altar YRB bishop→D3" in texts(game)
    refused(game, "altar YRB bishop->A0", "B-CATH-14")
    refused(game, "altar YRB bishop->C3", "B-CATH-14")
    refused(game, "altar YRB bishop->A1", "B-CATH-10")


@rule("M3-CATH-04", "B-CATH-16", "B-CATH-21")
def test_special_payments_of_another_edition() -> None:
    game = at("cathedral", {"paints": "YRBK"}, modules=(3,))
    refused(game, "altar YRK", "M3-CATH-04")
    refused(game, "altar YYK", "B-CATH-21")
    refused(fresco.new_game(3, modules=(3,), seed=1), "altar YRK", "B-CATH-16")  # no word about doubled paints


@rule("B-WORK-02", "B-WAKE-02")
def test_paints_and_times_that_are_not_there() -> None:
    game = at("workshop", {})
    refused(game, "blend pink", "B-WORK-02")
    refused(game, "blend yellow", "B-WORK-02")
    refused(game, "wake 4", "B-WAKE-02")


@rule("L-MKT-01", "L-CATH-01", "L-CATH-07", "B-SETUP-09")
def test_leonardo() -> None:
    painters = [{"space": 10, "wake": 6, "plan": PLANS[1]}, {"space": 20, "wake": 7, "plan": PLANS[1]}]
    painters.append({"space": 30, "wake": 5})
    market = fresco.position(2, painters=painters, phase="market")
    refused(market, "buy I.1+2+3+4", "L-MKT-01")
    refused(market, "close IV", "B-SETUP-09")
    cathedral = fresco.position(2, painters=painters, phase="cathedral")
    refused(cathedral, "altar YRBG", "L-CATH-01")
    refused(cathedral, "restore B1 bishop->A0", "L-CATH-07")


# ---- modules ------------------------------------------------------------------------------------------------------


@rule("M4-MKT-03", "M4-MKT-08", "M4-MKT-09", "M4-MKT-01")
def test_pennies_that_cannot_be_thrown() -> None:
    full = at_well(1, 0, 0, well={"well": 2})
    refused(full, "throw 1", "M4-MKT-03")
    empty = at_well(1, 0, 0, well={"pile": {}})
    refused(empty, "throw 1", "M4-MKT-08")
    refused(at_well(1, 0, 0), "throw 3", "M4-MKT-09")


@rule("M12-CATH-04", "M12-CATH-03", "M12-END-01", "M12-WORK-01", "M12-EXCL-09")
def test_ladies_who_could_not_act() -> None:
    there = {"reserved": ["A1", None, None], "laid": [3, 0, 0]}
    refused(chapel({"pink": "cathedral"}, ladies=there, round=3), "reserve B1", "M12-CATH-04")
    two_rounds = {"ladies.reservation_reuse": "two_rounds"}
    waiting = chapel({"pink": "cathedral"}, ladies={"laid": [3, 0, 0]}, round=4, switches=two_rounds)
    refused(waiting, "reserve B1", "M12-CATH-03")
    refused(chapel({"pink": "cathedral"}), "lead bishop B1", "M12-END-01")
    poor = chapel({"pink": "fifth"}, people=({"thalers": 0}, {}, {}), phase="fifth", final=True, end_reason="rounds")
    refused(poor, "lead bishop B1", "M12-END-01")
    refused(poor, "reserve B1", "M12-END-01")
    bare = with_ladies(
        "workshop", {"paints": "GO"}, {}, {}, ladies=sent({"pink": "workshop"}), modules=(3, 12)
    )  # who has no basic paint is not asked about her
    assert texts(bare) == ["blend brown", "pass"]
    refused(bare, "lady Y for R", "M12-WORK-01")
    some = with_ladies("workshop", {"paints": "YYB"}, {}, {}, ladies=sent({"pink": "workshop"}))
    refused(some, "lady Y for G", "M12-WORK-01")
    refused(some, "lady R for Y", "M12-WORK-01")
    some.apply("pass")
    refused(some, "lady Y for R", "M12-EXCL-09")  # she could have, before the apprentices


@rule("M12-MKT-01", "M12-STUDIO-01")
def test_what_ladies_never_do() -> None:
    market = with_ladies("market", {"plan": PLANS[1]}, {}, {}, ladies=sent({"pink": "market"}), booths=BOOTHS3)
    refused(market, "swap I.1 with I.2", "M12-MKT-01")
    refused(market, "swap I.1 with II.9", "M12-MKT-01")
    refused(market, "swap I.1 with IV.1", "B-SETUP-09")
    assert market.parse("swap II.1 with I.2") is market.parse("swap I.2 with II.1")
    studio = with_ladies("studio", {}, {}, {}, ladies=sent({"pink": "studio"}))
    refused(studio, "lady takes 9 Thalers", "M12-STUDIO-01")


@rule("M17-WORK-02", "M17-WORK-01")
def test_the_guild_takes_no_special_paints() -> None:
    refused(at_guild(1, "YB"), "guild pink", "M17-WORK-02")
    refused(at_guild(1, "YBKN", modules=(3, 17)), "guild brown", "M17-WORK-02")
    refused(fresco.new_game(3, modules=(17,), seed=1), "guild pink", "M17-WORK-02")
    refused(at_guild(1, "YB"), "guild black", "M17-WORK-01")


@rule("M2-WORK-06", "M2-WORK-12")
def test_tiles_of_a_request_in_another_order() -> None:
    game = with_requests(1, "3YR", "6YP", "5RG")
    game.apply("request general")
    assert game.decision is not None
    assert game.decision.kind != "request_tile"  # three tiles, one way to name them: nothing is asked
    game = with_requests(1, "3YR", "6YP", "5RG", "3YB")
    game.apply("request general")
    assert texts(game) == ["stack plain", "stack G"]
    reason = game.explain("stack P")
    assert reason is not None
    assert (reason.rule, reason.key) == ("M2-WORK-06", "refused-request-before")
    game.apply("stack G")
    refused(game, "stack plain", "M2-WORK-06")


@rule("M5-CATH-01", "M7-CATH-01", "M4-CARD-34", "M1-STUDIO-01", "M1-CARD-10", "M16-MKT-01")
@pytest.mark.parametrize(
    ("text", "rule_id"),
    [
        ("gild", "M5-CATH-01"),
        ("scroll row", "M7-CATH-01"),
        ("finder", "M4-CARD-34"),
        ("tip", "M4-CARD-30"),
        ("praise", "M4-CARD-28"),
        ("portrait patron", "M1-STUDIO-01"),
        ("sexton C4", "M1-CARD-10"),
        ("black market", "M16-MKT-01"),
        ("favor", "M11-CATH-01"),
        ("explore now", "M13-EXPL-06"),
        ("lady resets mood", "M12-THEA-01"),
        ("wall on studio", "M9-PLAN-01"),
        ("pews 1+2+3+4", "M14-PEW-04"),
        ("land behind", "B-TRACK-04"),
        ("restore C3", "B-CATH-01"),
    ],
)
def test_at_another_moment_everything_names_its_own_rule(text: str, rule_id: str) -> None:
    refused(fresco.new_game(3, modules=EVERY, seed=1), text, rule_id)


@rule("M1-STUDIO-02")
def test_a_second_portrait() -> None:
    first = {"plan": [1, 1, 2, 1, 0]}
    slices = {"wishing_well": {"hands": [{"tip": 1}, {}, {}]}, "portraits": {"open": ["patron", "abbot"]}}
    game = at("studio", first, modules=(1, 4), slices=slices)
    refused(game, "portrait muse", "M1-STUDIO-05")
    game.apply("portrait abbot")
    assert game.decision is not None
    assert game.decision.kind == "tip"
    refused(game, "portrait patron", "M1-STUDIO-02")


@rule("M10-PLAN-06", "M14-PEW-01", "M9-WORK-01", "M6-CATH-06")
def test_more_attempts_at_things_of_modules() -> None:
    plan = planning(modules=(10,), round=2, slices={"medico": {"display": ["3", None, None]}})
    refused(plan, "medico on studio", "M10-PLAN-06")
    every = fresco.new_game(3, modules=EVERY, seed=1)
    for one, other in (
        ("glaze GY", "glaze YG"),
        ("exchange OB+GY", "exchange GY+OB"),
        ("pews 5 + 2", "pews 2+5"),
        ("merchant RY", "merchant YR"),
        ("stack OG", "stack GO"),
        ("alchemy RYY->green", "alchemy YYR→green"),
    ):
        assert every.parse(one) is every.parse(other), one


# ---- switches -----------------------------------------------------------------------------------------------------


def test_a_switch_of_a_module_that_is_not_in_play() -> None:
    with pytest.raises(BadConfig) as caught:
        fresco.new_game(3, modules=(3,), switches={"black_market.barrel_return": "never"})
    assert (caught.value.reason.key, caught.value.rule) == ("error-switch-module", "M16-MKT-07")
    assert caught.value.reason.args == {"switch": "black_market.barrel_return", "module": 16, "name": "black_market"}
    with pytest.raises(BadConfig) as caught:
        fresco.new_game(3, switches={"altar.size": "big"})
    assert caught.value.reason.key == "error-switch"
