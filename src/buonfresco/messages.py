"""Messages of a catalog (Project Fluent's syntax): found in a file, read when they are first said, and said.

A start that uses a hundred messages must not pay for two thousand, so a file is only cut into its entries. What
Fluent's own runtime would say is said here too, for the part of the syntax the catalogs use: text, arguments,
functions, selections by word, number and plural. It has no limit of length and cannot fail.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.ast import Pattern

from buonfresco.phrases import Phrase, Piece, Span

__all__ = ["Functions", "Pattern", "Saying", "Value", "entries", "number", "parse"]

Value = str | int | float | Piece | Phrase | list["Value"]
Functions = Mapping[str, Callable[..., Value]]

# Which numbers, without their sign, are singular; all others are ``other``.
_ONE: Final[dict[str, Callable[[float], bool]]] = {
    "en": lambda number: number == 1,
    "de": lambda number: number == 1,
    "fr": lambda number: number < 2,
}
_SEPARATORS: Final = {"en": (",", "."), "de": (".", ","), "fr": ("\u202f", ",")}  # of thousands, of decimals

_ENTRY = re.compile(r"^(?=[A-Za-z][\w-]* *=)", re.MULTILINE)  # whatever goes on is indented
_PARSER = FluentParser(with_spans=False)


def entries(text: str) -> dict[str, str]:
    """The source of every message of a file, by key."""
    return {entry.partition("=")[0].rstrip(): entry for entry in _ENTRY.split(text)[1:]}


def parse(entry: str) -> Pattern:
    """The message at the beginning of a source."""
    found = _PARSER.parse(entry).body[0]
    assert isinstance(found, ftl.Message), entry
    assert found.value is not None, entry
    return found.value


def number(lang: str, value: object, minimumFractionDigits: int = 0, maximumFractionDigits: int = 3) -> str:
    """Fluent's NUMBER: grouped, and with as many decimals as there are between the two."""
    if not isinstance(value, int | float):
        raise TypeError(type(value).__name__)
    digits = f"{Decimal(str(value)):,.{maximumFractionDigits}f}"
    whole, _, rest = digits.partition(".")
    rest = rest[:minimumFractionDigits] + rest[minimumFractionDigits:].rstrip("0")
    group, point = _SEPARATORS[lang]
    return whole.replace(",", group) + (point + rest if rest else "")


class Saying:
    """One message being said. ``complete`` is False afterwards if an argument was missing or of the wrong kind.

    ``spell`` puts pieces, phrases and lists of them into spans.
    """

    def __init__(
        self, lang: str, functions: Functions, args: Mapping[str, Value], spell: Callable[[Value], list[Span]]
    ) -> None:
        self.lang = lang
        self.functions = functions
        self.args = args
        self.spell = spell
        self.complete = True

    def spans(self, pattern: Pattern) -> list[Span]:
        found: list[Span] = []
        for part in pattern.elements:
            if isinstance(part, ftl.TextElement):
                found.append(Span(part.value))
            else:
                found += self._spans(part)
        return found

    def _spans(self, node: object) -> list[Span]:
        if isinstance(node, ftl.Placeable):
            return self._spans(node.expression)
        if isinstance(node, ftl.SelectExpression):
            return self.spans(self._variant(node).value)
        value = self._value(node)
        if isinstance(value, str):
            return [Span(value)]
        return [Span(number(self.lang, value))] if isinstance(value, int | float) else self.spell(value)

    def _value(self, node: object) -> Value:
        if isinstance(node, ftl.Placeable):
            return self._value(node.expression)
        if isinstance(node, ftl.VariableReference):
            if node.id.name not in self.args:
                self.complete = False
            return self.args.get(node.id.name, node.id.name)
        if isinstance(node, ftl.FunctionReference):
            return self._call(node)
        if isinstance(node, ftl.NumberLiteral):
            return float(node.value) if "." in node.value else int(node.value)
        if isinstance(node, ftl.StringLiteral):
            return str(node.parse()["value"])
        raise TypeError(type(node).__name__)  # a part of the syntax that the catalogs do not use

    def _call(self, node: ftl.FunctionReference) -> Value:
        """An argument the function cannot use is shown as it is: a gap must never stop a game."""
        given = [self._value(argument) for argument in node.arguments.positional]
        named = {argument.name.name: self._value(argument.value) for argument in node.arguments.named}
        try:
            return self.functions[node.id.name](*given, **named)
        except (TypeError, ValueError):
            self.complete = False
            return given[0]

    def _variant(self, node: ftl.SelectExpression) -> ftl.Variant:
        missing = isinstance(node.selector, ftl.VariableReference) and node.selector.id.name not in self.args
        value = self._value(node.selector)
        default = next(variant for variant in node.variants if variant.default)
        if missing:
            return default
        return next((variant for variant in node.variants if self._matches(value, variant.key)), default)

    def _matches(self, value: Value, key: ftl.Identifier | ftl.NumberLiteral) -> bool:
        if isinstance(value, Piece):
            value = value.id
        if isinstance(key, ftl.NumberLiteral):
            return self._value(key) == value
        if isinstance(value, str):
            return key.name == value
        return isinstance(value, int | float) and key.name == ("one" if _ONE[self.lang](abs(value)) else "other")
