"""Two mixing cards as one card of a blended color (C-MIX)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.cards.table import acting, asked, hand, kinds, of_kind, play, refused, starting, texts, values
from tests.support import rule

MIXTURES = {"G": "YB", "O": "YR", "P": "RB"}
SYMBOLS = ("W+", "M/W+")
DEMAND = {"demand": 1}


@rule("C-MIX-01", "C-MIX-05")
@pytest.mark.parametrize(("colour", "pair"), list(MIXTURES.items()))
@pytest.mark.parametrize(("first", "second"), list(product(SYMBOLS, SYMBOLS)))
def test_any_two_mixing_cards_of_the_right_colours_make_the_blend(
    colour: str, pair: str, first: str, second: str
) -> None:
    one, other = f"{pair[0]}-{first}", f"{pair[1]}-{second}"
    rest = {"G": ("pointed-O-MM", "rose-P-MM"), "O": ("round-G-MM", "rose-P-MM"), "P": ("round-G-MM", "pointed-O-MM")}
    game = acting(one, other, *rest[colour], tiles=DEMAND, frescoes=["GOP", "YRB", "YRG", "YRO"], favourite="Y")
    told = play(game, "restore GOP")
    [mixed] = of_kind(told, "mixed")
    assert mixed.data == {"colour": colour, "one": one, "other": other}
    assert sorted(game.view(1).table) == sorted([one, other, *rest[colour]])
    assert hand(game) == []
    assert values(game) == [5]


@rule("C-MIX-05")
@pytest.mark.parametrize("pair", ["YR", "YB", "RB", "YY", "RR", "BB"])
@pytest.mark.parametrize("colour", "GOP")
def test_there_are_three_mixtures_and_no_others(colour: str, pair: str) -> None:
    spare = [card for card in ("round-G-MM", "pointed-O-MM", "rose-P-MM") if f"-{colour}-" not in card]
    game = acting(f"{pair[0]}-W+", f"{pair[1]}-W+", *spare, frescoes=["GOP", "YRB", "YRG", "YRO"])
    assert ("GOP" in starting(game, "restore")) == (MIXTURES[colour] == pair)


@rule("C-MIX-02")
@pytest.mark.parametrize("plain", ["B-M/W", "B-MM", "B-M*"])
def test_both_cards_must_carry_the_mixing_symbol(plain: str) -> None:
    game = acting("Y-W+", "Y-MM", "R-MM", plain, frescoes=["YRG", "GOP", "YGO", "BOP"])
    assert starting(game, "restore") == []
    assert refused(game, f"mix Y-W+ {plain}", "C-MIX-02") == "refused-cards-no-mixing"


@rule("C-MIX-02")
def test_only_pairs_with_the_mixing_symbol_are_offered() -> None:
    game = acting("Y-W+", "Y-M/W", "B-W+", "B-M/W", "R-MM", "R-WW", "round-G-MM", frescoes=["RGO", "YRG", "GOP", "BOP"])
    play(game, "restore YRG", "pay Y-M/W", "pay R-MM")
    assert texts(game) == ["pay round-G-MM", "mix Y-W+ B-W+"]


@rule("C-MIX-03", "C-MIX-04")
def test_several_mixtures_may_be_used_in_one_restoration() -> None:
    cards = ["Y-W+", "Y-M/W+", "R-W+", "R-M/W+", "B-W+", "B-M/W+"]
    game = acting(*cards, tiles=DEMAND, frescoes=["GOP", "YRB", "YRG", "YRO"], favourite="Y")
    told = play(game, "restore GOP", "mix Y-W+ B-M/W+", "mix Y-M/W+ R-W+")
    assert [event.data["colour"] for event in of_kind(told, "mixed")] == ["G", "O", "P"]
    assert hand(game) == []
    assert values(game) == [7]


@rule("C-MIX-04", "C-REST-06")
@pytest.mark.parametrize(("others", "value"), [((), 5), (("pointed-O-W*",), 6), (("pointed-O-W*", "rose-P-W*"), 7)])
def test_every_mixture_is_one_rotation_beside_the_printed_bishops(others: tuple[str, ...], value: int) -> None:
    plain = ["pointed-O-MM", "rose-P-MM"][len(others) :]
    game = acting("Y-W+", "B-W+", *others, *plain, frescoes=["GOP", "YRB", "YRG", "YRO"], favourite="Y")
    play(game, "restore GOP")
    assert values(game) == [value]


@rule("C-MIX-04", "C-REST-06")
def test_three_mixtures_and_the_favourite_colour_are_still_three_rotations() -> None:
    cards = ["Y-W+", "Y-W+", "R-W+", "R-W+", "B-W+", "B-W+"]
    game = acting(*cards, frescoes=["GOP", "YRB", "YRG", "YRO"], favourite="G")
    [restored] = of_kind(play(game, "restore GOP"), "restored")
    assert (restored.data["rotations"], restored.data["favourite"]) == (3, True)


@rule("C-MIX-06")
def test_a_mixing_card_can_be_played_as_its_middle_colour_and_brings_no_rotation() -> None:
    game = acting("Y-W+", "R-W+", "B-M/W+", frescoes=["YRB", "YRG", "GOP", "YRO"], favourite="P")
    told = play(game, "restore YRB")
    assert kinds(told).count("paid") == 3
    assert values(game) == [1]


@rule("C-MIX-06", "C-REST-19")
def test_a_mixing_card_serves_once_as_a_colour_or_as_half_of_a_mixture() -> None:
    both = acting("Y-W+", "R-MM", "B-W+", frescoes=["YRB", "YRG", "GOP", "YRO"])
    assert starting(both, "restore") == ["YRB"]
    more = acting("Y-W+", "Y-M/W+", "R-MM", "B-W+", frescoes=["YRB", "YRG", "GOP", "YRO"])
    assert starting(more, "restore") == ["YRB", "YRG"]


@rule("C-REST-19", "C-MIX-01")
def test_a_way_to_pay_that_would_leave_another_colour_unpaid_is_not_offered() -> None:
    game = acting("Y-W+", "Y-MM", "R-MM", "R-WW", "B-W+", frescoes=["YRB", "YRG", "GOP", "YRO"])
    play(game, "restore YRG")
    assert asked(game) == ("pay", 0)  # the yellow mixing card is needed for green: yellow was paid without asking
    assert texts(game) == ["pay R-MM", "pay R-WW"]
    assert game.view(1).table == ["Y-MM"]


@rule("C-EX-02", "C-MIX-01")
def test_a_mixture_may_be_named_in_either_order() -> None:
    game = acting("Y-W+", "B-W+", "round-G-MM", "Y-MM", "R-MM", frescoes=["YRG", "YRB", "GOP", "YRO"])
    play(game, "restore YRG", "pay Y-MM")
    assert game.parse("mix B-W+ Y-W+") is game.parse("mix Y-W+ B-W+")
    play(game, "mix B-W+ Y-W+")
    assert hand(game) == ["round-G-MM"]
