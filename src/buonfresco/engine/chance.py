"""Luck. A source of draws that is one integer wide, so it copies and saves for free.

The source lives beside the state, never in it: a position knows nothing of the future. What was drawn goes into the
log, so a replay needs no seed, and a script of coming draws takes the place of luck in tests and replays.
"""

from __future__ import annotations

import functools
import hashlib
import os
from math import perm
from operator import invert
from typing import Any, Final

from buonfresco.engine.errors import BadConfig, BadLog, shown
from buonfresco.engine.pool import NOTHING, Coming

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_STEP: Final = 0x9E3779B97F4A7C15
_MOST: Final = 1 << 44  # ways to draw out of one word; its other bits keep the bias below one in a million
_MOST_THROWS: Final = 44  # throws out of one word, even of something with two sides
_LONG_SEED: Final = 1024  # bytes
_MOST_SIDES: Final = 6  # of what is thrown by the handful


def seed_word(seed: Any) -> int:
    """The 64-bit start of a source. Any integer or text is a seed; ``None`` asks the system."""
    if seed is None:
        return int.from_bytes(os.urandom(8), "big")
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadConfig("error-seed", seed=shown(seed))
    if isinstance(seed, str):
        letters = seed.encode("utf-8", "surrogatepass")
        seed = int.from_bytes(letters if len(letters) <= _LONG_SEED else _digest(letters), "big")
    elif seed.bit_length() > 8 * _LONG_SEED:
        seed = int.from_bytes(_digest(seed.to_bytes(seed.bit_length() // 8 + 1, "big", signed=True)), "big")
    word = seed & _MASK
    high = abs(seed) >> 64
    while high:
        word = _mixed(word ^ (high & _MASK))
        high >>= 64
    return _mixed(word)


def _digest(seed: bytes) -> bytes:
    """Mixing word by word takes the square of the length: what is longer than any sensible seed is hashed first."""
    return hashlib.blake2b(seed, digest_size=64).digest()


def _mixed(word: int) -> int:
    return Chance((word - _STEP) & _MASK).fresh()


@functools.cache
def _handfuls(sides: int, count: int) -> tuple[list[tuple[int, ...]], ...]:
    """Tables of what up to four throws show, together ``count`` throws: a look-up is quicker than a loop."""
    few = min(count, 4 if sides <= _MOST_SIDES else 1)
    table = [tuple(number // sides**place % sides for place in range(few)) for number in range(sides**few)]
    return (table, *_handfuls(sides, count - few)) if count > few else (table,)


@functools.cache
def _draws(size: int, count: int) -> int:
    """How many of ``count`` draws out of so many items one word is enough for."""
    while perm(size, count) > _MOST:
        count -= 1
    return count


class Chance:
    """``word`` is the source. What a log or a caller says is drawn first: ``script`` holds items, next one last,
    ``coming`` names. ``scripted`` says if there is any of it, so that a plain draw asks only once.
    """

    __slots__ = ("coming", "guarded", "script", "scripted", "strict", "word")

    def __init__(
        self, word: int, script: list[int] | None = None, strict: bool = False, coming: Coming | None = None
    ) -> None:
        self.word = word
        self.script: list[int] = script if script is not None else []
        self.strict = strict  # a replay must not invent luck
        self.coming = coming
        told = bool(script) or coming is not None
        self.scripted = strict or told
        self.guarded = told and not strict  # whoever plays on must be ready for an impossible draw

    def copy(self) -> Chance:
        return Chance(self.word, self.script[:], self.strict, None if self.coming is None else self.coming.copy())

    @property
    def told(self) -> bool:
        """Is there anything left of what was written in advance?"""
        return bool(self.script) or self.coming is not None

    def _told(self, pool: str, bag: list[int], count: int, remove: bool) -> list[int]:
        """What was written in advance of a draw, as far as it goes."""
        found: list[int] = []
        while len(found) < count:
            if self.script:
                item = self.script.pop()
                if item not in bag:
                    raise BadLog("error-draw-impossible", item=item)
            elif self.coming is not None:
                item = self.coming.take(pool, bag)
                if item == NOTHING:
                    break
            else:
                break
            found.append(item)
            if remove:
                bag.remove(item)
        if self.strict and len(found) < count:
            raise BadLog("error-draw-missing")
        if self.coming is not None and self.coming.over:
            self.coming = None
        self.scripted = self.strict or self.told
        return found

    def fresh(self) -> int:
        """The next word: SplitMix64, plain arithmetic, hence the same draws in every process and Python version."""
        word = self.word = (self.word + _STEP) & _MASK
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        return word ^ (word >> 31)

    def roll(self, pool: str, sides: int, count: int, log: list[int]) -> list[int]:
        """``count`` independent throws that show 0 to ``sides - 1`` each, logged as ``-1 - shown``."""
        thrown: list[int] = []
        if self.scripted:
            thrown = self._told(pool, list(range(sides)), count, False)
        left = count - len(thrown)
        while left:
            some = min(left, _MOST_THROWS)
            while sides**some > _MOST:
                some -= 1
            fresh = self.fresh()
            for faces in _handfuls(sides, some):
                thrown += faces[fresh % len(faces)]
                fresh //= len(faces)
            left -= some
        log += map(invert, thrown)
        return thrown

    def one(self, pool: str, bag: list[int], log: list[int]) -> int:
        """The same item that ``deal`` would draw, without its loops."""
        if self.scripted:
            return self.deal(pool, bag, 1, log)[0]
        item = bag.pop(self.fresh() % len(bag))
        log.append(~item)
        return item

    def deal(self, pool: str, bag: list[int], count: int, log: list[int]) -> list[int]:
        """Draw ``count`` items out of ``bag`` one after the other, and log each as ``-1 - item``."""
        drawn: list[int] = []
        if self.scripted:
            drawn = self._told(pool, bag, count, True)
        left = count - len(drawn)
        while left:
            some = _draws(len(bag), left)
            fresh = self.fresh()
            for size in range(len(bag), len(bag) - some, -1):
                drawn.append(bag.pop(fresh % size))
                fresh //= size
            left -= some
        log.extend([~item for item in drawn])
        return drawn
