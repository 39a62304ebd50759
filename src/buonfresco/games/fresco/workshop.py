"""Workshop (B-WORK): up to two blends for each apprentice, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.actions import PASS, blend
from buonfresco.games.fresco.constants import BLENDS_EACH, SPACES, WORKSHOP, at
from buonfresco.games.fresco.paints import PAINTS, write_paints
from buonfresco.games.fresco.plan import able, left_to_do

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

BLEND: Final = tuple(blend(paint) for paint in range(len(PAINTS)))


def enter(g: Fresco, painter: int, apprentices: int) -> None:
    blends = operations(g, painter, apprentices)
    if blends:
        g.ask("blend", painter, blends)


def operations(g: Fresco, painter: int, apprentices: int) -> int:
    """What a whole visit begins with (X-WORK-08)."""
    count = BLENDS_EACH * apprentices
    for modify in g.r.modifiers["blends"]:
        count = modify(g, painter, apprentices, count)
    return count


def options(g: Fresco, painter: int, left: int) -> tuple[Action, ...]:
    stock = g.s.paints[painter]
    offered = [BLEND[result] for result, (one, two) in g.r.blends.items() if left and stock[one] and stock[two]]
    offered.append(PASS)
    return tuple(offered)


def mix(g: Fresco, painter: int, left: int, action: Action) -> None:
    """One each of two paints back to the supply, one blended paint out of it (B-WORK-02)."""
    result = action.args[0]
    one, two = g.r.blends[result]
    if g.listening:
        g.notes.append(("blended", painter, result))
    deeds.return_paints(g, painter, (one, two), "blend")
    deeds.gain_paints(g, painter, (result,), "blend")
    go_on(g, painter, left - 1)


def has_free_hand(g: Fresco, painter: int, left: int) -> bool:
    """Is there a whole apprentice who has not blended, for work he does instead of it (M2-WORK-13, X-WORK-08)?"""
    busy = 0
    for modify in g.r.modifiers["busy"]:
        busy = modify(g, painter, left, busy)
    return left >= BLENDS_EACH and g.s.other_work + busy < able(g, painter, WORKSHOP)


def lend_hand(g: Fresco, painter: int, left: int) -> None:
    """One apprentice does other work; the rest go on."""
    g.s.other_work += 1
    go_on(g, painter, left - BLENDS_EACH)


def go_on(g: Fresco, painter: int, left: int) -> None:
    """Ask again while there is work left, or something to be done that is no work (Extra.beyond)."""
    if left or any(offer(g, painter, 0) for offer in g.r.beyond.get("blend", ())):
        g.ask("blend", painter, left)
    else:
        g.s.other_work = 0


def stop(g: Fresco, painter: int, _left: int, _action: Action) -> None:
    g.s.other_work = 0
    if g.listening:
        g.notes.append(("passed", painter, "workshop"))


def explain(g: Fresco, painter: int, left: int, action: Action) -> Reason | None:
    if action.kind != "blend" or action.args[0] not in g.r.blends:
        return None
    if not left:
        return Reason("B-WORK-01", "refused-blend-done")
    stock = g.s.paints[painter]
    missing = tuple(paint for paint in sorted(g.r.blends[action.args[0]]) if not stock[paint])
    return Reason("B-WORK-02", "refused-paints", {"paints": write_paints(missing)})


KIND: Final = Kind(
    "blend",
    ("B-WORK-01", "B-WORK-02", "B-WORK-03"),
    options,
    {"blend": mix, "pass": stop},
    explain,
    about=left_to_do,
    holds=Holds(SEAT, most=BLENDS_EACH * SPACES, after=("workshop visit/blend",), fits=at(WORKSHOP)),
)
