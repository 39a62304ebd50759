"""Several restorations in one phase, and what happens when it ends (C-REST-08 to -11, -14 to -16)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.cards import Cards
from tests.cards.table import acting, asked, discard_sizes, kinds, of_kind, play, starting, state, texts, tiles, values
from tests.support import rule

OPEN = ["YRB", "YRG", "YBG", "RBG"]
SIX = ["Y-MM", "Y-WW", "R-MM", "R-WW", "B-MM", "round-G-MM"]  # YRB and YRG, with a choice nowhere in doubt
DEMAND = {"demand": 1}
FIRST = ("restore YRB", "pay Y-MM", "pay R-MM")
PLAIN: dict[str, Any] = {
    "frescoes": OPEN,
    "favourite": "P",
    "open_tiles": ["exchange"] * 3,
}  # nothing that turns or asks


def both(*more: str, **words: Any) -> Cards:
    """YRB can be restored with FIRST, and YRG after it with all that is left."""
    return acting(*SIX, *more, **{**PLAIN, **words})


@rule("C-REST-08")
def test_several_fresco_cards_may_be_restored_in_one_phase() -> None:
    game = both(open_tiles=["exchange", "demand", "paint-P"])
    play(game, *FIRST, "take paint-P")
    assert asked(game) == ("more", 0)
    assert texts(game) == ["restore YRG", "stop"]
    play(game, "restore YRG")
    assert values(game) == [1, 2]


@rule("C-REST-08")
def test_who_cannot_restore_any_more_is_not_asked() -> None:
    game = acting("Y-MM", "R-MM", "B-MM", frescoes=OPEN)
    play(game, "restore YRB")
    assert asked(game) == ("turn", 1)


@rule("C-REST-08")
def test_who_can_restore_more_may_stop() -> None:
    game = both()
    play(game, *FIRST, "stop")
    assert values(game) == [1]
    assert asked(game) == ("turn", 1)


@rule("C-REST-08", "C-ACT-01")
def test_after_a_restoration_no_card_can_be_exchanged() -> None:
    game = both("round-O-MM")
    play(game, *FIRST)
    assert starting(game, "lay") == []


@rule("C-REST-07", "C-REST-14")
def test_every_restoration_earns_a_tile_of_those_that_are_left() -> None:
    game = both(tiles=DEMAND, open_tiles=["exchange", "rotation", "paint-P"])
    play(game, *FIRST, "take paint-P", "restore YRG")
    assert texts(game) == ["take exchange", "take rotation"]
    play(game, "take exchange")
    assert tiles(game) == {"demand": 1, "exchange": 1, "paint-P": 1}
    assert game.view().tiles == ["rotation"]


@rule("C-REST-14")
def test_the_fourth_restoration_of_a_phase_earns_nothing() -> None:
    cards = ["Y-MM", "Y-WW", "Y-M*", "R-MM", "R-WW", "R-M*", "B-MM", "B-WW", "B-M*"]
    greens = ["round-G-MM", "round-G-WW", "round-G-WWW"]
    game = acting(*cards, *greens, tiles=DEMAND, frescoes=OPEN, favourite="P",
                  open_tiles=["exchange", "exchange", "exchange"])  # fmt: skip
    for face in OPEN:
        play(game, f"restore {face}")
        while asked(game)[0] == "pay":
            play(game, texts(game)[0])
    assert len(values(game)) == 4
    assert tiles(game) == {"demand": 1, "exchange": 3}
    assert (game.view().frescoes, game.view().tiles) == ([], [])
    play(game, "stop")
    assert (len(game.view().frescoes), len(game.view().tiles)) == (4, 3)


@rule("C-REST-09")
def test_nothing_is_filled_up_before_the_last_restoration_of_the_phase() -> None:
    game = both(tiles=DEMAND, favourite="G", open_tiles=["exchange", "rotation", "paint-P"],
                  draws=["paint-R", "paint-B", "GOP", "BOP", "O"])  # fmt: skip
    told = play(game, *FIRST, "take paint-P", "restore YRG", "take exchange")
    assert not {"fresco_shown", "tile_shown", "favourite_shown"} & set(kinds(told))
    view = game.view(1)
    assert (view.frescoes, view.tiles, view.favourite) == (["YBG", "RBG"], ["rotation"], "G")
    assert view.table == ["Y-MM", "R-MM", "B-MM", "Y-WW", "R-WW", "round-G-MM"]
    assert discard_sizes(game) == {"market": 0, "round": 0, "pointed": 0, "rose": 0}
    told = play(game, "stop")
    view = game.view(1)
    assert (view.frescoes, view.tiles) == (["YBG", "RBG", "GOP", "BOP"], ["rotation", "paint-R", "paint-B"])
    assert view.favourite == "O"
    assert [event.data["fresco"] for event in of_kind(told, "fresco_shown")] == ["GOP", "BOP"]
    assert [event.data["tile"] for event in of_kind(told, "tile_shown")] == ["paint-R", "paint-B"]
    assert view.table == []
    assert discard_sizes(game) == {"market": 5, "round": 1, "pointed": 0, "rose": 0}


@rule("C-REST-09", "C-SETUP-04")
def test_played_cards_go_to_the_discard_pile_of_their_back() -> None:
    game = acting("round-G-MM", "pointed-O-MM", "rose-P-MM", frescoes=["GOP", *OPEN[1:]])
    play(game, "restore GOP")
    found = state(game)["discards"]
    assert found == {"market": [], "round": ["round-G-MM"], "pointed": ["pointed-O-MM"], "rose": ["rose-P-MM"]}


@rule("C-REST-10")
def test_a_favourite_colour_that_was_used_leaves_the_game() -> None:
    game = acting("Y-MM", "R-MM", "B-MM", frescoes=OPEN, favourite="Y",
                  draws=["rotation", "GOP", "P"])  # fmt: skip
    left = game.view().favourite_pile
    told = play(game, "restore YRB")
    assert [event.data for event in of_kind(told, "favourite_shown")] == [{"colour": "P"}]
    assert (game.view().favourite, game.view().favourite_pile) == ("P", left - 1)
    assert sorted(state(game)["favourite_pile"]) == sorted("YRRBBGGOOP")  # one Y of two is gone


@rule("C-REST-10")
def test_a_favourite_colour_that_was_not_used_stays() -> None:
    game = acting("Y-MM", "R-MM", "B-MM", frescoes=OPEN, favourite="G")
    told = play(game, "restore YRB")
    assert "favourite_shown" not in kinds(told)
    assert (game.view().favourite, game.view().favourite_pile) == ("G", 11)


@rule("C-REST-10")
def test_one_of_several_restorations_is_enough_to_use_the_favourite_colour() -> None:
    game = both(favourite="B")
    play(game, *FIRST)
    told = play(game, "restore YRG")
    assert len(of_kind(told, "favourite_shown")) == 1
    assert values(game) == [2, 2]


@rule("C-REST-10", "C-REST-14")
def test_when_the_pile_is_used_up_there_is_no_favourite_colour_any_more() -> None:
    others = [{"hand": ["Y-WW", "R-WW", "B-WW"]}]
    game = acting("Y-MM", "R-MM", "B-MM", frescoes=["YRB", "YRB", *OPEN[2:]], favourite="Y", favourite_pile=[],
                  others=others)  # fmt: skip
    told = play(game, "restore YRB")
    assert "favourites_over" in kinds(told)
    assert (game.view().favourite, game.view().favourite_pile) == (None, 0)
    told = play(game, "restore YRB")
    while asked(game) == ("pay", 1):
        told += play(game, texts(game)[0])
    assert [event.data["favourite"] for event in of_kind(told, "restored")] == [False]
    assert "favourites_over" not in kinds(told)  # it is said once


@rule("C-REST-10")
def test_a_favourite_colour_used_in_one_turn_is_not_replaced_again_in_the_next() -> None:
    others = [{"hand": ["Y-WW", "R-WW", "round-G-MM"]}]
    game = acting("Y-MM", "R-MM", "B-MM", frescoes=OPEN, favourite="B", others=others,
                  draws=["rotation", "GOP", "P", "B-WW"])  # fmt: skip
    play(game, "restore YRB")
    told = play(game, "restore YRG")
    assert "favourite_shown" not in kinds(told)
    assert game.view().favourite == "P"


@rule("C-REST-09", "C-REST-10")
def test_a_restoration_that_is_over_leaves_no_trace_in_the_position() -> None:
    game = acting("Y-M*", "R-MM", "B-MM", **{**PLAIN, "tiles": DEMAND, "favourite": "B"})
    play(game, "restore YRB")
    assert values(game) == [3]
    assert game.check() == []
    assert not {"restoring", "paid", "rotations"} & set(state(game))
    assert state(game)["favoured"]
    play(game, "stop")
    assert asked(game) == ("window", 0)
    assert game.check() == []
    assert not {"favoured", "table"} & set(state(game))


@rule("C-REST-11")
def test_the_favourite_colour_serves_every_restoration_of_the_phase_and_is_replaced_once() -> None:
    game = both(favourite="Y", draws=["rotation", "rotation", "GOP", "BOP", "Y"])
    told = play(game, *FIRST, "restore YRG")
    assert [event.data["favourite"] for event in of_kind(told, "restored")] == [True, True]
    assert values(game) == [2, 3]
    assert len(of_kind(told, "favourite_shown")) == 1
    assert game.view().favourite_pile == 10


@rule("C-REST-14")
@pytest.mark.parametrize(("pile", "shown"), [([], 2), (["rotation"], 3)])
def test_open_tiles_are_filled_up_only_as_far_as_there_are_any(pile: list[str], shown: int) -> None:
    game = acting("Y-MM", "R-MM", "B-MM", frescoes=OPEN, open_tiles=["exchange"] * 3, tile_pile=pile)
    play(game, "restore YRB")
    assert (len(game.view().tiles), game.view().tile_pile) == (shown, 0)


def late(left: int) -> dict[str, Any]:
    """Words for the last round of two painters, in which ``left`` fresco cards lie in the pile."""
    faces = ["YRO", "YRP", "YBO", "YBP", "RBO", "RBP", "YGO", "YGP", "YGP", "YOP", "RGO", "RGO", "RGP", "ROP", "BGO"]
    faces += ["BGP", "BOP", "BOP", "GOP", "GOP", "YRB"]
    pile = faces[:left]
    theirs = faces[left:]
    return {
        "players": 2,
        "final": True,
        "end_reason": "frescoes",
        "frescoes": OPEN,
        "fresco_pile": pile,
        "frescoes_of": [(face, 0) for face in theirs[:10]],
        "others": [{"frescoes": [(face, 0) for face in theirs[10:]]}],
        "favourite": "P",
    }


@rule("C-REST-14", "C-END-04")
@pytest.mark.parametrize(("left", "shown"), [(0, 3), (1, 4), (2, 4)])
def test_when_the_fresco_pile_is_used_up_the_display_shrinks(left: int, shown: int) -> None:
    game = acting("Y-MM", "R-MM", "B-MM", **late(left))
    told = play(game, "restore YRB")
    assert len(game.view().frescoes) == shown
    assert len(of_kind(told, "fresco_shown")) == min(left, 1)
    assert game.view().fresco_pile == max(0, left - 1)


@rule("C-REST-15", "C-TILE-04")
def test_a_tile_just_gained_may_be_used_for_a_further_restoration_of_the_phase() -> None:
    game = acting(*SIX[:5], frescoes=OPEN, favourite="P", open_tiles=["exchange", "demand", "paint-G"])
    play(game, *FIRST)
    assert asked(game) == ("take", 0)
    play(game, "take paint-G")
    assert texts(game) == ["restore YRG", "stop"]
    play(game, "restore YRG")
    assert values(game) == [1, 2]
    assert "paint-G" not in tiles(game)


@rule("C-REST-15", "C-TILE-01")
def test_a_rotation_tile_just_gained_may_turn_the_next_card() -> None:
    game = both(open_tiles=["rotation", "demand", "paint-P"])
    play(game, *FIRST, "take rotation", "restore YRG")
    assert asked(game) == ("rotate", 0)
    play(game, "rotate")
    assert values(game) == [1, 3]


@rule("C-REST-15", "C-TILE-11")
def test_a_demand_tile_just_gained_may_be_used_before_the_next_restoration() -> None:
    game = acting(*SIX[:5], frescoes=OPEN, favourite="P", open_tiles=["rotation", "demand", "paint-P"],
                  others=[{"hand": ["round-G-MM"]}])  # fmt: skip
    play(game, *FIRST, "take demand")
    assert starting(game, "restore") == []
    play(game, "demand G", "restore YRG")
    assert values(game) == [1, 2]


@rule("C-REST-16")
def test_what_comes_next_is_in_no_view_and_in_no_position() -> None:
    game = acting("Y-MM", "R-MM", "B-MM", frescoes=OPEN, favourite="Y")
    outcomes = set()
    for seed in range(12):
        other = game.copy(seed=seed)
        assert other.view(0).to_json() == game.view(0).to_json()
        play(other, "restore YRB")
        view = other.view(0)
        outcomes.add((view.frescoes[-1], view.tiles[-1], view.favourite))
    assert len(outcomes) > 6  # luck decides only when they are laid open
