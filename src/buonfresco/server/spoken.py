"""A view as a browser gets it: named parts, each a piece of JSON, with words in the viewer's language.

A viewer is sent the parts that are new to him. What they are depends on his view alone, so what is not sent tells him
nothing either.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

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
_ENCODER: Final = msgspec.json.Encoder(order="sorted")
_FIGURE: Final = b'"figure"'  # in what names somebody
_SPOKEN: Final = ("decision", "told")  # fields of a view that are put into words


def parts_of(view: View, cat: Catalogue, names: Sequence[str]) -> Parts:
    """A told view, part by part."""
    voice = Voice(cat, names)
    found = {name: _ENCODER.encode(value) for name, value in _fields(view)}
    found["decision"] = _ENCODER.encode(voice.question(view))
    if view.told is not None:
        for name, panel in view.told.panels.items():
            found[f"panels/{name}"] = _panel(cat, tuple(names), _Known(panel))
    return found


class _Known:
    """Something that was put into words before is found again by its bytes."""

    __slots__ = ("bytes", "thing")

    def __init__(self, thing: Any) -> None:
        self.thing = thing
        self.bytes = _ENCODER.encode(thing)

    def __hash__(self) -> int:
        return hash(self.bytes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Known) and self.bytes == other.bytes


@functools.lru_cache(maxsize=4096)
def _panel(cat: Catalogue, names: tuple[str, ...], panel: _Known) -> bytes:
    """Panels have many words and seldom change."""
    return _ENCODER.encode(Voice(cat, names).panel(panel.thing))


@functools.lru_cache(maxsize=16_384)
def _spans(cat: Catalogue, names: tuple[str, ...], meant: _Known) -> Spans:
    """The same few sentences are said at every table. Nobody changes what was said."""
    return cat.spans(meant.thing, names)


@functools.lru_cache(maxsize=16_384)
def _option(cat: Catalogue, names: tuple[str, ...], option: _Known) -> msgspec.Raw:
    """A question may have hundreds of options, and everybody who is asked it the same ones."""
    return msgspec.Raw(_ENCODER.encode(Voice(cat, names).option(option.thing)))


def digest_of(parts: Parts) -> str:
    """16 letters that are the same if, and only if, the viewer has seen all of this."""
    return f"{hash64(b'|'.join(name.encode() + part for name, part in sorted(parts.items()))):016x}"


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


class Voice:
    """One language, and what everybody is called at one table."""

    __slots__ = ("_cat", "_names")

    def __init__(self, cat: Catalogue, names: Sequence[str]) -> None:
        self._cat = cat
        self._names = tuple(names)

    def say(self, meant: Meant) -> Spans:
        known = _Known(meant)
        return _spans(self._cat, self._names if _FIGURE in known.bytes else (), known)

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
            self._options(asked.options),
            told.first,
            [SpokenGroup(self.say(group.says), group.options) for group in told.groups],
            told.typed,
            [self.row(row) for row in told.advice],
        )

    def _options(self, options: Sequence[Option]) -> list[Any]:
        """Each as JSON. What names nobody is the same at every table."""
        found = []
        for option in options:
            known = _Known(option)
            found.append(_option(self._cat, self._names if _FIGURE in known.bytes else (), known))
        return found

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
        )

    def row(self, row: Row) -> SpokenRow:
        return SpokenRow(self.say(row.label), [self.say(piece) for piece in row.pieces], sorted(row.when))

    def panel(self, panel: Panel) -> SpokenPanel:
        return SpokenPanel(
            [self.row(row) for row in panel.rows],
            [self.say(one) for one in panel.own],
            [SpokenMark(mark.at, self.say(mark.sign), self.say(mark.says)) for mark in panel.marks],
        )
