"""Module 13, Catacombs: Leonardo's map, his turns, his treasures (M13-LEO, X-LEO)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import told
from tests.rules.table import refused
from tests.rules.test_catacombs import COLUMNS, ceiling, kind, seen, site
from tests.rules.test_catacombs_exploring import found
from tests.rules.test_catacombs_treasures import scoring
from tests.support import PRESETS, rule, texts

HIM = 2
QUIET = {"plan": [0, 0, 2, 3, 0]}  # nothing to decide for a player


def evening(part: dict[str, Any] | None = None, guide: int = 1, **words: Any) -> Fresco:
    """Both players are up; Leonardo, foremost on the track, is next."""
    painters = [{"space": 10, "wake": 8}, {"space": 20, "wake": 9}, {"space": 30}]
    slices = {"catacombs": part or {}}
    return fresco.position(2, modules=[13], painters=painters, slices=slices, phase="wake", guide=guide, **words)


def duo(phase: str, his: dict[str, str], **words: Any) -> Fresco:
    """Two players who do nothing, and Leonardo with a map."""
    words.setdefault("people", (QUIET, QUIET))
    words.setdefault("turn", HIM)
    return site(phase, {}, {}, his, players=2, **words)


def leonardo(game: Fresco) -> dict[str, Any]:
    him: dict[str, Any] = seen(game)["leonardo"]
    return him


# ---- his map ------------------------------------------------------------------------------------------------------


@rule("M13-LEO-01", "M13-LEO-02", "M13-LEO-05", "X-WAKE-03")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("time", [5, 6, 7])
def test_the_guide_must_place_the_top_map_at_once_and_openly(time: int, preset: str) -> None:
    game = evening(draws=[f"map {time}c"], preset=preset)
    events = game.apply(f"wake {time}")
    assert [event.data for event in told(events, "map_turned")] == [{"map": f"{time}c"}]
    decision = game.decisions[0]
    assert (decision.kind, decision.seat, decision.actor) == ("leonardo_map", 1, HIM)
    assert texts(game) == [f"map {time}c on {column}" for column in COLUMNS]
    for viewer in (None, 0, 1):  # the guide knows it when he chooses, and so does everybody
        assert seen(game, viewer)["turned"] == f"{time}c"
        assert f"{time}c" in seen(game, viewer)["marked"]
    refused(game, "pass", "M13-LEO-01")
    refused(game, "no map", "M13-LEO-01")
    refused(game, f"map {time}a on studio", "M13-LEO-01")
    events = game.apply(f"map {time}c on studio")
    assert [(event.actor, event.data["column"]) for event in told(events, "map_shown")] == [(HIM, "studio")]
    assert (leonardo(game)["laid"], seen(game)["turned"]) == ({"studio": f"{time}c"}, None)
    assert game.view().phase == "plan"
    assert [game.view(seat).players[seat].thalers for seat in (0, 1)] == [12, 12]


@rule("M13-LEO-01")
def test_no_map_at_other_times_or_from_an_empty_stack() -> None:
    late = fresco.position(
        2, modules=[13], painters=[{"space": 10, "wake": 5}, {"space": 20, "wake": 6}, {"space": 30}], phase="wake"
    )
    late.apply("wake 8")
    assert late.view().phase == "plan"
    game = evening({"used": [f"5{letter}" for letter in "abcdef"]})
    game.apply("wake 5")
    assert (game.view().phase, leonardo(game)["laid"]) == ("plan", {})


@rule("X-WAKE-03")
def test_he_has_no_mood_and_is_asked_for_no_purchase() -> None:
    game = evening()
    events = game.apply("wake 5")
    assert not told(events, "cheered", "map_bought")
    refused(game, "buy map", "M13-WAKE-01")


# ---- his turns ----------------------------------------------------------------------------------------------------


@rule("M13-LEO-06", "X-LEO-08", "M13-PLAN-06")
@pytest.mark.parametrize("column", ["studio", "workshop", "fifth"])
def test_any_column_with_or_without_an_apprentice_of_his(column: str) -> None:
    game = duo(column, {column: "5a"}, rooms={"A1": "statue-5", "C1": "writing-3"})
    assert leonardo(game) == {"laid": {}, "kept": ["statue-5", "writing-3"]}  # nothing to ask: nothing else to do
    assert seen(game)["used"] == ["5a"]


@rule("M13-LEO-06", "X-MKT-11", "X-LEO-08")
@pytest.mark.parametrize("first", [True, False])
def test_before_or_after_he_closes_a_booth(first: bool) -> None:
    game = duo("market", {"market": "7a"}, rooms={"A1": "statue-5"}, guide=1)
    decision = game.decisions[0]
    assert (decision.kind, decision.seat, decision.actor) == ("explore", 1, HIM)
    assert texts(game) == ["explore now", "explore later"]
    refused(game, "no exploring", "M13-LEO-07")
    events = list(game.apply("explore now" if first else "explore later"))
    assert (kind(game), len(found(events))) == ("leonardo_market", int(first))
    events += game.apply("close I")
    assert [event.kind for event in events if event.kind in ("explored", "closed")] == (
        ["explored", "closed"] if first else ["closed", "explored"]
    )
    assert leonardo(game)["kept"] == ["statue-5"]


@rule("M13-CATH-03", "M13-LEO-06", "X-LEO-02")
@pytest.mark.parametrize(
    ("answer", "tiles"), [("explore now", ["statue-5"]), ("explore later", ["statue-5", "statue-4"])]
)
def test_he_lays_rooms_open_too_and_may_explore_them_afterwards(answer: str, tiles: list[str]) -> None:
    words: dict[str, Any] = {"rooms": {"B1": "statue-5"}, "leonardo": "B1", "draws": ["treasure statue-4"]}
    game = duo("cathedral", {"cathedral": "7a"}, **words)
    game.apply(answer)
    events = game.apply("restore A1")
    assert told(events, "room_opened")[0].data == {"segment": "A1", "treasure": "statue-4"}
    assert leonardo(game)["kept"] == tiles
    assert seen(game)["rooms"] == ({"A1": "statue-4"} if len(tiles) == 1 else {})


@rule("M13-LEO-06")
def test_with_nothing_to_find_yet_he_waits_without_a_question() -> None:
    game = duo("cathedral", {"cathedral": "7a"}, leonardo="A2", draws=["treasure statue-4"])
    assert kind(game) == "leonardo_cathedral"
    game.apply("restore A1")
    assert leonardo(game)["kept"] == ["statue-4"]


@rule("M13-LEO-08")
def test_a_map_that_finds_nothing_is_gone_as_well() -> None:
    game = duo("studio", {"studio": "5a"})
    assert (leonardo(game), seen(game)["used"]) == ({"laid": {}, "kept": []}, ["5a"])


@rule("M13-LEO-03", "M13-LEO-07")
def test_he_keeps_everything_openly_doubles_too_and_signs_do_nothing() -> None:
    tiles = {"A1": "writing-2", "B1": "writing-2-theater", "C1": "writing-2-theater"}
    tiles["C1"] = "writing-5-theater"
    game = duo("studio", {"studio": "5a"}, rooms=tiles)
    events = game.events
    assert not told(events, "treasure_sold")
    for viewer in (None, 0, 1):
        assert seen(game, viewer)["leonardo"]["kept"] == ["writing-2", "writing-2-theater", "writing-5-theater"]
    assert [player.mood for player in game.view().players] == [0, 0]


# ---- final round --------------------------------------------------------------------------------------------------


@rule("M13-LEO-06", "X-LEO-05", "X-FINAL-01")
@pytest.mark.parametrize("column", ["cathedral", "fifth"])
def test_in_the_final_round_he_explores_without_restoring(column: str) -> None:
    """His cathedral apprentice is gone and his sheet is not turned."""
    game = duo(column, {column: "7a"}, rooms={"A1": "statue-5"}, final=True, end_reason="rounds", leonardo="B1")
    assert leonardo(game)["kept"] == ["statue-5"]
    assert len(game.view().fresco) == 24  # he has restored nothing


@rule("X-T-19", "X-LEO-05")
@pytest.mark.parametrize("first", [True, False])
def test_portrait_and_map_in_either_order_in_the_final_round(first: bool) -> None:
    words: dict[str, Any] = {"modules": (1, 13), "others": {"portraits": {"open": ["patron", "servant"]}}}
    people = (QUIET, QUIET, {"wake": 7, "space": 60})
    laid = {"studio": "6a"}
    game = site("market", {}, {}, laid, rooms={"A1": "statue-5"}, people=people, players=2, final=True,
                end_reason="rounds", fresco=ceiling("A1"), **words)  # fmt: skip
    assert kind(game) == "leonardo_market"
    game.apply("close I")
    fresco_before = len(game.view().fresco)
    while game.decisions[0].actor != HIM:  # the players are asked about portraits first
        game.apply("pass")
    assert (game.view().phase, len(game.view().fresco)) == ("studio", fresco_before)  # nothing in the cathedral
    assert kind(game) == "explore"
    events = list(game.apply("explore now" if first else "explore later"))
    assert kind(game) == "leonardo_portrait"
    events += game.apply("portrait patron")
    order = [event.kind for event in events if event.kind in ("explored", "portrait_taken")]
    assert order == (["explored", "portrait_taken"] if first else ["portrait_taken", "explored"])
    assert leonardo(game)["kept"] == ["statue-5"]
    while not game.over:
        game.apply("pass" if "pass" in texts(game) else game.legal()[0])
    assert game.outcome is not None
    assert game.outcome.points[HIM]["catacombs"] == 5


@rule("X-LEO-08", "M2-LEO-01")
def test_with_requests_too_the_map_comes_before_or_after() -> None:
    tiles = ["3YR", "3YB", "3RB"]
    people = (QUIET, QUIET, {"wake": 9, "space": 60, "tiles": tiles})
    game = site("workshop", {}, {}, {"workshop": "7a"}, rooms={"A1": "statue-5"}, people=people, players=2,
                modules=(2, 13), fresco={k: v for k, v in ceiling("A1").items() if v not in tiles},
                part={"open": {"A1": "statue-5"}}, turn=HIM)  # fmt: skip
    assert kind(game) == "explore"
    game.apply("explore later")
    assert (kind(game), leonardo(game)["kept"]) == ("leonardo_request", [])
    game.apply("pass")
    assert leonardo(game)["kept"] == ["statue-5"]


# ---- scoring ------------------------------------------------------------------------------------------------------


@rule("M13-LEO-04", "M13-SCORE-01", "X-LEO-07")
def test_he_scores_like_a_player_at_his_place_in_the_order() -> None:
    painters = [{"space": 10, "thalers": 0}, {"space": 14, "thalers": 0}, {"space": 9}]
    his = ["writing-2", "writing-2-theater", "statue-3"]  # the double brings nothing extra: 2 + 3
    game = scoring([["statue-5"], [], his], painters=painters, players=2, order=[HIM, 0, 1])
    moves = [(event.actor, event.data["space"]) for event in told(game.events, "moved")]
    assert moves == [(HIM, 15), (0, 16)]  # 14 is taken, then 15 is
    outcome = game.outcome
    assert outcome is not None
    assert (outcome.points[HIM]["catacombs"], outcome.points[0]["catacombs"]) == (5, 5)
    assert outcome.leonardo == 15
