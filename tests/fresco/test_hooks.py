"""Every hook, shown by a module made for it: what it declares happens, and the game's promises still hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from buonfresco.engine.action import Action, action
from buonfresco.engine.codec import Verb
from buonfresco.engine.errors import Reason
from buonfresco.engine.events import EventKind
from buonfresco.engine.fields import Field, Fields, Sight
from buonfresco.engine.forms import By, Items, Number
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Kind, Program
from buonfresco.engine.telling import Telling
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco, deeds, plan, workshop
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.constants import FIFTH, MARKET, STUDIO, WORKSHOP
from buonfresco.games.fresco.hooks import REACTIONS, ActionTile, Ban, Extra, Insert, Module, Share
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.pack import FrescoTile, MarketTile, Pack
from buonfresco.games.fresco.paints import PINK, PURPLE, RED
from buonfresco.phrases import Piece
from tests.support import random_game, texts

DREAM = action("dream", (), "dream")
WISH = action("wish", (), "wish")
LAMP = action("lamp", (), "lamp")
DARK = action("dark", (), "dark")


OCCASIONS = tuple(REACTIONS)
FIELDS = Fields(
    "the probe",
    Field("seen", By(Items("occasion", OCCASIONS), Number(0, 9999), named=True), "how often it was told"),
    Field("dreams", Number(0, 9), "dreamt", default=lambda _g, _part, _data: 8),
    Field(
        "gift",
        Number(-1, 9, begin=-1),
        "drawn",
        default=lambda _g, _part, _data: 8,
        seen=Sight("seat 0", lambda viewer, _seat: viewer == 0),
    ),
    Field("lamps", Number(0, 999), "lit", default=lambda _g, _part, _data: 8),
)


class Probe:
    """Counts what it was told."""

    seen: list[int]
    dreams: int
    gift: int
    lamps: int

    def copy(self) -> Probe:
        other = Probe()
        other.seen, other.dreams, other.gift, other.lamps = self.seen[:], self.dreams, self.gift, self.lamps
        return other


def seen(g: Fresco, name: str) -> int:
    return part(g).seen[OCCASIONS.index(name)]


def part(g: Fresco) -> Probe:
    found = g.s.slices[g.r.slot["probe"]]
    assert isinstance(found, Probe)
    return found


def count(name: str) -> Any:
    def reaction(g: Fresco, _painter: int, _one: int, _two: int) -> None:
        part(g).seen[OCCASIONS.index(name)] += 1

    return reaction


def dream(g: Fresco, _painter: int, _arg: int, _action: Action) -> None:
    part(g).dreams += 1


def wish(g: Fresco, painter: int, _left: int, _action: Action) -> None:
    deeds.gain_paints(g, painter, (PINK,), "portrait")


def glow(_g: Fresco, _painter: int, _arg: int, _total: int) -> int:
    return 10


def light(g: Fresco, _painter: int, _arg: int, _action: Action) -> None:
    part(g).lamps += 1


def nothing(_g: Fresco, _painter: int, _arg: int, _action: Action) -> None:
    pass


def swapped(_pack: Pack, tiles: list[MarketTile]) -> list[MarketTile]:
    return [MarketTile(id=t.id, paints="P", source="designed") if t.id == "Y" else t for t in tiles]


def with_treasure(_pack: Pack, tiles: list[FrescoTile]) -> list[FrescoTile]:
    return [*tiles, FrescoTile(id="24K", value=24, paints="K", source="designed")]


def refuse_a1(_g: Fresco, _painter: int, _arg: int, act: Action) -> Reason | None:
    return Reason("X-GEN-02", "refused-not-now") if act.kind == "restore" and act.args[0] == 0 else None


def tell_mood(g: Fresco, _actor: int, _arg: int) -> None:
    part(g).seen[OCCASIONS.index("mood")] = 99


def give_gift(g: Fresco) -> None:
    part(g).gift = g.draw_one("gift", [7, 8, 9])


def offer(_g: Fresco, _painter: int, _left: int) -> Sequence[Action]:
    return (WISH,)


MODULE = Module(
    99,
    "probe",
    Probe,
    FIELDS,
    market_set=swapped,
    fresco_set=with_treasure,
    blends={PINK: (PURPLE, RED)},
    altar=lambda payments, _rules: {**payments, (PINK, PINK, PINK): 15},
    choose_tiles=lambda _g, tiles: tiles[1:],  # the first tile stays in the box
    setup=give_gift,
    inserts=(Insert("prepare", "income", tell_mood, "X-PREP-01"),),
    programs={"nap visit": Program({"ask": lambda g, painter, arg: g.ask("nap", painter, arg)})},
    turns=lambda _g, painter, column: painter == 1 and column == MARKET,
    action_tile=ActionTile("bed", "nap visit", ("X-PLAN-02",), spaces=2, fill=1, columns=(STUDIO, FIFTH)),
    plan_parts=(Kind("moonlight", ("X-PLAN-01",), lambda _g, _p, _a: (LAMP, DARK), {"lamp": light, "dark": nothing}),),
    leonardo_visits={STUDIO: "nap visit"},
    ends=lambda g: "probe" if g.s.round == 3 else "",
    end_reasons=("probe",),
    kinds=(
        Kind(
            "nap",
            ("X-ACT-02",),
            lambda _g, _p, _a: (DREAM, PASS),
            {"dream": dream, "pass": nothing},
            about=lambda _g, _p, apprentices: {"sleepers": apprentices},
        ),
    ),
    extras=(Extra("blend", offer, {"wish": wish}),),
    bans=(Ban("cathedral", refuse_a1),),
    bars=lambda _g, _p, segment: Reason("X-GEN-02", "refused-not-now") if segment == 4 else None,
    actions=lambda _rules: (DREAM, WISH, LAMP, DARK),
    verbs={"dream": Verb("X-ACT-02", "error-action-unknown")},
    modifiers={
        "placed": lambda g, _seat, _arg, count: count - 2 if g.s.round == 2 else count,
        "bishop_bonus": lambda _g, _p, _segment, bonus: bonus + 1 if bonus else 0,
        "able": lambda _g, _p, _column, n: n - 1,
        "gilding": lambda _g, _p, _segment, points: points,
        "theater_steps": lambda _g, _p, _n, _steps: 3,
        "studio_thalers": lambda _g, _p, n, amount: amount + n,
        "income": lambda _g, _seat, _arg, amount: amount + 5,
        "blends": lambda _g, _p, n, _blends: n,
        "money": lambda _g, _p, _arg, thalers: thalers + 100,
    },
    shares=(Share("altar", "glow", glow),),
    sources=("glow",),
    reactions={name: count(name) for name in REACTIONS},
    events={"dreamt": EventKind(how="sleeper")},
    view=lambda g, viewer: {"gift": part(g).gift if viewer == 0 else None},
    telling=Telling(pieces={DREAM.kind: lambda _r, _act: {"where": Piece("bed", "own")}}),
    resample=lambda g, viewer, rng, _recall: None if viewer == 0 else setattr(part(g), "gift", rng.choice([7, 8, 9])),
    readers=lambda _rules: {"sleeper": lambda number: f"sleeper {number}"},
    pools=lambda _rules: (Pool("gift", {7: "seven", 8: "eight", 9: "nine"}),),
    check=lambda g: [] if part(g).gift >= 0 or not g.s.stack else ["no gift"],
)


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
        assert reason.key == "refused-plan-sealed"
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_promises_hold_with_every_hook_in_use(players: int) -> None:
    for seed in range(4):
        for game in random_game(players, seed, modules=(16, 99)):
            assert game.check() == []
            assert fresco.from_json(game.to_json()).hash() == game.hash() == game.copy().hash()
            for decision in game.decisions:
                assert all(game.codec.decode(game.codec.encode(a)) is a for a in game.legal(decision.seat))
        assert fresco.replay(game.log).hash() == game.hash()


def test_a_game_without_the_module_does_not_know_it() -> None:
    assert "dream" not in [act.text for act in fresco.new_game(3).codec.actions]
