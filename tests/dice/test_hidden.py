"""Hidden information never leaks: what differs only face down looks the same, byte for byte (D-INFO-01)."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest

from buonfresco.engine.errors import Reason
from buonfresco.engine.fields import PUBLIC
from buonfresco.games import dice
from buonfresco.games.dice import Dice, state
from buonfresco.games.dice.state import EVENTS
from tests.dice.table import asked, play_turn, position, random_game, reaching, throws
from tests.support import rule

# Every field of the state, and what others may know of it. A new field belongs into one of the two tables.
HIDDEN = {field.name for field in state.FIELDS.fields if field.seen is not PUBLIC}
LUCK = ("turned_over", "bet_shown", "wed")  # from here on the worlds may differ openly


def other_world(game: Dice, viewer: int | None, rng: random.Random) -> Dice:
    """The same position with everything that is hidden from the viewer dealt anew; points stay where they are."""
    data = json.loads(game.to_json())
    state = data["state"]
    others = [painter for seat, painter in enumerate(state["painters"]) if seat != viewer]
    for painter in others:
        if painter.get("bet"):
            painter["bet"] = rng.choice(EVENTS)
    places = [state["unseen"], *[painter["portraits"] for painter in others if "portraits" in painter]]
    names: list[str] = [name for place in places for name in place]
    by_points: dict[str, list[str]] = {}
    for name in names:
        by_points.setdefault(name.split("-")[1], []).append(name)
    for tiles in by_points.values():
        rng.shuffle(tiles)
    for place in places:
        place[:] = [by_points[name.split("-")[1]].pop() for name in place]
        rng.shuffle(place)
    world = dice.from_json(json.dumps(data))
    assert world.check() == []
    return world


def said(reason: Reason | None) -> str:
    """Rule, message and arguments: what is equal here reads the same in every language."""
    return repr(reason)


def seen(game: Dice, viewer: int | None) -> list[object]:
    """Everything a seat or a spectator can get out of a game."""
    got: list[object] = [game.view(viewer).to_json(), game.decisions, game.scores(), game.outcome]
    if viewer is not None:
        got += [[action.text for action in game.legal(viewer)]]
        got += [said(game.explain(action, viewer)) for action in game.codec.actions]
    return got


def told(events: Any, viewer: int | None) -> list[dict[str, object]]:
    found = [event.to_data() for event in events.seen_by(viewer)]
    return list(itertools.takewhile(lambda event: event["kind"] not in LUCK, found))


@rule("D-INFO-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_lies_face_down_changes_nothing_a_seat_gets(players: int) -> None:
    rng = random.Random(players)
    compared = answered = 0
    for game in random_game(players, 20 + players):
        if game.over or rng.random() > 0.25:
            continue
        for viewer in (None, *range(players)):
            one, two = other_world(game, viewer, rng), other_world(game, viewer, rng)
            assert seen(one, viewer) == seen(two, viewer) == seen(game, viewer)
            compared += one.hash() != two.hash()
            if viewer is not None and one.legal(viewer):
                answer = rng.choice(one.legal(viewer))
                events = [world.apply(answer, viewer) for world in (one, two)]
                assert told(events[0], viewer) == told(events[1], viewer)
                if not any(event.kind in LUCK for event in events[0]):
                    assert seen(one, viewer) == seen(two, viewer)
                    answered += 1
    assert compared > 50
    assert answered > 20


@rule("D-INFO-01", "D-BET-05")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_other_bets_are_never_felt_before_they_are_turned_over(players: int, viewer: int | None) -> None:
    """Two games side by side, in which only others' tiles differ: also what may be undone is the same."""
    rng = random.Random(5)
    differed = 0
    for game in random_game(players, 30 + players, max_rounds=4):
        if game.over or asked(game)[0] != "bishop":
            continue
        one, two = game.copy(), game.copy()
        while True:
            assert seen(one, viewer) == seen(two, viewer)
            for seat in range(players):
                assert said(one.explain_undo(seat)) == said(two.explain_undo(seat))
            seat, answer = asked(one)[1], rng.choice(one.legal()).text
            other = answer
            if seat != viewer and answer.startswith("bet"):
                other = f"bet {rng.choice(EVENTS)}"
            events = one.apply(answer, seat), two.apply(other, seat)
            assert told(events[0], viewer) == told(events[1], viewer)
            differed += answer != other
            if one.over or asked(one)[0] == "bishop" or any(event.kind in LUCK for event in events[0]):
                break
    assert differed > 1


@rule("D-INFO-01")
def test_the_portraits_of_others_are_not_felt_either() -> None:
    """The same sum in other tiles: a 4 and a 2, or two 3s; a man, or a woman."""
    worlds = []
    for mine in (["woman-4", "man-2-1"], ["man-4", "woman-2-1"], ["woman-3-1", "man-3-1"], ["woman-3-2", "woman-3-1"]):
        fields = {"9-12": "man-1", "14-15": "woman-1", "17-18": "man-3-2", "20-23": "man-2-2"}
        painters = [{"space": 20}, {"space": 30, "portraits": mine}, {"space": 40}]
        worlds.append(position(players=3, painters=painters, fields=fields, draws=throws(*reaching(7)), seed=1, turn=1))
    assert len({world.hash() for world in worlds}) == 4
    for viewer in (None, 0, 2):
        assert all(seen(world, viewer) == seen(worlds[0], viewer) for world in worlds)
    events = [play_turn(world, *reaching(7)) for world in worlds]
    assert all(one == events[0] for one in events)
    for viewer in (None, 0, 2):
        assert all(seen(world, viewer) == seen(worlds[0], viewer) for world in worlds)
    assert len({world.view(1).to_json() for world in worlds}) == 4


def test_a_view_holds_no_luck_and_no_log() -> None:
    game = dice.new_game(3, seed=123456789)
    view = json.loads(game.view(0).to_json())
    assert str(game.chance.word) not in game.view(0).to_json()
    assert not {"draw", "log", "luck", "unseen", "inputs"} & view.keys()


def test_changing_a_view_changes_nothing_else() -> None:
    game = position(players=3, painters=[{"space": 20, "portraits": ["man-4"]}], sections={"16": [0]})
    before, again = game.to_json(), game.view(0).to_json()
    view = game.view(0)
    view.players[0].points["bishop"] = 99
    view.players[0].sections.clear()
    assert view.players[0].faces is not None
    view.players[0].faces.clear()
    view.stacks["16"].clear()
    view.fields.clear()
    view.pips["blue"] = 6
    view.config["players"] = 99
    assert view.decision is not None
    view.decision.options.clear()
    view.decision.rules.clear()
    assert game.to_json() == before
    assert game.view(0).to_json() == again
