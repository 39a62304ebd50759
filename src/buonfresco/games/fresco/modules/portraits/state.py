"""Where the portrait cards are, and what a round remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.fields import ROUND, VISIT, Field, Fields
from buonfresco.engine.forms import SEAT, Flag, Items, Number, Where
from buonfresco.games.fresco.modules.portraits.cards import KEY, PERMANENT, cards
from buonfresco.games.fresco.state import OUT, by_seat

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

UNSEEN: Final = -1
OPEN: Final = -3  # OUT is -2; a seat is the owner of a permanent card


def _read_where(g: Fresco, _mine: Portraits, given: Any) -> list[int]:
    """Cards of a letter before the last one seen are out of the game, if the position does not say."""
    where: list[int] = WHERE.read(g.r, given, "portraits")
    if "removed" not in given:
        letters = cards(g.r).letters
        seen = [letter for letter, place in zip(letters, where, strict=True) if place != UNSEEN]
        for card, letter in enumerate(letters):
            if seen and letter < max(seen) and where[card] == UNSEEN:
                where[card] = OUT
    return where


WHERE: Final = Where(Items("portrait", lambda r: cards(r).ids), UNSEEN, SEAT, "owned", open=OPEN, removed=OUT)
FIELDS: Final = Fields(
    "the portraits",
    Field(
        "where",
        WHERE,
        "cards that can be taken (`open`), permanent cards by seat (`owned`), cards out of the game (`removed`; "
        "default: those of a letter before the last one seen); all others are unseen",
        read=_read_where,
    ),
    Field("used", by_seat(Number(0, 9)), "how often the Sexton has worked this round", lives=ROUND),
    Field("taken", Flag(), "the visitor of the studio has taken a card", lives=VISIT),
    Field("moved", Flag(), "the Sexton has moved the bishop for a restoration that must follow", lives=VISIT),
)


class Portraits:
    __slots__ = FIELDS.names

    where: list[int]  # by card: UNSEEN, OPEN, OUT or a seat
    used: list[int]
    taken: bool
    moved: bool

    def copy(self) -> Portraits:
        other = Portraits.__new__(Portraits)
        other.where = self.where[:]
        other.used = self.used[:]
        other.taken = self.taken
        other.moved = self.moved
        return other

    def at(self, place: int) -> list[int]:
        return [card for card, here in enumerate(self.where) if here == place]


def portraits(g: Fresco) -> Portraits:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, Portraits)
    return part


def owned(g: Fresco, seat: int, kind: str) -> int:
    """How many cards of a permanent kind a seat has. Their effects add up (M1-CARD-14)."""
    where = portraits(g).where
    count = 0
    for card in cards(g.r).of_kind.get(kind, ()):
        if where[card] == seat:
            count += 1
    return count


def check(g: Fresco) -> list[str]:
    part, deck = portraits(g), cards(g.r)
    problems: list[str] = []
    shown = part.at(OPEN)
    if len(shown) > 2:
        problems.append(f"{len(shown)} portraits are open (M1-SETUP-04)")
    unseen = [deck.letters[card] for card in part.at(UNSEEN)]
    for card, place in enumerate(part.where):
        name = deck.ids[card]
        if place >= g.r.seats or place < OPEN:
            problems.append(f"the portrait {name} is nowhere (M1-STUDIO-06)")
        if place >= 0 and deck.kinds[card] not in PERMANENT:
            problems.append(f"seat {place} keeps the portrait {name}, which works at once (M1-STUDIO-06)")
        if place != UNSEEN and unseen and deck.letters[card] > min(unseen):
            problems.append(f"the portrait {name} came before its letter (M1-SETUP-02)")
    for seat, used in enumerate(part.used):
        if not 0 <= used <= owned(g, seat, "sexton"):
            problems.append(f"seat {seat} has used the Sexton {used} times (M1-CARD-10, M1-CARD-14)")
    if part.moved and not _about_to_restore(g):
        problems.append("the Sexton has moved the bishop and nobody restores (M1-CARD-12)")
    if part.taken and not g.at_work("studio visit", "portrait reward"):
        problems.append("a portrait is being taken and nobody is in the studio (M1-STUDIO-01)")
    return problems


def _about_to_restore(g: Fresco) -> bool:
    """Somebody chooses what to restore, or has not taken the tile yet."""
    if g.at_work("restore"):
        return g.step_of("restore") < g.r.step_number("restore", "take")
    asked = g.asked()
    return asked is not None and asked[0] == "cathedral"
