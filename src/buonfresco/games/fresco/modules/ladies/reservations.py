"""Ladies in the cathedral: reservations (M12-CATH), and in the final round the bishop (M12-END-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.board import ALL_SEGMENTS, EMPTY, SEGMENTS
from buonfresco.games.fresco.constants import CATHEDRAL
from buonfresco.games.fresco.modules.ladies.planning import acts, forgo, used
from buonfresco.games.fresco.modules.ladies.state import NEVER, NOWHERE, part
from buonfresco.games.fresco.modules.ladies.visits import LATE

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

SWITCH: Final = "ladies.reservation_reuse"
PRICE: Final = 1  # of moving the bishop
RESERVE: Final[tuple[Action, ...]] = tuple(
    action("lady_reserve", (segment,), f"reserve {SEGMENTS[segment]}") for segment in ALL_SEGMENTS
)
LEAD: Final[tuple[Action, ...]] = tuple(
    action("lady_lead", (segment,), f"lead bishop {SEGMENTS[segment]}") for segment in ALL_SEGMENTS
)


def visit(g: Fresco, painter: int, _apprentices: int) -> None:
    """The cathedral's own column has the reservation, the fifth one of the final round the bishop (M12-END-01)."""
    if not acts(g, painter):
        return
    if g.s.column == CATHEDRAL:
        if may_lay(g, painter) and any(free(g, segment) for segment in ALL_SEGMENTS):
            g.ask("lady_cathedral", painter)
    else:
        g.ask("lady_bishop", painter)  # who has no Thaler declines (X-INFO-05)


# ---- reservations -------------------------------------------------------------------------------------------------


def may_lay(g: Fresco, seat: int) -> bool:
    """His tile is not on the fresco (M12-CATH-04), and no longer inactive (M12-CATH-03)."""
    mine = part(g)
    if mine.reserved[seat] != NOWHERE:
        return False
    laid = mine.laid[seat]
    return laid == NEVER or g.r.switches[SWITCH] == "at_once" or g.s.round >= laid + 2


def free(g: Fresco, segment: int) -> bool:
    """A fresco tile with neither the bishop nor a reservation on it (M12-CATH-02)."""
    s = g.s
    return s.fresco[segment] != EMPTY and s.bishop != segment and segment not in part(g).reserved


def reserve_options(g: Fresco, _painter: int, _arg: int) -> tuple[Action, ...]:
    return (*[RESERVE[segment] for segment in ALL_SEGMENTS if free(g, segment)], PASS)


def reserve(g: Fresco, painter: int, _arg: int, act: Action) -> None:
    """Day side up, for him alone (M12-CATH-01)."""
    mine = part(g)
    mine.reserved[painter] = act.args[0]
    mine.night[painter] = False
    mine.laid[painter] = g.s.round
    used(g, painter)
    if g.listening:
        g.notes.append(("lady_reserved", painter, act.args[0]))


def explain_reserve(g: Fresco, painter: int, _arg: int, act: Action) -> Reason | None:
    if act.kind == "lady_lead":
        return Reason("M12-END-01", "refused-lead-first")
    if act.kind != "lady_reserve":
        return None
    mine = part(g)
    if mine.reserved[painter] != NOWHERE:
        return Reason("M12-CATH-04", "refused-reserve-lies", {"segment": SEGMENTS[mine.reserved[painter]]})
    if not may_lay(g, painter):
        return Reason("M12-CATH-03", "refused-reserve-inactive", {"round": mine.laid[painter] + 2})
    segment = act.args[0]
    name = SEGMENTS[segment]
    if g.s.fresco[segment] == EMPTY:
        return Reason("M12-CATH-01", "refused-restored", {"segment": name})
    if g.s.bishop == segment:
        return Reason("M12-CATH-02", "refused-reserve-bishop", {"segment": name})
    if segment in mine.reserved:
        return Reason("M12-CATH-02", "refused-reserved", {"segment": name, "who": mine.reserved.index(segment)})
    return LATE


def bar(g: Fresco, painter: int, segment: int) -> Reason | None:
    """Only its owner may restore a reserved tile (M12-CATH-01), and Leonardo is nobody's owner (M12-CATH-05)."""
    reserved = part(g).reserved
    if segment not in reserved:
        return None
    owner = reserved.index(segment)
    if owner == painter:
        return None
    rule = "M12-CATH-01" if painter < g.r.seats else "M12-CATH-05"
    return Reason(rule, "refused-reserved", {"segment": SEGMENTS[segment], "who": owner})


def restored(g: Fresco, painter: int, segment: int, _tile: int) -> None:
    """The tile comes back with the fresco tile under it (M12-CATH-01)."""
    if painter < g.r.seats and part(g).reserved[painter] == segment:
        _take_back(g, painter)


def _take_back(g: Fresco, seat: int) -> None:
    mine = part(g)
    segment, mine.reserved[seat], mine.night[seat] = mine.reserved[seat], NOWHERE, False
    if g.listening:
        g.notes.append(("reservation_returned", seat, segment))


def pass_night(g: Fresco, _actor: int, _arg: int) -> None:
    """Day becomes night, night goes home: a reservation holds in this round and the next one (M12-PREP-01)."""
    mine = part(g)
    for seat, segment in enumerate(mine.reserved):
        if segment == NOWHERE:
            continue
        if mine.night[seat]:
            _take_back(g, seat)
        else:
            mine.night[seat] = True
            if g.listening:
                g.notes.append(("reservation_turned", seat, segment))


# ---- the bishop ---------------------------------------------------------------------------------------------------


def lead_options(g: Fresco, painter: int, _arg: int) -> tuple[Action, ...]:
    """To any other segment, with or without a tile, reserved or not; with no Thaler nowhere."""
    if g.s.thalers[painter] < PRICE:
        return (PASS,)
    return (*[LEAD[segment] for segment in ALL_SEGMENTS if segment != g.s.bishop], PASS)


def lead(g: Fresco, painter: int, _arg: int, act: Action) -> None:
    """It belongs to no restoration (X-CATH-06)."""
    deeds.spend(g, painter, PRICE, "lady")
    deeds.move_bishop(g, act.args[0])
    used(g, painter)
    if g.listening:
        g.notes.append(("lady_led", painter, act.args[0]))


def explain_lead(g: Fresco, painter: int, _arg: int, act: Action) -> Reason | None:
    if act.kind == "lady_reserve":
        return Reason("M12-END-01", "refused-reserve-fifth")
    if act.kind != "lady_lead":
        return None
    if g.s.thalers[painter] < PRICE:
        return Reason("M12-END-01", "refused-lead-money")
    return Reason("M12-END-01", "refused-lead-stays") if act.args[0] == g.s.bishop else LATE


def explain_here(g: Fresco, painter: int, arg: int, act: Action) -> Reason | None:
    """At the cathedral visit at work, whichever of the two it is."""
    return (explain_reserve if g.s.column == CATHEDRAL else explain_lead)(g, painter, arg, act)


RESERVE_KIND: Final[Kind] = Kind(
    "lady_cathedral",
    ("M12-CATH-01", "M12-CATH-02", "M12-EXCL-09"),
    reserve_options,
    {"lady_reserve": reserve, "pass": forgo},
    explain_reserve,
    holds=Holds(SEAT, after=("cathedral visit/begin/ladies",)),
)
LEAD_KIND: Final[Kind] = Kind(
    "lady_bishop",
    ("M12-END-01", "M12-EXCL-09"),
    lead_options,
    {"lady_lead": lead, "pass": forgo},
    explain_lead,
    holds=Holds(SEAT, after=("cathedral visit/begin/ladies",)),
)
