"""Turns (C-TURN), the draw of phase 1 (C-DRAW), the choice of phase 2 (C-ACT), passing (C-PASS)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from buonfresco.games import cards
from buonfresco.games.cards import Cards
from tests.cards.table import (
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

FIVE = ["Y-MM", "R-MM", "B-MM", "Y-WW", "R-WW"]


# ---- turns ---------------------------------------------------------------------------------------------------------


@rule("C-TURN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_clockwise_from_the_start_player(players: int) -> None:
    game = cards.position(players=players, start=1, turn=1, seed=1)
    order = []
    for _ in range(2 * players):
        kind, seat = asked(game)
        assert kind == "turn"
        order.append((game.view().round, seat))
        game.apply("pass")
    clockwise = [(1 + n) % players for n in range(players)]
    assert order == [(1, seat) for seat in clockwise] + [(2, seat) for seat in clockwise]


@rule("C-TURN-01")
def test_a_turn_is_draw_then_act_then_hand_limit() -> None:
    seven = [*FIVE, "B-WW", "Y-MMM"]
    others = [{"hand": seven}, {"hand": ["R-W+"]}]
    game = acting("Y-W+", "R-W+", "B-W+", others=others, draws=["Y-M*"])
    told = game.apply("pass")  # the next one draws before he is asked anything
    assert kinds(told) == ["passed", "drew"]
    assert (told[1].actor, told[1].data["card"]) == (1, "Y-M*")
    assert asked(game) == ("turn", 1)
    game.apply("pass")
    assert asked(game) == ("discard", 1)
    told = game.apply("discard Y-WW")
    assert kinds(told) == ["discarded", "drew"]
    assert asked(game) == ("turn", 2)


@rule("C-TURN-01")
def test_nobody_acts_out_of_turn() -> None:
    game = cards.position(players=4, turn=2, seed=1)
    for seat in (0, 1, 3):
        assert refused(game, "pass", "C-TURN-01", seat) == "refused-turn"
        assert game.legal(seat) == ()


@rule("C-TURN-01")
def test_the_beginning_of_a_round_is_told_once() -> None:
    game = cards.position(players=3, start=1, turn=0, round=4, seed=2)
    assert [(event.data["round"], event.data["final"]) for event in of_kind(game.apply("pass"), "round_began")] == [
        (5, False)
    ]
    assert of_kind(game.apply("pass"), "round_began") == []


# ---- phase 1 -------------------------------------------------------------------------------------------------------


@rule("C-DRAW-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_begins_with_one_market_card(players: int) -> None:
    game = cards.position(players=players, painters=[{"hand": FIVE}], draws=["R-M*"])
    assert hand(game) == sorted([*FIVE, "R-M*"], key=game.r.card_names.index)
    assert pile_sizes(game) == {"market": 42 - 6, "round": 14, "pointed": 14, "rose": 14}
    assert not any(text.startswith("draw") for text in texts(game))  # it was no choice


def thin_market(*left: str, **words: Any) -> Cards:
    """A market pile with few cards; the others lie beside it, and the painters hold five each."""
    hands = [FIVE, ["Y-W+"] * 3, ["R-W+"] * 3]
    gone = [name for one in hands for name in one] + list(left)
    return cards.position(
        players=3,
        painters=[{"hand": one} for one in hands],
        piles={"market": left},
        discards={"market": without(all_cards("market"), *gone)},
        **words,
    )


@rule("C-DRAW-02")
def test_the_discard_pile_is_shuffled_when_a_card_has_to_come_from_an_empty_pile() -> None:
    game = thin_market("B-M*")
    beside = 42 - 11 - 1
    assert "B-M*" in hand(game)
    assert (pile_sizes(game)["market"], discard_sizes(game)["market"]) == (0, beside)  # not before
    told = game.apply("pass")
    assert kinds(told) == ["passed", "reshuffled", "drew"]
    assert (told[1].actor, told[1].data) == (1, {"pile": "market"})
    assert (pile_sizes(game)["market"], discard_sizes(game)["market"]) == (beside - 1, 0)
    assert game.view().piles["market"].top is None
    assert game.check() == []


@rule("C-DRAW-02")
def test_any_card_of_the_discard_pile_may_come_after_the_shuffle() -> None:
    seen = {name for seed in range(150) for name in hand(thin_market(seed=seed)) if name not in FIVE}
    assert seen == set(without(all_cards("market"), *FIVE, *["Y-W+"] * 3, *["R-W+"] * 3)) - set(FIVE)


@rule("C-DRAW-02")
def test_the_four_piles_are_independent() -> None:
    piles = {"market": [], "round": [], "rose": ["rose-P-MM"]}
    beside = {
        "market": without(all_cards("market"), "Y-W+", "Y-WW", "R-WW"),
        "round": all_cards("round"),
        "rose": without(all_cards("rose"), "rose-P-MM"),
    }
    game = acting("Y-W+", "Y-WW", "R-WW", piles=piles, discards=beside)
    game.apply("lay Y-WW")
    game.apply("lay R-WW")
    game.apply("draw rose")
    assert pile_sizes(game) == {"market": 0, "round": 0, "pointed": 14, "rose": 0}
    told = game.apply("draw round")
    assert [(event.kind, event.actor, event.data["pile"]) for event in told] == [
        ("reshuffled", 0, "round"), ("drew", 0, "round"),
    ]  # fmt: skip
    assert pile_sizes(game) == {"market": 0, "round": 13, "pointed": 14, "rose": 0}
    assert discard_sizes(game) == {"market": 39, "round": 0, "pointed": 0, "rose": 13}


def without_market(**words: Any) -> Cards:
    """All market cards are in hands: the first painter has them, but for seven."""
    second = ["B-W+", "B-W+", "B-W+", "B-W+", "B-MM", "B-MM", "B-WW"]
    first = without(all_cards("market"), *second)
    return cards.position(players=2, painters=[{"hand": first}, {"hand": second}], piles={"market": []}, **words)


@rule("C-DRAW-03")
def test_without_any_market_card_phase_one_is_skipped() -> None:
    game = without_market()
    assert len(hand(game)) == 35
    assert asked(game) == ("turn", 0)
    assert game.inputs == []  # nothing was drawn


@rule("C-DRAW-03")
def test_a_pile_that_is_used_up_is_replaced_by_another_workshop_pile_in_an_exchange() -> None:
    game = acting("Y-WW", *all_cards("round"), piles={"round": []})
    game.apply("lay Y-WW")
    assert starting(game, "draw") == ["pointed", "rose"]
    assert refused(game, "draw round", "C-EXCH-10") == "refused-cards-used-up"


# ---- phase 2 -------------------------------------------------------------------------------------------------------


@rule("C-ACT-01")
def test_exchange_or_restore_or_pass() -> None:
    game = acting("Y-W+", "R-MM", "B-M*", "B-M*", frescoes=["YRB", "GOP", "YRG", "YRO"])
    assert texts(game) == ["restore YRB", "lay Y-W+", "lay R-MM", "lay B-M*", "pass"]


@rule("C-ACT-01")
def test_passing_is_allowed_whether_or_not_the_others_are_possible() -> None:
    able = acting("Y-W+", "R-MM", "B-M*", frescoes=["YRB", "GOP", "YRG", "YRO"])
    unable = acting("Y-W+", frescoes=["YRB", "GOP", "YRG", "YRO"])
    for game in (able, unable):
        assert "pass" in texts(game)
        game.apply("pass")
        assert asked(game)[1] == 1
    empty = cards.position(players=3, phase="act", seed=1)  # nothing else is possible: it passes by itself
    assert asked(empty)[1] == 1
    assert len(hand(empty, 0)) == 3


@rule("C-ACT-01")
def test_it_is_one_of_them_only() -> None:
    """With a demand tile he is asked again after each of them, and still there is no second action."""
    faces = ["YRB", "GOP", "YRG", "YRO"]
    exchanged = acting("Y-M*", "R-MM", "B-M*", "Y-MM", tiles={"demand": 1}, frescoes=faces)
    exchanged.apply("lay Y-M*")
    exchanged.apply("draw market")
    restored = acting("Y-M*", "R-MM", "B-M*", "Y-MM", tiles={"demand": 1}, frescoes=faces)
    restored.apply("restore YRB")
    restored.apply("pay Y-M*")
    for game in (exchanged, restored):
        assert asked(game) == ("more", 0)
        assert not starting(game, "lay")
        assert refused(game, "lay Y-MM", "C-ACT-01") == "refused-cards-one-action"
        assert refused(game, "pass", "C-ACT-01") == "refused-cards-one-action"


@rule("C-ACT-01")
def test_the_next_one_chooses_anew() -> None:
    """What one did in his turn binds nobody after him, nor himself in his next turn."""
    faces = ["YRB", "GOP", "YRG", "YRO"]
    others = [{"hand": ["Y-MM", "R-MM", "B-MM"]}]
    game = acting("Y-M*", "R-WW", "B-WW", players=2, others=others, frescoes=faces, draws=["Y-WW", "R-M*"])
    play(game, "lay Y-M*", "draw market")
    assert asked(game) == ("turn", 1)
    assert starting(game, "restore") == ["YRB"]
    view = game.view()
    assert (view.exchanged, view.restored, view.table) == (False, 0, [])
    game.apply("pass")
    assert (asked(game), starting(game, "restore")) == (("turn", 0), ["YRB"])


# ---- passing -------------------------------------------------------------------------------------------------------


@rule("C-PASS-01")
def test_passing_leads_to_phase_three() -> None:
    game = acting(*FIVE, "B-WW", "Y-MMM", "R-MMM")
    assert kinds(game.apply("pass")) == ["passed"]
    assert asked(game) == ("discard", 0)


@rule("C-PASS-02", "C-EX-04")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("held", [0, 1])
def test_who_passes_with_one_or_two_cards_draws_up_to_three(players: int, held: int) -> None:
    """0 cards: draws 1 and then 2; 1 card: draws 1 and then 1."""
    game = cards.position(players=players, painters=[{"hand": FIVE[:held]}], draws=["R-M*", "B-M*", "Y-M*"][: 3 - held])
    assert len(hand(game)) == held + 1
    told = game.apply("pass")
    assert [event.actor for event in of_kind(told, "drew")] == [0] * (2 - held) + [1]
    assert {event.data["pile"] for event in of_kind(told, "drew")} == {"market"}
    assert len(hand(game)) == 3


@rule("C-PASS-02")
@pytest.mark.parametrize("held", [3, 4, 7])
def test_who_passes_with_three_cards_or_more_draws_nothing(held: int) -> None:
    game = acting(*[*FIVE, "B-WW", "Y-MMM"][:held])
    told = game.apply("pass")
    assert [event.actor for event in of_kind(told, "drew")] == [1]
    assert len(hand(game)) == held


@rule("C-PASS-02")
def test_who_exchanges_or_restores_does_not_fill_up_his_hand() -> None:
    exchanged = acting("Y-M*", "R-MM")
    exchanged.apply("lay Y-M*")
    exchanged.apply("draw market")
    assert (asked(exchanged)[1], len(hand(exchanged))) == (1, 2)
    restored = acting("Y-M*", "R-MM", "B-M*", frescoes=["YRB", "GOP", "YRG", "YRO"], tiles={})
    restored.apply("restore YRB")  # all the rest of his turn is forced: three equal action tiles lie open
    assert (asked(restored)[1], hand(restored)) == (1, [])


@rule("C-PASS-03")
def test_with_no_card_at_all_he_draws_up_to_three() -> None:
    game = acting(tiles={"demand": 1})
    told = game.apply("pass")
    assert [event.actor for event in of_kind(told, "drew")] == [0, 0, 0]
    assert len(hand(game)) == 3


@rule("C-PASS-03")
@pytest.mark.parametrize("there", [0, 1, 2])
def test_with_few_market_cards_left_he_draws_those(there: int) -> None:
    """Only a hand far above the limit makes them so few, so the position is edited and not sound."""
    data = json.loads(acting(tiles={"demand": 1}).to_json())
    market = all_cards("market")
    data["state"]["painters"][1]["hand"] = market[there:]
    data["state"]["piles"]["market"] = market[:there]
    game = cards.from_json(json.dumps(data))
    game.apply("pass")
    assert hand(game) == market[:there]
