"""Round structure and the two player orders (B-ROUND, B-ORDER)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import asked, forgo_until, plan_all, sleepers, told, wake_all
from tests.support import rule

SIX_TILES = {"A1": "3YR", "B1": "3YB", "C1": "3RB", "D1": "4YRB-1", "E1": "4YRB-2", "A2": "5RG"}
SEVEN_TILES = {**SIX_TILES, "B2": "5BO"}


def wake_order(game: Fresco, *times: int) -> list[int]:
    """Who is asked for his wake time, one after the other."""
    order = []
    for time in times:
        assert game.decision is not None
        assert game.decision.kind == "wake_time"
        order.append(game.decision.actor)
        game.apply(f"wake {time}")
    return order


def start_spaces(game: Fresco) -> list[int]:
    """The seats on S1, S2, ..."""
    players = game.view().players
    return sorted(range(len(players)), key=lambda seat: str(players[seat].space))


# ---- round structure ----------------------------------------------------------------------------------------------


@rule("B-ROUND-01")
def test_a_round_is_wake_plan_action_and_prepare_phase() -> None:
    game = fresco.new_game(3, seed=1)
    phases = [game.view().phase]

    def answer(text: str, seat: int | None = None) -> list[Any]:
        events = list(game.apply(text, seat))
        if phases[-1] != game.view().phase:
            phases.append(game.view().phase)
        return events

    events = [event for time in (7, 8, 9) for event in answer(f"wake {time}")]
    events += [event for seat in range(3) for event in answer("plan 1-1-1-1-1", seat)]
    while game.view().round == 1:
        events += answer("pass")
    assert phases == ["wake", "plan", "market", "cathedral", "workshop", "wake"]
    assert [event.kind for event in told(events, "market_filled", "round_began")] == ["market_filled", "round_began"]
    assert game.view().round == 2


@rule("B-ROUND-02")
def test_sequence_of_an_ordinary_round() -> None:
    game = fresco.position(
        3,
        painters=[
            {"space": 10, "tiles": ["3YR"], "paints": ""},
            {"space": 12, "paints": ""},
            {"space": 13, "paints": ""},
        ],
        phase="begin",
    )
    events: list[Any] = wake_all(game, 7, 5, 9)
    events += plan_all(game, "1-1-1-1-1", "1-1-1-0-1", "1-1-1-1-1")
    while game.view().round == 1:
        events += game.apply("pass")  # only the market asks: nobody has paints
    sequence = [(event.kind, event.data.get("place") or event.data.get("why") or "") for event in events]
    assert sequence.count(("sealed", "")) == 3
    assert [one for one in sequence if one != ("sealed", "")] == [
        *[("woke", ""), ("cheered", "")],  # each with his mood change and apprentice check
        *[("woke", ""), ("cheered", ""), ("counted", "")],
        *[("woke", ""), ("cheered", "")],
        *[("planned", "")] * 3,
        *[("revealed", "")] * 3,
        *[("passed", "market")] * 3,
        *[("passed", "cathedral")] * 3,
        *[("earned", "studio")] * 3,
        *[("passed", "workshop")] * 2,
        *[("cheered", "")] * 3,
        ("market_filled", ""),
        ("earned", "income"),
        ("round_began", ""),
    ]


@rule("B-ROUND-02")
@pytest.mark.parametrize(("tiles", "final"), [(SEVEN_TILES, False), (SIX_TILES, True)])
def test_end_check_comes_before_the_wake_phase(tiles: dict[str, str], final: bool) -> None:
    game = fresco.position(3, fresco=tiles, phase="begin")
    assert game.view().phase == "wake"
    assert game.view().final is final


@rule("B-ROUND-02")
@pytest.mark.parametrize(("tiles", "plan"), [(SEVEN_TILES, [1, 1, 0, 0, 0]), (SIX_TILES, [1, 0, 0, 0, 0])])
def test_leonardos_cathedral_apprentice_leaves_his_sheet_for_the_final_round(
    tiles: dict[str, str], plan: list[int]
) -> None:
    game = fresco.position(2, fresco=tiles, phase="begin")
    wake_all(game, 7, 8, 9)
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert leonardo.plan == plan


@rule("B-ROUND-02")
def test_final_scoring_takes_the_place_of_the_prepare_phase_after_the_final_round() -> None:
    game = fresco.position(3, painters=[{"paints": ""}, {"paints": ""}, {"paints": ""}], fresco=SIX_TILES)
    wake_all(game, 7, 8, 9)
    events = plan_all(game, "0-2-3-0-0", "0-2-3-0-0", "0-2-3-0-0")
    assert [event.kind for event in events][-1] == "ended"
    assert told(events, "scored")
    assert not told(events, "market_filled", "round_began")
    assert game.over


@rule("B-ROUND-02")
def test_final_scoring_takes_the_place_of_the_prepare_phase_after_the_last_tile() -> None:
    game = fresco.position(
        3,
        painters=[
            {"space": 10, "wake": 7, "plan": [0, 1, 2, 2, 0], "paints": "YR"},
            {"space": 12, "wake": 8, "plan": [0, 0, 3, 0, 2]},
            {"space": 13, "wake": 9, "plan": [0, 0, 3, 0, 2]},
        ],
        fresco={"C3": "3YR"},
        phase="cathedral",
    )
    events = game.apply("restore C3")
    assert game.over
    assert not told(events, "market_filled", "round_began")
    assert game.outcome is not None
    assert game.outcome.reason == "fresco"


# ---- orders -------------------------------------------------------------------------------------------------------


@rule("B-ORDER-01")
def test_order_of_choice_goes_by_the_track_and_action_order_by_the_wake_times() -> None:
    game = fresco.position(3, painters=[{"space": 10}, {"space": 3}, {"space": 25}], phase="begin")
    assert wake_order(game, 8, 6, 7) == [1, 0, 2]
    assert game.view().order == [0, 2, 1]


@rule("B-ORDER-01")
def test_order_of_choice_of_the_next_round_does_not_care_about_wake_times() -> None:
    game = fresco.position(3, painters=[{"space": 10}, {"space": 3}, {"space": 25}], phase="begin")
    wake_all(game, 9, 8, 7)
    plan_all(game, "0-0-3-0-2", "0-0-3-0-2", "0-0-3-0-2")
    assert game.view().round == 2
    assert wake_order(game, 9, 8, 7) == [1, 0, 2]


@rule("B-ORDER-02")
def test_action_order_is_fixed_when_the_last_painter_is_up() -> None:
    game = fresco.position(3, painters=[{"space": 1}, {"space": 2}, {"space": 3}], phase="begin")
    game.apply("wake 9")
    game.apply("wake 7")
    assert game.view().order == []
    game.apply("wake 5")
    assert game.view().order == [2, 1, 0]


@rule("B-ORDER-02")
def test_every_location_and_final_scoring_go_by_the_action_order() -> None:
    plans = {"plan": [1, 1, 1, 1, 1]}
    game = fresco.position(
        4,
        painters=[
            {"space": 10, "wake": 8, **plans},
            {"space": 20, "wake": 5, **plans},
            {"space": 30, "wake": 9, **plans},
            {"space": 40, "wake": 7, **plans},
        ],
        fresco=SIX_TILES,
        final=True,
        phase="market",
    )
    order = [1, 3, 0, 2]
    events: list[Any] = []
    while not game.over:
        events += game.apply("pass")
    for kind, place in (("passed", "market"), ("passed", "cathedral"), ("earned", "studio"), ("passed", "workshop")):
        here = [e.actor for e in told(events, kind) if place in (e.data.get("place"), e.data.get("why"))]
        assert here[:4] == order
    assert [event.actor for event in told(events, "scored")] == order


@rule("B-ORDER-03")
@pytest.mark.parametrize("space", [7, "S2"])
def test_painters_never_share_a_space_of_the_track(space: int | str) -> None:
    with pytest.raises(BadGame) as caught:
        fresco.position(3, painters=[{"space": space}, {"space": space}, {"space": 30}])
    assert "B-TRACK-03" in str(caught.value.reason.args["problem"])


@rule("B-ORDER-03")
def test_painters_never_share_a_wake_time() -> None:
    painter = {"wake": 7, "plan": [1, 1, 1, 1, 1]}
    with pytest.raises(BadGame) as caught:
        fresco.position(3, painters=[painter, painter, {**painter, "wake": 8}], phase="market")
    assert "B-WAKE-03" in str(caught.value.reason.args["problem"])


@rule("B-ORDER-03")
def test_start_spaces_lie_in_a_row_behind_space_one() -> None:
    game = fresco.position(4, painters=[{"space": 1}, {"space": "S4"}, {"space": "S1"}, {"space": "S3"}])
    assert wake_order(game, 5, 6, 7, 8) == [2, 3, 1, 0]


@rule("B-ORDER-04")
def test_order_of_choice_is_computed_once_at_the_start_of_the_wake_phase() -> None:
    game = fresco.position(4, painters=sleepers({}, {}, {}, {}), phase="begin")
    assert wake_order(game, 7) == [0]
    saved: dict[str, Any] = json.loads(game.to_json())
    saved["state"]["painters"][2].update(space=50, points={"fresco": 50})  # as if seat 2 had scored meanwhile
    moved = fresco.from_json(json.dumps(saved))
    assert [player.space for player in moved.view().players] == [10, 20, 50, 40]
    assert wake_order(moved, 8, 9, 6) == [1, 2, 3]


@rule("B-DT-01")
def test_start_spaces_rotate_when_nobody_scores() -> None:
    game = fresco.new_game(4, seed=8)
    a, b, c, d = start_spaces(game)
    assert wake_order(game, 5, 6, 7, 8) == [a, b, c, d]
    plan_all(game, *["0-0-3-0-1" if player.apprentices == 4 else "0-0-3-0-2" for player in game.view().players])
    assert game.view().round == 2
    assert start_spaces(game) == [d, a, b, c]
    assert asked(game) == d


@rule("B-ORDER-02")
def test_action_order_holds_for_one_round_only() -> None:
    game = fresco.position(3, painters=sleepers({}, {}, {}), phase="begin")
    wake_all(game, 9, 8, 7)
    plan_all(game, *["1-1-1-1-1"] * 3)
    assert game.view().order == [2, 1, 0]
    forgo_until(game, "wake")
    assert game.view().order == []
    wake_all(game, 7, 8, 9)
    assert game.view().order == [0, 1, 2]
