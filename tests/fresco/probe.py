"""A module made to use every hook; test_hooks plays with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from buonfresco.engine.action import Action, action
from buonfresco.engine.codec import Verb
from buonfresco.engine.errors import Reason
from buonfresco.engine.events import EventKind
from buonfresco.engine.fields import Field, Fields, Sight
from buonfresco.engine.forms import By, Items, Number
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Kind, Program
from buonfresco.engine.telling import Telling
from buonfresco.games.fresco import Fresco, cathedral, deeds
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.constants import FIFTH, MARKET, STUDIO
from buonfresco.games.fresco.hooks import REACTIONS, ActionTile, Ban, Extra, Insert, Module, Share
from buonfresco.games.fresco.pack import FrescoTile, MarketTile, Pack
from buonfresco.games.fresco.paints import PINK, PURPLE, RED
from buonfresco.phrases import Piece

DREAM = action("dream", (), "dream")
WISH = action("wish", (), "wish")
LAMP = action("lamp", (), "lamp")
DARK = action("dark", (), "dark")
PRAY = action("pray", (), "pray")


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


def idle(_g: Fresco, _painter: int, _arg: int) -> None:
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


def pray(g: Fresco, painter: int, apprentices: int, _action: Action) -> None:
    cathedral.lend_hand(g, painter, apprentices)


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
    extras=(
        Extra("blend", offer, {"wish": wish}),
        Extra("cathedral", lambda _g, _p, _n: (PRAY,), {"pray": pray}, instead=("pray",)),
    ),
    bans=(Ban("cathedral", refuse_a1),),
    bars=lambda _g, _p, segment: Reason("X-GEN-02", "refused-not-now") if segment == 4 else None,
    actions=lambda _rules: (DREAM, WISH, LAMP, DARK, PRAY),
    verbs={
        "dream": Verb("X-ACT-02", "error-action-unknown"),
        **{one.text: Verb("X-ACT-02") for one in (WISH, LAMP, DARK, PRAY)},
    },
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
