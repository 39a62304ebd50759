"""Module 9, Wall Fresco (M9): components, setup, planning, restoring the wall."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.pack import load_pack
from tests.rules.flow import asked, paints, told
from tests.rules.table import refused
from tests.support import rule, texts

START = {"a3": "green", "b3": "orange", "c4": "purple"}  # the three sections that adjoin the finished ones
OPEN = ["wall a3", "wall b3", "wall c4"]
PLAIN = [0, 0, 3, 2, 0]  # nothing to decide before the workshop
SECOND = {"covers": {"studio": "wall"}, "plan": [0, 0, 1, 2, 2], "paints": "GOP"}  # one more at the wall
ALL_TILES = {front + back: 2 for front in "GOP" for back in "YRB"}


def by_seat(*given: dict[str, Any], players: int = 3) -> list[dict[str, Any]]:
    return [*given, *[{}] * (players - len(given))]


def chapel(
    *painters: dict[str, Any],
    wall: dict[str, str] | None = None,
    players: int = 3,
    seats: list[dict[str, Any]] | None = None,
    modules: tuple[int, ...] = (9,),
    **words: Any,
) -> Fresco:
    """The first painter stands on the wall tile in the studio, the others wait unless they say otherwise."""
    first = {"plan": [0, 0, 1, 2, 2], "covers": {"studio": "wall"}, "paints": "GGOOPP"}
    people = []
    for seat in range(players):
        given = painters[seat] if seat < len(painters) else {}
        one = {"space": 10 + 20 * seat, "wake": 5 + seat, "plan": PLAIN, "paints": ""}
        people.append({**one, **(first if seat == 0 else {}), **given})
    if players == 2:
        people.append({"space": 90, "wake": 9})
    slices = {
        "wall_fresco": {"wall": START if wall is None else wall, "players": by_seat(*(seats or ()), players=players)}
    }
    words.setdefault("phase", "studio")
    return fresco.position(players, modules=modules, painters=people, slices=slices, **words)


def on_wall(game: Fresco) -> dict[str, str]:
    found: dict[str, str] = game.view().modules["wall_fresco"]["wall"]
    return found


def tiles(game: Fresco, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = game.view(1).modules["wall_fresco"]["players"][seat]["tiles"]
    return found


def kind(game: Fresco) -> str:
    assert game.decision is not None
    return game.decision.kind


# ---- components and setup -----------------------------------------------------------------------------------------


@rule("M9-COMP-01", "M9-COMP-02")
def test_the_components_of_the_pack() -> None:
    form = load_pack("standard").extra["wall_fresco"]
    assert sum(tile.count for tile in form.tile) == 18
    assert {tile.front + tile.back: tile.count for tile in form.tile} == ALL_TILES
    assert (form.exchange.each, form.wall.points) == (4, 4)
    assert form.wall.columns * form.wall.rows - len(form.wall.finished) == 18


@rule("M9-SETUP-01", "M9-WALL-01")
def test_a_tile_lies_front_up_on_each_of_the_eighteen_sections() -> None:
    names = {column + row for column in "abcde" for row in "1234"}
    corners: Counter[str] = Counter()
    walls = set()
    for seed in range(60):
        wall = on_wall(fresco.new_game(3, modules=(9,), seed=seed))
        assert set(wall) == names - {"a4", "b4"}  # finished at the bottom left
        assert Counter(wall.values()) == {"green": 6, "orange": 6, "purple": 6}
        corners[wall["a1"]] += 1
        walls.add(tuple(wall.values()))
    assert len(walls) == 60
    assert min(corners[colour] for colour in ("green", "orange", "purple")) > 8


@rule("M9-SETUP-02", "M9-COMP-01", "M8-TILE-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_an_action_tile(players: int) -> None:
    painters = [{"wake": 5 + seat} for seat in range(players)] + [{"wake": 9}] * (players == 2)
    game = fresco.position(players, modules=(9,), painters=painters, phase="plan")
    columns = ("market", "cathedral", "studio", "workshop", "fifth")
    for seat in range(players):
        assert texts(game, seat) == ["no wall", *(f"wall on {column}" for column in columns)]
    assert [one["exchange"] for one in game.view(0).modules["wall_fresco"]["players"]] == [[]] * players


@rule("M9-SETUP-03")
def test_nobody_knows_a_back_before_the_tile_is_taken() -> None:
    game = chapel()
    for viewer in (0, 1, None):
        view = game.view(viewer).modules["wall_fresco"]
        assert view["wall"]["a3"] == "green"
        assert view["unseen"] == ALL_TILES
    backs = set()
    for seed in range(30):
        world = game.sample(0, seed)
        world.apply("wall a3")
        backs |= set(tiles(world))
    assert backs == {"GY", "GR", "GB"}


@rule("M9-SETUP-03", "M9-WALL-02", "X-INFO-02")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_back_of_a_taken_tile_is_public(viewer: int | None) -> None:
    game = chapel(draws=["wall GB"])
    events = game.apply("wall a3")
    assert told(events.seen_by(viewer), "wall_restored")[0].data == {"section": "a3", "paint": "green"}
    assert told(events.seen_by(viewer), "wall_turned")[0].data == {"back": "blue"}
    view = game.view(viewer).modules["wall_fresco"]
    assert view["players"][0]["tiles"] == {"GB": 1}
    assert view["unseen"] == {**ALL_TILES, "GB": 1}
    assert "a3" not in view["wall"]


@rule("M9-SETUP-03")
def test_only_tiles_with_that_front_can_lie_there() -> None:
    seats = [{}, {"tiles": {"GY": 2, "GR": 2, "GB": 1}}]
    for seed in range(5):
        game = chapel(seats=seats, wall={"a3": "green"}, seed=seed)
        game.apply("wall a3")
        assert tiles(game) == {"GB": 1}


# ---- planning -----------------------------------------------------------------------------------------------------


def planning(**words: Any) -> Fresco:
    painters = [{"wake": wake} for wake in (5, 6, 7)]
    words.setdefault("painters", painters)
    return fresco.position(3, modules=(9,), phase="plan", **words)


@rule("M9-PLAN-01", "X-PLAN-03", "X-PLAN-04")
@pytest.mark.parametrize("place", range(5))
def test_exactly_one_apprentice_stands_on_the_tile(place: int) -> None:
    game = planning()
    column = ("market", "cathedral", "studio", "workshop", "fifth")[place]
    game.apply(f"wall on {column}", 0)
    spreads = [act.args for act in game.legal(0) if act.kind == "plan"]
    assert {spread[place] for spread in spreads} == {1}
    assert {sum(spread) for spread in spreads} == {5}
    empty = [1, 1, 1, 1, 1]
    empty[place], empty[(place + 1) % 5] = 0, 2
    refused(game, "plan " + "-".join(map(str, empty)), "M9-PLAN-01", 0)
    full = [1, 1, 1, 1, 1]
    full[place], full[(place + 1) % 5] = 2, 0
    refused(game, "plan " + "-".join(map(str, full)), "X-PLAN-04", 0)


@rule("M9-PLAN-02")
def test_the_extra_apprentice_is_as_good_as_any() -> None:
    """With six of them there is room for all: on the tile one, whichever."""
    painters = [{"wake": 5, "mood": 4, "apprentices": 6}, {"wake": 6}, {"wake": 7}]
    game = planning(painters=painters)
    game.apply("wall on theater" if game.explain("wall on theater", 0) is None else "wall on fifth", 0)
    game.apply("plan 2-2-1-0-1", 0)
    assert game.view(0).players[0].plan == [2, 2, 1, 0, 1]


@rule("X-PLAN-09")
def test_the_tile_may_be_used_without_the_paint_for_it() -> None:
    game = planning(painters=[{"wake": wake, "paints": ""} for wake in (5, 6, 7)])
    assert "wall on studio" in texts(game, 0)


@rule("X-PLAN-10")
def test_in_the_final_round_the_second_cathedral_can_be_covered() -> None:
    left = {"C3": "11GOP-1", "A1": "3YR"}
    first = {"plan": [0, 2, 2, 0, 1], "covers": {"fifth": "wall"}, "paints": "GYR"}
    game = chapel(first, final=True, fresco=left, phase="cathedral")
    assert "restore A1" in texts(game)  # the other visit is open
    game.apply("restore A1")
    while kind(game) != "wall":
        game.apply("pass")
    assert texts(game) == ["wall a3", "pass"]


# ---- the wall -----------------------------------------------------------------------------------------------------


@rule("M9-WALL-01")
def test_only_sections_beside_the_finished_part_can_be_restored() -> None:
    game = chapel()
    assert (kind(game), texts(game)) == ("wall", [*OPEN, "pass"])
    refused(game, "wall c3", "M9-WALL-01")  # touches b4 with a corner only
    refused(game, "wall e1", "M9-WALL-01")
    refused(game, "wall a4", "M9-WALL-01")  # finished from the start


@rule("M9-WALL-02", "M9-EX-01", "X-TRACK-01")
def test_a_section_costs_a_paint_and_brings_four_points_and_the_tile() -> None:
    game = chapel({}, SECOND, draws=["wall PR"])
    events = game.apply("wall c4")
    assert paints(game, 0) == {"green": 2, "orange": 2, "purple": 1}
    assert game.view().players[0].points["wall"] == 4
    assert game.scores()[0] == 14
    assert tiles(game) == {"PR": 1}
    assert [event.data["space"] for event in told(events, "moved")] == [14]


@rule("M9-WALL-02")
def test_the_paint_must_be_the_one_on_the_tile() -> None:
    game = chapel({"paints": "PYRB"})
    assert texts(game) == ["wall c4", "pass"]
    refused(game, "wall a3", "M9-WALL-02")


@rule("M9-WALL-02")
def test_a_taken_space_of_the_track_is_asked_for() -> None:
    game = chapel({}, {"space": 14})
    game.apply("wall a3")
    assert kind(game) == "landing"
    game.apply("land behind")
    assert game.scores()[0] == 13


@rule("M9-WALL-03")
def test_one_section_a_round() -> None:
    game = chapel()
    game.apply("wall a3")
    assert kind(game) != "wall"
    assert len(on_wall(game)) == 17


@rule("M9-WALL-04", "X-ACT-05")
def test_the_restoration_may_be_forfeited() -> None:
    game = chapel()
    events = game.apply("pass")
    assert [event.actor for event in told(events, "wall_idle")] == [0]
    assert len(on_wall(game)) == 18
    assert game.scores()[0] == 10


@rule("M9-WALL-04")
def test_without_the_paint_nothing_happens_and_nobody_learns_why() -> None:
    game = chapel({"paints": "YRB"}, SECOND)
    assert (kind(game), asked(game)) == ("wall", 1)
    assert len(on_wall(game)) == 18


@rule("M9-WALL-05", "X-END-03")
def test_the_wall_is_no_part_of_the_fresco() -> None:
    game = chapel(bishop="A1")
    before = game.view()
    events = game.apply("wall a3")
    after = game.view()
    assert (after.bishop, after.fresco) == ("A1", before.fresco)
    assert after.players[0].points == {"fresco": 10, "wall": 4}
    assert after.players[0].tiles == []
    assert not told(events, "restored")


@rule("M9-WALL-05", "X-CATH-04")
def test_no_scroll_is_played_at_the_wall() -> None:
    slices = {"scrolls": {"rows": ["1", "2", "3"], "columns": ["A", "B", "C"]}, "wall_fresco": {"wall": START}}
    painters = [{"space": 10, "wake": 5, "plan": [0, 0, 1, 2, 2], "covers": {"studio": "wall"}, "paints": "G"}]
    painters += [{"space": 30 + n, "wake": 6 + n, "plan": PLAIN} for n in (0, 1)]
    game = fresco.position(3, modules=(7, 9), painters=painters, slices=slices, phase="studio")
    game.apply("wall a3")
    assert kind(game) != "scroll"


@rule("M9-WALL-06")
def test_an_empty_wall_needs_no_tile() -> None:
    game = planning(slices={"wall_fresco": {"players": by_seat({"tiles": ALL_TILES})}})
    assert on_wall(game) == {}
    assert not {"cover", "keep"} & {act.kind for act in game.legal(0)}
    assert game.decisions[0].kind == "plan"
    assert game.explain("wall on studio", 0) is not None
    refusal = game.r.action_tiles[9].refuse
    assert refusal is not None
    reason = refusal(game, 0)
    assert reason is not None
    assert reason.rule == "M9-WALL-06"
    assert refusal(planning(), 0) is None


@rule("M9-WALL-06")
def test_the_last_tile_may_be_taken_before_ones_turn() -> None:
    rest = {**ALL_TILES, "GY": 1}
    game = chapel({}, SECOND, wall={"e1": "green"}, seats=[{}, {}, {"tiles": rest}])
    assert texts(game) == ["wall e1", "pass"]
    events = game.apply("wall e1")
    assert [event.actor for event in told(events, "wall_idle")] == [1]
    assert game.scores()[1] == 30


@rule("M9-WALL-07", "M9-T-03")
def test_the_next_painter_may_go_on_from_the_section_just_finished() -> None:
    game = chapel({}, {**SECOND, "paints": "O"}, wall={**START, "d4": "orange"})
    game.apply("wall c4")
    assert (asked(game), texts(game)) == (1, ["wall b3", "wall d4", "pass"])
    game.apply("wall d4")
    assert on_wall(game).keys().isdisjoint({"c4", "d4"})


@rule("M9-WALL-07")
def test_the_other_one_could_not_have_done_so_before() -> None:
    game = chapel({"paints": "O"}, wall={**START, "d4": "orange"})
    assert texts(game) == ["wall b3", "pass"]
    refused(game, "wall d4", "M9-WALL-01")


@rule("M8-TILE-02", "M8-TILE-03", "X-PLAN-06")
def test_the_covered_place_is_not_visited_and_the_wall_comes_at_its_time() -> None:
    game = chapel({"plan": [0, 0, 2, 1, 2], "covers": {"workshop": "wall"}, "paints": "GYB", "thalers": 0})
    assert game.view().phase == "workshop"  # the studio paid 3 Thalers each
    assert game.view(0).players[0].thalers == 6
    assert (kind(game), texts(game)) == ("wall", ["wall a3", "pass"])  # no blending there


@rule("M9-LEO-01")
def test_leonardo_does_not_restore_the_wall() -> None:
    game = chapel(players=2)
    assert (kind(game), asked(game)) == ("wall", 0)
    events = game.apply("wall a3")
    assert not [event for event in events if event.actor == 2 and event.kind.startswith("wall")]
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert leonardo.plan == [1, 1, 0, 0, 0]  # market and cathedral, as ever
    assert len(game.view().modules["wall_fresco"]["players"]) == 2
