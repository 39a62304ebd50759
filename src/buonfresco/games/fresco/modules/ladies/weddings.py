"""Weddings on the score track (M12-TRACK): a painter who reaches or passes a lady marries her."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.modules.ladies.components import COLOURS, roses
from buonfresco.games.fresco.modules.ladies.state import NO_LADY, part

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

SWITCH: Final = "ladies.take"
MARRY: Final[tuple[Action, ...]] = tuple(
    action("marry", (colour,), f"marry {name}") for colour, name in enumerate(COLOURS)
)
_CHOICE: Final = tuple((marry, PASS) for marry in MARRY)


def passed(g: Fresco, painter: int, start: int, space: int) -> None:
    """After every movement, the last space included and the first one not (M12-TRACK-04, X-TRACK-05)."""
    if not g.s.open:  # in the final scoring it would mean nothing (M12-TRACK-05)
        _go_on(g, painter, start, space)


def _go_on(g: Fresco, painter: int, after: int, last: int) -> None:
    """The ladies behind a space, one by one, each a painter has none of her color yet (M12-TRACK-02, -03, -07).

    Only the next one is asked for: whether the one after her qualifies depends on the answer.
    """
    mine = part(g)
    asks = painter < g.r.seats and g.r.switches[SWITCH] == "optional"  # Leonardo always marries (M12-LEO-01)
    for rose, space in enumerate(roses(g.r)):
        if space > last:
            return
        colour = mine.track[rose]
        if space > after and colour != NO_LADY and not mine.owned[painter][colour]:
            if asks:
                g.ask("wedding", painter, rose)
                return
            _wed(g, painter, rose)


def _wed(g: Fresco, painter: int, rose: int) -> None:
    mine = part(g)
    colour, mine.track[rose] = mine.track[rose], NO_LADY
    mine.owned[painter] = tuple([int(had or one == colour) for one, had in enumerate(mine.owned[painter])])
    if g.listening:
        g.notes.append(("wed", painter, colour, roses(g.r)[rose]))


def options(g: Fresco, _painter: int, rose: int) -> tuple[Action, ...]:
    return _CHOICE[part(g).track[rose]]


def marry(g: Fresco, painter: int, rose: int, _action: Action) -> None:
    _wed(g, painter, rose)
    _go_on(g, painter, roses(g.r)[rose], g.s.track[painter])


def decline(g: Fresco, painter: int, rose: int, _action: Action) -> None:
    """She waits for the next painter (M12-TRACK-02); he may take the next one of her color (M12-TRACK-03)."""
    space = roses(g.r)[rose]
    if g.listening:
        g.notes.append(("lady_declined", painter, part(g).track[rose], space))
    _go_on(g, painter, space, g.s.track[painter])


def explain(g: Fresco, painter: int, rose: int, act: Action) -> Reason | None:
    if act.kind != "marry":
        return None
    colour = act.args[0]
    if part(g).owned[painter][colour]:
        return Reason("M12-TRACK-02", "refused-marry-twice", {"lady": COLOURS[colour]})
    return Reason("M12-TRACK-03", "refused-marry-other", {"space": roses(g.r)[rose]})


def about(g: Fresco, _painter: int, rose: int) -> dict[str, object]:
    return {"lady": COLOURS[part(g).track[rose]], "space": roses(g.r)[rose]}


def stands_there(g: Fresco, _painter: int, rose: int) -> str:
    there = rose < len(roses(g.r)) and part(g).track[rose] != NO_LADY
    return "" if there else f"no lady waits at rose {rose} (M12-TRACK-02)"


KIND: Final[Kind] = Kind(
    "wedding",
    ("M12-TRACK-01", "M12-TRACK-02", "M12-TRACK-03"),
    options,
    {"marry": marry, "pass": decline},
    explain,
    about=about,
    holds=Holds(SEAT, most=99, fits=stands_there),
)
