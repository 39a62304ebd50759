"""Networks that learned a game by playing against themselves (``learning/``): two layers of units that are silent below
nothing, and over them how good each answer is.
"""

from __future__ import annotations

import base64
import sys
from array import array
from typing import Any

Rows = list[list[float]]


class Learned:
    """``one`` and ``two`` by input, the others by what they say. ``pack``: the digest of what was learned with."""

    __slots__ = ("fixed", "fixed_bias", "one", "one_bias", "pack", "traits", "traits_bias", "two", "two_bias")

    def __init__(self, pack: str, weights: dict[str, Rows]) -> None:
        self.pack = pack
        self.one, self.one_bias = weights["one"], weights["one bias"][0]
        self.two, self.two_bias = weights["two"], weights["two bias"][0]
        self.fixed, self.fixed_bias = weights["fixed"], weights["fixed bias"][0]
        self.traits, self.traits_bias = weights["traits"], weights["traits bias"][0]

    def units(self, row: list[float]) -> list[float]:
        """What is made of what is seen."""
        return layer(self.two_bias, self.two, layer(self.one_bias, self.one, row))

    def answer(self, units: list[float], number: int) -> float:
        """How good an answer is that has weights of its own."""
        return weighed(self.fixed[number], units, self.fixed_bias[number])

    def counts(self, units: list[float], first: int, traits: int) -> list[float]:
        """How much each of so many traits of an option counts."""
        return [weighed(self.traits[one], units, self.traits_bias[one]) for one in range(first, first + traits)]


def layer(units: list[float], rows: Rows, inputs: list[float]) -> list[float]:
    """``units`` begin with their bias; what is zero adds nothing."""
    for value, row in zip(inputs, rows, strict=True):
        if value == 1.0:
            units = [unit + weight for unit, weight in zip(units, row, strict=True)]
        elif value != 0.0:
            units = [unit + value * weight for unit, weight in zip(units, row, strict=True)]
    return [unit if unit > 0.0 else 0.0 for unit in units]


def weighed(row: list[float], units: list[float], bias: float) -> float:
    total = bias
    for weight, unit in zip(row, units, strict=True):
        if unit != 0.0:
            total += weight * unit
    return total


def unpacked(packed: dict[str, Any]) -> Rows:
    """Rows of decimals that were written as whole numbers of two bytes, lowest first."""
    numbers = array("h", base64.b64decode(packed["numbers"]))
    if sys.byteorder == "big":
        numbers.byteswap()
    width, scale = int(packed["width"]), float(packed["scale"])
    return [[scale * number for number in numbers[first : first + width]] for first in range(0, len(numbers), width)]
