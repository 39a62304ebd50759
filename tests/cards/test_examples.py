"""The printed and the derived examples, with their numbers (C-EX)."""

from __future__ import annotations

import pytest

from buonfresco.games import cards
from tests.cards.table import acting, asked, kinds, of_kind, play, tiles, values
from tests.support import rule

OPEN = ["YRG", "YRB", "YBG", "GOP"]


@rule("C-EX-01", "C-SCORE-01")
def test_twenty_points_of_fresco_cards_and_one_of_an_unused_tile() -> None:
    painters = [{"frescoes": [("GOP", 2), ("YOP", 1), ("YRG", 2), ("YRP", 1), ("YBG", 1)], "tiles": {"rotation": 1}}]
    game = cards.position(4, painters=painters, phase="scoring", final=True, end_reason="frescoes")
    assert values(game) == [6, 4, 4, 3, 3]
    assert game.outcome is not None
    assert game.outcome.points[0] == {"frescoes": 20, "tiles": 1}
    assert game.outcome.scores[0] == 21


@rule("C-EX-02", "C-MIX-04")
def test_a_blue_and_a_yellow_mixing_card_are_green_and_one_rotation() -> None:
    game = acting("Y-MM", "R-MM", "Y-W+", "B-W+", frescoes=OPEN, favourite="P")
    told = play(game, "restore YRG")
    assert [event.data for event in of_kind(told, "mixed")] == [{"colour": "G", "one": "Y-W+", "other": "B-W+"}]
    [restored] = of_kind(told, "restored")
    assert (restored.data["rotations"], restored.data["value"]) == (1, 3)


@rule("C-EX-03")
@pytest.mark.parametrize(
    ("green", "owned", "value"),
    [
        (["round-G-MM"], {}, 4),
        (["Y-W+", "B-W+"], {}, 5),
        (["Y-W+", "B-W+"], {"rotation": 1}, 5),
    ],
)
def test_bishop_favourite_mixture_and_a_tile_that_is_not_offered(
    green: list[str], owned: dict[str, int], value: int
) -> None:
    game = acting("Y-M*", "R-MM", *green, tiles=owned, frescoes=OPEN, favourite="R", open_tiles=["exchange"] * 3)
    assert [card.values for card in game.r.pack.fresco.card if card.id == "YRG"] == [[2, 3, 4, 5]]
    told = play(game, "restore YRG")
    assert values(game) == [value]
    assert asked(game) == ("turn", 1)  # nobody was asked about a rotation
    assert "rotated" not in kinds(told)
    assert tiles(game).get("rotation", 0) == owned.get("rotation", 0)


@rule("C-EX-03", "C-TILE-07")
def test_the_tile_is_offered_where_it_would_change_the_value() -> None:
    game = acting("Y-M*", "R-MM", "round-G-MM", tiles={"rotation": 1}, frescoes=OPEN, favourite="R")
    play(game, "restore YRG")
    assert (asked(game), values(game)) == (("rotate", 0), [4])


@rule("C-EX-06", "C-END-02")
def test_of_four_players_the_second_triggers_the_end_in_round_6() -> None:
    owned = [("YRO", 0), ("YRP", 0), ("YBO", 0), ("YBP", 0)]
    painters = [{}, {"hand": ["Y-MM", "R-MM", "B-MM"], "frescoes": owned}]
    game = cards.position(4, painters=painters, frescoes=OPEN, phase="act", start=0, turn=1, round=6)
    play(game, "restore YRB")
    assert len(values(game, 1)) == 5
    for seat in (2, 3):
        assert asked(game) == ("turn", seat)
        assert game.view().round == 6
        play(game, "pass")
    assert game.over
    assert game.outcome is not None
    assert game.outcome.rounds == 6
