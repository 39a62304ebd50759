"""What module 6 remembers: the bench and its pile, the windows renewed, and where all the glass is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.reading import COUNT, number
from buonfresco.games.fresco.board import ALL_SEGMENTS, EMPTY, SEGMENT_ID, SEGMENTS
from buonfresco.games.fresco.modules.glaziers.components import (
    COLOURS,
    GLASS,
    KEY,
    PLACES,
    Tables,
    read_glass,
    tables,
    write_glass,
)

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

GLASS_EACH: Final = 2  # tokens laid out for every player (M6-SETUP-05)
_KEYS: Final = ("bench", "windows", "discarded", "pile", "glass", "offer", "reserve", "bag", "worth")


class Glaziers:
    """Keys of its data; windows by their id, glass as letters ("YYRG"). Every key may be missing.

    bench      the windows on the bench, from the price-0 place on (default: the first ones that lie nowhere else)
    windows    window by segment, {"B1": "YGY"} (default: every restored segment with an opening has some window)
    discarded  windows out of the game (only with `glaziers.leonardo_window` = `discard`)
    pile       windows still to come (default: all that lie nowhere else)
    glass      by seat: the tokens behind his screen
    offer      tokens on the glaziery board (default: two for each player, as even as possible)
    reserve    tokens on the reserve board (default: none; all that lie nowhere else if the bag is named)
    bag        tokens in the bag (default: all that lie nowhere else)
    worth      what the window at work adds to the sum of the restoration; below 0 if penalties outweigh it
    """

    __slots__ = ("bag", "bench", "discarded", "glass", "offer", "pile", "reserve", "windows", "worth")

    def __init__(self) -> None:
        self.bench: list[int] = []  # windows from the price-0 place on
        self.pile: list[int] = []  # an unordered pool: a window is drawn when it is turned up
        self.windows: list[int] = []  # by segment: the renewed window, or EMPTY
        self.discarded: list[int] = []
        self.glass: list[list[int]] = []  # by seat and colour
        self.offer: list[int] = []  # by colour
        self.reserve: list[int] = []  # by colour
        self.bag: list[int] = []  # tokens, an unordered pool
        self.worth: int = 0

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

    def to_data(self, g: Any) -> dict[str, object]:
        ids = tables(g.r).ids
        return {
            "bench": [ids[window] for window in self.bench],
            "windows": {SEGMENTS[n]: ids[window] for n, window in enumerate(self.windows) if window != EMPTY},
            "discarded": [ids[window] for window in self.discarded],
            "pile": sorted([ids[window] for window in self.pile]),
            "glass": [write_glass(row) for row in self.glass],
            "offer": write_glass(self.offer),
            "reserve": write_glass(self.reserve),
            "bag": write_glass([self.bag.count(colour) for colour in range(COLOURS)]),
            "worth": self.worth,
        }

    def fill(self, g: Any, data: dict[str, Any]) -> None:
        for key in data:
            if key not in _KEYS:
                raise ValueError(f"glaziers know nothing of {key}")
        t = tables(g.r)
        self._fill_windows(g, data, t)
        self._fill_glass(g, data, t)
        self.worth = number(data.get("worth", 0), "worth", -COUNT, COUNT)

    def _fill_windows(self, g: Fresco, data: dict[str, Any], t: Tables) -> None:
        self.bench = _windows(t, data.get("bench", []))
        self.discarded = _windows(t, data.get("discarded", []))
        self.pile = sorted(_windows(t, data.get("pile", [])))  # as it is in a game that was never saved
        laid: dict[str, str] = dict(data.get("windows", {}))
        self.windows = [EMPTY for _ in ALL_SEGMENTS]
        for name, window in zip(laid, _windows(t, list(laid.values())), strict=True):
            if name not in SEGMENT_ID:
                raise ValueError(f"there is no segment {name}")
            self.windows[SEGMENT_ID[name]] = window
        named = {*self.bench, *self.discarded, *self.pile, *self.windows}
        rest = [window for window in range(len(t.ids)) if window not in named]
        if "bench" not in data:
            self.bench, rest = rest[:PLACES], rest[PLACES:]
        if "windows" not in data:
            restored = [segment for segment in ALL_SEGMENTS if t.openings[segment] and g.s.fresco[segment] == EMPTY]
            for segment in restored[len(self.discarded) :][: len(rest)]:
                self.windows[segment] = rest.pop(0)
        if "pile" not in data:
            self.pile = rest

    def _fill_glass(self, g: Fresco, data: dict[str, Any], t: Tables) -> None:
        seats = g.r.seats
        self.glass = [read_glass(letters) for letters in data.get("glass", [""] * seats)]
        if len(self.glass) != seats:
            raise ValueError(f"glass of {len(self.glass)} seats instead of {seats}")
        self.offer = read_glass(data.get("offer", ""))
        self.reserve = read_glass(data.get("reserve", ""))
        in_bag = read_glass(data.get("bag", ""))
        named = [self.offer, self.reserve, in_bag, *self.glass]
        rest = [max(0, t.counts[colour] - sum([row[colour] for row in named])) for colour in range(COLOURS)]
        if "offer" not in data:
            for turn in range(min(GLASS_EACH * seats, sum(rest))):
                colour = GLASS[turn % COLOURS]
                if not rest[colour]:
                    colour = max(GLASS, key=rest.__getitem__)
                self.offer[colour] += 1
                rest[colour] -= 1
        if "bag" not in data:
            in_bag = rest
        elif "reserve" not in data:
            self.reserve = rest
        self.bag = [colour for colour in range(COLOURS) for _ in range(in_bag[colour])]


def _windows(t: Tables, names: list[str]) -> list[int]:
    for name in names:
        if name not in t.ids:
            raise ValueError(f"there is no window {name}")
    return [t.ids.index(name) for name in names]


def slice_of(g: Fresco) -> Glaziers:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, Glaziers)
    return part
