"""The form of whereabouts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from buonfresco.engine.forms.many import By, Row
from buonfresco.engine.forms.single import Form, Items, Layer, Name, Writer


def by_place(names: Sequence[Any], where: Sequence[int]) -> dict[int, list[Any]]:
    """What is where, of things whose places are listed in their order: one pass for all places."""
    found: dict[int, list[Any]] = {}
    for name, here in zip(names, where, strict=True):
        found.setdefault(here, []).append(name)
    return found


class Where(Form):
    """Where each of some items is: at one of a few places, with a seat or figure (numbers from 0), or elsewhere.

    Written under several keys at once: the names at each place, and by owner the names of what he has.
    """

    __slots__ = ("elsewhere", "items", "key", "owners", "places")

    def __init__(self, items: Items, elsewhere: int, owners: Items, key: str, **places: int) -> None:
        self.items = items
        self.elsewhere = elsewhere  # for all that are not named
        self.owners = owners
        self.key = key
        self.places = places

    def start(self, r: Any) -> list[int]:
        return [self.elsewhere] * len(self.items.of(r))

    def writer(self, r: Any, in_order: bool = False) -> Writer:
        names, owners, places, key = self.items.of(r), range(len(self.owners.of(r))), self.places, self.key

        def write(value: Any) -> dict[str, Any]:
            found = by_place(names, value)
            data: dict[str, Any] = {name: found.get(there, []) for name, there in places.items()}
            data[key] = [found.get(owner, []) for owner in owners]
            return data

        return write

    def read(self, r: Any, given: Any, what: str) -> list[int]:
        """``given`` has the keys that are there. Equal names are told apart by where they stand."""
        names = self.items.of(r)
        value = self.start(r)
        some = Row(Name(self.items), len(names))
        if self.key in given:
            By(self.owners, some).read(r, given[self.key], self.key)
            for owner, had in enumerate(given[self.key]):
                self._put(names, value, had, owner)
        for key, there in self.places.items():
            if key in given:
                some.read(r, given[key], key)
                self._put(names, value, given[key], there)
        return value

    def _put(self, names: Sequence[Any], value: list[int], some: Sequence[Any], there: int) -> None:
        for name in some:
            free = [item for item, other in enumerate(names) if other == name and value[item] == self.elsewhere]
            if not free:
                raise ValueError(f"the {self.items.name} {name} is in two places")
            value[free[0]] = there

    def labels(self, r: Any) -> list[str]:
        return [f"[{name}]" for name in self.items.of(r)]

    def bounds(self, r: Any) -> tuple[int, int]:
        return min(self.elsewhere, 0, *self.places.values()), len(self.owners.of(r)) - 1

    def layer(self, r: Any) -> Layer:
        return list

    def uncells(self, r: Any, cells: Iterator[int]) -> list[int]:
        return [next(cells) for _ in self.items.of(r)]
