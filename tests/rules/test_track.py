"""The score track (B-TRACK)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.table import of_kind, painter, refused
from tests.support import random_game, rule, texts

TILES = {"A1": "3YR", "E1": "4YRB-1", "A5": "11GOP-1"}


def mover_on(space: int | str, *others: int | str, paints: str = "YYRRBB", **words: Any) -> Fresco:
    """Seat 0 on his space is at work in the cathedral, the bishop in the middle is far from every tile."""
    painters = [
        painter(space, wake=7, plan=[1, 2, 0, 0, 2], paints=paints, thalers=0),
        *[painter(other, wake=8 + seat, plan=[1, 0, 0, 1, 3], thalers=0) for seat, other in enumerate(others)],
    ]
    words.setdefault("fresco", TILES)
    return fresco.position(players=3, painters=painters, phase="cathedral", turn=0, bishop="C3", **words)


def space_of(game: Fresco, seat: int = 0) -> int | str:
    return game.view(None).players[seat].space


@rule("B-TRACK-01")
def test_the_position_is_the_score() -> None:
    game = mover_on(10, 30, 31)
    assert game.scores() == (10, 30, 31)
    game.apply("altar YRB")
    assert space_of(game) == 12
    assert game.scores() == (12, 30, 31)
    assert game.view(1).players[0].score == 12


@rule("B-TRACK-01", "B-TRACK-03")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_in_whole_games_scores_are_positions_and_never_shared(players: int, seed: int) -> None:
    for game in random_game(players, seed, max_rounds=12):
        view = game.view(None)
        assert view.round <= 13
        figures = [(player.space, player.score) for player in view.players]
        if view.leonardo is not None:
            figures.append((view.leonardo.space, view.leonardo.score))
        assert len({space for space, _ in figures}) == len(figures)
        assert all(score == (space if isinstance(space, int) else 0) for space, score in figures)


@rule("B-TRACK-02")
@pytest.mark.parametrize("start", ["S1", "S2", "S3"])
def test_start_spaces_do_not_count_and_n_points_lead_to_space_n(start: str) -> None:
    game = mover_on(start, 30, 31)
    assert game.scores()[0] == 0
    game.apply("restore E1")
    assert space_of(game) == 4


@rule("B-TRACK-03")
def test_painters_in_between_are_passed() -> None:
    game = mover_on(10, 11, 12)
    game.apply("restore A1")
    assert space_of(game) == 13
    assert game.scores() == (13, 11, 12)


@rule("B-TRACK-04")
def test_an_occupied_space_lets_the_mover_choose_in_front_or_behind() -> None:
    game = mover_on(10, 13, 30)
    game.apply("restore A1")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("landing", 0)
    assert texts(game) == ["land in front", "land behind"]
    front, behind = game.copy(), game.copy()
    front.apply("land in front")
    behind.apply("land behind")
    assert (space_of(front), space_of(behind)) == (14, 12)


@rule("B-TRACK-04")
def test_in_front_is_the_nearest_free_space_and_so_is_behind() -> None:
    game = mover_on(10, 13, 14)
    game.apply("restore A1")
    front = game.copy()
    front.apply("land in front")
    assert space_of(front) == 15
    game = mover_on(10, 14, 13)
    game.apply("restore E1")
    game.apply("land behind")
    assert space_of(game) == 12


@rule("B-DT-03", "B-TRACK-04")
def test_derived_a_painter_on_10_gains_2_with_12_and_13_taken() -> None:
    game = mover_on(10, 12, 13)
    game.apply("altar YRB")
    front, behind = game.copy(), game.copy()
    front.apply("land in front")
    behind.apply("land behind")
    assert (space_of(front), space_of(behind)) == (14, 11)


@rule("B-DT-03", "B-TRACK-07")
def test_derived_a_painter_on_11_gains_1_with_12_and_13_taken() -> None:
    """Nothing in the base game is worth 1 point in play, so the agenda says what is open: a landing on 12."""
    painters = [
        painter(11, wake=7, plan=[1, 2, 0, 0, 2], points={"fresco": 12}),
        painter(12, wake=8, plan=[1, 0, 0, 1, 3]),
        painter(13, wake=9, plan=[1, 0, 0, 1, 3]),
    ]
    words: dict[str, Any] = {
        "players": 3,
        "painters": painters,
        "stack": [["round", "workshop", -1, 0], ["landing", "", 0, 12]],
    }
    front, behind = fresco.position(**words), fresco.position(**words)
    assert texts(front) == ["land in front", "land behind"]
    front.apply("land in front")
    behind.apply("land behind")
    assert (space_of(front), space_of(behind)) == (14, 11)


@rule("B-TRACK-07")
def test_behind_leaves_a_painter_at_worst_where_he_was() -> None:
    game = mover_on(11, 12, 13)
    game.apply("altar YRB")
    assert texts(game) == ["land in front", "land behind"]
    game.apply("land behind")
    assert space_of(game) == 11
    assert game.view(0).players[0].points == {"fresco": 11, "altar": 2, "landing": -2}


@rule("B-TRACK-05")
@pytest.mark.parametrize("final", [False, True])
def test_final_scoring_keeps_the_choice_through_the_final_round(final: bool) -> None:
    game = mover_on(10, 13, 30, final=final, switches={"track.forward_from": "final_scoring"})
    game.apply("restore A1")
    assert texts(game) == ["land in front", "land behind"]


@rule("B-TRACK-05", "B-TRACK-14")
def test_final_round_pushes_forward_during_the_whole_final_round() -> None:
    game = mover_on(10, 13, 14, final=True, switches={"track.forward_from": "final_round"})
    game.apply("restore A1")
    assert space_of(game) == 15


@rule("B-TRACK-05", "B-TRACK-14")
def test_final_round_leaves_the_choice_in_the_rounds_before() -> None:
    game = mover_on(10, 13, 14, final=False, switches={"track.forward_from": "final_round"})
    game.apply("restore A1")
    assert texts(game) == ["land in front", "land behind"]


@rule("B-TRACK-05")
@pytest.mark.parametrize(("preset", "asked"), [("revised", True), ("bigbox", True), ("revised-fr", False)])
def test_presets_differ_in_the_final_round(preset: str, asked: bool) -> None:
    game = mover_on(10, 13, 14, final=True, preset=preset)
    game.apply("restore A1")
    assert ("land behind" in texts(game)) == asked


@rule("B-TRACK-05", "B-SCORE-02")
@pytest.mark.parametrize("switch", ["final_scoring", "final_round"])
def test_final_scoring_itself_always_goes_forward(switch: str) -> None:
    painters = [
        painter(10, wake=5, plan=[1, 2, 0, 0, 2], thalers=4),
        painter(12, wake=6, plan=[1, 2, 0, 0, 2], thalers=0),
        painter(13, wake=7, plan=[1, 2, 0, 0, 2], thalers=0),
    ]
    switches = {"track.forward_from": switch}
    game = fresco.position(players=3, painters=painters, phase="scoring", final=True, switches=switches)
    assert game.over
    assert game.scores() == (14, 12, 13)


@rule("B-TRACK-14", "B-END-06")
def test_a_round_that_becomes_the_last_one_by_surprise_keeps_the_choice() -> None:
    switches = {"track.forward_from": "final_round"}
    game = mover_on(10, 13, 30, fresco={"A1": "3YR"}, switches=switches, paints="YR")
    game.apply("restore A1")  # the last tile of the fresco
    assert game.view(None).fresco == {}
    assert texts(game) == ["land in front", "land behind"]
    game.apply("land behind")
    assert space_of(game) == 12


@rule("B-TRACK-06", "B-TRACK-01")
@pytest.mark.parametrize(("answer", "score", "luck"), [("land in front", 14, 1), ("land behind", 12, -1)])
def test_the_choice_changes_the_score_for_good(answer: str, score: int, luck: int) -> None:
    game = mover_on(10, 13, 30)
    game.apply("restore A1")
    game.apply(answer)
    assert game.view(0).players[0].points == {"fresco": 13, "landing": luck}
    game.apply("altar YRB")  # the next gain counts from there
    assert game.scores()[0] == score + 2


@rule("B-TRACK-08")
def test_from_a_start_space_with_nothing_free_behind_he_must_go_forward() -> None:
    game = mover_on("S1", 1, 2)
    events = game.apply("altar YRB")
    assert space_of(game) == 3
    assert [event.data["space"] for event in of_kind(events, "moved")] == [3]


@rule("B-TRACK-08", "B-TRACK-04")
def test_from_a_start_space_with_space_1_free_he_may_choose() -> None:
    game = mover_on("S1", 2, 3)
    game.apply("altar YRB")
    assert texts(game) == ["land in front", "land behind"]
    game.apply("land behind")
    assert space_of(game) == 1


@rule("B-TRACK-09")
def test_printed_points_and_bonus_are_one_move_with_one_choice() -> None:
    painters = [
        painter(10, wake=7, plan=[1, 2, 0, 0, 2], paints="YR", thalers=0),
        painter(13, wake=8, plan=[1, 0, 0, 1, 3]),  # where the printed points alone would end
        painter(15, wake=9, plan=[1, 0, 0, 1, 3]),
    ]
    words: dict[str, Any] = {"players": 3, "phase": "cathedral", "turn": 0, "bishop": "B2", "fresco": TILES}
    game = fresco.position(painters=painters, **words)
    game.apply("restore A1")  # 3 and 2
    assert texts(game) == ["land in front", "land behind"]
    events = game.apply("land in front")
    assert [event.data for event in of_kind(events, "moved")] == [{"points": 5, "start": 10, "target": 15, "space": 16}]


@rule("B-TRACK-10")
def test_points_cannot_be_declined() -> None:
    game = mover_on(10, 13, 30)
    game.apply("restore A1")
    refused(game, "pass", "B-TRACK-04")
    assert texts(game) == ["land in front", "land behind"]


@rule("B-TRACK-10")
def test_a_gain_of_nothing_is_no_move() -> None:
    painters = [painter("S1", wake=5, plan=[1, 2, 0, 0, 2], thalers=1, paints="YRB")]
    painters += [painter(2, wake=6, plan=[3, 2, 0, 0, 0], thalers=1), painter(3, wake=7, plan=[3, 2, 0, 0, 0])]
    game = fresco.position(players=3, painters=painters, phase="fifth", final=True, fresco={"A1": "8GP"})
    events = game.apply("pass")
    assert game.over
    assert [event.actor for event in of_kind(events, "moved")] == [2]
    assert game.view(0).players[0].space == "S1"
    assert game.scores()[:2] == (0, 2)


@rule("B-TRACK-11")
@pytest.mark.parametrize("lap", [40, 50, 60, 70, 75, 80, 100, 120])
def test_the_track_has_no_end_and_full_scores_are_compared(lap: int) -> None:
    game = mover_on(lap, 3, 4)  # on a printed loop of that length he would meet somebody
    game.apply("restore A1")
    assert space_of(game) == lap + 3
    game.apply("altar YRB")
    assert game.scores()[0] == lap + 5


@rule("B-TRACK-11")
def test_beyond_any_printed_space_occupied_spaces_are_still_occupied() -> None:
    game = mover_on(250, 253, 254)
    game.apply("restore A1")
    assert texts(game) == ["land in front", "land behind"]


@rule("B-TRACK-12")
@pytest.mark.parametrize("taken", range(11, 16))
def test_a_space_is_taken_exactly_when_a_painter_stands_there(taken: int) -> None:
    game = mover_on(10, taken, 40)
    game.apply("restore A1")
    assert ("land behind" in texts(game)) == (taken == 13)


@rule("B-TRACK-13")
def test_the_landing_rule_holds_for_the_altar_too() -> None:
    game = mover_on(10, 12, 30)
    game.apply("altar YRB")
    assert game.decision is not None
    assert game.decision.kind == "landing"


@rule("B-TRACK-13")
def test_the_landing_rule_holds_for_leonardo_too() -> None:
    painters = [
        painter(14, wake=7, plan=[3, 0, 1, 0, 1]),
        painter(2, wake=8, plan=[3, 0, 1, 0, 1]),
        painter(10, wake=9),
    ]
    tiles = {"B3": "4YRB-1", "D3": "5RG"}
    game = fresco.position(players=2, painters=painters, phase="cathedral", fresco=tiles, bishop="A1", leonardo="C3")
    game.apply("restore B3")
    assert texts(game) == ["land in front", "land behind"]
