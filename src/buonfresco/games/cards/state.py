"""A position of the card game. Cards are numbers of kinds (equal ones are interchangeable, C-REST-19)."""

from __future__ import annotations

from typing import Any, Final

from buonfresco.engine.fields import OWN, ROUND, UNSEEN, VISIT, Field, Fields
from buonfresco.engine.forms import SEAT, By, Flag, Heap, Items, Name, Number, Record, Row
from buonfresco.engine.rounds import turns
from buonfresco.engine.ruleset import State
from buonfresco.games.cards.pack import LETTERS

NONE: Final = -1
END_REASONS: Final = ("frescoes", "rounds")
HAND: Final = 5  # C-SETUP-08

# action tiles by kind; paint tiles follow, one kind for each color
ROTATION: Final = 0
EXCHANGE: Final = 1
DEMAND: Final = 2
PAINT: Final = 3

# draws that a laid-out card still brings
MARKET: Final = 0
WORKSHOP: Final = 1
EITHER: Final = 2


MOST_CARDS_THERE: Final = 200  # of one sort of things, wherever
MOST_RESTORED: Final = 24
MOST_OPEN: Final = 8
MOST_LAID: Final = 60
MOST_ROTATIONS: Final = 3  # C-REST-06

PILE: Final = Items("pile", lambda r: r.pile_names)
CARD: Final = Items("card", lambda r: r.card_names)
FACE: Final = Items("fresco card", lambda r: r.face_names)
TILE: Final = Items("action tile", lambda r: r.tile_names)
COLOUR: Final = Items("colour", tuple(LETTERS))
DRAW: Final = Items("draw", ("market", "workshop", "either"))


def _backs(g: Any, s: CardsState) -> list[list[int]]:
    counts = [[0] * len(s.piles) for _ in s.hands]
    for mine, hand in zip(counts, s.hands, strict=True):
        for card in hand:
            mine[g.r.card_back[card]] += 1
    return counts


def _pool(items: Items) -> Heap:
    return Heap(items, MOST_CARDS_THERE, kept_order=True)


FIELDS: Final = Fields(
    "the table",
    *turns("somebody has restored enough: this round is the last one (C-END-01)", END_REASONS),
    Field(
        "piles",
        By(PILE, _pool(CARD), every=True),
        "face down; they have no order: a card shows when it is drawn",
        seen=UNSEEN,
        sized=True,
    ),
    Field(
        "discards", By(PILE, Row(Name(CARD), MOST_CARDS_THERE), every=True), "top card last", seen=UNSEEN, sized=True
    ),
    Field("fresco_pile", _pool(FACE), "face down", seen=UNSEEN, sized=True),
    Field("fresco_open", Row(Name(FACE), MOST_OPEN), "open fresco cards", key="frescoes"),
    Field("tile_pile", _pool(TILE), "face down", seen=UNSEEN, sized=True),
    Field("tile_open", Row(Name(TILE), MOST_OPEN), "open action tiles", key="tiles"),
    Field("favourite_pile", _pool(COLOUR), "favorite colors face down", seen=UNSEEN, sized=True),
    Field("favourite", Name(COLOUR, NONE), "the open favorite color", omit=True),
    Field(
        "hands",
        By(SEAT, Heap(CARD, MOST_CARDS_THERE)),
        "cards in the hand",
        key="hand",
        group="painters",
        seen=OWN,
        sized=True,
    ),
    Field(
        "frescoes",
        By(SEAT, Row(Record(card=Name(FACE), rotations=Number(0, MOST_ROTATIONS)), MOST_RESTORED)),
        "restored fresco cards, and how often each was rotated",
        group="painters",
    ),
    Field(
        "tiles",
        By(SEAT, By(TILE, Number(0, MOST_CARDS_THERE), named=True)),
        "action tiles",
        group="painters",
        bill="cards-tile",
    ),
    Field("table", Row(Name(CARD), MOST_LAID), "cards laid out or played in this phase", lives=ROUND, omit=True),
    Field(
        "owed",
        By(DRAW, Number(0, MOST_CARDS_THERE)),
        "draws to come: from the market, from a workshop, from either",
        lives=ROUND,
        omit=True,
    ),
    Field("exchanged", Flag(), "the player at turn has exchanged cards in this turn", lives=ROUND, omit=True),
    Field("restored", Number(0, MOST_CARDS_THERE), "fresco cards restored in this phase", lives=ROUND, omit=True),
    Field("favoured", Flag(), "the favorite color was used", lives=ROUND, omit=True),
    Field("restoring", Name(FACE, NONE), "the fresco card that is being paid", lives=VISIT, omit=True),
    Field("paid", Number(0, 2), "how many of its colors are", lives=VISIT, omit=True),
    Field("rotations", Number(0, MOST_CARDS_THERE), "what the payment brings so far", lives=VISIT, omit=True),
    groups={"painters": SEAT},
    signs=(
        Field("backs", By(SEAT, By(PILE, Number(0, MOST_CARDS_THERE))), "hand cards by back", derived=_backs),
        Field(
            "tops",
            By(PILE, Name(CARD, NONE)),
            "the top card of the discard pile",
            derived=lambda _g, s: [cards[-1] if cards else NONE for cards in s.discards],
        ),
    ),
)


class CardsState(State):
    __slots__ = FIELDS.names

    round: int
    start: int
    turn: int
    final: bool
    end_reason: str
    piles: list[list[int]]  # the market, then the workshops
    discards: list[list[int]]
    fresco_pile: list[int]
    fresco_open: list[int]
    tile_pile: list[int]
    tile_open: list[int]
    favourite_pile: list[int]
    favourite: int
    hands: list[list[int]]  # by seat, sorted
    frescoes: list[list[tuple[int, int]]]  # by seat: fresco card, rotations
    tiles: list[list[int]]  # by seat: how many of each kind of action tile
    table: list[int]
    owed: list[int]  # draws from the market, from workshops, from either
    exchanged: bool
    restored: int
    favoured: bool
    restoring: int
    paid: int
    rotations: int

    def copy(self) -> CardsState:
        other = CardsState.__new__(CardsState)
        other.stack = self.stack[:]
        other.round = self.round
        other.start = self.start
        other.turn = self.turn
        other.final = self.final
        other.end_reason = self.end_reason
        other.piles = [pile[:] for pile in self.piles]
        other.discards = [pile[:] for pile in self.discards]
        other.fresco_pile = self.fresco_pile[:]
        other.fresco_open = self.fresco_open[:]
        other.tile_pile = self.tile_pile[:]
        other.tile_open = self.tile_open[:]
        other.favourite_pile = self.favourite_pile[:]
        other.favourite = self.favourite
        other.hands = [hand[:] for hand in self.hands]
        other.frescoes = [cards[:] for cards in self.frescoes]
        other.tiles = [tiles[:] for tiles in self.tiles]
        other.table = self.table[:]
        other.owed = self.owed[:]
        other.exchanged = self.exchanged
        other.restored = self.restored
        other.favoured = self.favoured
        other.restoring = self.restoring
        other.paid = self.paid
        other.rotations = self.rotations
        return other
