"""Placing the bishop, and bets (D-BISH, D-BET, and of D-VP what bets bring)."""

from __future__ import annotations

import pytest

from buonfresco.games import dice
from tests.dice.table import asked, kinds, of_kind, play_turn, position, reaching, refused, texts, throws, turn_for
from tests.support import rule

FIELDS = ["bishop 8", "bishop 13", "bishop 16", "bishop 19", "bishop 24"]


@rule("D-BISH-01")
def test_the_bishop_goes_to_one_of_five_fields_and_announces_a_section() -> None:
    for text in FIELDS:
        game = dice.new_game(3, seed=1)
        assert texts(game) == FIELDS
        seat = asked(game)[1]
        [placed] = game.apply(text)
        total = int(text.split()[1])
        assert (placed.kind, placed.actor, placed.data) == ("bishop_placed", seat, {"sum": total})
        assert game.view(None).bishop == total


@rule("D-BISH-02")
def test_any_field_may_be_chosen_where_he_stands_and_of_an_own_section_too() -> None:
    painters = [{"space": 20}, {"space": 30}, {"space": 40}]
    game = turn_for(7, painters=painters, sections={"16": [0, 1], "8": [0, 2]}, bishop=16)
    assert game.view(None).bishop == 16
    assert texts(game) == FIELDS
    play_turn(game, *reaching(7), bishop=16)
    assert game.view(None).bishop == 16
    assert texts(game) == FIELDS


@rule("D-BET-01", "D-BET-05")
@pytest.mark.parametrize(("players", "turn"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 1), (4, 3)])
def test_before_each_of_three_throws_all_others_are_asked_clockwise(players: int, turn: int) -> None:
    game = position(players=players, turn=turn)
    game.apply("bishop 8")
    order: list[tuple[str, int]] = []
    while asked(game)[0] != "bishop":
        order.append(asked(game))
        assert game.view(None).waiting == [asked(game)[1]]
        answers = texts(game)
        game.apply("wait" if "wait" in answers else answers[0])
    others = [("bet", (turn + n) % players) for n in range(1, players)]
    assert order == [*others, ("keep", turn)] * 3


@rule("D-BET-02", "D-BET-05")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_who_has_bet_is_not_asked_again_in_this_turn(column: int) -> None:
    game = position(players=4, turn=1)
    game.apply("bishop 8")
    asks: list[int] = []
    while asked(game)[0] != "bishop":
        kind, seat = asked(game)
        if kind == "bet":
            asks.append(seat)
            game.apply("bet other" if seat == 3 and game.view(None).throws == column - 1 else "wait")
        else:
            game.apply(texts(game)[0])
    assert [asks.count(seat) for seat in range(4)] == [3, 0, 3, column]


@rule("D-BET-02")
def test_betting_is_voluntary_and_the_active_player_does_not_bet() -> None:
    game = turn_for(16)
    game.apply("bishop 16")
    refused(game, "bet marked", "D-TURN-01", seat=0)
    refused(game, "keep blue", "D-ROLL-03")
    played = turn_for(16)
    events = play_turn(played, *reaching(16), bishop=16)
    assert "bet" not in kinds(events)
    assert "bet_shown" not in kinds(events)


@rule("D-BET-03")
@pytest.mark.parametrize(
    ("total", "bishop", "right"), [(16, 16, "marked"), (16, 8, "other"), (8, 24, "other"), (10, 16, "portrait")]
)
def test_each_tile_stands_for_one_event(total: int, bishop: int, right: str) -> None:
    bets = {1: (1, "marked"), 2: (1, "other"), 3: (1, "portrait")}
    game = turn_for(total, players=4, painters=[{"space": space} for space in (50, 10, 20, 30)])
    events = play_turn(game, *reaching(total), bishop=bishop, bets=bets)
    shown = of_kind(events, "bet_shown")
    assert [(event.actor, event.data["tile"], event.data["points"]) for event in shown] == [
        (seat, tile, 3 if tile == right else 0) for seat, (_, tile) in bets.items()
    ]
    assert list(game.scores()[1:]) == [10 * seat + (3 if tile == right else 0) for seat, (_, tile) in bets.items()]


@rule("D-BET-04", "D-VP-02")
@pytest.mark.parametrize(("column", "points"), [(1, 3), (2, 2), (3, 1)])
def test_earlier_bets_bring_more(column: int, points: int) -> None:
    game = turn_for(16, painters=[{"space": 50}, {"space": 10}, {"space": 20}])
    events = play_turn(game, *reaching(16), bishop=16, bets={2: (column, "marked")})
    assert [event.data for event in of_kind(events, "bet_shown")] == [
        {"tile": "marked", "column": column, "points": points}
    ]
    assert game.scores() == (58, 10, 20 + points)
    assert game.view(None).players[2].points["bets"] == 20 + points


@rule("D-BET-04")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_the_tile_lies_face_down_in_the_column_of_the_coming_throw(column: int) -> None:
    game = position(players=2)
    game.apply("bishop 8")
    for _ in range(column - 1):
        game.apply("wait")
        game.apply(texts(game)[0])
    view = game.view(1)
    assert view.decision is not None
    assert view.decision.about == {"column": column, "points": 4 - column}
    [bet, *_] = game.apply("bet portrait")
    assert (bet.kind, bet.actor, bet.data) == ("bet", 1, {"column": column, "tile": "portrait"})
    seen = game.view(0).players[1].bet
    assert seen is not None
    assert (seen.column, seen.tile) == (column, None)


@rule("D-BET-05")
def test_that_somebody_bets_and_where_is_public_which_tile_is_not() -> None:
    game = position(players=3)
    game.apply("bishop 8")
    events = game.apply("bet other")
    for viewer in (None, 0, 2):
        [seen] = events.seen_by(viewer)
        assert (seen.kind, seen.actor, seen.data) == ("bet", 1, {"column": 1, "tile": None})
        bet = game.view(viewer).players[1].bet
        assert bet is not None
        assert (bet.column, bet.tile) == (1, None)
    own = game.view(1).players[1].bet
    assert own is not None
    assert own.tile == "other"
    assert events.seen_by(1)[0].data["tile"] == "other"


@rule("D-BET-05")
def test_a_placed_bet_cannot_be_changed() -> None:
    game = position(players=3)
    game.apply("bishop 8")
    game.apply("bet other")
    refused(game, "bet marked", "D-TURN-01", seat=1)
    game.apply("wait", 2)
    game.apply(texts(game)[0])
    assert asked(game) == ("bet", 2)  # seat 1 has bet
    refused(game, "bet marked", "D-TURN-01", seat=1)


@rule("D-BET-06")
def test_after_the_turn_all_tiles_are_back_and_a_wrong_bet_costs_nothing() -> None:
    draws = [*throws(*reaching(16)), *throws(*reaching(7))]
    game = position(players=3, painters=[{"space": n} for n in (5, 10, 20)], turn=1, draws=draws)
    play_turn(game, *reaching(16), bishop=16, bets={0: (1, "portrait"), 2: (2, "marked")})
    assert game.scores() == (5, 18, 22)
    assert [player.bet for player in game.view(None).players] == [None] * 3
    game.apply("bishop 8")
    assert asked(game) == ("bet", 0)
    assert texts(game) == ["bet marked", "bet other", "bet portrait", "wait"]


@rule("D-VP-03")
@pytest.mark.parametrize(
    ("total", "words"),
    [
        (7, {}),
        (25, {}),
        (13, {"sections": {"13": [0]}}),
        (10, {"fields": {"9-12": None}, "facedown": {"14-15": 3, "17-18": 3, "20-23": 3}}),
    ],
)
@pytest.mark.parametrize("tile", ["marked", "other", "portrait"])
def test_if_he_got_nothing_nobody_scores(total: int, words: dict[str, object], tile: str) -> None:
    painters = [{"space": 50}, {"space": 10}, {"space": 20}]
    game = turn_for(total, painters=painters, **words)
    events = play_turn(game, *reaching(total), bishop=13, bets={1: (1, tile), 2: (3, tile)})
    assert of_kind(events, "got_nothing")
    assert [event.data["points"] for event in of_kind(events, "bet_shown")] == [0, 0]
    assert game.scores() == (50, 10, 20)


@rule("D-VP-02")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_bets_are_turned_over_clockwise_from_the_active_players_left(turn: int) -> None:
    """All on 10 to 13, and all right: who moves first is not jumped over."""
    painters = [{"space": 10 + seat} for seat in range(4)]
    game = turn_for(16, players=4, painters=painters, turn=turn)
    others = [(turn + n) % 4 for n in range(1, 4)]
    events = play_turn(game, *reaching(16), bishop=16, bets=dict.fromkeys(others, (3, "marked")))
    assert [event.actor for event in of_kind(events, "bet_shown")] == others
    assert [event.actor for event in of_kind(events, "moved")] == [turn, *others]


@rule("D-VP-02", "D-TRACK-02")
def test_each_bet_is_moved_before_the_next_one_is_turned_over() -> None:
    game = turn_for(16, players=4, painters=[{"space": n} for n in (50, 10, 9, 11)])
    events = play_turn(game, *reaching(16), bishop=16, bets={1: (1, "marked"), 2: (1, "marked"), 3: (2, "marked")})
    shown = ["bet_shown", "moved"] * 3
    assert [kind for kind in kinds(events) if kind in shown][1:] == shown
    # 10 + 3 = 13; 9 + 3 = 12; 11 + 2 = 13 is taken
    assert game.scores() == (58, 13, 12, 14)
