"""Module 15, Dome (M15): setup, taking the tiles, final scoring, Leonardo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.pack import load_pack
from tests.rules.flow import asked, paints, thalers, told
from tests.rules.table import no_action
from tests.support import rule, texts

TILES = ["5YR", "5YB", "5RB", "6RG", "6BO", "7YP", "7GO", "8GP", "8OP"]
INNER = [f"{column}{row}" for row in (2, 3, 4) for column in "BCD"]
LAID = {
    "C3": "7YRG",
    "B2": "3YR",
    "D4": "4YRB-2",
    "E1": "8GP",
    "E2": "9RGO",
    "E3": "9BGO",
    "E5": "11GOP-1",
    "A5": "4YRB-1",
}


def choir(tile: str = "", apprentices: int = 1, modules: Sequence[int] = (15,), **words: Any) -> Fresco:
    """Seat 0, on space 10, is about to restore; this dome tile will come to light."""
    plan = [1, apprentices, 1, 1, 2 - apprentices]
    painters = [{"space": space, "wake": 5 + n, "plan": plan} for n, space in enumerate((10, 60, 90))]
    painters[0] = {**painters[0], "paints": "YYRRBBGGOOPP", **words.pop("first", {})}
    if tile:
        words["draws"] = [f"dome {tile}", *words.pop("draws", ())]
    words = {"fresco": LAID, "phase": "cathedral", "bishop": "A1", **words}
    return fresco.position(3, modules=modules, painters=painters, **words)


def ended(
    *seats: tuple[str, Sequence[str]],
    spaces: Sequence[int] = (10, 40, 70),
    wakes: Sequence[int] = (5, 6, 7),
    modules: Sequence[int] = (15,),
    thalers: int = 0,
    **words: Any,
) -> Fresco:
    """Final scoring: by seat the paints and the dome tiles. The game is over."""
    given = [*seats, *[("", ())] * (3 - len(seats))]
    people = [
        {"space": space, "wake": wake, "plan": [1, 1, 1, 1, 1], "paints": stock, "thalers": thalers}
        for space, wake, (stock, _tiles) in zip(spaces, wakes, given, strict=True)
    ]
    slices = {"dome": {"owned": [list(tiles) for _stock, tiles in given]}, **words.pop("slices", {})}
    words = {"fresco": {"A1": "3YR"}, "final": True, "phase": "scoring", **words}
    return fresco.position(3, modules=modules, painters=people, slices=slices, **words)


def part(game: Fresco, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = game.view(viewer).modules["dome"]
    return found


def tiles(game: Fresco, seat: int = 0) -> list[str]:
    found: list[str] = part(game)["players"][seat]["tiles"]
    return found


def won(game: Fresco, seat: int = 0) -> int:
    return game.view().players[seat].points.get("dome", 0)


# ---- setup ----------------------------------------------------------------------------------------------------------


@rule("M15-SETUP-01", "X-INFO-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_tiles_lie_face_down_under_the_inner_nine_segments(players: int) -> None:
    """What lies where is nowhere, so nobody can look: games of every luck show the same."""
    for seed in range(3):
        game = fresco.new_game(players, modules=(15,), seed=seed)
        nobody: dict[str, Any] = {"players": [{"tiles": []}] * players, "leonardo": [] if players == 2 else None}
        assert part(game, seed % players) == {**nobody, "unseen": TILES, "covered": 9}
        assert len(game.view().fresco) == 25  # the fresco tiles lie on top, as usual
    assert [tile.id for tile in load_pack("standard").extra["dome"].tile] == TILES


@rule("M15-SETUP-01", "M15-CATH-01", "M15-EX-01")
@pytest.mark.parametrize("segment", SEGMENTS)
def test_who_restores_an_inner_segment_takes_both_tiles_and_only_there(segment: str) -> None:
    game = choir(fresco={"E5" if segment != "E5" else "E1": "3YR", segment: "7YRG"}, seed=4)
    before = part(game)
    events = game.apply(f"restore {segment}")
    assert "7YRG" in game.view().players[0].tiles
    found = told(events, "dome_taken")
    if segment in INNER:
        assert tiles(game) == [found[0].data["dome"]]
        assert part(game)["covered"] == 0
    else:
        assert (found, part(game)) == ([], before)


@rule("X-SETUP-02", "M15-SETUP-01")
def test_the_centre_has_one_too() -> None:
    game = choir("8GP", fresco=None, bishop="C3")
    game.apply("restore C3")
    assert (tiles(game), part(game)["covered"]) == (["8GP"], 8)


@rule("M15-SETUP-01")
def test_every_tile_may_lie_anywhere() -> None:
    for segment in ("B2", "C3"):
        found = set()
        for seed in range(100):
            game = choir(fresco=None, seed=seed, first={"paints": "YRBGOP" * 3})
            game.apply(f"restore {segment}")
            found |= set(tiles(game))
        assert found == set(TILES)


# ---- cathedral ------------------------------------------------------------------------------------------------------


@rule("M15-CATH-01", "M15-CATH-02", "M15-INFO-01", "X-INFO-02")
def test_taking_it_is_automatic_free_and_worth_nothing_yet() -> None:
    game = choir("7GO", apprentices=2)
    events = game.apply("restore C3")
    data = {"segment": "C3", "dome": "7GO", "paints": "GO", "points": 7}
    assert [event.data for event in told(events, "dome_taken")] == [data]
    kinds = [event.kind for event in events]
    assert kinds.index("dome_taken") < kinds.index("restored") < kinds.index("moved")
    assert (thalers(game, 0), game.scores()[0]) == (12, 10 + 7)
    assert paints(game, 0) == {"yellow": 1, "red": 1, "blue": 2, "green": 1, "orange": 2, "purple": 2}
    assert asked(game) == 0  # the next apprentice; nothing was asked about the tile
    for viewer in (0, 1, 2, None):
        assert part(game, viewer)["players"][0] == {"tiles": ["7GO"]}
        assert part(game, viewer)["unseen"] == [tile for tile in TILES if tile != "7GO"]
        assert told(events.seen_by(viewer), "dome_taken")


@rule("M15-INFO-01")
def test_paints_stay_behind_the_screen_until_final_scoring() -> None:
    game = choir("7GO")
    game.apply("restore C3")
    assert game.view(1).players[0].paints is None
    assert ended(("GO", ["7GO"])).view(1).players[0].paints == {}


@rule("M15-CATH-03", "X-END-03")
def test_it_is_no_fresco_tile() -> None:
    """No income, and seven fresco tiles are seven, with a dome tile or not."""
    asleep = [{"space": 10 * n, "thalers": 0, "tiles": ["9BGO"] if n == 1 else []} for n in (1, 2, 3)]
    laid = {**LAID, "E3": "3RB"}
    del laid["D4"]
    for fewer, final in ((laid, False), ({k: v for k, v in laid.items() if k != "B2"}, True)):
        game = fresco.position(
            3,
            modules=(15,),
            painters=asleep,
            fresco=fewer,
            phase="prepare",
            slices={"dome": {"owned": [TILES[:3], [], []]}},
        )
        assert [thalers(game, seat) for seat in range(3)] == [1, 0, 0]
        assert game.view().final == final


@rule("M15-CATH-03")
def test_it_does_not_serve_a_request() -> None:
    """Two fresco tiles and three dome tiles are not three tiles for a request (module 2)."""
    own: list[list[str]] = [["3YR", "3YB", "3RB"], ["7GO", "8GP"], []]
    people = [
        {"space": 10 + n, "wake": 5 + n, "plan": [1, 1, 1, 1, 1], "tiles": own[n], "paints": ""} for n in range(3)
    ]
    slices = {"dome": {"owned": [[], TILES[:3], []]}}
    lying = {"E1": "11GOP-1", "E2": "11GOP-2"}
    for seat, offered in ((0, True), (1, False)):
        game = fresco.position(
            3, modules=(2, 15), painters=people, fresco=lying, phase="workshop", turn=seat, slices=slices
        )
        assert (asked(game) == seat and any(text.startswith("request") for text in texts(game))) == offered


# ---- final scoring --------------------------------------------------------------------------------------------------


@rule("M15-EX-02", "M15-SCORE-02", "M15-SCORE-05")
@pytest.mark.parametrize(("owned", "stock"), [(["5YR", "8GP"], "YRGP"), (["6RG", "7GO"], "RGGO")])
def test_example_two_tiles_bring_13_in_one_movement(owned: list[str], stock: str) -> None:
    game = ended((stock, owned))
    assert (won(game), game.scores()[0]) == (13, 23)
    assert [event.data["space"] for event in told(game.events, "moved")] == [23]
    assert [event.data for event in told(game.events, "dome_completed")] == [
        {"domes": owned, "count": 2, "paints": "".join(sorted(stock, key="YRBGOP".index))}
    ]
    assert game.view(0).players[0].paints == {}


@rule("M15-EX-03", "M15-SCORE-03", "M15-SCORE-06")
def test_example_one_orange_for_two_tiles() -> None:
    game = ended(("BOP", ["6BO", "8OP"]))
    assert won(game) == 8
    assert game.view(0).players[0].paints == {"blue": 1}


@rule("M15-SCORE-04", "M15-SCORE-02")
def test_an_incomplete_tile_brings_nothing_and_costs_nothing() -> None:
    game = ended(("RGB", ["7GO", "8OP"]))
    assert (won(game), game.scores()[0]) == (0, 10)
    assert game.view(0).players[0].paints == {"red": 1, "green": 1, "blue": 1}
    assert not told(game.events, "dome_completed", "scored", "moved")


@rule("M15-SCORE-07")
def test_nothing_is_blended_at_the_end() -> None:
    """Yellow and blue make green in the workshop, but not here."""
    assert won(ended(("YBP", ["8GP"]))) == 0
    assert won(ended(("YBGP", ["8GP"]))) == 8


@rule("M15-SCORE-01", "M15-SCORE-05", "X-SCORE-01", "B-TRACK-05")
def test_before_the_money_in_action_order() -> None:
    """The second seat got up first: it takes space 20, the first one is pushed on to 21; then the money, likewise."""
    game = ended(("YR", ["5YR"]), ("YPRG", ["7YP", "6RG"]), spaces=(15, 7, 70), wakes=(6, 5, 7), thalers=3)
    events = [(event.actor, event.data["space"]) for event in told(game.events, "moved")]
    assert events == [(1, 20), (0, 21), (1, 22), (0, 23), (2, 71)]
    sources = [event.data["source"] for event in told(game.events, "scored")]
    assert sources == ["dome", "dome", "money", "money", "money"]
    assert game.view().players[0].points == {"fresco": 15, "dome": 5, "landing": 1 + 1, "money": 1}
    assert game.check() == []


@rule("M15-SCORE-09")
def test_only_paints_that_are_there_count() -> None:
    """No income after the last round: the wall (module 9) would have brought the red that is missing."""
    wall = {"wall_fresco": {"players": [{"tiles": {"GR": 1}}, {}, {}]}}
    game = ended(("Y", ["5YR"]), modules=(9, 15), slices=wall)
    assert (won(game), game.view(0).players[0].paints) == (0, {"yellow": 1})


# ---- Leonardo -------------------------------------------------------------------------------------------------------


@rule("M15-LEO-01", "M15-LEO-02", "X-LEO-02", "X-LEO-07")
def test_leonardo_takes_dome_tiles_and_never_scores_them() -> None:
    people: list[dict[str, Any]] = [
        {"space": 40, "wake": 7, "plan": [3, 0, 1, 1, 0], "paints": "", "thalers": 0},
        {"space": 50, "wake": 8, "plan": [3, 0, 1, 1, 0], "paints": "YR", "thalers": 0},
        {"space": 10, "wake": 9},
    ]
    lying = {"C2": "4YRB-1", "B3": "5RG", "C1": "3YR", "A1": "3YB", "E5": "11GOP-1", "E4": "11GOP-2", "A5": "6YP"}
    game = fresco.position(
        2, modules=(15,), painters=people, fresco=lying, phase="cathedral", turn=2, draws=["dome 5YR"], bishop="E5"
    )
    game.apply("restore C2")
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert (leonardo.score, leonardo.tiles) == (14, ["4YRB-1"])
    for viewer in (0, 1, None):
        assert (part(game, viewer)["leonardo"], part(game, viewer)["players"]) == (["5YR"], [{"tiles": []}] * 2)
    dome = {"dome": {"owned": [[], ["5RB"], ["5YR", "5YB"]]}}
    people[1]["paints"] = "YRB"
    game = fresco.position(2, modules=(15,), painters=people, fresco={}, final=True, phase="scoring", slices=dome)
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert (leonardo.score, game.scores()) == (10, (40, 55))


@rule("M15-SCORE-06")
def test_there_is_nothing_to_decide() -> None:
    """No kind of decision, no action: the best set is found, and the tile comes by itself."""
    game = choir()
    assert game.r.modules[0].kinds == ()
    for text in ("dome", "dome 5YR", "take dome"):
        no_action(game, text)
