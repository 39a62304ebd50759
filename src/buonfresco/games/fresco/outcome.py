"""How a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.engine import outcome as endings

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


class Outcome(endings.Outcome, frozen=True, kw_only=True):
    """Reasons are "tiles", "fresco", "rounds", or a module's own. Ties cannot happen (B-SCORE-03, -04)."""

    leonardo: int | None = None  # his score, if he took part; he cannot win (L-SCORE-02)

    @property
    def winner(self) -> int:
        return self.ranking[0]


def of_game(g: Fresco) -> Outcome:
    s, r = g.s, g.r
    ranking, places = endings.ranked(s.track[: r.seats])
    return Outcome(
        ranking=ranking,
        places=places,
        scores=g.scores(),
        points=tuple({name: n for name, n in zip(r.sources, row, strict=True) if n} for row in s.points),
        reason=s.end_reason,
        rounds=s.round,
        leonardo=max(0, s.track[r.seats]) if r.painters > r.seats else None,
    )
