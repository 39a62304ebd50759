"""The last round and the final scoring (C-END, C-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import cards
from buonfresco.games.cards import Cards
from tests.cards.table import asked, kinds, of_kind, play, random_game, texts, values
from tests.support import rule

THREE = ["Y-MM", "R-MM", "B-MM"]
FACES = ["YRO", "YRP", "YBO", "YBP", "RBO", "RBP", "YGO", "YGP", "YGP", "YOP"]
OPEN = ["YRB", "YRG", "YBG", "RBG"]
ENOUGH = [(2, 6), (3, 6), (4, 5)]


def about_to(players: int, owned: int, seat: int = 0, **words: Any) -> Cards:
    """A painter who owns so many fresco cards and can restore another one, in phase 2 of his turn."""
    painters: list[dict[str, Any]] = [{} for _ in range(players)]
    painters[seat] = {"hand": THREE, "frescoes": [(face, 0) for face in FACES[:owned]]}
    plain = {"frescoes": OPEN, "favourite": "P", "tiles": ["exchange"] * 3, "phase": "act", "turn": seat}
    return cards.position(players, painters=painters, **{**plain, **words})


def pass_turns(game: Cards) -> list[int]:
    """Everybody passes until the game is over; whose turns these were."""
    seats = []
    while not game.over:
        kind, seat = asked(game)
        assert kind == "turn"
        seats.append(seat)
        assert len(seats) < 500
        play(game, "pass")
    return seats


@rule("C-END-01")
@pytest.mark.parametrize(("players", "enough"), ENOUGH)
def test_a_certain_number_of_fresco_cards_makes_the_round_the_last_one(players: int, enough: int) -> None:
    game = about_to(players, enough - 1)
    told = play(game, "restore YRB")
    assert [event.data for event in of_kind(told, "triggered")] == [{"number": enough}]
    assert game.view().final
    assert not game.over
    pass_turns(game)
    assert game.outcome is not None
    assert game.outcome.reason == "frescoes"


@rule("C-END-01")
@pytest.mark.parametrize(("players", "enough"), ENOUGH)
def test_one_less_does_not(players: int, enough: int) -> None:
    game = about_to(players, enough - 2)
    told = play(game, "restore YRB")
    assert "triggered" not in kinds(told)
    assert not game.view().final
    for _ in range(players):
        play(game, "pass")
    assert not game.over


@rule("C-END-01", "C-REST-17")
def test_the_last_round_is_noted_as_soon_as_the_card_is_taken() -> None:
    game = about_to(3, 5, tiles=["exchange", "demand", "rotation"])
    play(game, "restore YRB")
    assert asked(game) == ("take", 0)
    assert game.view(1).final


@rule("C-END-02")
@pytest.mark.parametrize(
    ("players", "start", "seat", "rest"),
    [
        (2, 0, 0, [1]),
        (2, 1, 0, []),
        (3, 0, 0, [1, 2]),
        (3, 0, 1, [2]),
        (3, 2, 0, [1]),
        (4, 3, 3, [0, 1, 2]),
        (4, 1, 3, [0]),
    ],
)
def test_the_round_is_played_up_to_the_right_neighbour_of_the_start_player(
    players: int, start: int, seat: int, rest: list[int]
) -> None:
    game = about_to(players, 5 if players < 4 else 4, seat, start=start, round=7)
    play(game, "restore YRB")
    assert pass_turns(game) == rest
    assert game.outcome is not None
    assert game.outcome.rounds == 7


@rule("C-END-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_players_have_the_same_number_of_turns(players: int) -> None:
    ended = set()
    for seed in range(4):
        turns = [0] * players
        before = None
        for game in random_game(players, seed, max_rounds=15 if seed == 0 else 200):
            key = game.s.round, game.s.turn
            if key != before:
                turns[game.s.turn] += 1
                before = key
        assert len(set(turns)) == 1, turns
        assert game.outcome is not None
        assert turns[0] == game.outcome.rounds
        ended.add(game.outcome.reason)
    assert ended == {"rounds", "frescoes"}


@rule("C-END-03")
def test_reaching_the_number_does_not_stop_the_phase() -> None:
    painters = [{"hand": [*THREE, "Y-WW", "R-WW", "round-G-MM"], "frescoes": [(face, 0) for face in FACES[:5]]}]
    game = cards.position(3, painters=painters, frescoes=OPEN, favourite="P", phase="act", tiles=["exchange"] * 3)
    told = play(game, "restore YRB", "pay Y-MM", "pay R-MM")
    assert len(of_kind(told, "triggered")) == 1
    assert asked(game) == ("more", 0)
    told = play(game, "restore YRG")
    assert "triggered" not in kinds(told)
    assert len(values(game)) == 7
    assert game.scores()[0] == 5 * 2 + 1 + 2


@rule("C-END-03")
def test_the_right_neighbour_of_the_start_player_ends_the_game_with_his_turn() -> None:
    game = about_to(3, 5, 1, start=2)
    told = play(game, "restore YRB")
    assert game.over
    assert kinds(told)[-4:] == ["scored", "scored", "scored", "ended"]
    assert told[-1].data == {"reason": "frescoes"}


@rule("C-END-03", "C-END-01")
def test_a_second_player_who_reaches_the_number_changes_nothing() -> None:
    painters = [
        {"frescoes": [(face, 0) for face in FACES[:5]], "hand": THREE},
        {"frescoes": [(face, 0) for face in FACES[5:]], "hand": ["Y-WW", "R-WW", "round-G-MM"]},
    ]
    plain: dict[str, Any] = {
        "frescoes": OPEN,
        "favourite": "P",
        "tiles": ["exchange"] * 3,
        "draws": ["exchange", "GOP"],
    }
    game = cards.position(2, painters=painters, phase="act", round=9, **plain)
    play(game, "restore YRB")
    told = play(game, "restore YRG")
    while not game.over:
        told += play(game, texts(game)[0])
    assert "triggered" not in kinds(told)
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.rounds) == ("frescoes", 9)
    assert [len(values(game, seat)) for seat in (0, 1)] == [6, 6]


@rule("C-END-04")
@pytest.mark.parametrize(("players", "most"), [(2, 10), (3, 15), (4, 16)])
def test_the_fresco_cards_cannot_run_out_before_the_last_round(players: int, most: int) -> None:
    rules = cards.new_game(players, seed=1).r
    assert players * (rules.enough - 1) == most
    assert most + 4 + 5 <= len(rules.faces) == 25
    for game in random_game(players, 3):
        if not game.view().final:
            assert game.view().fresco_pile >= 5


@rule("C-END-05")
@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (3, 4), (4, 2)])
def test_after_max_rounds_final_scoring_follows(players: int, rounds: int) -> None:
    game = cards.new_game(players, seed=1, max_rounds=rounds)
    assert len(pass_turns_and_discard(game)) == players * rounds
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.rounds) == ("rounds", rounds)


def pass_turns_and_discard(game: Cards, most: int = 10_000) -> list[int]:
    seats: list[int] = []
    while not game.over and len(seats) < most:
        kind, seat = asked(game)
        if kind == "turn":
            seats.append(seat)
        play(game, "pass" if kind == "turn" else texts(game)[0])
    return seats


@rule("C-END-05")
def test_without_max_rounds_a_game_in_which_nobody_restores_goes_on() -> None:
    game = cards.new_game(2, seed=1, max_rounds=None)
    pass_turns_and_discard(game, 300)
    assert not game.over
    assert game.view().round == 150


@rule("C-END-05")
def test_if_nobody_says_otherwise_a_game_in_which_nobody_restores_ends_after_60_rounds() -> None:
    game = cards.new_game(2, seed=1)
    pass_turns_and_discard(game)
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.rounds) == ("rounds", 60)


@rule("C-END-05")
def test_a_position_beyond_max_rounds_ends_with_its_round() -> None:
    game = cards.position(2, max_rounds=3, round=5, phase="act")
    pass_turns_and_discard(game, 4)
    assert game.over
    assert game.outcome is not None
    assert game.outcome.rounds == 5


@rule("C-END-05", "C-END-01")
def test_fresco_cards_that_end_the_game_in_the_last_of_max_rounds_are_the_reason() -> None:
    game = about_to(2, 5, round=3, max_rounds=3)
    play(game, "restore YRB")
    pass_turns(game)
    assert game.outcome is not None
    assert game.outcome.reason == "frescoes"


# ---- scoring -------------------------------------------------------------------------------------------------------


def final(*painters: dict[str, Any]) -> Cards:
    return cards.position(
        len(painters), painters=painters, phase="scoring", final=True, end_reason="frescoes", tile_pile=[], tiles=[]
    )


@rule("C-SCORE-01")
def test_values_to_the_middle_and_unused_rotation_and_paint_tiles_count() -> None:
    owned = {"rotation": 2, "exchange": 1, "demand": 3, "paint-G": 1, "paint-Y": 1}
    game = final({"frescoes": [("YRB", 3), ("YRG", 0), ("GOP", 2)], "tiles": owned}, {"frescoes": [("BOP", 1)]})
    assert game.over
    assert game.outcome is not None
    assert game.outcome.scores == (4 + 2 + 6 + 2 + 2, 4)
    assert game.outcome.points == ({"frescoes": 12, "tiles": 4}, {"frescoes": 4})
    scored = of_kind(list(game.events), "scored")
    assert [event.data for event in scored] == [{"frescoes": 12, "tiles": 4}, {"frescoes": 4, "tiles": 0}]


@rule("C-SCORE-01", "C-TILE-01", "C-TILE-02", "C-TILE-03", "C-TILE-04")
@pytest.mark.parametrize(
    ("tile", "worth"),
    [("rotation", 1), ("exchange", 0), ("demand", 0), *((f"paint-{colour}", 1) for colour in "YRBGOP")],
)
def test_what_an_unused_tile_is_worth(tile: str, worth: int) -> None:
    assert final({"tiles": {tile: 1}}, {}).scores() == (worth, 0)


@rule("C-SCORE-02")
def test_the_highest_total_wins() -> None:
    game = final({"frescoes": [("YRB", 3)]}, {"frescoes": [("GOP", 1)]}, {"frescoes": [("YRG", 0)]})
    assert game.outcome is not None
    assert game.outcome.scores == (4, 5, 2)
    assert (game.outcome.winners, game.outcome.ranking, game.outcome.places) == ((1,), (1, 0, 2), (2, 1, 3))


@rule("C-SCORE-02")
def test_in_a_tie_there_are_several_winners() -> None:
    game = final(
        {"frescoes": [("YRB", 3)], "tiles": {"rotation": 1}},
        {"frescoes": [("YRG", 0)]},
        {"frescoes": [("GOP", 1)]},
        {"frescoes": [("YRB", 0)], "tiles": {"paint-G": 1}},
    )
    assert game.outcome is not None
    assert game.outcome.scores == (5, 2, 5, 2)
    assert game.outcome.winners == (0, 2)
    assert game.outcome.places == (1, 3, 1, 3)


@rule("C-SCORE-03")
def test_hand_cards_have_no_value() -> None:
    game = final({"hand": ["Y-M*", "R-M*", "B-M*", "round-G-W*"]}, {})
    assert game.outcome is not None
    assert game.outcome.scores == (0, 0)
    assert game.outcome.winners == (0, 1)


@rule("C-SCORE-01")
def test_scores_while_the_game_goes_on_are_those_of_an_end_now() -> None:
    game = about_to(3, 2)
    assert game.outcome is None
    assert game.scores() == (4, 0, 0)
    play(game, "restore YRB")
    assert game.scores() == (5, 0, 0)
