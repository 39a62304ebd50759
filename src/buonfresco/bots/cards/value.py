"""What a position of the card game is worth to each seat: features, weighted by how near the end is.

The weights come from games (``tuning.py``) and lie in ``values.json``, with how they were found.
"""

from __future__ import annotations

from typing import Final

from buonfresco.bots import fitting
from buonfresco.bots.cards import outlook
from buonfresco.bots.cards.files import weights
from buonfresco.games.cards.game import Cards
from buonfresco.games.cards.state import DEMAND, EXCHANGE, PAINT, ROTATION

FEATURES: Final = (
    "points",
    "fresco cards",
    "promise of the hand",
    "cards in the hand",
    "rotation tiles",
    "exchange tiles",
    "demand tiles",
    "paint tiles",
    "a turn more",
)
STAGES: Final = 5  # the last round; then by fresco cards that are missing to the end


def stage(w: Cards) -> int:
    if w.s.final:
        return 0
    most = max([len(row) for row in w.s.frescoes])
    return max(1, min(STAGES - 1, w.r.enough - most))


def features(w: Cards) -> list[list[float]]:
    """By seat. Who has had the last turn holds nothing any more but points."""
    s, r = w.s, w.r
    table = outlook.table_in(w)
    scores = w.scores()
    found: list[list[float]] = []
    for seat, tiles in enumerate(s.tiles):
        ahead = (seat - s.start) % r.seats >= (s.turn - s.start) % r.seats
        row = [float(scores[seat]), float(len(s.frescoes[seat])), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, float(ahead)]
        if ahead or not s.final:
            row[2] = outlook.worth(table, outlook.stock_in(w, seat))
            row[3] = float(len(s.hands[seat]))
            row[4] = float(tiles[ROTATION])
            row[5] = float(tiles[EXCHANGE])
            row[6] = float(tiles[DEMAND])
            row[7] = float(sum(tiles[PAINT:]))
        found.append(row)
    return found


def chances(w: Cards) -> list[float]:
    """To win, by seat."""
    if w.over:
        scores = w.scores()
        best = max(scores)
        return [float(score == best) / scores.count(best) for score in scores]
    return fitting.chances(weights()[stage(w)], features(w))
