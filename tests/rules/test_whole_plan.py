"""All modules at once: what a plan is, tiles and maps on one sheet, where they lead (X-PLAN)."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.table import refused
from tests.rules.test_together_general import asks, own, part, play, town
from tests.rules.test_whole_general import COLUMNS, EVERY, forgo_on
from tests.support import rule, texts

TILES = (4, 6, 8, 9, 10, 12, 13, 14)
SPACES = {None: 3, "map": 1, "glaziery": 1, "audience": 0, "wall": 1, "medico": 1, "pews": 2}
MAPS = ["5a", "5b", "5c", "5d", "5e"]
Covers = dict[str, str]


def desk(apprentices: int = 5, modules: tuple[int, ...] = TILES, **words: Any) -> Fresco:
    """All plan. The first one has three pennies, five maps, both ladies; bottles are on display."""
    mood = {3: -4, 4: -4, 5: 0, 6: 4}[apprentices]
    slices: dict[str, Any] = {
        "wishing_well": {"pennies": [3, 3, 3]},
        "medico": {"display": ["3", "2", "1"], **words.pop("medico", {})},
        "ladies": {"owned": [["pink", "purple"], [], []]},
        "catacombs": {"maps": [MAPS, [], []]},
        **words.pop("slices", {}),
    }
    first = {"mood": mood, "apprentices": apprentices}
    keys = {4: "wishing_well", 10: "medico", 12: "ladies", 13: "catacombs"}
    slices = {key: data for key, data in slices.items() if key not in keys.values() or key in _in_play(keys, modules)}
    words = {"round": 2, **words}
    return town(first, {}, {}, modules=modules, phase="plan", slices=slices, **words)


def _in_play(keys: dict[int, str], modules: tuple[int, ...]) -> set[str]:
    return {key for number, key in keys.items() if number in modules}


def cover(game: Fresco, covers: Covers, seat: int = 0) -> bool:
    """Lay tiles and maps by column, keep the rest. Could all of them be laid?"""
    wanted = {f"{tile} on {column}" for column, tile in covers.items() if tile != "map"}
    maps = {column for column, tile in covers.items() if tile == "map"}
    laid = 0
    while True:
        here = texts(game, seat)
        if any(text.startswith("plan") for text in here) or here == ["withdraw"] or "pennies 0" in here:
            return laid == len(covers)
        found = [text for text in here if text in wanted or (text.startswith("map") and text.split()[-1] in maps)]
        if any(text.startswith("no ") for text in here) or found:
            game.apply(found[0] if found else next(text for text in here if text.startswith("no ")), seat)
            laid += bool(found)
        else:
            return laid == len(covers)


def plans(game: Fresco) -> set[tuple[int, ...]]:
    """What can be planned; a plan that is the only one is made without asking."""
    found = {act.args for act in game.legal(0) if act.kind == "plan"}
    made = game.view(0).players[0].plan
    return found or ({tuple(made)} if made else set())


def legal(covers: Covers, apprentices: int) -> set[tuple[int, ...]]:
    most = [SPACES[covers.get(column)] for column in COLUMNS]
    least = [int(covers.get(column) == "wall") for column in COLUMNS]
    spread = product(*[range(low, high + 1) for low, high in zip(least, most, strict=True)])
    return {plan for plan in spread if sum(plan) == apprentices}


def sheets() -> list[Covers]:
    """Every sheet: at most one tile on a column, each action tile at most once, the Medico tile on the market."""
    found = []
    for row in product(SPACES, repeat=5):
        tiles = [tile for tile in row if tile not in (None, "map")]
        if len(set(tiles)) == len(tiles) and "medico" not in row[1:]:
            found.append({column: tile for column, tile in zip(COLUMNS, row, strict=True) if tile})
    return found


SHEETS = sheets()


@rule("X-PLAN-02", "X-PLAN-03", "X-PLAN-04", "X-PLAN-10", "X-STATED-18")
@pytest.mark.parametrize("final", [False, True])
@pytest.mark.parametrize("apprentices", [4, 5, 6])
def test_spaces_of_every_sort_of_sheet(apprentices: int, final: bool) -> None:
    """3 spaces without a tile, 1 with map, glaziery, wall or Medico tile, 2 with pews, none at the audience; every
    healthy apprentice, the extra one too, needs a space. Sheets that leave too few cannot be laid.
    """
    fresh = desk(apprentices, final=final)
    assert len(SHEETS) > 3000
    rng = random.Random(f"{apprentices}-{final}")
    single = [sheet for sheet in SHEETS if len(sheet) <= 1]
    full = [sheet for sheet in SHEETS if len(sheet) == 5 and "audience" in sheet.values()]
    refusals = 0
    for sheet in [*single, *rng.sample(SHEETS, 150), *rng.sample(full, 30)]:
        game = fresh.copy()
        laid = cover(game, sheet)
        wanted = legal(sheet, apprentices)
        assert laid == bool(wanted), sheet
        refusals += not laid
        if laid:
            assert plans(game) == wanted, sheet
            assert game.view(0).players[0].covers == sheet
    assert bool(refusals) == (apprentices > 4)


@rule("X-PLAN-05", "X-T-04", "X-PLAN-04")
@pytest.mark.parametrize("apprentices", [4, 5, 6])
def test_all_five_action_tiles_at_once(apprentices: int) -> None:
    """1 + 0 + 1 + 1 + 2 = 5 spaces."""
    sheet = dict(zip(COLUMNS, ("medico", "glaziery", "audience", "wall", "pews"), strict=True))
    game = desk(apprentices)
    assert cover(game, sheet) == (apprentices < 6)
    if apprentices == 5:
        assert plans(game) == {(1, 1, 0, 1, 2)}
    elif apprentices == 4:  # one space stays empty, but not that of the wall
        assert plans(game) == {(0, 1, 0, 1, 2), (1, 0, 0, 1, 2), (1, 1, 0, 1, 1)}


@rule("X-PLAN-05")
def test_audience_and_four_maps_or_four_maps_alone() -> None:
    sheet = {"market": "audience", **dict.fromkeys(COLUMNS[1:], "map")}
    assert [cover(desk(count), sheet) for count in (4, 5, 6)] == [True, False, False]
    game = desk(6)
    assert cover(game, dict.fromkeys(COLUMNS[1:], "map"))
    assert max(sum(plan) for plan in legal(dict.fromkeys(COLUMNS[1:], "map"), 7)) == 7
    assert plans(game) == legal(dict.fromkeys(COLUMNS[1:], "map"), 6)
    assert not cover(desk(6), dict.fromkeys(COLUMNS, "map"))
    assert cover(desk(5), dict.fromkeys(COLUMNS, "map"))


@rule("X-T-05", "X-PLAN-07")
def test_example_of_three_maps_and_the_pew_tile() -> None:
    game = desk()
    assert cover(game, {"market": "map", "studio": "map", "fifth": "map", "workshop": "pews"})
    most = [max(plan[column] for plan in plans(game)) for column in range(5)]
    assert most == [1, 3, 1, 2, 1]
    play(game, "plan 1-2-1-1-0", "pennies 0")
    refused(game, "pink lady on workshop", "M12-PLAN-04", seat=0)
    game.apply("pink lady on market", 0)


# ---- who may stand on what (the table of X-PLAN-03) ------------------------------------------------------------------

ANYWHERE = ("glaziery", "audience", "wall", "pews")


@rule("X-PLAN-03", "X-ILL-01", "X-STATED-07", "X-STATED-09")
@pytest.mark.parametrize("final", [False, True])
@pytest.mark.parametrize("tile", [None, "map", *ANYWHERE])
@pytest.mark.parametrize("column", COLUMNS[1:])
def test_how_many_ill_ones_may_stand_in_a_column(column: str, tile: str | None, final: bool) -> None:
    """Three where no tile lies, one beside a map, none on an action tile; none in the theater. Never at the market."""
    game = desk(medico={"ill": [3, 0, 0]}, final=final)
    assert cover(game, {column: tile} if tile else {})
    here = COLUMNS.index(column)
    fewest = min(plans(game), key=lambda plan: (plan[here], -plan[0]))
    play(game, "plan " + "-".join(map(str, fewest)))
    while not texts(game, 0)[0].startswith("ill"):
        game.apply(game.legal(0)[0], 0)
    most = max(act.args[here - 1] for act in game.legal(0) if act.kind == "ill")
    open_to_them = column != "fifth" or final
    assert most == ({None: 3, "map": 1}.get(tile, 0) if open_to_them else 0)
    assert all(len(act.args) == 4 for act in game.legal(0) if act.kind == "ill")  # the market is not among them


@rule("X-STATED-12", "X-PLAN-03", "X-PLAN-07", "X-PLAN-08", "X-T-20")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("tile", [None, "map", "medico", *ANYWHERE])
def test_no_lady_under_an_action_tile(tile: str | None, column: str) -> None:
    """Neither color, on no column; beside a map, and where nothing lies, she may be."""
    if tile == "medico" and column != "market":
        return
    for final in (False, True):
        game = desk(final=final)
        assert cover(game, {column: tile} if tile else {})
        while "no pink lady" not in texts(game, 0):
            game.apply(game.legal(0)[0], 0)
        allowed = tile in (None, "map")
        assert (f"pink lady on {column}" in texts(game, 0)) == allowed
        if not allowed:
            refused(game, f"pink lady on {column}", "M12-PLAN-04", seat=0)
        other = "studio" if column != "studio" else "workshop"
        game.apply(f"pink lady on {other}", 0)
        refused(game, f"purple lady on {other}", "M12-PLAN-02", seat=0)
        assert (f"purple lady on {column}" in texts(game, 0)) == allowed


@rule("X-PLAN-03", "X-PLAN-06", "M4-XMOD-04")
@pytest.mark.parametrize("there", [0, 1])
@pytest.mark.parametrize("tile", [None, "map", "medico", "glaziery", "audience", "wall", "pews"])
def test_pennies_need_an_apprentice_who_is_at_the_market(tile: str | None, there: int) -> None:
    game = desk()
    assert cover(game, {"market": tile} if tile else {})
    fitting = sorted(plan for plan in plans(game) if plan[0] == there)
    if not fitting:
        assert (tile, there) in (("audience", 1), ("wall", 0))
        return
    play(game, "plan " + "-".join(map(str, fitting[0])))
    allowed = there == 1 and tile in (None, "map", "medico")
    assert ("pennies 1" in texts(game, 0)) == allowed


# ---- secret until the reveal ----------------------------------------------------------------------------------------


@rule("X-PLAN-01", "X-INFO-01")
def test_every_part_of_a_plan_is_secret_until_all_are_revealed() -> None:
    """Tiles, maps, apprentices, pennies, ill ones, the extra one, ladies: two tables look the same to the others."""
    words: dict[str, Any] = {"medico": {"ill": [2, 0, 0]}, "modules": EVERY}
    games = [desk(6, **words), desk(6, **words)]
    game = games[0]
    assert cover(game, {"workshop": "pews", "cathedral": "map", "fifth": "glaziery"})
    acts = ("plan 1-0-1-2-0", "pennies 1", "ill 1-1-0-0", "extra on workshop", "pink lady on studio", "no purple lady")
    for act in acts:
        for viewer in (None, 1, 2):
            assert games[0].view(viewer).to_json() == games[1].view(viewer).to_json()
        game.apply(act, 0)
    while 0 in games[1].view().waiting:  # any other plan, sealed as well (B-PLAN-07)
        games[1].apply(games[1].legal(0)[0], 0)
    for viewer in (None, 1, 2):
        assert games[0].view(viewer).to_json() == games[1].view(viewer).to_json()
    mine = own(game, "medico", 0)
    assert (mine["placed"], mine["extra"]) == ({"cathedral": 1, "studio": 1}, "workshop")
    assert own(game, "ladies", 0)["placed"] == {"pink": "studio"}
    for seat in (1, 2):
        while texts(game, seat) != ["withdraw"] and game.view().phase == "plan":
            game.apply(next((a for a in texts(game, seat) if a == "plan 1-1-1-1-1"), texts(game, seat)[0]), seat)
    view = game.view(None)
    assert view.players[0].covers == {"cathedral": "map", "workshop": "pews", "fifth": "glaziery"}
    assert part(game, "medico")["players"][0]["placed"] == {"cathedral": 1, "studio": 1}
    assert part(game, "medico")["players"][0]["extra"] == "workshop"
    assert part(game, "ladies")["players"][0]["placed"] == {"pink": "studio"}
    assert list(part(game, "catacombs")["players"][0]["laid"]) == ["cathedral"]
    assert part(game, "wishing_well")["players"][0]["placed"] == 1


@rule("X-PLAN-01")
def test_every_part_can_be_taken_back() -> None:
    game = desk(6, medico={"ill": [2, 0, 0]})
    before = game.hash()
    cover(game, {"workshop": "pews", "cathedral": "map"})
    for act in ("plan 1-0-1-2-0", "pennies 1", "ill 1-1-0-0", "extra on workshop", "pink lady on studio"):
        game.apply(act, 0)
    game.apply("withdraw", 0)
    assert game.hash() == before


# ---- useless tiles, the final round ---------------------------------------------------------------------------------


@rule("X-PLAN-09")
def test_useless_pews_and_maps_may_be_laid_but_no_medico_tile() -> None:
    """No beam owned, every room closed: allowed. No bottle there, or two in hand: the Medico tile is not offered."""
    game = desk(medico={"display": [None, None, None]})
    refused(game, "medico on market", "M10-PLAN-08", seat=0)
    assert cover(game, {"studio": "pews", "workshop": "map"})
    game = desk(medico={"bottles": [["1", "1"], [], []]})
    refused(game, "medico on market", "M10-MKT-05", seat=0)
    game = desk(round=1, medico={"display": [None, None, None]})
    refused(game, "medico on market", "M10-PLAN-07", seat=0)


@rule("X-PLAN-10", "X-FINAL-02")
@pytest.mark.parametrize("tile", ["map", "glaziery", "wall", "pews", "audience"])
@pytest.mark.parametrize("column", ["cathedral", "fifth"])
def test_a_tile_on_one_cathedral_column_leaves_the_other_open(column: str, tile: str) -> None:
    game = desk(final=True)
    assert cover(game, {column: tile})
    other = "fifth" if column == "cathedral" else "cathedral"
    most = {place: max(plan[COLUMNS.index(place)] for plan in plans(game)) for place in (column, other)}
    assert most == {column: SPACES[tile], other: 3}
    refused(desk(final=True), "medico on fifth", "M10-PLAN-06", seat=0)


def kinds_of_a_round(game: Fresco) -> dict[str, set[str]]:
    """What the first painter is asked at each place."""
    seen: dict[str, set[str]] = {place: set() for place in COLUMNS}
    number = game.view().round
    while not game.over and game.view().round == number and game.view().phase != "wake":
        seat, kind = asks(game)
        place = game.view().phase
        if seat == 0 and place in seen and kind not in ("heal", "last_payment"):
            seen[place].add(kind)
        forgo_on(game)
    return seen


OWN = {"glaziery": {"glass"}, "audience": {"certificate", "payment"}, "wall": {"wall"}, "pews": {"pews"}}


@rule("X-PLAN-06", "X-PLAN-03", "X-ACT-03")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("tile", ["pews", "glaziery", "audience", "wall"])
def test_a_covered_place_is_closed_with_all_modules(tile: str, column: str) -> None:
    """Whatever the modules have at that place, only the tile's own question comes there, and nowhere else."""
    plan = [1, 1, 1, 1, 1]
    plan[COLUMNS.index(column)] = 0 if tile == "audience" else 1
    slices: dict[str, Any] = {
        "portraits": {"open": ["patron", "girl"], "owned": [["sexton", "actor"], [], []]},
        "wishing_well": {"hands": [{"lucky_guy": 1, "tip": 1, "alchemy": 1, "finder": 1}, {}, {}]},
        "wall_fresco": {"players": [{"tiles": {"GY": 1, "OB": 1}}, {}, {}]},
        "pews": {"beams": [3, 0, 0]},
        "guild": {"basic": "blue", "blended": "purple"},
    }
    first = {"paints": "YYYYRRRRBBBBGOP", "tiles": ["3YR", "3YB", "3RB", "5RG"], "mood": -2, "plan": plan}
    first |= {"covers": {column: tile}}
    game = town(first, {}, {}, modules=EVERY, phase="market", slices=slices)
    seen = kinds_of_a_round(game)
    assert seen[column] == OWN[tile]
    usual = {"market": "market", "cathedral": "cathedral", "studio": "portrait", "workshop": "blend", "fifth": "finder"}
    for place in COLUMNS:
        if place != column:
            assert usual[place] in seen[place]
            assert not seen[place] & OWN[tile]


@rule("X-PLAN-03", "X-PLAN-06", "X-MKT-01")
@pytest.mark.parametrize("there", [0, 1])
def test_under_the_medico_tile_only_its_apprentice_is_at_the_market(there: int) -> None:
    slices: dict[str, Any] = {"medico": {"display": ["3", "1", None]}, "wishing_well": {"placed": [there, 0, 0]}}
    first = {"plan": [there, 2 - there, 1, 1, 1], "covers": {"market": "medico"}}
    game = town(first, {}, {}, modules=EVERY, phase="market", slices=slices)
    assert kinds_of_a_round(game)["market"] == ({"bottle", "throw", "market"} if there else {"bottle"})
