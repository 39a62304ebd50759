"""Restoring one fresco card: what can be restored, rotations, the reward (C-REST)."""

from __future__ import annotations

import pytest

from tests.cards.table import acting, asked, hand, kinds, of_kind, play, refused, starting, texts, tiles, values
from tests.support import rule

OPEN = ["YRB", "YRG", "YBG", "RBG"]
THREE = ["Y-MM", "R-MM", "B-MM"]
REWARDS = ["rotation", "exchange", "paint-G"]
DEMAND = {"demand": 1}  # with it the player is asked before the phase ends


@rule("C-REST-01")
def test_a_fresco_card_can_be_restored_if_its_three_colours_can_be_played() -> None:
    assert starting(acting(*THREE, frescoes=OPEN), "restore") == ["YRB"]
    assert starting(acting(*THREE, "round-G-MM", frescoes=OPEN), "restore") == OPEN
    two = acting("Y-MM", "R-MM", "round-G-MM", frescoes=OPEN)
    assert starting(two, "restore") == ["YRG"]
    assert refused(two, "restore YRB", "C-REST-01") == "refused-cards-colours"


@rule("C-REST-01")
def test_only_open_fresco_cards_can_be_restored() -> None:
    game = acting(*THREE, frescoes=["YRG", "YBG", "RBG", "GOP"])
    assert starting(game, "restore") == []
    assert refused(game, "restore YRB", "C-REST-01") == "refused-cards-not-open"


@rule("C-REST-01")
def test_equal_fresco_cards_are_one_option_and_one_of_them_is_taken() -> None:
    game = acting(*THREE, tiles=DEMAND, frescoes=["YRB", "YRB", "YBG", "RBG"])
    assert starting(game, "restore") == ["YRB"]
    play(game, "restore YRB")
    assert game.view().frescoes == ["YRB", "YBG", "RBG"]


@rule("C-REST-01")
def test_the_colours_of_a_fresco_card_may_be_named_in_any_order() -> None:
    game = acting(*THREE, tiles=DEMAND, frescoes=OPEN)
    assert game.parse("restore BRY") is game.parse("restore YRB")
    play(game, "restore ryb")
    assert game.view().players[0].frescoes[0].card == "YRB"


@rule("C-ACT-01")
def test_nobody_has_to_restore() -> None:
    game = acting(*THREE, frescoes=OPEN)
    play(game, "pass")
    assert values(game) == []
    assert asked(game) == ("turn", 1)


@rule("C-REST-02", "C-REST-17")
def test_three_cards_are_played_open_and_no_more() -> None:
    game = acting(*THREE, "Y-M*", "R-M*", "round-G-W*", tiles=DEMAND, frescoes=OPEN, favourite="P")
    told = play(game, "restore YRB", "pay Y-MM", "pay R-MM")
    assert kinds(told)[:4] == ["began_restoring", "paid", "paid", "paid"]
    assert game.view(1).table == THREE  # bishops could not be added
    assert hand(game) == ["Y-M*", "R-M*", "round-G-W*"]
    assert values(game) == [1]
    assert asked(game) == ("more", 0)


@rule("C-REST-02")
def test_each_colour_is_paid_in_turn_and_the_player_is_told_which() -> None:
    game = acting("R-MM", "R-M*", "B-MM", "B-WW", "round-G-MM", "round-G-WW", frescoes=OPEN)
    play(game, "restore RBG")
    for colour, card, rotations in (("R", "R-M*", 0), ("B", "B-MM", 1), ("G", "round-G-WW", 1)):
        asked_now = game.view(0).decision
        assert asked_now is not None
        assert asked_now.about == {"fresco": "RBG", "colour": colour, "rotations": rotations}
        assert game.view(1).restoring == "RBG"
        assert all(f"-{colour}-" in f"-{text.split()[1]}" for text in texts(game))
        play(game, f"pay {card}")
    assert hand(game) == ["R-MM", "B-WW", "round-G-MM"]


@rule("C-REST-03", "C-REST-17")
def test_a_restored_card_is_laid_with_its_lowest_value_to_the_middle() -> None:
    game = acting(*THREE, tiles=DEMAND, frescoes=OPEN, favourite="P")
    [restored] = of_kind(play(game, "restore YRB"), "restored")
    assert restored.data == {"fresco": "YRB", "rotations": 0, "favourite": False, "value": 1}
    view = game.view(2)
    assert [(one.card, one.rotations, one.value) for one in view.players[0].frescoes] == [("YRB", 0, 1)]
    assert view.frescoes == ["YRG", "YBG", "RBG"]


@rule("C-REST-03")
def test_a_further_card_leaves_the_values_of_the_former_ones() -> None:
    game = acting(*THREE, frescoes=OPEN, favourite="P", frescoes_of=[("GOP", 2), ("YRO", 0)])
    play(game, "restore YRB")
    assert values(game) == [6, 2, 1]


@rule("C-REST-04")
@pytest.mark.parametrize(
    ("paid", "value"),
    [
        (["Y-MM", "R-MM", "B-MM"], 1),
        (["Y-M*", "R-MM", "B-MM"], 2),
        (["Y-M*", "R-MM", "B-M*"], 3),
        (["Y-M*", "R-M*", "B-M*"], 4),
    ],
)
def test_every_bishop_symbol_on_the_played_cards_is_one_rotation(paid: list[str], value: int) -> None:
    game = acting(*paid, frescoes=OPEN, favourite="P")
    play(game, "restore YRB")
    assert values(game) == [value]


@rule("C-REST-04")
def test_bishop_symbols_turn_only_the_card_just_restored() -> None:
    game = acting("Y-M*", "R-M*", "B-MM", frescoes=OPEN, favourite="P", frescoes_of=[("YRO", 1)])
    play(game, "restore YRB")
    assert values(game) == [3, 3]  # 2 + 1 as before, 1 + 2


@rule("C-REST-04", "C-REST-02")
def test_a_bishop_that_stays_in_the_hand_turns_nothing() -> None:
    game = acting("Y-M*", "Y-MM", "R-MM", "B-MM", frescoes=OPEN, favourite="P")
    play(game, "restore YRB", "pay Y-MM")
    assert values(game) == [1]
    assert hand(game) == ["Y-M*"]


@rule("C-REST-04", "C-REST-08")
def test_rotations_of_one_restoration_do_not_reach_the_next() -> None:
    game = acting("Y-M*", "Y-MM", "R-M*", "R-MM", "B-MM", "round-G-MM", frescoes=OPEN, favourite="P")
    play(game, "restore YRB", "pay Y-M*", "pay R-M*", "restore YRG")
    assert values(game) == [3, 2]


@rule("C-REST-05")
@pytest.mark.parametrize(("favourite", "value"), [("Y", 2), ("R", 2), ("B", 2), ("G", 1), ("O", 1)])
def test_the_favourite_colour_among_those_used_is_one_more_rotation(favourite: str, value: int) -> None:
    game = acting(*THREE, frescoes=OPEN, favourite=favourite)
    [restored] = of_kind(play(game, "restore YRB"), "restored")
    assert values(game) == [value]
    assert restored.data["favourite"] == (value == 2)


@rule("C-REST-05")
def test_without_a_favourite_colour_nothing_turns_for_it() -> None:
    game = acting(*THREE, frescoes=OPEN, favourite=None)
    told = play(game, "restore YRB")
    assert values(game) == [1]
    assert "favourites_over" not in kinds(told)


@rule("C-REST-06", "C-REST-13")
def test_three_rotations_are_the_most_and_the_rest_is_lost() -> None:
    game = acting("Y-M*", "R-M*", "B-M*", frescoes=OPEN, favourite="Y")
    [restored] = of_kind(play(game, "restore YRB"), "restored")
    assert restored.data["rotations"] == 3
    assert values(game) == [4]


@rule("C-REST-05", "C-REST-13")
def test_rotations_for_bishops_and_favourite_are_made_without_asking() -> None:
    game = acting("Y-M*", "R-MM", "B-MM", tiles=DEMAND, frescoes=OPEN, favourite="Y")
    play(game, "restore YRB")
    assert asked(game) == ("more", 0)
    assert values(game) == [3]


@rule("C-REST-07")
def test_the_reward_is_one_of_the_open_action_tiles() -> None:
    game = acting(*THREE, tiles=DEMAND, frescoes=OPEN, open_tiles=REWARDS)
    play(game, "restore YRB")
    assert asked(game) == ("take", 0)
    assert texts(game) == ["take rotation", "take exchange", "take paint-G"]
    told = play(game, "take paint-G")
    assert [event.data for event in of_kind(told, "tile_taken")] == [{"tile": "paint-G"}]
    assert tiles(game) == {"demand": 1, "paint-G": 1}
    assert game.view(1).players[0].tiles == {"demand": 1, "paint-G": 1}  # it lies open
    assert game.view(1).tiles == ["rotation", "exchange"]


@rule("C-REST-07")
def test_of_equal_open_tiles_one_is_taken() -> None:
    game = acting(*THREE, tiles=DEMAND, frescoes=OPEN, open_tiles=["paint-G", "rotation", "rotation"])
    play(game, "restore YRB")
    assert texts(game) == ["take paint-G", "take rotation"]
    play(game, "take rotation")
    assert tiles(game) == {"demand": 1, "rotation": 1}
    assert game.view().tiles == ["paint-G", "rotation"]


@rule("C-REST-14")
def test_with_no_tile_left_there_is_no_reward() -> None:
    game = acting(*THREE, tiles=DEMAND, frescoes=OPEN, open_tiles=[], tile_pile=[])
    told = play(game, "restore YRB")
    assert "tile_taken" not in kinds(told)
    assert tiles(game) == DEMAND
    assert asked(game) == ("more", 0)


@rule("C-REST-14")
def test_a_single_tile_that_is_left_is_taken_without_asking() -> None:
    game = acting(*THREE, tiles=DEMAND, frescoes=OPEN, open_tiles=["exchange"], tile_pile=[])
    play(game, "restore YRB")
    assert tiles(game) == {"demand": 1, "exchange": 1}
    assert game.view().tiles == []


@rule("C-REST-12")
def test_the_favourite_colour_counts_however_it_was_paid() -> None:
    by_card = acting("Y-MM", "R-MM", "round-G-MM", frescoes=OPEN, favourite="G")
    by_tile = acting("Y-MM", "R-MM", tiles={"paint-G": 1}, frescoes=OPEN, favourite="G")
    by_mixture = acting("Y-MM", "R-MM", "Y-W+", "B-W+", frescoes=OPEN, favourite="G")
    for game, rotations in ((by_card, 1), (by_tile, 1), (by_mixture, 2)):  # the blend brings one of its own
        [restored] = of_kind(play(game, "restore YRG"), "restored")
        assert (restored.data["favourite"], restored.data["rotations"]) == (True, rotations)


@rule("C-REST-12")
def test_the_cards_of_a_mixture_do_not_count_as_their_own_colours() -> None:
    game = acting("Y-MM", "R-MM", "Y-W+", "B-W+", frescoes=OPEN, favourite="B")
    [restored] = of_kind(play(game, "restore YRG"), "restored")
    assert (restored.data["favourite"], restored.data["rotations"]) == (False, 1)


@rule("C-REST-17")
def test_a_restoration_goes_by_payment_card_rotations_tiles_and_reward() -> None:
    game = acting("Y-MM", "Y-M*", "R-MM", tiles={"paint-B": 1, "rotation": 1, "demand": 1}, frescoes=OPEN,
                  favourite="P", open_tiles=REWARDS)  # fmt: skip
    told = play(game, "restore YRB")
    assert asked(game) == ("pay", 0)
    told += play(game, "pay Y-M*")
    assert asked(game) == ("rotate", 0)
    assert values(game) == [2]  # it lies there, turned for the bishop
    assert tiles(game) == {"rotation": 1, "demand": 1}
    told += play(game, "rotate")
    assert asked(game) == ("take", 0)
    told += play(game, "take exchange")
    assert asked(game) == ("more", 0)
    assert kinds(told) == [
        "began_restoring", "paid", "paid", "painted", "restored", "tile_spent", "rotated", "tile_taken",
    ]  # fmt: skip
    assert game.view(1).table == ["Y-M*", "R-MM"]  # played cards stay until the phase ends


@rule("C-REST-18")
def test_the_reward_cannot_improve_the_restoration_that_earned_it() -> None:
    game = acting(*THREE, tiles=DEMAND, frescoes=OPEN, favourite="P", open_tiles=REWARDS)
    play(game, "restore YRB", "take rotation")
    assert asked(game) == ("more", 0)
    assert values(game) == [1]
    assert refused(game, "rotate", "C-TILE-01") == "refused-not-now"


@rule("C-REST-20")
def test_the_card_drawn_in_phase_1_may_be_played() -> None:
    game = acting("Y-MM", "R-MM", frescoes=OPEN, favourite="P", phase="draw", draws=["B-M*"])
    play(game, "restore YRB")
    assert values(game) == [2]


@rule("C-REST-20", "C-TILE-12")
def test_cards_received_for_a_demand_may_be_played() -> None:
    game = acting("Y-MM", "R-MM", tiles=DEMAND, frescoes=OPEN, favourite="P", others=[{"hand": ["B-M*"]}])
    assert starting(game, "restore") == []
    play(game, "demand B", "restore YRB")
    assert values(game) == [2]


@rule("C-REST-20", "C-TILE-02")
def test_cards_drawn_in_an_exchange_may_be_played_with_the_tile() -> None:
    game = acting("Y-MM", "R-MM", "round-G-W*", tiles={"exchange": 1}, frescoes=OPEN, favourite="P",
                  draws=["pointed-G-W*"])  # fmt: skip
    play(game, "lay round-G-W*", "draw pointed")
    assert starting(game, "restore") == ["YRG"]
    play(game, "restore YRG")
    assert values(game) == [3]
