"""OpenSpiel's interface: chance where luck has a part, nothing of luck to come in a state."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import pytest

from buonfresco.engine.chance import Chance
from buonfresco.engine.errors import BadConfig
from buonfresco.research import spiel

GAMES: list[dict[str, Any]] = [
    {"game": "fresco", "players": 3, "modules": "1 6 9", "max_rounds": 2},
    {"game": "cards", "max_rounds": 3},
    {"game": "dice", "players": 4, "max_rounds": 2},
]
games = pytest.mark.parametrize("words", GAMES, ids=str)


def played(game: Any, seed: int) -> list[tuple[int, int]]:
    """A whole game at random: who acted (-1: chance) and what."""
    state, luck, track = game.new_initial_state(), random.Random(seed), []
    while not state.is_terminal():
        action = luck.choice(state.legal_actions())
        track.append((state.current_player(), action))
        state.apply_action(action)
    return track


@games
def test_actions_and_luck_make_the_game_and_nothing_else_does(words: dict[str, Any]) -> None:
    """Whatever source of luck lies in a state, the same history leads to the same end."""
    game = pyspiel.load_game(spiel.NAME, words)
    track = played(game, 1)
    ends: list[tuple[int, list[float]]] = []
    for disturbed in (False, True):
        state = game.new_initial_state()
        for player, action in track:
            if disturbed and state.episode is not None:
                state.episode.game.chance = Chance(len(ends) + 5)
            assert state.current_player() == player
            if player >= 0:
                legal = state.episode.game.legal(player)
                assert state.legal_actions() == sorted(map(game.setup.codec.encode, legal))
            state.apply_action(action)
        ends.append((state.episode.game.hash(), state.returns()))
    assert ends[0] == ends[1]
    assert sum(ends[0][1]) == pytest.approx(1)


@games
def test_chance_is_asked_where_luck_has_a_part_and_matters_there(words: dict[str, Any]) -> None:
    game = pyspiel.load_game(spiel.NAME, words)
    track = played(game, 2)
    answers = sum(player >= 0 for player, _ in track)
    assert spiel.SETUPS < len(track) - answers < answers + spiel.SETUPS
    state, differ = game.new_initial_state(), 0
    for player, action in track:
        if player < 0 and state.episode is not None:
            differ += len({state.child(luck).episode.game.hash() for luck in range(4)}) > 1
        state.apply_action(action)
    assert differ


def test_a_clone_goes_its_own_way() -> None:
    game = pyspiel.load_game(spiel.NAME, {"game": "dice"})
    state, luck = game.new_initial_state(), random.Random(3)
    while state.episode is None or state.episode.answers < 5:
        state.apply_action(luck.choice(state.legal_actions()))
    before, clone = str(state), state.clone()
    while not clone.is_terminal():
        clone.apply_action(luck.choice(clone.legal_actions()))
    assert str(state) == before
    assert not state.is_terminal()


def test_the_tensor_is_the_row_of_the_seat() -> None:
    game = pyspiel.load_game(spiel.NAME, {"game": "cards"})
    state = game.new_initial_state()
    observer = game.make_py_observer()
    while state.is_chance_node():
        observer.set_from(state, 0)
        assert not observer.tensor.any()
        state.apply_action(0)
    for seat in range(2):
        observer.set_from(state, seat)
        assert observer.tensor.tolist() == state.episode.row(seat).tolist()
    assert observer.string_from(state, 1) == state.episode.game.view(1).to_json()


def test_there_is_no_information_state() -> None:
    """A view is none, as it forgets. Who asks OpenSpiel for another observer than that of one seat is given None."""
    game = pyspiel.load_game(spiel.NAME, {"game": "dice"})
    assert not game.get_type().provides_information_state_string
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    for ask in (state.information_state_string, state.information_state_tensor):
        for seat in ((), (0,), (1,)):
            with pytest.raises(pyspiel.SpielError, match="no information state"):
                ask(*seat)
    none = pyspiel.PrivateInfoType.NONE
    for other in ({"perfect_recall": True}, {"public_info": False}, {"private_info": none}):
        wanted = pyspiel.IIGObservationType(**{"perfect_recall": False, **other})
        assert game.make_py_observer(wanted) is None
    now = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
    assert now.string_from(state, 1) == state.observation_string(1) == state.episode.game.view(1).to_json()


@pytest.mark.parametrize("modules", ["1 6", "1,6", " 6, 1 ", "1,,6"])
def test_modules_are_listed_with_spaces_or_commas(modules: str) -> None:
    """OpenSpiel's own text of a game has commas between parameters, so the game is named with spaces."""
    game = pyspiel.load_game(spiel.NAME, {"modules": modules})
    assert game.setup.config["modules"] == [1, 6]
    assert pyspiel.load_game(str(game)).setup.config["modules"] == [1, 6]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"modules": "1;6"}, "no module 1;6"),
        ({"modules": "-1"}, "no module -1"),
        ({"modules": "1 99"}, "no module 99"),
        ({"game": "dice", "modules": "1"}, "no setting “modules”"),
    ],
    ids=str,
)
def test_what_is_no_module_is_refused_by_name(words: dict[str, Any], said: str) -> None:
    with pytest.raises(BadConfig) as caught:
        pyspiel.load_game(spiel.NAME, words)
    assert said in str(caught.value)
