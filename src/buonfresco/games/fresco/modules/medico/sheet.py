"""The plan: where the ill ones stand, where the extra apprentice stands (M10-PLAN)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco.constants import CATHEDRAL, COLUMNS, FIFTH, SPACES, STUDIO, WORKSHOP
from buonfresco.games.fresco.modules.medico.state import BLACK_ASIDE, NO_ILL, NOWHERE, figures, healthy_at, part
from buonfresco.games.fresco.notation import numbers
from buonfresco.games.fresco.plan import already_planned

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

OPEN_TO_ILL: Final = (CATHEDRAL, STUDIO, WORKSHOP, FIFTH)  # the fifth in the final round only: a cathedral then
ILL: Final = {
    spread: action("ill", spread, "ill " + "-".join(map(str, spread)))
    for spread in product(range(SPACES + 1), repeat=len(OPEN_TO_ILL))
}
EXTRA: Final[tuple[Action, ...]] = tuple(
    action("extra", (column,), f"extra on {name}") for column, name in enumerate(COLUMNS)
)
_SPREADS: dict[tuple[tuple[int, ...], int], tuple[Action, ...]] = {}  # by free spaces and ill ones; filled as met


# ---- counting -----------------------------------------------------------------------------------------------------


def to_place(g: Fresco, seat: int, _arg: int, count: int) -> int:
    """The healthy ones must all be placed, ill ones need not (M10-PLAN-02, M8-TILE-07).

    Once a plan is made, all who stand there are placed; check (table.py) counts them.
    """
    plan = g.s.plans[seat]
    if plan:
        return sum(plan)
    mine = part(g)
    return count - mine.board[seat] + (mine.aside[seat] == BLACK_ASIDE)


def able(g: Fresco, painter: int, column: int, count: int) -> int:
    return count - part(g).placed[painter][column] if painter < g.r.seats else count


def visited(g: Fresco, seat: int, column: int) -> bool:
    """Does who stands in a column of his sheet visit the place? Most action tiles take him elsewhere (M10-INF-10)."""
    number = g.s.covers[seat][column]
    if not number:
        return True
    tile = g.r.action_tiles[number]
    return tile.program == "" or tile.visits


def room(g: Fresco, seat: int, column: int) -> int:
    """Spaces for ill ones (M10-PLAN-01, -03, -05; X-PLAN-03)."""
    if (column == FIFTH and not g.s.final) or not visited(g, seat, column):
        return 0
    return g.r.spaces(g.s.covers[seat])[column] - g.s.plans[seat][column]


# ---- the ill ones -------------------------------------------------------------------------------------------------


def ill_options(g: Fresco, seat: int, _arg: int) -> tuple[Action, ...]:
    """Any number of them, wherever there is room; the others stay out this round (M10-PLAN-02)."""
    ill = part(g).ill[seat]
    if not ill or not g.s.plans[seat]:
        return ()
    free = tuple([room(g, seat, column) for column in OPEN_TO_ILL])
    known = _SPREADS.get((free, ill))
    if known is None:
        spreads = product(*[range(n + 1) for n in free])
        known = _SPREADS[free, ill] = tuple([ILL[spread] for spread in spreads if sum(spread) <= ill])
    return known


def place_ill(g: Fresco, seat: int, _arg: int, act: Action) -> None:
    """They join the healthy ones in the plan, so that visits know of all who are there."""
    spread = [0] * len(COLUMNS)
    for column, count in zip(OPEN_TO_ILL, act.args, strict=True):
        spread[column] = count
    part(g).placed[seat] = tuple(spread)
    g.s.plans[seat] = tuple([one + two for one, two in zip(g.s.plans[seat], spread, strict=True)])
    if g.listening:
        g.notes.append(("ill_planned", seat, *act.args))


def read_ill(_r: Rules, text: str) -> Action | None:
    spread = numbers(text, "-")
    if spread is None or len(spread) != len(OPEN_TO_ILL):
        return None
    return Action("ill", spread, "ill " + "-".join(map(str, spread)))


def explain_ill(g: Fresco, seat: int, _arg: int, act: Action) -> Reason | None:
    if act.kind != "ill":
        return None
    early = _too_soon_or_late(g, seat, "ill")
    if early is not None:
        return early
    for column, count in zip(OPEN_TO_ILL, act.args, strict=True):
        if count and column == FIFTH and not g.s.final:
            return Reason("M10-PLAN-01", "refused-ill-theater")
        if count and not visited(g, seat, column):
            return Reason("M10-PLAN-01", "refused-ill-tile", {"column": COLUMNS[column]})
        if count > room(g, seat, column):
            return Reason("M10-PLAN-03", "refused-ill-spaces", {"column": COLUMNS[column]})
    return Reason("M10-PLAN-02", "refused-ill-many", {"have": part(g).ill[seat]})


def _too_soon_or_late(g: Fresco, seat: int, name: str) -> Reason | None:
    """Parts of a plan have their order; what is decided can only be withdrawn."""
    here = [step.name for step in g.r.plan_steps].index(name)
    if g.s.planning[seat] < here:
        return Reason("M10-PLAN-09", "refused-ill-first")
    return already_planned(g, seat) if g.s.planning[seat] > here else None


# ---- the extra apprentice -----------------------------------------------------------------------------------------


def extra_options(g: Fresco, seat: int, _arg: int) -> tuple[Action, ...]:
    """He is one of the healthy ones on the sheet, on tiles as well; all can see which one (M10-PLAN-09)."""
    if g.s.apprentices[seat] <= figures(g) or not g.s.plans[seat]:
        return ()
    return tuple([act for column, act in enumerate(EXTRA) if healthy_at(g, seat, column)])


def place_extra(g: Fresco, seat: int, _arg: int, act: Action) -> None:
    part(g).extra[seat] = act.args[0]
    if g.listening:
        g.notes.append(("extra_planned", seat, act.args[0]))


def explain_extra(g: Fresco, seat: int, _arg: int, act: Action) -> Reason | None:
    if act.kind != "extra":
        return None
    if g.s.apprentices[seat] <= figures(g):
        return Reason("M10-PLAN-09", "refused-extra-none")
    early = _too_soon_or_late(g, seat, "extra")
    return early or Reason("M10-PLAN-09", "refused-extra-nobody", {"column": COLUMNS[act.args[0]]})


# ---- showing and clearing -----------------------------------------------------------------------------------------


def withdraw(g: Fresco, seat: int, _one: int, _two: int) -> None:
    mine = part(g)
    mine.placed[seat] = NO_ILL
    mine.extra[seat] = NOWHERE


def clear(g: Fresco, _actor: int, _arg: int) -> None:
    """The figures leave the sheets with the plans."""
    for seat in range(g.r.seats):
        withdraw(g, seat, 0, 0)


def show(g: Fresco, _actor: int, _arg: int) -> None:
    """With the small screens it comes to light who of them is ill, and who the extra one (M8-TILE-09)."""
    if g.listening:
        mine = part(g)
        for seat in g.s.order:
            if seat < g.r.seats and any(mine.placed[seat]):
                g.notes.append(("ill_shown", seat, *[mine.placed[seat][column] for column in OPEN_TO_ILL]))
            if seat < g.r.seats and mine.extra[seat] != NOWHERE:
                g.notes.append(("extra_shown", seat, mine.extra[seat]))


ILL_KIND: Final[Kind] = Kind(
    "ill", ("M10-PLAN-02", "M10-PLAN-03", "M10-PLAN-05"), ill_options, {"ill": place_ill}, explain_ill
)
EXTRA_KIND: Final[Kind] = Kind("extra", ("M10-PLAN-09",), extra_options, {"extra": place_extra}, explain_extra)
