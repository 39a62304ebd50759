"""Forms that hold several values: by item, without an order, in order, of different forms; or one that may miss."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from buonfresco.engine.forms.single import (
    Form,
    Items,
    Layer,
    Limit,
    Number,
    Writer,
    alone,
    as_it_is,
    limit,
    place,
)
from buonfresco.engine.remembering import remembered


def _listed(write: Writer) -> Writer:
    """What writes every entry of a list."""
    if write is as_it_is:
        return list
    return lambda value: [write(one) for one in value]


def _chained(lay: Layer) -> Layer:
    """What lays out every entry of a list, one after the other."""
    if lay is alone:
        return list
    if lay is list:
        return lambda value: list(chain.from_iterable(value))

    def chained(value: Any) -> list[int]:
        cells: list[int] = []
        for entry in value:
            cells += lay(entry)
        return cells

    return chained


def _is_tuple(form: Form, r: Any) -> bool:
    """Are its values tuples of numbers? A list of such is found again quicker than it is laid out."""
    if isinstance(form, Maybe | Written):
        return _is_tuple(form.form, r)
    return isinstance(form, By | Row) and form.fixed and form.form.layer(r) is alone


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

    def writer(self, r: Any, in_order: bool = False) -> Writer:
        if not self.named:
            return _listed(self.form.writer(r, in_order))
        one, begin, every = self.form.writer(r, in_order), self.form.start(r), self.every
        names = [str(name) for name in self.items.of(r)]
        return lambda value: {
            name: one(entry) for name, entry in zip(names, value, strict=True) if every or entry != begin
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

    def layer(self, r: Any) -> Layer:
        lay = _chained(self.form.layer(r))
        return remembered(lay) if _is_tuple(self.form, r) else lay

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

    def writer(self, r: Any, in_order: bool = False) -> Writer:
        names, falling = self.items.of(r), self.falling
        if self.counted:
            return lambda value: {str(name): value.count(item) for item, name in enumerate(names) if item in value}
        if self.kept_order and not in_order:
            return lambda value: [names[item] for item in value]
        return lambda value: [names[item] for item in sorted(value, reverse=falling)]

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

    def layer(self, r: Any) -> Layer:
        nothing = [0] * len(self.items.of(r))

        def counted(value: Any) -> list[int]:
            counts = nothing[:]
            for item in value:
                counts[item] += 1
            return counts

        return counted

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

    def writer(self, r: Any, in_order: bool = False) -> Writer:
        return _listed(self.form.writer(r, in_order))

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

    def layer(self, r: Any) -> Layer:
        lay, nothing = _chained(self.form.layer(r)), [self.bounds(r)[0]] * len(self.labels(r))

        def filled(value: Any) -> list[int]:
            if len(value) == 0:
                return nothing
            found = lay(value)
            return found + nothing[len(found) :]

        return filled

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

    def writer(self, r: Any, in_order: bool = False) -> Writer:
        writers = [form.writer(r, in_order) for form in self.forms.values()]
        return lambda value: [write(one) for write, one in zip(writers, value, strict=True)]

    def read(self, r: Any, given: Any, what: str) -> Any:
        if not isinstance(given, list | tuple) or len(given) != len(self.forms):
            raise TypeError(f"{what} is a list of {', '.join(self.forms)}, not {str(given)[:40]}")
        return tuple([form.read(r, one, name) for (name, form), one in zip(self.forms.items(), given, strict=True)])

    def labels(self, r: Any) -> list[str]:
        return [f".{name}{label}" for name, form in self.forms.items() for label in form.labels(r)]

    def bounds(self, r: Any) -> tuple[int, int]:
        every = [form.bounds(r) for form in self.forms.values()]
        return min(least for least, _ in every), max(most for _, most in every)

    def layer(self, r: Any) -> Layer:
        layers = [form.layer(r) for form in self.forms.values()]
        if all(lay is alone for lay in layers):
            return list
        return lambda value: [cell for lay, one in zip(layers, value, strict=True) for cell in lay(one)]

    def uncells(self, r: Any, cells: Iterator[int]) -> Any:
        return tuple([form.uncells(r, cells) for form in self.forms.values()])


class Maybe(Form):
    """A value, or nothing yet: the empty tuple, written as null. Its cells are then one below the least."""

    __slots__ = ("form",)

    def __init__(self, form: Form) -> None:
        self.form = form

    def start(self, r: Any) -> Any:
        return ()

    def writer(self, r: Any, in_order: bool = False) -> Writer:
        write = self.form.writer(r, in_order)
        return lambda value: None if value == () else write(value)

    def read(self, r: Any, given: Any, what: str) -> Any:
        return () if given is None else self.form.read(r, given, what)

    def labels(self, r: Any) -> list[str]:
        return self.form.labels(r)

    def bounds(self, r: Any) -> tuple[int, int]:
        least, most = self.form.bounds(r)
        return least - 1, most

    def layer(self, r: Any) -> Layer:
        lay, nothing = self.form.layer(r), [self.bounds(r)[0]] * len(self.labels(r))
        return lambda value: nothing if value == () else lay(value)

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

    def writer(self, r: Any, in_order: bool = False) -> Writer:
        write = self._write
        return lambda value: write(r, value)

    def read(self, r: Any, given: Any, what: str) -> Any:
        return self._read(r, given, what)

    def labels(self, r: Any) -> list[str]:
        return self.form.labels(r)

    def bounds(self, r: Any) -> tuple[int, int]:
        return self.form.bounds(r)

    def layer(self, r: Any) -> Layer:
        return self.form.layer(r)

    def uncells(self, r: Any, cells: Iterator[int]) -> Any:
        return self.form.uncells(r, cells)
