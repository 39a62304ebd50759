"""Module 10, Medico: planning with ill apprentices, the Medico tile, the wake phase (M10-PLAN, M10-WAKE)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import sleepers, told
from tests.rules.table import no_action, refused
from tests.rules.test_medico import SWAP, clinic, ill, kind, of, player, to_place
from tests.support import rule, texts

GOOD = {"apprentices": 6, "mood": 4}


def planning(*painters: dict[str, Any], **words: Any) -> Fresco:
    return clinic("plan", *(painters or ({}, {}, {})), **words)


def spreads(game: Fresco, seat: int = 0) -> set[tuple[int, ...]]:
    return {act.args for act in game.legal(seat) if act.kind == "ill"}


# ---- ill ones -----------------------------------------------------------------------------------------------------


@rule("M10-PLAN-02", "X-STATED-18", "M8-TILE-07", "X-PLAN-04", "X-PLAN-01")
def test_healthy_ones_must_be_placed_ill_ones_may_stay_out() -> None:
    game = planning(ill=[2])
    assert to_place(game) == {3}
    refused(game, "plan 1-1-1-1-1", "B-PLAN-04", 0)
    refused(game, "plan 1-1-0-0-0", "B-PLAN-04", 0)
    game.apply("plan 1-1-1-0-0", 0)
    assert game.view(0).players[0].plan == [1, 1, 1, 0, 0]
    assert "ill 0-0-0-0" in texts(game, 0)
    assert {sum(spread) for spread in spreads(game)} == {0, 1, 2}
    game.apply("ill 0-1-0-0", 0)
    assert game.view(0).players[0].plan == [1, 1, 2, 0, 0]
    assert texts(game, 0) == ["withdraw"]
    assert game.view(0).ready


@rule("M10-PLAN-03", "X-PLAN-03")
def test_ill_ones_stand_on_normal_spaces_beside_healthy_ones() -> None:
    game = planning(ill=[2])
    game.apply("plan 0-2-0-1-0", 0)
    assert {spread[0] for spread in spreads(game)} == {0, 1}
    assert {spread[1] for spread in spreads(game)} == {0, 1, 2}
    refused(game, "ill 2-0-0-0", "M10-PLAN-03", 0)
    game.apply("ill 1-0-1-0", 0)
    assert game.view(0).players[0].plan == [0, 3, 0, 2, 0]
    assert player(game, 0, 0)["placed"] == {"cathedral": 1, "workshop": 1}


@rule("M10-PLAN-01", "X-ILL-01", "M10-MIX-18")
def test_never_at_market_or_theater() -> None:
    game = planning(ill=[2])
    refused(game, "ill 1-0-0-0", "M10-PLAN-09", 0)  # the healthy ones come first
    game.apply("plan 1-1-1-0-0", 0)
    assert {spread[3] for spread in spreads(game)} == {0}
    refused(game, "ill 0-0-0-1", "M10-PLAN-01", 0)
    refused(game, "ill 1-1-1-0", "M10-PLAN-02", 0)
    no_action(game, "ill 1-1-1-1-1")  # there is not even a way to write the market
    reason = game.explain("ill 4", 0)
    assert reason is not None
    assert reason.rule == "M10-PLAN-03"


@rule("M10-PLAN-01", "M10-MIX-09", "M10-MIX-12", "M10-MIX-16", "X-STATED-07", "X-STATED-09", "X-PLAN-03", "X-PLAN-06")
@pytest.mark.parametrize(("module", "tile"), [(6, "glaziery"), (8, "audience"), (9, "wall"), (14, "pews")])
def test_never_on_an_action_tile(module: int, tile: str) -> None:
    game = planning(ill=[2], modules=[module, 10])
    game.apply_all([f"{tile} on workshop", "plan 1-1-0-1-0" if tile != "audience" else "plan 1-1-1-0-0"], 0)
    assert {spread[2] for spread in spreads(game)} == {0}
    refused(game, "ill 0-0-1-0", "M10-PLAN-01", 0)
    game.apply("ill 1-1-0-0", 0)
    assert game.view(0).ready


@rule("X-PLAN-03", "M10-MIX-15", "X-ILL-01")
def test_one_ill_one_beside_a_map() -> None:
    game = planning(ill=[2], modules=[10, 13], others={"catacombs": {"maps": [["5a"], [], []]}})
    game.apply_all(["map 5a on studio", "plan 1-1-0-0-1"], 0)
    assert {spread[1] for spread in spreads(game)} == {0, 1}
    game.apply("ill 0-1-0-0", 0)
    assert game.view(0).players[0].plan == [1, 1, 1, 0, 1]


@rule("M10-PLAN-05", "X-PLAN-10")
def test_in_the_final_round_the_fifth_column_is_a_cathedral() -> None:
    game = planning(ill=[3], final=True)
    game.apply("plan 0-0-0-0-2", 0)
    assert {spread[3] for spread in spreads(game)} == {0, 1}
    game.apply("ill 2-0-0-1", 0)
    assert game.view(0).players[0].plan == [0, 2, 0, 0, 3]


@rule("M10-PLAN-05")
def test_who_stays_out_infects_nobody() -> None:
    first = {"plan": [0, 0, 1, 1, 2], "apprentices": 5, "paints": "YB"}
    game = clinic("workshop", first, {}, {}, ill=[1])
    game.apply("pass")
    assert ill(game) == 1


def test_all_are_ill_and_the_tile_needs_a_healthy_one() -> None:
    game = planning(ill=[5], modules=[9, 10])
    assert spreads(game)  # the empty plan made itself
    assert "withdraw" not in texts(game, 0)  # there was nothing to decide so far
    refused(game, "wall on studio", "B-PLAN-07", 0)
    game.apply("ill 3-1-1-0", 0)
    assert game.view(0).players[0].plan == [0, 3, 1, 1, 0]


# ---- the extra one ------------------------------------------------------------------------------------------------


@rule("M10-PLAN-09", "X-PLAN-01")
def test_the_plan_tells_the_extra_apprentice_apart() -> None:
    game = planning(GOOD, {}, {}, ill=[1])
    assert to_place(game) == {5}
    refused(game, "extra on studio", "M10-PLAN-09", 0)
    game.apply_all(["plan 0-3-0-2-0", "ill 0-1-0-0"], 0)
    assert texts(game, 0) == ["extra on cathedral", "extra on workshop", "withdraw"]
    refused(game, "extra on market", "M10-PLAN-09", 0)
    refused(game, "extra on studio", "M10-PLAN-09", 0)  # only an ill one stands there
    refused(game, "ill 1-0-0-0", "B-PLAN-07", 0)
    game.apply("extra on workshop", 0)
    assert player(game, 0, 0)["extra"] == "workshop"
    refused(game, "extra on studio", "B-PLAN-07", 0)
    game.apply("withdraw", 0)
    assert (player(game, 0, 0)["extra"], player(game, 0, 0)["placed"]) == ("", {})
    refused(game, "extra on studio", "M10-PLAN-09", 1)  # he has none


@rule("M10-PLAN-09")
@pytest.mark.parametrize(("module", "tile"), [(9, "wall"), (10, "medico"), (6, "glaziery"), (14, "pews")])
def test_on_tiles_as_well(module: int, tile: str) -> None:
    column = "market" if tile == "medico" else "studio"
    game = planning(GOOD, {}, {}, modules=sorted({module, 10}), display=["3"])
    for number in sorted({module, 10}):
        name = game.r.action_tiles[number].name
        game.apply(f"{name} on {column}" if name == tile else f"no {name}", 0)
    game.apply("plan 1-2-1-2-0", 0)
    game.apply(f"extra on {column}", 0)
    assert player(game, 0, 0)["extra"] == column


@rule("M10-PLAN-09")
def test_without_a_choice_nobody_is_asked_for_him() -> None:
    game = planning(GOOD, {}, {}, ill=[5])
    game.apply_all(["plan 0-0-0-0-1", "ill 0-0-0-0"], 0)
    assert game.view(0).ready
    assert player(game, 0, 0)["extra"] == "fifth"


# ---- the Medico tile ----------------------------------------------------------------------------------------------


@rule("M10-PLAN-06", "M10-EX-04", "M8-TILE-01", "M8-TILE-06", "X-PLAN-03")
def test_the_tile_covers_the_market_only_with_one_apprentice_or_none() -> None:
    game = planning(display=["3", "3", "juice"], round=2)
    assert texts(game, 0) == ["no medico", "medico on market"]
    no_action(game, "medico on studio")
    reason = game.explain("medico on studio", 0)
    assert reason is not None
    assert reason.rule == "M10-PLAN-06"
    game.apply("medico on market", 0)
    assert {act.args[0] for act in game.legal(0) if act.kind == "plan"} == {0, 1}
    refused(game, "plan 2-1-1-1-0", "X-PLAN-04", 0)
    game.apply("plan 1-1-1-1-1", 0)  # Yellow also buys paint
    game.apply_all(["medico on market", "plan 0-2-1-1-1"], 1)  # Red does not
    assert (game.view(0).players[0].covers, game.view(1).players[0].covers) == ({"market": "medico"}, None)


@rule("M10-PLAN-07")
def test_not_in_the_first_round() -> None:
    game = planning()
    assert "no medico" not in texts(game, 0)
    refused(game, "medico on market", "M10-PLAN-07", 0)


@rule("M10-PLAN-08", "M10-MKT-05", "X-PLAN-09")
def test_only_if_there_is_a_bottle_to_buy() -> None:
    game = planning({}, {}, {}, round=2, ill=[1], bottles=[["3", "juice"], ["1"]])
    refused(game, "medico on market", "M10-MKT-05", 0)
    refused(game, "medico on market", "M10-PLAN-08", 1)
    shown = planning({}, {}, {}, round=2, display=["2"], bottles=[["3", "juice"], ["1"]])
    refused(shown, "medico on market", "M10-MKT-05", 0)
    for seat in (1, 2):  # with and without a bottle, and with nobody ill
        assert "medico on market" in texts(shown, seat)


@rule("X-PLAN-05", "X-T-04", "X-PLAN-02", "M8-TILE-05")
@pytest.mark.parametrize(("painter", "legal"), [(GOOD, False), ({}, True), ({"apprentices": 4, "mood": -4}, True)])
def test_all_five_action_tiles_at_once(painter: dict[str, Any], legal: bool) -> None:
    game = planning(painter, {}, {}, modules=[6, 8, 9, 10, 14], display=["3"], round=2)
    game.apply_all(["glaziery on cathedral", "audience on studio", "wall on workshop", "medico on market"], 0)
    assert ("pews on fifth" in texts(game, 0)) == legal
    if not legal:
        assert game.view(0).players[0].covers == {
            "market": "medico",
            "cathedral": "glaziery",
            "studio": "audience",
            "workshop": "wall",
        }
        return
    game.apply("pews on fifth", 0)
    if not painter:
        assert game.view(0).players[0].plan == [1, 1, 0, 1, 2]  # there is no other way
        return
    assert {act.args for act in game.legal(0) if act.kind == "plan"} == {
        (0, 1, 0, 1, 2),
        (1, 0, 0, 1, 2),
        (1, 1, 0, 1, 1),
    }


# ---- wake phase ---------------------------------------------------------------------------------------------------


def morning(first: dict[str, Any], **words: Any) -> Fresco:
    painters = sleepers({"plan": None, "wake": None, **first}, {}, {})
    people = [{"plan": None, "wake": None, **one} for one in painters]
    return clinic("wake", *people, **words)


LOW = {"mood": -1}  # at 6 o'clock the mood falls to -3


@rule("M10-WAKE-01", "X-WAKE-01")
def test_an_ill_one_is_given_up_and_comes_back_healthy() -> None:
    game = morning(LOW, ill=[2])
    game.apply("wake 6")
    assert (kind(game), texts(game)) == ("give_up", ["give up ill", "give up healthy"])
    refused(game, "pass", "M10-WAKE-01")
    events = game.apply("give up ill")
    assert told(events, "gave_up_ill")
    assert (ill(game), player(game)["board"], player(game)["aside"]) == (1, 1, "own")
    assert of(game)["black"] == 14
    game.apply("wake 7")
    game.apply("wake 8")
    assert to_place(game) == {3}  # 5 - 1 ill - 1 set aside
    better = morning({"mood": 0, "apprentices": 4}, ill=[1])
    better.apply("wake 8")
    assert (player(better)["aside"], ill(better)) == ("", 1)


@rule("M10-WAKE-01")
def test_a_healthy_one_may_be_given_up_as_well() -> None:
    game = morning(LOW, ill=[2])
    game.apply_all(["wake 6", "give up healthy"], 0)
    assert (ill(game), player(game)["aside"]) == (2, "own")
    nobody = morning(LOW)
    nobody.apply("wake 6")
    assert (kind(nobody), player(nobody)["aside"]) == ("wake_time", "own")


@rule("M10-WAKE-02")
def test_only_when_he_is_given_up() -> None:
    later = morning({"mood": -3, "apprentices": 4}, ill=[2])
    later.apply("wake 8")
    assert (kind(later), ill(later)) == ("wake_time", 2)
    all_ill = morning(LOW, ill=[5])
    all_ill.apply("wake 6")
    assert (kind(all_ill), ill(all_ill), player(all_ill)["board"]) == ("wake_time", 4, 4)


@rule("M10-INF-08", "M10-WAKE-01")
def test_an_ill_one_without_an_own_figure_is_just_gone() -> None:
    game = morning(LOW, ill=[1], board=[0], switches=SWAP)
    game.apply_all(["wake 6", "give up ill"], 0)
    assert (ill(game), player(game)["aside"]) == (0, "black")
    game.apply("wake 7")
    game.apply("wake 8")
    assert to_place(game) == {5}  # nothing was set aside
    again = morning({"mood": -3, "apprentices": 4}, aside=["black"], switches=SWAP)
    again.apply("wake 8")  # still a bad mood, but he has given one up
    assert (player(again)["aside"], kind(again)) == ("black", "wake_time")
    up = morning({"mood": 0, "apprentices": 4}, aside=["black"], switches=SWAP)
    up.apply("wake 8")
    up.apply("wake 9")
    up.apply("wake 7")
    assert (player(up)["aside"], to_place(up)) == ("", {5})  # and nothing is regained for him


@rule("X-WAKE-01", "M4-WAKE-05")
def test_the_busker_may_save_the_apprentice() -> None:
    cards = {"wishing_well": {"hands": [{"busker": 1}, {}, {}]}}
    game = morning({"mood": -1}, ill=[1], modules=[4, 10], others=cards)
    game.apply("wake 6")
    assert kind(game) == "busker"
    game.apply("busker")  # -2: the zone begins at -3
    assert (kind(game), ill(game)) == ("wake_time", 1)
