"""Cathedral: whoever restores a segment with a window renews it; glass counts at the altar too (M6-CATH, M6-ALTAR)."""

from __future__ import annotations

from bisect import insort
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.constants import restoring
from buonfresco.games.fresco.modules.glaziers.components import COLOURS, PLACES, WINDOWS, tables
from buonfresco.games.fresco.modules.glaziers.state import slice_of
from buonfresco.games.fresco.notation import paints
from buonfresco.games.fresco.paints import write_paints
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

ALTAR: Final = -1  # the altar window, where a decision names a window
ALTAR_POINTS: Final = 1  # for each token (M6-ALTAR-02)
SOURCE: Final = "windows"

WINDOW: Final[tuple[Action, ...]] = tuple(action("window", (place,), f"window {place + 1}") for place in range(PLACES))


def _glaze(glass: tuple[int, ...]) -> Action:
    return action("glaze", glass, f"glaze {write_paints(glass) or 'none'}")


# Up to three panes of any colors, or one of each at the altar; the most glass first.
GLAZE: Final[tuple[Action, ...]] = (
    _glaze(tuple(range(COLOURS))),
    *[_glaze(glass) for size in (3, 2, 1, 0) for glass in combinations_with_replacement(range(COLOURS), size)],
)


# ---- the window ---------------------------------------------------------------------------------------------------


def renew(g: Fresco, painter: int, segment: int) -> None:
    """After the tile is taken, before the points are moved (M6-CATH-02, -16)."""
    if tables(g.r).openings[segment]:
        g.ask("window", painter, segment)


def window_options(g: Fresco, painter: int, _segment: int) -> tuple[Action, ...]:
    """Every window he can pay; the one on the price-0 place is always among them (M6-CATH-03, -12)."""
    thalers = g.s.thalers[painter]
    return tuple([WINDOW[place] for place, price in enumerate(tables(g.r).prices) if price <= thalers])


def choose(g: Fresco, painter: int, segment: int, action: Action) -> None:
    """Pay, take, close up; only then comes the glass (M6-CATH-17)."""
    t = tables(g.r)
    place = action.args[0]
    deeds.spend(g, painter, t.prices[place], "window")
    window = take(g, painter, segment, place)
    slice_of(g).worth = t.worth[window]
    ask_glass(g, painter, window)


def take(g: Fresco, painter: int, segment: int, place: int) -> int:
    """The window goes to its opening; the others move up, a new one comes to the dearest place (M6-CATH-04)."""
    part = slice_of(g)
    window = part.bench.pop(place)
    if painter >= g.r.seats and g.r.switches["glaziers.leonardo_window"] == "discard":
        insort(part.discarded, window)  # M6-LEO-03
    else:
        part.windows[segment] = window
    if g.listening:
        g.notes.append(("window_taken", painter, segment, window, tables(g.r).prices[place]))
    part.bench += g.draw("window", part.pile)  # twelve windows, twelve tiles: it is never too small (M6-CATH-14)
    if g.listening:
        g.notes.append(("window_revealed", NOBODY, part.bench[-1]))
    return window


def explain_window(g: Fresco, painter: int, _segment: int, action: Action) -> Reason | None:
    if action.kind == "pass":
        return Reason("M6-CATH-02", "refused-window-must")
    if action.kind != "window":
        return None
    price = tables(g.r).prices[action.args[0]]
    return Reason("M6-CATH-12", "refused-window-money", {"cost": price, "have": g.s.thalers[painter]})


def leonardo_renews(g: Fresco, painter: int, segment: int) -> None:
    """The window on the price-0 place, with all its points, no glass and no penalty (M6-LEO-02)."""
    t = tables(g.r)
    if t.openings[segment]:
        points = leonardos_points(g)
        take(g, painter, segment, 0)
        slice_of(g).worth = points


def leonardos_points(g: Fresco) -> int:
    return tables(g.r).points[slice_of(g).bench[0]]


# ---- glass --------------------------------------------------------------------------------------------------------


def fitting(g: Fresco, painter: int, window: int) -> tuple[int, ...]:
    """By color: how many of his tokens find a pane."""
    own = slice_of(g).glass[painter]
    return tuple([n if n < own[colour] else own[colour] for colour, n in enumerate(tables(g.r).panes[window])])


def at_best(g: Fresco, painter: int, window: int) -> int:
    """What a window adds to a sum if all his glass that fits is given (M6-CATH-06)."""
    t = tables(g.r)
    return t.worth[window] + sum([t.penalties[colour] * n for colour, n in enumerate(fitting(g, painter, window))])


def ask_glass(g: Fresco, painter: int, window: int) -> None:
    if any(fitting(g, painter, window)):
        g.ask("glaze", painter, window)


def altar_window(g: Fresco, painter: int, _value: int) -> None:
    """At every altar restoration of every player (M6-ALTAR-02, -05)."""
    ask_glass(g, painter, ALTAR)


_OFFERS: dict[tuple[int, ...], tuple[Action, ...]] = {}  # by how many tokens of each color can be given


def glaze_options(g: Fresco, painter: int, window: int) -> tuple[Action, ...]:
    """Any of the tokens that fit, or none (M6-CATH-10, M6-ALTAR-02)."""
    most = fitting(g, painter, window)
    known = _OFFERS.get(most)
    if known is None:
        known = _OFFERS[most] = tuple([one for one in GLAZE if not _beyond(one.args, most)])
    return known


def _beyond(glass: tuple[int, ...], most: tuple[int, ...]) -> tuple[int, ...]:
    """The tokens of `glass` that go beyond so many of each color."""
    return tuple([colour for colour in range(COLOURS) for _ in range(glass.count(colour) - most[colour])])


def give(g: Fresco, painter: int, window: int, action: Action) -> None:
    """Used tokens go to the reserve board (M6-CATH-13, M6-ALTAR-05)."""
    part, t = slice_of(g), tables(g.r)
    for colour in action.args:
        part.glass[painter][colour] -= 1
        part.reserve[colour] += 1
        part.worth += ALTAR_POINTS if window == ALTAR else t.penalties[colour]
    if g.listening and action.args:
        g.notes.append(("glass_given", painter, action.args))


def read_glass(_r: Rules, text: str) -> Action | None:
    """Tokens in any order."""
    glass = paints(text)
    return None if glass is None or glass[-1] >= COLOURS else Action("glaze", glass, f"glaze {write_paints(glass)}")


def explain_glaze(g: Fresco, painter: int, window: int, action: Action) -> Reason | None:
    if action.kind != "glaze":
        return None
    rule = "M6-ALTAR-02" if window == ALTAR else "M6-CATH-06"
    idle = _beyond(action.args, tables(g.r).panes[window])
    if idle:
        return Reason(rule, "refused-glaze-panes", {"glass": write_paints(idle)})
    missing = _beyond(action.args, tuple(slice_of(g).glass[painter]))
    return Reason(rule, "refused-glaze-missing", {"glass": write_paints(missing)})


# ---- points -------------------------------------------------------------------------------------------------------


def share(g: Fresco, _painter: int, _arg: int, total: int) -> int:
    """One sum with all that came before, never below 0 (M6-CATH-08, -09, -11; X-CATH-02); the same at the altar."""
    return max(slice_of(g).worth, -total)


def booked(g: Fresco, painter: int, points: int) -> None:
    part = slice_of(g)
    if part.worth and g.listening:
        g.notes.append(("window_scored", painter, points))
    part.worth = 0


def about_window(_g: Fresco, _painter: int, segment: int) -> dict[str, object]:
    return {"segment": SEGMENTS[segment]}


def about_glaze(g: Fresco, _painter: int, window: int) -> dict[str, object]:
    return {"window": "altar" if window == ALTAR else tables(g.r).ids[window]}


WINDOW_KIND: Final[Kind] = Kind(
    "window",
    ("M6-CATH-02", "M6-CATH-03"),
    window_options,
    {"window": choose},
    explain_window,
    about=about_window,
    holds=restoring("take/glaziers"),
)
GLAZE_KIND: Final[Kind] = Kind(
    "glaze",
    ("M6-CATH-06", "M6-CATH-10", "M6-ALTAR-02"),
    glaze_options,
    {"glaze": give},
    explain_glaze,
    about=about_glaze,
    holds=Holds(SEAT, ALTAR, WINDOWS - 1, after=("window", "restore/take/glaziers", "altar/begin/glaziers")),
)
