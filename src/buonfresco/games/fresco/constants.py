"""Numbers of the game that several files share."""

from __future__ import annotations

from typing import Final

# Columns of the action sheet. The fifth one is the theater, and a second cathedral in the final round (B-PLAN-06);
# notation, views, phases and positions call it "fifth" on either side of the sheet.
MARKET, CATHEDRAL, STUDIO, WORKSHOP, FIFTH = range(5)
COLUMNS: Final = ("market", "cathedral", "studio", "workshop", "fifth")
SPACES: Final = 3  # of a column (B-PLAN-02)

SOURCES: Final = ("fresco", "bishop", "altar", "landing", "money")  # of points; modules add theirs
FROM_FRESCO, FROM_BISHOP, FROM_ALTAR, FROM_LANDING, FROM_MONEY = range(5)

FINAL_ROUND_TILES: Final = 6  # so many fresco tiles or fewer make the round the final one (B-END-01)
STUDIO_THALERS: Final = 3  # per apprentice (B-STUDIO-01)
BLENDS_EACH: Final = 2  # per apprentice (B-WORK-01)
THEATER_STEPS: Final = 2  # per apprentice (B-THEA-01)
BISHOP_STEP_PRICE: Final = 1  # B-CATH-10
THALERS_PER_POINT: Final = 2  # B-SCORE-01
