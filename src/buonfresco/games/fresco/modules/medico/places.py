"""What ill apprentices can do: restore away from the bishop, paint saints, blend once (M10-CATH, -STUDIO, -WORK)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import cathedral, deeds
from buonfresco.games.fresco.actions import NO_STEP, PASS
from buonfresco.games.fresco.board import NEIGHBOURS, SEGMENTS
from buonfresco.games.fresco.constants import BLENDS_EACH, SPACES, STUDIO, STUDIO_THALERS, WORKSHOP
from buonfresco.games.fresco.hooks import Ban, Extra
from buonfresco.games.fresco.modules.medico.state import part
from buonfresco.games.fresco.paints import LETTERS, PAINTS
from buonfresco.games.fresco.plan import left_to_do

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

ILL_GILDING: Final = 1  # M10-MIX-08
ILL_BLENDS: Final = 1  # M10-WORK-01
SAINT_THALERS: Final = 3  # M10-STUDIO-01
ILL_ACTS: Final[Action] = action("ill_acts", (), "ill apprentice")
SAINT: Final[tuple[Action, ...]] = tuple(
    action("saint", (paint,), f"saint {name}") for paint, name in enumerate(PAINTS)
)


# ---- cathedral: whose turn it is ----------------------------------------------------------------------------------


def enter_cathedral(g: Fresco, painter: int, apprentices: int) -> None:
    mine = part(g)
    mine.ill_left = mine.placed[painter][g.s.column]
    mine.healthy_left = apprentices - mine.ill_left
    _next(g)


def _next(g: Fresco) -> None:
    """A healthy one, unless only ill ones are left; the owner may say otherwise (M10-PLAN-04)."""
    mine = part(g)
    mine.acting = mine.ill_left > 0 and mine.healthy_left <= 0


def apprentice_done(g: Fresco, _painter: int, _arg: int) -> None:
    mine = part(g)
    if mine.acting:
        mine.ill_left -= 1
    elif mine.healthy_left:
        mine.healthy_left -= 1
    mine.begun = False
    _next(g)


def hand_lent(g: Fresco, painter: int, _apprentices: int, _none: int) -> None:
    apprentice_done(g, painter, 0)


def leave_cathedral(g: Fresco, _painter: int, _apprentices: int) -> None:
    mine = part(g)
    mine.healthy_left = mine.ill_left = 0
    mine.acting = mine.begun = mine.led = False


def led(g: Fresco, _painter: int, _start: int, _to: int) -> None:
    """Before a restoration; who is led otherwise does not count (X-CATH-06)."""
    mine = part(g)
    mine.begun = mine.led = True


def restored(g: Fresco, _painter: int, _segment: int, _tile: int) -> None:
    part(g).led = False  # by a healthy one: an ill one could not, if it mattered


def offer(g: Fresco, painter: int, _apprentices: int) -> tuple[Action, ...]:
    """An ill one may come first, if he finds something to do; but who has begun goes on (X-ACT-04)."""
    mine = part(g)
    if not mine.ill_left or mine.acting or mine.begun or not _work_for_ill(g, painter):
        return ()
    return (ILL_ACTS,)


def _work_for_ill(g: Fresco, painter: int) -> bool:
    if cathedral.reach(g, painter)[1] and not cathedral.altar_barred(g, painter):
        return True
    return any(_kept(g, segment) is None for segment in cathedral.payable_segments(g, painter))


def let_ill_act(g: Fresco, painter: int, apprentices: int, _action: Action) -> None:
    part(g).acting = True
    g.ask("cathedral", painter, apprentices)


def explain_offer(g: Fresco, _painter: int, _apprentices: int, act: Action) -> Reason | None:
    if act is not ILL_ACTS:
        return None
    mine = part(g)
    if not mine.ill_left:
        return Reason("M10-PLAN-04", "refused-ill-nobody")
    if mine.acting:
        return Reason("M10-PLAN-04", "refused-ill-acts")
    return Reason("X-ACT-04", "refused-ill-begun") if mine.begun else Reason("M10-CATH-02", "refused-ill-nothing")


# ---- cathedral: what he may not do --------------------------------------------------------------------------------


def is_ill(g: Fresco, _painter: int, _apprentices: int) -> bool:
    return part(g).acting


def refuse(g: Fresco, _painter: int, _apprentices: int, act: Action) -> Reason | None:
    """The bishop is never moved for an ill one, not to the altar either (M10-CATH-01, -06). He restores, no more."""
    if not part(g).acting:
        return None
    if act.kind in ("restore", "altar") and act.args[-1] != NO_STEP:
        return Reason("M10-CATH-01", "refused-ill-bishop")
    if act.kind in g.r.instead:
        return Reason("M10-PLAN-01", "refused-ill-work")
    return Reason(g.r.leads[act.kind], "refused-ill-bishop") if act.kind in g.r.leads else None


def bars(g: Fresco, _painter: int, segment: int) -> Reason | None:
    return _kept(g, segment) if part(g).acting else None


def _kept(g: Fresco, segment: int) -> Reason | None:
    """Not next to the bishop, though under him (M10-CATH-02, -03); nor if somebody moved him before (X-CATH-06)."""
    bishop = g.s.bishop
    if segment in NEIGHBOURS[bishop]:
        there, here = SEGMENTS[segment], SEGMENTS[bishop]
        return Reason("M10-CATH-02", "refused-ill-neighbour", {"segment": there, "here": here})
    return Reason("X-CATH-06", "refused-ill-led") if part(g).led else None


def gilding(g: Fresco, _painter: int, _segment: int, points: int) -> int:
    return ILL_GILDING if part(g).acting else points


# ---- studio -------------------------------------------------------------------------------------------------------


def studio_thalers(g: Fresco, painter: int, _apprentices: int, amount: int) -> int:
    """Ill ones paint no portraits (M10-STUDIO-01)."""
    return amount - STUDIO_THALERS * part(g).placed[painter][STUDIO]


def begin_saints(g: Fresco, painter: int, _apprentices: int) -> None:
    """After the others: they may have got the paints for it (X-STUDIO-01)."""
    _ask_saint(g, painter, part(g).placed[painter][STUDIO])


def _ask_saint(g: Fresco, painter: int, left: int) -> None:
    if left and any(g.s.paints[painter]):
        g.ask("saint", painter, left)


def saint_options(g: Fresco, painter: int, _left: int) -> tuple[Action, ...]:
    return (*[SAINT[paint] for paint, count in enumerate(g.s.paints[painter]) if count], PASS)


def paint_saint(g: Fresco, painter: int, left: int, act: Action) -> None:
    """One paint of any color for three Thalers, once for each ill one (M10-STUDIO-02)."""
    deeds.return_paints(g, painter, act.args, "saint")
    if g.listening:
        g.notes.append(("saint_painted", painter, act.args[0]))
    _ask_saint(g, painter, left - 1)
    deeds.receive(g, painter, SAINT_THALERS, "saint")


def paint_none(_g: Fresco, _painter: int, _left: int, _action: Action) -> None:
    """The ill ones just stand there."""


def explain_saint(_g: Fresco, _painter: int, _left: int, act: Action) -> Reason | None:
    return Reason("M10-STUDIO-01", "refused-paints", {"paints": LETTERS[act.args[0]]}) if act.kind == "saint" else None


# ---- workshop -----------------------------------------------------------------------------------------------------


def blends(g: Fresco, painter: int, _apprentices: int, operations: int) -> int:
    """One each for the ill ones; for other work they are not able at all (M10-WORK-01, -02; X-WORK-08)."""
    return operations - (BLENDS_EACH - ILL_BLENDS) * part(g).placed[painter][WORKSHOP]


EXTRA: Final[Extra] = Extra("cathedral", offer, {"ill_acts": let_ill_act}, explain_offer)
BAN: Final[Ban] = Ban("cathedral", refuse, is_ill)
SAINT_KIND: Final[Kind] = Kind(
    "saint",
    ("M10-STUDIO-01", "M10-STUDIO-02"),
    saint_options,
    {"saint": paint_saint, "pass": paint_none},
    explain_saint,
    about=left_to_do,
    holds=Holds(SEAT, 1, SPACES, after=("studio visit/paint/medico",)),
)
