"""Module 9, Wall Fresco (M9): wrong input, packs, whole games."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from buonfresco.engine.errors import BadAction, BadGame
from buonfresco.games import fresco
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.modules.wall_fresco.components import WallFile, check_components
from buonfresco.games.fresco.pack import load_pack
from tests.rules.table import refused
from tests.rules.test_wall_fresco import ALL_TILES, OPEN, by_seat, chapel
from tests.rules.test_wall_fresco_workshop import workshop
from tests.support import PRESETS, random_game, rule, texts

# ---- wrong input --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "rule_id", "key"),
    [
        ("wall z9", "M9-WALL-01", "refused-wall-form"),
        ("wall on roof", "M9-WALL-01", "refused-wall-form"),
        ("exchange GY+OY", "M9-WORK-01", "refused-exchange-form"),
        ("exchange YB", "M9-WORK-01", "refused-exchange-form"),
    ],
)
def test_misspelt_actions_are_explained(text: str, rule_id: str, key: str) -> None:
    game = chapel()
    before = game.to_json()
    with pytest.raises(BadAction) as caught:
        game.apply(text)
    assert (caught.value.rule, caught.value.reason.key) == (rule_id, key)
    assert text in str(caught.value)
    assert game.to_json() == before


def test_actions_out_of_place_are_refused() -> None:
    refused(chapel(), "exchange GY+OB", "M9-WORK-01")
    refused(chapel(), "wall a3", "B-ORDER-02", seat=1)
    game = workshop({"GY": 1, "OB": 1})
    refused(game, "wall a3", "M9-WALL-01")
    refused(game, "exchange GY+PR", "M9-WORK-05")


def test_every_refusal_can_be_said_in_every_language() -> None:
    game = workshop({"GY": 1, "OB": 1, "OY": 1}, exchange=("purple",))
    for text in ("exchange GR+OB", "exchange GY+PR", "exchange OY+OB"):
        reason = game.explain(text)
        assert reason is not None
        for lang in ("en", "de", "fr"):
            assert "{" not in reason.text(lang)
            assert reason.key not in reason.text(lang)


@pytest.mark.parametrize(
    "data",
    [
        {"wall": {"z1": "green"}},
        {"wall": {"a3": "yellow"}},
        {"wall": {"a3": "grey"}},
        {"wall": {"a4": "green"}},
        {"wall": dict.fromkeys(["a3", "b3", "c3", "d3", "e3", "c4", "d4"], "green")},
        {"players": by_seat({"tiles": {"GY": 3}})},
        {"players": by_seat({"tiles": {"YG": 1}})},
        {"players": by_seat({"tiles": {"GY": -1}})},
        {"players": [{}, {}, {}, {}]},
        {"players": by_seat({"exchange": ["green", "green"]})},
        {"players": by_seat({"exchange": ["yellow"]})},
        {"players": by_seat({"exchange": ["green"]}), "out": {}},
        {"out": {"GY": 1}},
        {
            "players": by_seat({"tiles": {"GY": 1}}),
            "wall": {"a3": "green", "b3": "green", "c4": "green", "d4": "green"},
        },
        {"walls": {}},
        {"players": by_seat({"hand": {}})},
        {"players": 5},
        {"players": [{}, {}]},
        {"players": by_seat({"tiles": {"GY": 0.5}})},
        {"players": by_seat({"tiles": {"GY": "2"}})},
    ],
)
def test_wrong_positions_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadGame):
        fresco.position(3, modules=(9,), slices={"wall_fresco": data})


def test_a_position_that_says_nothing_is_sound() -> None:
    game = fresco.position(3, modules=(9,))
    view = game.view().modules["wall_fresco"]
    assert (len(view["wall"]), view["unseen"], view["out"]) == (18, ALL_TILES, {})
    assert view["players"] == [{"tiles": {}, "stacked": {}, "exchange": []}] * 3


def test_tiles_of_the_players_leave_the_nearest_sections_finished() -> None:
    game = fresco.position(3, modules=(9,), slices={"wall_fresco": {"players": by_seat({"tiles": {"GY": 2, "PR": 1}})}})
    view = game.view().modules["wall_fresco"]
    assert len(view["wall"]) == 15
    assert "a3" not in view["wall"]
    assert game.check() == []


def test_a_position_is_printed_and_built_again() -> None:
    game = workshop({"GY": 2, "OB": 1}, exchange=("purple",), stacked={"PR": 1})
    again = eval(fresco.position_code(game), {"fresco": fresco})
    assert again.hash() == game.hash()
    assert fresco.from_json(game.to_json()).hash() == game.hash()


# ---- packs --------------------------------------------------------------------------------------------------------


def form(**changes: Any) -> WallFile:
    data = msgspec.to_builtins(load_pack("standard").extra["wall_fresco"])
    for path, value in changes.items():
        part, _, name = path.partition("__")
        if name:
            data[part][name] = value
        else:
            data[part] = value
    return msgspec.convert(data, WallFile)


def tile(front: str, back: str, count: int) -> dict[str, object]:
    return {"front": front, "back": back, "count": count, "source": "designed"}


@rule("M9-COMP-01", "M9-COMP-02", "M9-WALL-01")
@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"wall__finished": ["a4", "z9"]}, "pack-wall_fresco-finished"),
        ({"wall__finished": ["a4", "a4"]}, "pack-wall_fresco-finished"),
        ({"wall__finished": ["d1", "e1"]}, "pack-wall_fresco-corner"),
        ({"wall__finished": []}, "pack-wall_fresco-corner"),
        ({"wall__columns": 6}, "pack-wall_fresco-sections"),
        ({"wall__columns": 0}, "pack-wall_fresco-finished"),
        ({"wall__points": 5}, "pack-wall_fresco-points"),
        ({"exchange__each": 3}, "pack-wall_fresco-exchange"),
        ({"tile": [tile("Y", "G", 18)]}, "pack-wall_fresco-tile"),
        ({"tile": [tile("G", "Y", 17)]}, "pack-wall_fresco-tiles"),
        ({"tile": [tile("G", "Y", 18), tile("G", "R", 0)]}, "pack-wall_fresco-tile"),
    ],
)
def test_packs_keep_to_what_the_rulebooks_state(changes: dict[str, Any], key: str) -> None:
    assert check_components(form()) == []
    problems = check_components(form(**changes))
    assert key in [problem.reason.key for problem in problems]
    for lang in ("en", "de", "fr"):
        assert all("{" not in problem.text(lang) for problem in problems)


# ---- whole games --------------------------------------------------------------------------------------------------

SETS = [(9,), (7, 9), (7, 9, 16)] + [(2, 7, 9)] * (2 in registry())


@pytest.mark.parametrize("modules", SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_keep_all_promises(players: int, modules: tuple[int, ...]) -> None:
    restored = exchanged = 0
    for seed in range(3):
        words = {"modules": modules, "preset": PRESETS[seed]}
        for number, game in enumerate(random_game(players, seed, **words)):
            assert game.check() == []
            if number % 11 == 0 or (game.decision is not None and game.decision.kind == "wall"):
                assert fresco.from_json(game.to_json()).hash() == game.hash() == game.copy().hash()
                for viewer in (None, *range(players)):
                    world = game.sample(viewer, number, recall=bool(number % 2))
                    assert world.check() == []
                    assert world.view(viewer) == game.view(viewer)
        assert fresco.replay(game.log).hash() == game.hash()
        view = game.view().modules["wall_fresco"]
        restored += 18 - len(view["wall"])
        exchanged += sum(len(one["exchange"]) for one in view["players"])
    assert restored >= 5
    assert exchanged or players == 2


def test_copies_share_nothing() -> None:
    game = chapel({}, {"covers": {"studio": "wall"}, "plan": [0, 0, 1, 2, 2], "paints": "G"})
    before = game.to_json()
    game.copy().apply("wall a3")
    assert game.to_json() == before
    bench = workshop({"GY": 1, "OB": 1})
    before = bench.to_json()
    bench.copy().apply("exchange GY+OB")
    assert bench.to_json() == before


def test_where_the_actions_point_at() -> None:
    decision = chapel().view(0).decision
    assert decision is not None
    assert [option.at for option in decision.options] == [["section:a3"], ["section:b3"], ["section:c4"], []]
    assert [option.text for option in decision.options] == [*OPEN, "pass"]
    bench = workshop({"GY": 1, "OB": 1}).view(0).decision
    assert bench is not None
    assert bench.options[0].at == ["wall_tile:GY", "wall_tile:OB"]
    assert bench.options[0].args == {"walltile": "GY", "othertile": "OB", "paint": "green"}


def test_all_twenty_seven_pairs_are_actions() -> None:
    game = fresco.new_game(3, modules=(9,), seed=1)
    assert len([act for act in game.codec.actions if act.kind == "wall_exchange"]) == 27
    assert len([act for act in game.codec.actions if act.kind == "wall"]) == 20
    assert texts(game)
