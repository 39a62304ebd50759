"""Which options are listed first, and how a line of input finds one."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from buonfresco.cli import facts, labels, late_labels
from buonfresco.cli.module_labels import best_after
from buonfresco.cli.story import tile_value
from buonfresco.engine.view import Option
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.view import View
from buonfresco.text import PAINT_NAMES

_LINES = 20  # a list longer than this is no help
_LED = 3  # segments named to which a card may lead the bishop


class Menu(NamedTuple):
    """All options, numbered from 1 in this order; the first ``shown`` of them are listed at once."""

    options: list[Option]
    shown: int


def arrange(view: View) -> Menu:
    assert view.decision is not None
    options = view.decision.options
    sort = _SORTS.get(view.decision.kind, _some)
    first = sort(view, options) if len(options) > 1 else options
    rest = [option for option in options if option not in first]
    return Menu([*first, *rest], len(first))


def _cathedral(view: View, options: list[Option]) -> list[Option]:
    """For each segment without a step, and with the best step if that brings more; then the altar; then nothing.

    After a restoration the bishop stands on its segment wherever he came from, so equal steps are equal.
    """
    plain: dict[str, Option] = {}
    stepped: dict[str, Option] = {}
    altar: dict[int, Option] = {}
    led: list[Option] = []  # a card leads the bishop, and the same apprentice goes on
    others: list[Option] = []
    for option in options:
        found = facts.places(option)
        if option.kind == "restore" and "bishop" not in found:
            plain[found["segment"]] = option
        elif option.kind == "restore":
            best = stepped.get(found["segment"])
            if best is None or labels.points(view, option) > labels.points(view, best):
                stepped[found["segment"]] = option
        elif option.kind == "altar":
            if "bishop" not in found:
                altar.setdefault(labels.points(view, option), option)
        elif "bishop" in found:
            led.append(option)
        else:
            others.append(option)
    led.sort(key=lambda option: -best_after(view, facts.places(option)["bishop"])[0])
    others = [*led[:_LED], *others]
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


def _plan(_view: View, options: list[Option]) -> list[Option]:
    if any(option.kind == "plan" for option in options):
        return []  # five digits say more than a hundred lines
    return list(options)


def _blend(view: View, options: list[Option]) -> list[Option]:
    """Of many ways to give three paints for one, only the one that takes what there is most of."""
    assert view.seat is not None
    have = view.players[view.seat].paints or {}
    best: dict[str, tuple[int, Option]] = {}
    for option in options:
        if option.kind == "alchemy":
            found = facts.places(option)
            worth = sum(have.get(PAINT_NAMES[letter], 0) for letter in found["from"])
            if worth > best.get(found["paint"], (-1, option))[0]:
                best[found["paint"]] = (worth, option)
    kept = [option for _, option in best.values()]
    return _some(view, [option for option in options if option.kind != "alchemy" or option in kept])


def _ill(view: View, options: list[Option]) -> list[Option]:
    """First where nobody falls ill beside them, and among those where most of them work."""
    plans = [option for option in options if option.kind == "ill"]
    plans.sort(key=lambda one: (late_labels.infected_beside(view, one), -sum(late_labels.ill_places(one).values())))
    return _some(view, [*plans, *(option for option in options if option.kind != "ill")])


def _swap(view: View, options: list[Option]) -> list[Option]:
    """Equal results once; first those that make a booth richest."""
    results: dict[str, tuple[int, Option]] = {}
    for option in options:
        if option.kind == "lady_swap":
            booths = late_labels.swapped(view, option)
            paints = max(len(tiles.replace(" ", "")) for tiles in booths.values())
            sorted_tiles = {booth: sorted(tiles.split()) for booth, tiles in booths.items()}
            results.setdefault(str(sorted_tiles), (paints, option))
    best = [option for _, option in sorted(results.values(), key=lambda one: -one[0])]
    return _some(view, [*best, *(option for option in options if option.kind != "lady_swap")])


def _reserve(view: View, options: list[Option]) -> list[Option]:
    """First what the own paints are there for, then by points."""
    rules = rules_of(view)

    def wanted(option: Option) -> tuple[bool, int]:
        segment = facts.places(option).get("segment")
        if segment is None:
            return True, 1
        return not late_labels.payable(view, segment), -tile_value(rules, view.fresco[segment])

    return _some(view, sorted(options, key=wanted))


def _lead(view: View, options: list[Option]) -> list[Option]:
    def best(option: Option) -> int:
        bishop = facts.places(option).get("bishop")
        return -best_after(view, bishop)[0] if bishop else 1

    return _some(view, sorted(options, key=best))


def _pews(view: View, options: list[Option]) -> list[Option]:
    """One for each set of beams: pews that take equally many look alike. What may bring most comes first."""
    sorts: dict[tuple[int, ...], Option] = {}
    for option in options:
        if option.kind == "pews":
            sorts.setdefault(tuple(late_labels.pew_beams(view, option)), option)
    best = sorted(sorts.values(), key=lambda option: -sum(late_labels.pew_points(view, option)))
    return [*best, *(option for option in options if option.kind != "pews")]


def _some(_view: View, options: list[Option]) -> list[Option]:
    """If there are too many: the first ones, and the last, which is to do nothing."""
    return list(options) if len(options) <= _LINES else [*options[: _LINES - 1], options[-1]]


_SORTS: dict[str, Callable[[View, list[Option]], list[Option]]] = {
    "cathedral": _cathedral,
    "market": _market,
    "plan": _plan,
    "blend": _blend,
    "ill": _ill,
    "lady_market": _swap,
    "lady_cathedral": _reserve,
    "lady_bishop": _lead,
    "pews": _pews,
}


def find(menu: Menu, line: str, parse: Callable[[str], str | None], everything: bool = False) -> Option | None:
    """The option a line means: its number, its notation, five digits for a plan, or the hour to get up.

    ``everything``: all options were listed with their numbers.
    """
    kinds = {option.kind for option in menu.options}
    digits = re.fullmatch(r"([0-3])[\s,-]*([0-3])[\s,-]*([0-3])[\s,-]*([0-3])[\s,-]*([0-3])", line)
    if digits and "plan" in kinds:
        wanted: str | None = "plan " + "-".join(digits.groups())
    elif "ill" in kinds and re.fullmatch(r"[0-3]([\s,-]*[0-3]){3}", line):
        wanted = "ill " + "-".join(re.findall(r"\d", line))
    elif line.isdecimal() and "wake" in kinds:
        wanted = f"wake {int(line)}"
    elif line.isdecimal():
        number = int(line)
        most = menu.shown if "plan" in kinds and not everything else len(menu.options)  # nobody plans by chance
        return menu.options[number - 1] if 1 <= number <= most else None
    else:
        wanted = parse(_fifth(line))
    return next((option for option in menu.options if option.text == wanted), None)


def notation(line: str, menu: Menu) -> str:
    """A line as an attempt in notation: where plans are asked for, digits mean one; else one digit means an hour."""
    if line.isdecimal() and any(option.kind == "plan" for option in menu.options):
        return "plan " + "-".join(line)
    digits = re.findall(r"\d", line) if re.fullmatch(r"[0-9\s,-]+", line) else []
    if len(digits) == 5:
        return "plan " + "-".join(digits)
    return f"wake {line}" if len(digits) == 1 else _fifth(line)


def _fifth(line: str) -> str:
    """The last column has a name for each side of the sheet, and one in notation."""
    return re.sub(r"(?i)\bon (theater|cathedral ?2)$", "on fifth", line)
