"""Module 12, Ladies (M12), beside other modules: covered columns, illness, maps, movements, guild, beams."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.matrix import Case, play
from tests.rules.flow import asked, paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_ladies import chapel, kind, seen, table, wives
from tests.rules.test_ladies_plan import desk, sent
from tests.support import PRESETS, rule, texts

# ---- covered columns ----------------------------------------------------------------------------------------------


@rule("X-T-05", "X-PLAN-07", "M12-PLAN-04")
def test_a_lady_beside_a_map_but_not_on_the_pew_tile() -> None:
    maps = {"catacombs": {"maps": [["5a", "6a", "7a"], [], []]}}
    game = desk(modules=[12, 13, 14], others=maps)
    game.apply("pews on workshop", 0)
    game.apply_all(["map 5a on market", "map 6a on studio", "map 7a on fifth"], 0)
    assert game.view(0).players[0].covers == {"market": "map", "studio": "map", "workshop": "pews", "fifth": "map"}
    game.apply("plan 1-2-1-1-0", 0)
    refused(game, "pink lady on workshop", "M12-PLAN-04", 0)
    game.apply("pink lady on market", 0)
    game.apply("purple lady on studio", 0)
    assert seen(game, 0)["players"][0]["placed"] == {"pink": "market", "purple": "studio"}


@rule("X-T-20", "X-STATED-12", "X-FINAL-02")
def test_no_lady_on_the_pew_tile_and_the_other_cathedral_stays_open() -> None:
    game = desk(modules=[12, 14])
    game.apply("pews on market", 0)
    game.apply("plan 1-1-1-1-1", 0)
    refused(game, "pink lady on market", "M12-PLAN-04", 0)
    last = desk(modules=[12, 14], final=True)
    last.apply("pews on fifth", 0)
    last.apply("plan 0-1-1-1-2", 0)
    refused(last, "pink lady on fifth", "M12-PLAN-04", 0)
    last.apply("pink lady on cathedral", 0)
    assert seen(last, 0)["players"][0]["placed"] == {"pink": "cathedral"}


@rule("X-PLAN-08", "X-STATED-12", "X-PLAN-06")
def test_no_lady_at_the_market_under_the_medico_tile() -> None:
    game = desk(modules=[10, 12], others={"medico": {"display": ["3", "juice", None]}}, round=2)
    game.apply("medico on market", 0)
    while "pink lady on studio" not in texts(game, 0):
        game.apply(game.legal(0)[0], 0)
    refused(game, "pink lady on market", "M12-PLAN-04", 0)


@rule("X-ACT-03", "X-CATH-13")
def test_the_lady_acts_before_the_map() -> None:
    """A map makes the same turn: first the reservation, then the map or the apprentice."""
    people: list[dict[str, Any]] = [{"covers": {"cathedral": "map"}}, {}, {}]
    game = table("cathedral", *people, ladies=sent({"pink": "cathedral"}), modules=[12, 13])
    assert kind(game) == "lady_cathedral"
    game.apply("reserve A1")
    assert (asked(game), kind(game)) != (0, "lady_cathedral")
    assert seen(game)["players"][0]["reserved"] == "A1"


# ---- illness ------------------------------------------------------------------------------------------------------


def ward(plan: list[int], where: str, **words: Any) -> dict[str, Any]:
    """One ill apprentice of seat 0 in a column."""
    medico = {"ill": [1, 0, 0], "placed": [{where: 1}, {}, {}]}
    return {
        "modules": [10, 12],
        "others": {"medico": medico},
        "people": [{"plan": plan, "thalers": 3}, {}, {}],
        **words,
    }


@rule("X-STATED-11", "M12-STUDIO-01", "X-STUDIO-01")
def test_ill_apprentices_count_for_the_lady_in_the_studio() -> None:
    words = ward([1, 1, 2, 1, 0], "studio")
    game = table("studio", *words.pop("people"), ladies=sent({"pink": "studio"}), **words)
    assert texts(game) == ["lady takes 2 Thalers", "pass"]
    events = game.apply("lady takes 2 Thalers")
    assert [event.data["thalers"] for event in told(events, "earned")][:1] == [2]


@rule("X-STATED-11")
@pytest.mark.parametrize(("place", "asks"), [("cathedral", "lady_cathedral"), ("workshop", "lady_workshop")])
def test_a_lady_acts_beside_an_ill_apprentice(place: str, asks: str) -> None:
    plan = [1, 1, 1, 1, 1]
    words = ward(plan, place)
    words["people"][0]["paints"] = "Y"
    game = table(place, *words.pop("people"), ladies=sent({"pink": place}), **words)
    assert (asked(game), kind(game)) == (0, asks)


FAR: dict[str, Any] = {"fresco": {"A1": "3YR", "E1": "3YB", "C3": "11GOP-1"}, "bishop": "E5"}


@rule("X-CATH-09", "X-STATED-11")
def test_an_ill_apprentice_restores_the_own_reserved_tile() -> None:
    words = ward([1, 1, 1, 1, 1], "cathedral", **FAR)
    words["people"][0]["paints"] = "YRB"
    there = {"reserved": ["A1", None, None], "night": [True, False, False]}
    game = table("cathedral", *words.pop("people"), ladies=there, round=3, **words)
    game.apply("restore A1")
    assert game.view().players[0].tiles == ["3YR"]
    assert seen(game)["players"][0]["reserved"] is None


@rule("X-CATH-06", "M12-END-01")
def test_the_ladys_bishop_does_not_keep_the_ill_one_from_restoring() -> None:
    words = ward([1, 1, 1, 1, 1], "fifth", **FAR)
    words["people"][0]["paints"] = "YRB"
    game = table("fifth", *words.pop("people"), ladies=sent({"pink": "fifth"}), final=True, **words)
    game.apply("lead bishop E1")
    game.apply("restore A1")  # far from the bishop
    assert game.view().players[0].tiles == ["3YR"]


# ---- movements ----------------------------------------------------------------------------------------------------


@rule("X-CATH-11", "X-TRACK-05", "X-TRACK-06")
@pytest.mark.parametrize(("start", "movement"), [(14, 1), (13, 2), (12, 3)])
def test_each_movement_of_a_restoration_may_wed(start: int, movement: int) -> None:
    """6 points with the bishop on the tile, 1 of the favor, then a scroll; the purple lady stands on 20."""
    scrolls = {"rows": ["1", None, None], "columns": [None, None, None]}
    words: dict[str, Any] = {
        "fresco": {"A1": "3YR", "E5": "8GP", "C5": "7GO"},
        "bishop": "A1",
        "modules": [7, 11, 12],
        "others": {"scrolls": scrolls},
        "switches": {"ladies.take": "automatic", "favors.take": "mandatory"},
        "draws": ["favor point"],
    }
    game = chapel(start, "YR", **words)
    events = [*game.apply("restore A1"), *game.apply("scroll row")]
    kinds = [event.kind for event in events if event.actor == 0 and event.kind in ("moved", "wed")]
    assert kinds.index("wed") == movement
    assert kinds.count("moved") == 3
    assert told(events, "wed")[0].data == {"lady": "purple", "space": 20}


@rule("X-TRACK-05")
@pytest.mark.parametrize("preset", PRESETS)
def test_four_points_for_the_wall_may_wed(preset: str) -> None:
    people: list[dict[str, Any]] = [{"space": 17, "covers": {"studio": "wall"}, "paints": "GOP"}, {}, {}]
    game = table("studio", *people, modules=[9, 12], preset=preset)
    game.apply(next(text for text in texts(game) if text.startswith("wall")))
    if preset != "revised-fr":
        assert (asked(game), texts(game)) == (0, ["marry purple", "pass"])
        game.apply("marry purple")
    assert wives(game)[0] == ["purple"]


@rule("X-TRACK-05")
def test_points_of_a_portrait_may_wed_and_its_painter_counts_for_the_lady() -> None:
    deck = {"open": ["bishop", "muse"]}
    people: list[dict[str, Any]] = [{"space": 17, "thalers": 0}, {}, {}]
    ladies = {"owned": [["pink"], [], []], "placed": [{"pink": "studio"}, {}, {}]}
    game = table("studio", *people, ladies=ladies, modules=[1, 12], others={"portraits": deck})
    assert texts(game) == ["lady takes 1 Thaler", "pass"]
    game.apply("lady takes 1 Thaler")
    assert thalers(game, 0) == 1
    game.apply("portrait bishop")  # 5 points
    assert texts(game) == ["marry purple", "pass"]


@rule("M12-THEA-01", "X-THEA-01")
def test_the_actor_goes_on_from_the_start_space() -> None:
    people: list[dict[str, Any]] = [{"mood": -2}, {}, {}]
    owned = {"portraits": {"owned": [["actor"], [], []]}}
    game = table("fifth", *people, ladies=sent({"pink": "fifth"}), modules=[1, 12], others=owned)
    game.apply("lady resets mood")
    assert game.view().players[0].mood == 3


# ---- what she touches ---------------------------------------------------------------------------------------------


@rule("M12-CATH-02", "X-CATH-09")
def test_favor_dome_tile_and_catacomb_do_not_matter() -> None:
    game = table("cathedral", {}, {}, {}, ladies=sent({"pink": "cathedral"}), modules=[11, 12, 13, 15])
    assert len(texts(game)) == 25  # every tile but the bishop's, and pass


@rule("M12-CATH-01")
def test_special_tiles_can_be_reserved() -> None:
    tiles = {"C3": "11GOP-1", "A1": "24KNN", "E5": "3YR"}
    game = table("cathedral", {}, {}, {}, ladies=sent({"pink": "cathedral"}), modules=[3, 12], fresco=tiles)
    assert texts(game) == ["reserve A1", "reserve E5", "pass"]


@rule("M12-WORK-01", "X-WORK-04")
def test_she_exchanges_with_the_supply_and_not_with_the_guild() -> None:
    lying = {"guild": {"basic": "red", "blended": "green"}}
    people: list[dict[str, Any]] = [{"paints": "Y"}, {}, {}]
    game = table("workshop", *people, ladies=sent({"pink": "workshop"}), modules=[12, 17], others=lying)
    assert texts(game) == ["lady Y for R", "lady Y for B", "pass"]
    game.apply("lady Y for B")
    assert paints(game, 0) == {"blue": 1}
    assert game.view().modules["guild"]["basic"] == "red"


@rule("M12-MKT-01", "X-MKT-07")
def test_swapped_tiles_take_their_beams_along() -> None:
    booths = {"I": ["Y+2", "G"], "II": ["YYY", "O"]}
    game = table("market", {}, {}, {}, ladies=sent({"pink": "market"}), modules=[12, 14], booths=booths)

    def beams(*acts: str) -> int:
        after: Fresco = game.copy()
        after.apply_all(acts, 0)
        found: int = after.view(0).modules["pews"]["players"][0]["beams"]
        return found

    assert (beams("pass", "buy I.1"), beams("pass", "buy II.1")) == (2, 0)
    swap = "swap I.1 with II.1"
    assert (beams(swap, "buy I.1"), beams(swap, "buy II.1")) == (0, 2)


# ---- random play --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", PRESETS)
def test_random_games(players: int, preset: str) -> None:
    play(Case(players, (12,), preset, 7))


def test_a_random_game_with_everything_that_covers_or_meets_her() -> None:
    play(Case(3, (1, 4, 6, 8, 9, 10, 12, 13, 14), "revised", 3, 4))
