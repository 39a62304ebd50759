"""A position of the card game. Cards are numbers of kinds (equal ones are interchangeable, C-REST-19)."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.ruleset import State

NONE: Final = -1
END_REASONS: Final = ("frescoes", "rounds")
HAND: Final = 5  # C-SETUP-08

# action tiles by kind; paint tiles follow, one kind for each colour
ROTATION: Final = 0
EXCHANGE: Final = 1
DEMAND: Final = 2
PAINT: Final = 3

# draws that a laid-out card still brings
MARKET: Final = 0
WORKSHOP: Final = 1
EITHER: Final = 2


class CardsState(State):
    __slots__ = (
        "discards",
        "end_reason",
        "exchanged",
        "favoured",
        "favourite",
        "favourite_pile",
        "final",
        "fresco_open",
        "fresco_pile",
        "frescoes",
        "hands",
        "owed",
        "paid",
        "piles",
        "restored",
        "restoring",
        "rotations",
        "round",
        "start",
        "table",
        "tile_open",
        "tile_pile",
        "tiles",
        "turn",
    )

    def __init__(self) -> None:
        super().__init__()
        self.round: int = 1
        self.start: int = 0  # who has the palette
        self.turn: int = 0
        self.final: bool = False
        self.end_reason: str = ""  # why this round is the last one; empty while it is not
        # by pile: the market, then the workshops. What lies face down has no order: it shows when it is drawn
        self.piles: list[list[int]] = []
        self.discards: list[list[int]] = []  # top card last
        self.fresco_pile: list[int] = []
        self.fresco_open: list[int] = []
        self.tile_pile: list[int] = []
        self.tile_open: list[int] = []
        self.favourite_pile: list[int] = []
        self.favourite: int = NONE  # the open favourite colour
        # by seat
        self.hands: list[list[int]] = []  # sorted
        self.frescoes: list[list[tuple[int, int]]] = []  # fresco card, rotations
        self.tiles: list[list[int]] = []  # how many of each kind of action tile
        # phase 2 of the turn
        self.table: list[int] = []  # cards laid out or played
        self.owed: list[int] = [0, 0, 0]  # draws from the market, from workshops, from either
        self.exchanged: bool = False
        self.restored: int = 0  # fresco cards in this phase
        self.favoured: bool = False  # the favourite colour was used
        self.restoring: int = NONE  # fresco card that is being paid
        self.paid: int = 0  # how many of its colours are
        self.rotations: int = 0  # what the payment brings so far

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
