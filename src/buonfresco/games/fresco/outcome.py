"""How a game ended: ranking, points by source, reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


class Outcome(msgspec.Struct, frozen=True):
    ranking: tuple[int, ...]  # seats, best first (B-SCORE-03); ties cannot happen (B-SCORE-04)
    scores: tuple[int, ...]  # by seat
    points: tuple[dict[str, int], ...]  # by painter (Leonardo last): points by source, adding up to the score
    reason: str  # why it ended: "tiles", "fresco", "rounds", or a module's own
    rounds: int
    leonardo: int | None = None  # his score, if he took part; he cannot win (L-SCORE-02)

    @property
    def winner(self) -> int:
        return self.ranking[0]


def of_game(g: Fresco) -> Outcome:
    s, r = g.s, g.r
    return Outcome(
        ranking=tuple(sorted(range(r.seats), key=s.track.__getitem__, reverse=True)),
        scores=g.scores(),
        points=tuple({name: n for name, n in zip(r.sources, row, strict=True) if n} for row in s.points),
        reason=s.end_reason,
        rounds=s.round,
        leonardo=max(0, s.track[r.seats]) if r.painters > r.seats else None,
    )
