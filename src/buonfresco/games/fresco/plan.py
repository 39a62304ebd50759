"""Plan phase: all seats at once, sealed until the last one is ready (B-PLAN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco.actions import WITHDRAW
from buonfresco.games.fresco.state import NO_PLAN

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

_ONLY_WITHDRAW = (WITHDRAW,)


def pending(g: Fresco) -> list[int]:
    return [seat for seat in range(g.r.seats) if not g.s.plans[seat]]


def options(g: Fresco, seat: int, _arg: int) -> Sequence[Action]:
    """Every spread of all available apprentices (B-PLAN-02, -04); a sealed plan may be withdrawn (B-PLAN-07)."""
    if g.s.plans[seat]:
        return _ONLY_WITHDRAW
    return g.r.plan_tables[g.s.apprentices[seat]]


def seal(g: Fresco, seat: int, _arg: int, action: Action) -> None:
    g.s.plans[seat] = action.args
    if g.listening:
        g.notes.append(("planned", seat, action.args))


def withdraw(g: Fresco, seat: int, _arg: int, _action: Action) -> None:
    g.s.plans[seat] = NO_PLAN
    if g.listening:
        g.notes.append(("withdrew", seat))


def explain(g: Fresco, seat: int, _arg: int, action: Action) -> Reason | None:
    if action.kind == "withdraw":
        return Reason("B-PLAN-07", "refused-plan-nothing")
    if action.kind != "plan":
        return None
    if g.s.plans[seat]:
        return Reason("B-PLAN-07", "refused-plan-sealed")
    return Reason("B-PLAN-04", "refused-plan-all", {"placed": sum(action.args), "have": g.s.apprentices[seat]})


KIND = Kind(
    "plan",
    ("B-PLAN-01", "B-PLAN-02", "B-PLAN-04", "B-PLAN-06"),
    options,
    {"plan": seal, "withdraw": withdraw},
    explain,
    pending,
)
