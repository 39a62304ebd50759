"""Plan phase (B-PLAN): hidden, all at once, every apprentice placed."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import asked, plan_all, sleepers, thalers, told, wake_all
from tests.rules.table import no_action, refused
from tests.support import rule, texts

SIX_TILES = {"A1": "3YR", "B1": "3YB", "C1": "3RB", "D1": "4YRB-1", "E1": "4YRB-2", "A2": "5RG"}


def planning(players: int = 3, **words: Any) -> Fresco:
    """All are up, nobody has planned."""
    painters = [{"space": 10 * (seat + 1), "wake": 7 - seat} for seat in range(players)]
    first = words.pop("first", {})
    painters[0] = {**painters[0], **first}
    return fresco.position(players, painters=painters, phase="plan", **words)


def worker(plan: list[int], phase: str, **first: Any) -> Fresco:
    """One painter at work with this plan; the others only earn and go to the theater."""
    stock = {"thalers": 20, "paints": {"yellow": 9, "red": 9, "blue": 9}}
    painters = [
        {"space": 10, "wake": 5, "plan": plan, **stock, **first},
        {"space": 80, "wake": 8, "plan": [0, 0, 3, 0, 2]},
        {"space": 90, "wake": 9, "plan": [0, 0, 3, 0, 2]},
    ]
    return fresco.position(3, painters=painters, phase=phase)


@rule("B-PLAN-01")
def test_planning_begins_when_all_wake_times_are_chosen() -> None:
    game = fresco.position(3, painters=sleepers({}, {}, {}), phase="begin")
    game.apply("wake 7")
    refused(game, "plan 1-1-1-1-1", "B-PLAN-01")
    wake_all(game, 8, 9)
    assert game.view().phase == "plan"


@rule("B-PLAN-01")
def test_all_plan_at_the_same_time_and_in_any_order() -> None:
    game = planning()
    assert [(decision.seat, decision.kind) for decision in game.decisions] == [(0, "plan"), (1, "plan"), (2, "plan")]
    game.apply("plan 1-1-1-1-1", 2)
    game.apply("plan 3-2-0-0-0", 0)
    assert [decision.seat for decision in game.decisions] == [1]
    game.apply("plan 0-0-3-2-0", 1)
    assert game.view().phase == "market"


@rule("B-PLAN-01")
def test_a_plan_is_secret() -> None:
    game = planning()
    events = game.apply("plan 3-2-0-0-0", 0)
    assert game.view(0).players[0].plan == [3, 2, 0, 0, 0]
    assert game.view(1).players[0].plan is None
    assert game.view(None).players[0].plan is None
    assert [event.kind for event in events.seen_by(0)] == ["planned", "sealed"]
    for viewer in (1, None):
        assert [(event.kind, event.data) for event in events.seen_by(viewer)] == [("sealed", {})]


@rule("B-PLAN-02", "B-PLAN-04")
@pytest.mark.parametrize(("apprentices", "plans"), [(4, 65), (5, 101), (6, 135)])
def test_a_plan_spreads_all_apprentices_over_five_columns_of_three_spaces(apprentices: int, plans: int) -> None:
    game = planning(first={"apprentices": apprentices})
    offered = [action.args for action in game.legal(0)]
    assert len(set(offered)) == len(offered) == plans
    for plan in offered:
        assert len(plan) == 5
        assert sum(plan) == apprentices
        assert min(plan) >= 0
        assert max(plan) <= 3


@rule("B-PLAN-02")
@pytest.mark.parametrize("plan", ["4-1-0-0-0", "0-0-0-0-5", "1-1-1-1", "1-1-1-0-1-1", "3-3-0-0--1"])
def test_what_does_not_fit_the_sheet_is_no_plan(plan: str) -> None:
    no_action(planning(), f"plan {plan}")


@rule("B-PLAN-02")
def test_columns_are_market_cathedral_studio_workshop_theater() -> None:
    game = planning()
    options = {option.text: option.args for option in (game.view(0).decision or pytest.fail("not asked")).options}
    columns = ("market", "cathedral", "studio", "workshop", "fifth")
    assert options["plan 1-2-0-1-1"] == dict(zip(columns, (1, 2, 0, 1, 1), strict=True))


@rule("B-PLAN-03")
@pytest.mark.parametrize(("plan", "number"), [([1, 0, 2, 0, 2], 1), ([2, 0, 1, 0, 2], 2), ([3, 0, 0, 0, 2], 3)])
def test_every_apprentice_at_the_market_may_buy_one_tile(plan: list[int], number: int) -> None:
    game = worker(plan, "market")
    assert max(len(action.args) - 1 for action in game.legal() if action.kind == "buy") == number


@rule("B-PLAN-03")
@pytest.mark.parametrize(("plan", "number"), [([0, 1, 2, 0, 2], 1), ([0, 2, 1, 0, 2], 2), ([0, 3, 0, 0, 2], 3)])
def test_every_apprentice_in_the_cathedral_may_restore_once(plan: list[int], number: int) -> None:
    game = worker(plan, "cathedral")
    for segment in ("A1", "B1", "C1")[:number]:
        assert (asked(game), game.view().phase) == (0, "cathedral")
        game.apply(f"restore {segment}")
    assert game.view().phase == "wake"  # the round is over: no action was left


@rule("B-PLAN-03")
@pytest.mark.parametrize(("plan", "number"), [([0, 0, 1, 1, 3], 1), ([0, 0, 2, 0, 3], 2), ([0, 0, 3, 0, 2], 3)])
def test_every_apprentice_in_the_studio_earns(plan: list[int], number: int) -> None:
    assert thalers(worker(plan, "studio", thalers=20, paints=""), 0) == 20 + 3 * number


@rule("B-PLAN-03")
@pytest.mark.parametrize(("plan", "number"), [([0, 0, 2, 1, 2], 1), ([0, 0, 1, 2, 2], 2), ([0, 0, 0, 3, 2], 3)])
def test_every_apprentice_in_the_workshop_blends(plan: list[int], number: int) -> None:
    game = worker(plan, "workshop")
    for _ in range(2 * number):
        game.apply("blend green")
    assert game.view().phase == "wake"


@rule("B-PLAN-03")
@pytest.mark.parametrize(("plan", "number"), [([0, 0, 3, 1, 1], 1), ([0, 0, 3, 0, 2], 2), ([0, 0, 2, 0, 3], 3)])
def test_every_apprentice_in_the_theater_cheers(plan: list[int], number: int) -> None:
    assert worker(plan, "fifth", mood=-4).view().players[0].mood == -4 + 2 * number


@rule("B-PLAN-03")
def test_apprentices_are_interchangeable() -> None:
    """Only numbers per column are told apart: one plan for each spread, though 15 spaces hold 5 apprentices."""
    plans = [text for text in texts(planning()) if text.startswith("plan 2-1-1-1-0")]
    assert plans == ["plan 2-1-1-1-0"]


@rule("B-PLAN-04")
@pytest.mark.parametrize(
    ("apprentices", "plan"),
    [(5, "1-1-1-1-0"), (5, "2-1-1-1-1"), (6, "1-1-1-1-1"), (4, "1-1-1-1-1"), (4, "2-1-1-1-1")],
)
def test_no_apprentice_is_held_back_and_none_invented(apprentices: int, plan: str) -> None:
    refused(planning(first={"apprentices": apprentices}), f"plan {plan}", "B-PLAN-04", seat=0)


@rule("B-PLAN-05")
def test_all_plans_are_public_at_once_when_the_last_one_is_in() -> None:
    game = planning()
    game.apply("plan 3-2-0-0-0", 0)
    game.apply("plan 1-1-1-1-1", 1)
    assert [player.plan for player in game.view(None).players] == [None, None, None]
    events = game.apply("plan 2-0-0-0-3", 2)
    plans = {0: [3, 2, 0, 0, 0], 1: [1, 1, 1, 1, 1], 2: [2, 0, 0, 0, 3]}
    assert {event.actor: event.data["plan"] for event in told(events.seen_by(None), "revealed")} == plans
    assert [player.plan for player in game.view(None).players] == list(plans.values())


@rule("B-PLAN-06")
def test_final_round_has_a_second_cathedral_column_instead_of_the_theater() -> None:
    game = fresco.position(
        3,
        painters=sleepers({"paints": "YRB"}, {"paints": ""}, {"paints": ""}),
        fresco=SIX_TILES,
        phase="begin",
    )
    wake_all(game, 7, 8, 9)
    before = [player.mood for player in game.view().players]
    plan_all(game, "0-1-0-1-3", "0-2-3-0-0", "0-2-3-0-0")
    visits = []
    while not game.over:
        assert game.decision is not None
        visits.append((game.decision.kind, game.view().phase))
        game.apply("pass")
    assert visits == [("cathedral", "cathedral"), ("blend", "workshop"), ("cathedral", "fifth")]
    assert [player.mood for player in game.view().players] == before


@rule("B-PLAN-06")
def test_columns_of_side_two_have_three_spaces_each() -> None:
    game = planning(final=True, fresco=SIX_TILES)
    assert len(game.legal(0)) == 101
    assert {"plan 0-3-0-0-2", "plan 0-2-0-0-3"} <= set(texts(game, 0))


@rule("B-PLAN-07")
def test_a_plan_can_be_withdrawn_until_the_last_one_is_in() -> None:
    game = planning()
    game.apply("plan 3-2-0-0-0", 0)
    assert texts(game, 0) == ["withdraw"]
    game.apply("withdraw", 0)
    assert game.view(0).players[0].plan is None
    game.apply("plan 1-1-1-1-1", 0)
    game.apply("plan 1-1-1-1-1", 1)
    game.apply("plan 1-1-1-1-1", 2)
    assert game.view().players[0].plan == [1, 1, 1, 1, 1]
    refused(game, "withdraw", "B-PLAN-07")


@rule("B-PLAN-07")
def test_a_sealed_plan_must_be_withdrawn_before_another_one() -> None:
    game = planning()
    refused(game, "withdraw", "B-PLAN-07", seat=0)
    game.apply("plan 3-2-0-0-0", 0)
    refused(game, "plan 1-1-1-1-1", "B-PLAN-07", seat=0)


@rule("B-PLAN-07")
def test_all_see_who_is_ready_and_who_withdrew_and_nothing_of_the_plans() -> None:
    game = planning()
    others = (1, 2, None)
    before = [game.view(viewer).to_json() for viewer in others]
    told = []
    ready = []
    for plan in ("plan 3-2-0-0-0", "plan 1-1-1-1-1"):
        told += game.apply(plan, 0).seen_by(1)
        assert game.view(0).ready
        assert game.view(1).waiting == [1, 2]
        ready.append([game.view(viewer).to_json() for viewer in others])
        told += game.apply("withdraw", 0).seen_by(1)
        assert [game.view(viewer).to_json() for viewer in others] == before
    assert ready[0] == ready[1]
    assert [(event.kind, event.actor, event.data) for event in told] == [("sealed", 0, {}), ("withdrew", 0, {})] * 2


@rule("B-PLAN-07")
def test_revealed_plans_cannot_be_taken_back() -> None:
    game = planning()
    plan_all(game, "1-1-1-1-1", "1-1-1-1-1", "1-1-1-1-1")
    assert not game.can_undo(2)


@rule("B-PLAN-08")
@pytest.mark.parametrize("modules", [(), (16,)])
def test_the_game_knows_no_deals(modules: tuple[int, ...]) -> None:
    game = fresco.new_game(4, modules=modules, seed=1)
    kinds = {action.kind for action in game.codec.actions} - {"black_market"}
    assert kinds == {
        *("wake", "plan", "withdraw", "buy", "close", "pass", "restore", "altar", "blend", "front", "behind"),
    }  # nothing to promise, nothing to hand over


@rule("B-EX-03")
def test_example_of_the_plan_phase() -> None:
    game = planning()
    assert game.view().players[0].apprentices == 5
    game.apply("plan 1-2-0-1-1", 0)
    assert game.view(0).players[0].plan == [1, 2, 0, 1, 1]
