"""What modules put on the table: to whom, when, and what happens to a module nobody has drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from buonfresco.cli.fresco.module_panels import PANELS, panels
from buonfresco.cli.fresco.panels import Desk, unknown

from buonfresco import text
from buonfresco.cli.fresco.face import BoardFace
from buonfresco.cli.fresco.table import Drawing
from buonfresco.games import fresco
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.view import View
from tests.cli.driver import Cli, at
from tests.cli.robot import ALL_MODULES, positions, table, terminal

PLAN = [1, 2, 1, 1, 0]


def board(view: View, everything: bool = False, lang: str = "en") -> str:
    cat = text.catalogue(lang)
    names = [*(cat(f"emblem-{seat}") for seat in range(len(view.players))), cat("leonardo")]
    return "\n".join(line.plain for line in Drawing(terminal(plain=True), cat, names).whole(view, everything))


def test_every_module_has_a_panel() -> None:
    assert set(PANELS) == {module.key for module in registry().values() if module.view is not None}


def changed(view: View, seat: int, **parts: dict[str, Any]) -> View:
    """The same view with other things in the part of one player."""
    modules = msgspec.json.decode(msgspec.json.encode(view.modules))
    for key, fields in parts.items():
        modules[key]["players"][seat].update(fields)
    return msgspec.structs.replace(view, modules=modules)


def test_own_secrets_are_shown_to_their_owner_only() -> None:
    """Drawn from the view alone: whatever stands in the parts of others, hidden ones are None and nobody sees them."""
    game = fresco.new_game(3, modules=ALL_MODULES, seed=5)
    view = changed(
        game.view(0),
        0,
        wishing_well={"pennies": 3, "cards": {"tip": 1, "free_paint_YB": 2}},
        leaf_gold={"gold": 2},
        glaziers={"glass": {"yellow": 2, "green": 1}},
        scrolls={"row": "2", "column": "D"},
        bells={"certificates": ["6-4-4a", "3-3-2b"], "count": 2, "face_down": 2},
    )
    shown = board(view)
    own = shown[shown.index("behind your screen") :]
    for words in ("3 lucky pennies", "tip, 2× free paint (yellow and blue)", "2 leaf gold", "glass: YYG"):
        assert words in own
    assert "scrolls: row 2 and column D" in own
    assert "paid in full: 6-4-4a 3-3-2b (6 bells)" in own
    assert ">D" in shown
    assert ">2" in shown
    for other in (1, 2, None):
        view = game.view(other)
        theirs = board(view, everything=True)
        part = view.modules
        for seat in range(3):
            if seat != other:
                assert part["scrolls"]["players"][seat]["row"] is None
                assert part["glaziers"]["players"][seat]["glass"] is None
        if other is None:
            for word in ("lucky penn", "scrolls:", "leaf gold  0", ">A", "paid in full"):
                assert word not in theirs


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_nothing_on_the_table_depends_on_what_the_seat_cannot_see(lang: str) -> None:
    """Two worlds that look alike to a seat are drawn alike."""
    for game in positions(seed=21, every=23):
        for seat in range(3):
            other = game.sample(seat, 1)
            assert board(game.view(seat), True, lang) == board(other.view(seat), True, lang)


def test_open_things_of_all_modules_are_on_the_board() -> None:
    view = fresco.new_game(3, modules=ALL_MODULES, seed=5).view(0)
    shown = " ".join(board(view, everything=True).split())
    modules = view.modules
    for card in modules["portraits"]["open"]:
        assert text.catalogue("en")(f"portrait-{card}") in shown
    assert "general 6 5 4; purple 10 9 8" in shown
    assert "pink K = R+P; brown N = G+O" in shown
    assert "0 pennies in it; 20 wishing cards left" in shown
    assert f"color of the round: {modules['leaf_gold']['disc']}" in shown
    for space, gold in modules["leaf_gold"]["arrows"].items():
        assert f"{space} +{gold}" in shown
    for place, (window, price) in enumerate(
        zip(modules["glaziers"]["bench"], [0, 1, 1, 2, 2, 3], strict=True), start=1
    ):
        assert f"{place}: {window} " in shown
        assert f"({price})" in shown
    assert " ".join(modules["bells"]["display"]) + " (price-points-bells)" in shown
    wall = modules["wall_fresco"]["wall"]
    letters = {"green": "G", "orange": "O", "purple": "P"}
    assert "1 " + "".join(letters[wall[f"{column}1"]] for column in "abcde") in shown
    assert "in reach: a3" in shown
    assert shown.count("#") == 12 + 1  # a mark for every window, and what it means


def test_what_others_have_in_the_open() -> None:
    view = fresco.new_game(3, modules=ALL_MODULES, seed=5).view(0)
    view = changed(
        view,
        1,
        portraits={"owned": ["abbot", "sexton"], "sexton_left": 1},
        requests={"requests": ["purple 10", "general 6"]},
        bells={"count": 2, "face_down": 1, "open": [{"certificate": "5-4-3a", "deposit": 3, "debt": 2}]},
        wall_fresco={"tiles": {"GY": 2, "OB": 1}, "exchange": ["green"]},
        scrolls={"row": "", "played": ["3"]},
        wishing_well={"placed": 2},
    )
    shown = " ".join(board(view, everything=True).split())
    for words in (
        "Lion: Abbot, Sexton, not used yet this round",
        "Lion: purple, general",
        "Lion: 2 certificates, owes 2 on 5-4-3a",
        "Lion: 2× yellow (splash green), blue (splash orange), exchange tile green",
        "on the market symbols: Lion: 2",
        "played Lion: 3",
    ):
        assert words in shown, words


@pytest.mark.parametrize(
    ("phase", "there", "not_there"),
    [
        ("market", ["+- market", "well ", "leaf gold  "], ["portraits ", "requests ", "bells ", "wall "]),
        ("cathedral", ["windows ", "leaf gold  "], ["+- market", "portraits ", "requests ", "bells ", "wall "]),
        ("studio", ["portraits "], ["+- market", "requests ", "windows ", "bells "]),
        ("workshop", ["requests ", "blends "], ["+- market", "portraits ", "windows ", "bells "]),
    ],
)
def test_only_what_matters_is_shown(phase: str, there: list[str], not_there: list[str]) -> None:
    game = at(phase, PLAN, modules=ALL_MODULES, slices={"portraits": {"open": ["abbot", "sexton"]}})
    seat = game.decisions[0].seat
    shown, everything = board(game.view(seat)), board(game.view(seat), everything=True)
    starts = [line[:12] for line in shown.splitlines()]
    for word in there:
        assert word in shown
    for word in not_there:
        assert not any(start.startswith(word) for start in starts), word
        assert word in everything


def test_windows_that_are_done_lose_their_mark(cli: Cli) -> None:
    fresco_tiles = {"B1": "3YR", "C3": "11GOP-1", "A1": "4YRB-1"}
    game = at("cathedral", PLAN, modules=(6,), fresco=fresco_tiles, bishop="E5")
    assert board(game.view(0)).count("#") == 2  # B1, and the legend
    cli.resume(game, lines=["restore B1", "1"])
    assert board(cli.saved().view(0)).count("#") == 0


# ---- modules to come --------------------------------------------------------------------------------------------


def test_an_unknown_module_is_listed_as_it_is(tmp_path: Path) -> None:
    view = fresco.new_game(3, modules=(16,), seed=5).view(0)
    part = {
        "open": ["one", "two"],
        "count": 7,
        "stock": {"a": 1, "b": 2},
        "nested": [{"x": [1, 2]}],
        "nothing": None,
        "players": [{"own": 3, "hidden": 5}, {"own": 4, "hidden": None}, {"own": 0}],
    }
    desk = Desk(terminal(plain=True), text.catalogue("en"), ["Lily", "Lion", "Tower", "Leonardo"])
    panel = unknown(view, "comet", part, desk)
    pieces = " | ".join(str(piece) for piece in panel.table[0].pieces)
    assert "comet-open one two | comet-count 7 | comet-stock a 1, b 2 | Lion: comet-own 4" in pieces
    assert [str(piece) for piece in panel.own] == ["comet-own 3", "comet-hidden 5"]
    odd = msgspec.structs.replace(view, modules={"comet": part, "void": {}, "odd": [1, 2]})
    assert len(panels(odd, desk)) == 3
    assert "comet-open one two" in board(odd)
    sitting = table(tmp_path / "x.json", modules=())
    assert isinstance(sitting.face, BoardFace)
    assert not panels(sitting.game.view(0), sitting.face.draw.desk)
