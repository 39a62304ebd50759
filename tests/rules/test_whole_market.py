"""All modules at once at the market (X-MKT): lady, bottle, map, beams, together with pennies, gold and barrel."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import paints, thalers
from tests.rules.table import refused
from tests.rules.test_together_general import asks, kinds, own, part, play, town
from tests.rules.test_whole_general import EVERY, beams, chart, ill, wed
from tests.support import rule, texts

BLACK = "black market"
# Arrows with three players: II.3 (1 gold), III.1 (2 gold). In the bag: BBB, O.
BOOTHS = {"I": ["Y+2", "R+2", "G"], "II": ["YR+1", "YB+1", "B+2"], "III": ["RB+1", "RRR", "YYY"]}
ROOM = {"open": {"D5": "statue-5"}}
FEW = {"B1": "7YRG", "C1": "3YR", "E5": "3RB"}


def bazaar(apprentices: int = 1, **words: Any) -> Fresco:
    """The first painter is at the market and pays 2 for a tile (seven o'clock); the others come after him."""
    plan = {0: [0, 2, 1, 1, 1], 1: [1, 1, 1, 1, 1], 2: [2, 1, 1, 1, 0], 3: [3, 1, 1, 0, 0]}[apprentices]
    first = {"wake": 7, "plan": plan, "paints": "", **words.pop("first", {})}
    words = {"booths": BOOTHS, "phase": "market", "modules": EVERY, **words}
    return town(first, {"wake": 8}, {"wake": 9}, **words)


def gold(game: Fresco) -> int:
    amount: int = own(game, "leaf_gold", 0)["gold"]
    return amount


def hand(placed: int = 0, **cards: int) -> dict[str, Any]:
    return {"hands": [cards, {}, {}], "placed": [placed, 0, 0]}


# ---- the order of a turn --------------------------------------------------------------------------------------------


@rule("X-MKT-01", "X-MKT-12", "X-MKT-02")
@pytest.mark.parametrize("late", [True, False])
def test_a_whole_turn_with_lady_and_map(late: bool) -> None:
    """Lady, (map,) pennies, purchase, free paint (the one card of the one apprentice), (map,) infection."""
    slices: dict[str, Any] = {
        "ladies": wed(pink="market"),
        "catacombs": {**chart(market="7c"), **ROOM},
        "wishing_well": hand(2, free_paint_Y=1, lucky_guy=1),
        "medico": {"tile": "market"},
    }
    words: dict[str, Any] = {"slices": slices, "fresco": FEW, "draws": ["card tip"]}
    game = bazaar(first={"covers": {"market": "map"}}, **words)
    explore = [("explore now", "explore"), ("keep statue-5", "treasure")]
    acts = [("swap I.1 with II.3", "lady_market")]
    acts += [("explore later", "explore")] if late else explore
    acts += [("throw 1", "throw"), ("buy II.1", "market"), ("free paint II.3", "free_paint")]
    acts += explore[1:] if late else []
    events: list[Any] = []
    for act, kind in acts:
        assert asks(game) == (0, kind), act
        assert ill(game) == 0
        events += game.apply(act)
    assert (ill(game), asks(game)) == (1, (1, "market"))
    assert (paints(game, 0), beams(game), gold(game)) == ({"yellow": 2, "red": 1}, 1 + 2, 1)
    assert own(game, "wishing_well", 0)["placed"] == 0
    order = [
        kind for kind in kinds(events) if kind in ("lady_swapped", "pennies_thrown", "bought", "explored", "fell_ill")
    ]
    wanted = ["lady_swapped", "explored", "pennies_thrown", "bought", "fell_ill"]
    assert order == (["lady_swapped", "pennies_thrown", "bought", "explored", "fell_ill"] if late else wanted)
    assert game.view().booths["II"] == []


@rule("X-MKT-01", "X-MKT-02", "X-PLAN-08")
@pytest.mark.parametrize(("act", "cost"), [("buy I.1", 2), (BLACK, 2), ("close I", 0), ("pass", 0)])
def test_with_the_medico_tile_a_bottle_then_one_thing_with_the_apprentice(act: str, cost: int) -> None:
    """The lady is not there; afterwards the apprentice falls ill with the market."""
    slices: dict[str, Any] = {
        "medico": {"tile": "market", "display": ["3", "1", None]},
        "wishing_well": hand(1),
        "ladies": {"owned": [["pink"], [], []]},
    }
    game = bazaar(first={"covers": {"market": "medico"}}, slices=slices, draws=["card tip"])
    assert (asks(game), texts(game)) == ((0, "bottle"), ["bottle 1", "bottle 2"])
    play(game, "bottle 1", "throw 1", act)
    assert asks(game)[0] == 1
    assert (thalers(game, 0), ill(game)) == (12 - 3 - cost, 1)
    assert own(game, "medico", 0)["bottles"] == ["3"]


@rule("X-MKT-01")
@pytest.mark.parametrize("there", [0, 1])
def test_a_lady_or_a_map_alone_is_a_turn_without_pennies_or_purchase(there: int) -> None:
    slices: dict[str, Any] = {"ladies": wed(pink="market"), "catacombs": {**chart(market="7c"), **ROOM}}
    game = bazaar(there, first={"covers": {"market": "map"}}, slices=slices, fresco=FEW)
    play(game, "swap I.1 with II.1", "explore now", "sell statue-5")
    assert thalers(game, 0) == 12 + 5
    assert asks(game) == ((0, "market") if there else (1, "market"))


@rule("X-MKT-01", "X-MKT-07")
def test_who_comes_later_buys_what_the_lady_left() -> None:
    """Two painters' ladies of different colors both swap; the second sees what the first made of the booths."""
    ladies = {"owned": [["pink"], ["purple"], []], "placed": [{"pink": "market"}, {"purple": "market"}, {}]}
    game = bazaar(slices={"ladies": ladies})
    play(game, "swap I.3 with II.3", "pass")
    assert asks(game) == (1, "lady_market")
    game.apply("swap I.3 with III.3")
    assert game.view().booths == {
        "I": ["Y+2", "R+2", "YYY"],
        "II": ["YR+1", "YB+1", "G"],
        "III": ["RB+1", "RRR", "B+2"],
    }


# ---- what a tile brings ---------------------------------------------------------------------------------------------


@rule("X-MKT-03", "X-STATED-14")
@pytest.mark.parametrize("owned", [0, 5, 6])
@pytest.mark.parametrize("place", ["I.1", "II.3", "III.1", "III.2"])
def test_what_a_bought_tile_brings(place: str, owned: int) -> None:
    """Paints, gold of the arrow, beams as far as the supply goes; the price once."""
    game = bazaar(slices={"pews": {"beams": [owned, 0, 0]}})
    game.apply(f"buy {place}")
    tile = BOOTHS[place.split(".")[0]][int(place[-1]) - 1]
    printed = int(tile.partition("+")[2] or 0)
    assert beams(game) == min(6, owned + printed)
    assert gold(game) == {"II.3": 1, "III.1": 2}.get(place, 0)
    assert thalers(game, 0) == 12 - 2
    names = {"Y": "yellow", "R": "red", "B": "blue"}
    letters = tile.partition("+")[0]
    assert paints(game, 0) == {names[letter]: letters.count(letter) for letter in set(letters)}


@rule("X-MKT-04", "X-STATED-14")
@pytest.mark.parametrize(("tile", "brought"), [("B+2", 2), ("RB+1", 1), ("YYY", 0)])
def test_what_a_black_market_tile_brings(tile: str, brought: int) -> None:
    """Paints and beams, at the wake price; no gold, and no free paint goes with it."""
    every = [name for booth in BOOTHS.values() for name in booth] + ["O", "BBB"]
    every.remove(tile)
    booths = {"I": every[:3], "II": every[3:6], "III": every[6:9]}
    slices = {"wishing_well": hand(0, free_paint_B=1, free_paint_Y=1, free_paint_R=1)}
    game = bazaar(booths=booths, slices=slices, draws=[tile])
    events = play(game, BLACK)
    assert (beams(game), gold(game), thalers(game, 0)) == (brought, 0, 12 - 2)
    assert asks(game)[0] == 1
    assert "free_paint_taken" not in kinds(events)
    assert part(game, "black_market")["barrel"] == [tile]


@rule("X-MKT-05", "X-MKT-06", "X-T-06")
def test_example_of_free_paint_and_the_black_market() -> None:
    """X-T-06: YYY under the arrow, blue with two beams free, red + yellow with a beam from the bag."""
    booths = {"I": ["Y+2", "R+2", "O"], "II": ["B+2", "G", "YYY"], "III": ["YB+1", "RB+1", "RRR"]}
    slices = {"wishing_well": hand(0, free_paint_B=1)}
    game = bazaar(2, booths=booths, slices=slices, draws=["YR+1"])
    game.apply("buy II.3")
    assert (thalers(game, 0), paints(game, 0), gold(game), beams(game)) == (10, {"yellow": 3}, 1, 0)
    game.apply("free paint II.1")
    assert (thalers(game, 0), paints(game, 0), beams(game)) == (10, {"yellow": 3, "blue": 1}, 2)
    game.apply(BLACK)
    assert (thalers(game, 0), paints(game, 0)) == (8, {"yellow": 4, "red": 1, "blue": 1})
    assert own(game, "pews", 0) == {"beams": 3, "supply": 3}
    assert part(game, "black_market")["barrel"] == ["YR+1"]
    assert {"B+2", "G", "YYY"} <= set(game.view().bag)
    assert game.view().booths["II"] == []


@rule("X-MKT-05", "X-MKT-07")
def test_the_swap_brings_a_tile_under_an_arrow_or_beside_the_pictured_one() -> None:
    """Green goes under the arrow of II.3, blue with beams to I: bought there, it is free with the card."""
    slices = {"ladies": wed(pink="market"), "wishing_well": hand(0, free_paint_B=1)}
    game = bazaar(slices=slices)
    play(game, "swap I.3 with II.3", "buy II.3")
    assert (gold(game), paints(game, 0)) == (1, {"green": 1})
    assert asks(game)[0] == 1  # the blue one lies at booth I now: no free paint at II
    game = bazaar(slices=slices)
    play(game, "swap I.3 with II.3", "buy I.1")
    assert (gold(game), texts(game)) == (0, ["free paint I.3", "pass"])
    game.apply("free paint I.3")
    assert (gold(game), beams(game)) == (0, 4)  # no arrow points at I.3


@rule("X-MKT-08")
def test_closing_brings_neither_beams_nor_gold_and_no_black_market() -> None:
    game = bazaar(2, slices={"wishing_well": hand(0, lucky_guy=1)})
    game.apply("close III")
    assert (beams(game), gold(game), asks(game)) == (0, 0, (0, "lucky_guy"))
    assert "black market" not in texts(game)


# ---- no booth open --------------------------------------------------------------------------------------------------


@rule("X-MKT-10")
def test_without_an_open_booth_there_are_bottle_pennies_and_black_market() -> None:
    slices: dict[str, Any] = {"medico": {"display": ["1", None, None]}, "wishing_well": hand(1)}
    words: dict[str, Any] = {"booths": {"I": [], "II": [], "III": []}, "slices": slices, "draws": ["card tip"]}
    game = bazaar(first={"covers": {"market": "medico"}}, **words)
    asked = []
    for act in ("throw 1", BLACK):  # the only bottle is bought without asking
        asked.append(asks(game)[1])
        game.apply(act)
    assert asked == ["throw", "market"]
    assert own(game, "medico", 0)["bottles"] == ["1"]
    assert len(part(game, "black_market")["barrel"]) == 1


@rule("X-MKT-10", "X-MKT-01")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_lady_needs_two_booths_with_tiles_and_a_map_none(left: int) -> None:
    booths = {name: BOOTHS[name] if n < left else [] for n, name in enumerate(BOOTHS)}
    slices: dict[str, Any] = {"ladies": wed(pink="market"), "catacombs": {**chart(market="7c"), **ROOM}}
    game = bazaar(booths=booths, first={"covers": {"market": "map"}}, slices=slices, fresco=FEW)
    assert asks(game) == (0, "lady_market" if left == 2 else "explore")
    if left == 2:
        refused(game, "swap I.1 with III.1", "M12-MKT-01")
        game.apply("pass")
    play(game, "explore now", "keep statue-5", BLACK)
    assert asks(game)[0] == 1


@rule("X-MKT-09", "X-T-17")
def test_three_players_empty_the_bag_whatever_else_they_do() -> None:
    """Ladies, bottles and maps change nothing: after two draws the third finds no tile."""
    ladies = {"owned": [["pink"], ["purple"], []], "placed": [{"pink": "market"}, {"purple": "market"}, {}]}
    game = bazaar(slices={"ladies": ladies})
    play(game, "swap I.1 with II.1", BLACK, "swap I.1 with II.1", BLACK)
    assert (asks(game), game.view().bag) == ((2, "market"), [])
    refused(game, BLACK, "M16-MKT-14")


# ---- Leonardo -------------------------------------------------------------------------------------------------------


@rule("X-MKT-11", "X-STATED-22", "X-LEO-08")
@pytest.mark.parametrize("late", [True, False])
def test_leonardo_closes_a_booth_with_its_beams_and_explores(late: bool) -> None:
    slices: dict[str, Any] = {
        "catacombs": {"laid": [{}, {}, {"market": "7c"}], **ROOM},
        "ladies": {"owned": [[], [], ["pink"]]},
    }
    words: dict[str, Any] = {"modules": EVERY, "phase": "market", "booths": BOOTHS, "slices": slices, "fresco": FEW}
    game = town({"wake": 6}, {"wake": 7}, him={"wake": 5}, **words)
    assert (asks(game), texts(game)) == ((0, "explore"), ["explore now", "explore later"])
    events = play(game, "explore later" if late else "explore now")
    assert asks(game) == (0, "leonardo_market")
    assert texts(game) == ["close I", "close II", "close III"]
    events += play(game, "close II")
    assert {"YR+1", "YB+1", "B+2"} <= set(game.view().bag)
    assert part(game, "catacombs")["leonardo"]["kept"] == ["statue-5"]
    assert [kind for kind in kinds(events) if kind in ("closed", "explored")] == (
        ["closed", "explored"] if late else ["explored", "closed"]
    )
    for seat in (0, 1):
        assert beams(game, seat) == 0
    assert "buy II.1" not in texts(game)


# ---- counting -------------------------------------------------------------------------------------------------------


@rule("X-MKT-02", "X-MKT-12")
@pytest.mark.parametrize("cover", [None, "map", "medico"])
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_each_apprentice_buys_one_tile_and_one_of_them_on_the_black_market(apprentices: int, cover: str | None) -> None:
    """Every sequence of purchases: as many tiles as apprentices, at one booth, one of them from the bag."""
    if cover and apprentices > 1:
        return
    slices: dict[str, Any] = {"medico": {"display": ["1", None, None]}, "catacombs": {**chart(market="7c"), "open": {}}}
    if cover != "map":
        del slices["catacombs"]
    first = {"covers": {"market": cover}} if cover else {}
    start = bazaar(apprentices, first=first, slices=slices, fresco=FEW)
    longest = set()
    for black, booth in product(range(apprentices + 1), ("I", "II")):
        game = start.copy()
        count = 0
        while asks(game) == (0, "market"):
            here = [text for text in texts(game) if text.startswith(f"buy {booth}")]
            act = BLACK if count == black and BLACK in texts(game) else (here[0] if here else "pass")
            if act == "pass":
                break
            game.apply(act)
            count += 1
            if act != BLACK:
                assert not [text for text in texts(game) if text.startswith("buy") and f"buy {booth}." not in text] or (
                    asks(game)[0] == 1
                )
        longest.add(count)
        assert len(part(game, "black_market")["barrel"]) <= 1
    assert max(longest) == apprentices
