"""What the card game tells. Backs of cards are seen by all, faces of hand cards by their owner (C-INFO-02, -03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.events import EventKind, Reader
from buonfresco.games.cards.pack import LETTERS

if TYPE_CHECKING:
    from buonfresco.games.cards.rules import Rules

KINDS: Final = {
    "round_began": EventKind(round="", final=""),
    "drew": EventKind(pile="cards-pile", card="card", private=("card",)),
    "reshuffled": EventKind(pile="cards-pile"),
    "passed": EventKind(),
    "laid": EventKind(card="card"),
    "began_restoring": EventKind(fresco="fresco-card"),
    "paid": EventKind(colour="colour", card="card"),
    "mixed": EventKind(colour="colour", one="card", other="card"),
    "painted": EventKind(colour="colour"),
    "restored": EventKind(fresco="fresco-card", rotations="", favourite="", value=""),
    "rotated": EventKind(fresco="fresco-card", value=""),
    "tile_spent": EventKind(tile="cards-tile"),
    "tile_taken": EventKind(tile="cards-tile"),
    "fresco_shown": EventKind(fresco="fresco-card"),
    "tile_shown": EventKind(tile="cards-tile"),
    "favourite_shown": EventKind(colour="colour"),
    "favourites_over": EventKind(),
    "demanded": EventKind(colour="colour"),
    "gave": EventKind(to="", pile="cards-pile", card="card", private=("card",), shared="to"),
    "had_none": EventKind(colour="colour"),
    "saw_hand": EventKind(whose="", cards="cards", secret=True),
    "discarded": EventKind(card="card"),
    "triggered": EventKind(number=""),
    "scored": EventKind(frescoes="", tiles=""),
    "ended": EventKind(reason=""),
}


def readers(r: Rules) -> dict[str, Reader]:
    return {
        "cards-pile": r.pile_names.__getitem__,
        "card": r.card_names.__getitem__,
        "cards": lambda cards: [r.card_names[card] for card in cards],
        "fresco-card": r.face_names.__getitem__,
        "colour": LETTERS.__getitem__,
        "cards-tile": r.tile_names.__getitem__,
    }
