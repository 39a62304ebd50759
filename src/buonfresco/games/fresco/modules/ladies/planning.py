"""Ladies in the plan (M12-PLAN), who may act where (M12-EXCL), and the end of the round (M12-PREP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.ruleset import Explain, Kind, Options
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.modules.ladies.components import COLOURS
from buonfresco.games.fresco.modules.ladies.state import BOTH, NO_ERRAND, NO_LADY, NOWHERE, lady_at, part
from buonfresco.games.fresco.plan import already_planned
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

SWITCH: Final = "ladies.exclusive_by"
ON: Final = tuple(
    tuple(action("place_lady", (colour, column), f"{name} lady on {place}") for column, place in enumerate(COLUMNS))
    for colour, name in enumerate(COLOURS)
)
NOT: Final[tuple[Action, ...]] = tuple(
    action("keep_lady", (colour,), f"no {name} lady") for colour, name in enumerate(COLOURS)
)
_STEPS: Final = tuple(f"lady_{name}" for name in COLOURS)


# ---- the plan -----------------------------------------------------------------------------------------------------


def covered(g: Fresco, seat: int, column: int) -> str:
    """The action tile on a column, or "". A tile that has no action of its own is no action tile (M12-PLAN-04)."""
    covers = g.s.covers[seat]
    if not covers[column]:
        return ""
    tile = g.r.action_tiles[covers[column]]
    return tile.name if tile.program else ""


def _options(colour: int) -> Options:
    """For each lady he has. Nobody marries while plans are made, so all of them may come along (M12-PLAN-01)."""
    other = 1 - colour

    def options(g: Fresco, seat: int, _arg: int) -> tuple[Action, ...]:
        mine = part(g)
        if not mine.owned[seat][colour]:
            return ()
        taken = mine.placed[seat][other]
        offered = [on for column, on in enumerate(ON[colour]) if column != taken and not covered(g, seat, column)]
        return (NOT[colour], *offered) if offered else ()

    return options


def place(g: Fresco, seat: int, _arg: int, act: Action) -> None:
    colour, column = act.args
    placed = list(part(g).placed[seat])
    placed[colour] = column
    part(g).placed[seat] = tuple(placed)
    if g.listening:
        g.notes.append(("lady_planned", seat, colour, column))


def keep(_g: Fresco, _seat: int, _arg: int, _action: Action) -> None:
    """Using her is optional (M12-PLAN-01)."""


def take_back(g: Fresco, seat: int, _one: int, _two: int) -> None:
    """The plan she belongs to is withdrawn."""
    part(g).placed[seat] = NO_ERRAND


def _explain(colour: int) -> Explain:
    def explain(g: Fresco, seat: int, _arg: int, act: Action) -> Reason | None:
        if act.kind not in ("place_lady", "keep_lady") or act.args[0] != colour:
            return None
        mine = part(g)
        if not mine.owned[seat][colour]:
            return Reason("M12-PLAN-01", "refused-lady-none", {"lady": COLOURS[colour]})
        steps = [step.name for step in g.r.plan_steps]
        if g.s.planning[seat] < steps.index(_STEPS[colour]):
            return Reason("M12-PLAN-01", "refused-lady-first", {"lady": COLOURS[colour]})
        if act.kind == "place_lady":
            tile = covered(g, seat, act.args[1])
            if tile:
                return Reason("M12-PLAN-04", "refused-lady-covered", {"tile": tile})
            if mine.placed[seat][1 - colour] == act.args[1]:
                return Reason("M12-PLAN-02", "refused-lady-together")
        return already_planned(g, seat)

    return explain


def show(g: Fresco, _actor: int, _arg: int) -> None:
    """The small screens are gone (M8-TILE-09)."""
    if g.listening:
        placed = part(g).placed
        for painter in g.s.order:
            for colour, column in enumerate(placed[painter] if painter < g.r.seats else ()):
                if column != NOWHERE:
                    g.notes.append(("lady_shown", painter, colour, column))


# ---- who may act --------------------------------------------------------------------------------------------------


def barred(g: Fresco, painter: int, column: int, colour: int) -> bool:
    """Has a lady of the same color been here before, this round (M12-EXCL-01 to -06)? Leonardo's never (-07)."""
    mine = part(g)
    if g.r.switches[SWITCH] == "used":
        return mine.used[2 * column + colour] not in (NOBODY, painter)
    for other in g.s.order:
        if other == painter:
            return False
        if other < g.r.seats and mine.placed[other][colour] == column:
            return True
    return False


def rivals(g: Fresco, seat: int, colour: int) -> list[int]:
    """Who acts before him and has such a lady, too: wherever his goes, theirs may be there first (M12-EXCL-05)."""
    before = g.s.order[: g.s.order.index(seat)]
    return [other for other in before if other < g.r.seats and part(g).owned[other][colour]]


def has_turn(g: Fresco, painter: int, column: int) -> bool:
    """A lady alone is a turn (M12-PLAN-03, X-ACT-02), unless it is known by now that she is barred (M12-EXCL-03)."""
    colour = lady_at(g, painter, column)
    return colour != NO_LADY and not barred(g, painter, column, colour)


def acts(g: Fresco, painter: int) -> bool:
    """Is there a lady of his where he is, and may she act?"""
    colour = lady_at(g, painter, g.s.column)
    if colour == NO_LADY:
        return False
    if barred(g, painter, g.s.column, colour):
        if g.listening:
            g.notes.append(("lady_barred", painter, colour))
        return False
    return True


def used(g: Fresco, painter: int) -> int:
    """Her action has had an effect (M12-EXCL-06). Gives her color."""
    colour = lady_at(g, painter, g.s.column)
    part(g).used[2 * g.s.column + colour] = painter
    return colour


def forgo(g: Fresco, painter: int, _arg: int, _action: Action) -> None:
    """She need not act (M12-EXCL-09)."""
    if g.listening:
        g.notes.append(("lady_idle", painter, lady_at(g, painter, g.s.column)))


def come_home(g: Fresco, _actor: int, _arg: int) -> None:
    """All ladies leave the Ladies tile, whatever they did (M12-PREP-02)."""
    mine = part(g)
    mine.placed = [NO_ERRAND] * len(mine.placed)
    mine.used = [NOBODY] * len(mine.used)


KINDS: Final[tuple[Kind, ...]] = tuple(
    Kind(
        _STEPS[colour],
        ("M12-PLAN-01", "M12-PLAN-02", "M12-PLAN-03", "M12-PLAN-04"),
        _options(colour),
        {"place_lady": place, "keep_lady": keep},
        _explain(colour),
    )
    for colour in BOTH
)
