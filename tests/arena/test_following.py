"""What the lab counts of an answer: a plan place by place, anything else as a whole."""

from __future__ import annotations

from typing import Any

from buonfresco.arena import wording
from buonfresco.arena.following import answers, followed
from buonfresco.games import fresco
from buonfresco.text import catalogue


def planned(segments: dict[str, Any]) -> list[tuple[str, str]]:
    painters = [{"wake": 7}, {"wake": 8}, {"wake": 9}]
    game: Any = fresco.position(players=3, painters=painters, phase="plan", seed=2, **segments)
    action = next(action for action in game.legal(0) if action.text == "plan 1-2-0-1-1")
    return list(answers(game, "plan", action))


def test_a_plan_is_counted_place_by_place() -> None:
    said = [("market", "1"), ("cathedral", "2"), ("studio", "0"), ("workshop", "1"), ("fifth", "1")]
    assert planned({}) == [(f"plan {place}", count) for place, count in said]


def test_the_second_visit_is_not_the_theater() -> None:
    assert planned({"final": True, "fresco": {"A1": "8GP"}})[-1] == ("plan fifth-final", "1")
    for lang in ("en", "de", "fr"):
        words = [wording.question(catalogue(lang), "", f"plan {place}") for place in ("fifth", "fifth-final")]
        assert len(set(words)) == 2


def test_other_answers_are_counted_as_they_are() -> None:
    game: Any = fresco.new_game(3, seed=1)
    assert list(answers(game, "wake_time", game.legal()[0])) == [("wake_time", "wake 5")]
    dice: Any = type("Any", (), {"name": "dice"})()
    assert list(answers(dice, "bet", game.legal()[0])) == [("bet", "wake 5")]
    assert followed("chess") == ()
