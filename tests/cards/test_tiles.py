"""Action tiles: rotation, exchange and restore, paint (C-TILE). Demand tiles: test_demand.py."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.cards import Cards
from tests.cards.table import acting, asked, hand, kinds, of_kind, play, refused, starting, state, texts, tiles, values
from tests.support import rule

OPEN = ["YRB", "YRG", "YBG", "RBG"]
THREE = ["Y-MM", "R-MM", "B-MM"]
PLAIN = {"frescoes": OPEN, "favourite": "P", "open_tiles": ["demand"] * 3}


def everywhere(game: Cards, tile: str) -> int:
    """How many tiles of a kind are still in the game."""
    data = state(game)
    lying: int = [*data["tiles"], *data["tile_pile"]].count(tile)
    return lying + sum(int(one.get("tiles", {}).get(tile, 0)) for one in data["painters"])


# ---- rotation ------------------------------------------------------------------------------------------------------


@rule("C-TILE-01")
def test_a_rotation_tile_turns_the_restored_card_and_leaves_the_game() -> None:
    game = acting(*THREE, tiles={"rotation": 1}, **PLAIN)
    play(game, "restore YRB")
    assert asked(game) == ("rotate", 0)
    view = game.view(0).decision
    assert view is not None
    assert view.about == {"fresco": "YRB", "value": 1, "next": 2}
    assert texts(game) == ["rotate", "leave"]
    told = play(game, "rotate")
    assert [event.data for event in of_kind(told, "rotated")] == [{"fresco": "YRB", "value": 2}]
    assert values(game) == [2]
    assert "rotation" not in tiles(game)
    assert everywhere(game, "rotation") == 5


@rule("C-TILE-01")
def test_a_rotation_tile_may_be_kept() -> None:
    game = acting(*THREE, tiles={"rotation": 1}, **PLAIN)
    play(game, "restore YRB", "leave")
    assert values(game) == [1]
    assert tiles(game)["rotation"] == 1
    assert asked(game)[0] != "rotate"


@rule("C-TILE-07", "C-REST-06")
@pytest.mark.parametrize(("bishops", "used"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_any_number_of_rotation_tiles_may_be_used_while_the_value_can_rise(bishops: int, used: int) -> None:
    paid = [f"{letter}-{'M*' if n < bishops else 'MM'}" for n, letter in enumerate("YRB")]
    game = acting(*paid, tiles={"rotation": 5}, **PLAIN)
    play(game, "restore YRB")
    for _ in range(used):
        assert asked(game) == ("rotate", 0)
        play(game, "rotate")
    assert asked(game)[0] != "rotate"
    assert values(game) == [4]
    assert tiles(game)["rotation"] == 5 - used


@rule("C-TILE-07")
def test_who_has_used_up_his_rotation_tiles_is_not_asked_again() -> None:
    game = acting(*THREE, tiles={"rotation": 2}, **PLAIN)
    play(game, "restore YRB", "rotate", "rotate")
    assert values(game) == [3]
    assert asked(game) == ("more", 0)  # the reward was a demand tile


@rule("C-TILE-01")
def test_a_rotation_tile_turns_only_the_card_of_this_restoration() -> None:
    game = acting(*THREE, tiles={"rotation": 1}, frescoes_of=[("GOP", 0), ("YRO", 1)], **PLAIN)
    play(game, "restore YRB", "rotate")
    assert values(game) == [4, 3, 2]


@rule("C-TILE-01", "C-ACT-01")
def test_without_a_restoration_no_rotation_tile_can_be_used() -> None:
    game = acting(*THREE, tiles={"rotation": 1}, frescoes_of=[("GOP", 0)], **PLAIN)
    assert refused(game, "rotate", "C-TILE-01") == "refused-not-now"


@rule("C-TILE-07", "C-REST-06")
def test_a_card_at_its_top_value_is_not_turned_any_further() -> None:
    cards = ["Y-W+", "Y-M/W+", "R-W+", "R-M/W+", "B-W+", "B-M/W+"]
    game = acting(*cards, tiles={"rotation": 1, "demand": 1}, frescoes=["GOP", "YRB", "YRG", "YRO"], favourite="Y")
    play(game, "restore GOP", "mix Y-W+ B-M/W+", "mix Y-M/W+ R-W+")
    assert asked(game)[0] == "more"
    assert refused(game, "rotate", "C-TILE-07") == "refused-cards-top"


# ---- exchange and restore ------------------------------------------------------------------------------------------


def exchanged(*more: str, owned: dict[str, int] | None = None, **words: Any) -> Cards:
    """YRB can be paid after an exchange of one card."""
    game = acting(*THREE, *more, "round-O-MM", tiles=owned, draws=["Y-M*", "R-M*"], **{**PLAIN, **words})
    play(game, "lay round-O-MM", "draw market")
    if asked(game)[0] == "draw":  # who has a demand tile is asked between two draws
        play(game, "draw market")
    return game


@rule("C-TILE-02")
def test_without_the_tile_nobody_restores_after_an_exchange() -> None:
    game = exchanged(owned={"demand": 1})
    assert asked(game) == ("more", 0)
    assert starting(game, "restore") == []
    assert refused(game, "restore YRB", "C-TILE-02") == "refused-cards-no-tile"
    assert asked(exchanged()) == ("turn", 1)


@rule("C-TILE-02", "C-TILE-13")
def test_with_the_tile_a_restoration_follows_the_exchange_and_the_tile_leaves_the_game() -> None:
    game = exchanged(owned={"exchange": 1})
    assert texts(game) == ["restore YRB", "stop"]
    assert tiles(game) == {"exchange": 1}  # not spent yet
    told = play(game, "restore YRB")
    assert [event.data for event in of_kind(told, "tile_spent")] == [{"tile": "exchange"}]
    assert "exchange" not in tiles(game)
    assert everywhere(game, "exchange") == 3


@rule("C-TILE-02", "C-TILE-13")
def test_who_restores_nothing_after_the_exchange_keeps_the_tile() -> None:
    game = exchanged(owned={"exchange": 1})
    play(game, "stop")
    assert tiles(game) == {"exchange": 1}
    assert asked(game) == ("turn", 1)


@rule("C-TILE-13")
def test_one_tile_covers_all_restorations_of_the_phase() -> None:
    game = exchanged("round-G-MM", owned={"exchange": 1})  # draws Y-M* and R-M*
    play(game, "restore YRB", "pay Y-MM", "pay R-MM")
    assert "exchange" not in tiles(game)
    assert starting(game, "restore") == ["YRG"]
    told = play(game, "restore YRG")
    assert "tile_spent" not in kinds(told)
    assert values(game) == [1, 4]


@rule("C-TILE-13")
def test_only_one_of_several_tiles_is_spent() -> None:
    game = exchanged(owned={"exchange": 2})
    play(game, "restore YRB", "pay Y-MM", "pay R-MM")
    assert tiles(game)["exchange"] == 1


@rule("C-TILE-13", "C-ACT-01")
@pytest.mark.parametrize("owned", [{"exchange": 2}, {"exchange": 2, "demand": 1}])
def test_after_the_exchange_there_is_no_other_one_in_this_turn(owned: dict[str, int]) -> None:
    game = exchanged(owned=owned)
    assert starting(game, "lay") == []
    assert refused(game, "lay Y-MM", "C-ACT-01") == "refused-cards-one-action"
    play(game, "restore YRB", "pay Y-MM", "pay R-MM")
    assert starting(game, "lay") == []
    assert refused(game, "lay Y-M*", "C-TILE-09") == "refused-cards-exchange-first"


@rule("C-TILE-09")
def test_the_laid_out_cards_are_gone_before_the_restorations() -> None:
    game = exchanged(owned={"exchange": 1})
    assert game.view(1).table == []
    assert state(game)["discards"]["round"] == ["round-O-MM"]


@rule("C-TILE-09")
def test_who_has_restored_cannot_exchange_even_with_the_tile() -> None:
    game = acting(*THREE, "round-O-MM", tiles={"exchange": 1}, **PLAIN)
    play(game, "restore YRB")
    assert asked(game) == ("more", 0)
    assert starting(game, "lay") == []
    assert refused(game, "lay round-O-MM", "C-TILE-09") == "refused-cards-exchange-first"
    assert tiles(game) == {"exchange": 1, "demand": 1}


@rule("C-TILE-02")
def test_a_restoration_without_an_exchange_costs_no_tile() -> None:
    game = acting(*THREE, tiles={"exchange": 1}, **PLAIN)
    told = play(game, "restore YRB")
    assert "tile_spent" not in kinds(told)
    assert tiles(game)["exchange"] == 1


@rule("C-TILE-02")
def test_an_exchange_of_an_earlier_turn_does_not_matter() -> None:
    game = exchanged(players=2)
    play(game, "pass")
    assert asked(game) == ("turn", 0)
    assert game.view().exchanged is False
    assert "restore YRB" in texts(game)


# ---- paint ---------------------------------------------------------------------------------------------------------


@rule("C-TILE-04")
def test_a_paint_tile_takes_the_place_of_a_card_and_leaves_the_game() -> None:
    game = acting("Y-MM", "R-MM", tiles={"paint-B": 1}, **PLAIN)
    told = play(game, "restore YRB")
    assert [event.data for event in of_kind(told, "painted")] == [{"colour": "B"}]
    assert values(game) == [1]
    assert "paint-B" not in tiles(game)
    assert everywhere(game, "paint-B") == 0


@rule("C-TILE-04")
def test_who_has_a_card_and_a_tile_chooses() -> None:
    game = acting(*THREE, tiles={"paint-B": 1}, **PLAIN)
    play(game, "restore YRB")
    assert texts(game) == ["pay B-MM", "paint B"]
    play(game, "pay B-MM")
    assert tiles(game)["paint-B"] == 1


@rule("C-TILE-05")
@pytest.mark.parametrize("colour", "YRBGOP")
def test_a_paint_tile_stands_for_its_own_colour_only(colour: str) -> None:
    game = acting("Y-MM", "R-MM", tiles={f"paint-{colour}": 1}, **PLAIN)
    assert starting(game, "restore") == {"B": ["YRB"], "G": ["YRG"]}.get(colour, [])


@rule("C-TILE-06")
def test_a_paint_tile_is_no_half_of_a_mixture() -> None:
    game = acting("Y-MM", "Y-W+", "R-MM", tiles={"paint-B": 1}, **{**PLAIN, "frescoes": ["YRG", *OPEN[2:], "GOP"]})
    assert starting(game, "restore") == []


@rule("C-TILE-07")
def test_several_tiles_may_be_used_in_one_restoration() -> None:
    owned = {"exchange": 1, "demand": 1, "rotation": 2, "paint-R": 1, "paint-B": 1}
    game = acting("round-O-MM", tiles=owned, draws=["R-MM", "R-WW"], others=[{"hand": ["Y-MM"]}], **PLAIN)
    play(game, "lay round-O-MM", "draw market", "demand Y", "restore YRB", "paint R", "rotate", "rotate")
    assert values(game) == [3]
    assert tiles(game) == {"demand": 1}  # the reward
    assert hand(game) == ["R-MM", "R-WW"]


@rule("C-TILE-07", "C-TILE-04")
def test_a_card_may_be_restored_with_paint_tiles_alone() -> None:
    game = acting("rose-P-MM", tiles={"paint-Y": 1, "paint-R": 1, "paint-B": 1}, **PLAIN)
    play(game, "restore YRB")
    assert values(game) == [1]
    assert hand(game) == ["rose-P-MM"]


@rule("C-TILE-10")
def test_a_player_may_own_any_number_of_tiles() -> None:
    owned = {"rotation": 6, "exchange": 4, "demand": 3, **{f"paint-{colour}": 1 for colour in "YRBGOP"}}
    game = acting(*THREE, tiles=owned, frescoes=OPEN, favourite="P", open_tiles=["demand"], tile_pile=[])
    play(game, "restore YRB", "pay Y-MM", "pay R-MM", "pay B-MM", "leave")
    assert tiles(game) == {**owned, "demand": 4}
    assert sum(tiles(game).values()) == 20
