"""Leonardo in the cathedral, in the final round and in final scoring (L-CATH, L-END, L-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.engine.events import Event
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.view import Leonardo
from tests.rules.flow import plan_all, wake_all
from tests.rules.table import forgo, of_kind, painter, refused
from tests.support import PRESETS, rule, texts

HIM = 2  # his number among the figures
SIX = {"A1": "3YR", "E1": "3YB", "C3": "11GOP-1", "B3": "5RG", "D3": "6YP", "A5": "8GP"}


def him(game: Fresco) -> Leonardo:
    leonardo = game.view(None).leonardo
    assert leonardo is not None
    return leonardo


def at_work(tiles: dict[str, str], others: tuple[int, int] = (40, 50), **words: Any) -> Fresco:
    """Leonardo on space 10 is the last in the cathedral and is asked now; seat 1 guides him."""
    painters = [
        painter(others[0], wake=7, plan=[3, 0, 1, 1, 0], paints="YRB"),
        painter(others[1], wake=8, plan=[3, 0, 1, 1, 0], paints="YRB"),
        painter(10, wake=9),
    ]
    return fresco.position(players=2, painters=painters, phase="cathedral", turn=HIM, guide=1, fresco=tiles, **words)


def pass_on(game: Fresco, round_number: int) -> list[Event]:
    """Everybody forgoes what he can until a round is over."""
    events: list[Event] = []
    while not game.over and game.view(None).round == round_number:
        events += [*forgo(game)]
    return events


@rule("L-CATH-01")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_he_restores_exactly_one_tile_each_round_except_the_final_one(seed: int) -> None:
    game = fresco.new_game(2, seed=seed)
    while not game.over:
        assert game.view(None).round <= 20
        tiles, final, this_round = len(him(game).tiles), game.view(None).final, game.view(None).round
        pass_on(game, this_round)
        assert len(him(game).tiles) == tiles + (0 if final else 1)


@rule("L-CATH-01")
def test_he_pays_nothing_and_must_restore_a_segment() -> None:
    game = at_work({"B3": "10RGP", "D3": "11GOP-1", "A1": "3YR"})
    assert texts(game) == ["restore B3", "restore D3"]
    refused(game, "altar YRB", "L-CATH-01")
    refused(game, "pass", "L-CATH-01")
    before = [game.view(seat).players[seat].paints for seat in (0, 1)]
    game.apply("restore D3")
    assert [game.view(seat).players[seat].paints for seat in (0, 1)] == before
    assert him(game).tiles == ["11GOP-1"]


@rule("L-CATH-02")
def test_he_steps_to_a_neighbouring_tile_never_diagonally() -> None:
    tiles = {"C2": "5RG", "B3": "6YP", "D3": "7GO", "B2": "3YR", "D4": "3YB", "C1": "3RB"}
    game = at_work(tiles, leonardo="C3")
    assert texts(game) == ["restore C2", "restore B3", "restore D3"]  # C4 has no tile
    refused(game, "restore C4", "L-CATH-02")
    refused(game, "restore B2", "L-CATH-02")
    refused(game, "restore C1", "L-CATH-02")


@rule("L-CATH-02")
def test_the_edge_of_the_fresco_ends_his_way() -> None:
    tiles = {"D2": "3YR", "E1": "5RG", "E3": "6YP", "A3": "3YB", "A2": "3RB"}
    assert texts(at_work(tiles, leonardo="E2")) == ["restore E1", "restore D2", "restore E3"]


@rule("L-CATH-02")
def test_the_step_starts_from_his_own_painter_not_from_the_bishop() -> None:
    painters = [
        painter(10, wake=7, plan=[2, 1, 1, 1, 0], paints="YR", thalers=0),
        painter(30, wake=8, plan=[3, 0, 1, 1, 0]),
        painter(50, wake=9),
    ]
    tiles = {"A1": "3YR", "B1": "3YB", "A2": "3RB", "B3": "5RG", "C4": "6YP"}
    game = fresco.position(players=2, painters=painters, phase="cathedral", fresco=tiles, bishop="C3", leonardo="C3")
    game.apply("restore A1")  # the bishop follows, Leonardo's painter does not
    assert game.view(None).bishop == "A1"
    assert him(game).segment == "C3"
    assert texts(game) == ["restore B3", "restore C4"]


@rule("L-CATH-03")
def test_without_a_neighbouring_tile_he_jumps_to_the_lowest_value() -> None:
    tiles = {"A1": "7GO", "E1": "5RG", "B2": "8GP", "E5": "5BO"}
    game = at_work(tiles, leonardo="C3", bishop="C3")
    assert texts(game) == ["restore E1", "restore E5"]  # the guide chooses among equals
    refused(game, "restore A1", "L-CATH-03")
    refused(game, "restore B2", "L-CATH-03")
    game.apply("restore E5")
    assert him(game).segment == "E5"


@rule("L-CATH-03")
def test_a_single_lowest_tile_needs_no_choice() -> None:
    game = at_work({"A1": "7GO", "E1": "5RG", "B2": "8GP"}, leonardo="C3")
    assert him(game).tiles == ["5RG"]
    assert him(game).segment == "E1"


@rule("L-CATH-04")
@pytest.mark.parametrize("preset", PRESETS)
def test_in_every_preset_he_steps_only_onto_a_tile_and_jumps_otherwise(preset: str) -> None:
    near = at_work({"C2": "8GP", "D3": "9RGO", "A1": "3YR"}, leonardo="C3", preset=preset)
    assert texts(near) == ["restore C2", "restore D3"]
    far = at_work({"A1": "3YR", "E5": "3YB", "B2": "8GP"}, leonardo="C3", preset=preset)
    assert texts(far) == ["restore A1", "restore E5"]


@rule("L-CATH-05", "L-CATH-06")
@pytest.mark.parametrize(("bishop", "bonus"), [("B3", 3), ("C3", 2), ("A2", 2), ("C4", 2), ("D3", 0), ("B5", 0)])
def test_he_scores_printed_points_and_bishop_bonus(bishop: str, bonus: int) -> None:
    game = at_work({"B3": "5RG", "C2": "6YP"}, leonardo="C3", bishop=bishop)
    events = game.apply("restore B3")
    restored = of_kind(events, "restored")[0]
    assert (restored.actor, restored.data) == (HIM, {"segment": "B3", "tile": "5RG", "points": 5, "bonus": bonus})
    assert him(game).space == him(game).score == 15 + bonus
    assert him(game).tiles == ["5RG"]
    assert game.view(None).bishop == "B3"
    assert him(game).segment == "B3"
    assert game.view(None).fresco == {"C2": "6YP"}


@rule("L-CATH-07")
def test_he_cannot_pay_for_a_step_of_the_bishop() -> None:
    game = at_work({"B3": "5RG", "C2": "6YP"}, leonardo="C3", bishop="C4")
    refused(game, "restore B3 bishop→B4", "L-CATH-07")
    assert not any("bishop" in text for text in texts(game))


@rule("L-CATH-08", "L-GUIDE-01")
@pytest.mark.parametrize(("answer", "space"), [("land in front", 18), ("land behind", 16)])
def test_the_guide_chooses_where_he_lands(answer: str, space: int) -> None:
    game = at_work({"B3": "5RG", "C2": "6YP"}, leonardo="C3", bishop="C3", others=(17, 50))
    game.apply("restore B3")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat, game.decision.actor) == ("landing", 1, HIM)
    refused(game, answer, "B-ORDER-02", seat=0)
    game.apply(answer, 1)
    assert him(game).space == space


@rule("L-CATH-09")
def test_he_must_leave_the_tile_he_stands_on() -> None:
    tiles = {"C3": "11GOP-1", "B3": "5RG", "C4": "6YP"}
    game = at_work(tiles, leonardo="C3", bishop="C3")
    assert texts(game) == ["restore B3", "restore C4"]
    refused(game, "restore C3", "L-CATH-02")


@rule("L-CATH-09")
def test_a_player_may_restore_the_tile_under_him() -> None:
    painters = [
        painter(10, wake=7, plan=[2, 1, 1, 1, 0], paints="GOP", thalers=0),
        painter(30, wake=8, plan=[3, 0, 1, 1, 0]),
        painter(50, wake=9),
    ]
    tiles = {"C3": "11GOP-1", "B3": "5RG", "C4": "6YP"}
    game = fresco.position(players=2, painters=painters, phase="cathedral", fresco=tiles, bishop="C3", leonardo="C3")
    game.apply("restore C3")
    assert game.scores()[0] == 10 + 11 + 3
    assert texts(game) == ["restore B3", "restore C4"]  # Leonardo, from the empty center


@rule("L-CATH-09")
def test_he_may_step_back_onto_the_centre_later() -> None:
    game = at_work({"C3": "11GOP-1", "A3": "5RG"}, leonardo="B3", bishop="B3")
    assert "restore C3" in texts(game)
    game.apply("restore C3")
    assert him(game).tiles == ["11GOP-1"]


@rule("L-CATH-10")
def test_without_a_tile_left_his_action_is_void_and_he_stays() -> None:
    game = at_work({}, leonardo="B3", bishop="C4")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("blend", 0)  # the cathedral is over
    assert him(game).segment == "B3"
    assert him(game).space == 10
    assert game.view(None).bishop == "C4"


@rule("B-DT-08", "L-CATH-03", "L-CATH-05")
def test_derived_he_jumps_to_one_of_the_3s_under_the_bishop_for_6_points() -> None:
    tiles = {"A1": "5RG", "E1": "3YR", "A5": "3YB", "E5": "9RGO"}
    game = at_work(tiles, leonardo="C3", bishop="A5")
    assert not game.view(None).final
    assert texts(game) == ["restore E1", "restore A5"]
    game.apply("restore A5")
    assert him(game).space == 10 + 3 + 3


@rule("B-DT-09")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_derived_in_the_first_round_he_scores_the_value_and_2(seed: int) -> None:
    game = fresco.new_game(2, seed=seed)
    wake_all(game, 8, 9, 7)
    plan_all(game, "3-0-2-0-0", "3-0-2-0-0")
    while game.view(None).phase == "market":
        forgo(game)
    assert texts(game) == ["restore C2", "restore B3", "restore D3", "restore C4"]
    assert game.view(None).bishop == "C3"
    value = int("".join(letter for letter in game.view(None).fresco["D3"].split("-")[0] if letter.isdigit()))
    game.apply("restore D3")
    assert him(game).space == value + 2


# ---- final round ---------------------------------------------------------------------------------------------------


@rule("L-END-01", "B-DT-07")
def test_derived_in_the_final_round_he_only_takes_a_wake_time_and_closes_a_booth() -> None:
    painters = [painter(10, paints="", thalers=0), painter(20, paints="", thalers=0), painter(30)]
    game = fresco.position(players=2, painters=painters, phase="begin", round=6, fresco=SIX, leonardo="C3")
    assert game.view(None).final
    wake_all(game, 7, 8, 9)
    assert him(game).plan == [1, 0, 0, 0, 0]
    plan_all(game, "0-2-0-1-2", "0-2-0-1-2")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.actor) == ("leonardo_market", HIM)
    game.apply("close I")  # nobody else has anything to choose
    assert game.over
    assert game.view(None).fresco == SIX
    assert (him(game).tiles, him(game).space, him(game).segment) == ([], 30, "C3")


@rule("L-END-02", "B-END-06")
def test_the_round_that_finishes_the_fresco_by_surprise_is_an_ordinary_one_for_him() -> None:
    tiles = {**SIX, "E5": "3RB"}
    everything = "Y" * 9 + "R" * 9 + "B" * 9 + "G" * 9 + "O" * 9 + "P" * 9
    painters = [painter(10, paints=everything), painter(50, paints=everything), painter(100)]
    game = fresco.position(players=2, painters=painters, phase="begin", round=6, fresco=tiles, leonardo="C3")
    wake_all(game, 7, 8, 9)
    assert him(game).plan == [1, 1, 0, 0, 0]
    plan_all(game, "0-3-1-0-1", "0-3-1-0-1")
    game.apply("close I")
    for segment in ("A1", "E1", "C3", "B3", "D3", "A5"):  # six by the players, the seventh is his
        game.apply(f"restore {segment}")
        if "land in front" in texts(game):
            game.apply("land in front")
    assert him(game).tiles == ["3RB"]
    assert game.over
    assert game.outcome is not None
    assert game.outcome.reason == "fresco"


# ---- scoring -------------------------------------------------------------------------------------------------------


@rule("L-SCORE-01")
def test_in_play_painters_landing_on_his_space_are_displaced() -> None:
    painters = [
        painter(27, wake=7, plan=[2, 1, 1, 1, 0], paints="YR", thalers=0),
        painter(2, wake=8, plan=[3, 0, 1, 1, 0]),
        painter(30, wake=9),
    ]
    tiles = {"A1": "3YR", "B3": "5RG", "D3": "6YP"}
    game = fresco.position(players=2, painters=painters, phase="cathedral", fresco=tiles, bishop="E5")
    game.apply("restore A1")
    assert texts(game) == ["land in front", "land behind"]
    game.apply("land in front")
    assert game.scores()[0] == 31


def final_scoring(*people: tuple[int, int], leonardo: int) -> Fresco:
    """After final scoring; people by space and Thalers."""
    painters = [
        painter(space, thalers=thalers, wake=7 + seat, plan=[1, 1, 1, 1, 1])
        for seat, (space, thalers) in enumerate(people)
    ]
    painters.append(painter(leonardo, wake=6))
    return fresco.position(players=2, painters=painters, phase="scoring", final=True)


@rule("L-SCORE-01")
def test_in_final_scoring_he_pushes_painters_forward_too() -> None:
    game = final_scoring((40, 5), (20, 0), leonardo=42)
    assert game.scores() == (43, 20)
    assert him(game).space == 42


@rule("L-SCORE-02")
def test_he_gets_nothing_for_money_and_cannot_win() -> None:
    game = final_scoring((40, 2), (30, 4), leonardo=90)
    assert game.outcome is not None
    assert game.outcome.ranking == (0, 1)
    assert game.outcome.winner == 0
    assert game.outcome.scores == (41, 32)
    assert game.outcome.leonardo == 90
    assert game.outcome.points[HIM] == {"fresco": 90}
    assert game.scores() == (41, 32)
