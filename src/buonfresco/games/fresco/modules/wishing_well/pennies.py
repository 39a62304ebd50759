"""Pennies: placed in secret, thrown into the well for cards, back to their owners, to Thalers in the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.constants import MARKET
from buonfresco.games.fresco.modules.wishing_well.state import MOST_PLACED, WishingWell, components, part
from buonfresco.games.fresco.plan import already_planned
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

PENNIES: Final[tuple[Action, ...]] = tuple(action("pennies", (n,), f"pennies {n}") for n in range(MOST_PLACED + 1))
THROW: Final[tuple[Action, ...]] = tuple(action("throw", (n,), f"throw {n}") for n in range(MOST_PLACED + 1))

# ---- plan ---------------------------------------------------------------------------------------------------------


def covered(g: Fresco, seat: int) -> bool:
    """An action tile that takes the place of the market visit leaves nobody at the market (M4-PLAN-04)."""
    covers = g.s.covers[seat]
    if not covers[MARKET]:
        return False
    tile = g.r.action_tiles[covers[MARKET]]
    return tile.program != "" and not tile.visits


def plan_options(g: Fresco, seat: int, _arg: int) -> tuple[Action, ...]:
    """Up to two own pennies, with an apprentice at the market (M4-PLAN-01, -02); nothing is asked without a choice."""
    plan = g.s.plans[seat]
    pennies = part(g).pennies[seat]
    if not pennies or not plan or not plan[MARKET] or covered(g, seat):
        return ()
    return PENNIES[: pennies + 1]


def place(g: Fresco, seat: int, _arg: int, act: Action) -> None:
    well = part(g)
    well.pennies[seat] -= act.args[0]
    well.placed[seat] += act.args[0]
    if g.listening and act.args[0]:
        g.notes.append(("pennies_placed", seat, act.args[0]))


def take_back(g: Fresco, seat: int, _one: int, _two: int) -> None:
    """The pennies belong to the plan that is withdrawn (M4-PLAN-03)."""
    well = part(g)
    well.pennies[seat] += well.placed[seat]
    well.placed[seat] = 0


def explain_plan(g: Fresco, seat: int, _arg: int, act: Action) -> Reason | None:
    if act.kind != "pennies":
        return None
    plan = g.s.plans[seat]
    if not plan:
        return Reason("M4-PLAN-02", "refused-pennies-first")
    if not plan[MARKET]:
        return Reason("M4-PLAN-02", "refused-pennies-market")
    if covered(g, seat):
        return Reason("M4-PLAN-04", "refused-pennies-covered")
    if act.args[0] > MOST_PLACED:
        return Reason("M4-PLAN-01", "refused-pennies-form", {"text": act.text})
    have = part(g).pennies[seat] + part(g).placed[seat]
    if act.args[0] > have:
        return Reason("M4-PLAN-01", "refused-pennies-many", {"have": have})
    return already_planned(g, seat)


def no_offers(_g: Fresco, _painter: int, _arg: int) -> Sequence[Action]:
    return ()


def show(g: Fresco, _actor: int, _arg: int) -> None:
    """With the small screens the pennies come to light (M4-PLAN-03)."""
    if g.listening:
        placed = part(g).placed
        for painter in g.s.order:
            if painter < g.r.seats and placed[painter]:
                g.notes.append(("pennies_shown", painter, placed[painter]))


# ---- market -------------------------------------------------------------------------------------------------------


def begin_visit(g: Fresco, painter: int, _apprentices: int) -> None:
    """Pennies are thrown before anything is bought or closed (M4-MKT-01), also if no booth is open (M4-MKT-10).

    Who has placed some has an apprentice here (M4-PLAN-02).
    """
    if can_throw(g, part(g), painter):
        g.ask("throw", painter)


def can_throw(g: Fresco, well: WishingWell, painter: int) -> int:
    """How many at most: placed ones, room in the well, cards in the pile (M4-MKT-03, -07, -08, -09)."""
    return min(well.placed[painter], components(g.r).pennies.well - well.well, len(well.pile))


def throw_options(g: Fresco, painter: int, _arg: int) -> tuple[Action, ...]:
    return THROW[: can_throw(g, part(g), painter) + 1]


def throw(g: Fresco, painter: int, _arg: int, act: Action) -> None:
    """One decision, then all cards at once, unseen by the others (M4-MKT-01, -07)."""
    thrown = act.args[0]
    if not thrown:
        return
    well = part(g)
    well.placed[painter] -= thrown
    well.well += thrown
    if g.listening:
        g.notes.append(("pennies_thrown", painter, thrown))
    for sort in g.draw("card", well.pile, thrown):
        well.hands[painter][sort] += 1
        if g.listening:
            g.notes.append(("wish_drawn", painter, sort, sort))


def explain_throw(g: Fresco, painter: int, _arg: int, act: Action) -> Reason | None:
    return why_not(g, painter, act.args[0]) if act.kind == "throw" else None


def why_not(g: Fresco, painter: int, thrown: int) -> Reason | None:
    """Why so many pennies cannot be thrown; None if they could."""
    well = part(g)
    if thrown > well.placed[painter]:
        return Reason("M4-MKT-09", "refused-throw-placed", {"placed": well.placed[painter]})
    if thrown > components(g.r).pennies.well - well.well:
        return Reason("M4-MKT-03", "refused-throw-full", {"well": well.well})
    return Reason("M4-MKT-08", "refused-throw-pile", {"cards": len(well.pile)}) if thrown > len(well.pile) else None


def end_visit(g: Fresco, painter: int, _apprentices: int) -> None:
    """What was not thrown goes back behind the screen (M4-MKT-05, -06)."""
    well = part(g)
    well.played = 0
    kept = well.placed[painter]
    if kept:
        well.placed[painter] = 0
        well.pennies[painter] += kept
        if g.listening:
            g.notes.append(("pennies_returned", painter, kept))


# ---- end of round and of game -------------------------------------------------------------------------------------


def empty_well(g: Fresco, _actor: int, _arg: int) -> None:
    well = part(g)
    if well.well:
        if g.listening:
            g.notes.append(("well_emptied", NOBODY, well.well))
        well.supply += well.well  # M4-PREP-01
        well.well = 0


def exchange_all(g: Fresco, _actor: int, _arg: int) -> None:
    """First step of the final scoring, in action order (M4-SCORE-03), without Leonardo (M4-LEO-01)."""
    g.begin_each("pennies to Thalers", [painter for painter in g.s.order if painter < g.r.seats])


def exchange(g: Fresco, seat: int, _arg: int) -> None:
    """A Thaler for every penny (M4-SCORE-01); it is a receipt like any other (M4-XMOD-08)."""
    well = part(g)
    amount = well.pennies[seat]
    well.pennies[seat] = 0
    well.supply += amount
    if g.listening and amount:
        g.notes.append(("pennies_exchanged", seat, amount))
    deeds.receive(g, seat, amount, "pennies")


PLACE_KIND: Final[Kind] = Kind(
    "pennies", ("M4-PLAN-01", "M4-PLAN-02", "M4-PLAN-03"), plan_options, {"pennies": place}, explain_plan
)
THROW_KIND: Final[Kind] = Kind(
    "throw",
    ("M4-MKT-01", "M4-MKT-02", "M4-MKT-03", "M4-MKT-07"),
    throw_options,
    {"throw": throw},
    explain_throw,
    holds=Holds(SEAT, after=("market visit/begin/wishing_well",)),
)
