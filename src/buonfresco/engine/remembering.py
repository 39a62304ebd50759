"""What is made of equal values again and again is made once and remembered for a while.

Most of a table is as it was when somebody looked last. What follows from some values alone is found again by these
values, as bytes or as a tuple: so whatever changed them in place, what is found is never out of date.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

import msgspec

MOST: Final = 1000  # entries of one memory; then it begins anew

encode: Final = msgspec.msgpack.Encoder().encode
decode: Final = msgspec.msgpack.Decoder().decode


class Memory:
    """Bytes by bytes. ``known`` is looked into by whoever has the values; what is not there he makes and keeps."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[bytes, bytes] = {}

    def keep(self, key: bytes, made: bytes) -> None:
        if len(self.known) >= MOST:
            self.known.clear()
        self.known[key] = made


def remembered(make: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """What is made of a list of numbers, or of tuples of them. Who gets it does not change it, or copies it first."""
    known: dict[tuple[Any, ...], Any] = {}

    def found(values: Any) -> Any:
        key = tuple(values)
        one = known.get(key)
        if one is None:
            if len(known) >= MOST:
                known.clear()
            one = known[key] = make(key)
        return one

    return found


def getter(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """What gives some attributes, all at once."""
    if not names:
        return lambda _part: ()
    if len(names) == 1:
        (name,) = names
        return lambda part: (getattr(part, name),)
    return attrgetter(*names)
