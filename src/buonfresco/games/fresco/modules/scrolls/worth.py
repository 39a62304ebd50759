"""What scrolls are worth (M7): two points for each restored segment of a line, once it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.board import EMPTY, SIDE
from buonfresco.games.fresco.modules.scrolls.rules import NONE, slice_of
from buonfresco.games.fresco.worth import Worth, rounds_left

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

EACH: Final = 2.0  # points a segment (M7-CATH-02)
PLAYED: Final = 0.6  # chance to get there in time
LATE: Final = 0.35


def _hope(g: Fresco, line: list[int]) -> float:
    """Some of what is still there will be restored before it is played; without a tile it never will."""
    there = len([segment for segment in line if g.s.fresco[segment] != EMPTY])
    if not there:
        return 0.0
    rounds = rounds_left(g)
    done = SIDE - there
    return (PLAYED if rounds >= 1.0 else LATE) * EACH * min(float(SIDE), done + 1 + 0.4 * min(rounds, 3.0))


def _lines(g: Fresco, seat: int) -> list[list[int]]:
    mine = slice_of(g)
    row, column = mine.rows[seat], mine.columns[seat]
    found: list[list[int]] = []
    if row != NONE:
        found.append([SIDE * row + n for n in range(SIDE)])
    if column != NONE:
        found.append([column % SIDE + SIDE * n for n in range(SIDE)])
    return found


def holdings(g: Fresco, seat: int) -> float:
    if g.s.open:
        return 0.0
    return sum([_hope(g, line) for line in _lines(g, seat)])


def restoring(g: Fresco, seat: int, segment: int) -> float:
    """What playing the scroll there would bring beyond keeping it."""
    total = 0.0
    for line in _lines(g, seat):
        if segment in line:
            done = 1 + len([other for other in line if g.s.fresco[other] == EMPTY])
            total += max(0.0, EACH * done - _hope(g, line))
    return total


def _scroll(g: Fresco, seat: int, action: Action) -> float:
    """Which it is matters little here: now or later?"""
    total = 0.0
    for line in _lines(g, seat):
        done = len([segment for segment in line if g.s.fresco[segment] == EMPTY])
        total += EACH * done - _hope(g, line)
    return total / 2 if action.args != (2,) else total + 1.0


WORTH: Final = Worth(holdings, restoring=restoring, answers={"scroll": _scroll})
