"""What module 10 has to remember: who is ill, where everybody stands, the bottles, the infection, who acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.reading import by_seat, index, number, only
from buonfresco.games.fresco.actions import PLACES
from buonfresco.games.fresco.constants import COLUMNS

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.modules.medico.components import Components

KEY: Final = "medico"
NOWHERE: Final = -1
NO_ILL: Final = (0,) * len(COLUMNS)
BOTTLES: Final = ("juice", "1", "2", "3")  # by portions of medicine
JUICE: Final = 0
INFECTIONS: Final = (*COLUMNS[:4], "same")  # a tile names a column, or the place of the round before
SAME: Final = 4
SETS_ASIDE: Final = ("", "own", "black")
NOBODY_ASIDE, OWN_ASIDE, BLACK_ASIDE = range(3)


def components(rules: Any) -> Components:
    found: Components = rules.pack.extra[KEY]
    return found


def all_bottles(rules: Any) -> list[int]:
    """Every bottle there is, ascending."""
    b = components(rules).bottles
    return [sort for sort, n in enumerate((b.juice, b.one, b.two, b.three)) for _ in range(n)]


def all_tiles(rules: Any) -> list[int]:
    """Every infection tile there is, ascending."""
    t = components(rules).infection
    return [tile for tile, n in enumerate((t.market, t.cathedral, t.studio, t.workshop, t.same)) for _ in range(n)]


KEYS: Final = (
    "acting",
    "aside",
    "begun",
    "board",
    "bottles",
    "discard",
    "display",
    "extra",
    "healthy_left",
    "ill",
    "ill_left",
    "led",
    "pile",
    "place",
    "placed",
    "tile",
    "tiles",
)


class Medico:
    """Lists by seat, unless it says otherwise. In data and positions (every key may be missing):

    ill         ill apprentices, each a black figure (default: none)
    board       own figures on the Medico board (default: as many as are ill)
    aside       the figure given up for bad mood: "own", "black" (an ill one for whom no own figure waited), or ""
                (default: "own" for a painter with 4 apprentices)
    placed      ill ones on the sheets, ``[{"cathedral": 1}, {}, {}]`` (default: none); they are part of the plans, too
    extra       where the healthy extra apprentice stands, or None (default: the first place with a healthy one)
    bottles     bought, ``[["3", "juice"], [], []]`` (default: none)
    display     not by seat, but by place: a bottle, or None (default: no bottles)
    discard     bottles used or never sold, ``{"3": 1}`` (default: none)
    pile        bottles still to be drawn (default: all that are nowhere else)
    tiles       infection tiles still to be drawn, ``{"market": 2}`` (default: all but that of the round)
    tile        infection tile of the round, or None (default: None)
    place       where it strikes; before it is drawn, and without a tile, the place of the round before, or None
                (default: what the tile says)
    healthy_left, ill_left     apprentices who have not acted yet in the cathedral visit at work (default: 0)
    acting      the one who acts there now is ill (default: no)
    begun       he has led the bishop (default: no)
    led         the bishop was led in this visit, and no healthy one has restored a segment since (default: no)
    """

    __slots__ = KEYS

    def __init__(self) -> None:
        self.ill: list[int] = []
        self.board: list[int] = []
        self.aside: list[int] = []  # one of NOBODY_ASIDE, OWN_ASIDE, BLACK_ASIDE
        self.placed: list[tuple[int, ...]] = []  # by column: how many ill ones stand there now
        self.extra: list[int] = []  # column, or NOWHERE
        self.bottles: list[list[int]] = []  # portions, the most first; JUICE has none
        self.display: list[int] = []  # by place: portions, or NOWHERE
        self.discard: list[int] = []  # ascending
        self.pile: list[int] = []  # ascending: a pool from which bottles are drawn
        self.tiles: list[int] = []  # ascending: a pool likewise
        self.tile: int = NOWHERE
        self.place: int = NOWHERE
        self.healthy_left: int = 0
        self.ill_left: int = 0
        self.acting: bool = False
        self.begun: bool = False
        self.led: bool = False

    def copy(self) -> Medico:
        other = Medico.__new__(Medico)
        other.ill = self.ill[:]
        other.board = self.board[:]
        other.aside = self.aside[:]
        other.placed = self.placed[:]
        other.extra = self.extra[:]
        other.bottles = [own[:] for own in self.bottles]
        other.display = self.display[:]
        other.discard = self.discard[:]
        other.pile = self.pile[:]
        other.tiles = self.tiles[:]
        other.tile = self.tile
        other.place = self.place
        other.healthy_left = self.healthy_left
        other.ill_left = self.ill_left
        other.acting = self.acting
        other.begun = self.begun
        other.led = self.led
        return other

    def to_data(self, _g: Any) -> dict[str, object]:
        return {
            "ill": self.ill[:],
            "board": self.board[:],
            "aside": [SETS_ASIDE[how] for how in self.aside],
            "placed": [by_column(spread) for spread in self.placed],
            "extra": [column_name(column) for column in self.extra],
            "bottles": [[BOTTLES[sort] for sort in own] for own in self.bottles],
            "display": [None if sort == NOWHERE else BOTTLES[sort] for sort in self.display],
            "discard": counted(BOTTLES, self.discard),
            "pile": counted(BOTTLES, self.pile),
            "tiles": counted(INFECTIONS, self.tiles),
            "tile": None if self.tile == NOWHERE else INFECTIONS[self.tile],
            "place": column_name(self.place),
            "healthy_left": self.healthy_left,
            "ill_left": self.ill_left,
            "acting": self.acting,
            "begun": self.begun,
            "led": self.led,
        }

    def fill(self, g: Any, data: dict[str, Any]) -> None:
        only(data, KEYS, "Medico slices")
        self._fill_figures(g, data)
        self._fill_bottles(g, data)
        tile, place = data.get("tile"), data.get("place", data.get("tile"))
        self.tile = NOWHERE if tile is None else index(INFECTIONS, tile, "infection tile")
        self.place = NOWHERE if place in (None, "same") else index(INFECTIONS[:SAME], place, "infected place")
        gone = [] if self.tile == NOWHERE else [self.tile]
        self.tiles = (
            _read(INFECTIONS, data["tiles"], "infection tile") if "tiles" in data else _rest(all_tiles(g.r), gone)
        )
        self.healthy_left = number(data.get("healthy_left", 0), "healthy ones left")
        self.ill_left = number(data.get("ill_left", 0), "ill ones left")
        self.acting, self.begun, self.led = (bool(data.get(name, False)) for name in ("acting", "begun", "led"))

    def _fill_figures(self, g: Any, data: dict[str, Any]) -> None:
        seats, own = g.r.seats, g.r.pack.stock.start.apprentices
        self.ill = [number(n, "ill apprentices") for n in by_seat(data, "ill", seats, 0)]
        self.board = [number(n, "figures on the board", 0, own) for n in by_seat(data, "board", seats, 0)]
        if "board" not in data:
            self.board = [min(n, own) for n in self.ill]
        self.aside = [
            index(SETS_ASIDE, how, "way to give up an apprentice") for how in by_seat(data, "aside", seats, "")
        ]
        if "aside" not in data:
            self.aside = [OWN_ASIDE if count < own else NOBODY_ASIDE for count in g.s.apprentices]
        self.placed = [_spread(spread) for spread in by_seat(data, "placed", seats, {})]
        self.extra = [
            NOWHERE if name is None else index(PLACES, name, "column") for name in by_seat(data, "extra", seats, None)
        ]
        if "extra" not in data:
            for seat, count in enumerate(g.s.apprentices):
                standing = zip(g.s.plans[seat], self.placed[seat], strict=False)
                columns = [column for column, (n, ill) in enumerate(standing) if n > ill]
                if count > own and columns:
                    self.extra[seat] = columns[0]

    def _fill_bottles(self, g: Any, data: dict[str, Any]) -> None:
        hands = by_seat(data, "bottles", g.r.seats, [])
        self.bottles = [sorted([index(BOTTLES, name, "bottle") for name in own], reverse=True) for own in hands]
        places = len(components(g.r).prices(g.r.seats))
        shown = data.get("display", [None] * places)
        if not isinstance(shown, list | tuple) or len(shown) > places:
            raise ValueError(f"the display is a list of at most {places} bottles, not {shown}")
        self.display = [NOWHERE if name is None else index(BOTTLES, name, "bottle") for name in shown]
        self.display += [NOWHERE] * (places - len(shown))
        self.discard = _read(BOTTLES, data.get("discard", {}), "bottle")
        held = [sort for own in self.bottles for sort in own] + [sort for sort in self.display if sort != NOWHERE]
        if "pile" in data:
            self.pile = _read(BOTTLES, data["pile"], "bottle")
        else:
            self.pile = _rest(all_bottles(g.r), held + self.discard)


def part(g: Fresco) -> Medico:
    found = g.s.slices[g.r.slot[KEY]]
    assert isinstance(found, Medico)
    return found


def set_up(g: Fresco) -> None:
    """Nobody is ill, no bottle is on display (M10-SETUP-01, -02). Piles have no order, so nothing is drawn yet."""
    mine, seats = part(g), g.r.seats
    mine.ill, mine.board, mine.aside = [0] * seats, [0] * seats, [NOBODY_ASIDE] * seats
    mine.placed, mine.extra = [NO_ILL] * seats, [NOWHERE] * seats
    mine.bottles = [[] for _ in range(seats)]
    mine.display = [NOWHERE] * len(components(g.r).prices(seats))
    mine.pile, mine.tiles = all_bottles(g.r), all_tiles(g.r)


def figures(g: Fresco) -> int:
    """Own apprentices of every player, the extra one not among them."""
    return g.r.pack.stock.start.apprentices


def healthy_at(g: Fresco, seat: int, column: int) -> int:
    """Healthy ones on his sheet, the extra one among them."""
    return g.s.plans[seat][column] - part(g).placed[seat][column]


def changed(spread: tuple[int, ...], column: int, by: int) -> tuple[int, ...]:
    return (*spread[:column], spread[column] + by, *spread[column + 1 :])


# ---- data ---------------------------------------------------------------------------------------------------------


def column_name(column: int) -> str | None:
    return None if column == NOWHERE else PLACES[column]


def by_column(spread: tuple[int, ...]) -> dict[str, int]:
    return {PLACES[column]: n for column, n in enumerate(spread) if n}


def counted(names: Sequence[str], items: Sequence[int]) -> dict[str, int]:
    return {name: items.count(item) for item, name in enumerate(names) if item in items}


def _spread(given: Any) -> tuple[int, ...]:
    found = [0] * len(PLACES)
    for name, n in dict(given).items():
        found[index(PLACES, name, "column")] = number(n, str(name), 0, 3)
    return tuple(found)


def _read(names: Sequence[str], given: Any, what: str) -> list[int]:
    return sorted([index(names, name, what) for name, n in dict(given).items() for _ in range(number(n, str(name)))])


def _rest(every: list[int], gone: list[int]) -> list[int]:
    for item in gone:
        if item not in every:
            raise ValueError("there are more bottles or infection tiles than the box holds")
        every.remove(item)
    return every
