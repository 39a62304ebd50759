"""Which options are listed first, and how a line of input finds one."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from buonfresco.cli import labels
from buonfresco.games.fresco.view import Option, View

_LINES = 20  # a list longer than this is no help


class Menu(NamedTuple):
    """All options, numbered from 1 in this order; the first ``shown`` of them are listed at once."""

    options: list[Option]
    shown: int


def arrange(view: View) -> Menu:
    assert view.decision is not None
    options = view.decision.options
    sort = {"cathedral": _cathedral, "market": _market, "plan": _plan}.get(view.decision.kind)
    first = sort(view, options) if sort is not None and len(options) > 1 else options[:_LINES]
    rest = [option for option in options if option not in first]
    return Menu([*first, *rest], len(first))


def _cathedral(view: View, options: list[Option]) -> list[Option]:
    """For each segment without a step, and with the best step if that brings more; then the altar; then nothing.

    After a restoration the bishop stands on its segment wherever he came from, so equal steps are equal.
    """
    plain: dict[str, Option] = {}
    stepped: dict[str, Option] = {}
    altar: dict[int, Option] = {}
    others: list[Option] = []
    for option in options:
        found = labels.places(option)
        if option.kind == "restore" and "bishop" not in found:
            plain[found["segment"]] = option
        elif option.kind == "restore":
            best = stepped.get(found["segment"])
            if best is None or labels.points(view, option) > labels.points(view, best):
                stepped[found["segment"]] = option
        elif option.kind == "altar":
            if "bishop" not in found:
                altar.setdefault(labels.points(view, option), option)
        else:
            others.append(option)
    better = [
        option
        for segment, option in stepped.items()
        if labels.points(view, option) > labels.points(view, plain[segment])
    ]
    segments = sorted([*plain.values(), *better], key=lambda option: -labels.points(view, option))
    room = max(0, _LINES - len(altar) - len(others))
    return [*segments[:room], *(altar[value] for value in sorted(altar, reverse=True)), *others]


def _market(_view: View, options: list[Option]) -> list[Option]:
    """If there are too many: only single tiles and the largest purchases."""
    if len(options) <= _LINES + 5:
        return list(options)
    most = max((len(option.targets) for option in options if option.kind == "buy"), default=0)
    return [option for option in options if option.kind != "buy" or len(option.targets) in (1, most)]


def _plan(_view: View, _options: list[Option]) -> list[Option]:
    return []  # five digits say more than a hundred lines


def find(menu: Menu, line: str, parse: Callable[[str], str | None]) -> Option | None:
    """The option a line means: its number, its notation, five digits for a plan, or the hour to get up."""
    kinds = {option.kind for option in menu.options}
    digits = re.fullmatch(r"([0-3])[\s,-]*([0-3])[\s,-]*([0-3])[\s,-]*([0-3])[\s,-]*([0-3])", line)
    if digits and "plan" in kinds:
        wanted: str | None = "plan " + "-".join(digits.groups())
    elif line.isdecimal() and "wake" in kinds:
        wanted = f"wake {int(line)}"
    elif line.isdecimal():
        number = int(line)
        return menu.options[number - 1] if 1 <= number <= len(menu.options) else None
    else:
        wanted = parse(line)
    return next((option for option in menu.options if option.text == wanted), None)


def notation(line: str) -> str:
    """A line as an attempt in notation: one digit means an hour, five mean a plan."""
    digits = re.findall(r"\d", line) if re.fullmatch(r"[0-9\s,-]+", line) else []
    if len(digits) == 5:
        return "plan " + "-".join(digits)
    return f"wake {line}" if len(digits) == 1 else line
