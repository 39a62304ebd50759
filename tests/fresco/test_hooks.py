"""Every hook, shown by a module made for it: what it declares happens, and the game's promises still hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from buonfresco.engine.action import action
from buonfresco.engine.codec import Verb
from buonfresco.engine.events import EventKind
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.engine.telling import Telling
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco, plan, workshop
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.constants import FIFTH, WORKSHOP
from buonfresco.games.fresco.hooks import REACTIONS, Ban, Extra, Insert, Module, Share
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.worth import Worth, always
from buonfresco.phrases import Phrase
from tests.fresco.probe import FIELDS, MODULE, count, glow, idle, nothing, offer, part, refuse_a1, seen
from tests.support import play_out, random_game, texts


@pytest.fixture(autouse=True)
def probe() -> Iterator[None]:
    registry()[99] = MODULE
    yield
    del registry()[99]
    fresco.forget_rules()


def at(phase: str, players: int = 3, **words: Any) -> Fresco:
    plan = [1, 1, 1, 1, 1]
    painters: list[dict[str, Any]] = [
        {"wake": wake, "plan": plan, "space": 10 * n, "paints": "YRBPPKKK"} for n, wake in ((1, 5), (2, 6), (3, 7))
    ]
    painters[0]["covers"] = {"studio": "bed"}
    if players == 2:
        painters[2] = {"wake": 7, "space": 30}
    slices = {"probe": {"seen": dict.fromkeys(REACTIONS, 0), "dreams": 0, "gift": 8}}
    return fresco.position(players, modules=(99,), painters=painters, phase=phase, slices=slices, **words)


def test_components_are_replaced_and_added() -> None:
    game = fresco.new_game(3, modules=(99,), seed=1)
    assert game.view(0).fresco["C3"] == "24K"
    assert "3YR" not in game.view(0).fresco.values()
    assert "altar KKK" in texts(at("cathedral"))
    assert "blend pink" in texts(at("workshop"))


def plans(**words: Any) -> Fresco:
    painters = [{"wake": wake} for wake in (5, 6, 7)]
    return fresco.position(3, modules=(99,), painters=painters, phase="plan", **words)


def test_an_action_tile_is_planned_in_secret_and_leaves_its_spaces() -> None:
    game = plans()
    assert texts(game, 0) == ["no bed", "bed on studio", "bed on fifth"]
    refusals = {text: game.explain(text, 0) for text in ("plan 1-1-1-1-1", "withdraw", "bed on market")}
    rules = {text: reason and (reason.rule, reason.key) for text, reason in refusals.items()}
    assert rules["plan 1-1-1-1-1"] == ("X-PLAN-02", "refused-plan-tile-first")
    assert rules["withdraw"] == ("B-PLAN-07", "refused-plan-nothing")
    assert rules["bed on market"] == ("X-PLAN-02", "refused-cover-column")
    game.apply("bed on fifth", 0)
    assert game.view(0).players[0].covers == {"fifth": "bed"}
    assert game.view(1).players[0].covers is None
    spreads = [act.args for act in game.legal(0) if act.kind == "plan"]
    assert {spread[FIFTH] for spread in spreads} == {1, 2}
    for text, key in {
        "plan 2-1-1-1-0": "refused-plan-fill",
        "plan 1-1-0-0-3": "refused-plan-spaces",
        "plan 1-1-1-0-1": "refused-plan-all",
        "bed on studio": "refused-cover-decided",
    }.items():
        reason = game.explain(text, 0)
        assert reason is not None
        assert reason.key == key, text
    game.apply("withdraw", 0)
    assert seen(game, "withdrawn") == 1
    assert texts(game, 0) == ["no bed", "bed on studio", "bed on fifth"]


def test_a_tile_stays_in_the_hand_when_the_apprentices_need_the_spaces() -> None:
    painters = [{"wake": 5, "apprentices": 6, "mood": 4}, {"wake": 6}, {"wake": 7}]
    game = fresco.position(3, modules=(99,), painters=painters, phase="plan")
    assert "bed on studio" in texts(game, 0)  # 14 spaces are enough
    assert max(game.r.room((99, 99, 99, 99, 99))) == 10
    assert min(game.r.room((99, 99, 99, 99, 99))) == 5


def test_parts_after_the_apprentices_belong_to_the_plan() -> None:
    game = plans()
    for seat in range(3):
        game.apply("no bed", seat)
        game.apply("plan 1-1-1-1-1", seat)
        assert texts(game, seat) == ["lamp", "dark", "withdraw"]
        reason = game.explain("plan 1-1-1-2-0", seat)
        assert reason is not None
        assert reason.key == "refused-plan-decided"
        assert not game.view(seat).ready
        lamps = part(game).lamps
        game.apply("lamp", seat)
        assert part(game).lamps == lamps + 1
    assert game.decisions[0].kind != "moonlight"


def test_apprentices_to_place_and_points_of_the_altar() -> None:
    game = plans(round=2)
    game.apply("no bed", 0)
    assert {sum(act.args) for act in game.legal(0) if act.kind == "plan"} == {3}
    cathedral = at("cathedral")
    cathedral.apply("altar YRB")
    cathedral.apply("pass", cathedral.decision.seat if cathedral.decision else 0)
    assert cathedral.scores()[0] == 10 + 2 + 10


def test_a_visit_is_replaced_a_turn_is_granted_and_leonardo_has_one_more_apprentice() -> None:
    game = at("studio")
    assert game.decisions[0].kind == "nap"
    asked = game.view(0).decision
    assert asked is not None
    assert (asked.options[0].args, asked.options[0].at) == ({"where": "own"}, ["bed:own"])
    assert asked.about == {"sleepers": 1}
    game.apply("dream")
    assert part(game).dreams == 1
    two = at("studio", players=2, turn=2)
    assert (two.decisions[0].kind, two.decisions[0].actor, two.decisions[0].seat) == ("nap", 2, 0)


def test_options_are_added_and_taken_away_with_reasons() -> None:
    game = at("workshop")
    assert "wish" in texts(game)
    game.apply("wish")
    assert game.view(0).players[0].paints == {"yellow": 1, "red": 1, "blue": 1, "purple": 2, "pink": 4}
    cathedral = at("cathedral", fresco={"A1": "3YR", "B1": "3YB", "C3": "11GOP-1"}, bishop="A2")
    assert "restore B1" in texts(cathedral)
    assert "restore A1" not in texts(cathedral)
    reason = cathedral.explain("restore A1")
    assert reason is not None
    assert reason.rule == "X-GEN-02"


def test_segments_are_barred_for_players_and_for_leonardo() -> None:
    fresco_ = {"D1": "3YR", "E1": "3YB", "C3": "11GOP-1"}
    game = at("cathedral", fresco=fresco_, bishop="E3")
    assert "restore D1" in texts(game)
    assert not any(text.startswith("restore E1") for text in texts(game))
    two = at("cathedral", players=2, turn=2, fresco=fresco_, leonardo="E2")  # he cannot step to E1, so he jumps
    assert two.view(0).fresco == {"E1": "3YB", "C3": "11GOP-1"}
    reason = game.explain("restore E1")
    assert reason is not None
    assert reason.rule == "X-GEN-02"
    game.apply("restore D1 bishop→D2")
    assert seen(game, "led") == 1


def test_able_hands_count_for_other_work() -> None:
    game = at("workshop")
    assert plan.able(game, 0, WORKSHOP) == 0
    assert not workshop.has_free_hand(game, 0, 2)


def test_values_are_modified() -> None:
    cathedral = at("cathedral", fresco={"B1": "3YB", "C3": "11GOP-1"}, bishop="A2")
    cathedral.apply("restore B1")
    assert cathedral.scores()[0] == 10 + 3 + (2 + 1)
    studio = at("studio")
    studio.apply("pass")  # painter 0 naps, the others earn 3 + 1 each; then the workshop asks
    assert [studio.view(seat).players[seat].thalers for seat in range(3)] == [12, 16, 16]
    fifth = at("fifth")  # 3 steps up for all; the prepare phase follows: income 0 + 5
    assert [player.mood for player in fifth.view(0).players] == [3, 3, 3]
    assert fifth.view(0).players[0].thalers == 12 + 5
    workshop = at("workshop")
    before = workshop.decisions[0].seat
    workshop.apply("blend green")  # one blend for one apprentice
    assert workshop.decisions[0].seat != before


def test_occasions_are_announced_and_ends_and_money_counted() -> None:
    *_, game = random_game(3, 5, modules=(99,))
    assert all(seen(game, name) for name in ("restored", "moved", "received", "mood", "market_tile"))
    assert seen(game, "mood") >= 99
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.rounds) == ("probe", 3)
    for seat, points in enumerate(game.outcome.points):
        thalers = game.view(0).players[seat].thalers
        assert thalers is not None
        assert points["money"] == (thalers + 100) // 2


def test_views_and_samples_keep_the_modules_secret() -> None:
    game = fresco.new_game(3, modules=(99,), seed=2)
    assert game.view(0).modules == {"probe": {"gift": part(game).gift}}
    assert game.view(1).modules == game.view(None).modules == {"probe": {"gift": None}}
    gifts = {part(game.sample(1, seed=n)).gift for n in range(20)}
    assert gifts == {7, 8, 9}
    assert part(game.sample(0, seed=1)).gift == part(game).gift


def test_other_work_in_the_cathedral_is_counted_and_is_not_for_everybody() -> None:
    """The next apprentice follows, those who count them are told; an ill one, or after the Sexton, must restore."""
    painters: list[dict[str, Any]] = [
        {"wake": wake, "plan": [0, 2, 1, 1, 1], "space": 10 * n, "paints": "YRB"}
        for n, wake in ((1, 5), (2, 6), (3, 7))
    ]

    def visit(**slices: Any) -> Fresco:
        slices = {"probe": {"seen": {}, "dreams": 0, "gift": 8}, **slices}
        return fresco.position(3, modules=(1, 10, 99), painters=painters, phase="cathedral", slices=slices)

    game = visit()
    game.apply("pray")
    asked = game.asked()
    assert asked is not None
    assert (asked, seen(game, "hand_lent")) == (("cathedral", 0, 1), 1)
    assert game.check() == []
    ill = visit(medico={"ill": [2, 0, 0], "placed": [{"cathedral": 2}, {}, {}]})
    sexton = visit(portraits={"owned": [["sexton"], [], []]})
    sexton.apply("sexton A1")
    for refusing, rule in ((ill, "M10-PLAN-01"), (sexton, "M1-CARD-12")):
        reason = refusing.explain("pray")
        assert reason is not None
        assert (reason.rule, "pray" in texts(refusing)) == (rule, False)


ZAP = action("zap", (), "zap")


def asked(**words: Any) -> dict[str, Any]:
    """Hooks of a module with a decision of its own."""
    found: dict[str, Any] = {
        "options": lambda _g, _p, _a: (ZAP, PASS),
        "effects": {"zap": nothing, "pass": nothing},
        "holds": Holds(SEAT, after=("prepare/income/slip",)),
    }
    kind = Kind("zapping", ("X-PREP-01",), **{name: words.pop(name, value) for name, value in found.items()})
    step = Insert("prepare", "income", lambda g, _p, _a: g.ask("zapping", 0), "X-PREP-01")
    return {
        "kinds": (kind,),
        "inserts": (step,),
        "actions": lambda _r: (ZAP,),
        "verbs": {"zap": Verb("X-PREP-01")},
        **words,
    }


SLIPS: dict[str, dict[str, Any]] = {
    "place preparation / income for a step is unknown": {"inserts": (Insert("preparation", "income", idle, ""),)},
    "place prepare / incomes for a step is unknown": {"inserts": (Insert("prepare", "incomes", idle, ""),)},
    "modifier incom is unknown": {"modifiers": {"incom": glow}},
    "reaction restord is unknown": {"reactions": {"restord": count("restored")}},
    "sum altars is unknown": {"shares": (Share("altars", "zap", glow),), "sources": ("zap",)},
    "source zap is unknown": {"shares": (Share("altar", "zap", glow),)},
    "decision catedral is unknown": {"extras": (Extra("catedral", offer, {}),), "bans": (Ban("cathedral", refuse_a1),)},
    "decision cathedrl is unknown": {"bans": (Ban("cathedrl", refuse_a1),)},
    "answer to cathedral: zip is unknown": {"extras": (Extra("cathedral", offer, {}, instead=("zip",)),)},
    "reader of event zapped: pants is unknown": {"events": {"zapped": EventKind(how="pants")}},
    "value of event zapped: what is unknown": {"events": {"zapped": EventKind(private=("what",), how="")}},
    "field of the state opn is unknown": {"view": lambda _g, _v: {}, "view_reads": ("opn",)},
    "a slice and its fields are declared together": {"fields": FIELDS},
    "nothing is done with answer zap": asked(effects={"pass": nothing}),
    "answer to zapping: zap is unknown": asked(actions=None),
    "zapping comes after prepare/income/slop, which is unknown": asked(
        holds=Holds(SEAT, after=("prepare/income/slop",))
    ),
    "answer zop is unknown": asked(telling=Telling(pieces={"zop": lambda _r, _a: {}})),
    "decision zopping is unknown": asked(telling=Telling(typed={"zopping": []})),
    "event zopped is unknown": asked(telling=Telling(events={"zopped": lambda _r, _e, _f: Phrase("x")})),
    "answer zup is unknown": asked(worth=Worth(answers={"zup": always(1.0)})),
}


@pytest.mark.parametrize("said", SLIPS)
def test_a_slip_of_the_pen_is_named(said: str) -> None:
    """Else the hook would never be called, and nobody would know."""
    registry()[98] = Module(98, "slip", **SLIPS[said])
    try:
        with pytest.raises(AssertionError, match=f"^module 98, slip: {said}$"):
            fresco.new_game(3, modules=(98,), seed=1)
    finally:
        del registry()[98]


def test_what_is_right_is_not_refused_and_a_question_without_answers_is_named() -> None:
    registry()[98] = Module(98, "slip", **asked())
    registry()[97] = Module(97, "slip", **asked(options=lambda _g, _p, _a: ()))
    try:
        assert "zapping" in fresco.new_game(3, modules=(98,), seed=1).r.decision_names()
        with pytest.raises(AssertionError, match="zapping is asked, and there is no answer"):
            play_out(fresco.new_game(3, modules=(97,), seed=1))
    finally:
        del registry()[98], registry()[97]
        fresco.forget_rules()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("others", [(16,), (1, 4)], ids=str)
def test_all_promises_hold_with_every_hook_in_use(players: int, others: tuple[int, ...]) -> None:
    for seed in range(4):
        for game in random_game(players, seed, modules=(*others, 99)):
            assert game.check() == []
            assert fresco.from_json(game.to_json()).hash() == game.hash() == game.copy().hash()
            for decision in game.decisions:
                assert all(game.codec.decode(game.codec.encode(a)) is a for a in game.legal(decision.seat))
        assert fresco.replay(game.log).hash() == game.hash()


def test_a_game_without_the_module_does_not_know_it() -> None:
    assert "dream" not in [act.text for act in fresco.new_game(3).codec.actions]
