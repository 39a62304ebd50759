"""Module 13, Catacombs: whole games, worlds a seat cannot tell apart, positions, packs with mistakes."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from buonfresco.engine.errors import BadGame
from buonfresco.engine.view import option
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.modules.catacombs import MODULE
from buonfresco.games.fresco.modules.catacombs.components import CatacombsFile, check
from buonfresco.games.fresco.pack import load_pack
from tests.matrix import Case, play
from tests.rules.test_catacombs import ceiling, kind, own, seen, site
from tests.support import PRESETS, play_out, random_game, rule

# ---- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_every_promise(players: int, preset: str) -> None:
    game = play(Case(players, (13,), preset, 130 + players, 12))
    assert len(seen(game)["used"]) + sum(seen(game)["stacks"].values()) <= 22


def test_random_games_meet_every_decision() -> None:
    kinds: set[str] = set()
    for players in (2, 3):
        for game in random_game(players, 5, modules=[13], max_rounds=12):
            kinds |= {decision.kind for decision in game.decisions}
    assert {"map", "leonardo_map", "explore", "treasure", "plan_map"} <= kinds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_the_other_modules(players: int) -> None:
    play(Case(players, (1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 16), PRESETS[players - 2], 13, 5))


def test_every_position_can_be_written_as_code() -> None:
    for number, game in enumerate(random_game(2, 8, modules=[13], max_rounds=6)):
        if number % 7 == 0 and not game.over:
            again = eval(fresco.position_code(game), {"fresco": fresco})
            assert again.hash() == game.hash()
            assert again.legal() == game.legal()


@rule("X-END-05")
def test_empty_stacks_do_not_end_the_game() -> None:
    names = [entry.id for entry in load_pack("standard").extra["catacombs"].map]
    game = fresco.position(3, modules=[13], slices={"catacombs": {"used": names}}, phase="begin")
    assert not game.view().final
    assert seen(game)["stacks"] == {"5": 0, "6": 0, "7": 0}


# ---- hidden things ------------------------------------------------------------------------------------------------


def slice_data(game: Fresco) -> dict[str, Any]:
    part: dict[str, Any] = game.state_data()["modules"]["catacombs"]
    return part


def crypt(kept: list[list[str]], maps: list[list[str]] | None = None, **words: Any) -> Fresco:
    """Nine rooms are restored; as many tiles have been found as are kept and sold."""
    sold = ["chalice-3", "chalice-3", "chalice-3", "chalice-3", "statue-3"][: 8 - sum(map(len, kept))]
    part = {"kept": kept, "maps": maps or [[], [], []], "sold": sold}
    restored = ("B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2")
    return site("studio", {"studio": "7a"}, rooms={"A1": "statue-5"}, restored=restored, part=part, **words)


@rule("M13-TREAS-10", "X-INFO-04")
def test_what_others_keep_is_shared_out_anew() -> None:
    game = crypt([["writing-1"], ["writing-2", "statue-4"], ["writing-2-theater"]])
    worlds = [slice_data(game.sample(0, seed=seed)) for seed in range(60)]
    for world in worlds:
        assert world["kept"][0] == ["writing-1"]
        assert sum(map(len, world["kept"])) == 4  # so many are not in the rooms, in view or under the fresco
        for row in world["kept"][1:]:
            volumes = [name[:9] for name in row if name.startswith("writing")]
            assert len(set(volumes)) == len(volumes)
    assert len({str(world["kept"]) for world in worlds}) > 40
    spectators = {str(slice_data(game.sample(None, seed=seed))["kept"][0]) for seed in range(10)}
    assert len(spectators) > 3
    for seed in range(5):
        assert slice_data(game.sample(0, seed=seed, recall=True))["kept"] == slice_data(game)["kept"]


@rule("X-INFO-04")
def test_nothing_of_the_others_shows() -> None:
    one = crypt([["writing-1"], ["statue-4"], ["writing-2"]], [["5b"], ["6a"], ["7b"]])
    two = crypt([["writing-1"], ["writing-5"], ["chalice-2"]], [["5b"], ["6c"], ["7d"]])
    assert one.hash() != two.hash()
    assert one.view(0).to_json() == two.view(0).to_json()
    assert one.legal(0) == two.legal(0)
    for seed in range(5):
        assert one.sample(0, seed).to_json() == two.sample(0, seed).to_json()


@rule("X-INFO-04", "M13-TREAS-06")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_whoever_is_asked_about_a_writing_does_not_have_it(viewer: int | None) -> None:
    words: dict[str, Any] = {"people": ({"plan": [1, 1, 0, 3, 0]},)}
    part = {"kept": [["writing-1"], ["writing-5"], []]}
    game = site("studio", {"studio": "7a"}, rooms={"A1": "writing-3"}, restored=("E5", "D5"), part=part, **words)
    game.apply("explore now")
    assert kind(game) == "treasure"
    for seed in range(40):
        world = game.sample(viewer, seed)
        assert len(world.legal()) == 2
        assert not any(name.startswith("writing-3") for name in slice_data(world)["kept"][0])
    resample = MODULE.resample
    assert resample is not None
    for seed in range(40):  # at the first attempt
        resample(game, -1 if viewer is None else viewer, random.Random(seed), False)
        assert not any(name.startswith("writing-3") for name in slice_data(game)["kept"][0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_can_be_played_out(players: int) -> None:
    rng = random.Random(players)
    for game in random_game(players, 31, modules=[13], max_rounds=7):
        if rng.random() < 0.05 and not game.over:
            world = game.sample(rng.randrange(players), seed=rng.randrange(10**6))
            play_out(world, seed=2)
            assert world.check() == []


# ---- positions ----------------------------------------------------------------------------------------------------


def test_a_position_needs_to_say_nothing_about_the_module() -> None:
    game = fresco.position(4, modules=[13], fresco=ceiling("A1", "B2"))
    assert list(seen(game)["rooms"]) == ["A1", "B2"]
    assert (seen(game)["unseen"], seen(game)["sold"]) == (23, [])
    empty = fresco.position(2, modules=[13], fresco=ceiling("A1"), slices={"catacombs": {"open": {}}})
    assert (seen(empty)["rooms"], len(seen(empty)["sold"])) == ({}, 1)


@pytest.mark.parametrize(
    "part",
    [
        {"open": {"Z9": "statue-5"}},
        {"open": {"A1": "pot"}},
        {"open": {"A1": "statue-5"}},  # under a fresco tile
        {"open": ["A1"]},
        {"kept": [["statue-5"], [], []]},  # all 25 rooms are covered
        {"kept": [[], []]},
        {"kept": [["pot"], [], []]},
        {"kept": ["statue-5", "", ""]},
        {"sold": ["statue-5"]},
        {"sold": ["statue-3"] * 3},
        {"found": ["statue-5"]},
        {"maps": [["5a"], ["5a"], []]},
        {"maps": [["9a"], [], []]},
        {"maps": 7},
        {"laid": [{"market": "5a"}, {}, {}]},  # no tile covers the column
        {"laid": [{"garden": "5a"}, {}, {}]},
        {"laid": [["5a"], {}, {}]},
        {"used": ["5a"], "maps": [["5a"], [], []]},
        {"turned": "5a"},
        {"turned": "nothing"},
        {"turning": "A1"},
        {"colour": "red"},
    ],
)
def test_wrong_positions_are_refused(part: dict[str, Any]) -> None:
    with pytest.raises(BadGame):
        fresco.position(3, modules=[13], slices={"catacombs": part})


def problem(part: dict[str, Any], players: int = 3, **words: Any) -> str:
    with pytest.raises(BadGame) as caught:
        fresco.position(players, modules=[13], slices={"catacombs": part}, **words)
    return str(caught.value)


def test_check_says_which_rule_a_position_breaks() -> None:
    two = ceiling("A1", "B1")
    assert "M13-SETUP-01" in problem({"open": {"A1": "statue-5"}, "sold": []}, fresco=two)
    assert "M13-CATH-01" in problem({"open": {"C1": "statue-5", "A1": "statue-4"}}, fresco=two)
    assert "M13-TREAS-07" in problem({"open": {}, "kept": [["writing-1", "writing-1-theater"], [], []]}, fresco=two)
    assert "M13-TREAS-02" in problem({"open": {}, "found": ["statue-5"]}, fresco=two)
    assert "M13-SETUP-03" in problem({"maps": [["5a"], ["5a"], []]})
    assert "M13-PLAN-01" in problem({"laid": [{"market": "5a"}, {}, {}]})
    assert "M13-LEO-01" in problem({"turned": "5a"})
    assert "M13-CATH-02" in problem({"turning": "A1"}, fresco=two)
    assert "M13-LEO-08" in problem({"laid": [{}, {}, {"market": "5a", "studio": "5b"}]}, players=2)


def test_a_game_saved_in_the_middle_of_exploring_goes_on() -> None:
    game = site("studio", {"studio": "5a"}, rooms={"A1": "statue-5", "B1": "writing-1"})
    game.apply("explore later")
    assert kind(game) == "treasure"
    saved = json.loads(game.to_json())
    assert saved["state"]["modules"]["catacombs"]["found"] == ["statue-5", "writing-1"]
    again = fresco.from_json(json.dumps(saved))
    for one in (game, again):
        one.apply_all(["keep writing-1", "sell statue-5"])
    assert again.hash() == game.hash()
    assert own(again)["kept"] == ["writing-1"]


def test_actions_point_at_what_they_are_about() -> None:
    game = site("studio", {"studio": "5a"}, rooms={"A1": "statue-5"})
    for text, at in {
        "map 5a on fifth": ["map:5a", "column:fifth"],
        "no map": [],
        "keep writing-5-theater": ["treasure:writing-5-theater"],
        "buy map": [],
    }.items():
        act = game.codec.parse(text)
        assert act.text == text
        assert option(game, act).at == at


# ---- packs --------------------------------------------------------------------------------------------------------


def problems(**changed: Any) -> list[str]:
    form: dict[str, Any] = msgspec.to_builtins(load_pack("standard").extra["catacombs"])
    for name, change in changed.items():
        form[name] = change(form[name])
    return [found.reason.key for found in check(msgspec.convert(form, CatacombsFile))]


def edit(name: str, **values: Any) -> Any:
    return lambda entries: [{**entry, **values} if entry["id"] == name else entry for entry in entries]


@rule("M13-SETUP-01", "M13-SETUP-03", "M13-MAP-01", "M13-SCORE-03")
def test_packs_keep_to_what_the_rulebooks_state() -> None:
    assert problems() == []
    assert problems(tile=edit("chalice-3", count=5)) == ["pack-catacombs-tiles"]
    assert problems(tile=edit("chalice-3", sale=0)) == ["pack-catacombs-tile"]
    assert problems(tile=edit("chalice-3", volume=1)) == ["pack-catacombs-tile"]
    assert problems(tile=edit("chalice-3", mood=-1)) == ["pack-catacombs-tile"]
    assert problems(tile=edit("writing-1", points=1)) == ["pack-catacombs-tile"]
    assert problems(tile=edit("writing-1", volume=6)) == ["pack-catacombs-tile"]
    assert problems(tile=edit("writing-1", id="writing-2")) == ["pack-id-twice"]
    assert problems(tile=edit("statue-5", points=6)) == ["pack-catacombs-statue"]
    assert problems(tile=edit("writing-5-theater", mood=2)) == ["pack-catacombs-writing"]
    both = lambda tiles: [{**t, "volume": 2} if t["volume"] == 1 else t for t in tiles]  # noqa: E731
    assert problems(tile=both) == ["pack-catacombs-volumes"]
    assert problems(map=edit("5a", rooms=["A1", "B1", "C1"])) == ["pack-catacombs-map"]
    assert problems(map=edit("5a", rooms=["A1", "A1", "B1", "C1"])) == ["pack-catacombs-map"]
    assert problems(map=edit("5a", rooms=["A1", "B1", "C1", "F1"])) == ["pack-catacombs-map"]
    assert problems(map=edit("5a", time=8)) == ["pack-catacombs-map", "pack-catacombs-maps"]
    assert problems(map=lambda maps: maps[1:]) == ["pack-catacombs-maps"]
    assert problems(map=edit("5a", id="5b")) == ["pack-id-twice"]
