"""Since when a table waits for whom, and who is late."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

GRACE: Final = 10.0  # seconds that a network may cost


class Clock:
    """``seconds`` below are those of an answer; None: there is time."""

    def __init__(self) -> None:
        self.since: dict[int, float] = {}  # by seat that is waited for
        self._noted: set[tuple[int, str]] = set()  # by seat that is waited for: what was said of it

    def waits(self, seats: Iterable[int], now: float) -> None:
        """For these: since ``now`` those it did not wait for before."""
        self.since = {seat: self.since.get(seat, now) for seat in seats}
        self._noted = {(seat, key) for seat, key in self._noted if seat in self.since}

    def answered(self, seat: int) -> None:
        """Before everybody's eyes: what it is asked next has time of its own. In secret it has not: that would show.

        Also whoever sits down there: how long the empty seat was waited for is not his time.
        """
        self.since.pop(seat, None)

    def begin_anew(self, now: float) -> None:
        """What has passed until now was nobody's time."""
        self.since = {seat: max(since, now) for seat, since in self.since.items()}

    def first(self, seat: int, key: str) -> bool:
        """Was this not yet said while the table waits for the seat?"""
        new = (seat, key) not in self._noted
        self._noted.add((seat, key))
        return new

    def ends(self, seconds: float | None, seats: Collection[int], here: Collection[int]) -> dict[int, float]:
        """Of these seats those that are waited for: when their time is up. Who is not here has twice the time."""
        if seconds is None:
            return {}
        waited = {seat: since for seat, since in self.since.items() if seat in seats}
        return {seat: since + seconds * (1 if seat in here else 2) + GRACE for seat, since in waited.items()}

    def until(self, seat: int, seconds: float | None) -> float | None:
        return None if seconds is None or seat not in self.since else self.since[seat] + seconds
