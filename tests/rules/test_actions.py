"""Action phase in general (B-ACT): order of locations and players, nothing is compulsory, supplies never end."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import PLANS, asked, forgo_until, paints, plan_all, sleepers, thalers, told, wake_all
from tests.rules.table import refused
from tests.support import random_game, rule, texts

SIX_TILES = {"A1": "3YR", "B1": "3YB", "C1": "3RB", "D1": "4YRB-1", "E1": "4YRB-2", "A2": "5RG"}
IDLE = [0, 0, 3, 0, 2]  # a plan that never asks anybody


def at_work(*plans: list[int], phase: str = "market", first: dict[str, Any] | None = None, **words: Any) -> Fresco:
    """Painters who act in the order of their seats."""
    painters: list[dict[str, Any]] = [
        {"space": 10 * (seat + 1), "wake": 5 + seat, "plan": plan} for seat, plan in enumerate(plans)
    ]
    painters[0].update(first or {})
    return fresco.position(len(plans), painters=painters, phase=phase, **words)


def visits(game: Fresco) -> list[tuple[str, int]]:
    """(location, seat) of everything asked from here to the end of the round, while all pass."""
    asks = []
    now = game.view().round
    while not game.over and game.view().round == now:
        asks.append((game.view().phase, asked(game)))
        game.apply("pass")
    return asks


@rule("B-ACT-01")
def test_locations_come_one_after_the_other_for_all_players() -> None:
    game = at_work(PLANS[1], PLANS[1], PLANS[1])
    assert visits(game) == [
        *[("market", 0), ("market", 1), ("market", 2)],
        *[("cathedral", 0), ("cathedral", 1), ("cathedral", 2)],
        *[("workshop", 0), ("workshop", 1), ("workshop", 2)],
    ]


@rule("B-ACT-01")
def test_studio_lies_between_cathedral_and_workshop_and_the_theater_comes_last() -> None:
    game = at_work(PLANS[1], PLANS[1], PLANS[1], phase="cathedral")
    game.apply("pass")
    game.apply("pass")
    events = game.apply("pass")
    assert [(event.kind, event.actor) for event in events] == [("passed", 2), *[("earned", n) for n in range(3)]]
    assert game.view().phase == "workshop"
    events = game.apply_all(["pass"])
    assert not told(events, "cheered")
    game.apply("pass")
    assert [event.actor for event in told(game.apply("pass"), "cheered")] == [0, 1, 2]


@rule("B-ACT-01")
def test_final_round_ends_with_a_second_visit_to_the_cathedral() -> None:
    game = at_work(PLANS[1], PLANS[1], PLANS[1], final=True, fresco=SIX_TILES)
    assert [place for place, seat in visits(game) if seat == 0] == ["market", "cathedral", "workshop", "fifth"]


@rule("B-ACT-02")
def test_players_act_in_action_order() -> None:
    painters = [
        {"space": 10, "wake": 9, "plan": PLANS[1]},
        {"space": 20, "wake": 6, "plan": PLANS[1]},
        {"space": 30, "wake": 7, "plan": PLANS[1]},
    ]
    game = fresco.position(3, painters=painters, phase="market")
    assert [seat for _, seat in visits(game)] == [1, 2, 0] * 3


@rule("B-ACT-02")
def test_a_player_performs_all_his_actions_before_the_next_one_does() -> None:
    game = at_work([0, 3, 0, 2, 0], [0, 3, 0, 2, 0], IDLE, phase="cathedral", first={"paints": "YRYBRBYBYRYR"})
    for segment in ("A1", "B1", "C1"):
        assert asked(game) == 0
        game.apply(f"restore {segment}")
    assert asked(game) == 1
    game.apply("pass")
    for _ in range(3):
        assert (asked(game), game.view().phase) == (0, "workshop")
        game.apply(texts(game)[0])
    assert asked(game) == 1


@rule("B-ACT-02")
def test_nobody_acts_out_of_turn() -> None:
    game = at_work(PLANS[1], PLANS[1], PLANS[1])
    assert game.legal(1) == ()
    refused(game, "buy I.1", "B-ORDER-02", seat=1)
    refused(game, "pass", "B-ORDER-02", seat=2)


@rule("B-ACT-03")
def test_who_has_no_apprentice_at_a_location_is_skipped_there() -> None:
    game = fresco.position(3, painters=sleepers({}, {}, {}), phase="begin")
    wake_all(game, 7, 8, 9)
    plan_all(game, "0-1-2-1-1", "1-0-3-1-0", "1-2-2-0-0")
    assert visits(game) == [
        *[("market", 1), ("market", 2)],
        *[("cathedral", 0), ("cathedral", 2)],
        *[("workshop", 0), ("workshop", 1)],
    ]


@rule("B-ACT-03")
def test_without_an_apprentice_studio_and_theater_bring_nothing() -> None:
    game = at_work([3, 2, 0, 0, 0], IDLE, [1, 1, 0, 2, 1])
    events = forgo_until(game, "wake")
    assert [event.actor for event in told(events, "earned")] == [1]
    assert [event.actor for event in told(events, "cheered")] == [1, 2]


@rule("B-ACT-04")
@pytest.mark.parametrize("phase", ["market", "cathedral", "workshop"])
def test_any_action_may_be_forgone(phase: str) -> None:
    game = at_work([1, 1, 0, 1, 2], IDLE, IDLE, phase=phase)
    assert len(texts(game)) > 1
    before = thalers(game, 0), paints(game, 0), game.scores()[0]
    assert "pass" in texts(game)
    first = game.apply("pass")[0]
    assert (first.kind, first.actor, first.data) == ("passed", 0, {"place": phase})
    assert (thalers(game, 0), paints(game, 0), game.scores()[0]) == before


@rule("B-ACT-04")
@pytest.mark.parametrize(("phase", "act"), [("cathedral", "restore A1"), ("workshop", "blend green")])
def test_some_actions_of_a_visit_may_be_forgone(phase: str, act: str) -> None:
    game = at_work([0, 2, 1, 2, 0], IDLE, IDLE, phase=phase, first={"paints": {"yellow": 9, "red": 9, "blue": 9}})
    game.apply(act)
    assert (asked(game), game.view().phase) == (0, phase)
    game.apply("pass")
    assert game.view().phase != phase


@rule("B-ACT-05")
def test_who_lacks_the_money_cannot_buy() -> None:
    game = at_work(PLANS[2], IDLE, IDLE, first={"thalers": 7})  # the price is 4
    assert "buy I.1" in texts(game)
    refused(game, "buy I.1+2", "B-ACT-05")
    game = at_work(PLANS[2], IDLE, IDLE, first={"thalers": 3})
    assert not [text for text in texts(game) if text.startswith("buy")]
    refused(game, "buy I.1", "B-ACT-05")


@rule("B-ACT-05")
def test_who_lacks_the_paints_cannot_restore_or_blend() -> None:
    game = at_work(PLANS[1], IDLE, IDLE, phase="cathedral", first={"paints": "YR"}, fresco={"A1": "3YB", "B1": "3YR"})
    assert not [text for text in texts(game) if text.startswith(("restore A1", "altar"))]
    refused(game, "restore A1", "B-CATH-03")
    refused(game, "altar YRB", "B-CATH-21")
    game.apply("restore B1")
    game = at_work(PLANS[1], IDLE, IDLE, phase="workshop", first={"paints": "YR"})
    refused(game, "blend green", "B-WORK-02")


@rule("B-ACT-05")
def test_who_can_do_nothing_is_not_asked() -> None:
    game = at_work(PLANS[1], PLANS[1], IDLE, phase="cathedral", first={"paints": "Y"})
    assert asked(game) == 1


@rule("B-ACT-06")
def test_forgone_actions_are_lost() -> None:
    game = at_work([3, 1, 1, 0, 0], IDLE, IDLE, first={"paints": {"yellow": 9, "red": 9, "blue": 9}})
    game.apply("pass")
    game.apply("restore A1")  # one apprentice is there, so this was the only restoration
    assert game.view().phase == "wake"
    assert thalers(game, 0) == 12 + 3 + 1  # one in the studio; income for the tile
    game.apply("wake 8")
    assert game.view().players[0].apprentices == 5  # nobody was saved for later


@rule("B-ACT-06")
def test_passing_ends_the_visit_for_all_apprentices_left() -> None:
    game = at_work([0, 3, 2, 0, 0], PLANS[1], IDLE, phase="cathedral")
    game.apply("pass")
    assert (asked(game), game.view().phase) == (1, "cathedral")


@rule("B-ACT-07")
def test_studio_theater_and_income_ask_nothing() -> None:
    game = at_work([0, 0, 3, 0, 2], [0, 0, 3, 0, 2], [0, 0, 3, 0, 2], first={"tiles": ["3YR", "3YB"]})
    assert game.view().phase == "wake"  # the whole round went by
    assert game.view().round == 2
    assert thalers(game, 0) == 12 + 9 + 2
    assert game.view().players[0].mood == 4
    assert [line for line in game.log.inputs if not line.startswith("draw")] == []


@rule("B-ACT-07")
def test_victory_points_are_moved_without_a_decision() -> None:
    game = at_work([0, 1, 2, 0, 2], IDLE, IDLE, phase="cathedral", fresco={"C3": "3YR", **SIX_TILES, "A1": "9RGO"})
    events = game.apply("restore C3")
    assert [event.data["space"] for event in told(events, "moved")] == [16]  # 10 + 3 + 3 for the bishop


@rule("B-ACT-08")
def test_paints_never_run_out() -> None:
    stock = {"yellow": 17, "red": 17, "blue": 17, "green": 9, "orange": 9, "purple": 9}  # all there are in the box
    game = at_work([3, 0, 0, 2, 0], IDLE, IDLE, first={"paints": stock, "thalers": 30})
    game.apply("buy II.1+2+3")
    assert paints(game, 0) == {**stock, "yellow": 20, "red": 20, "blue": 20}
    game.apply("blend green")
    assert paints(game, 0)["green"] == 10
    assert game.check() == []


@rule("B-ACT-09")
def test_thalers_never_run_out() -> None:
    game = at_work([0, 0, 3, 0, 2], IDLE, [1, 1, 1, 1, 1], first={"thalers": 196})
    forgo_until(game, "wake")
    assert thalers(game, 0) == 205
    assert game.check() == []


@rule("B-ACT-01", "B-ACT-02", "B-ACT-03")
def test_orders_hold_in_every_random_round() -> None:
    columns = {"market": 0, "cathedral": 1, "workshop": 3}
    last: tuple[int, int, int] = (0, 0, 0)
    game: Fresco | None = None
    for game in random_game(4, seed=5, max_rounds=12):
        view = game.view()
        if game.over or view.phase not in columns or view.final:
            continue
        decision = game.decision
        assert decision is not None
        assert view.order == sorted(range(4), key=lambda seat: view.players[seat].wake or 0)
        plan = view.players[decision.actor].plan
        assert plan is not None
        assert plan[columns[view.phase]] > 0
        now = (view.round, columns[view.phase], view.order.index(decision.actor))
        assert now >= last
        last = now
    assert game is not None
    assert game.over
