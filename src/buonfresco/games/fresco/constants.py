"""Numbers of the game that several files share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from buonfresco.engine.frames import GUIDED, SEAT, Holds
from buonfresco.games.fresco.board import ALL_SEGMENTS

# Columns of the action sheet. The fifth one is the theater, and the second visit in the final round (B-PLAN-06);
# notation, views, phases and positions call it "fifth" on either side of the sheet.
MARKET, CATHEDRAL, STUDIO, WORKSHOP, FIFTH = range(5)
COLUMNS: Final = ("market", "cathedral", "studio", "workshop", "fifth")
SPACES: Final = 3  # of a column (B-PLAN-02)

SOURCES: Final = ("fresco", "bishop", "altar", "landing", "money")  # of points; modules add theirs
FROM_FRESCO, FROM_BISHOP, FROM_ALTAR, FROM_LANDING = range(4)

END_REASONS: Final = ("tiles", "fresco", "rounds")  # B-END-01, B-END-03, B-END-09; modules add theirs
FINAL_ROUND_TILES: Final = 6  # so many fresco tiles or fewer make the round the final one (B-END-01)
STUDIO_THALERS: Final = 3  # per apprentice (B-STUDIO-01)
BLENDS_EACH: Final = 2  # per apprentice (B-WORK-01)
THEATER_STEPS: Final = 2  # per apprentice (B-THEA-01)
BISHOP_STEP_PRICE: Final = 1  # B-CATH-10
THALERS_PER_POINT: Final = 2  # B-SCORE-01

# What visits to a column hold on the agenda: who goes there, and his apprentices. They stand in one queue (B-ACT-01)
_COLUMNS: Final = ("round/market", "round/cathedral", "round/studio", "round/workshop", "round/fifth")
VISIT: Final = Holds(SEAT, most=SPACES, after=_COLUMNS, queue="visit")  # to any column
TILE_VISIT: Final = Holds(SEAT, most=1, after=_COLUMNS, queue="visit")  # of a tile with one space or none
HIS_TURN: Final = Holds(GUIDED, most=1, after=_COLUMNS, queue="visit")
HIS_VISIT: Final = Holds(GUIDED, most=1, after=(*_COLUMNS, "leonardo turn/visit"), queue="visit")


def at(*columns: int) -> Callable[[Any, int, int], str]:
    """What ``Holds.fits`` asks of something that is done while these columns are at work."""

    def fits(g: Any, _painter: int, _arg: int) -> str:
        return "" if g.s.column in columns else f"another column is at work: {g.s.column} (B-ACT-01)"

    return fits


def restoring(step: str) -> Holds:
    """A question about the segment at work, put by this step of a restoration."""
    return Holds(SEAT, most=ALL_SEGMENTS[-1], after=(f"restore/{step}",), fits=_is_restored)


def _is_restored(g: Any, painter: int, segment: int) -> str:
    at_work = {arg for name, figure, arg in g.agenda() if name == "restore" and figure == painter}
    return "" if at_work <= {segment} else "another segment is being restored (X-CATH-01)"


def visit(*columns: int) -> Holds:
    """A visit to one of these columns."""
    return Holds(SEAT, most=SPACES, after=_COLUMNS, queue="visit", fits=at(*columns))
