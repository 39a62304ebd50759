"""Charts as SVG inside a page: no script, no font, no picture from elsewhere; colors are the page's."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Any, NamedTuple

_WIDTH = 720
_LEFT = 190  # where the names end
_RIGHT = 700
_ROW = 30
_LONGEST = 24  # letters of a name
_STEPS = (1, 2, 2.5, 5, 10)
_TICKS = 5

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


def whiskers(title: str, rows: Sequence[Row], say: Say) -> str:
    """A dot for each value, a line for its interval, and a stroke where it would be if nothing mattered."""
    if not rows:
        return ""
    ends = [end for row in rows for end in (row.value, row.even, *(row.interval or ())) if end is not None]
    scale = _Scale(min(ends), max(ends))
    drawn = []
    for number, row in enumerate(rows):
        middle = _ROW * number + _ROW / 2
        drawn.append(_name(row.name, middle))
        if row.even is not None:
            at = scale.at(row.even)
            drawn.append(tag("line", x1=at, x2=at, y1=middle - 12, y2=middle + 12, class_="even"))
        if row.interval is not None:
            low, high = map(scale.at, row.interval)
            drawn.append(tag("line", x1=low, x2=high, y1=middle, y2=middle, class_="reach"))
        dot = tag("circle", tag("title", text(f"{row.name}: {row.said}")), cx=scale.at(row.value), cy=middle, r=5)
        drawn.append(dot)
    return _chart(title, len(rows) * _ROW, [*scale.grid(len(rows) * _ROW, say), *drawn])


def stacks(title: str, parts: Sequence[str], rows: Sequence[tuple[str, Sequence[float]]], say: Say) -> str:
    """Bars made of parts, one below the other; what is negative is left of zero. ``parts`` names them in the legend."""
    most = max([sum(max(0.0, one) for one in values) for _, values in rows], default=0.0)
    least = min([sum(min(0.0, one) for one in values) for _, values in rows], default=0.0)
    scale = _Scale(least, most)
    drawn = []
    for number, (name, values) in enumerate(rows):
        top = _ROW * number + 5
        drawn.append(_name(name, top + 10))
        right = left = 0.0
        for place, value in enumerate(values):
            start = right if value >= 0 else left + value
            right, left = right + max(0.0, value), left + min(0.0, value)
            width = scale.at(start + abs(value)) - scale.at(start)
            about = tag("title", text(f"{parts[place]}: {say(value)}"))
            drawn.append(
                tag("rect", about, x=scale.at(start), y=top, width=width, height=20, class_=f"part{place % 10}")
            )
    height = len(rows) * _ROW
    chart = _chart(title, height, [*scale.grid(height, say), *drawn])
    keys = [tag("li", tag("span", class_=f"key part{place % 10}"), text(part)) for place, part in enumerate(parts)]
    return chart + tag("ul", *keys, class_="legend")


def columns(title: str, counts: Sequence[tuple[str, float]], say: Say) -> str:
    """How often each of several values was met, in their order."""
    most = max((count for _, count in counts), default=0) or 1
    width, height = min(60.0, (_RIGHT - 20) / max(1, len(counts))), 140
    every = math.ceil(len(counts) / 20)
    drawn = []
    for number, (name, count) in enumerate(counts):
        tall = height * count / most
        about = tag("title", text(f"{name}: {say(count)}"))
        left = 20 + number * width
        drawn.append(
            tag("rect", about, x=left + 1, y=height - tall, width=max(1.0, width - 2), height=tall, class_="part0")
        )
        if number % every == 0:
            drawn.append(
                tag("text", text(name), x=left + width / 2, y=height + 16, text_anchor="middle", class_="tick")
            )
    return _chart(title, height, drawn)


class _Scale:
    """From values to places, with round numbers along the way."""

    def __init__(self, low: float, high: float) -> None:
        spread = (high - low) or abs(high) or 1.0
        raw = spread / _TICKS
        power = 10.0 ** math.floor(math.log10(raw))
        self.step = power * next(step for step in _STEPS if step * power >= raw * 0.999)
        self.low = math.floor(low / self.step) * self.step
        self.high = max(self.low + self.step, math.ceil(high / self.step) * self.step)

    def at(self, value: float) -> float:
        return _LEFT + (value - self.low) / (self.high - self.low) * (_RIGHT - 20 - _LEFT)

    def grid(self, height: float, say: Say) -> list[str]:
        found = []
        for number in range(round((self.high - self.low) / self.step) + 1):
            value = self.low + number * self.step
            at = self.at(value)
            found.append(tag("line", x1=at, x2=at, y1=0, y2=height, class_="grid"))
            found.append(tag("text", text(say(value)), x=at, y=height + 16, text_anchor="middle", class_="tick"))
        return found


def _name(name: str, middle: float) -> str:
    shown = name if len(name) <= _LONGEST else name[: _LONGEST - 1] + "…"
    return tag("text", tag("title", text(name)), text(shown), x=_LEFT - 12, y=middle + 5, text_anchor="end")


def _chart(title: str, height: float, drawn: Sequence[str]) -> str:
    box = f"0 -6 {_WIDTH} {height + 32}"
    return tag("svg", tag("title", text(title)), *drawn, viewBox=box, role="img", aria_label=title)
