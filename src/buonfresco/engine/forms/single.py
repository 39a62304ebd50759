"""What a field of a position can hold, said once: range, names, length. Everything else follows from it.

A form writes values as readable data and reads them back (whatever is wrong is said in words, as ValueError or
TypeError, before anything large is built), knows the value a field begins with, checks a value, and lays values out
as plain cells: integers of a known range, as many for every value. Observations and batched engines are made of cells.

``r`` is the ruleset: how many seats or things there are depends on the configuration. What is done for every position
is made once for a configuration: ``writer`` and ``layer`` give functions that have looked everything up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

MOST: Final = 32_000  # of what grows with the length of a game: rounds, points, money. Sixteen bits hold it
Limit = int | Callable[[Any], int]
Names = Sequence[Any] | Callable[[Any], Sequence[Any]]


Writer = Callable[[Any], Any]
Layer = Callable[[Any], list[int]]


def as_it_is(value: Any) -> Any:
    return value


def alone(value: Any) -> list[int]:
    return [value]


class Items:
    """What a number can stand for: a seat, a place, a sort of things. ``owners``: whoever has things of his own."""

    __slots__ = ("name", "names", "owners")

    def __init__(self, name: str, names: Names, owners: bool = False) -> None:
        self.name = name
        self.names = names
        self.owners = owners

    def of(self, r: Any) -> Sequence[Any]:
        names = self.names
        return names(r) if callable(names) else names


SEAT: Final = Items("seat", lambda r: range(r.seats), owners=True)


def limit(limit: Limit, r: Any) -> int:
    return limit(r) if callable(limit) else limit


class Form:
    """Forms are values without a state of their own. Each says all of the following."""

    __slots__ = ()

    def start(self, r: Any) -> Any:
        """What a field of this form holds when nothing has happened yet."""
        raise NotImplementedError

    def writer(self, r: Any, in_order: bool = False) -> Writer:
        """What makes readable data of a value. ``in_order``: what has no order is sorted, as for the hash."""
        raise NotImplementedError

    def read(self, r: Any, given: Any, what: str) -> Any:
        raise NotImplementedError

    def labels(self, r: Any) -> list[str]:
        """A name for each cell, beginning with a dot or a bracket; ``[""]`` if there is but one."""
        raise NotImplementedError

    def bounds(self, r: Any) -> tuple[int, int]:
        """The least and the greatest value of any cell."""
        raise NotImplementedError

    def layer(self, r: Any) -> Layer:
        """What lays a value out as cells: ``list`` itself if the value is a list of them."""
        raise NotImplementedError

    def uncells(self, r: Any, cells: Iterator[int]) -> Any:
        """The reverse of cells. What has no order comes back sorted."""
        raise NotImplementedError


class Number(Form):
    __slots__ = ("begin", "least", "most")

    def __init__(self, least: Limit, most: Limit, begin: int = 0) -> None:
        self.least = least
        self.most = most
        self.begin = begin

    def start(self, r: Any) -> int:
        return self.begin

    def writer(self, r: Any, in_order: bool = False) -> Writer:
        return as_it_is

    def read(self, r: Any, given: Any, what: str) -> int:
        if type(given) is not int:
            raise TypeError(f"{what} is a number, not {str(given)[:40]}")
        least, most = self.bounds(r)
        if not least <= given <= most:
            raise ValueError(f"{what} is out of range: {given if abs(given) < 1 << 64 else 'huge'}")
        return given

    def labels(self, r: Any) -> list[str]:
        return [""]

    def bounds(self, r: Any) -> tuple[int, int]:
        return limit(self.least, r), limit(self.most, r)

    def layer(self, r: Any) -> Layer:
        return alone

    def uncells(self, r: Any, cells: Iterator[int]) -> Any:
        return next(cells)


class Flag(Form):
    __slots__ = ()

    def start(self, r: Any) -> bool:
        return False

    def writer(self, r: Any, in_order: bool = False) -> Writer:
        return as_it_is

    def read(self, r: Any, given: Any, what: str) -> bool:
        if type(given) is not bool:
            raise TypeError(f"{what} is true or false, not {str(given)[:40]}")
        return given

    def labels(self, r: Any) -> list[str]:
        return [""]

    def bounds(self, r: Any) -> tuple[int, int]:
        return 0, 1

    def layer(self, r: Any) -> Layer:
        return alone

    def uncells(self, r: Any, cells: Iterator[int]) -> bool:
        return bool(next(cells))


class Name(Form):
    """One of some items. With ``none`` it may be none of them: the number that stands for that, written as null."""

    __slots__ = ("begin", "items", "none")

    def __init__(self, items: Items, none: int | None = None, begin: int | None = None) -> None:
        self.items = items
        self.none = none
        self.begin = begin

    def start(self, r: Any) -> int:
        if self.begin is not None:
            return self.begin
        return 0 if self.none is None else self.none

    def writer(self, r: Any, in_order: bool = False) -> Writer:
        names = dict(enumerate(self.items.of(r)))
        if self.none is not None:
            names[self.none] = None
        return names.__getitem__

    def read(self, r: Any, given: Any, what: str) -> int:
        if given is None and self.none is not None:
            return self.none
        return place(self.items.of(r), given, self.items.name)

    def labels(self, r: Any) -> list[str]:
        return [""]

    def bounds(self, r: Any) -> tuple[int, int]:
        return 0 if self.none is None else min(0, self.none), len(self.items.of(r)) - 1

    def layer(self, r: Any) -> Layer:
        return alone

    def uncells(self, r: Any, cells: Iterator[int]) -> int:
        return next(cells)


class Word(Form):
    """A text out of a few; it begins empty. Its cell is its place among them, 0 for the empty one."""

    __slots__ = ("words",)

    def __init__(self, words: Names) -> None:
        self.words = words

    def _all(self, r: Any) -> list[str]:
        words = self.words
        return ["", *(words(r) if callable(words) else words)]

    def start(self, r: Any) -> str:
        return ""

    def writer(self, r: Any, in_order: bool = False) -> Writer:
        return as_it_is

    def read(self, r: Any, given: Any, what: str) -> str:
        words = self._all(r)
        return words[place(words, given, what)]

    def labels(self, r: Any) -> list[str]:
        return [""]

    def bounds(self, r: Any) -> tuple[int, int]:
        return 0, len(self._all(r)) - 1

    def layer(self, r: Any) -> Layer:
        words = {word: [number] for number, word in enumerate(self._all(r))}
        unknown = [len(words)]
        return lambda value: words.get(value, unknown)

    def uncells(self, r: Any, cells: Iterator[int]) -> str:
        return self._all(r)[next(cells)]


def place(names: Sequence[Any], name: Any, what: str) -> int:
    """The place of a name among those there are."""
    try:
        found = names.index(name)
    except ValueError:
        raise ValueError(f"there is no {what} {str(name)[:40]}") from None
    if type(names[found]) is not type(name):  # True is no 1
        raise TypeError(f"there is no {what} {str(name)[:40]}")
    return found
