"""Wishing cards in the cathedral: a visit of the bishop opens an apprentice's action, praise raises his bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.actions import FORFEIT, PASS
from buonfresco.games.fresco.board import ALL_SEGMENTS, BISHOP_BONUS, NEIGHBOURS, SEGMENTS
from buonfresco.games.fresco.constants import restoring
from buonfresco.games.fresco.modules.wishing_well.state import PRAISE, VISIT, leave, part, use
from buonfresco.games.fresco.modules.wishing_well.verbs import lacks

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

SWITCH: Final = "wishing_well.bishop_visit"
PLAY_PRAISE: Final[Action] = action("praise", (), "praise")
ALL_VISITS: Final[tuple[Action, ...]] = tuple(action("visit", (to,), f"visit {SEGMENTS[to]}") for to in ALL_SEGMENTS)
# by segment of the bishop: where a visit may lead him (M4-CARD-26, -27)
ANYWHERE: Final = tuple(tuple(ALL_VISITS[to] for to in ALL_SEGMENTS if to != here) for here in ALL_SEGMENTS)
ONE_STEP: Final = tuple(tuple(ALL_VISITS[to] for to in NEIGHBOURS[here]) for here in ALL_SEGMENTS)
_ONLY_FORFEIT: Final = (FORFEIT,)

# ---- visit --------------------------------------------------------------------------------------------------------


def visit_options(g: Fresco, painter: int, apprentices: int) -> tuple[Action, ...]:
    """A visit while this apprentice carries none; after it he may forfeit in favor of the next (M4-CARD-09, -27)."""
    well = part(g)
    if well.carries:
        return _ONLY_FORFEIT if apprentices > 1 else ()
    if not well.hands[painter][VISIT]:
        return ()
    return (ANYWHERE if g.r.switches[SWITCH] == "anywhere" else ONE_STEP)[g.s.bishop]


def visit(g: Fresco, painter: int, apprentices: int, act: Action) -> None:
    """The bishop moves free of charge; the same apprentice goes on."""
    use(g, painter, VISIT)
    part(g).carries = True
    if g.listening:
        g.notes.append(("visit_made", painter, act.args[0]))
    g.ask("cathedral", painter, apprentices)
    deeds.lead_bishop(g, painter, act.args[0])


def hand_lent(g: Fresco, painter: int, apprentices: int, _none: int) -> None:
    apprentice_done(g, painter, apprentices)


def apprentice_done(g: Fresco, _painter: int, _arg: int) -> None:
    """Of him who comes next nothing is remembered (M4-CARD-02)."""
    well = part(g)
    well.carries = False
    well.praised = False


def explain(g: Fresco, painter: int, apprentices: int, act: Action) -> Reason | None:
    well = part(g)
    if act is PLAY_PRAISE:
        return lacks(g, painter, PRAISE) or Reason("M4-CARD-28", "refused-praise-later")
    if act is FORFEIT and not well.carries:
        return Reason("M4-CARD-27", "refused-forfeit-visit")
    if act is FORFEIT and apprentices == 1:
        return Reason("M4-CARD-27", "refused-forfeit-last")
    if act.kind != "visit":
        return None
    if well.carries:
        return Reason("M4-CARD-02", "refused-wish-carried")
    missing = lacks(g, painter, VISIT)
    if missing is not None:
        return missing
    here, there = SEGMENTS[g.s.bishop], SEGMENTS[act.args[0]]
    if here == there:
        return Reason("M4-CARD-27", "refused-visit-stays", {"here": here})
    return Reason("M4-CARD-26", "refused-bishop-far", {"here": here, "there": there})


# ---- praise -------------------------------------------------------------------------------------------------------


def offer_praise(g: Fresco, painter: int, segment: int) -> None:
    """With a bishop's bonus, by an apprentice that carries nothing yet (M4-CARD-09, -29; X-CATH-08)."""
    well = part(g)
    if well.hands[painter][PRAISE] and not well.carries and BISHOP_BONUS[g.s.bishop][segment]:
        g.ask("praise", painter, segment)


def praise_options(g: Fresco, painter: int, _segment: int) -> tuple[Action, ...]:
    return (PLAY_PRAISE, PASS) if part(g).hands[painter][PRAISE] else (PASS,)


def play_praise(g: Fresco, painter: int, _segment: int, _action: Action) -> None:
    use(g, painter, PRAISE)
    part(g).praised = True


def praised_bonus(g: Fresco, _painter: int, _segment: int, bonus: int) -> int:
    return bonus + 1 if bonus and part(g).praised else bonus  # M4-CARD-28


def praise_about(_g: Fresco, _painter: int, segment: int) -> dict[str, object]:
    return {"segment": SEGMENTS[segment]}


PRAISE_KIND: Final[Kind] = Kind(
    "praise",
    ("M4-CARD-28", "M4-CARD-29", "X-CATH-08"),
    praise_options,
    {"praise": play_praise, "pass": leave},
    about=praise_about,
    holds=restoring("take/wishing_well"),
)
