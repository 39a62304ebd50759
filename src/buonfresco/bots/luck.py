"""Cheap luck for rollouts: a word of 32 bits and three shifts. Nothing that is told to people is drawn with it."""

from __future__ import annotations

from typing import Final

_WORD: Final = 0xFFFFFFFF
_SPREAD: Final = 0x9E3779B1


class Luck:
    """The same seed gives the same numbers, compiled or not."""

    __slots__ = ("seed", "word")

    def __init__(self, seed: int) -> None:
        self.seed: int = (seed ^ (seed >> 32)) & _WORD
        self.word: int = self.seed or 1

    def of(self, what: int) -> Luck:
        """Luck of its own for one thing, the same whatever was drawn before: so that two rollouts differ in nothing
        but what is done differently in them.
        """
        other = Luck((self.seed ^ what * _SPREAD) & _WORD)
        other.fresh()
        return other

    def fresh(self) -> int:
        word = self.word
        word ^= (word << 13) & _WORD
        word ^= word >> 17
        word ^= (word << 5) & _WORD
        self.word = word
        return word

    def below(self, count: int) -> int:
        return self.fresh() % count

    def unit(self) -> float:
        """From 0 up to 1."""
        return self.fresh() / 4294967296.0
