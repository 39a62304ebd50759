"""Module 10, Medico: ill apprentices in the cathedral, with the modules that have a say there (M10-CATH, M10-MIX)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import paints, told
from tests.rules.table import refused
from tests.rules.test_medico import clinic, ill, kind, of, player, score
from tests.support import rule, texts

# the bishop stands on B2: all round him is closed to ill ones, A4, E5 and B2 itself are not
TILES = {"A1": "3YR", "B1": "3YB", "C3": "4YRB-1", "B2": "5RG", "A4": "3RB", "E5": "7YRG", "E1": "4YRB-2"}
OTHERS: Any = ({"space": 60}, {"space": 70})
STEPS = {"bishop.step_before": "any_restoration"}


def choir(healthy: int, sick: int, stock: str = "YYYRRRBBBGGG", **words: Any) -> Fresco:
    """The first painter has so many healthy and ill ones in the cathedral."""
    rest = 5 - healthy - sick
    first = {"plan": [0, healthy + sick, min(rest, 3), 0, max(rest - 3, 0)], "paints": stock}
    words = {"fresco": TILES, "bishop": "B2", **words}
    return clinic("cathedral", first, *OTHERS, ill=[sick], placed=[{"cathedral": sick}], **words)


def segments(game: Fresco) -> set[str]:
    """Segments that can be restored, with or without a step of the bishop."""
    return {text.split()[1] for text in texts(game) if text.startswith("restore")}


def steps(game: Fresco) -> bool:
    return any("bishop→" in text for text in texts(game))


# ---- who acts -----------------------------------------------------------------------------------------------------


@rule("M10-PLAN-04", "X-ACT-04", "X-CATH-01")
def test_healthy_and_ill_ones_act_in_any_order() -> None:
    game = choir(1, 1)
    assert of(game)["cathedral"] == {"healthy": 1, "ill": 1, "acting": False}
    assert "ill apprentice" in texts(game)
    ill_first = game.copy()
    ill_first.apply("ill apprentice")
    assert of(ill_first)["cathedral"]["acting"] is True
    assert segments(ill_first) == {"B2", "A4", "E5", "E1"}
    refused(ill_first, "ill apprentice", "M10-PLAN-04")
    ill_first.apply("restore A4")
    assert (of(ill_first)["cathedral"], steps(ill_first)) == ({"healthy": 1, "ill": 0, "acting": False}, True)
    refused(ill_first, "ill apprentice", "M10-PLAN-04")
    ill_first.apply("restore B1")
    assert ill(ill_first) == 2
    game.apply("restore E1")  # the healthy one; the ill one follows by himself
    assert of(game)["cathedral"] == {"healthy": 0, "ill": 1, "acting": True}
    assert segments(game) == {"A1", "B1", "C3", "B2", "A4", "E5"}  # the bishop went to E1
    game.apply("altar YRB")
    assert of(game)["cathedral"] == {"healthy": 0, "ill": 0, "acting": False}


@rule("M10-PLAN-04")
def test_an_ill_one_is_offered_only_if_he_finds_work() -> None:
    game = choir(1, 1, stock="YR")  # A1 is next to the bishop, and the altar needs three
    assert "ill apprentice" not in texts(game)
    refused(game, "ill apprentice", "M10-CATH-02")
    game.apply("restore A1")
    assert kind(game) != "cathedral"  # nothing is left to do
    assert ill(game) == 2


@rule("M10-PLAN-04", "B-CATH-02")
def test_two_of_each() -> None:
    game = choir(2, 1)
    for text in ("altar YRB", "ill apprentice", "restore A4", "restore B1"):
        game.apply(text)
    assert ill(game) == 3
    only = choir(0, 2)
    assert (of(only)["cathedral"]["acting"], "ill apprentice" in texts(only)) == (True, False)
    only.apply_all(["restore A4", "restore E5"], 0)
    assert ill(only) == 2


# ---- the bishop ---------------------------------------------------------------------------------------------------


@rule("M10-CATH-01", "X-CATH-04")
@pytest.mark.parametrize("switches", [{}, STEPS])
def test_no_step_of_the_bishop_for_an_ill_one(switches: dict[str, str]) -> None:
    game = choir(0, 1, switches=switches)
    assert not steps(game)
    refused(game, "restore E5 bishop→C3", "M10-CATH-01")
    if switches:
        refused(game, "altar YRB bishop→C3", "M10-CATH-01")
    assert steps(choir(1, 0))


@rule("M10-CATH-02", "M10-EX-02", "X-ILL-01")
def test_example_not_next_to_the_bishop() -> None:
    game = choir(0, 1)
    assert segments(game) == {"B2", "A4", "E5", "E1"}
    for segment in ("A1", "B1", "C3"):  # orthogonally and diagonally
        refused(game, f"restore {segment}", "M10-CATH-02")
    assert segments(choir(1, 0)) == set(TILES)


@rule("M10-CATH-02")
def test_where_he_stands_at_that_moment() -> None:
    game = choir(1, 1)
    game.apply("restore C3")  # now he is on C3
    assert segments(game) == {"A1", "B1", "A4", "E5", "E1"}
    refused(game, "restore B2", "M10-CATH-02")


@rule("M10-CATH-03", "X-CATH-04", "X-CATH-02")
def test_under_the_bishop_with_his_bonus() -> None:
    game = choir(0, 1)
    game.apply("restore B2")
    assert score(game) == 5 + 3


@rule("M10-CATH-04")
def test_otherwise_as_usual() -> None:
    game = choir(0, 1, stock="YRG")
    game.apply("restore E5")
    assert (score(game), game.view().bishop, paints(game, 0)) == (7, "E5", {})
    assert "7YRG" in game.view().players[0].tiles


@rule("M10-CATH-05", "X-CATH-12")
def test_the_altar_is_open_to_them_within_its_limit() -> None:
    game = choir(0, 2, stock="YYRRBB", fresco={"A1": "3YR", "C3": "11GOP-1"})
    assert texts(game) == ["altar YRB", "pass"]
    game.apply("altar YRB")
    assert (score(game), game.view().bishop) == (2, "B2")
    assert kind(game) != "cathedral"  # once per visit
    each = choir(
        0, 2, stock="YYRRBB", fresco={"A1": "3YR", "C3": "11GOP-1"}, switches={"altar.limit": "per_apprentice"}
    )
    each.apply_all(["altar YRB", "altar YRB"], 0)
    assert score(each) == 4


# ---- module 1 -----------------------------------------------------------------------------------------------------


def cards(*owned: str) -> dict[str, Any]:
    return {"modules": [1, 10], "others": {"portraits": {"owned": [list(owned), [], []]}}}


@rule("M10-MIX-02", "M10-CATH-06", "X-STATED-03", "X-M1M10-02")
def test_no_sexton_for_an_ill_one() -> None:
    game = choir(0, 1, **cards("sexton"))
    assert not any(text.startswith("sexton") for text in texts(game))
    refused(game, "sexton C5", "M10-MIX-02")
    mixed = choir(1, 1, **cards("sexton"))
    mixed.apply("sexton C5")
    refused(mixed, "ill apprentice", "X-ACT-04")  # the healthy one has begun, and must restore
    refused(mixed, "pass", "M1-CARD-12")
    mixed.apply("restore A1")
    assert (of(mixed)["cathedral"]["acting"], segments(mixed)) == (True, {"C3", "A4", "E5", "E1"})


@rule("M10-MIX-03", "X-M1M10-03")
def test_the_abbot_adds_to_a_bonus_only() -> None:
    bonus = choir(0, 1, **cards("abbot"))
    bonus.apply("restore B2")
    assert score(bonus) == 5 + 3 + 1
    none = choir(0, 1, **cards("abbot"))
    none.apply("restore E5")
    assert score(none) == 7


# ---- module 4 -----------------------------------------------------------------------------------------------------


def wishes(**hand: int) -> dict[str, Any]:
    return {"modules": [4, 10], "others": {"wishing_well": {"hands": [hand, {}, {}]}}}


@rule("M10-MIX-06", "X-STATED-05")
def test_no_visit_of_the_bishop_for_an_ill_one() -> None:
    game = choir(1, 1, **wishes(visit=1))
    assert "visit A1" in texts(game)
    game.apply("ill apprentice")
    assert "visit A1" not in texts(game)
    refused(game, "visit A1", "M10-MIX-06")
    game.apply("restore A4")
    game.apply("visit A1")  # the healthy one may
    assert game.view().bishop == "A1"


@rule("X-T-12", "M10-CATH-06", "X-CATH-06")
def test_after_a_visit_of_one_who_forfeits_only_the_altar_is_left_for_the_ill_one() -> None:
    game = choir(1, 1, **wishes(visit=1))
    game.apply("visit A5")
    refused(game, "ill apprentice", "X-ACT-04")
    game.apply("forfeit")
    assert of(game)["cathedral"] == {"healthy": 0, "ill": 1, "acting": True}
    assert segments(game) == set()
    refused(game, "restore E5", "X-CATH-06")
    assert "altar YRB" in texts(game)


@rule("M10-CATH-06", "X-CATH-06")
def test_a_healthy_restoration_of_a_segment_opens_the_fresco_again() -> None:
    game = choir(2, 1, **wishes(visit=1))
    game.apply("visit A5")
    game.apply("altar YRB")  # no segment
    refused(game, "ill apprentice", "M10-CATH-02")  # a second altar is not to be had, and no segment
    game.apply("restore E5")
    assert segments(game) == {"A1", "B1", "C3", "B2", "A4", "E1"}
    paid = choir(1, 1)
    paid.apply("restore A1 bishop→A1")
    assert "E5" in segments(paid)


@rule("M10-CATH-06", "X-FINAL-03")
def test_the_next_visit_begins_anew() -> None:
    first = {"plan": [0, 2, 1, 1, 1], "paints": "YYYRRRBBBGGG"}
    words: dict[str, Any] = {"fresco": TILES, "bishop": "B2", "final": True, **wishes(visit=1)}
    words["end_reason"] = "rounds"
    idle = {"plan": [0, 0, 3, 2, 0]}
    game = clinic("cathedral", first, idle, idle, ill=[2], placed=[{"cathedral": 1, "fifth": 1}], **words)
    game.apply_all(["visit A5", "forfeit", "pass"], 0)
    while game.view().phase != "fifth":
        game.apply("pass")
    assert segments(game) == set(TILES) - {"A4"}


@rule("M10-MIX-07", "X-CATH-04")
def test_praise_only_with_a_bonus() -> None:
    game = choir(0, 1, **wishes(praise=1))
    game.apply("restore B2")
    assert kind(game) == "praise"
    game.apply("praise")
    assert score(game) == 5 + 3 + 1
    far = choir(0, 1, **wishes(praise=1))
    far.apply("restore E5")
    assert (score(far), kind(far) != "praise") == (7, True)


# ---- modules 5, 6, 7 ----------------------------------------------------------------------------------------------


@rule("M10-MIX-08", "X-STATED-06", "X-CATH-04")
@pytest.mark.parametrize(("segment", "bishop", "disc"), [("B2", 3, "green"), ("E5", 0, "yellow")])
def test_gold_brings_an_ill_one_a_single_point(segment: str, bishop: int, disc: str) -> None:
    gold: dict[str, Any] = {"modules": [5, 10], "others": {"leaf_gold": {"gold": [1, 0, 0], "disc": disc}}}
    game = choir(0, 1, **gold)
    game.apply(f"restore {segment}")
    assert kind(game) == "gild"
    game.apply("gild")
    assert score(game) == int(TILES[segment][0]) + bishop + 1
    healthy = choir(1, 0, **gold)
    healthy.apply_all([f"restore {segment}", "gild"], 0)
    assert score(healthy) == int(TILES[segment][0]) + bishop + (bishop or 1)


@rule("M10-MIX-08")
def test_no_gold_on_a_tile_without_the_colour() -> None:
    gold: dict[str, Any] = {"modules": [5, 10], "others": {"leaf_gold": {"gold": [1, 0, 0], "disc": "blue"}}}
    game = choir(0, 1, **gold)
    game.apply("restore E5")
    assert kind(game) != "gild"


@rule("M10-MIX-09", "X-STATED-07", "X-CATH-04")
def test_windows_must_be_renewed() -> None:
    game = choir(0, 1, modules=[6, 10])
    game.apply("restore A4")  # a segment with a window
    assert kind(game) == "window"
    refused(game, "pass", "M6-CATH-02")
    [taken] = told(game.apply("window 2"), "window_taken")
    assert (taken.data["segment"], taken.data["price"]) == ("A4", 1)
    altar = choir(0, 1, modules=[6, 10], others={"glaziers": {"glass": ["R", "", ""]}})
    altar.apply("altar YRB")
    assert kind(altar) == "glaze"


@rule("M10-MIX-10", "X-STATED-08", "X-CATH-04")
@pytest.mark.parametrize(
    ("condition", "bishop", "asked"),
    [("none", "B2", True), ("bishop_in_line", "B2", False), ("bishop_in_line", "C4", True)],
)
def test_scrolls_are_played(condition: str, bishop: str, asked: bool) -> None:
    scrolls = {"scrolls": {"rows": ["4", "1", "2"], "columns": ["E", "B", "C"]}}
    words: dict[str, Any] = {"modules": [7, 10], "others": scrolls, "switches": {"scrolls.single_condition": condition}}
    game = choir(0, 1, bishop=bishop, **words)
    game.apply("restore A4")
    assert (kind(game) == "scroll") == asked


# ---- modules 11 to 15 ---------------------------------------------------------------------------------------------


@rule("M10-MIX-13", "X-STATED-10", "X-CATH-04")
def test_favors_are_claimed_under_the_bishop() -> None:
    game = choir(0, 1, modules=[10, 11])
    game.apply("restore B2")
    assert kind(game) == "favor"
    game.apply("favor")
    assert told(game.events, "favor_revealed")


@rule("M10-MIX-15", "M10-MIX-17", "X-STATED-10", "X-CATH-04")
def test_dome_tiles_are_taken_and_rooms_laid_open() -> None:
    game = choir(0, 1, modules=[10, 13, 15], bishop="E1")
    game.apply("restore B2")  # an inner segment
    view = game.view(0).modules
    assert len(view["dome"]["players"][0]["tiles"]) == 1
    assert "B2" in view["catacombs"]["rooms"]


@rule("M10-MIX-14", "X-STATED-11", "X-CATH-06", "X-ILL-01")
def test_a_lady_may_lead_the_bishop_before_an_ill_one_restores() -> None:
    first = {"plan": [0, 0, 2, 1, 2], "paints": "YYYRRRBBBGGG", "thalers": 5}
    others = {"ladies": {"owned": [["pink"], [], []], "placed": [{"pink": "fifth"}, {}, {}]}}
    words: dict[str, Any] = {"fresco": TILES, "bishop": "B2", "final": True, "modules": [10, 12], "others": others}
    words["end_reason"] = "rounds"
    game = clinic("fifth", first, *OTHERS, ill=[2], placed=[{"fifth": 2}], **words)
    game.apply("lead bishop E5")
    assert of(game)["cathedral"]["acting"]
    assert segments(game) == {"A1", "B1", "C3", "B2", "A4", "E5", "E1"}
    game.apply("restore E5")
    assert score(game) == 7 + 3


@rule("X-ILL-01", "X-CATH-09")
def test_the_own_reserved_tile() -> None:
    others = {"ladies": {"owned": [["pink"], [], ["purple"]], "reserved": ["E5", None, "A4"]}}
    game = choir(0, 1, modules=[10, 12], others=others)
    assert segments(game) == {"B2", "E5", "E1"}
    assert player(game)["ill"] == 1
