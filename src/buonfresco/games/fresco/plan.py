"""Plan phase: all seats at once, sealed until the last one is ready (B-PLAN, X-PLAN).

A plan is made in parts, one after the other: the action tiles, the apprentices, then what modules put on top. A part
that leaves no choice is not asked. Without modules the apprentices are the only part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import TOGETHER, Holds
from buonfresco.engine.ruleset import Effect, Explain, Kind
from buonfresco.games.fresco.actions import WITHDRAW, cover, keep
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.hooks import ActionTile
from buonfresco.games.fresco.state import NO_COVERS, NO_PLAN

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

_ONLY_WITHDRAW: Final = (WITHDRAW,)


def pending(g: Fresco) -> list[int]:
    ready = len(g.r.plan_steps)
    return [seat for seat, step in enumerate(g.s.planning) if step < ready]


def part(g: Fresco, seat: int) -> Kind:
    return g.r.plan_parts[g.s.planning[seat]]


def begin(g: Fresco) -> None:
    """Everybody has an empty sheet. Leonardo does not plan (L-PLAN-01)."""
    s, r = g.s, g.r
    s.planning = [0] * r.seats
    s.covers = [NO_COVERS] * r.seats
    s.begun = [False] * r.seats
    if len(r.plan_steps) > 1:
        for seat in range(r.seats):
            skip(g, seat)


def skip(g: Fresco, seat: int) -> None:
    """On to the next part that leaves a choice."""
    planning, steps = g.s.planning, g.r.plan_steps
    while planning[seat] < len(steps):
        step = steps[planning[seat]]
        options = step.options(g, seat, 0)
        if len(options) > 1:
            return
        for only in options:
            step.effects[only.kind](g, seat, 0, only)
        planning[seat] += 1


def take_back(g: Fresco, seat: int) -> None:
    s = g.s
    s.plans[seat] = NO_PLAN
    s.covers[seat] = NO_COVERS
    s.planning[seat] = 0
    s.begun[seat] = False
    for reaction in g.r.reactions["withdrawn"]:
        reaction(g, seat, 0, 0)
    skip(g, seat)


def withdraw(g: Fresco, seat: int, _arg: int, _action: Action) -> None:
    """That a sealed plan is withdrawn is seen; what somebody does before he has sealed one is not (B-PLAN-07)."""
    sealed = g.s.planning[seat] == len(g.r.plan_steps)
    take_back(g, seat)
    if g.listening:
        g.notes.append(("withdrew" if sealed else "erased", seat))


# ---- the apprentices ----------------------------------------------------------------------------------------------


def options(g: Fresco, seat: int, _arg: int) -> tuple[Action, ...]:
    """Every spread of all available apprentices over the spaces there are (B-PLAN-02, -04; X-PLAN-04)."""
    return g.r.spreads(to_place(g, seat), g.s.covers[seat])


def to_place(g: Fresco, seat: int) -> int:
    """How many apprentices a plan has to place: all that are available, unless a module says otherwise."""
    count = g.s.apprentices[seat]
    for modify in g.r.modifiers["placed"]:
        count = modify(g, seat, 0, count)
    return count


def left_to_do(_g: Fresco, _painter: int, left: int) -> dict[str, object]:
    """What decisions about a visit are about: apprentices, or operations, that are left."""
    return {"left": left}


def hands(g: Fresco, seat: int, _arg: int) -> dict[str, object]:
    return {"apprentices": to_place(g, seat)}


def able(g: Fresco, painter: int, column: int) -> int:
    """Apprentices a painter has sent to a column who can do everything apprentices do there."""
    count = g.s.plans[painter][column]
    for modify in g.r.modifiers["able"]:
        count = modify(g, painter, column, count)
    return count


def seal(g: Fresco, seat: int, _arg: int, action: Action) -> None:
    g.s.plans[seat] = action.args
    if g.listening:
        g.notes.append(("planned", seat, action.args))


# ---- action tiles -------------------------------------------------------------------------------------------------


def tile_step(number: int, tile: ActionTile) -> Kind:
    """The question where a module's action tile goes. Every apprentice must still find a space (X-PLAN-04)."""
    kept = keep(number, tile.name)
    covering = [cover(number, tile.name, column) for column in range(len(COLUMNS))]

    def options(g: Fresco, seat: int, _arg: int) -> tuple[Action, ...]:
        if tile.refuse is not None and tile.refuse(g, seat) is not None:
            return (kept,)
        covers = g.s.covers[seat]
        key = (number, covers, to_place(g, seat))
        known = g.r.tile_tables.get(key)
        if known is None:
            free = [column for column in tile.columns if not covers[column]]
            fits = bool(free) and key[2] in g.r.room(_with(covers, free[0], number))
            known = g.r.tile_tables[key] = (kept, *[covering[column] for column in free if fits])
        return known

    return Kind(f"plan_{tile.name}", tile.rules, options, {"cover": lay, "keep": leave}, explain, about=hands)


def _with(covers: tuple[int, ...], column: int, number: int) -> tuple[int, ...]:
    return (*covers[:column], number, *covers[column + 1 :])


def lay(g: Fresco, seat: int, _arg: int, action: Action) -> None:
    number, column = action.args
    g.s.covers[seat] = _with(g.s.covers[seat], column, number)


def leave(_g: Fresco, _seat: int, _arg: int, _action: Action) -> None:
    """The tile is kept."""


# ---- why not ------------------------------------------------------------------------------------------------------


def explain(g: Fresco, seat: int, _arg: int, action: Action) -> Reason | None:
    s, r = g.s, g.r
    if action.kind == "withdraw":
        return Reason("B-PLAN-07", "refused-plan-nothing")
    if action.kind not in ("plan", "cover", "keep"):
        return None
    if s.planning[seat] == len(r.plan_steps) or (s.plans[seat] and action.kind == "plan"):
        return already_planned(g, seat)
    if action.kind == "plan":
        return _explain_spread(g, seat, action.args)
    here, wanted = s.planning[seat], r.tile_order.index(action.args[0])
    tile = r.action_tiles[action.args[0]]
    refusal = tile.refuse(g, seat) if tile.refuse is not None else None
    if refusal is not None:
        return refusal
    if here > wanted:
        return Reason("B-PLAN-07", "refused-cover-decided", {"tile": tile.name})
    if here < wanted:
        return Reason(tile.rules[0], "refused-cover-later", {"tile": tile.name})
    return _explain_cover(g, seat, tile, action)


def already_planned(g: Fresco, seat: int) -> Reason:
    """This part of the plan is made: the seat withdraws first, whether or not more parts are to come."""
    sealed = g.s.planning[seat] == len(g.r.plan_steps)
    return Reason("B-PLAN-07", "refused-plan-sealed" if sealed else "refused-plan-decided")


def _explain_spread(g: Fresco, seat: int, spread: tuple[int, ...]) -> Reason | None:
    if g.s.planning[seat] < len(g.r.tile_order):
        tile = g.r.action_tiles[g.r.tile_order[g.s.planning[seat]]]
        return Reason(tile.rules[0], "refused-plan-tile-first", {"tile": tile.name})
    step = g.r.plan_steps[g.s.planning[seat]]
    if step.name != SPREAD.name:  # a part of some module comes first
        return Reason(step.rules[0], "refused-plan-first", {"kind": step.name})
    for column, number in enumerate(g.s.covers[seat]):
        if number and spread[column] < g.r.action_tiles[number].fill:
            tile = g.r.action_tiles[number]
            return Reason(tile.rules[0], "refused-plan-fill", {"tile": tile.name})
    for column, most in enumerate(g.r.spaces(g.s.covers[seat])):
        if spread[column] > most:
            rule = "X-PLAN-04" if g.s.covers[seat][column] else "B-PLAN-02"
            return Reason(rule, "refused-plan-spaces", {"column": COLUMNS[column]})
    return Reason("B-PLAN-04", "refused-plan-all", {"placed": sum(spread), "have": to_place(g, seat)})


def _explain_cover(g: Fresco, seat: int, tile: ActionTile, action: Action) -> Reason:
    number, column = action.args
    covers = g.s.covers[seat]
    if column not in tile.columns:
        return Reason(tile.rules[0], "refused-cover-column", {"tile": tile.name})
    if covers[column]:
        return Reason("X-PLAN-02", "refused-cover-covered", {"tile": g.r.action_tiles[covers[column]].name})
    room = max(g.r.room(_with(covers, column, number)))
    return Reason("X-PLAN-04", "refused-cover-room", {"tile": tile.name, "spaces": room, "have": to_place(g, seat)})


# ---- parts --------------------------------------------------------------------------------------------------------


def _as_part(step: Kind, why: Explain) -> Kind:
    """A step as it is asked: whoever has begun to plan may begin anew (B-PLAN-07); after it comes the next one."""

    def options(g: Fresco, seat: int, arg: int) -> tuple[Action, ...]:
        offered = step.options(g, seat, arg)
        return (*offered, WITHDRAW) if g.s.begun[seat] else offered

    def answer(g: Fresco, seat: int, arg: int, action: Action) -> None:
        step.effects[action.kind](g, seat, arg, action)
        g.s.begun[seat] = True
        if action.kind not in step.again:
            g.s.planning[seat] += 1
        skip(g, seat)
        if g.listening and g.s.planning[seat] == len(g.r.plan_steps):
            g.notes.append(("sealed", seat))

    effects: dict[str, Effect] = {**dict.fromkeys(step.effects, answer), "withdraw": withdraw}
    drafts = tuple(step.effects)
    return Kind(step.name, step.rules, options, effects, why, about=step.about, drafts=drafts, back=WITHDRAW.kind)


def parts(steps: Sequence[Kind]) -> tuple[Kind, ...]:
    """The steps as they are asked, and after the last one: the plan is sealed."""

    def why(g: Fresco, seat: int, arg: int, action: Action) -> Reason | None:
        for step in steps:
            reason = step.explain(g, seat, arg, action) if step.explain is not None else None
            if reason is not None:
                return reason
        return None

    sealed = Kind("plan", _RULES, _only_withdraw, {"withdraw": withdraw}, why, back=WITHDRAW.kind)
    return (*[_as_part(step, why) for step in steps], sealed)


def _only_withdraw(_g: Fresco, _seat: int, _arg: int) -> tuple[Action, ...]:
    return _ONLY_WITHDRAW


_RULES: Final = ("B-PLAN-01", "B-PLAN-02", "B-PLAN-04", "B-PLAN-06")
SPREAD: Final = Kind("plan", _RULES, options, {"plan": seal}, explain, about=hands)
KIND: Final = Kind(
    "plan", _RULES, _only_withdraw, {}, pending=pending, part=part, holds=Holds(TOGETHER, after=("round/plan",))
)


# ---- without modules: one part, and no detour over parts ----------------------------------------------------------


def _alone_pending(g: Fresco) -> list[int]:
    return [seat for seat, done in enumerate(g.s.planning) if not done]


def _alone_options(g: Fresco, seat: int, _arg: int) -> tuple[Action, ...]:
    s = g.s
    return _ONLY_WITHDRAW if s.planning[seat] else g.r.plan_tables[s.apprentices[seat]]


def _alone_seal(g: Fresco, seat: int, _arg: int, action: Action) -> None:
    s = g.s
    s.plans[seat] = action.args
    s.planning[seat] = 1
    if g.listening:
        g.notes.append(("planned", seat, action.args))
        g.notes.append(("sealed", seat))


ALONE: Final = Kind(
    "plan",
    _RULES,
    _alone_options,
    {"plan": _alone_seal, "withdraw": withdraw},
    explain,
    _alone_pending,
    about=hands,
    holds=Holds(TOGETHER, after=("round/plan",)),
    back=WITHDRAW.kind,
)
