"""Module 2, Requests (M2): income, Leonardo, information."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import asked, forgo_until, paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_requests import PLAIN, SIX, STACKS, kind, shown, workshop
from tests.support import rule, texts

# ---- income -------------------------------------------------------------------------------------------------------


def prepare(*owned: list[str], **words: Any) -> Fresco:
    """Every painter owns these requests, with three fresco tiles of the pack under each, and nothing else."""
    tiles = list(fresco.new_game(3, seed=1).r.fresco_ids)
    stacked: list[str] = []
    painters = []
    for seat, names in enumerate(owned):
        under = [tiles.pop(0) for _ in range(3 * len(names))]
        stacked += under
        wake = words.get("wakes", (5, 6, 7))[seat]
        painters.append({"space": 10 * (seat + 1), "wake": wake, "plan": [1, 1, 1, 1, 1], "tiles": under})
        painters[-1] |= {"thalers": 0, "paints": ""}
    words.pop("wakes", None)
    slices = {"requests": {"owned": list(owned), "stacked": stacked}}
    return fresco.position(3, modules=(2,), painters=painters, phase="prepare", slices=slices, **words)


@rule("M2-WORK-07", "M2-PREP-01")
@pytest.mark.parametrize(("name", "paint"), [("purple 10", "purple"), ("orange 8", "orange"), ("green 8", "green")])
def test_a_special_request_pays_one_thaler_and_its_paint_and_the_tiles_beneath_nothing(name: str, paint: str) -> None:
    game = prepare([name], [], [])
    assert (thalers(game, 0), paints(game, 0)) == (1, {paint: 1})
    assert (thalers(game, 1), paints(game, 1)) == (0, {})


@rule("M2-PREP-01", "M2-DT-01", "M2-PREP-03", "M2-EX-01")
def test_free_tiles_pay_as_before_and_the_request_already_in_its_round() -> None:
    tiles = ["3YR", "3YB", "3RB", "4YRB-1", "4YRB-2"]
    game = workshop(1, *tiles, first={"thalers": 0})
    game.apply("request general")
    forgo_until(game, "prepare")
    assert (kind(game), asked(game)) == ("request_income", 0)
    assert thalers(game, 0) == 2 + 1
    before = paints(game, 0)
    game.apply("income blue")
    assert paints(game, 0) == {**before, "blue": before["blue"] + 1}


@rule("M2-PREP-01", "M2-EX-01")
def test_the_paint_of_a_general_request_is_chosen_anew_every_round() -> None:
    game = prepare(["general 6"], [], [])
    game.apply("income yellow")
    while kind(game) != "request_income":
        passing = game.explain("pass", asked(game)) is None
        game.apply("pass" if passing else game.legal(asked(game))[0], asked(game))
    assert texts(game) == ["income yellow", "income red", "income blue"]
    assert thalers(game, 0) >= 2


@rule("M2-EX-02")
def test_a_purple_request_brings_purple_from_the_same_round_on() -> None:
    game = workshop(1, "6YP", "6RP", "6BP", first={"thalers": 0, "paints": "YB"})
    game.apply("request purple")
    forgo_until(game, "wake")
    assert (game.scores()[0], thalers(game, 0), paints(game, 0)) == (20, 1, {"yellow": 1, "blue": 1, "purple": 1})


@rule("M2-PREP-02")
@pytest.mark.parametrize(
    ("words", "choices"),
    [
        ({}, ["yellow", "red", "blue"]),
        ({"preset": "bigbox"}, ["yellow", "red", "blue"]),
        ({"preset": "revised-fr"}, ["yellow", "red", "blue", "green", "orange", "purple"]),
        (
            {"switches": {"requests.general_income_paint": "any"}},
            ["yellow", "red", "blue", "green", "orange", "purple"],
        ),
    ],
)
def test_which_paints_a_general_request_may_bring(words: dict[str, Any], choices: list[str]) -> None:
    game = prepare(["general 6"], [], [], **words)
    assert texts(game) == [f"income {paint}" for paint in choices]
    refused(game, "pass", "M2-PREP-01")
    if len(choices) == 3:
        refused(game, "income green", "M2-PREP-02")
    game.apply(f"income {choices[-1]}")
    assert paints(game, 0) == {choices[-1]: 1}


@rule("M2-PREP-03")
def test_the_new_income_comes_in_the_same_round() -> None:
    game = workshop(1, *PLAIN, first={"thalers": 0})
    game.apply("request general")
    forgo_until(game, "prepare")
    assert thalers(game, 0) == 1
    assert game.view().round == 1


@rule("M2-PREP-04")
def test_one_choice_for_each_general_request_in_action_order_after_the_market() -> None:
    game = prepare(["general 6", "general 5"], [], ["general 4"], wakes=(7, 6, 5))
    assert asked(game) == 2
    assert sum(tile is not None for tiles in game.view().booths.values() for tile in tiles) == 9
    events = game.apply("income red")
    assert [(event.actor, event.data) for event in told(events, "gained")] == [(2, {"paints": "R", "why": "request"})]
    assert told(events.seen_by(1), "gained")  # the choice is public
    assert asked(game) == 0
    game.apply("income blue")
    assert asked(game) == 0
    game.apply("income blue")
    assert paints(game, 0) == {"blue": 2}
    assert kind(game) == "wake_time"


@rule("M2-PREP-05")
def test_in_the_final_round_a_request_is_worth_its_points_only() -> None:
    game = workshop(1, *PLAIN, final=True, first={"thalers": 0})
    before = paints(game, 0)
    game.apply("request general")
    forgo_until(game, "over")
    assert game.scores()[0] == 10 + 6
    assert (thalers(game, 0), paints(game, 0)) == (0, before)


# ---- Leonardo -----------------------------------------------------------------------------------------------------


def with_leonardo(*tiles: str, **words: Any) -> Fresco:
    painters: list[dict[str, Any]] = [
        {"space": 50 + n, "wake": 5 + n, "plan": [1, 1, 1, 1, 1], "thalers": 0, "paints": "YB"} for n in (1, 2)
    ]
    painters.append({"space": words.pop("space", 30), "wake": 5, "tiles": list(tiles)})
    words.setdefault("phase", "workshop")
    return fresco.position(2, modules=(2,), painters=painters, **words)


@rule("M2-LEO-01")
def test_leonardo_has_one_more_apprentice_in_the_workshop() -> None:
    leonardo = fresco.new_game(2, modules=(2,), seed=1).view().leonardo
    assert leonardo is not None
    assert leonardo.plan == [1, 1, 0, 1, 0]


@rule("M2-LEO-02", "M2-LEO-03")
def test_leonardo_fulfils_a_request_and_everything_leaves_the_game() -> None:
    game = with_leonardo("6YP", "6RP", "8GP", "11GOP-1", "5RG", guide=1)
    assert game.decision is not None
    assert (kind(game), game.decision.actor, game.decision.seat) == ("leonardo_request", 2, 1)
    assert texts(game) == ["request general", "request purple", "request green", "pass"]
    refused(game, "request orange", "M2-WORK-04")
    game.apply("request purple", 1)
    assert (kind(game), asked(game)) == ("request_tile", 1)  # the guide chooses the tiles, too
    assert texts(game) == ["stack P", "stack GP"]
    game.apply("stack GP", 1)
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert (leonardo.score, leonardo.points["requests"]) == (40, 10)
    assert leonardo.tiles == ["5RG", "6RP"]
    assert shown(game)["removed"] == ["purple 10"]
    assert shown(game)["stacks"]["purple"] == [9, 8]
    assert [player["stacked"] for player in shown(game)["players"]] == [[], []]
    assert game.check() == []


@rule("M2-LEO-02")
def test_leonardo_has_no_income_of_a_request() -> None:
    game = with_leonardo(*PLAIN)
    game.apply("request general")
    assert asked(game) == 0
    events = forgo_until(game, "wake")
    assert told(events, "gained") == []


@rule("M2-LEO-03")
def test_it_is_optional_and_without_three_tiles_nobody_is_asked() -> None:
    game = with_leonardo(*PLAIN)
    game.apply("pass")
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert (leonardo.score, leonardo.tiles) == (30, PLAIN)
    assert kind(with_leonardo("3YR", "3YB")) == "blend"


@rule("M2-LEO-04")
def test_the_action_stays_in_the_final_round_and_leonardo_never_blends() -> None:
    game = with_leonardo(*PLAIN, final=True)
    assert kind(game) == "leonardo_request"
    refused(game, "blend green", "M2-LEO-04")
    game.apply("request general")
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert (leonardo.score, leonardo.plan) == (36, [1, 0, 0, 1, 0])


@rule("M2-LEO-03")
def test_the_guide_chooses_where_leonardo_lands() -> None:
    game = with_leonardo(*PLAIN, space=45)
    game.apply("request general")
    assert game.decision is not None
    assert (kind(game), game.decision.actor) == ("landing", 2)
    game.apply("land in front")
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert leonardo.space == 53


# ---- information --------------------------------------------------------------------------------------------------


@rule("M2-INFO-01")
def test_stacks_and_stacked_tiles_are_public() -> None:
    game = workshop(1, *SIX)
    game.apply("request purple")
    views = [game.view(viewer).modules["requests"] for viewer in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert views[0]["stacks"] == {**STACKS, "purple": [9, 8]}
    nobody: dict[str, Any] = {"requests": [], "stacked": [], "used": False}
    assert views[0]["players"] == [
        {"requests": ["purple 10"], "stacked": ["6YP", "6RP", "6BP"], "used": True},
        nobody,
        nobody,
    ]


@rule("M2-INFO-02")
def test_the_seals_of_all_tiles_can_be_seen() -> None:
    seals = shown(fresco.new_game(3, modules=(2,), seed=1))["seals"]
    assert len(seals) == 25
    assert (seals["3YR"], seals["8GP"], seals["11GOP-2"]) == ("", "GP", "GOP")
    count = {letter: sum(letter in shown_seals for shown_seals in seals.values()) for letter in "GOP"}
    assert count == {"P": 12, "G": 11, "O": 11}
