"""Positions from a few words, saved games edited by hand, nonsense: BadGame or a position that plays on."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buonfresco.engine.errors import BadGame, BuonfrescoError
from buonfresco.games import cards
from buonfresco.games.cards import Cards
from tests.cards.table import acting, asked, hand, play, random_game, texts

KINDS = ("turn", "lay", "draw", "pay", "rotate", "take", "more", "give", "window", "discard")


# ---- positions from words ------------------------------------------------------------------------------------------


def test_a_position_without_words_is_the_beginning_of_a_turn() -> None:
    game = cards.position(3, seed=1)
    view = game.view()
    assert (view.round, view.start, view.turn, asked(game)) == (1, 0, 0, ("turn", 0))
    assert [sum(player.backs.values()) for player in view.players] == [1, 0, 0]
    assert (len(view.frescoes), view.fresco_pile, len(view.tiles), view.tile_pile) == (4, 21, 3, 17)
    assert view.favourite is not None
    assert view.favourite_pile == 11


@pytest.mark.parametrize(
    ("phase", "seen", "kind"),
    [("draw", "act", "turn"), ("act", "act", "turn"), ("limit", "limit", "discard"), ("scoring", "over", "over")],
)
def test_the_phases_a_position_can_begin_with(phase: str, seen: str, kind: str) -> None:
    eight = ["Y-MM", "R-MM", "B-MM", "Y-WW", "R-WW", "B-WW", "Y-MMM", "R-MMM"]
    words: dict[str, Any] = {"final": True, "end_reason": "rounds"} if phase == "scoring" else {}
    game = cards.position(3, phase=phase, painters=[{"hand": eight[: 7 if phase == "scoring" else 8]}], seed=1, **words)
    assert (game.view().phase, game.decision.kind if game.decision else "over") == (seen, kind)
    assert len(hand(game)) == {"draw": 9, "act": 8, "limit": 8, "scoring": 7}[phase]


def test_a_position_may_say_the_agenda_itself() -> None:
    words: dict[str, Any] = {
        "stack": [["whole turn", "hand", 0, 0], ["pay", "", 0, 0]],
        "restoring": "YRB",
        "paid": 1,
        "rotations": 1,
        "table": ["Y-M*"],
    }
    painters = [{"hand": ["R-MM", "R-M*", "B-MM"]}]
    game = cards.position(2, painters=painters, frescoes=["YRB", "GOP", "YRG", "YRO"], seed=1, **words)
    assert texts(game) == ["pay R-MM", "pay R-M*"]
    play(game, "pay R-M*")
    assert game.view().players[0].frescoes[0].rotations >= 2


def test_what_luck_brings_is_said_by_name() -> None:
    """The end of a restoration draws a tile, a fresco card and a favorite color; then the next one draws a card."""
    draws = ["paint-G", "BOP", "P", "Y-M*"]
    faces = ["YRB", "GOP", "YRG", "YRO"]
    game = acting("Y-MM", "R-MM", "B-MM", frescoes=faces, favourite="Y", draws=draws, players=2)
    game.apply("restore YRB")
    view = game.view(1)
    assert (view.tiles[-1], view.frescoes[-1], view.favourite, hand(game, 1)) == ("paint-G", "BOP", "P", ["Y-M*"])


@pytest.mark.parametrize(
    ("words", "mentions"),
    [
        ({"phase": "siesta"}, "siesta"),
        ({"phase": []}, ""),
        ({"painters": [{"hand": ["Y-XX"]}]}, "Y-XX"),
        ({"painters": [{"hand": ["Y-WW", "Y-WW"]}]}, "C-SETUP-01"),
        ({"painters": [{"colour": "red"}]}, "colour"),
        ({"painters": [{}] * 4}, "4 painters"),
        ({"painters": ["ab"]}, ""),
        ({"painters": [7]}, ""),
        ({"painters": [{"hand": 7}]}, ""),
        ({"painters": [{"frescoes": [()]}]}, ""),
        ({"painters": [{"frescoes": ["YRB"]}]}, ""),
        ({"painters": [{"frescoes": [("YRB", 4)]}]}, "rotations"),
        ({"painters": [{"frescoes": [("YYY", 1)]}]}, "YYY"),
        ({"painters": [{"frescoes": [("YRB", 0)] * 3}]}, "fresco cards"),
        ({"painters": [{"tiles": {"demand": 5}}]}, "demand"),
        ({"painters": [{"tiles": {"demand": -1}}]}, ""),
        ({"painters": [{"tiles": {"joker": 1}}]}, "joker"),
        ({"painters": [{"tiles": {"demand": "x"}}]}, ""),
        ({"painters": [{}, {"hand": ["Y-W+"] * 4 + ["R-W+"] * 4}]}, "C-HAND-01"),
        ({"painters": [{"frescoes": [(face, 0) for face in ("YRB", "YRG", "YRO", "YRP", "YBG", "YBO")]}]}, "C-END-01"),
        ({"frescoes": ["YRB"]}, "C-REST-09"),
        ({"frescoes": ["YRB", "YRB", "YRB", "GOP"]}, "fresco cards"),
        ({"frescoes": ["YRB", "YRG", "YRO", "GOP", "YGP"]}, "C-REST-09"),
        ({"tiles": ["demand"]}, "C-REST-09"),
        ({"tiles": ["paint-G", "paint-G", "demand"]}, "paint-G"),
        ({"favourite": "Z"}, "Z"),
        ({"favourite": None, "favourite_pile": ["Y"]}, "C-REST-10"),
        ({"favourite": "Y", "favourite_pile": ["Y", "Y"]}, "C-SETUP-05"),
        ({"piles": {"cellar": []}}, "cellar"),
        ({"piles": {"round": ["Y-W+"]}}, "Y-W+"),
        ({"piles": {"market": []}}, "C-SETUP-01"),
        ({"discards": {"rose": ["round-G-W*"]}}, "round-G-W*"),
        ({"discards": [1]}, ""),
        ({"round": 0}, "round"),
        ({"start": 3}, "seat"),
        ({"turn": -1}, "seat"),
        ({"draws": ["zz"]}, "zz"),
        ({"weather": "rain"}, "weather"),
        ({"stack": [["no such program", "", 0, 0]]}, "no such program"),
        ({"stack": [["whole turn", "no step", 0, 0]]}, "step"),
        ({"stack": [["turn", "", 7, 0]]}, "figure"),
        ({"stack": 7}, ""),
        ({"final": True}, "C-END-01"),
        ({"paid": 1}, "C-REST-17"),
        ({"owed": [0, 1, 0]}, "C-EXCH"),
        ({"table": ["Y-WW"]}, "C-EXCH-07"),
    ],
)
def test_positions_that_cannot_be(words: dict[str, Any], mentions: str) -> None:
    with pytest.raises(BadGame) as error:
        cards.position(3, seed=1, **words)
    assert mentions in str(error.value)


# ---- saved games edited by hand ------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '{"game": "cards"}', b"\xff\xfe", '{"a": ' * 50])
def test_broken_json(text: Any) -> None:
    with pytest.raises(BadGame):
        cards.from_json(text)


@pytest.mark.parametrize(
    ("path", "value", "mentions"),
    [
        (["game"], "chess", "chess"),
        (["version"], 99, "version"),
        (["config", "players"], 7, "7"),
        (["config", "pack"], "no_such_pack", "no_such_pack"),
        (["config", "max_rounds"], 0, "0"),
        (["state", "painters"], [], "painters"),
        (["state", "painters", 0, "hand"], ["Y-XX"], "Y-XX"),
        (["state", "painters", 0, "frescoes"], [["YRB", 9]], "rotations"),
        (["state", "painters", 0, "tiles"], {"joker": 1}, "joker"),
        (["state", "painters", 0, "thalers"], 3, "thalers"),
        (["state", "piles", "rose"], ["Y-W+"], "Y-W+"),
        (["state", "piles", "cellar"], [], "cellar"),
        (["state", "favourite"], "Z", "Z"),
        (["state", "round"], 0, "round"),
        (["state", "turn"], 3, "seat"),
        (["state", "paid"], 3, "paid"),
        (["state", "owed"], [0, -1, 0], "owed"),
        (["state", "owed"], [0, 1], "owed"),
        (["state", "stack"], [["no such program", "", 0, 0]], "no such program"),
        (["state", "stack"], [["whole turn", "no step", 0, 0]], "step"),
        (["state", "surprise"], 1, "surprise"),
    ],
)
def test_saved_games_that_are_wrong(path: list[Any], value: object, mentions: str) -> None:
    data: Any = json.loads(cards.new_game(3, seed=1).to_json())
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(BuonfrescoError) as error:
        cards.from_json(json.dumps(data))
    assert mentions in str(error.value)


def plays_on(data: dict[str, Any], players: int) -> bool:
    """A saved game, edited: refused as BadGame, called unsound by check(), or it plays on, sound at every step."""
    try:
        game: Cards = cards.from_json(json.dumps(data))
    except BadGame:
        return False
    if game.check():
        return False
    rng = random.Random(1)
    for _ in range(60):
        for viewer in (None, *range(players)):
            game.view(viewer)
        if game.over:
            break
        game.apply(rng.choice(game.legal()))
        assert game.check() == [], data["state"]
    assert cards.from_json(game.to_json()).hash() == game.hash()
    return True


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_agenda_written_by_hand_is_refused_or_unsound_or_plays_on(players: int) -> None:
    rng = random.Random(players)
    played = 0
    for game in random_game(players, players):
        if game.over or rng.random() > 0.25:
            continue
        for _ in range(6):
            data = json.loads(game.to_json())
            state = data["state"]
            frames: list[list[Any]] = [
                ["whole turn", rng.choice(("hand", "hand", "hand", "end", "act", "draw")), state["turn"], 0]
            ]
            for _ in range(rng.choice((1, 1, 2, 2, 3))):
                kind = rng.choice(KINDS)
                seat = rng.randrange(players) if kind == "give" or rng.random() < 0.1 else state["turn"]
                frames.append([kind, "", seat, rng.choice((0, 1, 3, 5, 9, -1)) if kind == "give" else 0])
            state["stack"] = frames
            changes: dict[str, tuple[Any, ...]] = {
                "restoring": (None, *state["frescoes"]),
                "exchanged": (True, False),
                "restored": (0, 0, 1, 2),
                "paid": (0, 0, 1, 2),
                "owed": ([0, 0, 0], [1, 0, 0], [0, 1, 1]),
                "rotations": (0, 0, 1, 5),
            }
            for name, some in changes.items():
                if rng.random() < 0.3:
                    state[name] = rng.choice(some)
            played += plays_on(data, players)
    assert played > 5


SAVED = acting("Y-WW", "R-MM", "B-M*", tiles={"demand": 1}, others=[{"hand": ["Y-MM"]}]).to_json()


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(SAVED) - 1), st.text(max_size=3), st.integers(0, 6))
def test_no_damage_to_a_saved_game_ever_crashes_the_reader(place: int, insert: str, drop: int) -> None:
    text = SAVED[:place] + insert + SAVED[place + drop :]
    try:
        game = cards.from_json(text)
    except BuonfrescoError:
        return
    assert isinstance(game.check(), list)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.sampled_from(["", "Y", "turn", "YRB", "Y-W+", "demand", *KINDS]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["hand", "tiles", "rose"]), inner),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(json.loads(SAVED)["state"])), VALUES)
def test_any_value_in_any_field_is_refused_or_unsound_or_plays_on(field: str, value: Any) -> None:
    data = json.loads(SAVED)
    data["state"][field] = value
    plays_on(data, 3)


WORDS = [
    *("painters", "piles", "discards", "frescoes", "fresco_pile", "tiles", "tile_pile", "favourite", "favourite_pile"),
    *("table", "round", "start", "turn", "phase", "stack", "draws", "owed", "nonsense"),
]


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(WORDS), VALUES)
def test_nonsense_instead_of_words_is_bad_game_and_nothing_else(word: str, value: Any) -> None:
    try:
        game = cards.position(3, **{"seed": 1, word: value})
    except BadGame:
        return
    assert game.check() == []
