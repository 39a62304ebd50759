"""Module 4, Wishing Well (M4-CARD): using cards in general, and at studio, workshop and theater."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import PLANS, asked, paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_wishing_well import cards, kind, pennies, seen, table
from tests.support import rule, texts

FREE = {"free_paint_B": 1, "free_paint_Y": 1, "free_paint_R": 1}


def holding(phase: str, hand: dict[str, int], plan: list[int], **words: Any) -> Fresco:
    """The first painter holds these cards and nobody else goes anywhere near the market."""
    first = {"plan": plan, **words.pop("first", {})}
    return table(phase, first, {}, {}, well={"hands": [hand], **words.pop("well", {})}, **words)


def shopping(hand: dict[str, int], apprentices: int = 1, **words: Any) -> Fresco:
    return holding("market", hand, PLANS[apprentices], **words)


def painting(hand: dict[str, int], apprentices: int, **words: Any) -> Fresco:
    return holding("studio", hand, [0, 2, apprentices, 3 - apprentices, 0], first={"apprentices": 5}, **words)


# ---- in general ---------------------------------------------------------------------------------------------------


@rule("M4-CARD-01")
@pytest.mark.parametrize(
    ("phase", "hand", "plan"),
    [
        ("market", {"lucky_guy": 1, **FREE}, [0, 2, 1, 1, 1]),
        ("studio", {"tip": 1}, [1, 2, 0, 1, 1]),
        ("workshop", {"alchemy": 1}, [1, 2, 1, 0, 1]),
        ("fifth", {"finder": 1}, [1, 2, 1, 1, 0]),
    ],
)
def test_a_card_needs_an_apprentice_at_its_place(phase: str, hand: dict[str, int], plan: list[int]) -> None:
    game = holding(phase, hand, plan, first={"paints": "YYYRRRBBB"})
    while game.view().round == 1:
        assert kind(game) not in ("lucky_guy", "free_paint", "tip", "finder")
        assert not [text for text in texts(game) if text.startswith("alchemy") and asked(game) == 0]
        game.apply("pass")
    assert cards(game) == hand


@rule("M4-CARD-02", "M4-CARD-14")
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_one_card_for_each_apprentice(apprentices: int) -> None:
    tips = painting({"tip": 3}, apprentices)
    for left in range(apprentices, 0, -1):
        assert (asked(tips), kind(tips)) == (0, "tip")
        assert cards(tips) == {"tip": 3 - apprentices + left}
        tips.apply("tip")
    assert asked(tips) != 0 or kind(tips) != "tip"
    lucky = shopping({"lucky_guy": 3}, apprentices)
    lucky.apply("pass")
    for _ in range(apprentices):
        assert kind(lucky) == "lucky_guy"
        lucky.apply("lucky guy")
    assert kind(lucky) != "lucky_guy"
    assert pennies(lucky) == 2 * apprentices


@rule("M4-CARD-02", "M4-CARD-14")
@pytest.mark.parametrize("apprentices", [1, 2])
def test_one_alchemy_and_one_reward_for_each_apprentice(apprentices: int) -> None:
    plan = [0, 2, 1, apprentices, 2 - apprentices]
    game = holding("workshop", {"alchemy": 2}, plan, first={"paints": "YYYYYYRRRB"})
    for _ in range(apprentices):
        game.apply("alchemy YYY→green")
    if apprentices == 1:
        refused(game, "alchemy RRR→green", "M4-CARD-14")
    else:
        refused(game, "alchemy RRR→green", "M4-CARD-32")
    theater = holding("fifth", {"finder": 2}, [0, 1, 2, 2 - apprentices, apprentices], first={"apprentices": 5})
    for _ in range(apprentices):
        assert kind(theater) == "finder"
        theater.apply("finder")
    assert kind(theater) == "wake_time"


@rule("M4-CARD-03")
def test_no_other_limit_on_cards_and_pennies() -> None:
    hand = {"lucky_guy": 3, "visit": 2, "tip": 3, "alchemy": 2, "finder": 2, "busker": 3}
    game = holding("market", hand, [1, 1, 1, 1, 1], first={"paints": "YYY"}, well={"pennies": [9, 0, 0]})
    game.apply_all(["pass", "lucky guy"], 0)
    game.apply("visit A1")  # no paints for a restoration: the visit was all
    game.apply("tip")
    game.apply("alchemy YYY→orange")
    game.apply("finder")
    assert pennies(game) == 9 + 2 + 1
    assert sum(seen(game)["used"].values()) == 5
    assert sum(cards(game).values()) == 15 - 5


@rule("M4-CARD-04")
def test_a_used_card_leaves_the_game() -> None:
    game = painting({"tip": 1}, 1)
    game.apply("tip")
    assert (cards(game), seen(game)["used"], seen(game)["pile"]) == ({}, {"tip": 1}, 19)


@rule("M4-CARD-05", "M4-CARD-06")
def test_a_card_may_be_kept_for_a_later_round() -> None:
    game = painting({"tip": 1}, 1)
    events = game.apply("pass")
    assert told(events, "wish_used") == []
    while game.view().round == 1:
        game.apply("pass")
    assert cards(game) == {"tip": 1}


@rule("M4-CARD-07", "M4-CARD-08", "M4-CARD-21", "X-MKT-08", "X-MKT-12")
@pytest.mark.parametrize("act", ["buy I.1", "close I", "pass"])
def test_lucky_guy_whatever_was_done_at_the_market(act: str) -> None:
    game = shopping({"lucky_guy": 1})
    refused(game, "lucky guy", "M4-CARD-07")
    game.apply(act)
    assert kind(game) == "lucky_guy"
    game.apply("lucky guy")
    assert pennies(game) == 2


@rule("M4-CARD-07")
def test_lucky_guy_also_when_no_booth_is_open() -> None:
    game = shopping({"lucky_guy": 1}, booths={})
    assert kind(game) == "lucky_guy"


@rule("M4-CARD-10")
def test_only_apprentice_figures_carry_cards() -> None:
    """The column counts, not what a painter has elsewhere: two apprentices there, two cards."""
    game = painting({"tip": 3}, 2)
    game.apply_all(["tip", "tip"], 0)
    assert kind(game) != "tip"
    assert cards(game) == {"tip": 1}


@rule("M4-CARD-12", "X-INFO-01")
def test_played_cards_are_shown_and_the_others_hidden() -> None:
    game = shopping({"lucky_guy": 2}, 2)
    game.apply("pass")
    events = game.apply("lucky guy")
    for viewer in (1, 2, None):
        assert [event.data["card"] for event in told(events.seen_by(viewer), "wish_used")] == ["lucky_guy"]
        part = seen(game, viewer)
        assert part["players"][0] == {"pennies": None, "placed": 0, "cards": None}
        assert (part["used"], part["pile"], part["supply"], part["well"]) == ({"lucky_guy": 1}, 18, 18, 0)
    assert (cards(game), pennies(game)) == ({"lucky_guy": 1}, 2)


@rule("M4-CARD-13")
def test_a_card_comes_on_top_of_the_action() -> None:
    game = painting({"tip": 1}, 1)
    assert thalers(game, 0) == 12 + 3
    game.apply("tip")
    assert thalers(game, 0) == 12 + 3 + 1


# ---- studio -------------------------------------------------------------------------------------------------------


@rule("M4-CARD-30", "M4-EX-03", "M4-EX-05")
def test_a_tip_is_a_thaler_and_a_penny() -> None:
    game = painting({"tip": 1}, 1)
    supply = seen(game)["supply"]
    events = game.apply("tip")
    assert [event.data for event in told(events, "earned") if event.actor == 0] == [{"thalers": 1, "why": "tip"}]
    assert (thalers(game, 0) - 12, pennies(game), seen(game)["supply"]) == (4, 1, supply - 1)


@rule("M4-CARD-31")
def test_a_tip_for_every_apprentice_in_the_studio() -> None:
    game = painting({"tip": 3}, 3)
    game.apply_all(["tip", "tip", "tip"], 0)
    assert (thalers(game, 0) - 12, pennies(game)) == (12, 3)


# ---- workshop -----------------------------------------------------------------------------------------------------


def blending(stock: str, apprentices: int = 1, alchemies: int = 1, **words: Any) -> Fresco:
    plan = [0, 2, 1, apprentices, 2 - apprentices]
    return holding("workshop", {"alchemy": alchemies}, plan, first={"paints": stock}, **words)


@rule("M4-CARD-32", "M4-EX-07")
@pytest.mark.parametrize(
    ("stock", "act", "left"),
    [
        ("YYY", "alchemy YYY→purple", {"purple": 1}),
        ("YRRB", "alchemy YRB→green", {"red": 1, "green": 1}),
        ("YRRB", "alchemy RRB->orange", {"yellow": 1, "orange": 1}),
    ],
)
def test_three_basic_paints_become_any_blended_one(stock: str, act: str, left: dict[str, int]) -> None:
    game = blending(stock)
    events = game.apply(act)
    assert told(events, "alchemy_done")
    assert paints(game, 0) == left
    assert cards(game) == {}


@rule("M4-CARD-32")
def test_every_way_to_give_three_basic_paints() -> None:
    game = blending("YYYRRRBBB")
    assert len([text for text in texts(game) if text.startswith("alchemy")]) == 10 * 3
    few = blending("YYR")
    assert {text.partition("→")[0] for text in texts(few) if text.startswith("alchemy")} == {"alchemy YYR"}
    refused(few, "alchemy YYY→green", "M4-CARD-32")
    refused(blending("YYYR", alchemies=0), "alchemy YYY→green", "M4-CARD-32")


@rule("M4-CARD-33", "X-WORK-03")
def test_alchemy_comes_before_between_or_after_two_blends() -> None:
    for acts in (
        ["alchemy BBB→green", "blend orange", "blend orange"],
        ["blend orange", "alchemy BBB→green", "blend orange"],
        ["blend orange", "blend orange", "alchemy BBB→green"],
    ):
        game = blending("YYRRBBB")
        game.apply_all(acts, 0)
        assert paints(game, 0) == {"green": 1, "orange": 2}
        assert asked(game) != 0 or kind(game) != "blend"


@rule("M4-CARD-33")
def test_after_the_last_blend_only_alchemy_is_left() -> None:
    game = blending("YYRRRBBBB")
    game.apply_all(["blend orange", "blend orange"], 0)
    assert {text.split()[0] for text in texts(game)} == {"alchemy", "pass"}
    refused(game, "blend purple", "B-WORK-01")
    game.apply("pass")
    assert cards(game) == {"alchemy": 1}


@rule("M4-CARD-08", "M4-CARD-33")
def test_alchemy_needs_no_blend_of_its_carrier() -> None:
    game = blending("YYY")
    game.apply("alchemy YYY→orange")
    assert paints(game, 0) == {"orange": 1}


@rule("M4-CARD-02", "M4-CARD-33")
def test_everybody_counts_his_own_apprentices() -> None:
    one = {"plan": [0, 2, 1, 1, 1], "paints": "YYY"}
    game = table("workshop", one, one, {}, well={"hands": [{"alchemy": 1}, {"alchemy": 1}]})
    game.apply("alchemy YYY→green")
    assert asked(game) == 1
    game.apply("alchemy YYY→purple")
    assert seen(game)["used"] == {"alchemy": 2}


@rule("M4-CARD-33")
def test_only_basic_paints_are_given() -> None:
    game = blending("YYGGGOOOPPP")
    assert not [text for text in texts(game) if text.startswith("alchemy")]


# ---- theater ------------------------------------------------------------------------------------------------------


@rule("M4-CARD-34", "M4-CARD-35")
@pytest.mark.parametrize(("mood", "after"), [(0, 2), (4, 4)])
def test_the_reward_is_three_thalers_besides_the_mood(mood: int, after: int) -> None:
    game = holding("fifth", {"finder": 1}, [0, 2, 1, 1, 1], first={"mood": mood})
    assert kind(game) == "finder"
    assert game.view().players[0].mood == after
    events = game.apply("finder")
    assert [event.data for event in told(events, "earned") if event.actor == 0] == [{"thalers": 3, "why": "finder"}]
    assert thalers(game, 0) == 15


@rule("M4-CARD-11")
def test_no_reward_in_the_final_round() -> None:
    game = holding("fifth", {"finder": 2}, [0, 1, 1, 1, 2], final=True, fresco={"C3": "11GOP-1"})
    assert game.over
    assert cards(game) == {"finder": 2}
