"""Configurations and positions that cannot be: an error that says what is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from buonfresco.engine.errors import BadConfig, BadGame, BadPack, BuonfrescoError
from buonfresco.games import cards
from tests.support import rule

EIGHT = ["R-W+", "R-W+", "R-W+", "R-W+", "B-W+", "B-W+", "B-W+", "Y-MM"]


def test_an_unknown_phase_is_told_those_there_are() -> None:
    with pytest.raises(BadGame) as error:
        cards.position(3, phase="dinner")
    assert error.value.reason.key == "error-phase"
    for word in ("dinner", "draw", "act", "limit", "scoring"):
        assert word in str(error.value)


@rule("C-REST-06")
def test_a_saved_game_with_four_rotations_is_refused() -> None:
    saved = json.loads(cards.position(3, painters=[{"frescoes": [("GOP", 3)]}]).to_json())
    saved["state"]["painters"][0]["frescoes"] = [["GOP", 4]]
    with pytest.raises(BadGame):
        cards.from_json(json.dumps(saved))


def test_a_saved_game_without_cards_is_refused_instead_of_running_for_ever() -> None:
    saved = json.loads(cards.new_game(3, seed=1).to_json())
    saved["state"]["piles"]["market"] = []
    for painter in saved["state"]["painters"]:
        painter["hand"] = []
    with pytest.raises(BadGame):
        cards.from_json(json.dumps(saved))


@rule("C-END-01")
@pytest.mark.parametrize("players", [0, 1, 5, -2, "3", 3.0, None, True, []])
def test_two_to_four_play(players: Any) -> None:
    for make in (cards.new_game, cards.position):
        with pytest.raises(BadConfig) as error:
            make(players)
        assert error.value.rule == "C-END-01"
        assert str(players) in str(error.value)


@rule("C-END-05")
@pytest.mark.parametrize("rounds", [0, -1, "many", 2.5, True])
def test_max_rounds_is_a_number_of_rounds(rounds: Any) -> None:
    with pytest.raises(BadConfig) as error:
        cards.new_game(3, max_rounds=rounds)
    assert error.value.rule == "C-END-05"
    assert str(rounds) in str(error.value)


@pytest.mark.parametrize(
    ("pack", "kind"), [("no_such_pack", BadConfig), (7, BadConfig), (None, BadConfig), ("/nowhere/at/all", BadPack)]
)
def test_packs_that_are_not_there(pack: Any, kind: type[BuonfrescoError]) -> None:
    with pytest.raises(kind) as error:
        cards.new_game(3, pack=pack)
    assert str(pack) in str(error.value)


@pytest.mark.parametrize(
    "words",
    [
        {"phase": "dinner"},
        {"dinner": 1},
        {"painters": [{"hand": ["Z-W+"]}]},
        {"painters": [{"hand": ["Y-MMM", "Y-MMM"]}]},  # there is one
        {"painters": [{"tiles": {"paint-Y": 2}}]},
        {"painters": [{"tiles": {"joker": 1}}]},
        {"painters": [{"tiles": {"rotation": -1}}]},
        {"painters": [{"frescoes": [("YRB", 4)]}]},
        {"painters": [{"frescoes": [("YYY", 0)]}]},
        {"painters": [{"frescoes": [("YRG", 0)] * 2}]},
        {"painters": [{}, {}, {}, {}]},
        {"painters": [{"frescoes": [("GOP", 0)], "shoes": 2}]},
        {"painters": [{}, {"hand": [*EIGHT]}]},  # C-HAND-01: not his turn
        {"frescoes": ["YRB"]},
        {"frescoes": ["YRB", "YRB", "YRG", "YRO", "YRP"]},
        {"tiles": ["rotation"]},
        {"tiles": ["rotation"] * 4},
        {"tile_pile": ["demand"] * 5},
        {"favourite": "Z"},
        {"favourite": None, "favourite_pile": ["Y"]},
        {"favourite_pile": ["Y"] * 3},
        {"turn": 3},
        {"start": -1},
        {"round": 0},
        {"final": True},
        {"final": True, "end_reason": "dinner"},
        {"discards": {"market": ["round-G-MM"]}},
        {"discards": {"garden": []}},
        {"piles": {"market": []}, "painters": [{"hand": ["Y-MM"]}]},
        {"piles": {"market": []}},  # nobody would ever be asked anything again
        {"table": ["Y-MM"]},
        {"owed": [1, 0, 0]},
        {"owed": [-1, 0, 0]},
        {"paid": 1},
        {"rotations": 1},
        {"restoring": "BOP"},
        {"restoring": "YRB", "painters": [{"hand": ["Y-MM", "R-MM", "B-MM"]}]},  # and nobody is asked to pay
        {
            "restoring": "BOP",  # which does not lie open
            "painters": [{"hand": ["B-MM", "B-WW", "pointed-O-MM", "rose-P-MM"]}],
            "stack": [["whole turn", "hand", 0, 0], ["pay", "", 0, 0]],
        },
        {"draws": ["cheese"]},
        {"stack": [["dinner", "", 0, 0]]},
        {"stack": [["scoring", "no step", 0, 0]]},
        {"painters": [{"frescoes": [(face, 0) for face in ("YRO", "YRP", "YBO", "YBP", "RBO", "RBP")]}]},  # C-END-01
    ],
)
def test_positions_that_cannot_be(words: dict[str, Any]) -> None:
    with pytest.raises(BadGame) as error:
        cards.position(3, **words)
    assert str(error.value)
