"""Three throws, and what is set aside (D-ROLL)."""

from __future__ import annotations

import pytest

from buonfresco.games.dice import Dice
from tests.dice.table import (
    COLOURS,
    asked,
    kinds,
    of_kind,
    play_turn,
    position,
    random_game,
    reaching,
    refused,
    texts,
    throw,
    throws,
    turn_for,
)
from tests.support import rule


def thrown(*faces: int) -> Dice:
    """After the first throw of a turn in which nobody bets."""
    game = position(players=2, draws=faces)
    game.apply("bishop 8")
    while asked(game)[0] == "bet":
        game.apply("wait")
    return game


def put_aside(game: Dice, text: str) -> Dice:
    game.apply(text)
    while asked(game)[0] == "bet":
        game.apply("wait")
    return game


@rule("D-ROLL-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_exactly_three_throws(players: int) -> None:
    events = play_turn(turn_for(16, players=players), *reaching(16))
    assert [event.data["throw"] for event in of_kind(events, "rolled")] == [1, 2, 3]
    assert kinds(of_kind(events, "kept")) == ["kept"] * 3


@rule("D-ROLL-01", "D-ROLL-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_turn_of_a_random_game_has_more_or_fewer(players: int) -> None:
    throws_made = []
    for game in random_game(players, 60 + players):
        for event in of_kind(game.events, "rolled"):
            throws_made.append(event.data["throw"])
    assert throws_made[:-1] == [1, 2, 3] * (len(throws_made) // 3 - 1) + [1, 2]
    assert throws_made[-1] == 3


@rule("D-ROLL-02")
def test_the_first_throw_has_six_pip_dice_and_both_colour_dice() -> None:
    faces = throw(blue=2, yellow=3, green=4, red=5, orange=6, purple=1, colours=("red", "green"))
    view = thrown(*faces).view(None)
    assert view.pips == {"blue": 2, "yellow": 3, "green": 4, "red": 5, "orange": 6, "purple": 1}
    assert view.colours == ["red", "green"]
    assert view.throws == 1


@rule("D-ROLL-03", "D-ROLL-06")
def test_one_pip_die_is_put_aside_alone_or_with_colour_dice_of_its_colour() -> None:
    game = thrown(*throw(colours=("red", "green")))
    assert texts(game) == [
        "keep blue",
        "keep yellow",
        "keep green",
        "keep green x2",
        "keep red",
        "keep red x2",
        "keep orange",
        "keep purple",
    ]


@rule("D-ROLL-03", "D-ROLL-06")
@pytest.mark.parametrize("colour", COLOURS)
def test_with_both_colour_dice_of_a_colour_one_of_them_may_stay(colour: str) -> None:
    game = thrown(*throw(colours=(colour, colour)))
    own = [f"keep {colour}", f"keep {colour} x2", f"keep {colour} x4"]
    assert [text for text in texts(game) if colour in text] == own
    assert len(texts(game)) == 8
    left = []
    for text in own:
        twin = put_aside(game.copy(), text)
        left.append(len(twin.view(None).colours))
    assert left == [2, 1, 0]


@rule("D-ROLL-03")
def test_something_must_be_put_aside() -> None:
    game = thrown(*throw())
    refused(game, "wait", "D-ROLL-03")
    assert len(texts(game)) == 8
    assert all(text.startswith("keep") for text in texts(game))


@rule("D-ROLL-03")
def test_colour_dice_of_another_colour_do_not_help() -> None:
    game = thrown(*throw(colours=("red", "green")))
    assert refused(game, "keep blue x2", "D-ROLL-03") == "refused-dice-colour"
    assert refused(game, "keep red x4", "D-ROLL-03") == "refused-dice-colour"
    reason = game.explain("keep red x4")
    assert reason is not None
    assert reason.args == {"die": "red", "wanted": 2, "there": 1}


@rule("D-ROLL-04")
@pytest.mark.parametrize("pips", range(1, 7))
@pytest.mark.parametrize(("times", "factor"), [("", 1), (" x2", 2), (" x4", 4)])
def test_one_colour_die_doubles_two_make_it_fourfold(pips: int, times: str, factor: int) -> None:
    game = thrown(*throw(orange=pips, colours=("orange", "orange")))
    [kept] = of_kind(game.apply(f"keep orange{times}"), "kept")
    assert kept.data == {"die": "orange", "pips": pips, "times": factor, "sum": factor * pips}
    view = game.view(None)
    [aside] = view.aside
    assert (aside.die, aside.pips, aside.times, aside.value) == ("orange", pips, factor, factor * pips)
    assert view.sum == factor * pips


@rule("D-ROLL-05")
@pytest.mark.parametrize(("first", "colour_dice"), [("keep red", 2), ("keep red x2", 1), ("keep red x4", 0)])
def test_later_throws_have_the_dice_not_put_aside(first: str, colour_dice: int) -> None:
    faces = throw(colours=("red", "red")) + throw("red", blue=4, colours=("red", "red")[:colour_dice])
    game = put_aside(thrown(*faces), first)
    view = game.view(None)
    assert view.pips == {"blue": 4, "yellow": 1, "green": 1, "orange": 1, "purple": 1}
    assert view.colours == ["red"] * colour_dice
    put_aside(game, "keep blue")
    view = game.view(None)
    assert list(view.pips) == ["yellow", "green", "orange", "purple"]
    assert len(view.colours) == colour_dice
    assert [aside.die for aside in view.aside] == ["red", "blue"]


@rule("D-ROLL-05")
def test_a_die_put_aside_cannot_be_put_aside_again() -> None:
    game = put_aside(thrown(*throw()), "keep red")
    assert refused(game, "keep red", "D-ROLL-05") == "refused-dice-aside"
    assert refused(game, "keep red x4", "D-ROLL-05") == "refused-dice-aside"
    reason = game.explain("keep red")
    assert reason is not None
    assert reason.args == {"die": "red"}


@rule("D-ROLL-06")
def test_a_colour_die_is_never_added_to_a_die_of_an_earlier_throw() -> None:
    """Both color dice show red again, but the red die lies aside: they help nothing."""
    faces = throw(red=5, colours=("red", "red")) + throw("red", colours=("red", "red"))
    game = put_aside(thrown(*faces), "keep red")
    assert texts(game) == ["keep blue", "keep yellow", "keep green", "keep orange", "keep purple"]
    assert game.view(None).sum == 5


@rule("D-ROLL-06", "D-ROLL-05")
def test_a_colour_die_that_was_left_may_serve_another_die_later() -> None:
    kept = ["red 3 x2", "blue 2", "yellow 5 x2"]
    game = position(players=2, draws=throws(*kept))
    events = play_turn(game, *kept)
    assert [event.data["sum"] for event in of_kind(events, "kept")] == [6, 8, 18]
    assert [event.data["times"] for event in of_kind(events, "kept")] == [2, 1, 2]


@rule("D-ROLL-07")
@pytest.mark.parametrize(
    ("kept", "total"),
    [
        (("blue 1", "yellow 2", "green 3"), 6),
        (("purple 6", "orange 5", "red 4"), 15),
        (("blue 2 x2", "yellow 3 x2", "green 6"), 16),
        (("green 1", "blue 4 x4", "yellow 2"), 19),
        (("red 6", "orange 6 x2", "green 1"), 19),
    ],
)
def test_the_result_is_the_sum_of_the_three_values(kept: tuple[str, str, str], total: int) -> None:
    game = position(players=2, draws=throws(*kept))
    events = play_turn(game, *kept)
    assert of_kind(events, "kept")[-1].data["sum"] == total
    result = [event for event in events if event.kind in ("restored", "painted", "got_nothing")]
    assert [event.data.get("sum", total) for event in result] == [total]


@rule("D-ROLL-09", "D-RES-03")
@pytest.mark.parametrize(
    ("kept", "total"),
    [
        (("blue 1", "yellow 1", "green 1"), 3),
        (("blue 6 x4", "yellow 6", "green 6"), 36),
        (("blue 6", "yellow 6", "green 6 x4"), 36),
        (("blue 6 x2", "yellow 6 x2", "green 6"), 30),
    ],
)
def test_the_smallest_and_the_greatest_sums_bring_nothing(kept: tuple[str, str, str], total: int) -> None:
    game = position(players=2, draws=throws(*kept))
    [nothing] = of_kind(play_turn(game, *kept), "got_nothing")
    assert nothing.data == {"sum": total, "why": "sum"}


@rule("D-ROLL-09")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_is_put_aside_is_public_at_once(viewer: int | None) -> None:
    game = position(players=2, draws=throws("blue 6", "yellow 4", "green 3 x2"))
    game.apply("bishop 16")
    game.apply("wait")
    events = game.apply("keep blue")
    assert [event.kind for event in events.seen_by(viewer)] == ["kept"]
    assert asked(game) == ("bet", 1)
    view = game.view(viewer)
    assert ([(aside.die, aside.value) for aside in view.aside], view.sum) == ([("blue", 6)], 6)


@rule("D-ROLL-05")
def test_between_two_throws_no_dice_show_anything() -> None:
    game = thrown(*throw())
    game.apply("keep blue")
    view = game.view(None)
    assert (asked(game)[0], view.pips, view.colours, view.throws) == ("bet", {}, [], 1)
