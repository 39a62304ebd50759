"""The plan phase is really simultaneous: any order of answers, with withdrawals, gives the same position."""

from __future__ import annotations

import itertools

import pytest

from buonfresco.engine.errors import IllegalAction
from buonfresco.games import fresco
from tests.fresco.test_hidden import planning
from tests.support import rule


@rule("B-PLAN-01", "B-PLAN-05", "B-PLAN-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_order_gives_the_same_result(players: int) -> None:
    game = planning(players)
    plans = [game.legal(seat)[17 * seat + 2] for seat in range(players)]
    hashes, luck = set(), set()
    for order in itertools.permutations(range(players)):
        twin = game.copy()
        for seat in order:
            assert {decision.kind for decision in twin.decisions} == {"plan"}
            assert seat in [decision.seat for decision in twin.decisions]
            twin.apply(plans[seat], seat)
        hashes.add(twin.hash())
        luck.add(twin.chance.word)
    assert len(hashes) == len(luck) == 1


def test_withdrawals_leave_no_trace_in_the_position() -> None:
    game = planning(3)
    plain, changed = game.copy(), game.copy()
    plans = [game.legal(seat)[5] for seat in range(3)]
    for seat in range(3):
        plain.apply(plans[seat], seat)
    changed.apply(game.legal(1)[80], 1)
    assert changed.legal(1) == (changed.parse("withdraw"),)
    changed.apply("withdraw", 1)
    for seat in (1, 0, 2):
        changed.apply(plans[seat], seat)
    assert changed.hash() == plain.hash()
    assert fresco.replay(changed.log).hash() == plain.hash()


def test_a_sealed_plan_is_changed_only_by_withdrawing_it() -> None:
    game = planning(3)
    game.apply(game.legal(0)[5], 0)
    with pytest.raises(IllegalAction) as error:
        game.apply("plan 1-1-1-1-1", 0)
    assert error.value.rule == "B-PLAN-07"
    with pytest.raises(IllegalAction) as error:
        game.apply("withdraw", 1)
    assert error.value.rule == "B-PLAN-07"


def test_a_restart_in_the_middle_of_planning_loses_nothing() -> None:
    game = planning(4)
    game.apply(game.legal(2)[9], 2)
    again = fresco.from_json(game.to_json())
    assert [decision.seat for decision in again.decisions] == [0, 1, 3]
    for seat in (3, 0, 1):
        for each in (game, again):
            each.apply(each.legal(seat)[4], seat)
    assert again.hash() == game.hash()
