"""Module 2, Requests (M2): fulfilling a request in the workshop."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import asked, forgo_until, paints, told
from tests.rules.table import no_action, refused
from tests.support import PRESETS, random_game, rule, texts

# One plan of five apprentices for every number in the workshop.
AT_WORKSHOP = {0: [1, 1, 2, 0, 1], 1: [1, 1, 1, 1, 1], 2: [1, 1, 1, 2, 0], 3: [1, 1, 0, 3, 0]}
STACKS = {"general": [6, 5, 4], "purple": [10, 9, 8], "orange": [8, 7, 6], "green": [8, 7, 6]}
PLAIN = ["3YR", "3YB", "3RB"]
SIX = [*PLAIN, "6YP", "6RP", "6BP"]


def workshop(apprentices: int, *tiles: str, **words: Any) -> Fresco:
    """The first painter at the workshop with these fresco tiles before him. The second one blends after him."""
    first = {"space": 10, "wake": 5, "plan": AT_WORKSHOP[apprentices], "tiles": list(tiles), "paints": "YYYBBB"}
    first |= words.pop("first", {})
    second = {"space": 50, "wake": 6, "plan": AT_WORKSHOP[1], "paints": "YB", "thalers": 0, **words.pop("second", {})}
    third = {"space": 51, "wake": 7, "plan": AT_WORKSHOP[0], "paints": "", "thalers": 0}
    slices = {"requests": words.pop("slice", {})}
    words.setdefault("phase", "workshop")
    return fresco.position(3, modules=(2,), painters=[first, second, third], slices=slices, **words)


def shown(game: Fresco) -> dict[str, Any]:
    part: dict[str, Any] = game.view().modules["requests"]
    return part


def kind(game: Fresco) -> str:
    assert game.decision is not None
    return game.decision.kind


def offered(game: Fresco) -> list[str]:
    return [text for text in texts(game) if text.startswith("request")]


# ---- setup --------------------------------------------------------------------------------------------------------


@rule("M2-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_open_stacks_highest_on_top(players: int) -> None:
    assert shown(fresco.new_game(players, modules=(2,), seed=1))["stacks"] == STACKS
    assert "requests" not in fresco.new_game(players, seed=1).view().modules


# ---- the condition ------------------------------------------------------------------------------------------------


@rule("M2-WORK-01")
def test_one_request_a_round() -> None:
    game = workshop(3, *PLAIN, "4YRB-1", "4YRB-2", "5RG")
    assert offered(game) == ["request general"]
    game.apply("request general")
    while kind(game) == "request_tile":
        game.apply(game.legal()[0])
    assert (kind(game), asked(game)) == ("blend", 0)
    assert offered(game) == []
    refused(game, "request general", "M2-WORK-01")
    game.apply("pass")
    forgo_until(game, "prepare")
    game.apply("income red")
    assert shown(game)["players"][0]["used"] is False  # the next round has its own


@rule("M2-WORK-01")
def test_a_request_needs_an_apprentice_in_the_workshop() -> None:
    game = workshop(0, *PLAIN)
    assert asked(game) == 1
    refused(game, "request general", "B-ORDER-02", seat=0)
    refused(game, "request general", "M2-WORK-03")  # the second painter has no tiles


@rule("M2-WORK-02")
def test_the_apprentice_of_the_request_does_not_blend_the_others_do() -> None:
    game = workshop(2, *PLAIN)
    game.apply("request general")
    assert (kind(game), asked(game)) == ("blend", 0)  # three tiles alike: nothing to choose
    game.apply("blend green")
    game.apply("blend green")
    assert asked(game) == 1
    assert paints(game, 0) == {"yellow": 1, "blue": 1, "green": 2}


@rule("M2-WORK-02")
def test_with_one_apprentice_the_request_is_all() -> None:
    game = workshop(1, *PLAIN)
    game.apply("request general")
    assert asked(game) == 1
    assert paints(game, 0) == {"yellow": 3, "blue": 3}


@rule("M2-WORK-03", "M2-EX-01")
def test_a_general_request_takes_any_three_tiles_and_brings_the_topmost() -> None:
    refused(workshop(1, "3YR", "11GOP-1"), "request general", "M2-WORK-03")
    game = workshop(1, "3YR", "4YRB-1", "11GOP-1")
    assert offered(game) == ["request general"]
    game.apply("request general")
    assert game.scores()[0] == 10 + 6
    assert shown(game)["stacks"] == {**STACKS, "general": [5, 4]}
    assert shown(game)["players"][0]["requests"] == ["general 6"]


@rule("M2-WORK-04", "M2-EX-02")
@pytest.mark.parametrize(
    ("colour", "tiles", "points"),
    [
        ("purple", ["6YP", "6RP", "6BP"], 10),
        ("orange", ["5BO", "7YBO", "7GO"], 8),
        ("green", ["5RG", "7YRG", "8GP"], 8),
    ],
)
def test_a_special_request_takes_three_tiles_with_its_seal(colour: str, tiles: list[str], points: int) -> None:
    game = workshop(1, *tiles, "3YR")
    assert offered(game) == ["request general", f"request {colour}"]
    game.apply(f"request {colour}")
    while kind(game) == "request_tile":
        game.apply(game.legal()[0])
    assert game.scores()[0] == 10 + points
    assert game.view().players[0].points["requests"] == points
    assert shown(game)["players"][0]["stacked"] == tiles
    few = workshop(1, *tiles[:2], "3YR", "4YRB-1")
    refused(few, f"request {colour}", "M2-WORK-04")


@rule("M2-WORK-05")
@pytest.mark.parametrize(("answer", "space"), [("land in front", 52), ("land behind", 49)])
def test_the_points_move_the_painter_who_may_have_to_choose_a_space(answer: str, space: int) -> None:
    game = workshop(1, *PLAIN, first={"space": 44})
    game.apply("request general")
    assert (kind(game), asked(game)) == ("landing", 0)
    game.apply(answer)
    assert game.view().players[0].space == space


# ---- the tiles ----------------------------------------------------------------------------------------------------


@rule("M2-WORK-06")
def test_the_painter_chooses_the_tiles_of_a_general_request() -> None:
    game = workshop(1, "3YR", "3YB", "5RG", "8GP", "11GOP-1")
    game.apply("request general")
    assert (kind(game), asked(game)) == ("request_tile", 0)
    asked_now = game.view(0).decision
    assert asked_now is not None
    assert asked_now.about == {"request": "general", "missing": 3}
    assert texts(game) == ["stack plain", "stack G"]  # named in this order; enough must be left after it
    game.apply("stack plain")
    asked_now = game.view(0).decision
    assert asked_now is not None
    assert asked_now.about == {"request": "general", "missing": 2}
    assert texts(game) == ["stack plain", "stack G", "stack GP"]
    game.apply("stack G")
    assert texts(game) == ["stack GP", "stack GOP"]
    events = game.apply("stack GOP")
    assert [event.data for event in told(events, "request_fulfilled")] == [{"request": "general"}]
    assert shown(game)["players"][0]["stacked"] == ["3YR", "5RG", "11GOP-1"]
    assert game.view().players[0].tiles == ["3YR", "3YB", "5RG", "8GP", "11GOP-1"]


@rule("M2-WORK-06")
def test_only_tiles_with_the_seal_go_under_a_special_request() -> None:
    game = workshop(1, "3YR", "6YP", "6RP", "8GP", "11GOP-1", "7GO")
    game.apply("request purple")  # the first one must be of the sort P: after it there are only two
    assert texts(game) == ["stack P", "stack GP"]
    refused(game, "stack plain", "M2-WORK-04")
    refused(game, "stack GO", "M2-WORK-04")
    refused(game, "stack OP", "M2-WORK-06")
    refused(game, "stack GOP", "M2-WORK-06")  # those before it come first
    game.apply("stack GP")
    assert kind(game) == "blend"  # the third one is the only one left
    assert shown(game)["players"][0]["stacked"] == ["6YP", "8GP", "11GOP-1"]


@rule("M2-WORK-06")
def test_every_choice_of_three_tiles_can_be_made_once() -> None:
    found = []

    def walk(game: Fresco, line: tuple[str, ...]) -> None:
        if kind(game) != "request_tile":
            found.append(tuple(shown(game)["players"][0]["stacked"]))
            return
        for text in texts(game):
            world = game.copy()
            world.apply(text)
            walk(world, (*line, text))

    game = workshop(1, "3YR", "3YB", "5RG", "8GP", "11GOP-1")
    game.apply("request general")
    walk(game, ())
    seals = {"3YR": "", "3YB": "", "5RG": "G", "8GP": "GP", "11GOP-1": "GOP"}
    alike = [tuple(sorted(seals[tile] for tile in tiles)) for tiles in found]
    assert len(alike) == len(set(alike)) == 7  # two plain and one other: 3; one plain: 3; none: 1


@rule("M2-WORK-08")
def test_stacked_tiles_serve_no_other_request() -> None:
    tiles = ["6YP", "6RP", "6BP", "8YRP", "8YBP"]
    stack: dict[str, Any] = {"stacked": tiles[:3], "owned": [["purple 10"], [], []]}
    game = workshop(1, *tiles, slice=stack)
    assert offered(game) == []
    refused(game, "request general", "M2-WORK-03")
    refused(game, "request purple", "M2-WORK-04")
    more = workshop(1, *tiles, "8GP", slice=stack)
    more.apply("request purple")
    assert shown(more)["players"][0]["stacked"] == [*tiles, "8GP"]
    assert game.scores()[0] == 10
    assert more.scores()[0] == 10 + 9


@rule("M2-WORK-09", "M2-DT-03")
def test_a_tile_with_several_seals_serves_for_any_one_of_them_and_counts_once() -> None:
    game = workshop(1, "5RG", "7GO", "11GOP-1", "5BO")
    assert offered(game) == ["request general", "request orange", "request green"]
    game.apply("request green")
    assert shown(game)["players"][0]["stacked"] == ["5RG", "7GO", "11GOP-1"]
    assert asked(game) == 1
    later = workshop(
        1, "5RG", "7GO", "11GOP-1", "5BO", slice={"stacked": ["5RG", "7GO", "11GOP-1"]} | _owned("green 8")
    )
    refused(later, "request orange", "M2-WORK-04")
    refused(workshop(1, "11GOP-1", "11GOP-2", "3YR"), "request green", "M2-WORK-04")


@rule("M2-WORK-09")
def test_a_tile_with_a_seal_serves_a_general_request() -> None:
    game = workshop(1, "6YP", "6RP", "6BP")
    game.apply("request general")
    assert game.scores()[0] == 10 + 6


def _owned(*names: str) -> dict[str, Any]:
    return {"owned": [list(names), [], []]}


# ---- how it fits with the blends ----------------------------------------------------------------------------------


@rule("M2-WORK-10")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_the_request_comes_before_between_or_after_the_blends(before: int) -> None:
    game = workshop(2, *PLAIN)
    for text in ["blend green"] * before + ["request general"] + ["blend green"] * (2 - before):
        game.apply(text)
    assert asked(game) == 1
    assert (paints(game, 0), game.scores()[0]) == ({"yellow": 1, "blue": 1, "green": 2}, 16)


@rule("M2-WORK-11")
def test_only_the_topmost_tile_can_be_taken_and_an_empty_stack_has_none() -> None:
    gone = [*SIX[3:], "8GP", "7GO", "5RG"]  # under the tiles that somebody has taken
    second = {"tiles": gone}
    lower = workshop(1, *PLAIN, second=second, slice={"owned": [[], ["general 6", "general 5"], []], "stacked": gone})
    lower.apply("request general")
    assert lower.scores()[0] == 10 + 4
    gone += ["5BO", "4YRB-2", "4YRB-1"]
    taken = [[], ["general 6", "general 5", "general 4"], []]
    empty = workshop(1, *PLAIN, second={"tiles": gone}, slice={"owned": taken, "stacked": gone})
    assert offered(empty) == []
    refused(empty, "request general", "M2-WORK-11")


@rule("M2-WORK-12")
def test_requests_are_optional_need_three_tiles_and_cost_no_paint() -> None:
    game = workshop(1, "3YR", "5RG", "8GP", "11GOP-1")
    assert "pass" in texts(game)
    refused(workshop(1, "3YR", "5RG"), "request general", "M2-WORK-03")
    before = paints(game, 0)
    game.apply("request general")
    refused(game, "pass", "M2-WORK-12")
    for _ in range(3):
        if kind(game) == "request_tile":
            game.apply(game.legal()[0])
    assert len(shown(game)["players"][0]["stacked"]) == 3
    assert paints(game, 0) == before


@rule("M2-WORK-13", "M2-DT-02", "X-WORK-08")
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_a_request_can_be_chosen_while_a_whole_apprentice_is_left(apprentices: int) -> None:
    game = workshop(apprentices, *PLAIN, first={"paints": "YYYYYYBBBBBB"})
    for blends in range(2 * apprentices):
        assert asked(game) == 0
        possible = blends <= 2 * (apprentices - 1)
        assert offered(game) == (["request general"] if possible else [])
        if not possible:
            refused(game, "request general", "M2-WORK-13")
        game.apply("blend green")
    assert asked(game) == 1  # 2n blends, and no request


@rule("M2-WORK-13", "M2-DT-02")
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_a_request_and_the_blends_of_the_others(apprentices: int) -> None:
    game = workshop(apprentices, *PLAIN, first={"paints": "YYYYYYBBBBBB"})
    game.apply("request general")
    for _ in range(2 * (apprentices - 1)):
        assert asked(game) == 0
        game.apply("blend green")
    assert asked(game) == 1


@rule("M2-WORK-14", "X-WORK-07")
def test_tiles_restored_in_the_same_round_count_at_once() -> None:
    game = workshop(1, "3YR", "3YB", phase="cathedral", first={"paints": "RB"}, fresco={"A1": "3RB", "C3": "7GO"})
    game.apply("restore A1")
    forgo_until(game, "workshop")
    assert offered(game) == ["request general"]


@rule("M2-WORK-14")
def test_the_second_visit_of_the_final_round_comes_too_late() -> None:
    words: dict[str, Any] = {"fresco": {"A1": "3RB", "C3": "7GO"}, "final": True, "first": {"paints": "YBRB"}}
    game = workshop(1, "3YR", "3YB", **words)
    refused(game, "request general", "M2-WORK-03")
    game.apply("pass")
    forgo_until(game, "fifth")
    game.apply("restore A1")
    assert len(game.view().players[0].tiles) == 3
    while not game.over:
        assert kind(game) == "cathedral"
        game.apply("pass")
    assert "requests" not in game.view().players[0].points


# ---- what is written wrong, whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["request blue", "request", "stack Q", "stack YR", "income pink", "income"])
def test_what_is_no_action_is_refused_with_a_rule(text: str) -> None:
    game = workshop(1, *PLAIN)
    no_action(game, text)
    reason = game.explain(text)
    assert reason is not None
    assert reason.rule.startswith("M2-")
    assert all("{" not in reason.text(lang) for lang in ("en", "de", "fr"))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_sound(players: int, preset: str) -> None:
    fulfilled = 0
    for seed in range(3):
        for step, game in enumerate(random_game(players, seed, modules=(2,), preset=preset)):
            assert game.check() == []
            fulfilled += len(told(game.events, "request_fulfilled"))
            if step % 20 == 0:
                assert fresco.from_json(game.to_json()).hash() == game.hash() == game.copy().hash()
                for seat in range(players):
                    assert game.sample(seat, seed=step).view(seat) == game.view(seat)
                    assert game.sample(seat, seed=step, recall=True).check() == []
        assert fresco.replay(game.log).hash() == game.hash()
    assert fulfilled > 3
