"""The printed and derived examples with their own numbers (D-EX)."""

from __future__ import annotations

import pytest

from tests.dice.table import asked, kinds, of_kind, play_turn, position, reaching, texts, throw, throws, turn_for
from tests.support import rule

RED, YELLOW, GREEN, BLUE = range(4)


@rule("D-EX-01")
def test_example_red_restores_the_marked_tile_and_two_bets_are_right() -> None:
    draws = throw(blue=6, colours=("red", "red"))
    draws += throw("blue", yellow=4, colours=("red", "blue"))
    draws += throw("blue", "yellow", green=3, red=2, colours=("green", "blue"))
    game = position(players=4, painters=[{"space": 7 + 20 * seat} for seat in range(4)], turn=RED, draws=draws)
    game.apply("bishop 16")
    for seat, answer in ((YELLOW, "wait"), (GREEN, "bet marked"), (BLUE, "wait")):
        game.apply(answer, seat)
    game.apply("keep blue")
    for seat, answer in ((YELLOW, "bet marked"), (BLUE, "bet portrait")):
        game.apply(answer, seat)
    game.apply("keep yellow")
    assert game.view(None).sum == 10
    assert asked(game) == ("keep", RED)  # everybody has bet
    events = [*game.apply("keep green x2")]
    assert asked(game) == ("favour", RED)  # he is last; in the example he does not use it
    events += game.apply("favour 0")
    assert of_kind(events, "kept")[0].data == {"die": "green", "pips": 3, "times": 2, "sum": 16}
    assert of_kind(events, "restored")[0].data == {"sum": 16, "points": 5, "marked": True}
    assert [(event.actor, event.data["points"]) for event in of_kind(events, "moved")] == [
        (RED, 8),
        (YELLOW, 2),
        (GREEN, 3),
    ]
    shown = [(event.actor, event.data["column"], event.data["points"]) for event in of_kind(events, "bet_shown")]
    assert shown == [(YELLOW, 2, 2), (GREEN, 1, 3), (BLUE, 2, 0)]
    assert game.scores() == (15, 29, 50, 67)


@rule("D-EX-02")
@pytest.mark.parametrize(("bonus", "before"), [("woman-2-1", ["man-3-1"]), ("man-2-1", ["woman-3-1"])])
def test_example_green_gets_his_fifth_fresco_tile_and_weds_a_pair(bonus: str, before: list[str]) -> None:
    painters = [{"space": 80}, {"space": 90}, {"space": 40, "portraits": before}, {"space": 60}]
    sections = {name: [GREEN] for name in ("8", "13", "19", "24")}
    draws = [*throws(*reaching(16)), "man-4", *throws(*reaching(7))]
    game = position(
        players=4, painters=painters, sections=sections, fields={"9-12": bonus}, turn=GREEN, start=0, draws=draws
    )
    play_turn(game, *reaching(16), bishop=16)
    events = game.apply("take 9-12")
    assert [event.data for event in of_kind(events, "moved")] == [{"points": 10, "start": 40, "space": 50}]
    events_of_the_last_turn = play_turn(game, *reaching(7))
    assert game.over
    [moved] = of_kind(events_of_the_last_turn, "moved")
    assert (moved.actor, moved.data) == (GREEN, {"points": 5, "start": 50, "space": 55})
    assert game.scores() == (80, 90, 55, 60)


@rule("D-EX-03")
def test_derived_a_5_with_two_colour_dice_is_20() -> None:
    game = position(players=2, draws=throws("blue 5 x4", "yellow 1", "green 1"))
    game.apply("bishop 8")
    game.apply("wait")
    [kept] = of_kind(game.apply("keep blue x4"), "kept")
    assert kept.data == {"die": "blue", "pips": 5, "times": 4, "sum": 20}


@rule("D-EX-03")
def test_derived_three_sixes_paint_at_17_to_18() -> None:
    kept = ("blue 6", "yellow 6", "green 6")
    game = position(players=2, draws=throws(*kept))
    [painted] = of_kind(play_turn(game, *kept), "painted")
    assert painted.data["field"] == "17-18"


@rule("D-EX-04")
@pytest.mark.parametrize(
    ("total", "favour", "got"),
    [
        (7, "+1", ("restored", 8)),
        (25, "-1", ("restored", 24)),
        (12, "+1", ("restored", 13)),
        (12, "-1", ("painted", "9-12")),
        (12, "0", ("painted", "9-12")),
    ],
)
def test_derived_what_the_favour_tile_makes_of_a_sum(total: int, favour: str, got: tuple[str, object]) -> None:
    game = turn_for(total, painters=[{"space": 1}, {"space": 30}, {"space": 40}])
    events = play_turn(game, *reaching(total), favour=favour)
    [result] = of_kind(events, got[0])
    assert result.data["sum" if got[0] == "restored" else "field"] == got[1]
    if favour != "0":
        assert [event.data["sum"] for event in of_kind(events, "adjusted")] == [total + int(favour)]


@rule("D-EX-05")
def test_derived_13_twice_is_nothing_and_no_bet_scores() -> None:
    game = turn_for(13, painters=[{"space": 20}, {"space": 10}, {"space": 5}], sections={"13": [0]})
    events = play_turn(game, *reaching(13), bishop=13, bets={1: (1, "marked"), 2: (2, "portrait")})
    assert "favour" not in kinds(events)
    assert [event.data for event in of_kind(events, "got_nothing")] == [{"sum": 13, "why": "owned"}]
    assert game.scores() == (20, 10, 5)


@rule("D-EX-06")
def test_derived_men_3_and_2_and_a_woman_of_4_are_one_pair_worth_7() -> None:
    painters = [{"space": 20, "portraits": ["man-3-1", "man-2-1", "woman-4"]}, {"space": 50}, {"space": 60}]
    game = position(players=3, painters=painters, phase="scoring", final=True, end_reason="portraits")
    assert [event.data for event in of_kind(game.events, "wed")] == [{"portraits": ["woman-4", "man-3-1"], "points": 7}]
    assert game.scores() == (27, 50, 60)


@rule("D-EX-07")
def test_derived_the_favour_tile_of_a_figure_on_the_staircase() -> None:
    game = turn_for(16, painters=[{"space": 6}, {"space": 4}, {}], then=throws(*reaching(7)))
    assert game.view(None).favour == 2
    events = play_turn(game, *reaching(16), bishop=16, bets={2: (1, "marked")})
    assert "adjusted" not in kinds(events)
    assert game.scores() == (14, 4, 3)
    assert game.view(None).favour == 2  # still last
    play_turn(game, *reaching(7))
    assert asked(game) == ("bishop", 2)
    assert game.view(None).favour == 2


@rule("D-EX-07", "D-FAV-02")
def test_derived_with_two_figures_on_the_staircase_nobody_has_it() -> None:
    game = turn_for(16, painters=[{"space": 6}, {}, {}], turn=1)
    assert game.view(None).favour is None
    game.apply("bishop 16")
    for text in ("wait", "wait", "keep blue", "wait", "wait", "keep yellow", "wait", "wait"):
        game.apply(text)
    game.apply("keep green")
    assert asked(game) == ("bishop", 2)
    assert texts(game)[0] == "bishop 8"


@rule("D-EX-08")
def test_derived_figures_on_12_and_13_let_a_mover_of_5_gain_7() -> None:
    game = turn_for(16, painters=[{"space": 7}, {"space": 12}, {"space": 13}])
    play_turn(game, *reaching(16), bishop=8)
    assert game.scores() == (14, 12, 13)
    assert game.view(None).players[0].points == {"bets": 7, "fresco": 5, "jumps": 2}
