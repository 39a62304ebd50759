"""Exchanging hand cards (C-EXCH): lay out, then draw card by card."""

from __future__ import annotations

from itertools import permutations

import pytest

from buonfresco.games.cards import Cards
from tests.cards.table import (
    PILES,
    acting,
    all_cards,
    asked,
    discard_sizes,
    hand,
    kinds,
    of_kind,
    pile_sizes,
    play,
    refused,
    starting,
    texts,
    without,
)
from tests.support import rule

WORKSHOPS = list(PILES[1:])
NO_WORKSHOPS: dict[str, list[str]] = {pile: [] for pile in WORKSHOPS}


def owed(game: Cards) -> tuple[int, int, int]:
    """Draws to come: from the market, from a workshop, from either."""
    view = game.view()
    return view.owed["market"], view.owed["workshop"], view.owed["either"]


# ---- laying out ----------------------------------------------------------------------------------------------------


@rule("C-EXCH-01")
def test_any_number_of_cards_is_laid_out_open() -> None:
    own = ["Y-WW", "R-WW", "B-WW", "Y-MMM"]
    for number in range(1, 5):
        game = acting(*own)
        told = play(game, *[f"lay {name}" for name in own[:number]])
        assert [(event.kind, event.data["card"]) for event in told] == [("laid", name) for name in own[:number]]
        assert game.view().table == own[:number]
        assert sorted(hand(game)) == sorted(own[number:])
        assert sorted(starting(game, "lay")) == sorted(own[number:])  # and he may go on


@rule("C-EXCH-01")
def test_at_least_one_card_is_laid_out() -> None:
    game = acting("Y-WW", "R-WW")
    assert starting(game, "draw") == []
    assert refused(game, "draw round", "C-EXCH-02") == "refused-cards-no-exchange"


@rule("C-EXCH-01")
def test_only_cards_in_the_hand_are_laid_out() -> None:
    game = acting("Y-WW", "R-WW")
    assert refused(game, "lay B-WW", "C-EXCH-01") == "refused-cards-not-held"
    game.apply("lay Y-WW")
    assert refused(game, "lay Y-WW", "C-EXCH-01") == "refused-cards-not-held"
    assert refused(game, "lay R-XX", "C-EXCH-01") == "refused-cards-card-form"


@rule("C-EXCH-01", "C-REST-19")
def test_equal_cards_are_one_option_each_time() -> None:
    game = acting("Y-W+", "Y-W+", "Y-W+")
    assert starting(game, "lay") == ["Y-W+"]
    play(game, "lay Y-W+", "lay Y-W+")
    assert (starting(game, "lay"), owed(game)) == (["Y-W+"], (0, 2, 0))


# ---- what symbols bring --------------------------------------------------------------------------------------------


@rule("C-EXCH-02", "C-EXCH-04")
@pytest.mark.parametrize(
    ("card", "draws"),
    [
        ("Y-M*", (1, 0, 0)),
        ("Y-W+", (0, 1, 0)),
        ("Y-MM", (2, 0, 0)),
        ("Y-WW", (0, 2, 0)),
        ("Y-MMM", (3, 0, 0)),
        ("Y-M/W", (0, 0, 1)),
        ("Y-M/W+", (0, 0, 1)),
        ("round-G-W*", (0, 1, 0)),
        ("pointed-O-WWW", (0, 3, 0)),
        ("rose-P-MM", (2, 0, 0)),
        ("rose-P-M/W", (0, 0, 1)),
    ],
)
def test_every_symbol_on_a_card_brings_one_draw(card: str, draws: tuple[int, int, int]) -> None:
    game = acting(card, "R-MM", "R-MM", "B-MM", tiles={"demand": 1})  # the tile only makes him be asked afterwards
    game.apply(f"lay {card}")
    assert owed(game) == draws
    before = len(hand(game))
    for _ in range(sum(draws)):
        assert game.view().table == [card]
        game.apply(f"draw {starting(game, 'draw')[-1]}")
    assert len(hand(game)) == before + sum(draws)
    assert asked(game) == ("more", 0)


@rule("C-EXCH-02")
def test_a_market_symbol_is_the_market_pile_and_a_workshop_symbol_a_workshop_pile() -> None:
    market, workshop = acting("Y-MM", "R-MM"), acting("Y-WW", "R-MM")
    market.apply("lay Y-MM")
    workshop.apply("lay Y-WW")
    assert starting(market, "draw") == ["market"]
    assert starting(workshop, "draw") == WORKSHOPS
    assert refused(market, "draw rose", "C-EXCH-10") == "refused-cards-no-symbol"
    assert refused(workshop, "draw market", "C-EXCH-10") == "refused-cards-no-symbol"
    workshop.apply("draw pointed")
    assert pile_sizes(workshop) == {"market": 40, "round": 14, "pointed": 13, "rose": 14}
    assert workshop.view().players[0].backs == {"market": 1, "pointed": 1}


@rule("C-EXCH-03")
@pytest.mark.parametrize("pile", PILES)
def test_both_symbols_as_alternatives_let_him_decide(pile: str) -> None:
    game = acting("Y-M/W", "R-MM", "R-MM", tiles={"demand": 1})
    game.apply("lay Y-M/W")
    assert starting(game, "draw") == list(PILES)
    told = game.apply(f"draw {pile}")
    assert [(event.data["pile"], event.actor) for event in of_kind(told, "drew")] == [(pile, 0)]
    assert asked(game) == ("more", 0)  # it was one draw


@rule("C-EXCH-05")
def test_the_workshop_pile_is_chosen_anew_for_every_card() -> None:
    for order in permutations(WORKSHOPS):
        game = acting("pointed-O-WWW", "R-MM", tiles={"demand": 1})
        game.apply("lay pointed-O-WWW")
        for pile in order:
            assert starting(game, "draw") == WORKSHOPS
            game.apply(f"draw {pile}")
        assert game.view().players[0].backs == {"market": 1, **dict.fromkeys(WORKSHOPS, 1)}
    again = acting("pointed-O-WWW", "R-MM", tiles={"demand": 1})
    play(again, "lay pointed-O-WWW", "draw rose", "draw rose", "draw rose")
    assert again.view().players[0].backs == {"market": 1, "rose": 3}


@rule("C-EXCH-06")
def test_each_card_is_seen_before_the_next_draw_is_decided() -> None:
    game = acting("Y-WW", "R-M/W", "B-MM", draws=["rose-G-W*", "round-P-MM"])
    play(game, "lay Y-WW", "lay R-M/W")
    told = game.apply("draw rose")
    assert told[-1].data == {"pile": "rose", "card": "rose-G-W*"}
    assert hand(game) == ["B-MM", "rose-G-W*"]
    assert asked(game) == ("draw", 0)
    game.apply("draw round")
    assert hand(game) == ["B-MM", "round-P-MM", "rose-G-W*"]


@rule("C-EXCH-06")
def test_the_order_of_the_draws_is_his_choice() -> None:
    for order in (["market", "rose"], ["rose", "market"]):
        game = acting("Y-M*", "R-W+", "B-MM", tiles={"demand": 1})
        play(game, "lay Y-M*", "lay R-W+")
        told = play(game, *[f"draw {pile}" for pile in order])
        assert [event.data["pile"] for event in of_kind(told, "drew")] == order


# ---- the end of it -------------------------------------------------------------------------------------------------


@rule("C-EXCH-07")
def test_laid_out_cards_go_to_their_discard_piles_after_all_draws() -> None:
    game = acting("Y-WW", "round-G-W*", "R-MM", "B-MM", tiles={"demand": 1})
    play(game, "lay Y-WW", "lay round-G-W*")
    for _ in range(3):
        assert game.view().table == ["Y-WW", "round-G-W*"]
        assert set(discard_sizes(game).values()) == {0}
        game.apply("draw rose")
    assert game.view().table == []
    assert discard_sizes(game) == {"market": 1, "round": 1, "pointed": 0, "rose": 0}
    assert (game.view().piles["market"].top, game.view().piles["round"].top) == ("Y-WW", "round-G-W*")


@rule("C-EXCH-07")
def test_they_cannot_come_back_by_a_reshuffle_in_the_same_exchange() -> None:
    """One market card is left, beside the pile; for the second symbol there is none, as its card lies on the table."""
    market = without(all_cards("market"), "B-M*")
    game = acting(*market, piles={"market": []}, discards={"market": ["B-M*"]}, tiles={"demand": 1})
    game.apply("lay Y-MM")
    told = game.apply("draw market")
    assert kinds(told) == ["reshuffled", "drew"]
    assert told[-1].data["card"] == "B-M*"
    assert asked(game) == ("more", 0)
    assert game.view().piles["market"].top == "Y-MM"


@rule("C-EXCH-08")
def test_he_draws_for_every_symbol() -> None:
    faces, reds = ["YRB", "GOP", "YRG", "YRO"], ["R-M*", "R-M*", "R-MM"]
    game = acting("Y-MMM", "R-MM", tiles={"exchange": 1}, frescoes=faces, draws=reds)
    game.apply("lay Y-MMM")
    assert texts(game) == ["lay R-MM", "draw market"]
    for answer in ("stop", "pass", "restore YRB", "finish"):
        assert refused(game, answer, "C-EXCH-08") == "refused-cards-owed"
    told = game.apply("draw market")  # then nothing else can be chosen: all three come, and the turn is over
    assert [event.actor for event in of_kind(told, "drew")] == [0, 0, 0, 1]
    assert len(hand(game)) == 4


@rule("C-EXCH-09")
def test_all_cards_are_laid_out_before_the_first_draw() -> None:
    game = acting("Y-WW", "R-W+", "B-MM", draws=["rose-G-W*"])
    play(game, "lay Y-WW", "draw rose")
    assert texts(game) == ["draw round", "draw pointed", "draw rose"]
    assert refused(game, "lay B-MM", "C-EXCH-09") == "refused-cards-drawing"  # held from the beginning
    assert refused(game, "lay rose-G-W*", "C-EXCH-09") == "refused-cards-drawing"  # drawn just now


@rule("C-EXCH-09")
def test_cards_drawn_are_not_exchanged_again_in_the_same_phase() -> None:
    game = acting("Y-M*", "R-W+", tiles={"demand": 1}, draws=["B-MMM"])
    play(game, "lay Y-M*", "draw market")
    assert "B-MMM" in hand(game)
    assert starting(game, "lay") == []
    assert refused(game, "lay B-MMM", "C-ACT-01") == "refused-cards-one-action"


# ---- the draw loop -------------------------------------------------------------------------------------------------


@rule("C-EXCH-10")
def test_a_plain_symbol_is_used_up_before_a_choice() -> None:
    start = acting("Y-W+", "R-M*", "B-M/W", "B-MM", tiles={"demand": 1})
    play(start, "lay Y-W+", "lay R-M*", "lay B-M/W")
    assert owed(start) == (1, 1, 1)
    expected = {
        ("rose", "rose"): (1, 0, 0),
        ("rose", "market"): (0, 0, 1),
        ("market", "market"): (0, 1, 0),
        ("market", "round"): (0, 0, 1),
    }
    for draws, left in expected.items():
        game = start.copy()
        play(game, *[f"draw {pile}" for pile in draws])
        assert owed(game) == left, draws


@rule("C-EXCH-10")
def test_a_kind_without_symbols_is_offered_as_long_as_a_choice_is_left() -> None:
    game = acting("Y-WW", "R-M/W", "B-MM", tiles={"demand": 1})
    play(game, "lay Y-WW", "lay R-M/W")
    assert starting(game, "draw") == list(PILES)
    game.apply("draw market")
    assert starting(game, "draw") == WORKSHOPS
    assert refused(game, "draw market", "C-EXCH-10") == "refused-cards-no-symbol"


@rule("C-EXCH-10", "C-DRAW-03")
def test_symbols_whose_piles_are_all_empty_lapse() -> None:
    workshops = [name for pile in WORKSHOPS for name in all_cards(pile)]
    game = acting("Y-WW", *workshops, piles=NO_WORKSHOPS, tiles={"demand": 1})
    game.apply("lay Y-WW")
    assert starting(game, "draw") == []
    assert refused(game, "draw round", "C-EXCH-10") == "refused-cards-used-up"
    told = game.apply("finish")
    assert (list(told), owed(game), asked(game)) == ([], (0, 0, 0), ("more", 0))
    assert game.view().exchanged
    assert game.view().piles["market"].top == "Y-WW"


@rule("C-EXCH-10", "C-DRAW-03")
def test_a_choice_counts_for_the_other_kind_then() -> None:
    workshops = [name for pile in WORKSHOPS for name in all_cards(pile)]
    game = acting("Y-WW", "R-M/W", *workshops, piles=NO_WORKSHOPS, tiles={"demand": 1})
    play(game, "lay Y-WW", "lay R-M/W")
    assert starting(game, "draw") == ["market"]
    game.apply("draw market")
    assert asked(game) == ("more", 0)
    market = all_cards("market")
    game = acting(*market, piles={"market": []}, tiles={"demand": 1})
    play(game, "lay Y-MM", "lay R-M/W")
    assert starting(game, "draw") == WORKSHOPS
    game.apply("draw rose")
    assert asked(game) == ("more", 0)


def sequences(game: Cards, drawn: str = "") -> set[str]:
    """All ways to draw, as m for the market and w for a workshop."""
    found: set[str] = set()
    for pile, letter in (("market", "m"), ("round", "w")):
        if game.view().table and pile in starting(game, "draw"):
            after = game.copy()
            after.apply(f"draw {pile}")
            found |= sequences(after, drawn + letter)
    return found or {drawn}


@rule("C-EXCH-11", "C-EXCH-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_workshops_a_choice_and_three_markets_are_six_draws_in_any_order(players: int) -> None:
    game = acting("Y-WW", "R-M/W", "B-MMM", "Y-W+", players=players, tiles={"demand": 1})
    play(game, "lay Y-WW", "lay R-M/W", "lay B-MMM")
    assert owed(game) == (3, 2, 1)
    in_any_order = {"".join(order) for letters in ("mmmmww", "mmmwww") for order in permutations(letters)}
    assert len(in_any_order) == 35
    assert sequences(game) == in_any_order
