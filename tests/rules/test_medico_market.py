"""Module 10, Medico: buying bottles, healing, the prepare phase (M10-MKT, M10-HEAL, M10-PREP)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import asked, thalers, told, wake_all
from tests.rules.table import no_action, refused
from tests.rules.test_medico import clinic, ill, kind, of, player
from tests.support import rule, texts

TILE = {"covers": {"market": "medico"}}
ALONE = {**TILE, "plan": [0, 0, 2, 0, 3]}
WITH_ONE = {**TILE, "plan": [1, 0, 2, 0, 2]}
SHOWN = ["3", "3", "juice"]


def shop(*painters: dict[str, Any], **words: Any) -> Fresco:
    return clinic("market", *painters, **{"display": SHOWN, "round": 2, **words})


# ---- buying -------------------------------------------------------------------------------------------------------


@rule("M10-EX-05", "M10-T-06", "M10-MKT-01", "M10-MKT-07", "M10-MKT-06", "M10-MKT-03", "X-THAL-03")
def test_example_three_bottles() -> None:
    """Yellow pays 2 and buys paint once, Red pays 3, Blue must take the juice for 2; nothing moves up."""
    game = shop(WITH_ONE, ALONE, ALONE)
    assert of(game)["prices"] == [3, 2, 2]
    assert texts(game) == ["bottle 1", "bottle 2", "bottle 3"]
    refused(game, "pass", "M10-MKT-01")
    events = game.apply("bottle 2")
    assert told(events, "bottle_bought")[0].data == {"portions": 3, "price": 2}
    assert (thalers(game, 0), of(game)["display"], player(game)["bottles"]) == (10, ["3", None, "juice"], ["3"])
    assert kind(game) == "market"
    refused(game, "buy I.1+2", "B-MKT-02")
    game.apply("buy I.1")
    assert thalers(game, 0) == 10 - 3
    refused(game, "bottle 2", "M10-MKT-07")
    game.apply("bottle 1")  # then Blue has no choice any more
    assert (thalers(game, 1), thalers(game, 2)) == (12 - 3 + 6, 12 - 2 + 6)  # with what the studio brought
    assert [player(game, seat)["bottles"] for seat in range(3)] == [["3"], ["3"], ["juice"]]


@rule("M10-MKT-02")
def test_if_all_are_sold_he_buys_none() -> None:
    game = shop(ALONE, WITH_ONE, {}, display=["2"])
    assert [event.data for event in told(game.events, "bottle_missed")] == [{"there": False}]
    assert (player(game, 0)["bottles"], player(game, 1)["bottles"]) == (["2"], [])
    assert (asked(game), kind(game)) == (1, "market")


@rule("M10-MKT-04", "M10-T-05", "X-ACT-06")
def test_who_cannot_pay_buys_none_and_his_apprentice_still_acts() -> None:
    game = shop({**WITH_ONE, "thalers": 1, "wake": 9}, {}, {}, display=["3", "3", "juice"])
    assert [event.data for event in told(game.events, "bottle_missed")] == [{"there": True}]
    assert (thalers(game, 0), player(game)["bottles"]) == (1, [])
    assert (asked(game), kind(game)) == (0, "market")
    game.apply("buy I.1")
    assert thalers(game, 0) == 0 + 6  # and the studio


@rule("M10-MKT-04", "X-ACT-05")
def test_who_can_pay_only_some_must_take_one_of_these() -> None:
    game = shop({**ALONE, "thalers": 2}, {}, {})
    assert texts(game) == ["bottle 2", "bottle 3"]
    refused(game, "bottle 1", "M10-MKT-04")
    forced = shop({**ALONE, "thalers": 2}, {}, {}, display=["3", "1"])
    assert (player(forced)["bottles"], thalers(forced, 0)) == (["1"], 6)
    no_action(game, "bottle 5")


@rule("M10-MKT-03", "M10-MIX-18", "X-MKT-02", "X-PLAN-06")
def test_he_acts_like_any_single_apprentice_at_the_market() -> None:
    game = shop(WITH_ONE, {}, {}, modules=[10, 16])
    game.apply("bottle 1")
    offered = {text.split()[0] for text in texts(game)}
    assert offered == {"buy", "close", "black", "pass"}
    game.apply("black market")
    assert kind(game) != "market"


@rule("M10-MKT-08", "M10-MIX-07", "X-MKT-01", "M4-PLAN-04", "M4-XMOD-06")
def test_bottle_then_pennies_then_paint_then_infection() -> None:
    well = {"wishing_well": {"placed": [1, 0, 0], "hands": [{"lucky_guy": 1}, {}, {}]}}
    words: dict[str, Any] = {"modules": [4, 10], "others": well, "tile": "market", "draws": ["card tip"]}
    game = shop(WITH_ONE, {"plan": [1, 0, 2, 0, 2]}, {}, **words)
    order = []
    for text in ("bottle 1", "throw 1", "buy I.1", "lucky guy"):
        order.append(kind(game))
        assert ill(game) == 0
        game.apply(text)
    assert order == ["bottle", "throw", "market", "lucky_guy"]
    assert (ill(game), asked(game)) == (1, 1)
    nobody = clinic("plan", {}, {}, {}, modules=[4, 10], display=["3"], others={"wishing_well": {"pennies": [3, 3, 3]}})
    nobody.apply_all(["medico on market", "plan 0-1-2-1-1"], 0)
    refused(nobody, "pennies 1", "M4-PLAN-02", 0)
    nobody.apply_all(["medico on market", "plan 1-1-1-1-1", "pennies 1"], 1)


@rule("X-PLAN-08", "X-STATED-12", "M10-MKT-08")
def test_no_lady_at_the_market_under_the_tile() -> None:
    ladies = {"ladies": {"owned": [["pink"], [], []]}}
    game = clinic("plan", {}, {}, {}, modules=[10, 12], display=["3"], others=ladies)
    game.apply_all(["medico on market", "plan 1-1-1-1-1"], 0)
    assert "pink lady on cathedral" in texts(game, 0)
    assert "pink lady on market" not in texts(game, 0)
    assert game.explain("pink lady on market", 0) is not None


@rule("M8-T-09", "M8-PAY-10", "M10-MKT-04")
@pytest.mark.parametrize("pays", [1, 2])
def test_who_pays_his_debts_first_is_excused(pays: int) -> None:
    bells = {"bells": {"open": [[["3-3-2a", 0]], [], []]}}
    game = shop({**ALONE, "thalers": 2}, {}, {}, modules=[8, 10], display=["3", "1"], others=bells)
    assert kind(game) == "last_payment"
    kept = game.copy()
    kept.apply("pass")
    assert player(kept)["bottles"] == ["1"]
    events = game.apply(f"pay {pays} on 3-3-2a")
    if kind(game) == "last_payment":
        events = game.apply("pass")
    assert told(events, "bottle_missed")[0].data == {"there": True}
    assert player(game)["bottles"] == []


@rule("M10-MKT-05", "M10-MKT-06")
def test_a_second_bottle_lies_open_beside_the_first() -> None:
    game = shop(ALONE, WITH_ONE, {}, bottles=[["1"]])
    game.apply("bottle 1")
    assert [player(game, 0, viewer)["bottles"] for viewer in (None, 0, 1)] == [["3", "1"]] * 3


# ---- healing ------------------------------------------------------------------------------------------------------


def evening(*painters: dict[str, Any], **words: Any) -> Fresco:
    people = painters or ({}, {}, {})
    return clinic("fifth", *[{"plan": [0, 0, 2, 3, 0], **one} for one in people], **words)


@rule("M10-HEAL-01", "X-THEA-02")
def test_in_action_order_after_the_last_place() -> None:
    words: dict[str, Any] = {"bottles": [["3"], ["1", "juice"], ["2"]], "order": [2, 0, 1]}
    wakes = [{"wake": 7}, {"wake": 8}, {"wake": 6}]
    game = clinic("fifth", *[{**one, "plan": [0, 0, 2, 0, 3]} for one in wakes], **words)
    assert [player_.mood for player_ in game.view().players] == [4, 4, 4]  # the theater is over
    order = []
    while kind(game) == "heal":
        order.append((asked(game), texts(game)))
        game.apply("pass")
    assert order == [(2, ["drink 2", "pass"]), (0, ["drink 3", "pass"]), (1, ["drink 1", "drink juice", "pass"])]
    assert player(game, 1)["bottles"] == ["1", "juice"]


@rule("M10-HEAL-02", "M10-HEAL-04", "M10-HEAL-06", "M10-EX-06")
def test_example_two_ill_and_three_portions() -> None:
    first = {"plan": [0, 0, 2, 1, 0], "apprentices": 5}
    game = evening(first, {}, {}, ill=[2], bottles=[["3"], ["1"]])
    events = game.apply("drink 3")
    assert told(events, "bottle_used")[0].data == {"portions": 3, "healed": 2}
    assert (ill(game), player(game)["board"], player(game)["bottles"]) == (0, 0, [])
    assert (of(game)["discard"], of(game)["black"]) == ({"3": 1}, 15)


@rule("M10-HEAL-06")
def test_placed_and_unplaced_ones_alike() -> None:
    first = {"plan": [0, 1, 3, 1, 0]}  # two of them ill, and all of them are healed
    game = evening(first, {}, {}, ill=[2], placed=[{"studio": 1, "workshop": 1}], bottles=[["2", "1"], ["1"]])
    game.apply("drink 2")
    assert (ill(game), player(game)["placed"]) == (0, {})
    out = evening(
        {"plan": [0, 0, 3, 1, 0], "apprentices": 5}, {}, {}, ill=[2], placed=[{"studio": 1}], bottles=[["1"], ["1"]]
    )
    out.apply("drink 1")
    assert (ill(out), player(out)["placed"]) == (1, {"studio": 1})


@rule("M10-HEAL-03", "M10-EX-07", "X-MOOD-01", "X-MOOD-02")
@pytest.mark.parametrize(("mood", "after"), [(0, 1), (2, 3), (4, 4), (-4, -3)])
def test_example_raspberry_juice(mood: int, after: int) -> None:
    count = 6 if mood == 4 else 4 if mood == -4 else 5
    plan = {6: [0, 0, 3, 2, 0], 5: [0, 0, 2, 2, 0], 4: [0, 0, 2, 1, 0]}[count]
    game = evening({"mood": mood, "plan": plan, "apprentices": count}, {}, {}, ill=[1], bottles=[["juice"], ["1"]])
    game.apply("drink juice")
    view = game.view().players[0]
    assert (view.mood, view.apprentices, ill(game)) == (after, count, 1)  # it heals nobody


@rule("M10-HEAL-05")
def test_a_bottle_may_be_used_for_nothing_and_at_once() -> None:
    game = evening({}, {}, {}, bottles=[["3", "3"], ["1"]])
    game.apply("drink 3")
    assert (player(game)["bottles"], texts(game)) == (["3"], ["drink 3", "pass"])
    refused(game, "drink 1", "M10-HEAL-01")
    no_action(game, "drink 5")
    fresh = shop({**ALONE, "plan": [0, 0, 2, 0, 2], "apprentices": 5}, {}, {}, ill=[1])
    fresh.apply("bottle 2")
    fresh.apply("drink 3")  # bought this round
    assert ill(fresh) == 0


@rule("M10-HEAL-05", "M10-HEAL-07", "X-FINAL-01", "X-SCORE-01")
def test_also_in_the_final_round() -> None:
    first = {"plan": [0, 0, 2, 1, 1], "apprentices": 5, "paints": "", "thalers": 0}
    game = evening(first, {}, {}, ill=[1], bottles=[["1"]], final=True)
    assert kind(game) == "heal"
    game.apply("drink 1")
    assert game.over
    assert game.outcome is not None
    assert game.outcome.points[0]["money"] == (5 * 5) // 2


@rule("M10-HEAL-05", "X-END-04", "X-THEA-02")
def test_also_when_the_fresco_is_finished_early() -> None:
    game = evening({}, {}, {}, bottles=[["1"]], fresco={}, final=False)
    assert kind(game) == "heal"
    game.apply("pass")
    assert (game.over, game.view().end_reason) == (True, "fresco")


@rule("M10-HEAL-07", "M10-LEO-01")
@pytest.mark.parametrize(("module", "tile"), [(8, "audience"), (9, "wall")])
def test_after_the_tiles_on_the_fifth_column(module: int, tile: str) -> None:
    count = int(tile == "wall")
    first = {"plan": [0, 1, 2, 2 - count, count], "covers": {"fifth": tile}, "paints": "GOP", "thalers": 20}
    game = clinic("fifth", first, {}, modules=[module, 10], bottles=[["1"], ["1"]], others=certificates(module))
    assert kind(game) in ("certificate", "wall")
    while kind(game) in ("certificate", "payment", "wall", "landing"):
        game.apply(game.legal()[0])
    assert (kind(game), asked(game)) == ("heal", 0)
    game.apply("pass")
    assert (kind(game), asked(game)) == ("heal", 1)
    game.apply("pass")
    assert kind(game) == "wake_time"  # Leonardo is not asked


def certificates(module: int) -> dict[str, Any]:
    return {"bells": {"display": ["3-3-2a", "6-4-4a"]}} if module == 8 else {}


# ---- prepare phase ------------------------------------------------------------------------------------------------


@rule("M10-PREP-01", "M10-PREP-02", "M10-EX-08", "X-PREP-03")
def test_example_four_bottles() -> None:
    draws = ["bottle 1", "bottle 3", "bottle juice", "bottle 3"]
    sick = {"plan": [0, 0, 2, 0, 2], "apprentices": 5}
    game = clinic(
        "prepare", sick, sick, sick, sick, ill=[1, 1, 1, 1], display=["2", None, "juice"], draws=draws_of(draws)
    )
    assert of(game)["display"] == ["3", "3", "1", "juice"]
    assert of(game)["discard"] == {"2": 1, "juice": 1}
    assert told(game.events, "bottles_laid")[0].data == {"three": 2, "two": 0, "one": 1, "juice": 1}


def draws_of(bottles: list[str]) -> list[str]:
    """The market comes first (X-PREP-01); any tiles will do for its 13 spaces."""
    return [*MARKET4, *bottles]


MARKET4 = ["Y", "R", "B", "YY", "G", "RRR", "YB", "RR", "BB", "YYY", "BBB", "YR", "RB"]


@rule("M10-PREP-01", "M10-LEO-01", "X-LEO-04")
def test_one_for_each_player_with_an_ill_one_after_healing() -> None:
    sick = {"plan": [0, 0, 2, 0, 2], "apprentices": 5}
    two = clinic("prepare", sick, sick, ill=[1, 1])
    assert len([name for name in of(two)["display"] if name]) == 2
    healed = clinic("fifth", {**sick, "plan": [0, 0, 2, 2, 0]}, {}, {}, ill=[1], bottles=[["1"]])
    healed.apply("drink 1")
    assert of(healed)["display"] == [None, None, None]


@rule("M10-PREP-03")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    sick = {"plan": [0, 0, 2, 0, 2], "apprentices": 5}
    used = {"3": 3, "2": 4, "1": 4, "juice": 2}
    words: dict[str, Any] = {"discard": used, "display": ["juice", "juice"], "ill": [1, 1, 1]}
    game = clinic("prepare", sick, sick, sick, **words)
    shown = of(game)["display"]
    assert "3" in shown[:1]  # the last one of the old pile
    assert of(game)["discard"] == {}
    assert sum(of(game)["pile"].values()) == 16 - 3


@rule("M10-PREP-04", "X-PREP-01", "M8-TILE-04")
def test_the_infection_tile_leaves_and_the_sheets_are_cleared() -> None:
    first = {"plan": [0, 1, 1, 1, 2], **TILE}
    game = clinic("prepare", first, {}, {}, ill=[1], tile="studio", placed=[{"workshop": 1}])
    assert (of(game)["tile"], of(game)["place"], of(game)["tiles"]["studio"]) == (None, "studio", 1)
    assert (player(game)["placed"], game.view().players[0].covers) == ({}, {})
    wake_all(game, 6, 7, 8)
    assert "medico on market" in texts(game, 0)
