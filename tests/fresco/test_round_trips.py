"""JSON, codec, notation, copies: at every decision of random games."""

from __future__ import annotations

import copy
import json
import pickle
import random

import pytest

from buonfresco.engine.action import Action, Decision
from buonfresco.games import fresco
from buonfresco.games.fresco import View
from tests.support import PRESETS, play_out, random_game

CONFIGS = [(players, modules) for players in (2, 3, 4) for modules in ((), (16,))]


@pytest.mark.parametrize(("players", "modules"), CONFIGS)
def test_json_at_every_decision(players: int, modules: tuple[int, ...]) -> None:
    for game in random_game(players, 11, modules=modules, preset=PRESETS[players - 2]):
        text = game.to_json()
        again = fresco.from_json(text)
        assert again.hash() == game.hash()
        assert again.to_json() == text
        assert again.legal() == game.legal()
        assert again.decisions == game.decisions
        for viewer in (None, *range(players)):
            view = game.view(viewer)
            assert View.from_json(view.to_json()) == view


@pytest.mark.parametrize(("players", "modules"), CONFIGS)
def test_codec_and_notation_at_every_decision(players: int, modules: tuple[int, ...]) -> None:
    for game in random_game(players, 5, modules=modules):
        for decision in game.decisions:
            assert Decision.parse(str(decision)) == decision == Decision.from_json(decision.to_json())
            legal = game.legal(decision.seat)
            assert len(set(legal)) == len(legal) > 1
            for action in legal:
                code = game.codec.encode(action)
                assert game.codec.decode(code) is action
                assert game.parse(str(action)) is action
                assert Action.from_json(action.to_json()) is action
            mask = game.codec.mask(legal)
            assert len(mask) == game.codec.size
            assert [i for i, bit in enumerate(mask) if bit] == sorted(map(game.codec.encode, legal))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_codec_is_dense_and_reads_every_notation_back(players: int) -> None:
    codec = fresco.new_game(players, modules=(16,), switches={"bishop.step_before": "any_restoration"}).codec
    for code in range(codec.size):
        action = codec.decode(code)
        assert codec.encode(action) == code
        assert codec.parse(action.text) is action
        assert codec.parse(action.text.upper().replace("→", " -> ")) is action


def test_the_codec_is_fixed_by_the_configuration() -> None:
    one, two = fresco.new_game(3, seed=1), fresco.new_game(3, seed=2)
    assert one.codec.actions == two.codec.actions


@pytest.mark.parametrize(("players", "modules"), CONFIGS)
def test_copies_share_nothing(players: int, modules: tuple[int, ...]) -> None:
    """Play on in copies taken at every decision: no earlier position may change."""
    taken: list[tuple[fresco.Fresco, str]] = []
    for game in random_game(players, 2, modules=modules):
        twin = game.copy()
        assert (twin.hash(), twin.legal(), twin.to_json()) == (game.hash(), game.legal(), game.to_json())
        taken.append((twin, twin.to_json()))
    for twin, _ in taken[::7]:
        play_out(twin.copy(), seed=9)
    for twin, text in taken:
        assert twin.to_json() == text


def test_a_copy_has_the_same_luck_unless_it_gets_its_own() -> None:
    game = play_some(fresco.new_game(4, seed=1), 40)
    assert play_out(game.copy()).hash() == play_out(game.copy()).hash()
    assert len({play_out(game.copy(seed=n)).hash() for n in range(6)}) > 1
    assert play_out(game.copy(seed=3)).hash() == play_out(game.copy(seed=3)).hash()


def play_some(game: fresco.Fresco, answers: int) -> fresco.Fresco:
    rng = random.Random(0)
    for _ in range(answers):
        game.apply(rng.choice(game.legal()))
    return game


def test_actions_are_one_object_per_notation_everywhere() -> None:
    action = fresco.new_game(3).legal()[0]
    assert pickle.loads(pickle.dumps(action)) is action
    assert copy.deepcopy(action) is copy.copy(action) is action
    assert {action: 1}[action] == 1
    assert repr(action) == "<wake 5>"


@pytest.mark.parametrize(("players", "modules"), CONFIGS)
def test_explain_is_silent_for_legal_answers_and_speaks_for_all_others(players: int, modules: tuple[int, ...]) -> None:
    rng = random.Random(4)
    for game in random_game(players, 6, modules=modules):
        if game.over or rng.random() > 0.2:
            continue
        for decision in game.decisions:
            legal = set(game.legal(decision.seat))
            for action in game.codec.actions:
                reason = game.explain(action, decision.seat)
                assert (reason is None) == (action in legal), f"{action} at {decision}: {reason}"
                assert reason is None or reason.rule


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_position_prints_as_code_that_builds_it_again(players: int) -> None:
    rng = random.Random(1)
    for game in random_game(players, 8, modules=(16,)):
        if rng.random() < 0.25 and not game.over:
            again = eval(fresco.position_code(game), {"fresco": fresco})
            assert again.hash() == game.hash()
            assert again.legal() == game.legal()


def test_a_position_edited_in_its_json_begins_a_log_of_its_own() -> None:
    game = play_some(fresco.new_game(3, seed=4), 30)
    data = json.loads(game.to_json())
    data["state"]["painters"][0]["thalers"] += 7
    edited = fresco.from_json(json.dumps(data))
    assert edited.log.start is not None
    assert fresco.replay(play_out(edited).log.to_json()).hash() == edited.hash()
