"""Prepare phase (B-PREP)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.table import of_kind, painter
from tests.support import rule, texts

TIMES = (5, 6, 7, 9)


def prepared(*spaces: int | str, **words: Any) -> Fresco:
    """Painters A, B, C ... stood on these spaces; the prepare phase is over, the next round has begun."""
    painters = [painter(space=space, wake=TIMES[seat], plan=[3, 2, 0, 0, 0]) for seat, space in enumerate(spaces)]
    return fresco.position(players=len(spaces), painters=painters, phase="prepare", **words)


def spaces(game: Fresco) -> list[int | str]:
    return [player.space for player in game.view(None).players]


def before_the_end_of_round_1(**words: Any) -> Fresco:
    """Seat 2 is in the workshop; his pass ends the round, and the events of the prepare phase follow."""
    painters = [
        painter(space="S1", wake=5, plan=[3, 2, 0, 0, 0], tiles=["3YR", "3YB", "5RG"], thalers=7),
        painter(space="S3", wake=6, plan=[3, 2, 0, 0, 0], thalers=3),
        painter(space=9, wake=8, plan=[3, 1, 0, 1, 0], tiles=["8GP"], thalers=0, paints="YB"),
    ]
    return fresco.position(players=3, painters=painters, phase="workshop", **words)


@rule("B-PREP-01")
@pytest.mark.parametrize("preset", ["revised", "bigbox", "revised-fr"])
def test_tiles_left_on_the_booths_go_into_the_bag_before_the_booths_are_filled(preset: str) -> None:
    booths = {"I": ["Y", "R", "B"], "III": ["YR", "YB", "RB"]}
    draws = ["Y", "YB", "B", "O", "R", "RB", "YR", "YYY", "G"]  # six of them lie on the booths still
    game = prepared(5, 6, 7, booths=booths, draws=draws, preset=preset)
    assert game.view(None).booths == {"I": ["Y", "YB", "B"], "II": ["O", "R", "RB"], "III": ["YR", "YYY", "G"]}
    assert game.view(None).bag == ["BBB", "RRR"]


@rule("B-PREP-02")
def test_with_three_players_9_of_11_tiles_are_laid_out_booth_after_booth() -> None:
    draws = ["YYY", "R", "B", "YR", "YB", "RB", "G", "O", "Y"]
    game = prepared(5, 6, 7, booths={}, draws=draws)
    assert game.view(None).booths == {"I": ["YYY", "R", "B"], "II": ["YR", "YB", "RB"], "III": ["G", "O", "Y"]}
    assert game.view(None).bag == ["BBB", "RRR"]


@rule("B-PREP-02")
def test_with_four_players_13_of_14_tiles_are_laid_out() -> None:
    view = prepared(5, 6, 7, 8, booths={}).view(None)
    assert [len(tiles) for tiles in view.booths.values()] == [4, 3, 3, 3]
    assert len(view.bag) == 1


@rule("B-PREP-02")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_with_two_players_9_of_11_tiles_are_laid_out(seed: int) -> None:
    painters = [painter(space=space, wake=time, plan=[3, 2, 0, 0, 0]) for space, time in ((5, 5), (6, 6))]
    game = fresco.position(
        players=2, painters=[*painters, painter(space=7, wake=7)], phase="prepare", booths={}, seed=seed
    )
    assert [len(tiles) for tiles in game.view(None).booths.values()] == [3, 3, 3]
    assert len(game.view(None).bag) == 2


@rule("B-PREP-03")
def test_income_is_1_thaler_for_every_fresco_tile_before_a_player() -> None:
    game = before_the_end_of_round_1()
    events = game.apply("pass")
    income = [(event.actor, event.data) for event in of_kind(events, "earned")]
    assert sorted(income, key=lambda one: one[0]) == [
        (0, {"thalers": 3, "why": "income"}),
        (2, {"thalers": 1, "why": "income"}),
    ]
    assert [game.view(seat).players[seat].thalers for seat in range(3)] == [10, 3, 1]


@rule("B-PREP-04")
def test_the_painters_in_the_hostel_go_back_to_bed() -> None:
    game = before_the_end_of_round_1()
    assert [player.wake for player in game.view(None).players] == [5, 6, 8]
    game.apply("pass")
    assert [player.wake for player in game.view(None).players] == [None, None, None]
    assert [player.price for player in game.view(None).players] == [None, None, None]
    assert texts(game) == ["wake 5", "wake 6", "wake 7", "wake 8", "wake 9"]


@rule("B-PREP-05", "B-PREP-07")
def test_the_foremost_painter_on_the_start_spaces_goes_behind_the_others() -> None:
    assert spaces(prepared("S1", "S2", "S3", "S4")) == ["S2", "S3", "S4", "S1"]
    assert spaces(prepared("S3", "S1", "S2")) == ["S1", "S2", "S3"]


@rule("B-PREP-05")
def test_the_last_to_choose_among_them_chooses_first_next_time() -> None:
    game = prepared("S1", "S2", "S3")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("wake_time", 2)


@rule("B-PREP-05")
def test_one_painter_alone_on_a_start_space_stays() -> None:
    assert spaces(prepared(3, "S2", 5)) == [3, "S2", 5]


@rule("B-PREP-05")
def test_without_painters_on_start_spaces_nothing_rotates() -> None:
    assert spaces(prepared(3, 4, 5)) == [3, 4, 5]


@rule("B-DT-02", "B-PREP-05", "B-PREP-08")
def test_derived_a_and_c_swap_when_b_and_d_have_scored() -> None:
    game = prepared("S1", 4, "S3", 8, round=1)
    assert spaces(game) == ["S3", 4, "S1", 8]  # the occupied spaces stay the same
    assert game.decision is not None
    assert game.decision.seat == 2
    game.apply("wake 5")
    assert game.decision is not None
    assert game.decision.seat == 0


@rule("B-DT-02", "B-PREP-06")
@pytest.mark.parametrize(("round_number", "after"), [(1, ["S3", 4, "S1", 8]), (2, ["S1", 4, "S3", 8])])
def test_derived_first_round_only_swaps_once(round_number: int, after: list[int | str]) -> None:
    switches = {"start_rotation": "first_round_only"}
    assert spaces(prepared("S1", 4, "S3", 8, round=round_number, switches=switches)) == after


@rule("B-PREP-06")
@pytest.mark.parametrize("round_number", [1, 2, 5])
def test_every_round_swaps_again_and_again(round_number: int) -> None:
    switches = {"start_rotation": "every_round"}
    assert spaces(prepared("S1", 4, "S3", 8, round=round_number, switches=switches)) == ["S3", 4, "S1", 8]


@rule("B-PREP-06")
@pytest.mark.parametrize(("preset", "first"), [("revised", "S3"), ("bigbox", "S3"), ("revised-fr", "S1")])
def test_presets_differ_from_round_2_on(preset: str, first: str) -> None:
    assert spaces(prepared("S1", "S3", 8, round=2, preset=preset))[0] == first


@rule("B-PREP-07")
def test_foremost_is_the_one_nearest_to_space_1() -> None:
    game = prepared("S2", "S3", "S4", 6)
    assert spaces(game) == ["S3", "S4", "S2", 6]  # C stood on S4 and is now behind A and B


@rule("B-PREP-08")
def test_gaps_between_start_spaces_do_not_matter() -> None:
    assert spaces(prepared("S1", 5, "S2", "S4")) == ["S2", 5, "S4", "S1"]


@rule("B-PREP-09")
def test_the_order_is_market_income_hostel_rotation() -> None:
    events = before_the_end_of_round_1().apply("pass")
    told = [event.kind for event in events if event.kind not in ("passed", "cheered")]
    assert told == ["market_filled", "earned", "earned", "rotated", "round_began"]


@rule("B-PREP-10", "B-WAKE-01")
def test_the_next_round_begins_with_the_rearmost_player() -> None:
    game = prepared(8, 3, 5, round=4)
    assert game.view(None).round == 5
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("wake_time", 1)
