"""Module 4, Wishing Well (M4-MKT, M4-CARD-20 to -25): throwing pennies, free paint and lucky guy at the market."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.bazaar import BOOTHS3
from tests.rules.flow import PLANS, asked, paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_wishing_well import SORTS, cards, kind, own, pennies, seen, table
from tests.rules.test_wishing_well_cards import FREE, shopping
from tests.support import rule, texts

# ---- throwing pennies ---------------------------------------------------------------------------------------------


def at_well(*placed: int, cast: tuple[int, ...] = (), **words: Any) -> Fresco:
    """Everybody who has placed pennies has an apprentice at the market, or as many as `cast` says."""
    apprentices = cast or tuple(int(bool(n)) for n in placed)
    well = {"placed": list(placed), **words.pop("well", {})}
    return table("market", *[{"plan": PLANS[n]} for n in apprentices], well=well, **words)


@rule("M4-MKT-01", "X-MKT-01", "X-M47-03")
def test_pennies_are_thrown_before_anything_else_and_the_cards_are_secret() -> None:
    game = at_well(2, 0, 0, draws=["card tip", "card praise"])
    assert (kind(game), texts(game)) == ("throw", ["throw 0", "throw 1", "throw 2"])
    events = game.apply("throw 2")
    assert [event.data for event in told(events.seen_by(1), "pennies_thrown")] == [{"pennies": 2}]
    assert [event.data["card"] for event in told(events.seen_by(0), "wish_drawn")] == ["tip", "praise"]
    assert told(events.seen_by(1), "wish_drawn") == told(events.seen_by(None), "wish_drawn") == []
    assert cards(game) == {"praise": 1, "tip": 1}
    assert kind(game) == "market"
    refused(game, "throw 1", "M4-MKT-09")  # he has thrown all
    refused(game, "throw 0", "M4-MKT-01")


@rule("M4-MKT-02")
def test_throwing_is_optional_and_one_of_two_may_be_thrown() -> None:
    none = at_well(2, 0, 0)
    none.apply("throw 0")
    assert (cards(none), seen(none)["well"], seen(none)["pile"]) == ({}, 0, 20)
    one = at_well(2, 0, 0)
    one.apply("throw 1")
    assert (sum(cards(one).values()), seen(one)["well"], own(one, 0)["placed"]) == (1, 1, 1)


@rule("M4-MKT-03")
def test_two_pennies_of_all_players_fill_the_well() -> None:
    game = at_well(1, 2, 1, draws=["card tip", "card busker"])
    game.apply("throw 1")
    game.apply("pass")
    assert texts(game) == ["throw 0", "throw 1"]
    refused(game, "throw 2", "M4-MKT-03")
    game.apply("throw 1")
    game.apply("pass")
    assert (asked(game), kind(game)) == (2, "market")


@rule("M4-MKT-04", "M4-MKT-05", "M4-MKT-06", "M4-MKT-10", "X-MKT-10")
@pytest.mark.parametrize("booths", [BOOTHS3, {}])
def test_afterwards_he_shops_or_not_and_the_other_pennies_return(booths: dict[str, Any]) -> None:
    game = at_well(2, 0, 0, cast=(1, 1, 0), booths=booths, draws=["card praise"])
    game.apply("throw 1")
    if booths:
        assert {"buy I.1", "close I", "pass"} <= set(texts(game))
        assert own(game, 0)["placed"] == 1
        events = game.apply("pass")
        assert [event.data for event in told(events, "pennies_returned")] == [{"pennies": 1}]
    assert asked(game) == (1 if booths else 0)
    assert (own(game, 0)["placed"], pennies(game)) == (0, 1)


@rule("M4-MKT-07", "M4-MKT-08")
@pytest.mark.parametrize(("pile", "most"), [({}, 0), ({"tip": 1}, 1), ({"tip": 1, "busker": 1}, 2)])
def test_as_many_as_cards_are_left_and_all_at_once(pile: dict[str, int], most: int) -> None:
    game = at_well(2, 0, 0, well={"pile": pile})
    if not most:
        assert kind(game) == "market"
        refused(game, "throw 1", "M4-MKT-08")
        return
    assert texts(game) == [f"throw {n}" for n in range(most + 1)]
    if most == 1:
        refused(game, "throw 2", "M4-MKT-08")
    game.apply(f"throw {most}")
    assert (cards(game), seen(game)["pile"]) == (pile, 0)


@rule("M4-MKT-08")
def test_used_cards_are_never_drawn_again() -> None:
    game = at_well(
        2,
        0,
        0,
        well={
            "used": {"tip": 3},
            "pile": {},
            "hands": [{}, {}, dict(zip(SORTS, (3, 2, 2, 0, 2, 2, 3, 1, 1, 1), strict=True))],
        },
    )
    assert kind(game) == "market"


@rule("M4-MKT-09")
def test_pennies_won_in_the_round_cannot_be_thrown() -> None:
    game = at_well(1, 0, 0, well={"hands": [{"lucky_guy": 1}], "pennies": [3, 0, 0]})
    refused(game, "throw 2", "M4-MKT-09")
    game.apply_all(["throw 0", "close I", "lucky guy"], 0)
    assert pennies(game) == 3 + 2 + 1
    assert seen(game)["well"] == 0


@rule("M4-MKT-11")
def test_a_card_just_drawn_is_used_at_once() -> None:
    game = at_well(1, 0, 0, draws=["card lucky_guy"])
    game.apply("throw 1")
    game.apply("pass")
    assert kind(game) == "lucky_guy"
    game.apply("lucky guy")
    assert pennies(game) == 2


@rule("M4-MKT-11")
def test_a_free_paint_just_drawn_takes_its_tile() -> None:
    game = at_well(1, 0, 0, draws=["card free_paint_B"])
    game.apply("throw 1", 0)
    game.apply_all(["buy I.1", "free paint I.3"], 0)
    assert paints(game, 0) == {"yellow": 1, "blue": 1}


@rule("M4-EX-02")
def test_example_one_penny_thrown() -> None:
    game = at_well(2, 0, 0, cast=(3, 0, 0), draws=["card finder"])
    events = game.apply("throw 1")
    assert seen(game)["well"] == 1
    assert cards(game) == {"finder": 1}
    assert [event.kind for event in events.seen_by(1)] == ["pennies_thrown"]


@rule("M4-EX-04")
def test_example_the_well_is_full_for_the_second() -> None:
    game = at_well(2, 1, 0, booths={}, draws=["card praise", "card busker"])
    before = seen(game)["supply"]
    game.apply("throw 2")
    assert sum(cards(game, 0).values()) == 2
    assert pennies(game, 1) == 1
    while game.view().round == 1:
        game.apply("pass")
    assert (seen(game)["well"], seen(game)["supply"]) == (0, before + 2)


# ---- cards --------------------------------------------------------------------------------------------------------


@rule("M4-CARD-20")
def test_lucky_guy_brings_two_pennies_from_the_supply() -> None:
    game = shopping({"lucky_guy": 1})
    before = seen(game)["supply"]
    game.apply("pass")
    events = game.apply("lucky guy")
    assert [event.data for event in told(events, "pennies_taken")] == [{"pennies": 2}]
    assert (pennies(game), seen(game)["supply"]) == (2, before - 2)


@rule("M4-CARD-22", "X-MKT-05")
def test_free_paint_comes_with_a_purchase_at_the_same_booth() -> None:
    game = shopping({"free_paint_B": 1})
    game.apply("buy I.1")
    assert (kind(game), texts(game)) == ("free_paint", ["free paint I.3", "pass"])
    events = game.apply("free paint I.3")
    assert [event.data for event in told(events, "free_paint_taken")] == [{"booth": "I", "tile": "B"}]
    assert paints(game, 0) == {"yellow": 1, "blue": 1}
    assert thalers(game, 0) == 12 - 3  # one tile was paid
    assert cards(game) == {}
    assert asked(game) != 0 or kind(game) != "market"  # and nobody else was needed
    assert sorted(game.view().bag) == ["B", "BBB", "O", "R", "Y"]


@rule("M4-CARD-22")
def test_no_free_paint_from_another_booth() -> None:
    game = shopping({"free_paint_B": 1})
    game.apply("buy II.1")
    assert kind(game) != "free_paint"
    two = shopping({"free_paint_B": 1, "free_paint_Y": 1}, booths={"I": ["Y", "R"], "II": ["B", "G"]})
    two.apply("buy I.2")
    refused(two, "free paint II.1", "M4-CARD-22")
    refused(two, "free paint I.3", "M4-CARD-24")


@rule("M4-CARD-06", "M4-CARD-24")
def test_the_free_tile_may_be_declined_and_bought_later() -> None:
    game = shopping({"free_paint_B": 1}, 2)
    game.apply_all(["buy I.1", "pass"], 0)
    assert (kind(game), cards(game)) == ("market", {"free_paint_B": 1})
    refused(game, "free paint I.3", "M4-CARD-24")
    game.apply("buy I.3")
    assert kind(game) != "free_paint"  # the tile is gone
    assert cards(game) == {"free_paint_B": 1}


@rule("M4-CARD-23")
def test_no_free_paint_for_closing_a_booth() -> None:
    game = shopping(FREE, 3)
    game.apply("close I")
    assert kind(game) != "free_paint"
    assert (paints(game, 0), cards(game)) == ({}, FREE)


@rule("M4-CARD-24")
def test_free_paint_needs_another_tile_than_the_one_bought() -> None:
    game = shopping({"free_paint_Y": 1})
    game.apply("buy I.1")
    assert kind(game) != "free_paint"


@rule("M4-CARD-24", "X-MKT-12")
def test_one_free_paint_for_each_purchase() -> None:
    game = shopping(FREE, 2, booths={"I": ["Y", "R", "B"], "II": ["G"]})
    game.apply("buy I.1")
    assert texts(game) == ["free paint I.2", "free paint I.3", "pass"]
    game.apply("free paint I.2")
    assert kind(game) == "market"
    refused(game, "close I", "B-MKT-06")
    game.apply("buy I.3")
    assert kind(game) != "free_paint"
    assert cards(game) == {"free_paint_B": 1, "free_paint_Y": 1}
    assert paints(game, 0) == {"yellow": 1, "red": 1, "blue": 1}


@rule("M4-CARD-25")
def test_the_tile_must_show_exactly_the_pictured_paints() -> None:
    booths = {"I": ["YB", "BBB", "B"], "II": ["Y", "R", "G"], "III": ["YYY", "RRR", "O"]}
    game = shopping({"free_paint_B": 1, "free_paint_Y": 1}, booths=booths)
    game.apply("buy I.1")
    assert texts(game) == ["free paint I.3", "pass"]
    refused(game, "free paint I.2", "M4-CARD-25")
    without = shopping({"free_paint_B": 1}, booths={"I": ["YB", "BBB", "G"]})
    without.apply("buy I.1")
    assert (kind(without) == "free_paint", cards(without)) == (False, {"free_paint_B": 1})


@rule("M4-EX-09", "M4-CARD-14")
def test_example_lucky_guy_and_free_paint() -> None:
    two = shopping({"lucky_guy": 1, "free_paint_B": 1}, 2)
    two.apply_all(["buy I.1", "free paint I.3", "pass", "lucky guy"], 0)
    assert seen(two)["used"] == {"lucky_guy": 1, "free_paint_B": 1}
    one = shopping({"lucky_guy": 1, "free_paint_B": 1}, 1)
    one.apply_all(["buy I.1", "free paint I.3"], 0)
    assert kind(one) != "lucky_guy"
    other = shopping({"lucky_guy": 1, "free_paint_B": 1}, 1)
    other.apply_all(["buy I.1", "pass", "lucky guy"], 0)
    assert seen(other)["used"] == {"lucky_guy": 1}


@rule("M4-EX-10", "M4-CARD-14")
def test_example_three_cards_at_the_market() -> None:
    hand = {"lucky_guy": 1, "free_paint_B": 1, "free_paint_Y": 1}
    words: dict[str, Any] = {
        "booths": {"I": ["YR", "RB", "B", "Y"], "II": ["G", "RRR", "YB"]},
        "first": {"wake": 7, "thalers": 5},
    }
    others = [{"wake": 8}, {"wake": 9}, {"wake": 6}]
    game = table(
        "market", {"plan": PLANS[3], **words["first"]}, *others, well={"hands": [hand]}, booths=words["booths"]
    )
    game.apply_all(["buy I.1", "free paint I.3", "buy I.2", "free paint I.4", "lucky guy"], 0)
    assert thalers(game, 0) == 1
    assert paints(game, 0) == {"yellow": 2, "red": 2, "blue": 2}
    assert seen(game)["used"] == hand
    less = table(
        "market", {"plan": PLANS[3], **words["first"]}, *others, well={"hands": [hand]}, booths=words["booths"]
    )
    less.apply_all(["buy I.1", "free paint I.3", "pass", "lucky guy"], 0)
    assert kind(less) != "free_paint"
    assert cards(less) == {"free_paint_Y": 1}
