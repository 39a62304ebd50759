"""Paints: names, letters, blends, and what a stock can pay for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

PAINTS: Final = ("yellow", "red", "blue", "green", "orange", "purple", "pink", "brown")
LETTERS: Final = "YRBGOPKN"
YELLOW, RED, BLUE, GREEN, ORANGE, PURPLE, PINK, BROWN = range(8)
BASIC: Final = (YELLOW, RED, BLUE)
BLENDED: Final = (GREEN, ORANGE, PURPLE)
PAINT_ID: Final = {name: index for index, name in enumerate(PAINTS)}
LETTER_ID: Final = {letter: index for index, letter in enumerate(LETTERS)}

# result: the two paints it is blended from (B-WORK-02)
BLENDS: dict[int, tuple[int, int]] = {
    GREEN: (YELLOW, BLUE),
    ORANGE: (RED, YELLOW),
    PURPLE: (RED, BLUE),
}

MOST_OF_ONE: Final = 3  # no tile and no altar payment asks for more of one paint

# "Does this stock cover that cost?" is one `and` of two small integers: paint p has the bits "at least one", "two",
# "three"; a cost sets the bits it needs, LACK[p][count] those a stock with so many of p does not have.
LACK: Final = tuple(
    tuple(sum(1 << (MOST_OF_ONE * p + i) for i in range(count, MOST_OF_ONE)) for count in range(MOST_OF_ONE))
    for p in range(len(PAINTS))
)


def lacking(stock: Sequence[int]) -> int:
    """The bits a stock does not have."""
    bits = 0
    for row, count in zip(LACK, stock, strict=True):
        if count < MOST_OF_ONE:
            bits |= row[count]
    return bits


def needs(cost: tuple[int, ...]) -> int:
    """The bits a cost asks for. A stock covers it if ``needs(cost) & lacking(stock) == 0``."""
    bits = 0
    for paint in cost:
        for i in range(cost.count(paint)):
            bits |= 1 << (MOST_OF_ONE * paint + i)
    return bits


def read_paints(letters: str) -> tuple[int, ...]:
    """``"GOR"`` -> paint numbers, in the order of PAINTS. Raises KeyError on an unknown letter."""
    return tuple(sorted(LETTER_ID[letter] for letter in letters))


def write_paints(paints: tuple[int, ...]) -> str:
    return "".join(LETTERS[paint] for paint in paints)
