"""Module 11, Favors (M11): setup, who gets a favor, what it brings, Leonardo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from buonfresco.engine.events import Events
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.pack import load_pack
from tests.rules.flow import asked, paints, thalers, told
from tests.rules.table import no_action, refused
from tests.support import PRESETS, rule, texts

LAID = {
    "C3": "7YRG",
    "C4": "7YBO",
    "E1": "8GP",
    "E2": "9RGO",
    "E3": "9BGO",
    "E4": "10RGP",
    "E5": "11GOP-1",
    "A5": "4YRB-1",
}
GONE = 25 - len(LAID)
EVERY = {
    "thalers-1": 6,
    "thalers-5": 2,
    "mood": 5,
    "point": 6,
    **dict.fromkeys(("yellow", "red", "blue", "green", "orange", "purple"), 1),
}


def chapel(
    favor: str = "",
    bishop: str = "C3",
    apprentices: int = 1,
    others: Sequence[int] = (60, 90),
    modules: Sequence[int] = (11,),
    **words: Any,
) -> Fresco:
    """Seat 0, on space 10 with 12 Thalers and paints for C3, is about to restore; this favor will be turned up."""
    plan = [1, apprentices, 1, 1, 2 - apprentices]
    painters = [{"space": space, "wake": 5 + n, "plan": plan} for n, space in enumerate((10, *others))]
    painters[0] = {**painters[0], "paints": "YRG", **words.pop("first", {})}
    if favor:
        words["draws"] = [f"favor {favor}", *words.pop("draws", ())]
    words = {"fresco": LAID, "phase": "cathedral", **words}
    return fresco.position(len(painters), modules=modules, painters=painters, bishop=bishop, **words)


def part(game: Fresco, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = game.view(viewer).modules["favors"]
    return found


def gone(game: Fresco) -> int:
    """How many favors have left the game unseen, by what everybody sees."""
    unseen: dict[str, int] = part(game)["unseen"]
    left: int = part(game)["left"]
    return sum(unseen.values()) - left


def kind(game: Fresco) -> str:
    assert game.decision is not None
    return game.decision.kind


def claimed(game: Fresco, *before: str) -> Events:
    """The answers, and then the favor is claimed, asked or not."""
    for answer in before:
        events = game.apply(answer)
    return game.apply("favor") if kind(game) == "favor" else events


# ---- components and setup -------------------------------------------------------------------------------------------


@rule("M11-COMP-01")
def test_there_are_25_favors_of_five_kinds() -> None:
    form = load_pack("standard").extra["favors"]
    assert {favor.id: favor.count for favor in form.favor} == EVERY
    assert sum(EVERY.values()) == 25
    gifts = {(favor.gives, favor.amount) for favor in form.favor}
    assert gifts >= {("thalers", 1), ("thalers", 5), ("mood", 1), ("points", 1)}
    assert {amount for _, amount in gifts} == {1, 5}


@rule("M11-SETUP-01", "M11-CATH-07", "X-INFO-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_lies_face_down_on_every_fresco_tile(players: int) -> None:
    """What lies where is nowhere, so nobody can look: games of every luck have the same favors."""
    shown = [part(fresco.new_game(players, modules=(11,), seed=seed), seed % players) for seed in range(3)]
    assert shown == [{"claimed": {}, "unseen": EVERY, "left": 25}] * 3


@rule("X-SETUP-02", "M11-SETUP-01")
def test_the_bishop_stands_on_the_favor_of_the_centre_from_the_start() -> None:
    game = chapel("red", fresco=None, first={"paints": "GOP"})
    assert (game.view().bishop, game.view().fresco["C3"], part(game)["left"]) == ("C3", "11GOP-1", 25)
    claimed(game, "restore C3")
    assert paints(game, 0) == {"red": 1}
    assert part(game) == {"claimed": {"red": 1}, "unseen": {k: n for k, n in EVERY.items() if k != "red"}, "left": 24}


@rule("X-GEN-04")
def test_the_favors_are_module_11_in_every_edition() -> None:
    game = fresco.new_game(3, modules=(11,), preset="bigbox", seed=1)
    assert [(module.number, module.key) for module in game.r.modules] == [(11, "favors")]


# ---- who gets it ----------------------------------------------------------------------------------------------------


@rule("M11-CATH-01", "M11-CATH-02")
@pytest.mark.parametrize("preset", PRESETS)
def test_who_restores_the_tile_under_the_bishop_may_take_it_or_must(preset: str) -> None:
    game = chapel("thalers-5", preset=preset, apprentices=2)
    events = game.apply("restore C3")
    if preset == "revised":
        assert (asked(game), kind(game), texts(game)) == (0, "favor", ["favor", "pass"])
        question = game.view(0).decision
        assert question is not None
        assert (question.about, question.options[0].kind) == ({"segment": "C3"}, "favor")
        assert (thalers(game, 0), game.scores()[0]) == (12, 10)  # the tile is taken, nothing is moved yet
        assert game.view().players[0].tiles == ["7YRG"]
        assert game.ruleset.codec.parse("favour").text == "favor"
        events = game.apply("favor")
    assert [event.data for event in told(events, "favor_revealed")] == [{"gives": "thalers", "amount": 5}]
    assert (thalers(game, 0), game.scores()[0]) == (12 + 5, 10 + 7 + 3)
    assert kind(game) == "cathedral"
    assert (part(game)["claimed"], gone(game)) == ({"thalers-5": 1}, GONE)
    assert game.view().bishop == "C3"


@rule("M11-CATH-01")
@pytest.mark.parametrize(("preset", "value"), [("revised", "mandatory"), ("bigbox", "optional")])
def test_the_switch_stands_by_itself(preset: str, value: str) -> None:
    game = chapel("mood", preset=preset, switches={"favors.take": value})
    game.apply("restore C3")
    assert (kind(game) == "favor") == (value == "optional")
    assert game.view().players[0].mood == (value == "mandatory")


@rule("M11-CATH-07", "M11-CATH-01")
def test_a_declined_favor_leaves_the_game_unseen() -> None:
    game = chapel(apprentices=2)
    drawn = [entry for entry in game.log.inputs if "draw" in str(entry)]
    game.apply("restore C3")
    events = game.apply("pass")
    assert [event.data for event in told(events, "favor_declined")] == [{"segment": "C3"}]
    assert [entry for entry in game.log.inputs if "draw" in str(entry)] == drawn
    assert (part(game)["claimed"], gone(game)) == ({}, GONE + 1)
    assert (thalers(game, 0), game.scores()[0], game.view().players[0].mood) == (12, 10 + 7 + 3, 0)
    assert game.view().players[0].points == {"fresco": 10 + 7, "bishop": 3}


@rule("M11-CATH-03", "M11-CATH-07", "M11-T-02")
@pytest.mark.parametrize(("bishop", "bonus"), [("B2", 2), ("D4", 2), ("A1", 0), ("E5", 0)])
@pytest.mark.parametrize("preset", PRESETS)
def test_without_the_bishop_on_it_the_favor_leaves_without_effect(bishop: str, bonus: int, preset: str) -> None:
    game = chapel(bishop=bishop, preset=preset, apprentices=2)
    events = game.apply("restore C3")
    assert kind(game) == "cathedral"
    assert not told(events, "favor_revealed", "favor_declined", "earned", "cheered")
    assert (part(game)["claimed"], gone(game)) == ({}, GONE + 1)
    assert (thalers(game, 0), game.scores()[0], paints(game, 0)) == (12, 10 + 7 + bonus, {})


@rule("M11-T-01", "M11-CATH-04")
def test_a_paid_step_onto_the_tile_claims_it() -> None:
    game = chapel("point", bishop="D4")
    claimed(game, "restore C3 bishop->C3")
    assert thalers(game, 0) == 12 - 1
    assert game.scores()[0] == 10 + 7 + 3 + 1


@rule("M11-CATH-04", "M11-T-02")
def test_a_paid_step_away_from_the_tile_forgoes_it() -> None:
    game = chapel(bishop="C3", apprentices=2)
    game.apply("restore C3 bishop->D4")
    assert kind(game) == "cathedral"
    assert (gone(game), game.scores()[0]) == (GONE + 1, 10 + 7 + 2)


@rule("M11-CATH-04")
def test_where_he_goes_after_the_restoration_does_not_count() -> None:
    """He follows to C3; the next tile has its own favor, and he does not stand on that one."""
    game = chapel(bishop="D4", apprentices=2, first={"paints": "YRGYBO"})
    game.apply("restore C3")
    assert game.view().bishop == "C3"
    game.apply("restore C4")
    assert (part(game)["claimed"], gone(game)) == ({}, GONE + 2)


@rule("M11-CATH-08", "X-CATH-12")
@pytest.mark.parametrize("preset", PRESETS)
def test_no_favor_from_the_altar(preset: str) -> None:
    """Even though the bishop stands on a tile; the favors stay where they are."""
    game = chapel(bishop="C3", preset=preset, apprentices=2, first={"paints": "YRBYRG"})
    before = part(game)
    events = game.apply("altar YRB")
    assert kind(game) == "cathedral"
    assert not told(events, "favor_revealed")
    assert part(game) == before


# ---- what it brings -------------------------------------------------------------------------------------------------


@rule("M11-CATH-02", "M11-CATH-06", "M11-COMP-01")
@pytest.mark.parametrize("favor", EVERY)
def test_a_claimed_favor_is_carried_out_at_once_and_leaves_the_game(favor: str) -> None:
    game = chapel(favor)
    claimed(game, "restore C3")
    got = {
        "thalers-1": thalers(game, 0) - 12 == 1,
        "thalers-5": thalers(game, 0) - 12 == 5,
        "mood": game.view().players[0].mood == 1,
        "point": game.scores()[0] == 10 + 7 + 3 + 1,
        **{paint: paints(game, 0) == {paint: 1} for paint in list(EVERY)[4:]},
    }
    assert [name for name, yes in got.items() if yes] == [favor]
    assert part(game)["claimed"] == {favor: 1}
    assert part(game)["unseen"].get(favor, 0) == EVERY[favor] - 1
    assert game.check() == []


@rule("M11-CATH-06")
def test_mood_rises_at_once_but_not_beyond_the_top_and_brings_nobody_before_the_next_wake_phase() -> None:
    game = chapel("mood", first={"mood": 2})
    top = game.r.mood_top
    claimed(game, "restore C3")
    assert (game.view().players[0].mood, game.view().players[0].apprentices) == (3, 5)
    high = chapel("mood", first={"mood": top})
    events = claimed(high, "restore C3")
    assert high.view().players[0].mood == top
    assert not told(events, "cheered")
    assert part(high)["claimed"] == {"mood": 1}


@rule("M11-CATH-06")
def test_thalers_and_paint_come_behind_the_screen() -> None:
    game = chapel("thalers-5")
    claimed(game, "restore C3")
    assert game.view(1).players[0].thalers is None
    other = chapel("purple")
    claimed(other, "restore C3")
    assert other.view(1).players[0].paints is None


@rule("M11-CATH-05", "X-CATH-01", "X-TRACK-06")
@pytest.mark.parametrize("answer", ["land in front", "land behind"])
def test_its_point_is_a_movement_of_its_own_with_a_choice_of_its_own(answer: str) -> None:
    """10 + 7 + 3 is free; one space further somebody stands."""
    game = chapel("point", others=(21, 90))
    events = claimed(game, "restore C3")
    assert [event.data["space"] for event in told(events, "moved")] == [20]
    assert (asked(game), kind(game)) == (0, "landing")
    assert game.view().bishop == "C3"
    events = game.apply(answer)
    assert game.scores()[0] == (22 if answer == "land in front" else 20)
    assert game.check() == []


@rule("M11-CATH-05", "X-TRACK-06", "X-CATH-03")
def test_the_choice_of_the_first_movement_comes_before_the_second_begins() -> None:
    game = chapel("point", others=(20, 22))
    claimed(game, "restore C3")
    assert kind(game) == "landing"
    game.apply("land in front")  # on 21
    assert kind(game) == "landing"  # one further, on 22
    game.apply("land in front")
    assert game.scores() == (23, 20, 22)
    assert game.view().players[0].points == {"fresco": 17, "bishop": 3, "landing": 1 + 1, "favors": 1}


@rule("X-FINAL-01", "M11-CATH-01")
@pytest.mark.parametrize(("preset", "choice"), [("revised", True), ("revised-fr", False)])
def test_favors_in_the_second_visit_of_the_final_round(preset: str, choice: bool) -> None:
    """In the French edition occupied spaces then push forward without a choice."""
    game = chapel("point", phase="fifth", final=True, end_reason="rounds", preset=preset, others=(21, 90))
    assert told(claimed(game, "restore C3"), "favor_revealed")
    assert (kind(game) == "landing") == choice
    assert game.scores()[0] == (20 if choice else 22)


# ---- Leonardo -------------------------------------------------------------------------------------------------------


def with_leonardo(favor: str = "", bishop: str = "C2", spaces: tuple[int, int] = (40, 50), **words: Any) -> Fresco:
    """Leonardo, on space 10 and segment C3, is asked now; seat 1 guides him."""
    painters: list[dict[str, Any]] = [
        {"space": spaces[0], "wake": 7, "plan": [3, 0, 1, 1, 0], "paints": "", "thalers": 3},
        {"space": spaces[1], "wake": 8, "plan": [3, 0, 1, 1, 0], "paints": "", "thalers": 3},
        {"space": 10, "wake": 9},
    ]
    lying = {"C2": "4YRB-1", "B3": "5RG", "C1": "3YR", "A1": "3YB", "E5": "11GOP-1", "E4": "11GOP-2", "A5": "6YP"}
    words = {"modules": (11,), "fresco": lying, "draws": [f"favor {favor}"] if favor else [], **words}
    return fresco.position(2, painters=painters, phase="cathedral", turn=2, guide=1, bishop=bishop, **words)


@rule("M11-LEO-01", "X-LEO-02", "X-LEO-09")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("favor", EVERY)
def test_leonardo_reveals_it_and_only_a_point_counts(preset: str, favor: str) -> None:
    """The guide is not asked, whatever the switch says."""
    game = with_leonardo(favor, preset=preset)
    events = game.apply("restore C2")
    assert len(told(events, "favor_revealed")) == 1
    assert len(told(events, "favor_lapsed")) == (favor != "point")
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert leonardo.score == 10 + 4 + 3 + (favor == "point")
    spaces = [event.data["space"] for event in told(events, "moved")]
    assert spaces == ([17, 18] if favor == "point" else [17])
    assert part(game)["claimed"] == {favor: 1}
    assert not told(events, "cheered")
    assert [event.data for event in told(events, "earned") if event.data["why"] == "favor"] == []


@rule("M11-LEO-01", "M11-CATH-03")
def test_without_the_bishop_leonardo_removes_it_unseen() -> None:
    game = with_leonardo(bishop="B2")
    before = gone(game)
    events = game.apply("restore C2")
    assert not told(events, "favor_revealed", "favor_lapsed")
    assert (part(game)["claimed"], gone(game)) == ({}, before + 1)


@rule("M11-LEO-01", "X-LEO-06")
def test_the_guide_lands_leonardos_second_movement() -> None:
    game = with_leonardo("point", spaces=(18, 50))
    game.apply("restore C2")
    assert (kind(game), asked(game)) == ("landing", 1)
    game.apply("land in front")
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert (leonardo.score, leonardo.points["favors"], leonardo.points["landing"]) == (19, 1, 1)


# ---- wrong words ----------------------------------------------------------------------------------------------------


@rule("M11-CATH-01")
def test_answers_to_other_questions_are_refused() -> None:
    game = chapel("mood")
    refused(game, "favor", "M11-CATH-01")
    game.apply("restore C3")
    for text, rule_id in {
        "restore C4": "B-CATH-02",
        "altar YRB": "B-CATH-02",
        "blend green": "B-WORK-01",
        "land in front": "B-TRACK-04",
        "plan 1-1-1-1-1": "B-PLAN-01",
    }.items():
        refused(game, text, rule_id)
    refused(game, "favor", "B-ORDER-02", seat=1)
    for text in ("favor C3", "favor point", "favors"):
        no_action(game, text)
    reason = game.explain("favor C3")
    assert reason is not None
    assert (reason.rule, reason.key) == ("M11-CATH-01", "refused-favor-form")
    assert "C3" in reason.text("de")
