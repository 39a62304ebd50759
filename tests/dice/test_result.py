"""What a sum brings (D-RES)."""

from __future__ import annotations

import pytest

from tests.dice.table import asked, kinds, of_kind, play_turn, random_game, reaching, texts, turn_for
from tests.support import rule

SECTIONS = (8, 13, 16, 19, 24)
FIELDS = {"9-12": range(9, 13), "14-15": range(14, 16), "17-18": range(17, 19), "20-23": range(20, 24)}
HIGH = [{"space": 20}, {"space": 50}, {"space": 90}]


@rule("D-RES-01")
@pytest.mark.parametrize("total", SECTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_these_sums_restore_the_top_tile_of_their_section(players: int, total: int) -> None:
    game = turn_for(total, players=players)
    stack = game.view(None).stacks[str(total)]
    events = play_turn(game, *reaching(total))
    [restored] = of_kind(events, "restored")
    assert (restored.actor, restored.data["sum"], restored.data["points"]) == (0, total, stack[0])
    view = game.view(None)
    assert view.players[0].sections == {str(total): stack[0]}
    assert view.stacks[str(total)] == stack[1:]


@rule("D-RES-01")
@pytest.mark.parametrize(("taken", "points"), [([], 5), ([1], 5), ([2, 1], 6), ([3, 1, 2], 7)])
def test_later_tiles_of_a_stack_are_worth_more(taken: list[int], points: int) -> None:
    painters = [{"space": 20 + 10 * seat} for seat in range(4)]
    game = turn_for(16, players=4, painters=painters, sections={"16": taken})
    play_turn(game, *reaching(16))
    assert game.view(None).players[0].sections == {"16": points}
    assert game.scores()[0] == 20 + points


@rule("D-RES-02")
@pytest.mark.parametrize(("field", "total"), [(field, total) for field, sums in FIELDS.items() for total in sums])
def test_these_sums_paint_the_top_portrait_of_their_field(field: str, total: int) -> None:
    names = dict(zip(FIELDS, ("woman-1", "man-4", "woman-3-1", "man-2-2"), strict=True))
    game = turn_for(total, painters=HIGH, fields=names)
    events = play_turn(game, *reaching(total))
    [painted] = of_kind(events, "painted")
    assert (painted.actor, painted.data) == (0, {"field": field, "portrait": names[field]})
    assert game.view(0).players[0].faces == [names[field]]
    assert game.view(1).players[0].faces is None
    assert game.view(1).players[0].portraits == 1


@rule("D-RES-03")
@pytest.mark.parametrize("total", [*range(3, 8), *range(25, 37)])
def test_other_sums_bring_nothing(total: int) -> None:
    game = turn_for(total, painters=HIGH)
    before = game.view(0)
    events = play_turn(game, *reaching(total))
    assert [event.data for event in of_kind(events, "got_nothing")] == [{"sum": total, "why": "sum"}]
    assert game.scores() == (20, 50, 90)
    after = game.view(0)
    assert (after.stacks, after.fields) == (before.stacks, before.fields)
    assert (after.players[0].sections, after.players[0].faces) == ({}, [])


@rule("D-RES-01", "D-RES-02", "D-RES-03")
def test_every_sum_from_3_to_36_has_one_result() -> None:
    found = {}
    for total in range(3, 37):
        events = play_turn(turn_for(total, painters=HIGH), *reaching(total))
        [found[total]] = [kind for kind in kinds(events) if kind in ("restored", "painted", "got_nothing")]
    assert [total for total, kind in found.items() if kind == "restored"] == list(SECTIONS)
    assert [total for total, kind in found.items() if kind == "painted"] == [
        total for sums in FIELDS.values() for total in sums
    ]


@rule("D-RES-04")
@pytest.mark.parametrize("total", SECTIONS)
@pytest.mark.parametrize("bishop", [8, 13, 16, 19, 24])
def test_a_section_is_owned_only_once(total: int, bishop: int) -> None:
    game = turn_for(total, painters=HIGH, sections={str(total): [0]})
    before = game.view(0)
    events = play_turn(game, *reaching(total), bishop=bishop)
    assert [event.data for event in of_kind(events, "got_nothing")] == [{"sum": total, "why": "owned"}]
    after = game.view(0)
    assert (after.players[0].sections, after.stacks) == (before.players[0].sections, before.stacks)
    assert (after.players[0].portraits, after.fields, game.scores()) == (0, before.fields, (20, 50, 90))


@rule("D-RES-05")
@pytest.mark.parametrize(("field", "total"), [("9-12", 9), ("14-15", 15), ("17-18", 17), ("20-23", 20)])
def test_an_empty_field_brings_nothing(field: str, total: int) -> None:
    rest = {name: 3 for name in FIELDS if name != field}
    game = turn_for(total, painters=HIGH, fields={field: None}, facedown=rest)
    events = play_turn(game, *reaching(total))
    assert [event.data for event in of_kind(events, "got_nothing")] == [{"sum": total, "why": "empty"}]
    assert game.view(0).players[0].portraits == 0
    assert game.scores() == (20, 50, 90)


@rule("D-RES-05", "D-RES-07")
def test_the_last_tile_of_a_field_leaves_it_empty() -> None:
    facedown = {"14-15": 3, "17-18": 2, "20-23": 2}
    game = turn_for(9, painters=[{"space": 20, "portraits": ["woman-4"]}, *HIGH[1:]], facedown=facedown)
    assert game.view(None).fields["9-12"].facedown == 0
    events = play_turn(game, *reaching(9))
    assert "turned_over" not in kinds(events)
    field = game.view(None).fields["9-12"]
    assert (field.open, field.facedown) == (None, 0)


@rule("D-RES-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_stack_has_a_tile_for_everybody(players: int) -> None:
    """Everybody else has his tile of the section; the last one is left."""
    painters = [{"space": 20 + 20 * seat} for seat in range(players)]
    others = list(range(1, players))
    for total in SECTIONS:
        game = turn_for(total, players=players, painters=painters, sections={str(total): others})
        assert len(game.view(None).stacks[str(total)]) == 1
        play_turn(game, *reaching(total))
        view = game.view(None)
        assert str(total) in view.players[0].sections
        assert view.stacks[str(total)] == []


@rule("D-RES-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_random_games_no_stack_ends_before_everybody_has_a_tile(players: int) -> None:
    for game in random_game(players, 70 + players):
        view = game.view(None)
        for name, stack in view.stacks.items():
            assert len(stack) == players - sum(name in player.sections for player in view.players)


@rule("D-RES-07")
@pytest.mark.parametrize("tile", ["man-4", "woman-3-2"])
def test_the_next_portrait_of_the_field_is_turned_over_at_once(tile: str) -> None:
    fields = {"9-12": "woman-1", "14-15": "man-1", "17-18": "woman-4", "20-23": "man-2-2"}
    game = turn_for(11, painters=HIGH, fields=fields, then=[tile])
    events = play_turn(game, *reaching(11))
    assert [event.data for event in of_kind(events, "turned_over")] == [{"field": "9-12", "portrait": tile}]
    order = kinds(events)
    assert order.index("painted") + 1 == order.index("turned_over") < order.index("moved")
    field = game.view(None).fields["9-12"]
    assert (field.open, field.facedown) == (tile, 1)
    assert tile not in game.state_data()["unseen"]


@rule("D-RES-07", "D-END-02")
def test_after_a_fifth_portrait_the_tile_just_turned_up_may_be_the_bonus() -> None:
    four = ["woman-2-1", "woman-2-2", "man-2-1", "man-2-2"]
    fields = {"9-12": "woman-1", "14-15": "man-1", "17-18": "woman-4", "20-23": "woman-3-2"}
    painters = [{"space": 20, "portraits": four}, *HIGH[1:]]
    game = turn_for(11, painters=painters, fields=fields, facedown={"9-12": 4}, then=["man-4", "man-3-1"])
    play_turn(game, *reaching(11))
    assert asked(game) == ("bonus", 0)
    assert texts(game) == ["take 9-12", "take 14-15", "take 17-18", "take 20-23"]
    events = game.apply("take 9-12")
    assert [event.data for event in of_kind(events, "bonus_taken")] == [{"field": "9-12", "portrait": "man-4"}]
    assert [event.data for event in of_kind(events, "turned_over")] == [{"field": "9-12", "portrait": "man-3-1"}]
    assert game.scores()[0] == 20 + 1 + 4
