"""Several modules at once: movements on the score track and changes of mood (X-TRACK, X-MOOD)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import told
from tests.rules.test_together_general import ALL, asks, kinds, moves, play, points, town
from tests.support import rule, texts

# Every way to gain points during play: phase, the first painter, data of modules, answers, movements.
PLAY: dict[str, tuple[str, dict[str, Any], dict[str, Any], list[str], list[int]]] = {
    "fresco": ("cathedral", {"paints": "YR"}, {}, ["restore B2"], [3]),
    "altar": ("cathedral", {"paints": "YRB"}, {}, ["altar YRB"], [2]),
    "scrolls": (
        "cathedral",
        {"paints": "YR"},
        {"scrolls": {"rows": ["2", None, None], "columns": ["B", None, None]}},
        ["restore B2", "scroll both"],
        [3, 3 * 10],
    ),
    "portraits": ("studio", {}, {"portraits": {"open": ["bishop", "muse"]}}, ["portrait bishop"], [5]),
    "requests": ("workshop", {"tiles": ["3YB", "3RB", "4YRB-1"]}, {}, ["request general"], [6]),
    "bells": (
        "studio",
        {"covers": {"studio": "audience"}, "plan": [1, 1, 0, 2, 1]},
        {"bells": {"display": ["5-4-3a"]}},
        ["pay full"],
        [4],
    ),
    "deposit": (
        "studio",
        {"covers": {"studio": "audience"}, "plan": [1, 1, 0, 2, 1]},
        {"bells": {"display": ["8-5-5a"]}},
        ["deposit 5"],
        [2],
    ),
    "wall": (
        "studio",
        {"covers": {"studio": "wall"}, "paints": "G"},
        {"wall_fresco": {"wall": {"c4": "green"}}},
        ["wall c4"],
        [4],
    ),
}
WAYS = list(PLAY)


def way(name: str, second: int = 51, **words: Any) -> Fresco:
    """The first painter on space 10, the second where it says."""
    phase, first, slices, _, _ = PLAY[name]
    tiles = {"B2": "3YR", "E5": "11GOP-1", "E4": "11GOP-2"}
    words = {"phase": phase, "fresco": tiles, "bishop": "E5", "modules": ALL, "slices": slices, **words}
    draws = ["wall GY"] if name == "wall" else []
    return town(first, {"space": second}, {}, draws=draws, **words)


@rule("X-TRACK-01", "X-TRACK-02")
@pytest.mark.parametrize("name", WAYS)
def test_every_way_to_points_is_a_movement_of_its_own_at_its_own_time(name: str) -> None:
    _, _, _, acts, steps = PLAY[name]
    game = way(name)
    events = [told(game.apply(act), "moved") for act in acts]
    assert moves([event for several in events for event in several]) == steps
    assert [len(several) for several in events] == [1] * len(steps)  # at once with the answer that brings them
    assert game.scores()[0] == 10 + sum(steps)
    source = {"deposit": "bells", "scrolls": "scrolls"}.get(name, name)
    assert points(game, 0)[source] == steps[-1] + (10 if source == "fresco" else 0)


@rule("X-TRACK-03")
@pytest.mark.parametrize("choice", ["land in front", "land behind"])
@pytest.mark.parametrize("name", WAYS)
def test_an_occupied_space_lets_the_owner_choose_whatever_brought_the_points(name: str, choice: str) -> None:
    _, _, _, acts, steps = PLAY[name]
    target = 10 + sum(steps)
    game = way(name, second=target)
    events = play(game, *acts)
    assert asks(game) == (0, "landing")
    assert texts(game) == ["land in front", "land behind"]
    assert len(moves(events)) == len(steps) - 1
    game.apply(choice)
    assert game.scores()[0] == (target + 1 if choice == "land in front" else target - 1)
    assert points(game, 0)["landing"] == (1 if choice == "land in front" else -1)
    assert game.check() == []


@rule("X-TRACK-03")
@pytest.mark.parametrize("name", WAYS)
def test_in_the_final_round_the_french_edition_only_goes_forward(name: str) -> None:
    _, _, _, acts, steps = PLAY[name]
    target = 10 + sum(steps)
    game = way(name, second=target, final=True, preset="revised-fr", switches={"scrolls.double_condition": "none"})
    play(game, *acts)
    assert game.scores()[0] == target + 1
    game = way(name, second=target, final=True)
    play(game, *acts)
    assert asks(game) == (0, "landing")  # the others still choose


@rule("X-TRACK-03")
def test_in_the_final_scoring_bells_and_money_go_forward_without_a_question() -> None:
    """5 for the second place behind the bishop lead to 15, which is taken: 16. 6 for the money lead to 22: 23."""
    game = town(
        {"thalers": 12},
        {"space": 15, "thalers": 0},
        {"space": 22, "thalers": 0},
        modules=(8,),
        phase="scoring",
        final=True,
        slices={"bells": {"display": [], "face_down": [["5-4-3a"], [], []]}},
    )
    assert game.over
    assert moves(game.events) == [6, 7]
    assert points(game, 0) == {"fresco": 10, "bells": 5, "money": 6, "landing": 2}


@rule("X-TRACK-04")
def test_a_movement_of_nothing_is_no_movement() -> None:
    """A deposit of 1 brings no point, a restoration that penalties eat up brings none: no movement, no choice."""
    game = way("deposit")
    events = play(game, "deposit 1")
    assert "moved" not in kinds(events)
    assert asks(game)[1] != "landing"
    slices = {"glaziers": {"bench": ["BGB", "YY", "YB", "BB", "YR", "BR"]}}
    tiles = {"B1": "3YR", "E5": "11GOP-1"}
    game = town({"paints": "YR"}, {}, {}, modules=ALL, phase="cathedral", fresco=tiles, bishop="E5", slices=slices)
    events = play(game, "restore B1", "window 1")
    assert "moved" not in kinds(events)
    assert game.scores()[0] == 10
    assert asks(game)[0] == 1


@rule("X-TRACK-06")
@pytest.mark.parametrize(("choice", "space"), [("land in front", 14), ("land behind", 12)])
def test_the_first_movement_is_decided_before_the_second_begins(choice: str, space: int) -> None:
    """Restoration to the occupied 13: the choice comes before the scroll, which starts from where he landed."""
    game = way("scrolls", second=13)
    game.apply("restore B2")
    assert asks(game) == (0, "landing")
    game.apply(choice)
    assert (asks(game), game.scores()[0], game.view().bishop) == ((0, "scroll"), space, "B2")
    game.apply("scroll row")
    assert game.scores()[0] == space + 10


# ---- mood -----------------------------------------------------------------------------------------------------------


@rule("X-MOOD-01")
@pytest.mark.parametrize(("hour", "change"), [(5, -3), (6, -2), (7, -1), (8, 0), (9, 1)])
@pytest.mark.parametrize("busker", [0, 1])
def test_mood_by_wake_time_and_busker(hour: int, change: int, busker: int) -> None:
    slices = {"wishing_well": {"hands": [{"busker": busker}, {}, {}]}}
    game = town({}, {}, {}, modules=(1, 4), phase="wake", slices=slices)
    play(game, f"wake {hour}", *["busker"] * busker)
    assert game.view().players[0].mood == change + busker


@rule("X-MOOD-01", "X-MOOD-02")
@pytest.mark.parametrize(("card", "mood"), [("muse", 4), ("girl", 0), ("self-portrait", -1)])
def test_mood_by_portraits_at_once_and_apprentices_only_at_the_next_check(card: str, mood: int) -> None:
    letters = {"girl": ["girl", "patron"]}
    slices = {"portraits": {"open": letters.get(card, [card])}}
    game = town(
        {"mood": -3, "apprentices": 4, "plan": [1, 1, 1, 1, 0]}, {}, {}, modules=(1, 4), phase="studio", slices=slices
    )
    game.apply(f"portrait {card}")
    view = game.view().players[0]
    assert (view.mood, view.apprentices) == (mood, 4)
    while game.view().round == 1:
        game.apply("pass")
    assert game.view().players[0].apprentices == 4  # still in bed
    game.apply("wake 8")
    assert game.view().players[0].apprentices == (6 if mood >= 3 else 5)


@rule("X-MOOD-01", "X-MOOD-02")
@pytest.mark.parametrize(("actor", "mood", "after"), [(0, -4, 0), (1, -4, 2), (0, 2, 4), (1, 0, 4)])
def test_mood_by_the_theater_with_and_without_the_actor(actor: int, mood: int, after: int) -> None:
    """Two apprentices, 2 or 3 each, and never beyond the top."""
    slices: dict[str, Any] = {"portraits": {"owned": [["actor"] * actor, [], []]}}
    slices["wishing_well"] = {"hands": [{"finder": 1}, {}, {}]}
    game = town({"mood": mood, "plan": [1, 1, 1, 0, 2]}, {}, {}, modules=(1, 4), phase="fifth", slices=slices)
    assert asks(game) == (0, "finder")
    view = game.view().players[0]
    assert (view.mood, view.apprentices) == (after, 5)


@rule("X-MOOD-02", "X-WAKE-01")
def test_apprentices_follow_only_after_the_busker() -> None:
    slices = {"wishing_well": {"hands": [{"busker": 1}, {}, {}]}}
    game = town({"mood": 1}, {}, {}, modules=(1, 4), phase="wake", slices=slices)
    game.apply("wake 9")
    assert (game.view().players[0].mood, game.view().players[0].apprentices) == (2, 5)
    game.apply("busker")
    assert (game.view().players[0].mood, game.view().players[0].apprentices) == (3, 6)


@rule("X-MOOD-03")
def test_in_the_final_round_mood_of_portraits_comes_too_late() -> None:
    slices = {"portraits": {"open": ["muse", "bishop"]}}
    first = {"mood": -3, "apprentices": 4, "plan": [1, 1, 1, 0, 1]}
    tiles = {"E5": "11GOP-1"}
    words: dict[str, Any] = {"modules": (1, 4), "phase": "studio", "final": True, "fresco": tiles}
    game = town(first, {}, {}, slices=slices, **words)
    before = game.scores()[0]
    game.apply("portrait muse")
    while not game.over:
        game.apply("pass")
    assert (game.view().players[0].mood, game.view().players[0].apprentices) == (4, 4)
    assert game.scores()[0] == before + 12 // 2


@rule("X-MOOD-03")
def test_leonardo_has_no_mood_and_no_busker() -> None:
    slices = {"wishing_well": {"hands": [{"busker": 1}, {"busker": 1}]}}
    game = town({"space": 20}, {"space": 30}, him={"space": 10}, modules=(1, 4), phase="wake", slices=slices)
    events = play(game, "wake 5")  # the rearmost is Leonardo
    assert [(event.kind, event.actor) for event in events] == [("woke", 2)]
    assert asks(game) == (0, "wake_time")
    assert [player.mood for player in game.view().players] == [0, 0]
