"""Setup (B-SETUP): what lies where before the first wake time is chosen."""

from __future__ import annotations

import pytest

from buonfresco.engine.errors import BadConfig
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.pack import load_pack
from tests.rules.flow import asked, paints, plan_all, sleepers, thalers, told, wake_all
from tests.support import random_game, rule

PACK = load_pack("standard")
ALL_MARKET_TILES = ["B", "BB", "BBB", "G", "O", "R", "RB", "RR", "RRR", "Y", "YB", "YR", "YY", "YYY"]
ONLY_FOUR = {"YY", "RR", "BB"}


def draws(game: Fresco) -> list[int]:
    """What luck decided, in its order."""
    return [int(word) for line in game.log.inputs if line.startswith("draw ") for word in line.split()[1:]]


def spaces(game: Fresco) -> list[int | str]:
    return [player.space for player in game.view().players]


def laid(game: Fresco) -> list[str | None]:
    return [tile for tiles in game.view().booths.values() for tile in tiles]


@rule("B-SETUP-01")
@pytest.mark.parametrize(
    ("players", "starts", "booths"),
    [
        (4, ["S1", "S2", "S3", "S4"], ["I", "II", "III", "IV"]),
        (3, ["S1", "S2", "S3"], ["I", "II", "III"]),
    ],
)
def test_three_and_four_players_have_their_own_board_side(players: int, starts: list[str], booths: list[str]) -> None:
    game = fresco.new_game(players, seed=1)
    assert sorted(map(str, spaces(game))) == starts
    assert list(game.view().booths) == booths
    assert game.view().leonardo is None


@rule("B-SETUP-01")
def test_two_players_play_with_leonardo_on_the_side_for_three() -> None:
    view = fresco.new_game(2, seed=1).view()
    assert view.leonardo is not None
    assert sorted(str(player.space) for player in view.players) == ["S1", "S2"]
    assert view.leonardo.space == "S3"
    assert list(view.booths) == ["I", "II", "III"]


@rule("B-SETUP-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(BadConfig) as caught:
        fresco.new_game(players)
    assert caught.value.rule == "B-SETUP-01"


@rule("B-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_five_apprentices_and_a_painter_on_the_track(players: int) -> None:
    view = fresco.new_game(players, seed=2).view()
    assert [player.apprentices for player in view.players] == [5] * players
    assert all(str(player.space).startswith("S") for player in view.players)


@rule("B-SETUP-02")
def test_action_sheets_show_side_one_with_the_theater_in_the_fifth_column() -> None:
    game = fresco.new_game(3, seed=2)
    wake_all(game, 7, 8, 9)
    assert not game.view().final
    events = plan_all(game, "0-0-3-0-2", "0-0-3-0-2", "0-0-3-0-2")
    assert len(told(events, "cheered")) == 3  # the theater was there, without a cathedral visit


@rule("B-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_twelve_thalers_and_one_of_each_basic_paint(players: int) -> None:
    game = fresco.new_game(players, seed=3)
    for seat in range(players):
        assert thalers(game, seat) == 12
        assert paints(game, seat) == {"yellow": 1, "red": 1, "blue": 1}


@rule("B-SETUP-04")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_painters_stand_on_the_start_spaces_in_the_order_they_are_drawn(players: int, seed: int) -> None:
    game = fresco.new_game(players, seed=seed)
    drawn = draws(game)[:players]
    assert sorted(drawn) == list(range(players))
    assert [spaces(game)[painter] for painter in drawn] == [f"S{n + 1}" for n in range(players)]


@rule("B-SETUP-04")
def test_luck_decides_who_stands_where() -> None:
    orders = {tuple(draws(fresco.new_game(3, seed=seed))[:3]) for seed in range(60)}
    assert len(orders) == 6


@rule("B-SETUP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_first_painter_drawn_is_rearmost_and_chooses_first(players: int, seed: int) -> None:
    game = fresco.new_game(players, seed=seed)
    first = draws(game)[0]
    assert spaces(game)[first] == "S1"
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("wake_time", first)


@rule("B-SETUP-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_second_painter_is_in_bed_and_third_on_the_start_space_of_the_mood_track(players: int) -> None:
    for player in fresco.new_game(players, seed=4).view().players:
        assert player.wake is None
        assert player.price is None
        assert player.mood == 0


@rule("B-SETUP-07")
def test_there_is_an_extra_apprentice_for_every_column_and_nobody_holds_one_yet() -> None:
    assert [player.apprentices for player in fresco.new_game(4, seed=4).view().players] == [5, 5, 5, 5]
    game = fresco.position(4, painters=sleepers({"mood": 4}, {"mood": 4}, {"mood": 4}, {"mood": 4}), phase="wake")
    wake_all(game, 9, 8, 7, 6)
    assert [player.apprentices for player in game.view().players] == [6, 6, 6, 5]  # at 6 o'clock the mood falls to 2


@rule("B-SETUP-08")
@pytest.mark.parametrize("seed", range(5))
def test_market_of_four_players_uses_all_fourteen_tiles_and_leaves_one_in_the_bag(seed: int) -> None:
    game = fresco.new_game(4, seed=seed)
    view = game.view()
    assert [len(tiles) for tiles in view.booths.values()] == PACK.board.booths[0].sizes == [4, 3, 3, 3]
    assert len(view.bag) == 1
    assert sorted([*map(str, laid(game)), *view.bag]) == ALL_MARKET_TILES


@rule("B-SETUP-08")
def test_market_tiles_are_mixed() -> None:
    left = {fresco.new_game(4, seed=seed).view().bag[0] for seed in range(150)}
    assert left == set(ALL_MARKET_TILES)


@rule("B-SETUP-09")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_market_of_two_and_three_players_lacks_three_tiles_and_leaves_two_in_the_bag(players: int, seed: int) -> None:
    game = fresco.new_game(players, seed=seed)
    view = game.view()
    assert [len(tiles) for tiles in view.booths.values()] == [3, 3, 3]
    assert len(view.bag) == 2
    assert sorted([*map(str, laid(game)), *view.bag]) == [t for t in ALL_MARKET_TILES if t not in ONLY_FOUR]


@rule("B-SETUP-10")
@pytest.mark.parametrize("seed", range(5))
def test_fresco_shows_all_tiles_with_one_of_value_eleven_in_the_centre(seed: int) -> None:
    tiles = fresco.new_game(3, seed=seed).view().fresco
    values = {tile.id: tile.value for tile in PACK.fresco}
    assert sorted(tiles) == sorted(SEGMENTS)
    assert sorted(tiles.values()) == sorted(values)
    assert values[tiles["C3"]] == 11


@rule("B-SETUP-10")
def test_luck_decides_which_eleven_is_in_the_centre_and_where_the_others_lie() -> None:
    layouts = [fresco.new_game(3, seed=seed).view().fresco for seed in range(60)]
    assert {layout["C3"] for layout in layouts} == {"11GOP-1", "11GOP-2", "11GOP-3"}
    assert len({layout["A1"] for layout in layouts}) > 12
    assert any(layout["A1"].startswith("11") for layout in layouts)


@rule("B-SETUP-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bishop_stands_on_the_tile_in_the_centre(players: int) -> None:
    view = fresco.new_game(players, seed=5).view()
    assert view.bishop == "C3"
    assert view.bishop in view.fresco


@rule("B-SETUP-12")
def test_supplies_are_those_of_the_box() -> None:
    supply = PACK.stock.supply
    assert sum(int(coin) * count for coin, count in supply.coins.items()) == 196
    assert supply.paints == {"yellow": 17, "red": 17, "blue": 17, "green": 9, "orange": 9, "purple": 9}


@rule("B-SETUP-12")
def test_material_that_is_not_used_never_comes_into_play() -> None:
    seen: set[str] = set()
    for game in random_game(3, seed=6, max_rounds=12):
        seen |= {*map(str, laid(game)), *game.view().bag} - {"None"}
    assert seen == set(ALL_MARKET_TILES) - ONLY_FOUR


@rule("B-SETUP-13")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_draws_come_in_the_order_start_spaces_fresco_market(players: int, seed: int) -> None:
    game = fresco.new_game(players, seed=seed)
    drawn = draws(game)
    starts, centre = drawn[:players], drawn[players]
    tiles, market = drawn[players + 1 : players + 25], drawn[players + 25 :]
    assert [spaces(game)[painter] for painter in starts] == [f"S{n + 1}" for n in range(players)]
    view = game.view()
    assert PACK.fresco[centre].id == view.fresco["C3"]
    assert [PACK.fresco[tile].id for tile in tiles] == [view.fresco[name] for name in SEGMENTS if name != "C3"]
    assert [PACK.market[tile].id for tile in market] == laid(game)  # booth I upwards, space by space


@rule("B-SETUP-13")
def test_a_seed_gives_the_same_table_every_time() -> None:
    first, again, other = (fresco.new_game(4, seed=seed) for seed in (11, 11, 12))
    assert first.hash() == again.hash()
    assert first.hash() != other.hash()
    assert asked(first) == asked(again)
