"""Module 12, Ladies (M12): reservations, the bishop of the final round, the end of a round, Leonardo."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import asked, thalers, told
from tests.rules.table import forgo, refused
from tests.rules.test_ladies import kind, seen, table
from tests.rules.test_ladies_plan import sent
from tests.support import PRESETS, rule, texts

LAID = {
    "A1": "3YR",
    "B1": "3YB",
    "C1": "3RB",
    "C3": "11GOP-1",
    "D3": "5RG",
    "A5": "4YRB-1",
    "E1": "6YP",
    "E5": "8GP",
    "C5": "7GO",
}
WITHOUT_BISHOP = [f"reserve {name}" for name in sorted(LAID, key=lambda n: (n[1], n[0])) if name != "C3"]


def chapel(*placed: dict[str, str], **words: Any) -> Fresco:
    """The cathedral; the bishop stands on C3, everybody has one apprentice and yellow, red, blue."""
    people = words.pop("people", ({}, {}, {}))
    people = [{"paints": "YYRRBB", **one} for one in people]
    ladies = {**sent(*placed), **words.pop("ladies", {})}
    words = {"fresco": LAID, "bishop": "C3", **words}
    return table(words.pop("phase", "cathedral"), *people, ladies=ladies, **words)


def reserved(game: Fresco) -> list[str | None]:
    return [one["reserved"] for one in seen(game)["players"]]


# ---- reservations -------------------------------------------------------------------------------------------------


@rule("M12-CATH-01", "M12-EX-04", "M12-CATH-06", "X-CATH-09")
@pytest.mark.parametrize("preset", PRESETS)
def test_example_a_reserved_tile_is_for_its_owner_alone(preset: str) -> None:
    game = chapel({"pink": "cathedral"}, preset=preset)
    assert kind(game) == "lady_cathedral"
    events = game.apply("reserve A1")
    assert [(event.actor, event.data) for event in told(events, "lady_reserved")] == [(0, {"segment": "A1"})]
    assert seen(game, 2)["players"][0]["reserved"] == "A1"  # all see it
    assert "restore A1" in texts(game)  # for him, in the same round
    refused(game, "reserve B1", "M12-EXCL-09")
    game.apply("restore B1")  # he need not take it
    assert asked(game) == 1
    refused(game, "restore A1", "M12-CATH-01")
    assert not any(text.startswith("restore A1") for text in texts(game))
    game.apply("restore C1 bishop→A1")  # the bishop may go there all the same
    assert game.view().players[1].tiles == ["3RB"]


@rule("M12-CATH-01", "X-CATH-01")
def test_who_restores_it_gets_his_reservation_back() -> None:
    game = chapel({"pink": "cathedral"})
    game.apply("reserve A1")
    events = game.apply("restore A1")
    assert [event.actor for event in told(events, "reservation_returned")] == [0]
    kinds = [event.kind for event in events]
    assert kinds.index("reservation_returned") < kinds.index("restored")
    assert reserved(game) == [None, None, None]


@rule("M12-CATH-02", "M12-CATH-06")
def test_neither_the_bishops_tile_nor_a_reserved_one() -> None:
    game = chapel({"pink": "cathedral"}, {"purple": "cathedral"}, {}, fresco=LAID)
    assert texts(game) == [*WITHOUT_BISHOP, "pass"]
    refused(game, "reserve C3", "M12-CATH-02")
    refused(game, "reserve B2", "M12-CATH-01")  # no tile there
    game.apply_all(["reserve A1", "pass"], 0)
    assert texts(game) == [text for text in [*WITHOUT_BISHOP, "pass"] if text != "reserve A1"]
    refused(game, "reserve A1", "M12-CATH-02")
    game.apply("reserve B1")
    assert reserved(game) == ["A1", "B1", None]


@rule("M12-CATH-02")
def test_leonardos_painter_is_no_obstacle() -> None:
    people: tuple[dict[str, Any], ...] = ({}, {}, {"space": 95, "wake": 9})
    ladies = {"owned": [["pink"], [], []], "placed": [{"pink": "cathedral"}, {}]}
    game = table("cathedral", *people, two=True, ladies=ladies, fresco=LAID, leonardo="D3", bishop="C3")
    assert "reserve D3" in texts(game)


@rule("M12-CATH-02")
def test_without_a_free_tile_she_does_nothing() -> None:
    game = chapel({"pink": "cathedral"}, fresco={"C3": "3YR"})
    assert (asked(game), kind(game)) == (0, "cathedral")


@rule("M12-CATH-04")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_tile_on_the_fresco_is_not_moved(preset: str) -> None:
    there = {"reserved": ["A1", None, None], "night": [True, False, False]}
    game = chapel({"pink": "cathedral"}, ladies=there, round=4, preset=preset)
    assert (asked(game), kind(game)) == (0, "cathedral")
    assert seen(game)["players"][0]["may_reserve"] is False


@rule("M12-CATH-03", "M12-T-05")
@pytest.mark.parametrize(("reuse", "first"), [("at_once", 4), ("two_rounds", 5)])
def test_a_tile_that_came_back_by_restoring(reuse: str, first: int) -> None:
    switches = {"ladies.reservation_reuse": reuse}
    game = chapel({"pink": "cathedral"}, round=3, switches=switches)
    game.apply_all(["reserve A1", "restore A1"], 0)
    data: Any = game.state_data()["modules"]
    laid = {"laid": data["ladies"]["laid"]}
    assert laid == {"laid": [3, 0, 0]}
    for later in (4, 5, 6):
        again = chapel({"pink": "cathedral"}, round=later, switches=switches, ladies=laid)
        assert (kind(again) == "lady_cathedral") == (later >= first)


@rule("M12-T-04", "M12-PREP-01", "M12-CATH-03")
@pytest.mark.parametrize("preset", PRESETS)
def test_laid_in_round_three_free_in_round_five(preset: str) -> None:
    many = {f"{column}{row}": tile for column, row, tile in zip("ABCDEABCDE", "1111122222", TEN, strict=True)}
    game = chapel({"pink": "cathedral"}, round=3, fresco=many, bishop="E5", preset=preset)
    game.apply("reserve A1")
    held = {3: False, 4: False, 5: False}
    while game.view().round < 6:
        if kind(game) == "cathedral" and asked(game) != 0:
            barred = game.explain("restore A1")
            held[game.view().round] = barred is not None and barred.rule == "M12-CATH-01"
        forgo(game)
    assert held == {3: True, 4: True, 5: False}


TEN = ["3YR", "3YB", "3RB", "4YRB-1", "4YRB-2", "5RG", "5BO", "6YP", "6RP", "6BP"]


# ---- end of the round ---------------------------------------------------------------------------------------------


@rule("M12-EX-08", "M12-PREP-01", "X-PREP-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_example_day_becomes_night_and_night_goes_home(preset: str) -> None:
    there = {"reserved": ["A1", "B1", None], "night": [True, False, False]}
    game = table("prepare", {}, {}, {}, ladies=there, fresco=LAID, round=4, preset=preset)
    assert reserved(game) == [None, "B1", None]
    assert [one["night"] for one in seen(game)["players"]] == [False, True, False]
    told_of = [(event.kind, event.actor) for event in told(game.events, "reservation_returned", "reservation_turned")]
    assert told_of == [("reservation_returned", 0), ("reservation_turned", 1)]
    assert seen(game)["players"][0]["may_reserve"] is True  # from the next round on, in every edition


@rule("M12-PREP-02")
def test_the_ladies_come_home_whatever_they_did() -> None:
    ladies = {**sent({"pink": "market", "purple": "studio"}, {"pink": "market"}), "used": {"pink market": 0}}
    game = table("prepare", {}, {}, {}, ladies=ladies)
    assert [one["placed"] for one in seen(game)["players"]] == [{}, {}, {}]


# ---- final round --------------------------------------------------------------------------------------------------


def last(purse: int = 5, phase: str = "fifth", **words: Any) -> Fresco:
    words = {"people": ({"thalers": purse}, {}, {}), "final": True, "end_reason": "rounds", **words}
    return chapel(words.pop("placed", {"pink": "fifth"}), phase=phase, **words)


@rule("M12-EX-09", "M12-END-01", "X-FINAL-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_example_the_bishop_goes_anywhere_for_a_thaler(preset: str) -> None:
    game = last(preset=preset)
    assert kind(game) == "lady_bishop"
    assert len(texts(game)) == 25  # all but his own segment, and pass
    refused(game, "lead bishop C3", "M12-END-01")
    refused(game, "reserve A1", "M12-END-01")
    events = game.apply("lead bishop A1")
    assert (game.view().bishop, thalers(game, 0)) == ("A1", 4)
    assert [event.data for event in told(events, "lady_led")] == [{"segment": "A1"}]
    game.apply("restore A1")
    assert game.view().players[0].points == {"fresco": 73, "bishop": 3}


@rule("M12-END-01")
def test_also_to_segments_without_a_tile_or_reserved() -> None:
    there = {"reserved": [None, "B1", None], "night": [False, False, False]}
    game = last(ladies=there)
    assert {"lead bishop B1", "lead bishop B2"} <= set(texts(game))


@rule("M12-END-01")
def test_without_a_thaler_or_the_wish() -> None:
    poor = last(purse=0)
    assert (asked(poor), kind(poor), poor.log.inputs) == (0, "cathedral", ["0 pass"])  # told like a chosen answer
    game = last()
    game.apply("pass")
    assert (game.view().bishop, thalers(game, 0)) == ("C3", 5)


@rule("M12-END-01")
def test_no_apprentice_is_needed() -> None:
    people: tuple[dict[str, Any], ...] = ({"plan": [1, 2, 1, 1, 0]}, {}, {})
    game = last(people=people)
    game.apply("lead bishop A1")
    assert (game.view().bishop, asked(game)) == ("A1", 1)


@rule("M12-END-01", "X-CATH-07")
def test_lady_paid_step_and_sexton_are_three_things() -> None:
    game = last(modules=[1, 12], others={"portraits": {"owned": [["sexton"], [], []]}})
    game.apply("lead bishop E5")
    game.apply("sexton B2")
    game.apply("restore A1 bishop→A1")
    assert thalers(game, 0) == 2
    assert game.view().players[0].points == {"fresco": 73, "bishop": 3}


@rule("X-CATH-06")
def test_the_ladys_way_is_not_announced_as_a_step_to_a_restoration(monkeypatch: pytest.MonkeyPatch) -> None:
    game = last()
    led: list[int] = []
    monkeypatch.setitem(game.r.reactions, "led", (lambda _g, _p, _start, to: led.append(to),))
    game.apply("lead bishop A2")
    assert led == []
    game.apply("restore A1 bishop→A1")
    assert led == [0]


@rule("M12-END-01", "X-FINAL-01", "X-FINAL-02")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_first_cathedral_place_still_reserves_for_both_visits(preset: str) -> None:
    game = last(placed={"pink": "cathedral"}, phase="cathedral", preset=preset)
    refused(game, "lead bishop A1", "M12-END-01")
    game.apply("reserve A1")
    while game.view().phase == "cathedral":
        if asked(game):
            refused(game, "restore A1", "M12-CATH-01")
        game.apply("pass")
    while game.view().phase != "fifth":
        forgo(game)
    game.apply("pass")
    assert asked(game) == 1
    refused(game, "restore A1", "M12-CATH-01")


@rule("X-END-04", "M12-END-01")
def test_in_a_round_that_ends_the_game_early_the_theater_stays() -> None:
    tiles = list(LAID.values())
    people: tuple[dict[str, Any], ...] = ({"tiles": tiles, "mood": -1, "points": {"fresco": 70}}, {}, {})
    game = table("fifth", *people, ladies=sent({"pink": "fifth"}), fresco={}, bishop="C3")
    assert kind(game) == "lady_theater"


# ---- Leonardo -----------------------------------------------------------------------------------------------------


def with_him(tiles: dict[str, str], there: list[str | None], **words: Any) -> Fresco:
    """Leonardo alone is in the cathedral; seat 0 has reserved."""
    people: list[dict[str, Any]] = [{"plan": [2, 0, 1, 1, 1]}, {"plan": [2, 0, 1, 1, 1]}, {"space": 95, "wake": 9}]
    return table("cathedral", *people, two=True, ladies={"reserved": there}, fresco=tiles, bishop="E5", **words)


@rule("M12-CATH-05", "X-LEO-02", "X-LEO-03")
@pytest.mark.parametrize("preset", PRESETS)
def test_leonardo_may_not_step_onto_a_reserved_tile(preset: str) -> None:
    tiles = {"C2": "3YR", "B3": "6YP", "D3": "7GO", "A5": "3RB", "E5": "8GP", "E1": "6RP", "E2": "6BP"}
    game = with_him(tiles, ["C2", None], leonardo="C3", preset=preset)
    assert texts(game) == ["restore B3", "restore D3"]
    refused(game, "restore C2", "M12-CATH-05")


@rule("X-T-15", "M12-CATH-05")
def test_of_two_jumps_the_one_that_is_not_reserved() -> None:
    tiles = {"A1": "3YR", "E1": "3YB", "A5": "6YP"}
    game = with_him(tiles, ["A1", None], leonardo="C3")
    assert game.view().leonardo is not None
    assert game.view().leonardo.tiles == ["3YB"]  # type: ignore[union-attr]
    assert "A1" in game.view().fresco


@rule("M12-CATH-05", "X-END-03")
def test_if_all_are_reserved_he_restores_nothing_and_they_count_as_left() -> None:
    game = with_him({"A1": "3YR", "E1": "3YB"}, ["A1", "E1"], leonardo="C3")
    him = game.view().leonardo
    assert him is not None
    assert (him.tiles, sorted(game.view().fresco)) == ([], ["A1", "E1"])
    lots = dict(zip(["A1", "B1", "C1", "D1", "E1", "A2"], TEN, strict=False))
    for count, final in ((6, True), (7, False)):
        left = {**lots, "B2": "5BO"} if count == 7 else lots
        begun = table(
            "begin",
            {"wake": None, "plan": None},
            {"wake": None, "plan": None},
            two=True,
            fresco=left,
            ladies={"reserved": ["A1", "B1"]},
        )
        assert begun.view().final == final


@rule("X-CATH-09")
def test_an_owner_who_may_pay_it_restores_his_own_as_any_other() -> None:
    there = {"reserved": ["A1", None, None], "night": [True, False, False]}
    game = chapel(ladies=there, round=3)
    assert "restore A1" in texts(game)
