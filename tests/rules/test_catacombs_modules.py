"""Module 13, Catacombs, with the other modules that lay tiles, act at a place or change who works there (X)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from tests.rules.flow import asked, thalers, told
from tests.rules.table import refused
from tests.rules.test_catacombs import ceiling, kind, own, seen, site
from tests.rules.test_catacombs_plan import planning
from tests.support import rule, texts

WED = {"owned": [["pink"], [], []]}
PLENTY = {"paints": "YYYRRRBBBGGGOOOPPP"}


@rule("M13-SETUP-02", "X-SETUP-01", "X-CATH-01", "M15-SETUP-01")
def test_the_dome_tile_lies_above_and_is_taken_first() -> None:
    words: dict[str, Any] = {"modules": (13, 15), "people": (PLENTY,)}
    game = site("cathedral", draws=["dome 7YP", "treasure statue-5"], **words)
    game.apply("restore B2")
    assert game.view().modules["dome"]["players"][0]["tiles"] == ["7YP"]
    assert seen(game)["rooms"] == {"B2": "statue-5"}
    outer = site("cathedral", draws=["treasure statue-5"], **words)
    outer.apply("restore A1")  # nothing lies between there
    assert seen(outer)["rooms"] == {"A1": "statue-5"}


@rule("M13-SETUP-02", "X-LEO-02")
def test_with_leonardo_the_layers_come_off_in_the_same_order() -> None:
    words: dict[str, Any] = {"players": 2, "modules": (13, 15), "leonardo": "B1", "turn": 2}
    game = site("cathedral", draws=["dome 7YP", "treasure statue-5"], **words)
    game.apply("restore B2")
    assert seen(game)["rooms"] == {"B2": "statue-5"}


@rule("X-CATH-01", "M13-CATH-02")
def test_the_room_is_laid_open_after_the_favor_is_decided() -> None:
    game = site("cathedral", modules=(11, 13), people=({"paints": "YR"},), bishop="A1", fresco=ceiling())
    game.apply("restore A1")
    assert (kind(game), seen(game)["rooms"], seen(game)["unseen"]) == ("favor", {}, 25)
    again = fresco.from_json(game.to_json())
    assert again.hash() == game.hash()
    for viewer in (0, 1):
        assert game.sample(viewer, 1).check() == []
    game.apply(game.legal()[-1])
    assert list(seen(game)["rooms"]) == ["A1"]


@rule("X-ACT-03", "X-PLAN-07", "M12-PLAN-04", "X-STUDIO-01")
def test_a_lady_beside_a_map_acts_first() -> None:
    ladies = {"ladies": {**WED, "placed": [{"pink": "studio"}, {}, {}]}}
    words: dict[str, Any] = {"modules": (12, 13), "others": ladies, "people": ({"thalers": 0},)}
    game = site("studio", {"studio": "7a"}, rooms={"A1": "statue-5"}, **words)
    assert (asked(game), texts(game)) == (0, ["lady takes 1 Thaler", "pass"])
    game.apply("lady takes 1 Thaler")
    assert (kind(game), thalers(game, 0)) == ("explore", 1)
    game.apply("explore later")
    assert (kind(game), thalers(game, 0)) == ("treasure", 4)


@rule("X-CATH-13", "M12-CATH-01")
def test_a_reservation_comes_before_restoring_and_exploring() -> None:
    ladies = {"ladies": {**WED, "placed": [{"pink": "cathedral"}, {}, {}]}}
    words: dict[str, Any] = {"modules": (12, 13), "others": ladies, "people": ({"paints": "YR"},)}
    game = site("cathedral", {"cathedral": "7a"}, rooms={"B1": "statue-5"}, **words)
    assert "reserve A1" in texts(game)
    game.apply("reserve A1")
    assert kind(game) == "explore"
    game.apply_all(["explore later", "restore A1"])
    assert len(seen(game)["found"]) == 2


@rule("X-PLAN-02", "X-PLAN-03", "X-PLAN-05")
def test_maps_and_the_pew_tile_on_different_columns() -> None:
    game = planning(["5a", "6a", "7a"], modules=(13, 14))
    game.apply("pews on workshop", 0)
    game.apply_all(["map 5a on market", "map 6a on studio"], 0)
    assert kind(game) == "plan_map"
    refused(game, "map 7a on workshop", "M13-PLAN-09", 0)
    game.apply("map 7a on fifth", 0)
    spaces = [max(action.args[n] for action in game.legal(0) if action.kind == "plan") for n in range(5)]
    assert spaces == [1, 3, 1, 2, 1]  # 8 for 5 apprentices


@rule("X-MKT-02", "M16-MKT-04")
def test_beside_a_map_the_black_market_takes_the_place_of_the_booth() -> None:
    game = site("market", {"market": "7a"}, rooms={"A1": "statue-5"}, modules=(13, 16))
    game.apply_all(["explore later", "black market"])
    assert kind(game) == "treasure"  # the one apprentice has bought


@rule("X-WORK-01", "M17-WORK-01")
def test_beside_a_map_in_the_workshop_there_are_two_operations() -> None:
    people = ({"paints": "YYYBBB"},)
    game = site("workshop", {"workshop": "7a"}, rooms={"A1": "statue-5"}, modules=(13, 17), people=people)
    game.apply_all(["explore later", "blend green", "blend green"])
    assert kind(game) == "treasure"


@rule("X-ILL-01", "X-STATED-10", "X-PLAN-03")
def test_an_ill_apprentice_may_stand_beside_a_map_and_exploring_does_not_need_him() -> None:
    people = ({"plan": [1, 1, 1, 1, 1], "paints": "YYBB"},)
    medico = {"medico": {"ill": [1, 0, 0], "placed": [{"workshop": 1}, {}, {}]}}
    words: dict[str, Any] = {"modules": (10, 13), "others": medico, "people": people}
    game = site("workshop", {"workshop": "7a"}, rooms={"A1": "statue-5"}, **words)
    assert texts(game) == ["explore now", "explore later", "no exploring"]
    game.apply_all(["explore later", "blend green"])
    assert kind(game) == "treasure"  # one blend for the ill one


@rule("X-ACT-03", "M13-EXPL-06", "X-ILL-02", "M10-INF-10")
@pytest.mark.parametrize("answer", ["explore now", "explore later"])
def test_a_map_is_explored_before_anybody_falls_ill(answer: str) -> None:
    medico = {"medico": {"tile": "studio"}}
    words: dict[str, Any] = {"modules": (10, 13), "others": medico}
    game = site("studio", {"studio": "7a"}, rooms={"A1": "statue-5"}, **words)
    game.apply(answer)
    assert (kind(game), game.view().modules["medico"]["players"][0]["ill"]) == ("treasure", 0)
    events = game.apply("keep statue-5")
    assert own(game)["kept"] == ["statue-5"]
    assert game.view().modules["medico"]["players"][0]["ill"] == 1  # a column with a map is infected like any
    assert told(events, "treasure_kept")
