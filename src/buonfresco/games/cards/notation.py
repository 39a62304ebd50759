"""How answers are read: in any order where order means nothing, and also what no card of the game allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.codec import Verb
from buonfresco.games.cards import refusals
from buonfresco.games.cards.pack import LETTERS

if TYPE_CHECKING:
    from buonfresco.games.cards.rules import Rules


def _restore(r: Rules, text: str) -> Action | None:
    """The colors of a fresco card."""
    letters = text.upper()
    name = "".join(sorted(letters, key=LETTERS.find))
    return r.restores[r.face_names.index(name)] if name in r.face_names else None


def _mix(r: Rules, text: str) -> Action | None:
    """Any two cards, whether or not they mix."""
    names = {name.casefold(): card for card, name in enumerate(r.card_names)}
    found = [names[word] for word in text.split(" ") if word in names]
    if len(found) != 2 or text.count(" ") != 1:
        return None
    one, other = sorted(found, key=r.card_colour.__getitem__)
    return Action("mix", (one, other), f"mix {r.card_names[one]} {r.card_names[other]}")


VERBS: Final = {
    "lay": Verb("C-EXCH-01", "refused-cards-card-form"),
    "draw": Verb("C-EXCH-02", "refused-cards-draw-form"),
    "restore": Verb("C-REST-01", "refused-cards-restore-form", _restore),
    "pay": Verb("C-REST-02", "refused-cards-card-form"),
    "mix": Verb("C-MIX-01", "refused-cards-mix-form", _mix, refusals.no_mixture),
    "paint": Verb("C-TILE-04", "refused-cards-colour-form", elsewhere=refusals.no_paint, shape="C-TILE-05"),
    "rotate": Verb("C-TILE-01", elsewhere=refusals.no_rotation),
    "take": Verb("C-REST-07", "refused-cards-take-form"),
    "demand": Verb("C-TILE-03", "refused-cards-colour-form"),
    "give": Verb("C-TILE-03", "refused-cards-card-form", shape="C-TILE-08"),
    "discard": Verb("C-HAND-01", "refused-cards-card-form"),
}
