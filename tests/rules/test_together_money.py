"""Several modules at once: studio, theater, Thalers and debts, prepare phase (X-STUDIO, X-THEA, X-THAL, X-PREP)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_together_general import ALL, asks, kinds, moves, own, part, play, points, town
from tests.support import random_game, rule, texts

PLANS = {1: [1, 1, 1, 1, 1], 2: [1, 1, 2, 1, 0], 3: [1, 1, 3, 0, 0]}


def studio(
    apprentices: int,
    cards: list[str] | None = None,
    tips: int = 0,
    debt: list[list[Any]] | None = None,
    modules: tuple[int, ...] = (1, 4, 8),
    **words: Any,
) -> Fresco:
    slices = {
        "portraits": {"open": cards or []},
        "wishing_well": {"hands": [{"tip": tips}, {}, {}]},
        "bells": {"open": [debt or [], [], []]},
    }
    first = {"plan": PLANS[apprentices], "thalers": 5}
    return town(first, {}, {}, modules=modules, phase="studio", slices=slices, **words)


def debts(game: Fresco) -> dict[str, int]:
    return {one["certificate"]: one["debt"] for one in own(game, "bells", 0)["open"]}


# ---- studio and theater ---------------------------------------------------------------------------------------------


@rule("X-STUDIO-01")
@pytest.mark.parametrize(("preset", "painted"), [("revised", 0), ("bigbox", 0), ("revised-fr", 3)])
def test_portrait_then_thalers_and_a_tip_for_each_apprentice(preset: str, painted: int) -> None:
    """Three apprentices: one paints the patron (7), two earn 3 each (in France all three); tips for all three."""
    game = studio(3, ["patron", "girl"], tips=3, preset=preset)
    assert asks(game) == (0, "portrait")
    events = play(game, "portrait patron", "tip", "tip", "tip")
    assert thalers(game, 0) == 5 + 7 + 6 + painted + 3
    assert own(game, "wishing_well", 0) == {"pennies": 3, "placed": 0, "cards": {}}
    reasons = [event.data["why"] for event in told(events, "earned") if event.actor == 0]
    assert reasons == ["portrait", "studio", "tip", "tip", "tip"]
    assert asks(game)[0] == 1


@rule("X-STUDIO-01")
def test_one_portrait_a_visit_and_no_more_tips_than_apprentices() -> None:
    game = studio(1, ["patron", "girl"], tips=2)
    play(game, "portrait girl", "tip")
    assert asks(game) == (1, "portrait")  # the second painter
    assert own(game, "wishing_well", 0)["cards"] == {"tip": 1}
    assert thalers(game, 0) == 5 + 3 + 1
    assert game.view().players[0].mood == 3


@rule("X-STUDIO-02", "X-THAL-01")
def test_every_thaler_of_the_turn_is_settled_as_it_comes() -> None:
    """8 are owed: 7 of the patron, 1 of the Thalers of the other apprentice; the rest and the tip are free."""
    game = studio(2, ["patron", "girl"], tips=1, debt=[["8-5-5a", 0]])
    game.apply("portrait patron")
    paid = [event.data["thalers"] for event in told(game.events, "paid_instalment")]
    assert paid == [7, 1]
    assert (thalers(game, 0), debts(game)) == (5 + 2, {})
    game.apply("tip")
    assert thalers(game, 0) == 5 + 2 + 1
    game = studio(2, ["patron", "girl"], debt=[["8-5-5a", 0], ["7-5-4a", 0]])
    game.apply("portrait patron")
    assert asks(game) == (0, "instalment")  # before the other apprentice earns anything
    assert own(game, "bells", 0)["pending"] == 7
    game.apply("instalment 8-5-5a 7")
    assert asks(game) == (0, "instalment")
    assert (debts(game), own(game, "bells", 0)["pending"]) == ({"8-5-5a": 1, "7-5-4a": 7}, 3)


@rule("X-STUDIO-02")
def test_points_of_a_card_are_a_movement_at_once() -> None:
    game = studio(2, ["bishop", "muse"])
    events = play(game, "portrait bishop")
    assert moves(events) == [5]
    happened = kinds(events)
    assert happened.index("moved") < happened.index("earned")
    assert [event.data["thalers"] for event in told(events, "earned")][:2] == [2, 3]
    assert points(game, 0) == {"fresco": 10, "portraits": 5}


@rule("X-THEA-01")
@pytest.mark.parametrize(("actor", "finders"), [(0, 0), (0, 1), (1, 2)])
def test_theater_first_the_mood_then_a_reward_for_each_apprentice(actor: int, finders: int) -> None:
    slices = {
        "portraits": {"owned": [["actor"] * actor, [], []]},
        "wishing_well": {"hands": [{"finder": finders}, {}, {}]},
        "bells": {"open": [[["4-3-3a", 0]], [], []]},
    }
    first = {"plan": [1, 1, 1, 0, 2], "mood": -4, "thalers": 0, "apprentices": 5}
    game = town(first, {}, {}, modules=(1, 4, 8), phase="fifth", slices=slices)
    for _ in range(finders):
        assert asks(game) == (0, "finder")
        assert game.view().players[0].mood == -4 + 2 * (2 + actor)
        game.apply("finder")
    assert game.view().players[0].mood == -4 + 2 * (2 + actor)
    assert thalers(game, 0) == max(0, 3 * finders - 4)
    assert debts(game) == ({"4-3-3a": 4 - 3 * finders} if finders < 2 else {})
    assert asks(game) == (0, "wake_time")  # no card is left, and the others had none


# ---- Thalers and debts ----------------------------------------------------------------------------------------------


@rule("X-THAL-01")
@pytest.mark.parametrize("seed", range(4))
def test_thalers_come_from_nowhere_else(seed: int) -> None:
    """With all modules: studio, income, portraits, tip, finder's reward, pennies and gold at the end."""
    known = {"studio", "income", "portrait", "tip", "finder", "pennies", "gold"}
    stock = [12, 12, 12]
    for game in random_game(3, seed, modules=ALL):
        assert {event.data["why"] for event in told(game.events, "earned")} <= known
        for seat in range(3):
            if game.s.thalers[seat] > stock[seat]:
                assert any(event.actor == seat for event in told(game.events, "earned", "paid_instalment"))
            stock[seat] = game.s.thalers[seat]


@rule("X-THAL-01")
@pytest.mark.parametrize(
    ("phase", "acts", "why", "amount"),
    [
        ("studio", ["portrait patron"], "portrait", 7),
        ("studio", ["pass", "tip"], "tip", 1),
        ("fifth", ["finder"], "finder", 3),
        ("prepare", [], "income", 2 + 1 + 1),
    ],
)
def test_received_thalers_of_every_module_go_onto_the_certificate(
    phase: str, acts: list[str], why: str, amount: int
) -> None:
    """Whatever brings Thalers: a debt of 8 takes them all."""
    slices = {
        "portraits": {"open": ["patron", "girl"], "owned": [["servant"], [], []]},
        "wishing_well": {"hands": [{"tip": 1, "finder": 1}, {}, {}]},
        "requests": {"owned": [["general 6"], [], []], "stacked": ["3YR", "3YB", "3RB"]},
        "bells": {"open": [[["8-5-5a", 0]], [], []]},
    }
    first = {"tiles": ["3YR", "3YB", "3RB", "5RG", "5BO"], "thalers": 5}
    game = town(first, {}, {}, modules=(1, 2, 4, 8), phase=phase, slices=slices)
    events = list(game.events) + play(game, *acts)
    mine = [event.data for event in told(events, "earned") if event.actor == 0]
    assert {"thalers": amount, "why": why} in mine
    paid = sum(int(str(event.data["thalers"])) for event in told(events, "paid_instalment"))
    assert paid == sum(int(str(data["thalers"])) for data in mine)
    assert (thalers(game, 0), debts(game)) == (5, {"8-5-5a": 8 - paid})


@rule("X-THAL-03")
def test_deposits_pay_for_nothing_else() -> None:
    """7 Thalers lie on the certificate and none behind the screen: no tile, no black market, no step, no Sexton, no
    glass, and only the window that costs nothing.
    """
    slices = {
        "portraits": {"owned": [["sexton"], [], []]},
        "bells": {"open": [[["8-5-5a", 7]], [], []]},
        "glaziers": {"offer": "YYRRBG"},
    }
    first = {"thalers": 0, "paints": "YRG", "plan": [1, 1, 1, 1, 1], "covers": {"workshop": "glaziery"}}
    words: dict[str, Any] = {
        "fresco": {"B1": "7YRG", "E5": "11GOP-1"},
        "modules": ALL,
        "slices": slices,
        "bishop": "E5",
    }
    game = town(first, {}, {}, phase="market", **words)
    refused(game, "buy I.1", "B-ACT-05")
    refused(game, "black market", "M16-MKT-13")
    game = town(first, {}, {}, phase="cathedral", **words)
    refused(game, "restore B1 bishop→D5", "B-CATH-13")
    refused(game, "sexton B1", "M1-CARD-10")
    game.apply("restore B1")
    assert [event.data["price"] for event in told(game.events, "window_taken")] == [0]
    game = town(first, {}, {}, phase="workshop", **words)
    assert asks(game)[0] == 1  # nothing on offer can be paid, so he is not asked


@rule("X-THAL-03")
@pytest.mark.parametrize(
    ("phase", "acts", "cost"),
    [
        ("market", ["buy I.1"], 4),
        ("market", ["black market"], 4),
        ("cathedral", ["restore C3 bishop→D4"], 1),
        ("cathedral", ["sexton D4", "restore C3"], 1),
        ("cathedral", ["restore B1", "window 6"], 3),
        ("workshop", ["glass red", "glass yellow"], 2 + 1),
        ("fifth", ["certificate 4-3-3a", "pay full"], 4),
        ("fifth", ["certificate 4-3-3a", "deposit 3"], 3),
    ],
)
def test_what_thalers_are_spent_on(phase: str, acts: list[str], cost: int) -> None:
    """All of it from behind the screen, whatever lies on a partly paid certificate."""
    slices = {
        "portraits": {"owned": [["sexton"], [], []]},
        "bells": {"open": [[["8-5-5a", 2]], [], []], "display": ["3-3-2a", "4-3-3a"]},
        "glaziers": {"offer": "YYRRBG"},
    }
    first = {"paints": "YYRRGG", "plan": [1, 2, 1, 1, 0], "covers": {"workshop": "glaziery", "fifth": "audience"}}
    tiles = {"B1": "7YRG", "C3": "3YR", "E5": "11GOP-1"}
    game = town(first, {}, {}, phase=phase, modules=ALL, slices=slices, fresco=tiles, bishop="C3")
    play(game, *acts)
    assert thalers(game, 0) == 12 - cost
    assert own(game, "bells", 0)["open"][0] == {"certificate": "8-5-5a", "deposit": 2, "debt": 6}


# ---- prepare phase --------------------------------------------------------------------------------------------------


def evening(first: dict[str, Any], modules: tuple[int, ...] = ALL, **words: Any) -> Fresco:
    """The prepare phase runs to its first question or the next wake phase."""
    return town(first, {"paints": ""}, {"paints": ""}, modules=modules, phase="prepare", **words)


@rule("X-PREP-01")
def test_one_order_for_the_whole_prepare_phase() -> None:
    """Well and barrel, market, disc, portraits, glass, certificates; then Thalers, then paints; then the beds."""
    slices = {
        "portraits": {"open": ["patron", "girl"]},
        "requests": {
            "owned": [["general 6", "general 5"], [], []],
            "stacked": ["3YR", "3YB", "3RB", "5RG", "5BO", "6YP"],
        },
        "wishing_well": {"well": 2},
        "leaf_gold": {"disc": "red"},
        "glaziers": {"offer": "YYRRBG"},
        "bells": {"display": ["3-3-2a", "6-4-4a", "8-5-5a"], "open": [[["4-3-3a", 0]], [], []]},
        "wall_fresco": {"players": [{"tiles": {"GY": 1}}, {}, {}]},
        "black_market": {"barrel": ["O"]},
    }
    stacked = ["3YR", "3YB", "3RB", "5RG", "5BO", "6YP"]
    first = {"tiles": [*stacked, "6RP", "6BP", "7GO"], "paints": "", "covers": {"studio": "glaziery"}}
    game = evening(first, slices=slices, round=3)
    assert asks(game) == (0, "request_income")
    before = kinds(game.events)
    order = [
        "well_emptied",
        "barrel_emptied",
        "market_filled",
        "disc_drawn",
        "portrait_discarded",
        "portrait_revealed",
        "glass_laid",
        "certificates_revealed",
        "earned",
        "paid_instalment",
    ]
    places = [before.index(kind) for kind in order]
    assert places == sorted(places)
    assert game.view().players[0].covers == {}
    assert part(game, "wishing_well")["well"] == 0
    assert part(game, "black_market")["barrel"] == []
    assert sum(len(booth) for booth in game.view().booths.values()) + len(game.view().bag) == 11
    assert (thalers(game, 0), debts(game), paints(game, 0)) == (12 + 5 - 4, {}, {})  # no paints yet
    assert [player.wake for player in game.view().players] == [5, 6, 7]  # and nobody in bed
    events = play(game, "income red", "income blue")
    assert paints(game, 0) == {"yellow": 1, "red": 1, "blue": 1}
    assert [event.data["why"] for event in told(events, "gained")] == ["request", "request", "wall"]
    assert (asks(game), game.view().round) == ((0, "wake_time"), 4)
    assert [player.wake for player in game.view().players] == [None, None, None]


@rule("X-PREP-01")
def test_barrel_tiles_are_back_before_the_booths_are_filled() -> None:
    """So a tile from the barrel can lie on a booth at once; and the old disc is back only after the new one came."""
    laid = set()
    for seed in range(40):
        game = evening({}, modules=(5, 16), slices={"black_market": {"barrel": ["O", "BBB"]}}, seed=seed)
        laid |= {tile for booth in game.view().booths.values() for tile in booth}
        assert part(game, "leaf_gold")["disc"] != "yellow"
    assert {"O", "BBB"} <= laid


@rule("X-PREP-02")
@pytest.mark.parametrize("servant", [0, 1])
@pytest.mark.parametrize("special", [0, 1])
@pytest.mark.parametrize("wall", [{}, {"GY": 2, "OY": 1, "PB": 1}])
def test_income_is_one_sum_of_thalers_and_paints_by_tile(servant: int, special: int, wall: dict[str, int]) -> None:
    stacked = ["5RG", "7YRG", "8GP"] if special else []
    slices = {
        "portraits": {"owned": [["servant"] * servant, [], []]},
        "requests": {"owned": [["green 8"] * special, [], []], "stacked": stacked},
        "wall_fresco": {"players": [{"tiles": wall, "exchange": ["purple"]}, {}, {}]},
    }
    first = {"tiles": ["3YR", "3YB", *stacked], "paints": "", "thalers": 0}
    game = evening(first, modules=(1, 2, 9), slices=slices)
    assert thalers(game, 0) == 2 + servant + special
    earned = [event.data for event in told(game.events, "earned") if event.actor == 0]
    assert earned == [{"thalers": 2 + servant + special, "why": "income"}]
    found = {"yellow": 1, "blue": 1} if wall else {}
    assert paints(game, 0) == found | ({"green": 1} if special else {}) | {"purple": 1}


@rule("X-T-10", "X-PREP-02")
def test_example_of_an_income() -> None:
    slices = {
        "portraits": {"owned": [["servant"], [], []]},
        "requests": {"owned": [["general 6"], [], []], "stacked": ["3YR", "3YB", "3RB"]},
        "bells": {"open": [[["6-4-4a", 2]], [], []]},
        "wall_fresco": {"players": [{"tiles": {"GR": 1, "OR": 1, "PY": 1}, "exchange": ["green"]}, {}, {}]},
    }
    tiles = ["3YR", "3YB", "3RB", "5RG", "5BO", "6YP", "6RP", "6BP"]
    game = evening({"tiles": tiles, "thalers": 0, "paints": ""}, modules=(1, 2, 8, 9), slices=slices)
    earned = [event.data["thalers"] for event in told(game.events, "earned") if event.actor == 0]
    assert earned == [7]
    assert (thalers(game, 0), own(game, "bells", 0)["certificates"]) == (3, ["6-4-4a"])
    assert texts(game) == ["income yellow", "income red", "income blue"]
    game.apply("income blue")
    assert paints(game, 0) == {"blue": 1, "red": 1, "yellow": 1, "green": 1}
