"""The module's components: the form of ``glaziers.toml``, what the rulebooks state about it, and tables made of it.

Glass has the numbers of the paints it looks like, so names, letters and their order (YRBG) are those of paints.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from buonfresco.engine.pack import Entry, Problem
from buonfresco.games.fresco.board import ALL_SEGMENTS, SEGMENT_ID, SEGMENTS
from buonfresco.games.fresco.paints import BLUE, GREEN, LETTERS, PAINT_ID, PAINTS, RED, YELLOW, read_paints

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules

KEY: Final = "glaziers"
FILE: Final = f"{KEY}.toml"
COLOURS: Final = 4
GLASS: Final = (YELLOW, BLUE, RED, GREEN)  # in the order of their penalties, as offered and listed
PLACES: Final = 6  # of the bench
WINDOWS: Final = 18
OPENINGS: Final = 12  # and so many windows are renewed in a whole game (M6-CATH-01, -15)


class Glass(Entry, frozen=True, kw_only=True):
    id: str  # a color
    count: int
    price: int
    penalty: int  # for a pane without it


class Bench(Entry, frozen=True, kw_only=True):
    prices: list[int]


class Openings(Entry, frozen=True, kw_only=True):
    segments: list[str]


class Window(Entry, frozen=True, kw_only=True):
    id: str
    panes: str
    points: int


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    glass: list[Glass]
    bench: Bench
    openings: Openings
    window: list[Window]


# ---- what the rulebooks state -------------------------------------------------------------------------------------

_STATED: Final = [("yellow", 8, 1, 2), ("blue", 7, 1, 4), ("red", 6, 2, 6), ("green", 5, 2, 8)]


def check(form: Components) -> list[Problem]:
    problems: list[Problem] = []
    if [(one.id, one.count, one.price, one.penalty) for one in form.glass] != _STATED:
        return [Problem(FILE, "glass", "pack-glaziers-glass", "M6-CATH-06")]  # what follows needs the penalties
    prices = form.bench.prices
    if len(prices) != PLACES or prices != sorted(prices) or prices.count(0) != 1 or prices[0] or prices[-1] != 3:
        problems.append(Problem(FILE, "bench", "pack-glaziers-bench", "M6-CATH-03", prices=str(prices)))
    segments = form.openings.segments
    if len(segments) != OPENINGS or len(set(segments) & set(SEGMENTS)) != OPENINGS:
        problems.append(Problem(FILE, "openings", "pack-glaziers-openings", "M6-CATH-01"))
    _check_windows(form, problems)
    return problems


def _check_windows(form: Components, problems: list[Problem]) -> None:
    if len(form.window) != WINDOWS:
        problems.append(Problem(FILE, "", "pack-glaziers-windows", "M6-SETUP-02", windows=len(form.window)))
    ids = [window.id for window in form.window]
    for name in sorted({name for name in ids if ids.count(name) > 1}):
        problems.append(Problem(FILE, f"window {name!r}", "pack-id-twice"))
    letters = set(LETTERS[:COLOURS])
    sound = [window for window in form.window if len(window.panes) in (2, 3) and set(window.panes) <= letters]
    for window in form.window:
        if window not in sound or window.points < 1:
            problems.append(Problem(FILE, f"window {window.id!r}", "pack-glaziers-panes", "M6-CATH-05"))
    for named in ("YGY", "RGR"):
        if read_paints(named) not in [read_paints(window.panes) for window in sound]:
            problems.append(Problem(FILE, "", "pack-glaziers-named", "M6-EX-03", panes=named))
    penalty = {LETTERS[PAINT_ID[one.id]]: one.penalty for one in form.glass}
    shown = [(window.points, sum(penalty[pane] for pane in window.panes), window.panes.count("G")) for window in sound]
    if (7, 14, 1) not in shown:
        problems.append(Problem(FILE, "", "pack-glaziers-seven", "M6-EX-05"))
    if not any((points, total) == (9, 18) for points, total, _ in shown):
        problems.append(Problem(FILE, "", "pack-glaziers-nine", "M6-EX-07"))


# ---- tables -------------------------------------------------------------------------------------------------------


class Tables:
    """The components as rules need them, by number of glass, place, segment or window."""

    __slots__ = (
        "counts",
        "glass_prices",
        "ids",
        "letters",
        "openings",
        "panes",
        "penalties",
        "points",
        "prices",
        "worth",
    )

    def __init__(self, form: Components) -> None:
        glass = {PAINT_ID[one.id]: one for one in form.glass}
        self.counts: tuple[int, ...] = tuple(glass[colour].count for colour in range(COLOURS))
        self.glass_prices: tuple[int, ...] = tuple(glass[colour].price for colour in range(COLOURS))
        self.penalties: tuple[int, ...] = tuple(glass[colour].penalty for colour in range(COLOURS))
        self.prices: tuple[int, ...] = tuple(form.bench.prices)
        adjoining = {SEGMENT_ID[name] for name in form.openings.segments}
        self.openings: tuple[bool, ...] = tuple(segment in adjoining for segment in ALL_SEGMENTS)
        self.ids: tuple[str, ...] = tuple(window.id for window in form.window)
        self.letters: tuple[str, ...] = tuple(window.panes for window in form.window)
        panes = [read_paints(window.panes) for window in form.window]
        # panes of each color, by window; the last one, for ALTAR as index, is the altar window (M6-ALTAR-01)
        self.panes: tuple[tuple[int, ...], ...] = (*[_by_colour(one) for one in panes], (1,) * COLOURS)
        self.points: tuple[int, ...] = tuple(window.points for window in form.window)
        # what a window brings with no glass at all (M6-CATH-07): every pane given adds its penalty again
        self.worth: tuple[int, ...] = tuple(
            window.points - sum(self.penalties[colour] for colour in one)
            for window, one in zip(form.window, panes, strict=True)
        )


def _by_colour(panes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(panes.count(colour) for colour in range(COLOURS))


_TABLES: dict[str, Tables] = {}  # by digest of the pack


def tables(r: Rules) -> Tables:
    known = _TABLES.get(r.digest)
    if known is None:
        form = r.pack.extra[KEY]
        assert isinstance(form, Components)
        known = _TABLES[r.digest] = Tables(form)
    return known


# ---- glass as letters ---------------------------------------------------------------------------------------------


def read_glass(letters: Any) -> list[int]:
    """``"YYG"`` as a number of each color."""
    if not isinstance(letters, str) or set(letters) - set(LETTERS[:COLOURS]):
        raise ValueError(f"glass is written with the letters {LETTERS[:COLOURS]}, not {letters!r}")
    return [letters.count(LETTERS[colour]) for colour in range(COLOURS)]


def write_glass(counts: list[int]) -> str:
    return "".join([LETTERS[colour] * count for colour, count in enumerate(counts)])


def name_glass(counts: list[int]) -> dict[str, int]:
    return {PAINTS[colour]: counts[colour] for colour in GLASS if counts[colour]}
