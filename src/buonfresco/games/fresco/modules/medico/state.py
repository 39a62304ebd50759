"""What module 10 has to remember: who is ill, where everybody stands, the bottles, the infection, who acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.fields import ROUND, VISIT, Field, Fields
from buonfresco.engine.forms import By, Flag, Heap, Items, Name, Number, Row
from buonfresco.games.fresco.constants import COLUMNS, SPACES
from buonfresco.games.fresco.state import COLUMN, SEALED, by_seat

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


def _figures(r: Any) -> int:
    return int(r.pack.stock.start.apprentices)


def _black(r: Any) -> int:
    """With `swap_black` one painter may have them all (M10-INF-08)."""
    return int(components(r).figures.black) * int(r.seats)


def _rest(every: list[int], *gone: list[int]) -> list[int]:
    for item in [item for some in gone for item in some if item != NOWHERE]:
        if item not in every:
            raise ValueError("there are more bottles or infection tiles than the box holds")
        every.remove(item)
    return every


def _given_up(g: Any, _mine: Any, _data: Any) -> list[int]:
    return [OWN_ASIDE if count < _figures(g.r) else NOBODY_ASIDE for count in g.s.apprentices]


def _extra_stands(g: Any, mine: Any, _data: Any) -> list[int]:
    """Where there is a healthy one."""
    found = [NOWHERE] * g.r.seats
    for seat, count in enumerate(g.s.apprentices):
        standing = zip(g.s.plans[seat], mine.placed[seat], strict=False)
        columns = [column for column, (n, ill) in enumerate(standing) if n > ill]
        if count > _figures(g.r) and columns:
            found[seat] = columns[0]
    return found


def _places(r: Any) -> range:
    return range(len(components(r).prices(r.seats)))


def _read_display(g: Any, _mine: Any, given: Any) -> list[int]:
    """The first places may be said alone."""
    places = len(_places(g.r))
    shown: list[int] = Row(Name(BOTTLE, NOWHERE), places).read(g.r, given, "the display")
    return shown + [NOWHERE] * (places - len(shown))


MOST: Final = 99  # bottles, or infection tiles
BOTTLE: Final = Items("bottle", BOTTLES)
INFECTION: Final = Items("infection tile", INFECTIONS)
FIELDS: Final = Fields(
    "the Medico board",
    Field("ill", by_seat(Number(0, _black)), "ill apprentices, each a black figure", bill="ill"),
    Field(
        "board",
        by_seat(Number(0, _figures)),
        "own figures on the Medico board (default: as many as are ill)",
        default=lambda g, mine, _data: [min(n, _figures(g.r)) for n in mine.ill],
    ),
    Field(
        "aside",
        by_seat(Name(Items("way to give up an apprentice", SETS_ASIDE))),
        'the figure given up for bad mood: "own", "black" (an ill one for whom no own figure waited), or "" '
        '(default: "own" for a painter with 4 apprentices)',
        default=_given_up,
    ),
    Field(
        "placed",
        by_seat(By(COLUMN, Number(0, SPACES), named=True, fixed=True)),
        'ill ones on the sheets, {"cathedral": 1}; they are part of the plans, too',
        seen=SEALED,
        lives=ROUND,
    ),
    Field(
        "extra",
        by_seat(Name(COLUMN, NOWHERE)),
        "where the healthy extra apprentice stands (default: the first place with a healthy one)",
        seen=SEALED,
        lives=ROUND,
        default=_extra_stands,
    ),
    Field("bottles", by_seat(Heap(BOTTLE, MOST, falling=True)), "bought, the most portions first"),
    Field(
        "display",
        By(Items("place on display", _places), Name(BOTTLE, NOWHERE)),
        "bottles on sale, by place",
        read=_read_display,
    ),
    Field("discard", Heap(BOTTLE, MOST, counted=True), "bottles used or never sold"),
    Field(
        "pile",
        Heap(BOTTLE, MOST, counted=True),
        "bottles still to be drawn (default: all that are nowhere else)",
        default=lambda g, mine, _data: _rest(all_bottles(g.r), *mine.bottles, mine.display, mine.discard),
    ),
    Field("tile", Name(INFECTION, NOWHERE), "infection tile of the round", lives=ROUND),
    Field(
        "tiles",
        Heap(INFECTION, MOST, counted=True),
        "infection tiles still to be drawn (default: all but that of the round)",
        default=lambda g, mine, _data: _rest(all_tiles(g.r), [mine.tile]),
    ),
    Field(
        "place",
        Name(Items("infected place", COLUMNS[:SAME]), NOWHERE),
        "where it strikes; before it is drawn, and without a tile, the place of the round before (default: what the "
        "tile says)",
        default=lambda _g, mine, _data: NOWHERE if mine.tile == SAME else mine.tile,
    ),
    Field(
        "healthy_left", Number(0, 6), "healthy ones who have not acted yet in the cathedral visit at work", lives=VISIT
    ),
    Field("ill_left", Number(0, 6), "ill ones likewise", lives=VISIT),
    Field("acting", Flag(), "the one who acts there now is ill", lives=VISIT),
    Field("begun", Flag(), "he has moved the bishop", lives=VISIT),
    Field(
        "led",
        Flag(),
        "the bishop was moved in this visit, and no healthy one has restored a segment since",
        lives=VISIT,
    ),
)


class Medico:
    __slots__ = FIELDS.names

    ill: list[int]
    board: list[int]
    aside: list[int]  # one of NOBODY_ASIDE, OWN_ASIDE, BLACK_ASIDE
    placed: list[tuple[int, ...]]  # by column: how many ill ones stand there now
    extra: list[int]
    bottles: list[list[int]]  # portions, the most first; JUICE has none
    display: list[int]  # by place: portions, or NOWHERE
    discard: list[int]
    pile: list[int]
    tile: int
    tiles: list[int]
    place: int
    healthy_left: int
    ill_left: int
    acting: bool
    begun: bool
    led: bool

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


def part(g: Fresco) -> Medico:
    found = g.s.slices[g.r.slot[KEY]]
    assert isinstance(found, Medico)
    return found


def set_up(g: Fresco) -> None:
    """Nobody is ill, no bottle is on display (M10-SETUP-01, -02). Piles have no order, so nothing is drawn yet."""
    mine = part(g)
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
    return None if column == NOWHERE else COLUMNS[column]


def by_column(spread: tuple[int, ...]) -> dict[str, int]:
    return {COLUMNS[column]: n for column, n in enumerate(spread) if n}


def counted(names: Sequence[str], items: Sequence[int]) -> dict[str, int]:
    return {name: items.count(item) for item, name in enumerate(names) if item in items}
