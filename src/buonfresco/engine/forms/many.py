"""Forms that hold several values: by item, without an order, in order, of different forms; or one that may miss."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from buonfresco.engine.forms.single import Form, Items, Limit, Name, Number, limit, place


class By(Form):
    """One value for each of some items, kept as a list (or a tuple) in their order.

    Written as a list; or, with ``named``, by name, without those that are as at the beginning (``every``: with them).
    """

    __slots__ = ("every", "fixed", "form", "items", "named")

    def __init__(self, items: Items, form: Form, named: bool = False, every: bool = False, fixed: bool = False) -> None:
        self.items = items
        self.form = form
        self.named = named or every
        self.every = every
        self.fixed = fixed  # kept as a tuple

    def _kept(self, values: list[Any]) -> Any:
        return tuple(values) if self.fixed else values

    def start(self, r: Any) -> Any:
        return self._kept([self.form.start(r) for _ in self.items.of(r)])

    def write(self, r: Any, value: Any, in_order: bool = False) -> Any:
        if not self.named:
            return [self.form.write(r, one, in_order) for one in value]
        begin = self.form.start(r)
        return {
            str(name): self.form.write(r, one, in_order)
            for name, one in zip(self.items.of(r), value, strict=True)
            if self.every or one != begin
        }

    def read(self, r: Any, given: Any, what: str) -> Any:
        names = self.items.of(r)
        if not self.named:
            if not isinstance(given, list | tuple):
                raise TypeError(f"{what} is a list with one entry for each {self.items.name}, not {str(given)[:40]}")
            if len(given) != len(names):
                raise ValueError(f"{what} has {len(given)} entries for {len(names)} of {self.items.name}")
            return self._kept([self.form.read(r, one, what) for one in given])
        if not isinstance(given, dict):
            raise TypeError(f"{what} are values by {self.items.name}, not {str(given)[:40]}")
        values = [self.form.start(r) for _ in names]
        texts = [str(name) for name in names]
        for name, one in given.items():
            values[place(texts, str(name), self.items.name)] = self.form.read(r, one, what)
        return self._kept(values)

    def labels(self, r: Any) -> list[str]:
        inner = self.form.labels(r)
        return [f"[{name}]{label}" for name in self.items.of(r) for label in inner]

    def bounds(self, r: Any) -> tuple[int, int]:
        return self.form.bounds(r)

    def cells(self, r: Any, value: Any) -> list[int]:
        form = self.form
        if isinstance(form, Number | Name):
            return list(value)
        return [cell for one in value for cell in form.cells(r, one)]

    def uncells(self, r: Any, cells: Iterator[int]) -> Any:
        return self._kept([self.form.uncells(r, cells) for _ in self.items.of(r)])


class Heap(Form):
    """Any number of items up to ``most``, each as often as it is there; their order means nothing.

    Kept as a list of items, ascending (or ``falling``), unless ``kept_order`` (which luck may depend on, but no rule).
    Written as a list of names, or with ``counted`` as numbers by name. Its cells are numbers by item.
    """

    __slots__ = ("counted", "falling", "items", "kept_order", "most")

    def __init__(
        self, items: Items, most: Limit, counted: bool = False, kept_order: bool = False, falling: bool = False
    ) -> None:
        self.items = items
        self.most = most
        self.counted = counted
        self.kept_order = kept_order
        self.falling = falling

    def start(self, r: Any) -> list[int]:
        return []

    def write(self, r: Any, value: Any, in_order: bool = False) -> Any:
        names = self.items.of(r)
        if self.counted:
            return {str(name): value.count(item) for item, name in enumerate(names) if item in value}
        return [names[item] for item in (value if self.kept_order and not in_order else self._sorted(value))]

    def _sorted(self, items: list[int]) -> list[int]:
        return sorted(items, reverse=self.falling)

    def read(self, r: Any, given: Any, what: str) -> list[int]:
        names, most = self.items.of(r), limit(self.most, r)
        found: list[int] = []
        if self.counted:
            if not isinstance(given, dict):
                raise TypeError(f"{what} are numbers by {self.items.name}, not {str(given)[:40]}")
            texts = [str(name) for name in names]
            for name, count in given.items():
                item = place(texts, name, self.items.name)
                found += [item] * Number(0, most - len(found)).read(r, count, f"{what}: {texts[item]}")
        else:
            if not isinstance(given, list | tuple):
                raise TypeError(f"{what} is a list of names, not {str(given)[:40]}")
            if len(given) > most:
                raise ValueError(f"{what} has {len(given)} entries, {most} at most")
            found = [place(names, name, self.items.name) for name in given]
        return found if self.kept_order else self._sorted(found)

    def labels(self, r: Any) -> list[str]:
        return [f"[{name}]" for name in self.items.of(r)]

    def bounds(self, r: Any) -> tuple[int, int]:
        return 0, limit(self.most, r)

    def cells(self, r: Any, value: Any) -> list[int]:
        counts = [0] * len(self.items.of(r))
        for item in value:
            counts[item] += 1
        return counts

    def uncells(self, r: Any, cells: Iterator[int]) -> list[int]:
        return self._sorted([item for item in range(len(self.items.of(r))) for _ in range(next(cells))])


class Row(Form):
    """A sequence of values, ``most`` at most, in an order that counts. Kept as a list (or a tuple).

    Its cells are the values, then as often as needed the number that stands for nothing: one below the least.
    """

    __slots__ = ("fixed", "form", "most")

    def __init__(self, form: Form, most: Limit, fixed: bool = False) -> None:
        self.form = form
        self.most = most
        self.fixed = fixed

    def start(self, r: Any) -> Any:
        return () if self.fixed else []

    def write(self, r: Any, value: Any, in_order: bool = False) -> Any:
        return [self.form.write(r, one, in_order) for one in value]

    def read(self, r: Any, given: Any, what: str) -> Any:
        if not isinstance(given, list | tuple):
            raise TypeError(f"{what} is a list, not {str(given)[:40]}")
        if len(given) > limit(self.most, r):
            raise ValueError(f"{what} has {len(given)} entries, {limit(self.most, r)} at most")
        values = [self.form.read(r, one, what) for one in given]
        return tuple(values) if self.fixed else values

    def labels(self, r: Any) -> list[str]:
        inner = self.form.labels(r)
        return [f"[{number}]{label}" for number in range(limit(self.most, r)) for label in inner]

    def bounds(self, r: Any) -> tuple[int, int]:
        least, most = self.form.bounds(r)
        return least - 1, most

    def cells(self, r: Any, value: Any) -> list[int]:
        found = [cell for one in value for cell in self.form.cells(r, one)]
        return found + [self.bounds(r)[0]] * (len(self.labels(r)) - len(found))

    def uncells(self, r: Any, cells: Iterator[int]) -> Any:
        each, nothing = len(self.form.labels(r)), self.bounds(r)[0]
        values = []
        for _ in range(limit(self.most, r)):
            some = [next(cells) for _ in range(each)]
            if some[0] != nothing:
                values.append(self.form.uncells(r, iter(some)))
        return tuple(values) if self.fixed else values


class Record(Form):
    """A tuple of values of different forms."""

    __slots__ = ("forms",)

    def __init__(self, **forms: Form) -> None:
        self.forms = forms

    def start(self, r: Any) -> Any:
        return tuple([form.start(r) for form in self.forms.values()])

    def write(self, r: Any, value: Any, in_order: bool = False) -> Any:
        return [form.write(r, one, in_order) for form, one in zip(self.forms.values(), value, strict=True)]

    def read(self, r: Any, given: Any, what: str) -> Any:
        if not isinstance(given, list | tuple) or len(given) != len(self.forms):
            raise TypeError(f"{what} is a list of {', '.join(self.forms)}, not {str(given)[:40]}")
        return tuple([form.read(r, one, name) for (name, form), one in zip(self.forms.items(), given, strict=True)])

    def labels(self, r: Any) -> list[str]:
        return [f".{name}{label}" for name, form in self.forms.items() for label in form.labels(r)]

    def bounds(self, r: Any) -> tuple[int, int]:
        every = [form.bounds(r) for form in self.forms.values()]
        return min(least for least, _ in every), max(most for _, most in every)

    def cells(self, r: Any, value: Any) -> list[int]:
        pairs = zip(self.forms.values(), value, strict=True)
        return [cell for form, one in pairs for cell in form.cells(r, one)]

    def uncells(self, r: Any, cells: Iterator[int]) -> Any:
        return tuple([form.uncells(r, cells) for form in self.forms.values()])


class Maybe(Form):
    """A value, or nothing yet: the empty tuple, written as null. Its cells are then one below the least."""

    __slots__ = ("form",)

    def __init__(self, form: Form) -> None:
        self.form = form

    def start(self, r: Any) -> Any:
        return ()

    def write(self, r: Any, value: Any, in_order: bool = False) -> Any:
        return None if value == () else self.form.write(r, value, in_order)

    def read(self, r: Any, given: Any, what: str) -> Any:
        return () if given is None else self.form.read(r, given, what)

    def labels(self, r: Any) -> list[str]:
        return self.form.labels(r)

    def bounds(self, r: Any) -> tuple[int, int]:
        least, most = self.form.bounds(r)
        return least - 1, most

    def cells(self, r: Any, value: Any) -> list[int]:
        if value == ():
            return [self.bounds(r)[0]] * len(self.labels(r))
        return self.form.cells(r, value)

    def uncells(self, r: Any, cells: Iterator[int]) -> Any:
        some = [next(cells) for _ in self.labels(r)]
        return () if some[0] == self.bounds(r)[0] else self.form.uncells(r, iter(some))


class Written(Form):
    """A form whose readable data looks otherwise: ``write(r, value)`` and ``read(r, given, what)`` say how."""

    __slots__ = ("_read", "_write", "form")

    def __init__(self, form: Form, write: Callable[[Any, Any], Any], read: Callable[[Any, Any, str], Any]) -> None:
        self.form = form
        self._write = write
        self._read = read

    def start(self, r: Any) -> Any:
        return self.form.start(r)

    def write(self, r: Any, value: Any, in_order: bool = False) -> Any:
        return self._write(r, value)

    def read(self, r: Any, given: Any, what: str) -> Any:
        return self._read(r, given, what)

    def labels(self, r: Any) -> list[str]:
        return self.form.labels(r)

    def bounds(self, r: Any) -> tuple[int, int]:
        return self.form.bounds(r)

    def cells(self, r: Any, value: Any) -> list[int]:
        return self.form.cells(r, value)

    def uncells(self, r: Any, cells: Iterator[int]) -> Any:
        return self.form.uncells(r, cells)


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

    def write(self, r: Any, value: Any, in_order: bool = False) -> Any:
        names = self.items.of(r)
        data: dict[str, Any] = {key: self._at(names, value, place) for key, place in self.places.items()}
        data[self.key] = [self._at(names, value, owner) for owner in range(len(self.owners.of(r)))]
        return data

    def _at(self, names: Sequence[Any], value: list[int], place: int) -> list[Any]:
        return [name for name, here in zip(names, value, strict=True) if here == place]

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

    def cells(self, r: Any, value: Any) -> list[int]:
        return list(value)

    def uncells(self, r: Any, cells: Iterator[int]) -> list[int]:
        return [next(cells) for _ in self.items.of(r)]
