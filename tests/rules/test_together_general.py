"""Several modules at once (X): what holds for all of them, and setup. The other test_together files use its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.hooks import Module
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.pack import MarketTile, Pack
from buonfresco.games.fresco.state import NoSlice
from tests.rules.flow import paints, thalers, told
from tests.support import rule, texts

ALL = (1, 2, 3, 4, 5, 6, 7, 8, 9, 16)  # the modules that are there
EVERYWHERE = [1, 1, 1, 1, 1]  # a plan


def town(*people: dict[str, Any], phase: str, modules: Iterable[int], **words: Any) -> Fresco:
    """Painters on spaces 10, 51, 92, ... who wake at 5, 6, 7 and have one apprentice in every column, unless they say
    otherwise. With two people Leonardo is the third.
    """
    painters: list[dict[str, Any]] = [
        {"space": 10 + 41 * seat, "wake": 5 + seat, "plan": EVERYWHERE, **one} for seat, one in enumerate(people)
    ]
    if len(people) == 2:
        painters.append({"space": 92, "wake": 7, **words.pop("him", {})})
    for one in painters if phase in ("plan", "wake", "begin") else ():
        one.update({"plan": None} if phase == "plan" else {"plan": None, "wake": None})
    return fresco.position(len(people), modules=modules, painters=painters, phase=phase, **words)


def part(game: Fresco, key: str, viewer: int | None = None) -> dict[str, Any]:
    """What a seat (or a spectator) sees of a module."""
    found: dict[str, Any] = game.view(viewer).modules[key]
    return found


def own(game: Fresco, key: str, seat: int) -> dict[str, Any]:
    """What a seat sees of its own things."""
    found: dict[str, Any] = part(game, key, seat)["players"][seat]
    return found


def points(game: Fresco, painter: int) -> dict[str, int]:
    return game.view().players[painter].points


def moves(events: Iterable[Any], painter: int = 0) -> list[int]:
    """How far a painter went on the score track, movement by movement."""
    mine = [event.data for event in told(events, "moved") if event.actor == painter]
    return [int(str(data["space"])) - int(str(data["start"])) for data in mine]


def kinds(events: Iterable[Any]) -> list[str]:
    return [event.kind for event in events]


def asks(game: Fresco) -> tuple[int, str]:
    """Who is asked, and what."""
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


def play(game: Fresco, *acts: str) -> list[Any]:
    """All that happened with these answers."""
    return [event for act in acts for event in game.apply(act)]


# ---- modules add up and mind their own components -------------------------------------------------------------------


@rule("X-GEN-02", "X-STATED-01", "X-M1M4-01")
@pytest.mark.parametrize("praise", [0, 1])
@pytest.mark.parametrize("abbot", [0, 1])
def test_bonuses_of_several_modules_add_up(abbot: int, praise: int) -> None:
    """A wishing card may raise what another module raises already, even by the same bonus."""
    slices = {
        "portraits": {"owned": [["abbot"] * abbot, [], []]},
        "wishing_well": {"hands": [{"praise": praise}, {}, {}]},
    }
    game = town(
        {"paints": "YR"}, {}, {}, modules=(1, 4), phase="cathedral", fresco={"C3": "3YR", "A1": "3YB"}, slices=slices
    )
    events = play(game, "restore C3", *["praise"] * praise)
    assert moves(events) == [3 + 3 + abbot + praise]
    assert points(game, 0) == {"fresco": 10 + 3, "bishop": 3 + abbot + praise}


@rule("X-GEN-02", "X-STATED-01")
def test_cards_of_two_modules_at_the_other_places_add_up_too() -> None:
    slices = {
        "portraits": {"owned": [["actor"], [], []], "open": ["patron"]},
        "wishing_well": {"hands": [{"tip": 1, "finder": 1}, {}, {}]},
    }
    game = town({"mood": -2}, {}, {}, modules=(1, 4), phase="studio", slices=slices)
    play(game, "portrait patron", "tip")
    assert (thalers(game, 0), own(game, "wishing_well", 0)["pennies"]) == (12 + 7 + 1, 1)
    while asks(game) != (0, "finder"):
        game.apply("pass")
    game.apply("finder")
    assert (game.view().players[0].mood, thalers(game, 0)) == (-2 + 3, 12 + 7 + 1 + 3)


@rule("X-GEN-03")
def test_a_fresco_tile_is_no_wall_tile_or_window() -> None:
    """Wall tiles and windows bring no Thaler, only fresco tiles do."""
    wall = {"players": [{"tiles": {"GY": 2, "OR": 1}, "exchange": []}, {}, {}]}
    game = town(
        {"tiles": ["3YR", "3YB"], "thalers": 0, "paints": ""},
        {},
        {},
        modules=(6, 9),
        phase="prepare",
        slices={"wall_fresco": wall},
        fresco={"A1": "3RB", "A5": "4YRB-1", **{f"{c}3": f"11GOP-{n + 1}" for n, c in enumerate("ABC")}, "D3": "5RG"}
        | {"E3": "5BO", "E4": "6YP"},
    )
    assert thalers(game, 0) == 2
    assert paints(game, 0) == {"yellow": 1, "red": 1}  # that is what wall tiles bring


@rule("X-GEN-03")
def test_printed_apprentices_carry_no_cards() -> None:
    """The glaziery tile has two printed apprentices and one of wood; none of them is in the studio."""
    slices = {"wishing_well": {"hands": [{"tip": 3}, {}, {}]}, "portraits": {"open": ["patron"]}}
    first = {"plan": [1, 1, 1, 1, 1], "covers": {"studio": "glaziery"}}
    game = town(first, {}, {}, modules=(1, 4, 6), phase="studio", slices=slices)
    assert asks(game) == (0, "glass")
    game.apply("pass")
    assert asks(game) == (1, "portrait")
    assert thalers(game, 0) == 12
    assert own(game, "wishing_well", 0)["cards"] == {"tip": 3}


@rule("X-GEN-03")
def test_player_never_means_leonardo() -> None:
    game = fresco.new_game(2, modules=ALL, seed=3)
    assert sum(part(game, "glaziers")["offer"].values()) == 4
    assert len(part(game, "bells")["display"]) == 2
    assert part(game, "wishing_well")["supply"] == 20 - 2 * 3
    for key in ("glaziers", "bells", "wishing_well", "scrolls", "leaf_gold"):
        assert len(part(game, key)["players"]) == 2


# ---- setup ----------------------------------------------------------------------------------------------------------


@rule("X-STATED-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_the_boards_lie_makes_no_difference(players: int) -> None:
    """A configuration is a set of modules; in whatever order they are named or laid out, it is the same game."""
    one = fresco.new_game(players, modules=ALL, seed=4)
    other = fresco.new_game(players, modules=ALL[::-1], seed=4)
    assert one.hash() == other.hash()
    assert one.view().to_json() == other.view().to_json()


def beams(_pack: Pack, tiles: list[MarketTile]) -> list[MarketTile]:
    """Six tiles replaced by others with the same paints, two of them only for four players, as module 14 does it."""
    chosen = ("Y", "R", "YY", "RR", "G", "O")
    return [msgspec.structs.replace(tile, id=f"{tile.id}+") if tile.id in chosen else tile for tile in tiles]


@pytest.fixture
def replacing() -> Iterator[int]:
    registry()[97] = Module(97, "beams97", NoSlice, market_set=beams)
    yield 97
    del registry()[97]
    fresco.forget_rules()


@rule("X-SETUP-03")
@pytest.mark.parametrize("more", [(), (5,), (16,), (5, 16)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_market_tiles_are_replaced_then_removed_and_discs_are_apart(
    players: int, more: tuple[int, ...], replacing: int
) -> None:
    game = fresco.new_game(players, modules=(replacing, *more), seed=5)
    laid = [str(tile) for booth in game.view().booths.values() for tile in booth]
    everything = sorted(laid + game.view().bag)
    for_four = ["BB", "RR+", "YY+"] if players == 4 else []
    always = ["B", "BBB", "G+", "O+", "R+", "RB", "RRR", "Y+", "YB", "YR", "YYY"]
    assert everything == sorted(always + for_four)
    assert len(laid) == (13 if players == 4 else 9)


@rule("X-SETUP-03", "X-STATED-21")
@pytest.mark.parametrize("seed", range(5))
def test_discs_and_tiles_share_a_bag_but_never_a_draw(seed: int) -> None:
    """Whatever is drawn for the market is a tile, whatever is drawn for the basket a disc."""
    game = town({}, {}, {}, modules=(5, 16), phase="market", seed=seed)
    for _ in range(2):
        game.apply("black market")
    assert len(part(game, "black_market")["barrel"]) == 2
    assert game.view().bag == []  # though five discs lie in it
    assert game.explain("black market") is not None
    colours = set()
    for more in range(30):
        later = town({}, {}, {}, modules=(5, 16), phase="prepare", seed=f"{seed}-{more}")
        assert sum(len(booth) for booth in later.view().booths.values()) == 9
        assert len(later.view().bag) == 2
        colours.add(part(later, "leaf_gold")["disc"])
    assert colours <= {"red", "blue", "green", "orange", "purple"}  # yellow lay on the basket
    assert len(colours) > 2


@rule("X-SETUP-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_of_the_setup_comes_in_ascending_module_number_after_the_base_game(players: int) -> None:
    """With the same seed, one more module of a higher number changes nothing that was drawn before it."""
    order = (1, 2, 4, 5, 6, 7, 8, 9, 16)
    before: dict[str, Any] = {}
    for count in range(len(order) + 1):
        game = fresco.new_game(players, modules=order[:count], seed=11)
        data: dict[str, Any] = game.state_data()
        known = {name: data[name] for name in ("fresco", "booths", "bag")}
        known["spaces"] = [one["space"] for one in data["painters"]]
        known.update(data.get("modules", {}))
        assert {name: known[name] for name in before} == before
        before = known


@rule("X-SETUP-04")
def test_module_three_removes_its_tiles_before_the_fresco_is_dealt() -> None:
    game = fresco.new_game(3, modules=(3, 5), seed=2)
    drawn = [-1 - number for number in game.inputs]
    assert sorted(drawn[:3]) == [0, 1, 2]  # starting spaces
    names = [game.r.fresco_ids[tile] for tile in drawn[3:10]]
    assert sorted(names) == sorted(part(game, "special_blends")["removed"])
    laid = [game.r.fresco_ids[tile] for tile in drawn[10:35]]
    assert sorted(laid) == sorted(game.view().fresco.values())
    assert laid[0] == "24KNN"


@rule("X-SETUP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_stock_with_all_modules(players: int) -> None:
    game = fresco.new_game(players, modules=ALL, seed=6)
    for seat in range(players):
        assert thalers(game, seat) == 12
        assert paints(game, seat) == {"yellow": 1, "red": 1, "blue": 1}
        assert own(game, "wishing_well", seat) == {"pennies": 3, "placed": 0, "cards": {}}
        assert own(game, "scrolls", seat)["row"] in "12345"
        assert own(game, "scrolls", seat)["column"] in "ABCDE"
        assert own(game, "leaf_gold", seat) == {"gold": 0}
        assert own(game, "glaziers", seat) == {"glass": {}}
        assert own(game, "bells", seat)["count"] == 0
    while asks(game)[1] == "wake_time":
        game.apply(texts(game)[-1])
    for seat in range(players):  # and one tile of each sort
        for name in ("glaziery", "audience", "wall"):
            assert f"{name} on studio" in texts(game, seat)
            game.apply(f"no {name}", seat)
        assert all(text.startswith("plan") or text == "withdraw" for text in texts(game, seat))
