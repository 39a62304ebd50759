"""The demand tile: who gives what, and when it may be used (C-TILE-03, -08, -11, -12)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import cards
from tests.cards.table import acting, asked, hand, kinds, of_kind, play, refused, starting, state, texts, tiles, values
from tests.support import rule

OPEN = ["YRB", "YRG", "YBG", "RBG"]
THREE = ["Y-MM", "R-MM", "B-MM"]
COLOURS = ["demand Y", "demand R", "demand B", "demand G", "demand O", "demand P"]
ONE = {"demand": 1}
PLAIN: dict[str, Any] = {"frescoes": OPEN, "favourite": "P", "open_tiles": ["exchange"] * 3}


# ---- what it does --------------------------------------------------------------------------------------------------


@rule("C-TILE-03")
def test_every_other_player_gives_one_card_of_the_colour() -> None:
    others = [{"hand": ["Y-MM", "R-MM"]}, {"hand": ["Y-W+"]}, {"hand": ["Y-WW", "B-MM"]}]
    game = acting("rose-P-MM", tiles=ONE, others=others, players=4)
    told = play(game, "demand Y")
    assert [event.data for event in of_kind(told, "demanded")] == [{"colour": "Y"}]
    given = [(event.actor, event.data["to"], event.data["card"]) for event in of_kind(told, "gave")]
    assert given == [(1, 0, "Y-MM"), (2, 0, "Y-W+"), (3, 0, "Y-WW")]
    assert hand(game) == ["Y-W+", "Y-MM", "Y-WW", "rose-P-MM"]
    assert [hand(game, seat) for seat in (1, 2, 3)] == [["R-MM"], [], ["B-MM"]]


@rule("C-TILE-03")
def test_who_has_several_gives_only_one() -> None:
    game = acting("rose-P-MM", tiles=ONE, others=[{"hand": ["Y-MM", "Y-MM", "R-MM"]}])
    play(game, "demand Y")
    assert hand(game) == ["Y-MM", "rose-P-MM"]
    assert hand(game, 1) == ["Y-MM", "R-MM"]


@rule("C-TILE-03")
def test_who_has_none_shows_his_hand_to_the_demander() -> None:
    game = acting("rose-P-MM", tiles=ONE, others=[{"hand": ["R-MM", "round-G-W*"]}, {"hand": ["Y-MM"]}])
    told = game.apply("demand Y")
    assert [event.actor for event in of_kind(told, "had_none")] == [1]
    [seen] = [event for event in told.seen_by(0) if event.kind == "saw_hand"]
    assert seen.data == {"whose": 1, "cards": ["R-MM", "round-G-W*"]}
    for viewer in (1, 2, None):
        assert "saw_hand" not in kinds(told.seen_by(viewer))
        assert "had_none" in kinds(told.seen_by(viewer))
    assert hand(game, 1) == ["R-MM", "round-G-W*"]


@rule("C-TILE-03")
def test_everybody_who_has_none_shows_his_hand() -> None:
    others = [{"hand": ["R-MM"]}, {"hand": ["Y-MM"]}, {"hand": []}]
    game = acting("rose-P-MM", tiles=ONE, others=others, players=4)
    told = play(game, "demand Y")
    assert [event.actor for event in of_kind(told, "had_none")] == [1, 3]
    assert [event.data for event in of_kind(told, "saw_hand")] == [
        {"whose": 1, "cards": ["R-MM"]},
        {"whose": 3, "cards": []},
    ]


@rule("C-TILE-03")
@pytest.mark.parametrize("held", [[], ["Y-MM"]])
def test_the_tile_leaves_the_game_in_any_case(held: list[str]) -> None:
    game = acting("rose-P-MM", tiles={"demand": 2}, others=[{"hand": held}])
    play(game, "demand Y")
    assert tiles(game) == ONE
    data = state(game)
    assert [*data["tiles"], *data["tile_pile"]].count("demand") == 2  # of four


@rule("C-TILE-03")
def test_no_action_tile_is_given() -> None:
    game = acting("rose-P-MM", tiles=ONE, others=[{"hand": [], "tiles": {"paint-Y": 1}}])
    told = play(game, "demand Y")
    assert "gave" not in kinds(told)
    assert tiles(game, 1) == {"paint-Y": 1}


@rule("C-TILE-03")
def test_without_the_tile_nothing_can_be_demanded() -> None:
    game = acting(*THREE)
    assert starting(game, "demand") == []
    assert refused(game, "demand Y", "C-TILE-03") == "refused-cards-no-tile"


@rule("C-TILE-08")
def test_the_giver_chooses_among_his_cards_of_the_colour() -> None:
    game = acting("rose-P-MM", tiles=ONE, others=[{"hand": ["Y-MM", "Y-W+", "Y-M*", "R-MM"]}])
    play(game, "demand Y")
    assert asked(game) == ("give", 1)
    assert texts(game) == ["give Y-W+", "give Y-MM", "give Y-M*"]
    question = game.view(1).decision
    assert question is not None
    assert question.about == {"colour": "Y", "to": 0}
    play(game, "give Y-M*")
    assert hand(game) == ["Y-M*", "rose-P-MM"]
    assert hand(game, 1) == ["Y-W+", "Y-MM", "R-MM"]


@rule("C-TILE-08")
def test_the_colour_of_a_mixing_card_is_its_middle_one() -> None:
    game = acting("rose-P-MM", tiles={"demand": 2}, others=[{"hand": ["Y-W+"]}, {"hand": ["B-W+"]}])
    told = play(game, "demand G")  # halves do not count
    assert "gave" not in kinds(told)
    play(game, "demand B")
    assert hand(game) == ["B-W+", "rose-P-MM"]


@rule("C-TILE-08")
def test_a_card_is_shown_to_the_demander_only() -> None:
    game = acting("rose-P-MM", tiles=ONE, others=[{"hand": ["Y-MM", "Y-W+"]}])
    play(game, "demand Y")
    told = game.apply("give Y-W+")
    for viewer, card in ((0, "Y-W+"), (1, "Y-W+"), (2, None), (None, None)):
        [gave] = of_kind(told.seen_by(viewer), "gave")
        assert gave.data == {"to": 0, "pile": "market", "card": card}


@rule("C-TILE-08")
def test_a_player_may_be_left_without_cards() -> None:
    game = acting("rose-P-MM", tiles=ONE, others=[{"hand": ["Y-MM"]}])
    play(game, "demand Y")
    assert hand(game, 1) == []
    play(game, "pass")
    assert asked(game) == ("turn", 1)


@rule("C-TILE-12")
@pytest.mark.parametrize(("players", "turn", "order"), [(4, 1, [2, 3, 0]), (3, 2, [0, 1]), (2, 1, [0])])
def test_the_others_answer_clockwise_from_the_left_of_the_demander(players: int, turn: int, order: list[int]) -> None:
    yellow = [["Y-W+", "Y-MM"], ["Y-W+", "Y-M*"], ["Y-W+", "Y-WW"], ["Y-W+", "Y-MMM"]]
    painters = [{"hand": yellow[seat], "tiles": ONE if seat == turn else {}} for seat in range(players)]
    game = cards.position(players, painters=painters, phase="act", turn=turn)
    told = play(game, "demand Y")
    for seat in order:
        assert asked(game) == ("give", seat)
        question = game.view(seat).decision
        assert question is not None
        assert question.about == {"colour": "Y", "to": turn}
        told += play(game, "give Y-W+")
    assert [event.actor for event in of_kind(told, "gave")] == order
    assert asked(game) == ("turn", turn)


@rule("C-TILE-12")
def test_only_players_with_different_cards_of_the_colour_are_asked() -> None:
    others = [{"hand": ["Y-W+", "Y-W+"]}, {"hand": ["Y-MM", "Y-WW"]}, {"hand": ["R-MM"]}]
    game = acting("rose-P-MM", tiles=ONE, others=others, players=4)
    play(game, "demand Y")
    assert asked(game) == ("give", 2)
    play(game, "give Y-WW")
    assert asked(game) == ("turn", 0)
    assert hand(game) == ["Y-W+", "Y-WW", "rose-P-MM"]


@rule("C-TILE-12")
def test_any_of_the_six_colours_may_be_named_also_one_that_he_holds() -> None:
    game = acting("Y-MM", tiles=ONE, others=[{"hand": ["Y-WW"]}])
    assert [f"demand {colour}" for colour in starting(game, "demand")] == COLOURS
    play(game, "demand Y")
    assert hand(game) == ["Y-MM", "Y-WW"]


@rule("C-TILE-12")
def test_cards_received_before_the_exchange_can_be_laid_out() -> None:
    game = acting("Y-MM", tiles=ONE, others=[{"hand": ["R-WW"]}])
    play(game, "demand R")
    assert starting(game, "lay") == ["Y-MM", "R-WW"]


@rule("C-TILE-12", "C-EXCH-09")
def test_cards_received_between_draws_cannot_be_laid_out_any_more() -> None:
    game = acting("Y-M/W", "Y-WW", tiles=ONE, others=[{"hand": ["R-WW"]}])
    play(game, "lay Y-M/W", "lay Y-WW", "draw round", "demand R")
    assert "R-WW" in hand(game)
    assert texts(game) == ["draw market", "draw round", "draw pointed", "draw rose"]
    assert refused(game, "lay R-WW", "C-EXCH-09") == "refused-cards-drawing"


# ---- when it may be used -------------------------------------------------------------------------------------------


@rule("C-TILE-11")
def test_at_the_choice_of_phase_2_a_demand_is_no_action() -> None:
    game = acting(*THREE, tiles={"demand": 2}, **PLAIN)
    assert starting(game, "demand") == list("YRBGOP")
    play(game, "demand O")
    assert asked(game) == ("turn", 0)
    assert texts(game) == ["restore YRB", "lay Y-MM", "lay R-MM", "lay B-MM", *COLOURS, "pass"]
    play(game, "demand O")
    assert texts(game) == ["restore YRB", "lay Y-MM", "lay R-MM", "lay B-MM", "pass"]


@rule("C-TILE-11", "C-DRAW-01")
def test_the_first_window_comes_after_the_draw_of_phase_1() -> None:
    game = acting(*THREE, tiles=ONE, phase="draw", draws=["Y-W+"], **PLAIN)
    assert asked(game) == ("turn", 0)
    assert "Y-W+" in hand(game)


@rule("C-TILE-11", "C-EXCH-06")
def test_a_demand_may_come_between_two_draws() -> None:
    game = acting("Y-MMM", "rose-P-MM", tiles=ONE, others=[{"hand": ["round-G-MM"]}], **PLAIN)
    play(game, "lay Y-MMM")
    assert refused(game, "demand G", "C-TILE-11") == "refused-cards-no-window"  # all cards are laid out first
    play(game, "draw market")
    assert texts(game) == ["draw market", *COLOURS]
    play(game, "demand G")
    assert "round-G-MM" in hand(game)
    assert len(hand(game)) == 5  # the draws that were left followed of themselves


@rule("C-TILE-11")
def test_after_a_demand_between_draws_the_exchange_goes_on() -> None:
    game = acting("Y-M/W", "Y-WW", tiles={"demand": 2}, **PLAIN)
    play(game, "lay Y-M/W", "lay Y-WW", "draw round", "demand G")
    assert asked(game) == ("draw", 0)
    assert texts(game) == ["draw market", "draw round", "draw pointed", "draw rose", *COLOURS]


@rule("C-TILE-11")
def test_a_demand_may_follow_an_exchange() -> None:
    game = acting("Y-MM", "R-MM", "round-O-W*", tiles={"demand": 1, "exchange": 1}, draws=["pointed-O-MM"],
                  others=[{"hand": ["B-MM"]}], **PLAIN)  # fmt: skip
    play(game, "lay round-O-W*", "draw pointed")
    assert asked(game) == ("more", 0)
    assert texts(game) == [*COLOURS, "stop"]
    play(game, "demand B")
    assert texts(game) == ["restore YRB", "stop"]


@rule("C-TILE-11")
def test_after_an_exchange_the_window_before_the_limit_is_the_same_one() -> None:
    game = acting("Y-MM", "R-MM", "round-O-W*", tiles=ONE, **PLAIN)
    play(game, "lay round-O-W*", "draw pointed")
    assert asked(game) == ("more", 0)
    play(game, "stop")
    assert asked(game) == ("turn", 1)


@rule("C-TILE-11")
def test_a_demand_may_come_before_every_further_restoration() -> None:
    others = [{"hand": ["Y-WW"]}, {"hand": ["R-WW"]}]
    game = acting(*THREE, "round-G-MM", tiles={"demand": 2}, others=others, **PLAIN)
    play(game, "restore YRB")
    assert asked(game) == ("more", 0)
    assert texts(game) == [*COLOURS, "stop"]
    play(game, "demand Y", "demand R")
    assert texts(game) == ["restore YRG", "stop"]
    play(game, "restore YRG")
    assert values(game) == [1, 2]


@rule("C-TILE-11", "C-TILE-08")
def test_once_more_before_the_limit_is_checked_when_the_displays_were_filled_up() -> None:
    ten = ["Y-MM", "R-MM", "B-MM", "R-W+", "R-W+", "R-W+", "R-W+", "B-W+", "B-W+", "B-W+"]
    game = acting(
        *ten, tiles=ONE, others=[{"hand": ["rose-P-MM"]}], **{**PLAIN, "frescoes": ["YRB", "YGO", "GOP", "YGP"]}
    )
    play(game, "restore YRB", "pay R-MM", "pay B-MM", "stop")
    assert asked(game) == ("window", 0)
    assert len(game.view().frescoes) == 4
    assert texts(game) == [*COLOURS, "stop"]
    play(game, "demand P")
    assert asked(game) == ("discard", 0)  # 7 and the received one
    assert len(hand(game)) == 8
    assert refused(game, "demand P", "C-TILE-03") == "refused-cards-no-tile"


@rule("C-TILE-11")
def test_not_once_more_if_nothing_came_to_light() -> None:
    """All fresco cards and tiles are out, and the favorite color was not used: nothing is new after the last one."""
    faces = [cards.new_game(2).r.face_names[face] for face in cards.new_game(2).r.faces]
    faces.remove("YRB")
    others = [{"frescoes": [(face, 0) for face in faces[place::2]]} for place in range(2)]
    own = ("Y-MM", "R-MM", "B-MM", "Y-M*")
    words = {"frescoes": ["YRB"], "open_tiles": [], "tile_pile": [], "favourite": None, "final": True}
    game = acting(*own, tiles={"demand": 1}, others=others, end_reason="frescoes", **words)
    play(game, "restore YRB", "pay Y-MM")
    assert asked(game) == ("more", 0)
    game.apply("stop")
    assert asked(game)[1] == 1


@rule("C-TILE-11")
def test_in_the_last_window_demands_may_follow_each_other_until_he_stops() -> None:
    game = acting(*THREE, "round-G-MM", tiles={"demand": 3}, **PLAIN)
    play(game, "restore YRB", "stop", "demand Y")
    assert asked(game) == ("window", 0)
    play(game, "stop")
    assert asked(game) == ("turn", 1)
    assert tiles(game) == {"demand": 2, "exchange": 1}


@rule("C-TILE-11", "C-PASS-02")
def test_once_more_after_passing_if_cards_were_drawn() -> None:
    game = acting("Y-MM", tiles=ONE, **PLAIN)
    play(game, "pass")
    assert asked(game) == ("window", 0)
    assert len(hand(game)) == 3
    play(game, "stop")
    assert asked(game) == ("turn", 1)


@rule("C-TILE-11")
def test_who_passes_without_drawing_is_not_asked_twice() -> None:
    game = acting(*THREE, tiles=ONE, **PLAIN)
    play(game, "pass")
    assert asked(game) == ("turn", 1)
    assert tiles(game) == ONE


@rule("C-TILE-11")
def test_no_window_is_opened_for_who_has_no_demand_tile() -> None:
    for answer in ("pass", "restore YRB"):
        game = acting(*THREE[: 1 if answer == "pass" else 3], tiles={"paint-O": 1}, **PLAIN)
        play(game, answer)
        assert asked(game) == ("turn", 1)


@rule("C-TILE-11", "C-HAND-01")
def test_after_the_check_of_the_hand_nothing_can_be_demanded() -> None:
    eight = ["R-W+", "R-W+", "R-W+", "R-W+", "B-W+", "B-W+", "B-W+", "B-W+"]
    game = acting(*eight, tiles=ONE, **PLAIN)
    play(game, "pass")
    assert asked(game) == ("discard", 0)
    assert refused(game, "demand R", "C-TILE-11") == "refused-cards-no-window"
    play(game, "discard R-W+")
    assert asked(game) == ("turn", 1)


@rule("C-TILE-11")
def test_within_a_restoration_nothing_can_be_demanded() -> None:
    game = acting(*THREE, "B-WW", tiles={"demand": 1, "rotation": 1}, frescoes=OPEN, favourite="P",
                  open_tiles=["exchange", "demand", "paint-G"])  # fmt: skip
    play(game, "restore YRB")
    for kind, answer in (("pay", "pay B-MM"), ("rotate", "leave"), ("take", "take exchange")):
        assert asked(game) == (kind, 0)
        assert refused(game, "demand R", "C-TILE-11") == "refused-cards-no-window"
        play(game, answer)
    assert asked(game) == ("more", 0)


@rule("C-TILE-11")
def test_in_another_players_turn_nothing_can_be_demanded() -> None:
    game = acting(*THREE, others=[{"tiles": ONE}], **PLAIN)
    assert refused(game, "demand R", "C-TURN-01", 1) == "refused-turn"
