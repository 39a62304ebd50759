"""Weights for a chance to win, from games: who had what, and who won.

Chances are shares: each seat's features, weighted, make a number, and the chances are in the ratio of the
exponentials of these numbers. The weights that make what happened as likely as possible are found by Newton's method.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

RIDGE: Final = 1.0  # what is seldom met stays near nothing
STEPS: Final = 12

Row = tuple[list[list[float]], list[float]]  # features by seat, share of the victory by seat


def chances(weights: Sequence[float], features: Sequence[Sequence[float]]) -> list[float]:
    """By seat."""
    sums: list[float] = []
    for row in features:
        total = 0.0
        for weight, feature in zip(weights, row, strict=True):
            total += weight * feature
        sums.append(total)
    top = max(sums)
    parts = [math.exp(one - top) for one in sums]
    whole = sum(parts)
    return [part / whole for part in parts]


def fitted(rows: Sequence[Row], size: int, ridge: float = RIDGE) -> list[float]:
    """The weights."""
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-ridge * weight for weight in weights]
        curve = [[ridge if one == two else 0.0 for two in range(size)] for one in range(size)]
        for features, won in rows:
            found = chances(weights, features)
            means = [sum([p * row[one] for p, row in zip(found, features, strict=True)]) for one in range(size)]
            for chance, share, row in zip(found, won, features, strict=True):
                apart = [value - mean for value, mean in zip(row, means, strict=True)]
                for one, value in enumerate(row):
                    slope[one] += (share - chance) * value
                for one, mine in enumerate(apart):
                    if mine:
                        line = curve[one]
                        for two, other in enumerate(apart):
                            line[two] += chance * mine * other
        step = solved(curve, slope)
        weights = [weight + more for weight, more in zip(weights, step, strict=True)]
        if max([abs(more) for more in step]) < 1e-6:
            break
    return weights


def surprise(rows: Sequence[Row], weights: Sequence[float]) -> float:
    """The mean logarithm of what the winners were given too little; less is better."""
    total = 0.0
    for features, won in rows:
        for chance, share in zip(chances(weights, features), won, strict=True):
            if share:
                total -= share * math.log(max(1e-9, chance))
    return total / max(1, len(rows))


def solved(left: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination."""
    size = len(right)
    table = [[*row, value] for row, value in zip(left, right, strict=True)]
    for here in range(size):
        best = max(range(here, size), key=lambda row: abs(table[row][here]))
        table[here], table[best] = table[best], table[here]
        head = table[here][here]
        table[here] = [value / head for value in table[here]]
        for row in range(size):
            factor = table[row][here]
            if row != here and factor:
                table[row] = [value - factor * own for value, own in zip(table[row], table[here], strict=True)]
    return [table[row][size] for row in range(size)]
