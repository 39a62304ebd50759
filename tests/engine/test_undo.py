"""Undo and batches: free within the own turn, cheap at any length, and the same after every way out and back."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from buonfresco.engine.action import Action
from buonfresco.engine.errors import BuonfrescoError
from buonfresco.engine.game import Game
from buonfresco.engine.marks import MARK_EVERY
from buonfresco.engine.ruleset import Effect, Ruleset
from buonfresco.games import fresco, registry

EVERY_GAME = sorted(registry())


class Counter:
    """Counts the answers that take effect in games of a ruleset, replayed ones too."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.count = 0
        self.ruleset = ruleset
        self.before = [kind.effects for kind in ruleset.kinds]

    def __enter__(self) -> Counter:
        for kind, effects in zip(self.ruleset.kinds, self.before, strict=True):
            kind.effects = {name: self._counted(effect) for name, effect in effects.items()}
        return self

    def __exit__(self, *_: object) -> None:
        for kind, effects in zip(self.ruleset.kinds, self.before, strict=True):
            kind.effects = effects

    def _counted(self, effect: Effect) -> Effect:
        def counted(game: Any, actor: int, arg: int, action: Action) -> None:
            self.count += 1
            effect(game, actor, arg, action)

        return counted


def idle(game: Game) -> Action:
    """An answer with which a game goes on for ever: nobody restores anything."""
    legal = game.legal()
    return next((one for one in legal if one.kind == "pass"), legal[0])


def long_game(inputs: int) -> fresco.Fresco:
    """The log is so long; then seat 0 may blend six times."""
    painters = [{"wake": 5 + n, "plan": [1, 1, 0, 3, 0], "space": 20 + n, "paints": "Y" * 20} for n in range(3)]
    game = fresco.position(3, painters=painters, phase="market", seed=1, max_rounds=None)
    while len(game.inputs) < inputs or game.decisions[0].kind != "blend":
        game.apply(idle(game))
        if game.decisions[0].kind == "plan":
            for seat in range(3):
                game.apply("plan 0-1-0-3-0" if game.s.apprentices[seat] == 4 else "plan 1-1-0-3-0", seat)
        for seat in range(3):
            game.s.paints[seat][:3] = [20, 20, 20]  # so that there is something to do, and to take back
    return game


def answers(game: Game) -> int:
    return sum(entry >= 0 for entry in game.inputs)


# ---- what it costs ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def long_games() -> list[fresco.Fresco]:
    return [long_game(100), long_game(10_000)]


def blended(game: fresco.Fresco) -> int:
    """The seat blends as often as it may; gives the seat."""
    seat = game.decisions[0].seat
    for _ in range(5):
        game.apply("blend green", seat)
    return seat


@pytest.mark.parametrize("which", [0, 1])
def test_undo_goes_back_no_further_than_a_mark(long_games: list[fresco.Fresco], which: int) -> None:
    game = long_games[which].copy()
    seat = blended(game)
    with Counter(game.r) as counter:
        for _ in range(5):
            before = counter.count
            assert game.undo(seat).text == "blend green"
            assert counter.count - before <= 2 * MARK_EVERY
            game.can_undo(seat)
            game.explain_undo(seat)
            assert counter.count - before <= 2 * MARK_EVERY
    assert game.hash() == long_games[which].hash()


def test_a_copy_has_the_marks_of_its_game(long_games: list[fresco.Fresco]) -> None:
    game = long_games[1].copy()
    seat = blended(game)
    twin = game.copy()
    with Counter(game.r) as counter:
        twin.undo(seat)
        assert 0 < counter.count <= 2 * MARK_EVERY
    assert len(game.inputs) == len(twin.inputs) + 1
    game.undo(seat)
    assert game.hash() == twin.hash()


@pytest.mark.parametrize("trusted", [True, False])
def test_a_loaded_game_has_marks_too(trusted: bool) -> None:
    game = fresco.new_game(3, seed=1, max_rounds=None)
    rng = random.Random(1)
    seat = 0
    while len(game.inputs) < 20 * MARK_EVERY or not game.can_undo(seat):
        seat = game.decisions[0].seat
        game.apply(idle(game) if rng.random() < 0.9 else game.legal()[0], seat)
    loaded = fresco.from_json(game.to_json(), trusted=trusted)
    with Counter(game.r) as counter:
        loaded.undo(seat)
        assert 0 < counter.count <= 2 * MARK_EVERY
    game.undo(seat)
    assert loaded.hash() == game.hash()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_replay_plays_every_answer_once(name: str) -> None:
    game = registry()[name].new_game(3, seed=4, max_rounds=4)
    rng = random.Random(1)
    while not game.over:
        game.apply(rng.choice(game.legal()))
    with Counter(game.ruleset) as counter:
        again = registry()[name].replay(game.log)
        assert counter.count == answers(game)
    assert again.hash() == game.hash()
    with Counter(game.ruleset) as counter:
        registry()[name].from_json(game.to_json(), verify=True)
        assert counter.count == answers(game)


# ---- that it is right ---------------------------------------------------------------------------------------------


def played(name: str, seed: int) -> Iterator[tuple[Game, list[tuple[object, ...]]]]:
    """A game played at random, and the positions before each of its answers."""
    game = registry()[name].new_game(3, seed=seed)
    rng = random.Random(seed)
    before: list[tuple[object, ...]] = []
    for _ in range(400):
        if game.over:
            return
        yield game, before
        before.append((game.hash(), game.decisions))
        decision = rng.choice(game.decisions)
        game.apply(rng.choice(game.legal(decision.seat)), decision.seat)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_undo_anywhere_and_again_leads_back_exactly(name: str) -> None:
    """Also right after an undo, and across a mark; saved and loaded games agree about it."""
    kind = registry()[name]
    undone = again = across = 0
    for seed in range(4):
        for game, before in played(name, seed):
            twin, steps = game.copy(), 0
            seat = next((entry & 7 for entry in [twin.inputs[twin.choice]] if before), 0)
            while twin.can_undo(seat):
                mark = twin.marks[0].inputs if twin.marks else -1
                text = twin.undo(seat).text
                steps += 1
                assert (twin.hash(), twin.decisions) == before[-steps]
                assert twin.log.inputs[-1].startswith("undo")
                assert twin.explain(text, seat) is None
                undone += 1
                again += steps > 1
                across += len(twin.inputs) < mark
            if steps and undone % 20 == 0:
                for verify in (True, False):
                    loaded = kind.from_json(twin.to_json(), verify=verify)
                    assert loaded.explain_undo(seat) == twin.explain_undo(seat)
                    assert loaded.log == twin.log
    assert undone > 20
    if name != "dice":  # there the turn passes on with nearly every answer
        assert again > 5
        assert across > 0 or name != "cards"


@pytest.mark.parametrize("verify", [True, False])
@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_may_be_undone_is_saved(name: str, verify: bool) -> None:
    found = set()
    for seed in range(2):
        for game, before in played(name, seed):
            if len(before) % 5:
                continue
            loaded = registry()[name].from_json(game.to_json(), verify=verify)
            for seat in range(3):
                assert loaded.explain_undo(seat) == game.explain_undo(seat)
                found.add(game.can_undo(seat))
            seat = game.decisions[0].seat
            assert loaded.may_go_on(seat) == game.may_go_on(seat)
            if game.can_undo(seat):
                assert loaded.undo(seat) is game.copy().undo(seat)
    assert found == {True, False}


def test_after_a_position_that_begins_with_an_automatic_answer_there_is_nothing_to_undo() -> None:
    """Seat 0 has no paints, so he passes without being asked: that was nobody's choice."""
    painters: list[dict[str, Any]] = [
        {"wake": 5 + n, "plan": [0, 1, 2, 2, 0], "space": 20 + n, "paints": "YRB" * n} for n in range(3)
    ]
    game = fresco.position(3, painters=painters, phase="cathedral")
    assert game.decisions[0].seat == 1
    for one in (game, game.copy(), fresco.from_json(game.to_json()), fresco.from_json(game.to_json(), verify=False)):
        for seat in range(3):
            reason = one.explain_undo(seat)
            assert reason is not None
            assert reason.key == "undo-nothing"
            assert not one.can_undo(seat)
    game.apply("altar YRB", 1)
    assert not game.can_undo(1)  # the turn has passed on


# ---- who asks -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [True, False, 1.0, "0", -1, 3, [0]])
@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_is_no_seat_is_refused_as_one(name: str, seat: Any) -> None:
    game = registry()[name].new_game(3, seed=1)
    asked = game.decisions[0].seat
    before, answer = game.to_json(), game.legal(asked)[0]
    assert game.legal(seat) == ()
    for reason in (game.explain(answer, seat), game.explain_undo(seat)):
        assert reason is not None
        assert reason.key == "error-seat"
    assert not game.can_undo(seat)
    calls: list[Callable[[], object]] = [
        lambda: game.apply(answer, seat),
        lambda: game.apply_all([answer], seat),
        lambda: game.view(seat),
        lambda: game.undo(seat),
        lambda: game.sample(seat, seed=1),
    ]
    for call in calls:
        with pytest.raises(BuonfrescoError) as error:
            call()
        assert error.value.reason.key == "error-seat"
    assert game.to_json() == before


# ---- where a batch ends -------------------------------------------------------------------------------------------


def planning() -> fresco.Fresco:
    game = fresco.new_game(3, seed=1)
    while game.decisions[0].kind != "plan":
        game.apply(game.legal()[0])
    return game


def test_a_batch_ends_with_the_plan_whoever_has_sealed_his() -> None:
    """Nobody, somebody or everybody else: what follows is refused in the same words."""
    refusals, start = set(), planning()
    for others in ((), (1,), (1, 2)):
        for second in ("withdraw", "wake 7", "pass", "buy I.1", "nonsense"):
            game = start.copy()
            plan = game.legal(0)[0].text
            for seat in others:
                game.apply(game.legal(seat)[0], seat)
            before = game.to_json()
            with pytest.raises(BuonfrescoError) as error:
                game.apply_all([plan, second], 0)
            refusals.add(str(error.value))
            assert game.to_json() == before
    assert len(refusals) == 1
    assert plan in refusals.pop()


def test_a_batch_ends_where_the_turn_passes_on() -> None:
    """Whether seat 1 is asked, or passes for want of paints and seat 0 comes again, shows in nothing."""
    refusals = set()
    for paints in ("", "YRB"):
        painters = [
            {"wake": 5, "plan": [0, 1, 2, 2, 0], "space": 20, "paints": "YRBYRB"},
            {"wake": 6, "plan": [0, 1, 3, 0, 1], "space": 30, "paints": paints},
            {"wake": 7, "plan": [0, 0, 2, 2, 1], "space": 40},
        ]
        game = fresco.position(3, painters=painters, phase="cathedral")
        for second in ("blend green", "pass"):
            with pytest.raises(BuonfrescoError) as error:
                game.apply_all(["pass", second], 0)
            refusals.add(str(error.value))
    assert len(refusals) == 1


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_refused_batch_leaves_what_happened_last(name: str) -> None:
    game = registry()[name].new_game(3, seed=1)
    seat = game.decisions[0].seat
    game.apply(game.legal()[0], seat)
    told = list(game.events)
    assert told
    with pytest.raises(BuonfrescoError):
        game.apply_all([game.legal()[0], "nonsense"])
    assert list(game.events) == told
