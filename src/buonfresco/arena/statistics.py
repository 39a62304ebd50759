"""Averages and shares with 95 % intervals, from games that are not independent.

Games on one seed have much in common, and so have seats of one game. Therefore the seed is what counts as one
observation: sums are kept by seed (a cluster), and the spread is that between seeds (a ratio estimate with clusters).

- An average has Student's interval with one degree of freedom less than there are seeds.
- A share has Wilson's interval, which keeps within 0 and 1 and holds for shares near them, where the usual one does
  not. It is told how many independent games these are worth: share x (1 - share) / variance between seeds, fewer if
  there are few seeds to know that variance from (as Student's interval is wider), and never more than were counted, so
  that it is never narrower than Wilson's own interval for independent games. A few seeds that happen to agree prove
  less than that: see ``Share.worth``.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Mapping
from typing import Any, Final

Z: Final = 1.959963984540054  # 97.5 % of a normal distribution lies below
# The same of Student's, by degrees of freedom from 1.
_STUDENT: Final = (
    *(12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281),
    *(2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860),
    *(2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423),
)

FEW: Final = 10  # seeds; below, that they agree may be chance

Interval = tuple[float, float]


class Mean:
    """An average over things that come in clusters. ``add`` them, and ``close`` the cluster when it is complete."""

    __slots__ = ("_count", "_counts", "_mixed", "_squares", "_total", "clusters", "count", "total")

    def __init__(self) -> None:
        self.total = self.count = 0.0
        self.clusters = 0
        self._total = self._count = 0.0  # of the cluster that is open
        self._squares = self._mixed = self._counts = 0.0

    def add(self, total: float, count: float = 1.0) -> None:
        """``count`` things that make ``total`` together."""
        self._total += total
        self._count += count

    def close(self) -> None:
        if self._count:
            self.clusters += 1
            self.total += self._total
            self.count += self._count
            self._squares += self._total**2
            self._mixed += self._total * self._count
            self._counts += self._count**2
            self._total = self._count = 0.0

    @property
    def value(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """Of the average, from the spread between clusters."""
        if self.clusters < 2:
            return 0.0
        mean = self.value
        squares = self._squares - 2 * mean * self._mixed + mean**2 * self._counts
        return max(0.0, squares) * self.clusters / (self.clusters - 1) / self.count**2

    def interval(self) -> Interval | None:
        """None if there are not two clusters, whose spread could tell something."""
        if self.clusters < 2:
            return None
        reach = student(self.clusters - 1) * math.sqrt(self.variance)
        return self.value - reach, self.value + reach

    def data(self) -> dict[str, Any] | None:
        """None if there was nothing: an average of nothing is not 0."""
        return {"mean": self.value, "interval": self.interval()} if self.count else None


class Amount(Mean):
    """An average of what is counted from 0 up, as rounds and points. As long as nothing was below 0, the interval is
    not either, however few the seeds and wide the spread.
    """

    __slots__ = ("_least",)

    def __init__(self) -> None:
        super().__init__()
        self._least = 0.0

    def add(self, total: float, count: float = 1.0) -> None:
        super().add(total, count)
        self._least = min(self._least, total)

    def interval(self) -> Interval | None:
        found = super().interval()
        return found if found is None or self._least < 0 else (max(0.0, found[0]), found[1])


class Share(Mean):
    """An average of things from 0 to 1, as wins are."""

    __slots__ = ()

    def worth(self) -> float:
        """How many independent ones these are worth: share x (1 - share) / variance, less by (Z / Student's)^2.

        The most they can be worth is what was counted; for seats of copies, of which one can win, that is less than
        independent games would make of them. But a few seeds may agree by chance: with two, one time in three the
        variance they show is less than a fifth of the true one; with ten, less than one time in a hundred. So below
        ``FEW`` the most is what they were worth had they shown the spread of independent games, which is known no
        better from so few: what was counted x (Z / Student's)^2. It is not less than one for each seed, since seeds
        have no luck in common and nothing from 0 to 1 spreads more than wins and losses do. If all seeds say 0, or all
        say 1, they are worth just that: each has said it once.
        """
        each = min(self.count, self.clusters)
        share, variance = self.value, self.variance
        if self.clusters < 2 or not 0 < share < 1:
            return each
        less = (Z / student(self.clusters - 1)) ** 2
        most = max(each, self.count * less) if self.clusters < FEW else self.count
        return min(most, share * (1 - share) / variance * less) if variance > 0 else most

    def interval(self) -> Interval | None:
        return wilson(self.value, self.worth()) if self.count else None

    def data(self) -> dict[str, Any] | None:
        return {"share": self.value, "interval": self.interval(), "of": self.count} if self.count else None


class Means:
    """Averages by name. A name that was not met in a thing counts as 0 there, also before it was met at all."""

    def __init__(self) -> None:
        self.by_name: dict[str, Amount] = {}
        self._none = Amount()

    def add(self, values: Mapping[str, float]) -> None:
        for name in values.keys() - self.by_name.keys():
            self.by_name[name] = copy.copy(self._none)
        self._none.add(0)
        for name, mean in self.by_name.items():
            mean.add(values.get(name, 0))

    def close(self) -> None:
        for mean in (self._none, *self.by_name.values()):
            mean.close()

    def data(self) -> dict[str, Any]:
        """The largest first."""
        return {name: mean.data() for name, mean in sorted(self.by_name.items(), key=lambda one: -one[1].value)}


def wilson(share: float, count: float) -> Interval:
    """Wilson's interval for a share of so many independent things."""
    if count <= 0:
        return 0.0, 1.0
    scale = 1 + Z**2 / count
    middle = (share + Z**2 / (2 * count)) / scale
    reach = Z * math.sqrt(max(0.0, share * (1 - share)) / count + Z**2 / (4 * count**2)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student(freedom: int) -> float:
    """97.5 % of Student's distribution lies below. Beyond the table its expansion is right to the fourth decimal."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))
