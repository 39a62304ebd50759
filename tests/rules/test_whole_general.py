"""All seventeen modules at once (X): setup, and what holds everywhere. The other test_whole files use its words."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.modules import registry
from tests.rules.flow import paints, thalers, told
from tests.rules.test_together_general import asks, own, part, town
from tests.support import PRESETS, rule, texts

EVERY = tuple(range(1, 18))
COLUMNS = ("market", "cathedral", "studio", "workshop", "fifth")


def sick(where: dict[str, int], **more: Any) -> dict[str, Any]:
    """Data of module 10, for three: the first painter's ill ones stand there."""
    return {"ill": [sum(where.values()), 0, 0], "placed": [where, {}, {}], **more}


def wed(**placed: str) -> dict[str, Any]:
    """Data of module 12, for three: the first painter has these ladies and has sent them there."""
    return {"owned": [list(placed), [], []], "placed": [placed, {}, {}]}


def chart(**laid: str) -> dict[str, Any]:
    """Data of module 13, for three: maps on the first painter's sheet (which is to say so in its covers)."""
    return {"laid": [laid, {}, {}]}


def ill(game: Fresco, seat: int = 0) -> int:
    found: int = part(game, "medico")["players"][seat]["ill"]
    return found


def beams(game: Fresco, seat: int = 0) -> int:
    found: int = part(game, "pews")["players"][seat]["beams"]
    return found


def wives(game: Fresco, seat: int = 0) -> list[str]:
    found: list[str] = part(game, "ladies")["players"][seat]["ladies"]
    return found


def mood(game: Fresco, seat: int = 0) -> int:
    return game.view().players[seat].mood


FORGO = ("pass", "no exploring", "throw 0", "glaze none")  # the ways to leave something be


def forgo_on(game: Fresco) -> list[Any]:
    """One answer that does as little as possible; what happened then."""
    for text in (*FORGO, "deposit 0"):
        if game.explain(text) is None:
            return list(game.apply(text))
    return list(game.apply(game.legal()[0]))


def until(game: Fresco, phase: str) -> list[Any]:
    """All forgo what they can until a phase begins, or the game is over."""
    events: list[Any] = []
    while not game.over and game.view().phase != phase:
        events += forgo_on(game)
    return events


# ---- setup ----------------------------------------------------------------------------------------------------------


def test_all_seventeen_are_there() -> None:
    assert set(EVERY) <= set(registry())


@rule("X-SETUP-05", "X-GEN-03", "X-LEO-04")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_stock_with_all_modules(players: int, preset: str) -> None:
    """12 Thalers and one of each basic paint, whatever is in play; and what modules 10 to 17 hand out."""
    game = fresco.new_game(players, modules=EVERY, preset=preset, seed=6)
    for seat in range(players):
        assert thalers(game, seat) == 12
        assert paints(game, seat) == {"yellow": 1, "red": 1, "blue": 1}
        assert own(game, "medico", seat)["bottles"] == []
        assert own(game, "medico", seat)["ill"] == 0
        assert own(game, "ladies", seat)["ladies"] == []
        assert own(game, "ladies", seat)["may_reserve"]
        assert own(game, "pews", seat) == {"beams": 0, "supply": 6}
        assert own(game, "dome", seat) == {"tiles": []}
        assert own(game, "catacombs", seat)["kept"] == []
        assert own(game, "catacombs", seat)["maps"] == []
    assert part(game, "medico")["black"] == 5 * players
    assert part(game, "medico")["display"] == [None] * (4 if players == 4 else 3)
    assert len(part(game, "ladies")["track"]) == (8 if players == 4 else 6)
    assert len(part(game, "pews")["players"]) == len(part(game, "dome")["players"]) == players


@rule("X-SETUP-05")
def test_everybody_has_one_tile_of_each_sort() -> None:
    """Glaziery, audience, wall fresco, Medico and pew tile; in the first round the Medico tile is of no use."""
    for number, medico in ((1, False), (2, True)):
        slices = {"medico": {"display": ["3", "1", None]}} if medico else {}
        game = town({}, {}, {}, modules=EVERY, phase="plan", round=number, slices=slices)
        for seat in range(3):
            for name in ("glaziery", "audience", "wall", *["medico"] * medico, "pews"):
                column = "market" if name == "medico" else "studio"
                assert f"{name} on {column}" in texts(game, seat)
                game.apply(f"no {name}", seat)
            assert all(text.startswith("plan") or text == "withdraw" for text in texts(game, seat))


@rule("X-SETUP-01", "X-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_segment_has_its_layers(players: int) -> None:
    """25 fresco tiles with a favor on and a catacomb tile under each, nine dome tiles between; the center like all."""
    game = fresco.new_game(players, modules=EVERY, seed=7)
    view = game.view()
    assert len(view.fresco) == 25
    assert (view.bishop, view.fresco["C3"]) == ("C3", "24KNN")
    assert sum(part(game, "favors")["unseen"].values()) == part(game, "favors")["left"] == 25
    assert (len(part(game, "dome")["unseen"]), part(game, "dome")["covered"]) == (9, 9)
    assert (part(game, "catacombs")["rooms"], part(game, "catacombs")["unseen"]) == ({}, 25)


@rule("X-SETUP-01", "X-SETUP-02", "X-STATED-13")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_centre_from_top_to_bottom(preset: str) -> None:
    """The bishop stands there from the start: favor, fresco tile, dome tile, catacomb tile, in this order."""
    game = town({"paints": "KNN"}, {}, {}, modules=EVERY, phase="cathedral", preset=preset, draws=["favor green"])
    events = list(game.apply("restore C3"))
    if preset == "revised":
        assert asks(game) == (0, "favor")
        events += game.apply("favor")
    seen = [event.kind for event in told(events, "favor_revealed", "dome_taken", "room_opened", "moved")]
    assert seen[:4] == ["favor_revealed", "dome_taken", "room_opened", "moved"]
    assert paints(game, 0) == {"green": 1}
    assert "C3" in part(game, "catacombs")["rooms"]


@rule("X-SETUP-03")
@pytest.mark.parametrize(("players", "count"), [(2, 11), (3, 11), (4, 14)])
def test_the_bag_with_beams_discs_and_the_black_market(players: int, count: int) -> None:
    game = fresco.new_game(players, modules=EVERY, seed=8)
    laid = [str(tile) for booth in game.view().booths.values() for tile in booth]
    everything = laid + game.view().bag
    assert len(everything) == count
    assert sum("+" in tile for tile in everything) == 6
    assert {"Y+2", "R+2", "B+2", "YR+1", "YB+1", "RB+1"} <= set(everything)
    assert len(game.view().bag) == (1 if players == 4 else 2)


@rule("X-SETUP-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_of_the_setup_comes_in_ascending_module_number(players: int) -> None:
    """With the same seed, one more module of a higher number changes nothing that was drawn before it."""
    order = tuple(number for number in EVERY if number not in (3, 14))  # 3 and 14 change the set of tiles
    before: dict[str, Any] = {}
    for count in range(len(order) + 1):
        game = fresco.new_game(players, modules=order[:count], seed=11)
        data: dict[str, Any] = game.state_data()
        known = {name: data[name] for name in ("fresco", "booths", "bag")}
        known.update(data.get("modules", {}))
        assert {name: known[name] for name in before} == before
        before = known


@rule("X-GEN-03")
def test_no_other_tile_is_a_fresco_tile() -> None:
    """Dome tiles, kept treasures and pews bring no Thaler in the prepare phase; an unstacked fresco tile does."""
    slices: dict[str, Any] = {
        "dome": {"owned": [["5YR", "5YB"], [], []]},
        "catacombs": {"kept": [["statue-5", "writing-1"], [], []], "open": {}},
        "pews": {"beams": [3, 0, 0]},
    }
    words: dict[str, Any] = {"modules": (2, 13, 14, 15), "phase": "prepare", "slices": slices}
    tiles = {f"{column}1": name for column, name in zip("ABCDE", ("3YB", "3RB", "5RG", "5BO", "6YP"), strict=True)}
    game = town({"tiles": ["3YR"], "thalers": 0}, {}, {}, fresco={**tiles, "A2": "6RP", "B2": "6BP"}, **words)
    assert thalers(game, 0) == 1
