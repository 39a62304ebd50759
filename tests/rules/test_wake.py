"""Wake phase, mood track and apprentices (B-WAKE, B-MOOD)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import PLANS, asked, forgo_until, plan_all, sleepers, thalers, wake_all
from tests.rules.table import refused
from tests.support import rule, texts

HOSTEL = [(5, -3, 4), (6, -2, 3), (7, -1, 2), (8, 0, 1), (9, 1, 1)]  # wake time, mood change, wake price
SIX_TILES = {"A1": "3YR", "B1": "3YB", "C1": "3RB", "D1": "4YRB-1", "E1": "4YRB-2", "A2": "5RG"}


def bedtime(**first: Any) -> Fresco:
    """Three painters asleep; the first one chooses first."""
    return fresco.position(3, painters=sleepers(first, {}, {}), phase="begin")


def playgoer(theater: int, **first: Any) -> Fresco:
    """Three painters at the theater, where the first one has so many apprentices."""
    rest = first.get("apprentices", 5) - theater
    plan = [0, 0, min(rest, 3), rest - min(rest, 3), theater]
    painters = [
        {"space": 10, "wake": 7, "plan": plan, **first},
        {"space": 20, "wake": 8, "plan": [0, 0, 3, 2, 0]},
        {"space": 30, "wake": 9, "plan": [0, 0, 3, 2, 0]},
    ]
    return fresco.position(3, painters=painters, phase="fifth")  # runs on to the next wake phase by itself


def mood(game: Fresco, seat: int = 0) -> int:
    return game.view().players[seat].mood


def apprentices(game: Fresco, seat: int = 0) -> int:
    return game.view().players[seat].apprentices


# ---- wake phase ---------------------------------------------------------------------------------------------------


@rule("B-WAKE-01")
def test_rearmost_painter_chooses_first() -> None:
    game = fresco.position(4, painters=[{"space": 8}, {"space": 30}, {"space": "S2"}, {"space": 9}], phase="begin")
    order = []
    for time in (9, 8, 7, 6):
        order.append(asked(game))
        game.apply(f"wake {time}")
    assert order == [2, 0, 3, 1]


@rule("B-WAKE-02")
def test_any_free_wake_time_may_be_chosen() -> None:
    assert texts(bedtime()) == ["wake 5", "wake 6", "wake 7", "wake 8", "wake 9"]


@rule("B-WAKE-02")
def test_one_wake_time_must_be_chosen() -> None:
    refused(bedtime(), "pass", "B-WAKE-02")


@rule("B-WAKE-03")
def test_a_taken_wake_time_is_closed_to_later_choosers() -> None:
    game = bedtime()
    game.apply("wake 7")
    assert texts(game) == ["wake 5", "wake 6", "wake 8", "wake 9"]
    refused(game, "wake 7", "B-WAKE-03")
    game.apply("wake 9")
    assert texts(game) == ["wake 5", "wake 6", "wake 8"]


@rule("B-WAKE-03")
def test_a_wake_time_is_closed_for_one_round_only() -> None:
    game = bedtime()
    wake_all(game, 7, 8, 9)
    plan_all(game, *["0-0-3-2-0"] * 3)
    forgo_until(game, "wake")
    assert "wake 7" in texts(game)


@rule("B-WAKE-04")
@pytest.mark.parametrize(("time", "change", "price"), HOSTEL)
def test_a_wake_time_sets_mood_price_and_place_in_the_order(time: int, change: int, price: int) -> None:
    game = bedtime()
    game.apply(f"wake {time}")
    assert mood(game) == change
    assert game.view().players[0].price == price
    others = [other for other, _, _ in HOSTEL if other != time][:2]
    wake_all(game, *others)
    assert game.view().order.index(0) == sum(other < time for other in others)


@rule("B-WAKE-05")
def test_mood_changes_before_the_next_player_chooses() -> None:
    game = bedtime()
    game.apply("wake 5")
    assert asked(game) == 1
    assert game.view().players[1].wake is None
    assert (mood(game, 0), apprentices(game, 0)) == (-3, 4)
    assert mood(game, 1) == 0


@rule("B-WAKE-06", "B-EX-02")
@pytest.mark.parametrize(("time", "price"), [(time, price) for time, _, price in HOSTEL])
def test_wake_price_is_paid_for_every_market_tile(time: int, price: int) -> None:
    others = [other for other, _, _ in HOSTEL if other != time]
    game = fresco.position(
        3,
        painters=[
            {"space": 10, "wake": time, "plan": PLANS[2], "thalers": 12},
            {"space": 20, "wake": others[0], "plan": PLANS[0]},
            {"space": 30, "wake": others[1], "plan": PLANS[0]},
        ],
        phase="market",
    )
    events = game.apply("buy I.1+2")
    assert thalers(game, 0) == 12 - 2 * price
    assert [event.data["price"] for event in events if event.kind == "bought"] == [price, price]


@rule("B-WAKE-06")
def test_wake_price_holds_for_one_round_only() -> None:
    game = bedtime()
    wake_all(game, 5, 8, 9)
    assert game.view().players[0].price == 4
    plan_all(game, "0-0-3-0-1", "0-0-3-0-2", "0-0-3-0-2")
    assert game.view().players[0].price is None
    game.apply("wake 9")
    assert game.view().players[0].price == 1


@rule("B-WAKE-07")
@pytest.mark.parametrize(("before", "time", "after"), [(-3, 5, -4), (-4, 5, -4), (-4, 7, -4), (4, 9, 4)])
def test_a_wake_time_over_the_end_of_the_mood_track_may_be_chosen(before: int, time: int, after: int) -> None:
    game = bedtime(mood=before)
    assert f"wake {time}" in texts(game)
    game.apply(f"wake {time}")
    assert mood(game) == after


@rule("B-WAKE-08")
def test_wake_phase_of_the_first_round_changes_mood_and_apprentices() -> None:
    game = fresco.new_game(3, seed=1)
    seat = asked(game)
    game.apply("wake 5")
    assert (mood(game, seat), apprentices(game, seat)) == (-3, 4)


@rule("B-WAKE-08")
def test_wake_phase_of_the_final_round_changes_mood_and_apprentices() -> None:
    game = fresco.position(3, painters=sleepers({"mood": 2}, {"mood": -1}, {}), fresco=SIX_TILES, phase="begin")
    assert game.view().final
    wake_all(game, 9, 6)
    assert [(mood(game, seat), apprentices(game, seat)) for seat in (0, 1)] == [(3, 6), (-3, 4)]


@rule("B-EX-01")
def test_example_of_the_wake_phase() -> None:
    game = fresco.position(4, painters=[{"space": 12}, {"space": 3}, {"space": 8}, {"space": 20}], phase="begin")
    red = 1
    assert asked(game) == red
    game.apply("wake 7")
    assert (mood(game, red), game.view().players[red].price) == (-1, 2)
    for time in (5, 6, 8):
        refused(game, "wake 7", "B-WAKE-03")
        game.apply(f"wake {time}")
    assert game.view().phase == "plan"


# ---- mood track ---------------------------------------------------------------------------------------------------


@rule("B-MOOD-01")
def test_everybody_has_a_column_of_his_own() -> None:
    game = bedtime()
    wake_all(game, 5, 9)
    assert [player.mood for player in game.view().players] == [-3, 1, 0]


@rule("B-MOOD-02", "B-MOOD-09")
@pytest.mark.parametrize(
    ("space", "count"), [(4, 6), (3, 6), (2, 5), (1, 5), (0, 5), (-1, 5), (-2, 5), (-3, 4), (-4, 4)]
)
def test_two_spaces_at_the_top_and_two_at_the_bottom_change_the_apprentices(space: int, count: int) -> None:
    game = bedtime(mood=space)
    game.apply("wake 8")  # mood change 0: the check is made all the same
    assert (mood(game), apprentices(game)) == (space, count)


@rule("B-MOOD-01", "B-MOOD-03")
@pytest.mark.parametrize(("before", "theater", "after"), [(0, 1, 2), (0, 2, 4), (0, 3, 4), (3, 1, 4), (4, 3, 4)])
def test_nobody_climbs_beyond_the_top_space(before: int, theater: int, after: int) -> None:
    assert mood(playgoer(theater, mood=before)) == after


@rule("B-MOOD-03")
def test_surplus_steps_are_lost_and_not_owed() -> None:
    game = bedtime(mood=-3)
    wake_all(game, 5, 8, 9)  # one of three steps is possible
    plan_all(game, "0-0-3-0-1", "0-0-3-0-2", "0-0-3-0-2")
    assert mood(game) == -2


@rule("B-MOOD-04")
def test_zone_plus_one_brings_the_extra_apprentice() -> None:
    game = bedtime(mood=2)
    wake_all(game, 9, 8, 7)
    assert apprentices(game) == 6
    refused(game, "plan 1-1-1-1-1", "B-PLAN-04", seat=0)
    game.apply("plan 2-1-1-1-1", 0)


@rule("B-MOOD-04")
def test_extra_apprentice_is_kept_in_the_zone_and_never_doubled() -> None:
    game = bedtime(mood=3, apprentices=6)
    game.apply("wake 8")
    assert apprentices(game) == 6


@rule("B-MOOD-04")
def test_extra_apprentice_goes_back_outside_the_zone() -> None:
    game = bedtime(mood=4, apprentices=6)
    game.apply("wake 6")
    assert (mood(game), apprentices(game)) == (2, 5)


@rule("B-MOOD-05")
def test_zone_minus_one_costs_an_apprentice() -> None:
    game = bedtime(mood=-1)
    wake_all(game, 6, 8, 7)
    assert (mood(game), apprentices(game)) == (-3, 4)
    refused(game, "plan 1-1-1-1-1", "B-PLAN-04", seat=0)
    game.apply("plan 1-1-1-1-0", 0)


@rule("B-MOOD-05")
def test_lost_apprentice_stays_away_in_the_zone_and_comes_back_outside_it() -> None:
    game = bedtime(mood=-4, apprentices=4)
    game.apply("wake 9")
    assert (mood(game), apprentices(game)) == (-3, 4)
    game = bedtime(mood=-3, apprentices=4)
    game.apply("wake 9")
    assert (mood(game), apprentices(game)) == (-2, 5)


@rule("B-MOOD-05")
def test_number_of_apprentices_is_public() -> None:
    game = bedtime(mood=-3)
    game.apply("wake 7")
    assert game.view(2).players[0].apprentices == game.view(None).players[0].apprentices == 4


@rule("B-MOOD-06")
@pytest.mark.parametrize(("before", "time"), [(0, 7), (0, 6), (1, 9), (3, 7), (-3, 9)])
def test_neutral_zone_means_five_apprentices(before: int, time: int) -> None:
    game = bedtime(mood=before)
    game.apply(f"wake {time}")
    assert apprentices(game) == 5


@rule("B-MOOD-07")
def test_theater_brings_no_apprentice_before_the_check_of_the_next_wake_phase() -> None:
    game = playgoer(2, mood=0)
    assert (mood(game), apprentices(game)) == (4, 5)  # the next wake phase has begun, he is still in bed
    game.apply("wake 8")
    assert apprentices(game) == 6


@rule("B-MOOD-07")
def test_apprentice_lost_is_not_regained_at_the_theater() -> None:
    game = playgoer(1, mood=-3, apprentices=4)
    assert (mood(game), apprentices(game)) == (-1, 4)
    game.apply("wake 8")
    assert apprentices(game) == 5


@rule("B-MOOD-08")
def test_who_climbs_into_the_zone_and_slides_out_by_waking_early_gains_nothing() -> None:
    game = playgoer(1, mood=1)
    assert mood(game) == 3
    game.apply("wake 7")
    assert (mood(game), apprentices(game)) == (2, 5)


@rule("B-MOOD-08")
def test_who_climbs_out_of_the_zone_and_slides_back_regains_nothing() -> None:
    game = playgoer(1, mood=-3, apprentices=4)
    game.apply("wake 6")
    assert (mood(game), apprentices(game)) == (-3, 4)


@rule("B-MOOD-09")
def test_check_crosses_from_minus_to_plus_at_once() -> None:
    game = playgoer(3, mood=-3, apprentices=4)
    assert (mood(game), apprentices(game)) == (3, 4)
    game.apply("wake 8")
    assert apprentices(game) == 6


@rule("B-MOOD-10")
def test_mood_from_any_other_source_counts_at_the_next_check_only() -> None:
    painters = [
        {"space": 10, "wake": 7, "plan": [1, 1, 1, 1, 1], "mood": 3},  # rose after his check, whatever the reason
        {"space": 20, "wake": 8, "plan": [0, 0, 3, 2, 0]},
        {"space": 30, "wake": 9, "plan": [0, 0, 3, 2, 0]},
    ]
    game = fresco.position(3, painters=painters, phase="market")
    assert apprentices(game) == 5
    events = forgo_until(game, "wake")
    assert apprentices(game) == 5
    assert not [event for event in events if event.kind == "counted"]
    game.apply("wake 8")
    assert apprentices(game) == 6


@rule("B-DT-05")
@pytest.mark.parametrize(("time", "space", "count"), [(7, 2, 5), (8, 3, 6)])
def test_lower_plus_space_after_the_theater(time: int, space: int, count: int) -> None:
    game = playgoer(1, mood=1)
    assert mood(game) == 3  # the lower of the two
    game.apply(f"wake {time}")
    assert (mood(game), apprentices(game)) == (space, count)
