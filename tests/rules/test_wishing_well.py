"""Module 4, Wishing Well (M4): setup, busker, placing pennies. Short words for the other files, too."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.bazaar import BOOTHS3, BOOTHS4
from tests.rules.flow import PLANS, asked, told
from tests.rules.table import no_action, refused
from tests.support import PRESETS, rule, texts

KEY = "wishing_well"
NUMBERS = (3, 2, 2, 3, 2, 2, 3, 1, 1, 1)  # of cards, by sort
SORTS = (
    "lucky_guy",
    "visit",
    "praise",
    "tip",
    "alchemy",
    "finder",
    "busker",
    "free_paint_B",
    "free_paint_Y",
    "free_paint_R",
)


def table(phase: str, *painters: dict[str, Any], well: dict[str, Any] | None = None, **words: Any) -> Fresco:
    """Painters in action order of their seats, waking at 6, 7, 8, 9 and paying 3, 2, 1, 1 for a tile."""
    people: list[dict[str, Any]] = [
        {"space": 10 * seat + 10, "wake": 6 + seat, "plan": PLANS[0], "paints": "", **painter}
        for seat, painter in enumerate(painters)
    ]
    seats = 2 if words.pop("two", False) else len(people)
    given = dict(well or {})
    if "hands" in given:
        given["hands"] = [*given["hands"], *[{}] * (seats - len(given["hands"]))]
    words = {"modules": [4], "booths": BOOTHS4 if seats == 4 else BOOTHS3, "phase": phase, "seed": 1, **words}
    return fresco.position(seats, painters=people, slices={KEY: given, **words.pop("others", {})}, **words)


def seen(game: Fresco, viewer: int | None = None) -> dict[str, Any]:
    part: dict[str, Any] = game.view(viewer).modules[KEY]
    return part


def own(game: Fresco, seat: int) -> dict[str, Any]:
    part: dict[str, Any] = seen(game, seat)["players"][seat]
    return part


def cards(game: Fresco, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = own(game, seat)["cards"]
    return found


def pennies(game: Fresco, seat: int = 0) -> int:
    found: int = own(game, seat)["pennies"]
    return found


def kind(game: Fresco) -> str:
    assert game.decision is not None
    return game.decision.kind


# ---- setup --------------------------------------------------------------------------------------------------------


@rule("M4-SETUP-01")
def test_there_are_a_supply_a_well_and_a_pile() -> None:
    game = fresco.new_game(3, modules=[4], seed=1)
    assert {name: seen(game)[name] for name in ("supply", "well", "pile")} == {"supply": 11, "well": 0, "pile": 20}
    assert KEY not in fresco.new_game(3, seed=1).view().modules


@rule("M4-SETUP-02")
def test_all_twenty_cards_are_in_the_pile_in_no_order() -> None:
    game = fresco.new_game(4, modules=[4], seed=1)
    state: Any = game.state_data()["modules"]
    assert tuple(state[KEY]["pile"].values()) == NUMBERS
    assert sum(NUMBERS) == 20
    drawn = set()
    for seed in range(40):
        game_ = table("market", {"plan": PLANS[1]}, {}, {}, well={"placed": [1, 0, 0]}, seed=seed)
        game_.apply("throw 1")
        drawn.add(next(iter(cards(game_))))
    assert len(drawn) >= 8


@rule("M4-SETUP-03")
@pytest.mark.parametrize(("players", "supply"), [(2, 14), (3, 11), (4, 8)])
def test_three_pennies_each_and_the_rest_in_the_supply(players: int, supply: int) -> None:
    game = fresco.new_game(players, modules=[4], seed=1)
    assert [pennies(game, seat) for seat in range(players)] == [3] * players
    assert seen(game)["supply"] == supply
    view = game.view(0).players[0]
    assert (view.thalers, view.paints) == (12, {"yellow": 1, "red": 1, "blue": 1})


@rule("M4-SETUP-04")
def test_nobody_begins_with_a_card() -> None:
    game = fresco.new_game(4, modules=[4], seed=1)
    assert [cards(game, seat) for seat in range(4)] == [{}] * 4


# ---- busker -------------------------------------------------------------------------------------------------------


def morning(mood: int = 0, **words: Any) -> Fresco:
    """The first painter is in bed, with two buskers in hand."""
    bed = {"wake": None, "plan": None}
    return table("begin", {**bed, "mood": mood}, bed, bed, well={"hands": [{"busker": 2}]}, **words)


@rule("M4-WAKE-01", "M4-WAKE-02", "M4-CARD-36")
def test_the_busker_lifts_the_mood_after_the_mood_change() -> None:
    game = morning()
    refused(game, "busker", "M4-WAKE-01")
    game.apply("wake 6")
    assert (kind(game), texts(game)) == ("busker", ["busker", "pass"])
    assert game.view().players[0].mood == -2
    events = game.apply("busker")
    assert game.view().players[0].mood == -1
    assert [event.data["card"] for event in told(events, "wish_used")] == ["busker"]
    assert cards(game) == {"busker": 1}


@rule("M4-WAKE-03")
def test_one_busker_a_round() -> None:
    game = morning()
    game.apply("wake 5")
    game.apply("busker")
    assert asked(game) == 1
    refused(game, "busker", "M4-WAKE-01")


@rule("M4-WAKE-04", "X-WAKE-01")
def test_the_busker_plays_before_the_next_painter_chooses() -> None:
    game = morning()
    game.apply("wake 6")
    assert asked(game) == 0
    game.apply("pass")
    assert (asked(game), kind(game)) == (1, "wake_time")
    assert cards(game) == {"busker": 2}


@rule("M4-WAKE-05")
@pytest.mark.parametrize(
    ("mood", "time", "play", "apprentices"), [(0, 5, "busker", 5), (0, 5, "pass", 4), (1, 9, "busker", 6)]
)
def test_apprentices_are_counted_after_the_busker(mood: int, time: int, play: str, apprentices: int) -> None:
    game = morning(mood)
    game.apply(f"wake {time}")
    game.apply(play)
    assert game.view().players[0].apprentices == apprentices


@rule("M4-WAKE-05")
def test_passing_through_a_space_that_costs_an_apprentice_does_nothing() -> None:
    game = morning()
    events = [*game.apply("wake 5"), *game.apply("busker")]
    assert told(events, "counted") == []


@rule("M4-WAKE-06")
def test_the_busker_plays_at_any_time_but_not_at_the_top() -> None:
    game = morning()
    game.apply("wake 8")  # no mood change at all
    assert "busker" in texts(game)
    top = morning(mood=3)
    top.apply("wake 9")
    assert (asked(top), top.view().players[0].mood) == (1, 4)


@rule("M4-WAKE-07")
def test_the_busker_plays_in_the_final_round_too() -> None:
    game = morning(fresco={"C3": "11GOP-1"})
    game.apply("wake 6")
    assert game.view().final
    game.apply("busker")
    assert game.view().players[0].mood == -1


# ---- placing pennies ----------------------------------------------------------------------------------------------


def planning(*own_pennies: int, **words: Any) -> Fresco:
    return table("plan", *[{"plan": None}] * len(own_pennies), well={"pennies": list(own_pennies)}, **words)


@rule("M4-PLAN-01")
@pytest.mark.parametrize(("have", "offered"), [(0, 0), (1, 1), (2, 2), (3, 2), (5, 2)])
def test_up_to_two_own_pennies_are_placed(have: int, offered: int) -> None:
    game = planning(have, 0, 0)
    game.apply("plan 1-1-1-1-1", 0)
    if not have:
        assert texts(game, 0) == ["withdraw"]
        refused(game, "pennies 1", "M4-PLAN-01", 0)
        return
    assert texts(game, 0) == [*[f"pennies {n}" for n in range(offered + 1)], "withdraw"]
    game.apply(f"pennies {offered}", 0)
    assert (own(game, 0)["placed"], pennies(game)) == (offered, have - offered)
    if have == 1:
        refused(game, "pennies 2", "M4-PLAN-01", 0)
    else:
        refused(game, "pennies 1", "B-PLAN-07", 0)


@rule("M4-PLAN-02")
def test_pennies_need_an_apprentice_at_the_market() -> None:
    game = planning(3, 3, 3)
    refused(game, "pennies 1", "M4-PLAN-02", 0)
    game.apply("plan 0-2-1-1-1", 0)
    assert texts(game, 0) == ["withdraw"]  # the plan is sealed
    refused(game, "pennies 1", "M4-PLAN-02", 0)
    assert own(game, 0)["placed"] == 0


@rule("M4-PLAN-03", "X-INFO-01")
def test_pennies_are_part_of_the_secret_plan() -> None:
    game = planning(3, 3, 0)
    game.apply("plan 1-1-1-1-1", 0)
    events = game.apply("pennies 2", 0)
    assert [event.data for event in told(events.seen_by(0), "pennies_placed")] == [{"pennies": 2}]
    assert events.seen_by(1) == events.seen_by(None)
    assert [(event.kind, event.data) for event in events.seen_by(None)] == [("sealed", {})]
    assert seen(game, 1)["players"][0] == {"pennies": None, "placed": None, "cards": None}
    game.apply("withdraw", 0)
    assert (own(game, 0)["placed"], pennies(game)) == (0, 3)
    game.apply_all(["plan 1-1-1-1-1", "pennies 1"], 0)
    game.apply_all(["plan 1-1-1-1-1", "pennies 0"], 1)
    events = game.apply("plan 0-2-1-1-1", 2)
    assert [(event.actor, event.data) for event in told(events, "pennies_shown")] == [(0, {"pennies": 1})]
    assert [player["placed"] for player in seen(game)["players"]] == [1, 0, 0]


@rule("M4-PLAN-05")
def test_pennies_are_placed_even_if_the_pile_is_empty() -> None:
    game = table("plan", *[{"plan": None}] * 3, well={"pennies": [2, 0, 0], "pile": {}})
    game.apply("plan 1-1-1-1-1", 0)
    game.apply("pennies 2", 0)
    plan_all_others(game)
    assert kind(game) == "market"  # nothing to throw for
    game.apply("pass")
    assert pennies(game) == 2


def plan_all_others(game: Fresco) -> None:
    for seat in range(1, game.r.seats):
        game.apply("plan 0-2-1-1-1", seat)


@rule("M4-EX-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_example_three_apprentices_and_two_pennies(preset: str) -> None:
    game = planning(3, 3, 3, preset=preset)
    game.apply_all(["plan 3-1-1-0-0", "pennies 2"], 0)
    assert game.view(0).ready
    assert own(game, 0) == {"pennies": 1, "placed": 2, "cards": {}}


def test_misspelt_notation_is_told_the_form() -> None:
    game = planning(3, 3, 3)
    for text in ("pennies 3", "throw x", "free paint V.1", "visit F9", "alchemy YYG→green", "alchemy YYR->pink"):
        no_action(game, text)
        reason = game.explain(text)
        assert reason is not None
        assert reason.rule.startswith("M4-")
