"""Module 6, Glaziers: whole games, saved positions, worlds a seat cannot tell apart, packs with mistakes."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from buonfresco.engine.errors import BadGame
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.modules.glaziers import MODULE
from buonfresco.games.fresco.modules.glaziers.components import Components, check
from buonfresco.games.fresco.modules.glaziers.windows import fitting
from buonfresco.games.fresco.pack import load_pack
from tests.rules.test_glaziers import shown, visit
from tests.rules.test_glaziers_windows import BENCH, nave
from tests.support import PRESETS, play_out, random_game, rule

# ---- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_sound_at_every_step(players: int, preset: str) -> None:
    kinds: set[str] = set()
    for game in random_game(players, 60 + players, modules=[6], preset=preset, max_rounds=14):
        assert game.check() == []
        assert fresco.from_json(game.to_json(), verify=False).hash() == game.hash() == game.copy().hash()
        kinds |= {decision.kind for decision in game.decisions}
        for decision in game.decisions:
            assert len(game.legal(decision.seat)) > 1
    assert {"plan_glaziery", "glass", "window", "glaze"} <= kinds
    assert fresco.replay(game.log).hash() == game.hash()
    assert game.outcome is not None
    assert game.outcome.scores == tuple(sum(points.values()) for points in game.outcome.points[:players])


def test_games_with_module_16_too() -> None:
    for game in random_game(3, 5, modules=[6, 16], max_rounds=8):
        assert game.check() == []


def test_every_position_can_be_written_as_code() -> None:
    for number, game in enumerate(random_game(2, 8, modules=[6], max_rounds=6)):
        if number % 9 == 0 and not game.over:
            again = eval(fresco.position_code(game), {"fresco": fresco})
            assert again.hash() == game.hash()


# ---- hidden things --------------------------------------------------------------------------------------------------


@rule("M6-INFO-01", "X-INFO-04")
@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_keep_what_a_seat_sees(players: int, recall: bool) -> None:
    rng = random.Random(players)
    for game in random_game(players, 80 + players, modules=[6], max_rounds=8):
        if rng.random() > 0.15:
            continue
        for viewer in (None, *range(players)):
            world = game.sample(viewer, seed=rng.randrange(10**9), recall=recall)
            assert world.check() == []
            assert world.view(viewer).to_json() == game.view(viewer).to_json()
            if recall and viewer is not None:
                assert slice_data(world)["glass"] == slice_data(game)["glass"]
                assert slice_data(world)["bag"] == slice_data(game)["bag"]
        play_out(game.sample(0, seed=1), seed=3)


def slice_data(game: Fresco) -> dict[str, Any]:
    part: dict[str, Any] = game.state_data()["modules"]["glaziers"]
    return part


def hidden_twins() -> tuple[Fresco, Fresco]:
    """Two positions that differ behind the screens of seats 1 and 2 and in the bag."""
    own = ["YG", "YRB", "GG"], ["YG", "", "YYBBR"]
    one, two = (visit("market", "market", slices={"glaziers": {"offer": "YB", "glass": glass}}) for glass in own)
    return one, two


@rule("M6-INFO-01")
def test_others_glass_and_the_bag_do_not_show() -> None:
    one, two = hidden_twins()
    assert one.hash() != two.hash()
    assert one.view(0).to_json() == two.view(0).to_json()
    assert one.legal(0) == two.legal(0)
    for seed in range(5):
        assert one.sample(0, seed=seed).to_json() == two.sample(0, seed=seed).to_json()


@rule("X-INFO-04")
def test_samples_share_out_what_is_unseen() -> None:
    game, _ = hidden_twins()
    worlds = [slice_data(game.sample(0, seed=seed)) for seed in range(30)]
    assert len({tuple(world["glass"]) for world in worlds}) > 20
    for world in worlds:
        assert world["glass"][0] == "YG"
        assert len("".join(world["glass"])) == 7  # how much they have together can be counted
        assert len(world["bag"]) == 26 - 7 - 2
    spectators = {slice_data(game.sample(None, seed=seed))["glass"][0] for seed in range(10)}
    assert len(spectators) > 3


@rule("X-INFO-04")
@pytest.mark.parametrize("recall", [False, True])
def test_whoever_is_asked_for_glass_has_some_that_fits(recall: bool) -> None:
    game = nave(own="R")
    game.apply("restore B1")
    game.apply("window 1")
    held = set()
    for seed in range(20):
        world = game.sample(1, seed=seed, recall=recall)
        assert world.decisions == game.decisions
        assert len(world.legal()) > 1
        held.add(slice_data(world)["glass"][0])
    assert held == ({"R"} if recall else {"R", "G"})
    resample = MODULE.resample
    assert resample is not None
    for seed in range(20):  # at the first attempt
        resample(game, 1, random.Random(seed), recall)
        assert any(fitting(game, 0, game.s.stack[-1][3]))


# ---- positions ------------------------------------------------------------------------------------------------------


def test_a_position_needs_to_say_nothing_about_the_module() -> None:
    game = fresco.position(4, modules=[6])
    part = shown(game)
    assert part["offer"] == {"yellow": 2, "blue": 2, "red": 2, "green": 2}
    assert (part["pile"], part["bag"], part["windows"], part["reserve"]) == (12, 18, {}, {})
    empty = fresco.position(3, modules=[6], fresco={"C3": "11GOP-1"}, removed=None)
    assert (shown(empty)["pile"], len(shown(empty)["windows"])) == (0, 12)


def test_what_lies_nowhere_else_lies_where_it_comes_from() -> None:
    part = {"bench": BENCH, "glass": ["YG", "", ""], "offer": "B"}
    data = slice_data(fresco.position(3, modules=[6], slices={"glaziers": part}))
    assert len(data["pile"]) == 12
    assert data["bag"] == "Y" * 7 + "R" * 6 + "B" * 6 + "G" * 4
    data = slice_data(fresco.position(3, modules=[6], slices={"glaziers": {"bag": "YY", "offer": ""}}))
    assert data["reserve"] == "Y" * 6 + "R" * 6 + "B" * 7 + "G" * 5


@pytest.mark.parametrize(
    "part",
    [
        {"bench": ["YY", "nothing"]},
        {"bench": ["YY"] * 6},
        {"bench": ["YY"]},
        {"bench": 7},
        {"windows": {"Z9": "YY"}},
        {"windows": {"B1": "YY"}},
        {"windows": {"B1": "XX"}},
        {"windows": ["YY"]},
        {"pile": []},
        {"discarded": ["YY"]},
        {"glass": ["Y"]},
        {"glass": ["O", "", ""]},
        {"glass": [1, 0, 0]},
        {"glass": ["Y" * 9, "", ""]},
        {"offer": "YYYYYYY"},
        {"offer": {"yellow": 1}},
        {"bag": "", "reserve": ""},
        {"worth": 5},
        {"worth": "much"},
        {"colour": "red"},
    ],
)
def test_wrong_positions_are_refused(part: dict[str, Any]) -> None:
    with pytest.raises(BadGame):
        fresco.position(3, modules=[6], slices={"glaziers": part})


def problem(lying: dict[str, str], part: dict[str, Any]) -> str:
    with pytest.raises(BadGame) as caught:
        fresco.position(3, modules=[6], fresco=lying, slices={"glaziers": part})
    return str(caught.value)


def test_check_says_which_rule_a_position_breaks() -> None:
    game = fresco.position(3, modules=[6])
    lying = dict(game.view().fresco)
    del lying["B1"], lying["C1"]
    laid = {"B1": "RG", "C1": "BG"}
    assert "M6-CATH-15" in problem(lying, {"windows": {"B1": "RG", "D1": "BG"}})
    assert "M6-CATH-02" in problem(lying, {"windows": {"B1": "RG"}})
    assert "M6-CATH-02" in problem(lying, {"windows": laid, "discarded": ["YY"]})
    assert "M6-LEO-03" in problem(lying, {"windows": {"B1": "RG"}, "discarded": ["BG"]})
    assert "M6-CATH-14" in problem(lying, {"windows": laid, "bench": ["YY", "YB"]})
    assert "M6-SETUP-02" in problem(lying, {"windows": laid, "pile": ["YY"]})
    assert "M6-CATH-08" in problem(lying, {"worth": -1})
    assert "M6-SETUP-05" in problem(lying, {"offer": "YYYYYYY"})
    assert "M6-SETUP-05" in problem(lying, {"glass": ["GGGGGG", "", ""]})


def test_a_pile_has_no_order() -> None:
    piles = (["RGR", "YY"], ["YY", "RGR"])
    one, two = (nave(part={"pile": pile}) for pile in piles)
    assert one.hash() == two.hash()


def test_an_edited_game_keeps_its_glass() -> None:
    game = nave(own="YRG", part={"reserve": "B"})
    game.apply("restore B1")
    saved = json.loads(game.to_json())
    assert saved["state"]["modules"]["glaziers"]["glass"] == ["YRG", "", ""]
    again = fresco.from_json(json.dumps(saved))
    for one in (game, again):
        one.apply("window 1")
        one.apply("glaze RG")
    assert again.hash() == game.hash()
    assert again.scores()[0] == 10 + 7 + 7


# ---- packs ----------------------------------------------------------------------------------------------------------


def problems(**changed: Any) -> list[str]:
    form: dict[str, Any] = msgspec.to_builtins(load_pack("standard").extra["glaziers"])
    for name, value in changed.items():
        form[name] = value(form[name]) if callable(value) else value
    return [problem.reason.key for problem in check(msgspec.convert(form, Components))]


def without(panes: str) -> Any:
    """The windows, one of them replaced by another one with two yellow panes."""
    return lambda windows: [{**w, "panes": "YY", "points": 2} if w["panes"] == panes else w for w in windows]


def changed(name: str, value: object) -> Any:
    return lambda entry: {**entry, name: value}


@rule("M6-CATH-01", "M6-CATH-05", "M6-SETUP-02")
def test_packs_keep_to_what_the_rulebooks_state() -> None:
    assert problems() == []
    assert problems(glass=lambda glass: glass[1:]) == ["pack-glaziers-glass"]
    assert problems(glass=lambda glass: [{**glass[0], "price": 2}, *glass[1:]]) == ["pack-glaziers-glass"]
    for prices in ([0, 0, 1, 2, 2, 3], [0, 1, 2, 3], [0, 2, 1, 2, 2, 3], [1, 1, 1, 2, 2, 3], [0, 1, 1, 2, 2, 2]):
        assert problems(bench=changed("prices", prices)) == ["pack-glaziers-bench"]
    assert problems(openings=changed("segments", ["B1", "C1"])) == ["pack-glaziers-openings"]
    assert problems(openings=changed("segments", ["B1"] * 12)) == ["pack-glaziers-openings"]
    assert problems(window=lambda windows: windows[1:]) == ["pack-glaziers-windows"]
    assert problems(window=lambda windows: [*windows[1:], windows[1]]) == ["pack-id-twice"]
    for panes in ("Y", "YYYY", "YO", ""):
        assert problems(window=lambda w, panes=panes: [{**w[0], "panes": panes}, *w[1:]]) == ["pack-glaziers-panes"]
    assert problems(window=lambda windows: [{**windows[0], "points": 0}, *windows[1:]]) == ["pack-glaziers-panes"]
    assert problems(window=without("YGY")) == ["pack-glaziers-named"]
    assert problems(window=without("BRG")) == ["pack-glaziers-nine"]
    both = problems(window=lambda windows: without("YBG")(without("RG")(windows)))
    assert both == ["pack-glaziers-seven"]
