"""End of the game and final scoring (B-END, B-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import plan_all, wake_all
from tests.rules.table import forgo, of_kind, painter
from tests.support import random_game, rule, texts

SEVEN = {"A1": "3YR", "B1": "3YB", "C1": "3RB", "D1": "4YRB-1", "E1": "4YRB-2", "A5": "5RG", "E5": "5BO"}
SIX = {segment: tile for segment, tile in SEVEN.items() if segment != "E5"}
PLENTY = "Y" * 9 + "R" * 9 + "B" * 9 + "G" * 9 + "O" * 9


def beginning(tiles: dict[str, str], round: int = 5, **words: Any) -> Fresco:
    """The end check of a round is made, everybody is asleep on spaces 10, 30, 50 with paint for anything."""
    painters = [painter(space, paints=PLENTY, thalers=0, tiles=[]) for space in (10, 30, 50)]
    painters[0]["tiles"] = ["6YP", "6RP"]
    return fresco.position(players=3, painters=painters, phase="begin", round=round, fresco=tiles, **words)


def at_end(*people: tuple[int | str, int], **words: Any) -> Fresco:
    """After final scoring; people by space and Thalers, awake in this order."""
    painters = [
        painter(space, thalers=thalers, wake=5 + seat, plan=[1, 1, 1, 1, 1], **words)
        for seat, (space, thalers) in enumerate(people)
    ]
    return fresco.position(players=len(people), painters=painters, phase="scoring", final=True)


def restore_all(game: Fresco, *segments: str) -> None:
    for segment in segments:
        game.apply(f"restore {segment}")
        if "land in front" in texts(game):
            game.apply("land in front")


@rule("B-END-01")
@pytest.mark.parametrize(("left", "final"), [(8, False), (7, False), (6, True), (5, True), (1, True)])
def test_six_tiles_or_fewer_at_the_beginning_make_the_round_final(left: int, final: bool) -> None:
    tiles = dict([*SEVEN.items(), ("C5", "8GP")][:left])
    game = beginning(tiles)
    assert game.view(None).final == final
    assert game.view(None).end_reason == ("tiles" if final else "")
    assert texts(game)[0] == "wake 5"  # and then the wake phase


@rule("B-END-01")
def test_the_count_is_made_at_the_beginning_only() -> None:
    game = beginning(SEVEN)
    wake_all(game, 7, 8, 9)
    plan_all(game, "0-3-0-1-1", "1-1-1-1-1", "1-1-1-1-1")
    while game.view(None).phase != "cathedral":
        game.apply("pass")
    restore_all(game, "A1", "B1", "C1")
    assert len(game.view(None).fresco) == 4
    assert not game.view(None).final


@rule("B-END-02", "B-PLAN-06", "B-DT-07")
def test_derived_6_tiles_turn_the_sheets_and_the_places_are_visited_in_order() -> None:
    game = beginning(SIX)
    wake_all(game, 7, 8, 9)
    plan_all(game, "1-1-1-1-1", "1-1-1-1-1", "1-1-1-1-1")
    phases = []
    while not game.over:
        assert game.decision is not None
        if game.decision.seat == 0:
            phases.append((game.view(0).phase, game.view(0).players[0].thalers))
        game.apply("pass")
    # the studio asks nothing: its 3 Thalers are there between cathedral and workshop
    assert phases == [("market", 0), ("cathedral", 0), ("workshop", 3), ("fifth", 3)]
    assert game.view(0).players[0].mood == -1  # of waking at 7; no theater


@rule("B-END-03", "B-END-04")
def test_the_game_ends_after_the_final_round_though_the_fresco_is_unfinished() -> None:
    game = beginning(SIX)
    wake_all(game, 7, 8, 9)
    plan_all(game, "1-1-1-1-1", "1-1-1-1-1", "1-1-1-1-1")
    while not game.over:
        events = game.apply("pass")
    assert game.view(None).fresco == SIX
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.rounds) == ("tiles", 5)
    assert not {"market_filled", "earned", "rotated", "round_began"} & {event.kind for event in events}
    assert game.view(0).players[0].thalers == 3  # of the studio; two tiles lie before him and pay nothing
    assert [player.wake for player in game.view(0).players] == [7, 8, 9]  # nobody goes to bed any more


@rule("B-END-05")
def test_the_round_before_the_final_round_pays_income_as_usual() -> None:
    painters = [
        painter(10, wake=5, plan=[3, 2, 0, 0, 0], thalers=0, tiles=["6YP", "6RP"]),
        painter(20, wake=6, plan=[3, 2, 0, 0, 0], thalers=0),
        painter(30, wake=7, plan=[3, 2, 0, 0, 0], thalers=0),
    ]
    game = fresco.position(players=3, painters=painters, phase="end", fresco=SIX)
    assert game.view(0).final
    assert game.view(0).players[0].thalers == 2


def fresco_finished(**words: Any) -> Fresco:
    """A round that began with 7 tiles; all of them have just been restored, seat 2 has one apprentice left there."""
    game = beginning(SEVEN, **words)
    wake_all(game, 7, 8, 9)
    plan_all(game, "0-3-0-1-1", "0-3-1-0-1", "0-2-1-1-1")
    restore_all(game, "A1", "B1", "C1", "D1", "E1", "A5", "E5")
    assert game.view(None).fresco == {}
    return game


@rule("B-DT-06", "B-END-06", "B-END-07")
def test_derived_7_tiles_make_an_ordinary_round_and_all_7_restored_make_it_the_last() -> None:
    game = fresco_finished()
    assert not game.view(None).final
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (2, "cathedral")  # his second apprentice
    assert all(text.startswith("altar") or text == "pass" for text in texts(game))
    events = [*game.apply("altar YRB")]
    while not game.over:
        assert game.decision is not None
        assert game.decision.kind == "blend"  # workshop; no second visit to the cathedral
        events += game.apply("pass")
    assert of_kind(events, "altar_restored")
    assert {(event.actor, event.data["why"]) for event in of_kind(events, "earned")} == {(1, "studio"), (2, "studio")}
    assert [event.actor for event in of_kind(events, "cheered")] == [0, 1, 2]  # the theater takes place
    assert not of_kind(events, "market_filled")
    assert game.view(0).round == 5
    assert game.outcome is not None
    assert game.outcome.reason == "fresco"


@rule("B-END-06", "B-SCORE-01")
def test_after_the_surprising_end_final_scoring_follows() -> None:
    game = fresco_finished()
    events = [*game.apply("pass")]
    while not game.over:
        events += game.apply("pass")
    assert [(event.actor, event.data) for event in of_kind(events, "scored")] == [
        (1, {"points": 1, "source": "money"}),
        (2, {"points": 1, "source": "money"}),
    ]


@rule("B-END-08")
def test_an_empty_fresco_in_the_final_round_ends_nothing_early() -> None:
    painters = [
        painter(10, wake=5, plan=[0, 1, 1, 1, 2], paints="YYYRRRBBB", thalers=0),
        painter(30, wake=6, plan=[1, 0, 1, 0, 3], thalers=0, paints=""),
        painter(50, wake=7, plan=[1, 0, 1, 0, 3], thalers=0, paints=""),
    ]
    words: dict[str, Any] = {"players": 3, "painters": painters, "phase": "cathedral", "final": True}
    game = fresco.position(fresco={"A1": "3YR"}, bishop="E5", **words)
    game.apply("restore A1")
    assert not game.over
    assert game.view(0).players[0].thalers == 3  # studio
    assert game.decision is not None
    assert game.decision.kind == "blend"
    game.apply("pass")
    assert texts(game) == ["altar YRB", "pass"]  # second visit: only the altar is left
    game.apply("altar YRB")
    assert game.outcome is not None
    assert game.outcome.reason == "tiles"


@rule("B-END-09")
@pytest.mark.parametrize("cap", [1, 3])
def test_max_rounds_n_makes_round_n_plus_1_the_final_one(cap: int) -> None:
    game = fresco.new_game(3, seed=5, max_rounds=cap)
    announced: dict[int, bool] = {}
    while not game.over:
        assert len(announced) <= cap + 1
        announced[game.view(None).round] = game.view(None).final
        forgo(game)
    assert announced == {**dict.fromkeys(range(1, cap + 1), False), cap + 1: True}
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.rounds) == ("rounds", cap + 1)


@rule("B-END-09")
def test_if_nobody_says_otherwise_players_who_never_restore_end_with_round_41() -> None:
    game = fresco.new_game(3, seed=5)
    while not game.over:
        forgo(game)
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.rounds) == ("rounds", 41)


@rule("B-END-09")
@pytest.mark.parametrize(("words", "reason"), [({}, "rounds"), ({"max_rounds": None}, "")])
def test_none_means_no_end_by_rounds(words: dict[str, Any], reason: str) -> None:
    assert beginning(SEVEN, round=41, **words).view(None).end_reason == reason


@rule("B-END-09")
def test_another_reason_comes_first() -> None:
    game = beginning(SIX, max_rounds=40)
    assert game.view(None).end_reason == "tiles"
    assert beginning(SEVEN, max_rounds=40).view(None).end_reason == ""
    assert beginning(SEVEN, max_rounds=4).view(None).end_reason == "rounds"
    assert beginning(SEVEN, max_rounds=5).view(None).end_reason == ""


@rule("B-END-09", "L-CATH-01")
def test_with_two_players_round_20_is_the_final_one_at_the_latest() -> None:
    game = fresco.new_game(2, seed=5)
    while not game.over:
        assert game.view(None).final == (game.view(None).round == 20)
        forgo(game)
    assert game.outcome is not None
    assert game.outcome.rounds == 20


# ---- final scoring -------------------------------------------------------------------------------------------------


@rule("B-SCORE-01", "B-SCORE-07")
def test_every_2_thalers_are_worth_1_point_rounded_down() -> None:
    game = at_end((10, 0), (20, 1), (30, 2), (40, 15))
    assert game.scores() == (10, 20, 31, 47)
    assert game.outcome is not None
    assert [points.get("money", 0) for points in game.outcome.points] == [0, 0, 1, 7]
    assert [player.thalers for player in game.view(None).players] == [0, 1, 2, 15]  # still there to look at


@rule("B-DT-04", "B-SCORE-02")
def test_derived_the_second_in_action_order_is_pushed_forward_and_wins() -> None:
    game = at_end((40, 5), (38, 9), (1, 0))
    assert game.scores()[:2] == (42, 43)
    assert game.outcome is not None
    assert game.outcome.winner == 1


@rule("B-SCORE-02")
def test_money_is_scored_in_the_action_order_of_the_last_round() -> None:
    painters = [
        painter(38, thalers=9, wake=9, plan=[3, 2, 0, 0, 0]),
        painter(1, thalers=0, wake=7, plan=[3, 2, 0, 0, 0]),
        painter(40, thalers=5, wake=5, plan=[3, 2, 0, 0, 0]),
    ]
    early = fresco.position(players=3, painters=painters, phase="scoring", final=True)
    assert early.scores() == (43, 1, 42)
    painters[0]["wake"], painters[2]["wake"] = 5, 9
    late = fresco.position(players=3, painters=painters, phase="scoring", final=True)
    assert late.scores() == (42, 1, 43)


@rule("B-SCORE-03")
def test_the_foremost_painter_wins() -> None:
    game = at_end((30, 0), (44, 0), (12, 0), (41, 0))
    assert game.outcome is not None
    assert game.outcome.ranking == (1, 3, 0, 2)
    assert game.outcome.winner == 1


@rule("B-SCORE-04")
def test_painters_on_start_spaces_rank_last_front_first() -> None:
    game = at_end(("S2", 0), (1, 0), ("S4", 1), ("S1", 0))
    assert game.scores() == (0, 1, 0, 0)
    assert game.outcome is not None
    assert game.outcome.ranking == (1, 2, 0, 3)


@rule("B-SCORE-04")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_ties_cannot_happen(seed: int) -> None:
    for game in random_game(4, seed, max_rounds=10):
        assert game.view(None).round <= 11
    spaces = [player.space for player in game.view(None).players]
    assert game.over
    assert len(set(spaces)) == 4


@rule("B-SCORE-05")
def test_paints_tiles_and_mood_are_worth_nothing() -> None:
    poor = at_end((30, 3), (20, 0), (10, 0), paints="", mood=-4)
    rich = at_end((30, 3), (20, 0), (10, 0), paints=PLENTY, mood=4)
    assert poor.scores() == rich.scores() == (31, 20, 10)
    painters = [painter(30, thalers=0, wake=5, plan=[3, 2, 0, 0, 0], tiles=["11GOP-1", "11GOP-2"])]
    painters += [painter(space, thalers=0, wake=space // 5, plan=[3, 2, 0, 0, 0]) for space in (35, 40)]
    assert fresco.position(players=3, painters=painters, phase="scoring", final=True).scores() == (30, 35, 40)


@rule("B-SCORE-06")
@pytest.mark.parametrize("modules", [(), (16,)])
def test_the_money_scoring_is_the_very_last_step(modules: tuple[int, ...]) -> None:
    painters = [painter(s, thalers=4, wake=w, plan=[1, 1, 1, 1, 1], paints="YRB") for s, w in ((9, 5), (7, 6), (3, 7))]
    words: dict[str, Any] = {"players": 3, "painters": painters, "modules": modules, "final": True}
    game = fresco.position(phase="fifth", fresco=SIX, **words)
    while not game.over:
        events = game.apply("pass")
    assert [event.kind for event in events] == ["passed", *["scored", "moved"] * 3, "ended"]
    assert {event.data["source"] for event in of_kind(events, "scored")} == {"money"}
    assert game.scores() == (11, 9, 5)
