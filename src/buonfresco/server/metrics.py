"""Figures for who runs a house, as Prometheus reads them. Sums only: nothing of any table or person."""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from buonfresco.server.house import House

LOG = logging.getLogger("buonfresco.server")
_BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
_PREFIX: Final = "buonfresco_"


class Metrics:
    """Of one process."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._took = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0

    def counted(self, name: str, kind: str = "") -> None:
        self._counts[name, kind] += 1

    def refused(self, kind: str) -> None:
        self.counted("refused_total", kind)

    def answered(self, seconds: float) -> None:
        """How long an answer took from its arrival until it was kept."""
        self._took[bisect_left(_BOUNDS, seconds)] += 1
        self._seconds += seconds

    def store_down(self, problem: str) -> None:
        self.counted("store_failures_total")
        LOG.error("the store does not answer: %s", problem)

    def text(self, house: House, tables: dict[str, int]) -> str:
        lines = [_type("tables", "gauge")]
        lines += [f'{_PREFIX}tables{{state="{state}"}} {count}' for state, count in sorted(tables.items())]
        plain = {
            "tables_in_memory": sum(not live.asleep for live in house.lives.values()),
            "viewers": sum(len(live.viewers) for live in house.lives.values()),
            "bot_failures_total": house.bots.failures,
        }
        for name, number in plain.items():
            lines += [_type(name, "counter" if name.endswith("_total") else "gauge"), f"{_PREFIX}{name} {number}"]
        last = ""
        for (name, kind), count in sorted(self._counts.items()):
            lines += [_type(name, "counter")] if name != last else []
            last = name
            label = f'{{kind="{kind}"}}' if kind else ""
            lines.append(f"{_PREFIX}{name}{label} {count}")
        lines.append(_type("answer_seconds", "histogram"))
        total = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._took, strict=True):
            total += count
            lines.append(f'{_PREFIX}answer_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"{_PREFIX}answer_seconds_sum {self._seconds:.6f}", f"{_PREFIX}answer_seconds_count {total}"]
        return "\n".join(lines) + "\n"


def _type(name: str, kind: str) -> str:
    return f"# TYPE {_PREFIX}{name} {kind}"
