"""Module 14, Pews (M14), beside modules that touch it; packs, positions, whole games."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from buonfresco.engine.errors import BadGame
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.modules.pews.components import PewsFile, check_components, with_beams
from buonfresco.games.fresco.pack import PACKS, load_pack, read_pack
from tests.matrix import Case, play
from tests.rules.flow import asked, paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_pews import BEAM_TILES, BOARD, TILES, bazaar, beams, board, church, kind, supplies
from tests.support import PRESETS, rule, texts

FREE_BLUE = {"wishing_well": {"hands": [{"free_paint_B": 1}, {}, {}]}}

# ---- market ---------------------------------------------------------------------------------------------------------


@rule("M14-MKT-05", "X-STATED-14", "X-MKT-04")
@pytest.mark.parametrize(("tile", "brought"), [("RB+1", 1), ("B+2", 2), ("O", 0)])
def test_a_black_market_tile_brings_its_beams_and_no_gold(tile: str, brought: int) -> None:
    there = ["Y+2", "R+2", "B+2", "YR+1", "YB+1", "RB+1", "G", "O", "YYY", "RRR", "BBB"]
    there.remove(tile)
    booths = {"I": there[:3], "II": there[3:6], "III": there[6:9]}
    game = bazaar(1, 1, 0, modules=(5, 14, 16), booths=booths, draws=[tile])
    game.apply("black market")
    assert (beams(game), supplies(game)) == ([brought, 0, 0], [6 - brought, 6, 6])
    assert (thalers(game, 0), game.view(0).modules["leaf_gold"]["players"][0]["gold"]) == (12 - 4, 0)
    assert game.view().modules["black_market"]["barrel"] == [tile]


@rule("M14-MKT-03", "X-MKT-04")
def test_on_the_black_market_the_supply_limits_too() -> None:
    booths = {"I": ["Y+2", "R+2", "YYY"], "II": ["YR+1", "YB+1", "RB+1"], "III": ["G", "O", "RRR"]}
    game = bazaar(1, 1, 0, own=(5, 0, 0), modules=(14, 16), booths=booths, draws=["B+2"])
    events = game.apply("black market")
    assert (beams(game)[0], paints(game, 0)) == (6, {"blue": 1})
    assert [event.data for event in told(events, "beams_taken")] == [{"beams": 1}]


@rule("X-MKT-03", "M5-XMOD-06")
def test_beams_and_gold_come_with_one_tile() -> None:
    booths = {"I": ["R+2", "G", "O"], "II": ["YYY", "RRR", "YR+1"], "III": ["B+2", "Y+2", "BBB"]}
    game = bazaar(1, 1, 0, modules=(5, 14), booths=booths)
    game.apply("buy III.1")
    assert (beams(game)[0], paints(game, 0)) == (2, {"blue": 1})
    assert game.view(0).modules["leaf_gold"]["players"][0]["gold"] == 2
    assert thalers(game, 0) == 12 - 4


@rule("X-MKT-05", "X-MKT-06", "M4-CARD-25")
def test_a_free_paint_card_shows_the_replacement_and_brings_its_beams() -> None:
    booths = {"I": ["B+2", "G", "YYY"], "II": ["YR+1", "YB+1", "RB+1"], "III": ["Y+2", "O", "RRR"]}
    game = bazaar(1, 1, 0, modules=(4, 14), booths=booths, slices=FREE_BLUE)
    game.apply("buy I.2")
    assert (kind(game), texts(game)) == ("free_paint", ["free paint I.1", "pass"])
    game.apply("free paint I.1")
    assert (beams(game)[0], paints(game, 0), thalers(game, 0)) == (2, {"blue": 1, "green": 1}, 12 - 4)


@rule("X-MKT-08", "M14-MKT-04", "M4-CARD-21")
def test_who_closes_a_booth_gets_neither_beams_nor_gold_nor_a_black_market() -> None:
    game = bazaar(2, 1, 0, modules=(4, 5, 14, 16), slices={"wishing_well": {"hands": [{"lucky_guy": 1}, {}, {}]}})
    game.apply("close III")
    assert (kind(game), beams(game), board(game)["players"][0]["supply"]) == ("lucky_guy", [0, 0, 0], 6)
    assert game.view(0).modules["leaf_gold"]["players"][0]["gold"] == 0
    assert "black market" not in texts(game)


@rule("X-T-06", "X-MKT-03", "X-MKT-04", "X-MKT-05", "X-MKT-06")
def test_one_visit_with_everything() -> None:
    """X-T-06: free paint and the black market, gold and beams, at the price of two tiles."""
    first = {"space": 10, "wake": 7, "plan": [2, 1, 1, 1, 0], "paints": "", "thalers": 9}
    others = [{"space": 40 + n, "wake": 8 + n, "plan": [0, 2, 1, 1, 1], "paints": ""} for n in range(2)]
    booths = {"I": ["Y+2", "R+2", "O"], "II": ["B+2", "G", "YYY"], "III": ["YB+1", "RB+1", "RRR"]}
    game = fresco.position(
        3,
        modules=(4, 5, 14, 16),
        painters=[first, *others],
        booths=booths,
        phase="market",
        slices=FREE_BLUE,
        draws=["YR+1"],
    )
    game.apply("buy II.3")
    assert (thalers(game, 0), paints(game, 0), beams(game)[0]) == (7, {"yellow": 3}, 0)
    assert game.view(0).modules["leaf_gold"]["players"][0]["gold"] == 1
    game.apply("free paint II.1")
    assert (thalers(game, 0), paints(game, 0), supplies(game)[0]) == (7, {"yellow": 3, "blue": 1}, 4)
    game.apply("black market")
    assert (thalers(game, 0), supplies(game)[0]) == (5, 3)
    assert paints(game, 0) == {"yellow": 4, "red": 1, "blue": 1}
    assert game.view(0).modules["leaf_gold"]["players"][0]["gold"] == 1
    assert game.view().modules["black_market"]["barrel"] == ["YR+1"]
    assert {"B+2", "G", "YYY"} <= set(game.view().bag)


# ---- plans ----------------------------------------------------------------------------------------------------------

LAID = {10: "market", 6: "cathedral", 8: "studio", 9: "workshop", 14: "fifth"}


def covered(modules: tuple[int, ...], apprentices: int) -> tuple[Fresco, list[str]]:
    """The first seat lays every action tile it may on its column; and the names of those it laid."""
    mood = {4: -3, 5: 0, 6: 3}[apprentices]
    painters = [{"wake": 5 + n, "apprentices": apprentices, "mood": mood, "thalers": 12} for n in range(3)]
    bottles = {"medico": {"display": ["3", "2", "1"]}} if 10 in modules else {}
    game = fresco.position(3, modules=modules, painters=painters, phase="plan", round=2, slices=bottles)
    laid = []
    for number in sorted(modules):
        tile = game.r.action_tiles[number].name
        wanted = f"{tile} on {LAID[number]}"
        if wanted in texts(game, 0):
            game.apply(wanted, 0)
            laid.append(tile)
        elif f"no {tile}" in texts(game, 0):
            game.apply(f"no {tile}", 0)
    return game, laid


@rule("X-PLAN-02", "X-PLAN-04")
def test_several_tiles_on_different_columns() -> None:
    game, laid = covered((6, 8, 9, 14), 5)
    assert laid == ["glaziery", "audience", "wall", "pews"]
    for action in game.legal(0):
        if action.kind == "plan":
            market, cathedral, studio, workshop, fifth = action.args
            assert (market <= 3, cathedral <= 1, studio, workshop, fifth <= 2) == (True, True, 0, 1, True)


@rule("X-PLAN-02")
def test_no_column_carries_two_tiles() -> None:
    game = fresco.position(3, modules=(9, 14), painters=[{"wake": 5 + n} for n in range(3)], phase="plan")
    game.apply("wall on studio", 0)
    refused(game, "pews on studio", "X-PLAN-02", 0)
    assert "pews on market" in texts(game, 0)


@rule("X-T-04", "X-PLAN-04", "X-PLAN-05")
@pytest.mark.parametrize("apprentices", [4, 5, 6])
def test_all_five_action_tiles_leave_five_spaces(apprentices: int) -> None:
    game, laid = covered(tuple(sorted(LAID)), apprentices)
    numbers = {column: number for number, column in LAID.items()}
    room = game.r.room(tuple(numbers[column] for column in ("market", "cathedral", "studio", "workshop", "fifth")))
    assert (min(room), max(room)) == (1, 5)
    assert (len(laid) == 5) == (apprentices <= 5)
    if apprentices == 5:
        assert game.view(0).players[0].plan == [1, 1, 0, 1, 2]  # the only way: all spaces filled, so it is not asked


@rule("X-T-20", "X-STATED-12", "X-PLAN-03")
def test_no_lady_where_the_pew_tile_lies() -> None:
    painters = [{"space": 10 * n + 10, "wake": 5 + n} for n in range(3)]
    slices = {"ladies": {"owned": [["pink"], [], []]}}
    game = fresco.position(3, modules=(12, 14), painters=painters, phase="plan", slices=slices)
    game.apply("pews on market", 0)
    game.apply("plan 2-1-1-1-0", 0)
    refused(game, "pink lady on market", "M12-PLAN-04", 0)
    assert texts(game, 0) == [
        "no pink lady",
        *[f"pink lady on {column}" for column in ("cathedral", "studio", "workshop", "fifth")],
        "withdraw",
    ]


@rule("M14-PLAN-02", "X-STATED-09", "X-ILL-01")
def test_no_ill_one_stands_on_the_pew_tile() -> None:
    slices = {"medico": {"ill": [2, 0, 0]}}
    painters = [{"space": 10 * n + 10, "wake": 5 + n} for n in range(3)]
    game = fresco.position(3, modules=(10, 14), painters=painters, phase="plan", slices=slices)
    game.apply("pews on studio", 0)
    game.apply("plan 1-1-0-0-1", 0)
    refused(game, "ill 0-1-0-0", "M10-PLAN-01", 0)
    assert {act.args[1] for act in game.legal(0) if act.kind == "ill"} == {0}


@rule("X-PLAN-06")
def test_no_card_is_carried_under_the_tile() -> None:
    slices = {"wishing_well": {"hands": [{"tip": 1, "alchemy": 1}, {}, {}]}}
    game = church(2, own=1, modules=(4, 14), slices=slices)
    assert kind(game) == "pews"
    assert texts(game)[-1] == "pass"
    assert all(text.startswith("pews") for text in texts(game)[:-1])


@rule("X-TRACK-01", "X-THAL-01")
def test_pews_give_points_and_never_thalers() -> None:
    game = church(2, own=3, draws=["pew 3/9"], modules=(8, 14), thalers=0)
    events = game.apply("pews 12")
    assert (game.scores()[0], thalers(game, 0)) == (19, 0)
    assert told(events, "earned") == [event for event in told(events, "earned") if event.actor != 0]


# ---- setup and packs ------------------------------------------------------------------------------------------------


@pytest.fixture
def other_pack(tmp_path: Path) -> str:
    """A pack that leaves a replaced tile out with two and three players: yellow instead of two yellows."""
    folder = Path(shutil.copytree(PACKS / "standard", tmp_path / "other"))
    file = folder / "market.toml"
    text = file.read_text(encoding="utf-8")
    text = text.replace('id = "Y"\npaints = "Y"\n', 'id = "Y"\npaints = "Y"\nonly_four = true\n', 1)
    text = text.replace(
        'paints = "YY"\nonly_four = true\nsource = { paints = "inferred", only_four = "designed" }', "", 1
    )
    text = text.replace('id = "YY"\n', 'id = "YY"\npaints = "YY"\nsource = "inferred"\n', 1)
    file.write_text(text, encoding="utf-8")
    assert read_pack(folder)[1] == []
    return str(folder)


@rule("M14-SETUP-06", "X-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_are_replaced_first_then_three_are_removed(other_pack: str, players: int) -> None:
    rules = fresco.new_game(players, modules=(14,), pack=other_pack, seed=1).r
    there = {rules.market_ids[tile] for tile in rules.market_tiles}
    assert len(there) == (14 if players == 4 else 11)
    assert there & BEAM_TILES.keys() == BEAM_TILES.keys() - (set() if players == 4 else {"Y+2"})
    assert "YY" in there


@rule("M14-SETUP-04")
def test_of_two_tiles_with_the_same_paints_one_is_replaced() -> None:
    pack = load_pack("standard")
    double = msgspec.structs.replace(pack.market[0], id="Y-2")
    faces = [tile.id for tile, _ in with_beams(pack.extra["pews"], [*pack.market, double])]
    assert ("Y+2" in faces, "Y-2" in faces, len(faces)) == (True, True, 15)


@rule("X-SETUP-03", "M5-SETUP-05")
@pytest.mark.parametrize(("players", "laid", "left"), [(2, 9, 2), (3, 9, 2), (4, 13, 1)])
def test_the_discs_stay_beside_the_tiles(players: int, laid: int, left: int) -> None:
    game = fresco.new_game(players, modules=(5, 14, 16), seed=3)
    assert sum(len(tiles) for tiles in game.view().booths.values()) == laid
    assert len(game.view().bag) == left
    assert game.check() == []


def form(**changes: Any) -> PewsFile:
    return msgspec.convert({**msgspec.to_builtins(load_pack("standard").extra["pews"]), **changes}, PewsFile)


def pew(tiles: int, points: int, count: int) -> dict[str, object]:
    return {"beams": tiles, "points": points, "count": count, "source": "designed"}


def sold(*named: tuple[str, int]) -> list[dict[str, object]]:
    return [{"paints": face, "beams": count, "source": "designed"} for face, count in named]


GOOD = [("Y", 1), ("R", 2), ("B", 1), ("RY", 2), ("BY", 1), ("BR", 2)]


@rule("M14-SETUP-01", "M14-SETUP-04", "M14-EX-01", "M14-EX-02")
@pytest.mark.parametrize(
    ("changes", "keys"),
    [
        ({"market": sold(*GOOD)}, []),
        ({"pew": [pew(1, 1, 4), pew(1, 6, 4), pew(2, 1, 2), pew(3, 1, 2)]}, []),
        ({"pew": [pew(1, 2, 5), pew(1, 4, 3), pew(2, 5, 2), pew(3, 9, 3)]}, ["pack-pews-count"]),
        ({"pew": [pew(1, 3, 8), pew(2, 5, 2), pew(3, 9, 2)]}, ["pack-pews-example"]),
        ({"pew": [pew(1, 2, 5), pew(1, 4, 3), pew(2, 5, 4)]}, ["pack-pews-example"]),
        ({"pew": [pew(1, 2, 5), pew(1, 4, 3), pew(2, 5, 2), pew(3, 9, 1), pew(4, 9, 1)]}, ["pack-pews-tile"]),
        ({"pew": [pew(1, 2, 5), pew(1, 4, 3), pew(2, 0, 2), pew(3, 9, 2)]}, ["pack-pews-tile"]),
        ({"pew": [pew(1, 2, 5), pew(1, 4, 3), pew(2, 5, 2), pew(3, 9, 2), pew(3, 7, 0)]}, ["pack-pews-tile"]),
        ({"pew": []}, ["pack-pews-count", "pack-pews-example"]),
        ({"market": sold(*GOOD[:5])}, ["pack-pews-faces"]),
        ({"market": sold(*GOOD[:5], ("RR", 1))}, ["pack-pews-faces"]),
        ({"market": sold(*GOOD[:5], ("?", 1))}, ["pack-pews-faces"]),
        ({"market": sold(*GOOD[:5], ("BR", 3))}, ["pack-pews-beams"]),
        ({"market": sold(*GOOD[:5], ("BR", 0))}, ["pack-pews-beams"]),
    ],
)
def test_packs_keep_to_what_the_rulebooks_state(changes: dict[str, Any], keys: list[str]) -> None:
    assert check_components(form()) == []
    problems = check_components(form(**changes))
    assert [problem.reason.key for problem in problems] == keys
    for lang in ("en", "de", "fr"):
        assert all("{" not in problem.text(lang) for problem in problems)


# ---- positions ------------------------------------------------------------------------------------------------------


def test_a_position_that_says_nothing_is_the_beginning() -> None:
    game = fresco.position(3, modules=(14,))
    assert board(game) == {
        "pews": BOARD,
        "unseen": TILES,
        "tiles": BEAM_TILES,
        "players": [{"beams": 0, "supply": 6}] * 3,
    }


@pytest.mark.parametrize(
    ("part", "unseen"),
    [
        ({"pews": [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3]}, {"1/3": 1, "3/10": 1}),
        ({"turned": {"1/2": 2, "2/5": 1}}, {**{name: n for name, n in TILES.items() if name != "1/2"}, "2/5": 1}),
        ({"pews": [0] * 12, "turned": TILES}, {}),
    ],
)
def test_what_a_position_leaves_out_follows(part: dict[str, Any], unseen: dict[str, int]) -> None:
    game = fresco.position(3, modules=(14,), slices={"pews": part})
    assert board(game)["unseen"] == unseen
    again = eval(fresco.position_code(game), {"fresco": fresco})
    assert again.hash() == game.hash()
    assert fresco.from_json(game.to_json()).hash() == game.hash()


@pytest.mark.parametrize(
    ("part", "mentions"),
    [
        ({"pew": []}, "pew"),
        ({"beams": [7, 0, 0]}, "7"),
        ({"beams": [0, 0]}, "beams"),
        ({"beams": [True, 0, 0]}, "True"),
        ({"pews": [1] * 11}, "11"),
        ({"pews": [1] * 12}, "M14-SETUP-01"),
        ({"pews": [4, *BOARD[1:]]}, "4"),
        ({"pews": 12}, "12"),
        ({"pews": BOARD, "turned": {"1/2": 1}}, "M14-PEW-08"),
        ({"turned": {"1/2": 3}}, "M14-SETUP-01"),
        ({"turned": {"4/2": 1}}, "4/2"),
    ],
)
def test_wrong_positions(part: dict[str, Any], mentions: str) -> None:
    with pytest.raises(BadGame) as caught:
        fresco.position(3, modules=(14,), slices={"pews": part})
    assert mentions in str(caught.value)


def test_copies_share_nothing() -> None:
    game = church(2, own=3)
    other = game.copy()
    other.apply("pews 1")
    assert (board(game)["pews"], beams(game)[0], asked(game)) == (BOARD, 3, 0)


# ---- whole games ----------------------------------------------------------------------------------------------------

SETS = [(14,), (14, 16), (4, 5, 14, 16), (6, 8, 9, 14), (14, 17)]


@pytest.mark.parametrize("modules", SETS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_are_sound_at_every_step(modules: tuple[int, ...], players: int) -> None:
    """Bought and used beams, turned tiles: `check` counts them all."""
    play(Case(players, modules, PRESETS[players - 2], 14, 4))
