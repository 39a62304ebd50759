"""Plan phase: all seats at once, sealed until the last one is ready (B-PLAN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco.actions import WITHDRAW
from buonfresco.games.fresco.constants import COLUMNS, SPACES
from buonfresco.games.fresco.state import NO_PLAN

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

_ONLY_WITHDRAW: Final = (WITHDRAW,)


def pending(g: Fresco) -> list[int]:
    return [seat for seat, spread in enumerate(g.s.plans) if not spread]


def options(g: Fresco, seat: int, _arg: int) -> tuple[Action, ...]:
    """Every spread of all available apprentices (B-PLAN-02, -04); a sealed plan may be withdrawn (B-PLAN-07)."""
    s, r = g.s, g.r
    if s.plans[seat]:
        return _ONLY_WITHDRAW
    if not r.plan_hooks:
        return r.plan_tables[s.apprentices[seat]]
    return r.spreads(to_place(g, seat), tuple([spaces(g, seat, column) for column in range(len(COLUMNS))]))


def to_place(g: Fresco, seat: int) -> int:
    """How many apprentices a plan has to place: all that are available, unless a module says otherwise."""
    count = g.s.apprentices[seat]
    for modify in g.r.modifiers["placed"]:
        count = modify(g, seat, 0, count)
    return count


def spaces(g: Fresco, seat: int, column: int) -> int:
    """Spaces of a column for apprentices: three, unless a module covers some (X-PLAN-04)."""
    count = SPACES
    for modify in g.r.modifiers["spaces"]:
        count = modify(g, seat, column, count)
    return count


def seal(g: Fresco, seat: int, _arg: int, action: Action) -> None:
    g.s.plans[seat] = action.args
    if g.listening:
        g.notes.append(("planned", seat, action.args))


def withdraw(g: Fresco, seat: int, _arg: int, _action: Action) -> None:
    g.s.plans[seat] = NO_PLAN
    for reaction in g.r.reactions["withdrawn"]:
        reaction(g, seat, 0, 0)
    if g.listening:
        g.notes.append(("withdrew", seat))


def explain(g: Fresco, seat: int, _arg: int, action: Action) -> Reason | None:
    if action.kind == "withdraw":
        return Reason("B-PLAN-07", "refused-plan-nothing")
    if action.kind != "plan":
        return None
    if g.s.plans[seat]:
        return Reason("B-PLAN-07", "refused-plan-sealed")
    for column, count in enumerate(action.args):
        if count > spaces(g, seat, column):
            return Reason("X-PLAN-04", "refused-plan-spaces", {"column": COLUMNS[column]})
    return Reason("B-PLAN-04", "refused-plan-all", {"placed": sum(action.args), "have": to_place(g, seat)})


KIND: Final = Kind(
    "plan",
    ("B-PLAN-01", "B-PLAN-02", "B-PLAN-04", "B-PLAN-06"),
    options,
    {"plan": seal, "withdraw": withdraw},
    explain,
    pending,
)
