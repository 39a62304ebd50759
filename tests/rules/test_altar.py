"""Altar: payments, values, limits (B-CATH-15 to B-CATH-23)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.table import no_action, of_kind, painter, refused
from tests.support import rule, texts

TILES = {"A1": "8GP", "E5": "8OP"}


def at_altar(paints: str, apprentices: int = 1, **words: Any) -> Fresco:
    """Seat 0 is at work in the cathedral, on space 20; seat 1 comes after him with one apprentice."""
    plan = [1, 1, 1, 1, 1] if apprentices == 1 else [0, apprentices, 0, 2, 3 - apprentices]
    painters = [
        painter(space=20, wake=7, plan=plan, paints=paints, thalers=3),
        painter(space=2, wake=8, plan=[1, 1, 1, 0, 2], paints="YRB", thalers=0),
        painter(space=1, wake=9, plan=[1, 0, 1, 1, 2]),
    ]
    words.setdefault("fresco", TILES)
    return fresco.position(players=3, painters=painters, phase="cathedral", turn=0, **words)


def altar_options(game: Fresco) -> list[str]:
    return [text.removeprefix("altar ") for text in texts(game) if text.startswith("altar")]


def gain(payment: str) -> int:
    """What a payment brings."""
    game = at_altar(payment)
    game.apply(f"altar {payment}")
    assert game.view(0).players[0].paints == {}  # all three paints are paid
    return game.scores()[0] - 20


@rule("B-CATH-15")
def test_the_altar_gives_no_bishop_bonus_and_leaves_the_bishop_alone() -> None:
    game = at_altar("YRB", bishop="C3")
    events = game.apply("altar YRB")
    assert game.scores()[0] == 22
    assert game.view(0).bishop == "C3"
    assert of_kind(events, "bishop_stepped") == []


@rule("B-CATH-16")
def test_the_altar_is_never_used_up_and_brings_only_points() -> None:
    game = at_altar("YRB")
    game.apply("altar YRB")
    view = game.view(0)
    assert view.players[0].tiles == []
    assert view.players[0].thalers == 3
    assert view.fresco == TILES
    assert view.players[0].points == {"fresco": 20, "altar": 2}
    assert game.decision is not None
    assert game.decision.seat == 1
    game.apply("altar YRB")  # the next player finds it as before
    assert game.scores()[1] == 4


@rule("B-CATH-18")
def test_one_of_each_basic_paint_gives_2_points() -> None:
    assert gain("YRB") == 2


@rule("B-CATH-19")
@pytest.mark.parametrize("blended", ["G", "O", "P"])
@pytest.mark.parametrize("basic", ["YR", "YB", "RB"])
def test_any_blended_paint_replaces_any_basic_one_for_1_point_more(basic: str, blended: str) -> None:
    assert gain(basic + blended) == 3


@rule("B-CATH-19")
@pytest.mark.parametrize(
    ("payment", "points"), [("YGG", 4), ("ROO", 4), ("BGP", 4), ("GGG", 5), ("OOO", 5), ("PPP", 5), ("GGP", 5)]
)
def test_two_or_three_replacements_may_be_equal(payment: str, points: int) -> None:
    assert gain(payment) == points


@rule("B-EX-06", "B-CATH-19")
def test_example_red_blue_and_green_for_yellow_give_3() -> None:
    assert gain("RBG") == 3


@rule("B-EX-07", "B-CATH-19")
def test_example_two_orange_and_green_give_5() -> None:
    assert gain("GOO") == 5


@rule("B-EX-08", "B-CATH-20", "B-CATH-22")
def test_example_green_orange_and_purple_give_6() -> None:
    game = at_altar("GOP")
    assert altar_options(game) == ["GOP"]  # there is no poorer way to pay them
    events = game.apply("altar GOP")
    assert game.scores()[0] == 26
    assert of_kind(events, "altar_restored")[0].data == {"paints": "GOP", "points": 6}


@rule("B-EX-09")
@pytest.mark.parametrize("basic", ["YR", "YB", "RB"])
def test_example_two_basic_paints_and_orange_give_3(basic: str) -> None:
    assert gain(basic + "O") == 3


@rule("B-DT-11", "B-CATH-21")
@pytest.mark.parametrize(("payment", "points"), [("RBO", 3), ("YGG", 4), ("PPP", 5), ("GOP", 6)])
def test_derived_payments(payment: str, points: int) -> None:
    assert gain(payment) == points


@rule("B-DT-11", "B-CATH-21")
@pytest.mark.parametrize("payment", ["RRG", "YYY"])
def test_derived_payments_with_equal_basic_paints_are_illegal(payment: str) -> None:
    game = at_altar("YYYRRRBBBGGG")
    assert payment not in altar_options(game)
    no_action(game, f"altar {payment}")


@rule("B-CATH-21")
def test_a_payment_must_be_owned() -> None:
    game = at_altar("YRG", fresco={"A1": "3YR"})
    refused(game, "altar YRB", "B-CATH-21")
    refused(game, "altar YGG", "B-CATH-21")
    assert altar_options(game) == ["YRG"]


@rule("B-CATH-21", "B-CATH-23")
def test_payments_are_three_paints_the_basic_ones_pairwise_different() -> None:
    offered = altar_options(at_altar("YYYRRRBBBGGGOOOPPP"))
    assert len(set(offered)) == len(offered) == 1 + 3 * 3 + 3 * 6 + 10
    assert all(len(payment) == 3 for payment in offered)
    assert all(payment.count(basic) <= 1 for payment in offered for basic in "YRB")


@rule("B-CATH-22")
def test_every_set_of_paints_is_offered_once_only() -> None:
    offered = altar_options(at_altar("YYYRRRBBBGGGOOOPPP"))
    assert len({"".join(sorted(payment)) for payment in offered}) == len(offered)


@rule("B-CATH-23")
@pytest.mark.parametrize("payment", ["YRGG", "YR", "YRGP", "GGGG", "GO"])
def test_one_basic_paint_is_replaced_by_exactly_one_blended_paint(payment: str) -> None:
    no_action(at_altar("YYYRRRBBBGGGGOOOPPP"), f"altar {payment}")


# ---- altar.limit ---------------------------------------------------------------------------------------------------


def final_round(**words: Any) -> Fresco:
    """The final round; seat 0 has two apprentices in each cathedral column and nothing else to do."""
    painters = [
        painter(space=20, wake=7, plan=[0, 2, 1, 0, 2], paints="YYYYRRRRBBBB", thalers=0),
        painter(space=2, wake=8, plan=[3, 0, 2, 0, 0]),
        painter(space=1, wake=9, plan=[3, 0, 2, 0, 0]),
    ]
    return fresco.position(
        players=3, painters=painters, phase="cathedral", turn=0, final=True, fresco={"A1": "8GP"}, **words
    )


@rule("B-CATH-17")
def test_once_per_visit_only_one_apprentice_restores_the_altar() -> None:
    game = at_altar("YYRRBB", apprentices=2, fresco={"A1": "3YR"}, switches={"altar.limit": "once_per_visit"})
    game.apply("altar YRB")
    assert "restore A1" in texts(game)
    assert altar_options(game) == []
    refused(game, "altar YRB", "B-CATH-17")


@rule("B-CATH-17")
def test_once_per_visit_the_second_visit_of_the_final_round_may_do_it_again() -> None:
    game = final_round(switches={"altar.limit": "once_per_visit"})
    game.apply("altar YRB")  # the second apprentice finds nothing he can do
    assert game.decision is not None
    assert game.decision.seat == 0
    game.apply("altar YRB")
    assert game.over
    assert game.outcome is not None
    assert game.outcome.points[0]["altar"] == 4


@rule("B-CATH-17")
def test_once_per_round_holds_for_both_visits_of_the_final_round() -> None:
    game = final_round(switches={"altar.limit": "once_per_round"})
    game.apply("altar YRB")  # nothing else to do in either visit: the game runs to its end
    assert game.over
    assert game.outcome is not None
    assert game.outcome.points[0]["altar"] == 2


@rule("B-CATH-17")
def test_once_per_round_leaves_the_second_visit_to_who_forwent_the_first() -> None:
    game = final_round(switches={"altar.limit": "once_per_round"})
    game.apply("pass")
    assert altar_options(game) == ["YRB"]


@rule("B-CATH-17")
def test_once_per_round_is_refused_by_its_rule() -> None:
    game = at_altar("YYRRBB", apprentices=2, fresco={"A1": "3YR"}, switches={"altar.limit": "once_per_round"})
    game.apply("altar YRB")
    refused(game, "altar YRB", "B-CATH-17")


@rule("B-CATH-17")
def test_per_apprentice_every_apprentice_may_do_it() -> None:
    game = at_altar("YYYRRRBBB", apprentices=3, switches={"altar.limit": "per_apprentice"})
    game.apply("altar YRB")
    game.apply("altar YRB")
    game.apply("altar YRB")
    assert game.scores()[0] == 26


@rule("B-CATH-17")
@pytest.mark.parametrize(("preset", "altars"), [("revised", 2), ("bigbox", 2), ("revised-fr", 1)])
def test_presets_differ_in_the_final_round_only(preset: str, altars: int) -> None:
    game = final_round(preset=preset)
    while not game.over:
        game.apply("altar YRB")
    assert game.outcome is not None
    assert game.outcome.points[0]["altar"] == 2 * altars


@rule("B-CATH-17")
@pytest.mark.parametrize("limit", ["once_per_visit", "once_per_round"])
def test_the_next_round_brings_a_new_altar_restoration(limit: str) -> None:
    tiles = {f"{column}{row}": tile for column, row, tile in [("A", 1, "8GP"), ("B", 1, "8OP"), ("C", 1, "9RGO")]}
    tiles |= {"D1": "9BGO", "E1": "9YGO", "A2": "10RGP", "B2": "10BOP", "C2": "11GOP-1"}
    painters = [
        painter(space=20, wake=7, plan=[0, 1, 2, 0, 2], paints="YYRRBB", thalers=0),
        painter(space=2, wake=8, plan=[0, 0, 3, 0, 2], paints=""),
        painter(space=1, wake=9, plan=[0, 0, 3, 0, 2], paints=""),
    ]
    game = fresco.position(
        players=3, painters=painters, phase="cathedral", turn=0, fresco=tiles, switches={"altar.limit": limit}
    )
    game.apply("altar YRB")
    for time in (7, 8, 9):
        game.apply(f"wake {time}")
    for seat in (0, 1, 2):
        game.apply(next(a for a in game.legal(seat) if a.text.startswith("plan 0-1-")), seat)
    while game.decision is not None and game.decision.seat != 0:
        game.apply("pass")
    assert altar_options(game) == ["YRB"]
