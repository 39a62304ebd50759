"""Setup and components (D-SETUP, D-COMP, D-TURN)."""

from __future__ import annotations

from collections import Counter

import pytest

from buonfresco.games import dice
from tests.dice.table import COLOURS, asked, kinds, of_kind, play_turn, random_game, reaching, texts, turn_for
from tests.support import rule

TWO = ["woman-2-1", "woman-2-2", "woman-3-1", "woman-3-2", "man-2-1", "man-2-2", "man-3-1", "man-3-2"]
THREE = ["woman-1", "woman-4", "man-1", "man-4"]
FOUR = ["woman-2-3", "woman-3-3", "man-2-3", "man-3-3"]
IN_PLAY = {2: TWO, 3: TWO + THREE, 4: TWO + THREE + FOUR}


@rule("D-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dice_favour_tile_and_bishop_lie_beside_the_board(players: int) -> None:
    view = dice.new_game(players, seed=1).view(None)
    assert (view.bishop, view.favour, view.throws, view.sum) == (None, None, 0, 0)
    assert (view.pips, view.colours, view.aside) == ({}, [], [])
    assert list(view.fields) == ["9-12", "14-15", "17-18", "20-23"]


@rule("D-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_an_empty_board_and_three_bet_tiles(players: int) -> None:
    game = dice.new_game(players, seed=2)
    for seat in range(players):
        own = game.view(seat).players[seat]
        assert (own.sections, own.portraits, own.faces, own.bet) == ({}, 0, [], None)
    game.apply("bishop 8")
    for _ in range(players - 1):
        assert texts(game) == ["bet marked", "bet other", "bet portrait", "wait"]
        game.apply("wait")


@rule("D-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_figures_start_on_the_staircase_without_an_order(players: int) -> None:
    game = dice.new_game(players, seed=3)
    assert [player.space for player in game.view(None).players] == [0] * players
    assert game.scores() == (0,) * players
    assert game.check() == []


@rule("D-SETUP-04", "D-SETUP-05", "D-COMP-01")
@pytest.mark.parametrize(
    ("players", "easy", "nineteen", "twenty_four"),
    [
        (4, [5, 5, 6, 7], [6, 6, 7, 8], [8, 8, 9, 11]),
        (3, [5, 6, 7], [6, 7, 8], [8, 9, 11]),
        (2, [6, 7], [7, 8], [9, 11]),
    ],
)
def test_the_stacks_rise_from_the_top_and_lose_their_top_tiles_with_fewer_players(
    players: int, easy: list[int], nineteen: list[int], twenty_four: list[int]
) -> None:
    stacks = dice.new_game(players, seed=4).view(None).stacks
    assert stacks == {"8": easy, "13": easy, "16": easy, "19": nineteen, "24": twenty_four}


@rule("D-SETUP-05", "D-RES-01")
@pytest.mark.parametrize(("players", "points"), [(2, 9), (3, 8), (4, 8)])
def test_the_first_tile_taken_is_the_top_one_that_is_left(players: int, points: int) -> None:
    game = turn_for(24, players=players)
    assert [event.data["points"] for event in of_kind(play_turn(game, *reaching(24)), "restored")] == [points]


@rule("D-SETUP-06", "D-COMP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_portrait_tiles_in_play(players: int) -> None:
    game = dice.new_game(players, seed=5)
    fields = game.view(None).fields.values()
    names = [field.open for field in fields] + game.state_data()["unseen"]
    assert sorted(names) == sorted(IN_PLAY[players])


@rule("D-COMP-02")
@pytest.mark.parametrize(
    ("players", "values"), [(2, [2, 2, 3, 3]), (3, [1, 2, 2, 3, 3, 4]), (4, [1, 2, 2, 2, 3, 3, 3, 4])]
)
def test_women_and_men_have_the_same_values(players: int, values: list[int]) -> None:
    rules = dice.rules_of(dice.new_game(players).view(None))
    for man in (False, True):
        tiles = [tile for tile in rules.portraits if rules.men[tile] is man]
        assert sorted(rules.portrait_points[tile] for tile in tiles) == values
        assert {rules.portrait_ids[tile].split("-")[0] for tile in tiles} == {"man" if man else "woman"}
        assert all(rules.portrait_ids[tile].split("-")[1] == str(rules.portrait_points[tile]) for tile in tiles)


@rule("D-SETUP-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_they_are_spread_evenly_and_the_top_ones_are_open(players: int) -> None:
    fields = dice.new_game(players, seed=6).view(None).fields
    assert [field.facedown + 1 for field in fields.values()] == [players] * 4
    assert len({field.open for field in fields.values()} - {None}) == 4


@rule("D-SETUP-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_they_are_shuffled(players: int) -> None:
    views = [dice.new_game(players, seed=seed).view(None) for seed in range(400)]
    for name in ("9-12", "14-15", "17-18", "20-23"):
        seen = Counter(view.fields[name].open for view in views)
        assert set(seen) == set(IN_PLAY[players])
        assert max(seen.values()) < 2.5 * 400 / len(IN_PLAY[players])


@rule("D-SETUP-08", "D-TURN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_get_the_palette_and_begins(players: int) -> None:
    starts = Counter()  # type: Counter[int]
    for seed in range(300):
        game = dice.new_game(players, seed=seed)
        view = game.view(None)
        assert view.start == view.turn
        assert asked(game) == ("bishop", view.start)
        starts[view.start] += 1
    assert set(starts) == set(range(players))
    assert min(starts.values()) > 0.7 * 300 / players


@rule("D-COMP-03")
def test_the_dice() -> None:
    rules = dice.rules_of(dice.new_game(2).view(None))
    assert rules.colours == COLOURS
    assert rules.pip_faces == ((1, 2, 3, 4, 5, 6),) * 6
    assert rules.colour_faces == ((0, 1, 2, 3, 4, 5),) * 2


@rule("D-COMP-03", "D-ROLL-02")
def test_every_die_shows_every_face_sooner_or_later() -> None:
    """Of six hundred first throws each face of each die has about a hundred."""
    shown: Counter[tuple[str, object]] = Counter()
    for seed in range(600):
        game = dice.new_game(2, seed=seed)
        game.apply("bishop 8")
        [rolled] = of_kind(game.apply("wait"), "rolled")
        pips, colours = rolled.data["pips"], rolled.data["colours"]
        assert isinstance(pips, dict)
        assert isinstance(colours, list)
        shown.update(pips.items())
        shown.update(zip(("first", "second"), colours, strict=True))
    assert len(shown) == 8 * 6
    assert all(60 < count < 150 for count in shown.values()), shown


@rule("D-TURN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_clockwise_and_a_round_begins_with_the_start_player(players: int) -> None:
    game = dice.new_game(players, seed=7)
    start = game.view(None).start
    order = []
    for _ in range(2 * players):
        view = game.view(None)
        order.append((view.round, view.turn))
        assert asked(game) == ("bishop", view.turn)
        game.apply("bishop 8")
        while asked(game)[0] != "bishop":
            answers = texts(game)
            game.apply("wait" if "wait" in answers else answers[-1])
    seats = [(start + n) % players for n in range(players)]
    assert order == [(number, seat) for number in (1, 2) for seat in seats]


@rule("D-TURN-01")
def test_a_turn_goes_through_its_four_phases_in_order() -> None:
    words = {"painters": [{"space": 1}, {"space": 5}, {"space": 9}], "sections": None}
    game = turn_for(16, **words)
    assert "favoured" in kinds(game.events)
    events = play_turn(game, *reaching(16), bishop=16, bets={1: (2, "marked")})
    thrown = ["rolled", "kept", "bet", "rolled", "kept", "rolled", "kept"]
    scored = ["restored", "moved", "bet_shown", "moved"]
    assert kinds(events)[:-1] == ["bishop_placed", *thrown, *scored]
    assert kinds(events)[-1] == "favoured"  # the next turn: seat 0 has moved ahead
    assert asked(game) == ("bishop", 1)


@rule("D-COMP-04")
@pytest.mark.parametrize("space", [30, 50, 60, 100, 250])
def test_the_track_has_no_end(space: int) -> None:
    game = turn_for(16, painters=[{"space": space}, {"space": 3}, {"space": 4}])
    play_turn(game, *reaching(16))
    assert game.scores() == (space + 5, 3, 4)


@rule("D-SETUP-03", "D-TRACK-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_staircase_is_ever_shared(players: int) -> None:
    for game in random_game(players, 40 + players):
        spaces = [space for space in game.scores() if space]
        assert len(set(spaces)) == len(spaces)
