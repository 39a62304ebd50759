"""Charts inside a page: no script, no font, no picture from elsewhere; colors are the page's.

Names and numbers are text of the page, so they keep their size on a narrow screen and names are whole; only what is
drawn between them is SVG, in shares of whatever width there is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Any, NamedTuple

_STEPS = (1, 2, 2.5, 5, 10)
_TICKS = 5
_WIDEST = 8.0  # percent of the chart that a column is wide
_FULL = 0.9  # of a column's room is drawn
_LOWEST = 1.0  # percent of the chart that a column is high of which there is one at all
_NAMED = 12  # columns whose names find room beside each other

Say = Callable[[float], str]


class Row(NamedTuple):
    """A value with its interval. ``even`` is what it would be if nothing mattered."""

    name: str
    value: float
    interval: Sequence[float] | None = None
    even: float | None = None
    said: str = ""


def tag(name: str, *inside: str, **attributes: Any) -> str:
    """An element. What is inside is markup already; attributes are values (``class_`` for ``class``)."""
    words = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(f"{value:.6g}" if isinstance(value, float) else str(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{words}>{''.join(inside)}</{name}>"


def text(value: str) -> str:
    return escape(value, quote=False)


def whiskers(title: str, rows: Sequence[Row], say: Say, least: float | None = None) -> str:
    """A dot for each value, a line for its interval, and a stroke where it would be if nothing mattered.

    ``least``: where the scale begins, if not where the values do.
    """
    if not rows:
        return ""
    ends = [end for row in rows for end in (row.value, row.even, *(row.interval or ())) if end is not None]
    scale = _Scale(min(ends) if least is None else least, max(ends))
    found = []
    for row in rows:
        drawn = [tag("title", text(f"{row.name}: {row.said}")), *scale.grid()]
        if row.even is not None:
            at = scale.at(row.even)
            drawn.append(tag("line", x1=at, x2=at, y1="10%", y2="90%", class_="even"))
        if row.interval is not None:
            low, high = map(scale.at, row.interval)
            drawn.append(tag("line", x1=low, x2=high, y1="50%", y2="50%", class_="reach"))
        drawn.append(tag("circle", cx=scale.at(row.value), cy="50%", r=5))
        found.append(_row(row.name, drawn))
    return _chart(title, [*found, scale.axis(say)])


def stacks(title: str, parts: Sequence[str], rows: Sequence[tuple[str, Sequence[float]]], say: Say) -> str:
    """Bars made of parts, one below the other; what is negative is left of zero. ``parts`` names them in the legend."""
    most = max([sum(max(0.0, one) for one in values) for _, values in rows], default=0.0)
    least = min([sum(min(0.0, one) for one in values) for _, values in rows], default=0.0)
    scale = _Scale(least, most)
    found = []
    for name, values in rows:
        drawn = scale.grid()
        right = left = 0.0
        for place, value in enumerate(values):
            start = right if value >= 0 else left + value
            right, left = right + max(0.0, value), left + min(0.0, value)
            about = tag("title", text(f"{parts[place]}: {say(value)}"))
            where = {"x": scale.at(start), "width": _percent(scale.share(start + abs(value)) - scale.share(start))}
            drawn.append(tag("rect", about, **where, y="17%", height="66%", class_=f"part{place % 10}"))
        found.append(_row(name, drawn))
    keys = [tag("li", tag("span", class_=f"key part{place % 10}"), text(part)) for place, part in enumerate(parts)]
    return _chart(title, [*found, scale.axis(say)]) + tag("ul", *keys, class_="legend")


def columns(title: str, counts: Sequence[tuple[str, float]], say: Say) -> str:
    """How often each of several values was met, in their order."""
    most = max((count for _, count in counts), default=0) or 1
    width = min(_WIDEST, 100 / max(1, len(counts)))
    every = math.ceil(len(counts) / _NAMED)
    drawn, names = [], []
    for number, (name, count) in enumerate(counts):
        about, tall = tag("title", text(f"{name}: {say(count)}")), max(_LOWEST, 100 * count / most) if count else 0.0
        where = {"x": _percent(number * width), "y": _percent(100 - tall)}
        drawn.append(tag("rect", about, **where, width=_percent(_FULL * width), height=_percent(tall), class_="part0"))
        if number % every == 0:
            names.append(((number + 0.5) * width, name))
    return _chart(title, [tag("div", tag("svg", *drawn), class_="columns"), _ticks(names)])


class _Scale:
    """From values to places, with round numbers along the way."""

    def __init__(self, low: float, high: float) -> None:
        spread = (high - low) or abs(high) or 1.0
        raw = spread / _TICKS
        power = 10.0 ** math.floor(math.log10(raw))
        self.step = power * next(step for step in _STEPS if step * power >= raw * 0.999)
        self.low = math.floor(low / self.step) * self.step
        self.high = max(self.low + self.step, math.ceil(high / self.step) * self.step)

    def share(self, value: float) -> float:
        """In percent of the width."""
        return 100 * (value - self.low) / (self.high - self.low)

    def at(self, value: float) -> str:
        return _percent(self.share(value))

    def _marks(self) -> list[float]:
        return [self.low + number * self.step for number in range(round((self.high - self.low) / self.step) + 1)]

    def grid(self) -> list[str]:
        places = map(self.at, self._marks())
        return [tag("line", x1=at, x2=at, y1="0%", y2="100%", class_="grid") for at in places]

    def axis(self, say: Say) -> str:
        ticks = _ticks([(self.share(value), say(value)) for value in self._marks()])
        return tag("div", tag("span"), ticks, class_="row")


def _percent(share: float) -> str:
    return f"{share:.6g}%"


def _ticks(names: Sequence[tuple[float, str]]) -> str:
    """What stands below. On a narrow screen every other one is left out (the page's style says so)."""
    return tag("div", *(tag("span", text(name), style=f"left:{_percent(at)}") for at, name in names), class_="ticks")


def _row(name: str, drawn: Sequence[str]) -> str:
    return tag("div", tag("span", text(name)), tag("div", tag("svg", *drawn), class_="plot"), class_="row")


def _chart(title: str, rows: Sequence[str]) -> str:
    return tag("div", *rows, class_="chart", role="img", aria_label=title)
