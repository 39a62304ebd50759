"""Two modules at a time: every pair of X, section 22, of one of modules 6 to 9 with one of modules 10 to 17."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_together_general import asks, moves, own, part, play, points, town
from tests.rules.test_together_pairs import BENCH, OWES, debts, nave
from tests.rules.test_whole_general import COLUMNS, chart, ill, sick, until, wed, wives
from tests.support import texts

GLASS = {"glaziers": {"bench": BENCH}}
WALL = {"wall": {"c4": "green"}}


def desk(*modules: int, **slices: Any) -> Fresco:
    """All plan; the first one has whatever the slices say."""
    return town({}, {}, {}, modules=modules, phase="plan", slices=slices, round=2)


def never_together(*modules: int, one: str, two: str) -> None:
    """Two tiles of one sheet: on different columns, never on one."""
    for column in COLUMNS:
        game = desk(*modules)
        game.apply(f"{one} on {column}", 0)
        refused(game, f"{two} on {column}", "X-PLAN-02", seat=0)
        other = "studio" if column != "studio" else "market"
        game.apply(f"{two} on {other}", 0)
        assert game.view(0).players[0].covers == {column: one, other: two}


def no_map_there(*modules: int, tile: str) -> None:
    """No map on a column with an action tile, on the others it may lie."""
    game = desk(*modules, catacombs={"maps": [["5a"], [], []]})
    game.apply(f"{tile} on market", 0)
    refused(game, "map 5a on market", "M13-PLAN-09", seat=0)
    game.apply("map 5a on cathedral", 0)
    assert game.view(0).players[0].covers == {"market": tile, "cathedral": "map"}


def no_lady_there(*modules: int, tile: str, column: str, plan: str, **slices: Any) -> None:
    game = desk(*modules, ladies={"owned": [["pink"], [], []]}, **slices)
    game.apply(f"{tile} on {column}", 0)
    game.apply(plan, 0)
    refused(game, f"pink lady on {column}", "M12-PLAN-04", seat=0)
    assert "pink lady on cathedral" in texts(game, 0)


def spared(*modules: int, tile: str) -> None:
    """The infection strikes in the studio; who stands on a tile there is not in the studio."""
    first = {"covers": {"studio": tile}}
    game = nave(*modules, first=first, phase="studio", slices={"medico": {"tile": "studio"}})
    until(game, "workshop")
    assert (ill(game, 0), ill(game, 1)) == (0, 1)


def not_for_ill_ones(*modules: int, tile: str) -> None:
    game = desk(*modules, medico={"ill": [1, 0, 0]})
    game.apply(f"{tile} on studio", 0)
    game.apply("plan 1-1-1-1-0", 0)
    refused(game, "ill 0-1-0-0", "M10-PLAN-01", seat=0)
    game.apply("ill 1-0-0-0", 0)


# ---- module 6 -------------------------------------------------------------------------------------------------------


def test_6x10() -> None:
    """S: no ill one on the glaziery tile; they renew windows. R: who stands on the tile is not infected."""
    not_for_ill_ones(6, 10, tile="glaziery")
    game = nave(6, 10, bishop="E5", slices={**GLASS, "medico": sick({"cathedral": 1})})
    game.apply("restore B1")
    assert asks(game) == (0, "window")
    refused(game, "pass", "M6-CATH-02")
    assert moves(play(game, "window 3")) == [7 - 3]
    spared(6, 10, tile="glaziery")


def test_6x11() -> None:
    """R: Thalers of a favor are there before the window is paid; its point is outside the floor."""
    game = nave(6, 11, first={"thalers": 0}, slices=GLASS, draws=["favor thalers-5"])
    game.apply("restore B1")
    assert asks(game) == (0, "favor")
    game.apply("favor")
    assert (asks(game), len(texts(game))) == ((0, "window"), 6)  # all can be paid now
    game = nave(6, 11, tile="3YB", slices=GLASS, draws=["favor point"])
    assert moves(play(game, "restore B1", "favor", "window 2")) == [1]  # 3 + 3 + 8 - 16 is nothing


def test_6x12() -> None:
    """S: no lady on the column the glaziery tile covers."""
    no_lady_there(6, 12, tile="glaziery", column="studio", plan="plan 1-1-1-1-1")


def test_6x13() -> None:
    """R: the tiles never lie on the same column."""
    no_map_there(6, 13, tile="glaziery")


def test_6x14() -> None:
    """R: both tiles on one sheet, never on one column."""
    never_together(6, 14, one="glaziery", two="pews")


def test_6x15() -> None:
    """I: a segment has a window or a dome tile or neither, never both."""
    found = set()
    start = town({"paints": "YYRRBBGGOOPP"}, {}, {}, modules=(6, 15), phase="cathedral", bishop="A1")
    for segment in start.view().fresco:
        game = start.copy()
        if game.explain(f"restore {segment}") is not None:
            game = nave(6, 15, at=segment, bishop="E5") if segment != "E5" else game
        events = play(game, f"restore {segment}")
        found.add((asks(game)[1] == "window", bool(told(events, "dome_taken"))))
    assert found == {(True, False), (False, True), (False, False)}
    assert len(part(start, "dome")["unseen"]) == 9


# ---- module 7 -------------------------------------------------------------------------------------------------------

ROW = {"scrolls": {"rows": ["1", None, None], "columns": [None, None, None]}}


def test_7x10() -> None:
    """S: ill ones play scrolls."""
    game = nave(7, 10, bishop="E5", slices={**ROW, "medico": sick({"cathedral": 1})})
    assert moves(play(game, "restore B1", "scroll row")) == [7, 2 * 5]


def test_7x11() -> None:
    """R: favor before scrolls, its point too."""
    game = nave(7, 11, slices=ROW, draws=["favor point"])
    game.apply("restore B1")
    assert asks(game) == (0, "favor")
    assert moves(game.apply("favor")) == [7 + 3, 1]
    assert asks(game) == (0, "scroll")
    assert moves(play(game, "scroll row")) == [10]


def test_7x12() -> None:
    """I: others cannot restore a reserved tile, so the line stays whole; points of a scroll can wed."""
    scrolls = {"scrolls": {"rows": [None, "1", None], "columns": [None, None, None]}}
    ladies = {"owned": [[], ["pink"], []], "reserved": [None, "B1", None]}
    game = nave(7, 12, bishop="E5", slices={**scrolls, "ladies": ladies})
    refused(game, "restore B1", "M12-CATH-01")
    game = nave(7, 12, bishop="E5", first={"space": 21}, slices=ROW)
    play(game, "restore B1", "scroll row")  # 28, then 38
    assert asks(game) == (0, "wedding")
    game.apply("marry pink")
    assert wives(game) == ["pink"]


def test_7x13() -> None:
    """R: a catacomb tile that lies open on a segment does not matter for a line, nor one that is taken."""
    for rooms in ({"A1": "statue-5", "C1": "statue-4"}, {}):
        game = nave(7, 13, bishop="E5", slices={**ROW, "catacombs": {"open": rooms}})
        assert moves(play(game, "restore B1", "scroll row")) == [7, 2 * 5]


# ---- module 8 -------------------------------------------------------------------------------------------------------


def test_8x10() -> None:
    """R: credit after the bells; forced purchases from free Thalers; saints pay installments; the marker is no loss."""
    bells = {"open": [[["5-4-3a", 3]], [], []], "display": []}
    slices = {"bells": bells, "medico": {"ill": [1, 0, 0]}}
    game = nave(8, 10, phase="scoring", final=True, first={"thalers": 0}, slices=slices)
    assert next(event.data["bells"] for event in told(game.events, "bells_counted")) == -3
    assert (points(game, 0)["money"], debts(game)) == (5 * 4 // 2, {"5-4-3a": 2})
    # a paid certificate, so that an apprentice marks the bell track: all five count all the same
    game = nave(
        8, 10, phase="scoring", final=True, slices={"bells": {"display": [], "face_down": [["8-5-5a"], [], []]}}
    )
    assert points(game, 0)["money"] == (12 + 25) // 2
    slices = {"bells": OWES, "medico": {"display": ["3", "1", None]}}
    first = {"covers": {"market": "medico"}, "plan": [0, 2, 1, 1, 1], "thalers": 2}
    game = nave(8, 10, phase="market", first=first, slices=slices)
    assert texts(game) == ["pay 1 on 8-5-5a", "pay 2 on 8-5-5a", "pass"]  # before the bottle must be bought
    game.apply("pass")
    assert (thalers(game, 0), own(game, "medico", 0)["bottles"]) == (0, ["1"])
    slices = {"bells": OWES, "medico": sick({"studio": 1})}
    game = nave(8, 10, phase="studio", first={"thalers": 0}, slices=slices)
    game.apply("saint yellow")
    assert (thalers(game, 0), debts(game)) == (0, {"8-5-5a": 5})


def test_8x11() -> None:
    """I: Thalers of a favor pay installments."""
    game = nave(8, 11, slices={"bells": OWES}, draws=["favor thalers-5"])
    play(game, "restore B1", "favor")
    assert (thalers(game, 0), debts(game)) == (12, {"8-5-5a": 3})


def test_8x12() -> None:
    """S: no lady on the column the audience tile covers. The lady's Thalers pay installments."""
    no_lady_there(8, 12, tile="audience", column="studio", plan="plan 2-1-0-1-1")
    game = nave(8, 12, phase="studio", slices={"bells": OWES, "ladies": wed(pink="studio")})
    game.apply("lady takes 1 Thaler")
    assert debts(game) == {"8-5-5a": 8 - 1 - 3}


def test_8x13() -> None:
    """I: a sale pays installments, a map is bought with free Thalers; one tile on a column."""
    rooms = {"laid": [{"studio": "7c"}, {}, {}], "open": {"D5": "statue-5"}}
    first = {"covers": {"studio": "map"}, "plan": [1, 1, 0, 2, 1]}
    game = nave(8, 13, phase="studio", first=first, slices={"bells": OWES, "catacombs": rooms})
    play(game, "explore now", "sell statue-5")
    assert (thalers(game, 0), debts(game)) == (12, {"8-5-5a": 3})
    for money, asked in ((1, (0, "map")), (0, (1, "wake_time"))):
        game = town({"thalers": money}, {}, {}, modules=(8, 13), phase="wake", slices={"bells": OWES})
        game.apply("wake 6")
        assert asks(game) == asked
    no_map_there(8, 13, tile="audience")


def test_8x14() -> None:
    """R: both tiles on one sheet, never on one column."""
    never_together(8, 14, one="audience", two="pews")


def test_8x15() -> None:
    """I: bells before dome: the dome's points push on from where the bells have led."""
    slices = {"bells": {"display": [], "face_down": [["8-5-5a"], [], []]}, "dome": {"owned": [["6RG"], [], []]}}
    game = nave(8, 15, phase="scoring", final=True, slices=slices)
    scored = [event.data["source"] for event in told(game.events, "scored") if event.actor == 0]
    assert scored == ["bells", "dome", "money"]


# ---- module 9 -------------------------------------------------------------------------------------------------------

PAIR = {"tiles": {"GY": 1, "OB": 1}}


def test_9x10() -> None:
    """S: no ill one on the wall tile. R: no exchange by ill ones; who stands on the tile is not infected."""
    not_for_ill_ones(9, 10, tile="wall")
    slices = {"wall_fresco": {"players": [PAIR, {}, {}]}, "medico": sick({"workshop": 1})}
    game = nave(9, 10, phase="workshop", slices=slices, stock="YB")
    assert texts(game) == ["blend green", "pass"]
    refused(game, "exchange GY+OB", "M9-WORK-01")
    spared(9, 10, tile="wall")


def test_9x11() -> None:
    """R: no favor on the wall."""
    first = {"covers": {"studio": "wall"}, "paints": "G"}
    game = nave(9, 11, phase="studio", first=first, slices={"wall_fresco": WALL}, draws=["wall GY"])
    events = play(game, "wall c4")
    assert moves(events) == [4]
    assert not told(events, "favor_revealed")
    assert part(game, "favors")["left"] == 2


def test_9x12() -> None:
    """S: no lady on the column the wall tile covers. Points of the wall can wed."""
    no_lady_there(9, 12, tile="wall", column="studio", plan="plan 1-1-1-1-1")
    first = {"covers": {"studio": "wall"}, "paints": "G", "space": 17}
    game = nave(9, 12, phase="studio", first=first, slices={"wall_fresco": WALL}, draws=["wall GY"])
    game.apply("wall c4")
    assert asks(game) == (0, "wedding")


def test_9x13() -> None:
    """R: one tile on a column. Beside a map on the workshop the one apprentice may exchange wall tiles."""
    no_map_there(9, 13, tile="wall")
    slices = {"wall_fresco": {"players": [PAIR, {}, {}]}, "catacombs": chart(workshop="7c")}
    game = nave(9, 13, phase="workshop", first={"covers": {"workshop": "map"}}, slices=slices)
    play(game, "explore later", "exchange GY+OB")
    assert asks(game) == (0, "treasure")
    assert own(game, "wall_fresco", 0)["exchange"] == ["green"]


def test_9x14() -> None:
    """R: both tiles on one sheet, never on one column."""
    never_together(9, 14, one="wall", two="pews")


@pytest.mark.parametrize(("phase", "won"), [("prepare", 6), ("fifth", None)])
def test_9x15(phase: str, won: int | None) -> None:
    """I: wall income may be saved for the dome; after the last round there is none."""
    wall = {"players": [{"exchange": ["green"]}, {}, {}]}
    slices = {"wall_fresco": wall, "dome": {"owned": [["6RG"], [], []]}}
    game = nave(9, 15, phase=phase, final=phase == "fifth", stock="R", slices=slices)
    assert paints(game, 0) == ({"red": 1, "green": 1} if won else {"red": 1})
    until(game, "over")
    assert points(game, 0).get("dome") == won


def test_9x17() -> None:
    """R: who exchanges wall tiles makes no guild exchange."""
    slices = {"wall_fresco": {"players": [PAIR, {}, {}]}}
    game = nave(9, 17, phase="workshop", stock="RB", slices=slices)
    game.apply("guild red")
    refused(game, "exchange GY+OB", "M9-WORK-01")
    game = nave(9, 17, phase="workshop", stock="RB", slices=slices)
    game.apply("exchange GY+OB")
    assert asks(game)[0] == 1
