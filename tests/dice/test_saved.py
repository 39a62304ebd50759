"""Saved games that were edited or damaged: BadGame, or a position that can be looked at and, if sound, played on."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buonfresco.engine.errors import BadGame, BuonfrescoError
from buonfresco.games import dice
from buonfresco.games.dice import Dice
from tests.dice.table import play_out, play_turn, position, random_game, reaching, texts, throw, turn_for
from tests.support import rule

JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    7,
    2**70,
    1.5,
    "",
    "x",
    "marked",
    "red",
    "woman-1",
    [],
    [1],
    ["x"],
    [[]],
    {},
    {"a": 1},
)


@functools.cache
def bases() -> list[str]:
    """Saved games of three players at every decision a turn has, and over."""
    found: dict[object, str] = {}
    for seed in (1, 2):
        for game in random_game(3, seed):
            kind = game.decision.kind if game.decision is not None else "over"
            found.setdefault((kind, game.view(None).throws), game.to_json())
    painters = [{"space": 50}, {"space": 20}, {"space": 30}]
    bonus = turn_for(16, painters=painters, sections={name: [0] for name in ("8", "13", "19", "24")})
    play_turn(bonus, *reaching(16), bets={1: (1, "marked"), 2: (3, "other")})
    found["bonus"] = bonus.to_json()
    return list(found.values())


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield from places(data[key], (*path, key))


def edited(text: str, path: tuple[Any, ...], value: object) -> str:
    data = json.loads(text)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return json.dumps(data)


def look(game: Dice) -> list[str]:
    """Whatever was read can be looked at, and saved again."""
    for viewer in (None, *range(game.r.seats)):
        game.view(viewer)
    assert dice.from_json(game.to_json()).hash() == game.hash()
    return game.check()


def test_there_is_a_base_for_every_decision() -> None:
    asked = [dice.from_json(text).decision for text in bases()]
    kinds = {one.kind if one else "over" for one in asked}
    assert kinds == {"bishop", "bet", "keep", "favour", "bonus", "over"}


def test_every_field_of_the_state_edited_to_nonsense_is_refused_or_readable() -> None:
    rng = random.Random(2)
    outcomes = {"refused": 0, "unsound": 0, "sound": 0}
    for text in bases():
        for path in places(json.loads(text)["state"]):
            for value in rng.sample(JUNK, 12):
                try:
                    game = dice.from_json(edited(text, ("state", *path), value))
                except BadGame:
                    outcomes["refused"] += 1
                    continue
                outcomes["unsound" if look(game) else "sound"] += 1
    assert min(outcomes.values()) > 100, outcomes


def test_an_edited_position_that_is_sound_plays_on_to_its_end() -> None:
    rng = random.Random(3)
    played = 0
    for text in bases():
        for path in places(json.loads(text)["state"]):
            for value in rng.sample(JUNK, 6):
                try:
                    game = dice.from_json(edited(text, ("state", *path), value))
                except BadGame:
                    continue
                if look(game):
                    continue
                while not game.over and game.view(None).round < 9:
                    game.apply(rng.choice(game.legal()))
                    assert game.check() == [], (path, value, json.loads(text)["state"]["stack"])
                played += 1
    assert played > 100


@pytest.mark.parametrize(
    "edits",
    [
        {("turn",): 1},  # whose turn it is
        {("stack", 0, 2): 1},
        {("stack", 1, 2): 1},
        {("stack", 0, 1): "second throw"},  # how far the turn has come
        {("throws",): 2, ("aside",): [["blue", 1, 0], ["red", 1, 0]], ("pips",): {}, ("colours",): []},
        {("stack", 1): ["bet", "", 0, 0]},
        {("stack", 1): ["favour", "", 0, 0]},
    ],
)
def test_check_tells_an_agenda_that_does_not_fit_the_table(edits: dict[tuple[Any, ...], object]) -> None:
    game = position(players=3, draws=throw())
    for text in ("bishop 8", "wait", "wait"):
        game.apply(text)
    text = game.to_json()
    for path, value in edits.items():
        text = edited(text, ("state", *path), value)
    try:
        problems = dice.from_json(text).check()
    except BadGame:
        return
    assert problems != []


@rule("D-RES-04")
def test_check_tells_a_section_that_is_owned_twice() -> None:
    """No save gets so far; a slip in the rules would."""
    game = position(players=3, sections={"8": [0]})
    game.s.takers[0].append(0)
    assert any("D-RES-04" in problem for problem in game.check())


def test_a_broken_position_does_not_change_what_other_games_offer() -> None:
    """The tables of a configuration are shared by all its games; here the broken one is the first to fill them."""
    text = edited(dice.new_game(2, seed=1, max_rounds=987).to_json(), ("config", "max_rounds"), 986)
    whole = dice.from_json(text, verify=False)
    whole.apply("bishop 8")
    whole.listening = False
    saved = json.loads(whole.to_json())
    saved["state"] |= {
        "stack": [["turn", "second bets", whole.s.turn, 0], ["keep", "", whole.s.turn, 0]],
        "throws": 1,
        "colours": ["red", "blue"],
        "pips": {"blue": 1, "yellow": 1, "green": 1, "orange": 1, "purple": 1},
    }
    dice.from_json(json.dumps(saved))
    saved["state"]["pips"]["red"] = 4
    sound = dice.from_json(json.dumps(saved))
    assert sound.check() == []
    assert "keep red" in texts(sound)
    assert "keep red x2" in texts(sound)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '{"game": "dice"}', b"\xff\xfe", '{"a": ' * 50])
def test_broken_json(text: Any) -> None:
    with pytest.raises(BadGame):
        dice.from_json(text)


@pytest.mark.parametrize(
    ("path", "value", "mentions"),
    [
        (("game",), "chess", "chess"),
        (("version",), 99, "version"),
        (("config", "players"), 7, "7"),
        (("config", "players"), "3", "players"),
        (("config", "pack"), "no_such_pack", "no_such_pack"),
        (("config", "max_rounds"), 0, "0"),
        (("state", "bishop"), 9, "9"),
        (("state", "surprise"), 1, "surprise"),
        (("state", "painters", 0, "mood"), 40, "mood"),
        (("state", "painters", 0, "space"), -4, "space"),
        (("state", "painters", 0, "points"), {"mauve": 1}, "mauve"),
        (("state", "painters"), [], "painters"),
        (("state", "sections", "8"), [0, 1, 2, 0], "sections has 4"),
        (("state", "sections", "8"), [0, 0], "D-RES-04"),
        (("state", "painters", 1, "bet"), "marked", "column"),
        (("state", "painters", 1, "column"), 1, "column"),
        (("state", "fields", "9-12"), "no tile", "no tile"),
        (("state", "fields", "9-12"), "woman-2-3", "D-SETUP-06"),
        (("state", "stack"), [["no such program", "", 0, 0]], "no such program"),
        (("state", "stack"), [["turn", "no step", 0, 0]], "step"),
        (("state", "stack"), [["turn", "favour tile", 3, 0]], "figure"),
        (("luck",), ["not hexadecimal", []], "hexadecimal"),
        (("log", "inputs"), ["0 fly"], "fly"),
        (("log", "inputs"), ["undo 99"], "99"),
    ],
)
def test_saved_games_that_are_wrong(path: tuple[Any, ...], value: object, mentions: str) -> None:
    text = dice.new_game(3, seed=1).to_json()
    with pytest.raises(BuonfrescoError) as error:
        dice.from_json(edited(text, path, value))
    assert mentions in str(error.value)
    if path[0] in ("state", "log", "luck"):
        assert isinstance(error.value, BadGame)


SAVED = dice.new_game(2, seed=1).to_json()


@settings(max_examples=250, deadline=None)
@given(st.integers(0, len(SAVED) - 1), st.text(max_size=3), st.integers(0, 6))
def test_no_damage_to_a_saved_game_ever_crashes_the_reader(place: int, insert: str, drop: int) -> None:
    try:
        game = dice.from_json(SAVED[:place] + insert + SAVED[place + drop :])
    except BuonfrescoError:
        return
    assert isinstance(game.check(), list)


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.integers(), st.randoms(use_true_random=False))
def test_any_seed_makes_a_sound_game(players: int, seed: int, rng: random.Random) -> None:
    game = dice.new_game(players, seed=seed)
    for _ in range(60):
        assert game.check() == []
        if not game.over:
            game.apply(rng.choice(game.legal()))


def test_a_position_says_what_it_was_told() -> None:
    game = position(
        players=3,
        painters=[{"space": 30, "portraits": ["woman-4"]}, {"space": 9}, {"points": {"bets": 3}, "space": 3}],
        sections={"16": [0]},
        fields={"9-12": "man-4"},
        round=4,
        start=2,
        turn=1,
    )
    view = game.view(0)
    assert (view.round, view.start, view.turn) == (4, 2, 1)
    assert view.players[0].points == {"fresco": 5, "portraits": 4, "bets": 21}
    assert view.fields["9-12"].open == "man-4"
    assert game.check() == []
    assert play_out(game).over
