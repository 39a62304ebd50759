"""What module 6 remembers: the bench and its pile, the windows renewed, and where all the glass is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.fields import UNSEEN, VISIT, Field, Fields
from buonfresco.engine.forms import By, Heap, Items, Name, Number, Row, Written
from buonfresco.games.fresco.board import ALL_SEGMENTS, EMPTY
from buonfresco.games.fresco.modules.glaziers.components import (
    COLOURS,
    GLASS,
    KEY,
    PLACES,
    WINDOWS,
    read_glass,
    tables,
    write_glass,
)
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.games.fresco.state import SCREEN, SEGMENT, by_seat

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

GLASS_EACH: Final = 2  # tokens laid out for every player (M6-SETUP-05)
MOST_GLASS: Final = 99


def _ids(r: Any) -> Sequence[str]:
    return tables(r).ids


def _read_glass(_r: Any, given: Any, what: str) -> list[int]:
    if not isinstance(given, str) or len(given) > MOST_GLASS:
        raise TypeError(f"{what} is written as letters, not {str(given)[:40]}")
    return read_glass(given)


def _write_bag(_r: Any, bag: list[int]) -> str:
    return write_glass([bag.count(colour) for colour in range(COLOURS)])


def _read_bag(r: Any, given: Any, what: str) -> list[int]:
    return [colour for colour, count in enumerate(_read_glass(r, given, what)) for _ in range(count)]


WINDOW: Final = Items("window", _ids)
COLOUR: Final = Items("colour", PAINTS[:COLOURS])
AMOUNT: Final = Written(By(COLOUR, Number(0, MOST_GLASS)), lambda _r, row: write_glass(row), _read_glass)


# ---- what a position does not say ---------------------------------------------------------------------------------


def _windows_left(g: Fresco, mine: Glaziers) -> list[int]:
    """All that lie nowhere else."""
    named = {*mine.bench, *mine.discarded, *mine.pile, *mine.windows}
    return [window for window in range(len(_ids(g.r))) if window not in named]


def _some_windows(g: Fresco, mine: Glaziers, _data: Any) -> list[int]:
    """Every restored segment with an opening has some window."""
    rest, openings = _windows_left(g, mine), tables(g.r).openings
    windows = [EMPTY for _ in ALL_SEGMENTS]
    restored = [segment for segment in ALL_SEGMENTS if openings[segment] and g.s.fresco[segment] == EMPTY]
    for segment in restored[len(mine.discarded) :][: len(rest)]:
        windows[segment] = rest.pop(0)
    return windows


def _glass_left(g: Fresco, mine: Glaziers) -> list[int]:
    in_bag = [mine.bag.count(colour) for colour in range(COLOURS)]
    named = [mine.offer, mine.reserve, in_bag, *mine.glass]
    return [max(0, tables(g.r).counts[colour] - sum([row[colour] for row in named])) for colour in range(COLOURS)]


def _some_glass(g: Fresco, mine: Glaziers, _data: Any) -> list[int]:
    """Two tokens for each player, as even as possible."""
    rest, offer = _glass_left(g, mine), [0] * COLOURS
    for turn in range(min(GLASS_EACH * g.r.seats, sum(rest))):
        colour = GLASS[turn % COLOURS]
        if not rest[colour]:
            colour = max(GLASS, key=rest.__getitem__)
        offer[colour] += 1
        rest[colour] -= 1
    return offer


def _bag_left(g: Fresco, mine: Glaziers, _data: Any) -> list[int]:
    return [colour for colour, count in enumerate(_glass_left(g, mine)) for _ in range(count)]


def _reserve_left(g: Fresco, mine: Glaziers, data: Any) -> list[int]:
    return _glass_left(g, mine) if "bag" in data else [0] * COLOURS


FIELDS: Final = Fields(
    "the glaziers",
    Field(
        "discarded", Heap(WINDOW, WINDOWS), "windows out of the game (only with `glaziers.leonardo_window` = `discard`)"
    ),
    Field(
        "bench",
        Row(Name(WINDOW), PLACES),
        "the windows on the bench, from the price-0 place on (default: the first ones that lie nowhere else)",
        default=lambda g, mine, _data: _windows_left(g, mine)[:PLACES],
    ),
    Field(
        "windows",
        By(SEGMENT, Name(WINDOW, EMPTY), named=True),
        'renewed window by segment, {"B1": "YGY"} (default: every restored segment with an opening has some window)',
        default=_some_windows,
    ),
    Field(
        "pile",
        Heap(WINDOW, WINDOWS),
        "windows still to come (default: all that lie nowhere else)",
        default=lambda g, mine, _data: _windows_left(g, mine),
    ),
    Field("glass", by_seat(AMOUNT), 'the tokens behind the screen, "YYRG"', seen=SCREEN, bill="glass"),
    Field(
        "offer",
        AMOUNT,
        "tokens on the glaziery board (default: two for each player, as even as possible)",
        default=_some_glass,
    ),
    Field(
        "reserve",
        AMOUNT,
        "tokens on the reserve board (default: none; all that lie nowhere else if the bag is named)",
        default=_reserve_left,
    ),
    Field(
        "bag",
        Written(Heap(COLOUR, MOST_GLASS), _write_bag, _read_bag),
        "tokens in the bag (default: all that lie nowhere else)",
        seen=UNSEEN,
        sized=True,
        default=_bag_left,
    ),
    Field(
        "worth",
        Number(-99, 99),
        "what the window at work adds to the sum of the restoration; below 0 if penalties outweigh it",
        lives=VISIT,
    ),
)


class Glaziers:
    __slots__ = FIELDS.names

    discarded: list[int]
    bench: list[int]
    windows: list[int]  # by segment: the renewed window, or EMPTY
    pile: list[int]  # an unordered pool: a window is drawn when it is turned up
    glass: list[list[int]]  # by seat and color
    offer: list[int]  # by color
    reserve: list[int]  # by color
    bag: list[int]  # tokens, an unordered pool
    worth: int

    def copy(self) -> Glaziers:
        other = Glaziers.__new__(Glaziers)
        other.bench = self.bench[:]
        other.pile = self.pile[:]
        other.windows = self.windows[:]
        other.discarded = self.discarded[:]
        other.glass = [row[:] for row in self.glass]
        other.offer = self.offer[:]
        other.reserve = self.reserve[:]
        other.bag = self.bag[:]
        other.worth = self.worth
        return other


def slice_of(g: Fresco) -> Glaziers:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, Glaziers)
    return part
