"""How a game ended: ranking, points by source, reason."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    ranking: tuple[int, ...]  # seats, best first; those who share a place in seat order
    places: tuple[int, ...]  # by seat: 1 for who won; who ties shares a place
    scores: tuple[int, ...]  # by seat
    points: tuple[dict[str, int], ...]  # by figure: points by source, adding up to the score
    reason: str  # why it ended
    rounds: int

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.ranking if self.places[seat] == 1)


def ranked(worth: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Ranking and places by what decides: the more the better, equal ones share a place."""
    ranking = tuple(sorted(range(len(worth)), key=worth.__getitem__, reverse=True))
    return ranking, tuple(1 + sum(other > one for other in worth) for one in worth)
