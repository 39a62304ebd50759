"""Which options are listed first, how they are called, and how a line of input finds one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from buonfresco.engine.view import Option

LINES = 20  # a list longer than this is no help


class Menu(NamedTuple):
    """All options, numbered from 1 in this order; the first ``shown`` of them are listed at once."""

    options: list[Option]
    shown: int


class Label(NamedTuple):
    """An option in words, and what it leads to."""

    text: str
    outcome: str


def places(option: Option) -> dict[str, str]:
    """The first target of each sort: ``{"segment": "C3", "bishop": "C4"}``."""
    found: dict[str, str] = {}
    for target in option.targets:
        sort, _, value = target.partition(":")
        found.setdefault(sort, value)
    return found


def some(options: list[Option]) -> list[Option]:
    """If there are too many: the first ones, and the last, which as a rule is to do nothing."""
    return list(options) if len(options) <= LINES else [*options[: LINES - 1], options[-1]]


def with_rest(first: list[Option], options: list[Option]) -> Menu:
    """These are listed at once, the others on demand."""
    return Menu([*first, *(option for option in options if option not in first)], len(first))


def find(menu: Menu, line: str, parse: Callable[[str], str | None]) -> Option | None:
    """The option a line means: its number, or its notation."""
    if line.isdecimal():
        number = int(line)
        return menu.options[number - 1] if 1 <= number <= len(menu.options) else None
    wanted = parse(line)
    return next((option for option in menu.options if option.text == wanted), None)
