"""Cathedral: segments and the bishop (B-CATH-01 to B-CATH-14)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.table import no_action, of_kind, painter, refused
from tests.support import rule, texts


def at_cathedral(paints: str, apprentices: int = 2, thalers: int = 0, **words: Any) -> Fresco:
    """Seat 0 is at work in the cathedral, on space 20; the others have no apprentice there and stand far behind."""
    painters = [
        painter(space=20, wake=7, plan=[1, apprentices, 0, 0, 4 - apprentices], paints=paints, thalers=thalers),
        painter(space=2, wake=5, plan=[1, 0, 1, 1, 2], thalers=0),
        painter(space=1, wake=9, plan=[1, 0, 1, 1, 2], thalers=0),
    ]
    return fresco.position(players=3, painters=painters, phase="cathedral", turn=0, **words)


def restorations(game: Fresco) -> list[str]:
    return [text for text in texts(game) if text.startswith("restore")]


@rule("B-CATH-01")
def test_each_apprentice_restores_one_segment_or_the_altar() -> None:
    game = at_cathedral("YYRRRBBBG", apprentices=2, bishop="E5", fresco={"A1": "3YR", "B1": "3RB", "C1": "5RG"})
    assert "restore A1" in texts(game)
    assert "altar YRB" in texts(game)
    game.apply("restore A1")
    assert game.decision is not None
    assert game.decision.kind == "cathedral"
    assert "restore B1" in texts(game)
    assert "altar YRB" in texts(game)
    game.apply("restore B1")  # the last apprentice; paints for more are there
    assert game.decision is None or game.decision.seat != 0 or game.decision.kind != "cathedral"
    assert "C1" in game.view(0).fresco


@rule("B-CATH-01", "B-ACT-04")
def test_a_restoration_is_never_compulsory() -> None:
    game = at_cathedral("YR", fresco={"A1": "3YR", "B1": "3RB"})
    assert "pass" in texts(game)
    game.apply("pass")
    assert game.view(0).fresco == {"A1": "3YR", "B1": "3RB"}
    assert game.scores()[0] == 20


@rule("B-CATH-02", "B-CATH-07", "B-EX-05")
def test_example_a_tile_of_value_3_with_the_bishop_diagonally_beside_it() -> None:
    game = at_cathedral("YRRB", apprentices=2, bishop="C3", fresco={"B2": "3YR", "A1": "3RB", "E5": "8GP"})
    events = game.apply("restore B2")
    view = game.view(0)
    restored = of_kind(events, "restored")[0]
    assert restored.data == {"segment": "B2", "tile": "3YR", "points": 3, "bonus": 2}
    assert [event.data for event in of_kind(events, "moved")] == [{"points": 5, "start": 20, "target": 25, "space": 25}]
    assert view.players[0].score == 25
    assert view.players[0].paints == {"red": 1, "blue": 1}
    assert view.players[0].tiles == ["3YR"]
    assert view.bishop == "B2"
    assert view.decision is not None
    assert view.decision.kind == "cathedral"  # only now the second action, with the bishop where he is now
    game.apply("restore A1")
    assert game.scores()[0] == 25 + 3 + 2


@rule("B-CATH-02", "B-TRACK-04")
def test_a_landing_choice_belongs_to_the_restoration_and_comes_before_the_next_one() -> None:
    painters = [
        painter(space=10, wake=7, plan=[0, 2, 2, 0, 1], paints="YRRB", thalers=0),
        painter(space=15, wake=5, plan=[1, 0, 1, 1, 2]),
        painter(space=1, wake=9, plan=[1, 0, 1, 1, 2]),
    ]
    tiles = {"B2": "3YR", "A1": "3RB"}
    game = fresco.position(players=3, painters=painters, phase="cathedral", turn=0, bishop="C3", fresco=tiles)
    game.apply("restore B2")
    assert texts(game) == ["land in front", "land behind"]
    refused(game, "restore A1", "B-CATH-02")
    game.apply("land behind")
    assert game.view(0).bishop == "B2"
    assert "restore A1" in texts(game)


@rule("B-CATH-03")
def test_a_segment_needs_every_paint_of_its_tile() -> None:
    game = at_cathedral("YRG", bishop="E5", fresco={"A1": "7YRG", "B1": "4YRB-1", "C1": "9RGO"})
    assert restorations(game) == ["restore A1"]
    refused(game, "restore B1", "B-CATH-03")
    refused(game, "restore C1", "B-CATH-03")


@rule("B-CATH-03", "B-CATH-04")
def test_a_paint_spent_on_one_segment_is_gone_for_the_next() -> None:
    game = at_cathedral("YRB", bishop="E5", fresco={"A1": "3YR", "B1": "3YB"})
    assert restorations(game) == ["restore A1", "restore B1"]
    game.apply("restore A1")
    assert game.view(0).fresco == {"B1": "3YB"}
    assert game.decision is not None
    assert game.decision.seat != 0 or game.decision.kind != "cathedral"  # no yellow left: nothing to choose


@rule("B-CATH-03")
def test_a_restored_segment_cannot_be_restored_again() -> None:
    game = at_cathedral("YYYRRRBBB", bishop="E5", fresco={"A1": "3YR", "B1": "3YB"})
    game.apply("restore A1")
    assert "restore A1" not in texts(game)
    refused(game, "restore A1", "B-CATH-03")
    refused(game, "restore E1", "B-CATH-03")


@rule("B-CATH-04")
def test_exactly_the_shown_paints_are_paid() -> None:
    game = at_cathedral("YYRRBGGOP", bishop="E5", fresco={"A1": "10RGP", "B1": "3YB"})
    game.apply("restore A1")
    assert game.view(0).players[0].paints == {"yellow": 2, "red": 1, "blue": 1, "green": 1, "orange": 1}


@rule("B-CATH-05", "B-CATH-09", "B-TRACK-09")
@pytest.mark.parametrize(("bishop", "bonus"), [("C3", 3), ("B2", 2), ("C4", 2), ("A3", 0), ("E5", 0)])
def test_the_painter_advances_by_printed_points_and_bonus_together(bishop: str, bonus: int) -> None:
    game = at_cathedral("GOP", bishop=bishop, fresco={"C3": "11GOP-1", "A1": "3YR"})
    events = game.apply("restore C3")
    assert game.scores()[0] == 20 + 11 + bonus
    assert [event.data["space"] for event in of_kind(events, "moved")] == [31 + bonus]  # one move
    assert game.view(0).players[0].points.get("bishop", 0) == bonus


@rule("B-CATH-09")
@pytest.mark.parametrize("bishop", ["B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"])
def test_the_bishop_on_any_of_the_eight_neighbours_gives_2(bishop: str) -> None:
    game = at_cathedral("YR", bishop=bishop, fresco={"C3": "3YR", "A1": "3RB"})
    game.apply("restore C3")
    assert game.scores()[0] == 20 + 3 + 2


@rule("B-CATH-09")
def test_the_far_end_of_the_next_row_is_no_neighbour() -> None:
    game = at_cathedral("YR", bishop="E1", fresco={"A2": "3YR", "A1": "3RB"})
    game.apply("restore A2")
    assert game.scores()[0] == 20 + 3


@rule("B-CATH-06", "B-PREP-03")
def test_the_tile_lies_before_its_owner_and_pays_income() -> None:
    tiles = {"A1": "3YR", "B1": "3RB", "C1": "5RG", "D1": "5BO", "E1": "6YP", "A2": "6RP", "B2": "6BP", "C2": "7GO"}
    game = at_cathedral("YR", apprentices=1, bishop="E5", fresco=tiles)
    assert game.view(1).players[0].tiles == []
    game.apply("restore A1")
    assert game.view(1).players[0].tiles == ["3YR"]
    assert "A1" not in game.view(1).fresco
    while game.view(0).round == 1:
        events = game.apply("pass")
    assert [(event.actor, event.data["thalers"]) for event in of_kind(events, "earned")] == [(0, 1)]


@rule("B-CATH-07")
def test_the_bishop_goes_to_the_freed_segment_for_free() -> None:
    game = at_cathedral("YRRB", thalers=4, bishop="E5", fresco={"A1": "3YR", "C1": "3RB"})
    events = game.apply("restore A1")
    assert game.view(0).bishop == "A1"
    assert game.view(0).players[0].thalers == 4
    assert of_kind(events, "bishop_stepped") == []


@rule("B-CATH-08")
def test_no_paint_replaces_another_on_a_fresco_tile() -> None:
    game = at_cathedral("YYYBBBGGGOOOPPP", bishop="E5", fresco={"A1": "3YR", "B1": "5RG", "C1": "7GO"})
    assert restorations(game) == ["restore C1"]
    refused(game, "restore A1", "B-CATH-03")
    refused(game, "restore B1", "B-CATH-03")


# ---- the paid step of the bishop -----------------------------------------------------------------------------------


@rule("B-CATH-10")
def test_a_step_costs_1_thaler_and_goes_in_any_of_8_directions() -> None:
    game = at_cathedral("YR", thalers=3, bishop="C3", fresco={"A1": "3YR", "B2": "3RB"})
    around = ["B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"]  # B2 has a tile, the others have none
    assert restorations(game) == ["restore A1", *(f"restore A1 bishop→{there}" for there in around)]
    events = game.apply("restore A1 bishop→B2")
    assert of_kind(events, "bishop_stepped")[0].data == {"segment": "B2"}
    assert game.view(0).players[0].thalers == 2


@rule("B-CATH-09", "B-CATH-10")
def test_the_place_after_the_step_counts_for_the_bonus() -> None:
    tiles = {"A1": "3YR", "B2": "3RB"}
    near = at_cathedral("YR", thalers=1, bishop="C3", fresco=tiles)
    near.apply("restore A1 bishop→B2")
    assert near.scores()[0] == 20 + 3 + 2
    onto = at_cathedral("YR", thalers=1, bishop="B2", fresco=tiles)
    onto.apply("restore A1 bishop→A1")
    assert onto.scores()[0] == 20 + 3 + 3
    away = at_cathedral("YR", thalers=1, bishop="B2", fresco=tiles)
    away.apply("restore A1 bishop→C3")
    assert away.scores()[0] == 20 + 3


@rule("B-CATH-10", "B-CATH-11")
def test_one_step_of_one_segment_for_each_restoration() -> None:
    game = at_cathedral("YRB", thalers=9, bishop="C3", fresco={"A1": "3YR", "B2": "3RB"})
    refused(game, "restore A1 bishop→A1", "B-CATH-10")
    refused(game, "restore A1 bishop→C5", "B-CATH-10")
    refused(game, "restore A1 bishop→E3", "B-CATH-10")
    no_action(game, "restore A1 bishop→B2 bishop→A1")


@rule("B-CATH-11")
def test_every_further_restoration_may_have_its_own_step_and_pays_again() -> None:
    game = at_cathedral("YYRRBB", apprentices=3, thalers=2, bishop="C3", fresco={"A1": "3YR", "C1": "3RB", "E1": "3YB"})
    game.apply("restore A1 bishop→B2")
    assert game.view(0).players[0].thalers == 1
    game.apply("restore C1 bishop→B1")
    assert game.view(0).players[0].thalers == 0
    assert game.scores()[0] == 20 + 5 + 5
    assert "restore E1" in texts(game)
    refused(game, "restore E1 bishop→D1", "B-CATH-13")


@rule("B-CATH-12")
def test_segment_only_knows_no_step_before_the_altar() -> None:
    game = at_cathedral("YRB", thalers=5, bishop="C3", fresco={"A1": "8GP"})
    assert texts(game) == ["altar YRB", "pass"]
    no_action(game, "altar YRB bishop→C4")


@rule("B-CATH-12")
def test_any_restoration_allows_a_paid_step_before_the_altar_too() -> None:
    switches = {"bishop.step_before": "any_restoration"}
    game = at_cathedral("YRB", thalers=1, bishop="A1", fresco={"A1": "8GP"}, switches=switches)
    steps = [f"altar YRB bishop→{there}" for there in ("B1", "A2", "B2")]
    assert texts(game) == ["altar YRB", *steps, "pass"]
    refused(game, "altar YRB bishop→C3", "B-CATH-10")
    game.apply("altar YRB bishop→B2")
    assert game.view(0).bishop == "B2"
    assert game.view(0).players[0].thalers == 0
    assert game.scores()[0] == 22  # still no bonus


@rule("B-CATH-12")
def test_any_restoration_needs_the_thaler_too() -> None:
    switches = {"bishop.step_before": "any_restoration"}
    game = at_cathedral("YRB", thalers=0, bishop="A1", fresco={"A1": "8GP"}, switches=switches)
    assert texts(game) == ["altar YRB", "pass"]
    refused(game, "altar YRB bishop→B2", "B-CATH-13")


@rule("B-CATH-12")
@pytest.mark.parametrize("preset", ["revised", "bigbox", "revised-fr"])
def test_every_preset_keeps_the_step_to_segments(preset: str) -> None:
    game = at_cathedral("YRB", thalers=5, bishop="C3", fresco={"A1": "8GP"}, preset=preset)
    assert texts(game) == ["altar YRB", "pass"]


@rule("B-CATH-13")
def test_a_step_without_a_restoration_is_not_offered() -> None:
    game = at_cathedral("YRB", thalers=5, bishop="C3", fresco={"A1": "8GP", "B2": "3YR"})
    with_step = [text for text in texts(game) if "bishop" in text]
    assert with_step
    assert all(text.startswith("restore B2 ") for text in with_step)  # the one tile he has the paints for
    refused(game, "restore A1 bishop→B2", "B-CATH-03")
    no_action(game, "bishop→B2")
    no_action(game, "pass bishop→B2")


@rule("B-CATH-13")
def test_without_a_thaler_there_is_no_step() -> None:
    game = at_cathedral("YR", thalers=0, bishop="C3", fresco={"A1": "3YR", "B2": "8GP"})
    assert texts(game) == ["restore A1", "pass"]
    refused(game, "restore A1 bishop→B2", "B-CATH-13")


@rule("B-CATH-14")
def test_the_bishop_stays_on_the_fresco_and_a_step_is_a_real_step() -> None:
    game = at_cathedral("YR", thalers=5, bishop="E5", fresco={"A1": "3YR", "B2": "8GP"})
    assert restorations(game) == ["restore A1", *(f"restore A1 bishop→{there}" for there in ("D4", "E4", "D5"))]
    refused(game, "restore A1 bishop→E5", "B-CATH-14")
    no_action(game, "restore A1 bishop→E6")
    no_action(game, "restore A1 bishop→F5")
