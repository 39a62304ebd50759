"""Which options are listed first, and how a line of input finds one."""

from __future__ import annotations

import re
from collections.abc import Callable

from buonfresco.cli import menu as menus
from buonfresco.cli.fresco import labels, late_labels
from buonfresco.cli.fresco.module_labels import best_after
from buonfresco.cli.fresco.story import tile_value
from buonfresco.cli.menu import LINES, Menu, places
from buonfresco.engine.view import Option
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.view import View
from buonfresco.text import PAINT_NAMES

_LED = 3  # segments named to which a card may move the bishop


def arrange(view: View) -> Menu:
    assert view.decision is not None
    options = view.decision.options
    sort = _SORTS.get(view.decision.kind, _some)
    first = sort(view, options) if len(options) > 1 else options
    return menus.with_rest(first, options)


def _cathedral(view: View, options: list[Option]) -> list[Option]:
    """For each segment without a step, and with the best step if that brings more; then the altar; then nothing.

    After a restoration the bishop stands on its segment wherever he came from, so equal steps are equal.
    """
    plain: dict[str, Option] = {}
    stepped: dict[str, Option] = {}
    altar: dict[int, Option] = {}
    led: list[Option] = []  # a card moves the bishop, and the same apprentice goes on
    others: list[Option] = []
    for option in options:
        found = places(option)
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
    led.sort(key=lambda option: -best_after(view, places(option)["bishop"])[0])
    others = [*led[:_LED], *others]
    better = [
        option
        for segment, option in stepped.items()
        if labels.points(view, option) > labels.points(view, plain[segment])
    ]
    segments = sorted([*plain.values(), *better], key=lambda option: -labels.points(view, option))
    room = max(0, LINES - len(altar) - len(others))
    return [*segments[:room], *(altar[value] for value in sorted(altar, reverse=True)), *others]


def _market(_view: View, options: list[Option]) -> list[Option]:
    """If there are too many: only single tiles and the largest purchases."""
    if len(options) <= LINES + 5:
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
            found = places(option)
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
        segment = places(option).get("segment")
        if segment is None:
            return True, 1
        return not late_labels.payable(view, segment), -tile_value(rules, view.fresco[segment])

    return _some(view, sorted(options, key=wanted))


def _lead(view: View, options: list[Option]) -> list[Option]:
    def best(option: Option) -> int:
        bishop = places(option).get("bishop")
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
    return menus.some(options)


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
    if "plan" in kinds and re.fullmatch(r"[0-3]([\s,-]*[0-3]){4}", line):
        wanted = "plan " + "-".join(re.findall(r"\d", line))
    elif "ill" in kinds and re.fullmatch(r"[0-3]([\s,-]*[0-3]){3}", line):
        wanted = "ill " + "-".join(re.findall(r"\d", line))
    elif "wake" in kinds and line.isdecimal():
        wanted = f"wake {int(line)}"
    elif "plan" in kinds and line.isdecimal() and not everything:
        return menus.find(Menu(menu.options[: menu.shown], menu.shown), line, parse)  # nobody plans by chance
    else:
        return menus.find(menu, _fifth(line), parse)
    return next((option for option in menu.options if option.text == wanted), None)


def attempt(menu: Menu, line: str) -> str:
    """A line as notation: digits mean a plan where one is made, or an hour. What is left a number was meant as one."""
    kinds = {option.kind for option in menu.options}
    if hour(menu, line):
        return f"wake {int(hour(menu, line))}"
    digits = re.findall(r"\d", line) if re.fullmatch(r"[0-9\s,-]+", line) else []
    early = len(line) == 5 and bool(kinds & {"keep", "no_map"})  # a plan, though an action tile comes first
    if line.isdecimal() and ("plan" in kinds or early):
        return "plan " + "-".join(line)
    return "plan " + "-".join(digits) if len(digits) == 5 and not line.isdecimal() else _fifth(line)


def hour(menu: Menu, line: str) -> str:
    """The number that was meant as an hour, where hours are asked for."""
    number = re.fullmatch(r"(?:wake +)?(\d+)", line, re.IGNORECASE)
    return number[1] if number and any(option.kind == "wake" for option in menu.options) else ""


def _fifth(line: str) -> str:
    """The last column has a name for each side of the sheet, and one in notation."""
    return re.sub(r"(?i)\bon (theater|cathedral ?2)$", "on fifth", line)
