"""What is lit means what it shows, options say what they bring, offers are in an order, refusals say when."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from buonfresco.engine.forecast import NoLuck
from buonfresco.games import dice, fresco, get_game, registry
from buonfresco.games.fresco import studio, theater
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.constants import SPACES
from buonfresco.games.fresco.modules import registry as modules
from buonfresco.text import LANGUAGES, catalogue
from tests.support import rule
from tests.told.said import first, gives, options

ALL = tuple(sorted(modules()))
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("fresco", 2, {}),
    ("fresco", 3, {"modules": ALL}),
    ("fresco", 2, {"modules": (6, 8, 9, 12, 13)}),
    ("fresco", 4, {"modules": (10, 13, 14)}),
    ("cards", 3, {}),
    ("dice", 3, {}),
]


def questions(name: str, players: int, more: dict[str, Any], count: int) -> Iterator[tuple[Any, Any]]:
    """Told views of random games: of every kind of question a few, not the same one again and again."""
    rng = random.Random(f"{name} {players} {more}")
    seen: dict[str, int] = {}
    game: Any = get_game(name).new_game(players, seed=players, **more)
    for _ in range(count):
        if game.over:
            game = get_game(name).new_game(players, seed=rng.randrange(99), **more)
        seat = rng.choice(game.waiting)
        kind = game.view(seat).decision.kind
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= 5:
            yield game, game.view(seat, told=True)
        game.apply(rng.choice(game.legal(seat)), seat)


def test_every_kind_that_declines_is_one_of_its_game() -> None:
    kinds = {action.kind for action in fresco.new_game(3, modules=ALL).codec.actions}
    assert fresco.new_game(3, modules=ALL).r.telling.declines == {"keep", "close", "no_map", "keep_lady"} & kinds


@pytest.mark.parametrize(("name", "players", "more"), TABLES)
def test_a_place_that_can_be_used_is_never_lit_for_leaving_it_alone(
    name: str, players: int, more: dict[str, Any]
) -> None:
    met = 0
    for game, view in questions(name, players, more, 900):
        declines = game.ruleset.telling.declines
        lit = [option for option in view.decision.options if option.at]
        if any(option.kind not in declines for option in lit):
            met += 1
            assert [option.text for option in lit if option.kind in declines or option.kind == "pass"] == []
    assert met


@rule("L-MKT-01")
def test_where_a_place_can_only_be_left_alone_it_is_lit_for_that() -> None:
    """Leonardo closes booths; nothing else can be done with one."""
    for _, view in questions("fresco", 2, {}, 900):
        if view.decision.kind == "leonardo_market":
            assert all(option.at for option in view.decision.options if option.kind == "close")
            return
    raise AssertionError("no booth for Leonardo")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_about_an_action_tile_says_what_it_brings(lang: str) -> None:
    met = set()
    for _, view in questions("fresco", 3, {"modules": ALL}, 1500):
        for option in view.decision.options:
            if option.kind in ("cover", "keep", "map", "no_map", "place_lady", "keep_lady"):
                said = [catalogue(lang).say(one, ["A", "B", "C"]) for one in option.gives.breath()]
                assert said, option.text
                assert not any("{" in one or "note-" in one for one in said)
                met.add((view.decision.kind, option.kind))
    tiles = ("glaziery", "audience", "wall", "medico", "pews")
    assert {(f"plan_{tile}", kind) for tile in tiles for kind in ("cover", "keep")} <= met


@rule("M10-MKT-01", "M10-MKT-04", "M14-PEW-01")
def test_the_medico_and_the_pews_say_what_they_bring() -> None:
    painters = [{"wake": 5, "thalers": 2}, {"wake": 6}, {"wake": 7}]
    slices = {"medico": {"display": ["1", "2", "3"]}, "pews": {"beams": [1, 0, 0]}}
    game = fresco.position(3, modules=[10, 14], painters=painters, phase="plan", slices=slices, round=2)
    while "no medico" not in options(game):
        game.apply("no pews", 0)
    assert gives(options(game)["medico on market"])[0].startswith("you have to buy a bottle, for ")


@rule("B-MKT-02")
def test_purchases_that_bring_most_come_first_and_the_cheapest_of_equal_ones() -> None:
    others = [{"wake": time, "plan": [0, 0, 3, 2, 0]} for time in (6, 7)]
    people = [{"wake": 5, "plan": [2, 1, 1, 1, 0], "thalers": 12}, *others]
    booths = {"I": ["YYY", "G"], "II": ["YB", "R"]}
    game = fresco.position(3, painters=people, booths=booths, phase="market")
    shown = first(game)
    assert shown[:3] == ["buy I.1+2", "buy I.1", "buy II.1+2"]
    assert shown[3:6] == ["buy I.2", "buy II.1", "buy II.2"]  # green is made of two
    assert shown[-3:] == ["close I", "close II", "pass"]


# ---- out of phase -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["fresco", "dice"])
def test_every_decision_has_its_moment_in_words(name: str) -> None:
    ruleset = get_game(name).new_game(2, **({"modules": ALL} if name == "fresco" else {})).ruleset
    moments = ruleset.telling.moments
    assert {kind.name for kind in ruleset.kinds} == set(moments)
    for lang in LANGUAGES:
        for moment in set(moments.values()):
            assert catalogue(lang)(f"when-{ruleset.words}{moment}").endswith(".")


@rule("B-MKT-02", "B-ROUND-02")
def test_who_is_out_of_phase_is_told_when_it_comes() -> None:
    game = fresco.new_game(3, modules=[6], seed=1)
    for attempt, said in {
        "buy I.1": "The market opens after the plans.",
        "restore C3": "The cathedral opens after the market.",
        "plan 1-1-1-1-1": "Plans are made when everybody is up.",
        "no glaziery": "Plans are made when everybody is up.",
        "land behind": "That is asked when the space you would land on is taken.",
    }.items():
        reason = game.explain(attempt)
        assert reason is not None
        assert reason.rule
        assert reason.text() == f"{said} Asked now: choosing a wake-up time."
    reason = dice.new_game(3, seed=1).explain("keep red")
    assert reason is not None
    assert reason.text() == "A die is set aside after each throw. Asked now: placing the bishop."


@pytest.mark.parametrize("name", registry())
def test_what_belongs_to_another_question_is_refused_in_words_without_notation(name: str) -> None:
    game: Any = get_game(name).new_game(3, seed=2)
    rng = random.Random(name)
    for _ in range(60):
        seat = game.waiting[0]
        for action in rng.sample(game.codec.actions, 30):
            reason = game.explain(action, seat)
            if reason is not None and reason.key == "refused-not-now":
                for lang in LANGUAGES:
                    said = reason.text(lang)
                    assert action.text not in said
                    assert not any(sign in said for sign in ("{", "none", "kind-", "when-"))
        game.apply(rng.choice(game.legal(seat)), seat)


def test_what_apprentices_would_bring_is_what_they_bring() -> None:
    """Each column of the plan says it for every number of them: played on a copy, it comes true."""
    met = 0
    for game, view in questions("fresco", 3, {"modules": ALL}, 1500):
        seat = view.seat
        if view.decision.kind != "plan":
            continue
        for number, row in enumerate(view.told.advice):
            assert len(row.sent) == (0 if game.s.covers[seat][number] else SPACES)
            for count, said in enumerate(row.sent, 1):
                after = game.trial(NoLuck())
                if said.key == "plan-sent-studio":
                    assert said.args["thalers"] == studio.earnings(game, seat, count)
                elif said.key == "plan-sent-fifth":
                    theater.rise(after, seat, count)
                    assert said.args["then"] == after.s.mood[seat]
                elif said.key == "plan-sent-market":
                    assert said.args["most"] <= count
                    assert said.args["cost"] <= game.s.thalers[seat]
                elif said.key == "plan-sent-cathedral":
                    segments = [SEGMENTS.index(tile.id) for tile in said.args["tiles"]]
                    paid = [paint for one in segments for paint in game.r.fresco_costs[game.s.fresco[one]]]
                    assert len(segments) + said.args["more"] == count
                    assert all(paid.count(paint) <= have for paint, have in enumerate(game.s.paints[seat]))
                else:
                    continue
                met += 1
    assert met
