"""Points of a turn, the score track, and the weddings (D-VP, D-TRACK, D-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import dice
from tests.dice.table import kinds, of_kind, play_out, play_turn, position, random_game, reaching, turn_for
from tests.support import rule

SPACES = [{"space": 20}, {"space": 50}, {"space": 90}]


@rule("D-VP-01")
@pytest.mark.parametrize(("bishop", "points"), [(8, 5), (13, 5), (16, 8), (19, 5), (24, 5)])
def test_a_fresco_tile_scores_what_it_shows_and_3_more_if_the_bishop_marks_it(bishop: int, points: int) -> None:
    game = turn_for(16, painters=SPACES)
    events = play_turn(game, *reaching(16), bishop=bishop)
    assert [(event.actor, event.data) for event in of_kind(events, "moved")] == [
        (0, {"points": points, "start": 20, "space": 20 + points})
    ]
    [restored] = of_kind(events, "restored")
    assert restored.data == {"sum": 16, "points": 5, "marked": bishop == 16}
    own = game.view(None).players[0].points
    assert (own["fresco"], own.get("bishop", 0)) == (5, points - 5)


@rule("D-VP-01")
@pytest.mark.parametrize(("tile", "points"), [("man-1", 1), ("woman-2-1", 2), ("man-3-2", 3), ("woman-4", 4)])
def test_a_portrait_tile_scores_what_it_shows(tile: str, points: int) -> None:
    game = turn_for(22, painters=SPACES, fields={"20-23": tile})
    events = play_turn(game, *reaching(22), bishop=24)
    assert [event.data["points"] for event in of_kind(events, "moved")] == [points]
    assert game.scores() == (20 + points, 50, 90)
    assert game.view(None).players[0].points["portraits"] == points


@rule("D-VP-01", "D-VP-02")
def test_the_active_player_scores_first() -> None:
    """Seat 1 would be on 28 first if bets came first."""
    game = turn_for(16, painters=[{"space": 20}, {"space": 25}, {"space": 90}])
    events = play_turn(game, *reaching(16), bishop=16, bets={1: (1, "marked")})
    assert [event.actor for event in of_kind(events, "moved")] == [0, 1]
    assert game.scores() == (28, 29, 90)
    assert game.view(None).players[1].points == {"bets": 28, "jumps": 1}


@rule("D-VP-04", "D-END-02")
@pytest.mark.parametrize(("tile", "points"), [("marked", 3), ("other", 0), ("portrait", 0)])
def test_bets_look_at_the_dice_and_not_at_a_bonus_portrait(tile: str, points: int) -> None:
    sections = {name: [0] for name in ("8", "13", "19", "24")}
    game = turn_for(16, painters=[{"space": 30}, *SPACES[1:]], sections=sections)
    play_turn(game, *reaching(16), bishop=16, bets={1: (1, tile)})
    events = game.apply("take 9-12")
    assert [event.data["points"] for event in of_kind(events, "bet_shown")] == [points]
    assert game.scores()[1] == 50 + points


# ---- the track ----------------------------------------------------------------------------------------------------


@rule("D-TRACK-01")
@pytest.mark.parametrize(("total", "space"), [(8, 5), (19, 6), (24, 8)])
def test_from_the_staircase_n_points_lead_to_space_n(total: int, space: int) -> None:
    game = turn_for(total)
    play_turn(game, *reaching(total), bishop=13 if total != 13 else 16)
    assert game.scores() == (space, 0, 0)


@rule("D-TRACK-02")
@pytest.mark.parametrize(
    ("others", "space"),
    [((24, 26), 25), ((25, 90), 26), ((25, 26), 27), ((26, 25), 27), ((24, 90), 25), ((21, 22), 25)],
)
def test_an_occupied_space_pushes_forward_to_the_next_free_one(others: tuple[int, int], space: int) -> None:
    game = turn_for(16, painters=[{"space": 20}, {"space": others[0]}, {"space": others[1]}])
    if min(others) > 20:
        assert game.view(None).favour == 0
    [moved] = of_kind(play_turn(game, *reaching(16)), "moved")
    assert moved.data == {"points": 5, "start": 20, "space": space}
    assert game.scores() == (space, *others)
    assert game.view(None).players[0].points.get("jumps", 0) == space - 25
    assert game.view(None).players[0].score == space


@rule("D-TRACK-02", "D-TRACK-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_position_is_the_score_and_its_sources_add_up(players: int) -> None:
    for game in random_game(players, 80 + players):
        view = game.view(None)
        assert game.scores() == tuple(player.space for player in view.players)
        for player in view.players:
            assert player.score == player.space == sum(player.points.values())
            if view.phase != "result":  # before it is taken, nothing of the turn is moved
                assert player.points.get("fresco", 0) == sum(player.sections.values())


@rule("D-TRACK-03")
def test_no_points_are_no_movement() -> None:
    """Also where somebody else stands on the same stair."""
    game = turn_for(7, painters=[{}, {}, {"space": 4}])
    events = play_turn(game, *reaching(7), bets={1: (1, "marked")})
    assert "moved" not in kinds(events)
    assert game.scores() == (0, 0, 4)
    assert game.check() == []


# ---- weddings -----------------------------------------------------------------------------------------------------


def wedding(*boards: list[str], spaces: tuple[int, ...] = (20, 50, 90)) -> dice.Dice:
    painters: list[dict[str, Any]] = [
        {"space": space, "portraits": boards[seat] if seat < len(boards) else []} for seat, space in enumerate(spaces)
    ]
    return position(players=len(spaces), painters=painters, phase="scoring", final=True, end_reason="portraits")


@rule("D-SCORE-01")
@pytest.mark.parametrize(
    ("portraits", "points"),
    [
        (["woman-3-1", "man-2-1"], 5),
        (["man-4", "woman-1"], 5),
        (["woman-3-1", "man-2-1", "woman-2-1", "man-3-1"], 10),
        (["woman-3-1", "woman-4"], 0),
        (["man-3-1", "man-4", "man-1"], 0),
        (["man-4"], 0),
        ([], 0),
    ],
)
def test_each_pair_scores_both_portraits_once_more(portraits: list[str], points: int) -> None:
    game = wedding(portraits)
    assert game.over
    assert game.scores() == (20 + points, 50, 90)
    assert game.view(None).players[0].points.get("weddings", 0) == points


@rule("D-SCORE-02")
@pytest.mark.parametrize(
    ("portraits", "wed", "points"),
    [
        (["man-1", "man-3-1", "woman-2-1"], ["woman-2-1", "man-3-1"], 5),
        (["woman-1", "man-4", "woman-4", "woman-2-1"], ["woman-4", "man-4"], 8),
        (["man-1", "man-2-1", "man-3-1", "woman-1", "woman-2-1"], ["woman-2-1", "woman-1", "man-3-1", "man-2-1"], 8),
    ],
)
def test_with_unequal_numbers_the_dearest_count(portraits: list[str], wed: list[str], points: int) -> None:
    game = wedding(portraits)
    assert [event.data for event in of_kind(game.events, "wed")] == [{"portraits": wed, "points": points}]
    assert game.scores()[0] == 20 + points


@rule("D-SCORE-03")
def test_who_leads_is_moved_first() -> None:
    """Each gains 5 and lands on the next one's old space, which is free by then."""
    game = wedding(["woman-3-1", "man-2-1"], ["woman-2-1", "man-3-1"], ["man-4", "woman-1"], spaces=(20, 25, 30))
    assert [event.actor for event in of_kind(game.events, "moved")] == [2, 1, 0]
    assert game.scores() == (25, 30, 35)


@rule("D-SCORE-03", "D-TRACK-02")
def test_occupied_spaces_are_jumped_in_the_weddings_too() -> None:
    game = wedding(["woman-3-1", "man-2-1"], [], [], spaces=(20, 25, 26))
    assert game.scores() == (27, 25, 26)
    assert game.view(None).players[0].points["jumps"] == 2


@rule("D-SCORE-03")
def test_the_order_is_fixed_before_the_first_wedding_is_moved() -> None:
    """Seat 1 passes the leader by his own wedding; seat 2 comes after him all the same."""
    game = wedding(["woman-2-1", "man-2-1"], ["man-4", "woman-4"], ["woman-3-1", "man-3-1"], spaces=(30, 29, 28))
    assert [event.actor for event in of_kind(game.events, "moved")] == [0, 1, 2]
    assert game.scores() == (34, 37, 35)


@rule("D-SCORE-04")
def test_most_points_win() -> None:
    outcome = wedding(["man-4", "woman-4"], spaces=(20, 22, 10)).outcome
    assert outcome is not None
    assert (outcome.ranking, outcome.places, outcome.scores) == ((0, 1, 2), (1, 2, 3), (28, 22, 10))
    assert outcome.winners == (0,)
    assert outcome.reason == "portraits"


@rule("D-SCORE-04")
@pytest.mark.parametrize(
    ("spaces", "places"), [((0, 0, 0), (1, 1, 1)), ((0, 7, 0), (2, 1, 2)), ((0, 0, 7, 3), (3, 3, 1, 2))]
)
def test_only_figures_on_the_staircase_share_a_rank(spaces: tuple[int, ...], places: tuple[int, ...]) -> None:
    outcome = wedding(spaces=spaces).outcome
    assert outcome is not None
    assert outcome.places == places
    assert len(outcome.winners) == places.count(1)


@rule("D-SCORE-04", "D-SCORE-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_weddings_are_told_once_and_the_outcome_says_where_points_come_from(players: int) -> None:
    for seed in range(10):
        game = play_out(dice.new_game(players, seed=seed), seed)
        outcome = game.outcome
        assert outcome is not None
        for seat, player in enumerate(game.view(None).players):
            assert outcome.points[seat] == player.points
            assert sum(outcome.points[seat].values()) == outcome.scores[seat]
        assert [outcome.scores[seat] for seat in outcome.ranking] == sorted(outcome.scores, reverse=True)
        told = {event.actor: event.data["points"] for event in of_kind(game.events, "wed")}
        assert told == {seat: points["weddings"] for seat, points in enumerate(outcome.points) if "weddings" in points}


@rule("D-SCORE-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_is_on_the_staircase_owns_nothing(players: int) -> None:
    for game in random_game(players, 90 + players):
        for player in game.view(None).players:
            if player.space == 0:
                assert (player.sections, player.portraits, player.points) == ({}, 0, {})
