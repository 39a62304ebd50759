"""Module 7, Scrolls (M7): what the bishop has to do with it, movements on the track, the end."""

from __future__ import annotations

import pytest

from tests.rules.flow import told
from tests.rules.table import refused
from tests.rules.test_scrolls import ALL, BOTH, COLUMN, ROW, at_scroll, kind, nave
from tests.support import PRESETS, rule, texts

# ---- the bishop ---------------------------------------------------------------------------------------------------

CASES = {  # M7-EX-04: bishop before the restoration of the crossing D2 -> options by preset
    "D4": (ALL, [COLUMN, BOTH, "pass"], [COLUMN, "pass"]),
    "A2": (ALL, [ROW, BOTH, "pass"], [ROW, "pass"]),
    "B5": (ALL, [BOTH, "pass"], []),
    "D2": (ALL, ALL, ALL),
}


@rule("M7-EX-04", "M7-CATH-06", "M7-CATH-07", "M7-CATH-10")
@pytest.mark.parametrize("bishop", CASES)
@pytest.mark.parametrize("preset", PRESETS)
def test_where_the_bishop_stood_decides_what_may_be_played(preset: str, bishop: str) -> None:
    game = nave("D2", preset=preset, bishop=bishop)
    game.apply("restore D2")
    expected = CASES[bishop][PRESETS.index(preset)]
    if not expected:
        assert not at_scroll(game)
        return
    assert texts(game) == expected
    reasons = {ROW: "M7-CATH-06", COLUMN: "M7-CATH-06", BOTH: "M7-CATH-07"}
    for text, rule_id in reasons.items():
        if text not in expected:
            refused(game, text, rule_id)


@rule("M7-CATH-10")
def test_conditions_can_be_combined_in_any_way() -> None:
    """No condition for one scroll, one for both: a combination of no preset."""
    game = nave("D2", switches={"scrolls.double_condition": "bishop_on_segment"}, bishop="B5")
    game.apply("restore D2")
    assert texts(game) == [ROW, COLUMN, "pass"]


@rule("M7-CATH-08")
@pytest.mark.parametrize(
    ("bishop", "act", "expected"),
    [
        ("B3", "restore B2", []),  # he came to the line only with the restoration
        ("B3", "restore B2 bishop→C2", [ROW, "pass"]),  # a paid step led him there before
        ("C2", "restore B2", [ROW, "pass"]),
        ("C2", "restore B2 bishop→C3", []),  # and a paid step can lead him away
    ],
)
def test_his_place_immediately_before_the_restoration_counts(bishop: str, act: str, expected: list[str]) -> None:
    game = nave("B2", column=None, preset="bigbox", bishop=bishop)
    game.apply(act)
    if expected:
        assert texts(game) == expected
    else:
        assert not at_scroll(game)


@rule("M7-CATH-15", "X-M47-01", "X-CATH-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_scrolls_are_played_when_the_restoration_is_done_and_the_bishop_stands_there(preset: str) -> None:
    game = nave("B2", column=None, preset=preset, bishop="C2")
    game.apply("restore B2")
    assert kind(game) == "scroll"
    assert game.view().bishop == "B2"
    assert game.scores()[0] == 10 + 3 + 2


# ---- the track ----------------------------------------------------------------------------------------------------


@rule("M7-TRACK-02")
def test_the_points_of_scrolls_are_a_second_movement() -> None:
    game = nave("B2", column=None, bishop="C2", others=({"space": 15}, {"space": 17}))
    game.apply("restore B2")  # 3 + 2: space 15 is taken
    assert kind(game) == "landing"
    game.apply("land in front")
    assert (kind(game), game.scores()[0]) == ("scroll", 16)
    game.apply("pass")
    assert game.scores()[0] == 16


@rule("M7-TRACK-02", "M7-TRACK-01")
def test_a_taken_space_is_asked_for_once_more_after_the_scroll() -> None:
    game = nave("B2", column=None, bishop="C2", others=({"space": 15}, {"space": 18}))
    game.apply("restore B2")
    game.apply("land in front")
    game.apply(ROW)  # 2 points from space 16
    assert kind(game) == "landing"
    game.apply("land behind")
    assert game.scores()[0] == 17


@rule("M7-TRACK-03")
def test_both_scrolls_are_one_movement() -> None:
    game = nave("D2", bishop="A5", others=({"space": 16}, {"space": 40}))
    first = game.apply("restore D2")
    assert len(told(first, "moved")) == 1
    events = game.apply(BOTH)  # 3 for the row would end on the taken space 16
    assert [event.data["space"] for event in told(events, "moved")] == [10 + 3 + 6]


@rule("M7-SCORE-01", "X-SCORE-03")
def test_scrolls_that_were_not_played_are_worth_nothing() -> None:
    restored = " ".join(f"{column}2" for column in "ABCDE")
    game = nave("B3", restored, phase="scoring", end_reason="rounds", final=True)
    assert game.outcome is not None
    assert [points.get("scrolls", 0) for points in game.outcome.points[:3]] == [0, 0, 0]
    assert game.outcome.points[0] == {"fresco": 10, "money": 6}
