"""Several modules at once at the market (X-MKT): pennies and cards, leaf gold, black market (modules 4, 5 and 16)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_together_general import asks, kinds, own, part, play, town
from tests.support import rule, texts

MODULES = (4, 5, 16)
BLACK = "black market"
# With three players the arrows point at II.3 (1 gold) and III.1 (2 gold). In the bag: BBB, O.
BOOTHS = {"I": ["Y", "R", "G"], "II": ["YR", "YB", "B"], "III": ["RB", "RRR", "YYY"]}


def bazaar(
    apprentices: int = 1,
    hand: dict[str, int] | None = None,
    placed: int = 0,
    pennies: int = 0,
    thaler: int = 12,
    modules: tuple[int, ...] = MODULES,
    **words: Any,
) -> Fresco:
    """The first painter is at the market and pays 2 for a tile (seven o'clock); the others come after him."""
    plan = {1: [1, 1, 1, 1, 1], 2: [2, 1, 1, 1, 0], 3: [3, 1, 1, 0, 0]}[apprentices]
    slices: dict[str, Any] = {
        "wishing_well": {"hands": [hand or {}, {}, {}], "placed": [placed, 0, 0], "pennies": [pennies, 0, 0]},
        **words.pop("slices", {}),
    }
    words = {"booths": BOOTHS, "phase": "market", **words}
    first = {"wake": 7, "plan": plan, "paints": "", "thalers": thaler, **words.pop("first", {})}
    return town(first, {"wake": 8}, {"wake": 9}, modules=modules, slices=slices, **words)


def gold(game: Fresco) -> int:
    amount: int = own(game, "leaf_gold", 0)["gold"]
    return amount


@rule("X-MKT-01", "X-M47-03", "X-MKT-12")
def test_a_whole_market_turn_in_its_order() -> None:
    """Pennies, then purchases with free paint and gold and the black market, lucky guy; then the booth is cleared and
    the penny that was not thrown comes back.
    """
    hand = {"free_paint_B": 1, "lucky_guy": 1}
    game = bazaar(3, hand=hand, placed=2, pennies=1, draws=["card tip", "O"])
    asked = []
    events: list[Any] = []
    for act in ("throw 1", "buy II.1", "free paint II.3", BLACK, "buy II.2", "lucky guy"):
        asked.append(asks(game))
        events += game.apply(act)
    names = ("throw", "market", "free_paint", "market", "market", "lucky_guy")
    assert asked == [(0, name) for name in names]
    wanted = ["pennies_thrown", "wish_drawn", "bought", "free_paint_taken", "gold_taken", "drew_black", "bought"]
    wanted += ["pennies_taken", "pennies_returned"]
    assert [kind for kind in kinds(events) if kind in wanted] == wanted
    assert thalers(game, 0) == 12 - 3 * 2
    assert paints(game, 0) == {"yellow": 2, "red": 1, "blue": 2, "orange": 1}
    assert gold(game) == 1
    mine = own(game, "wishing_well", 0)
    assert mine == {"pennies": 1 + 1 + 2, "placed": 0, "cards": {"tip": 1}}
    assert game.view().booths["II"] == []
    assert sorted(game.view().bag) == ["B", "BBB", "YB", "YR"]
    assert part(game, "black_market")["barrel"] == ["O"]
    assert asks(game) == (1, "market")


@rule("X-MKT-01")
def test_pennies_come_before_everything_and_cannot_be_thrown_later() -> None:
    game = bazaar(2, placed=1)
    assert asks(game) == (0, "throw")
    assert set(texts(game)) == {"throw 0", "throw 1"}
    game.apply("throw 0")
    refused(game, "throw 1", "M4-MKT-01")
    game.apply("buy I.1")
    refused(game, "throw 1", "M4-MKT-01")
    game.apply("pass")
    assert own(game, "wishing_well", 0)["pennies"] == 1


@rule("X-MKT-01")
def test_the_booth_is_cleared_only_after_the_last_card() -> None:
    """Step 5 after step 4, lucky guy included."""
    game = bazaar(1, hand={"lucky_guy": 1})
    game.apply("buy I.1")
    assert asks(game) == (0, "lucky_guy")
    assert game.view().bag == ["BBB", "O"]
    game.apply("lucky guy")
    assert game.view().bag == ["BBB", "G", "O", "R", "Y"]


@rule("X-MKT-02")
@pytest.mark.parametrize("apprentices", [1, 2, 3])
@pytest.mark.parametrize("black", [False, True])
def test_every_apprentice_takes_one_tile_at_the_booth_or_one_of_them_at_the_black_market(
    apprentices: int, black: bool
) -> None:
    game = bazaar(apprentices)
    acts = [BLACK] * black + [f"buy I.{n + 1}" for n in range(apprentices - black)]
    play(game, *acts)
    assert asks(game)[0] == 1
    assert thalers(game, 0) == 12 - 2 * apprentices
    assert len(part(game, "black_market")["barrel"]) == black


@rule("X-MKT-03")
@pytest.mark.parametrize(
    ("space", "found", "leaf"),
    [("I.3", {"green": 1}, 0), ("II.3", {"blue": 1}, 1), ("III.1", {"red": 1, "blue": 1}, 2)],
)
def test_a_booth_tile_brings_paints_and_the_gold_of_its_space_for_one_price(
    space: str, found: dict[str, int], leaf: int
) -> None:
    game = bazaar()
    game.apply(f"buy {space}")
    assert (paints(game, 0), gold(game), thalers(game, 0)) == (found, leaf, 12 - 2)


@rule("X-MKT-04", "X-STATED-21")
def test_a_black_market_tile_brings_paints_and_never_gold() -> None:
    game = bazaar(draws=["BBB"])
    events = play(game, BLACK)
    assert (paints(game, 0), gold(game), thalers(game, 0)) == ({"blue": 3}, 0, 12 - 2)
    assert not told(events, "gold_taken")


@rule("X-MKT-04")
def test_a_black_market_tile_is_neither_base_nor_object_of_free_paint() -> None:
    """The card shows a blue tile. It lies at a booth, and later a blue one comes from the bag."""
    game = bazaar(2, hand={"free_paint_B": 1})
    game.apply(BLACK)
    assert asks(game) == (0, "market")  # no question: nothing was bought at the booth
    refused(game, "free paint II.3", "M4-CARD-24")
    booths = {**BOOTHS, "II": ["YR", "YB", "O"]}
    game = bazaar(2, hand={"free_paint_B": 1}, booths=booths, draws=["B"])
    play(game, BLACK, "buy II.1")
    assert asks(game)[0] == 1  # the blue tile lies on the barrel, not at his booth: not asked
    assert paints(game, 0) == {"yellow": 1, "red": 1, "blue": 1}
    assert own(game, "wishing_well", 0)["cards"] == {"free_paint_B": 1}


@rule("X-MKT-05")
def test_the_free_tile_brings_paints_and_gold_at_no_cost_and_without_an_apprentice() -> None:
    game = bazaar(2, hand={"free_paint_B": 1})
    play(game, "buy II.1", "free paint II.3")
    assert (paints(game, 0), gold(game), thalers(game, 0)) == ({"yellow": 1, "red": 1, "blue": 1}, 1, 12 - 2)
    assert asks(game) == (0, "market")
    refused(game, "buy II.3", "B-MKT-03")  # it is gone
    game.apply("buy II.2")  # the second apprentice still has his purchase
    assert thalers(game, 0) == 12 - 4


@rule("X-MKT-05", "X-MKT-12")
def test_the_card_is_carried_by_one_who_buys_at_that_booth() -> None:
    """With another booth it is of no use, and with two cards in the hand every buyer carries one of them."""
    game = bazaar(1, hand={"free_paint_B": 1})
    game.apply("buy III.1")
    assert asks(game)[0] == 1
    game = bazaar(2, hand={"free_paint_Y": 1, "free_paint_R": 1})
    play(game, "buy I.3", "free paint I.1")
    assert asks(game) == (0, "market")  # the second card needs a second purchase
    game.apply("buy I.2")
    assert asks(game)[0] == 1  # and the red tile was the purchase itself


@rule("X-MKT-08")
def test_closing_brings_no_gold_and_excludes_the_black_market_but_neither_pennies_nor_lucky_guy() -> None:
    game = bazaar(2, hand={"lucky_guy": 1}, placed=1, draws=["card tip"])
    play(game, "throw 1", "close III")
    assert asks(game) == (0, "lucky_guy")
    assert set(texts(game)) == {"lucky guy", "pass"}
    game.apply("lucky guy")
    assert asks(game)[0] == 1
    assert (gold(game), paints(game, 0), thalers(game, 0)) == (0, {}, 12)
    assert own(game, "wishing_well", 0) == {"pennies": 2, "placed": 0, "cards": {"tip": 1}}
    assert game.view().booths["III"] == []


@rule("X-MKT-08", "X-MKT-12")
def test_closing_only_before_any_purchase() -> None:
    game = bazaar(3)
    game.apply(BLACK)
    assert not [text for text in texts(game) if text.startswith("close")]
    refused(game, "close I", "M16-MKT-03")
    refused(game, BLACK, "M16-MKT-04")  # once in a turn
    game = bazaar(3)
    game.apply("buy I.1")
    refused(game, "close I", "B-MKT-06")
    refused(game, "buy II.1", "B-MKT-03")  # the first purchase fixes the booth
    assert BLACK in texts(game)


@rule("X-MKT-10")
def test_without_an_open_booth_pennies_black_market_and_lucky_guy_remain() -> None:
    bag = [tile for booth in BOOTHS.values() for tile in booth] + ["BBB", "O"]
    game = bazaar(1, hand={"lucky_guy": 1}, placed=1, booths={}, bag=bag, draws=["card tip", "YYY"])
    game.apply("throw 1")
    assert set(texts(game)) == {BLACK, "pass"}
    play(game, BLACK, "lucky guy")
    assert (paints(game, 0), thalers(game, 0)) == ({"yellow": 3}, 10)
    assert own(game, "wishing_well", 0)["pennies"] == 2


@rule("X-MKT-11", "X-LEO-03")
def test_leonardo_closes_a_booth_with_its_gold_and_does_nothing_else() -> None:
    """The gold at III.1 is gone for this round, the tiles can be drawn from the bag, and nobody gets anything."""
    words: dict[str, Any] = {"modules": MODULES, "booths": BOOTHS, "phase": "market", "draws": ["RB"]}
    game = town({"wake": 6, "paints": ""}, {"wake": 7}, him={"wake": 5}, **words)
    assert texts(game) == ["close I", "close II", "close III"]
    for text in (BLACK, "buy III.1", "pass", "throw 1", "lucky guy"):
        assert game.explain(text) is not None
    events = play(game, "close III")
    assert kinds(events) == ["closed"]
    assert part(game, "leaf_gold")["supply"] == 20
    assert part(game, "black_market")["barrel"] == []
    refused(game, "buy III.1", "B-MKT-10")
    game.apply(BLACK)
    assert paints(game, 0) == {"red": 1, "blue": 1}
    assert gold(game) == 0


@rule("X-MKT-12")
@pytest.mark.parametrize(
    "acts",
    [
        (BLACK, "buy II.1", "free paint II.3", "buy II.2"),
        ("buy II.1", "free paint II.3", BLACK, "buy II.2"),
        ("buy II.1", "free paint II.3", "buy II.2", BLACK),
        ("buy II.1", "pass", BLACK, "buy II.2", "free paint II.3"),
    ],
)
def test_purchases_black_market_and_cards_in_any_order(acts: tuple[str, ...]) -> None:
    game = bazaar(3, hand={"free_paint_B": 1}, draws=["O"])
    play(game, *acts)
    assert asks(game)[0] == 1  # nothing more is possible, so he is not asked to stop
    assert paints(game, 0) == {"yellow": 2, "red": 1, "blue": 2, "orange": 1}
    assert (gold(game), thalers(game, 0)) == (1, 6)
    other = bazaar(3, hand={"free_paint_B": 1}, draws=["O"])
    play(other, BLACK, "buy II.1", "free paint II.3", "buy II.2")
    assert game.view().to_json() == other.view().to_json()


@rule("X-MKT-12")
def test_lucky_guy_also_after_stopping_without_a_purchase() -> None:
    game = bazaar(1, hand={"lucky_guy": 1})
    game.apply("pass")
    assert asks(game) == (0, "lucky_guy")
    game.apply("lucky guy")
    assert (own(game, "wishing_well", 0)["pennies"], game.view().booths) == (2, BOOTHS)


@rule("X-MKT-12")
def test_cards_of_a_turn_are_no_more_than_apprentices() -> None:
    """Free paint and lucky guys together (M4-CARD-14)."""
    hand = {"free_paint_B": 1, "lucky_guy": 2}
    game = bazaar(2, hand=hand)
    play(game, "buy II.1", "free paint II.3", "buy II.2", "lucky guy")
    assert asks(game)[0] == 1
    assert own(game, "wishing_well", 0) == {"pennies": 2, "placed": 0, "cards": {"lucky_guy": 1}}


@rule("X-MKT-09", "X-T-17")
def test_an_empty_bag_ends_the_black_market_with_other_modules_too() -> None:
    """Three players: 2 -> 1 -> 0, then booths only; after the prepare phase 9 of 11 tiles are laid out again."""
    game = bazaar(1, draws=["O", "BBB"], first={"plan": [1, 0, 1, 1, 2]})
    game.apply(BLACK)
    assert len(game.view().bag) == 1
    game.apply(BLACK)
    assert game.view().bag == []
    assert asks(game)[0] == 2
    refused(game, BLACK, "M16-MKT-14")
    assert {"buy I.1", "close I", "pass"} <= set(texts(game))
    game.apply("pass")
    while game.view().round == 1:
        game.apply("pass")
    assert sum(len(booth) for booth in game.view().booths.values()) == 9
    assert len(game.view().bag) == 2
    assert part(game, "black_market")["barrel"] == []
