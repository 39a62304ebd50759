"""Two modules at a time: every pair of X, section 22, of two of modules 10 to 17 (but 16 with 17 and the like)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_together_general import asks, kinds, own, part, play, points, town
from tests.rules.test_together_pairs import nave
from tests.rules.test_whole_general import COLUMNS, beams, chart, ill, sick, wed
from tests.rules.test_whole_pairs_middle import desk, no_map_there, not_for_ill_ones, spared
from tests.support import texts

BOOTHS = {"I": ["G", "B+2", "O"], "II": ["YR+1", "YB+1", "R+2"], "III": ["RB+1", "RRR", "YYY"]}  # in the bag: BBB, Y+2


# ---- module 10 ------------------------------------------------------------------------------------------------------


def test_10x11() -> None:
    """S: ill ones take favors; so the segment under the bishop is open to them, while his neighbors are not."""
    game = nave(10, 11, slices={"medico": sick({"cathedral": 1})}, draws=["favor thalers-5"])
    play(game, "restore B1", "favor")
    assert thalers(game, 0) == 12 + 5
    game = nave(10, 11, bishop="A2", slices={"medico": sick({"cathedral": 1})})
    refused(game, "restore B1", "M10-CATH-02")


def test_10x12() -> None:
    """S: ladies act whoever is ill, and never fall ill; none at the market under the Medico tile."""
    slices = {"medico": sick({"studio": 2}, tile="studio"), "ladies": wed(pink="studio")}
    game = nave(10, 12, phase="studio", first={"plan": [1, 1, 2, 1, 0]}, slices=slices)
    game.apply("lady takes 2 Thalers")
    assert (thalers(game, 0), asks(game)) == (12 + 2, (0, "saint"))
    game = desk(10, 12, medico={"display": ["3", None, None]}, ladies={"owned": [["pink"], [], []]})
    game.apply("medico on market", 0)
    game.apply("plan 1-1-1-1-1", 0)
    refused(game, "pink lady on market", "M12-PLAN-04", seat=0)


def test_10x13() -> None:
    """S: catacomb tiles may be taken, whoever is ill. R: beside a map one is infected like anybody at the place."""
    slices = {"medico": sick({"studio": 1}), "catacombs": {**chart(studio="7c"), "open": {"D5": "statue-5"}}}
    first = {"covers": {"studio": "map"}}
    game = nave(10, 13, phase="studio", first=first, slices=slices)
    play(game, "explore later", "pass", "keep statue-5")
    assert own(game, "catacombs", 0)["kept"] == ["statue-5"]
    slices["medico"] = {"tile": "studio"}
    game = nave(10, 13, phase="studio", first=first, slices=slices)
    play(game, "explore now", "keep statue-5")
    assert ill(game) == 1


def test_10x14() -> None:
    """S: no ill one on the pew tile; and whoever stands there is not infected."""
    not_for_ill_ones(10, 14, tile="pews")
    spared(10, 14, tile="pews")


def test_10x15() -> None:
    """S: ill ones take dome tiles."""
    game = nave(10, 15, at="B2", bishop="E5", slices={"medico": sick({"cathedral": 1})}, draws=["dome 8GP"])
    game.apply("restore B2")
    assert own(game, "dome", 0)["tiles"] == ["8GP"]


def test_10x16() -> None:
    """I: ill ones are never at the market. R: the apprentice on the Medico tile may use the black market."""
    game = desk(10, 16, medico={"ill": [1, 0, 0], "display": ["1", None, None]})
    play(game, "no medico", "plan 1-1-1-1-0")
    assert texts(game, 0)[:4] == ["ill 0-0-0-0", "ill 0-0-1-0", "ill 0-1-0-0", "ill 1-0-0-0"]  # and no market
    slices = {"medico": {"display": ["1", None, None]}}
    first = {"covers": {"market": "medico"}, "wake": 7}
    game = town(first, {"wake": 8}, {"wake": 9}, modules=(10, 16), phase="market", slices=slices)
    game.apply("black market")
    assert (thalers(game, 0), own(game, "medico", 0)["bottles"]) == (12 - 3 - 2, ["1"])
    assert asks(game)[0] == 1


def test_10x17() -> None:
    """R: no guild exchange by ill ones."""
    game = nave(10, 17, phase="workshop", stock="RRBB", slices={"medico": sick({"workshop": 1})})
    assert texts(game) == ["blend purple", "pass"]
    refused(game, "guild red", "M17-WORK-04")


# ---- module 11 ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["revised", "revised-fr"])
def test_11x12(preset: str) -> None:
    """R: no reservation under the bishop, though favors lie everywhere; a favor's point can wed."""
    game = nave(11, 12, preset=preset, slices={"ladies": wed(pink="cathedral")})
    refused(game, "reserve B1", "M12-CATH-02")
    game.apply("reserve E5")
    words: dict[str, Any] = {"first": {"space": 9}, "switches": {"ladies.take": "automatic"}, "draws": ["favor point"]}
    game = nave(11, 12, preset=preset, **words)
    events = play(game, "restore B1", *["favor"] * (preset == "revised"))
    told_in_order = [event.kind for event in told(events, "moved", "wed") if event.actor == 0]
    assert told_in_order == ["moved", "wed", "moved", "wed"]  # pink on 10 with the first, purple on 20 with the point


def layers(*modules: int) -> list[str]:
    game = nave(*modules, at="B2", bishop="B2")
    events = play(game, "restore B2", *["favor"] * (11 in modules))
    return [kind for kind in kinds(events) if kind in ("favor_revealed", "dome_taken", "room_opened")]


def test_11x13() -> None:
    """R: the favor, then the catacomb tile is turned up."""
    assert layers(11, 13) == ["favor_revealed", "room_opened"]


def test_11x15() -> None:
    """R: the favor, then the dome tile."""
    assert layers(11, 15) == ["favor_revealed", "dome_taken"]


# ---- module 12 ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("column", COLUMNS)
def test_12x13(column: str) -> None:
    """R: a lady is allowed beside a map on any column, and acts first."""
    game = desk(12, 13, catacombs={"maps": [["7c"], [], []]}, ladies={"owned": [["pink"], [], []]})
    for act in (f"map 7c on {column}", "plan 1-1-1-1-1", f"pink lady on {column}"):
        game.apply(act, 0)
    for seat in (1, 2):
        game.apply("plan 1-1-1-1-1", seat)
    first = {"covers": {column: "map"}, "mood": -1}
    slices = {"ladies": wed(pink=column), "catacombs": {**chart(**{column: "7c"}), "open": {"D5": "statue-5"}}}
    game = nave(12, 13, phase=column, first=first, slices=slices)
    assert asks(game)[1].startswith("lady_")
    game.apply("pass")
    assert asks(game) == (0, "explore")


def test_12x14() -> None:
    """S: no lady on the column the pew tile covers; swapped tiles take their beams along."""
    game = desk(12, 14, ladies={"owned": [["pink"], [], []]})
    play(game, "pews on studio", "plan 1-1-1-1-1")
    refused(game, "pink lady on studio", "M12-PLAN-04", seat=0)
    slices = {"ladies": wed(pink="market")}
    for swap, gained in (("pass", 0), ("swap I.1 with II.3", 2)):
        game = nave(12, 14, phase="market", booths=BOOTHS, slices=slices)
        play(game, swap, "buy I.1")
        assert beams(game) == gained


def test_12x15() -> None:
    """I: who reserves an inner segment has its dome tile for himself."""
    ladies = {"owned": [["pink"], [], []], "reserved": ["B2", None, None]}
    words: dict[str, Any] = {"at": "B2", "bishop": "E5", "slices": {"ladies": ladies}, "draws": ["dome 8GP"]}
    game = nave(12, 15, **words)
    game.apply("restore B2")
    assert own(game, "dome", 0)["tiles"] == ["8GP"]
    ladies["reserved"] = [None, "B2", None]
    ladies["owned"] = [[], ["pink"], []]
    game = nave(12, 15, **words)
    refused(game, "restore B2", "M12-CATH-01")


def test_12x16() -> None:
    """R: the barrel is no booth, and the swap comes before the draw."""
    words: dict[str, Any] = {
        "phase": "market",
        "slices": {"ladies": wed(pink="market"), "black_market": {"barrel": ["O"]}},
    }
    game = nave(12, 16, **words)
    assert asks(game) == (0, "lady_market")
    assert game.explain("black market") is not None
    places = {text.split()[1][0] for text in texts(game) if text != "pass"}
    assert places <= {"I"}
    assert len(texts(game)) == 27 + 1  # three spaces of three booths with each other
    play(game, "swap I.1 with II.1", "black market")
    assert len(part(game, "black_market")["barrel"]) == 2


def test_12x17() -> None:
    """R: the lady swaps with the supply and not with the guild."""
    slices = {"ladies": wed(pink="workshop"), "guild": {"basic": "red", "blended": "green"}}
    game = nave(12, 17, phase="workshop", stock="YY", slices=slices)
    assert texts(game) == ["lady Y for R", "lady Y for B", "pass"]
    game.apply("lady Y for B")
    assert part(game, "guild")["basic"] == "red"
    game.apply("guild blue")
    assert paints(game, 0) == {"yellow": 1, "red": 1}


# ---- modules 13 to 17 -----------------------------------------------------------------------------------------------


def test_13x14() -> None:
    """R: no map on the pew tile's column, on the others there may be one."""
    no_map_there(13, 14, tile="pews")


def test_13x15() -> None:
    """S: the dome tile lies above the catacomb tile and is taken, then the other is turned up and stays."""
    assert layers(13, 15) == ["dome_taken", "room_opened"]
    assert layers(11, 13, 15) == ["favor_revealed", "dome_taken", "room_opened"]


@pytest.mark.parametrize("act", ["buy I.1", "black market", "close I"])
def test_13x16(act: str) -> None:
    """R: beside a map there is one apprentice: one tile at a booth, or the black market, or closing."""
    slices = {"catacombs": chart(market="7c")}
    game = nave(13, 16, phase="market", first={"covers": {"market": "map"}}, slices=slices)
    play(game, "explore later", act)
    assert asks(game) == (0, "treasure")


def test_13x17() -> None:
    """R: beside a map on the workshop there is one apprentice with two operations."""
    slices = {"catacombs": chart(workshop="7c"), "guild": {"basic": "blue", "blended": "green"}}
    game = nave(13, 17, phase="workshop", stock="RRYY", first={"covers": {"workshop": "map"}}, slices=slices)
    play(game, "explore later", "guild red")
    refused(game, "guild red", "M17-WORK-09")  # it lies there now
    refused(game, "guild yellow", "M17-WORK-04")
    game.apply("blend green")
    assert asks(game) == (0, "treasure")


def test_14x16() -> None:
    """S: a tile of the black market brings its beams."""
    game = nave(14, 16, phase="market", booths=BOOTHS, draws=["Y+2"])
    game.apply("black market")
    assert beams(game) == 2


@pytest.mark.parametrize(("stock", "won"), [("R", None), ("RG", 6)])
def test_15x17(stock: str, won: int | None) -> None:
    """I: the guild's green belongs to nobody and serves no dome tile."""
    slices = {"dome": {"owned": [["6RG"], [], []]}, "guild": {"basic": "yellow", "blended": "green"}}
    game: Fresco = nave(15, 17, phase="scoring", final=True, stock=stock, slices=slices)
    assert game.over
    assert points(game, 0).get("dome") == won
