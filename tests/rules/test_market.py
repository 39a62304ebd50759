"""Market (B-MKT): one booth, buy there or close it."""

from __future__ import annotations

import shutil
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.pack import PACKS
from tests.rules.flow import PLANS, asked, forgo_until, paints, plan_all, sleepers, thalers, told, wake_all
from tests.rules.table import no_action, refused
from tests.support import rule, texts

BOOTHS = {"I": ["Y", "R", "B"], "II": ["YYY", "RRR", "G"], "III": ["YR", "YB", "RB"]}  # in the bag: BBB, O


def market(apprentices: int, *others: int, **words: Any) -> Fresco:
    """Three painters at the market in the order of their seats; the first wakes at 7, so he pays 2 for a tile."""
    first = {"space": 10, "wake": 7, "plan": PLANS[apprentices], "paints": "", **words.pop("first", {})}
    second, third = (*others, 0, 0)[:2]
    painters = [
        first,
        {"space": 20, "wake": 8, "plan": PLANS[second], "paints": ""},
        {"space": 30, "wake": 9, "plan": PLANS[third], "paints": ""},
    ]
    return fresco.position(3, painters=painters, phase="market", **{"booths": BOOTHS, **words})


def buys(game: Fresco) -> list[str]:
    return [text for text in texts(game) if text.startswith("buy")]


def closes(game: Fresco) -> list[str]:
    return [text for text in texts(game) if text.startswith("close")]


@rule("B-MKT-01")
def test_a_player_buys_at_one_booth_or_closes_one() -> None:
    game = market(1)
    assert texts(game) == [
        *["buy I.1", "buy I.2", "buy I.3", "close I"],
        *["buy II.1", "buy II.2", "buy II.3", "close II"],
        *["buy III.1", "buy III.2", "buy III.3", "close III"],
        "pass",
    ]


@rule("B-MKT-01")
@pytest.mark.parametrize("act", ["buy II.1", "close II"])
def test_he_does_one_thing_at_one_booth_and_is_done(act: str) -> None:
    game = market(3, 1)
    game.apply(act)
    assert asked(game) == 1
    assert [len(tiles) for tiles in game.view().booths.values()] == [3, 0, 3]


@rule("B-MKT-02")
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_one_tile_for_each_apprentice_each_at_the_wake_price(apprentices: int) -> None:
    game = market(apprentices, 1)
    spaces = "+".join("123"[:apprentices])
    game.apply(f"buy I.{spaces}")
    assert sum(paints(game, 0).values()) == apprentices
    assert thalers(game, 0) == 12 - 2 * apprentices


@rule("B-MKT-02")
def test_no_more_tiles_than_apprentices() -> None:
    refused(market(1), "buy I.1+2", "B-MKT-02")
    refused(market(2), "buy I.1+2+3", "B-MKT-02")


@rule("B-MKT-03")
def test_all_tiles_come_from_the_same_booth() -> None:
    game = market(3)
    assert all(text.count("I.") == 1 for text in buys(game))
    no_action(game, "buy I.1+II.2")
    game.apply("buy I.1")
    assert game.view().phase != "market"  # two apprentices are left, but no second booth for them


@rule("B-MKT-03")
def test_a_tile_is_bought_only_once() -> None:
    game = market(2)
    no_action(game, "buy I.1+1")
    for text in buys(game):
        spaces = text.split(".")[1].split("+")
        assert len(set(spaces)) == len(spaces)


@rule("B-MKT-03")
def test_a_space_without_a_tile_sells_nothing() -> None:
    game = market(1, booths={**BOOTHS, "I": ["Y", "R"]})
    refused(game, "buy I.3", "B-MKT-03")


@rule("B-MKT-04")
@pytest.mark.parametrize(
    ("act", "gained"),
    [
        ("buy I.1", {"yellow": 1}),
        ("buy II.2", {"red": 3}),
        ("buy II.3", {"green": 1}),
        ("buy III.1+3", {"yellow": 1, "red": 2, "blue": 1}),
        ("buy II.1+2+3", {"yellow": 3, "red": 3, "green": 1}),
    ],
)
def test_he_takes_the_paints_shown_on_his_tiles(act: str, gained: dict[str, int]) -> None:
    game = market(3)
    game.apply(act)
    assert paints(game, 0) == gained
    assert game.view(1).players[0].paints is None  # they are behind his large screen


@rule("B-MKT-05")
@pytest.mark.parametrize("act", ["buy II.2", "buy II.1+3", "buy II.1+2+3"])
def test_all_tiles_of_the_booth_go_back_into_the_bag_bought_or_not(act: str) -> None:
    game = market(3, 1)
    assert game.view().bag == ["BBB", "O"]
    game.apply(act)
    assert game.view().booths == {**BOOTHS, "II": []}
    assert game.view().bag == ["BBB", "G", "O", "RRR", "YYY"]


@rule("B-MKT-05")
def test_the_booth_is_empty_for_the_rest_of_the_round() -> None:
    game = market(1, 1, 1)
    game.apply("buy II.2")
    game.apply("pass")
    assert game.view().booths["II"] == []
    assert not [text for text in texts(game) if " II." in text or text.endswith(" II")]
    forgo_until(game, "wake")
    assert len(game.view().booths["II"]) == 3


@rule("B-MKT-06")
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_closing_puts_all_tiles_into_the_bag_free_of_charge(apprentices: int) -> None:
    game = market(apprentices, 1)
    events = game.apply("close III")
    assert [(event.actor, event.data) for event in told(events, "closed")] == [(0, {"booth": "III"})]
    assert game.view().booths == {**BOOTHS, "III": []}
    assert game.view().bag == ["BBB", "O", "RB", "YB", "YR"]
    assert (thalers(game, 0), paints(game, 0)) == (12, {})
    assert asked(game) == 1  # just one booth, and none of his apprentices buys


@rule("B-MKT-06")
def test_closing_needs_no_money() -> None:
    game = market(1, first={"thalers": 0})
    assert texts(game) == ["close I", "close II", "close III", "pass"]


@rule("B-MKT-07")
def test_closing_needs_an_apprentice_at_the_market() -> None:
    game = fresco.position(3, painters=sleepers({}, {}, {}), phase="begin")
    wake_all(game, 7, 8, 9)
    plan_all(game, "0-2-1-1-1", "1-1-1-1-1", "0-2-1-1-1")
    assert (asked(game), game.view().phase) == (1, "market")
    assert game.legal(0) == ()
    refused(game, "close I", "B-ORDER-02", seat=0)
    game.apply("pass")
    assert game.view().phase == "cathedral"  # seat 2 was not asked either


@rule("B-MKT-08")
def test_a_player_may_buy_fewer_tiles_than_he_has_apprentices() -> None:
    game = market(3, 1)
    assert {"buy I.1", "buy I.2+3", "buy I.1+2+3"} <= set(texts(game))
    game.apply("buy I.2")
    assert (paints(game, 0), thalers(game, 0)) == ({"red": 1}, 10)


@rule("B-MKT-08")
def test_buying_nothing_at_a_booth_is_closing_it() -> None:
    game = market(2)
    no_action(game, "buy I.")
    assert closes(game) == ["close I", "close II", "close III"]


@rule("B-MKT-08")
def test_passing_touches_no_booth() -> None:
    game = market(2, 1)
    game.apply("pass")
    assert asked(game) == 1
    assert game.view().booths == BOOTHS
    assert game.view().bag == ["BBB", "O"]
    assert (thalers(game, 0), paints(game, 0)) == (12, {})


@rule("B-MKT-09")
@pytest.mark.parametrize(
    ("apprentices", "coins", "most"), [(1, 12, 1), (2, 12, 2), (3, 12, 3), (3, 5, 2), (3, 3, 1), (3, 1, 0), (2, 2, 1)]
)
def test_every_set_of_tiles_is_one_decision(apprentices: int, coins: int, most: int) -> None:
    game = market(apprentices, first={"thalers": coins})
    sets = [set_ for count in range(1, most + 1) for set_ in combinations("123", count)]
    assert buys(game) == [f"buy {booth}.{'+'.join(one)}" for booth in BOOTHS for one in sets]


@rule("B-MKT-09")
def test_a_booth_with_few_tiles_sells_no_more() -> None:
    game = market(3, booths={"I": ["Y", "R"], "II": ["G"]})
    assert buys(game) == ["buy I.1", "buy I.2", "buy I.1+2", "buy II.1"]


@rule("B-MKT-09")
def test_a_price_of_nothing_sets_no_limit(tmp_path: Path) -> None:
    pack = tmp_path / "cheap"
    shutil.copytree(PACKS / "standard", pack)
    board = (pack / "board.toml").read_text(encoding="utf-8")
    nine = board.index("time = 9")
    (pack / "board.toml").write_text(board[:nine] + board[nine:].replace("price = 1", "price = 0", 1), encoding="utf-8")
    painters = [
        {"space": 10, "wake": 9, "plan": PLANS[3], "thalers": 0, "paints": ""},
        {"space": 20, "wake": 8, "plan": PLANS[0]},
        {"space": 30, "wake": 7, "plan": PLANS[0]},
    ]
    game = fresco.position(3, pack=str(pack), painters=painters, booths=BOOTHS, phase="market")
    assert "buy II.1+2+3" in texts(game)
    game.apply("buy II.1+2+3")
    assert (thalers(game, 0), paints(game, 0)) == (0, {"yellow": 3, "red": 3, "green": 1})


@rule("B-MKT-10")
@pytest.mark.parametrize("act", ["buy II.2", "close II"])
def test_an_emptied_booth_cannot_be_chosen(act: str) -> None:
    game = market(1, 1)
    game.apply(act)
    refused(game, "buy II.1", "B-MKT-10")
    refused(game, "close II", "B-MKT-10")


@rule("B-MKT-10")
def test_the_last_of_four_players_still_finds_a_booth() -> None:
    painters = [{"space": 10 * seat + 10, "wake": 5 + seat, "plan": PLANS[1]} for seat in range(4)]
    game = fresco.position(4, painters=painters, phase="market")
    for booth in ("I", "II", "III"):
        game.apply(f"close {booth}")
    assert asked(game) == 3
    assert closes(game) == ["close IV"]


@rule("B-MKT-10")
def test_who_finds_no_open_booth_is_skipped() -> None:
    game = market(1, 1, booths={"II": ["G"]})
    game.apply("close II")
    assert game.view().phase != "market"  # seat 1 is not asked


@rule("B-EX-02")
def test_example_of_the_wake_price() -> None:
    game = market(3, first={"thalers": 6})
    assert game.view().players[0].price == 2
    events = game.apply("buy I.1+2+3")
    assert [event.data["price"] for event in told(events, "bought")] == [2, 2, 2]


@rule("B-EX-04")
def test_example_of_the_market() -> None:
    booths = {
        "I": ["Y", "R", "B", "YY"],
        "II": ["RR", "BB", "O"],
        "III": ["RRR", "BBB", "YR"],
        "IV": ["YB", "YYY", "G"],
    }
    painters = [
        {"space": 10, "wake": 7, "plan": [1, 2, 0, 1, 1], "paints": "YRB", "thalers": 12},
        {"space": 20, "wake": 8, "plan": PLANS[1]},
        {"space": 30, "wake": 9, "plan": PLANS[1]},
        {"space": 40, "wake": 5, "plan": PLANS[0]},
    ]
    game = fresco.position(4, painters=painters, booths=booths, phase="market")
    assert asked(game) == 0
    game.apply("buy IV.2")
    assert thalers(game, 0) == 10
    assert paints(game, 0) == {"yellow": 4, "red": 1, "blue": 1}
    assert game.view().booths["IV"] == []
    assert game.view().bag == ["G", "RB", "YB", "YYY"]


@rule("B-DT-10")
def test_nine_thalers_at_a_price_of_four_buy_two_tiles_at_most() -> None:
    game = market(3, 1, first={"wake": 5, "thalers": 9})
    assert max(text.count("+") + 1 for text in buys(game)) == 2
    refused(game, "buy II.1+2+3", "B-ACT-05")
    game.apply("buy II.1+2")
    assert thalers(game, 0) == 1
    assert game.view().booths["II"] == []
    assert game.view().bag == ["BBB", "G", "O", "RRR", "YYY"]
