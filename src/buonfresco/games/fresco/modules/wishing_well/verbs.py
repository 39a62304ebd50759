"""How pennies and wishing cards are called, and why a card cannot be played that its owner would like to have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.codec import Elsewhere, Verb
from buonfresco.engine.errors import Reason
from buonfresco.games.fresco.actions import ROMAN
from buonfresco.games.fresco.modules.wishing_well.state import (
    ALCHEMY,
    BUSKER,
    FINDER,
    FREE_PAINT,
    LUCKY_GUY,
    PRAISE,
    SORTS,
    TIP,
    VISIT,
    part,
)
from buonfresco.games.fresco.notation import one_number, paints, space
from buonfresco.games.fresco.paints import PAINT_ID, write_paints

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

RULES: Final = {  # by sort of card: the rule that says what it is
    LUCKY_GUY: "M4-CARD-20",
    VISIT: "M4-CARD-26",
    PRAISE: "M4-CARD-28",
    TIP: "M4-CARD-30",
    ALCHEMY: "M4-CARD-32",
    FINDER: "M4-CARD-34",
    BUSKER: "M4-WAKE-01",
}


def lacks(g: Fresco, painter: int, sort: int) -> Reason | None:
    """He does not hold the card. Of Leonardo nothing is said: he has none, and his guide may."""
    if painter >= g.r.seats or part(g).hands[painter][sort]:
        return None
    return Reason(RULES[sort], "refused-wish-card", {"card": SORTS[sort]})


def _card(sort: int, form: str = "", read: Any = None) -> Verb:
    def elsewhere(g: Fresco, painter: int, _action: Action) -> Reason | None:
        return lacks(g, painter, sort)

    asked: Elsewhere = elsewhere
    return Verb(RULES[sort], form, read, asked, whole=True)


def lacks_free_paint(g: Fresco, painter: int, _action: Action) -> Reason | None:
    if painter >= g.r.seats or any(part(g).hands[painter][FREE_PAINT:]):
        return None
    return Reason("M4-CARD-22", "refused-free-none")


def _free_paint(_r: Any, text: str) -> Action | None:
    found = space(text)
    if found is None:
        return None
    return Action("free_paint", found, f"free paint {ROMAN[found[0]]}.{found[1] + 1}")


def _alchemy(_r: Any, text: str) -> Action | None:
    """Paints in any order."""
    given, arrow, result = text.partition("→")
    found = paints(given)
    if found is None or not arrow or result not in PAINT_ID:
        return None
    return Action("alchemy", (*found, PAINT_ID[result]), f"alchemy {write_paints(found)}→{result}")


VERBS: Final = {
    "pennies": Verb("M4-PLAN-01", "refused-pennies-form", one_number("pennies", "pennies"), whole=True),
    "throw": Verb("M4-MKT-01", "refused-throw-form", one_number("throw", "throw"), whole=True),
    "free": Verb("M4-CARD-22", "refused-free-form"),
    "free paint": Verb("M4-CARD-22", read=_free_paint, elsewhere=lacks_free_paint),
    "lucky guy": _card(LUCKY_GUY),
    "visit": _card(VISIT, "refused-visit-form"),
    "praise": _card(PRAISE),
    "tip": _card(TIP),
    "alchemy": _card(ALCHEMY, "refused-alchemy-form", _alchemy),
    "finder": _card(FINDER),
    "busker": _card(BUSKER),
    "forfeit": Verb("M4-CARD-27"),
}
