"""Two modules at a time: every pair of X, section 22, that has something to show, with these two modules alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_together_general import ALL, asks, kinds, moves, own, part, play, points, town
from tests.support import texts

RULES = Path(__file__).parents[2] / "docs" / "rules" / "30-interactions.md"
BENCH = ["RG", "BGB", "YB", "BB", "YR", "BR"]  # the first is worth 7, or -7 without glass


def nave(
    *modules: int, tile: str = "7YRG", at: str = "B1", bishop: str = "B1", stock: str = "", **words: Any
) -> Fresco:
    """The first painter is in the cathedral with one apprentice, or as many as `apprentices` says."""
    count = words.pop("apprentices", 1)
    first = {"paints": stock or "YYRRBBGGOOPPKKNN", "plan": [1, count, 1, 1, 2 - count], **words.pop("first", {})}
    words = {"fresco": {at: tile, "E5": "3RB"}, "bishop": bishop, "phase": "cathedral", **words}
    return town(first, {}, {}, modules=modules, **words)


def debts(game: Fresco) -> dict[str, int]:
    return {one["certificate"]: one["debt"] for one in own(game, "bells", 0)["open"]}


def hand(**cards: int) -> dict[str, Any]:
    return {"hands": [cards, {}, {}]}


OWES = {"open": [[["8-5-5a", 0]], [], []]}


def test_every_pair_that_is_built_and_has_something_to_show_is_here() -> None:
    rows = re.findall(r"^\| (\d+)x(\d+) \| ([SIR]) \|", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    built = [f"test_{one}x{two}" for one, two, _ in rows if int(one) in ALL and int(two) in ALL]
    shown = [name for name in globals() if re.match(r"test_\d+x\d+$", name)]
    assert sorted(built) == sorted(shown)
    assert len(built) == 27


def test_1x4() -> None:
    """S: Abbot and praise, Sexton and visit, Actor and finder's reward, portrait and tip add up."""
    cards = {"owned": [["abbot", "sexton", "actor"], [], []], "open": ["patron", "girl"]}
    wishes = hand(praise=1, visit=1, tip=1, finder=1)
    game = nave(1, 4, bishop="E5", apprentices=2, slices={"portraits": cards, "wishing_well": wishes})
    assert moves(play(game, "visit C1", "sexton B1", "restore B1")) == [7 + 3 + 1]
    assert thalers(game, 0) == 12 - 1
    assert moves(play(game, "restore E5 bishop→C2")) == [3]  # far away: no bonus, so no Abbot and no question
    while asks(game) != (0, "portrait"):
        game.apply("pass")
    before = thalers(game, 0)
    play(game, "portrait patron", "tip")
    assert thalers(game, 0) == before + 7 + 1
    first = {"mood": -4, "plan": [1, 1, 1, 0, 2]}
    game = nave(1, 4, first=first, phase="fifth", slices={"portraits": cards, "wishing_well": wishes})
    game.apply("finder")
    assert (game.view().players[0].mood, thalers(game, 0)) == (-4 + 2 * 3, 12 + 3)
    game = nave(1, 4, slices={"portraits": cards, "wishing_well": wishes})
    assert moves(play(game, "restore B1", "praise")) == [7 + 3 + 1 + 1]


@pytest.mark.parametrize("abbot", [0, 1])
def test_1x5(abbot: int) -> None:
    """R: the Abbot does not raise the gilding; where the Sexton put the bishop counts for it."""
    slices = {"portraits": {"owned": [["sexton"] + ["abbot"] * abbot, [], []]}, "leaf_gold": {"gold": [1, 0, 0]}}
    game = nave(1, 5, bishop="E5", slices=slices)
    assert moves(play(game, "sexton B1", "restore B1", "gild")) == [7 + 3 + abbot + 3]
    assert points(game, 0)["gold"] == 3


def test_1x5_in_the_middle() -> None:
    """While he decides on the gold the position is sound, though the Sexton has moved the bishop for it."""
    slices = {"portraits": {"owned": [["sexton"], [], []]}, "leaf_gold": {"gold": [1, 0, 0]}}
    game = nave(1, 5, bishop="E5", slices=slices)
    play(game, "sexton B1", "restore B1")
    assert asks(game) == (0, "gild")
    assert game.check() == []


def test_1x6() -> None:
    """I: the Abbot is inside the sum with window and penalties; who covers the studio takes no portrait."""
    cards = {"owned": [["abbot"], [], []], "open": ["patron"]}
    slices = {"portraits": cards, "glaziers": {"bench": BENCH}}
    game = nave(1, 6, slices=slices)
    assert moves(play(game, "restore B1", "window 1")) == [7 + 3 + 1 + 7 - 14]
    first = {"covers": {"studio": "glaziery"}, "plan": [1, 1, 1, 1, 1]}
    game = nave(1, 6, first=first, slices=slices, phase="studio")
    assert asks(game) == (0, "glass")
    game.apply("pass")
    assert asks(game) == (1, "portrait")


def test_1x7() -> None:
    """I: the Sexton can bring the bishop into the line, where the edition asks for it."""
    slices = {
        "portraits": {"owned": [["sexton"], [], []]},
        "scrolls": {"rows": ["1", None, None], "columns": [None, None, None]},
    }
    for acts, played in ((["restore B1"], False), (["sexton E1", "restore B1"], True)):
        game = nave(1, 7, bishop="E5", slices=slices, preset="bigbox")
        play(game, *acts)
        assert (asks(game) == (0, "scroll")) == played
    assert moves(play(game, "scroll row")) == [2 * 5]


def test_1x8() -> None:
    """I: Thalers of cards and of God's Servant pay installments; who covers the studio takes no portrait."""
    slices = {"portraits": {"open": ["patron"], "owned": [["servant"], [], []]}, "bells": OWES}
    game = nave(1, 8, phase="studio", slices=slices)
    game.apply("portrait patron")
    assert (debts(game), thalers(game, 0)) == ({"8-5-5a": 1}, 12)
    game = nave(1, 8, phase="prepare", slices=slices)
    assert (debts(game), thalers(game, 0)) == ({"8-5-5a": 7}, 12)
    first = {"covers": {"studio": "audience"}, "plan": [1, 1, 0, 2, 1]}
    game = nave(1, 8, phase="studio", slices=slices, first=first)
    assert asks(game) == (0, "certificate")


def test_2x3() -> None:
    """I: fresco tiles of module 3 count with their splashes; pink and brown give none. The removal changes them."""
    first = {"tiles": ["14GOK", "16GPN", "13YPK"], "paints": ""}
    game = nave(2, 3, phase="workshop", first=first)
    assert {text for text in texts(game) if text.startswith("request")} == {"request general"}
    first = {"tiles": ["14GOK", "16GPN", "5RG"], "paints": ""}
    game = nave(2, 3, phase="workshop", first=first)
    assert moves(play(game, "request green")) == [8]
    slices = {"requests": {"owned": [["general 6"], [], []], "stacked": ["14GOK", "16GPN", "5RG"]}}
    later = nave(2, 3, phase="prepare", preset="revised-fr", first=first, slices=slices)
    assert texts(later) == [f"income {paint}" for paint in ("yellow", "red", "blue", "green", "orange", "purple")]
    seals = part(game, "requests")["seals"]
    assert (seals["14GOK"], seals["24KNN"], seals["17PKK"]) == ("GO", "", "P")


def test_2x4() -> None:
    """R: alchemy may be carried by the apprentice who fulfills a request."""
    first = {"tiles": ["3YR", "3YB", "4YRB-1"], "paints": "YYY"}
    game = nave(2, 4, phase="workshop", first=first, slices={"wishing_well": hand(alchemy=1)})
    assert moves(play(game, "request general")) == [6]
    assert {text.split()[0] for text in texts(game)} == {"alchemy", "pass"}
    game.apply("alchemy YYY→purple")
    assert paints(game, 0) == {"purple": 1}


def test_2x8() -> None:
    """I: the Thaler of a request pays installments, like that of a fresco tile."""
    tiles = ["3YR", "3YB", "4YRB-1"]
    slices = {"requests": {"owned": [["general 6"], [], []], "stacked": tiles}, "bells": OWES}
    game = nave(2, 8, phase="prepare", first={"tiles": [*tiles, "5RG"]}, slices=slices)
    assert (debts(game), thalers(game, 0)) == ({"8-5-5a": 6}, 12)


def test_2x9() -> None:
    """S: wall tiles serve requests, mixed with fresco tiles."""
    slices = {"wall_fresco": {"players": [{"tiles": {"OB": 1}}, {}, {}]}}
    first = {"tiles": ["5BO", "7GO"], "paints": ""}
    game = nave(2, 9, phase="workshop", first=first, slices=slices)
    assert moves(play(game, "request orange")) == [8]
    assert own(game, "wall_fresco", 0) == {"tiles": {}, "stacked": {"OB": 1}, "exchange": []}


def test_3x4() -> None:
    """S: alchemy yields no pink or brown."""
    game = nave(3, 4, phase="workshop", slices={"wishing_well": hand(alchemy=1)})
    wishes = {text.partition("→")[2] for text in texts(game) if text.startswith("alchemy")}
    assert wishes == {"green", "orange", "purple"}


@pytest.mark.parametrize(
    ("tile", "disc", "gilded"),
    [("13YPK", "yellow", True), ("13YPK", "purple", True), ("13YPK", "red", False), ("24KNN", "green", False)],
)
def test_3x5(tile: str, disc: str, gilded: bool) -> None:
    """S: no pink or brown disc; a special tile is gilded if it shows the disc's color itself."""
    game = nave(3, 5, tile=tile, slices={"leaf_gold": {"disc": disc, "gold": [1, 0, 0]}})
    assert not {"pink", "brown"} & game.r.pools["disc"].items.keys()
    game.apply("restore B1")
    assert (asks(game) == (0, "gild")) == gilded


def test_3x6() -> None:
    """I: an altar with special paints and glass is one sum."""
    game = nave(3, 6, slices={"glaziers": {"bench": BENCH, "glass": ["YRBG", "", ""]}})
    assert moves(play(game, "altar KNN", "glaze YRBG")) == [6 + 3 + 5 + 5 + 4]


def test_4x5() -> None:
    """R: the tile of free paint brings its gold; praise does not raise the gilding."""
    booths = {"I": ["Y", "R", "G"], "II": ["YR", "YB", "B"], "III": ["RB", "RRR", "YYY"]}
    slices = {"wishing_well": hand(free_paint_B=1, praise=1), "leaf_gold": {"gold": [1, 0, 0]}}
    game = nave(4, 5, phase="market", booths=booths, slices=slices)
    play(game, "buy II.1", "free paint II.3")
    assert own(game, "leaf_gold", 0)["gold"] == 1 + 1
    game = nave(4, 5, slices=slices)
    assert moves(play(game, "restore B1", "gild", "praise")) == [7 + 3 + 1 + 3]
    assert points(game, 0)["gold"] == 3


def test_4x6() -> None:
    """I: praise is inside the sum; on a covered market there are no pennies, at the glaziery no cards."""
    slices = {"wishing_well": {**hand(praise=1, lucky_guy=1), "pennies": [2, 0, 0]}, "glaziers": {"bench": BENCH}}
    game = nave(4, 6, slices=slices)
    assert moves(play(game, "restore B1", "window 1", "praise")) == [7 + 3 + 1 - 7]
    game = town({}, {}, {}, modules=(4, 6), phase="plan", slices=slices)
    play(game, "glaziery on market", "plan 1-1-1-1-1")
    refused(game, "pennies 1", "M4-PLAN-04", seat=0)
    first = {"covers": {"market": "glaziery"}, "plan": [1, 1, 1, 1, 1]}
    game = nave(4, 6, phase="market", slices=slices, first=first)
    assert asks(game) == (0, "glass")
    game.apply("pass")
    assert asks(game) == (1, "market")  # no lucky guy


def test_4x7() -> None:
    """I: the visit can bring the bishop into the line."""
    scrolls = {"rows": [None, None, None], "columns": ["B", None, None]}
    slices = {"wishing_well": hand(visit=1), "scrolls": scrolls}
    for acts, played in ((["restore B1"], False), (["visit B5", "restore B1"], True)):
        game = nave(4, 7, bishop="C4", slices=slices, preset="bigbox")
        play(game, *acts)
        assert (asks(game) == (0, "scroll")) == played
    assert moves(play(game, "scroll column")) == [2 * 5]


def test_4x8() -> None:
    """I: tip, finder's reward and pennies at the end pay installments; on a covered place there are no cards."""
    wishes = {**hand(tip=1, finder=1), "pennies": [2, 0, 0]}
    slices = {"wishing_well": wishes, "bells": OWES}
    game = nave(4, 8, phase="studio", slices=slices)
    game.apply("tip")
    assert (debts(game), thalers(game, 0)) == ({"8-5-5a": 8 - 3 - 1}, 12)
    game = nave(4, 8, phase="fifth", slices=slices)
    play(game, "finder")
    assert debts(game) == {"8-5-5a": 8 - 3}
    game = nave(4, 8, phase="scoring", final=True, slices=slices)
    assert (debts(game), asks(game)) == ({"8-5-5a": 8 - 2}, (0, "last_payment"))
    first = {"covers": {"studio": "audience"}, "plan": [1, 1, 0, 2, 1]}
    game = nave(4, 8, phase="studio", first=first, slices=slices)
    play(game, game.legal()[0].text, "deposit 0")
    assert asks(game) == (0, "blend")  # no tip: on to the workshop
    assert own(game, "wishing_well", 0)["cards"] == {"tip": 1, "finder": 1}


def test_4x9() -> None:
    """R: alchemy may be carried by who exchanges wall tiles; there are no cards at the wall."""
    wall = {"players": [{"tiles": {"GY": 1, "OB": 1}}, {}, {}], "wall": {"c4": "green"}}
    slices = {"wishing_well": hand(alchemy=1), "wall_fresco": wall}
    game = nave(4, 9, phase="workshop", first={"paints": "YYY"}, slices=slices)
    play(game, "exchange GY+OB", "alchemy YYY→orange")
    assert (paints(game, 0), own(game, "wall_fresco", 0)["exchange"]) == ({"orange": 1}, ["green"])
    first = {"covers": {"workshop": "wall"}, "paints": "YYYG"}
    game = nave(4, 9, phase="workshop", first=first, slices=slices, draws=["wall GY"])
    assert set(texts(game)) == {"wall c4", "pass"}
    game.apply("wall c4")
    assert asks(game)[0] == 1


def test_4x16() -> None:
    """R: a black-market tile neither enables free paint nor is free; pennies and lucky guy go with it."""
    booths = {"I": ["Y", "R", "G"], "II": ["YR", "YB", "O"], "III": ["RB", "RRR", "YYY"]}
    slices = {"wishing_well": {**hand(free_paint_B=1, free_paint_Y=1, lucky_guy=1), "placed": [1, 0, 0]}}
    game = nave(4, 16, phase="market", booths=booths, slices=slices, draws=["card tip", "B"], first={"paints": ""})
    play(game, "throw 1", "black market")
    assert asks(game) == (0, "lucky_guy")
    game.apply("lucky guy")
    assert paints(game, 0) == {"blue": 1}
    assert own(game, "wishing_well", 0)["cards"] == {"free_paint_B": 1, "free_paint_Y": 1, "tip": 1}


@pytest.mark.parametrize(("gild", "total"), [("gild", 1), ("pass", 0)])
def test_5x6(gild: str, total: int) -> None:
    """R: gold is inside the sum before the floor: 3 + 3 + 3 + 8 - 16 = 1, without it -2 counts as nothing."""
    slices = {"leaf_gold": {"gold": [1, 0, 0]}, "glaziers": {"bench": BENCH}}
    game = nave(5, 6, tile="3YB", slices=slices)
    assert moves(play(game, "restore B1", gild, "window 2")) == [total] * bool(total)


def test_5x8() -> None:
    """I: gold at the end pays installments before the bells."""
    slices = {"leaf_gold": {"gold": [3, 0, 0]}, "bells": {"open": [[["5-4-3a", 3]], [], []], "display": []}}
    game = nave(5, 8, phase="scoring", final=True, slices=slices)
    assert game.over
    assert next(event.data["bells"] for event in told(game.events, "bells_counted")) == 3
    assert (thalers(game, 0), points(game, 0)["money"]) == (12 + 1, 6)


def test_5x9() -> None:
    """R: sections of the wall are never gilded."""
    slices = {"leaf_gold": {"disc": "green", "gold": [1, 0, 0]}, "wall_fresco": {"wall": {"c4": "green"}}}
    first = {"covers": {"studio": "wall"}, "paints": "G"}
    game = nave(5, 9, phase="studio", first=first, slices=slices, draws=["wall GY"])
    assert moves(play(game, "wall c4")) == [4]
    assert asks(game)[1] != "gild"
    assert own(game, "leaf_gold", 0)["gold"] == 1


def test_5x16() -> None:
    """R: no gold with a tile of the black market, and no disc is drawn there."""
    game = nave(5, 16, phase="market")
    events = play(game, "black market")
    assert kinds(events) == ["paid", "drew_black", "gained"]
    assert own(game, "leaf_gold", 0)["gold"] == 0
    while game.view().bag:
        game.apply("black market")
    refused(game, "black market", "M16-MKT-14")


def test_6x7() -> None:
    """R: the points of a scroll are outside the penalties."""
    slices = {"glaziers": {"bench": BENCH}, "scrolls": {"rows": ["1", None, None], "columns": [None, None, None]}}
    game = nave(6, 7, tile="3YB", bishop="E5", slices=slices)
    assert moves(play(game, "restore B1", "window 2", "scroll row")) == [2 * 5]


def test_6x8() -> None:
    """R: both tiles on one sheet, never on one column; glass and windows are paid with free Thalers."""
    game = town({}, {}, {}, modules=(6, 8), phase="plan")
    game.apply("glaziery on studio", 0)
    refused(game, "audience on studio", "X-PLAN-02", seat=0)
    game.apply("audience on market", 0)
    slices = {"bells": {"open": [[["8-5-5a", 6]], [], []]}, "glaziers": {"bench": BENCH}}
    game = nave(6, 8, first={"thalers": 1}, slices=slices)
    game.apply("restore B1")
    assert texts(game) == ["window 1", "window 2", "window 3"]  # 0, 1, 1
    refused(game, "window 4", "M6-CATH-12")


def test_6x9() -> None:
    """R: both tiles on one sheet, never on one column; sections of the wall have no windows."""
    game = town({}, {}, {}, modules=(6, 9), phase="plan")
    game.apply("glaziery on studio", 0)
    refused(game, "wall on studio", "X-PLAN-02", seat=0)
    first = {"covers": {"cathedral": "wall"}, "paints": "G"}
    slices = {"wall_fresco": {"wall": {"c4": "green"}}, "glaziers": {"bench": BENCH}}
    game = nave(6, 9, first=first, slices=slices, draws=["wall GY"])
    assert moves(play(game, "wall c4")) == [4]
    assert part(game, "glaziers")["bench"] == BENCH


def test_7x9() -> None:
    """R: scrolls concern the ceiling only: a section of the wall neither plays nor counts."""
    slices = {
        "wall_fresco": {"wall": {"c4": "green"}},
        "scrolls": {"rows": ["4", None, None], "columns": ["C", None, None]},
    }
    first = {"covers": {"market": "wall"}, "paints": "YRGG"}
    tiles = {"C2": "7YRG", "C4": "11GOP-1"}
    words: dict[str, Any] = {"first": first, "slices": slices, "draws": ["wall GY"], "fresco": tiles, "bishop": "A5"}
    game = nave(7, 9, phase="market", **words)
    assert moves(play(game, "wall c4")) == [4]
    while asks(game) != (0, "cathedral"):
        game.apply("pass")
    assert moves(play(game, "restore C2", "scroll column")) == [7, 2 * 4]  # section c4 is not segment C4
    assert own(game, "scrolls", 0)["row"] == "4"


def test_8x9() -> None:
    """R: both tiles on one sheet, never on one column."""
    game = town({}, {}, {}, modules=(8, 9), phase="plan")
    game.apply("audience on studio", 0)
    refused(game, "wall on studio", "X-PLAN-02", seat=0)
    game.apply("wall on market", 0)
    assert game.view(0).players[0].covers == {"market": "wall", "studio": "audience"}
