"""Module 16, Black Market (M16): the action, booths and bag, Leonardo, information."""

from __future__ import annotations

import pytest

from buonfresco.engine.errors import IllegalAction
from buonfresco.games import fresco
from tests.rules.bazaar import BLACK, BOOTHS3, barrel, bazaar, sizes
from tests.rules.flow import PLANS, asked, paints, thalers, told
from tests.rules.table import refused
from tests.support import rule, texts

# ---- setup --------------------------------------------------------------------------------------------------------


@rule("M16-SETUP-01")
def test_barrel_lies_there_and_is_empty() -> None:
    game = fresco.new_game(3, modules=[16], seed=1)
    assert barrel(game) == []
    assert "black_market" not in fresco.new_game(3, seed=1).view().modules


@rule("M16-SETUP-02", "X-STATED-19")
@pytest.mark.parametrize(("players", "laid", "left"), [(2, 9, 2), (3, 9, 2), (4, 13, 1)])
def test_market_is_filled_as_usual(players: int, laid: int, left: int) -> None:
    game = fresco.new_game(players, modules=[16], seed=2)
    assert sum(sizes(game)) == laid
    assert len(game.view().bag) == left


# ---- the action ---------------------------------------------------------------------------------------------------


@rule("M16-MKT-01")
def test_black_market_comes_besides_buying_or_closing_once_a_turn() -> None:
    game = bazaar(3, 0, 0)
    assert {BLACK, "buy I.1", "close I", "pass"} <= set(texts(game))
    game.apply(BLACK)
    refused(game, BLACK, "M16-MKT-04")
    assert "buy I.1" in texts(game)


@rule("M16-MKT-01")
def test_everybody_may_do_it_in_his_own_turn_again() -> None:
    game = bazaar(1, 1, 1)
    game.apply(BLACK)
    assert asked(game) == 1
    game.apply(BLACK)
    assert len(barrel(game)) == 2


@rule("M16-MKT-02")
def test_black_market_needs_an_apprentice_at_the_market() -> None:
    game = bazaar(0, 1, 0)
    assert asked(game) == 1
    assert game.legal(0) == ()
    refused(game, BLACK, "B-ORDER-02", seat=0)


@rule("M16-MKT-02", "M16-MKT-04")
def test_an_apprentice_who_has_bought_cannot_draw_as_well() -> None:
    game = bazaar(1, 1, 0)
    game.apply("buy I.1")
    assert asked(game) == 1


@rule("M16-MKT-03")
def test_who_closes_a_booth_does_nothing_else() -> None:
    game = bazaar(3, 1, 0)
    game.apply("close I")
    assert asked(game) == 1
    assert barrel(game) == []


@rule("M16-MKT-03", "M16-MKT-12")
def test_after_the_draw_closing_is_out() -> None:
    game = bazaar(3, 1, 0)
    game.apply(BLACK)
    assert not [text for text in texts(game) if text.startswith("close")]
    with pytest.raises(IllegalAction):
        game.apply("close I")


@rule("M16-MKT-03")
def test_closing_after_the_draw_is_refused_by_the_rule_that_forbids_it() -> None:
    game = bazaar(3, 1, 0)
    game.apply(BLACK)
    refused(game, "close I", "M16-MKT-03")
    reason = game.explain("close I")
    assert reason is not None
    assert reason.key == "refused-black-close"  # nothing was bought at a booth, so no word of that


@rule("M16-MKT-04")
def test_only_one_apprentice_draws_and_he_does_not_buy() -> None:
    game = bazaar(2, 1, 0)
    game.apply(BLACK)
    refused(game, BLACK, "M16-MKT-04")
    game.apply("buy I.1")
    assert asked(game) == 1  # two apprentices, two tiles


@rule("M16-MKT-05")
def test_he_pays_his_wake_price_and_takes_the_paints_of_the_tile_drawn() -> None:
    game = bazaar(1, 1, 0, draws=["BBB"])
    events = game.apply(BLACK)
    assert [(event.actor, event.data) for event in told(events, "drew_black")] == [(0, {"tile": "BBB", "price": 3})]
    assert (thalers(game, 0), paints(game, 0)) == (9, {"blue": 3})


@rule("M16-MKT-05")
def test_luck_decides_which_tile_of_the_bag_comes() -> None:
    drawn = set()
    for seed in range(30):
        game = bazaar(1, 1, 0, seed=seed)
        game.apply(BLACK)
        drawn.add(barrel(game)[0])
    assert drawn == {"BBB", "O"}


@rule("M16-MKT-06")
def test_drawn_tiles_lie_on_the_barrel_and_not_in_the_bag() -> None:
    game = bazaar(1, 1, 1, draws=["O", "BBB"])
    game.apply(BLACK)
    assert (barrel(game), game.view().bag) == (["O"], ["BBB"])
    game.apply(BLACK)
    assert (barrel(game), game.view().bag) == (["O", "BBB"], [])


# ---- booths and bag -------------------------------------------------------------------------------------------------


@rule("M16-MKT-10")
def test_who_only_draws_returns_no_booth() -> None:
    game = bazaar(2, 1, 0, draws=["O"])
    game.apply(BLACK)
    game.apply("pass")
    assert game.view().booths == BOOTHS3
    assert game.view().bag == ["BBB"]


@rule("M16-MKT-11")
def test_own_booth_goes_into_the_bag_only_at_the_end_of_the_turn() -> None:
    game = bazaar(3, 1, 0)
    game.apply("buy II.1")
    assert game.view().bag == ["BBB", "O"]
    game.apply("buy II.2")
    assert game.view().bag == ["BBB", "O"]
    game.apply("pass")
    assert game.view().bag == ["BBB", "G", "O", "RRR", "YYY"]


@rule("M16-MKT-11")
def test_own_purchases_cannot_be_drawn() -> None:
    game = bazaar(2, 1, 1, 1, slices={"black_market": {"barrel": ["O"]}})
    game.apply("buy II.1")
    refused(game, BLACK, "M16-MKT-14")


@rule("M16-MKT-12", "X-MKT-12")
@pytest.mark.parametrize("acts", [[BLACK, "buy II.1", "buy II.2"], ["buy II.1", BLACK, "buy II.2"]])
def test_the_draw_comes_before_between_or_after_the_purchases(acts: list[str]) -> None:
    last = bazaar(3, 1, 0, draws=["O"])
    last.apply_all(["buy II.1", "buy II.2", BLACK])
    game = bazaar(3, 1, 0, draws=["O"])
    for act in acts:
        game.apply(act)
    assert paints(game, 0) == paints(last, 0) == {"green": 1, "red": 3, "orange": 1}
    assert game.hash() == last.hash()


@rule("M16-MKT-12")
def test_the_booth_is_chosen_after_the_draw_if_he_likes() -> None:
    game = bazaar(2, 1, 0)
    game.apply(BLACK)
    assert {"buy I.1", "buy II.1", "buy III.1"} <= set(texts(game))


@rule("M16-MKT-13")
def test_who_cannot_pay_the_wake_price_cannot_draw() -> None:
    refused(bazaar(1, 1, 0, first={"thalers": 2}), BLACK, "M16-MKT-13")
    game = bazaar(2, 1, 0, first={"thalers": 5})
    game.apply("buy I.1")
    assert asked(game) == 1  # 2 Thalers are left: nothing more is possible, so he is not asked again


@rule("M16-MKT-13")
def test_the_draw_commits() -> None:
    game = bazaar(2, 1, 0, draws=["BBB"])
    game.apply(BLACK)
    assert (thalers(game, 0), paints(game, 0)) == (9, {"blue": 3})  # paid and taken, nothing to refuse
    assert texts(game) == [*[f"buy {b}.{n}" for b in ("I", "II", "III") for n in (1, 2, 3)], "pass"]
    assert not game.can_undo(0)


@rule("M16-MKT-14")
def test_an_empty_bag_has_nothing_to_draw() -> None:
    game = bazaar(1, 1, 0, slices={"black_market": {"barrel": ["O", "BBB"]}})
    refused(game, BLACK, "M16-MKT-14")


@rule("M16-MKT-14")
def test_two_players_always_find_a_tile() -> None:
    painters = [{"space": 10, "wake": 6, "plan": PLANS[1]}, {"space": 20, "wake": 7, "plan": PLANS[1]}]
    painters.append({"space": 30, "wake": 9})
    game = fresco.position(2, modules=[16], painters=painters, booths=BOOTHS3, phase="market")
    game.apply(BLACK)
    assert asked(game) == 1
    assert BLACK in texts(game)


@rule("M16-MKT-15", "X-MKT-09")
@pytest.mark.parametrize("act", ["buy II.1", "close II"])
def test_tiles_of_booths_cleared_earlier_can_be_drawn(act: str) -> None:
    game = bazaar(1, 1, 0, draws=["YYY"])
    game.apply(act)
    assert game.view().bag == ["BBB", "G", "O", "RRR", "YYY"]
    game.apply(BLACK)
    assert paints(game, 1) == {"yellow": 3}


@rule("M16-MKT-15")
def test_tiles_of_the_booth_leonardo_closed_can_be_drawn() -> None:
    painters = [{"space": 10, "wake": 6, "plan": PLANS[1], "paints": ""}, {"space": 20, "wake": 7, "plan": PLANS[0]}]
    painters.append({"space": 30, "wake": 5})
    game = fresco.position(2, modules=[16], painters=painters, booths=BOOTHS3, draws=["YYY"], phase="market")
    game.apply("close II")
    game.apply(BLACK)
    assert paints(game, 0) == {"yellow": 3}


@rule("M16-MKT-16")
@pytest.mark.parametrize("seed", range(10))
def test_only_market_tiles_are_drawn(seed: int) -> None:
    game = bazaar(1, 1, 0, seed=seed)
    before = game.view().bag
    game.apply(BLACK)
    assert sorted([*game.view().bag, *barrel(game)]) == before
    assert set(before) <= {"BBB", "O"}


@rule("M16-MKT-17")
def test_black_market_is_open_to_who_buys_nothing_and_when_no_booth_is_open() -> None:
    game = bazaar(1, 1, 0, booths={}, draws=["G"])
    assert texts(game) == [BLACK, "pass"]
    game.apply(BLACK)
    assert paints(game, 0) == {"green": 1}


@rule("M16-MKT-18")
def test_a_booth_is_chosen_only_by_buying_there_once_a_tile_was_drawn() -> None:
    game = bazaar(2, 1, 0, first={"thalers": 3})
    assert "close I" in texts(game)
    game.apply(BLACK)  # his last money: buying is out, and nothing else may clear a booth
    assert asked(game) == 1
    assert game.view().booths == BOOTHS3


@rule("M16-MKT-18")
def test_stopping_after_the_draw_clears_no_booth() -> None:
    game = bazaar(3, 1, 0)
    game.apply(BLACK)
    assert {text.split()[0] for text in texts(game)} == {"buy", "pass"}
    game.apply("pass")
    assert game.view().booths == BOOTHS3


@rule("M16-MKT-19")
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_as_many_tiles_as_apprentices_at_most_one_of_them_drawn(apprentices: int) -> None:
    game = bazaar(apprentices, 1, 0)
    game.apply(BLACK)
    for space in range(1, apprentices):
        assert asked(game) == 0
        game.apply(f"buy I.{space}")
    assert asked(game) == 1
    assert thalers(game, 0) == 12 - 3 * apprentices


# ---- Leonardo and information ---------------------------------------------------------------------------------------


@rule("M16-LEO-01")
def test_leonardo_cannot_draw() -> None:
    painters = [{"space": 10, "wake": 6, "plan": PLANS[1]}, {"space": 20, "wake": 7, "plan": PLANS[0]}]
    painters.append({"space": 30, "wake": 5})
    game = fresco.position(2, modules=[16], painters=painters, booths=BOOTHS3, phase="market")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.actor) == ("leonardo_market", 2)
    assert texts(game) == ["close I", "close II", "close III"]
    with pytest.raises(IllegalAction):
        game.apply(BLACK)


@rule("M16-INFO-01")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_barrel_is_open_and_the_paints_are_not(viewer: int | None) -> None:
    game = bazaar(1, 1, 0, draws=["BBB"])
    events = game.apply(BLACK)
    view = game.view(viewer)
    assert view.modules["black_market"] == {"barrel": ["BBB"]}
    assert view.bag == ["O"]
    assert told(events.seen_by(viewer), "drew_black")
    assert view.players[0].paints == ({"blue": 3} if viewer == 0 else None)
