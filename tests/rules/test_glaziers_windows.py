"""Module 6, Glaziers (M6): windows in the cathedral, what they cost and what they bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco, deeds
from buonfresco.games.fresco.hooks import Insert, Module, Share
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.state import NoSlice
from tests.rules.flow import paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_glaziers import glass, kind, shown
from tests.support import rule, texts

BENCH = ["RG", "YGY", "BRG", "BB", "BGB", "BR"]  # prices 0, 1, 1, 2, 2, 3
POINTS = {"Y": 1, "B": 2, "R": 3, "G": 4}


def nave(
    tile: str = "7YRG",
    own: str = "",
    bishop: str = "E5",
    new: str = "RGR",
    spaces: tuple[int, ...] = (10, 60, 90),
    **words: Any,
) -> Fresco:
    """The first painter, on space 10 with two apprentices and all paints, before B1; the others are far ahead."""
    plans = ([0, 2, 1, 1, 1], [1, 1, 1, 1, 1], [0, 0, 3, 0, 2])
    painters: list[dict[str, Any]] = [
        {"space": space, "wake": wake, "plan": plan, "paints": "YYRRBBGGOOPP"}
        for space, wake, plan in zip(spaces, (5, 6, 7), plans, strict=True)
    ]
    painters[0].update(words.pop("first", {}))
    part = {"bench": BENCH, "pile": [new, "YY"], "glass": [own, "", ""], **words.pop("part", {})}
    lying = {"B1": tile, "C3": "11GOP-1", "D3": "3RB", "D1": "3YB"}
    words = {
        "modules": [6],
        "phase": "cathedral",
        "fresco": lying,
        "bishop": bishop,
        "draws": [f"window {new}"],
        **words,
    }
    return fresco.position(3, painters=painters, slices={"glaziers": part}, **words)


def restored(game: Fresco, *answers: str) -> int:
    """What the restoration brought."""
    before = game.scores()[0]
    for answer in ("restore B1", *answers):
        game.apply(answer)
    return game.scores()[0] - before


# ---- points ---------------------------------------------------------------------------------------------------------


@rule("M6-EX-04", "M6-CATH-08")
def test_example_a_fresco_window_and_bishop() -> None:
    assert restored(nave(own="RG", bishop="B1"), "window 1", "glaze RG") == 7 + 7 + 3


@rule("M6-EX-05")
def test_example_b_green_missing() -> None:
    assert restored(nave(own="R"), "window 1", "glaze R") == 7 + 7 - 8


@rule("M6-EX-06", "M6-CATH-07", "M6-TRACK-01", "B-TRACK-10")
def test_example_c_no_glass_at_all() -> None:
    game = nave()
    game.apply("restore B1")
    events = game.apply("window 1")
    assert game.scores()[0] == 10
    assert not told(events, "moved")
    assert kind(game) == "cathedral"


@rule("M6-EX-07", "M6-CATH-09", "M6-CATH-18")
def test_example_d_a_sum_below_0_counts_as_0_and_undoes_nothing() -> None:
    game = nave(own="YY")
    game.apply("restore B1")
    events = game.apply("window 3")  # blue, red and green: 9 points, 18 penalty points
    assert game.scores()[0] == 10
    assert not told(events, "moved")
    view = game.view(0)
    assert view.players[0].tiles == ["7YRG"]
    assert (paints(game, 0), thalers(game, 0)) == (
        {"yellow": 1, "red": 1, "blue": 2, "green": 1, "orange": 2, "purple": 2},
        11,
    )
    assert shown(game)["windows"]["B1"] == "BRG"
    assert view.bishop == "B1"
    assert view.players[0].points == {"fresco": 10 + 7, "windows": -7}


@rule("M6-EX-12")
def test_example_red_green_red_with_one_red_pane_missing() -> None:
    game = nave(
        "4YRB-1", own="RG", part={"bench": ["YY", "RGR", "BRG", "BB", "BGB", "BR"], "pile": ["YB", "RG"]}, new="YB"
    )
    assert restored(game, "window 2", "glaze RG") == 4 + 10 - 6


@rule("M6-CATH-06")
@pytest.mark.parametrize(("colour", "penalty"), [("Y", 2), ("B", 4), ("R", 6), ("G", 8)])
def test_penalties_for_missing_glass(colour: str, penalty: int) -> None:
    """One window with the color: all its glass given, and all but one pane of the color."""
    window = next(name for name in ("YGY", "BRG") if colour in name)
    game = nave("11GOP-2", own="YYBRGG", part={"bench": ["YY", window, "RR", "BB", "BGB", "BR"], "pile": ["RGR", "YB"]})
    game.apply("restore B1")
    game.apply("window 2")
    full, short = game.copy(), game.copy()
    every = "".join(sorted(window, key="YRBG".index))
    full.apply(f"glaze {every}")
    short.apply(f"glaze {every.replace(colour, '', 1)}")
    assert full.scores()[0] - short.scores()[0] == penalty
    assert full.scores()[0] == 10 + 11 + sum(POINTS[pane] for pane in window)


@rule("M6-CATH-06")
def test_only_glass_that_fits_a_pane_can_be_given_and_only_own() -> None:
    game = nave(own="YYYR")
    game.apply("restore B1")
    game.apply("window 2")  # yellow, green, yellow
    assert texts(game) == ["glaze YY", "glaze Y", "glaze none"]
    for text in ("glaze R", "glaze YYY", "glaze YR", "glaze G", "glaze YG", "glaze YRBG"):
        refused(game, text, "M6-CATH-06")
    keys = {text: reason.key for text in ("glaze R", "glaze G") if (reason := game.explain(text)) is not None}
    assert keys == {"glaze R": "refused-glaze-panes", "glaze G": "refused-glaze-missing"}
    assert game.parse("glaze GY").text == "glaze YG"


@rule("M6-CATH-07")
def test_who_has_no_fitting_glass_is_not_asked_for_any() -> None:
    game = nave("11GOP-2", own="RRBB")
    assert restored(game, "window 2") == 11 + 6 - 12
    assert kind(game) == "cathedral"
    assert "glaze" not in " ".join(map(str, game.log.inputs))  # not even in passing


@rule("M6-CATH-08", "B-TRACK-09")
def test_everything_is_one_movement() -> None:
    game = nave(own="RG", bishop="A1")
    game.apply("restore B1")
    game.apply("window 1")
    events = game.apply("glaze G")
    assert [event.data for event in told(events, "moved")] == [
        {"points": 7 + 2 + 7 - 6, "start": 10, "target": 10 + 7 + 2 + 7 - 6, "space": 10 + 7 + 2 + 7 - 6}
    ]
    assert game.view().players[0].points == {"fresco": 17, "bishop": 2, "windows": 1}
    assert [event.data for event in told(events, "window_scored")] == [{"change": 1}]


@rule("M6-CATH-10")
def test_glass_is_given_pane_by_pane_as_one_likes() -> None:
    game = nave(own="YYGG")
    game.apply("restore B1")
    game.apply("window 2")
    assert texts(game) == ["glaze YYG", "glaze YY", "glaze YG", "glaze Y", "glaze G", "glaze none"]
    game.apply("glaze none")
    assert glass(game, 0) == {"yellow": 2, "green": 2}
    assert game.scores()[0] == 10 + 7 + 6 - 12


@rule("M6-CATH-13")
def test_used_glass_goes_to_the_reserve() -> None:
    game = nave(own="YYG", part={"reserve": "B"})
    restored(game, "window 2", "glaze YG")
    assert glass(game, 0) == {"yellow": 1}
    assert shown(game)["reserve"] == {"yellow": 1, "blue": 1, "green": 1}


@rule("M6-TRACK-01", "X-TRACK-04")
def test_a_sum_of_0_asks_for_no_landing() -> None:
    """The spaces before and behind are taken: where nobody moves, nobody chooses."""
    game = nave(spaces=(10, 11, 9))
    game.apply("restore B1")
    events = game.apply("window 1")  # 7 + 7 - 14
    assert (game.scores()[0], kind(game)) == (10, "cathedral")
    assert not told(events, "moved")


# ---- points of other modules ----------------------------------------------------------------------------------------


def more_bonus(_g: Fresco, _painter: int, _segment: int, bonus: int) -> int:
    return bonus + 2 if bonus else 0


def gild(_g: Fresco, _painter: int, _segment: int, _total: int) -> int:
    return 3


def apart(g: Fresco, painter: int, _segment: int) -> None:
    deeds.score(g, painter, 4, "gold_test")


def pay_favor(g: Fresco, painter: int, _segment: int, _tile: int) -> None:
    deeds.receive(g, painter, 2, "favor")


@pytest.fixture
def others() -> Iterator[None]:
    """What modules 1, 4, 5 and 7 do to a restoration, in short; and Thalers that come with the tile."""
    before = dict(registry())
    registry()[0] = Module(
        0,
        "gold_test",
        NoSlice,
        modifiers={"bishop_bonus": more_bonus},
        shares=(Share("restoration", "gold_test", gild),),
        inserts=(Insert("restore", "bishop", apart, "M7-TRACK-02"),),
        reactions={"restored": pay_favor},
        sources=("gold_test",),
    )
    yield
    registry().clear()
    registry().update(before)
    fresco.forget_rules()


@rule("M6-CATH-11", "X-CATH-02", "X-CATH-03")
@pytest.mark.usefixtures("others")
def test_other_points_of_the_restoration_join_the_sum_before_penalties() -> None:
    game = nave(modules=[0, 6], bishop="B1")
    game.apply("restore B1")
    events = game.apply("window 1")
    moves = [event.data for event in told(events, "moved")]
    assert moves == [
        {"points": 8, "start": 10, "target": 18, "space": 18},
        {"points": 4, "start": 18, "target": 22, "space": 22},
    ]  # 7 + (3 + 2) + 3 + 7 - 14, then 4
    assert game.view().players[0].points == {"fresco": 17, "bishop": 5, "windows": -7, "gold_test": 7}


@rule("M6-CATH-11", "M6-CATH-18")
@pytest.mark.usefixtures("others")
def test_points_of_their_own_are_not_eaten_by_penalties() -> None:
    game = nave("3YR", modules=[0, 6])
    assert restored(game, "window 3") == 4  # 3 + 3 + 9 - 18 is 0; what is scored apart stays


@rule("M6-XMOD-06", "X-THAL-04")
@pytest.mark.usefixtures("others")
def test_thalers_that_come_with_the_tile_can_pay_the_window() -> None:
    """A favor of module 11 is resolved when the tile is taken; a stand-in pays 2 Thalers at that moment."""
    game = nave(modules=[0, 6], first={"thalers": 0})
    game.apply("restore B1")
    assert texts(game) == [f"window {place}" for place in range(1, 6)]
    refused(game, "window 6", "M6-CATH-12")
