"""The hand limit of phase 3 (C-HAND)."""

from __future__ import annotations

import pytest

from buonfresco.games import cards
from tests.cards.table import acting, asked, discard_sizes, hand, kinds, of_kind, play, refused, starting, texts
from tests.support import rule

SEVEN = ["Y-MM", "R-MM", "B-MM", "Y-WW", "R-WW", "B-WW", "Y-MMM"]


@rule("C-HAND-01", "C-EX-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seven_and_one_drawn_are_one_too_many(players: int) -> None:
    game = cards.position(players=players, painters=[{"hand": SEVEN}], draws=["R-M*"])
    assert len(hand(game)) == 8
    game.apply("pass")
    assert asked(game) == ("discard", 0)
    told = game.apply("discard Y-WW")
    assert kinds(told)[0] == "discarded"
    assert told[0].data == {"card": "Y-WW"}
    assert len(hand(game)) == 7
    assert asked(game) == ("turn", 1)


@rule("C-HAND-01")
def test_seven_cards_may_be_held() -> None:
    game = acting(*SEVEN)
    game.apply("pass")
    assert (hand(game), asked(game)[1]) == (sorted(SEVEN, key=game.r.card_names.index), 1)


@rule("C-HAND-01")
def test_surplus_cards_are_his_choice_and_go_to_the_discard_piles_of_their_backs() -> None:
    game = acting(*SEVEN, "round-G-W*", "rose-G-W*", "rose-G-MM", "R-M*")
    game.apply("pass")
    for name, surplus in (("rose-G-W*", 4), ("Y-MM", 3), ("round-G-W*", 2), ("B-MM", 1)):
        assert sorted(starting(game, "discard")) == sorted(set(hand(game)))
        assert len(starting(game, "discard")) == len(texts(game))
        asked_for = game.view(0).decision
        assert asked_for is not None
        assert asked_for.about == {"surplus": surplus}
        game.apply(f"discard {name}")
    assert asked(game) == ("turn", 1)
    assert discard_sizes(game) == {"market": 2, "round": 1, "pointed": 0, "rose": 1}
    assert game.view().piles["market"].top == "B-MM"  # the last one lies on top
    assert "rose-G-MM" in hand(game)


@rule("C-HAND-01")
def test_only_his_own_cards_are_discarded() -> None:
    game = acting(*SEVEN, "R-M*", others=[{"hand": ["B-M*"]}])
    game.apply("pass")
    assert refused(game, "discard B-M*", "C-HAND-01") == "refused-cards-not-held"
    refused(game, "pass", "C-HAND-01")
    refused(game, "discard Y-MM", "C-TURN-01", seat=1)


@rule("C-HAND-02")
def test_the_limit_does_not_hold_while_he_draws_and_exchanges() -> None:
    game = cards.position(players=2, painters=[{"hand": SEVEN}], seed=5, draws=["R-M*"])
    play(game, "lay Y-MMM", "lay Y-WW")
    most = 0
    for _ in range(5):  # three market cards and two of workshops
        if asked(game)[0] != "discard":
            game.apply(texts(game)[-1])
            most = max(most, len(hand(game)))
    assert most == 11
    for _ in range(4):
        assert asked(game) == ("discard", 0)
        game.apply(texts(game)[0])
    assert (len(hand(game)), asked(game)[1]) == (7, 1)


@rule("C-HAND-02")
def test_the_limit_does_not_hold_for_a_demand_of_his_before_phase_three() -> None:
    game = acting(*SEVEN, tiles={"demand": 1}, others=[{"hand": ["R-M*"]}, {"hand": ["R-M*"]}])
    told = game.apply("demand R")
    assert len(of_kind(told, "gave")) == 2
    assert len(hand(game)) == 9
    assert asked(game) == ("turn", 0)
    game.apply("pass")
    assert asked(game) == ("discard", 0)


@rule("C-HAND-01")
def test_the_limit_is_checked_after_a_restoration_too() -> None:
    own = [*SEVEN, "R-MMM", "B-MMM", "Y-M*", "R-M*", "B-M*"]
    game = acting(*own, frescoes=["YRB", "GOP", "YGO", "YGP"])
    play(game, "restore YRB", "pay Y-M*", "pay R-M*", "pay B-M*")
    assert asked(game) == ("discard", 0)
    assert len(hand(game)) == 9
