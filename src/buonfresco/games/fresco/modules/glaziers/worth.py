"""What glass is worth (M6): a pane that is missing costs points, and every second segment has a window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.board import EMPTY
from buonfresco.games.fresco.modules.glaziers.components import tables
from buonfresco.games.fresco.modules.glaziers.state import slice_of
from buonfresco.games.fresco.worth import THALER, Worth, rounds_left

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

USED: Final = 0.5  # share of its penalty that a token will save
FURTHER: Final = 0.6  # each further one of its color
ENOUGH: Final = 5  # tokens


def holdings(g: Fresco, seat: int) -> float:
    if g.s.open:
        return 0.0
    share = USED if rounds_left(g) >= 1.0 else 0.3
    total = 0.0
    for count, penalty in zip(slice_of(g).glass[seat], tables(g.r).penalties, strict=True):
        worth = share * penalty
        for _ in range(count):
            total += worth
            worth *= FURTHER
    return total


def _token(g: Fresco, seat: int, colour: int) -> float:
    t = tables(g.r)
    return (
        USED * t.penalties[colour] * float(FURTHER ** slice_of(g).glass[seat][colour]) - THALER * t.glass_prices[colour]
    )


def tile(g: Fresco, seat: int) -> float:
    """Two apprentices are printed on it (M6-GLAZ-02)."""
    mine = slice_of(g)
    if g.s.final or sum(mine.glass[seat]) >= ENOUGH:
        return 0.0
    worths = [_token(g, seat, colour) for colour, count in enumerate(mine.offer) for _ in range(min(count, 2))]
    worths.sort(reverse=True)
    return sum([worth for worth in worths[:2] if worth > 0.0])


def restoring(g: Fresco, seat: int, segment: int) -> float:
    """The best window of the bench with the glass at hand (M6-CATH-03, -06)."""
    t, mine = tables(g.r), slice_of(g)
    if not t.openings[segment] or mine.windows[segment] != EMPTY or not mine.bench:
        return 0.0
    return max([_window(g, seat, place) for place in range(len(mine.bench)) if t.prices[place] <= g.s.thalers[seat]])


def _window(g: Fresco, seat: int, place: int) -> float:
    t, mine = tables(g.r), slice_of(g)
    window = mine.bench[place]
    value = t.worth[window] - THALER * t.prices[place]
    for colour, panes in enumerate(t.panes[window]):
        value += (1.0 - USED) * t.penalties[colour] * min(panes, mine.glass[seat][colour])
    return value


def _judge_window(g: Fresco, seat: int, action: Action) -> float:
    return _window(g, seat, action.args[0]) if action.args[0] < len(slice_of(g).bench) else 0.0


def _glass(g: Fresco, seat: int, action: Action) -> float:
    return _token(g, seat, action.args[0])


def _glaze(g: Fresco, _seat: int, action: Action) -> float:
    """The more the better, the dear ones first."""
    return float(sum([tables(g.r).penalties[colour] for colour in action.args]))


WORTH: Final = Worth(holdings, tile, restoring, {"glass": _glass, "window": _judge_window, "glaze": _glaze})
