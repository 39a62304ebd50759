"""All modules at once: prepare phase, end conditions, final round and scoring (X-PREP, X-END, X-FINAL, X-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import paints, thalers, told
from tests.rules.test_together_general import asks, kinds, moves, own, part, play, points, town
from tests.rules.test_whole_general import EVERY, beams, forgo_on, ill, mood, sick, until, wed
from tests.support import PRESETS, rule, texts

INNER = [f"{column}{row}" for row in "234" for column in "BCD"]
CORNERS = ["A1", "E1", "A5", "E5"]
NAMES = ["3YR", "3YB", "3RB", "4YRB-1", "4YRB-2", "5RG", "5BO", "6YP", "6RP", "6BP", "7YRG", "7YBO", "7GO"]
LAST = ["muse", "bishop"]
GONE = ["servant", "actor", "merchant", "peer-3R", "peer-3Y", "peer-3B", "abbot", "sexton", "patron", "peer-2G"]
GONE += ["peer-2O", "girl", "mary-4G", "mary-4O", "mary-3P", "self-portrait"]


def left(count: int) -> dict[str, str]:
    """A fresco with so many tiles, none of them at a window."""
    return dict(zip(INNER + CORNERS, NAMES[:count], strict=False))


# ---- prepare phase --------------------------------------------------------------------------------------------------


@rule("X-PREP-01", "X-PREP-03")
def test_the_prepare_phase_in_its_order() -> None:
    """Cleaning up, displays, Thalers through the debt, paints; then the next round."""
    slices: dict[str, Any] = {
        "ladies": {
            "owned": [["pink", "purple"], ["pink"], []],
            "reserved": ["D5", "E5", None],
            "night": [True, False, False],
        },
        "black_market": {"barrel": ["O"]},
        "medico": {**sick({"studio": 1}), "tile": "market", "display": ["3", "1", None]},
        "wishing_well": {"well": 2},
        "bells": {"open": [[["8-5-5a", 0]], [], []]},
        "portraits": {"open": ["patron", "girl"]},
        "requests": {"owned": [["general 6"], [], []], "stacked": ["3YR", "3YB", "3RB"]},
        "wall_fresco": {"players": [{"tiles": {"GY": 1}, "exchange": ["green"]}, {}, {}]},
    }
    slices["ladies"]["placed"] = [{"pink": "studio"}, {}, {}]
    first = {"tiles": ["3YR", "3YB", "3RB", "5RG"], "covers": {"market": "pews"}}
    game = town(first, {}, {}, modules=EVERY, phase="prepare", slices=slices, round=3)
    events = [*game.events, *game.apply("income red")]
    wanted = ["well_emptied", "barrel_emptied", "reservation_returned", "reservation_turned", "market_filled"]
    wanted += ["disc_drawn", "portrait_discarded", "portrait_discarded", "portrait_revealed", "portrait_revealed"]
    wanted += ["glass_laid", "certificates_revealed", "bottles_laid", "earned", "paid", "paid_instalment"]
    assert kinds(events) == [*wanted, "gained", "gained", "round_began"]
    assert (part(game, "medico")["tile"], part(game, "medico")["discard"]) == (None, {"3": 1, "1": 1})
    assert own(game, "ladies", 0)["placed"] == {}
    assert (own(game, "ladies", 0)["reserved"], own(game, "ladies", 1)["reserved"]) == (None, "E5")
    assert part(game, "ladies")["players"][1]["night"]
    assert game.view().players[0].covers in ({}, None)
    assert (
        sorted([tile for booth in game.view().booths.values() for tile in booth if tile] + game.view().bag).count("O")
        == 1
    )


@rule("X-PREP-03", "X-THEA-02")
@pytest.mark.parametrize(("heal", "shown"), [(True, 1), (False, 2)])
def test_bottles_are_counted_after_healing(heal: bool, shown: int) -> None:
    """Two painters have an ill one; one of them may heal him before the new bottles are laid."""
    medico = {"ill": [1, 1, 0], "placed": [{"studio": 1}, {"studio": 1}, {}], "bottles": [["1"], [], []]}
    game = town({}, {}, {}, modules=EVERY, phase="fifth", slices={"medico": medico})
    assert asks(game) == (0, "heal")
    game.apply("drink 1" if heal else "pass")
    until(game, "wake")
    assert len([bottle for bottle in part(game, "medico")["display"] if bottle]) == shown


@rule("X-PREP-03")
@pytest.mark.parametrize(("value", "count"), [("end_of_round", 11), ("never", 10)])
def test_the_bag_holds_all_market_tiles_with_their_beams(value: str, count: int) -> None:
    slices = {"black_market": {"barrel": ["B+2"]}}
    words: dict[str, Any] = {"switches": {"black_market.barrel_return": value}, "phase": "prepare", "slices": slices}
    game = town({}, {}, {}, modules=EVERY, **words)
    there = [tile for booth in game.view().booths.values() for tile in booth if tile] + game.view().bag
    assert (len(there), "B+2" in there) == (count, value == "end_of_round")


# ---- end conditions -------------------------------------------------------------------------------------------------


@rule("X-END-01", "X-M1END-01")
@pytest.mark.parametrize("infection", [1, 2])
@pytest.mark.parametrize("shown", [16, 14])
@pytest.mark.parametrize("tiles", [6, 7])
def test_any_of_three_conditions_makes_the_final_round(tiles: int, shown: int, infection: int) -> None:
    slices: dict[str, Any] = {
        "portraits": {"open": LAST, "removed": GONE[:shown]},
        "medico": {"tiles": {"market": infection}},
    }
    game = town({}, {}, {}, modules=EVERY, phase="begin", fresco=left(tiles), slices=slices, round=5)
    assert game.view().final == (tiles == 6 or shown == 16 or infection == 1)


@rule("X-END-02", "X-M1END-01")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("modules", [(1,), (10,), (1, 10)])
def test_round_nine_is_the_last_whichever_module_says_so(modules: tuple[int, ...], players: int) -> None:
    """Nobody restores (Leonardo cannot help it): 18 portraits and 9 infection tiles both run out in round 9."""
    game = fresco.new_game(players, modules=modules, seed=3)
    while not game.over:
        if players == 2 and game.view().final and game.view().round < 9:
            pytest.fail("Leonardo alone restores at most eight tiles before")
        assert game.view().final == (game.view().round == 9)
        forgo_on(game)
    assert game.outcome is not None
    assert (game.outcome.rounds, game.outcome.reason) == (9, "portraits" if 1 in modules else "infection")


@rule("X-END-02")
def test_both_conditions_hold_in_the_same_round() -> None:
    game = fresco.new_game(3, modules=(1, 10), seed=3)
    while not game.over:
        shown = len(part(game, "portraits")["open"]) == 2 and not any(part(game, "portraits")["pile"].values())
        tiles = sum(part(game, "medico")["tiles"].values()) + (part(game, "medico")["tile"] is not None)
        if game.view().phase in ("wake", "plan"):
            assert (tiles == 1) == (game.view().round == 9)
            assert shown == (game.view().round == 9)
        forgo_on(game)


@rule("X-T-16", "X-END-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_round_nine_with_twelve_tiles_left_is_final_once(preset: str) -> None:
    slices: dict[str, Any] = {"portraits": {"open": LAST, "removed": GONE}, "medico": {"tiles": {"studio": 1}}}
    words: dict[str, Any] = {"phase": "begin", "fresco": left(12), "slices": slices, "round": 9, "preset": preset}
    game = town({}, {}, {}, modules=(1, 10), **words)
    assert game.view().final
    while not game.over:
        assert (game.view().round, game.view().final) == (9, True)
        forgo_on(game)
    assert game.outcome is not None
    assert game.outcome.rounds == 9
    assert part(game, "medico")["tiles"] == {}  # the last infection tile was revealed


@rule("X-END-03")
def test_reserved_tiles_count_and_no_other_sort_of_tile() -> None:
    """Seven fresco tiles, two of them reserved: an ordinary round. Six, with nine dome tiles and all rooms: final."""
    ladies = {"owned": [["pink"], ["pink"], []], "reserved": ["B2", "C2", None]}
    for count, final in ((7, False), (6, True)):
        slices = {"ladies": ladies, "catacombs": {}, "dome": {}}
        game = town({}, {}, {}, modules=(11, 12, 13, 15), phase="begin", fresco=left(count), slices=slices, round=4)
        assert game.view().final == final


@rule("X-END-04", "X-THEA-02")
def test_the_last_tile_in_an_ordinary_round() -> None:
    """The sheets and the Ladies tile stay on side 1: the lady resets the mood, theater, healing; then the scoring."""
    slices: dict[str, Any] = {
        "ladies": wed(pink="fifth", purple="market"),
        "medico": {**sick({"studio": 1}), "bottles": [["1"], [], []]},
    }
    first = {"paints": "YR", "mood": -4, "plan": [1, 1, 1, 0, 2], "thalers": 0}
    words: dict[str, Any] = {"phase": "cathedral", "fresco": {"C3": "3YR"}, "round": 4, "draws": ["favor thalers-5"]}
    game = town(first, {}, {}, modules=EVERY, slices=slices, **words)
    play(game, "restore C3", "favor")
    assert (game.view().final, game.view().fresco) == (False, {})
    until(game, "fifth")
    assert asks(game) == (0, "lady_theater")
    play(game, "lady resets mood", "drink 1")
    assert mood(game) == 4
    assert ill(game) == 0
    assert game.over
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.rounds) == ("fresco", 4)


@rule("X-END-05")
def test_no_other_pile_ends_the_game() -> None:
    """No map, pew, wishing card, certificate or wall tile is left: the round is an ordinary one."""
    maps = [f"{time}{letter}" for time, n in ((5, 6), (6, 8), (7, 8)) for letter in "abcdefgh"[:n]]
    slices: dict[str, Any] = {
        "catacombs": {"used": maps},
        "pews": {"pews": [0] * 12},
        "medico": {"tiles": {"market": 2}, "pile": {}, "discard": {"1": 4, "2": 4, "3": 4, "juice": 4}},
        "wishing_well": {"pile": {}},
    }
    game = town({}, {}, {}, modules=EVERY, phase="begin", fresco=left(13), slices=slices, round=7)
    assert not game.view().final
    game.apply("wake 5")
    assert asks(game) == (1, "wake_time")  # no map to be had


# ---- the final round ------------------------------------------------------------------------------------------------


@rule("X-FINAL-01", "X-FINAL-02", "X-PLAN-10")
def test_modules_ten_to_seventeen_in_the_final_round() -> None:
    """Map bought and laid on the fifth column, Medico tile, infection, reservation in the first visit that holds for
    the second, the lady's bishop, favors and dome tiles in both visits, beams, guild, healing; then the scoring.
    """
    slices: dict[str, Any] = {
        "ladies": {"owned": [["pink", "purple"], [], []]},
        "medico": {"display": ["1", None, None], "tiles": {"market": 1}},
        "guild": {"basic": "blue", "blended": "purple"},
        "catacombs": {"maps": [["7g"], [], []], "open": {}},
    }
    first = {"paints": "YYYRRRGG", "space": 10, "mood": 0}
    tiles = {"C2": "3YR", "C3": "5RG", "D4": "6YP", "E5": "6RP"}
    words: dict[str, Any] = {"phase": "begin", "fresco": tiles, "slices": slices, "round": 5, "bishop": "A5"}
    game = town(first, {"paints": ""}, {"paints": ""}, modules=EVERY, **words)
    assert game.view().final
    play(game, "wake 7", "buy map")
    until(game, "plan")
    sheet = ["no glaziery", "no audience", "no wall", "medico on market", "no pews"]
    for act in (*sheet, "map 7g on fifth", "no map", "plan 1-1-1-1-1"):
        if game.explain(act, 0) is None:
            game.apply(act, 0)
    for act in ("pink lady on cathedral", "purple lady on fifth"):
        while act not in texts(game, 0):
            game.apply(game.legal(0)[0], 0)
        game.apply(act, 0)
    while game.view().phase == "plan":
        seat = game.decisions[0].seat
        plan = [text for text in texts(game, seat) if text == "plan 1-1-1-1-1"]
        game.apply(plan[0] if plan else game.legal(seat)[0], seat)
    assert part(game, "medico")["tile"] == "market"
    until(game, "cathedral")
    assert (own(game, "medico", 0)["bottles"], ill(game)) == (["1"], 1)  # the market was infected
    play(game, "reserve C3", "restore C2")
    assert len(own(game, "dome", 0)["tiles"]) == 1
    until(game, "workshop")
    while asks(game) != (0, "blend"):
        forgo_on(game)
    play(game, "guild red", "pass")
    until(game, "fifth")
    assert own(game, "ladies", 0)["reserved"] == "C3"
    assert asks(game) == (0, "lady_bishop")
    play(game, "lead bishop C3", "explore later", "restore C3")
    assert asks(game) == (0, "favor")
    game.apply("favor")
    while asks(game) == (0, "landing"):
        game.apply("land in front")
    assert asks(game) == (0, "treasure")
    while not game.over:
        game.apply("drink 1") if game.explain("drink 1") is None else forgo_on(game)
    assert (len(own(game, "dome", 0)["tiles"]), ill(game)) == (2, 0)


@rule("X-FINAL-01")
@pytest.mark.parametrize("column", ["market", "cathedral", "studio", "workshop", "fifth"])
def test_the_pew_tile_works_on_every_column_of_the_final_round(column: str) -> None:
    place = ["market", "cathedral", "studio", "workshop", "fifth"].index(column)
    plan = [1, 1, 1, 1, 0] if place < 4 else [1, 1, 1, 0, 1]
    plan[place] = 2
    first = {"covers": {column: "pews"}, "plan": plan, "apprentices": sum(plan)}
    slices = {"pews": {"beams": [3, 0, 0]}}
    game = town(first, {}, {}, modules=EVERY, phase=column, final=True, slices=slices, draws=["pew 3/10"])
    assert moves(play(game, "pews 12")) == [10]
    assert beams(game) == 0


@rule("X-T-20", "X-FINAL-02")
def test_example_of_pews_on_the_fifth_column() -> None:
    """Two apprentices and the printed one carry three beams after the workshop; the first column is a cathedral."""
    first = {"covers": {"fifth": "pews"}, "plan": [1, 1, 1, 0, 2], "paints": "YR"}
    slices = {"pews": {"beams": [3, 0, 0]}}
    words: dict[str, Any] = {"fresco": left(3), "final": True, "slices": slices, "bishop": "E5"}
    game = town(first, {}, {}, modules=EVERY, phase="cathedral", **words)
    assert moves(play(game, "restore B2")) == [3]
    until(game, "fifth")
    assert asks(game) == (0, "pews")
    assert {"pews 1+2+3", "pews 1+6", "pews 12"} <= set(texts(game))


# ---- final scoring --------------------------------------------------------------------------------------------------


def finale(players: int, **words: Any) -> Fresco:
    """Everybody has a bit of everything that scores, and paints for a dome tile."""
    seats = range(players)
    slices: dict[str, Any] = {
        "wishing_well": {"pennies": [1] * players},
        "leaf_gold": {"gold": [1] * players},
        "bells": {"display": [], "face_down": [["8-5-5a"], ["6-4-4a"], ["3-3-2a"]][:players]},
        "medico": {"ill": [1] * players, "placed": [{"studio": 1}] * players},
        "catacombs": {"kept": [["statue-5"], ["statue-4"], ["statue-3"]], "open": {}},
        "dome": {"owned": [["5YR"], ["5YB"], ["5RB"]]},
    }
    people = [
        {"paints": stock, "wake": wake} for stock, wake, _ in zip(("YR", "YB", "RB"), (7, 5, 6), seats, strict=False)
    ]
    if players == 2:
        words["him"] = {"wake": 6}
    words = {"modules": EVERY, "phase": "scoring", "final": True, "fresco": left(4), **words}
    return town(*people, slices=slices, **words)


@rule("X-SCORE-01", "X-SCORE-02", "X-STATED-16", "X-STATED-17", "X-T-08")
def test_the_complete_sequence_step_by_step_for_all_in_action_order() -> None:
    game = finale(3)
    assert game.over
    steps = ("pennies_exchanged", "gold_exchanged", "bells_counted", "bishop_counted", "health_credited")
    order = [1, 2, 0]
    happened = [(event.kind, event.actor) for event in told(game.events, *steps)]
    wanted = [(step, painter) for step in steps[:3] for painter in order]
    assert happened == [*wanted, ("bishop_counted", -1), *[("health_credited", painter) for painter in order]]
    scored = [(str(event.data["source"]), event.actor) for event in told(game.events, "scored")]
    later = [(source, painter) for source in ("catacombs", "dome", "money") for painter in order]
    assert [one for one in scored if one[0] != "bells"] == later
    assert [one for one in scored if one[0] == "bells"] == scored[: len(scored) - len(later)]
    assert [points(game, seat)["money"] for seat in range(3)] == [(12 + 2 + 20) // 2] * 3
    assert [points(game, seat)["catacombs"] for seat in range(3)] == [5, 4, 3]
    assert [points(game, seat)["dome"] for seat in range(3)] == [5, 5, 5]
    found = kinds(game.events)
    credited = [n for n, kind in enumerate(found) if kind == "health_credited"]
    assert max(n for n, kind in enumerate(found) if kind == "bells_ranked") < credited[0]
    moved = [n for n, event in enumerate(game.events) if event.kind == "scored" and event.data["source"] == "catacombs"]
    assert credited[-1] < moved[0]
    assert found[-1] == "ended"


@rule("X-SCORE-01", "X-LEO-07")
def test_leonardo_scores_bells_and_catacombs_at_his_place() -> None:
    game = finale(2)
    scored = [(str(event.data["source"]), event.actor) for event in told(game.events, "scored")]
    assert [painter for source, painter in scored if source == "catacombs"] == [1, 2, 0]
    assert {source for source, painter in scored if painter == 2} <= {"bells", "catacombs"}
    assert {event.actor for event in told(game.events, "health_credited")} == {0, 1}


@rule("X-SCORE-03")
def test_what_is_worth_nothing_at_the_end() -> None:
    """Bottles, ladies, reservations, maps, beams, mood, paints without a dome tile; and all of modules 4 to 9."""
    tiles = ["3YR", "3YB", "3RB"]
    poor: dict[str, Any] = {"thalers": 4, "paints": "", "mood": 0, "tiles": tiles}
    rich: dict[str, Any] = {"thalers": 4, "paints": "YYRRBBGGOOPPKKNN", "mood": 4, "tiles": tiles}
    more: dict[str, Any] = {
        "portraits": {"owned": [["abbot", "actor", "sexton", "servant"], [], []]},
        "wishing_well": {"hands": [{"lucky_guy": 2, "tip": 1}, {}, {}]},
        "glaziers": {"glass": ["YYRRBBGG", "", ""]},
        "scrolls": {"rows": ["1", None, None], "columns": ["A", None, None]},
        "wall_fresco": {"players": [{"tiles": {"GY": 2, "PB": 1}, "exchange": ["green"]}, {}, {}]},
        "medico": {"bottles": [["3", "juice"], [], []]},
        "ladies": {"owned": [["pink", "purple"], [], []], "reserved": ["E5", None, None]},
        "catacombs": {"maps": [["5a", "6a", "7a"], [], []]},
        "pews": {"beams": [6, 0, 0]},
    }
    results = []
    for one, slices in ((poor, {}), (rich, more)):
        game = town(one, {}, {}, modules=EVERY, phase="scoring", final=True, end_reason="rounds", slices=slices)
        assert game.over
        results.append(points(game, 0))
    assert results[0] == results[1] == {"fresco": 10, "money": (4 + 25) // 2}
    assert paints(game, 0)["yellow"] == 2
    assert thalers(game, 0) == 4
