"""What lies open and what does not (D-INFO)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.engine.view import option
from buonfresco.games import dice
from tests.dice.table import of_kind, play_out, play_turn, position, random_game, reaching, throws, turn_for
from tests.support import rule

PAINTERS = [
    {"space": 20, "portraits": ["woman-4", "man-1"]},
    {"space": 30, "portraits": ["man-3-1"]},
    {"space": 40},
]


@rule("D-INFO-01")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everybody_sees_the_table(viewer: int | None) -> None:
    game = position(players=3, painters=PAINTERS, sections={"16": [2, 0]}, draws=throws(*reaching(16)))
    game.apply("bishop 19")
    game.apply("bet other")
    game.apply("wait")
    game.apply("keep blue")
    view = game.view(viewer)
    assert (view.bishop, view.favour, view.turn, view.start, view.throws, view.sum) == (19, 0, 0, 0, 1, 4)
    assert [player.sections for player in view.players] == [{"16": 6}, {}, {"16": 5}]
    assert [player.portraits for player in view.players] == [2, 1, 0]
    assert view.stacks["16"] == [7]
    assert all(field.open is not None and field.facedown > 0 for field in view.fields.values())
    assert [player.bet and player.bet.column for player in view.players] == [None, 1, None]


@rule("D-INFO-01")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_portraits_on_boards_lie_face_down_but_ones_own_may_be_looked_at(viewer: int | None) -> None:
    view = position(players=3, painters=PAINTERS).view(viewer)
    faces = [["woman-4", "man-1"], ["man-3-1"], []]
    assert [player.faces for player in view.players] == [
        own if seat == viewer else None for seat, own in enumerate(faces)
    ]


@rule("D-INFO-01", "D-RES-02")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everybody_sees_a_portrait_when_it_is_taken(viewer: int | None) -> None:
    game = turn_for(10, painters=PAINTERS, fields={"9-12": "woman-2-2"})
    game.apply("bishop 8")
    while game.decision is not None and game.decision.kind != "bishop":
        kind = game.decision.kind
        number = len(game.view(None).aside)
        answers = {"bet": "wait", "keep": f"keep {('blue', 'yellow', 'green')[number % 3]}", "favour": "favour 0"}
        events = game.apply(answers[kind])
    [painted] = of_kind(events.seen_by(viewer), "painted")
    assert painted.data == {"field": "9-12", "portrait": "woman-2-2"}


@rule("D-INFO-01", "D-VP-02")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_bets_are_face_down_until_phase_4(viewer: int | None) -> None:
    game = turn_for(16, painters=[{"space": 20}, {"space": 30}, {"space": 40}])
    game.apply("bishop 16")
    told = list(game.apply("bet portrait").seen_by(viewer))
    told += game.apply("wait").seen_by(viewer)
    bet = game.view(viewer).players[1].bet
    assert bet is not None
    assert bet.tile == ("portrait" if viewer == 1 else None)
    for text in ("keep blue", "wait", "keep yellow", "wait", "keep green", "favour 0"):
        assert "bet_shown" not in [event.kind for event in told]
        told = list(game.apply(text).seen_by(viewer))
    assert [event.data for event in of_kind(told, "bet_shown")] == [{"tile": "portrait", "column": 1, "points": 0}]


@rule("D-INFO-01")
def test_face_down_portraits_on_the_fields_are_in_no_view() -> None:
    for game in random_game(3, 4):
        unseen = game.state_data()["unseen"]
        for viewer in (None, 0, 1, 2):
            text = game.view(viewer).to_json()
            assert not any(f'"{tile}"' in text for tile in unseen)


@rule("D-INFO-01", "D-SCORE-01")
def test_at_the_end_all_portraits_are_turned_over() -> None:
    game = play_out(dice.new_game(4, seed=8))
    for viewer in (None, 2):
        for seat, player in enumerate(game.view(viewer).players):
            assert player.faces == game.view(seat).players[seat].faces
            assert player.faces is not None
            assert len(player.faces) == player.portraits
    assert sum(player.portraits for player in game.view(None).players) > 0


@rule("D-INFO-01")
def test_no_event_but_a_bet_hides_anything() -> None:
    game = dice.new_game(3, seed=1)
    hiding = {name for name, kind in game.r.events.items() if kind.secret or kind.private}
    assert hiding == {"bet"}
    game = turn_for(10, painters=[{"space": 20}, {"space": 30}, {"space": 40}])
    for event in play_turn(game, *reaching(10), bets={2: (1, "portrait")}):
        assert (event.seen_by(None) == event) == (event.kind != "bet")


def test_an_option_is_shown_with_its_code_its_words_and_its_place() -> None:
    for game in random_game(3, 5, max_rounds=10):
        for decision in game.decisions:
            asked = game.view(decision.seat).decision
            assert asked is not None
            assert (asked.kind, asked.actor, tuple(asked.rules)) == (decision.kind, decision.seat, decision.rules)
            assert [option.text for option in asked.options] == [action.text for action in game.legal()]
            for shown in asked.options:
                action = game.codec.decode(shown.code)
                assert (shown.text, shown.kind) == (action.text, action.kind)


def test_every_action_points_at_its_place_on_the_table() -> None:
    game = dice.new_game(3, seed=1)
    found: dict[str, list[Any]] = {}
    for action in game.codec.actions:
        shown = option(game, action)
        found.setdefault(action.kind, []).append(shown.at or shown.args)
    colours = ("blue", "yellow", "green", "red", "orange", "purple")
    assert found == {
        "bishop": [[f"section:{total}"] for total in (8, 13, 16, 19, 24)],
        "bet": [["bet:marked"], ["bet:other"], ["bet:portrait"]],
        "wait": [{}],
        "keep": [[f"die:{colour}"] for colour in colours for _ in (1, 2, 4)],
        "favour": [{"change": 1}, {"change": -1}, {"change": 0}],
        "take": [[f"field:{field}"] for field in ("9-12", "14-15", "17-18", "20-23")],
    }


def test_a_round_is_announced_with_its_number() -> None:
    began = []
    for game in random_game(3, 2, max_rounds=4):
        began += [(event.actor, event.data) for event in of_kind(game.events, "round_began")]
    assert began == [(-1, {"round": number, "final": number == 4}) for number in (1, 2, 3, 4)]
