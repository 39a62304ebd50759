"""Module 11, Favors (M11), together with other modules: who moves the bishop, windows, scrolls, installments."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.modules import registry
from tests.rules.flow import asked, thalers, told
from tests.rules.test_favors import LAID, chapel, claimed, kind, part, with_leonardo
from tests.support import PRESETS, rule, texts

BENCH = ["RG", "YGY", "BRG", "BB", "BGB", "BR"]  # prices 0, 1, 1, 2, 2, 3
AISLE = {"B1": "7YRG", "C3": "11GOP-1", "D3": "3RB", "D1": "3YB", "E1": "8GP", "E2": "9RGO", "E3": "9BGO"}


def nave(favor: str, tile: str = "7YRG", *more: int, **words: Any) -> Fresco:
    """Seat 0 is about to restore B1, which has a window; the bishop stands on it."""
    slices = {"glaziers": {"bench": BENCH}, **words.pop("slices", {})}
    slices["glaziers"] |= words.pop("glass", {})
    words = {"bishop": "B1", "fresco": {**AISLE, "B1": tile}, "draws": ["window RGR"], **words}
    return chapel(favor, modules=(6, 11, *more), slices=slices, **words)


def spaces(events: Any) -> list[object]:
    return [event.data["space"] for event in told(events, "moved")]


# ---- who moves the bishop -------------------------------------------------------------------------------------------


@rule("M11-CATH-04")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_sexton_and_the_bishops_visit_lead_him_onto_the_tile(preset: str) -> None:
    sexton = {"portraits": {"owned": [["sexton"], [], []]}}
    game = chapel("mood", bishop="A1", modules=(1, 11), slices=sexton, preset=preset)
    claimed(game, "sexton C3", "restore C3")
    assert (game.view().players[0].mood, thalers(game, 0)) == (1, 12 - 1)
    visit = {"wishing_well": {"hands": [{"visit": 1}, {}, {}]}}
    game = chapel("mood", bishop="C4", modules=(4, 11), slices=visit, preset=preset)
    claimed(game, "visit C3", "restore C3")
    assert (game.view().players[0].mood, thalers(game, 0)) == (1, 12)


@rule("M11-CATH-04", "X-CATH-07")
def test_so_does_the_lady_of_the_final_round() -> None:
    ladies = {"ladies": {"owned": [["pink"], [], []], "placed": [{"pink": "fifth"}, {}, {}]}}
    game = chapel("mood", bishop="A1", modules=(11, 12), phase="fifth", final=True, end_reason="rounds", slices=ladies)
    claimed(game, "lead bishop C3", "restore C3")
    assert (game.view().players[0].mood, thalers(game, 0)) == (1, 12 - 1)


# ---- order inside a restoration -------------------------------------------------------------------------------------


@rule("M11-CATH-05", "M6-XMOD-06", "X-CATH-01", "X-CATH-10")
def test_its_thalers_can_pay_for_the_window() -> None:
    game = nave("thalers-5", first={"thalers": 0})
    game.apply("restore B1")
    assert (kind(game), thalers(game, 0)) == ("favor", 0)
    game.apply("favor")
    assert (kind(game), thalers(game, 0)) == ("window", 5)
    assert len(texts(game)) == 6
    game.apply("window 6")  # blue and red, worth 5, without glass 10 less
    assert (thalers(game, 0), game.scores()[0]) == (2, 10 + 7 + 3 + 5 - 10)


@rule("M11-CATH-05", "M5-CATH-01")
def test_gold_is_given_before_the_favor_is_seen() -> None:
    gold = {"leaf_gold": {"gold": [1, 0, 0], "disc": "yellow"}}
    game = chapel("point", modules=(5, 11), slices=gold)
    game.apply("restore C3")
    assert kind(game) == "gild"
    game.apply("gild")
    assert kind(game) == "favor"
    assert spaces(game.apply("favor")) == [10 + 7 + 3 + 3, 24]


@rule("X-T-01", "X-CATH-01", "X-CATH-02", "X-CATH-03", "M11-CATH-05")
def test_every_module_of_a_restoration_at_once() -> None:
    slices = {
        "portraits": {"owned": [["abbot"], [], []]},
        "wishing_well": {"hands": [{"praise": 1}, {}, {}]},
        "leaf_gold": {"gold": [1, 0, 0], "disc": "yellow"},
        "scrolls": {"rows": ["1", None, None]},
    }
    more = (1, 4, 5, 7)
    fewer = {segment: tile for segment, tile in AISLE.items() if segment != "E1"}  # A1, C1, E1 restored, and soon B1
    game = nave("point", "7YRG", *more, slices=slices, fresco=fewer, glass={"glass": ["RG", "", ""]})
    asked_for = []
    for answer in ("restore B1", "gild", "favor", "window 1", "glaze RG", "praise"):
        asked_for.append(kind(game))
        events = game.apply(answer)
    assert asked_for == ["cathedral", "gild", "favor", "window", "glaze", "praise"]
    first = 7 + (3 + 1 + 1) + 3 + 7
    assert spaces(events) == [10 + first, 10 + first + 1]
    assert (kind(game), game.view().bishop) == ("scroll", "B1")
    assert spaces(game.apply("scroll row")) == [10 + first + 1 + 8]
    assert (first, game.scores()[0]) == (22, 10 + 22 + 1 + 8)
    points = game.view().players[0].points
    assert points == {"fresco": 17, "bishop": 5, "gold": 3, "windows": 7, "favors": 1, "scrolls": 8}


@rule("X-T-03", "X-CATH-02", "X-CATH-03", "M6-CATH-11", "M11-CATH-05")
def test_no_penalty_reaches_the_favors_point() -> None:
    """3 + 3 + 8 - 16 is below 0: no first movement, and the favor still moves 1."""
    game = nave("point", "3YR", first={"paints": "YR"})
    game.apply("restore B1")
    game.apply("favor")
    events = game.apply("window 5")
    assert spaces(events) == [11]
    assert game.view().players[0].points == {"fresco": 13, "bishop": 3, "windows": 8 - 16 + 2, "favors": 1}


@rule("M11-CATH-05")
def test_its_point_survives_copies_and_saved_games() -> None:
    """It is still to be moved while the window is chosen."""
    game = nave("point")
    game.apply("restore B1")
    game.apply("favor")
    assert kind(game) == "window"
    for again in (game.copy(), fresco.from_json(game.to_json())):
        assert again.hash() == game.hash()
        again.apply("window 2")
        assert again.view().players[0].points["favors"] == 1


# ---- installments (module 8) -----------------------------------------------------------------------------------------


def debts(*owed: tuple[str, int]) -> dict[str, Any]:
    return {"bells": {"display": [], "open": [[list(one) for one in owed], [], []]}}


@rule("X-T-11", "X-CATH-10", "X-THAL-04", "M11-CATH-06")
def test_its_thalers_go_to_the_certificate_first() -> None:
    """Five owed, five received: nothing is left for a window that costs something."""
    game = nave("thalers-5", "7YRG", 8, first={"thalers": 0}, slices=debts(("7-5-4a", 2)))
    game.apply("restore B1")
    events = game.apply("favor")
    assert [event.data["thalers"] for event in told(events, "paid_instalment")] == [5]
    assert thalers(game, 0) == 0
    taken = told(events, "window_taken")
    assert [(event.data["window"], event.data["price"]) for event in taken] == [("RG", 0)]  # no choice was left


@rule("X-CATH-10", "X-THAL-04")
def test_only_what_the_certificate_leaves_can_pay_the_window() -> None:
    game = nave("thalers-5", "7YRG", 8, first={"thalers": 0}, slices=debts(("7-5-4a", 3)))
    game.apply("restore B1")
    game.apply("favor")
    assert (kind(game), thalers(game, 0), texts(game)) == ("window", 1, ["window 1", "window 2", "window 3"])


@rule("X-CATH-10", "M11-CATH-06")
def test_with_two_certificates_the_split_comes_before_the_window() -> None:
    game = nave("thalers-5", "7YRG", 8, first={"thalers": 0}, slices=debts(("7-5-4a", 2), ("8-5-5a", 2)))
    game.apply("restore B1")
    game.apply("favor")
    assert (kind(game), asked(game)) == ("instalment", 0)
    assert game.ruleset.codec.parse("installment 7-5-4a 3").text == "instalment 7-5-4a 3"
    game.apply("instalment 7-5-4a 3")
    while kind(game) == "instalment":
        game.apply(game.legal()[0])
    assert told(game.events, "window_taken")
    assert game.check() == []


# ---- walls, Leonardo ------------------------------------------------------------------------------------------------


@rule("M11-CATH-08", "M9-WALL-05")
def test_no_favor_from_the_wall() -> None:
    """The bishop stands on a tile all the while."""
    first = {"plan": [0, 0, 1, 2, 2], "covers": {"studio": "wall"}, "paints": "GG"}
    game = chapel("", modules=(9, 11), phase="studio", first=first, slices={"wall_fresco": {"wall": {"a3": "green"}}})
    before = part(game)
    events = game.apply("wall a3")
    assert (game.scores()[0], part(game)) == (14, before)
    assert not told(events, "favor_revealed")


@rule("X-T-14", "X-LEO-02", "M11-LEO-01")
def test_leonardo_with_window_and_favor() -> None:
    """4 + 3 + 5 in one movement, then 1."""
    slices = {"glaziers": {"bench": ["BR", "YGY", "BRG", "BB", "BGB", "RG"]}}
    game = with_leonardo(
        "point",
        bishop="C1",
        modules=(6, 11),
        leonardo="B1",
        fresco={**LAID, "C1": "4YRB-1", "A5": "3YR", "A1": "3YB"},
        slices=slices,
        draws=["favor point", "window RGR"],
    )
    events = game.apply("restore C1")
    assert spaces(events) == [10 + 12, 10 + 12 + 1]
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert (leonardo.score, leonardo.points["windows"], leonardo.points["favors"]) == (23, 5, 1)


@rule("X-CATH-01", "M11-CATH-05")
@pytest.mark.parametrize("modules", [(11, 15), tuple(sorted(registry()))])
def test_the_favor_is_decided_before_anything_else_is_seen(modules: tuple[int, ...]) -> None:
    """Dome tile and catacomb tile of the segment are turned up after it (X-CATH-01 step 5)."""
    game = fresco.position(
        3,
        modules=modules,
        painters=[{"space": 10 * n, "wake": 4 + n, "plan": [1, 1, 1, 1, 1], "paints": "YRG"} for n in (1, 2, 3)],
        fresco=LAID,
        phase="cathedral",
    )
    while kind(game) != "cathedral":
        game.apply("pass")
    done = len(game.inputs)
    game.apply("restore C3")
    while kind(game) != "favor":
        game.apply("pass")
    assert all(entry >= 0 for entry in game.inputs[done:])
    game.apply("pass")
    assert ("dome" in game.view().modules) == (15 in modules)
    assert sum(len(one["tiles"]) for one in game.view().modules["dome"]["players"]) == 1
