"""The favor tile (D-FAV), and what it does to a sum (D-ROLL-08)."""

from __future__ import annotations

import itertools

import pytest

from tests.dice.table import (
    asked,
    kinds,
    of_kind,
    play_turn,
    position,
    random_game,
    reaching,
    refused,
    texts,
    throws,
    turn_for,
)
from tests.support import rule


def figures(*spaces: int) -> list[dict[str, int]]:
    return [{"space": space} for space in spaces]


@rule("D-FAV-01")
@pytest.mark.parametrize("spaces", list(itertools.permutations([3, 7, 12])))
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_last_one_on_the_track_gets_it_at_once(spaces: tuple[int, ...], turn: int) -> None:
    game = position(players=3, painters=figures(*spaces), turn=turn)
    assert asked(game) == ("bishop", turn)
    last = spaces.index(3)
    assert game.view(None).favour == last
    assert [event.actor for event in of_kind(game.events, "favoured")] == [last]


@rule("D-FAV-01")
@pytest.mark.parametrize(("players", "spaces"), [(2, (0, 1)), (3, (5, 0, 1)), (4, (9, 2, 1, 0))])
def test_a_single_figure_on_the_staircase_is_last(players: int, spaces: tuple[int, ...]) -> None:
    game = position(players=players, painters=figures(*spaces))
    assert game.view(None).favour == spaces.index(0)


@rule("D-FAV-02")
@pytest.mark.parametrize(
    ("players", "spaces"), [(2, (0, 0)), (3, (0, 0, 0)), (3, (6, 0, 0)), (4, (0, 3, 0, 9)), (4, (0, 0, 0, 0))]
)
def test_nobody_gets_it_while_several_stand_on_the_staircase(players: int, spaces: tuple[int, ...]) -> None:
    game = position(players=players, painters=figures(*spaces))
    assert game.view(None).favour is None
    assert "favoured" not in kinds(game.events)


@rule("D-FAV-02", "D-FAV-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_start_of_every_turn_the_last_one_has_it(players: int) -> None:
    given = 0
    for game in random_game(players, 50 + players):
        if game.over or asked(game)[0] != "bishop":
            continue
        spaces = game.scores()
        alone = spaces.count(min(spaces)) == 1
        assert game.view(None).favour == (spaces.index(min(spaces)) if alone else None)
        given += alone
    assert given > 10


@rule("D-FAV-03")
def test_it_moves_in_phase_1_and_not_before() -> None:
    """Seat 0 leaves the last place in his own turn; the tile stays his until the next turn begins."""
    game = turn_for(16, painters=figures(1, 3, 9), fields={"9-12": "woman-4"})
    assert game.view(None).favour == 0
    events = play_turn(game, *reaching(16), favour="0")
    assert kinds(events)[-2:] == ["moved", "favoured"]
    assert events[-1].actor == game.view(None).favour == 1


@rule("D-FAV-03")
def test_who_keeps_the_last_place_keeps_the_tile_without_a_word() -> None:
    game = turn_for(7, painters=figures(6, 0, 9))
    assert game.view(None).favour == 1
    assert "favoured" not in kinds(play_turn(game, *reaching(7)))
    assert game.view(None).favour == 1


@rule("D-FAV-04")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_only_its_owner_uses_it_and_only_in_his_own_turn(turn: int) -> None:
    game = turn_for(12, painters=figures(6, 0, 9), turn=turn)
    assert game.view(None).favour == 1
    game.apply("bishop 13")
    seen = set()
    while asked(game) not in (("favour", 1), ("bishop", (turn + 1) % 3)):
        seen.add(asked(game)[0])
        answers = texts(game)
        game.apply(answers[-1] if "wait" in answers else answers[0])
    assert seen == {"bet", "keep"}
    assert (asked(game) == ("favour", 1)) == (turn == 1)


@rule("D-ROLL-08")
@pytest.mark.parametrize(
    ("total", "favour", "got"),
    [
        (12, "+1", "restored"),
        (12, "-1", "painted"),
        (12, "0", "painted"),
        (7, "+1", "restored"),
        (7, "-1", "got_nothing"),
        (9, "-1", "restored"),
        (23, "+1", "restored"),
        (24, "+1", "got_nothing"),
        (25, "-1", "restored"),
        (3, "-1", "got_nothing"),
        (36, "+1", "got_nothing"),
    ],
)
def test_its_owner_may_change_the_sum_by_one(total: int, favour: str, got: str) -> None:
    game = turn_for(total, painters=figures(1, 3, 9))
    events = play_turn(game, *reaching(total), favour=favour)
    assert got in kinds(events)
    adjusted = of_kind(events, "adjusted")
    if favour == "0":
        assert adjusted == []
    else:
        assert [(event.actor, event.data) for event in adjusted] == [
            (0, {"by": int(favour), "sum": total + int(favour)})
        ]


@rule("D-ROLL-08")
def test_it_is_decided_after_the_third_die_is_put_aside() -> None:
    game = position(players=2, painters=figures(1, 3), draws=throws(*reaching(12)))
    refused(game, "favour +1", "D-ROLL-08")
    game.apply("bishop 13")
    for colour in ("blue", "yellow", "green"):
        refused(game, "favour +1", "D-FAV-04", seat=1)
        game.apply("wait")
        assert refused(game, "favour +1", "D-ROLL-08") == "refused-dice-favour"
        game.apply(f"keep {colour}")
    assert asked(game) == ("favour", 0)
    assert texts(game) == ["favour +1", "favour -1", "favour 0"]
    view = game.view(0)
    assert view.decision is not None
    assert (view.decision.about, view.sum) == ({"sum": 12}, 12)
    refused(game, "keep red", "D-ROLL-03")


@rule("D-ROLL-08", "D-FAV-03")
def test_using_it_does_not_use_it_up() -> None:
    """Two turns later its owner is still last, and may use it again."""
    draws = [*throws(*reaching(4)), *throws(*reaching(3)), *throws(*reaching(7))]
    game = position(players=2, painters=figures(1, 30), draws=draws)
    play_turn(game, *reaching(4), favour="+1")
    play_turn(game, *reaching(3))
    assert game.view(None).favour == 0
    events = play_turn(game, *reaching(7), favour="+1")
    assert kinds(of_kind(events, "restored")) == ["restored"]


@rule("D-ROLL-08")
def test_without_the_tile_the_sum_stands() -> None:
    game = turn_for(7, painters=figures(6, 4, 9))
    assert "got_nothing" in kinds(play_turn(game, *reaching(7)))
    assert game.view(None).players[0].sections == {}


@rule("D-ROLL-08")
def test_both_spellings_are_read() -> None:
    game = turn_for(12, painters=figures(1, 3, 9))
    assert [str(game.ruleset.codec.parse(f"favor {by}")) for by in ("+1", "-1", "0")] == [
        "favour +1",
        "favour -1",
        "favour 0",
    ]
    assert refused(game, "favor +1", "D-ROLL-08") == refused(game, "favour +1", "D-ROLL-08") == "refused-dice-favour"
