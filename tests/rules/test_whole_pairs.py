"""Two modules at a time: every pair of X, section 22, of one of modules 1 to 5 with one of modules 10 to 17."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.rules import test_together_pairs, test_whole_pairs_late, test_whole_pairs_middle
from tests.rules.flow import paints, thalers
from tests.rules.table import refused
from tests.rules.test_together_general import asks, moves, own, part, play, points, town
from tests.rules.test_together_pairs import hand, nave
from tests.rules.test_whole_general import beams, chart, forgo_on, mood, sick, until, wed, wives
from tests.support import texts

RULES = Path(__file__).parents[2] / "docs" / "rules" / "30-interactions.md"
LAST = ["muse", "bishop"]  # two portraits; the others are gone
GONE = ["servant", "actor", "merchant", "peer-3R", "peer-3Y", "peer-3B", "abbot", "sexton", "patron", "peer-2G"]
GONE += ["peer-2O", "girl", "mary-4G", "mary-4O", "mary-3P", "self-portrait"]
MARKET = {"I": ["Y", "R", "G"], "II": ["YR", "YB", "B"], "III": ["RB", "RRR", "YYY"]}


def test_every_pair_that_has_something_to_show_is_shown_once() -> None:
    """Section 22 against the four files of pairs."""
    rows = re.findall(r"^\| (\d+)x(\d+) \| ([SIRN]) \|", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) == 17 * 16 / 2
    wanted = [f"test_{one}x{two}" for one, two, kind in rows if kind in "SIR"]
    files = [vars(test_together_pairs), globals(), vars(test_whole_pairs_middle), vars(test_whole_pairs_late)]
    shown = [name for file in files for name in file if re.match(r"test_\d+x\d+$", name)]
    assert sorted(wanted) == sorted(shown)
    assert len(wanted) == 27 + 70


# ---- module 1 -------------------------------------------------------------------------------------------------------


def test_1x10() -> None:
    """S: no portrait, no Sexton for ill ones. Both end conditions give round 9."""
    cards = {"open": ["patron", "girl"], "owned": [["sexton"], [], []]}
    slices = {"portraits": cards, "medico": sick({"studio": 1})}
    game = nave(1, 10, phase="studio", stock="Y", slices=slices)
    assert (asks(game), texts(game)) == ((0, "saint"), ["saint yellow", "pass"])
    first = {"plan": [1, 1, 2, 1, 0]}
    game = nave(1, 10, phase="studio", stock="Y", first=first, slices=slices)
    play(game, "portrait patron", "saint yellow")  # the healthy one and the ill one
    assert thalers(game, 0) == 12 + 7 + 3
    game = nave(1, 10, bishop="E5", slices={"portraits": cards, "medico": sick({"cathedral": 1})})
    refused(game, "sexton B1", "M10-MIX-02")
    slices = {"portraits": {"open": LAST, "removed": GONE}, "medico": {"tiles": {"same": 1}}}
    tiles = {f"{column}{row}": name for (column, row), name in zip(_places(), _names(), strict=False)}
    ended = town({}, {}, {}, modules=(1, 10), phase="begin", round=9, fresco=tiles, slices=slices)
    assert ended.view().final


def _places() -> list[tuple[str, str]]:
    return [(column, row) for row in "12" for column in "ABCDE"]


def _names() -> list[str]:
    return ["3YR", "3YB", "3RB", "4YRB-1", "4YRB-2", "5RG", "5BO", "6YP", "6RP", "6BP"]


def test_1x11() -> None:
    """R: the Sexton onto the tile, then restored: the favor is claimed."""
    slices = {"portraits": {"owned": [["sexton"], [], []]}}
    game = nave(1, 11, bishop="E5", slices=slices, draws=["favor thalers-5"])
    play(game, "sexton B1", "restore B1")
    assert asks(game) == (0, "favor")
    game.apply("favor")
    assert thalers(game, 0) == 12 - 1 + 5
    game = nave(1, 11, bishop="E5", slices=slices)
    assert moves(play(game, "restore B1")) == [7]  # without him it is removed unseen


def test_1x12() -> None:
    """R: the lady counts who takes a portrait; she resets before the Actor; she and the Sexton; card points wed."""
    cards = {"open": ["bishop", "girl"], "owned": [["actor", "sexton"], [], []]}
    slices = {"portraits": cards, "ladies": wed(pink="studio")}
    game = nave(1, 12, phase="studio", slices=slices, first={"space": 16})
    play(game, "lady takes 1 Thaler", "portrait bishop")
    assert asks(game) == (0, "wedding")
    game.apply("marry purple")
    assert (thalers(game, 0), wives(game)) == (12 + 1 + 2, ["pink", "purple"])
    game = nave(1, 12, phase="fifth", slices={**slices, "ladies": wed(pink="fifth")}, first={"mood": -4})
    game.apply("lady resets mood")
    assert mood(game) == 3
    slices["ladies"] = wed(pink="fifth")
    game = nave(1, 12, phase="fifth", final=True, bishop="E5", slices=slices)
    assert moves(play(game, "lead bishop E1", "sexton A1", "restore B1 bishop→B1", "pass")) == [7 + 3]
    assert thalers(game, 0) == 12 - 3


@pytest.mark.parametrize(("act", "more"), [("portrait patron", 7), ("pass", 3)])
def test_1x13(act: str, more: int) -> None:
    """R: beside a map the one apprentice takes a portrait or Thalers, and the map is explored as well."""
    first = {"covers": {"studio": "map"}}
    slices = {"portraits": {"open": ["patron", "girl"]}, "catacombs": chart(studio="7c")}
    game = nave(1, 13, phase="studio", first=first, slices=slices)
    play(game, "explore later", act)
    assert (thalers(game, 0), asks(game)) == (12 + more, (0, "treasure"))


def test_1x15() -> None:
    """I: the paint of a portrait may serve a dome tile."""
    slices = {"portraits": {"open": ["peer-2G", "girl"]}, "dome": {"owned": [["6RG"], [], []]}}
    game = nave(1, 15, phase="studio", final=True, stock="R", slices=slices)
    game.apply("portrait peer-2G")
    until(game, "over")
    assert points(game, 0)["dome"] == 6


# ---- module 2 -------------------------------------------------------------------------------------------------------

THREE = {"tiles": ["3YR", "3YB", "4YRB-1"], "paints": "YYBB"}


def test_2x10() -> None:
    """R: ill ones fulfill no request."""
    game = nave(2, 10, phase="workshop", first=THREE, slices={"medico": sick({"workshop": 1})})
    assert texts(game) == ["blend green", "pass"]
    refused(game, "request general", "M2-WORK-13")
    mixed = {**THREE, "plan": [1, 1, 0, 2, 1]}
    game = nave(2, 10, phase="workshop", first=mixed, slices={"medico": sick({"workshop": 1})})
    assert moves(play(game, "request general")) == [6]
    assert texts(game) == ["blend green", "pass"]  # what is left for the ill one
    game.apply("blend green")
    assert asks(game)[0] == 1


def test_2x12() -> None:
    """I: the lady acts first; points of a request can wed."""
    first = {**THREE, "space": 16}
    game = nave(2, 12, phase="workshop", first=first, slices={"ladies": wed(pink="workshop")})
    assert asks(game) == (0, "lady_workshop")
    assert game.explain("request general") is not None
    game.apply("lady Y for R")
    game.apply("request general")
    assert asks(game) == (0, "wedding")


@pytest.mark.parametrize("act", ["request general", "blend green"])
def test_2x13(act: str) -> None:
    """R: beside a map one apprentice, request or operations. Catacomb tiles are no fresco tiles."""
    first = {**THREE, "covers": {"workshop": "map"}}
    slices = {"catacombs": chart(workshop="7c")}
    game = nave(2, 13, phase="workshop", first=first, slices=slices)
    play(game, "explore later", act)
    if act == "blend green":
        refused(game, "request general", "M2-WORK-13")
        game.apply("blend green")
    assert asks(game) == (0, "treasure")
    kept = {"kept": [["statue-5", "statue-4", "chalice-3"], [], []], "open": {}}
    game = nave(2, 13, phase="workshop", first={"tiles": ["3YR", "3YB"]}, slices={"catacombs": kept})
    refused(game, "request general", "M2-WORK-03")


def test_2x15() -> None:
    """I: dome tiles are no fresco tiles. The paint of a request may be saved for the dome."""
    owned = {"owned": [["5YR", "5YB", "6RG"], [], []]}
    game = nave(2, 15, phase="workshop", first={"tiles": ["3YR", "3YB"]}, slices={"dome": owned})
    refused(game, "request general", "M2-WORK-03")
    tiles = ["5RG", "7YRG", "8GP"]
    slices = {"requests": {"owned": [["green 8"], [], []], "stacked": tiles}, "dome": {"owned": [["6RG"], [], []]}}
    game = nave(2, 15, phase="prepare", stock="R", tile="3YR", first={"tiles": tiles}, slices=slices)
    assert (paints(game, 0), game.view().final) == ({"red": 1, "green": 1}, True)
    until(game, "over")
    assert points(game, 0)["dome"] == 6


def test_2x17() -> None:
    """R: the requesting apprentice makes no guild exchange, nor the other way round."""
    first = {**THREE, "paints": "RB"}
    game = nave(2, 17, phase="workshop", first=first)
    assert "guild red" in texts(game)
    play(game, "request general")
    assert asks(game)[0] == 1
    game = nave(2, 17, phase="workshop", first=first)
    game.apply("guild red")
    refused(game, "request general", "M2-WORK-13")


# ---- module 3 -------------------------------------------------------------------------------------------------------


def test_3x10() -> None:
    """S: an ill one may make a special blend. R: a saint is paid with pink or brown as well."""
    game = nave(3, 10, phase="workshop", stock="GGOO", slices={"medico": sick({"workshop": 1})})
    game.apply("blend brown")
    assert (paints(game, 0), asks(game)[0]) == ({"green": 1, "orange": 1, "brown": 1}, 1)
    first = {"plan": [1, 1, 2, 1, 0]}
    game = nave(3, 10, phase="studio", stock="KN", first=first, slices={"medico": sick({"studio": 2})})
    play(game, "saint pink", "saint brown")
    assert thalers(game, 0) == 12 + 3 + 3


def test_3x11() -> None:
    """I: the tile 24 in the center has a favor on it and the bishop on top from the start."""
    game = town({"paints": "KNN"}, {}, {}, modules=(3, 11), phase="cathedral", draws=["favor point"])
    assert (game.view().fresco["C3"], game.view().bishop) == ("24KNN", "C3")
    assert moves(play(game, "restore C3", "favor")) == [24 + 3, 1]


def test_3x12() -> None:
    """I: the lady gives and takes basic paints only; special tiles can be reserved."""
    game = nave(3, 12, phase="workshop", stock="YKNG", slices={"ladies": wed(pink="workshop")})
    assert texts(game) == ["lady Y for R", "lady Y for B", "pass"]
    game = nave(3, 12, tile="24KNN", bishop="C3", slices={"ladies": wed(pink="cathedral")})
    game.apply("reserve B1")
    assert part(game, "ladies")["players"][0]["reserved"] == "B1"


def test_3x15() -> None:
    """R: dome tiles need what they show; pink and brown stand for nothing else."""
    words: dict[str, Any] = {"phase": "scoring", "final": True, "slices": {"dome": {"owned": [["6RG"], [], []]}}}
    for stock, won in (("KKNN", None), ("RGKN", 6)):
        game = nave(3, 15, stock=stock, **words)
        assert points(game, 0).get("dome") == won
    assert not set("KN") & set("".join(part(game, "dome")["unseen"]))


def test_3x17() -> None:
    """S: no pink or brown at the guild. A paint of the guild may go into a special blend."""
    lying = {"guild": {"basic": "yellow", "blended": "orange"}}
    game = nave(3, 17, phase="workshop", stock="KN", slices=lying)
    assert asks(game)[0] == 1  # there is nothing he could do
    assert not [act for act in game.codec.actions if act.text in ("guild pink", "guild brown")]
    game = nave(3, 17, phase="workshop", stock="GG", slices=lying)
    play(game, "guild green", "blend brown")
    assert paints(game, 0) == {"brown": 1}


# ---- module 4 -------------------------------------------------------------------------------------------------------


def test_4x10() -> None:
    """S: no visit, tip or alchemy for ill ones. R: pennies with the apprentice on the Medico tile."""
    wishes = hand(visit=1, tip=1, alchemy=1)
    game = nave(4, 10, slices={"wishing_well": wishes, "medico": sick({"cathedral": 1})})
    refused(game, "visit A1", "M10-MIX-06")
    game = nave(4, 10, phase="studio", slices={"wishing_well": wishes, "medico": sick({"studio": 1})})
    assert asks(game) == (0, "saint")
    game.apply("pass")
    assert asks(game) == (0, "blend")  # no tip
    game = nave(4, 10, phase="workshop", stock="YYYB", slices={"wishing_well": wishes, "medico": sick({"workshop": 1})})
    assert texts(game) == ["blend green", "pass"]
    refused(game, "alchemy YYY→green", "M4-CARD-14")
    slices = {"wishing_well": {"pennies": [2, 0, 0]}, "medico": {"display": ["1", None, None]}}
    game = town({}, {}, {}, modules=(4, 10), phase="plan", round=2, slices=slices)
    for act in ("medico on market", "plan 1-1-1-1-1", "pennies 2"):
        game.apply(act, 0)
    assert own(game, "wishing_well", 0)["placed"] == 2


def test_4x11() -> None:
    """R: the visit onto the tile, then restored: the favor is claimed."""
    game = nave(4, 11, bishop="E5", slices={"wishing_well": hand(visit=1)}, draws=["favor point"])
    assert moves(play(game, "visit B1", "restore B1", "favor")) == [7 + 3, 1]


def test_4x12() -> None:
    """R: lady before pennies; a lady carries no card."""
    slices = {"wishing_well": {**hand(alchemy=1), "placed": [1, 0, 0]}, "ladies": wed(pink="market")}
    game = nave(4, 12, phase="market", slices=slices)
    asked = []
    for _ in range(3):
        asked.append(asks(game))
        game.apply("pass" if asks(game)[1] != "throw" else "throw 1")
    assert asked == [(0, "lady_market"), (0, "throw"), (0, "market")]
    slices["ladies"] = wed(pink="workshop")
    slices["wishing_well"] = hand(alchemy=1)
    game = nave(4, 12, phase="workshop", first={"plan": [1, 1, 2, 0, 1]}, stock="YYY", slices=slices)
    assert asks(game) == (0, "lady_workshop")
    game.apply("pass")
    assert asks(game)[0] == 1


def test_4x13() -> None:
    """R: the busker plays before the map is bought; pennies beside a map need the apprentice."""
    game = town({}, {}, {}, modules=(4, 13), phase="wake", slices={"wishing_well": hand(busker=1)})
    game.apply("wake 6")
    assert asks(game) == (0, "busker")
    game.apply("busker")
    assert asks(game) == (0, "map")
    slices = {"wishing_well": {"pennies": [1, 0, 0]}, "catacombs": {"maps": [["5a"], [], []]}}
    for plan, offered in (("plan 1-1-1-1-1", True), ("plan 0-2-1-1-1", False)):
        game = town({}, {}, {}, modules=(4, 13), phase="plan", slices=slices)
        game.apply("map 5a on market", 0)
        game.apply(plan, 0)
        assert ("pennies 1" in texts(game, 0)) == offered


def test_4x14() -> None:
    """R: free paint goes by the paints of a tile and brings its beams."""
    booths = {"I": ["G", "B+2", "O"], "II": ["YR+1", "YB+1", "R+2"], "III": ["RB+1", "RRR", "YYY"]}
    slices = {"wishing_well": hand(free_paint_B=1)}
    game = nave(4, 14, phase="market", booths=booths, slices=slices, first={"paints": ""})
    play(game, "buy I.1", "free paint I.2")
    assert (beams(game), paints(game, 0)) == (2, {"green": 1, "blue": 1})


def test_4x17() -> None:
    """R: alchemy on top of the two operations, which may be exchanges."""
    slices = {"wishing_well": hand(alchemy=1), "guild": {"basic": "blue", "blended": "green"}}
    game = nave(4, 17, phase="workshop", stock="YYYRO", slices=slices)
    play(game, "guild red", "guild orange", "alchemy YYY→purple")
    assert (paints(game, 0), asks(game)[0]) == ({"blue": 1, "green": 1, "purple": 1}, 1)


# ---- module 5 -------------------------------------------------------------------------------------------------------

GOLD = {"leaf_gold": {"disc": "yellow", "gold": [1, 0, 0]}}


@pytest.mark.parametrize("bishop", ["B1", "E5"])
def test_5x10(bishop: str) -> None:
    """S: gold brings an ill one a single point, wherever the bishop is."""
    game = nave(5, 10, bishop=bishop, slices={**GOLD, "medico": sick({"cathedral": 1})})
    assert moves(play(game, "restore B1", "gild")) == [7 + 1 + 3 * (bishop == "B1")]
    assert points(game, 0)["gold"] == 1


def test_5x11() -> None:
    """I: with the bishop on the tile gold is worth 3, and the favor is claimed; the gold comes first."""
    game = nave(5, 11, slices=GOLD, draws=["favor thalers-1"])
    game.apply("restore B1")
    assert asks(game) == (0, "gild")
    assert moves(play(game, "gild", "favor")) == [7 + 3 + 3]
    assert thalers(game, 0) == 12 + 1


def test_5x12() -> None:
    """R: the arrows stay with the spaces when tiles are swapped."""
    game = nave(5, 12, phase="market", booths=MARKET, slices={"ladies": wed(pink="market")}, stock="N")
    play(game, "swap I.3 with II.3", "buy II.3")  # one gold lies at II.3
    assert (own(game, "leaf_gold", 0)["gold"], paints(game, 0)) == (1, {"green": 1, "brown": 1})


def test_5x14() -> None:
    """R: beams and gold from one tile."""
    booths = {"I": ["G", "O", "Y+2"], "II": ["YR+1", "YB+1", "B+2"], "III": ["RB+1", "RRR", "YYY"]}
    game = nave(5, 14, phase="market", booths=booths)
    game.apply("buy III.1")
    assert (own(game, "leaf_gold", 0)["gold"], beams(game)) == (2, 1)


def test_5x15() -> None:
    """R: dome tiles are never gilded, neither with the fresco tile nor when they are scored."""
    slices = {"leaf_gold": {"disc": "yellow", "gold": [2, 0, 0]}}
    words: dict[str, Any] = {"tile": "7YRG", "at": "B2", "bishop": "B2", "slices": slices, "draws": ["dome 5YR"]}
    game = nave(5, 15, phase="fifth", final=True, **words)
    assert moves(play(game, "restore B2", "gild")) == [7 + 3 + 3]
    assert asks(game)[0] == 1
    while not game.over:
        forgo_on(game)
    assert (points(game, 0)["dome"], points(game, 0)["gold"]) == (5, 3)
