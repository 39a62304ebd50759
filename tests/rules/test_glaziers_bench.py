"""Module 6, Glaziers (M6): which segments have windows, the bench, the order of a restoration with a window."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.pack import load_pack
from buonfresco.games.fresco.paints import RED
from tests.rules.flow import asked, paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_glaziers import kind, shown
from tests.rules.test_glaziers_windows import BENCH, POINTS, nave, restored
from tests.support import random_game, rule, texts

WINDOWS = {"B1", "C1", "D1", "A2", "E2", "A3", "E3", "A4", "E4", "B5", "C5", "D5"}
PAINTERS: list[dict[str, Any]] = [
    {"space": 30 * n, "wake": 4 + n, "plan": [0, 2, 1, 1, 1], "paints": "YYRRBBGGOOPP"} for n in (1, 2, 3)
]

# ---- which segments, which window -----------------------------------------------------------------------------------


@rule("M6-CATH-01")
def test_twelve_segments_have_a_window_and_13_have_none() -> None:
    asking = set()
    for segment in SEGMENTS:
        game = fresco.position(3, modules=[6], painters=PAINTERS, phase="cathedral", bishop="C3")
        game.apply(f"restore {segment}")
        if kind(game) == "window":
            asking.add(segment)
            game.apply("window 1")
            assert shown(game)["windows"] == {segment: "YY"}
        else:
            assert kind(game) == "cathedral"
            assert shown(game)["windows"] == {}
    assert asking == WINDOWS


@rule("M6-CATH-02", "X-ACT-05")
def test_whoever_restores_the_segment_must_renew_the_window() -> None:
    game = nave()
    game.apply("restore B1")
    assert (asked(game), kind(game)) == (0, "window")
    assert texts(game) == [f"window {place}" for place in range(1, 7)]
    for text, rule_id in {"pass": "M6-CATH-02", "restore C3": "B-CATH-02", "glaze none": "M6-CATH-06"}.items():
        refused(game, text, rule_id)
    reason = game.explain("pass")
    assert reason is not None
    assert reason.key == "refused-window-must"


@rule("M6-CATH-03")
@pytest.mark.parametrize(("place", "price"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_any_of_the_six_for_the_price_of_its_place(place: int, price: int) -> None:
    game = nave()
    game.apply("restore B1")
    events = game.apply(f"window {place}")
    assert thalers(game, 0) == 12 - price
    assert shown(game)["windows"]["B1"] == BENCH[place - 1]
    taken = {"segment": "B1", "window": BENCH[place - 1], "price": price}
    assert [(event.actor, event.data) for event in told(events, "window_taken")] == [(0, taken)]


@rule("M6-CATH-04")
@pytest.mark.parametrize("place", range(1, 7))
def test_the_bench_closes_up_and_the_new_window_lies_at_its_end(place: int) -> None:
    game = nave()
    game.apply("restore B1")
    events = game.apply(f"window {place}")
    assert shown(game)["bench"] == [*BENCH[: place - 1], *BENCH[place:], "RGR"]
    assert shown(game)["prices"] == [0, 1, 1, 2, 2, 3]
    assert shown(game)["pile"] == 1
    assert [event.data for event in told(events, "window_revealed")] == [{"window": "RGR"}]


@rule("M6-EX-03")
def test_example_yellow_green_yellow_for_2_thalers() -> None:
    game = nave(part={"bench": ["RG", "BB", "BRG", "YGY", "BGB", "BR"]})
    game.apply("restore B1")
    game.apply("window 4")
    assert (thalers(game, 0), shown(game)["windows"]["B1"]) == (10, "YGY")
    assert shown(game)["bench"] == ["RG", "BB", "BRG", "BGB", "BR", "RGR"]


@rule("M6-CATH-05")
def test_windows_have_two_or_three_panes_and_points() -> None:
    windows = load_pack("standard").extra["glaziers"].window
    assert len(windows) == 18
    for window in windows:
        assert len(window.panes) in (2, 3)
        assert window.points == sum(POINTS[pane] for pane in window.panes)


# ---- order and money ------------------------------------------------------------------------------------------------


@rule("M6-CATH-12", "X-ACT-06")
def test_the_window_is_paid_from_what_is_left() -> None:
    game = nave(first={"thalers": 2})
    game.apply("restore B1 bishop→D5")  # one Thaler for the step
    assert texts(game) == ["window 1", "window 2", "window 3"]
    refused(game, "window 4", "M6-CATH-12")


@rule("M6-CATH-12")
def test_who_has_no_money_takes_the_free_window() -> None:
    game = nave(first={"thalers": 0})
    events = game.apply("restore B1")
    assert [event.data["price"] for event in told(events, "window_taken")] == [0]
    assert shown(game)["windows"]["B1"] == BENCH[0]
    assert kind(game) == "cathedral"


@rule("M6-CATH-14")
def test_the_pile_ends_with_the_twelfth_window_and_the_bench_stays_full() -> None:
    game = fresco.position(
        3, modules=[6], painters=PAINTERS, phase="cathedral", fresco={"B1": "7YRG", "C3": "11GOP-1", "D3": "3RB"}
    )
    assert (shown(game)["pile"], len(shown(game)["windows"])) == (1, 11)
    game.apply("restore B1")
    game.apply("window 6")
    assert (shown(game)["pile"], len(shown(game)["bench"]), len(shown(game)["windows"])) == (0, 6, 12)


@rule("M6-CATH-15")
def test_each_window_is_renewed_once() -> None:
    """All through random games: one window for each restored segment that has one, and never changed again."""
    for seed in range(2):
        known: dict[str, str] = {}
        for game in random_game(3, seed, modules=[6]):
            windows = shown(game)["windows"]
            assert known.items() <= windows.items()
            at_work = kind(game) == "window" if not game.over else False
            assert len(windows) == len(WINDOWS - set(game.view().fresco)) - at_work
            known = windows
    game = nave()
    restored(game, "window 1")
    refused(game, "restore B1", "B-CATH-03")


@rule("M6-CATH-16", "X-M47-01", "X-CATH-01")
def test_the_window_is_chosen_after_the_paints_are_paid_and_before_the_points() -> None:
    game = nave(own="G")
    game.apply("restore B1")
    for question in ("window", "glaze"):
        view = game.view(0)
        assert kind(game) == question
        assert paints(game, 0)["red"] == 1
        assert view.players[0].tiles == ["7YRG"]
        assert (view.players[0].score, view.bishop) == (10, "E5")
        game.apply(game.legal()[0])
    assert (game.view().players[0].score, game.view().bishop) == (10 + 7 + 7 - 6, "B1")


@rule("M6-CATH-17")
def test_the_new_window_is_known_before_glass_is_given() -> None:
    game = nave(own="R")
    game.apply("restore B1")
    game.apply("window 1")
    assert kind(game) == "glaze"
    assert shown(game)["bench"] == [*BENCH[1:], "RGR"]
    assert not game.can_undo(0)  # something was revealed


@rule("M6-CATH-02")
def test_in_both_visits_of_the_final_round() -> None:
    for phase in ("cathedral", "fifth"):
        game = nave(final=True, phase=phase, first={"plan": [0, 1, 1, 2, 1]})
        game.apply("restore B1")
        assert kind(game) == "window"


def test_paints_and_glass_are_different_things() -> None:
    game = nave(own="RR")
    restored(game, "window 1", "glaze R")
    assert game.s.paints[0][RED] == 1  # one red paint for the tile, none for the pane


def test_questions_say_what_they_are_about() -> None:
    game = nave(own="YRG")
    about = []
    for answer in ("restore B1", "window 2", "glaze Y", "altar YRB", "glaze R"):
        decision = game.view(0).decision
        assert decision is not None
        about.append(decision.about)
        game.apply(answer)
    assert about == [{"left": 2}, {"segment": "B1"}, {"window": "YGY"}, {"left": 1}, {"window": "altar"}]
