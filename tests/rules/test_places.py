"""Studio, workshop and theater (B-STUDIO, B-WORK, B-THEA)."""

from __future__ import annotations

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.table import no_action, of_kind, painter, refused
from tests.support import rule, texts


def at_place(phase: str, plan: list[int], paints: str = "") -> Fresco:
    """The studio or the workshop begins; after seat 0 it is seat 2 who is asked, in the workshop."""
    painters = [
        painter(space=20, wake=7, plan=plan, paints=paints, thalers=4),
        painter(space=2, wake=8, plan=[3, 2, 0, 0, 0], thalers=0),
        painter(space=1, wake=9, plan=[2, 2, 0, 1, 0], thalers=0, paints="YB"),
    ]
    return fresco.position(players=3, painters=painters, phase=phase)


def stock(game: Fresco) -> dict[str, int]:
    paints = game.view(0).players[0].paints
    assert paints is not None
    return paints


# ---- studio --------------------------------------------------------------------------------------------------------


@rule("B-STUDIO-01", "B-ACT-07")
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_each_apprentice_in_the_studio_earns_3_thalers_without_being_asked(apprentices: int) -> None:
    game = at_place("studio", [1, 1, apprentices, 0, 3 - apprentices])
    assert game.decision is not None
    assert game.decision.kind == "blend"  # the studio is over
    assert game.view(0).players[0].thalers == 4 + 3 * apprentices


@rule("B-EX-10", "B-ACT-03")
def test_example_without_an_apprentice_in_the_studio_there_are_no_thalers() -> None:
    game = at_place("studio", [1, 2, 0, 1, 1])
    assert game.view(0).players[0].thalers == 4


@rule("B-STUDIO-01", "B-EX-10")
def test_the_studio_pays_only_those_who_are_there() -> None:
    painters = [
        painter(space=20, wake=7, plan=[1, 2, 0, 1, 1], paints="YRB", thalers=4),
        painter(space=2, wake=8, plan=[1, 1, 2, 0, 1], paints="GO", thalers=5),
        painter(space=1, wake=9, plan=[1, 0, 1, 1, 2], paints="GO", thalers=6),
    ]
    game = fresco.position(players=3, painters=painters, phase="cathedral", turn=0, fresco={"A1": "11GOP-1"})
    events = game.apply("pass")
    earned = [(event.actor, event.data) for event in of_kind(events, "earned")]
    assert earned == [(1, {"thalers": 6, "why": "studio"}), (2, {"thalers": 3, "why": "studio"})]


# ---- workshop ------------------------------------------------------------------------------------------------------


@rule("B-WORK-02")
@pytest.mark.parametrize(
    ("result", "used", "left"),
    [
        ("green", "YB", {"red": 1, "green": 1}),
        ("orange", "RY", {"blue": 1, "orange": 1}),
        ("purple", "RB", {"yellow": 1, "purple": 1}),
    ],
)
def test_a_blend_turns_two_basic_paints_into_one(result: str, used: str, left: dict[str, int]) -> None:
    game = at_place("workshop", [1, 2, 0, 1, 1], paints="YRB")
    assert f"blend {result}" in texts(game)
    game.apply(f"blend {result}")
    assert stock(game) == left
    only_these = at_place("workshop", [1, 2, 0, 1, 1], paints=used)
    assert texts(only_these) == [f"blend {result}", "pass"]


@rule("B-WORK-02", "B-ACT-05")
def test_a_blend_needs_both_paints() -> None:
    game = at_place("workshop", [1, 2, 0, 1, 1], paints="YYYB")
    assert texts(game) == ["blend green", "pass"]
    refused(game, "blend orange", "B-WORK-02")
    refused(game, "blend purple", "B-WORK-02")


@rule("B-EX-11", "B-WORK-01")
def test_example_one_apprentice_blends_up_to_2_times() -> None:
    game = at_place("workshop", [1, 2, 0, 1, 1], paints="YYYBBB")
    game.apply("blend green")
    game.apply("blend green")
    assert game.decision is not None
    assert game.decision.seat == 2  # a third blend is not offered, though the paints are there
    assert stock(game) == {"yellow": 1, "blue": 1, "green": 2}


@rule("B-WORK-01", "B-WORK-04")
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_a_visit_is_a_sequence_of_two_blends_for_each_apprentice(apprentices: int) -> None:
    game = at_place("workshop", [1, 1, 0, apprentices, 3 - apprentices], paints="Y" * 9 + "B" * 9)
    blends = 0
    while game.decision is not None and game.decision.seat == 0:
        game.apply("blend green")
        blends += 1
    assert blends == 2 * apprentices


@rule("B-WORK-01", "B-WORK-04", "B-ACT-04")
def test_a_visit_ends_when_the_player_stops() -> None:
    game = at_place("workshop", [1, 1, 0, 2, 1], paints="YYYYBBBB")
    game.apply("blend green")
    game.apply("pass")
    assert game.decision is not None
    assert game.decision.seat == 2
    assert stock(game) == {"yellow": 3, "blue": 3, "green": 1}


@rule("B-WORK-03")
def test_blends_are_a_free_choice_different_or_equal() -> None:
    different = at_place("workshop", [1, 2, 0, 1, 1], paints="YYRRBB")
    different.apply("blend green")
    assert texts(different) == ["blend green", "blend orange", "blend purple", "pass"]
    different.apply("blend purple")
    assert stock(different) == {"yellow": 1, "red": 1, "green": 1, "purple": 1}
    equal = at_place("workshop", [1, 2, 0, 1, 1], paints="YYRRBB")
    equal.apply("blend orange")
    equal.apply("blend orange")
    assert stock(equal) == {"blue": 2, "orange": 2}


@rule("B-WORK-05")
def test_blended_paints_are_never_split_nor_blended_further() -> None:
    game = at_place("workshop", [1, 2, 0, 1, 1], paints="YBGGOOPP")
    assert texts(game) == ["blend green", "pass"]
    no_action(game, "blend yellow")
    no_action(game, "split green")
    game.apply("blend green")
    assert game.decision is not None
    assert game.decision.seat == 2  # no basic paint left: nothing more to do, and no way back
    assert stock(game) == {"green": 3, "orange": 2, "purple": 2}


@rule("B-WORK-02")
def test_what_was_blended_is_told_to_all() -> None:
    game = at_place("workshop", [1, 2, 0, 1, 1], paints="YBR")
    events = of_kind(game.apply("blend green").seen_by(None), "blended")
    assert [(event.actor, event.data) for event in events] == [(0, {"paint": "green"})]


# ---- theater -------------------------------------------------------------------------------------------------------


def at_theater(apprentices: int, mood: int = 0) -> Fresco:
    """Seat 0 has been to the theater, and the game has run on to the wake phase of the next round."""
    painters = [
        painter(space=20, wake=7, plan=[2, 3 - apprentices, 0, 0, apprentices], mood=mood),
        painter(space=2, wake=8, plan=[3, 2, 0, 0, 0]),
        painter(space=1, wake=9, plan=[3, 2, 0, 0, 0]),
    ]
    return fresco.position(players=3, painters=painters, phase="fifth")


@rule("B-EX-12", "B-THEA-01")
def test_example_one_apprentice_in_the_theater_lifts_the_mood_by_2() -> None:
    game = at_theater(1)
    assert game.view(0).players[0].mood == 2


@rule("B-THEA-01", "B-ACT-07")
@pytest.mark.parametrize(("apprentices", "before", "after"), [(1, -4, -2), (2, -4, 0), (3, -4, 2), (1, 0, 2)])
def test_every_apprentice_lifts_it_by_2_without_being_asked(apprentices: int, before: int, after: int) -> None:
    assert at_theater(apprentices, mood=before).view(0).players[0].mood == after


@rule("B-THEA-01")
@pytest.mark.parametrize(("apprentices", "before"), [(1, 3), (1, 4), (3, 0)])
def test_the_mood_stops_at_the_top_space(apprentices: int, before: int) -> None:
    assert at_theater(apprentices, mood=before).view(0).players[0].mood == 4


@rule("B-THEA-01")
def test_nobody_elses_mood_changes() -> None:
    view = at_theater(2).view(0)
    assert [player.mood for player in view.players] == [4, 0, 0]


@rule("B-THEA-02")
def test_the_new_mood_brings_no_apprentice_before_the_next_wake_check() -> None:
    game = at_theater(2)
    assert game.view(0).players[0].mood == 4  # in the zone "+1"
    assert game.view(0).players[0].apprentices == 5
    game.apply("wake 5")
    game.apply("wake 6")
    assert game.view(0).players[0].apprentices == 5
    game.apply("wake 8")
    assert game.view(0).players[0].apprentices == 6


@rule("B-THEA-03", "B-PLAN-06")
def test_the_final_round_has_no_theater() -> None:
    painters = [
        painter(space=20, wake=7, plan=[1, 2, 0, 0, 2], paints="YRB", thalers=0),
        painter(space=2, wake=8, plan=[3, 2, 0, 0, 0]),
        painter(space=1, wake=9, plan=[3, 2, 0, 0, 0]),
    ]
    game = fresco.position(players=3, painters=painters, phase="fifth", final=True, fresco={"A1": "3YR"})
    assert game.view(0).phase == "fifth"
    assert "restore A1" in texts(game)
    game.apply("pass")
    assert game.over
    assert game.view(0).players[0].mood == 0
