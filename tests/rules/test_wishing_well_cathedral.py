"""Module 4, Wishing Well (M4-CARD-26 to -29): the bishop pays a visit, and his praise."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.board import SEGMENTS
from tests.rules.flow import asked, thalers, told
from tests.rules.table import refused
from tests.rules.test_wishing_well import cards, kind, table
from tests.support import PRESETS, rule, texts

TILES = {"A1": "3YR", "B1": "3YB", "E5": "7YRG", "C3": "11GOP-1", "E1": "3RB"}
ONE_STEP = {"wishing_well.bishop_visit": "one_step"}


def praying(apprentices: int, hand: dict[str, int], stock: str = "YR", **words: Any) -> Fresco:
    """The first painter has so many apprentices in the cathedral; the bishop stands on E1."""
    plan = [0, apprentices, 3, 2 - apprentices, 0] if apprentices < 3 else [0, 3, 2, 0, 0]
    first = {"plan": plan, "paints": stock, **words.pop("first", {})}
    other = {"plan": [0, 0, 3, 2, 0]}
    words = {"fresco": TILES, "bishop": "E1", **words}
    others = [{**other, "space": 50}, {**other, "space": 60}]
    return table("cathedral", first, *others, well={"hands": [hand], **words.pop("well", {})}, **words)


def visits(game: Fresco) -> set[str]:
    return {text.removeprefix("visit ") for text in texts(game) if text.startswith("visit")}


def score(game: Fresco) -> int:
    return game.scores()[0] - 10


# ---- visit --------------------------------------------------------------------------------------------------------


@rule("M4-CARD-26")
@pytest.mark.parametrize("preset", PRESETS)
def test_how_far_the_visit_leads(preset: str) -> None:
    game = praying(1, {"visit": 1}, preset=preset)
    if preset == "revised":
        assert visits(game) == set(SEGMENTS) - {"E1"}
    else:
        assert visits(game) == {"D1", "D2", "E2"}
        refused(game, "visit A1", "M4-CARD-26")
    before = thalers(game, 0)
    events = game.apply("visit D2")
    assert [event.data for event in told(events, "visit_made")] == [{"segment": "D2"}]
    assert (game.view().bishop, thalers(game, 0), cards(game)) == ("D2", before, {})


@rule("M4-CARD-26")
def test_without_the_card_no_visit() -> None:
    refused(praying(1, {}), "visit D2", "M4-CARD-26")


@rule("M4-CARD-27", "X-CATH-05", "X-M47-01")
def test_the_visit_is_additional_to_the_paid_step() -> None:
    game = praying(1, {"visit": 1}, switches=ONE_STEP, bishop="C1")
    game.apply("visit B1")
    game.apply("restore A1 bishop→A1")
    assert score(game) == 3 + 3
    assert told(game.events, "bishop_stepped")
    alone = praying(1, {"visit": 1}, switches=ONE_STEP, bishop="C1")
    alone.apply("restore A1 bishop→B1")
    assert (score(alone), cards(alone)) == (3 + 2, {"visit": 1})


@rule("M4-CARD-27")
def test_the_target_is_any_other_segment_restored_or_not() -> None:
    game = praying(1, {"visit": 1})
    refused(game, "visit E1", "M4-CARD-27")
    assert {"D4", "A1"} <= visits(game)  # D4 has no tile any more


@rule("M4-CARD-27", "M4-CARD-02")
def test_one_visit_for_each_apprentice() -> None:
    game = praying(2, {"visit": 2})
    game.apply("visit A1")
    assert visits(game) == set()
    refused(game, "visit B1", "M4-CARD-02")
    game.apply("forfeit")
    game.apply("visit B1")
    assert game.view().bishop == "B1"
    assert cards(game) == {}


@rule("M4-CARD-08", "M4-CARD-27", "X-CATH-06")
def test_after_the_visit_he_may_forfeit() -> None:
    game = praying(2, {"visit": 1})
    refused(game, "forfeit", "M4-CARD-27")
    game.apply("visit A1")
    assert "forfeit" in texts(game)
    game.apply("forfeit")
    assert (asked(game), kind(game)) == (0, "cathedral")
    refused(game, "forfeit", "M4-CARD-27")
    game.apply("restore A1")
    assert score(game) == 6


@rule("M4-CARD-27")
def test_the_last_one_passes_instead() -> None:
    game = praying(1, {"visit": 1})
    game.apply("visit A1")
    refused(game, "forfeit", "M4-CARD-27")
    game.apply("pass")
    assert game.view().bishop == "A1"
    assert score(game) == 0


@rule("M4-CARD-27", "X-M47-02", "X-CATH-12")
def test_the_carrier_may_restore_the_altar() -> None:
    game = praying(2, {"visit": 1, "praise": 1}, stock="YYRRB")
    game.apply("visit A1")
    game.apply("altar YRB")
    assert score(game) == 2  # the visit brings nothing there, and praise is not asked for
    assert game.view().bishop == "A1"
    game.apply("restore A1")
    assert kind(game) == "praise"
    game.apply("praise")
    assert score(game) == 2 + 3 + 3 + 1


@rule("M4-CARD-27")
def test_passing_after_a_visit_ends_the_whole_stay() -> None:
    game = praying(3, {"visit": 2})
    game.apply("visit A1")
    game.apply("pass")
    assert (asked(game), kind(game)) != (0, "cathedral")


@rule("M4-CARD-27")
def test_a_visit_needs_no_restoration_at_all() -> None:
    game = praying(1, {"visit": 1}, stock="")
    game.apply("visit C3")
    assert game.view().bishop == "C3"
    assert kind(game) != "cathedral"


@rule("M4-CARD-11", "X-FINAL-03")
def test_both_visits_of_the_final_round() -> None:
    first = {"plan": [0, 1, 3, 0, 1], "paints": "YYRB"}
    other = {"plan": [0, 0, 3, 2, 0]}
    hands = [{"visit": 2, "praise": 1}]
    words: dict[str, Any] = {"fresco": TILES, "bishop": "E1", "final": True}
    game = table("cathedral", first, other, other, well={"hands": hands}, **words)
    game.apply_all(["visit A1", "restore A1"], 0)
    assert score(game) == 6
    assert (game.view().phase, kind(game)) == ("fifth", "cathedral")
    game.apply_all(["restore B1", "praise"], 0)
    assert score(game) == 6 + 3 + 2 + 1 + (12 + 9) // 2  # and the money of the final scoring
    once = table("cathedral", first, other, other, well={"hands": hands}, **words)
    once.apply("visit A1")
    refused(once, "visit B1", "M4-CARD-02")  # the apprentice of the second visit does not act yet


# ---- praise -------------------------------------------------------------------------------------------------------


@rule("M4-CARD-28", "X-CATH-02")
@pytest.mark.parametrize(("bishop", "bonus"), [("A1", 3), ("B2", 2)])
def test_praise_is_one_more_point_of_bishop_bonus(bishop: str, bonus: int) -> None:
    game = praying(1, {"praise": 1}, bishop=bishop)
    refused(game, "praise", "M4-CARD-28")
    game.apply("restore A1")
    assert (kind(game), texts(game)) == ("praise", ["praise", "pass"])
    assert score(game) == 0
    asks = game.view(0).decision
    assert asks is not None
    assert asks.about == {"segment": "A1"}
    events = game.apply("praise")
    assert score(game) == 3 + bonus + 1
    assert len(told(events, "moved")) == 1
    assert game.view().players[0].points == {"fresco": 10 + 3, "bishop": bonus + 1}
    assert cards(game) == {}


@rule("M4-CARD-28", "M4-CARD-06")
def test_praise_may_be_kept_and_does_not_last() -> None:
    game = praying(2, {"praise": 1}, stock="YYRB", bishop="A1")
    game.apply_all(["restore A1", "pass"], 0)
    assert (score(game), cards(game)) == (6, {"praise": 1})
    game.apply_all(["restore B1", "praise"], 0)
    assert score(game) == 6 + 3 + 2 + 1
    last = praying(2, {"praise": 1}, stock="YYRB", bishop="A1")
    last.apply_all(["restore A1", "praise", "restore B1"], 0)
    assert score(last) == 3 + 3 + 1 + 3 + 2


@rule("M4-CARD-29")
def test_no_praise_without_a_bonus_and_for_the_altar() -> None:
    far = praying(1, {"praise": 1}, bishop="C3")
    far.apply("restore A1")
    assert (score(far), cards(far)) == (3, {"praise": 1})
    altar = praying(1, {"praise": 1}, stock="YRB", bishop="A1")
    altar.apply("altar YRB")
    assert (score(altar), cards(altar)) == (2, {"praise": 1})


@rule("M4-CARD-28")
def test_praise_with_a_paid_step() -> None:
    game = praying(1, {"praise": 1}, bishop="C1")
    game.apply("restore A1 bishop→B1")
    game.apply("praise")
    assert score(game) == 3 + 2 + 1


@rule("M4-CARD-28")
def test_praise_waits_for_a_free_space_like_any_points() -> None:
    game = praying(1, {"praise": 1}, bishop="B2", first={"space": 44})
    game.apply_all(["restore A1", "praise"], 0)
    assert kind(game) == "landing"
    game.apply("land in front")
    assert game.view().players[0].space == 51
    assert game.view().bishop == "A1"
    assert game.check() == []


@rule("M4-CARD-09", "X-CATH-08")
def test_one_apprentice_cannot_carry_both() -> None:
    game = praying(1, {"visit": 1, "praise": 1})
    game.apply_all(["visit A1", "restore A1"], 0)
    assert (score(game), cards(game)) == (6, {"praise": 1})
    assert kind(game) != "praise"


@rule("M4-EX-06")
def test_example_praise_next_to_the_bishop() -> None:
    game = praying(1, {"praise": 1}, stock="YRG", bishop="D4")
    game.apply_all(["restore E5", "praise"], 0)
    assert score(game) == 7 + 2 + 1


@rule("M4-EX-11", "M4-CARD-09", "X-CATH-08")
def test_example_visit_and_praise_by_two_apprentices() -> None:
    hand = {"visit": 1, "praise": 1}
    game = praying(2, hand, stock="YRG")
    game.apply_all(["visit E5", "forfeit", "restore E5", "praise"], 0)
    assert score(game) == 7 + 3 + 1
    other = praying(2, hand, stock="YRG")
    other.apply_all(["visit E5", "restore E5"], 0)
    assert (score(other), cards(other)) == (7 + 3, {"praise": 1})


@rule("M4-EX-11", "M4-CARD-14")
def test_example_visit_praised_restoration_and_another_one_take_three() -> None:
    hand = {"visit": 1, "praise": 1}
    two = praying(2, hand, stock="YYRB")
    two.apply_all(["visit A1", "forfeit", "restore A1", "praise"], 0)
    assert kind(two) != "cathedral"
    three = praying(3, hand, stock="YYRB")
    three.apply_all(["visit A1", "forfeit", "restore A1", "praise", "restore B1"], 0)
    assert score(three) == (3 + 3 + 1) + (3 + 2)


def test_what_the_apprentice_at_work_carries_is_saved() -> None:
    game = praying(2, {"visit": 2})
    game.apply("visit A1")
    again = fresco.from_json(game.to_json())
    assert texts(again) == texts(game)
    assert "forfeit" in texts(again)
    assert visits(again) == set()
