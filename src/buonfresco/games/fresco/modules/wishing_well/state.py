"""What module 4 has to remember: pennies, cards, and what the visit at work has used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine import fields
from buonfresco.engine.action import Action
from buonfresco.engine.fields import Field, Fields
from buonfresco.engine.forms import By, Flag, Heap, Items, Number
from buonfresco.games.fresco.paints import read_paints
from buonfresco.games.fresco.plan import able
from buonfresco.games.fresco.state import SCREEN, SEALED, by_seat

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.modules.wishing_well.components import Components

KEY: Final = "wishing_well"
MOST_PLACED: Final = 2  # pennies on a market symbol (M4-PLAN-01)

# Sorts of wishing cards. Every picture of a free paint card is a sort of its own, from FREE_PAINT on.
LUCKY_GUY, VISIT, PRAISE, TIP, ALCHEMY, FINDER, BUSKER, FREE_PAINT = range(8)
SORTS: Final = ("lucky_guy", "visit", "praise", "tip", "alchemy", "finder", "busker")


def components(rules: Any) -> Components:
    found: Components = rules.pack.extra[KEY]
    return found


def card_names(rules: Any) -> list[str]:
    """By sort: ``lucky_guy``, ..., ``free_paint_B``."""
    return [*SORTS, *(f"free_paint_{card.paints}" for card in components(rules).free_paint)]


def card_numbers(rules: Any) -> list[int]:
    """How many cards of each sort there are."""
    form = components(rules)
    c = form.cards
    fixed = [c.lucky_guy, c.visit, c.praise, c.tip, c.alchemy, c.finder, c.busker]
    return fixed + [card.count for card in form.free_paint]


def pictures(rules: Any) -> list[tuple[int, ...]]:
    """The paints shown by the free paint cards, from sort FREE_PAINT on."""
    return [read_paints(card.paints) for card in components(rules).free_paint]


MOST: Final = 99  # pennies, or cards
CARD: Final = Items("wishing card", card_names)
AMOUNT: Final = By(CARD, Number(0, MOST), named=True)


def _rest(g: Fresco, well: WishingWell) -> list[int]:
    """By sort: the cards that are nowhere else."""
    names, numbers = card_names(g.r), card_numbers(g.r)
    gone = [sum(column) for column in zip(*well.hands, well.used, counts(well.pile, len(names)), strict=True)]
    left = [have - out for have, out in zip(numbers, gone, strict=True)]
    if min(left) < 0:
        raise ValueError(f"there are not that many wishing cards {names[left.index(min(left))]}")
    return left


def _used(g: Fresco, well: WishingWell, data: dict[str, Any]) -> list[int]:
    return _rest(g, well) if "pile" in data else well.used


def _pile(g: Fresco, well: WishingWell, _data: dict[str, Any]) -> list[int]:
    return [sort for sort, n in enumerate(_rest(g, well)) for _ in range(n)]


def _supply(g: Fresco, well: WishingWell, _data: dict[str, Any]) -> int:
    left = components(g.r).pennies.count - sum(well.pennies) - sum(well.placed) - well.well
    if left < 0:
        raise ValueError("there are not that many pennies")
    return left


FIELDS: Final = Fields(
    "the wishing well",
    Field("pennies", by_seat(Number(0, MOST)), "behind the screens", seen=SCREEN, bill="pennies"),
    Field("placed", by_seat(Number(0, MOST_PLACED)), "on the market symbols", seen=SEALED, lives=fields.ROUND),
    Field("well", Number(0, MOST), "pennies in the well"),
    Field("supply", Number(0, MOST), "the other pennies (default: all that are nowhere else)", default=_supply),
    Field("hands", by_seat(AMOUNT), 'cards, {"tip": 1}', seen=SCREEN),
    Field(
        "used",
        AMOUNT,
        "cards out of the game (default: none, or all that are nowhere else if `pile` is given)",
        default=_used,
    ),
    Field(
        "pile",
        Heap(CARD, MOST, counted=True),
        "cards still to be drawn (default: all that are nowhere else)",
        seen=fields.UNSEEN,
        sized=True,
        default=_pile,
    ),
    Field("played", Number(0, 6), "cards used in the market or workshop visit at work", lives=fields.VISIT),
    Field("carries", Flag(), "the apprentice at work in the cathedral has carried a visit", lives=fields.VISIT),
    Field("praised", Flag(), "the restoration at work is praised", lives=fields.VISIT),
)


class WishingWell:
    __slots__ = FIELDS.names

    pennies: list[int]
    placed: list[int]
    well: int
    supply: int
    hands: list[list[int]]  # by seat, then by sort: how many
    used: list[int]  # by sort: how many; they are out of the game (M4-CARD-04)
    pile: list[int]  # sorts, ascending: a pool from which cards are drawn
    played: int
    carries: bool
    praised: bool

    def copy(self) -> WishingWell:
        other = WishingWell.__new__(WishingWell)
        other.pennies = self.pennies[:]
        other.placed = self.placed[:]
        other.well = self.well
        other.supply = self.supply
        other.hands = [hand[:] for hand in self.hands]
        other.used = self.used[:]
        other.pile = self.pile[:]
        other.played = self.played
        other.carries = self.carries
        other.praised = self.praised
        return other


def part(g: Fresco) -> WishingWell:
    found = g.s.slices[g.r.slot[KEY]]
    assert isinstance(found, WishingWell)
    return found


def set_up(g: Fresco) -> None:
    """Three pennies each, all cards in the pile (M4-SETUP-02, -03, -04)."""
    well, pennies = part(g), components(g.r).pennies
    well.pennies = [pennies.each] * g.r.seats
    well.supply = pennies.count - pennies.each * g.r.seats
    well.pile = [sort for sort, n in enumerate(card_numbers(g.r)) for _ in range(n)]


def use(g: Fresco, painter: int, sort: int) -> None:
    """A used card is shown to all and leaves the game (M4-CARD-04, M4-CARD-12)."""
    well = part(g)
    well.hands[painter][sort] -= 1
    well.used[sort] += 1
    g.reveal()
    if g.listening:
        g.notes.append(("wish_used", painter, sort, sort))


def take_pennies(g: Fresco, painter: int, wanted: int) -> None:
    """From the supply, as far as it goes (M4-SUPPLY-01)."""
    well = part(g)
    taken = min(wanted, well.supply)
    well.supply -= taken
    well.pennies[painter] += taken
    if g.listening and taken:
        g.notes.append(("pennies_taken", painter, taken))


def leave(_g: Fresco, _painter: int, _arg: int, _action: Action) -> None:
    """The card stays in the hand; nobody is told that there is one (M4-CARD-05, -06, -12)."""


def carriers(g: Fresco, painter: int, column: int) -> int:
    """Apprentices of the visit that can still carry a card (M4-CARD-02, M4-CARD-14)."""
    return able(g, painter, column) - part(g).played


# ---- data ---------------------------------------------------------------------------------------------------------


def counts(cards: Sequence[int], sorts: int) -> list[int]:
    found = [0] * sorts
    for sort in cards:
        found[sort] += 1
    return found


def named(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, numbers, strict=True) if n}
