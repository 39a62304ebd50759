"""Module 14, Pews (M14-PEW): which pews may be restored, what they bring, together and one by one."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import asked, told
from tests.rules.table import no_action, refused
from tests.rules.test_pews import BOARD, TILES, beams, board, church, kind, supplies
from tests.support import PRESETS, rule, texts

ONE_BY_ONE = {"pews.reveal": "one_by_one"}


def sets(game: Fresco) -> list[tuple[int, ...]]:
    """The sets of pews that are offered, places counted from 0."""
    return [action.args for action in game.legal() if action.kind == "pews"]


def shapes(game: Fresco) -> set[tuple[int, ...]]:
    """Their beams."""
    pews = board(game)["pews"]
    return {tuple(sorted(pews[place] for place in places)) for places in sets(game)}


# ---- the budget -----------------------------------------------------------------------------------------------------


@rule("M14-PEW-01", "M14-PEW-02", "M14-PEW-04", "M14-PEW-09")
@pytest.mark.parametrize("placed", [0, 1, 2])
@pytest.mark.parametrize("own", range(7))
def test_any_set_within_the_budget_and_no_other(placed: int, own: int) -> None:
    pews = [2, 1, 0, 3, 1, 2, 0, 1, 3, 2, 1, 0]
    game = church(placed, own=own, pews=pews)
    budget = min(1 + placed, own)
    left = [place for place in range(12) if pews[place]]
    every = [places for count in (1, 2, 3) for places in combinations(left, count)]
    fitting = [places for places in every if sum(pews[place] for place in places) <= budget]
    if budget == 0:
        assert kind(game) != "pews"
        return
    assert sorted(sets(game)) == sorted(fitting)
    assert texts(game)[-1] == "pass"
    asked_about = game.view(0).decision
    assert asked_about is not None
    assert asked_about.about == {"beams": budget}
    for places in every:
        if places not in fitting:
            needed = sum(pews[place] for place in places)
            text = "pews " + "+".join(str(place + 1) for place in places)
            refused(game, text, "M14-PEW-02" if needed > own else "M14-PEW-01")


@rule("M14-EX-01")
def test_three_apprentices_with_three_beams() -> None:
    game = church(2, own=3)
    assert shapes(game) == {(1,), (2,), (3,), (1, 1), (1, 2), (1, 1, 1)}
    assert {shape for shape in shapes(game) if sum(shape) == 3} == {(1, 1, 1), (1, 2), (3,)}


@rule("M14-EX-02", "M14-PEW-03", "M14-PEW-05")
def test_three_small_pews_bring_eight_points_and_three_beams_go_back() -> None:
    game = church(2, own=3, draws=["pew 1/2", "pew 1/3", "pew 1/3"])
    events = game.apply("pews 1+3+4")
    assert game.scores() == (18, 40, 70)
    assert game.view().players[0].points == {"fresco": 10, "pews": 8}
    assert (beams(game), supplies(game)) == ([0, 0, 0], [6, 6, 6])
    assert board(game)["pews"] == [None, 1, None, None, *BOARD[4:]]
    assert board(game)["unseen"] == {**TILES, "1/2": 1, "1/3": 1}  # they have left the game
    told_of = [event.data for event in told(events, "pew_restored")]
    assert told_of == [
        {"pew": 1, "beams": 1, "points": 2},
        {"pew": 3, "beams": 1, "points": 3},
        {"pew": 4, "beams": 1, "points": 3},
    ]
    assert [event.data["points"] for event in told(events, "scored")] == [8]
    assert len(told(events, "moved")) == 1


@rule("M14-EX-03")
@pytest.mark.parametrize(("placed", "own", "expected"), [(0, 4, {(1,)}), (2, 2, {(1,), (1, 1), (2,)})])
def test_apprentices_and_beams_both_limit(placed: int, own: int, expected: set[tuple[int, ...]]) -> None:
    assert shapes(church(placed, own=own)) == expected


@rule("M14-PEW-01", "M14-PEW-02")
def test_one_who_stands_alone_on_the_tile_restores_one_small_pew() -> None:
    game = church(0, own=6)
    assert texts(game) == [f"pews {n}" for n in range(1, 6)] + ["pass"]
    refused(game, "pews 6", "M14-PEW-01")
    refused(game, "pews 1+2", "M14-PEW-01")
    game.apply("pews 5")
    assert (beams(game)[0], kind(game)) == (5, "blend")


@rule("M14-PEW-03")
@pytest.mark.parametrize(("pews", "used"), [("pews 1", 1), ("pews 6", 2), ("pews 1+6", 3), ("pews 12", 3)])
def test_used_beams_can_be_bought_again(pews: str, used: int) -> None:
    game = church(2, own=5)
    game.apply(pews)
    assert (beams(game)[0], supplies(game)[0]) == (5 - used, 1 + used)


@rule("M14-PEW-05", "M14-PEW-06")
def test_the_sum_is_one_movement() -> None:
    """Somebody stands where the first pew would have ended, and somebody where the sum ends."""
    game = church(1, own=2, draws=["pew 1/3", "pew 1/3"], second={"space": 13})
    events = game.apply("pews 3+4")
    assert (len(told(events, "moved")), game.scores()[0]) == (1, 16)
    game = church(1, own=2, draws=["pew 1/3", "pew 1/3"], second={"space": 16})
    game.apply("pews 3+4")
    assert (kind(game), texts(game)) == ("landing", ["land in front", "land behind"])
    game.apply("land behind")
    assert game.scores()[0] == 15


@rule("M14-PEW-06")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_presets(preset: str) -> None:
    game = church(2, own=3, preset=preset)
    assert game.r.switches["pews.reveal"] == ("one_by_one" if preset == "revised-fr" else "together")
    assert ("pews 1+2" in texts(game)) == (preset != "revised-fr")


@rule("M14-PEW-06", "M14-PEW-09")
def test_one_by_one_each_is_seen_before_the_next_is_chosen() -> None:
    game = church(2, own=3, draws=["pew 1/2", "pew 2/6"], switches=ONE_BY_ONE)
    assert shapes(game) == {(1,), (2,), (3,)}
    refused(game, "pews 1+2", "M14-PEW-06")
    game.apply("pews 2")
    assert (game.scores()[0], beams(game)[0], kind(game), asked(game)) == (12, 2, "pews", 0)
    assert shapes(game) == {(1,), (2,)}
    refused(game, "pews 2", "M14-PEW-08")
    refused(game, "pews 10", "M14-PEW-02")
    game.apply("pews 6")
    assert (game.scores()[0], beams(game)[0], kind(game)) == (18, 0, "blend")


@rule("M14-PEW-06", "M14-PEW-02")
def test_one_by_one_the_apprentices_limit_the_whole_turn() -> None:
    game = church(1, own=6, switches=ONE_BY_ONE)
    game.apply("pews 1")
    assert shapes(game) == {(1,)}
    refused(game, "pews 6", "M14-PEW-01")
    events = game.apply("pass")
    assert [event.actor for event in told(events, "pews_left")] == [0]
    assert beams(game)[0] == 5


@rule("M14-PEW-06", "X-TRACK-03")
def test_one_by_one_every_pew_is_a_movement_of_its_own() -> None:
    game = church(1, own=2, draws=["pew 1/3", "pew 1/2"], second={"space": 13}, switches=ONE_BY_ONE)
    game.apply("pews 3")
    assert kind(game) == "landing"  # decided before the next pew is chosen
    game.apply("land in front")
    assert (game.scores()[0], kind(game)) == (14, "pews")
    game.apply("pews 1")
    assert (game.scores()[0], kind(game)) == (16, "blend")
    assert game.view().players[0].points == {"fresco": 10, "pews": 5, "landing": 1}


@rule("M14-PEW-06")
def test_one_by_one_ends_by_itself_when_nothing_fits() -> None:
    game = church(2, own=3, pews=[1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0], switches=ONE_BY_ONE)
    game.apply("pews 1")
    assert kind(game) == "blend"


# ---- empty places, nothing forced -----------------------------------------------------------------------------------


@rule("M14-PEW-08")
def test_a_restored_pew_stays_empty() -> None:
    game = church(2, own=3, pews=[0, *BOARD[1:]])
    assert all(0 not in places for places in sets(game))
    refused(game, "pews 1", "M14-PEW-08")
    refused(game, "pews 1+2", "M14-PEW-08")
    game.apply("pews 2")
    assert board(game)["pews"][:3] == [None, None, 1]


@rule("M14-PEW-08", "X-END-05")
@pytest.mark.parametrize("switches", [{}, ONE_BY_ONE])
def test_the_last_pew_ends_nothing(switches: dict[str, str]) -> None:
    game = church(2, own=3, pews=[0] * 11 + [3], switches=switches)
    game.apply("pews 12")
    assert board(game)["unseen"] == {}
    assert not game.over
    again = church(2, own=3, pews=[0] * 12, switches=switches)
    assert kind(again) == "blend"  # the tile has no effect any more
    assert again.check() == []


@rule("M14-PEW-10", "M14-PLAN-03", "X-ACT-05")
def test_nothing_has_to_be_restored() -> None:
    game = church(2, own=3)
    before = board(game)
    events = game.apply("pass")
    assert [event.actor for event in told(events, "pews_left")] == [0]
    assert (board(game), game.scores()[0]) == (before, 10)
    game = church(2, own=3)
    game.apply("pews 1")  # two apprentices and two beams stay idle
    assert (beams(game)[0], kind(game)) == (2, "blend")


@rule("M14-PEW-10", "M14-PLAN-06")
def test_without_beams_there_is_nothing_to_ask() -> None:
    game = church(2, own=0)
    assert kind(game) == "blend"


@rule("M14-PEW-04")
@pytest.mark.parametrize("text", ["pews 0", "pews 13", "pews 1+1", "pews", "pews x", "pews 1,2"])
def test_what_names_no_set_of_pews_is_told_how_to_write_it(text: str) -> None:
    game = church(2, own=3)
    no_action(game, text)
    reason = game.explain(text)
    assert reason is not None
    assert "pews 2+5" in reason.text("en")


@rule("M14-PEW-01", "M14-PEW-02", "M14-PEW-04")
def test_pews_are_named_in_any_order_and_there_may_be_too_many() -> None:
    game = church(2, own=3)
    assert game.parse("pews 2 + 1") is game.parse("pews 1+2")
    refused(game, "pews 1+2+3+4", "M14-PEW-02")


@rule("M14-PEW-04")
def test_pews_are_restored_only_in_the_turn_of_the_tile() -> None:
    game = church(2, own=3, pews=[0] * 12)
    assert kind(game) == "blend"
    refused(game, "pews 1", "M14-PEW-04")
    game = fresco.new_game(3, modules=(14,), seed=1)
    refused(game, "pews 1", "M14-PEW-04")


@rule("M14-PEW-07")
@pytest.mark.parametrize(("pew", "points"), [("pews 1", {2, 3}), ("pews 6", {5, 6}), ("pews 12", {8, 9, 10})])
def test_the_beam_side_tells_which_tiles_it_may_be(pew: str, points: set[int]) -> None:
    seen = set()
    for seed in range(40):
        game = church(2, own=3, seed=seed)
        game.apply(pew)
        seen.add(game.scores()[0] - 10)
    assert seen == points


@rule("M14-PEW-07")
def test_tiles_turned_over_are_not_drawn_again() -> None:
    slices: dict[str, Any] = {
        "pews": {"pews": [*BOARD[:-2], 0, 0], "turned": {"3/8": 1, "3/10": 1}, "beams": [3, 0, 0]}
    }
    for seed in range(10):
        game = church(2, seed=seed, slices=slices)
        game.apply("pews 10")
        assert game.scores()[0] == 19


def test_work_at_the_pews_is_not_taken_back() -> None:
    for answer in ("pass", "pews 1"):  # either way, and alike: the turn passes on
        game = church(2, own=3)
        game.apply(answer)
        reason = game.explain_undo(0)
        assert reason is not None
        assert reason.key == "undo-passed"


@rule("X-CATH-04")
def test_no_bonus_of_the_fresco_touches_pews() -> None:
    game = church(2, own=3, draws=["pew 3/10"], modules=(1, 4, 5, 7, 14))
    bishop = game.view().bishop
    game.apply("pews 12")
    assert (game.scores()[0], game.view().bishop, game.view().players[0].tiles) == (20, bishop, [])
