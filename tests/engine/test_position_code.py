"""Positions: ``position_code`` rebuilds every one; phases have one name; a position stops where it is told to."""

from __future__ import annotations

import random
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame
from buonfresco.games import cards, dice, fresco, registry
from tests.support import ALL_MODULES, PRESETS, rule

GAMES: dict[str, Any] = {"cards": cards, "dice": dice, "fresco": fresco}
CASES: list[tuple[str, dict[str, Any]]] = [
    *[(name, {"players": players}) for name in ("cards", "dice") for players in (2, 3, 4)],
    *[("fresco", {"players": players, "preset": preset}) for players in (2, 3, 4) for preset in PRESETS],
    *[("fresco", {"players": players, "modules": ALL_MODULES}) for players in (2, 3, 4)],
    *[("fresco", {"players": 2 + number % 3, "modules": (number,)}) for number in ALL_MODULES],
    *[("fresco", {"players": 2, "modules": (number, number + 1)}) for number in ALL_MODULES[:-1]],
]


def rebuilt(game: Any) -> Any:
    return eval(GAMES[game.name].position_code(game), dict(GAMES))


@pytest.mark.parametrize(("name", "words"), CASES, ids=str)
def test_the_code_of_a_position_builds_it_again(name: str, words: dict[str, Any]) -> None:
    """At every kind of question of a random game, and now and then anywhere; and the phase is a declared one."""
    game = registry()[name].new_game(**words, seed=7, max_rounds=7)
    rng, met = random.Random(7), set()
    phases = game.ruleset.phase_names()
    while not game.over:
        asked = (game.view().phase, game.decision.kind)
        assert asked[0] in phases
        if asked not in met or rng.random() < 0.04:
            again = rebuilt(game)
            assert again.hash() == game.hash(), game.log.inputs[-5:]
            assert again.legal() == game.legal()
        met.add(asked)
        seat = rng.choice(game.decisions).seat
        game.apply(rng.choice(game.legal(seat)), seat)
    assert game.view().phase == "over"
    assert rebuilt(game).hash() == game.hash()


@pytest.mark.parametrize("name", GAMES)
def test_only_games_of_a_kind_have_a_code_of_that_kind(name: str) -> None:
    others = [module.new_game(2) for other, module in GAMES.items() if other != name]
    for junk in (None, 5, "fresco", [], fresco.new_game(2).view(), *others):
        with pytest.raises(BadGame) as found:
            GAMES[name].position_code(junk)
        assert found.value.reason.key == "error-other-game"


def test_leonardo_awake_without_a_plan_is_built_again() -> None:
    game: Any = fresco.position(2, painters=[{}, {}, {"wake": 5}], phase="wake")
    assert (game.view().leonardo.wake, game.s.plans[2]) == (5, ())
    assert rebuilt(game).hash() == game.hash()


PHASES = {
    "fresco": "wake plan market cathedral studio workshop fifth prepare scoring over",
    "cards": "draw act limit scoring over",
    "dice": "favour bishop throws result scoring over",
}


@pytest.mark.parametrize("name", PHASES)
def test_the_phases_of_a_game_are_declared(name: str) -> None:
    assert registry()[name].new_game(3).ruleset.phase_names() == PHASES[name].split()


# ---- where a position stops -----------------------------------------------------------------------------------------

POOR = [
    {"wake": 5, "plan": [0, 1, 2, 1, 1], "paints": ""},
    {"wake": 6, "plan": [0, 1, 2, 1, 1], "paints": "YRB"},
    {"wake": 7, "plan": [0, 0, 3, 2, 0]},
]


@rule("B-ACT-04")
def test_a_position_stops_where_it_is_told_to() -> None:
    words: dict[str, Any] = {"painters": POOR, "phase": "cathedral"}
    game: Any = fresco.position(3, **words)
    assert game.decision.seat == 1  # without paints there is nothing to ask seat 0
    game = fresco.position(3, **words, stop=True)
    assert (game.decision.seat, [action.text for action in game.legal()]) == (0, ["pass"])
    games: list[Any] = [game.copy(), fresco.from_json(game.to_json()), rebuilt(game)]
    for again in games:
        assert (again.decision.seat, again.hash()) == (0, game.hash())
    replayed: Any = fresco.replay(game.log)
    assert replayed.decision.seat == 0
    game.apply("pass")
    assert game.decision.seat == 1
    assert fresco.replay(game.log).hash() == game.hash()


# ---- what is no position --------------------------------------------------------------------------------------------

TWENTY = dict(list(fresco.new_game(3, seed=1).view().fresco.items())[:20])


@pytest.mark.parametrize(
    ("words", "cited"),
    [
        ({"players": 2, "painters": [{}, {}, {"wake": 5, "plan": [1, 1, 1, 0, 0]}], "phase": "wake"}, "L-SETUP-04"),
        ({"painters": POOR, "order": [2, 1, 0], "phase": "market"}, "B-ORDER-02"),
        ({"painters": [{"mood": 0, "apprentices": 6}], "phase": "plan"}, "B-MOOD-09"),
        ({"painters": [{"mood": 4, "apprentices": 5}], "phase": "plan"}, "B-MOOD-09"),
        ({"painters": [{**POOR[0], "plan": [0, 2, 2, 1, 1], "mood": 0}, *POOR[1:]], "phase": "market"}, "B-MOOD-09"),
        ({"painters": POOR, "final": True, "fresco": TWENTY, "phase": "market"}, "B-END-01"),
        ({"final": True, "fresco": TWENTY}, "B-END-01"),  # before the end check
        ({"modules": [2], "slices": {"requests": {"removed": ["general 6"]}}}, "M2-LEO-02"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_with_its_rule(words: dict[str, Any], cited: str) -> None:
    with pytest.raises(BadGame, match=cited):
        fresco.position(**{"players": 3, **words})
