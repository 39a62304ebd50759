"""The verbs by which rules speak of the agenda."""

from __future__ import annotations

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco


def empty() -> Fresco:
    game = fresco.new_game(3, seed=1)
    game.state.stack.clear()
    return game


def test_who_is_named_first_acts_first() -> None:
    game = empty()
    game.begin("prepare", 0)
    game.ask_each("market", [2, 0, 1], [10, 11, 12])
    game.begin_each("wake turn", [1, 2])
    assert game.agenda() == [
        ("wake turn", 1, 0),
        ("wake turn", 2, 0),
        ("market", 2, 12),
        ("market", 0, 10),
        ("market", 1, 11),
        ("prepare", 0, 0),
    ]


def test_turns_made_beforehand_are_taken_in_their_order() -> None:
    game = empty()
    r = game.r
    game.take_turns([r.turn("studio visit", 2, 3), r.question("landing", 1, 7), r.turn("market visit", 0)])
    assert game.agenda() == [("studio visit", 2, 3), ("landing", 1, 7), ("market visit", 0, 0)]
    assert game.asked() is None  # a program comes first


def test_what_is_asked_and_what_is_at_work() -> None:
    game = empty()
    assert (game.asked(), game.agenda(), game.at_work("round")) == (None, [], False)
    game.begin("market visit", 1, 2)
    game.ask("market", 1, 2)
    assert game.asked() == ("market", 1, 2)
    assert game.at_work("market visit")
    assert game.at_work("restore", "market")
    assert game.at_work("market", figure=1)
    assert not game.at_work("market", figure=0)
    assert not game.at_work("restore")


def test_the_step_of_a_program() -> None:
    game = fresco.new_game(3, seed=1)
    assert game.r.round_steps[game.step_of("round")] == "wake"
    assert game.step_of("restore") == -1
