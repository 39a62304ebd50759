"""Module 16, Black Market (M16): barrel and examples, and the entries of 30-interactions that need no other module."""

from __future__ import annotations

import pytest

from buonfresco.engine.errors import BadConfig
from buonfresco.games import fresco
from tests.rules.bazaar import BLACK, BOOTHS3, BOOTHS4, NEVER, barrel, bazaar, prepare, sizes
from tests.rules.flow import asked, forgo_until, paints, plan_all, thalers, wake_all
from tests.rules.table import refused
from tests.support import PRESETS, rule, texts

# ---- the barrel at the end of the round -----------------------------------------------------------------------------


@rule("M16-MKT-07")
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_empties_the_barrel_at_the_end_of_the_round(preset: str) -> None:
    game = bazaar(1, 1, 0, preset=preset)
    game.apply(BLACK)
    forgo_until(game, "wake")
    assert (barrel(game), sizes(game), len(game.view().bag)) == ([], [3, 3, 3], 2)


@rule("M16-MKT-07")
def test_tiles_stay_on_the_barrel_until_the_round_ends() -> None:
    game = bazaar(1, 1, 0, first={"paints": "YRB"})
    game.apply(BLACK)
    game.apply("pass")
    assert game.view().phase == "cathedral"
    assert len(barrel(game)) == 1


@rule("M16-MKT-07")
@pytest.mark.parametrize(("value", "left"), [("end_of_round", []), ("never", ["O", "YYY"])])
def test_the_switch_decides_whether_tiles_stay_on_the_barrel(value: str, left: list[str]) -> None:
    game = prepare(["O", "YYY"], switches={"black_market.barrel_return": value})
    assert barrel(game) == left


@rule("M16-MKT-07")
def test_the_switch_has_two_values_and_belongs_to_the_module() -> None:
    with pytest.raises(BadConfig) as caught:
        fresco.new_game(3, modules=[16], switches={"black_market.barrel_return": "sometimes"})
    assert caught.value.rule == "M16-MKT-07"
    with pytest.raises(BadConfig):
        fresco.new_game(3, switches=NEVER)


@rule("M16-MKT-08")
def test_barrel_tiles_are_back_before_the_booths_are_filled() -> None:
    game = prepare(["O"], draws=["O"])
    assert game.view().booths["I"][0] == "O"
    assert (barrel(game), sizes(game), len(game.view().bag)) == ([], [4, 3, 3, 3], 1)


@rule("M16-MKT-09")
def test_with_never_the_booths_are_filled_in_order_as_far_as_the_tiles_go() -> None:
    game = prepare(["O", "G", "Y", "R", "B"], switches=NEVER)
    assert (sizes(game), game.view().bag) == ([4, 3, 2, 0], [])
    wake_all(game, 6, 7, 8, 9)
    plan_all(game, *["1-1-1-1-1"] * 4)
    assert BLACK not in texts(game)
    refused(game, "buy IV.1", "B-MKT-10")
    refused(game, "close IV", "B-MKT-10")
    refused(game, "buy III.3", "B-MKT-03")
    assert {"buy III.2", "close III"} <= set(texts(game))


@rule("M16-MKT-09")
def test_with_never_the_bag_shrinks_by_every_draw() -> None:
    game = bazaar(1, 1, 0, 0, switches=NEVER)
    game.apply(BLACK)
    forgo_until(game, "wake")
    assert (sizes(game), game.view().bag, len(barrel(game))) == ([4, 3, 3, 3], [], 1)
    wake_all(game, 5, 6, 7, 8)
    plan_all(game, *["1-1-1-1-1"] * 4)
    game.apply("close I")
    game.apply(BLACK)
    forgo_until(game, "wake")
    assert (sizes(game), game.view().bag, len(barrel(game))) == ([4, 3, 3, 2], [], 2)


# ---- examples -------------------------------------------------------------------------------------------------------


@rule("M16-EX-01")
def test_example_of_the_black_market() -> None:
    game = bazaar(3, 1, 1, 1, draws=["O"])
    game.apply("buy II.1")
    game.apply("buy II.2")
    assert paints(game, 0) == {"red": 3, "green": 1}
    game.apply(BLACK)
    assert paints(game, 0) == {"red": 3, "green": 1, "orange": 1}
    assert barrel(game) == ["O"]
    assert game.view().booths["II"] == []
    assert game.view().bag == ["G", "RRR", "YB"]
    assert thalers(game, 0) == 12 - 3 * 3


@rule("M16-EX-02")
@pytest.mark.parametrize("act", ["buy II.1", BLACK, "close II"])
def test_one_apprentice_buys_or_draws_or_closes(act: str) -> None:
    game = bazaar(1, 1, 1, 1)
    game.apply(act)
    assert asked(game) == 1


@rule("M16-EX-03", "M16-MKT-14", "X-MKT-09")
def test_four_players_and_one_spare_tile() -> None:
    game = bazaar(1, 1, 1, 1)
    assert len(game.view().bag) == 1
    game.apply(BLACK)
    assert (game.view().bag, game.view().booths) == ([], BOOTHS4)
    refused(game, BLACK, "M16-MKT-14")
    game.apply("buy II.1")
    assert (asked(game), game.view().bag) == (2, ["G", "RRR", "YB"])
    assert BLACK in texts(game)


@rule("M16-EX-04")
def test_two_apprentices_the_first_one_draws() -> None:
    game = bazaar(2, 1, 0, draws=["O"])
    game.apply(BLACK)
    assert not [text for text in texts(game) if text.startswith("close")]
    stopped, bought = game.copy(), game
    stopped.apply("pass")
    assert (asked(stopped), stopped.view().booths) == (1, BOOTHS3)
    bought.apply("buy III.2")
    assert (asked(bought), bought.view().booths) == (1, {**BOOTHS3, "III": []})


# ---- interactions ---------------------------------------------------------------------------------------------------


@rule("X-MKT-12")
def test_purchases_are_made_one_by_one_and_the_first_fixes_the_booth() -> None:
    game = bazaar(3, 1, 0)
    refused(game, "buy II.1+2", "X-MKT-12")
    game.apply("buy II.2")
    assert texts(game) == [BLACK, "buy II.1", "buy II.3", "pass"]
    refused(game, "buy I.1", "B-MKT-03")
    refused(game, "buy II.2", "B-MKT-03")
    refused(game, "close II", "B-MKT-06")


@rule("X-MKT-12")
def test_closing_ends_the_turn_at_the_market() -> None:
    game = bazaar(3, 1, 0)
    game.apply("close II")
    assert (asked(game), game.view().booths["II"]) == (1, [])


@rule("X-MKT-12")
def test_the_turn_ends_by_itself_when_nothing_is_possible_any_more() -> None:
    game = bazaar(3, 1, 0, first={"thalers": 7})
    game.apply("buy II.1")
    game.apply(BLACK)
    assert (asked(game), game.view().booths["II"]) == (1, [])
    assert thalers(game, 0) == 1


@rule("X-MKT-09")
def test_the_bag_holds_spare_tiles_and_cleared_booths_but_no_drawn_tile() -> None:
    game = bazaar(2, 2, 1, draws=["O"])
    assert game.view().bag == ["BBB", "O"]
    game.apply(BLACK)
    game.apply("buy I.1")
    assert game.view().bag == ["B", "BBB", "R", "Y"]
    game.apply("close III")
    assert game.view().bag == ["B", "BBB", "R", "RB", "Y", "YB", "YR"]
    assert barrel(game) == ["O"]


@rule("X-T-17")
def test_three_players_draw_both_spare_tiles() -> None:
    game = bazaar(1, 1, 1)
    assert len(game.view().bag) == 2
    game.apply(BLACK)
    assert len(game.view().bag) == 1
    game.apply(BLACK)
    assert (game.view().bag, asked(game)) == ([], 2)
    refused(game, BLACK, "M16-MKT-14")
    assert {"buy I.1", "close I"} <= set(texts(game))
    drawn = barrel(game)
    forgo_until(game, "wake")
    assert (barrel(game), sizes(game), len(game.view().bag)) == ([], [3, 3, 3], 2)
    laid = [tile for tiles in game.view().booths.values() for tile in tiles]
    assert {*laid, *game.view().bag} >= set(drawn)
