"""Rules of module 5: the disc of the round, gold from the market, gilding, the exchange at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.codec import Verb
from buonfresco.engine.errors import Reason
from buonfresco.engine.events import EventKind
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Kind, Program
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.actions import PASS, ROMAN
from buonfresco.games.fresco.board import BISHOP_BONUS, SEGMENTS
from buonfresco.games.fresco.constants import restoring
from buonfresco.games.fresco.hooks import VIEWER, Insert, Module, Share, Switch
from buonfresco.games.fresco.modules.leaf_gold import components
from buonfresco.games.fresco.modules.leaf_gold.state import (
    DISC_NAMES,
    DISCS,
    FIELDS,
    KEY,
    LeafGold,
    part,
    supply,
    total,
)
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from random import Random

    from buonfresco.games.fresco.game import Fresco

GILD: Final[Action] = action("gild", (), "gild")
SOURCE: Final = "gold"
_CHOICE: Final = (GILD, PASS)
_ARROWS: dict[tuple[str, int], dict[int, int]] = {}  # by digest of the components and number of seats


# ---- the disc of the round ------------------------------------------------------------------------------------------


def setup(g: Fresco) -> None:
    """Nobody has gold (M5-SETUP-06); one of the six discs is on the basket (M5-SETUP-04)."""
    _draw_disc(g, list(DISCS))


def next_disc(g: Fresco, _actor: int, _arg: int) -> None:
    """The old disc goes back only after the draw, so another color comes (M5-PREP-01)."""
    old = part(g).disc
    _draw_disc(g, [disc for disc in DISCS if disc != old])


def _draw_disc(g: Fresco, bag: list[int]) -> None:
    """Out of the discs alone: they and the market tiles share a bag, never a draw (M5-SETUP-05)."""
    disc = part(g).disc = g.draw_one("disc", bag)
    if g.listening:
        g.notes.append(("disc_drawn", NOBODY, disc))


# ---- market ---------------------------------------------------------------------------------------------------------


def arrows(g: Fresco) -> dict[int, int]:
    """Gold by place (booth << 4 | space), on the side of the board in use (M5-SETUP-02)."""
    key = g.r.digest, g.r.seats
    known = _ARROWS.get(key)
    if known is None:
        form: components.GoldMarket = g.r.pack.extra[KEY]
        mine = [arrow for arrow in form.arrow if g.r.seats in arrow.players]
        known = _ARROWS[key] = {ROMAN.index(arrow.booth) << 4 | arrow.space - 1: arrow.gold for arrow in mine}
    return known


def take_gold(g: Fresco, painter: int, _tile: int, place: int) -> None:
    """The arrow belongs to the space, whatever tile lies there (M5-MKT-03); at most what is left (M5-MKT-04)."""
    amount = min(arrows(g).get(place, 0), supply(g))
    if amount:
        part(g).gold[painter] += amount
        if g.listening:
            g.notes.append(("gold_taken", painter, amount))


# ---- cathedral ------------------------------------------------------------------------------------------------------


def offer(g: Fresco, painter: int, segment: int) -> None:
    """With the paints: who has gold may gild a tile that shows the disc's color (M5-CATH-01).

    The tile is off the fresco when this is asked: who asks whom what is nobody else's business (X-INFO-05).
    """
    mine = part(g)
    if mine.gold[painter] and mine.disc in g.r.fresco_costs[g.s.taken]:
        g.ask("gild", painter, segment)


def options(_g: Fresco, _painter: int, _segment: int) -> tuple[Action, ...]:
    return _CHOICE


def about(_g: Fresco, _painter: int, segment: int) -> dict[str, object]:
    return {"segment": SEGMENTS[segment]}


def gild(g: Fresco, painter: int, segment: int, _action: Action) -> None:
    """One leaf gold, back to the supply (M5-CATH-05, M5-MKT-04)."""
    mine = part(g)
    mine.gold[painter] -= 1
    mine.gilding = points(g, painter, segment)
    if g.listening:
        g.notes.append(("gilded", painter, segment, mine.gilding))


def points(g: Fresco, painter: int, segment: int) -> int:
    """3 with the bishop on the segment, 2 next to it, 1 elsewhere, whatever raises his own bonus (M5-CATH-02, -09)."""
    gained = BISHOP_BONUS[g.s.bishop][segment] or 1
    for modify in g.r.modifiers["gilding"]:
        gained = modify(g, painter, segment, gained)
    return gained


def no_gold(g: Fresco, painter: int, _action: Action) -> Reason | None:
    if painter >= g.r.seats or part(g).gold[painter]:
        return None
    return Reason("M5-CATH-01", "refused-gild-none")


def leave(_g: Fresco, _painter: int, _segment: int, _action: Action) -> None:
    """The restoration goes on without gold."""


def share(g: Fresco, _painter: int, _segment: int, _total: int) -> int:
    """Part of the one sum of the restoration (M5-CATH-04)."""
    return part(g).gilding


def booked(g: Fresco, _painter: int, _points: int) -> None:
    part(g).gilding = 0


# ---- the end --------------------------------------------------------------------------------------------------------


def exchange_all(g: Fresco, _actor: int, _arg: int) -> None:
    """One after the other in action order: what a receipt sets going comes before the next one (X-SCORE-01)."""
    g.begin_each("gold exchange", [painter for painter in g.s.order if painter < g.r.seats])


def exchange(g: Fresco, painter: int, _arg: int) -> None:
    """A Thaler for each leaf gold that is left (M5-SCORE-01)."""
    mine = part(g)
    amount, mine.gold[painter] = mine.gold[painter], 0
    if g.listening and amount:
        g.notes.append(("gold_exchanged", painter, amount))
    deeds.receive(g, painter, amount, "gold")


# ---- information ----------------------------------------------------------------------------------------------------


def view(g: Fresco, viewer: int | None) -> dict[str, object]:
    """Supply, disc and arrows are open, what lies behind the others' screens is not (M5-INFO-01)."""
    mine = part(g)
    return {
        "disc": PAINTS[mine.disc],
        "supply": supply(g),
        "arrows": {f"{ROMAN[place >> 4]}.{(place & 15) + 1}": gold for place, gold in arrows(g).items()},
        "players": [{"gold": gold if g.s.open or seat == viewer else None} for seat, gold in enumerate(mine.gold)],
    }


def resample(g: Fresco, seat: int, rng: Random, recall: bool) -> None:
    """What the others hold together follows from the supply; who of them holds it is redrawn."""
    if recall or g.s.open:
        return
    gold = part(g).gold
    hidden = [other for other in range(g.r.seats) if other != seat]
    left = sum(gold[other] for other in hidden)
    for other in hidden:
        gold[other] = 0
    asked = g.asked()
    if asked is not None and asked[0] == "gild" and asked[1] in hidden:  # he could not be asked without gold
        gold[asked[1]] = 1
        left -= 1
    for _ in range(left):
        gold[rng.choice(hidden)] += 1


def check(g: Fresco) -> list[str]:
    mine = part(g)
    problems: list[str] = []
    if len(mine.gold) != g.r.seats or min(mine.gold) < 0 or supply(g) < 0:
        problems.append(f"leaf gold by seat is {mine.gold}, of {total(g)} there are (M5-SETUP-01, M5-MKT-04)")
    if mine.gilding and not g.at_work("restore"):
        problems.append("gold was given, but no restoration is at work (M5-CATH-01)")
    return problems


MODULE: Final = Module(
    5,
    KEY,
    LeafGold,
    FIELDS,
    switches={"leaf_gold.supply": Switch("M5-SETUP-01", ("20", "24"), bigbox="24")},
    components=components.GoldMarket,
    check_components=components.check,
    setup=setup,
    inserts=(
        Insert("restore", "take", offer, "X-CATH-01"),
        Insert("prepare", "market", next_disc, "X-PREP-01"),
        Insert("scoring", "open", exchange_all, "X-SCORE-01"),
    ),
    programs={
        "gold exchange": Program({"exchange": exchange}, Holds(SEAT, after=("scoring/open/leaf_gold",), queue="gold"))
    },
    kinds=(
        Kind(
            "gild",
            ("M5-CATH-01", "M5-CATH-02", "M5-CATH-05"),
            options,
            {"gild": gild, "pass": leave},
            about=about,
            holds=restoring("take/leaf_gold"),
        ),
    ),
    actions=lambda _rules: (GILD,),
    verbs={"gild": Verb("M5-CATH-01", "refused-gild-form", elsewhere=no_gold)},
    shares=(Share("restoration", SOURCE, share, booked),),
    reactions={"market_tile": take_gold},
    sources=(SOURCE,),
    events={
        "disc_drawn": EventKind(paint="paint"),
        "gold_taken": EventKind(gold=""),
        "gilded": EventKind(segment="segment", points=""),
        "gold_exchanged": EventKind(gold=""),
    },
    pools=lambda _rules: (Pool("disc", dict(zip(DISCS, DISC_NAMES, strict=True))),),
    view=view,
    view_reads=(VIEWER, "open"),
    resample=resample,
    check=check,
)
