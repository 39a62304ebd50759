"""Module 15, Dome (M15), together with other modules: layers, ill apprentices, the sequence of the final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import asked, thalers, told
from tests.rules.test_dome import LAID, choir, ended, part, tiles, won
from tests.support import rule, texts


def kind(game: Fresco) -> str:
    assert game.decision is not None
    return game.decision.kind


# ---- layers (modules 11 and 13) -------------------------------------------------------------------------------------


@rule("M15-SETUP-02", "X-STATED-13", "X-SETUP-01", "X-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_layers_of_the_centre_come_to_light_from_top_to_bottom(players: int) -> None:
    """Favor, fresco tile, dome tile, catacomb tile; the bishop on top is no obstacle."""
    people = [{"space": 20 * n, "wake": 4 + n, "plan": [1, 1, 1, 1, 1], "paints": "GOP"} for n in range(1, players + 1)]
    draws = ["favor red", "dome 5RB", "treasure statue-5"]
    words: dict[str, Any] = {"switches": {"favors.take": "mandatory"}, "phase": "cathedral", "draws": draws}
    if players == 2:
        people.append({"space": 90, "wake": 9})
    game = fresco.position(players, modules=(11, 13, 15), painters=people, **words)
    assert (game.view().bishop, game.view().fresco["C3"]) == ("C3", "11GOP-1")
    events = game.apply("restore C3")
    seen = [event.kind for event in events if event.kind in ("favor_revealed", "dome_taken", "room_opened")]
    assert seen == ["favor_revealed", "dome_taken", "room_opened"]
    assert (tiles(game), game.view().players[0].tiles) == (["5RB"], ["11GOP-1"])
    assert game.view().modules["catacombs"]["rooms"] == {"C3": "statue-5"}


@rule("X-SETUP-01", "M15-SETUP-02", "X-LEO-02")
def test_the_same_for_leonardo() -> None:
    people: list[dict[str, Any]] = [
        {"space": 40 + n, "wake": 7 + n, "plan": [3, 0, 1, 1, 0], "paints": ""} for n in range(2)
    ] + [{"space": 10, "wake": 9}]
    lying = {**LAID, "C2": "5RG", "B3": "6YP"}
    game = fresco.position(
        2, modules=(11, 13, 15), painters=people, fresco=lying, phase="cathedral", turn=2, bishop="C2", leonardo="C3"
    )
    events = game.apply("restore C2")
    seen = [event.kind for event in events if event.kind in ("favor_revealed", "dome_taken", "room_opened")]
    assert seen == ["favor_revealed", "dome_taken", "room_opened"]
    assert len(part(game)["leonardo"]) == 1


@rule("X-T-18", "X-CATH-01", "X-CATH-13", "M11-CATH-03", "M15-CATH-01")
@pytest.mark.parametrize("later", [True, False])
def test_favor_dome_and_catacomb_tile_with_a_map(later: bool) -> None:
    """The bishop stands next to C4. Who restores first finds the room just laid open; who explores first finds none."""
    lying = {"C3": "7YRG", "D3": "6YP", "D4": "3YR", "C4": "7YBO", "E3": "8GP", "E1": "9RGO", "E2": "9BGO"}
    first = {"covers": {"cathedral": "map"}, "paints": "YBO", "mood": 0}
    catacombs = {"laid": [{"cathedral": "5d"}, {}, {}], "open": {"A1": "statue-5"}}  # D3, E3, C4, D4
    game = choir(
        "8GP",
        modules=(11, 13, 15),
        fresco=lying,
        bishop="C3",
        first=first,
        slices={"catacombs": catacombs},
        draws=["treasure writing-5-theater"],
    )
    unseen = game.view().modules["favors"]["unseen"]
    assert (kind(game), texts(game)) == ("explore", ["explore later", "no exploring"])
    game.apply("explore later" if later else "no exploring")
    events = game.apply("restore C4")
    assert (tiles(game), game.view().bishop) == (["8GP"], "C4")
    assert [event.data["space"] for event in told(events, "moved")] == [10 + 7 + 2]
    assert game.view().modules["favors"]["unseen"] == unseen  # removed, and nobody knows what it was
    found = told(events, "treasure_found")
    assert [event.data["treasure"] for event in found] == (["writing-5-theater"] if later else [])
    if later:
        assert game.view().players[0].mood == 3  # at once; then it is sold or kept
        assert (kind(game), texts(game)) == ("treasure", ["keep writing-5-theater", "sell writing-5-theater"])
        game.apply("sell writing-5-theater")
        assert thalers(game, 0) == 12 + 2
    else:
        assert game.view().modules["catacombs"]["rooms"]["C4"] == "writing-5-theater"


# ---- ill apprentices (module 10) ------------------------------------------------------------------------------------


@rule("X-STATED-10", "X-ILL-01")
@pytest.mark.parametrize("bishop", ["C3", "E5"])
def test_an_ill_apprentice_takes_favor_dome_and_catacomb_tiles(bishop: str) -> None:
    medico = {"ill": [1, 0, 0], "placed": [{"cathedral": 1}, {}, {}]}
    draws = [*(["favor yellow"] if bishop == "C3" else []), "dome 5YB", "treasure writing-5"]
    game = choir(
        modules=(10, 11, 13, 15),
        bishop=bishop,
        slices={"medico": medico},
        draws=draws,
        switches={"favors.take": "mandatory"},
        first={"paints": "YRG"},
    )
    game.apply("restore C3")
    assert tiles(game) == ["5YB"]
    assert game.view().modules["catacombs"]["rooms"]["C3"] == "writing-5"
    assert game.view(0).players[0].paints == ({"yellow": 1} if bishop == "C3" else {})
    assert game.scores()[0] == 10 + 7 + (3 if bishop == "C3" else 0)


# ---- final scoring --------------------------------------------------------------------------------------------------


@rule("M15-SCORE-08", "X-SCORE-01", "X-STATED-16")
def test_after_the_catacombs_and_before_the_money() -> None:
    """Bells, catacombs, dome, money: each for all painters before the next begins (X-SCORE-02)."""
    slices = {
        "bells": {"display": [], "face_down": [["3-3-2a"], ["4-3-3a"], []]},
        "catacombs": {"kept": [["statue-5"], ["statue-4"], []], "open": {}},
    }
    game = ended(("YR", ["5YR"]), ("YB", ["5YB"]), modules=(8, 13, 15), slices=slices, thalers=4)
    scored = [(event.data["source"], event.actor) for event in told(game.events, "scored")]
    steps = [source for source, _ in scored]
    assert [step for n, step in enumerate(steps) if step not in steps[:n]] == ["bells", "catacombs", "dome", "money"]
    assert scored[-5:] == [("dome", 0), ("dome", 1), ("money", 0), ("money", 1), ("money", 2)]


@rule("X-T-08", "X-SCORE-01", "X-STATED-16", "X-SCORE-04")
def test_the_whole_sequence_of_the_final_scoring() -> None:
    slices = {
        "wishing_well": {"pennies": [2, 0, 0]},
        "leaf_gold": {"gold": [1, 0, 0]},
        "bells": {"display": [], "open": [[["5-4-3a", 3]], [], []], "face_down": [["6-4-4a"], [], []]},
        "medico": {"ill": [1, 5, 5]},
        "catacombs": {"kept": [["writing-1", "writing-2", "writing-4"], [], []], "open": {}},
    }
    people = [
        {"space": 10, "wake": 5, "plan": [1, 1, 1, 1, 0], "paints": "YRGP", "thalers": 3, "apprentices": 5},
        {"space": 60, "wake": 6, "plan": [0, 0, 0, 0, 0], "paints": "", "thalers": 0, "apprentices": 5},
        {"space": 90, "wake": 7, "plan": [0, 0, 0, 0, 0], "paints": "", "thalers": 0, "apprentices": 5},
    ]
    slices["dome"] = {"owned": [["5YR", "8GP"], [], []]}
    game = fresco.position(
        3,
        modules=(4, 5, 8, 10, 13, 15),
        painters=people,
        slices=slices,
        fresco={"A1": "3YR"},
        final=True,
        phase="scoring",
    )
    assert game.over
    paid = told(game.events, "paid_instalment")
    assert [(event.data["thalers"], event.data["left"]) for event in paid] == [(2, 0)]
    assert [event.data["bells"] for event in told(game.events, "bells_counted") if event.actor == 0] == [7]
    assert thalers(game, 0) == 4  # the pennies are on the certificate, the gold is free
    points = game.view().players[0].points
    assert {name: points[name] for name in ("catacombs", "dome", "money")} == {"catacombs": 12, "dome": 13, "money": 12}
    sources = [event.data["source"] for event in told(game.events, "scored") if event.actor == 0]
    assert sources == ["bells", "catacombs", "dome", "money"]
    assert game.view(0).players[0].paints == {}
    assert won(game) == 13


# ---- paints from elsewhere ------------------------------------------------------------------------------------------


@rule("M15-SCORE-02", "M15-SCORE-03")
def test_a_favors_paint_may_serve_a_dome_tile() -> None:
    """Restored in the second visit of the last round; the purple of the favor completes what lies below."""
    game = choir(
        modules=(11, 15),
        phase="fifth",
        turn=0,
        final=True,
        end_reason="rounds",
        bishop="C3",
        first={"paints": "YRGG"},
        switches={"favors.take": "mandatory"},
        draws=["favor purple", "dome 8GP"],
    )
    assert asked(game) == 0
    game.apply("restore C3")
    while not game.over:
        game.apply("pass")
    assert won(game) == 8
