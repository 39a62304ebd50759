"""Several modules at once: wake phase, plans with the action tiles of 6, 8 and 9, turns (X-WAKE, X-PLAN, X-ACT)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from buonfresco.engine.ruleset import Program
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.constants import MARKET
from buonfresco.games.fresco.hooks import ActionTile, Module
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.state import NoSlice
from tests.rules.flow import thalers, told
from tests.rules.table import refused
from tests.rules.test_together_general import ALL, asks, kinds, own, part, play, town
from tests.support import random_game, rule, texts

COLUMNS = ("market", "cathedral", "studio", "workshop", "fifth")
SPACES = {"glaziery": 1, "audience": 0, "wall": 1, None: 3}
TILES = (4, 6, 8, 9)
FACES = {"3-3-2": 3, "4-3-3": 4, "5-4-3": 3, "6-4-4": 4, "7-5-4": 2, "8-5-5": 2}  # certificates, and how many


def table(apprentices: int = 5, modules: tuple[int, ...] = TILES, **words: Any) -> Fresco:
    """Three painters behind their screens; the first has three pennies."""
    mood = {4: -4, 5: 0, 6: 4}[apprentices]
    slices: dict[str, Any] = {"wishing_well": {"pennies": [3, 3, 3]}} if 4 in modules else {}
    first = {"mood": mood, "apprentices": apprentices}
    return town(first, {}, {}, modules=modules, phase="plan", slices=slices, **words)


def cover(game: Fresco, covers: dict[str, str | None], seat: int = 0) -> None:
    """Lay these tiles, by name; keep the others."""
    for name in ("glaziery", "audience", "wall"):
        column = covers.get(name)
        game.apply(f"{name} on {column}" if column else f"no {name}", seat)


# ---- wake phase -----------------------------------------------------------------------------------------------------


@rule("X-WAKE-01", "X-MOOD-02")
@pytest.mark.parametrize(("busker", "count"), [(True, 5), (False, 4)])
def test_wake_time_then_mood_then_busker_then_the_apprentices(busker: bool, count: int) -> None:
    """Seven o'clock leads into the zone of one apprentice less; the busker leads out of it before they are counted."""
    slices = {"wishing_well": {"hands": [{"busker": 2}, {"busker": 1}, {}]}}
    game = town({"mood": -2}, {}, {}, modules=(4, 8), phase="wake", slices=slices)
    events = play(game, "wake 7")
    assert asks(game) == (0, "busker")
    assert (game.view().players[0].mood, game.view().players[0].apprentices) == (-3, 5)
    events += play(game, "busker" if busker else "pass")
    assert asks(game) == (1, "wake_time")  # one busker a round; then the next painter
    assert game.view().players[0].apprentices == count
    wanted = ["woke", "cheered", "cheered"] if busker else ["woke", "cheered", "counted"]
    assert [kind for kind in kinds(events) if kind in wanted] == wanted


@rule("X-WAKE-02")
@pytest.mark.parametrize("seed", range(4))
def test_nobody_scores_before_the_plans_are_revealed(seed: int) -> None:
    """So the order of choice stays as it was when the wake phase began."""
    rounds = 0
    chosen: list[int] = []
    order: list[int] = []
    for game in random_game(3, seed, modules=ALL):
        phase = game.view().phase
        if phase == "wake":
            if not told(game.events, "woke"):
                rounds += 1
            if told(game.events, "round_began") or not order:
                order = sorted(range(3), key=game.s.track.__getitem__)
                chosen = []
        chosen += [event.actor for event in told(game.events, "woke")]
        if phase in ("wake", "plan") and not told(game.events, "round_began"):
            assert not told(game.events, "moved", "scored", "restored")
        if phase == "plan" and told(game.events, "woke"):
            assert chosen == order
    assert rounds > 1


# ---- what a plan is -------------------------------------------------------------------------------------------------


@rule("X-PLAN-01")
def test_tiles_apprentices_and_pennies_are_one_plan_and_secret_until_all_are_revealed() -> None:
    game = table()
    cover(game, {"glaziery": "studio", "audience": "fifth", "wall": "cathedral"})
    play(game, "plan 2-1-1-1-0")
    assert "pennies 2" in texts(game, 0)
    game.apply("pennies 2", 0)
    for viewer in (None, 1):
        view = game.view(viewer)
        assert (view.players[0].plan, view.players[0].covers) == (None, None)
        assert view.modules["wishing_well"]["players"][0]["placed"] is None
        assert view.waiting == [1, 2]
    mine = game.view(0)
    assert mine.players[0].covers == {"cathedral": "wall", "studio": "glaziery", "fifth": "audience"}
    assert (mine.players[0].plan, own(game, "wishing_well", 0)["placed"]) == ([2, 1, 1, 1, 0], 2)
    for seat in (1, 2):
        cover(game, {}, seat)
        game.apply("plan 1-1-1-1-1", seat)
        assert game.view(None).players[0].plan is None
        events = game.apply("pennies 0", seat)
    shown = [(event.kind, event.actor) for event in told(events, "revealed", "covered", "pennies_shown")]
    assert shown.count(("covered", 0)) == 3
    assert ("pennies_shown", 0) in shown
    assert {actor for kind, actor in shown if kind == "revealed"} == {0, 1, 2}
    view = game.view(None)
    assert (view.players[0].plan, view.players[0].covers) == ([2, 1, 1, 1, 0], mine.players[0].covers)
    assert part(game, "wishing_well")["players"][0]["placed"] == 2


@rule("X-PLAN-01")
def test_the_whole_plan_can_be_taken_back() -> None:
    game = table()
    before = game.hash()
    cover(game, {"wall": "market"})
    play(game, "plan 1-1-1-1-1")  # the one at the market stands on the wall tile: no pennies, so the plan is made
    assert texts(game, 0) == ["withdraw"]
    game.apply("withdraw", 0)
    assert game.hash() == before
    cover(game, {})
    for act in ("plan 1-1-1-1-1", "pennies 2", "withdraw"):
        game.apply(act, 0)
    assert (game.hash(), own(game, "wishing_well", 0)["pennies"]) == (before, 3)


@rule("X-PLAN-02")
def test_one_tile_on_a_column_and_different_tiles_in_the_same_round() -> None:
    for one, two, three in product(COLUMNS, repeat=3):
        game = table()
        game.apply(f"glaziery on {one}")
        if one == two:
            refused(game, f"audience on {two}", "X-PLAN-02")
            continue
        game.apply(f"audience on {two}")
        if three in (one, two):
            refused(game, f"wall on {three}", "X-PLAN-02")
            continue
        game.apply(f"wall on {three}")
        assert game.view(0).players[0].covers == {one: "glaziery", two: "audience", three: "wall"}


@rule("X-PLAN-02")
def test_each_tile_exists_once_for_each_player() -> None:
    game = table()
    game.apply("glaziery on market")
    refused(game, "glaziery on studio", "B-PLAN-07")


@rule("X-PLAN-03", "X-PLAN-04")
@pytest.mark.parametrize("final", [False, True])
@pytest.mark.parametrize("apprentices", [4, 5, 6])
def test_spreads_for_every_set_of_tiles(apprentices: int, final: bool) -> None:
    """3 spaces without a tile, 1 on the glaziery and wall tiles, none at the audience; the wall tile must be filled."""
    fresh = table(apprentices, final=final)
    spread = [plan for plan in product(range(4), repeat=5) if sum(plan) == apprentices]
    tried = 0
    for places in product((None, *COLUMNS), repeat=3):
        named = [place for place in places if place]
        if len(set(named)) < len(named):
            continue
        game = fresh.copy()
        cover(game, dict(zip(("glaziery", "audience", "wall"), places, strict=True)))
        on = {place: name for name, place in zip(("glaziery", "audience", "wall"), places, strict=True) if place}
        most = [SPACES[on.get(column)] for column in COLUMNS]
        least = [int(on.get(column) == "wall") for column in COLUMNS]
        legal = {
            "plan " + "-".join(map(str, plan))
            for plan in spread
            if all(low <= n <= high for low, n, high in zip(least, plan, most, strict=True))
        }
        assert {text for text in texts(game, 0) if text.startswith("plan")} == legal
        tried += 1
    assert tried == 1 + 15 + 60 + 60


@rule("X-PLAN-09")
def test_useless_tiles_may_be_laid_except_where_a_module_says_otherwise() -> None:
    """No glass on offer, no money and no paint for the wall: all allowed. No certificate or wall tile at all: not."""
    first = {"thalers": 0, "paints": ""}
    game = town(first, {}, {}, modules=TILES, phase="plan", slices={"glaziers": {"offer": ""}})
    cover(game, {"glaziery": "studio", "audience": "market", "wall": "cathedral"})
    assert game.view(0).players[0].covers == {"studio": "glaziery", "market": "audience", "cathedral": "wall"}
    every = [f"{face}{copy}" for face, n in FACES.items() for copy in "abcd"[:n]]
    sorts = [front + back for front in "GOP" for back in "YRB"]
    slices = {
        "bells": {"display": [], "face_down": [every, [], []]},
        "wall_fresco": {"players": [{"tiles": dict.fromkeys(sorts, 2)}, {}, {}]},
    }
    game = town(first, {}, {}, modules=TILES, phase="plan", slices=slices)
    game.apply("no glaziery", 0)
    assert {text.split()[0] for text in texts(game, 0)} == {"plan", "withdraw"}
    assert game.explain("audience on market", 0) is not None
    assert game.explain("wall on market", 0) is not None


@rule("X-PLAN-04")
def test_a_plan_that_does_not_fit_is_refused_with_its_reason() -> None:
    game = table()
    cover(game, {"glaziery": "studio", "audience": "fifth", "wall": "cathedral"})
    refused(game, "plan 1-1-2-1-0", "X-PLAN-04")
    refused(game, "plan 1-1-1-1-1", "X-PLAN-04")
    refused(game, "plan 2-0-1-2-0", "M9-PLAN-01")
    refused(game, "plan 1-1-1-1-0", "B-PLAN-04")
    game.apply("plan 3-1-1-0-0")


# Tiles like those of modules 10 and 14, to see five of them on one sheet.
MEDICO = Module(
    98, "leech98", NoSlice, action_tile=ActionTile("leech98", "", ("X-PLAN-03",), spaces=1, columns=(MARKET,))
)
PEWS = Module(
    99,
    "bench99",
    NoSlice,
    action_tile=ActionTile("bench99", "sit", ("X-PLAN-03",), spaces=2),
    programs={"sit": Program({})},
)


@pytest.fixture
def five_tiles() -> Iterator[tuple[int, ...]]:
    registry().update({98: MEDICO, 99: PEWS})
    yield (6, 8, 9, 98, 99)
    del registry()[98], registry()[99]
    fresco.forget_rules()


@pytest.mark.parametrize("apprentices", [4, 5, 6])
def test_five_action_tiles_leave_five_spaces(apprentices: int, five_tiles: tuple[int, ...]) -> None:
    """What X-PLAN-05 and X-T-04 say, with stand-ins for two of the tiles: 1 + 0 + 1 + 1 + 2."""
    game = table(apprentices, modules=five_tiles)
    cover(game, {"glaziery": "cathedral", "audience": "studio", "wall": "workshop"})
    game.apply("leech98 on market")
    if apprentices == 6:
        assert game.explain("bench99 on fifth", 0) is not None  # it was not even asked: six need the free column
        assert game.view(0).players[0].covers == dict(
            zip(COLUMNS, ("leech98", "glaziery", "audience", "wall"), strict=False)
        )
        assert game.view(0).players[0].plan == [1, 1, 0, 1, 3]
        return
    game.apply("bench99 on fifth")
    plans = {text for text in texts(game, 0) if text.startswith("plan")}
    if apprentices == 5:  # the only one, so it is made by itself
        assert game.view(0).players[0].plan == [1, 1, 0, 1, 2]
        return
    assert plans == {"plan 0-1-0-1-2", "plan 1-0-0-1-2", "plan 1-1-0-1-1"}


# ---- what a covered place leaves ------------------------------------------------------------------------------------

RICH: dict[str, Any] = {
    "portraits": {"open": ["patron", "girl"], "owned": [["sexton", "actor"], [], []]},
    "wishing_well": {
        "pennies": [3, 0, 0],
        "hands": [{"lucky_guy": 1, "visit": 1, "tip": 1, "alchemy": 1, "finder": 1}, {}, {}],
    },
    "wall_fresco": {"players": [{"tiles": {"GY": 1, "GR": 1, "OB": 1}}, {}, {}]},
}


def sheet(tile: str, column: str, apprentices: int, **words: Any) -> Fresco:
    """All plan; the first one lays a tile on a column, with so many on it, and has everything that could matter."""
    first = {"paints": "YYYYRRRRBBBBGOP", "tiles": ["3YR", "3YB", "3RB", "5RG"], "mood": -2}
    game = town(first, {}, {}, modules=ALL, phase="plan", slices=RICH, **words)
    cover(game, {tile: column})
    rest = [place for place in range(5) if COLUMNS[place] != column]
    plan = [0] * 5
    plan[COLUMNS.index(column)] = apprentices
    for number in range(5 - apprentices):
        plan[rest[number % 4]] += 1
    game.apply("plan " + "-".join(map(str, plan)), 0)
    if asks(game)[0] == 0 and "pennies 0" in texts(game, 0):
        game.apply("pennies 0", 0)
    for seat in (1, 2):
        cover(game, {}, seat)
        game.apply("plan 1-1-1-1-1", seat)
    return game


AT = {
    "market": {"throw", "market", "free_paint", "lucky_guy"},
    "cathedral": {"cathedral", "gild", "window", "glaze", "praise", "scroll"},
    "studio": {"portrait", "merchant_paints", "tip"},
    "workshop": {"blend", "request_tile"},
    "fifth": {"finder"},
}
OWN = {"glaziery": "glass", "audience": "certificate", "wall": "wall"}


@rule("X-PLAN-03", "X-PLAN-06", "X-ACT-03")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize(("tile", "apprentices"), [("glaziery", 0), ("glaziery", 1), ("audience", 0), ("wall", 1)])
def test_a_covered_place_is_closed_and_the_tile_works_in_its_stead(tile: str, column: str, apprentices: int) -> None:
    """Nothing of the place is asked; the tile's own question comes when its turn would be, and only then."""
    game = sheet(tile, column, apprentices)
    seen: dict[str, set[str]] = {place: set() for place in COLUMNS}
    while game.view().round == 1:
        seat, kind = asks(game)
        place = game.view().phase
        if seat == 0 and place in seen:
            seen[place].add(kind)
        game.apply("pass" if game.explain("pass") is None else game.legal()[0])
    assert seen[column] == ({OWN[tile], "payment"} if tile == "audience" else {OWN[tile]})
    for place in COLUMNS:
        if place != column:
            assert OWN[tile] not in seen[place]
            assert seen[place] & AT[place], place


@rule("X-PLAN-03", "X-PLAN-06")
@pytest.mark.parametrize("tile", ["glaziery", "wall"])
def test_no_pennies_on_a_covered_market_though_an_apprentice_stands_there(tile: str) -> None:
    game = table()
    cover(game, {tile: "market"})
    game.apply("plan 1-1-1-1-1", 0)
    assert texts(game, 0) == ["withdraw"]
    refused(game, "pennies 1", "M4-PLAN-04", seat=0)


@rule("X-PLAN-06")
def test_studio_and_theater_bring_nothing_to_who_covered_them() -> None:
    first = {"covers": {"studio": "glaziery", "fifth": "wall"}, "plan": [1, 1, 1, 1, 1], "mood": 0}
    game = town(first, {}, {}, modules=ALL, phase="studio")
    game.apply("pass")
    before = thalers(game, 0)
    while game.view().round == 1:
        game.apply("pass" if game.explain("pass") is None else game.legal()[0])
    assert (thalers(game, 0), game.view().players[0].mood) == (before, 0)
    assert (thalers(game, 1), game.view().players[1].mood) == (12 + 3, 2)
