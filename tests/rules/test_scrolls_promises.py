"""Module 7, Scrolls (M7): secrets, other modules, wrong input, whole games."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import BadAction, BadGame, IllegalAction
from buonfresco.engine.events import Events
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.board import SEGMENT_ID
from buonfresco.games.fresco.hooks import Extra, Module, Share
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.modules.scrolls import MODULE
from buonfresco.games.fresco.state import NoSlice
from tests.rules.flow import told
from tests.rules.table import refused
from tests.rules.test_scrolls import BOTH, COLUMN, ROW, at_scroll, hand, kind, nave, points
from tests.support import PRESETS, play_out, random_game, rule, texts

# ---- secrets ------------------------------------------------------------------------------------------------------


def shown(game: Fresco, viewer: int | None) -> list[tuple[str | None, str | None]]:
    return [(one["row"], one["column"]) for one in game.view(viewer).modules["scrolls"]["players"]]


@rule("M7-INFO-01", "M7-SETUP-02", "X-INFO-01")
def test_scrolls_are_hidden_from_the_others() -> None:
    game = fresco.new_game(3, modules=(7,), seed=1)
    for viewer in range(3):
        for seat, scrolls in enumerate(shown(game, viewer)):
            assert scrolls == (hand(game, seat) if seat == viewer else (None, None))
    assert shown(game, None) == [(None, None)] * 3


@rule("M7-INFO-01")
def test_a_played_scroll_is_public_and_the_other_one_is_not() -> None:
    game = nave("D2")
    game.apply("restore D2")
    assert shown(game, 1)[0] == (None, None)
    events = game.apply(ROW)
    assert told(events.seen_by(None), "scrolls_played")[0].data == {"scrolls": ["2"], "segments": 1}
    for viewer in (1, None):
        assert shown(game, viewer)[0] == ("", None)
        assert game.view(viewer).modules["scrolls"]["players"][0]["played"] == ["2"]


@rule("M7-INFO-01", "B-INFO-07")
def test_at_the_end_the_screens_are_lifted_but_nobody_sees_what_was_not_dealt() -> None:
    game = fresco.new_game(2, modules=(7,), seed=5)
    dealt = {line for seat in range(2) for line in hand(game, seat)}
    play_out(game)
    view = game.view(None).modules["scrolls"]
    found = {line for one in view["players"] for line in (one["row"], one["column"], *one["played"]) if line}
    assert found == dealt
    assert list(view) == ["players"]
    assert game.sample(0, 1).view(None) == game.view(None)


@rule("M7-INFO-01", "X-INFO-04")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_views_and_samples_do_not_depend_on_the_scrolls_of_the_others(viewer: int | None) -> None:
    game = fresco.new_game(3, modules=(7,), seed=2)
    data = json.loads(game.to_json())
    scrolls = data["state"]["modules"]["scrolls"]
    for key, lines in (("rows", "12345"), ("columns", "ABCDE")):
        own = scrolls[key][viewer] if viewer is not None else None
        free = [line for line in reversed(lines) if line != own]
        scrolls[key] = [own if seat == viewer else free.pop() for seat in range(3)]
    other = fresco.from_json(json.dumps(data))
    assert other.hash() != game.hash()
    assert other.view(viewer) == game.view(viewer)
    for recall in (False, True):
        assert other.sample(viewer, 4, recall).state_data() == game.sample(viewer, 4, recall).state_data()


@rule("X-INFO-04")
@pytest.mark.parametrize("recall", [False, True])
def test_samples_deal_all_lines_that_can_be_out_there_and_no_others(recall: bool) -> None:
    game = nave("D2", row="2", column="D")
    data = json.loads(game.to_json())
    data["state"]["modules"]["scrolls"].update(rows=["2", "4", "1"], columns=["D", "A", None], played=[[], [], ["E"]])
    game = fresco.from_json(json.dumps(data))
    rows: Counter[str] = Counter()
    columns: Counter[str] = Counter()
    for seed in range(120):
        world = game.sample(0, seed, recall)
        assert world.check() == []
        assert world.view(0) == game.view(0)
        rows[hand(world, 1)[0]] += 1
        columns[hand(world, 1)[1]] += 1
        assert hand(world, 2)[1] == ""
    assert sorted(rows) == ["1", "3", "4", "5"]
    assert sorted(columns) == ["A", "B", "C"]
    assert min(*rows.values(), *columns.values()) > 15


@rule("X-INFO-04")
@pytest.mark.parametrize("preset", PRESETS)
def test_who_is_asked_has_something_to_play_in_every_sample(preset: str) -> None:
    game = nave("D2", row="2", column="A", preset=preset, bishop="C2")
    game.apply("restore D2")
    assert texts(game) == [ROW, "pass"]
    hands = set()
    for seed in range(80):
        world = game.sample(1, seed)
        assert at_scroll(world)
        assert len(world.legal(0)) > 1
        assert world.check() == []
        hands.add(hand(world, 0))
    in_row = {("2", column) for column in "ABCDE"}
    in_column = {(row, "D") for row in "12345"}
    assert hands == (in_row | in_column if preset == "revised" else in_row)


@rule("X-INFO-04")
def test_one_redraw_is_enough_for_who_is_asked() -> None:
    """Even where few lines could be played: nothing is left to luck."""
    game = nave("D2", row="2", column="A", preset="revised-fr", bishop="C2")
    data = json.loads(game.to_json())
    data["state"]["modules"]["scrolls"].update(rows=["2", "4", "1"], columns=["A", "B", "C"])
    game = fresco.from_json(json.dumps(data))
    game.apply("restore D2")
    for seed in range(60):
        world = game.copy()
        assert MODULE.resample is not None
        MODULE.resample(world, 1, random.Random(seed), False)
        assert hand(world, 0)[0] == "2"
        assert world.check() == []


@rule("M7-INFO-01")
def test_only_the_owner_is_told_what_he_was_dealt() -> None:
    game = fresco.new_game(3, modules=(7,), seed=1)
    dealt = Events([note for note in game.notes if note[0] == "scrolls_dealt"], game.r)
    assert [event.data["scrolls"] for event in dealt] == [list(hand(game, seat)) for seat in range(3)]
    assert dealt.seen_by(None) == []
    assert [event.actor for event in dealt.seen_by(1)] == [1]


# ---- other modules ------------------------------------------------------------------------------------------------

NIGHT = action("night_shift", (), "night shift")


def night_shift(g: Fresco, painter: int, _left: int, _action: Action) -> None:
    g.begin("restore", painter, SEGMENT_ID["B2"])


def offer_night_shift(_g: Fresco, _painter: int, _left: int) -> Sequence[Action]:
    return (NIGHT,)


def no_points(_g: Fresco, _painter: int, _segment: int, points: int) -> int:
    """A penalty that eats up all points of a restoration, as missing glass may."""
    return -points


PROBE = Module(
    98,
    "probe_scrolls",
    NoSlice,
    extras=(Extra("cathedral", offer_night_shift, {"night_shift": night_shift}),),
    actions=lambda _rules: (NIGHT,),
    shares=(Share("restoration", "penalty", no_points),),
    sources=("penalty",),
)


@pytest.fixture
def probe() -> Iterator[None]:
    registry()[98] = PROBE
    yield
    del registry()[98]
    fresco.forget_rules()


def with_probe() -> Fresco:
    game = nave("B2", "A2", column=None)
    painters = json.loads(game.to_json())["state"]["painters"]
    words: dict[str, Any] = {
        "fresco": game.view().fresco,
        "phase": "cathedral",
        "slices": {"scrolls": {"rows": ["2", None, None]}},
    }
    for one in painters:
        one.pop("points")
    return fresco.position(3, modules=(7, 98), painters=painters, **words)


@rule("M7-XMOD-01", "X-STATED-08")
@pytest.mark.usefixtures("probe")
def test_whatever_apprentice_restores_may_play_scrolls() -> None:
    """Also a restoration that another module begins, as an ill apprentice's."""
    game = with_probe()
    game.apply("night shift")
    assert (kind(game), texts(game)) == ("scroll", [ROW, "pass"])


@rule("M7-XMOD-02", "X-CATH-03")
@pytest.mark.usefixtures("probe")
def test_penalties_of_the_restoration_do_not_touch_the_points_of_scrolls() -> None:
    game = with_probe()
    game.apply("restore B2")
    assert game.scores()[0] == 10
    game.apply(ROW)
    assert (points(game), game.scores()[0]) == (4, 14)


# ---- wrong input --------------------------------------------------------------------------------------------------


@rule("M7-CATH-04", "M7-CATH-01", "M7-CATH-03")
def test_what_cannot_be_played_is_refused_with_the_rule() -> None:
    game = nave("B2", row="2", column="D")
    game.apply("restore B2")
    refused(game, COLUMN, "M7-CATH-01")
    refused(game, BOTH, "M7-CATH-03")
    refused(game, ROW, "B-ORDER-02", seat=1)  # not his turn
    gone = nave("B2", column=None)
    gone.apply("restore B2")
    refused(gone, COLUMN, "M7-CATH-04")
    refused(gone, BOTH, "M7-CATH-04")
    refused(gone, "restore A2", "B-CATH-01")
    refused(nave("B2"), ROW, "M7-CATH-01")


def test_misspelt_scrolls_are_explained() -> None:
    game = nave("B2")
    with pytest.raises(BadAction) as caught:
        game.apply("scroll B")
    assert (caught.value.rule, caught.value.reason.key) == ("M7-CATH-01", "refused-scroll-form")
    with pytest.raises(IllegalAction):
        fresco.new_game(3, seed=1).apply(ROW)  # unknown without the module


@pytest.mark.parametrize(
    "scrolls",
    [
        {"rows": ["A", None, None]},
        {"columns": ["1", None, None]},
        {"rows": ["6", None, None]},
        {"rows": ["1", None]},
        {"played": [["X"], [], []]},
        {"bishop": "Z9"},
        {"rows": ["1", "1", None]},
        {"rows": ["1", None, None], "played": [["2"], [], []]},
        {"columns": ["A", None, None], "played": [["B"], [], []]},
        {"bishop": "C3"},
        {"hands": []},
        {"rows": 3},
    ],
)
def test_wrong_positions_are_refused(scrolls: dict[str, Any]) -> None:
    with pytest.raises(BadGame):
        fresco.position(3, modules=(7,), slices={"scrolls": scrolls})


def test_a_position_without_scrolls_is_sound() -> None:
    game = fresco.position(3, modules=(7,))
    assert game.check() == []
    assert shown(game, 0) == [("", "")] * 3


# ---- whole games --------------------------------------------------------------------------------------------------


@rule("X-M47-04")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_keep_all_promises(players: int, preset: str) -> None:
    played = 0
    for seed in range(3):
        for number, game in enumerate(random_game(players, seed, modules=(7,), preset=preset)):
            assert game.check() == []
            if number % 9 == 0 or at_scroll(game):
                assert fresco.from_json(game.to_json()).hash() == game.hash() == game.copy().hash()
                for viewer in (None, *range(players)):
                    world = game.sample(viewer, number)
                    assert world.check() == []
                    assert world.view(viewer) == game.view(viewer)
        assert fresco.replay(game.log).hash() == game.hash()
        assert game.outcome is not None
        played += sum(points.get("scrolls", 0) > 0 for points in game.outcome.points)
    assert played


def test_copies_share_nothing() -> None:
    game = nave("D2")
    game.apply("restore D2")
    before = game.to_json()
    game.copy().apply(BOTH)
    assert game.to_json() == before


def test_where_scrolls_point_at() -> None:
    game = nave("D2")
    game.apply("restore D2")
    decision = game.view(0).decision
    assert decision is not None
    assert [option.at for option in decision.options] == [
        ["scroll:row"],
        ["scroll:column"],
        ["scroll:row", "scroll:column"],
        [],
    ]
