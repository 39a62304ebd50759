"""A view as a browser gets it: named parts, each a piece of JSON, with words in the viewer's language.

A viewer is sent the parts that are new to him. What they are depends on his view alone, so what is not sent tells him
nothing either.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from buonfresco import __version__
from buonfresco.engine.fixed import FixedList
from buonfresco.engine.hashing import hash64
from buonfresco.engine.told import Bill, Panel, Row
from buonfresco.engine.view import Option, View
from buonfresco.phrases import Meant
from buonfresco.server.messages import Spans
from buonfresco.server.words import (
    SpokenBill,
    SpokenGroup,
    SpokenLine,
    SpokenMark,
    SpokenOption,
    SpokenPanel,
    SpokenQuestion,
    SpokenRow,
)
from buonfresco.text import Catalogue

Parts = dict[str, bytes]
T = TypeVar("T")
_ENCODER: Final = msgspec.json.Encoder(order="sorted")
_FIGURE: Final = b'"figure"'  # in what names somebody
_LONG: Final = 40  # options
_MOST_LISTS: Final = 256
_WAITING: Final = "waiting"
_SPOKEN: Final = ("decision", "told")  # fields of a view that are put into words


def parts_of(view: View, cat: Catalogue, names: Sequence[str]) -> Parts:
    """A told view, part by part."""
    return {**plain_parts(view), **Voice(cat, names).told_parts(view)}


def plain_parts(view: View) -> Parts:
    """What needs no words."""
    return {name: _ENCODER.encode(value) for name, value in _fields(view)}


def told_of(view: View, plain: Parts) -> int:
    """A hash of what the words of a view follow from: all of it, but nothing speaks of whom the table waits for.

    Of options their codes are enough, as without words they hang on nothing but the configuration.
    """
    seen = [part for name, part in plain.items() if name != _WAITING]
    if (asked := view.decision) is not None:
        codes = [option.code for option in asked.options]
        seen.append(_ENCODER.encode((asked.kind, asked.actor, asked.about, codes)))
    return hash64(b"|".join(seen))


def _fields(view: View) -> Iterator[tuple[str, Any]]:
    """What is a table of parts by itself, as the modules are, is sent part by part."""
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if name in _SPOKEN:
            continue
        if isinstance(value, dict) and name != "config" and value and _structs(tuple(map(type, value.values()))):
            yield from ((f"{name}/{key}", part) for key, part in value.items())
        else:
            yield name, value


@functools.cache
def _structs(types: tuple[type, ...]) -> bool:
    return all(issubclass(one, msgspec.Struct | dict) for one in types)


class Written(NamedTuple):
    """``meant`` is kept along with what is written of it, so that nothing else can take its place in memory."""

    meant: Any
    text: bytes
    names_somebody: bool


def _written(meant: Any) -> Written:
    text = _ENCODER.encode(meant)
    return Written(meant, text, _FIGURE in text)


_SHARED: Final[dict[int, Written]] = {}  # by their identity, lists that never change


def written(meant: Any) -> Written:
    """What is shared by everybody is long, and is not written again to be found."""
    if not isinstance(meant, FixedList):
        return _written(meant)
    known = _SHARED.get(id(meant))
    if known is None:
        if len(_SHARED) >= _MOST_LISTS:
            _SHARED.clear()
        known = _SHARED[id(meant)] = _written(meant)
    return known


Key = tuple[Catalogue, tuple[str, ...], bytes]


class Memory(Generic[T]):
    """What was put into words, by what was meant. The same is said again and again, to everybody at every table."""

    def __init__(self, most: int = 16_384) -> None:
        self._most = most
        self._known: dict[Key, T] = {}

    def find(self, key: Key, make: Callable[[Any], T], meant: Any) -> T:
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self._most:
                self._known.clear()
            found = self._known[key] = make(meant)
        return found


_SENTENCES: Final[Memory[Spans]] = Memory()
_OPTIONS: Final[Memory[msgspec.Raw]] = Memory()
_PANELS: Final[Memory[bytes]] = Memory()
_LISTS: Final[Memory[list[msgspec.Raw]]] = Memory(_MOST_LISTS)


class Voice:
    """One language, and what everybody is called at one table."""

    __slots__ = ("_cat", "_names")

    def __init__(self, cat: Catalogue, names: Sequence[str]) -> None:
        self._cat = cat
        self._names = tuple(names)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Voice) and (self._cat, self._names) == (other._cat, other._names)

    __hash__ = None  # type: ignore[assignment]

    def _key(self, meant: Any) -> Key:
        """What names nobody is the same at every table."""
        found = written(meant)
        return self._cat, self._names if found.names_somebody else (), found.text

    def digest_of(self, told_of: int, plain: Parts) -> str:
        """16 letters that are the same, in every process, if and only if the viewer has seen all of this.

        His words follow from what he sees, from the voice, and from how this version puts it.
        """
        heard = (__version__, self._cat.lang, self._names, told_of)
        return f"{hash64(_ENCODER.encode(heard) + plain[_WAITING]):016x}"

    def say(self, meant: Meant) -> Spans:
        return _SENTENCES.find(self._key(meant), self._say, meant)

    def _say(self, meant: Meant) -> Spans:
        return self._cat.spans(meant, self._names)

    def told_parts(self, view: View) -> Parts:
        """The question and the panels of a told view."""
        panels = {} if view.told is None else view.told.panels
        found = {f"panels/{name}": self.panel_json(panel) for name, panel in panels.items()}
        return {"decision": _ENCODER.encode(self.question(view)), **found}

    def question(self, view: View) -> SpokenQuestion | None:
        asked, told = view.decision, view.told
        if asked is None or told is None:
            return None
        return SpokenQuestion(
            asked.kind,
            asked.rules,
            asked.actor,
            asked.about,
            [] if told.question is None else self.say(told.question),
            self._options(asked.options),  # type: ignore[arg-type]  # which is JSON already
            told.first,
            [SpokenGroup(self.say(group.says), group.options) for group in told.groups],
            told.typed,
            [self.row(row) for row in told.advice],
            told.draft,
            told.skip,
            told.back,
        )

    def _options(self, options: list[Option]) -> list[msgspec.Raw]:
        """Long lists are the same at many tables, as all plans for six apprentices are."""
        if len(options) < _LONG:
            return [_OPTIONS.find(self._key(one), self._option, one) for one in options]
        return _LISTS.find(self._key(options), lambda all_: [self._option(one) for one in all_], options)

    def _option(self, option: Option) -> msgspec.Raw:
        return msgspec.Raw(_ENCODER.encode(self.option(option)))

    def option(self, option: Option) -> SpokenOption:
        says = [] if option.says is None else self.say(option.says)
        gives = None if option.gives is None else self.bill(option.gives)
        return SpokenOption(option.code, option.text, option.kind, option.args, option.at, says, gives)

    def bill(self, bill: Bill) -> SpokenBill:
        return SpokenBill(
            [self.say(phrase) for phrase in bill.breath()],
            [SpokenLine(self.say(line.label), line.amount) for line in bill.points],
            bill.total,
            bill.changes,
            bill.aimed,
            bill.lands,
            bill.asks,
            bill.draws,
            [self.say(note) for note in bill.notes],
            bill.foreseen,
            bill.odds,
        )

    def row(self, row: Row) -> SpokenRow:
        pieces, sent = [[self.say(piece) for piece in some] for some in (row.pieces, row.sent)]
        return SpokenRow(self.say(row.label), pieces, sorted(row.when), sent)

    def panel(self, panel: Panel) -> SpokenPanel:
        return SpokenPanel(
            [self.row(row) for row in panel.rows],
            [self.say(one) for one in panel.own],
            [SpokenMark(mark.at, self.say(mark.sign), self.say(mark.says)) for mark in panel.marks],
        )

    def panel_json(self, panel: Panel) -> bytes:
        return _PANELS.find(self._key(panel), lambda one: _ENCODER.encode(self.panel(one)), panel)
