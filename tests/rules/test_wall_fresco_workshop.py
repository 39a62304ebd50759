"""Module 9, Wall Fresco (M9): exchanging wall tiles in the workshop, income, requests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.hooks import Module
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.state import NoSlice
from tests.rules.flow import asked, paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_wall_fresco import ALL_TILES, by_seat, chapel, kind, on_wall, tiles
from tests.support import rule, texts

needs_requests = pytest.mark.skipif(2 not in registry(), reason="module 2 is not there")


def workshop(
    own: dict[str, int],
    exchange: tuple[str, ...] = (),
    apprentices: int = 1,
    stacked: dict[str, int] | None = None,
    paints: str = "",
    modules: tuple[int, ...] = (9,),
    **words: Any,
) -> Fresco:
    """The first painter in the workshop with wall tiles; the next one blends after him."""
    first = {"plan": [0, 0, 3, apprentices, 2 - apprentices], "covers": {}, "paints": paints}
    if apprentices == 3:
        first["plan"] = [0, 0, 2, 3, 0]
    second = {"plan": [0, 0, 3, 2, 0], "paints": "YB"}
    seats = [{"tiles": own, "exchange": list(exchange), "stacked": stacked or {}}]
    return chapel(first, second, wall={}, seats=seats, modules=modules, phase="workshop", **words)


def exchange_tiles(game: Fresco, seat: int = 0) -> list[str]:
    found: list[str] = game.view(1).modules["wall_fresco"]["players"][seat]["exchange"]
    return found


# ---- the workshop -------------------------------------------------------------------------------------------------


@rule("M9-WORK-01", "M9-EX-02")
@pytest.mark.parametrize(
    ("own", "act", "result"),
    [
        ({"GY": 1, "OB": 1}, "exchange GY+OB", "green"),
        ({"GY": 1, "PR": 1}, "exchange GY+PR", "orange"),
        ({"OR": 1, "OB": 1}, "exchange OR+OB", "purple"),
        ({"GB": 1, "PY": 1}, "exchange GB+PY", "green"),
    ],
)
def test_two_wall_tiles_become_the_exchange_tile_of_their_blend(own: dict[str, int], act: str, result: str) -> None:
    game = workshop(own)
    assert texts(game) == [act, "pass"]
    events = game.apply(act)
    assert (exchange_tiles(game), tiles(game)) == ([result], {})
    one, other = act.split()[1].split("+")
    assert told(events, "wall_exchanged")[0].data == {"one": one, "other": other, "paint": result}
    assert asked(game) == 1


@rule("M9-WORK-01")
def test_two_tiles_of_the_same_basic_colour_make_nothing() -> None:
    game = workshop({"GY": 1, "OY": 1, "PY": 2})
    assert asked(game) == 1  # nothing to do for the first one


@rule("M9-WORK-01", "X-WORK-01", "X-WORK-08")
def test_it_takes_the_place_of_all_blends_of_an_apprentice() -> None:
    game = workshop({"GY": 1, "OB": 1}, paints="YYRR")
    game.apply("exchange GY+OB")
    assert asked(game) == 1  # no blend besides
    game = workshop({"GY": 1, "OB": 1}, paints="YYRR")
    game.apply("blend orange")
    refused(game, "exchange GY+OB", "M9-WORK-01")
    assert texts(game) == ["blend orange", "pass"]


@rule("M9-WORK-01", "X-WORK-08")
def test_of_two_apprentices_one_exchanges_and_one_blends_in_any_order() -> None:
    game = workshop({"GY": 1, "OB": 1}, paints="YYYRRR", apprentices=2)
    game.apply("blend orange")
    game.apply("exchange GY+OB")
    game.apply("blend orange")
    assert asked(game) == 1
    assert paints(game, 0) == {"yellow": 1, "red": 1, "orange": 2}
    game = workshop({"GY": 1, "OB": 1}, paints="YYYRRR", apprentices=2)
    for act in ("exchange GY+OB", "blend orange", "blend orange"):
        game.apply(act)
    assert asked(game) == 1


@rule("M9-WORK-02", "M9-T-02")
def test_one_exchange_tile_of_each_colour_is_all_a_player_may_have() -> None:
    game = workshop({"GY": 1, "OB": 1, "PR": 1}, exchange=("green",))
    assert texts(game) == ["exchange GY+PR", "exchange OB+PR", "pass"]
    refused(game, "exchange GY+OB", "M9-WORK-02")


@rule("M9-WORK-03")
def test_every_apprentice_may_exchange_in_the_same_round() -> None:
    game = workshop({"GY": 2, "OB": 2, "PR": 2}, apprentices=3)
    for act in ("exchange GY+OB", "exchange GY+PR", "exchange OB+PR"):
        assert asked(game) == 0
        game.apply(act)
    assert exchange_tiles(game) == ["green", "orange", "purple"]
    assert asked(game) == 1


@rule("M9-WORK-03", "M9-COMP-01")
def test_the_exchange_tiles_cannot_run_out() -> None:
    everything = {"exchange": ["green"]}
    game = chapel(players=4, wall={}, seats=[everything] * 3 + [{"tiles": {"OY": 1, "OB": 1}}], phase="workshop")
    assert game.r.pack.extra["wall_fresco"].exchange.each == 4  # one for each of four players


@rule("M9-WORK-04")
def test_the_two_tiles_leave_the_game() -> None:
    game = workshop({"GY": 2, "OB": 1})
    wall = on_wall(game)
    game.apply("exchange GY+OB")
    view = game.view().modules["wall_fresco"]
    assert (view["out"], view["wall"], tiles(game)) == ({"GY": 1, "OB": 1}, wall, {"GY": 1})
    assert view["unseen"] == {
        name: n - {"GY": 2, "OB": 1}.get(name, 0) for name, n in ALL_TILES.items() if name != "GY"
    }


@rule("M9-WORK-05", "M9-MIX-02", "X-WORK-06")
def test_stacked_tiles_cannot_be_exchanged() -> None:
    game = workshop({"GY": 1, "PR": 1}, stacked={"OB": 2, "OR": 1})
    assert texts(game) == ["exchange GY+PR", "pass"]
    refused(game, "exchange GY+OB", "M9-WORK-05")


@pytest.fixture
def fever() -> Iterator[None]:
    """All apprentices in the workshop are ill: one blend each, and nothing else (M10-WORK-02)."""
    registry()[98] = Module(
        98,
        "probe_fever",
        NoSlice,
        modifiers={"blends": lambda _g, _p, n, _blends: n, "able": lambda _g, _p, _column, _n: 0},
    )
    yield
    del registry()[98]
    fresco.forget_rules()


@rule("M9-WORK-06", "X-WORK-02")
@pytest.mark.usefixtures("fever")
@pytest.mark.parametrize("apprentices", [1, 2])
def test_ill_apprentices_exchange_nothing(apprentices: int) -> None:
    game = workshop({"GY": 1, "OB": 1}, paints="YYRR", apprentices=apprentices, modules=(9, 98))
    assert texts(game) == ["blend orange", "pass"]
    refused(game, "exchange GY+OB", "M9-WORK-01")


@rule("X-STATED-02")
def test_without_requests_tiles_with_the_same_back_are_alike() -> None:
    game = workshop({"GY": 1, "OY": 1, "OB": 1, "PB": 1})
    assert texts(game) == ["exchange GY+OB", "pass"]
    reason = game.explain("exchange OY+PB")
    assert reason is not None
    assert (reason.key, reason.args) == ("refused-exchange-same", {"text": "exchange GY+OB"})
    refused(game, "exchange OY+PB", "M9-WORK-01")


# ---- income -------------------------------------------------------------------------------------------------------


def dawn(*seats: dict[str, Any], players: int = 3, **words: Any) -> Fresco:
    """The prepare phase has passed."""
    return chapel(
        {"covers": {}, "plan": [0, 0, 3, 2, 0], "paints": ""}, wall={}, seats=list(seats), phase="prepare", **words
    )


@rule("M9-PREP-02", "M9-EX-03", "X-PREP-02")
def test_one_paint_of_each_basic_colour_whatever_the_number_of_tiles() -> None:
    game = dawn({"tiles": {"GR": 1, "OB": 1, "GY": 1, "PY": 1}}, {"tiles": {"PB": 2, "OB": 1}})
    assert paints(game, 0) == {"yellow": 1, "red": 1, "blue": 1}
    assert paints(game, 1) == {"blue": 1}
    assert paints(game, 2) == {}


@rule("M9-PREP-03")
def test_exchange_tiles_bring_their_blended_paint() -> None:
    game = dawn({"exchange": ["green", "purple"]}, {"exchange": ["orange"], "tiles": {"GR": 1}})
    assert paints(game, 0) == {"green": 1, "purple": 1}
    assert paints(game, 1) == {"red": 1, "orange": 1}


@rule("M9-T-01", "M9-WORK-04")
def test_a_tile_that_is_kept_goes_on_paying() -> None:
    game = workshop({"GY": 2, "OB": 1})
    game.apply("exchange GY+OB")
    while game.view().round == 1:
        game.apply("pass")
    assert paints(game, 0) == {"yellow": 1, "green": 1}


@rule("M9-PREP-01", "M8-TILE-04")
def test_the_action_tiles_are_taken_off_before_the_income() -> None:
    game = chapel({"paints": "G"}, draws=["wall GB"])
    events = game.apply("wall a3")  # the rest of the round has nothing to decide
    assert told(events, "gained")[0].data == {"paints": "B", "why": "wall"}
    assert [event.kind for event in told(events, "gained", "round_began")] == ["gained", "round_began"]
    assert [player.covers for player in game.view(0).players] == [{}, {}, {}]
    assert game.view().round == 2


@rule("M9-PREP-04")
def test_a_tile_pays_in_the_round_it_was_taken() -> None:
    game = chapel({"paints": "G"}, draws=["wall GR"])
    game.apply("wall a3")
    assert (game.view().round, paints(game, 0)) == (2, {"red": 1})


@rule("M9-PREP-04", "M9-SCORE-01", "X-SCORE-03")
def test_the_final_round_brings_no_income_and_tiles_are_worth_nothing() -> None:
    first = {"plan": [0, 1, 1, 0, 3], "paints": "G", "thalers": 5}
    seats = [{"tiles": {"OR": 2}, "exchange": ["purple"]}]
    game = chapel(first, final=True, fresco={"C3": "11GOP-1"}, seats=seats, wall={"a3": "green"})
    events = game.apply("wall a3")
    assert game.over
    assert not told(events, "gained")
    assert paints(game, 0) == {}
    assert game.outcome is not None
    assert game.outcome.points[0] == {"fresco": 10, "wall": 4, "money": 2}


@rule("M9-PREP-05", "X-THAL-01")
def test_the_wall_brings_no_thalers() -> None:
    game = dawn({"tiles": {"GR": 2, "OB": 1}, "exchange": ["green"]})
    assert [thalers(game, seat) for seat in range(3)] == [12, 12, 12]


# ---- requests -----------------------------------------------------------------------------------------------------


def stack_all(game: Fresco, *sorts: str) -> None:
    for sort in sorts:
        if kind(game) == "request_tile":  # the last one may leave no choice
            game.apply(f"stack {sort}")


@needs_requests
@rule("M9-MIX-01", "X-STATED-02", "X-M2M9-01", "X-WORK-06")
def test_wall_tiles_serve_requests_by_their_seal_also_mixed_with_fresco_tiles() -> None:
    painter = {"plan": [0, 0, 3, 1, 1], "covers": {}, "paints": "", "tiles": ["8YRP"]}
    seats = [{"tiles": {"PY": 1, "PR": 1, "GY": 1}}]
    game = chapel(
        painter, {"plan": [0, 0, 3, 2, 0], "paints": "YB"}, wall={}, seats=seats, modules=(2, 9), phase="workshop"
    )
    assert "request purple" in texts(game)
    assert "request green" not in texts(game)
    game.apply("request purple")
    stack_all(game, "P", "wall PY", "wall PR")
    assert game.view().players[0].points["requests"] == 10
    view = game.view(1).modules["wall_fresco"]["players"][0]
    assert (view["tiles"], view["stacked"]) == ({"GY": 1}, {"PY": 1, "PR": 1})


@needs_requests
@rule("M9-MIX-02", "M9-MIX-03", "X-PREP-02")
def test_stacked_tiles_pay_no_more_and_requests_pay_besides() -> None:
    seats = [{"tiles": {"GY": 1, "PR": 1}, "stacked": {"PY": 1, "PB": 1, "PR": 1}, "exchange": ["purple"]}]
    game = dawn(*seats, modules=(2, 9))
    assert paints(game, 0) == {"yellow": 1, "red": 1, "purple": 1}  # no blue
    slices = {"wall_fresco": {"players": by_seat(*seats)}, "requests": {"owned": [["purple 10"], [], []]}}
    game = fresco.position(3, modules=(2, 9), painters=[{"paints": ""}] * 3, slices=slices, phase="prepare")
    assert paints(game, 0) == {"yellow": 1, "red": 1, "purple": 2}  # the purple request is not limited by the wall


@needs_requests
@rule("M9-MIX-04", "X-M2M9-02")
def test_exchange_tiles_are_of_no_use_for_requests() -> None:
    game = workshop({"GY": 1, "OY": 1}, exchange=("green", "purple"), modules=(2, 9))
    assert asked(game) == 1  # two tiles and two exchange tiles are not three tiles
    game = workshop({"GY": 1, "OY": 1, "PY": 1}, modules=(2, 9))
    assert texts(game) == ["request general", "pass"]  # any three
    game.apply("request general")
    stack_all(game, "wall GY", "wall OY", "wall PY")
    assert game.view().players[0].points["requests"] == 6


@needs_requests
@rule("M9-WORK-01", "X-STATED-02")
def test_with_requests_the_seals_matter_in_an_exchange() -> None:
    game = workshop({"GY": 1, "OY": 1, "OB": 1}, modules=(2, 9))
    assert {"exchange GY+OB", "exchange OY+OB"} <= set(texts(game))


@needs_requests
@rule("X-WORK-01", "X-WORK-08")
def test_a_request_and_an_exchange_need_an_apprentice_each() -> None:
    game = workshop({"GY": 2, "OB": 2, "PR": 1}, modules=(2, 9))
    game.apply("exchange GY+OB")
    assert asked(game) == 1
    game = workshop({"GY": 2, "OB": 2, "PR": 1}, apprentices=2, modules=(2, 9))
    game.apply("exchange GY+OB")
    assert "request general" in texts(game)


@needs_requests
@rule("M9-LEO-01")
def test_leonardo_has_no_wall_tiles_for_requests() -> None:
    game = chapel(players=2, modules=(2, 9), seats=[{"tiles": {"PY": 2, "PR": 1}}], wall={})
    sealed = game.r.modules[1].sealed
    assert sealed is not None
    assert [sealed.count(game, painter, 6) for painter in range(3)] == [2, 0, 0]
