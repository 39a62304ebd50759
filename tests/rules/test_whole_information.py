"""All modules at once: what is hidden, what is open, what nobody knows (X-INFO); whole games keep all promises."""

from __future__ import annotations

import json
from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.matrix import Case
from tests.matrix import play as play_case
from tests.rules.test_together_general import own, part, town
from tests.rules.test_whole_general import EVERY
from tests.support import random_game, rule

SLICES: dict[str, Any] = {
    "medico": {"ill": [1, 0, 0], "placed": [{"studio": 1}, {}, {}], "bottles": [["3"], [], []], "tile": "market"},
    "favors": {"claimed": ["mood"]},
    "ladies": {
        "owned": [["pink"], ["purple"], []],
        "reserved": ["E1", None, None],
        "placed": [{"pink": "studio"}, {}, {}],
    },
    "catacombs": {
        "kept": [["statue-5", "writing-1"], [], []],
        "maps": [["5a", "6b"], ["7c"], []],
        "open": {"A1": "statue-4"},
    },
    "pews": {"beams": [2, 0, 1]},
    "dome": {"owned": [["5YR"], [], []]},
    "guild": {"basic": "red", "blended": "purple"},
    "black_market": {"barrel": ["O"]},
    "portraits": {"open": ["patron", "girl"], "owned": [["abbot"], [], []]},
    "wishing_well": {"pennies": [3, 1, 0], "hands": [{"tip": 1}, {"visit": 1}, {}], "well": 1},
    "leaf_gold": {"disc": "green", "gold": [2, 0, 1]},
    "glaziers": {"glass": ["YG", "", "R"]},
    "scrolls": {"rows": ["1", "2", "3"], "columns": ["A", "B", "C"]},
    "bells": {"face_down": [["5-4-3a", "6-4-4a"], [], []], "open": [[["8-5-5a", 3]], [], []]},
    "wall_fresco": {"players": [{"tiles": {"GY": 1}, "exchange": ["green"]}, {}, {}]},
}
FRESCO = {"B1": "3YR", "E1": "3YB", "C3": "11GOP-1", "D4": "5RG", "E5": "6YP", "B2": "6RP", "A5": "6BP"}


def table(**words: Any) -> Fresco:
    first = {"tiles": ["3RB", "4YRB-1"], "thalers": 7, "paints": "YYG"}
    words = {"phase": "market", "slices": SLICES, "fresco": FRESCO, **words}
    return town(first, {}, {}, modules=EVERY, **words)


@rule("X-INFO-01")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_kept_treasures_and_maps_in_hand_are_hidden(viewer: int | None) -> None:
    """Their number follows for maps (they were bought in the open); which they are does not."""
    game = table()
    players = part(game, "catacombs", viewer)["players"]
    assert players[0]["kept"] is None
    assert players[0]["maps"] is None
    whole = json.loads(game.view(viewer).to_json())
    del whole["config"]
    assert "writing-1" not in json.dumps(whole["modules"]["catacombs"]["players"])
    assert own(game, "catacombs", 0)["kept"] == ["statue-5", "writing-1"]
    assert own(game, "catacombs", 0)["maps"] == ["5a", "6b"]


@rule("X-INFO-02")
def test_what_lies_open_of_modules_ten_to_seventeen() -> None:
    """Illness, bottles, dome tiles, beams and supplies, ladies, reservations, guild, rooms, numbers of maps."""
    game = table()
    for viewer in (None, 0, 2):
        modules = game.view(viewer).modules
        medico = modules["medico"]
        assert (medico["players"][0]["ill"], medico["players"][0]["bottles"], medico["tile"]) == (1, ["3"], "market")
        assert modules["dome"]["players"][0]["tiles"] == ["5YR"]
        assert [one["supply"] for one in modules["pews"]["players"]] == [4, 6, 5]
        assert [one["ladies"] for one in modules["ladies"]["players"]] == [["pink"], ["purple"], []]
        assert modules["ladies"]["players"][0]["reserved"] == "E1"
        assert modules["ladies"]["players"][0]["placed"] == {"pink": "studio"}
        assert (modules["guild"]["basic"], modules["guild"]["blended"]) == ("red", "purple")
        assert modules["catacombs"]["rooms"] == {"A1": "statue-4"}
        assert modules["favors"]["claimed"] == {"mood": 1}
        assert [one["times"] for one in modules["catacombs"]["players"]] == [[5, 6], [7], []]


@rule("X-INFO-03")
def test_what_nobody_knows() -> None:
    """Favors on the fresco, dome and catacomb tiles below it, points of pews, stacks of maps, piles: sets at most."""
    game = table()
    seen = [json.loads(game.view(viewer).to_json())["modules"] for viewer in (None, 0, 1, 2)]
    for key in ("favors", "dome", "guild"):
        assert all(modules[key] == seen[0][key] for modules in seen)
    for modules in seen:
        assert sum(modules["favors"]["unseen"].values()) == 24
        assert modules["favors"]["left"] == len(FRESCO)
        assert len(modules["dome"]["unseen"]) == 8
        assert modules["dome"]["covered"] == 3  # three inner tiles are left
        assert modules["pews"]["unseen"] == seen[0]["pews"]["unseen"]
        assert modules["medico"]["tiles"] == seen[0]["medico"]["tiles"]
        assert modules["medico"]["pile"] == seen[0]["medico"]["pile"]
        assert isinstance(modules["catacombs"]["unseen"], int)


@rule("X-INFO-03", "X-INFO-04")
def test_what_is_drawn_differs_from_world_to_world() -> None:
    """The favor, dome and catacomb tile of a segment are decided by luck when they are turned up, not before."""
    found: dict[str, set[str]] = {"favors": set(), "dome": set(), "rooms": set()}
    for seed in range(25):
        words: dict[str, Any] = {"fresco": FRESCO, "bishop": "B2", "seed": seed}
        game = town({"paints": "RRRPPP"}, {}, {}, modules=EVERY, phase="cathedral", **words)
        for act in ("restore B2", "favor"):
            game.apply(act)
        found["favors"].add(json.dumps(part(game, "favors")["claimed"]))
        found["dome"].add(json.dumps(own(game, "dome", 0)["tiles"]))
        found["rooms"].add(part(game, "catacombs")["rooms"]["B2"])
    assert {name for name, values in found.items() if len(values) < 3} == set()


@rule("X-INFO-04", "X-INFO-01")
def test_hidden_treasures_and_maps_are_redrawn() -> None:
    game = table()
    seen: dict[str, set[str]] = {"kept": set(), "maps": set()}
    for number in range(30):
        world = game.sample(1, number)
        assert world.view(1).to_json() == game.view(1).to_json()
        assert world.check() == []
        seen["maps"].add(json.dumps(own(world, "catacombs", 0)["maps"]))
        assert [name[0] for name in own(world, "catacombs", 0)["maps"]] == ["5", "6"]  # their times are public
        seen["kept"].add(json.dumps(own(world, "catacombs", 0)["kept"]))
    assert len(seen["maps"]) > 2


@rule("X-INFO-01")
def test_secret_events_are_those_of_the_plan_and_of_hidden_things() -> None:
    secret: set[str] = set()
    public: set[str] = set()
    for seed in range(8):
        for game in random_game(3, seed, modules=(2, 4, 7, 10, 11, 12, 13, 14, 15)):
            for event in game.events:
                (secret if event.secret else public).add(event.kind)
    plan = {"planned", "erased", "pennies_placed", "ill_planned", "extra_planned", "lady_planned"}
    assert secret <= plan | {"wish_drawn", "scrolls_dealt", "map_seen"}
    assert not secret & public
    assert {"ill_shown", "lady_shown", "map_shown", "map_bought", "infection_revealed", "room_opened"} <= public


@rule("X-GEN-01", "X-GEN-05")
@pytest.mark.parametrize(("players", "preset"), [(2, "bigbox"), (3, "revised"), (4, "revised-fr")])
def test_a_game_of_all_seventeen_keeps_every_promise(players: int, preset: str) -> None:
    """Sound, saved, loaded, sampled and replayed at every step."""
    play_case(Case(players, EVERY, preset, 17, 3))
