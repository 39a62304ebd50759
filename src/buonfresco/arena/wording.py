"""Numbers with their intervals, in the language of the reader. For the terminal and the page alike."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from buonfresco.text import Catalogue

Data = Mapping[str, Any]


def number(cat: Catalogue, value: float) -> str:
    """With one decimal."""
    return cat("arena-number", number=value).replace("-", "−")


def signed(cat: Catalogue, value: float) -> str:
    said = number(cat, value)
    return said if said.startswith("−") else f"+{said}"


def percent(cat: Catalogue, share: float) -> str:
    return cat("arena-percent", number=100 * share)


def short(cat: Catalogue, value: float) -> str:
    """Two digits that count."""
    digits = 1 - math.floor(math.log10(value)) if value > 0 else 0
    return cat("arena-short", number=round(value, digits))


def share(cat: Catalogue, data: Data) -> str:
    low, high = data["interval"] or (None, None)
    return _between(cat, percent(cat, data["share"]), low and 100 * low, high and 100 * high)


def mean(cat: Catalogue, data: Data | None, say: Callable[[Catalogue, float], str] = number) -> str:
    return _between(cat, say(cat, data["mean"]), *(data["interval"] or (None, None))) if data else ""


def _between(cat: Catalogue, value: str, low: float | None, high: float | None) -> str:
    if low is None or high is None:
        return value
    return cat("arena-between", value=value, low=number(cat, low), high=number(cat, high))


def settings(cat: Catalogue, data: Data) -> str:
    """What was set for the game, as it is said on the command line."""
    said = [f"{name}={_value(value)}" for name, value in data.items() if value and value != "standard"]
    return ", ".join(said) or cat("arena-plain")


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={one}" for name, one in value.items())
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def question(cat: Catalogue, words: str, kind: str) -> str:
    """A question that is followed; one place of a plan, if it is about that (``following.py``)."""
    name, _, part = kind.partition(" ")
    return cat.name(part, "column") if part else cat.name(f"{words}{name}", "kind")


def source(cat: Catalogue, words: str, name: str) -> str:
    """Where points come from, by the words of a game (``Ruleset.words``)."""
    return cat.name(f"{words}{name}", "source")
