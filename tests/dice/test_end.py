"""The end of the game (D-END)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import dice
from buonfresco.games.dice import Dice
from tests.dice.table import (
    asked,
    kinds,
    of_kind,
    play_out,
    play_turn,
    position,
    random_game,
    reaching,
    refused,
    texts,
    throws,
)
from tests.support import rule

FOUR_SECTIONS = ("8", "13", "19", "24")
FOUR = ["woman-2-1", "woman-2-2", "man-2-1", "man-2-2"]
NOTHING = reaching(7)


def last_but_one(total: int, players: int = 3, turn: int = 0, **words: Any) -> Dice:
    """The active player lacks one section (16) and one portrait; he will make this sum, those after him nothing."""
    painters: list[dict[str, Any]] = [{"space": 20 + 20 * seat} for seat in range(players)]
    painters[turn] |= {"space": 10 + 30 * players, "portraits": words.pop("portraits", FOUR)}
    sections = {name: [turn] for name in FOUR_SECTIONS}
    turned_over = words.pop("then", ["man-4"] if players > 2 else [])
    draws = [*throws(*reaching(total)), *turned_over, *throws(*NOTHING) * 6]
    return position(players=players, painters=painters, sections=sections, turn=turn, draws=draws, **words)


@rule("D-END-01", "D-END-02")
def test_the_fifth_section_makes_the_round_the_last_one() -> None:
    game = last_but_one(16)
    events = play_turn(game, *reaching(16))
    assert [(event.actor, event.data) for event in of_kind(events, "triggered")] == [(0, {"reason": "sections"})]
    view = game.view(None)
    assert (view.final, view.end_reason, asked(game)) == (True, "sections", ("bonus", 0))
    assert len(view.players[0].sections) == 5


@rule("D-END-01", "D-END-02")
def test_the_fifth_portrait_makes_the_round_the_last_one() -> None:
    game = last_but_one(10, then=["woman-4"])
    events = play_turn(game, *reaching(10))
    assert [(event.actor, event.data) for event in of_kind(events, "triggered")] == [(0, {"reason": "portraits"})]
    view = game.view(None)
    assert (view.final, view.end_reason, asked(game)) == (True, "portraits", ("bonus", 0))
    assert view.players[0].portraits == 5


@rule("D-END-01")
@pytest.mark.parametrize(
    ("total", "words"),
    [
        (8, {}),  # owned already
        (7, {}),
        (10, {"portraits": FOUR[:3]}),  # the fourth portrait
    ],
)
def test_nothing_else_does(total: int, words: dict[str, Any]) -> None:
    game = last_but_one(total, **words)
    events = play_turn(game, *reaching(total))
    assert "triggered" not in kinds(events)
    assert (game.view(None).final, asked(game)) == (False, ("bishop", 1))


@rule("D-END-01")
def test_the_fourth_section_does_not_end_it() -> None:
    sections = {name: [0] for name in FOUR_SECTIONS[1:]}
    painters = [{"space": 70}, {"space": 30}, {"space": 40}]
    game = position(players=3, painters=painters, sections=sections, draws=throws(*reaching(16)))
    assert "triggered" not in kinds(play_turn(game, *reaching(16)))


@rule("D-END-02")
@pytest.mark.parametrize("number", range(4))
def test_the_bonus_is_any_open_portrait_and_moves_with_the_other_points(number: int) -> None:
    tiles = ["woman-1", "man-4", "woman-3-1", "man-3-1"]
    fields = dict(zip(("9-12", "14-15", "17-18", "20-23"), tiles, strict=True))
    game = last_but_one(16, fields=fields, then=["man-1"])
    before = game.scores()[0]
    assert "moved" not in kinds(play_turn(game, *reaching(16), bishop=16))
    assert game.scores()[0] == before
    assert texts(game) == [f"take {name}" for name in fields]
    events = game.apply(texts(game)[number])
    tile = tiles[number]
    worth = int(tile.split("-")[1])
    [moved] = of_kind(events, "moved")
    assert moved.data == {"points": 5 + 3 + worth, "start": before, "space": before + 8 + worth}
    assert kinds(events)[0] == "bonus_taken"
    assert game.view(0).players[0].faces == [*FOUR, tile]


@rule("D-END-02", "D-END-05")
def test_it_must_be_taken_before_anybody_scores_a_bet() -> None:
    game = last_but_one(16)
    play_turn(game, *reaching(16), bishop=16, bets={2: (1, "marked")})
    refused(game, "bishop 8", "D-BISH-01")
    events = game.apply("take 17-18")
    assert [event.kind for event in events if event.kind in ("bonus_taken", "moved", "bet_shown")] == [
        "bonus_taken",
        "moved",
        "bet_shown",
        "moved",
    ]


@rule("D-END-05")
def test_an_empty_field_has_no_bonus() -> None:
    game = last_but_one(16, fields={"9-12": None}, facedown={"14-15": 1, "17-18": 2, "20-23": 2})
    play_turn(game, *reaching(16))
    assert texts(game) == ["take 14-15", "take 17-18", "take 20-23"]
    assert refused(game, "take 9-12", "D-END-05") == "refused-dice-field"
    reason = game.explain("take 9-12")
    assert reason is not None
    assert reason.args == {"field": "9-12"}


@rule("D-END-05")
def test_without_any_open_portrait_there_is_no_bonus() -> None:
    """Two players: all eight portrait tiles lie on the boards."""
    mine, yours = [*FOUR], ["woman-3-1", "woman-3-2", "man-3-1", "man-3-2"]
    game = position(
        players=2,
        painters=[{"space": 60, "portraits": mine}, {"space": 30, "portraits": yours}],
        sections={name: [0] for name in FOUR_SECTIONS},
        draws=throws(*reaching(16)),
    )
    events = play_turn(game, *reaching(16), bishop=16)
    assert "triggered" in kinds(events)
    assert [event.data["points"] for event in of_kind(events, "moved")] == [6 + 3]
    assert (game.view(None).final, asked(game)) == (True, ("bishop", 1))


@rule("D-END-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_round_is_played_to_its_end(players: int) -> None:
    """Whoever has the palette: the last turn is that of the player to his right."""
    for start in range(players):
        for turn in range(players):
            game = last_but_one(16, players=players, turn=turn, start=start)
            play_turn(game, *reaching(16))
            game.apply("take 9-12")
            turns = []
            while not game.over:
                assert game.view(None).final
                turns.append(asked(game)[1])
                play_turn(game, *NOTHING)
            left = (start - turn - 1) % players
            assert turns == [(turn + n) % players for n in range(1, left + 1)]
            assert game.outcome is not None
            assert (game.outcome.reason, game.outcome.rounds) == ("sections", 1)


@rule("D-END-03")
def test_others_who_reach_five_in_the_last_round_take_a_bonus_too() -> None:
    painters = [
        {"space": 60},
        {"space": 50, "portraits": ["woman-2-1", "woman-3-1", "man-2-1", "man-3-1"]},
        {"space": 20},
    ]
    sections = {name: [0] for name in FOUR_SECTIONS}
    draws = [*throws(*reaching(16)), "man-4", *throws(*reaching(10))]
    game = position(players=3, painters=painters, sections=sections, draws=draws)
    play_turn(game, *reaching(16))
    game.apply("take 9-12")
    events = play_turn(game, *reaching(10))
    assert [(event.actor, event.data) for event in of_kind(events, "triggered")] == [(1, {"reason": "portraits"})]
    assert asked(game) == ("bonus", 1)
    game.apply("take 20-23")
    assert game.view(1).players[1].portraits == 6
    assert game.view(None).end_reason == "sections"  # the first reason stands


@rule("D-END-04", "D-END-06")
def test_a_bonus_that_is_the_fifth_portrait_brings_no_second_one() -> None:
    game = last_but_one(16)
    play_turn(game, *reaching(16))
    events = game.apply("take 9-12")
    assert game.view(None).players[0].portraits == 5
    assert "triggered" not in kinds(events)
    assert asked(game) == ("bishop", 1)


@rule("D-END-06")
def test_a_sixth_portrait_brings_no_bonus() -> None:
    """Play never leads here, as who has five has had his last turn; a position built by hand may."""
    game = last_but_one(10, portraits=[*FOUR, "man-1"], final=True, end_reason="portraits")
    events = play_turn(game, *reaching(10))
    assert "triggered" not in kinds(events)
    assert (asked(game), game.view(None).players[0].portraits) == (("bishop", 1), 6)


@rule("D-END-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_random_games_nobody_takes_two(players: int) -> None:
    bonuses = 0
    for seed in range(25):
        taken: list[int] = []
        for game in random_game(players, seed):
            taken += [event.actor for event in of_kind(game.events, "bonus_taken")]
        assert len(set(taken)) == len(taken)
        bonuses += len(taken)
    assert bonuses > 5


@rule("D-END-07")
def test_the_bonus_counts_for_the_pairs() -> None:
    painters = [{"space": 20}, {"space": 50, "portraits": ["man-3-1"]}, {"space": 90}]
    fields = {"9-12": "woman-4", "14-15": "man-4", "17-18": "man-1", "20-23": "woman-1"}
    sections = {name: [1] for name in FOUR_SECTIONS}
    draws = [*throws(*reaching(16)), "man-2-1", *throws(*NOTHING) * 2]
    words: dict[str, Any] = {"painters": painters, "fields": fields, "sections": sections, "draws": draws}
    for take, pair in (("take 9-12", 7), ("take 14-15", 0)):
        game = position(players=3, turn=1, **words)
        play_turn(game, *reaching(16))
        game.apply(take)
        play_turn(game, *NOTHING)
        assert game.over
        assert game.scores()[1] == 50 + 5 + 4 + pair


@rule("D-END-08")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_after_so_many_rounds_final_scoring_follows(players: int, rounds: int) -> None:
    game = play_out(dice.new_game(players, seed=1, max_rounds=rounds))
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.rounds) == ("rounds", rounds)
    assert game.view(None).final
    assert "ended" in kinds(game.events)


@rule("D-END-08")
@pytest.mark.parametrize(("words", "over"), [({}, True), ({"max_rounds": None}, False), ({"max_rounds": 101}, False)])
def test_if_nobody_says_otherwise_round_100_is_the_last(words: dict[str, Any], over: bool) -> None:
    game = position(players=2, round=100, start=0, turn=1, draws=throws(*NOTHING), **words)
    play_turn(game, *NOTHING)
    assert game.over is over
    assert game.outcome is None or game.outcome.reason == "rounds"


@rule("D-END-08", "D-SCORE-01")
def test_weddings_are_scored_after_the_last_of_so_many_rounds() -> None:
    painters: list[dict[str, Any]] = [{"space": 20, "portraits": ["woman-3-1", "man-2-1"]}, {"space": 30}]
    words: dict[str, Any] = {"round": 9, "start": 0, "turn": 1, "draws": throws(*NOTHING)}
    game = position(players=2, painters=painters, max_rounds=9, **words)
    play_turn(game, *NOTHING)
    assert game.over
    assert game.scores() == (25, 30)
    unlimited = position(players=2, painters=painters, **words)
    play_turn(unlimited, *NOTHING)
    assert (unlimited.over, unlimited.view(None).round) == (False, 10)


@rule("D-END-08", "D-END-03")
def test_a_last_round_that_is_also_the_last_allowed_one_keeps_its_reason() -> None:
    game = last_but_one(16, players=2, turn=1, max_rounds=4, round=4)
    play_turn(game, *reaching(16))
    game.apply("take 9-12")
    assert game.outcome is not None
    assert game.outcome.reason == "sections"
