"""A small network: numbers in, one layer of units that are silent below nothing, a chance out."""

from __future__ import annotations

import math
from typing import Final

_MOST: Final = 30.0  # beyond it a chance is certain enough


class Network:
    """``rows``: by feature, its weight for each unit; ``bias`` of the units; ``heads``: what each unit counts."""

    __slots__ = ("bias", "heads", "rows", "shift")

    def __init__(self, rows: list[list[float]], bias: list[float], heads: list[float], shift: float) -> None:
        self.rows = rows
        self.bias = bias
        self.heads = heads
        self.shift = shift

    def chance(self, features: list[float]) -> float:
        units = self.bias
        for feature, row in zip(features, self.rows, strict=True):
            if feature == 1.0:
                units = [unit + weight for unit, weight in zip(units, row, strict=True)]
            elif feature != 0.0:
                units = [unit + feature * weight for unit, weight in zip(units, row, strict=True)]
        total = self.shift
        for unit, head in zip(units, self.heads, strict=True):
            if unit > 0.0:
                total += unit * head
        return 1.0 / (1.0 + math.exp(-max(-_MOST, min(_MOST, total))))
