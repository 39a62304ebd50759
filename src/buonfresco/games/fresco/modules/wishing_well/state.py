"""What module 4 has to remember: pennies, cards, and what the visit at work has used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.reading import by_seat, index, number, only
from buonfresco.games.fresco.paints import read_paints
from buonfresco.games.fresco.plan import able

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.modules.wishing_well.components import Components

KEY: Final = "wishing_well"
MOST_PLACED: Final = 2  # pennies on a market symbol (M4-PLAN-01)

# Sorts of wishing cards. Every picture of a free paint card is a sort of its own, from FREE_PAINT on.
LUCKY_GUY, VISIT, PRAISE, TIP, ALCHEMY, FINDER, BUSKER, FREE_PAINT = range(8)
SORTS: Final = ("lucky_guy", "visit", "praise", "tip", "alchemy", "finder", "busker")

_KEYS: Final = ("pennies", "placed", "well", "supply", "hands", "used", "pile", "played", "carries", "praised")


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


class WishingWell:
    """Lists by seat. In data and positions (every key may be missing):

    pennies    behind the screens (default: none)
    placed     on the market symbols, up to 2 each (default: none)
    well       pennies in the well (default: 0); supply: the others (default: all that are nowhere else)
    hands      cards, ``[{"tip": 1}, {}, {"free_paint_B": 1}]`` (default: none)
    used       cards out of the game (default: none, or all that are nowhere else if `pile` is given)
    pile       cards still to be drawn (default: all that are nowhere else)
    played     cards used in the market or workshop visit at work (default: 0)
    carries    the apprentice at work in the cathedral has carried a visit (default: no)
    praised    the restoration at work is praised (default: no)
    """

    __slots__ = ("carries", "hands", "pennies", "pile", "placed", "played", "praised", "supply", "used", "well")

    def __init__(self) -> None:
        self.pennies: list[int] = []
        self.placed: list[int] = []
        self.well: int = 0
        self.supply: int = 0
        self.hands: list[list[int]] = []  # by seat, then by sort: how many
        self.used: list[int] = []  # by sort: how many; they are out of the game (M4-CARD-04)
        self.pile: list[int] = []  # sorts, ascending: a pool from which cards are drawn
        self.played: int = 0
        self.carries: bool = False
        self.praised: bool = False

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

    def to_data(self, g: Any) -> dict[str, object]:
        names = card_names(g.r)
        return {
            "pennies": self.pennies[:],
            "placed": self.placed[:],
            "well": self.well,
            "supply": self.supply,
            "hands": [named(names, hand) for hand in self.hands],
            "used": named(names, self.used),
            "pile": named(names, counts(self.pile, len(names))),
            "played": self.played,
            "carries": self.carries,
            "praised": self.praised,
        }

    def fill(self, g: Any, data: dict[str, Any]) -> None:
        seats: int = g.r.seats
        names, numbers = card_names(g.r), card_numbers(g.r)
        only(data, _KEYS, "wishing well slices")
        self.pennies = [number(n, "pennies") for n in by_seat(data, "pennies", seats, 0)]
        self.placed = [number(n, "placed") for n in by_seat(data, "placed", seats, 0)]
        self.well = number(data.get("well", 0), "well")
        held = sum(self.pennies) + sum(self.placed) + self.well
        self.supply = number(data.get("supply", components(g.r).pennies.count - held), "supply")
        self.hands = [_read(names, hand) for hand in by_seat(data, "hands", seats, {})]
        pile = _read(names, data["pile"]) if "pile" in data else None
        self.used = _read(names, data["used"]) if "used" in data else [0] * len(names)
        others = [sum(column) for column in zip(*self.hands, self.used, strict=True)]
        if pile is None:
            pile = _rest(names, numbers, others)
        elif "used" not in data:
            self.used = _rest(names, numbers, [one + two for one, two in zip(others, pile, strict=True)])
        self.pile = [sort for sort, n in enumerate(pile) for _ in range(n)]
        self.played = number(data.get("played", 0), "played")
        self.carries = bool(data.get("carries", False))
        self.praised = bool(data.get("praised", False))


def part(g: Fresco) -> WishingWell:
    found = g.s.slices[g.r.slot[KEY]]
    assert isinstance(found, WishingWell)
    return found


def set_up(g: Fresco) -> None:
    """Three pennies each, all cards in the pile (M4-SETUP-02, -03, -04)."""
    well, pennies = part(g), components(g.r).pennies
    numbers = card_numbers(g.r)
    well.pennies = [pennies.each] * g.r.seats
    well.placed = [0] * g.r.seats
    well.supply = pennies.count - pennies.each * g.r.seats
    well.hands = [[0] * len(numbers) for _ in range(g.r.seats)]
    well.used = [0] * len(numbers)
    well.pile = [sort for sort, n in enumerate(numbers) for _ in range(n)]


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


def _read(names: list[str], given: Any) -> list[int]:
    found = [0] * len(names)
    for name, n in dict(given).items():
        found[index(names, name, "wishing card")] = number(n, str(name))
    return found


def _rest(names: list[str], numbers: list[int], others: list[int]) -> list[int]:
    left = [have - gone for have, gone in zip(numbers, others, strict=True)]
    if min(left) < 0:
        raise ValueError(f"there are not that many wishing cards {names[left.index(min(left))]}")
    return left
