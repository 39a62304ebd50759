"""Module 13, Catacombs: rooms are laid open and explored (M13-MAP, M13-CATH, M13-EXPL)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.engine.errors import BadGame
from buonfresco.games.fresco import Fresco
from tests.rules.flow import asked, paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_catacombs import COLUMNS, ceiling, kind, own, seen, site
from tests.support import rule, texts

PHASES = {"market": 0, "cathedral": 1, "studio": 2, "workshop": 3, "fifth": 4}


def lone(column: str) -> dict[str, Any]:
    """A plan with nobody at a column."""
    plan = [1, 1, 1, 1, 1]
    plan[PHASES[column]] = 0
    plan[(PHASES[column] + 1) % 5] = 2
    return {"plan": plan}


def found(events: Any) -> list[tuple[str, str]]:
    return [(str(event.data["segment"]), str(event.data["treasure"])) for event in told(events, "treasure_found")]


# ---- laying rooms open --------------------------------------------------------------------------------------------


@rule("M13-CATH-01", "M13-CATH-02", "X-CATH-01", "X-STATED-13")
def test_a_restoration_turns_the_tile_below_up() -> None:
    game = site("cathedral", people=({"paints": "YR"},), draws=["treasure writing-3"])
    events = game.apply("restore A1")
    kinds = [event.kind for event in events if event.kind in ("room_opened", "restored", "moved")]
    assert kinds == ["room_opened", "restored", "moved"]
    assert told(events, "room_opened")[0].data == {"segment": "A1", "treasure": "writing-3"}
    for viewer in (None, 0, 1):
        assert seen(game, viewer)["rooms"] == {"A1": "writing-3"}
        assert seen(game, viewer)["unseen"] == 24
    assert not game.can_undo(0)  # luck cannot be taken back


@rule("M13-CATH-02", "X-CATH-01", "M6-CATH-02")
def test_it_is_turned_up_before_the_window_is_chosen() -> None:
    game = site("cathedral", people=({"paints": "YB"},), modules=(6, 13))
    game.apply("restore B1")
    assert kind(game) == "window"
    assert list(seen(game)["rooms"]) == ["B1"]


@rule("M13-CATH-04", "M13-CATH-05")
def test_an_open_room_changes_nothing_else() -> None:
    """It brings nobody anything, and the segment counts as restored for everything."""
    game = site("cathedral", people=({"paints": "YR"},), bishop="B2")
    game.apply("restore A1")
    view = game.view(0)
    assert (view.players[0].score, view.bishop, own(game)["kept"]) == (10 + 3 + 2, "A1", [])
    assert "A1" not in view.fresco
    again = site("cathedral", people=({"paints": "YRB"},), rooms={"A1": "statue-5"})
    refused(again, "restore A1", "B-CATH-03")
    last = site("begin", fresco={"C3": "11GOP-1"}, part={"open": None})
    assert (len(seen(last)["rooms"]), last.view().final) == (24, True)  # open rooms do not count as tiles


@rule("M13-CATH-04", "M7-CATH-06")
def test_a_catacomb_tile_does_not_matter_for_scrolls() -> None:
    scrolls = {"rows": ["1", "2", "3"], "columns": ["A", "B", "C"]}
    words: dict[str, Any] = {"modules": (7, 13), "others": {"scrolls": scrolls}, "people": ({"paints": "YR"},)}
    scores = []
    for rooms, restored in (({"B1": "statue-5", "C1": "writing-1"}, ()), ({}, ("B1", "C1"))):
        game = site("cathedral", rooms=rooms, restored=restored, **words)
        game.apply("restore A1")
        game.apply("scroll row")
        scores.append(game.scores()[0])
    assert scores[0] == scores[1] > 13


@rule("M13-CATH-05")
def test_without_a_map_an_open_room_gives_nothing() -> None:
    game = site("market", rooms={"A1": "statue-5", "B1": "writing-2"})
    while game.view().round == 1:
        game.apply("pass")
    assert seen(game)["rooms"] == {"A1": "statue-5", "B1": "writing-2"}


# ---- exploring ----------------------------------------------------------------------------------------------------


@rule("M13-EXPL-01", "M13-EXPL-02", "M13-EXPL-05", "M13-MAP-03")
@pytest.mark.parametrize("column", COLUMNS)
def test_a_map_takes_every_open_tile_of_its_rooms(column: str) -> None:
    rooms = {"A1": "statue-5", "B1": "chalice-3", "A2": "statue-3", "E5": "statue-4"}
    game = site(column, {column: "5a"}, rooms=rooms)
    assert (asked(game), kind(game)) == (0, "explore")
    assert texts(game) == ["explore now", "explore later", "no exploring"]
    decision = game.view(0).decision
    assert decision is not None
    assert decision.about == {"map": "5a", "rooms": ["A1", "B1", "A2"]}
    assert game.view(1).players[0].covers == {column: "map"}
    events = game.apply("explore now")
    assert found(events) == [("A1", "statue-5"), ("B1", "chalice-3"), ("A2", "statue-3")]
    assert seen(game, 1)["rooms"] == {"E5": "statue-4"}
    assert seen(game, 1)["found"] == ["statue-5", "statue-3", "chalice-3"]
    assert (seen(game, 1)["used"], own(game)["laid"]) == (["5a"], {})
    assert game.view(1).players[0].covers == {}  # the map is off the sheet


@rule("M13-EXPL-03", "M13-EX-02", "M13-PLAN-07", "X-WORK-04")
def test_example_one_apprentice_and_a_map_in_the_workshop() -> None:
    """Of four rooms one is covered, one empty, two hold tiles: blends with the apprentice, and two tiles."""
    rooms = {"A1": "statue-4", "B1": "chalice-2"}
    game = site("workshop", {"workshop": "5a"}, rooms=rooms, restored=("C1",), people=({"paints": "YYB"},))
    events = game.apply("explore now")
    assert found(events) == [("A1", "statue-4"), ("B1", "chalice-2")]
    game.apply_all(["keep statue-4", "keep chalice-2"])
    assert (kind(game), own(game)["kept"]) == ("blend", ["statue-4", "chalice-2"])
    game.apply("blend green")
    assert paints(game, 0) == {"yellow": 1, "green": 1}
    assert "A2" in game.view().fresco


@rule("M13-EXPL-03", "M13-EXPL-05")
def test_a_map_that_finds_nothing_is_used_up_without_a_question() -> None:
    game = site("studio", {"studio": "7b"}, {"studio": "5a"}, rooms={"A1": "statue-5"}, restored=("E2",))
    assert (asked(game), kind(game)) == (1, "explore")
    assert (seen(game)["used"], own(game)["laid"]) == (["7b"], {})


@rule("M13-EXPL-04")
def test_exploring_costs_nothing_and_leaves_the_bishop() -> None:
    game = site("studio", {"studio": "5a"}, rooms={"A1": "statue-5"}, bishop="E5", people=({"thalers": 0},))
    game.apply_all(["explore now", "keep statue-5"])
    assert (thalers(game, 0), game.view().bishop) == (3, "E5")  # what the studio pays


@rule("M13-EXPL-01", "X-ACT-02")
def test_several_players_act_in_action_order() -> None:
    rooms = {"A1": "statue-5", "B1": "statue-4", "C1": "statue-3"}
    people = ({"wake": 9}, {"wake": 6}, {"wake": 5})
    game = site("fifth", {"fifth": "7a"}, {"fifth": "6a"}, rooms=rooms, people=people)
    assert asked(game) == 1
    events = game.apply("explore now")
    assert found(events) == [("A1", "statue-5"), ("B1", "statue-4")]
    game.apply_all(["keep statue-5", "keep statue-4"])
    assert (game.view().round, seen(game)["used"]) == (2, ["6a", "7a"])  # nothing was left for seat 0
    assert own(game, 0)["kept"] == []


@rule("M13-MAP-02", "M13-MAP-03", "M13-EX-06")
def test_example_each_explores_the_rooms_of_his_own_map() -> None:
    rooms = {"A1": "statue-5", "E1": "statue-4", "A5": "statue-3", "E5": "chalice-3"}
    maps = ("5a", "5b", "5e", "5f")
    people: tuple[dict[str, Any], ...] = ({}, {}, {}, {"space": 5, "wake": 9})
    game = site("studio", *({"studio": name} for name in maps), rooms=rooms, people=people, players=4)
    taken = []
    for seat in range(4):
        assert asked(game) == seat
        taken += found(game.apply("explore now"))
        game.apply(game.legal()[0])
    assert taken == list(rooms.items())


# ---- before or after ----------------------------------------------------------------------------------------------


@rule("M13-PLAN-06", "M13-EXPL-06", "X-ACT-02")
@pytest.mark.parametrize("column", COLUMNS)
def test_a_map_works_without_an_apprentice_and_then_there_is_no_later(column: str) -> None:
    game = site(column, {column: "7a"}, rooms={"A1": "statue-5"}, people=(lone(column),))
    assert (asked(game), kind(game), texts(game)) == (0, "explore", ["explore now", "no exploring"])
    refused(game, "explore later", "M13-EXPL-06")
    events = game.apply("explore now")
    assert found(events) == [("A1", "statue-5")]
    game.apply("sell statue-5")
    if not game.over and game.view().round == 1:
        assert asked(game) != 0 or game.view().phase != column  # no action of an apprentice who is not there


@rule("M13-EXPL-06", "X-MKT-01", "X-MKT-02")
def test_afterwards_means_when_the_booth_is_cleared() -> None:
    game = site("market", {"market": "7a"}, rooms={"A1": "statue-5"}, people=({"thalers": 5},))
    game.apply("explore later")
    assert kind(game) == "market"
    assert max(len(action.args) for action in game.legal() if action.kind == "buy") == 2  # booth and one tile
    events = game.apply("buy I.1")
    assert found(events) == [("A1", "statue-5")]
    assert (kind(game), game.view().booths["I"]) == ("treasure", [])


@rule("M13-EXPL-06", "X-MKT-01", "M4-MKT-01")
@pytest.mark.parametrize("first", [True, False])
def test_the_map_comes_before_the_pennies_or_after_the_market(first: bool) -> None:
    others = {"wishing_well": {"placed": [1, 0, 0]}}
    game = site("market", {"market": "7a"}, rooms={"A1": "statue-5"}, modules=(4, 13), others=others)
    order = []
    game.apply("explore now" if first else "explore later")
    while asked(game) == 0 and game.view().phase == "market":
        order.append(kind(game))
        game.apply("pass" if kind(game) == "market" else game.legal()[0])
    assert order == (["treasure", "throw", "market"] if first else ["throw", "market", "treasure"])
    well = game.view(0).modules["wishing_well"]
    assert well["players"][0]["placed"] == 0


@rule("M13-EX-09", "M13-EXPL-06", "X-CATH-13")
@pytest.mark.parametrize(("choice", "tiles"), [("explore now", 2), ("explore later", 3)])
def test_restore_first_and_explore_the_room_just_laid_open(choice: str, tiles: int) -> None:
    """5a marks 11 12 13 21: 11 and 12 open with tiles, 13 under its fresco tile, 21 empty."""
    rooms = {"A1": "statue-5", "B1": "chalice-3"}
    words: dict[str, Any] = {"rooms": rooms, "restored": ("A2",), "people": ({"paints": "RB"},)}
    game = site("cathedral", {"cathedral": "5a"}, draws=["treasure writing-4"], **words)
    events = list(game.apply(choice))
    if tiles == 2:
        game.apply_all(["keep statue-5", "keep chalice-3"])
    events += game.apply("restore C1")
    assert len(found(events)) == tiles
    assert seen(game)["rooms"] == ({"C1": "writing-4"} if tiles == 2 else {})


@rule("M13-EXPL-06", "X-CATH-13")
def test_in_the_cathedral_one_may_wait_for_a_room_still_covered() -> None:
    """Now the map would find nothing, but later it may."""
    game = site("cathedral", {"cathedral": "7a"}, people=({"paints": "YR"},), draws=["treasure statue-3"])
    assert texts(game) == ["explore later", "no exploring"]
    refused(game, "explore now", "M13-EXPL-03")
    game.apply("explore later")
    assert found(game.apply("restore A1")) == [("A1", "statue-3")]
    useless = site("cathedral", {"cathedral": "7a"}, restored=("A1", "B1"), people=({"paints": "RB"},))
    assert (kind(useless), seen(useless)["used"]) == ("cathedral", ["7a"])
    alone = site("cathedral", {"cathedral": "7a"}, people=(lone("cathedral"),))
    assert seen(alone)["used"] == ["7a"]


@rule("M13-EXPL-06", "M7-CATH-06")
def test_afterwards_means_after_the_scroll() -> None:
    scrolls = {"rows": ["1", "2", "3"], "columns": ["A", "B", "C"]}
    words: dict[str, Any] = {"modules": (7, 13), "others": {"scrolls": scrolls}, "people": ({"paints": "YR"},)}
    game = site("cathedral", {"cathedral": "7a"}, rooms={"B1": "statue-5"}, **words)
    game.apply_all(["explore later", "restore A1"])
    assert kind(game) == "scroll"
    events = game.apply("scroll row")
    assert len(found(events)) == 2


@rule("M13-EXPL-06", "X-STUDIO-01")
def test_beside_a_map_in_the_studio_the_apprentice_takes_a_portrait_or_thalers() -> None:
    words: dict[str, Any] = {"modules": (1, 13), "others": {"portraits": {"open": ["servant", "patron"]}}}
    game = site("studio", {"studio": "7a"}, rooms={"A1": "statue-5"}, people=({"thalers": 0},), **words)
    assert kind(game) == "explore"
    game.apply("explore later")
    assert kind(game) == "portrait"
    events = game.apply("pass")
    assert (kind(game), thalers(game, 0), len(found(events))) == ("treasure", 3, 1)


@rule("M13-EXPL-07", "X-ACT-05")
def test_exploring_may_be_forgone_and_the_map_is_used_up_all_the_same() -> None:
    game = site("studio", {"studio": "7a"}, rooms={"A1": "statue-5"})
    events = game.apply("no exploring")
    assert [event.data for event in told(events, "map_wasted")] == [{"map": "7a"}]
    assert (seen(game)["rooms"], seen(game)["used"], own(game)["laid"]) == ({"A1": "statue-5"}, ["7a"], {})


@rule("M13-EXPL-07")
def test_all_tiles_in_reach_are_taken() -> None:
    game = site("studio", {"studio": "6a"}, rooms={"A1": "statue-5", "B1": "statue-4", "A2": "chalice-2"})
    assert not any("A1" in text for text in texts(game))  # no choice of rooms
    game.apply("explore now")
    assert seen(game)["rooms"] == {}


@rule("M13-EXPL-08", "X-FINAL-01", "X-FINAL-02")
def test_both_cathedral_visits_of_the_final_round() -> None:
    rooms = {"A1": "statue-5", "E5": "statue-4"}
    words: dict[str, Any] = {"final": True, "end_reason": "rounds", "people": ({"paints": "YB"},)}
    game = site("cathedral", {"cathedral": "7a", "fifth": "7c"}, rooms=rooms, **words)
    game.apply_all(["explore later", "restore B1"])
    assert len(seen(game)["found"]) == 2
    while game.view().phase != "fifth":
        game.apply("pass" if "pass" in texts(game) else game.legal()[0])
    assert (asked(game), kind(game)) == (0, "explore")
    assert own(game)["laid"] == {"fifth": "7c"}
    assert found(game.apply("explore now")) == [("E5", "statue-4")]


@rule("M13-EXPL-06", "M13-EXPL-08")
def test_in_the_second_visit_too_one_may_wait_for_a_room_still_covered() -> None:
    words: dict[str, Any] = {"people": ({"paints": "YR"},), "draws": ["treasure statue-3"]}
    game = site("fifth", {"fifth": "7a"}, final=True, end_reason="rounds", **words)
    assert texts(game) == ["explore later", "no exploring"]
    game.apply("explore later")
    assert found(game.apply("restore A1")) == [("A1", "statue-3")]


@rule("X-WORK-01", "X-PLAN-03")
def test_beside_a_map_in_the_workshop_one_apprentice_blends_twice() -> None:
    game = site("workshop", {"workshop": "7a"}, rooms={"A1": "statue-5"}, modules=(2, 13), people=({"paints": "YYBB"},))
    game.apply("explore later")
    game.apply_all(["blend green", "blend green"])
    assert kind(game) == "treasure"


def test_an_unfinished_map_lies_only_on_columns_still_to_come() -> None:
    with pytest.raises(BadGame, match="M13-EXPL-01"):
        site("studio", {"market": "7a"}, {"studio": "5a"}, rooms={"A1": "statue-5"})


def test_covered_rooms_follow_from_the_fresco() -> None:
    game: Fresco = site("market", fresco=ceiling("A1", "B1"), part={"open": None})
    assert list(seen(game)["rooms"]) == ["A1", "B1"]
    assert seen(game)["unseen"] == 23
